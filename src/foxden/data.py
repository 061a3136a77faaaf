"""Data files: the contents of a game's box."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from foxden.refusal import DataError

Contents = dict[str, Any]
"""The contents of a data file, or of a part of a record."""


def read_data(path: Path) -> Contents:
    """Read TOML, as people write it, or JSON, as the page saves a box and records carry it."""
    try:
        text = path.read_text(encoding="utf-8")
        return read_json(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise DataError("record", "data-unreadable", path=path.name, reason=error.strerror) from None
    except (ValueError, RecursionError) as error:
        key = "data-no-json" if path.suffix == ".json" else "data-no-toml"
        raise DataError("record", key, path=path.name, reason=error) from None


def read_json(text: str) -> Contents:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError(text[:20])
    return found


def require_parts(contents: Contents, known: Iterable[str]) -> None:
    """Refuse parts that the game doesn't know."""
    unknown = sorted(map(str, set(contents) - set(known)))
    if unknown:
        raise DataError("record", "data-unknown-part", part=unknown[0], known=", ".join(known))


def wrong_form(part: str) -> DataError:
    """The error for a part that is missing or of the wrong type."""
    return DataError("record", "data-wrong-form", part=part)
