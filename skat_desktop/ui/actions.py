# SPDX-License-Identifier: MIT
"""Every action of the window in one table: id, menu, words, shortcut.

Menus are built from the table; the window connects the ids to what they do. Words are made when
they are needed, so that a change of language only needs :meth:`Actions.retranslate`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

translate = QCoreApplication.translate

Words = Callable[[], str]
"""Makes words in the language of the moment."""


@dataclass(frozen=True, slots=True)
class Spec:
    """One action.

    Attributes:
        id: how the window knows it.
        menu: id of its menu.
        text: makes the words for the menu; None for a name that is never translated.
        shortcut: keys, as text; several are parted by a blank.
        group: actions of one group exclude each other and are checkable.
        checkable: whether it is on or off.
        separator: whether a line stands above it.
    """

    id: str
    menu: str
    text: Words | None
    shortcut: str = ""
    group: str = ""
    checkable: bool = False
    separator: bool = False


MENUS: Final[dict[str, Words]] = {
    "game": lambda: translate("Actions", "&Game"),
    "move": lambda: translate("Actions", "&Move"),
    "view": lambda: translate("Actions", "&View"),
    "settings": lambda: translate("Actions", "&Settings"),
    "help": lambda: translate("Actions", "&Help"),
}

TABLE: Final = (
    Spec("new_series", "game", lambda: translate("Actions", "&New series…"), "Ctrl+N"),
    Spec("same_cards", "game", lambda: translate("Actions", "Same cards &again"), separator=True),
    Spec("practise", "game", lambda: translate("Actions", "&Practise a deal…")),
    Spec("end_practice", "game", lambda: translate("Actions", "&End practice")),
    Spec("copy_code", "game", lambda: translate("Actions", "&Copy deal code")),
    Spec(
        "open_record",
        "game",
        lambda: translate("Actions", "&Open record…"),
        "Ctrl+O",
        separator=True,
    ),
    Spec("score_list", "game", lambda: translate("Actions", "Score &list"), "Ctrl+L"),
    Spec(
        "score_page",
        "game",
        lambda: translate("Actions", "Score list as a pa&ge"),
        "Ctrl+Shift+L",
    ),
    Spec("statistics", "game", lambda: translate("Actions", "S&tatistics"), "Ctrl+T"),
    Spec("quit", "game", lambda: translate("Actions", "&Quit"), "Ctrl+Q", separator=True),
    Spec("undo", "move", lambda: translate("Actions", "&Undo"), "Ctrl+Z"),
    Spec("redo", "move", lambda: translate("Actions", "Re&do"), "Ctrl+Shift+Z"),
    Spec(
        "confirm", "move", lambda: translate("Actions", "&Say, hold or go on"), "Y", separator=True
    ),
    Spec("pass", "move", lambda: translate("Actions", "&Pass"), "P"),
    Spec("higher", "move", lambda: translate("Actions", "&Higher value"), "Ctrl+Up"),
    Spec("lower", "move", lambda: translate("Actions", "&Lower value"), "Ctrl+Down"),
    Spec("claim", "move", lambda: translate("Actions", "Claim the &rest…"), separator=True),
    Spec("last_trick", "move", lambda: translate("Actions", "Last &trick"), "L"),
    Spec("concede", "move", lambda: translate("Actions", "&Concede…")),
    Spec("deck_french", "view", lambda: translate("Actions", "&French deck"), group="deck"),
    Spec("deck_german", "view", lambda: translate("Actions", "&German deck"), group="deck"),
    Spec(
        "deck_tournament",
        "view",
        lambda: translate("Actions", "&Tournament deck, four colours"),
        group="deck",
    ),
    Spec(
        "dark",
        "view",
        lambda: translate("Actions", "&Dark"),
        checkable=True,
        separator=True,
    ),
    Spec(
        "table_buttons",
        "view",
        lambda: translate("Actions", "&Buttons at the table"),
        checkable=True,
    ),
    Spec(
        "full_screen", "view", lambda: translate("Actions", "F&ull screen"), "F11", checkable=True
    ),
    # The languages' own names are never translated.
    Spec("language_en", "settings", None, group="language"),
    Spec("language_de", "settings", None, group="language"),
    Spec("language_ja", "settings", None, group="language"),
    Spec(
        "fast",
        "settings",
        lambda: translate("Actions", "Play &fast"),
        checkable=True,
        separator=True,
    ),
    Spec(
        "settings",
        "settings",
        lambda: translate("Actions", "&Settings…"),
        "Ctrl+,",
        separator=True,
    ),
    Spec("help", "help", lambda: translate("Actions", "&Help for this place"), "F1"),
    Spec("rules", "help", lambda: translate("Actions", "&Rules of Skat"), "Ctrl+F1"),
    Spec("about", "help", lambda: translate("Actions", "&About Skat Desktop")),
)


class Actions(QObject):
    """The window's actions and menus.

    Attributes:
        by_id: each action by its id.
    """

    def __init__(self, window: QWidget, bar: QMenuBar) -> None:
        super().__init__(window)
        self.by_id: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._groups: dict[str, QActionGroup] = {}
        for menu_id in MENUS:
            menu = QMenu(bar)
            bar.addMenu(menu)
            self._menus[menu_id] = menu
        for spec in TABLE:
            self._add(spec, window)
        self.retranslate()

    def _add(self, spec: Spec, window: QWidget) -> None:
        action = QAction(window)
        action.setObjectName(spec.id)
        action.setCheckable(spec.checkable or bool(spec.group))
        action.setShortcuts([QKeySequence(keys) for keys in spec.shortcut.split()])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        if spec.group:
            if spec.group not in self._groups:
                self._groups[spec.group] = QActionGroup(self)
            self._groups[spec.group].addAction(action)
        menu = self._menus[spec.menu]
        if spec.separator:
            menu.addSeparator()
        menu.addAction(action)
        self.by_id[spec.id] = action

    def connect_all(self, handlers: dict[str, Callable[[], None]]) -> None:
        """Connect each id to what it does.

        Raises:
            KeyError: an action has no handler, or a handler no action.
        """
        missing = self.by_id.keys() ^ handlers.keys()
        if missing:
            raise KeyError(", ".join(sorted(missing)))
        for action_id, handler in handlers.items():
            self.by_id[action_id].triggered.connect(handler)

    def retranslate(self) -> None:
        """Take the words from the current language."""
        for menu_id, text in MENUS.items():
            self._menus[menu_id].setTitle(text())
        for spec in TABLE:
            if spec.text is not None:
                self.by_id[spec.id].setText(spec.text())
