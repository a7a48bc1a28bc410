"""Read the operations of a document: parameters, body, responses. Does not build requests.

May not know: contracts, how requests are encoded. The names that the model sees are derived here, deterministic and unique.
"""

import contextlib
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct

from callwright.tools.http import openapi_reasons
from callwright.tools.http.openapi_document import DocumentProblem, OpenAPIDocument, OpenAPIError

ParameterPlace = Literal["path", "query", "header", "cookie"]

HTTP_METHODS = ("get", "put", "post", "delete", "options", "head", "patch")
MAX_NAME_CHARS = 64
"""Longest tool name that all model providers accept."""

STYLES_BY_PLACE: dict[ParameterPlace, tuple[str, ...]] = {
    "path": ("simple", "label", "matrix"),
    "query": (
        "form",
        "spaceDelimited",
        "pipeDelimited",
        "tabDelimited",
        "deepObject",
    ),  # tabs: of Swagger 2.0
    "header": ("simple",),
    "cookie": ("form",),
}
_FORBIDDEN_HEADERS = frozenset({
    "accept", "accept-encoding", "authorization", "connection", "content-length", "content-type", "cookie", "expect",
    "forwarded", "host", "keep-alive", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding",
    "upgrade", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto",
})  # fmt: skip
"""Headers that frame a request or identify its sender: neither documents nor models may set them."""

IDEMPOTENCY_KEY_HEADER = "idempotency-key"
_GENERATED_HEADERS = frozenset({IDEMPOTENCY_KEY_HEADER, "traceparent", "tracestate", "baggage"})
"""Headers that the client sets itself, so that the model is not asked for them."""

_HEADER_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_FRAMING_HEADERS = frozenset(
    {"connection", "content-length", "host", "te", "trailer", "transfer-encoding", "upgrade"}
)


def is_settable_header(name: str) -> bool:
    """Return whether this is a valid header name (RFC 9110 §5.6.2) that may be set and does not frame the request."""
    return _HEADER_TOKEN.fullmatch(name) is not None and name.lower() not in _FRAMING_HEADERS


ArrayBrackets = Literal["indices", "brackets", "repeat"]
"""How a list within a ``deepObject`` is written: ``a[0]=x``, ``a[]=x`` or ``a=x``. OpenAPI leaves it open."""


class Parameter(Struct, frozen=True):
    """One parameter. ``media`` is set if its value is encoded as JSON instead of by a style."""

    name: str
    place: ParameterPlace
    schema: Any
    required: bool = False
    style: str = "simple"
    explode: bool = False
    reserved: bool = False
    media: str | None = None
    description: str = ""
    arrays: ArrayBrackets = "indices"


class RequestBody(Struct, frozen=True):
    """A request body in the first media type that can be encoded. ``encoding`` is OpenAPI's, by property."""

    media: str
    schema: Any
    required: bool = False
    encoding: dict[str, Any] = {}
    description: str = ""
    arrays: ArrayBrackets = "indices"


class ApiOperation(Struct, frozen=True):
    """One operation. ``responses`` maps the status ("200", "4XX", "default") to the resolved response object."""

    where: str
    name: str
    method: str
    path: str
    description: str
    tags: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    body: RequestBody | None
    responses: dict[str, dict[str, Any]]
    security: tuple[dict[str, Any], ...]
    servers: tuple[Any, ...] = ()
    key_header: str | None = None


class ListedOperation(Struct, frozen=True):
    """An operation, or its problems; ``words`` are the names that select it, ``name`` is that of its tool."""

    where: str
    name: str
    words: tuple[str, ...]
    operation: ApiOperation | None
    troubles: list[DocumentProblem] = []


def iter_operations(document: OpenAPIDocument) -> Iterator[ListedOperation]:
    """Yield every operation in the order of the document.

    Raises:
        OpenAPIError: the document has no paths.
    """
    paths = document.root.get("paths", {})
    if not isinstance(paths, dict):
        raise OpenAPIError([DocumentProblem("paths", openapi_reasons.NOT_AN_OBJECT())])
    for path, node in paths.items():
        try:
            item = document.follow_references(node, path)
        except OpenAPIError as error:
            yield ListedOperation(path, path, (path,), None, error.troubles)
            continue
        for method in HTTP_METHODS:
            if isinstance(item.get(method), dict):
                yield _list_operation(document, path, method, item)


