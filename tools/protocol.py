"""make protocol: the client's types and docs/protocol.md, made from foxden/live/wire.py and foxden/web/api.py."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi

from foxden.live import wire
from foxden.table import requests
from foxden.web import api

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "client" / "src" / "wire.ts"
HTTP_TYPES = ROOT / "client" / "src" / "api.ts"
PAGE = ROOT / "docs" / "protocol.md"
MADE = "made by 'make protocol' from src/foxden/live/wire.py"


def main() -> None:
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)} written")


def made() -> dict[Path, str]:
    return {TYPES: write_types(), HTTP_TYPES: write_http_types(), PAGE: write_page()}


# --- TypeScript -----------------------------------------------------------------------------------------


def write_types() -> str:
    requests, answers = get_args(wire.AnyRequest), get_args(wire.AnyAnswer)
    structs = collect([*requests, *answers])
    parts = [f"// {MADE[0].upper()}{MADE[1:]}; do not edit."]
    parts += [interface(struct) for struct in structs]
    parts.append(f"export type Request = {' | '.join(kind.__name__ for kind in requests)};")
    parts.append(f"export type Answer = {' | '.join(kind.__name__ for kind in answers)};")
    return "\n\n".join(parts) + "\n"


def write_http_types() -> str:
    kinds = [kind for route in api.ROUTES for kind in (route.body, route.answer) if isinstance(kind, type)]
    structs = collect([kind for kind in [*kinds, api.Trouble] if issubclass(kind, msgspec.Struct)])
    elsewhere = set(collect([*get_args(wire.AnyRequest), *get_args(wire.AnyAnswer)]))
    own = [interface(struct) for struct in structs if struct not in elsewhere]
    names = sorted(kind.__name__ for kind in elsewhere & set(structs))
    used = [name for name in names if re.search(rf": [^;\n]*\b{name}\b[^;\n]*;", "".join(own))]
    head = "// Made by 'make protocol' from src/foxden/web/api.py; do not edit."
    return (
        "\n\n".join(
            [head, f'import type {{ {", ".join(used)} }} from "./wire";', f"export type {{ {', '.join(used)} }};", *own]
        )
        + "\n"
    )


def collect(roots: list[type]) -> list[type]:
    """The structs in the order they are met, each once, those they consist of included."""
    found: dict[type, None] = {}

    def visit(kind: mi.Type) -> None:
        if isinstance(kind, mi.StructType) and kind.cls not in found:
            found[kind.cls] = None
            for field in kind.fields:
                visit(field.type)
        for part in parts_of(kind):
            visit(part)

    for root in roots:
        visit(mi.type_info(root))
    return list(found)


def parts_of(kind: mi.Type) -> list[mi.Type]:
    match kind:
        case mi.ListType(item_type=item):
            return [item]
        case mi.DictType(key_type=key, value_type=value):
            return [key, value]
        case mi.UnionType(types=types):
            return list(types)
        case mi.Metadata(type=inner):
            return [inner]
        case _:
            return []


def interface(struct: type) -> str:
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    lines = [f'  type: "{info.tag}";'] if info.tag is not None else []
    optional = bool(struct.__struct_config__.omit_defaults)  # type: ignore[attr-defined]
    for field in info.fields:
        mark = "?" if not field.required and (optional or issubclass(struct, (requests.Request, api.NewTable))) else ""
        lines.append(f"  {field.encode_name}{mark}: {spell(field.type)};")
    return f"{comment(struct)}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}"


def comment(struct: type) -> str:
    text = doc_of(struct)
    return f"/** {text} */\n" if text else ""


def doc_of(struct: type) -> str:
    return " ".join(inspect.cleandoc(struct.__dict__.get("__doc__") or "").split())


def spell(kind: mi.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case mi.StrType():
            return "string"
        case mi.BoolType():
            return "boolean"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.NoneType():
            return "null"
        case mi.AnyType():
            return "unknown"
        case mi.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case mi.ListType(item_type=item):
            inner = spell(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case mi.DictType(value_type=value):
            return f"Record<string, {spell(value)}>"
        case mi.UnionType(types=types):
            return " | ".join(dict.fromkeys(spell(part) for part in types))
        case mi.Metadata(type=inner_type):
            return spell(inner_type)
        case mi.StructType(cls=cls):
            return str(cls.__name__)
        case _:
            raise TypeError(f"no word in TypeScript for {kind}")


# --- the page -------------------------------------------------------------------------------------------

HEAD = """# The protocol

A client opens a WebSocket to `/ws/NAME`, where `NAME` is the table's, with the guest's cookie, and sends `hello`. From
then on the server sends the whole scene (`shown`) on every change, with a sequence number; there are no differences to
apply, and a client that has missed some needs only the newest. What does not change while a game is played comes once
before it (`staged`).

Every request carries an `id` of the client's own making, and is answered by `done` or `refused` with the same id. A
request repeated with the same id, after a lost connection say, is done once and answered again. A `move` names the
`turn` it answers as the last scene named it, so that an answer to an earlier turn is never taken for one to a later.
Refusals carry a code, the number of the rule where a rule forbids it, words in the reader's language, and the
current `seq`.

A screen for everybody in the room connects to `/ws/NAME?watch`: it is sent what a spectator may know, whoever's cookie
it brings, and can ask for nothing but `hello`.

A bot from outside connects with a token instead of a cookie (`Authorization: Bearer TOKEN`, from `POST /api/bots`), and
opens tables of its own with it (`POST /api/tables`). Whatever it calls itself, its name says that it is a bot. To look
ahead it may ask for a position that its seat cannot tell from the true one (`imagine`); [bots.md](bots.md) has a
client.

Connections are closed with 4401 (no guest: ask `/api/mine` for a cookie first), 4403 (a page from elsewhere), 4404 (no
such table) or 4505 (a newer version has written the table); then it makes no sense to come back. With 1012 (the table
is opened again from its log), 1013 (the database cannot be read now), 4429 (too many connections) and any other code,
connect again, and send again, with the same ids, whatever was not answered.
"""


def write_page() -> str:
    requests, answers = list(get_args(wire.AnyRequest)), list(get_args(wire.AnyAnswer))
    others = [struct for struct in collect([*requests, *answers]) if struct not in requests + answers]
    parts = [HEAD.strip(), f"*This page is {MADE}.*"]
    for title, structs in (
        ("What a client asks", requests),
        ("What the server sends", answers),
        ("What these consist of", others),
    ):
        parts.append(f"## {title}")
        parts += [describe(struct) for struct in structs]
    return "\n\n".join(parts) + "\n"


def describe(struct: type) -> str:
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    name = f"`{info.tag}`" if info.tag is not None else struct.__name__
    lines = [f"### {name}", ""]
    if text := doc_of(struct):
        lines += [text, ""]
    if info.fields:
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [
            f"| `{field.encode_name}` | `{escape(spell(field.type))}` | {default(field)} |" for field in info.fields
        ]
    return "\n".join(lines).rstrip()


def default(field: mi.Field) -> str:
    if field.required:
        return ""
    value: Any = field.default
    if value is msgspec.NODEFAULT:
        factory: Any = field.default_factory
        value = factory()
    return f"default `{msgspec.json.encode(value).decode()}`"


def escape(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    main()
