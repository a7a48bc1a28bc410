"""Map an HTTP error status to the exception that a tool raises, with its evidence about the effect.

May not know: sockets, documents. One table, for rows A7, C1 and C10:

    status            code               effect
    400 413 414 422   invalid_arguments  none: the upstream refuses what it was sent
    401 403 407       permission_denied  none
    404 410           not_found          none
    409 412 423 428   state_conflict     none
    429               rate_limited       none; Retry-After is honoured
    403 with a limit  rate_limited       none: Retry-After, or x-ratelimit-remaining: 0 (GitHub's form)
    other 4xx         state_conflict     none
    408 504           timeout            unknown, no answer
    502 503           upstream_error     unknown, no answer; Retry-After is honoured
    501               tool_failed        unknown, the upstream answered; never retried automatically
    other 5xx         upstream_error     unknown, the upstream answered; Retry-After is honoured

The response belongs to the call's only request: the transport has sent no other.

Without the header, the wait that the body states counts. The upstream's own code takes precedence if the contract declares it. The upstream's text is passed on whole, masked by the
guard and marked as its own; it never becomes Callwright's own message.
"""

import re
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urljoin, urlsplit

import msgspec
from msgspec import Struct

from callwright.core.protocols.retry_after import find_stated_wait_ms, is_rate_limit, parse_wait_ms
from callwright.core.records.effect_evidence import NO_ANSWER_STATUSES
from callwright.domain.contract import path_to_pointer
from callwright.domain.evidence import ANSWERED_FAILURE, NO_ANSWER, REFUSED_REQUEST, Evidence
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected, MayHaveHappened, NotApplied, attach_evidence
from callwright.tools.http.address_policy import is_address_allowed, is_ip_literal, is_local_name
from callwright.tools.http.http_answer import HttpAnswer
from callwright.tools.http.openapi_operations import is_json_media
from callwright.wire.request_target import RequestTarget

_CODE_BY_STATUS = {
    400: "invalid_arguments",
    401: "permission_denied",
    403: "permission_denied",
    404: "not_found",
    407: "permission_denied",
    408: "timeout",
    410: "not_found",
    413: "invalid_arguments",
    414: "invalid_arguments",
    422: "invalid_arguments",
    429: "rate_limited",
    501: "tool_failed",
    504: "timeout",
}


class ErrorDetails(Struct, frozen=True):
    """Contents of an error's body: text, codes, the fields that it names as paths, and the wait that it states."""

    text: str = ""
    code: str = ""
    fields: tuple[tuple[str | int, ...], ...] = ()
    wait_ms: int | None = None


def status_to_exception(
    answer: HttpAnswer,
    declared: Mapping[str, str],
    arguments: frozenset[str],
    *,
    certain: frozenset[int] = frozenset(),
) -> ArgumentsRejected | NotApplied | MayHaveHappened:
    """Return the exception for a response of status 300 or above.

    Args:
        answer: The upstream's response; its body may be truncated.
        declared: The contract's own codes, by the upstream's spelling.
        arguments: Names of the arguments: only these are reported as faulty.
        certain: Statuses that the operator knows to mean that nothing was done.
    """
    status, details = answer.status, _parse_error_details(answer)
    words = {name: value for name, value in (("text", details.text), ("code", details.code)) if value}
    own = declared.get(fold_error_code(details.code)) if details.code else None
    evidence = status_to_evidence(status, certain)
    limited = status == 403 and is_rate_limit(answer.headers)
    usual = "rate_limited" if limited else _CODE_BY_STATUS.get(status)
    silent = status in NO_ANSWER_STATUSES
    code = own or usual or ("upstream_error" if status >= 500 or silent else "state_conflict")
    wait = parse_wait_ms(answer.headers, time.time())
    wait = details.wait_ms if wait is None else wait
    if code == "invalid_arguments":
        return attach_evidence(
            ArgumentsRejected(_build_field_problems(details, arguments), upstream=words), evidence
        )
    if evidence.happened == "no":
        return attach_evidence(NotApplied(code, wait, upstream=words), evidence)
    return attach_evidence(MayHaveHappened(code, wait, upstream=words), evidence)


def redirect_to_exception(
    answer: HttpAnswer, base: RequestTarget, *, writes: bool
) -> NotApplied | MayHaveHappened:
    """Return the exception for a redirect that was not followed.

    It does not prove that a write was not done. It is an answer of a healthy server, which the same request would get again: it is
    not retried, and no fault for the breaker.
    """
    words = {"text": _explain_redirect(answer, base)}
    if writes:
        return attach_evidence(MayHaveHappened("tool_failed", upstream=words), ANSWERED_FAILURE)
    return attach_evidence(NotApplied("tool_failed", upstream=words), REFUSED_REQUEST)


