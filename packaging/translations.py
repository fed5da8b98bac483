#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Keep the translations: ``python packaging/translations.py COMMAND``.

update     reads every string of skat_desktop into resources/i18n/skat_{en,de,ja}.ts
compile    makes the .qm files beside them, which the program loads
check      fails on anything unfinished, missing, out of date, or not translatable
todo       prints what is not translated yet as JSON
fill FILE  puts the translations of such a JSON file into the .ts files, then compiles

It needs PySide6 in the environment of the Python that runs it (lupdate and lrelease are part of
it) and nothing else.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import string
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "skat_desktop"
CATALOGUES = ROOT / "resources" / "i18n"

PLURAL_FORMS = {"en": 2, "de": 2, "ja": 1}
"""The languages, and how many forms a counted phrase has in each."""
SOURCE_LANGUAGE = "en"

Key: TypeAlias = tuple[str, str, str]
"""Context, source text and comment: what names a string."""


class Stop(Exception):
    """A foreseeable end, as a sentence for the user."""


@dataclass(frozen=True)
class Message:
    """One string of a catalogue.

    Attributes:
        key: what names it.
        counted: whether it holds ``%n``, and so has the plural forms of its language.
        forms: its translations, one unless it is counted.
        finished: whether the catalogue calls it so.
    """

    key: Key
    counted: bool
    forms: tuple[str, ...]
    finished: bool


# --- strings in the sources -----------------------------------------------------------------------

_MARKS = ("QT_TRANSLATE_NOOP", "QT_TRANSLATE_NOOP3")
"""They mark the texts of a table, which a later ``translate`` of the same module looks up."""

_WORDS = {"tr": 2, "translate": 3, "QT_TRANSLATE_NOOP": 2, "QT_TRANSLATE_NOOP3": 3}
"""What lupdate looks for, with the number of texts each takes: context, text, comment."""


@dataclass(frozen=True)
class Source:
    """What the code of one or more modules translates.

    Attributes:
        keys: every string, by name, with whether it is counted.
        faults: calls that lupdate cannot read, as sentences.
    """

    keys: dict[Key, bool]
    faults: list[str]


def _name_of(call: ast.Call) -> str:
    """Return by which of lupdate's names a call translates or marks, empty for other calls."""
    function = call.func
    if isinstance(function, ast.Name):
        return function.id if function.id in _WORDS else ""
    if not isinstance(function, ast.Attribute) or function.attr not in _WORDS:
        return ""
    if function.attr == "translate":
        # Not str.translate, not QTranslator.translate.
        owner = function.value.id if isinstance(function.value, ast.Name) else ""
        return "translate" if owner.endswith("Application") else ""
    return function.attr


def _calls(node: ast.AST, class_name: str = "") -> Iterator[tuple[ast.Call, str]]:
    """Yield every call below a node with the name of the class it stands in."""
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.ClassDef) else class_name
        if isinstance(child, ast.Call):
            yield child, class_name
        yield from _calls(child, inner)


def _literals(arguments: Sequence[ast.expr]) -> list[str] | None:
    """Return the values of string literals, None if one of the expressions is something else."""
    values = []
    for argument in arguments:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            return None
        values.append(argument.value)
    return values


def strings_of(source: str, name: str) -> Source:
    """Return what a module translates.

    Args:
        source: its text.
        name: its name for the sentences about faults.
    """
    keys: dict[Key, bool] = {}
    faults: list[str] = []
    calls = [(call, owner, _name_of(call)) for call, owner in _calls(ast.parse(source))]
    marks = any(called in _MARKS for _, _, called in calls)
    for call, class_name, called in calls:
        if not called:
            continue
        place = f"{name}:{call.lineno}"
        if called == "tr" and isinstance(call.func, ast.Name):
            faults.append(f"{place}: lupdate takes tr() for self.tr(); call it translate().")
            continue
        words = _WORDS[called]
        keywords = [keyword.arg for keyword in call.keywords]
        if called == "translate" and marks and _is_marked_elsewhere(call.args):
            continue
        texts = _literals(call.args[:words])
        if (
            texts is None
            or keywords not in ([], ["n"])
            or len(texts) < (1 if called == "tr" else 2)
        ):
            faults.append(
                f"{place}: lupdate reads only literals, so write the text itself "
                "(no variable, no f-string) and fill placeholders with .format() afterwards."
            )
            continue
        context = class_name if called == "tr" else texts.pop(0)
        text, comment = [*texts, ""][:2]
        counted = len(call.args) > words or "n" in keywords
        keys[context, text, comment] = counted
        faults += [f"{place}: {fault}" for fault in _faults_of_text(text, counted)]
    return Source(keys, faults)


