"""python -m tests.simulation.replay SEED [FAULT]: one world again, with all that is logged on the way."""

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
