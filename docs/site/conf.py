"""How the documentation site is made of docs/: python -m tools.docs."""

from __future__ import annotations

import re
from typing import Any

from babel import Locale
from pygments.lexers.html import XmlLexer
from pygments.lexers.special import TextLexer
from sphinx.util import inspect

from foxden import __version__
from foxden.games import TITLES
from foxden.text import LANGUAGES

project = "Foxden"
author = "the Foxden contributors"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
root_doc = "index"
exclude_patterns = ["site"]

# Headings are linked to as on code-hosting sites, so that the same link works in both places.
myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
add_module_names = False
# The reference is made without them, so that whoever builds the site needn't install them.
autodoc_mock_imports = ["gymnasium", "numpy", "pettingzoo", "pufferlib", "pyspiel", "textarena"]
# Types made of those are shown as they are written.
autodoc_type_aliases = {name: name for name in ("AECEnv", "Arrays", "Mask", "NDArray", "Numbers", "Stepped")}
autodoc_default_options = {"members": True, "undoc-members": True}

OTHERS = {code: Locale(code).language_name for code in LANGUAGES if code != "en"}
"""Languages that the rules are there in, beside English."""

html_theme = "foxden"
html_theme_path = ["themes"]
html_title = "Foxden"
html_copy_source = False
html_use_index = False
html_domain_indices = False
html_permalinks_icon = "#"


def read_as_markdown(_app: object, _what: str, _name: str, _thing: object, _options: object, lines: list[str]) -> None:
    """Our docstrings quote code with single backquotes, and indent examples."""
    text = re.sub(r"(?<!`)`([^`\n]+)`(?!`)", r"``\1``", "\n".join(lines))
    lines[:] = re.sub(r"(?m)^(\S.*\n\n)(?= {4})", r"\1::\n\n", text).split("\n")


def sign_as_written(
    _app: object, what: str, _name: str, thing: Any, _options: object, signature: str | None, _returned: object
) -> tuple[str, None] | None:
    """Where a base class is not installed, its stand-in would say how an object is made."""
    if what != "class" or "*args" not in (signature or ""):
        return None
    made = inspect.signature(thing.__init__, bound_method=True, type_aliases=autodoc_type_aliases)
    return inspect.stringify_signature(made, show_return_annotation=False, unqualified_typehints=True), None


def list_pages(_app: object, page: str, source: list[str]) -> None:
    """The page of a folder leads to all others in it."""
    if page.endswith("/README"):
        listed = list_rules() if page == "rules/README" else "*"
        source[0] += f"\n```{{toctree}}\n:hidden:\n:glob:\n\n{listed}\n```\n"


def list_rules() -> str:
    """In other languages some have the same heading as in English."""
    translated = [
        f"{title} ({told}) <{name}.{code}>" for name, title in TITLES.items() for code, told in OTHERS.items()
    ]
    return "\n".join([*TITLES, *translated, "book/*"])


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", read_as_markdown)
    app.connect("autodoc-process-signature", sign_as_written)
    app.connect("source-read", list_pages)
    app.add_lexer("ftl", TextLexer)
    app.add_lexer("svg", XmlLexer)
