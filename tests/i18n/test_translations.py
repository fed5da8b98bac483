# SPDX-License-Identifier: MIT
"""The translation tool, and with it that every text is translated."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "packaging" / "translations.py"


@pytest.fixture(scope="module")
def tool():
    # By path: packaging/ is no package, so that it cannot hide the library of that name.
    spec = importlib.util.spec_from_file_location("skat_desktop_translations", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # dataclasses look their module up.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_everything_is_translated(tool):
    assert tool.check() == []


# --- a package of our own -------------------------------------------------------------------------

MODULE = """
from PySide6.QtCore import QCoreApplication, QObject

translate = QCoreApplication.translate

class Panel(QObject):
    def texts(self):
        return [
            self.tr("{player} leads", "first card"),
            self.tr("%n card(s)", "", 3),
            translate("Other", "one " "text", "joined"),
            "abc".translate({}),
        ]
"""
GERMAN = [
    {"context": "Panel", "source": "{player} leads", "comment": "first card", "de": "{player} vor"},
    {"context": "Panel", "source": "%n card(s)", "de": ["%n Karte", "%n Karten"]},
    {"context": "Other", "source": "one text", "comment": "joined", "de": "ein Text"},
]
OTHERS = [
    {"context": "Panel", "source": "{player} leads", "comment": "first card", "ja": "{player}番"},
    {
        "context": "Panel",
        "source": "%n card(s)",
        "comment": "",
        "en": ["%n card", "%n cards"],
        "ja": ["%n枚"],
    },
    {"context": "Other", "source": "one text", "comment": "joined", "ja": "文"},
]


@pytest.fixture
def package(tmp_path):
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "panel.py").write_text(MODULE, encoding="utf-8")
    return folder


@pytest.fixture
def catalogues(tool, package, tmp_path):
    """Finished catalogues of the package."""
    folder = tmp_path / "catalogues"
    tool.update(folder, package)
    tool.fill(GERMAN + OTHERS, folder)
    tool.update(folder, package)
    tool.compile_catalogues(folder)
    assert tool.check(folder, package) == []
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_english_needs_only_its_plurals(tool, package, tmp_path):
    tool.update(tmp_path, package)
    open_rows = tool.todo(tmp_path)
    assert len(open_rows) == 3
    assert [row["source"] for row in open_rows if "en" in row] == ["%n card(s)"]
    counted = next(row for row in open_rows if "en" in row)
    assert (counted["en"], counted["ja"]) == (["", ""], [""])


def test_updating_twice_changes_nothing_and_stores_no_places(tool, catalogues, package):
    before = {path.name: path.read_bytes() for path in catalogues.glob("*.ts")}
    tool.update(catalogues, package)
    assert {path.name: path.read_bytes() for path in catalogues.glob("*.ts")} == before
    assert b"<location" not in before["skat_de.ts"]


def test_what_is_no_longer_used_is_dropped(tool, catalogues, package):
    change(package / "panel.py", 'translate("Other", "one " "text", "joined"),', "")
    faults = tool.check(catalogues, package)
    assert [fault for fault in faults if fault.startswith("de: Other")] == [
        "de: Other: 'one text' (joined) is in no module any more. Run: update"
    ]
    tool.update(catalogues, package)
    assert "ein Text" not in (catalogues / "skat_de.ts").read_text(encoding="utf-8")


def test_a_new_text_is_missing_then_untranslated(tool, catalogues, package):
    change(package / "panel.py", '"abc".translate({}),', 'self.tr("new"),')
    assert "de: Panel: 'new' () is missing. Run: update" in tool.check(catalogues, package)
    tool.update(catalogues, package)
    faults = tool.check(catalogues, package)
    assert "de: Panel: 'new' () is not translated." in faults
    # English says what the code says.
    assert not any(fault.startswith("en:") for fault in faults)


def test_a_text_that_is_counted_now_is_translated_anew(tool, catalogues, package):
    change(package / "panel.py", '"", 3', '""')
    change(package / "panel.py", "%n card(s)", "cards")
    tool.update(catalogues, package)
    tool.fill([{"context": "Panel", "source": "cards", "de": "Karten"}], catalogues)
    change(package / "panel.py", '"cards", ""', '"cards", "", 3')
    tool.update(catalogues, package)
    assert "Karten" not in (catalogues / "skat_de.ts").read_text(encoding="utf-8")


def test_marks_of_xml_survive(tool, tmp_path):
    package = tmp_path / "own"
    package.mkdir()
    (package / "panel.py").write_text('translate("A&B", "1 < 2 & \\"3\\" > 0 ", "<c>")')
    tool.update(tmp_path, package)
    (message,) = tool.read_catalogue(tmp_path / "skat_en.ts")
    assert message.key == ("A&B", '1 < 2 & "3" > 0 ', "<c>")
    assert message.forms == ('1 < 2 & "3" > 0 ',)


def test_a_similar_text_takes_no_translation_over(tool, catalogues, package):
    change(package / "panel.py", '"{player} leads"', '"{player} leads."')
    tool.update(catalogues, package)
    assert any("'{player} leads.'" in fault for fault in tool.check(catalogues, package))


@pytest.mark.parametrize(
    "translation,fault",
    [
        ("vor", "'vor' has [] where the code fills ['player']."),
        ("{spieler} vor", "has ['spieler'] where the code fills ['player']."),
        ("{player} {} vor", "a placeholder is a bare name"),
        ("{player:>3} vor", "a placeholder is a bare name"),
        ("{player} vor}", "Single '}'"),
    ],
)
def test_placeholders_are_the_same_in_all_languages(tool, catalogues, package, translation, fault):
    change(catalogues / "skat_de.ts", "{player} vor", translation)
    assert any(fault in found for found in tool.check(catalogues, package))


def test_a_counted_phrase_says_its_number(tool, catalogues, package):
    change(catalogues / "skat_de.ts", "%n Karten", "Karten")
    assert any("does not say the number" in fault for fault in tool.check(catalogues, package))


def test_a_qm_file_that_is_too_old_is_found(tool, catalogues, package):
    change(catalogues / "skat_de.ts", "ein Text", "ein anderer Text")
    assert tool.check(catalogues, package) == [
        "skat_de.qm is older than its .ts file. Run: compile"
    ]
    (catalogues / "skat_ja.qm").unlink()
    assert len(tool.check(catalogues, package)) == 2


@pytest.mark.parametrize(
    "code",
    [
        'self.tr(f"{player} leads")',
        "self.tr(text)",
        'self.tr("leads " + text)',
        'self.tr("leads", comment)',
        'self.tr(sourceText="leads")',
        'translate(context, "leads")',
        'QCoreApplication.translate("Panel", text)',
        'translate("Panel")',
        'self.tr("{} leads")',
        'self.tr("{player!r} leads")',
        'self.tr("%n card(s)")',
        'self.tr("cards", "", 3)',
        'tr("leads")',
    ],
)
def test_only_literals_can_be_translated(tool, code):
    found = tool.strings_of(f"class Panel:\n    text = {code}", "panel.py")
    assert len(found.faults) == 1
    assert found.faults[0].startswith("panel.py:")


@pytest.mark.parametrize(
    "code",
    [
        'self.tr("leads").format(x=f"{y}")',
        'self.tr("leads", "first card")',
        'self.tr("%n card(s)", "", count)',
        'self.tr("%n card(s)", n=count)',
        'translate("Panel", "leads", "first card")',
        'tr("Panel", "leads")',
        "text.translate(table)",
        'translator.translate("Panel", text)',
    ],
)
def test_other_calls_are_fine(tool, code):
    assert tool.strings_of(f"class Panel:\n    text = {code}", "panel.py").faults == []


def test_a_module_that_cannot_be_read_is_a_fault_not_a_crash(tool, catalogues, package):
    (package / "half_written.py").write_text("def (", encoding="utf-8")
    faults = tool.check(catalogues, package)
    assert len(faults) == 1
    assert faults[0].startswith("own/half_written.py: cannot be read")
    # Nothing is written: its translations would be lost.
    with pytest.raises(tool.Stop, match=r"half_written\.py: cannot be read"):
        tool.update(catalogues, package)


def test_a_missing_catalogue_is_one_sentence(tool, package, tmp_path):
    with pytest.raises(tool.Stop, match=r"skat_en\.ts cannot be read: .*Run: update"):
        tool.check(tmp_path, package)


def test_a_wrong_number_of_forms_is_refused(tool, catalogues):
    row = {"context": "Panel", "source": "%n card(s)", "de": ["Karten"]}
    with pytest.raises(tool.Stop, match="needs 2 forms"):
        tool.fill([row], catalogues)


def test_command_line(tool, monkeypatch, capsys, catalogues, package, tmp_path):
    monkeypatch.setattr(tool, "check", lambda: ["de: something"])
    assert tool.main(["check"]) == 1
    assert capsys.readouterr().out == "de: something\n"
    monkeypatch.setattr(tool, "check", list)
    assert tool.main(["check"]) == 0
    assert tool.main(["fill"]) == 2
    assert "needs a file" in capsys.readouterr().err
    broken = tmp_path / "broken.json"
    broken.write_text("[", encoding="utf-8")
    assert tool.main(["fill", str(broken)]) == 2
    monkeypatch.setattr(tool, "todo", lambda: [{"source": "あ"}])
    capsys.readouterr()
    assert tool.main(["todo"]) == 0
    assert json.loads(capsys.readouterr().out) == [{"source": "あ"}]
