"""The functions of the toolkit. Each acts as the principal of the call, and sees only that principal's runs."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from callwright.domain.evidence import NO_ANSWER
from callwright.domain.tool_answers import ToolAnswer, empty, fail, ok
from callwright.engine import EngineError
from callwright.ports import CallContext, MayHaveHappened, StoreError, attach_evidence
from callwright.toolkit.definition import Say
from callwright.toolkit.workflow_tools.desk import RunView, Workflows
from callwright.workflow.errors import NoSuchRunError, RunConflictError, RunsTooDeepError, WorkflowError
from callwright.workflow.records import RunState
from callwright.workflow.run_json import run_to_json, workflow_to_json

MAX_RUNS = 50

Maker = Callable[[Say], Callable[..., Any]]
RunId = Annotated[str, Field(min_length=1, max_length=64)]
Name = Annotated[str, Field(min_length=1, max_length=64)]
Reason = Annotated[str, Field(max_length=1000)]
Decision = Literal["approve", "reject", "retry", "skip", "stop", "fill", "confirm", "signal"]


class StartableWorkflow(TypedDict):
    """A workflow that may be started."""

    workflow: str
    version: str
    description: str
    inputSchema: dict[str, Any]


class RunSummary(TypedDict):
    """A run, in short."""

    run: str
    workflow: str
    version: str
    state: str
    stoppedAt: str | None
    reason: str | None
    detail: str | None


class AnsweredQuestion(TypedDict):
    """A question that was answered."""

    run: str
    step: str


def _summarise(run: RunView) -> RunSummary:
    record = run.record()
    stopped = record.stopped
    return {
        "run": record.run_id,
        "workflow": record.workflow,
        "version": record.version,
        "state": record.state,
        "stoppedAt": stopped.step if stopped else None,
        "reason": stopped.reason if stopped else None,
        "detail": (stopped.detail or None) if stopped else None,
    }


def _source(*run_ids: str) -> list[dict[str, str]]:
    return [{"type": "tool", "id": f"run/{one}", "label": one} for one in run_ids]


def make_list(flows: Workflows) -> Maker:
    """Make the maker of ``workflow_list``."""

    def make(say: Say) -> Callable[..., Any]:
        def workflow_list(context: CallContext) -> Annotated[ToolAnswer, list[StartableWorkflow]]:
            try:
                found = flows.desk(context.principal).workflows()
            except EngineError:
                return fail("RUNS_UNREACHABLE", say("away"))
            if not found:
                return empty("query", say("none"))
            source = [{"type": "tool", "id": f"workflow/{one.name}", "label": one.name} for one in found]
            return ok([workflow_to_json(one) for one in found], say("found", count=len(found)), source=source)

        return workflow_list

    return make


def make_runs(flows: Workflows) -> Maker:
    """Make the maker of ``workflow_runs``."""

    def make(say: Say) -> Callable[..., Any]:
        def workflow_runs(
            context: CallContext,
            workflow: Name | None = None,
            state: RunState | None = None,
            limit: Annotated[int, Field(ge=1, le=MAX_RUNS)] = 20,
        ) -> Annotated[ToolAnswer, list[RunSummary]]:
            states = () if state is None else (state,)
            try:
                found = flows.desk(context.principal).runs(workflow, states=states, limit=limit)
                listed = [_summarise(one) for one in found]
            except NoSuchRunError:  # deleted between the two queries
                return empty("query", say("none"))
            except EngineError:
                return fail("RUNS_UNREACHABLE", say("away"))
            if not listed:
                return empty("query", say("none"))
            source = _source(*(one["run"] for one in listed))
            return ok(listed, say("found", count=len(listed)), source=source)

        return workflow_runs

    return make


def make_inspect(flows: Workflows) -> Maker:
    """Make the maker of ``workflow_inspect``."""

    def make(say: Say) -> Callable[..., Any]:
        def workflow_inspect(run: RunId, context: CallContext) -> Annotated[ToolAnswer, dict[str, Any]]:
            try:
                found = flows.desk(context.principal).find_own(run)
                shown = run_to_json(found.record(), found.steps, found.questions)
            except NoSuchRunError:
                return fail("RUN_NOT_FOUND", say("absent"))
            except EngineError:
                return fail("RUNS_UNREACHABLE", say("away"))
            return ok(shown, say("stands", run=run, state=shown["state"]), source=_source(run))

        return workflow_inspect

    return make


def make_start(flows: Workflows) -> Maker:
    """Make the maker of ``workflow_start``."""

    def make(say: Say) -> Callable[..., Any]:
        def workflow_start(
            workflow: Name,
            context: CallContext,
            input: dict[str, Any] | None = None,  # noqa: A002 - the term of the workflow definition
        ) -> Annotated[ToolAnswer, RunSummary]:
            try:
                key = flows.derive_start_key(context)
                run = flows.desk(context.principal).start(
                    workflow, input or {}, key=key, within=context.run_id
                )
                shown = _summarise(run)
            except NoSuchRunError:
                return fail("RUN_NOT_FOUND", say("absent"))
            except RunsTooDeepError:
                return fail("TOO_DEEP", say("deep"))
            except RunConflictError as conflict:
                return fail("RUN_CONFLICT", say("conflict", why=conflict.cause))
            except WorkflowError as fault:
                return fail("INPUT_REFUSED", say("input", why=fault.cause), next_action="retry")
            except (EngineError, StoreError):
                # The run may have been stored: only an entry that stays unknown finds it again.
                raise attach_evidence(MayHaveHappened("RUNS_UNREACHABLE"), NO_ANSWER) from None
            return ok(shown, say("started", run=run.id), source=_source(run.id))

        return workflow_start

    return make


def make_answer(flows: Workflows) -> Maker:
    """Make the maker of ``workflow_answer``."""

    def make(say: Say) -> Callable[..., Any]:
        def workflow_answer(
            run: RunId,
            step: Annotated[str, Field(min_length=1, max_length=256)],
            decision: Decision,
            context: CallContext,
            data: Any = None,
            reason: Reason = "",
        ) -> Annotated[ToolAnswer, AnsweredQuestion]:
            answer = _build_answer(decision, data, reason)
            if answer is None:
                return fail("RUN_CONFLICT", say("fields"), next_action="retry")
            try:
                done = flows.desk(context.principal).answer(run, step, answer)
            except NoSuchRunError:
                return fail("RUN_NOT_FOUND", say("absent"))
            except RunConflictError as conflict:
                return fail("RUN_CONFLICT", say("conflict", why=conflict.cause))
            except EngineError:
                return fail("RUNS_UNREACHABLE", say("away"))
            if not done:
                return fail("RUN_CONFLICT", say("closed", step=step))
            return ok({"run": run, "step": step}, say("answered", step=step), source=_source(run))

        return workflow_answer

    return make


def _build_answer(decision: Decision, data: Any, reason: str) -> dict[str, Any] | None:
    """Return the answer in the format of ``Desk.answer``; None for ``fill`` without fields."""
    match decision:
        case "approve" | "reject":
            return {"granted": decision == "approve", "reason": reason}
        case "fill":
            return {"fields": data} if isinstance(data, dict) and data else None
        case "confirm":
            return {"yes": True}
        case "signal":
            return {"signal": data}
        case _:
            return {"do": decision, "data": data, "reason": reason}


def make_stop(flows: Workflows) -> Maker:
    """Make the maker of ``workflow_stop``."""

    def make(say: Say) -> Callable[..., Any]:
        def workflow_stop(
            run: RunId, context: CallContext, reason: Reason = ""
        ) -> Annotated[ToolAnswer, RunSummary]:
            try:
                found = flows.desk(context.principal).find_own(run)
                asked = found.stop(by=context.principal, reason=reason)
                shown = _summarise(found)
            except NoSuchRunError:
                return fail("RUN_NOT_FOUND", say("absent"))
            except EngineError:
                return fail("RUNS_UNREACHABLE", say("away"))
            if not asked and shown["state"] == "cancelled":  # the same request again
                return ok(shown, say("stopped", run=run), source=_source(run))
            if not asked:
                return fail("RUN_CONFLICT", say("ended", state=shown["state"]))
            return ok(shown, say("stopping", run=run), source=_source(run))

        return workflow_stop

    return make
