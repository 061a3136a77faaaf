"""An OpenAPI description of the HTTP API, made from the same types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from foxden import __version__
from foxden.web.api import ROUTES, Route
from foxden.web.common_api import Trouble


def describe() -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for route in ROUTES for kind in (route.answer, route.body) if kind is not None] + [Trouble]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = describe_route(route, schema_of)
    info = {
        "title": "Foxden",
        "version": __version__,
        "description": "Tables over HTTP; play itself is over WebSocket.",
    }
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def describe_route(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    trouble = {"description": "Refused.", "content": json_of(schema_of[str(Trouble)])}
    answer: dict[str, Any] = {"description": "Done."}
    if route.answer is not None:
        answer["content"] = json_of(schema_of[str(route.answer)])
    described: dict[str, Any] = {
        "summary": route.summary,
        "responses": {str(route.status): answer} | {str(status): trouble for status in route.refusals},
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": json_of(schema_of[str(route.body)])}
    described["parameters"] = list(describe_parameters(route))
    return described


def describe_parameters(route: Route) -> Iterator[dict[str, Any]]:
    if "{" in route.path:
        name = route.path.partition("{")[2].partition("}")[0]
        pattern = {"type": "string", "pattern": "^[A-Za-z0-9-]{1,64}$"}
        yield {"name": name, "in": "path", "required": True, "schema": pattern}
    if route.query is not None:
        (_,), components = msgspec.json.schema_components([route.query])
        for name, schema in components[route.query.__name__]["properties"].items():
            yield {"name": name, "in": "query", "required": False, "schema": schema}


def json_of(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
