"""The rules to read and to search."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from foxden.game import Refusal
from foxden.games import GAMES
from foxden.lookup import search
from foxden.paper.summary import Chapter
from foxden.rulebook import Rule, page, picture
from foxden.scene import Say
from foxden.text import speaker
from foxden.web import rules_api as api
from foxden.web.http import answer_in_words, language_of
from foxden.web.pages import send


async def show_rules(request: Request) -> Response:
    game = GAMES.get(request.path_params["game"])
    if game is None:
        raise Refusal("http", "no-such-page")
    return answer_in_words(api.RulesPage(game.title, page(game.name, language_of(request))))


async def show_aids(request: Request) -> Response:
    game = GAMES.get(request.path_params["game"])
    if game is None:
        raise Refusal("http", "no-such-page")
    speak = speaker(language_of(request))
    cards, primer = ([say_card(chapter, speak) for chapter in part] for part in (game.aids, game.primer))
    return answer_in_words(api.Aids(game.title, cards, primer))


def say_card(chapter: Chapter, say: Say) -> api.AidCard:
    return api.AidCard(say(chapter.heading), [say(line) for line in chapter.lines], chapter.picture)


async def find_rules(request: Request) -> Response:
    asked = request.query_params.get("q", "")
    if len(asked) > api.LONGEST_QUESTION:
        raise Refusal("http", "question-too-long", most=api.LONGEST_QUESTION)
    found = search(asked, tuple(GAMES), language_of(request))
    return answer_in_words(api.RulesFound([list_rule(rule) for rule in found]))


async def show_picture(request: Request) -> Response:
    path = picture(request.path_params["file"])
    if path is None:
        raise Refusal("http", "no-such-page")
    return send(request, path, "no-cache")


def list_rule(rule: Rule) -> api.RuleFound:
    return api.RuleFound(rule.game, GAMES[rule.game].title, rule.number, rule.text, rule.picture, rule.caption)
