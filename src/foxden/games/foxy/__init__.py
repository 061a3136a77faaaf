"""Foxy, by David Spada."""

from collections.abc import Mapping

from foxden.chance import Rng
from foxden.game import Game, Value
from foxden.games.foxy.about import HOME, LEAST, MOST, NAME, OPTIONS, TITLE
from foxden.games.foxy.box import FoxyBox
from foxden.games.foxy.companion import COMPANION
from foxden.games.foxy.daily import DAILY
from foxden.games.foxy.data import pack
from foxden.games.foxy.deal import deal as deal_game
from foxden.games.foxy.editor import EDITOR
from foxden.games.foxy.lesson import LESSON
from foxden.games.foxy.levels import BOTS
from foxden.games.foxy.measures import LAB
from foxden.games.foxy.notation import read, read_setup, read_variants, write, write_setup
from foxden.games.foxy.numbers import ACTIONS
from foxden.games.foxy.observation import ENCODING
from foxden.games.foxy.picture import draw
from foxden.games.foxy.printables import AIDS, PRINTABLES
from foxden.games.foxy.redeal import redeal
from foxden.games.foxy.result import result
from foxden.games.foxy.review import REVIEW
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.scene import show, show_own, stage
from foxden.games.foxy.speech import say_heading, tell, tell_all, tell_news
from foxden.games.foxy.statistics import STATISTICS
from foxden.games.foxy.view import FoxyOwn, FoxyShared, look_beside, look_own, look_shared
from foxden.games.foxy.why import why_not


def deal(box: FoxyBox, options: Mapping[str, Value], seats: int, rng: Rng) -> Foxy:
    return deal_game(box, seats, read_variants(options), rng)


FOXY: Game[Foxy, FoxyBox, FoxyShared, FoxyOwn] = Game(
    name=NAME,
    title=TITLE,
    home=HOME,
    prefix="FX",
    rules=1,
    least=LEAST,
    most=MOST,
    seats_rule="FX-5",
    result_rule="FX-15",
    minutes=(15, 15),
    pitch="foxy-pitch",
    options=OPTIONS,
    pack=pack,
    deal=deal,
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
    write_setup=write_setup,
    read_setup=read_setup,
    write=write,
    read=read,
    why_not=why_not,
    is_secret=lambda _move: True,  # FX-7: nobody sees what others write
    tells_who_is_last=lambda state: state.variants.easy and not state.is_solo(),  # FX-19
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
)
