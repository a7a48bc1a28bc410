"""The events of a run, as an append-only list, derived from its journal, open questions and state. Pure."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.domain.struct_decoding import describe_types
from callwright.workflow.records import ENDED, JournalEntry, Question, RunRecord, path_of_record

EventKind = Literal[
    "run_started",
    "step_called",
    "model_called",
    "tool_called",
    "answered",
    "taken_back",
    "waiting",
    "stopped",
    "completed",
    "cancelled",
]
"""The kinds of events. ``step_called``: a call of a step, or its work, is recorded."""


class FlowEvent(Struct, frozen=True, omit_defaults=True):
    """One event.

    Attributes:
        seq: Its number in the run, from 1; a client that reconnects requests the events after the last one it
            received. A ``waiting`` event describes the current state: it has the number of the event before
            it, and is sent again after a reconnect.
        path: The step.
        at: Epoch milliseconds.
        data: For a call its tool, success and error code; for an answer its kind; for an end its reason.
    """

    seq: int
    kind: EventKind
    path: str
    at: int
    data: dict[str, Any] = {}


def events_of(
    run: RunRecord, journal: Sequence[JournalEntry], questions: Sequence[Question]
) -> list[FlowEvent]:
    """Return the events of a run, in order."""
    found = [
        FlowEvent(1, "run_started", "", run.created_at, {"workflow": run.workflow, "version": run.version})
    ]
    found += [_event(number, one) for number, one in enumerate(journal, 2)]
    if run.state in ENDED:
        stopped = run.stopped
        data = (
            {}
            if stopped is None
            else {"reason": stopped.reason, "detail": stopped.detail, "error": stopped.error}
        )
        kind: Any = run.state
        found.append(FlowEvent(len(found) + 1, kind, stopped.step if stopped else "", run.updated_at, data))
    else:
        found += [
            FlowEvent(
                len(found),
                "waiting",
                one.path,
                one.asked_at,
                {"kind": one.kind, "topic": one.topic, "text": one.text},
            )
            for one in questions
        ]
    return found


def _event(number: int, entry: JournalEntry) -> FlowEvent:
    name, at = entry.name, entry.ended_at or 0
    path = path_of_record(name)
    if "?" in name:
        return FlowEvent(number, "answered", path, at, _wake(entry.text))
    kind: EventKind = "step_called"
    last = name.rpartition("/")[2]
    if name.startswith("undo:"):
        kind = "taken_back"
    elif last.startswith("model."):
        kind = "model_called"
    elif last.startswith("call."):
        kind = "tool_called"
    return FlowEvent(number, kind, path, at, _called(entry.text))


class _Meta(Struct):
    tool_name: str = msgspec.field(name="toolName")


class _Error(Struct):
    code: str


class _Envelope(Struct):
    success: bool
    meta: _Meta
    error: _Error | None = None


class _Call(Struct):
    made: _Envelope


_CALL: Final = msgspec.json.Decoder(_Call)


def _called(text: str) -> dict[str, Any]:
    try:
        made = _CALL.decode(text).made
    except msgspec.ValidationError:
        return {}
    said: dict[str, Any] = {"tool": made.meta.tool_name, "success": made.success}
    return said if made.error is None else said | {"error": made.error.code}


class _Wake(Struct):
    kind: str = ""
    by: str = ""


def _wake(text: str) -> dict[str, Any]:
    try:
        wake = msgspec.json.decode(text, type=_Wake)
    except msgspec.ValidationError:
        return {}
    return {"kind": wake.kind, **({"by": wake.by} if wake.by else {})}


describe_types(_Wake)
