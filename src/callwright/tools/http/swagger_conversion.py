"""Convert a Swagger 2.0 document to OpenAPI 3.0, in memory. Pure.

Only the parts that differ are rewritten: parameters get a schema and a style, ``body`` and ``formData`` parameters
become a request body, responses get their media types, security schemes their new form. Schemas stay where they are under
``definitions``, so that references to them keep their meaning; ``x-nullable`` and ``type: file`` are read by the schema
translation. A malformed part is passed on unchanged: the operation that contains it is refused later, with the reason.
"""

from collections.abc import Mapping
from typing import Any, Final

_METHODS: Final = ("get", "put", "post", "delete", "options", "head", "patch")
_JSON_MEDIA: Final = "application/json"
_URLENCODED_MEDIA: Final = "application/x-www-form-urlencoded"
_MULTIPART_MEDIA: Final = "multipart/form-data"
_MAX_REFERENCE_HOPS: Final = 16
_PARAMETER_KEYWORDS: Final = frozenset({
    "allowEmptyValue", "collectionFormat", "description", "in", "name", "required", "schema",
})  # fmt: skip
"""Members of a parameter that are not part of its schema."""

_STYLES: Final = {
    "csv": ("form", False),
    "ssv": ("spaceDelimited", False),
    "tsv": ("tabDelimited", False),
    "pipes": ("pipeDelimited", False),
    "multi": ("form", True),
}
"""``collectionFormat`` → style and explode."""

_OAUTH_FLOWS: Final = {
    "implicit": "implicit",
    "password": "password",
    "application": "clientCredentials",
    "accessCode": "authorizationCode",
}


def convert_swagger(root: Mapping[str, Any]) -> dict[str, Any]:
    """Return the document as OpenAPI 3.0; ``root`` stays unchanged."""
    paths = root.get("paths")
    converted: dict[str, Any] = {**root, "openapi": "3.0.0"}
    if isinstance(paths, dict):
        converted["paths"] = {path: _convert_path_item(root, item) for path, item in paths.items()}
    definitions = root.get("securityDefinitions")
    if isinstance(definitions, dict):
        converted["components"] = {
            "securitySchemes": {name: _convert_security_scheme(one) for name, one in definitions.items()}
        }
    server = _build_server_url(root)
    if server:
        converted["servers"] = [{"url": server}]
    return converted


def _build_server_url(root: Mapping[str, Any]) -> str:
    """Return the server's URL, https where it is offered; "" if the document names no host."""
    host, base, schemes = root.get("host"), root.get("basePath", ""), root.get("schemes")
    if not isinstance(host, str) or not host or not isinstance(base, str):
        return ""
    offered = [one for one in schemes if one in {"http", "https"}] if isinstance(schemes, list) else []
    scheme = "https" if "https" in offered or not offered else offered[0]
    return f"{scheme}://{host}{base}"


def _convert_security_scheme(scheme: Any) -> Any:
    if not isinstance(scheme, dict):
        return scheme
    if scheme.get("type") == "basic":
        return {"type": "http", "scheme": "basic"}
    if scheme.get("type") != "oauth2":
        return scheme
    flow = _OAUTH_FLOWS.get(str(scheme.get("flow")))
    fields = {word: scheme[word] for word in ("authorizationUrl", "tokenUrl", "scopes") if word in scheme}
    return {"type": "oauth2", "flows": {flow: fields} if flow else {}}


# --- operations -------------------------------------------------------------------------------------------------


def _convert_path_item(root: Mapping[str, Any], item: Any) -> Any:
    if not isinstance(item, dict):
        return item
    shared = _as_list(item.get("parameters"))
    converted = {word: value for word, value in item.items() if word != "parameters"}
    for method in _METHODS:
        if isinstance(item.get(method), dict):
            converted[method] = _convert_operation(root, item[method], shared)
    return converted


def _convert_operation(root: Mapping[str, Any], node: dict[str, Any], shared: list[Any]) -> dict[str, Any]:
    parameters = _merge_parameters(root, [*shared, *_as_list(node.get("parameters"))])
    consumes = _read_media(node, root, "consumes")
    left_out = {"parameters", "consumes", "produces", "schemes"}
    converted: dict[str, Any] = {word: value for word, value in node.items() if word not in left_out}
    converted["parameters"] = [_convert_parameter(one) for one in parameters if not _is_body_part(one)]
    body = next((one for one in parameters if isinstance(one, dict) and one.get("in") == "body"), None)
    fields = [one for one in parameters if isinstance(one, dict) and one.get("in") == "formData"]
    if body is not None:
        converted["requestBody"] = _build_body(body, consumes)
    elif fields:
        converted["requestBody"] = _build_form(fields, consumes)
    responses = node.get("responses")
    if isinstance(responses, dict):
        produces = _read_media(node, root, "produces")
        converted["responses"] = {
            status: _convert_response(root, one, produces) for status, one in responses.items()
        }
    return converted