def _is_marked_elsewhere(arguments: Sequence[ast.expr]) -> bool:
    """Tell whether a call translates a text from a table that marks its texts."""
    return len(arguments) > 1 and isinstance(arguments[1], ast.Name | ast.Attribute | ast.Subscript)


def _faults_of_text(text: str, counted: bool) -> list[str]:
    faults = []
    try:
        placeholders(text)
    except ValueError as error:
        faults.append(f"{text!r}: {error}")
    if ("%n" in text) != counted:
        faults.append(f"{text!r}: %n and the number as third or fourth argument go together.")
    return faults


def all_strings(package: Path = PACKAGE) -> Source:
    """Return what all modules of a package translate; a module that cannot be read is a fault."""
    keys: dict[Key, bool] = {}
    faults = []
    for path in modules(package):
        name = path.relative_to(package.parent).as_posix()
        try:
            found = strings_of(path.read_text(encoding="utf-8"), name)
        except (SyntaxError, UnicodeDecodeError) as error:
            faults.append(f"{name}: cannot be read: {error}")
            continue
        keys.update(found.keys)
        faults += found.faults
    return Source(keys, faults)


def modules(package: Path = PACKAGE) -> list[Path]:
    """Return the Python files of a package in a fixed order."""
    return sorted(package.rglob("*.py"))


def placeholders(text: str) -> frozenset[str]:
    """Return the names of a text's placeholders.

    Raises:
        ValueError: a placeholder has no name, or a brace stands alone.
    """
    names = set()
    for _, field, specification, conversion in string.Formatter().parse(text):
        if field is None:
            continue
        if not field.isidentifier() or specification or conversion:
            raise ValueError("a placeholder is a bare name in braces, like {player}.")
        names.add(field)
    return frozenset(names)


# --- catalogues -----------------------------------------------------------------------------------


def catalogue_path(language: str, folder: Path = CATALOGUES) -> Path:
    """Return the path of a language's .ts file."""
    return folder / f"skat_{language}.ts"


def read_catalogue(path: Path) -> list[Message]:
    """Read the messages of a .ts file.

    Raises:
        Stop: the file is missing or damaged.
    """
    try:
        root = ElementTree.parse(path).getroot()
    except (OSError, ElementTree.ParseError) as error:
        raise Stop(f"{path.name} cannot be read: {error}. Run: update") from None
    messages = []
    for context, element in _elements(root):
        translation = element.find("translation")
        assert translation is not None
        counted = element.get("numerus") == "yes"
        texts = translation.findall("numerusform") if counted else [translation]
        messages.append(
            Message(
                key=(context, element.findtext("source", ""), element.findtext("comment", "")),
                counted=counted,
                forms=tuple(text.text or "" for text in texts),
                finished=translation.get("type") is None,
            )
        )
    return messages


def _elements(root: ElementTree.Element) -> Iterator[tuple[str, ElementTree.Element]]:
    for context in root.findall("context"):
        for element in context.findall("message"):
            yield context.findtext("name", ""), element


