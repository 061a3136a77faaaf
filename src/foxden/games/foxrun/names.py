"""The words of the record: spaces, arrows, characters."""

from foxden.games.foxrun.board import INDIGO, PUFFER, SCARLETT, SPACES, ZEV

SPACE_NAMES = [f"{'abcde'[space // 5]}{space % 5 + 1}" for space in range(SPACES)]
SPACE = {name: space for space, name in enumerate(SPACE_NAMES)}

DIRECTIONS = "urdl"
ARROWS = ["".join(letter for bit, letter in enumerate(DIRECTIONS) if tile >> bit & 1) for tile in range(16)]
TILE = {arrows: tile for tile, arrows in enumerate(ARROWS) if 1 <= len(arrows) <= 2}

CHARACTER = {"indigo": INDIGO, "puffer": PUFFER, "scarlett": SCARLETT, "zev": ZEV}
CHARACTER_NAMES = sorted(CHARACTER, key=lambda name: CHARACTER[name])

ENDINGS = ["", "freed", "caught", "all-revealed", "time"]
PHASES = ["step", "arrow", "ability", "over"]
