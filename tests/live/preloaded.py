"""What every house imports and reads before it opens. A process that has done so once is forked for each house."""

from __future__ import annotations

from importlib import import_module

from foxden.text import load_languages

for name in (
    "foxden.cli", "foxden.terminal.given", "foxden.web.serve", "foxden.web.app", "foxden.web.patience", "rich.console",
    "typer._adapters", "uvicorn.lifespan.on", "uvicorn.loops.uvloop", "uvloop",
):  # fmt: skip
    import_module(name)
load_languages()