def write_translations(path: Path, translations: Mapping[Key, Sequence[str]]) -> int:
    """Put translations into a .ts file and return how many strings took one.

    Raises:
        Stop: a translation has another number of forms than its string.
    """
    tree = ElementTree.parse(path)
    count = 0
    for context, element in _elements(tree.getroot()):
        key = (context, element.findtext("source", ""), element.findtext("comment", ""))
        forms = translations.get(key)
        translation = element.find("translation")
        if forms is None or translation is None:
            continue
        texts = translation.findall("numerusform")
        targets = texts if element.get("numerus") == "yes" else [translation]
        if len(targets) != len(forms):
            raise Stop(f"{path.name}: {key[1]!r} needs {len(targets)} forms, not {len(forms)}.")
        for target, form in zip(targets, forms, strict=True):
            target.text = form
        translation.attrib.pop("type", None)
        count += 1
    with path.open("wb") as file:
        tree.write(file, encoding="utf-8", xml_declaration=True)
    return count


# --- Qt's tools -----------------------------------------------------------------------------------


def qt_tool(name: str) -> Path:
    """Return the path of lupdate or lrelease in this Python's PySide6.

    Raises:
        Stop: this Python has no PySide6, or it lacks the tool.
    """
    found = importlib.util.find_spec("PySide6")
    if found is None or not found.submodule_search_locations:
        raise Stop(f"This Python ({sys.executable}) has no PySide6, which brings {name}.")
    folder = Path(next(iter(found.submodule_search_locations)))
    for tool in (folder / name, folder / f"{name}.exe"):
        if tool.is_file():
            return tool
    raise Stop(f"{name} is missing in {folder}. Install PySide6-Essentials again.")


def run(tool: str, arguments: Iterable[str | Path]) -> None:
    """Run one of Qt's tools.

    Raises:
        Stop: it failed, with what it said.
    """
    done = subprocess.run(
        [qt_tool(tool), *arguments], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise Stop(f"{tool} failed: {(done.stderr or done.stdout).strip()}")


def run_lupdate(language: str, folder: Path, package: Path) -> None:
    """Bring one .ts file up to date."""
    with tempfile.TemporaryDirectory() as temporary:
        # A list in a file: the command line of some systems is too short for all modules.
        listed = Path(temporary) / "modules"
        listed.write_text("\n".join(map(str, modules(package))), encoding="utf-8")
        run(
            "lupdate",
            [
                f"@{listed}",
                "-silent",
                "-no-obsolete",
                "-sort-messages",
                *("-locations", "none"),
                # Never take over the translation of a text that only looks alike.
                *("-disable-heuristic", "sametext", "-disable-heuristic", "similartext"),
                *("-source-language", SOURCE_LANGUAGE),
                *("-target-language", language),
                *("-ts", catalogue_path(language, folder)),
            ],
        )


def update(folder: Path = CATALOGUES, package: Path = PACKAGE) -> None:
    """Bring the .ts files up to date. What English says as the code does is finished at once."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in PLURAL_FORMS:
        run_lupdate(language, folder, package)
    path = catalogue_path(SOURCE_LANGUAGE, folder)
    same = {m.key: (m.key[1],) for m in read_catalogue(path) if not m.counted and not m.finished}
    if same:
        write_translations(path, same)
        # In lupdate's own layout again, so that files differ only where texts do.
        run_lupdate(SOURCE_LANGUAGE, folder, package)


def compile_catalogues(folder: Path = CATALOGUES, target: Path | None = None) -> None:
    """Make the .qm files, beside the .ts files or elsewhere."""
    for language in PLURAL_FORMS:
        path = catalogue_path(language, folder)
        result = (target or folder) / path.with_suffix(".qm").name
        run("lrelease", [path, "-silent", "-qm", result])


# --- checks ---------------------------------------------------------------------------------------


def faults_of_catalogue(language: str, messages: Sequence[Message], source: Source) -> list[str]:
    """Return what is wrong with a language's messages, as sentences."""
    faults = []
    known = {message.key for message in messages}
    for context, text, comment in sorted(source.keys.keys() - known):
        faults.append(f"{language}: {context}: {text!r} ({comment}) is missing. Run: update")
    for message in messages:
        context, text, comment = message.key
        place = f"{language}: {context}: {text!r} ({comment})"
        if message.key not in source.keys:
            faults.append(f"{place} is in no module any more. Run: update")
        elif not message.finished or not all(message.forms):
            faults.append(f"{place} is not translated.")
        else:
            faults += [f"{place}: {fault}" for fault in _faults_of_forms(message)]
    return faults


def _faults_of_forms(message: Message) -> list[str]:
    faults = []
    wanted = placeholders(message.key[1])
    for form in message.forms:
        try:
            found = placeholders(form)
        except ValueError as error:
            faults.append(f"{form!r}: {error}")
            continue
        if found != wanted:
            faults.append(f"{form!r} has {sorted(found)} where the code fills {sorted(wanted)}.")
    # The form for one may say it in words; the last one stands for every other number.
    if message.counted and "%n" not in message.forms[-1]:
        faults.append(f"{message.forms[-1]!r} does not say the number, %n.")
    return faults


def check(folder: Path = CATALOGUES, package: Path = PACKAGE) -> list[str]:
    """Return all that is wrong, as sentences; nothing when all is well."""
    source = all_strings(package)
    faults = list(source.faults)
    for language in PLURAL_FORMS:
        messages = read_catalogue(catalogue_path(language, folder))
        faults += faults_of_catalogue(language, messages, source)
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary)
        compile_catalogues(folder, fresh)
        for path in sorted(fresh.glob("*.qm")):
            old = folder / path.name
            if not old.is_file() or old.read_bytes() != path.read_bytes():
                faults.append(f"{path.name} is older than its .ts file. Run: compile")
    return faults


