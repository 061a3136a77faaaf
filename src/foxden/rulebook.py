"""Our numbered rules, as pages (docs/rules) in four languages that travel with the package, and a search in them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log
from pathlib import Path

PLACES = (Path(__file__).parent / "rulebook", Path(__file__).parents[2] / "docs" / "rules")
"""Where the pages lie: inside an installed package, or in a checkout."""
NUMBERED = re.compile(r"\*\*(F[XPR]-\d+)\b")
PICTURE = re.compile(r"!\[(.*?)\]\(pictures/(.+?)\)", re.DOTALL)
MOST_FOUND = 8


def find(name: str) -> Path | None:
    return next((place / name for place in PLACES if (place / name).is_file()), None)


def page(game: str, language: str = "en") -> str:
    path = find(f"{game}.md" if language == "en" else f"{game}.{language}.md")
    if path is None:
        raise FileNotFoundError(f"the rules page of {game} in {language} is missing")
    return path.read_text(encoding="utf-8")


def picture(name: str) -> Path | None:
    return find(f"pictures/{name}") if re.fullmatch(r"[a-z-]+\.svg", name) else None


def rules(game: str, language: str = "en") -> dict[str, str]:
    """Each rule's paragraph by its number."""
    return {rule.number: rule.text for rule in sections(game, language)}


@dataclass(frozen=True)
class Rule:
    """A rule with all that belongs to it."""

    game: str
    number: str
    text: str
    """Its paragraph, as it is written."""
    more: str = ""
    """What it stands under, its examples, and the words of its picture."""
    picture: str = ""
    caption: str = ""


@cache
def sections(game: str, language: str) -> list[Rule]:
    """All rules of a page, in order."""
    found: list[Rule] = []
    heading = ""
    for paragraph in re.split(r"\n\s*\n", page(game, language)):
        numbered, drawn = NUMBERED.match(paragraph), PICTURE.match(paragraph)
        if numbered:
            found.append(Rule(game, numbered[1], paragraph, heading))
        elif paragraph.startswith("#"):
            heading = paragraph
        elif drawn and found:
            last = found.pop()
            found.append(Rule(last.game, last.number, last.text, f"{last.more} {drawn[1]}", drawn[2], drawn[1]))
        elif paragraph.startswith(">") and found:
            last = found.pop()
            found.append(Rule(game, last.number, last.text, f"{last.more} {paragraph}", last.picture, last.caption))
    return found


# --- search -----------------------------------------------------------------------------------------------

STOP_WORDS = {
    "en": "a an the and or of to in on at is are be may can i you it its my your do does if when what how who which "
    "with for by there that this not no any one many much am was me we they he she his her as from has have "
    "will must so",
    "it": "il lo la i gli le un uno una e o di a da in con su per tra fra del dello della dei degli delle al allo "
    "alla ai agli alle dal dalla nel nella nei nelle sul sulla si puo posso possono puoi deve devo e che chi "
    "cosa come quando se non ci mio mia tuo tua io tu lui lei sono sia ho hai ha quale quali quanti quante",
    "fr": "le la les l un une des de du d et ou a au aux en dans sur pour par avec sans est sont etre peut puis on "
    "je tu il elle nous vous ils elles se s ce c cette ces que qui qu quoi quand comment si ne n pas plus mon "
    "ma mes son sa ses votre vos y t combien quel quelle doit dois faut peuvent",
    "de": "der die das den dem des ein eine einen einem einer eines und oder zu in im an am auf ist sind sein darf "
    "duerfen kann koennen ich du er sie es man wir ihr mein meine dein deine wenn was wie wer wo welche "
    "welcher mit fuer von vom bei nicht kein keine muss muessen soll viele hat haben wird werden ins aus",
}


def fold(text: str) -> str:
    """Small letters without accents; ä, ö and ü as those without them write them."""
    written = text.lower().replace("ß", "ss").replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    plain = unicodedata.normalize("NFKD", written)
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def words_of(text: str, language: str) -> list[str]:
    stop = set(STOP_WORDS[language].split())
    return [word for word in re.findall(r"[a-z0-9]+", fold(text)) if word not in stop]


@lru_cache(1 << 14)
def is_alike(one: str, other: str) -> bool:
    """The same word but for its ending: `bird` and `birds`, `circle` and `circling`, `entrare` and `entra`."""
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) < 4:
        return longer in (shorter, f"{shorter}s", f"{shorter}e", f"{shorter}n")
    common = next((at for at in range(len(shorter)) if one[at] != other[at]), len(shorter))
    return common >= max(4, len(shorter) - 2) and len(longer) - common <= 4


@cache
def index(games: tuple[str, ...], language: str) -> list[tuple[Rule, set[str], set[str]]]:
    """Every rule with the words it says, and those that only its examples say."""
    rows = []
    for rule in (rule for game in games for rule in sections(game, language)):
        said = set(words_of(rule.text, language))
        rows.append((rule, said, set(words_of(rule.more, language)) - said))
    return rows


def search(asked: str, games: tuple[str, ...], language: str) -> list[Rule]:
    """The rules that say most of what is asked for, the best first; a rule's number finds that rule."""
    wanted = list(dict.fromkeys(words_of(asked, language)))
    number = re.search(r"\b(F[XPR])-?(\d+)\b", asked, re.IGNORECASE)
    rows = index(games, language)
    if number:
        return [rule for rule, _, _ in rows if rule.number == f"{number[1].upper()}-{int(number[2])}"]
    rated = [(rate(wanted, said, more, rows), rule) for rule, said, more in rows]
    best = max((points for points, _ in rated), default=0.0)
    found = sorted((each for each in rated if each[0] > best / 3), key=lambda each: -each[0])
    return [rule for _, rule in found[:MOST_FOUND]]


def rate(wanted: list[str], said: set[str], more: set[str], rows: list[tuple[Rule, set[str], set[str]]]) -> float:
    """Rare words weigh more than common ones, the rule's own more than its examples', and all together most."""
    points, hits = 0.0, 0
    for word in wanted:
        own, aside = mentions(word, said), mentions(word, more)
        if own or aside:
            hits += 1
            points += rareness(word, rows) * (1.0 if own else 0.6)
    return points * hits / (1 + log(1 + len(said)) / 8) if hits else 0.0


def mentions(word: str, words: set[str]) -> bool:
    return word in words or any(is_alike(word, other) for other in words)


def rareness(word: str, rows: list[tuple[Rule, set[str], set[str]]]) -> float:
    return log((1 + len(rows)) / (1 + count_rules(word, tuple((frozenset(said | more)) for _, said, more in rows))))


@lru_cache(1 << 12)
def count_rules(word: str, said: tuple[frozenset[str], ...]) -> int:
    return sum(mentions(word, set(words)) for words in said)
