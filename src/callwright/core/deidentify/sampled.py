"""From a live call to what may be kept of it. Pure: key and date come in through the door.

Fails closed: whatever is not known to be harmless is replaced, and a record that still looks as if it held something is
none.
"""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from callwright.core import fields
from callwright.core.deidentify.masks import Mask
from callwright.core.deidentify.vocabulary import vocabulary
from callwright.core.guard import scan
from callwright.core.reader import strict
from callwright.domain.call import CallRequest, Said
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.samples import Decided, SampledCall, SampledDecision, SampledStep

LARGEST: Final = 64 * 1024
"""Bytes of a call, with its conversation, that are sampled."""

_PERSONAL: Final = re.compile(
    r"(?i)(?:^|_|\b)(?:ids?|no|number|code|account|card|phone|mobile|tel|e?mail|recipients?|to|cc|bcc|name|user|customer"
    r"|contact|address|street|zip|postcode|passport|ssn|iban|birth\w*|dob|token|secret|password|key)$"
    r"|(?:Id|No|Name|Phone|Email|Address|Number)$|姓名|电话|手机|邮箱|地址|证件|身份证|账号|卡号|生日|密码"
)
_KNOWN_TO_BE_NO_PERSON: Final = frozenset({"tool_name", "function_name", "unit_name"})


Rehearse = Callable[[CallRequest], Decided]
"""Decides a request again, by the same contract and the same answers."""


def sampled(
    request: CallRequest,
    tool: CompiledContract | None,
    decided: Decided,
    rehearse: Rehearse,
    *,
    id_: str,
    month: str,
    key: bytes,
) -> SampledCall | None:
    """What may be kept of a call, or None where nothing may.

    Args:
        request: The call as it came.
        tool: The contract it was held to.
        decided: What it came to.
        rehearse: Decides the replaced call.
        id_: The call's name in the sample.
        month: When it was made, "2026-11".
        key: Random bytes, used once.
    """
    if not _is_text(request.raw) or _size(request) > LARGEST:
        return None
    mask = _mask(tool.contract if tool else None, decided.arguments or {}, key, int(month[:4]))
    safe = _replaced(mask, request)
    kept = SampledDecision(
        decided.code,
        None if decided.arguments is None else mask.value(decided.arguments),
        tuple(SampledStep(one.rule, _path(mask, one.path)) for one in decided.repairs),
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
        decided=kept,
        same=comes_to(rehearse(safe), kept),
    )
    return record if _is_clean(mask, record) else None


def comes_to(decided: Decided, kept: SampledDecision) -> bool:
    """Whether a call comes to what was recorded: the same refusal or the same arguments, by the same steps."""
    steps = [one.rule for one in decided.repairs]
    return (decided.code, decided.arguments, steps) == (
        kept.code,
        kept.arguments,
        [one.step for one in kept.repairs],
    )


def _replaced(mask: Mask, request: CallRequest) -> CallRequest:
    return CallRequest(
        raw=mask.value(request.raw),
        channel=request.channel,
        conversation=_conversation(mask, request.conversation),
        confidence=request.confidence,
        zone=request.zone,
        dry_run=True,
    )


def _mask(contract: Contract | None, arguments: dict[str, Any], key: bytes, year: int) -> Mask:
    mask = Mask(vocabulary(contract), key, year)
    if contract is not None:
        _register(mask, contract, arguments)
    return mask


def _is_text(raw: Any) -> bool:
    return isinstance(raw, str | dict | list) and strict.is_plain(raw)


def _size(request: CallRequest) -> int:
    said = sum(len(one.text) for one in request.conversation or ())
    return said + len(msgspec.json.encode(request.raw))


def _register(mask: Mask, contract: Contract, arguments: dict[str, Any]) -> None:
    """What stands in a field for a person, an account or a secret is replaced wherever else it is said."""
    schema = contract.input_schema
    for name, one in fields.fields(schema).items():
        closed = name in contract.sinks or fields.secret(one, schema) or is_personal(name)
        if closed and name in arguments and fields.members(one, schema) is None:
            for text in _texts(arguments[name]):
                mask.personal(text)


def is_personal(name: str) -> bool:
    """Whether a field's name says that it may name a person, a place or an account."""
    return name not in _KNOWN_TO_BE_NO_PERSON and _PERSONAL.search(name) is not None


def _texts(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for one in value.values() for text in _texts(one)]
    if isinstance(value, list):
        return [text for one in value for text in _texts(one)]
    return [] if value is None or isinstance(value, bool) else [str(value)]


def _conversation(mask: Mask, said: tuple[Said, ...] | None) -> tuple[Said, ...] | None:
    return None if said is None else tuple(Said(one.role, mask.text(one.text)) for one in said)


def _path(mask: Mask, path: str) -> str:
    return "/".join(mask.key(step) if step else step for step in path.split("/"))


def _is_clean(mask: Mask, record: SampledCall) -> bool:
    """Nothing that was replaced stands in it any more, and nothing in it looks like a secret."""
    written = msgspec.to_builtins((record.raw, record.conversation, record.decided))
    if any(mask.knows_original(text) for text in _texts(written)):
        return False
    return not {"key", "secret"} & set(scan(written).families)
