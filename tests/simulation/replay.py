"""python -m tests.simulation.replay SEED [FAULT]: replays one world with all log output."""

from __future__ import annotations

import logging
import sys
from contextlib import nullcontext

from tests.simulation.faults import planted
from tests.simulation.world import simulate

if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    seed, *fault = sys.argv[1:]
    with planted(fault[0]) if fault else nullcontext():
        print(simulate(int(seed)))
