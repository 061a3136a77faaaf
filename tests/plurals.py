"""make golden: every sentence that counts something, with several numbers, in each language, to be read as a diff."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import product
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from foxden.games import GAMES  # noqa: F401 - they bring their messages along
from foxden.text import LANGUAGES, list_up, locale_files, say
from tests.sentences import read_page_words

FIXTURES = Path(__file__).parent / "fixtures" / "plurals"
NUMBERS = (0, 1, 2, 5, 21)
OTHERS = 2
"""What any other number of the sentence is meanwhile."""
FORMS = {"zero", "one", "two", "few", "many", "0", "1"}
COUNTED = {
    *("after", "before", "best", "careful", "gift", "idle", "least", "left", "limit", "lost", "most", "n", "off", "of"),
    *("players", "points", "positions", "right", "seats", "sets", "steps", "turns", "won", "written"),
}
"""What messages call a number of something; nothing agrees with the number of a turn, a card or a page."""
BARE = {
    "companion-player": "names a player",
    "fowlplay-box-turn-cards": "two to four players",
    "fowlplay-daily": "the best there is, said without a noun",
    "fowlplay-data-turn-cards": "two to four players",
    "fowlplay-fear": "said without a noun the second time",
    "fowlplay-journey": "a step alone is no journey",
    "fowlplay-points-now": "a list of names with points",
    "fowlplay-prey": "a signed number in brackets",
    "fowlplay-catch": "a signed number in brackets",
    "fowlplay-told-turn-card": "names a card",
    "fowlplay-why-fewer": "said without a noun",
    "fowlplay-why-place": "in brackets",
    "fowlplay-why-sets": "four for each set",
    "foxrun-problem": "two or three",
    "foxrun-quiet": "said from forty turns on",
    "foxrun-score-early": "said without a noun",
    "foxrun-score-quiet": "said from forty turns on",
    "foxy-alone": "said without a noun",
    "foxy-fox-twice": "a list of cards",
    "foxy-how-many-written": "a part of a whole",
    "foxy-lost-alone": "said without a noun",
    "foxy-many-win": "more than a dozen",
    "foxy-other-animal": "said without a noun",
    "foxy-place": "in brackets",
    "foxy-review-losses-how": "said without a noun",
    "foxy-review-remembered": "a part of a whole",
    "foxy-won-alone": "said without a noun",
    "mine-and-more": "said without a noun",
    "mine-crowd": "more than a dozen",
    "print-how": "a limit, far above one",
    "problem-answer": "thousands",
    "question-too-long": "a limit, far above one",
    "review-best": "a move",
    "review-crowd": "a limit, far above one",
    "review-deal": "at least five",
    "review-endless": "a limit, far above one",
    "review-moment-choice": "per cent",
    "review-moment-luck": "per cent",
    "table-enough-bot-tables": "a limit, above one",
    "table-enough-bots": "a limit, above one",
    "table-enough-changes": "a limit, far above one",
    "table-enough-seats": "a limit, above one",
    "table-full": "said without a noun",
    "wrong-seats": "a range",
}
"""Messages that put a number in without choosing a form by it, and why nothing can disagree."""
BARE_WORDS = {
    "best-with": "never one",
    "card-n": "names a card",
    "in-steps": "a step alone is not counted",
    "moment-of": "names a move",
    "n-of": "said without a noun",
    "only-first": "a limit, far above one",
    "player-n": "names a player",
    "players": "a range",
    "minutes-range": "a range",
    "really": "said without a noun",
    "review-at-move": "names a move",
    "today-better": "never one: there is today-better-one",
    "which-game": "never one",
}
"""The same of the page's own words."""
PEOPLE = {"names": "n", "winners": "won", "losers": "lost"}
"""Lists of names, each with the number of people in it."""


@dataclass
class Choices(Visitor):
    """What a message chooses by, and what it only puts in."""

    counts: set[str] = field(default_factory=set)
    kinds: dict[str, list[str]] = field(default_factory=dict)
    put_in: set[str] = field(default_factory=set)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name, keys = node.selector.id.name, [write_key(variant.key) for variant in node.variants]
            if FORMS.intersection(keys):
                self.counts.add(name)
            else:
                self.kinds[name] = list(dict.fromkeys([*self.kinds.get(name, []), *keys]))
        self.generic_visit(node)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.put_in.add(node.expression.id.name)
        self.generic_visit(node)


