"""What people call themselves: short, visible, and not to be taken for somebody else's name."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache

LONGEST_NAME = 24
MOST_MARKS = 2
"""Accents on one letter; more only grow over the lines above and below."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Printable, by name, and yet nothing is to be seen."""
ALIKE = str.maketrans(
    "аеорсухіїјѕһԁԛԝѵмтнвкзпгꓲαβγεηικνορτυχωϲϳ01|!$@",
    "aeopcyxiijshdqwvmthbk3nrlabyenikvoptuxwcjolllsa",
)  # fmt: skip
"""Letters of other alphabets, and signs, that look like another. What they are taken for is small and Latin."""
TOGETHER = (("rn", "m"), ("vv", "w"))


def tidy_name(name: str) -> str:
    """Without what cannot be seen, and what is piled up; nothing may be left."""
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFKC", name):
        marks = marks + 1 if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me") else 0
        if sign.isprintable() and sign not in BLANK and marks <= MOST_MARKS and (signs or not marks):
            signs.append(sign)
    return " ".join("".join(signs).split())[:LONGEST_NAME].strip()


@lru_cache(1 << 13)
def skeleton(name: str) -> str:
    """Two names with the same one look alike."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign)).translate(ALIKE).replace("i", "l")
    for two, one in TOGETHER:
        bare = bare.replace(two, one)
    return "".join(bare.split())


def tell_apart(wanted: str, is_taken: Callable[[str], bool]) -> str:
    """The wanted name, with a number added if somebody already has one that looks like it. `is_taken`: asked about
    skeletons."""
    name, number = wanted, 2
    while is_taken(skeleton(name)):
        name, number = f"{wanted} {number}", number + 1
    return name
