"""Games between bots, and records of random games."""

from __future__ import annotations

from playwright.sync_api import Page

from foxden.games import GAMES
from foxden.record import encode
from tests.positions import Setting

PLAY = """async ([game, seats]) => {
  const made = await (await fetch('/api/tables', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({game}),
  })).json();
  const socket = new WebSocket(`ws://${location.host}/ws/${made.name}`);
  await new Promise((opened) => (socket.onopen = opened));
  let count = 0;
  const ask = (wish) => socket.send(JSON.stringify({id: `b${count++}`, ...wish}));
  ask({type: 'hello', language: 'en'});
  for (let seat = 0; seat < seats; seat++) ask({type: 'addbot', bot: 'random'});
  ask({type: 'start'});
  await new Promise((over, fail) => {
    socket.onclose = () => fail(new Error('the connection was closed'));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === 'refused') fail(new Error(message.words));
      if (message.table?.phase === 'over') over();
    };
  });
  socket.close();
  return made.name;
}"""


def play_among_bots(page: Page, game: str, seats: int = 2) -> str:
    """The name of a table at which a game is over. First the page has to get its guest's cookie, or there are two."""
    page.wait_for_load_state("networkidle")
    return str(page.evaluate(PLAY, [game, seats]))


def write_record(game: str, seats: int = 2, seed: int = 7) -> bytes:
    """A whole game of random moves."""
    chosen = GAMES[game]
    return encode(Setting(chosen, seats, chosen.settle({}), seed).play(10**6).record)