def _list_operation(
    document: OpenAPIDocument, path: str, method: str, item: dict[str, Any]
) -> ListedOperation:
    where, node = f"{method.upper()} {path}", item[method]
    tags = tuple(one for one in _as_list(node.get("tags")) if isinstance(one, str))
    name = _derive_operation_name(node.get("operationId"), method, path)
    words = (where, name, str(node.get("operationId", name)), *(f"tag:{tag}" for tag in tags))
    try:
        return ListedOperation(where, name, words, _read_operation(document, where, path, method, item))
    except OpenAPIError as error:
        return ListedOperation(where, name, words, None, error.troubles)
    except (AttributeError, LookupError, TypeError, ValueError) as fault:
        # A form of malformed document that no reader knows: it costs this operation, and is listed.
        problem = DocumentProblem(where, openapi_reasons.UNREADABLE(fault=type(fault).__name__))
        return ListedOperation(where, name, words, None, [problem])


def _read_operation(
    document: OpenAPIDocument, where: str, path: str, method: str, item: dict[str, Any]
) -> ApiOperation:
    node = item[method]
    parameters = _read_parameters(
        document, where, [*_as_list(item.get("parameters")), *_as_list(node.get("parameters"))]
    )
    _refuse_mismatched_path(where, path, parameters)
    filled = {one.name.lower(): one.name for one in parameters if one.place == "header"}
    security = node.get("security", document.root.get("security"))
    return ApiOperation(
        where=where,
        name=_derive_operation_name(node.get("operationId"), method, path),
        method=method.upper(),
        path=path,
        description=clean_text(node.get("summary"), node.get("description")),
        tags=tuple(one for one in _as_list(node.get("tags")) if isinstance(one, str)),
        parameters=tuple(one for one in parameters if not _is_reserved_header(one)),
        body=_read_request_body(document, where, node.get("requestBody"), method),
        responses=_read_responses(document, where, node.get("responses")),
        security=tuple(one for one in _as_list(security) if isinstance(one, dict)),
        servers=tuple(_as_list(node.get("servers")) or _as_list(item.get("servers"))),
        key_header=filled.get(IDEMPOTENCY_KEY_HEADER),
    )


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def clean_text(*parts: Any, longest: int = 1_000) -> str:
    """Join texts of a document: without control characters and duplicates, truncated to ``longest``."""
    kept = dict.fromkeys(" ".join(part.split()) for part in parts if isinstance(part, str))
    text = "\n".join(part for part in kept if part)
    clean = "".join(one for one in text if one == "\n" or one.isprintable())
    return clean if len(clean) <= longest else clean[: longest - 1] + "…"


def _derive_operation_name(operation_id: Any, method: str, path: str) -> str:
    wanted = operation_id if isinstance(operation_id, str) and operation_id.strip() else f"{method}_{path}"
    return shorten_name(re.sub(r"_*[^\w.-]+_*", "_", wanted).strip("_") or method)


def shorten_name(name: str) -> str:
    """Return the name, shortened if necessary with a hash that distinguishes it from names with the same beginning."""
    if len(name) <= MAX_NAME_CHARS:
        return name
    return f"{name[: MAX_NAME_CHARS - 9]}_{sha256(name.encode()).hexdigest()[:8]}"


# --- parameters -------------------------------------------------------------------------------------------------


def _read_parameters(document: OpenAPIDocument, where: str, nodes: list[Any]) -> list[Parameter]:
    """Return the parameters; an operation's parameter overrides its path's of the same name."""
    parameters: dict[tuple[str, str], Parameter] = {}
    for node in nodes:
        one = _read_parameter(where, document.follow_references(node, where))
        parameters[one.place, one.name] = one
    return list(parameters.values())


