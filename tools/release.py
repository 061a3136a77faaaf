"""make release-check: checks that a tag matches the package's version and the changelog."""

from __future__ import annotations

import sys
from pathlib import Path

from foxden import __version__

CHANGES = Path(__file__).parents[1] / "CHANGELOG.md"


def objections(tag: str, version: str, changes: str) -> list[str]:
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, the package {version} (src/foxden/__init__.py)")
    newest = next((line for line in changes.splitlines() if line.startswith("## ")), "")
    if not newest.startswith(f"## {version} (") or "not released" in newest:
        found.append(f"the newest entry of the changelog is '{newest}'; it should be '## {version} (date)'")
    return found


if __name__ == "__main__":
    found = objections(sys.argv[1], __version__, CHANGES.read_text(encoding="utf-8"))
    print("\n".join(found) or "good to go")
    sys.exit(bool(found))
