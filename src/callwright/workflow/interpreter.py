"""Execute a run: one step after the other, reusing the results that are recorded.

Every operation that has an effect, asks a person or reads the clock is a *record* with a unique name. A
worker that takes over the run starts at the first step. Recorded results are returned and not computed again,
so that the worker reaches the point where the previous one ended. Between records, all decisions depend only
on the definition, the input and earlier records. Therefore the same interpreter, restricted to a journal,
computes the progress of a run (``projection.py``).

Names of records:
    trend          the first call of the step trend        trend#2        after a wait or ``retry``
    trend!1        after a resume at this step             read[2].file   within the third item of read
    write/model.3  a request to the model of an agent      write/call.2   a call that the agent makes
    ok?            the wait for an answer                  undo:save      the call that undoes a step

Must not depend on tools, models or engines: ``world.py`` and ``port.py`` define their interfaces.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.domain.reason import render_reason
from callwright.domain.struct_decoding import describe_types
from callwright.engine import TaskLostError
from callwright.workflow.agent_steps import AgentSteps
from callwright.workflow.calling import Terms
from callwright.workflow.deciding import react_to_stop
from callwright.workflow.definition import (
    MAX_ITEMS,
    Agent,
    Approve,
    Ask,
    Branch,
    Call,
    Child,
    Each,
    GoTo,
    Python,
    Sleep,
    Step,
    StopRun,
    Undo,
    UseDefault,
    Wait,
    Workflow,
    duration_ms,
)
from callwright.workflow.port import Execution
from callwright.workflow.records import ChildEnd, RunEnd, Stopped
from callwright.workflow.references import StepValue
from callwright.workflow.telling import (
    Line,
    NotRecorded,
    RunHalted,
    StepHalted,
    Try,
    plain_value,
    record_text,
)
from callwright.workflow.words import phrase
from callwright.workflow.world import ConditionError, World

_UNDO_TERMS: Final = Terms(needs_data=False)
"""Many tools that take something back return nothing: what they did is what counts."""


def carry_out(definition: Workflow, execution: Execution, world: World) -> Awaitable[RunEnd]:
    """Execute a run until it ends.

    Raises:
        TaskLostError: Another worker has to execute the run; its records are kept.
    """
    return Interpreter(definition, execution, world).to_end()


class Interpreter(AgentSteps):
    """One worker's execution of one run: it executes the steps in order."""

    async def to_end(self) -> RunEnd:
        """Execute every step that is not recorded, until the run ends."""
        await self._show()
        scope: dict[str, Any] = {"input": self._run.input, "run": self._facts()}
        try:
            last = await self._steps(self._definition.steps, scope, Line())
            return self._completed(scope, last)
        except StepHalted as halted:  # by the output; _one handles those of steps
            return await self._taken_back(RunEnd(state="stopped", stopped=halted.stopped))
        except RunHalted as halted:
            return await self._taken_back(halted.end)

    def _facts(self) -> dict[str, Any]:
        run = self._run
        return {"id": run.run_id, "key": run.key, "workflow": run.workflow, "started_by": run.principal.id}

    def _completed(self, scope: Mapping[str, Any], last: Any) -> RunEnd:
        definition = self._definition
        output = last if definition.output is UNSET else self._resolved(definition.output, scope, "output")
        if definition.output_schema is not None and not compile_schema(definition.output_schema).is_valid(
            output
        ):
            raise self._halt("output", "output", "bad_output")
        return RunEnd(state="completed", output=output)

    # --- steps in order -----------------------------------------------------------------------------------------------

    async def _steps(self, steps: Sequence[Step], scope: dict[str, Any], line: Line) -> Any:
        """Execute the steps of one list; return the data of the last executed step."""
        position, last = 0, None
        while position < len(steps):
            step = steps[position]
            done = await self._one(step, scope, line)
            if isinstance(done, GoTo):
                target = next(number for number, one in enumerate(steps) if one.name == done.step)
                self._pass_over(steps[position + 1 : target], line)
                position = target
                continue
            scope[step.name] = done
            last = done.get("data")
            position += 1
        return last

    def _pass_over(self, steps: Sequence[Step], line: Line) -> None:
        for step in steps:
            self._see(step, line.path(step.name), "skipped")

    async def _one(self, step: Step, scope: dict[str, Any], line: Line) -> StepValue | GoTo:
        """Execute one step, with the repetitions of ``on_stop``; return its value, or the jump to another step."""
        path, retries = line.path(step.name), 0
        self._see(step, path, "running")
        while True:
            tried = Try(path, self._run.redone.get(path, 0), retries)
            try:
                value: StepValue = await _KINDS[type(step)](self, step, scope, line, tried)
            except StepHalted as halted:
                stopped = halted.stopped
                self._note_effect(path, step, halted, scope)
                reaction = await self._reacted(step, line, halted, tried)
            else:
                self._see(step, path, "done", value=dict(value))
                self._finished.append((path, step, value, dict(scope)))
                return value
            if reaction is None:
                retries += 1
                continue
            if isinstance(reaction, StepValue):
                self._see(step, path, "defaulted", value=dict(reaction), stopped=stopped)
            else:
                self._see(step, path, "skipped", stopped=stopped)
            return reaction

    def _note_effect(self, path: str, step: Step, halted: StepHalted, scope: Mapping[str, Any]) -> None:
        """Note what a step that stopped has done: it is undone as one that finished is, but never on suspicion."""
        if halted.effect == "committed":
            self._finished.append((path, step, halted.value, dict(scope)))
        elif halted.effect == "unknown":
            self._unresolved.add(path)

    async def _reacted(
        self, step: Step, line: Line, halted: StepHalted, tried: Try
    ) -> StepValue | GoTo | None:
        """Apply ``on_stop`` to a halt: return a value, a jump, or None to repeat the step. Raises if the run ends."""
        reaction = react_to_stop(step.on_stop, tried.retries)
        match reaction.do:
            case "default":
                return plain_value(reaction.value)
            case "go_to":
                return GoTo(reaction.step)
            case "retry" if halted.repeatable:
                topic = f"{tried.key()}?retry"
                await self._paused(tried.path, line, topic, duration_ms(reaction.pause))
                return None
            case "ask" if reaction.ask is not None:
                return await self._asked(step, line, halted, reaction.ask, tried)
            case _:
                raise self._ended_at(step, tried, halted)

    def _ended_at(self, step: Step, tried: Try, halted: StepHalted) -> RunHalted:
        self._see(step, tried.path, "stopped", stopped=halted.stopped)
        return RunHalted(RunEnd(state="stopped", stopped=halted.stopped))

    async def _asked(
        self, step: Step, line: Line, halted: StepHalted, ask: Ask, tried: Try
    ) -> StepValue | None:
        """Ask a person how to continue after a step that stopped: retry, skip with data, or stop."""
        question = self._question(
            "ask",
            tried.path,
            f"{tried.key()}?ask",
            show=msgspec.to_builtins(halted.stopped),
            text=phrase("ask" if halted.repeatable else "ask_again", self._locale, step=tried.path),
            approvers=ask.approvers,
            expires=ask.expires,
        )
        wake = await self._parked(question, line)
        body = wake.body if wake.kind == "answer" and isinstance(wake.body, dict) else {}
        match body.get("do"):
            case "retry":
                return None
            case "skip":
                return plain_value(body.get("data"))
            case _:
                raise self._ended_at(step, tried, halted)

    # --- kinds of steps -----------------------------------------------------------------------------------------------

    async def _call_step(self, step: Call, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        raw = {"name": step.tool, "arguments": self._resolved(step.arguments, scope, tried.path)}
        terms = Terms(step.version, step.min_confidence, step.partial)
        value, _ = await self._governed(raw, line, tried, terms)
        return value

    async def _approve_step(self, step: Approve, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        question = self._question(
            "approve",
            tried.path,
            f"{tried.name()}?",
            show=self._resolved(step.show, scope, tried.path),
            text=str(self._resolved(step.question, scope, tried.path))
            or phrase("approve", self._locale, step=tried.path),
            approvers=step.approvers,
            expires=step.expires,
        )
        wake = await self._parked(question, line)
        body = wake.body if isinstance(wake.body, dict) else {}
        reason = str(body.get("reason") or "")
        if wake.kind == "time":
            raise self._halt("expired", tried.path, "expired")
        if body.get("granted") is not True:
            raise self._halt("refused", tried.path, "refused", detail=reason, who=wake.by)
        return plain_value({"granted": True, "by": wake.by, "reason": reason, "at": wake.at})

    async def _wait_step(self, step: Wait, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        del scope
        question = self._question(
            "signal", tried.path, f"{tried.name()}?", show=step.body, expires=step.expires
        )
        wake = await self._parked(question, line)
        if wake.kind == "time":
            raise self._halt("expired", tried.path, "expired")
        return plain_value(wake.body)

    async def _branch_step(self, step: Branch, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        del tried
        arm = next(
            (case.do for case in step.cases if self._holds(case.when, scope, step, line)), step.otherwise
        )
        return plain_value(await self._steps(arm, scope, line)) if arm else plain_value(None)

    def _holds(self, when: str, scope: Mapping[str, Any], step: Branch, line: Line) -> bool:
        try:
            return self._world.evaluate(when, scope)
        except ConditionError as fault:
            raise self._halt(
                "condition",
                line.path(step.name),
                "bad_condition",
                detail=render_reason(fault.reason, self._locale),
            ) from None

    async def _python_step(self, step: Python, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        del line
        arguments = self._resolved(step.arguments, scope, tried.path)

        async def make() -> str:
            end = await self._world.run_function(step.function, arguments)
            return record_text({"fault": end.fault} if end.fault else {"data": end.data})

        made = (await self._record(tried.name(), make)).made
        if "fault" in made:
            raise self._halt("function", tried.path, "function_failed", detail=made["fault"])
        if step.output is not None and not compile_schema(step.output).is_valid(made["data"]):
            raise self._halt("function", tried.path, "bad_output")
        return plain_value(made["data"])

    async def _child_step(self, step: Child, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        given = self._resolved(step.input, scope, tried.path)
        child_id = f"{self._run.run_id}.{tried.key()}"

        async def start() -> str:
            return record_text(
                await self._world.start_child(step.workflow, step.version, given, self._run.run_id, child_id)
            )

        try:
            refused = (await self._record(f"{tried.name()}:start", start)).made
            if refused:
                raise self._halt("child", tried.path, "child_refused", detail=refused)
            await self._parked(self._question("child", tried.path, f"{tried.name()}?", ref=child_id), line)
        except RunHalted:
            await self._world.stop_child(child_id)  # an earlier worker may have started it without a record
            raise

        async def make() -> str:
            return record_text(msgspec.to_builtins(await self._world.child_end(child_id)))

        made = (await self._record(tried.name(), make)).made
        end = msgspec.convert(made, ChildEnd) if made else None
        if end is None or end.state != "completed":
            stopped = end.stopped if end is not None else None
            halted = self._halt(
                "child",
                tried.path,
                "child_ended",
                detail=f"{stopped.step}: {stopped.reason}" if stopped else "",
            )
            is_known = end is not None and (stopped is None or not stopped.unresolved)
            raise StepHalted(
                halted.stopped,
                repeatable=end is not None and end.repeatable,
                effect="none"
                if is_known
                else "unknown",  # the child run has undone every effect that is known to have happened
            )
        return plain_value(end.output)

    async def _sleep_step(self, step: Sleep, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        del scope
        await self._paused(tried.path, line, f"{tried.name()}?", duration_ms(step.time))
        return plain_value(None)

    # --- items --------------------------------------------------------------------------------------------------------

    async def _each_step(self, step: Each, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        del tried
        path = line.path(step.name)
        items = self._resolved(step.over, scope, path)
        if not isinstance(items, list | tuple) or len(items) > MAX_ITEMS:
            raise self._halt(
                "reference", path, "no_list" if not isinstance(items, list | tuple) else "too_many_items"
            )
        room = asyncio.Semaphore(step.at_once)
        lines = [
            self._item(step, {**scope, "item": item, "index": index}, Line(f"{path}[{index}].", room))
            for index, item in enumerate(items)
        ]
        try:
            ended = await self._together(lines)
        except RunHalted as halted:
            stopped_at = halted.end.stopped
            if stopped_at is None or self._is_for_good(halted.end):
                raise
            if not isinstance(step.on_stop, StopRun):
                await self._skip_abandoned(f"{path}[")
            raise StepHalted(stopped_at, repeatable=False) from None
        stopped = [
            {"index": index, "step": one.step, "reason": one.reason, "detail": one.detail, "error": one.error}
            for index, (_, one) in enumerate(ended)
            if one is not None
        ]
        return StepValue(data=[data for data, _ in ended], stopped=stopped, message="", confidence=1.0)

    async def _item(self, step: Each, scope: dict[str, Any], line: Line) -> tuple[Any, Stopped | None]:
        """Execute the steps of one item; if they stop, the default of the ``each`` is its data."""
        room = line.room
        assert room is not None
        await room.acquire()
        self._active += 1
        await self._show()
        try:
            return await self._steps(step.do, scope, line), None
        except RunHalted as halted:
            if isinstance(step.on_stop, UseDefault) and not self._is_for_good(halted.end):
                await self._skip_abandoned(line.prefix)
                return step.on_stop.value, halted.end.stopped
            raise
        finally:
            self._active -= 1
            room.release()

    def _is_for_good(self, end: RunEnd) -> bool:
        """Return whether this end overrides ``on_stop``: the run was stopped by a person or by time."""
        return end.state == "cancelled" or end.stopped is None or end.stopped.code == "deadline"

    async def _together(self, items: list[Any]) -> list[tuple[Any, Stopped | None]]:
        """Execute all items; if one ends the run, each of the others ends at its next record."""
        self._active -= 1
        try:
            found = await self._gathered(items)
        finally:
            self._active += 1
        for kind in (TaskLostError, RunHalted, NotRecorded, BaseException):
            for one in found:
                if isinstance(one, kind):
                    if self._halting is not None:
                        self._halting.clear()
                    raise one
        return found

    async def _gathered(self, items: list[Any]) -> list[Any]:
        halting = self._halting = self._halting or asyncio.Event()

        async def guarded(item: Any) -> Any:
            try:
                return await item
            except (TaskLostError, RunHalted):
                halting.set()
                raise

        return await asyncio.gather(*map(guarded, items), return_exceptions=True)

    # --- undo ---------------------------------------------------------------------------------------------------------

    async def _taken_back(self, end: RunEnd) -> RunEnd:
        """Undo the steps that had their effect, in reverse order, each once, even after a crash.

        If a step cannot be undone, the others are still undone. Those whose effect is unknown are named and not undone.
        """
        self._undoing = True
        self._unresolved |= {path for path, view in self.views.items() if view.state == "in_doubt"}
        had = Counter(path for path, *_ in self._finished)
        for path, step, value, scope in reversed(self._finished):
            had[path] -= 1
            undo: Undo | None = getattr(step, "undo", None)
            if undo is None:
                continue
            try:
                await self._undo(Try(f"undo:{path}", 0, had[path]), undo, value, {**scope, step.name: value})
            except (StepHalted, RunHalted) as halted:
                stopped = halted.stopped if isinstance(halted, StepHalted) else halted.end.stopped
                self._see(step, path, "undo_failed", stopped=stopped)
            else:
                self._see_undone(step, path)
        if end.stopped is None or not self._unresolved:
            return end
        return replace(end, stopped=replace(end.stopped, unresolved=tuple(sorted(self._unresolved))))

    def _see_undone(self, step: Step, path: str) -> None:
        if self.views[path].state != "undo_failed":  # of another time that the step was made
            self._see(step, path, "undone")

    async def _undo(self, tried: Try, undo: Undo, value: StepValue, scope: Mapping[str, Any]) -> None:
        if undo.arguments is None:
            arguments = self._undo_arguments(undo.tool, value)
        else:
            arguments = self._resolved(undo.arguments, scope, tried.path.removeprefix("undo:"))
        await self._governed({"name": undo.tool, "arguments": arguments}, Line(), tried, _UNDO_TERMS)

    def _undo_arguments(self, tool: str, value: StepValue) -> dict[str, Any]:
        data = value.get("data")
        contract = self._world.contract(tool, self._run.principal)
        if contract is None or not isinstance(data, dict):
            return {}
        wanted = contract.contract.input_schema.get("properties", {})
        return {name: data[name] for name in wanted if name in data}


_KINDS: Final[dict[type, Any]] = {
    Call: Interpreter._call_step,  # noqa: SLF001 - the table of that class
    Agent: Interpreter._agent_step,  # noqa: SLF001 - the same
    Each: Interpreter._each_step,  # noqa: SLF001 - the same
    Approve: Interpreter._approve_step,  # noqa: SLF001 - the same
    Wait: Interpreter._wait_step,  # noqa: SLF001 - the same
    Sleep: Interpreter._sleep_step,  # noqa: SLF001 - the same
    Branch: Interpreter._branch_step,  # noqa: SLF001 - the same
    Child: Interpreter._child_step,  # noqa: SLF001 - the same
    Python: Interpreter._python_step,  # noqa: SLF001 - the same
}


describe_types(ChildEnd)