# --- translating by hand --------------------------------------------------------------------------


def todo(folder: Path = CATALOGUES) -> list[dict[str, object]]:
    """Return what lacks a translation, each with the languages to fill in."""
    rows: dict[Key, dict[str, object]] = {}
    for language, count in PLURAL_FORMS.items():
        for message in read_catalogue(catalogue_path(language, folder)):
            if message.finished and all(message.forms):
                continue
            context, text, comment = message.key
            row = rows.setdefault(
                message.key, {"context": context, "source": text, "comment": comment}
            )
            row[language] = [""] * count if message.counted else ""
    return list(rows.values())


def fill(rows: Iterable[dict[str, object]], folder: Path = CATALOGUES) -> dict[str, int]:
    """Put translated rows of :func:`todo` into the .ts files; return how many per language."""
    translations: dict[str, dict[Key, Sequence[str]]] = {name: {} for name in PLURAL_FORMS}
    for row in rows:
        key = (str(row["context"]), str(row["source"]), str(row.get("comment", "")))
        for language, wanted in translations.items():
            text = row.get(language)
            forms = [text] if isinstance(text, str) else text
            if isinstance(forms, list) and all(forms):
                wanted[key] = [str(form) for form in forms]
    return {
        language: write_translations(catalogue_path(language, folder), wanted)
        for language, wanted in translations.items()
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one call and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="packaging/translations.py",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=__doc__,
    )
    parser.add_argument("command", choices=["update", "compile", "check", "todo", "fill"])
    parser.add_argument("file", nargs="?", type=Path, help="for fill: JSON as todo prints it")
    options = parser.parse_args(arguments)
    try:
        if options.command == "update":
            update()
        elif options.command == "compile":
            compile_catalogues()
        elif options.command == "todo":
            print(json.dumps(todo(), ensure_ascii=False, indent=1))
        elif options.command == "fill":
            if options.file is None:
                raise Stop("fill needs a file: packaging/translations.py fill FILE")
            for language, count in fill(json.loads(options.file.read_text("utf-8"))).items():
                print(f"{language}: {count}")
            update()
            compile_catalogues()
        else:
            faults = check()
            for fault in faults:
                print(fault)
            return 1 if faults else 0
    except (Stop, OSError, ValueError) as stop:
        print(stop, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
