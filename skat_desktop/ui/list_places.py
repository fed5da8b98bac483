# SPDX-License-Identifier: MIT
"""The two places of the score list: beside the table, and a page of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QMainWindow

from skat_desktop.ui.help.desk import HelpDesk
from skat_desktop.ui.on_demand import OnDemand

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from skat_desktop.match.match import Match
    from skat_desktop.ui.score_list import ScoreList
    from skat_desktop.ui.score_page import ScorePage
    from skat_desktop.ui.words import Words

_ROOM_FOR_LIST: Final = 1200
"""Width of the window in pixels from which the list fits beside the table."""


class ListPlaces(QObject):
    """Shows the list of the series that counts.

    Attributes:
        dock: the place beside the table.
        score_list: the list there, built when it is first asked for.
        score_page: the page, likewise.
    """

    def __init__(
        self,
        window: QMainWindow,
        help_desk: HelpDesk,
        counted: Callable[[], Match | None],
        words: Callable[[], Words],
    ) -> None:
        """Begin with neither place.

        Args:
            window: the window.
            help_desk: answers F1 on the page.
            counted: gives the series that counts.
            words: gives the words for its table.
        """
        super().__init__(window)
        self._window = window
        self._help = help_desk
        self._counted = counted
        self._words = words
        self.dock = OnDemand(self._build_dock)
        self.score_list = OnDemand(self._build_list)
        self.score_page = OnDemand(self._build_page)

    def _build_dock(self) -> QDockWidget:
        from PySide6.QtWidgets import QDockWidget

        dock = QDockWidget(self._window)
        dock.setObjectName("list_dock")
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.hide()
        dock.visibilityChanged.connect(self.update)
        dock.setWindowTitle(_title())
        return dock

    def _build_list(self) -> ScoreList:
        from skat_desktop.ui.score_list import ScoreList

        score_list = ScoreList()
        self.dock().setWidget(score_list)
        return score_list

    def _build_page(self) -> ScorePage:
        from skat_desktop.ui.score_page import ScorePage

        page = ScorePage(self.score_list().rows, self._window)
        self._help.attach(page, "score_page")
        return page

    def retranslate(self) -> None:
        """Name the dock in the language of the program."""
        if dock := self.dock.built:
            dock.setWindowTitle(_title())

    def toggle(self) -> None:
        """Show or hide the list, beside the table or, in a small window, before it."""
        dock, score_list = self.dock(), self.score_list()
        showing = not dock.isVisible()
        dock.setVisible(showing)
        if showing:
            window = self._window
            small = window.width() < _ROOM_FOR_LIST
            dock.setFloating(small)
            if small:
                dock.resize(score_list.sizeHint().width(), window.height() * 2 // 3)
                corner = window.geometry().topRight()
                dock.move(corner.x() - dock.width(), corner.y() + 40)

    def show_page(self) -> None:
        """Show the list as a page."""
        page = self.score_page()
        page.show()
        self.update()
        page.raise_()
        page.activateWindow()

    def update(self) -> None:
        """Show what has been added, if anybody can see it."""
        page, dock = self.score_page.built, self.dock.built
        beside = dock is not None and dock.isVisible()
        if not (beside or (page is not None and page.isVisible())):
            return
        # A practice leaves no trace there.
        counted = self._counted()
        series = None if counted is None else counted.series
        names = () if counted is None else tuple(who.name for who in counted.occupants)
        score_list = self.score_list()
        score_list.show_series(series, self._words(), names)
        if beside and dock is not None:
            wanted = score_list.sizeHint().width()
            self._window.resizeDocks([dock], [wanted], Qt.Orientation.Horizontal)


def _title() -> str:
    return QCoreApplication.translate("MainWindow", "Score list")
