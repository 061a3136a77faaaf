"""Fowl Play!, by Richard Breese."""

from __future__ import annotations

from collections.abc import Mapping

from foxden.chance import Rng
from foxden.game import Game, Value
from foxden.games.fowlplay.about import HOME, LEAST, MOST, NAME, OPTIONS, TITLE
from foxden.games.fowlplay.box import FowlPlayBox
from foxden.games.fowlplay.chosen import choose_first, foretell
from foxden.games.fowlplay.companion import COMPANION
from foxden.games.fowlplay.daily import DAILY
from foxden.games.fowlplay.data import pack
from foxden.games.fowlplay.deal import deal as deal_game
from foxden.games.fowlplay.editor import EDITOR
from foxden.games.fowlplay.guess import guess_moves
from foxden.games.fowlplay.journeys import find_journeys
from foxden.games.fowlplay.lesson import LESSON
from foxden.games.fowlplay.levels import BOTS
from foxden.games.fowlplay.measures import LAB
from foxden.games.fowlplay.names import PLACE_NAME
from foxden.games.fowlplay.notation import read, read_chance, read_setup, write, write_chance, write_setup
from foxden.games.fowlplay.numbers import ACTIONS, TO_DEN
from foxden.games.fowlplay.observation import ENCODING
from foxden.games.fowlplay.picture import draw
from foxden.games.fowlplay.printables import AIDS, PRIMER, PRINTABLES
from foxden.games.fowlplay.redeal import redeal
from foxden.games.fowlplay.result import result
from foxden.games.fowlplay.review import REVIEW
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.scene import show, show_own, stage
from foxden.games.fowlplay.speech import say_heading, tell, tell_all, tell_news
from foxden.games.fowlplay.statistics import STATISTICS
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared, look_beside, look_own, look_shared
from foxden.games.fowlplay.why import why_not


def deal(box: FowlPlayBox, options: Mapping[str, Value], seats: int, rng: Rng) -> FowlPlay:
    return deal_game(box, seats, choose_first(options, seats), rng)


FOWLPLAY: Game[FowlPlay, FowlPlayBox, FowlPlayShared, FowlPlayOwn] = Game(
    name=NAME,
    title=TITLE,
    home=HOME,
    prefix="FP",
    rules=1,
    least=LEAST,
    most=MOST,
    seats_rule="FP-1",
    result_rule="FP-22",
    minutes=(45, 45),
    pitch="fowlplay-pitch",
    options=OPTIONS,
    pack=pack,
    deal=deal,
    foretell=foretell,
    result=result,
    look_shared=look_shared,
    look_own=look_own,
    look_beside=look_beside,
    redeal=redeal,
    draw=draw,
    stage=stage,
    show=show,
    show_own=show_own,
    tell=tell,
    tell_news=tell_news,
    tell_all=tell_all,
    heading=say_heading,
    places=PLACE_NAME,
    write_setup=write_setup,
    read_setup=read_setup,
    write=write,
    read=read,
    why_not=why_not,
    guess_moves=guess_moves,
    find_journeys=find_journeys,
    is_secret=lambda move: move < TO_DEN,  # FP-7, FP-9: targets and cards lie face down
    write_chance=write_chance,
    read_chance=read_chance,
    actions=ACTIONS,
    lesson=LESSON,
    bots=BOTS,
    review=REVIEW,
    daily=DAILY,
    lab=LAB,
    statistics=STATISTICS,
    encoding=ENCODING,
    companion=COMPANION,
    editor=EDITOR,
    printables=PRINTABLES,
    aids=AIDS,
    primer=PRIMER,
)
