"""Parse and check the call options in a request's headers and query. Bodies are read by ``call_handlers``.

An unreadable option is refused with 400 and its name, never its value. The exception is ``traceparent``: an invalid one
starts a new trace, as W3C requires.
"""

import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote

from callwright.app import ServerCallOptions
from callwright.core.contracts.contract_versions import PIN_PATTERN, VERSION_PATTERN
from callwright.core.reader import strict_json
from callwright.domain.call import Locale, Principal
from callwright.ports.trace_parent import TRACE_PARENT, parse_traceparent
from callwright.wire.http_messages import JSON_MEDIA, HttpRequest, RequestRefusedError, make_problem

MAX_BODY_BYTES: Final = 8 * 1024 * 1024
"""Bytes of a body; the server's own limit is usually lower."""
MAX_TIMEOUT_MS: Final = 3_600_000
_WORD_PATTERN: Final = re.compile(r"[\x21-\x7e]+")
_MAX_KEY_CHARS: Final = 255
_MAX_RUN_CHARS: Final = 128
_HANDLE_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{1,128}")


def read_call_options(request: HttpRequest, principal: Principal | None) -> ServerCallOptions:
    """Return the call options that the headers and the query contain.

    Raises:
        RequestRefusedError: 400, naming the option that cannot be read.
    """
    locale = read_locale(request)
    call_options: ServerCallOptions = {} if locale is None else {"locale": locale}
    if principal is not None:
        call_options["principal"] = principal
    key = read_key(request)
    if key is not None:
        call_options["key"] = key
    run = read_run(request, principal)
    if run is not None:
        call_options["run"] = run
    repeat = _read_repeat_handle(request)
    if repeat is not None:
        call_options["repeat"] = repeat
    parent = parse_traceparent(request.get_header("traceparent"), request.get_header("tracestate"))
    TRACE_PARENT.set(parent)
    if parent is not None:
        call_options["trace_id"] = parent.trace_id
    for name, read in _QUERY_READERS.items():
        if name in request.query:
            call_options[_OPTION_BY_QUERY[name]] = read(name, request.query[name])  # type: ignore[literal-required]  # the keys of ServerCallOptions
    refuse_unknown_parameters(request, *_QUERY_READERS)
    return call_options


def read_run(request: HttpRequest, principal: Principal | None) -> str | None:
    """Return the run that the request names, qualified by its principal; None if it names none.

    Raises:
        RequestRefusedError: 400 if the name is not one word of printable ASCII, or has more than 128 characters.
    """
    run = _read_word(request, "Callwright-Run", _MAX_RUN_CHARS)
    return None if run is None else qualify_run(run, principal)


def read_key(request: HttpRequest) -> str | None:
    """Return the caller's own key, ``Idempotency-Key``; None if there is none.

    Raises:
        RequestRefusedError: 400 if it is not one word of printable ASCII, or has more than 255 characters.
    """
    return _read_word(request, "Idempotency-Key", _MAX_KEY_CHARS)


def read_full_version(request: HttpRequest) -> str | None:
    """Return the exact version that the query asks for, or None.

    Raises:
        Refused: with 400, where it is none.
    """
    named = request.query.get("version")
    if named is not None and not VERSION_PATTERN.fullmatch(named):
        raise make_parameter_refusal("version", 'must be written as "1.4.0", "v1" or "2026-05-06"')
    return named


def is_run_name(text: str) -> bool:
    """Return whether a caller can have named a run so."""
    return len(text) <= _MAX_RUN_CHARS and _WORD_PATTERN.fullmatch(text) is not None


def qualify_run(run: str, principal: Principal | None) -> str:
    """Prefix the run's name with its principal: equal names of different principals are different runs."""
    if principal is None:
        return run
    return "/".join((quote(principal.tenant, safe=""), quote(principal.id, safe=""), run))


def unqualify_run(run: str | None, principal: Principal | None) -> str | None:
    """Return the name by which the caller knows one of its runs: without the principal that ``qualify_run`` puts before it."""
    return None if run is None else run.removeprefix(qualify_run("", principal))


def read_locale(request: HttpRequest) -> Locale | None:
    """Return the language for people: the first one that the client names, English where we do not have it; None if it names none."""
    first = (request.get_header("Accept-Language") or "").partition(",")[0].partition(";")[0].strip().lower()
    if first in ("", "*"):
        return None
    return "zh-CN" if first.startswith("zh") else "en"


