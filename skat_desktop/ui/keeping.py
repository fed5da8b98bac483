# SPDX-License-Identifier: MIT
"""What the program keeps beside the games: settings, log, and traces of a crash."""

from __future__ import annotations

from PySide6.QtCore import QObject, QThreadPool, Signal

from skat_desktop.records.crash import NativeCrashWatch
from skat_desktop.records.folder import DataFolder
from skat_desktop.records.logs import Logging
from skat_desktop.records.settings import Settings
from skat_desktop.records.settings_file import SettingsFile
from skat_desktop.records.trouble import Trouble


class Keeping(QObject):
    """Holds the files of the data folder that are no games.

    Attributes:
        folder: the data folder.
        settings: what the user has chosen, as it was read.
        logging: the log.
        troubles: what went wrong so far, to be said when the window is there.

    Signals:
        trouble(Trouble): the settings could not be saved.
    """

    trouble = Signal(object)

    def __init__(self, folder: DataFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.logging = Logging(folder.log if folder.writable else None)
        self._watch = NativeCrashWatch(folder.path) if folder.writable else None
        self._file = SettingsFile(folder.settings)
        self._threads = QThreadPool(self)
        # One after the other, so that the last change is what stays.
        self._threads.setMaxThreadCount(1)
        found = [folder.trouble, *self._file.troubles]
        if self._watch is not None:
            found.append(self._watch.trouble)
        self.troubles = tuple(trouble for trouble in found if trouble is not None)

    @property
    def settings(self) -> Settings:
        """What the user has chosen."""
        return self._file.settings

    def save_settings(self, settings: Settings) -> None:
        """Save the settings off the thread of the window."""
        self._threads.start(lambda: self._save(settings))

    def _save(self, settings: Settings) -> None:
        trouble: Trouble | None = self._file.save(settings)
        if trouble is not None:
            self.trouble.emit(trouble)

    def close(self) -> None:
        """Wait for what is being saved, and end the log."""
        self._threads.waitForDone()
        if self._watch is not None:
            self._watch.stop()
        self.logging.stop()
