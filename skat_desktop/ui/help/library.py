# SPDX-License-Identifier: MIT
"""Reads the pages and examples of the help from the data files, once for each language."""

from __future__ import annotations

from functools import cache

from skat_desktop.i18n.languages import Language
from skat_desktop.learn.help.contents import PAGES
from skat_desktop.learn.help.examples import AnyExample, parse_examples
from skat_desktop.learn.help.page import Page, parse_page
from skat_desktop.paths import resource_path


@cache
def load_pages(language: Language) -> dict[str, Page]:
    """Return the pages of a language by id, in the order of the contents.

    Raises:
        FileNotFoundError: the data files are incomplete.
        skat_desktop.learn.help.page.PageError: a page cannot be read.
    """
    return {
        page: parse_page(
            page, resource_path("help", language.value, f"{page}.txt").read_text(encoding="utf-8")
        )
        for page in PAGES
    }


@cache
def load_examples() -> dict[str, AnyExample]:
    """Return the examples of all pages.

    Raises:
        FileNotFoundError: the data files are incomplete.
        skat_desktop.learn.help.examples.ExampleError: an example is wrong.
    """
    return parse_examples(resource_path("help", "examples.toml").read_text(encoding="utf-8"))
