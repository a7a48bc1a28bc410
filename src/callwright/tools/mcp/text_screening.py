"""Screen a server's texts beside the results of calls: questions to the caller, notifications, ``_meta``, prompts, resources.

A text is withheld when the guard finds instructions to a model in it. A large one is scanned in a thread, so that other calls continue;
how much work a scan may do is the guard's own limit, as for results of calls.
"""

import asyncio
import re
from typing import Any, Final, NoReturn

import msgspec

from callwright.core.guard import scan_value
from callwright.core.guard.credential_finder import is_secret_name
from callwright.core.protocols import mcp_protocol
from callwright.core.wording.question_refusals import describe_refused_question
from callwright.relay import QuestionObjection, RefusedQuestion, RefusedQuestionError, Relay, RpcFaultError

_WITHHELD_TEXT: Final = "(withheld: text that gives instructions to a model)"
_MAX_NOTICE_BYTES: Final = 16 * 1024
_MIN_THREAD_CHARS: Final = 32 * 1024
"""From this size on a value is scanned in a thread, as an answer of a tool is."""
_CHARS_PER_ITEM: Final = 40
"""So many characters cost as much to scan as one item costs besides its text."""

_MAX_QUESTIONS: Final = 100
"""Questions of one result; nobody answers more, and each is scanned by itself."""

_MAX_REPORTED: Final = 10
"""Refused questions of one request that are reported; a server could ask without end."""

_encode_json = msgspec.json.Encoder().encode
_decode_json = msgspec.json.Decoder().decode


async def gives_instructions(value: Any) -> bool:
    """Return whether the guard withholds plain JSON that a third party has written."""
    if _is_large(value):
        verdict = await asyncio.to_thread(scan_value, value, untrusted=True)
    else:
        verdict = scan_value(value, untrusted=True)
    return verdict.action == "quarantine"


async def keep_safe_items(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the items of a server's list without those that instruct a model; many small ones together are scanned in a thread too."""
    if _is_large(items):
        return await asyncio.to_thread(_find_safe_items, items)
    return _find_safe_items(items)


def _find_safe_items(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [item for item in items if scan_value(item, untrusted=True).action != "quarantine"]


def _is_large(value: Any) -> bool:
    """Return whether plain JSON is about ``_MIN_THREAD_CHARS`` long or longer; examines no more of it than needed."""
    chars, waiting = 0, [value]
    while waiting and chars < _MIN_THREAD_CHARS:
        one = waiting.pop()
        chars += _CHARS_PER_ITEM
        if isinstance(one, str):
            chars += len(one)
        elif isinstance(one, dict):
            chars += sum(map(len, one))
            waiting.extend(one.values())
        elif isinstance(one, list):
            waiting.extend(one)
    return chars >= _MIN_THREAD_CHARS


def withhold_unsafe_member(params: dict[str, Any], member: str) -> dict[str, Any]:
    """Return a notification whose free text holds no instructions to a model; a text too long to scan at once is withheld too."""
    value = params.get(member)
    if value is None:
        return params
    too_long = len(_encode_json(params)) > _MAX_NOTICE_BYTES
    if not too_long and scan_value(params, untrusted=True).action != "quarantine":
        return params
    kept = {name: params[name] for name in ("progressToken", "progress", "total", "level") if name in params}
    return kept | {member: _WITHHELD_TEXT}


def is_safe_meta(raw: bytes) -> bool:
    """Return whether the ``_meta`` of a result may reach the caller: short enough to scan at once, and without instructions."""
    return (
        len(raw) <= _MAX_NOTICE_BYTES and scan_value(_decode_json(raw), untrusted=True).action != "quarantine"
    )


def screen_fault(fault: RpcFaultError) -> RpcFaultError:
    """Return a server's error as it may reach the caller: without a message and data that instruct a model or are very long."""
    texts = [fault.message, fault.data]
    if (
        len(_encode_json(texts)) <= _MAX_NOTICE_BYTES
        and scan_value(texts, untrusted=True).action != "quarantine"
    ):
        return fault
    screened = RpcFaultError(fault.code, _WITHHELD_TEXT)
    screened.begun = fault.begun
    return screened


async def require_safe_questions(questions: Any, relay: Relay) -> None:
    """Examine the ``inputRequests`` of a result, as ``require_safe_question`` does each, and their names with them.

    Raises:
        RefusedQuestionError: one of them may not be put to the caller.
    """
    asked = questions if isinstance(questions, dict) else {}
    if len(asked) > _MAX_QUESTIONS:
        method = str(next((one.get("method") for one in asked.values() if isinstance(one, dict)), None))
        _refuse_question(method, relay, "unsafe_text")
    for name, question in asked.items():
        if isinstance(question, dict):
            method, params = str(question.get("method")), question.get("params")
            await require_safe_question(method, params, relay, beside=[name, question])


async def require_safe_question(method: str, params: Any, relay: Relay, beside: Any = None) -> None:
    """Report and refuse a question that may not be put to the caller: to its user, or to its model.

    Args:
        method: The server's request, for example ``elicitation/create`` or ``sampling/createMessage``.
        params: Its parameters.
        relay: The caller; is notified of a refusal.
        beside: The whole that the caller would see, if that is more than the parameters.

    Raises:
        RefusedQuestionError: the question asks for a secret or leads to an unsafe address, or a text of it instructs a model.
    """
    objection = await _find_objection(method, params, beside)
    if objection is not None:
        _refuse_question(method, relay, objection)


def _refuse_question(method: str, relay: Relay, objection: QuestionObjection) -> NoReturn:
    """Report the question and raise ``RefusedQuestionError``."""
    refused = RefusedQuestion(relay.server, method, objection)
    relay.refused_questions += 1
    if relay.refused_questions <= _MAX_REPORTED:
        relay.report_refusal(refused)
    raise RefusedQuestionError(
        mcp_protocol.INVALID_PARAMS, describe_refused_question(relay.server, objection, "en"), refused
    )


async def _find_objection(method: str, params: Any, beside: Any) -> QuestionObjection | None:
    if not mcp_protocol.is_safe_elicitation(method, params):
        return "unsafe_address"
    shown = params if beside is None else beside
    if method == "elicitation/create" and len(_encode_json(shown)) > _MAX_NOTICE_BYTES:
        return "unsafe_text"
    if await gives_instructions(shown):
        return "unsafe_text"
    return "asks_for_secret" if method == "elicitation/create" and _asks_for_secret(params) else None


def _asks_for_secret(params: Any) -> bool:
    """Return whether a form asks for what only the user and the service that issued it may know."""
    if not isinstance(params, dict):
        return False
    schema = params.get("requestedSchema")
    fields = schema.get("properties") if isinstance(schema, dict) else None
    for name, field in (fields if isinstance(fields, dict) else {}).items():
        texts = (
            [name, *(str(field.get(key, "")) for key in ("title", "description"))]
            if isinstance(field, dict)
            else [name]
        )
        if any(is_secret_name(text) or _SECRET_ASKED.search(text) for text in texts):
            return True
    message = str(params.get("message", ""))
    return params.get("mode", "form") == "form" and _SECRET_ASKED.search(message) is not None


_SECRET_ASKED: Final = re.compile(
    r"(?i)\b(?:pass ?word|passwd|pass ?phrase|api[ _-]?key|access[ _-]?token|secret[ _-]?key|private[ _-]?key|credentials?|cvv|cvc|pin code|one[- ]time code|otp|recovery code|seed phrase)\b"
    r"|密码|口令|私钥|密钥|验证码|令牌|安全码"
)
"""Words for what only the user and the service that issued it may know."""
