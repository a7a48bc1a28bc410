"""Make one governed call of a run, including its waits for an approval, an answer, a task or an outcome.

All attempts use the same key, so that the ledger treats them as one call.
"""

from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from callwright.core.call.clarification import AnswerError, answer
from callwright.core.dialects.canonical import from_json, to_json
from callwright.domain.result import ToolResult
from callwright.workflow.deciding import Again, GoOn, Halt, Park, decide_result, step_value, stopped_by
from callwright.workflow.references import StepValue
from callwright.workflow.telling import Abandoned, Line, RunHalted, RunTelling, StepHalted, Try, record_text
from callwright.workflow.world import GovernedCall

MAX_TRIES: Final = 1_000
"""Maximum number of records of one step under one name, including waits for a key."""

_SOON_MS: Final = 1_000
"""Delay before a key that another call holds is requested again, in milliseconds."""


class Terms(Struct, frozen=True):
    """The requirements of a step on its call."""

    version: str | None = None
    min_confidence: float | None = None
    partial: Any = "stop"
    needs_data: bool = True


class Asking(Struct):
    """The next attempt of a call: answers and approvals change it; its key stays the same."""

    raw: dict[str, Any]
    approval: str | None = None
    confirmed: tuple[str, ...] = ()


class GoverningCalls(RunTelling):
    """The part of the interpreter that calls tools."""

    async def _governed(
        self, raw: dict[str, Any], line: Line, tried: Try, terms: Terms
    ) -> tuple[StepValue, ToolResult]:
        """Make one governed call; return the value of the step and the result. Raises if the result halts the step."""
        asking = Asking(raw)
        for number in range(1, MAX_TRIES):
            name = tried.name(number)
            result, in_doubt = await self._result(asking, line, tried, name, terms)
            self._count_call(tried.path, result)
            decision = decide_result(
                result,
                step=tried.path,
                locale=self._locale,
                min_confidence=terms.min_confidence,
                partial=terms.partial,
                in_doubt=in_doubt,
                needs_data=terms.needs_data,
            )
            if isinstance(decision, GoOn):
                return decision.value, result
            if isinstance(decision, Halt):
                raise StepHalted(
                    decision.stopped,
                    repeatable=result.effect in ("none", "compensated"),
                    effect=result.effect,
                    value=step_value(result),
                )
            if isinstance(decision, Again):
                await self._paused(tried.path, line, f"{name}?again", _SOON_MS * min(number, 30))
            else:
                await self._until_asked_again(decision, asking, result, line, tried, name)
        raise self._halt("tool", tried.path, "too_many_tries")

    async def _result(
        self, asking: Asking, line: Line, tried: Try, name: str, terms: Terms
    ) -> tuple[ToolResult, bool]:
        """Return the result of the call (for a long tool, that of its task), and whether its outcome is in doubt."""
        call = self._call(asking, tried, terms.version)

        async def make() -> str:
            outcome = await self._world.call(call)
            return record_text(msgspec.Raw(to_json(outcome.result)), doubt=outcome.in_doubt)

        made = await self._record(name, make)
        result = from_json(msgspec.json.encode(made.made))
        if made.doubt or not _goes_on_as_task(result):
            return result, made.doubt
        return await self._task_ended(result, line, tried, name), False

    def _call(self, asking: Asking, tried: Try, version: str | None) -> GovernedCall:
        run = self._run
        return GovernedCall(
            raw=asking.raw,
            key=f"{run.run_id}/{tried.key()}",
            run_id=run.run_id,
            fence=run.attempt,
            place=tried.key(),
            principal=run.principal,
            locale=self._locale,
            limits=self._definition.limits,
            version=version,
            approval=asking.approval,
            confirmed=asking.confirmed,
        )

    async def _until_asked_again(
        self, park: Park, asking: Asking, result: ToolResult, line: Line, tried: Try, name: str
    ) -> None:
        """Wait for what the call requires, so that it can be made again under the same key."""
        match park.kind:
            case "question":
                asking.raw, asking.confirmed = await self._answered(result, park, line, tried, name)
            case "approval":
                asking.approval = park.ref
                question = self._question(
                    "approval", tried.path, f"{name}?approval", ref=park.ref, text=park.text
                )
                await self._parked(question, line)
            case "doubt":
                await self._resolved_doubt(park, line, tried, name)
            case "task":
                pass  # the result is unavailable: the repeated call gets it from the ledger

    async def _resolved_doubt(self, park: Park, line: Line, tried: Try, name: str) -> None:
        """Wait until the ledger records the outcome of a call in doubt.

        It is unknown whether the call took effect. After the outcome is recorded, a call with the same key
        returns it.
        """
        question = self._question("doubt", tried.path, f"{name}?doubt", ref=park.ref, text=park.text)
        self._doubts += 1
        try:
            await self._parked(question, line)
        except (RunHalted, Abandoned):
            self._see_waiting(question)  # read from the journal, the wait was over at once
            raise
        finally:
            self._doubts -= 1

    async def _task_ended(self, result: ToolResult, line: Line, tried: Try, name: str) -> ToolResult:
        """Wait until the task of a long tool has ended; return its result."""
        handle, principal = result.meta.handle or "", self._run.principal
        question = self._question("task", tried.path, f"{name}?task", ref=handle, text=result.message)
        try:
            await self._parked(question, line)
        except RunHalted:
            await self._world.cancel_task(handle, principal)
            raise

        async def make() -> str:
            ended = await self._world.task_result(handle, principal)
            return record_text() if ended is None else record_text(msgspec.Raw(to_json(ended)))

        made = (await self._record(f"{name}:task", make)).made
        return result if made is UNSET else from_json(msgspec.json.encode(made))

    async def _answered(
        self, result: ToolResult, park: Park, line: Line, tried: Try, name: str
    ) -> tuple[dict[str, Any], tuple[str, ...]]:
        """Wait for a person's answer to the call's question; return the next call, made from the answer."""
        question = self._question(
            "question", tried.path, f"{name}?question", text=park.text, show=result.to_dict()["error"]
        )
        wake = await self._parked(question, line)
        if wake.kind != "answer":
            raise StepHalted(replace(stopped_by(result, tried.path, self._locale), code="expired"))
        body = wake.body if isinstance(wake.body, dict) else {}
        try:
            return answer(result, body.get("fields") or {}, yes=body.get("yes") is True)
        except AnswerError:
            raise StepHalted(stopped_by(result, tried.path, self._locale)) from None


def _goes_on_as_task(result: ToolResult) -> bool:
    return result.success and any(one.code == "task_goes_on" for one in result.warnings)
