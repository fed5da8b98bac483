# SPDX-License-Identifier: MIT
"""The thread that owns the database: one job after the other, each a transaction.

A job that cannot be saved (a full disk) is held, with everything to be saved behind it, and
tried again when asked. Its future completes when it has been committed, however late: whoever
waits for it simply goes on waiting.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from skat_desktop.records.trouble import Trouble, reason_of

T = TypeVar("T")

Open = Callable[[], sqlite3.Connection]
Report = Callable[[Trouble], None]


class NotSaved(Exception):
    """The store was closed before a change could be saved."""


@dataclass(slots=True)
class _Job:
    """Something to do.

    Attributes:
        work: gets the connection.
        writes: whether it is a transaction that can be held.
        future: what came of it.
    """

    work: Callable[[sqlite3.Connection], Any]
    writes: bool
    future: Future[Any] = field(default_factory=Future)


class StoreWriter:
    """A thread with a connection and a queue of jobs.

    Contract: ``open_connection`` and all work run in the thread, one after the other in the
    order they were submitted; futures complete there too, so their callbacks must be short and
    must not wait for another job.
    """

    def __init__(self, file_name: str, open_connection: Open, report: Report) -> None:
        """Start the thread.

        Args:
            file_name: name of the database, for reports.
            open_connection: opens it; must not raise.
            report: is told, in the thread, when something is not saved; must not raise.
        """
        self._file_name = file_name
        self._open = open_connection
        self._report = report
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._held: deque[_Job] = deque()
        self._closing = threading.Lock()
        self._closed = False
        # A daemon: a program that ends without closing ends as if killed, and loses nothing.
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sqlite3.Connection], T], *, writes: bool) -> Future[T]:
        """Hand over something to do.

        Args:
            work: what to do; an exception other than SQLite's goes into the future.
            writes: whether it is to be one transaction, held when it cannot be saved.

        Raises:
            RuntimeError: the store has been closed.
        """
        job = _Job(work, writes)
        # From here on nobody can cancel it: what was handed over happens.
        job.future.set_running_or_notify_cancel()
        with self._closing:
            if self._closed:
                raise RuntimeError("The saved games are closed.")
            self._queue.put(job)
        return job.future

    def retry(self) -> Future[bool]:
        """Try to save again what is held.

        Returns:
            Whether nothing is held any more; what went wrong has been reported.
        """
        return self.submit(self._try_held, writes=False)

    def close(self) -> int:
        """Do all that was handed over, try once more what is held, close the database.

        Returns:
            The number of jobs that could not be saved; their futures raise :class:`NotSaved`.
        """
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()
        return len(self._held)

    def _run(self) -> None:
        connection = self._open()
        while (job := self._queue.get()) is not None:
            if job.writes and self._held:
                self._held.append(job)
            elif job.writes:
                self._save(connection, job)
            else:
                self._read(connection, job)
        self._try_held(connection)
        for job in self._held:
            job.future.set_exception(NotSaved())
        connection.close()

    def _read(self, connection: sqlite3.Connection, job: _Job) -> None:
        try:
            result = job.work(connection)
        except Exception as error:
            job.future.set_exception(error)
        else:
            job.future.set_result(result)

    def _save(self, connection: sqlite3.Connection, job: _Job) -> bool:
        """Run a job as a transaction; hold it when it cannot be saved."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = job.work(connection)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back(connection)
            self._held.appendleft(job)
            self._report(self._trouble(error))
            return False
        except Exception as error:
            self._roll_back(connection)
            job.future.set_exception(error)
        else:
            job.future.set_result(result)
        return True

    def _try_held(self, connection: sqlite3.Connection) -> bool:
        while self._held:
            if not self._save(connection, self._held.popleft()):
                return False
        return True

    def _trouble(self, error: sqlite3.Error) -> Trouble:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code == sqlite3.SQLITE_FULL:
            return Trouble("save.disk_full", {"file": self._file_name})
        facts = {"file": self._file_name, "reason": reason_of(error)}
        return Trouble("save.failed", facts)

    @staticmethod
    def _roll_back(connection: sqlite3.Connection) -> None:
        # SQLite itself has rolled back after some errors.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
