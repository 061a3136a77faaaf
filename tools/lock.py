"""make lock: which version of everything developers and CI use, with the hash of its file, into requirements-dev.lock.

pip itself decides, from the ranges in pyproject.toml and whatever index it is set up to ask. Only names, versions and
hashes are written down, no addresses. A lock holds for the system and Python that it was made on.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements-dev.lock"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        wanted = ["--dry-run", "--ignore-installed", "--only-binary", ":all:", "--report", str(report), f"{ROOT}[test]"]
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *wanted], check=True)
        text = write(json.loads(report.read_text(encoding="utf-8")))
    LOCK.write_text(text, encoding="utf-8")
    print(f"{LOCK.name}: {text.count('sha256')} packages")


def write(report: dict[str, Any]) -> str:
    made_on = f"{platform.system()} {platform.machine()}, Python {'.'.join(platform.python_version_tuple()[:2])}"
    lines = sorted(line for one in report["install"] if (line := pin(one)))
    return f"# Written by `make lock` on {made_on}; used by `make test LOCKED=1`.\n" + "".join(lines)


def pin(one: dict[str, Any]) -> str:
    """Nothing for Foxden itself, which is a folder here."""
    hashes = one["download_info"].get("archive_info", {}).get("hashes", {})
    if "sha256" not in hashes:
        return ""
    name, version = one["metadata"]["name"].lower().replace("_", "-"), one["metadata"]["version"]
    return f"{name}=={version} --hash=sha256:{hashes['sha256']}\n"


if __name__ == "__main__":
    main()
