"""Data files: what lies in a game's box."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from foxden.refusal import DataError

Contents = dict[str, Any]
"""What a data file, or a part of a record, holds."""


def read_data(path: Path) -> Contents:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path}: {error}") from None
