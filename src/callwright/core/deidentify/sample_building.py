"""Build the sample of a live call. Pure: key and date are arguments.

Fails closed: everything that is not known to be harmless is replaced, and a record that still looks sensitive is
discarded.
"""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from callwright.core.deidentify.record_mask import RecordMask
from callwright.core.deidentify.vocabulary import build_vocabulary
from callwright.core.guard import scan_value
from callwright.core.json_schema import schema_fields
from callwright.core.reader import strict_json
from callwright.domain.call import CallRequest, ConversationMessage
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.sample_records import DecisionSummary, SampledCall, SampledDecision, SampledStep

MAX_CALL_BYTES: Final = 64 * 1024
"""Maximum bytes of a sampled call with its conversation."""

_PERSONAL_NAME: Final = re.compile(
    r"(?i)(?:^|_|\b)(?:ids?|no|number|code|account|card|phone|mobile|tel|e?mail|recipients?|to|cc|bcc|name|user|customer"
    r"|contact|address|street|zip|postcode|passport|ssn|iban|birth\w*|dob|token|secret|password|key)$"
    r"|(?:Id|No|Name|Phone|Email|Address|Number)$|姓名|电话|手机|邮箱|地址|证件|身份证|账号|卡号|生日|密码"
)
_IMPERSONAL_NAMES: Final = frozenset({"tool_name", "function_name", "unit_name"})


RehearseRequest = Callable[[CallRequest], DecisionSummary]
"""Decides a request again, by the same contract and the same answers."""


def build_sample(
    request: CallRequest,
    tool: CompiledContract | None,
    decided: DecisionSummary,
    rehearse: RehearseRequest,
    *,
    id_: str,
    month: str,
    key: bytes,
) -> SampledCall | None:
    """Build the sample of a call, or None where nothing may be kept.

    Args:
        request: The call as received.
        tool: The contract that applied.
        decided: The decision on it.
        rehearse: Decides the de-identified call.
        id_: The call's name in the sample.
        month: When it was made, "2026-11".
        key: Random bytes, used once.
    """
    if not _is_plain_request(request.raw) or _measure_request(request) > MAX_CALL_BYTES:
        return None
    mask = _build_mask(tool.contract if tool else None, decided.arguments or {}, key, int(month[:4]))
    safe = _mask_request(mask, request)
    decision = SampledDecision(
        decided.code,
        None if decided.arguments is None else mask.mask_value(decided.arguments),
        tuple(SampledStep(one.rule, _mask_path(mask, one.path)) for one in decided.repairs),
    )
    record = SampledCall(
        id=id_,
        month=month,
        tool=tool.hash if tool else None,
        raw=safe.raw,
        channel=safe.channel,
        conversation=safe.conversation,
        zone=safe.zone,
        confidence=safe.confidence,
        decided=decision,
        same=is_same_decision(rehearse(safe), decision),
    )
    return record if _is_safe_record(mask, record) else None


def is_same_decision(decided: DecisionSummary, decision: SampledDecision) -> bool:
    """Return whether a call gives the recorded decision: the same refusal or the same arguments, by the same steps."""
    steps = [one.rule for one in decided.repairs]
    return (decided.code, decided.arguments, steps) == (
        decision.code,
        decision.arguments,
        [one.step for one in decision.repairs],
    )


def _mask_request(mask: RecordMask, request: CallRequest) -> CallRequest:
    return CallRequest(
        raw=mask.mask_value(request.raw),
        channel=request.channel,
        conversation=_mask_conversation(mask, request.conversation),
        confidence=request.confidence,
        zone=request.zone,
        dry_run=True,
    )


def _build_mask(contract: Contract | None, arguments: dict[str, Any], key: bytes, year: int) -> RecordMask:
    mask = RecordMask(build_vocabulary(contract), key, year)
    if contract is not None:
        _register_personal_values(mask, contract, arguments)
    return mask


def _is_plain_request(raw: Any) -> bool:
    return isinstance(raw, str | dict | list) and strict_json.is_plain_json(raw)


def _measure_request(request: CallRequest) -> int:
    spoken_chars = sum(len(one.text) for one in request.conversation or ())
    return spoken_chars + len(msgspec.json.encode(request.raw))


def _register_personal_values(mask: RecordMask, contract: Contract, arguments: dict[str, Any]) -> None:
    """Register the values of fields for a person, an account or a secret, to be replaced wherever else they occur."""
    schema = contract.input_schema
    for name, one in schema_fields.collect_fields(schema).items():
        closed = (
            name in contract.sinks or schema_fields.is_secret_field(one, schema) or is_personal_name(name)
        )
        if closed and name in arguments and schema_fields.list_enum_members(one, schema) is None:
            for text in _list_texts(arguments[name]):
                mask.add_personal(text)


def is_personal_name(name: str) -> bool:
    """Return whether a field's name suggests a person, a place or an account."""
    return name not in _IMPERSONAL_NAMES and _PERSONAL_NAME.search(name) is not None


def _list_texts(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for one in value.values() for text in _list_texts(one)]
    if isinstance(value, list):
        return [text for one in value for text in _list_texts(one)]
    return [] if value is None or isinstance(value, bool) else [str(value)]


def _mask_conversation(
    mask: RecordMask, conversation: tuple[ConversationMessage, ...] | None
) -> tuple[ConversationMessage, ...] | None:
    return (
        None
        if conversation is None
        else tuple(ConversationMessage(one.role, mask.mask_text(one.text)) for one in conversation)
    )


def _mask_path(mask: RecordMask, path: str) -> str:
    return "/".join(mask.mask_field_name(step) if step else step for step in path.split("/"))


def _is_safe_record(mask: RecordMask, record: SampledCall) -> bool:
    """Return whether the record contains no replaced original and nothing that looks like a secret."""
    record_values = msgspec.to_builtins((record.raw, record.conversation, record.decided))
    if any(mask.holds_original(text) for text in _list_texts(record_values)):
        return False
    return not {"key", "secret"} & set(scan_value(record_values).families)
