"""Data files: what lies in a game's box."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from foxden.refusal import DataError

Contents = dict[str, Any]
"""What a data file, or a part of a record, holds."""


def read_data(path: Path) -> Contents:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError("record", "data-unreadable", path=path.name, reason=error.strerror) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError("record", "data-no-toml", path=path.name, reason=error) from None


def require_parts(contents: Contents, known: Iterable[str]) -> None:
    """Nothing is in the box that its game does not know."""
    unknown = sorted(map(str, set(contents) - set(known)))
    if unknown:
        raise DataError("record", "data-unknown-part", part=unknown[0], known=", ".join(known))


def wrong_form(part: str) -> DataError:
    """It is missing, or is not even of the kind that this part is."""
    return DataError("record", "data-wrong-form", part=part)
