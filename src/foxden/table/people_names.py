"""People's names: short, visible, and not easily mistaken for somebody else's."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache

LONGEST_NAME = 24
MOST_MARKS = 2
"""Most accents on one letter; more would only spill over neighbouring lines."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as printable although nothing is visible."""
ALIKE = str.maketrans(
    "аеорсухіїјѕһԁԛԝѵмтнвкзпгꓲαβγεηικνορτυχωϲϳ01|!$@",
    "aeopcyxiijshdqwvmthbk3nrlabyenikvoptuxwcjolllsa",
)  # fmt: skip
"""Characters that look like others, mapped to lower-case Latin letters."""
TOGETHER = (("rn", "m"), ("vv", "w"))


def tidy_name(name: str) -> str:
    """Remove invisible characters and piled-up accents; the result can be empty."""
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFKC", name):
        marks = marks + 1 if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me") else 0
        if sign.isprintable() and sign not in BLANK and marks <= MOST_MARKS and (signs or not marks):
            signs.append(sign)
    return " ".join("".join(signs).split())[:LONGEST_NAME].strip()


@lru_cache(1 << 13)
def skeleton(name: str) -> str:
    """A key by which names that look alike are equal."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign)).translate(ALIKE).replace("i", "l")
    for two, one in TOGETHER:
        bare = bare.replace(two, one)
    return "".join(bare.split())


def tell_apart(wanted: str, is_taken: Callable[[str], bool]) -> str:
    """The wanted name, with a number added if somebody already has a similar one. `is_taken` is called with
    skeletons."""
    name, number = wanted, 2
    while is_taken(skeleton(name)):
        name, number = f"{wanted} {number}", number + 1
    return name
