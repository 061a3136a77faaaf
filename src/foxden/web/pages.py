"""Serves the built client and the games' skins."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from foxden.game import Refusal
from foxden.games import GAMES

STATIC = Path(__file__).parent / "static"
PAGES = (
    "/", "/t/{name}", "/rules/{game}", "/replay/{name}", "/replay", "/tv/{name}", "/score", "/score/{game}",
    "/pad/{name}", "/print", "/rules", "/review/{name}", "/review", "/box", "/box/{game}", "/mine",
    "/today", "/today/{day}",
)  # fmt: skip
"""Addresses of the client's pages; the client reads from the address which one it is."""

FOR_EVER = "public, max-age=31536000, immutable"
NEVER = "no-store"
PLAIN_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")
mimetypes.add_type("font/woff2", ".woff2")  # not known on every system
NOT_BUILT = b"<!doctype html><title>Foxden</title><p>The client is not built yet: run <code>make build</code>.</p>"


def read_page() -> bytes | None:
    """The built page of the client; None if it hasn't been built."""
    page = STATIC / "index.html"
    return read(page, page.stat().st_mtime_ns)[0] if page.exists() else None


async def show_asset(request: Request) -> Response:
    """Serve an asset; its name contains a hash of its contents, so it can be cached forever."""
    return send(request, find(STATIC / "assets", request.path_params["file"]), FOR_EVER)


async def show_skin(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise Refusal("http", "no-such-page")
    current = request.query_params.get("v") == skin_stamp(game)
    return send(
        request, find(GAMES[game].home / "skin", request.path_params["file"]), FOR_EVER if current else "no-cache"
    )


def skin_stamp(game: str) -> str:
    """A hash of the skin's files; empty if there are none."""
    files = sorted((GAMES[game].home / "skin").glob("*.*"))
    return stamp(tuple((str(file), file.stat().st_mtime_ns) for file in files)) if files else ""


@lru_cache(16)
def stamp(files: tuple[tuple[str, int], ...]) -> str:
    digest = hashlib.sha256()
    for file, _ in files:
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()[:12]


def find(folder: Path, name: str) -> Path:
    """A file in this folder, and nowhere else."""
    path = folder / name
    if not PLAIN_NAME.fullmatch(name) or not path.is_file():
        raise Refusal("http", "no-such-page")
    return path


def send(request: Request, path: Path, keep: str) -> Response:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    content, packed = read(path, path.stat().st_mtime_ns)
    if "gzip" in request.headers.get("accept-encoding", "") and len(packed) < len(content):
        return Response(packed, 200, headers | {"Content-Encoding": "gzip"}, kind)
    return Response(content, 200, headers, kind)


@lru_cache(64)
def read(path: Path, _changed: int) -> tuple[bytes, bytes]:
    """A file, plain and compressed; read again when it changes."""
    content = path.read_bytes()
    return content, gzip.compress(content, 9, mtime=0)
