"""make sbom: what a release consists of, as two bills of materials (CycloneDX): Python's packages and the client's.

Python's is read from an empty environment into which the plain wheel was installed, so it lists what people get, not
what developers have. The client's lists what the page is made of (`dependencies` in client/package.json), with what
that requires in turn, and not what builds and tests it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
TOOL = {"name": "cdx:npm:package:development", "value": "true"}
"""How npm marks what is only in `devDependencies`."""


def main() -> int:
    wheels = sorted(DIST.glob("foxden-*-py3-none-any.whl"))
    if not wheels:
        print("no plain wheel in dist: make wheel first", file=sys.stderr)
        return 1
    version = wheels[-1].name.split("-")[1]
    keep(version, "python", list_python(wheels[-1]))
    keep(version, "client", list_client())
    return 0


def list_python(wheel: Path) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=False)  # pip would be listed
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        pip = [sys.executable, "-m", "pip", "--python", str(python), "--quiet"]
        subprocess.run([*pip, "install", str(wheel)], check=True)
        return read([sys.executable, "-m", "cyclonedx_py", "environment", "--of", "JSON", str(python)])


def list_client() -> dict[str, Any]:
    bill = read(["tools/client", "sbom"])
    forget_tools(bill)
    return bill


def read(command: list[str]) -> dict[str, Any]:
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(asked.stdout)
    return found


def forget_tools(bill: dict[str, Any]) -> None:
    """Remove what isn't shipped, and every mention of it."""
    tools = {one["bom-ref"] for one in bill["components"] if TOOL in one.get("properties", [])}
    bill["components"] = [one for one in bill["components"] if one["bom-ref"] not in tools]
    bill["dependencies"] = [
        one | {"dependsOn": [ref for ref in one.get("dependsOn", []) if ref not in tools]}
        for one in bill["dependencies"]
        if one["ref"] not in tools
    ]


def forget_paths(bill: dict[str, Any]) -> None:
    """Remove local paths from the bill of materials."""
    for component in bill["components"]:
        links = component.get("externalReferences", [])
        component["externalReferences"] = [link for link in links if not link["url"].startswith("file:")]


def keep(version: str, tree: str, bill: dict[str, Any]) -> None:
    path = DIST / f"foxden-{version}.{tree}.cdx.json"
    forget_paths(bill)
    path.write_text(json.dumps(bill, indent=1) + "\n", encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {len(bill['components'])} packages")


if __name__ == "__main__":
    raise SystemExit(main())
