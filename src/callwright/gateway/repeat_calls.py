"""Intentional repeats of a call: by a built-in tool for models, by a form for the client's user.

The answer of a call that had been made before carries a repeat handle. The ledger decides whether the handle is valid, once;
here only the call behind it is kept, in memory, within bounds, and for the principal that made it; a call without secrets is in
the store too, for other replicas. The repeated call passes rules and approvals like any other.
"""

from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from callwright.domain.call import Locale, Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.struct_decoding import describe_types
from callwright.domain.terminal_escape import escape_for_terminal
from callwright.ports import StoreError
from callwright.ports.shared_records import SharedRecords

REPEAT_TOOL: Final = "callwright_repeat"
REPEAT_FORM: Final = "again"
"""Key of the form among the input requests, and name of its field."""

REPEAT_DEFINITION: Final[dict[str, Any]] = {
    "name": REPEAT_TOOL,
    "description": (
        "Make a call once more that was made before. Use it only when a result says that nothing was done now and names a "
        "repeat handle, and a second time is really meant. The call is made with the arguments of the earlier one."
    ),
    "inputSchema": {
        "type": "object",
        "properties": {
            "handle": {"type": "string", "description": "The repeat handle, as the result names it."}
        },
        "required": ["handle"],
        "additionalProperties": False,
    },
    "annotations": {"readOnlyHint": False, "destructiveHint": True, "idempotentHint": True},
}

UNKNOWN_HANDLE_TEXT: Final[dict[Locale, str]] = {
    "en": (
        "Nothing was done: this repeat handle is not known here, or not any more. Make the earlier call again with its "
        "arguments; its answer names a new handle where one is needed."
    ),
    "zh-CN": (
        "未执行任何操作：此处不认识该重复句柄，或其已失效。请用原参数再次发起之前的调用；如有需要，其结果会给出新的句柄。"
    ),
}

_FORM_MESSAGE: Final[dict[Locale, str]] = {
    "en": "‘{tool}’ was called before with exactly this, and nothing was done now. Do it once more?\n{arguments}",
    "zh-CN": "“{tool}”此前已按以下内容调用过，本次未执行任何操作。是否再执行一次？\n{arguments}",
}
_FORM_FIELD: Final[dict[Locale, dict[str, str]]] = {
    "en": {"title": "Do it once more", "description": "Leave it unticked to leave it at the earlier call."},
    "zh-CN": {"title": "再执行一次", "description": "不勾选则不再执行。"},
}
_MAX_ARGUMENT_CHARS: Final = 4000
_MAX_SHARED_BYTES: Final = 16 << 10
_SHARED_TTL_MS: Final = 3_600_000
_REPEAT_KIND: Final = "repeatable call"
_SECRET_MASK: Final = "•••"  # noqa: S105 - shown in place of a secret
_encode_json: Final = msgspec.json.Encoder().encode


class RepeatableCall(NamedTuple):
    """The call behind a repeat handle."""

    name: str
    arguments: dict[str, Any]


class RepeatableCalls:
    """Repeatable calls by principal and handle; the oldest are dropped first.

    Args:
        most: Maximum number of calls per principal.
        most_principals: Maximum number of principals; the one idle longest is dropped first.
        most_bytes: Maximum size of a call's arguments as JSON; larger calls are not kept.
    """

    def __init__(self, most: int = 256, most_principals: int = 1000, most_bytes: int = 16 << 10) -> None:
        self._most = most
        self._most_principals = most_principals
        self._most_bytes = most_bytes
        self._all: OrderedDict[tuple[str, str], OrderedDict[str, RepeatableCall]] = OrderedDict()

    def keep_call(self, principal: Principal, handle: str, name: str, arguments: dict[str, Any]) -> None:
        """Keep a call whose answer carries this handle."""
        if len(_encode_json(arguments)) > self._most_bytes:
            return
        who = (principal.tenant, principal.id)
        own = self._all.pop(who, None) or OrderedDict()
        self._all[who] = own
        own.pop(handle, None)
        own[handle] = RepeatableCall(name, arguments)
        if len(own) > self._most:
            own.popitem(last=False)
        if len(self._all) > self._most_principals:
            self._all.popitem(last=False)

    def find_call(self, principal: Principal, handle: object) -> RepeatableCall | None:
        """Return the principal's call behind this handle, or None if it is no longer kept."""
        own = self._all.get((principal.tenant, principal.id))
        return own.get(handle) if own is not None and isinstance(handle, str) else None


class SharedRepeats:
    """Repeatable calls in the store. Methods block; a store that cannot be used holds none."""

    def __init__(self, records: SharedRecords) -> None:
        self._records = records

    @property
    def is_useful(self) -> bool:
        """Whether another process could read them."""
        return self._records.is_shared

    def share_call(self, principal: Principal, handle: str, name: str, arguments: dict[str, Any]) -> None:
        """Store a call whose answer carries this handle."""
        body = _encode_json(RepeatableCall(name, arguments))
        if len(body) <= _MAX_SHARED_BYTES:
            with suppress(StoreError):  # this replica knows the call
                self._records.put_record(
                    _REPEAT_KIND, _name_handle(principal, handle), body, ttl_ms=_SHARED_TTL_MS
                )

    def load_call(self, principal: Principal, handle: object) -> RepeatableCall | None:
        """Return the principal's call behind this handle, or None."""
        if not isinstance(handle, str):
            return None
        name = _name_handle(principal, handle)
        try:
            body = self._records.get_records(_REPEAT_KIND, [name]).get(name)
        except StoreError:
            return None
        return None if body is None else msgspec.json.decode(body, type=RepeatableCall)


def _name_handle(principal: Principal, handle: str) -> str:
    return sha256(_encode_json((principal.tenant, principal.id, handle))).hexdigest()


def build_repeat_form(
    tool: CompiledContract, arguments: Mapping[str, Any], locale: Locale
) -> dict[str, Any] | None:
    """Build the elicitation request; None if the arguments are too long to be shown completely."""
    shown = {
        name: _SECRET_MASK if name in tool.secrets else value for name, value in sorted(arguments.items())
    }
    text = escape_for_terminal(_encode_json(shown).decode())
    if len(text) > _MAX_ARGUMENT_CHARS:
        return None
    message = _FORM_MESSAGE[locale].format(tool=tool.contract.name, arguments=text)
    field = {"type": "boolean", "default": False, **_FORM_FIELD[locale]}
    schema = {"type": "object", "properties": {REPEAT_FORM: field}, "required": [REPEAT_FORM]}
    return {
        "method": "elicitation/create",
        "params": {"mode": "form", "message": message, "requestedSchema": schema},
    }


def has_agreed(answer: object) -> bool:
    """Return whether the user agreed to repeat the call."""
    content = answer.get("content") if isinstance(answer, dict) and answer.get("action") == "accept" else None
    return isinstance(content, dict) and content.get(REPEAT_FORM) is True


describe_types(RepeatableCall)
