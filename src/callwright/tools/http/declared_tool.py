"""HTTP tools declared by hand: a request line with method and URL, and a schema of the arguments.

May not know: documents, sockets, the catalogue. The operator writes these lines, so that the method is trusted.
"""

import re
from collections.abc import Collection, Mapping
from typing import Any, Literal, Unpack
from urllib.parse import quote, urlsplit

from callwright.domain.contract import Contract
from callwright.domain.reason import Reason
from callwright.tools.http import openapi_reasons
from callwright.tools.http.client_pool import SHARED_POOL, HttpClientPool
from callwright.tools.http.credentials import Credential, CredentialKind, SecretReference
from callwright.tools.http.openapi_document import DocumentProblem, OpenAPIError
from callwright.tools.http.openapi_import import DEFAULT_KEY_HEADER, EFFECT_BY_METHOD
from callwright.tools.http.openapi_operations import Parameter, RequestBody, is_settable_header
from callwright.tools.http.operation_contract import map_declared_codes
from callwright.tools.http.operation_tool import ArgumentSlot, BodyPlan, HttpTool, RequestPlan
from callwright.tools.http.server_urls import validate_base_url
from callwright.tools.tool_options import ToolOptions, build_contract

_MEDIA_BY_BODY_KIND = {"json": "application/json", "form": "application/x-www-form-urlencoded"}


class HttpOptions(ToolOptions, total=False):
    """Options of a declared HTTP tool beside its request line and the options of every tool.

    query: arguments sent in the query (for GET, HEAD, OPTIONS and DELETE, all that have no other place).
    headers: argument → header. body: encoding of the rest, "json" or "form". auth: a reference for a bearer token, or a
    mapping from ``bearer``, ``basic`` (user:password), ``header:NAME``, ``query:NAME`` or ``cookie:NAME`` to references.
    private: the host may resolve to a private address. key_header: header for the key of a ``keyed`` upstream. certain:
    statuses from 500 that are known to mean that nothing was done. sessions: another pool than the process's.
    """

    query: Collection[str]
    headers: Mapping[str, str]
    body: Literal["json", "form"]
    auth: str | Mapping[str, str] | None
    private: bool
    key_header: str
    certain: Collection[int]
    sessions: HttpClientPool


_HTTP_OPTION_NAMES = ("query", "headers", "body", "auth", "private", "key_header", "certain", "sessions")


def make_http_tool(request: str, **options: Unpack[HttpOptions]) -> tuple[Contract, HttpTool]:
    """Return contract and tool of a request line such as ``POST https://shop.example/orders/{order_id}/refunds``.

    The effect class follows from the method unless ``effect`` is given. Without ``input_schema`` the arguments are the path's
    placeholders, as text.

    Raises:
        OpenAPIError: the line, a placeholder or a credential cannot be used.
        CredentialError: a credential is not a reference.
    """
    method, base, path = _parse_request_line(request)
    holes = re.findall(r"\{([^{}]+)\}", path)
    schema = options.get("input_schema") or _make_text_schema(holes)
    names = list(schema.get("properties", {}))
    _refuse_reserved_headers(
        [*options.get("headers", {}).values(), options.get("key_header", DEFAULT_KEY_HEADER)]
    )
    _refuse_unknown_arguments(names, [*holes, *options.get("query", ()), *options.get("headers", {})])
    contract = _build_http_contract(method, path, schema, base, options)
    slots, rest = _assign_places(method, names, holes, options)
    keyed = contract.effect == "keyed" or "key_header" in options
    plan = RequestPlan(
        method=method,
        base=base,
        path=quote(path, safe="/:@!$&'()*+,;=~-._{}%"),
        slots=tuple(slots),
        body=_build_body_plan(rest, options),
        credentials=_build_credentials(options.get("auth")),
        writes=contract.effect != "read",
        private=options.get("private", False),
        key_header=options.get("key_header", DEFAULT_KEY_HEADER) if keyed else None,
        limit=contract.max_output_bytes,
        codes=map_declared_codes(contract.errors),
        certain=frozenset(options.get("certain", ())),
    )
    tool = HttpTool(plan, options.get("sessions", SHARED_POOL))
    tool.check = options.get("check")
    return contract, tool


def _parse_request_line(request: str) -> tuple[str, str, str]:
    method, _, url = request.strip().partition(" ")
    if method not in EFFECT_BY_METHOD:
        raise _make_request_error(openapi_reasons.NO_METHOD(), openapi_reasons.WRITE_REQUEST_LINE())
    split = urlsplit(url.strip())
    base = validate_base_url(f"{split.scheme}://{split.netloc}", "request")
    if split.query or split.fragment or any(step in {".", ".."} for step in split.path.split("/")):
        raise _make_request_error(
            openapi_reasons.REQUEST_WITH_QUERY(), openapi_reasons.NAME_QUERY_ARGUMENTS()
        )
    return method, base, split.path or "/"