def _merge_parameters(root: Mapping[str, Any], nodes: list[Any]) -> list[Any]:
    """Return the parameters without references; an operation's parameter overrides its path's of the same name."""
    merged: dict[Any, Any] = {}
    for at, node in enumerate(nodes):
        one = _follow(root, node)
        key = (str(one.get("in")), str(one.get("name"))) if isinstance(one, dict) else at
        merged[key] = one
    return list(merged.values())


def _is_body_part(parameter: Any) -> bool:
    return isinstance(parameter, dict) and parameter.get("in") in {"body", "formData"}


def _convert_parameter(parameter: Any) -> Any:
    if not isinstance(parameter, dict) or "$ref" in parameter:
        return parameter
    converted = {
        word: parameter[word] for word in ("name", "in", "description", "required") if word in parameter
    }
    converted["schema"] = _extract_schema(parameter)
    if parameter.get("in") == "query" and parameter.get("type") == "array":
        converted["style"], converted["explode"] = _read_collection_format(parameter)
    return converted


def _extract_schema(parameter: dict[str, Any]) -> Any:
    """Return the schema that stands within a parameter; some documents write it as in OpenAPI 3."""
    own = {word: value for word, value in parameter.items() if word not in _PARAMETER_KEYWORDS}
    if not own and isinstance(parameter.get("schema"), dict):
        return parameter["schema"]
    return {**own, "format": "binary", "type": "string"} if own.get("type") == "file" else own


def _read_collection_format(parameter: dict[str, Any]) -> tuple[str, bool]:
    return _STYLES.get(str(parameter.get("collectionFormat", "csv")), _STYLES["csv"])


# --- bodies and responses ---------------------------------------------------------------------------------------


def _build_body(parameter: dict[str, Any], consumes: list[str]) -> dict[str, Any]:
    media = [one for one in consumes if one not in {_URLENCODED_MEDIA, _MULTIPART_MEDIA}] or [_JSON_MEDIA]
    return {
        "description": parameter.get("description"),
        "required": parameter.get("required") is True,
        "content": {one: {"schema": parameter.get("schema", {})} for one in media},
    }


def _build_form(fields: list[dict[str, Any]], consumes: list[str]) -> dict[str, Any]:
    properties: dict[str, Any] = {}
    encoding: dict[str, Any] = {}
    for field in fields:
        name = str(field.get("name"))
        schema = _extract_schema(field)
        described = {"description": field["description"]} if "description" in field else {}
        properties[name] = {**schema, **described} if isinstance(schema, dict) else schema
        if field.get("type") == "array":
            style, explode = _read_collection_format(field)
            encoding[name] = {"style": style, "explode": explode}
    required = [str(field.get("name")) for field in fields if field.get("required") is True]
    has_file = any(field.get("type") == "file" for field in fields)
    multipart = has_file or (_MULTIPART_MEDIA in consumes and _URLENCODED_MEDIA not in consumes)
    schema = {"type": "object", "properties": properties, "required": required}
    content = {"schema": schema, "encoding": encoding}
    media = _MULTIPART_MEDIA if multipart else _URLENCODED_MEDIA
    return {"required": bool(required), "content": {media: content}}


def _convert_response(root: Mapping[str, Any], node: Any, produces: list[str]) -> Any:
    response = _follow(root, node)
    if not isinstance(response, dict) or "schema" not in response:
        return response
    schema = response["schema"]
    if isinstance(schema, dict) and schema.get("type") == "file":
        media = [one for one in produces if one != _JSON_MEDIA] or ["application/octet-stream"]
        schema = {"type": "string", "format": "binary"}
    else:
        media = produces
    rest = {word: value for word, value in response.items() if word not in {"schema", "examples", "headers"}}
    return {**rest, "content": {one: {"schema": schema} for one in media}}


def _read_media(node: Mapping[str, Any], root: Mapping[str, Any], word: str) -> list[str]:
    """Return the media types of ``consumes`` or ``produces``: the operation's, else the document's, else JSON."""
    for holder in (node, root):
        kinds = [one for one in _as_list(holder.get(word)) if isinstance(one, str)]
        if kinds:
            return kinds
    return [_JSON_MEDIA]


def _follow(root: Mapping[str, Any], node: Any) -> Any:
    """Return the end of a chain of references within the document; a reference that leads nowhere stays."""
    for _ in range(_MAX_REFERENCE_HOPS):
        reference = node.get("$ref") if isinstance(node, dict) else None
        if not isinstance(reference, str) or not reference.startswith("#/"):
            return node
        target: Any = root
        for step in reference[2:].split("/"):
            name = step.replace("~1", "/").replace("~0", "~")
            target = target.get(name) if isinstance(target, dict) else None
        if target is None:
            return node
        node = target
    return node


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
