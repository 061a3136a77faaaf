"""Helpers for HTTP responses: JSON, languages, headers, addresses."""

from __future__ import annotations

from io import BytesIO
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from foxden.game import Refusal
from foxden.games import rule_of
from foxden.text import LANGUAGES, explain
from foxden.web.common_api import Trouble
from foxden.web.guests import COOKIE, KEEP

T = TypeVar("T")
LARGEST_BODY = 16_384

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}

STATUS = {"table-unknown": 404, "table-newer": 409, "table-game-missing": 409,
          "no-such-code": 404, "no-such-page": 404, "too-fast": 429, "body-too-large": 413,
          "not-json": 415, "body-unreadable": 400, "record-not-yet": 409, "store-down": 503,
          "pad-unknown": 404, "wrong-host": 421, "from-elsewhere": 403, "no-guest": 403, "review-busy": 503,
          "pad-full": 409, "print-unknown": 404, "print-busy": 503, "store-unwritable": 503,
          "no-such-token": 403, "today-no-such-day": 404}  # fmt: skip
"""HTTP status codes of refusals; 422 for those not listed."""


def answer(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def answer_in_words(content: Any) -> Response:
    """A response in the reader's language."""
    response = answer(content)
    response.headers["Vary"] = "Accept-Language"
    return response


def show_link(request: Request, path: str) -> Response:
    """A link to this server as a QR code."""
    picture = BytesIO()
    address = f"{request.url.scheme}://{request.url.netloc}{path}"
    segno.make(address).save(picture, kind="svg", border=2, scale=8)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def refuse(request: HTTPConnection, refusal: Refusal) -> Response:
    trouble = Trouble(refusal.key, explain(language_of(request), refusal), rule_of(refusal))
    return answer(trouble, STATUS.get(refusal.key, 422))


def language_of(request: HTTPConnection) -> str:
    """The first of the reader's languages that we have."""
    wanted = [
        part.partition(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
    ]
    return next((language for language in wanted if language in LANGUAGES), "en")


async def read_body(request: Request, kind: type[T], largest: int = LARGEST_BODY) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        # A form on another site can't send this type, so requiring it also keeps forged requests out.
        raise Refusal("http", "not-json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise Refusal("http", "body-too-large")
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("http", "body-wrong", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("http", "body-unreadable", reason=str(error)) from None


def read_query(request: Request, kind: type[T]) -> T:
    """Read the query parameters. Duplicate or unknown ones are errors."""
    asked = request.query_params.multi_items()
    try:
        if len(dict(asked)) < len(asked):
            raise msgspec.ValidationError("the same is asked for twice")
        return msgspec.convert(dict(asked), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("http", "body-wrong", reason=str(error)) from None


def address_of(connection: HTTPConnection) -> str:
    return shorten(connection.client.host) if connection.client else "unknown"


def shorten(address: str) -> str:
    """Anyone with one IPv6 address has a whole network of them: they count as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def set_guest(response: Response, signed: str, secure: bool) -> None:
    response.set_cookie(COOKIE, signed, max_age=KEEP, httponly=True, samesite="lax", secure=secure, path="/")
