#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Keep the translations: ``python packaging/translations.py COMMAND``.

update     reads every string of skat_desktop into resources/i18n/skat_{en,de,ja}.ts
compile    makes the .qm files beside them, which the program loads
check      fails on anything unfinished, missing, out of date, or not translatable
todo       prints what is not translated yet as JSON
fill FILE  puts the translations of such a JSON file into the .ts files, then compiles

Only compiling needs PySide6 (lrelease) in the environment of the Python that runs this. Qt's
lupdate is not used: of ``translate("Context", "%n card(s)", "", count)`` it loses that the phrase
is counted, and with it all its translations.
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
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree
from xml.sax.saxutils import escape

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

_WORDS = {"tr": 2, "translate": 3}
"""What translates, with the number of texts each takes: context (tr: the class), text, comment."""


@dataclass(frozen=True)
class Source:
    """What the code of one or more modules translates.

    Attributes:
        keys: every string, by name, with whether it is counted.
        faults: calls that cannot be translated, as sentences.
        unreadable: modules that are no Python, as sentences.
    """

    keys: dict[Key, bool]
    faults: list[str]
    unreadable: list[str] = field(default_factory=list)


def _name_of(call: ast.Call) -> str:
    """Return by which of Qt's names a call translates, empty for other calls.

    A bare ``tr`` is short for ``QCoreApplication.translate``: as a method it would have an owner.
    """
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
    for call, class_name in _calls(ast.parse(source)):
        called = _name_of(call)
        if not called:
            continue
        place = f"{name}:{call.lineno}"
        if called == "tr" and isinstance(call.func, ast.Name):
            called = "translate"
        words = _WORDS[called]
        keywords = [keyword.arg for keyword in call.keywords]
        texts = _literals(call.args[:words])
        if (
            texts is None
            or keywords not in ([], ["n"])
            or len(texts) < (1 if called == "tr" else 2)
        ):
            faults.append(
                f"{place}: only literals can be translated. Write context and text themselves "
                "(no variable, no f-string) and fill placeholders with .format() afterwards."
            )
            continue
        context = class_name if called == "tr" else texts.pop(0)
        text, comment = [*texts, ""][:2]
        counted = len(call.args) > words or "n" in keywords
        keys[context, text, comment] = counted
        faults += [f"{place}: {fault}" for fault in _faults_of_text(text, counted)]
    return Source(keys, faults)


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
    """Return what all modules of a package translate."""
    keys: dict[Key, bool] = {}
    faults = []
    unreadable = []
    for path in modules(package):
        name = path.relative_to(package.parent).as_posix()
        try:
            found = strings_of(path.read_text(encoding="utf-8"), name)
        except (SyntaxError, UnicodeDecodeError) as error:
            unreadable.append(f"{name}: cannot be read: {error}")
            continue
        keys.update(found.keys)
        faults += found.faults
    return Source(keys, faults, unreadable)


def modules(package: Path = PACKAGE) -> list[Path]:
    """Return the Python files of a package in a fixed order."""
    return sorted(package.rglob("*.py"))


def placeholders(text: str) -> frozenset[str]:
    """Return the names of a text's placeholders.

    Raises:
        ValueError: a placeholder has no name, or a brace stands alone.
    """
    names = set()
    for _, name, specification, conversion in string.Formatter().parse(text):
        if name is None:
            continue
        if not name.isidentifier() or specification or conversion:
            raise ValueError("a placeholder is a bare name in braces, like {player}.")
        names.add(name)
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


def write_catalogue(path: Path, language: str, messages: Iterable[Message]) -> None:
    """Write a .ts file as Qt's Linguist does, sorted and without places in the code."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="{SOURCE_LANGUAGE}">',
    ]
    by_key = sorted(messages, key=lambda message: message.key)
    for context, group in groupby(by_key, key=lambda message: message.key[0]):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for message in group:
            lines += _message_lines(message)
        lines.append("</context>")
    lines += ["</TS>", ""]
    path.write_text("\n".join(lines), encoding="utf-8", newline="\n")


def _message_lines(message: Message) -> Iterator[str]:
    _, text, comment = message.key
    yield '    <message numerus="yes">' if message.counted else "    <message>"
    yield f"        <source>{escape(text)}</source>"
    if comment:
        yield f"        <comment>{escape(comment)}</comment>"
    state = "" if message.finished else ' type="unfinished"'
    if message.counted:
        yield f"        <translation{state}>"
        for form in message.forms:
            yield f"            <numerusform>{escape(form)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        <translation{state}>{escape(message.forms[0])}</translation>"
    yield "    </message>"


def update(folder: Path = CATALOGUES, package: Path = PACKAGE) -> None:
    """Bring the .ts files up to date: new strings in, old ones out, translations kept.

    What English says as the code does is finished at once.

    Raises:
        Stop: a module is no Python at the moment; its translations would be lost.
    """
    source = all_strings(package)
    if source.unreadable:
        raise Stop("\n".join(source.unreadable))
    folder.mkdir(parents=True, exist_ok=True)
    for language, count in PLURAL_FORMS.items():
        path = catalogue_path(language, folder)
        old = {m.key: m for m in read_catalogue(path)} if path.is_file() else {}
        messages = []
        for key, counted in source.keys.items():
            message = old.get(key)
            if message is None or message.counted != counted:
                message = Message(key, counted, ("",) * (count if counted else 1), finished=False)
            if language == SOURCE_LANGUAGE and not counted and not message.finished:
                message = Message(key, counted, (key[1],), finished=True)
            messages.append(message)
        write_catalogue(path, language, messages)


# --- Qt's compiler --------------------------------------------------------------------------------


def qt_tool(name: str) -> Path:
    """Return the path of one of Qt's tools in this Python's PySide6.

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
    faults = source.unreadable + source.faults
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
    """Put translated rows of :func:`todo` into the .ts files; return how many per language.

    Rows of strings that are in no catalogue, and languages a row leaves empty, do not matter.

    Raises:
        Stop: a translation has another number of forms than its string.
    """
    by_key: dict[Key, dict[str, object]] = {}
    for row in rows:
        key = (str(row["context"]), str(row["source"]), str(row.get("comment", "")))
        by_key.setdefault(key, {}).update(row)
    counts = {}
    for language in PLURAL_FORMS:
        path = catalogue_path(language, folder)
        messages = []
        count = 0
        for message in read_catalogue(path):
            text = by_key.get(message.key, {}).get(language)
            forms = [text] if isinstance(text, str) else text
            if not isinstance(forms, list) or not all(forms):
                messages.append(message)
                continue
            if len(forms) != len(message.forms):
                wanted = len(message.forms)
                raise Stop(f"{path.name}: {message.key[1]!r} needs {wanted} forms.")
            count += 1
            messages.append(
                Message(message.key, message.counted, tuple(map(str, forms)), finished=True)
            )
        write_catalogue(path, language, messages)
        counts[language] = count
    return counts


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
