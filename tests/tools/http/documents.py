"""Documents that the tests of HTTP tools are written against. All made up here."""

from typing import Any

JSON = "application/json"


def document(paths: dict[str, Any], version: str = "3.1.0", **more: Any) -> dict[str, Any]:
    return {"openapi": version, "info": {"title": "Shop", "version": "1"}, "paths": paths, **more}


def one(method: str = "get", path: str = "/things", **operation: Any) -> dict[str, Any]:
    """A document with one operation, named ``op``."""
    components = operation.pop("components", None)
    version = operation.pop("version", "3.1.0")
    more = {"components": components} if components else {}
    said = {"operationId": "op", "responses": {"200": {"description": "ok"}}, **operation}
    return document({path: {method: said}}, version, **more)


def parameter(name: str, place: str, schema: Any = None, **more: Any) -> dict[str, Any]:
    required = {"required": True} if place == "path" else {}
    return {"name": name, "in": place, "schema": schema or {"type": "string"}, **required, **more}


def json_body(schema: Any, *, required: bool = True) -> dict[str, Any]:
    return {"required": required, "content": {JSON: {"schema": schema}}}


def json_answer(schema: Any, status: str = "200", description: str = "ok") -> dict[str, Any]:
    return {status: {"description": description, "content": {JSON: {"schema": schema}}}}


def writing(**operation: Any) -> dict[str, Any]:
    """A POST that pays, with one argument."""
    body = json_body({"type": "object", "properties": {"amount": {"type": "number"}}, "required": ["amount"]})
    return one("post", "/payments", **{"requestBody": body, **operation})
