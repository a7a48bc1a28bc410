"""A small set of our own conversations, in the shape of the recorded ones, for use without recorded data.

Every kind of event that the figures count occurs at least once: errors in two shapes and two languages, harmless
look-alikes, a double write, an intended repeat, a name with a leaked token, arguments that violate the schema, a call id
used twice, a call without an answer.
"""

from collections.abc import Iterator
from typing import Any, Final

from callwright.evals.conversation_drive import RecordedCatalogue, RecordedTool
from callwright.evals.recorded_conversations import RecordedConversation, RecordedEvent


def _build_object_schema(**fields: str) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {name: {"type": kind} for name, kind in fields.items()},
        "required": list(fields),
        "additionalProperties": False,
    }


OWN_TOOLS: Final[RecordedCatalogue] = {
    "shop": [
        RecordedTool("find_order", _build_object_schema(order="string"), "Find an order.", "read"),
        RecordedTool("cancel_order", _build_object_schema(order="string"), "Cancel an order.", "write"),
        RecordedTool(
            "send_voucher", _build_object_schema(user="string", cents="integer"), "Send a voucher.", "write"
        ),
        RecordedTool("reboot_device", _build_object_schema(), "Restart the customer's device.", "write"),
        RecordedTool(
            "transfer_to_human_agents", _build_object_schema(summary="string"), "Hand over.", "generic"
        ),
        RecordedTool("list_files", _build_object_schema(), "List files."),
    ]
}

_ScriptedCall = tuple[str, Any, str | None, bool]
"""Tool, arguments (text is the model's own output), the recorded answer, whether the recorder calls it an error."""

_ORDER_JSON: Final = '{"order": "O-1", "status": "pending", "total": 4900}'
_SCRIPTED_CONVERSATIONS: Final[dict[str, list[_ScriptedCall]]] = {
    "shop/cancel": [
        ("find_order", {"order": "O-1"}, _ORDER_JSON, False),
        ("cancel_order", {"order": "O-1"}, '{"order": "O-1", "status": "cancelled"}', False),
        ("find_order", {"order": "O-1"}, '{"order": "O-1", "status": "cancelled"}', False),
    ],
    "shop/twice": [
        ("send_voucher", {"user": "U1", "cents": 30_000}, "Voucher 30000 added to user U1.", False),
        ("send_voucher", {"user": "U1", "cents": 30_000}, "Voucher 30000 added to user U1.", False),
        ("send_voucher", {"user": "U1", "cents": 500}, "Voucher 500 added to user U1.", False),
    ],
    "shop/errors": [
        ("find_order", {"order": "O-9"}, "Error: order not found", True),
        ("cancel_order", {"order": "O-9"}, '{"error": "only pending orders can be cancelled"}', True),
        ("cancel_order", {"order": "O-9"}, '{"order": "O-9", "status": "cancelled"}', False),
        ("find_order", {"order": "O-8"}, "查询失败：超时", True),
        ("find_order", {"order": "O-7"}, '{"order": "O-7", "status": "failed", "error": null}', False),
    ],
    "shop/device": [
        ("reboot_device", {}, "Restarting. Signal: none.", False),
        ("reboot_device", {}, "Restarting. Signal: good.", False),
        ("transfer_to_human_agents", {"summary": "still slow"}, "Transfer successful", False),
        ("transfer_to_human_agents", {"summary": "still slow"}, "Transfer successful", False),
    ],
    "shop/mangled": [
        ("find_order<|channel|>commentary", {"order": "O-1"}, "Error: no such tool", True),
        ("send_voucher", '{"user": "U1", "cents": "plenty"}', "Error: invalid type", True),
        ("find_order", {}, "Error: missing argument", True),
        ("find_order", "We should look up O-1 first.", "Error: unreadable call", True),
        ("list_files", {}, "[]", False),
        ("list_files", {}, '["a.txt"]', False),
        ("find_order", {"order": "O-1"}, None, False),
    ],
}


def build_own_conversations() -> Iterator[RecordedConversation]:
    """Yield the set. Call ids recur after three calls, as recorders do."""
    for id_, said in _SCRIPTED_CONVERSATIONS.items():
        yield RecordedConversation(id=id_, domain="shop", model="none", events=list(_build_events(said)))


def _build_events(said: list[_ScriptedCall]) -> Iterator[RecordedEvent]:
    for number, (name, arguments, answer, error) in enumerate(said):
        call_id = f"call_{number % 3}"
        raw = arguments if isinstance(arguments, str) else None
        yield RecordedEvent(
            "call",
            by="assistant",
            call_id=call_id,
            name=name,
            arguments=None if raw else arguments,
            arguments_raw=raw,
        )
        if answer is not None:
            yield RecordedEvent("result", call_id=call_id, text=answer, error=error)