def _explain_redirect(answer: HttpAnswer, base: RequestTarget) -> str:
    """Say where a redirect leads that was not followed, as far as that may be shown, and what to do."""
    head = f"The server answers {answer.status}, a redirect"
    try:
        led = RequestTarget.parse_url(urljoin(base.url, answer.headers.get("location", "")))
    except ValueError:
        return f"{head} without a usable address; it is not followed."
    if led.place == base.place:
        return f"{head} within its origin; a write, or a chain of redirects, is not followed."
    host = urlsplit(led.url).hostname or ""
    shown = not is_local_name(host) and (not is_ip_literal(host) or is_address_allowed(host, private=False))
    origin = f"{urlsplit(led.url).scheme}://{urlsplit(led.url).netloc}" if shown else "a private address"
    return f"{head} to another origin, {origin}. Credentials are not sent there; if it is right, configure it as the URL of this API."


def status_to_evidence(status: int, certain: frozenset[int] = frozenset()) -> Evidence:
    """Return the evidence of a status of 300 or above about the effect; a redirect is not a refusal."""
    if status in certain or (400 <= status < 500 and status not in NO_ANSWER_STATUSES):
        return REFUSED_REQUEST
    return NO_ANSWER if status in NO_ANSWER_STATUSES else ANSWERED_FAILURE


def _build_field_problems(details: ErrorDetails, arguments: frozenset[str]) -> list[FieldProblem]:
    named = {path for path in details.fields if path and path[0] in arguments}
    return [
        FieldProblem(path_to_pointer(path), "was refused by the upstream")
        for path in sorted(named, key=str)[:32]
    ]


# --- what the body says -----------------------------------------------------------------------------------------

_TEXT_MEMBERS = ("detail", "message", "error_description", "msg", "errmsg", "reason", "title", "error")
_CODE_MEMBERS = ("code", "error_code", "errorCode", "errcode", "status_code", "error", "reason", "type")


def _parse_error_details(answer: HttpAnswer) -> ErrorDetails:
    media = answer.headers.get("content-type", "")
    if is_json_media(media) or answer.body.lstrip()[:1] == b"{":
        try:
            return _parse_json_details(msgspec.json.decode(answer.body))
        except (ValueError, RecursionError):
            return ErrorDetails()
    if media.lower().startswith("text/plain"):
        return ErrorDetails(answer.body.decode("utf-8", "replace").strip())
    return ErrorDetails()


def _parse_json_details(value: Any) -> ErrorDetails:
    if not isinstance(value, dict):
        return ErrorDetails()
    inner = value.get("error")
    layers = [inner, value] if isinstance(inner, dict) else [value]
    text = next((one for layer in layers for one in _collect_texts(layer)), "")
    code = next((one for layer in layers for one in _collect_codes(layer)), "")
    lists = [
        layer.get(name) for layer in layers for name in ("errors", "detail", "details", "invalid-params")
    ]
    fields = [
        path
        for found in lists
        if isinstance(found, list)
        for one in found[:64]
        if (path := _parse_field_path(one))
    ]
    return ErrorDetails(text, code[:200], tuple(fields), find_stated_wait_ms(value))


def _collect_texts(layer: dict[str, Any]) -> list[str]:
    return [layer[name] for name in _TEXT_MEMBERS if isinstance(layer.get(name), str) and layer[name].strip()]


def _collect_codes(layer: dict[str, Any]) -> list[str]:
    """Collect codes, not sentences; of a problem type, the last path segment (RFC 9457)."""
    codes = [layer.get(name) for name in _CODE_MEMBERS]
    words = [str(one) for one in codes if isinstance(one, str | int) and not isinstance(one, bool)]
    tails = [re.split(r"[/:#]", one.rstrip("/"))[-1] for one in words]
    return [one for one in tails if re.fullmatch(r"[A-Za-z][\w.-]{0,63}", one) and one != "blank"]


def _parse_field_path(one: Any) -> tuple[str | int, ...] | None:
    """Parse the location in an entry of an error list: a web framework's ``loc``, a JSON Pointer, or a name."""
    if not isinstance(one, dict):
        return None
    loc = one.get("loc")
    if isinstance(loc, list):
        steps = [step for step in loc if isinstance(step, str | int)]
        return tuple(
            steps[1:] if steps[:1] and steps[0] in {"body", "query", "path", "header", "cookie"} else steps
        )
    at = (
        one.get("pointer") or (one.get("source") or {}).get("pointer")
        if isinstance(one.get("source", {}), dict)
        else None
    )
    if isinstance(at, str):
        return tuple(at.lstrip("#").strip("/").split("/"))
    name = next(
        (
            one[key]
            for key in ("field", "name", "param", "parameter", "path")
            if isinstance(one.get(key), str)
        ),
        None,
    )
    return (name,) if name else None


def fold_error_code(code: str) -> str:
    """Fold a code for comparison: lower-case letters and digits only."""
    return re.sub(r"[^a-z0-9]", "", code.lower())
