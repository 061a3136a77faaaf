"""python -m tests.soak.simulation --seeds 100000 [--jobs 2] [--kept FILE]: more worlds than `make test` has time for.

Goes on where it was stopped: the file keeps one line per chunk of seeds.
"""

from __future__ import annotations

import argparse
import gc
import json
import logging
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.simulation.test_simulation import SEEDS
from tests.simulation.world import simulate

CHUNK = 250


def run_chunk(first: int) -> dict[str, Any]:
    logging.disable(logging.CRITICAL)
    gc.collect()
    gc.freeze()
    totals: Counter[str] = Counter()
    troubles = []
    for seed in range(first, first + CHUNK):
        try:
            totals.update(asdict(simulate(seed)))
        except Exception as trouble:
            troubles.append(f"seed {seed}: {trouble!r}")
    return {"first": first, "seeds": CHUNK, "troubles": troubles, **totals}


def read_kept(path: Path) -> dict[int, dict[str, Any]]:
    if not path.exists():
        return {}
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return {line["first"]: line for line in lines}


def run(seeds: int, jobs: int, path: Path) -> dict[str, Any]:
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = read_kept(path)
    left = [first for first in range(SEEDS, SEEDS + seeds, CHUNK) if first not in kept]
    begun = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool, path.open("a") as file:
        for number, future in enumerate(as_completed([pool.submit(run_chunk, first) for first in left]), start=1):
            chunk = future.result()
            kept[chunk["first"]] = chunk
            print(json.dumps(chunk), file=file, flush=True)
            for trouble in chunk["troubles"]:
                print(trouble, flush=True)
            minutes = (time.monotonic() - begun) / number * (len(left) - number) / 60
            print(f"{len(kept) * CHUNK} seeds, about {minutes:.0f} minutes left", file=sys.stderr, flush=True)
    return add_up(kept)


def add_up(kept: dict[int, dict[str, Any]]) -> dict[str, Any]:
    totals: Counter[str] = Counter()
    for chunk in kept.values():
        totals.update({name: value for name, value in chunk.items() if name not in ("first", "troubles")})
    troubles = [trouble for chunk in kept.values() for trouble in chunk["troubles"]]
    return {**totals, "troubles": troubles}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--kept", type=Path, default=Path("build/soak/simulation.jsonl"))
    asked = parser.parse_args()
    figures = run(asked.seeds, asked.jobs, asked.kept)
    print(json.dumps(figures))
    sys.exit(1 if figures["troubles"] else 0)