def _read_parameter(where: str, node: dict[str, Any]) -> Parameter:
    name, place = node.get("name"), node.get("in")
    if not isinstance(name, str) or not name or not isinstance(place, str) or place not in STYLES_BY_PLACE:
        raise OpenAPIError(
            [
                DocumentProblem(
                    where, openapi_reasons.INCOMPLETE_PARAMETER(), openapi_reasons.GIVE_NAME_AND_PLACE()
                )
            ]
        )
    if place == "header" and name.lower() not in _FORBIDDEN_HEADERS and not is_settable_header(name):
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.INVALID_HEADER_NAME(name=name))])
    style = node.get("style", STYLES_BY_PLACE[place][0])
    if style not in STYLES_BY_PLACE[place]:
        raise OpenAPIError(
            [
                DocumentProblem(
                    where,
                    openapi_reasons.UNKNOWN_STYLE(name=name),
                    openapi_reasons.USE_STYLE(style=STYLES_BY_PLACE[place][0]),
                )
            ]
        )
    media, schema = None, node.get("schema", {})
    if isinstance(node.get("content"), dict) and node["content"]:
        media, content = next(iter(node["content"].items()))
        schema = content.get("schema", {}) if isinstance(content, dict) else {}
    return Parameter(
        name=name,
        place=place,
        schema=schema,
        required=node.get("required") is True or place == "path",
        style=style,
        explode=node.get("explode", style in {"form", "deepObject"}) is True,
        reserved=node.get("allowReserved") is True or node.get("x-multi-segment") is True,
        media=media,
        description=clean_text(node.get("description")),
    )


def _is_reserved_header(one: Parameter) -> bool:
    return one.place == "header" and one.name.lower() in _FORBIDDEN_HEADERS | _GENERATED_HEADERS


def _refuse_mismatched_path(where: str, path: str, parameters: list[Parameter]) -> None:
    """Check that path template and path parameters match, each once."""
    holes = re.findall(r"\{([^{}]*)\}", path)
    named = {one.name for one in parameters if one.place == "path"}
    if not path.startswith("/") or set(holes) - named or len(set(holes)) != len(holes):
        cure = openapi_reasons.DESCRIBE_PATH_PARAMETERS()
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.PATH_DOES_NOT_FIT(), cure)])
    stray = next((one.name for one in parameters if one.place == "path" and one.name not in holes), None)
    if stray is not None:
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.PARAMETER_OUTSIDE_PATH(name=stray))])


# --- body and answers -------------------------------------------------------------------------------------------


def is_json_media(media: str) -> bool:
    """Return whether this media type is JSON."""
    kind = media.partition(";")[0].strip().lower()
    return kind == "application/json" or kind.endswith("+json") or kind in {"*/*", "text/json"}


_WRITABLE_MEDIA = ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain")
_UNWRITTEN_PREFIXES = ("text/", "application/octet-stream", "image/", "application/xml")
"""Beginnings of media types whose bodies the model gives as text or bytes."""


def _is_writable(media: str) -> bool:
    return is_json_media(media) or media.lower().startswith((*_WRITABLE_MEDIA, *_UNWRITTEN_PREFIXES))


def _is_bytes_schema(document: OpenAPIDocument, content: dict[str, Any], where: str) -> bool:
    """Return whether a body is text or bytes by its schema, so that it can be sent in any media type."""
    schema = content.get("schema")
    return isinstance(schema, dict) and document.follow_references(schema, where).get("type") == "string"


def _read_request_body(document: OpenAPIDocument, where: str, node: Any, method: str) -> RequestBody | None:
    if node is None or method in {"get", "head", "options"}:
        return None
    request_body = document.follow_references(node, where)
    content = request_body.get("content")
    if not isinstance(content, dict) or not content:
        return None
    media = next((one for one in content if is_json_media(one)), None)
    media = media or next(
        (one for kind in _WRITABLE_MEDIA for one in content if one.lower().startswith(kind)), None
    )
    if media is None:
        media = next(iter(content))
    held = content[media] if isinstance(content[media], dict) else {}
    if not _is_writable(media) and not _is_bytes_schema(document, held, where):
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.UNSUPPORTED_BODY(media=media[:80]))])
    encoding = held.get("encoding")
    return RequestBody(
        media=media.partition(";")[0].strip().lower().replace("*/*", "application/json"),
        schema=held.get("schema", {}),
        required=request_body.get("required") is True,
        encoding=encoding if isinstance(encoding, dict) else {},
        description=clean_text(request_body.get("description")),
    )


UNREADABLE_RESPONSE: dict[str, Any] = {"x-unreadable": True}
"""Placeholder for a response whose description in the document cannot be read: it promises nothing."""


def _read_responses(document: OpenAPIDocument, where: str, node: Any) -> dict[str, dict[str, Any]]:
    if not isinstance(node, dict):
        return {}
    responses: dict[str, dict[str, Any]] = {}
    for status, response in node.items():
        if not str(status).startswith("x-"):
            responses[str(status).upper()] = UNREADABLE_RESPONSE
            with contextlib.suppress(OpenAPIError):
                responses[str(status).upper()] = document.follow_references(response, where)
    return responses
