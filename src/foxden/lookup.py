"""Finds the rules that answer a question in everyday words. General question words are in `locale/search`, a game's
synonyms in its `search`."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log
from pathlib import Path

from foxden.data import Contents, read_data
from foxden.games import GAMES
from foxden.rulebook import Rule, sections

HERE = Path(__file__).parent
MOST_FOUND = 8
ASIDE = 0.3
"""Weight of a word in a heading, an example or a caption, relative to one in the rule itself."""
ALIKE = 0.8
"""Weight of a word with a different ending, relative to the exact word."""
AKIN = 0.9
"""Weight of a synonym, relative to the exact word."""
USUAL_LENGTH = 30
"""Usual length of a rule, in meaningful words."""


def search(asked: str, games: tuple[str, ...], language: str) -> list[Rule]:
    """The rules that best match the question, best first; a rule's number finds that rule."""
    number = re.search(rf"\b({'|'.join(game.prefix for game in GAMES.values())})-?(\d+)\b", asked, re.IGNORECASE)
    index = open_index(games, language)
    if number:
        return [each.rule for each in index.entries if each.rule.number == f"{number[1].upper()}-{int(number[2])}"]
    asked, named = find_games(fold(asked), games)
    wanted = [weigh(games, language, word) for word in dict.fromkeys(words_of(asked, language))]
    rated = [
        (add_up([points[nth] for points in wanted]), each.rule)
        for nth, each in enumerate(index.entries)
        if each.rule.game in named
    ]
    best = max((points for points, _ in rated), default=0.0)
    found = sorted((each for each in rated if each[0] > best / 3), key=lambda each: -each[0])
    return [rule for _, rule in found[:MOST_FOUND]]


def add_up(points: list[float]) -> float:
    """Covering more of the question counts more than repeating a part of it."""
    return sum(points) * sum(each > 0 for each in points)


def find_games(asked: str, games: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The question without game titles, and the games it is about: all, or those named."""
    titles = {name: " ".join(re.findall(r"[a-z]+", fold(GAMES[name].title))) for name in games}
    named = tuple(name for name in games if re.search(rf"\b{titles[name]}\b", asked))
    for name in named:
        asked = re.sub(rf"\b{titles[name]}\b", " ", asked)
    return asked, named or games


# --- words --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Usage:
    """Question words and synonyms of one language."""

    ignored: frozenset[str]
    same: tuple[tuple[frozenset[str], frozenset[str]], ...]
    """Words people use, and the words the rules use for the same thing."""


@cache
def usage(language: str) -> Usage:
    told = read_words(HERE / "locale" / "search", language)
    of_games = [read_words(game.home / "search", language) for game in GAMES.values()]
    groups = [group.partition(":") for each in (told, *of_games) for group in each.get("same", [])]
    return Usage(
        frozenset(split(told["ignored"])),
        tuple((frozenset(split(asked)), frozenset(split(f"{asked} {also}"))) for asked, _, also in groups),
    )


def read_words(folder: Path, language: str) -> Contents:
    """Empty if a game has no words of its own."""
    path = folder / f"{language}.toml"
    return read_data(path) if path.is_file() else {}


def split(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", fold(text))


def fold(text: str) -> str:
    """Lower case without accents; ä, ö and ü as ae, oe and ue."""
    written = text.lower().replace("ß", "ss").replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    plain = unicodedata.normalize("NFKD", written)
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def words_of(text: str, language: str) -> list[str]:
    return [word for word in split(text) if word not in usage(language).ignored]


def is_alike(one: str, other: str) -> bool:
    """The same word but for its ending: `bird` and `birds`, `circle` and `circling`, `entrare` and `entra`."""
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) < 4:
        return longer in (shorter, f"{shorter}s", f"{shorter}e", f"{shorter}n")
    common = next((at for at in range(len(shorter)) if one[at] != other[at]), len(shorter))
    stem, ending = max(4 if len(shorter) < 6 else 5, len(shorter) - 2), 3 if len(shorter) < 5 else 4
    return common >= stem and len(longer) - common <= ending


# --- rules --------------------------------------------------------------------------------------------------

Spoken = dict[str, float]
"""Words of the rules, and how closely each matches."""


@dataclass(frozen=True)
class IndexedRule:
    """A rule with its word counts, and those of its heading, examples and caption."""

    rule: Rule
    said: Counter[str]
    more: Counter[str]

    def mentions(self, words: Spoken) -> float:
        """Saturating term frequency, normalised by the length of the rule (as in BM25)."""
        times = sum(self.said[word] * close for word, close in words.items())
        times = times or ASIDE * sum(self.more[word] * close for word, close in words.items())
        return times / (times + (2 + self.said.total() / USUAL_LENGTH) / 3)


class RuleIndex:
    """The rules of some games in one language."""

    def __init__(self, games: tuple[str, ...], language: str) -> None:
        self.language = language
        self.entries = [index_rule(rule, language) for game in games for rule in sections(game, language)]
        self.words: dict[str, list[str]] = {}
        """All words by first letter, because similar words share it."""
        for word in sorted(frozenset().union(*(each.said.keys() | each.more.keys() for each in self.entries))):
            self.words.setdefault(word[0], []).append(word)
        told = {group for _, group in usage(language).same}
        self.told = {group: [said for each in group for said in self.alike(each)] for group in told}

    def alike(self, word: str) -> list[str]:
        return [said for said in self.words.get(word[0], []) if is_alike(said, word)]

    def weigh(self, word: str) -> list[float]:
        """How much each rule says about this word or its synonyms."""
        same = {said: 1.0 if said == word else ALIKE for said in self.alike(word)}
        akin = dict(same)
        for asked, told in usage(self.language).same:
            if any(is_alike(word, each) for each in asked if each[0] == word[0]):
                akin = dict.fromkeys(self.told[told], 1.0) | akin
        return [
            max(by_word, AKIN * by_sense) for by_word, by_sense in zip(self.rate(same), self.rate(akin), strict=True)
        ]

    def rate(self, words: Spoken) -> list[float]:
        """Rare words weigh more than common ones."""
        mentioned = [each.mentions(words) for each in self.entries]
        rareness = log((1 + len(mentioned)) / (1 + sum(much > 0 for much in mentioned)))
        return [rareness * much for much in mentioned]


def index_rule(rule: Rule, language: str) -> IndexedRule:
    return IndexedRule(rule, Counter(words_of(rule.text, language)), Counter(words_of(rule.more, language)))


@cache
def open_index(games: tuple[str, ...], language: str) -> RuleIndex:
    return RuleIndex(games, language)


@lru_cache(1 << 12)
def weigh(games: tuple[str, ...], language: str, word: str) -> list[float]:
    return open_index(games, language).weigh(word)
