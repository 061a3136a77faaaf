"""make docs: builds the documentation site from docs/ into the package; every server shows it under /docs.

Warnings (an orphan page, a link to a missing page or heading) are errors.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
EMPTY_HEADING = '<th class="head"><p></p></th>'
SITE = ROOT / "src" / "foxden" / "web" / "docs"


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--out", type=Path, default=SITE)
    build(ROOT / "docs", wanted.parse_args().out)


def build(pages: Path, out: Path) -> None:
    """The reference needs signatures, which compiled modules don't have."""
    made = out.with_name(f"{out.name}.new")
    shutil.rmtree(made, ignore_errors=True)
    command = ["-m", "sphinx", "--quiet", "--fail-on-warning", "--jobs", "auto", "--fresh-env"]
    places = [
        "--doctree-dir",
        str(made / ".doctrees"),
        "--conf-dir",
        str(ROOT / "docs" / "site"),
        str(pages),
        str(made),
    ]
    subprocess.run([sys.executable, *command, *places], check=True, env={**os.environ, "FOXDEN_PURE": "1"})
    for rest in (".doctrees", "_sources"):
        shutil.rmtree(made / rest, ignore_errors=True)
    for rest in (".buildinfo", "objects.inv"):
        (made / rest).unlink()
    for page in made.rglob("*.html"):
        # A corner of a table that heads nothing.
        page.write_text(page.read_text(encoding="utf-8").replace(EMPTY_HEADING, "<td></td>"), encoding="utf-8")
    shutil.rmtree(out, ignore_errors=True)
    made.rename(out)


if __name__ == "__main__":
    main()
