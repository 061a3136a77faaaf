"""A server with short takeover times, so that tests don't have to wait for minutes."""

from __future__ import annotations

from foxden.cli import main
from foxden.live import deadline, deadlines, neighbours

if __name__ == "__main__":
    deadline.HELD, deadline.GRACE = 3.0, 0.5
    deadlines.LOOK_EVERY = 0.2
    neighbours.BEAT, neighbours.FORGET = 0.5, 2.0
    main()
