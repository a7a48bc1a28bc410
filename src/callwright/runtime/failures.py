"""What an exception from a tool says about the world: a code, and whether anything can have happened.

Only the type of an exception and typed attributes (an HTTP status, a Retry-After header) are looked at. Its text goes
nowhere. What is not known here "may have been sent": a wrong "no" would repeat an effect, a wrong "maybe" asks a person.
"""

import socket
import time
from typing import Any, Literal

from msgspec.structs import replace

from callwright.core.guard import redact
from callwright.core.retry_after import is_rate_limit, wait_ms
from callwright.domain.contract import Contract
from callwright.domain.effects import Raised
from callwright.domain.errors import ERRORS
from callwright.ports import ArgumentsRejected, MayHaveHappened, NotApplied, ToolError

Sent = Literal["no", "maybe"]

_NEVER_SENT = frozenset(
    {"ConnectError", "ConnectTimeout", "PoolTimeout", "UnsupportedProtocol", "ProxyError"}
)
"""Classes of HTTP clients for what went wrong before the first byte."""

_LONGEST_WAIT_MS = 24 * 3600 * 1000

_TOO_LATE = frozenset({"ReadTimeout", "WriteTimeout", "Timeout", "TimeoutException"})

_BY_STATUS: dict[int, tuple[str, Sent]] = {
    400: ("state_conflict", "no"),
    401: ("permission_denied", "no"),
    403: ("permission_denied", "no"),
    404: ("not_found", "no"),
    408: ("timeout", "maybe"),
    409: ("state_conflict", "no"),
    410: ("not_found", "no"),
    422: ("state_conflict", "no"),
    429: ("rate_limited", "no"),
    501: ("tool_failed", "maybe"),
    504: ("timeout", "maybe"),
}


def raised(fault: BaseException, contract: Contract, *, started: bool) -> Raised:
    """Turn what a tool raised into an answer. ``started`` is False when it said that it had not begun its effect."""
    try:
        answer = _tame(_read(fault, contract), contract)
    except Exception:  # noqa: BLE001 - an exception that explodes or lies when it is looked at
        answer = Raised("tool_failed", "maybe", type(fault).__name__[:100])
    if not started and answer.sent == "maybe":
        return replace(answer, sent="no")
    return answer


def _read(fault: BaseException, contract: Contract) -> Raised:
    name = type(fault).__name__[:100]
    if isinstance(fault, NotApplied | MayHaveHappened):
        sent: Sent = "no" if isinstance(fault, NotApplied) else "maybe"
        params = dict(fault.params) if isinstance(fault, NotApplied) else {}
        return Raised(fault.code, sent, name, fault.retry_after_ms, params, upstream=fault.upstream)
    if isinstance(fault, ToolError):
        sent = _declared(fault.code, contract)
        return Raised(fault.code, sent, name, params=dict(fault.params), upstream=fault.upstream)
    if isinstance(fault, ArgumentsRejected):
        return Raised("invalid_arguments", "no", name, fields=list(fault.fields), upstream=fault.upstream)
    status = _status(fault)
    if status is not None:
        code, sent = _BY_STATUS.get(
            status, ("upstream_error", "maybe") if status >= 500 else ("state_conflict", "no")
        )
        if status == 403 and is_rate_limit(_headers(fault)):
            code = "rate_limited"
        return Raised(code, sent, name, _retry_after(fault))
    code, sent = _by_class(fault, name)
    return Raised(code, sent, name)


def _tame(answer: Raised, contract: Contract) -> Raised:
    """Only known codes, texts as parameters and sensible waits leave here, whatever the exception carried."""
    declared = {one.code for one in contract.errors}
    code = (
        answer.code if type(answer.code) is str and answer.code in declared | ERRORS.keys() else "tool_failed"
    )
    wait = answer.retry_after_ms
    params = {
        str(name): redact(_text(value)) for name, value in answer.params.items() if type(value) in _SIMPLE
    }
    return Raised(
        code,
        answer.sent,
        answer.exception,
        wait if type(wait) is int and 0 <= wait < _LONGEST_WAIT_MS else None,
        {name: text for name, text in params.items() if text},
        answer.fields,
        _netted(answer.upstream),
    )


def _netted(words: dict[str, str]) -> dict[str, str]:
    """What the upstream said, as far as it may be shown to anybody."""
    shown = {name: redact(words[name]) for name in ("text", "code") if isinstance(words.get(name), str)}
    return {name: text for name, text in shown.items() if text}


_SIMPLE: frozenset[type] = frozenset({str, int, float})


def _text(value: str | float) -> str:
    return str(value)[:1000].encode("utf-8", "replace").decode()


def _by_class(fault: BaseException, name: str) -> tuple[str, Sent]:
    if isinstance(fault, ConnectionRefusedError | socket.gaierror) or name in _NEVER_SENT:
        return "connection_failed", "no"
    if isinstance(fault, TimeoutError) or name in _TOO_LATE:
        return "timeout", "maybe"
    if isinstance(fault, PermissionError):
        return "permission_denied", "maybe"
    if isinstance(fault, FileNotFoundError):
        return "not_found", "maybe"
    if isinstance(fault, ConnectionError):
        return "upstream_error", "maybe"
    return "tool_failed", "maybe"


def _declared(code: str, contract: Contract) -> Sent:
    for one in contract.errors:
        if one.code == code:
            return "maybe" if one.effect == "unknown" else "no"
    return "maybe"


def _status(fault: BaseException) -> int | None:
    """The HTTP status that clients put on ``fault.response.status_code`` (httpx, requests) or ``fault.status``."""
    response = getattr(fault, "response", None)
    for holder, attribute in ((response, "status_code"), (response, "status"), (fault, "status")):
        status = getattr(holder, attribute, None)
        if type(status) is int and 400 <= status <= 599:
            return status
    return None


def _headers(fault: BaseException) -> dict[str, str]:
    """The headers of the answer that the exception holds, by lower-case names; none where they cannot be read."""
    headers: Any = getattr(getattr(fault, "response", None), "headers", None)
    try:
        return {str(name).lower(): str(value) for name, value in headers.items()}
    except Exception:  # noqa: BLE001 - headers of a stranger's class
        return {}


def _retry_after(fault: BaseException) -> int | None:
    try:
        return wait_ms(_headers(fault), time.time())
    except ValueError:
        return None
