"""A request → what may be said about a call: headers and query, checked. Bodies are the business of ``calls``.

What cannot be read is refused with 400 and the name of what is wrong, never with its value. Only ``traceparent`` is
different: a broken one starts a new trace, as W3C has it.
"""

import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote

from callwright.app import CallOptions
from callwright.core.reader import strict
from callwright.domain.call import Locale, Principal
from callwright.gateway.wire.messages import JSON, Refused, Request, problem

MAX_BODY: Final = 8 * 1024 * 1024
"""Bytes; the server's own limit is usually lower."""
MAX_TIMEOUT_MS: Final = 3_600_000
_TRACEPARENT: Final = re.compile(r"(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-.*)?")
_VISIBLE: Final = re.compile(r"[\x21-\x7e]{1,255}")
_RUN: Final = re.compile(r"[\x21-\x7e]{1,128}")
_VERSION: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}\.[0-9]{1,6})?")
_HANDLE: Final = re.compile(r"[A-Za-z0-9_-]{1,128}")


def options_of(request: Request, principal: Principal | None) -> CallOptions:
    """What the headers and the query say about the call.

    Raises:
        Refused: with 400, naming what cannot be read.
    """
    said: CallOptions = {"locale": locale_of(request)}
    if principal is not None:
        said["principal"] = principal
    key = _header(request, "Idempotency-Key", _VISIBLE)
    if key is not None:
        said["key"] = key
    run = named_run(request, principal)
    if run is not None:
        said["run"] = run
    repeat = _header(request, "Callwright-Repeat", _HANDLE)
    if repeat is not None:
        said["repeat"] = repeat
    traced = _TRACEPARENT.fullmatch(request.header("traceparent") or "")
    if traced:
        said["trace_id"] = traced[1]
    for name, read in _QUERY.items():
        if name in request.query:
            said[_FIELDS[name]] = read(name, request.query[name])  # type: ignore[literal-required]  # the keys of CallOptions
    _refuse_strangers(request)
    return said


def named_run(request: Request, principal: Principal | None) -> str | None:
    """The run that the request names, as it is kept.

    Raises:
        Refused: with 400, where it is no word.
    """
    run = _header(request, "Callwright-Run", _RUN)
    return None if run is None else run_of(run, principal)


def run_of(run: str, principal: Principal | None) -> str:
    """The run as it is kept: what one principal calls its run is no run of another's."""
    if principal is None:
        return run
    return "/".join((quote(principal.tenant, safe=""), quote(principal.id, safe=""), run))


def locale_of(request: Request) -> Locale:
    """The language for people: the first that the client names, English unless it is Chinese."""
    first = (request.header("Accept-Language") or "").partition(",")[0].strip().lower()
    return "zh-CN" if first.startswith("zh") else "en"


def body_of(request: Request) -> Any:
    """The JSON of the body, read strictly: no name twice, no NaN, no half of a sign.

    Raises:
        Refused: with 415 for another media type, 400 for what is not JSON.
    """
    kind = media_type(request)
    if kind != JSON and not kind.endswith("+json"):
        raise Refused(
            problem(415, "The body must be JSON, sent as Content-Type: application/json.", {"Accept": JSON})
        )
    try:
        return strict.parse(request.body, MAX_BODY)
    except strict.StrictJsonError as fault:
        raise Refused(problem(400, f"The body is not valid JSON: {fault.reason}.")) from None


def media_type(request: Request) -> str:
    """The media type of the body, JSON unless it says another."""
    return (request.header("Content-Type") or JSON).partition(";")[0].strip().lower()


def wants_events(request: Request) -> bool:
    """Whether the client asks for server-sent events."""
    return "text/event-stream" in (request.header("Accept") or "").lower()


def _header(request: Request, name: str, pattern: re.Pattern[str]) -> str | None:
    value = request.header(name)
    if value is None:
        return None
    value = value.strip()
    if len(value) > 2 and value[0] == value[-1] == '"':
        value = value[1:-1]  # a structured-field string, as the IETF draft has it
    if not pattern.fullmatch(value):
        raise wrong(name, "is not one word of printable ASCII")
    return value


def wrong(name: str, what: str) -> Refused:
    """The refusal of a header or query parameter."""
    return Refused(problem(400, f"{name} {what}.", parameter=name))


# --- the query --------------------------------------------------------------------------------------------------


def _text(pattern: re.Pattern[str], what: str) -> Callable[[str, str], Any]:
    def read(name: str, value: str) -> str:
        if not pattern.fullmatch(value):
            raise wrong(name, what)
        return value

    return read


def whole(most: int) -> Callable[[str, str], int]:
    """A reader of whole numbers from 1."""

    def read(name: str, value: str) -> int:
        if not (value.isascii() and value.isdigit() and len(value) < 10 and 1 <= int(value) <= most):
            raise wrong(name, f"must be a whole number from 1 to {most}")
        return int(value)

    return read


def _share(name: str, value: str) -> float:
    if (
        not re.fullmatch(r"[0-9.]{1,24}([eE][-+]?[0-9]{1,3})?", value)
        or value.count(".") > 1
        or value[0] == "."
    ):
        raise wrong(name, "must be a number from 0 to 1")
    if not 0 <= float(value) <= 1:
        raise wrong(name, "must be a number from 0 to 1")
    return float(value)


def _flag(name: str, value: str) -> bool:
    if value not in {"true", "false"}:
        raise wrong(name, "must be true or false")
    return value == "true"


_QUERY: Final[dict[str, Callable[[str, str], Any]]] = {
    "version": _text(_VERSION, 'must be "1" or "1.4.0"'),
    "timeoutMs": whole(MAX_TIMEOUT_MS),
    "confidence": _share,
    "approval": _text(_HANDLE, "is no handle"),
    "dryRun": _flag,
}
_FIELDS: Final = {
    "version": "version",
    "timeoutMs": "timeout_ms",
    "confidence": "confidence",
    "approval": "approval",
    "dryRun": "dry_run",
}


def _refuse_strangers(request: Request) -> None:
    """A misspelt option must not be overlooked: ``dryrun=true`` would pay."""
    if not request.query.keys() <= _QUERY.keys():
        raise Refused(problem(400, "A query parameter is not known.", accepted=list(_QUERY)))
