"""Map an exception of a tool to an answer: a code, and the evidence on its effect.

Only the type of an exception and typed attributes (an HTTP status, a Retry-After header) are read. Its text
is never passed on. Only the exceptions of ``ports`` state anything about the effect. Any other comes from a
tool that had been entered: its second connection may be refused after the first one has done the work, so the
class never proves "no effect".
"""

import socket
import time
from asyncio import CancelledError
from typing import Any, Final

from callwright.core.guard import NO_WORDS, CallerWords, mask_for_display, redact_text
from callwright.core.protocols.retry_after import is_rate_limit, parse_wait_ms
from callwright.core.records.effect_evidence import NO_ANSWER_STATUSES, get_declared_evidence
from callwright.domain.contract import Contract
from callwright.domain.effects import Raised
from callwright.domain.error_codes import ERRORS, STATED_CODES
from callwright.domain.evidence import LOST_CONNECTION, RAISED_FAILURE, Evidence
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected, MayHaveHappened, NotApplied, ToolError

_CONNECT_ERROR_NAMES = frozenset(
    {"ConnectError", "ConnectTimeout", "PoolTimeout", "UnsupportedProtocol", "ProxyError"}
)
"""Exception classes of HTTP clients for failures before the first byte of a request."""

_MAX_RETRY_AFTER_MS = 24 * 3600 * 1000

_TIMEOUT_ERROR_NAMES = frozenset({"ReadTimeout", "WriteTimeout", "Timeout", "TimeoutException"})

_LOST_CONNECTION_NAMES = frozenset(
    {"ReadError", "WriteError", "RemoteProtocolError", "ServerDisconnectedError"}
)
"""Exception classes of HTTP clients for a connection that ended before the response."""

_CODE_BY_STATUS: Final[dict[int, str]] = {
    401: "permission_denied",
    403: "permission_denied",
    402: "state_conflict",
    404: "not_found",
    408: "timeout",
    409: "state_conflict",
    410: "not_found",
    412: "state_conflict",
    423: "state_conflict",
    428: "state_conflict",
    429: "rate_limited",
    501: "tool_failed",
    504: "timeout",
}
"""The tool made the request, so a status that refuses its form (400, 415, 422) says neither that the caller's arguments are wrong nor
that the state is."""


def exception_to_answer(
    fault: BaseException, contract: Contract, words: CallerWords = NO_WORDS, *, started: bool | None
) -> Raised:
    """Turn a tool's exception into an answer; ``words``: those of the caller, ``started`` as in ``Raised``."""
    try:
        return _sanitise_answer(_read_exception(fault, contract), contract, words, started=started)
    except Exception:  # noqa: BLE001 - an exception whose attributes raise or lie
        return Raised("tool_failed", RAISED_FAILURE, type(fault).__name__[:100], started=started)


def _read_exception(fault: BaseException, contract: Contract) -> Raised:
    name = type(fault).__name__[:100]
    if isinstance(fault, NotApplied | MayHaveHappened):
        params = dict(fault.params) if isinstance(fault, NotApplied) else {}
        return Raised(fault.code, fault.evidence, name, fault.retry_after_ms, params, upstream=fault.upstream)
    if isinstance(fault, ToolError):
        stated = get_declared_evidence(fault.code, contract) or RAISED_FAILURE
        code = _find_stated_code(fault.code, contract)
        upstream = fault.upstream if code == fault.code else {"code": fault.code, **fault.upstream}
        return Raised(code, stated, name, params=dict(fault.params), upstream=upstream)
    if isinstance(fault, ArgumentsRejected):
        fields = list(fault.fields)
        return Raised("invalid_arguments", fault.evidence, name, fields=fields, upstream=fault.upstream)
    status = _find_http_status(fault)
    if status is not None:
        silent = status in NO_ANSWER_STATUSES
        code = _CODE_BY_STATUS.get(status) or ("upstream_error" if status >= 500 or silent else "tool_failed")
        if status == 403 and is_rate_limit(_read_headers(fault)):
            code = "rate_limited"
        evidence = LOST_CONNECTION if silent else RAISED_FAILURE
        return Raised(code, evidence, name, _read_retry_after(fault))
    code, evidence = _classify_by_type(fault, name)
    return Raised(code, evidence, name)


def _find_stated_code(code: Any, contract: Contract) -> str:
    """Return a declared code itself, and for a common code the one that a tool's words may give."""
    if type(code) is not str:
        return "tool_failed"
    return code if any(one.code == code for one in contract.errors) else STATED_CODES.get(code, "tool_failed")


