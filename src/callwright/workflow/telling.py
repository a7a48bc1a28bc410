"""Execution state of a run: records, waits, the halts of steps and runs, and the reported progress.

The part of the interpreter that is independent of the kinds of steps. Must not depend on tools, models or
engines.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from callwright.domain.call import Locale
from callwright.domain.reason import render_reason
from callwright.domain.result import EffectState, ToolResult
from callwright.engine import TaskLostError
from callwright.workflow.definition import Step, Workflow, duration_ms
from callwright.workflow.port import Execution
from callwright.workflow.records import (
    Question,
    RunEnd,
    RunRecord,
    RunState,
    StepState,
    StepView,
    StopCode,
    Stopped,
    Wake,
    path_of_record,
)
from callwright.workflow.references import StepValue, UnboundReferenceError, resolve
from callwright.workflow.spending import ModelUsage
from callwright.workflow.words import phrase
from callwright.workflow.world import World

MAX_RUN_CHARS: Final = 64 * 1024 * 1024
"""A run whose records are longer than this stops, while it can still be read, forked and resumed."""

# --- exceptions that end a step or a run --------------------------------------------------------------------------------


class StepHalted(Exception):  # noqa: N818 - control flow, not an error
    """The step's result says stop; ``on_stop`` decides how the run continues.

    ``repeatable``: doing the step again cannot repeat an effect. ``effect``: what its calls have done. ``value``: what there is for
    references of its ``undo``.
    """

    def __init__(
        self,
        stopped: Stopped,
        *,
        repeatable: bool = True,
        effect: EffectState = "none",
        value: StepValue | None = None,
    ) -> None:
        super().__init__(stopped.step)
        self.stopped = stopped
        self.repeatable = repeatable
        self.effect: EffectState = effect
        self.value = plain_value(None) if value is None else value


class RunHalted(Exception):  # noqa: N818 - control flow, not an error
    """The run ends here."""

    def __init__(self, end: RunEnd) -> None:
        super().__init__(end.state)
        self.end = end


class Abandoned(Exception):  # noqa: N818 - control flow, not an error
    """This item is abandoned, because another one has ended the run."""


class NotRecorded(Exception):  # noqa: N818 - control flow, not an error
    """The journal ends here (``projection.py``)."""


# --- the texts of records -----------------------------------------------------------------------------------------------


class Recorded(Struct, frozen=True, omit_defaults=True):
    """The content of a record: the result, or why the operation was not begun.

    ``usage``: what a request to a model has used; ``over``: the part of the budget for models that is used up;
    ``full``: the records of the run are too large.
    """

    made: Any = UNSET
    doubt: bool = False
    cancelled: str | None = None
    late: bool = False
    usage: ModelUsage | None = None
    over: str = ""
    full: bool = False


RECORDED: Final = msgspec.json.Decoder(Recorded)


def record_text(made: Any = UNSET, **fields: Any) -> str:
    """Return the text of a record: the result, or why the operation was not begun."""
    return msgspec.json.encode(Recorded(made, **fields)).decode()


class Line:
    """A sequence of steps: that of the run, or of an item. ``room`` limits the items processed concurrently."""

    def __init__(self, prefix: str = "", room: asyncio.Semaphore | None = None) -> None:
        self.prefix = prefix
        self.room = room

    def path(self, name: str) -> str:
        """Return the path of a step in this sequence."""
        return self.prefix + name


class RunTelling:
    """One worker's execution state of one run.

    Attributes:
        views: Path → progress of the step, in the order in which steps were begun.
    """

    def __init__(self, definition: Workflow, execution: Execution, world: World) -> None:
        self.views: dict[str, StepView] = {}
        self._definition = definition
        self._execution = execution
        self._world = world
        self._run: RunRecord = execution.run
        self._locale: Locale = self._run.locale
        self._finished: list[tuple[str, Step, StepValue, Mapping[str, Any]]] = []
        """Every step that had its effect, in order: its path, its value, and what its references led to."""
        self._unresolved: set[str] = set()
        """Paths of steps of which it is unknown whether they had their effect."""
        self._halting: asyncio.Event | None = None
        """Set while an item has ended the run; made by the first ``each``, because only items run beside each other."""
        self._abandoned: list[Question] = []
        self._spent = ModelUsage()
        self._active = 1
        self._doubts = 0
        self._shown: RunState | None = None
        self._undoing = False
        self._until = find_deadline(definition, self._run)

    # --- waits --------------------------------------------------------------------------------------------------------

    async def _paused(self, path: str, line: Line, topic: str, ms: int) -> None:
        now = self._world.now_ms()
        question = Question(topic=topic, path=path, kind="time", asked_at=now, until=now + ms)
        await self._parked(question, line)

    def _question(
        self,
        kind: Any,
        path: str,
        topic: str,
        *,
        show: Any = None,
        text: str = "",
        approvers: tuple[str, ...] = (),
        ref: str = "",
        expires: str | None = None,
    ) -> Question:
        now = self._world.now_ms()
        until = None if expires is None else now + duration_ms(expires)
        return Question(
            topic=topic,
            path=path,
            kind=kind,
            asked_at=now,
            show=show,
            text=text,
            approvers=approvers,
            ref=ref,
            until=until,
        )

    async def _parked(self, question: Question, line: Line) -> Wake:
        """Wait without using a thread or the item's slot. A request to end the run ends it."""
        if not self._undoing:
            until = [one for one in (question.until, self._until) if one is not None]
            question = replace(question, until=min(until) if until else None)
        new = self._execution.recorded(question.topic) is None
        if new and self._is_halting():
            self._abandoned.append(question)  # an earlier worker may have asked it
            raise Abandoned
        if new:
            await self._execution.ask(question)
            self._see_waiting(question)
            await self._leave(line)
        wake = await (self._wait_outside(question, line) if new else self._wait(question))
        if wake.kind == "stop":
            raise RunHalted(self._cancelled(question.path, wake.by, str(wake.body or "")))
        if wake.kind == "time" and self._until is not None and wake.at >= self._until and not self._undoing:
            raise RunHalted(self._late(question.path))
        return wake

    def _is_halting(self) -> bool:
        """Return whether an item has ended the run, so that the others begin nothing more."""
        return self._halting is not None and self._halting.is_set()

    def _wait(self, question: Question) -> Awaitable[Wake]:
        return self._execution.wait(question, heeds_stop=not self._undoing)

    async def _wait_unless_halting(self, question: Question, halting_event: asyncio.Event) -> Wake:
        waiting = asyncio.ensure_future(self._wait(question))
        halting = asyncio.ensure_future(halting_event.wait())
        try:
            await asyncio.wait({waiting, halting}, return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                return waiting.result()
        finally:
            for one in (waiting, halting):
                one.cancel()
            await asyncio.gather(waiting, halting, return_exceptions=True)
        if self._execution.recorded(question.topic) is not None:  # its end was being recorded, and counts
            return await self._wait(question)
        self._abandoned.append(question)
        raise Abandoned

    async def _skip_abandoned(self, prefix: str) -> None:
        """Withdraw the open questions of abandoned items, because the run continues without their answers.

        A step in doubt stays so: its question is withdrawn, and its effect is still unknown.
        """
        for path, view in self.views.items():
            if path.startswith(prefix) and view.state in ("running", "waiting"):
                self.views[path] = replace(view, state="skipped")
        below = [one for one in self._abandoned if one.path.startswith(prefix)]
        self._abandoned = [one for one in self._abandoned if one not in below]
        for one in below:
            await self._execution.withdraw(one)

    async def _wait_outside(self, question: Question, line: Line) -> Wake:
        """Wait for the answer, then acquire the item's slot again.

        If this worker loses the run, because it closes or another worker has taken over, the run stays shown
        as waiting.
        """
        lost = False
        try:
            if self._halting is None or line.room is None:  # no item: nothing runs beside it
                return await self._wait(question)
            return await self._wait_unless_halting(question, self._halting)
        except (TaskLostError, asyncio.CancelledError):
            lost = True
            raise
        finally:
            await self._enter(line, shown=not lost)

    async def _leave(self, line: Line) -> None:
        self._active -= 1
        if line.room is not None:
            line.room.release()
        await self._show()

    async def _enter(self, line: Line, *, shown: bool = True) -> None:
        if line.room is not None:
            await line.room.acquire()
        self._active += 1
        if shown:
            await self._show()

    # --- records ------------------------------------------------------------------------------------------------------

    async def _record(
        self, name: str, make: Callable[[], Awaitable[str]], *, checks: bool = True
    ) -> Recorded:
        """Return the content of the record with this name; make it if there is none.

        If the run has to end, the operation is not begun, and the record states that.
        """
        text = self._execution.recorded(name)
        if text is None:
            if self._is_halting() and not self._undoing:
                raise Abandoned

            async def begun() -> str:
                why_not = self._reason_not_to_begin() if checks and not self._undoing else None
                return why_not or await self._world.work(make)

            text = await self._execution.record(name, begun)
        made = RECORDED.decode(text)
        if made.cancelled is not None:
            raise RunHalted(self._cancelled(path_of_record(name), made.cancelled, ""))
        if made.late:
            raise RunHalted(self._late(path_of_record(name)))
        if made.full:
            path = path_of_record(name)
            reason = phrase("too_large", self._locale, step=path)
            raise RunHalted(
                RunEnd(state="stopped", stopped=Stopped(step=path, code="too_large", reason=reason))
            )
        return made

    def _reason_not_to_begin(self) -> str | None:
        stop = self._execution.stop
        if stop is not None:
            return record_text(cancelled=stop.by)
        if self._until is not None and self._world.now_ms() >= self._until:
            return record_text(late=True)
        if self._execution.recorded_chars > MAX_RUN_CHARS:
            return record_text(full=True)
        return None

    def _cancelled(self, path: str, by: str, reason: str) -> RunEnd:
        said = phrase("cancelled", self._locale, who=by)
        return RunEnd(
            state="cancelled", stopped=Stopped(step=path, code="cancelled", reason=said, detail=reason)
        )

    def _late(self, path: str) -> RunEnd:
        return RunEnd(
            state="stopped",
            stopped=Stopped(step=path, code="deadline", reason=phrase("deadline", self._locale)),
        )

    def _halt(self, code: StopCode, path: str, word: str, *, detail: str = "", who: str = "") -> StepHalted:
        reason = phrase(word, self._locale, step=path, who=who)
        return StepHalted(Stopped(step=path, code=code, reason=reason, detail=detail))

    def _resolved(self, value: Any, scope: Mapping[str, Any], path: str) -> Any:
        try:
            return resolve(value, scope)
        except UnboundReferenceError as fault:
            raise self._halt(
                "reference", path, "unbound", detail=render_reason(fault.reason, self._locale)
            ) from None

    # --- reported progress --------------------------------------------------------------------------------------------

    async def _show(self) -> None:
        state: RunState = "in_doubt" if self._doubts else "running" if self._active else "waiting"
        if state != self._shown:
            self._shown = state
            await self._execution.show(state)

    def _see(self, step: Step, path: str, state: StepState, **fields: Any) -> None:
        before = self.views.get(path)
        kind = str(step.__struct_config__.tag)
        view = before or StepView(path=path, name=step.name, kind=kind, state=state)
        self.views[path] = replace(view, state=state, **{k: v for k, v in fields.items() if v is not None})

    def _see_waiting(self, question: Question) -> None:
        path = question.path.partition("/")[0].removeprefix("undo:")
        view = self.views.get(path)
        if view is not None:
            self.views[path] = replace(view, state="in_doubt" if question.kind == "doubt" else "waiting")

    def _count_call(self, path: str, result: ToolResult) -> None:
        own = path.partition("/")[0]
        path = own.removeprefix("undo:")
        view = self.views.get(path)
        if view is not None:
            calls = [*view.calls, result.meta.call_id]
            attempts = view.attempts + (view.kind == "call" and own == path)
            self.views[path] = replace(view, state="running", calls=calls, attempts=attempts)


def find_deadline(definition: Workflow, run: RunRecord) -> int | None:
    """Return when the run has to have ended (epoch milliseconds): as its resume said, or its definition; None for never."""
    if run.until is not None or definition.deadline is None:
        return run.until
    return run.created_at + duration_ms(definition.deadline)


class Try(Struct, frozen=True):
    """One attempt of a step: numbered by resumes (``redone``), then by ``retry``."""

    path: str
    redone: int
    retries: int

    def name(self, number: int = 1) -> str:
        """Return the name of its record; ``number`` counts the records of one governed call."""
        return f"{self.key()}#{number}" if number > 1 else self.key()

    def key(self) -> str:
        """Return the part of the key that is the same in every repetition of this attempt."""
        return (
            self.path
            + (f"!{self.redone}" if self.redone else "")
            + (f"~{self.retries}" if self.retries else "")
        )

    def inner(self, part: str) -> "Try":
        """Return a part of this attempt: a request or a call of an agent."""
        return Try(f"{self.key()}/{part}", 0, 0)


def plain_value(data: Any) -> StepValue:
    """Return the value of a step that has only data."""
    return StepValue(data=data, message="", confidence=1.0)
