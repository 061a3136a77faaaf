"""Fox on the Run, by Salvo Guastella."""

from collections.abc import Mapping

from foxden.chance import Rng
from foxden.game import Game, Value
from foxden.games.foxrun.about import BEST, HOME, LEAST, MOST, NAME, OPTIONS, TITLE
from foxden.games.foxrun.box import FoxRunBox
from foxden.games.foxrun.chosen import change_sides, find_lead, foretell
from foxden.games.foxrun.companion import COMPANION
from foxden.games.foxrun.daily import DAILY
from foxden.games.foxrun.data import pack
from foxden.games.foxrun.deal import deal as deal_game
from foxden.games.foxrun.editor import EDITOR
from foxden.games.foxrun.guess import guess_moves
from foxden.games.foxrun.lesson import EARLIER_LESSON, LESSON
from foxden.games.foxrun.levels import BOTS
from foxden.games.foxrun.measures import LAB
from foxden.games.foxrun.notation import read, read_setup, write, write_setup
from foxden.games.foxrun.numbers import ACTIONS
from foxden.games.foxrun.observation import ENCODING
from foxden.games.foxrun.picture import draw
from foxden.games.foxrun.printables import AIDS, PRINTABLES
from foxden.games.foxrun.problems import PROBLEMS
from foxden.games.foxrun.redeal import redeal
from foxden.games.foxrun.result import resign, result
from foxden.games.foxrun.review import REVIEW
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxrun.scene import show, show_own, stage
from foxden.games.foxrun.speech import tell, tell_news
from foxden.games.foxrun.statistics import STATISTICS
from foxden.games.foxrun.view import FoxRunOwn, FoxRunShared, look_open, look_own, look_shared
from foxden.games.foxrun.why import why_not


def deal(box: FoxRunBox, options: Mapping[str, Value], seats: int, rng: Rng) -> FoxRun:
    return deal_game(box, seats, options["start-tile"] == "turn", find_lead(options), rng)


FOXRUN: Game[FoxRun, FoxRunBox, FoxRunShared, FoxRunOwn] = Game(
    name=NAME,
    title=TITLE,
    home=HOME,
    prefix="FR",
    rules=1,
    least=LEAST,
    most=MOST,
    best=BEST,
    seats_rule="FR-4",
    result_rule="FR-19",
    minutes=(10, 20),
    pitch="foxrun-pitch",
    options=OPTIONS,
    pack=pack,
    deal=deal,
    foretell=foretell,
    change_sides=change_sides,
    result=result,
    look_shared=look_shared,
    look_own=look_own,
    look_open=look_open,
    redeal=redeal,
    draw=draw,
    stage=stage,
    show=show,
    show_own=show_own,
    tell=tell,
    tell_news=tell_news,
    write_setup=write_setup,
    read_setup=read_setup,
    write=write,
    read=read,
    why_not=why_not,
    guess_moves=guess_moves,
    is_secret=lambda _move: False,
    open_hands=True,  # FR-4
    resign=resign,
    actions=ACTIONS,
    lesson=LESSON,
    earlier_lessons=(EARLIER_LESSON,),
    bots=BOTS,
    review=REVIEW,
    problems=PROBLEMS,
    daily=DAILY,
    lab=LAB,
    statistics=STATISTICS,
    encoding=ENCODING,
    companion=COMPANION,
    editor=EDITOR,
    printables=PRINTABLES,
    aids=AIDS,
)
