"""Compute the progress of a run from its journal alone. Pure.

The interpreter replays the journal and stops where the journal ends. So steps need no separate records, and a
later interpreter can replay every recorded run.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from callwright.domain.struct_decoding import describe_types
from callwright.workflow.definition import Branch, Workflow, find_step, walk_steps
from callwright.workflow.interpreter import Interpreter
from callwright.workflow.port import Make
from callwright.workflow.records import (
    ENDED,
    GivenAnswer,
    JournalEntry,
    Question,
    RunEnd,
    RunRecord,
    RunState,
    StepView,
    Stopped,
    StopRequest,
    Wake,
    path_of_record,
)
from callwright.workflow.telling import NotRecorded
from callwright.workflow.world import World

_AFTER_PATH: Final = ("#", "!", "~", "/", "?", ":")
"""Characters that may follow the path of a step in the name of a record."""

_NAME_END: Final = re.compile(r"[.\[]")


class Projected(msgspec.Struct, frozen=True):
    """The progress of a run: its steps in the order in which they were begun, and its end if it is recorded."""

    steps: list[StepView]
    end: RunEnd | None


Evaluate = Callable[[str, Mapping[str, Any]], bool]
"""Evaluates a condition; pure."""


def project_run(
    definition: Workflow, run: RunRecord, journal: Sequence[JournalEntry], evaluate: Evaluate
) -> Projected:
    """Replay a run from its journal, without effects."""
    telling = _Projection(definition, _JournalExecution(run, journal), cast("World", _NoWorld(evaluate)))
    end: RunEnd | None
    try:
        telling.to_end().send(None)
    except StopIteration as told:
        end = told.value
    except NotRecorded:
        end = None
    else:
        raise RuntimeError("a projection waits for nothing")
    views = list(telling.views.values())
    if run.state == "queued":  # no worker has begun what comes next
        views = [one for one in views if one.state != "running"]
    if run.state in ENDED:
        views = [_ended(one, definition, run.stopped) for one in views]
    return Projected([_timed(one, journal) for one in views], end)


def _ended(view: StepView, definition: Workflow, stopped: Stopped | None) -> StepView:
    """Return a step of a run that has ended: one that was not finished has stopped with the run, or was left out."""
    if view.state not in ("running", "waiting"):
        return view
    if stopped is not None and view.path == stopped.step:
        return replace(view, state="stopped", stopped=stopped)
    is_around = stopped is not None and _is_around(view, definition, stopped.step)
    return replace(view, state="stopped" if is_around else "skipped")


def _is_around(view: StepView, definition: Workflow, path: str) -> bool:
    """Return whether the step of this path is one of the steps within an ``each`` or a ``branch``."""
    step = find_step(definition, view.path)
    if not isinstance(step, Branch):
        return path.startswith(f"{view.path}[")
    prefix = view.path.removesuffix(view.name)
    names = {one.name for one in walk_steps([step])}
    return path.startswith(prefix) and _NAME_END.split(path.removeprefix(prefix), 1)[0] in names


def _timed(view: StepView, journal: Iterable[JournalEntry]) -> StepView:
    own = [
        one
        for one in journal
        if one.name == view.path
        or (one.name.startswith(view.path) and one.name[len(view.path) : len(view.path) + 1] in _AFTER_PATH)
    ]
    begun = [one.started_at for one in own if one.started_at is not None]
    done = [one.ended_at for one in own if one.ended_at is not None]
    if view.kind == "agent":
        view = replace(view, **_work_of_agent(own))
    over = view.state not in ("running", "waiting", "in_doubt")
    return replace(
        view, started_at=min(begun, default=None), ended_at=max(done, default=None) if over else None
    )


class _Halting(msgspec.Struct):
    """The fields of a record that show that a step was not begun, or its wait was ended, because the run had to end."""

    cancelled: str | None = None
    late: bool = False
    kind: str = ""
    at: int = 0


def halted_paths(journal: Iterable[JournalEntry], until: int | None) -> list[str]:
    """Return the paths of steps that were not begun, or stopped waiting, because the run had to end; ``until``: its deadline."""
    found: dict[str, None] = {}
    for one in journal:
        with suppress(msgspec.ValidationError):
            halting = msgspec.json.decode(one.text, type=_Halting)
            is_late = halting.kind == "time" and until is not None and halting.at >= until
            ended = "?" in one.name and (halting.kind == "stop" or is_late)
            if halting.cancelled is not None or halting.late or ended:
                found[path_of_record(one.name)] = None
    return list(found)


def answers_on_record(journal: Iterable[JournalEntry]) -> list[GivenAnswer]:
    """Return the answers that ended waits of a run."""
    found = []
    for one in journal:
        if "?" in one.name:
            wake = msgspec.json.decode(one.text, type=Wake)
            if wake.kind == "answer":
                found.append(GivenAnswer(one.name, wake.body, wake.by))
    return found


class _Meta(msgspec.Struct):
    call_id: str = msgspec.field(name="callId")


class _Made(msgspec.Struct):
    meta: _Meta


class _CallRecord(msgspec.Struct):
    made: _Made


_CALL_RECORD: Final = msgspec.json.Decoder(_CallRecord)


def _work_of_agent(own: Iterable[JournalEntry]) -> dict[str, Any]:
    """Return the requests and calls of an agent, which have separate records."""
    requests, calls = 0, []
    for one in own:
        kind = one.name.rpartition("/")[2]
        if kind.startswith("model."):
            requests += 1
        elif kind.startswith("call.") and "?" not in kind and ":" not in kind:
            with suppress(msgspec.ValidationError):  # the record of a call that was not begun
                calls.append(_CALL_RECORD.decode(one.text).made.meta.call_id)
    return {"attempts": requests, "calls": calls}


class _Projection(Interpreter):
    """The interpreter without concurrency: items run one after the other, and no wait blocks."""

    async def _gathered(self, items: list[Any]) -> list[Any]:
        found: list[Any] = []
        for item in items:
            try:
                found.append(await item)
            except Exception as ended:  # noqa: BLE001 - as asyncio.gather returns them
                found.append(ended)
        return found


class _JournalExecution:
    """An execution that reads records and makes none."""

    stop: StopRequest | None = None
    recorded_chars = 0

    def __init__(self, run: RunRecord, journal: Iterable[JournalEntry]) -> None:
        self.run = run
        self._texts = {one.name: one.text for one in journal}

    def recorded(self, name: str) -> str | None:
        return self._texts.get(name)

    async def record(self, name: str, make: Make) -> str:
        del make
        text = self._texts.get(name)
        if text is None:
            raise NotRecorded
        return text

    async def ask(self, question: Question) -> None:
        del question

    async def withdraw(self, question: Question) -> None:
        del question

    async def wait(self, question: Question, *, heeds_stop: bool = True) -> Wake:
        del heeds_stop
        text = self._texts.get(question.topic)
        if text is None:
            raise NotRecorded
        return msgspec.json.decode(text, type=Wake)

    async def show(self, state: RunState) -> None:
        del state


class _NoWorld:
    """The world of a projection: its clock does not advance, and its methods have no effect."""

    def __init__(self, evaluate: Evaluate) -> None:
        self.evaluate = evaluate

    def now_ms(self) -> int:
        """Return a constant; a projection never stores times."""
        return 0

    def contract(self, tool: str, principal: Any) -> None:
        """Return None: a projection has no tools."""

    async def stop_child(self, run_id: str) -> None:
        """Do nothing: that the run has ended is on record, not that it has stopped what it waited for."""

    async def cancel_task(self, handle: str, principal: Any) -> None:
        """Do nothing, as ``stop_child``."""

    def __getattr__(self, name: str) -> Any:
        async def unrecorded(*given: Any, **named: Any) -> Any:
            del given, named
            raise NotRecorded

        return unrecorded


describe_types(_Halting, Wake)
