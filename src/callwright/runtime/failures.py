"""What an exception of a tool says: a code, and what is known of the effect.

Only the type of an exception and typed attributes (an HTTP status, a Retry-After header) are looked at. Its text goes
nowhere. Only the exceptions of ``ports`` state anything about the effect. Every other is an answer of a tool that had been
entered: it may refuse its second connection after the first one has done the work, so the class never says "no".
"""

import socket
import time
from asyncio import CancelledError
from typing import Any, Final

from callwright.core.evidence import NO_ANSWER_STATUSES, stated_by_code
from callwright.core.guard import fit_to_show, redact
from callwright.core.retry_after import is_rate_limit, wait_ms
from callwright.domain.contract import Contract
from callwright.domain.effects import Raised
from callwright.domain.errors import ERRORS
from callwright.domain.evidence import LOST_CONNECTION, RAISED_FAILURE, Evidence
from callwright.ports import ArgumentsRejected, MayHaveHappened, NotApplied, ToolError

_NOT_CONNECTED = frozenset(
    {"ConnectError", "ConnectTimeout", "PoolTimeout", "UnsupportedProtocol", "ProxyError"}
)
"""Classes of HTTP clients for what went wrong before the first byte of one request."""

_LONGEST_WAIT_MS = 24 * 3600 * 1000

_TOO_LATE = frozenset({"ReadTimeout", "WriteTimeout", "Timeout", "TimeoutException"})

_CUT_OFF = frozenset({"ReadError", "WriteError", "RemoteProtocolError", "ServerDisconnectedError"})
"""Classes of HTTP clients for a connection that ended before the answer."""

_BY_STATUS: Final[dict[int, str]] = {
    401: "permission_denied",
    403: "permission_denied",
    404: "not_found",
    408: "timeout",
    410: "not_found",
    429: "rate_limited",
    501: "tool_failed",
    504: "timeout",
}


def raised(fault: BaseException, contract: Contract, *, started: bool | None) -> Raised:
    """Turn what a tool raised into an answer; ``started`` as in ``Raised``."""
    try:
        return _tame(_read(fault, contract), contract, started=started)
    except Exception:  # noqa: BLE001 - an exception that explodes or lies when it is looked at
        return Raised("tool_failed", RAISED_FAILURE, type(fault).__name__[:100], started=started)


def _read(fault: BaseException, contract: Contract) -> Raised:
    name = type(fault).__name__[:100]
    if isinstance(fault, NotApplied | MayHaveHappened):
        params = dict(fault.params) if isinstance(fault, NotApplied) else {}
        return Raised(fault.code, fault.evidence, name, fault.retry_after_ms, params, upstream=fault.upstream)
    if isinstance(fault, ToolError):
        stated = stated_by_code(fault.code, contract) or RAISED_FAILURE
        return Raised(fault.code, stated, name, params=dict(fault.params), upstream=fault.upstream)
    if isinstance(fault, ArgumentsRejected):
        fields = list(fault.fields)
        return Raised("invalid_arguments", fault.evidence, name, fields=fields, upstream=fault.upstream)
    status = _status(fault)
    if status is not None:
        silent = status in NO_ANSWER_STATUSES
        code = _BY_STATUS.get(status) or ("upstream_error" if status >= 500 or silent else "state_conflict")
        if status == 403 and is_rate_limit(_headers(fault)):
            code = "rate_limited"
        evidence = LOST_CONNECTION if silent else RAISED_FAILURE
        return Raised(code, evidence, name, _retry_after(fault))
    code, evidence = _by_class(fault, name)
    return Raised(code, evidence, name)


def _tame(answer: Raised, contract: Contract, *, started: bool | None) -> Raised:
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
        answer.evidence if type(answer.evidence) is Evidence else RAISED_FAILURE,
        answer.exception,
        wait if type(wait) is int and 0 <= wait < _LONGEST_WAIT_MS else None,
        {name: text for name, text in params.items() if text},
        answer.fields,
        _netted(answer.upstream, untrusted=contract.untrusted),
        started,
    )


def _netted(words: dict[str, str], *, untrusted: bool) -> dict[str, str]:
    """What the upstream said, as far as it may be shown to anybody: its words whole and masked, its code as it is or not at all."""
    text, code = words.get("text"), words.get("code")
    shown = {
        "text": fit_to_show(text, untrusted=untrusted) if type(text) is str else None,
        "code": redact(code) if type(code) is str else None,
    }
    return {name: said for name, said in shown.items() if said}


_SIMPLE: frozenset[type] = frozenset({str, int, float})


def _text(value: str | float) -> str:
    return str(value)[:1000].encode("utf-8", "replace").decode()


def _by_class(fault: BaseException, name: str) -> tuple[str, Evidence]:
    for kinds, names, code, evidence in _CLASSES:
        if isinstance(fault, kinds) or name in names:
            return code, evidence
    return "tool_failed", RAISED_FAILURE


_NONE: Final[frozenset[str]] = frozenset()
_CLASSES: Final[tuple[tuple[tuple[type[BaseException], ...], frozenset[str], str, Evidence], ...]] = (
    ((ConnectionRefusedError, socket.gaierror), _NOT_CONNECTED, "connection_failed", RAISED_FAILURE),
    ((TimeoutError,), _TOO_LATE, "timeout", LOST_CONNECTION),
    ((PermissionError,), _NONE, "permission_denied", RAISED_FAILURE),
    ((FileNotFoundError,), _NONE, "not_found", RAISED_FAILURE),
    ((ConnectionError,), _CUT_OFF, "upstream_error", LOST_CONNECTION),
    ((CancelledError,), _NONE, "tool_failed", LOST_CONNECTION),
)
"""Classes of exceptions, in order: the first that fits decides. By class or by name: the code, and what it says."""


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
