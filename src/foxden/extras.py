"""Packages that only some features need."""

from __future__ import annotations


def how_to_install(extra: str) -> str:
    """From a wheel or a clone, because Foxden's name on a package index may be somebody else's."""
    return f"Run: pip install './foxden-….whl[{extra}]' (or in a clone: pip install -e '.[{extra}]')"