def read_json_body(request: HttpRequest) -> Any:
    """Parse the body as strict JSON: no duplicate names, no NaN, no lone surrogates.

    Raises:
        RequestRefusedError: 415 for another media type, 400 for invalid JSON.
    """
    kind = read_media_type(request)
    if kind != JSON_MEDIA and not kind.endswith("+json"):
        raise RequestRefusedError(
            make_problem(
                415, "The body must be JSON, sent as Content-Type: application/json.", {"Accept": JSON_MEDIA}
            )
        )
    try:
        return strict_json.parse_strict_json(request.body, MAX_BODY_BYTES)
    except strict_json.StrictJsonError as fault:
        raise RequestRefusedError(make_problem(400, f"The body is not valid JSON: {fault.reason}.")) from None


def read_media_type(request: HttpRequest) -> str:
    """Return the media type of the body; JSON if none is declared."""
    return (request.get_header("Content-Type") or JSON_MEDIA).partition(";")[0].strip().lower()


def wants_events(request: HttpRequest) -> bool:
    """Return whether the client accepts server-sent events."""
    return "text/event-stream" in (request.get_header("Accept") or "").lower()


def _read_repeat_handle(request: HttpRequest) -> str | None:
    repeat = _read_header(request, "Callwright-Repeat")
    if repeat is not None and not _HANDLE_PATTERN.fullmatch(repeat):
        raise make_parameter_refusal("Callwright-Repeat", "is no repeat handle")
    return repeat


def _read_word(request: HttpRequest, name: str, longest: int) -> str | None:
    value = _read_header(request, name)
    if value is None:
        return None
    if not _WORD_PATTERN.fullmatch(value):
        raise make_parameter_refusal(name, "is not one word of printable ASCII")
    if len(value) > longest:
        raise make_parameter_refusal(name, f"is longer than {longest} characters")
    return value


def _read_header(request: HttpRequest, name: str) -> str | None:
    value = request.get_header(name)
    if value is None:
        return None
    value = value.strip()
    if len(value) > 2 and value[0] == value[-1] == '"':
        value = value[1:-1]  # a structured-field string, as in the IETF draft
    return value


def make_parameter_refusal(name: str, what: str) -> RequestRefusedError:
    """Return the refusal of a header or query parameter."""
    return RequestRefusedError(make_problem(400, f"{name} {what}.", parameter=name))


def refuse_unknown_parameters(request: HttpRequest, *known: str) -> None:
    """Refuse query parameters of other names: overlooking a misspelt ``dryrun=true`` would execute the call."""
    unknown = sorted(request.query.keys() - set(known))
    if unknown:
        raise RequestRefusedError(
            make_problem(
                400, f"{unknown[0]} is no query parameter here.", parameter=unknown[0], accepted=sorted(known)
            )
        )


# --- the query --------------------------------------------------------------------------------------------------


def _make_text_reader(pattern: re.Pattern[str], what: str) -> Callable[[str, str], Any]:
    def read(name: str, value: str) -> str:
        if not pattern.fullmatch(value):
            raise make_parameter_refusal(name, what)
        return value

    return read


def make_integer_reader(most: int) -> Callable[[str, str], int]:
    """Return a parser of whole numbers from 1 to ``most``."""

    def read(name: str, value: str) -> int:
        if not (value.isascii() and value.isdigit() and len(value) < 10 and 1 <= int(value) <= most):
            raise make_parameter_refusal(name, f"must be a whole number from 1 to {most}")
        return int(value)

    return read


def _parse_share(name: str, value: str) -> float:
    if (
        not re.fullmatch(r"[0-9.]{1,24}([eE][-+]?[0-9]{1,3})?", value)
        or value.count(".") > 1
        or value[0] == "."
    ):
        raise make_parameter_refusal(name, "must be a number from 0 to 1")
    if not 0 <= float(value) <= 1:
        raise make_parameter_refusal(name, "must be a number from 0 to 1")
    return float(value)


def _parse_flag(name: str, value: str) -> bool:
    if value not in {"true", "false"}:
        raise make_parameter_refusal(name, "must be true or false")
    return value == "true"


_QUERY_READERS: Final[dict[str, Callable[[str, str], Any]]] = {
    "version": _make_text_reader(PIN_PATTERN, 'must be "1", "1.4.0", "v1" or "2026-05-06"'),
    "timeoutMs": make_integer_reader(MAX_TIMEOUT_MS),
    "confidence": _parse_share,
    "approval": _make_text_reader(_HANDLE_PATTERN, "is no handle"),
    "dryRun": _parse_flag,
}
_OPTION_BY_QUERY: Final = {
    "version": "version",
    "timeoutMs": "timeout_ms",
    "confidence": "confidence",
    "approval": "approval",
    "dryRun": "dry_run",
}
