# SPDX-License-Identifier: MIT
"""The score list as a page of its own, with its ways out: CSV, PDF and paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale, QStandardPaths, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.i18n import numbers
from skat_desktop.records.list_csv import ExportFault, ExportProblem, series_csv, write_export
from skat_desktop.ui.printing import list_pdf, make_printer, paint_pages
from skat_desktop.ui.score_list import ScoreList, ScoreListModel

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate

_SIZE: Final = (760, 640)
"""Size the page opens with, in pixels."""

_TITLE_SCALE = 1.3
"""Height of the heading, in heights of plain text."""


def _today() -> str:
    return QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)


class ScorePage(QDialog):
    """Shows the list of a series, and saves and prints it. Never modal."""

    def __init__(
        self,
        rows: ScoreListModel,
        parent: QWidget | None = None,
        *,
        today: Callable[[], str] = _today,
        folder: Path | None = None,
    ) -> None:
        """Build the page.

        Args:
            rows: the model of the list, shared with the list beside the table.
            parent: the window.
            today: makes the date that is printed.
            folder: where the file dialogs begin, without it the user's documents.
        """
        super().__init__(parent)
        self.setObjectName("score_page")
        self._today = today
        self._folder = folder
        self.list = ScoreList(rows)
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.count = QLabel()
        self.count.setObjectName("count")
        self.saved = QLabel()
        self.saved.setObjectName("saved")
        self.saved.setWordWrap(True)
        self.csv_button = QPushButton()
        self.pdf_button = QPushButton()
        self.print_button = QPushButton()
        self.close_button = QPushButton()
        buttons = {
            "save_csv": (self.csv_button, self.save_csv),
            "save_pdf": (self.pdf_button, self.save_pdf),
            "print": (self.print_button, self.print_list),
            "close": (self.close_button, self.close),
        }
        row = QHBoxLayout()
        for name, (button, handler) in buttons.items():
            button.setObjectName(name)
            # Return in the list must not save a file.
            button.setAutoDefault(False)
            button.clicked.connect(handler)
            if name == "close":
                row.addStretch()
            row.addWidget(button)
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addStretch()
        head.addWidget(self.count)
        lines = QVBoxLayout(self)
        lines.addLayout(head)
        lines.addWidget(self.list, 1)
        lines.addWidget(self.saved)
        lines.addLayout(row)
        self.resize(*_SIZE)
        rows.modelReset.connect(self._refresh)
        self.retranslate()

    # What it shows

    def retranslate(self) -> None:
        """Take the words from the current language, and sizes from the current font."""
        self.csv_button.setText(translate("ScorePage", "Save as &CSV…", "button"))
        self.pdf_button.setText(translate("ScorePage", "Save as &PDF…", "button"))
        self.print_button.setText(translate("ScorePage", "P&rint…", "button"))
        self.close_button.setText(translate("ScorePage", "Close", "button"))
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _TITLE_SCALE)
        self.heading.setFont(font)
        self.setWindowTitle(translate("ScorePage", "Score list"))
        self._refresh()

    def _refresh(self) -> None:
        """Show what the model holds now."""
        series = self.list.rows.series
        self.saved.hide()
        self.heading.setText(self._kind())
        self.count.setText("" if series is None else self._deals())
        for button in (self.csv_button, self.pdf_button, self.print_button):
            button.setEnabled(series is not None and bool(series.results))

    def _kind(self) -> str:
        rows = self.list.rows
        if rows.series is None:
            return translate("ScorePage", "Score list")
        return rows.words.list_title(rows.series.setup.list_kind)

    def _deals(self) -> str:
        """Return how many deals have been played, of how many."""
        series = self.list.rows.series
        assert series is not None
        played = len(series.results)
        if series.setup.deals is None:
            return numbers.deals(played)
        text = translate("ScorePage", "{played} of %n deal(s)", "progress", series.setup.deals)
        return text.format(played=played)

    def _title(self) -> str:
        return translate("ScorePage", "Score list – {kind}", "title on paper").format(
            kind=self._kind()
        )

    def _note(self) -> str:
        return numbers.enumerated([self._today(), self._deals()])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = (QEvent.Type.LanguageChange, QEvent.Type.FontChange)
        if event.type() in kinds and hasattr(self, "close_button"):
            self.retranslate()

    # Files

    def save_csv(self) -> None:
        """Ask for a file and save the list as CSV."""
        self._ask_for_file("csv", translate("ScorePage", "Table", "kind of file"), self._csv)

    def save_pdf(self) -> None:
        """Ask for a file and save the list as PDF."""
        self._ask_for_file("pdf", translate("ScorePage", "Document", "kind of file"), self._pdf)

    def _csv(self) -> bytes:
        rows = self.list.rows
        assert rows.series is not None
        return series_csv(rows.series, rows.names)

    def _pdf(self) -> bytes:
        return list_pdf(self.list.rows, self._title(), self._note())

    def _ask_for_file(self, suffix: str, kind: str, content: Callable[[], bytes]) -> None:
        """Open the dialog for a file; the list is saved as it is when the dialog is accepted."""
        if self._folder is None:
            documents = QStandardPaths.StandardLocation.DocumentsLocation
            self._folder = Path(QStandardPaths.writableLocation(documents))
        dialog = QFileDialog(self)
        dialog.setObjectName(f"{suffix}_dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilter(f"{kind} (*.{suffix})")
        dialog.setDefaultSuffix(suffix)
        dialog.setDirectory(str(self._folder))
        dialog.selectFile(f"{translate('ScorePage', 'Skat list', 'name of a file')}.{suffix}")
        dialog.fileSelected.connect(lambda name: self._save(Path(name), content))
        dialog.open()

    def _save(self, path: Path, content: Callable[[], bytes]) -> None:
        self._folder = path.parent
        problem = write_export(path, content())
        if problem is not None:
            self._tell(problem_sentence(problem), problem.reason)
            return
        self.saved.setText(translate("ScorePage", "Saved as {file}.").format(file=path.name))
        self.saved.show()

    # Paper

    def print_list(self) -> None:
        """Ask for a printer and print the list."""
        from PySide6.QtPrintSupport import QPrintDialog

        printer = make_printer(self._title())
        dialog = QPrintDialog(printer, self)
        dialog.setObjectName("print_dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The printer belongs to nobody; this keeps it as long as the dialog.
        dialog.accepted.connect(lambda: self._print(printer))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _print(self, printer: QPrinter) -> None:
        try:
            printed = paint_pages(printer, self.list.rows, self._title(), self._note())
            reason = ""
        except ValueError as error:
            printed = False
            reason = str(error)
        if not printed:
            self._tell(
                translate(
                    "ScorePage",
                    "The list could not be printed; choose another printer or other paper, or "
                    "save it as PDF.",
                ),
                reason,
            )

    def _tell(self, sentence: str, details: str) -> None:
        box = QMessageBox(self)
        box.setObjectName("problem_box")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(sentence)
        box.setDetailedText(details)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()


def problem_sentence(problem: ExportProblem) -> str:
    """Return what to do about a file that could not be saved."""
    text = {
        # On Windows a file that a spreadsheet shows is denied like one in a folder without rights.
        ExportFault.DENIED: lambda: translate(
            "ScorePage",
            "{file} could not be saved; close it in other programs, or choose another folder.",
        ),
        ExportFault.FULL: lambda: translate(
            "ScorePage",
            "{file} could not be saved, because the disk is full; free some space, then save "
            "again.",
        ),
        ExportFault.MISSING: lambda: translate(
            "ScorePage",
            "{file} could not be saved, because its folder is not there; choose another folder.",
        ),
        ExportFault.OTHER: lambda: translate(
            "ScorePage", "{file} could not be saved; choose another name or another folder."
        ),
    }[problem.fault]()
    return text.format(file=problem.file)
