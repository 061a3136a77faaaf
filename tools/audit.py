"""make audit: checks Python's and the client's dependencies for known vulnerabilities.

Without a network nothing is known, which is said, and is no failure; with --strict it is.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PYTHON = [
    sys.executable, "-m", "pip_audit", "--requirement", "requirements-dev.lock", "--require-hashes", "--disable-pip",
    "--format", "json", "--progress-spinner", "off",
]  # fmt: skip
CLIENT = ["tools/client", "audit"]
UNKNOWN = "could not be asked about (no network?); nothing is known"


def main() -> int:
    strict = "--strict" in sys.argv[1:]
    found = [ask("Python", PYTHON, judge_python), ask("client", CLIENT, judge_client)]
    if any(found):
        return 1
    return 2 if strict and None in found else 0


def ask(tree: str, command: list[str], judge: Callable[[str], list[str] | None]) -> list[str] | None:
    """The vulnerable packages; None if unknown."""
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    unsafe = judge(asked.stdout)
    said = UNKNOWN if unsafe is None else "; ".join(unsafe) or "nothing known to be unsafe"
    print(f"{tree}: {said}", flush=True)
    if unsafe is None:
        print(asked.stderr.strip()[-500:], file=sys.stderr)
    return unsafe


def judge_python(text: str) -> list[str] | None:
    answer = read(text)
    if not isinstance(answer, dict) or "dependencies" not in answer:
        return None
    unsafe = [
        f"{one['name']} {one['version']}: {', '.join(fault['id'] for fault in one['vulns'])}"
        for one in answer["dependencies"]
        if one.get("vulns")
    ]
    skipped = any("skip_reason" in one for one in answer["dependencies"])  # pip-audit calls that a success
    return None if skipped and not unsafe else unsafe


def judge_client(text: str) -> list[str] | None:
    answer = read(text)
    if not isinstance(answer, dict) or "vulnerabilities" not in answer:
        return None
    return [f"{name}: {one['severity']}" for name, one in sorted(answer["vulnerabilities"].items())]


def read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


if __name__ == "__main__":
    sys.exit(main())
