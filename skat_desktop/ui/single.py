# SPDX-License-Identifier: MIT
"""One window a data folder: a second start raises the first window and ends."""

from __future__ import annotations

import logging
import os

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from skat_desktop.records.folder import DataFolder
from skat_desktop.records.instance import InstanceLock, LockState

log = logging.getLogger(__name__)

_PATIENCE_MS = 1000
"""How long a second start waits for the first to answer."""


class SingleInstance(QObject):
    """Holds the data folder's lock and listens for further starts.

    Attributes:
        is_first: whether this process may use the folder.

    Signals:
        called(): another start wants this window to come forward.
    """

    called = Signal()

    def __init__(self, folder: DataFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = InstanceLock(folder.path)
        # Where nobody can tell, the program starts: the database guards itself.
        self.is_first = self._lock.state is not LockState.TAKEN
        self._server = QLocalServer(self)
        if self._lock.state is LockState.HELD:
            self._listen()

    def _listen(self) -> None:
        self._server.newConnection.connect(self._on_call)
        name = f"skat-desktop-{os.getpid()}"
        QLocalServer.removeServer(name)
        if not self._server.listen(name):
            log.warning("cannot listen for a second start: %s", self._server.errorString())
            return
        try:
            self._lock.publish(self._server.fullServerName())
        except OSError as error:
            log.warning("cannot be called by a second start: %s", error)

    def _on_call(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.disconnected.connect(socket.deleteLater)
            socket.disconnectFromServer()
        self.called.emit()

    def call_first(self) -> bool:
        """Ask the first window to come forward; tell whether it could be reached."""
        address = self._lock.published()
        if address is None:
            return False
        socket = QLocalSocket()
        socket.connectToServer(address)
        reached = socket.waitForConnected(_PATIENCE_MS)
        socket.abort()
        return reached

    def release(self) -> None:
        """Give the folder back."""
        self._server.close()
        self._lock.release()