def _make_request_error(problem: Reason, cure: Reason) -> OpenAPIError:
    return OpenAPIError([DocumentProblem("request", problem, cure)])


def _make_text_schema(holes: list[str]) -> dict[str, Any]:
    properties = {name: {"type": "string"} for name in holes}
    return {"type": "object", "properties": properties, "required": holes, "additionalProperties": False}


def _refuse_unknown_arguments(names: list[str], placed: list[str]) -> None:
    stray = next((one for one in placed if one not in names), None)
    if stray is not None:
        raise _make_request_error(
            openapi_reasons.UNKNOWN_PLACED_ARGUMENT(name=stray), openapi_reasons.DESCRIBE_IN_INPUT_SCHEMA()
        )
    double = next((one for one in placed if placed.count(one) > 1), None)
    if double is not None:
        raise _make_request_error(
            openapi_reasons.ARGUMENT_PLACED_TWICE(name=double), openapi_reasons.PLACE_ONCE()
        )


def _refuse_reserved_headers(names: list[str]) -> None:
    odd = next((one for one in names if not is_settable_header(one)), None)
    if odd is not None:
        raise _make_request_error(
            openapi_reasons.RESERVED_HEADER(name=odd), openapi_reasons.NAME_OWN_HEADER()
        )


def _build_http_contract(
    method: str, path: str, schema: dict[str, Any], base: str, options: HttpOptions
) -> Contract:
    tool_options: ToolOptions = {
        name: value for name, value in options.items() if name not in _HTTP_OPTION_NAMES
    }  # type: ignore[assignment]  # the keys of ToolOptions are left
    tool_options.setdefault(
        "effect",
        "keyed" if method in {"POST", "PATCH"} and "key_header" in options else EFFECT_BY_METHOD[method],
    )
    fields: dict[str, Any] = {
        "name": re.sub(r"[^A-Za-z0-9_.-]+", "_", f"{method.lower()}{path}").strip("_")[:64],
        "input_schema": schema,
        "endpoint": base,
        "untrusted": True,
        "marks_effect": tool_options["effect"] != "read",
        "tags": ("http",),
    }
    return build_contract(fields, tool_options)


def _assign_places(
    method: str, names: list[str], holes: list[str], options: HttpOptions
) -> tuple[list[ArgumentSlot], list[str]]:
    """Assign every argument to its place; the remaining ones go into the body, if the method has one."""
    query, headers = set(options.get("query", ())), options.get("headers", {})
    slots: list[ArgumentSlot] = []
    rest: list[str] = []
    for name in names:
        if name in holes:
            slots.append(ArgumentSlot(name, Parameter(name, "path", {}, required=True)))
        elif name in headers:
            slots.append(ArgumentSlot(name, Parameter(headers[name], "header", {})))
        elif name in query or method in {"GET", "HEAD", "OPTIONS", "DELETE"}:
            slots.append(ArgumentSlot(name, Parameter(name, "query", {}, style="form", explode=True)))
        else:
            rest.append(name)
    return slots, rest


def _build_body_plan(rest: list[str], options: HttpOptions) -> BodyPlan | None:
    if not rest:
        return None
    body = RequestBody(_MEDIA_BY_BODY_KIND[options.get("body", "json")], {}, required=True)
    return BodyPlan(body, properties=tuple((name, name) for name in rest))


def _build_credentials(auth: str | Mapping[str, str] | None) -> tuple[Credential, ...]:
    references = {} if auth is None else {"bearer": auth} if isinstance(auth, str) else auth
    return tuple(_build_credential(how, SecretReference(reference)) for how, reference in references.items())


_KIND_BY_WORD: dict[str, CredentialKind] = {
    "bearer": "bearer",
    "basic": "basic",
    "header": "header",
    "query": "query",
    "cookie": "cookie",
}


def _build_credential(how: str, secret: SecretReference) -> Credential:
    secret.reveal()
    word, _, name = how.partition(":")
    kind = _KIND_BY_WORD.get(word)
    fits = name.isprintable() and (word != "header" or is_settable_header(name))
    if kind is None or bool(name) != (word not in {"bearer", "basic"}) or not fits:
        problem = openapi_reasons.UNKNOWN_CREDENTIAL_PLACE(how=how)
        raise OpenAPIError([DocumentProblem("auth", problem, openapi_reasons.USE_CREDENTIAL_PLACE())])
    return Credential(secret, kind, name or "Authorization")