def write_key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def read_choices(text: str) -> dict[str, Choices]:
    """Of each message of a Fluent file."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            choices = found[entry.id.name] = Choices()
            choices.visit(entry)
    return found


@cache
def choices_in(language: str) -> dict[str, Choices]:
    texts = (path.read_text(encoding="utf-8") for path in locale_files(language))
    return {key: choices for text in texts for key, choices in read_choices(text).items()}


@cache
def counting() -> dict[str, Choices]:
    """Messages that choose a form by a number in some language, with all that they choose by in any."""
    together: dict[str, Choices] = defaultdict(Choices)
    for language in LANGUAGES:
        for key, choices in choices_in(language).items():
            together[key].counts |= choices.counts
            together[key].put_in |= choices.put_in
            for name, keys in choices.kinds.items():
                together[key].kinds[name] = list(dict.fromkeys([*together[key].kinds.get(name, []), *keys]))
    return {key: choices for key, choices in together.items() if choices.counts}


def find_bare(choices: dict[str, Choices]) -> dict[str, set[str]]:
    """Numbers of something that are put in, whatever they are."""
    bare = {key: (each.put_in & COUNTED) - each.counts for key, each in choices.items()}
    return {key: names for key, names in bare.items() if names}


def find_bare_words(words: dict[str, str | dict[str, str]]) -> set[str]:
    return {
        place.rpartition(" ")[2]
        for place, sentence in words.items()
        if isinstance(sentence, str) and re.search(r"\{(n|least|most)\}", sentence)
    }


# --- what is said ---------------------------------------------------------------------------------------


def write_golden(language: str) -> str:
    blocks = [*write_messages(language), *write_page(language)]
    return "\n\n".join(blocks) + "\n"


def write_messages(language: str) -> Iterator[str]:
    for key, choices in counting().items():
        written = set()
        for kinds in product(*choices.kinds.values()):
            chosen = dict(zip(choices.kinds, kinds, strict=True))
            for counted in sorted(choices.counts):
                lines = [speak(language, key, choices, chosen, counted, number) for number in NUMBERS]
                if len(set(lines)) > 1 and tuple(lines) not in written:
                    written.add(tuple(lines))
                    which = "".join(f" {name}={kind}" for name, kind in chosen.items())
                    yield write_block(f"{key}{which}, {counted}:", lines)


def speak(language: str, key: str, choices: Choices, chosen: dict[str, str], counted: str, number: int) -> str:
    words: dict[str, str | int] = {name: OTHERS if name in COUNTED else f"<{name}>" for name in choices.put_in}
    words |= chosen | dict.fromkeys(choices.counts, OTHERS) | {counted: number}
    for names, count in PEOPLE.items():
        if names in choices.put_in:
            people = ["Cleo", "Dan"] if names == "losers" else ["Ada", "Bo"]
            people = people[:1] if words.get(count) == 1 else people
            words[names] = list_up(partial(say, language), people)
    return say(language, key, **words)


def write_page(language: str) -> Iterator[str]:
    for place, sentence in read_page_words(language).items():
        if not isinstance(sentence, str):
            yield write_block(f"{place}, n:", [fill(language, sentence, number) for number in NUMBERS])


def fill(language: str, forms: dict[str, str], number: int) -> str:
    """As the page does it: by the same rules of Unicode's."""
    form = forms.get(Locale(language).plural_form(number), forms["other"])
    names = "Ada" if number == 1 else list_up(partial(say, language), ["Ada", "Bo"])
    told = form.replace("{n}", str(number)).replace("{names}", names)
    return re.sub(r"\{(\w+)\}", r"<\1>", told)


def write_block(head: str, lines: list[str]) -> str:
    return "\n".join([head, *(f"{number:>4}  {line}" for number, line in zip(NUMBERS, lines, strict=True))])


if __name__ == "__main__":
    for spoken in LANGUAGES:
        golden = FIXTURES / f"{spoken}.txt"
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(write_golden(spoken), encoding="utf-8")
        print(f"{golden.relative_to(Path.cwd())} written")