def _sanitise_answer(
    answer: Raised, contract: Contract, words: CallerWords, *, started: bool | None
) -> Raised:
    """Keep only known codes, texts as parameters and sensible waits, regardless of the exception's contents."""
    declared = {error.code for error in contract.errors}
    code = (
        answer.code if type(answer.code) is str and answer.code in declared | ERRORS.keys() else "tool_failed"
    )
    wait = answer.retry_after_ms
    params = {
        str(name): redact_text(_value_to_text(value), words)
        for name, value in answer.params.items()
        if type(value) in _PARAM_TYPES
    }
    return Raised(
        code,
        answer.evidence if type(answer.evidence) is Evidence else RAISED_FAILURE,
        answer.exception,
        wait if type(wait) is int and 0 <= wait < _MAX_RETRY_AFTER_MS else None,
        {name: text for name, text in params.items() if text},
        [_redact_problem(one, words) for one in answer.fields if type(one) is FieldProblem],
        _mask_upstream_words(answer.upstream, words, untrusted=contract.untrusted),
        started,
    )


def _redact_problem(problem: FieldProblem, words: CallerWords) -> FieldProblem:
    """Redact a tool's description of a problem with a field."""
    accepted = [
        one for one in problem.accepted or [] if not isinstance(one, str) or redact_text(one, words) == one
    ]
    return FieldProblem(
        problem.path if mask_for_display(problem.path, untrusted=True, words=words) == problem.path else "",
        redact_text(problem.problem, words) or "was refused by the tool",
        accepted or None,
        redact_text(problem.closest, words) if problem.closest else None,
    )


def _mask_upstream_words(upstream: dict[str, str], words: CallerWords, *, untrusted: bool) -> dict[str, str]:
    """Mask the upstream's words for display: the text masked, the code unchanged or dropped."""
    text, code = upstream.get("text"), upstream.get("code")
    shown = {
        "text": mask_for_display(text, untrusted=untrusted, words=words) if type(text) is str else None,
        "code": redact_text(code) if type(code) is str else None,
    }
    return {name: shown_text for name, shown_text in shown.items() if shown_text}


_PARAM_TYPES: frozenset[type] = frozenset({str, int, float})


def _value_to_text(value: str | float) -> str:
    return str(value)[:1000].encode("utf-8", "replace").decode()


def _classify_by_type(fault: BaseException, name: str) -> tuple[str, Evidence]:
    for kinds, names, code, evidence in _CODE_BY_EXCEPTION:
        if isinstance(fault, kinds) or name in names:
            return code, evidence
    return "tool_failed", RAISED_FAILURE


_NO_NAMES: Final[frozenset[str]] = frozenset()
_CODE_BY_EXCEPTION: Final[
    tuple[tuple[tuple[type[BaseException], ...], frozenset[str], str, Evidence], ...]
] = (
    ((ConnectionRefusedError, socket.gaierror), _CONNECT_ERROR_NAMES, "connection_failed", RAISED_FAILURE),
    ((TimeoutError,), _TIMEOUT_ERROR_NAMES, "timeout", LOST_CONNECTION),
    ((PermissionError,), _NO_NAMES, "permission_denied", RAISED_FAILURE),
    ((FileNotFoundError,), _NO_NAMES, "not_found", RAISED_FAILURE),
    ((ConnectionError,), _LOST_CONNECTION_NAMES, "upstream_error", LOST_CONNECTION),
    ((CancelledError,), _NO_NAMES, "tool_failed", LOST_CONNECTION),
)
"""Classes of exceptions, in order; the first match decides.

By class or by name: the code and the evidence.
"""


def _find_http_status(fault: BaseException) -> int | None:
    """Return the HTTP status from ``fault.response.status_code`` (httpx, requests) or ``fault.status``, or None."""
    response = getattr(fault, "response", None)
    for holder, attribute in ((response, "status_code"), (response, "status"), (fault, "status")):
        status = getattr(holder, attribute, None)
        if type(status) is int and 400 <= status <= 599:
            return status
    return None


def _read_headers(fault: BaseException) -> dict[str, str]:
    """Return the headers of the exception's response, by lower-case names; none if they cannot be read."""
    headers: Any = getattr(getattr(fault, "response", None), "headers", None)
    try:
        return {str(name).lower(): str(value) for name, value in headers.items()}
    except Exception:  # noqa: BLE001 - headers of a foreign class
        return {}


def _read_retry_after(fault: BaseException) -> int | None:
    try:
        return parse_wait_ms(_read_headers(fault), time.time())
    except ValueError:
        return None
