"""Workflows as tools: a call starts a run and returns its id; the caller waits for the end of the run.

The call is governed like every call: rules, approval and idempotency apply to the start. The run's own calls are governed one
by one, as the principal that started it.
"""

from typing import TYPE_CHECKING, Any, Final

from callwright.domain.call import Locale
from callwright.domain.contract import CompiledContract, ConfidenceRules, Contract, DeclaredError
from callwright.domain.evidence import NO_ANSWER
from callwright.domain.reason import render_reason
from callwright.domain.result import CallError, EffectState, Meta, Source, ToolResult
from callwright.domain.tool_answers import ToolAnswer, fail, ok
from callwright.engine import EngineError
from callwright.ports import CallContext, MayHaveHappened, StoreError, attach_evidence
from callwright.tools.python_tool import PythonTool
from callwright.tools.tool_options import ToolOptions, make_python_tool
from callwright.workflow.errors import NoSuchRunError, RunConflictError, RunsTooDeepError, WorkflowError
from callwright.workflow.records import RunRecord

if TYPE_CHECKING:
    from callwright.app.flows import Flows
    from callwright.workflow.definition import Workflow

STOPPED_CODE: Final = "WORKFLOW_STOPPED"
_CONFIDENCE: Final = 0.95
_TIMEOUT_MS: Final = 30_000

_NOT_STARTED: Final = DeclaredError(
    "NOT_STARTED",
    "The workflow was not started.",
    user_en="The workflow was not started.",
    user_zh="工作流未启动。",
    suggestion="Correct what the message names; if nothing is named, tell the user.",
)
_UNREACHABLE: Final = DeclaredError(
    "RUNS_UNREACHABLE",
    "The runs cannot be reached at the moment.",
    user_en="The workflow runs cannot be reached at the moment.",
    user_zh="暂时无法访问工作流运行。",
    suggestion="Send the same call again later; it starts at most one run.",
    retryable=True,
    next_action="retry",
    effect="unknown",
)
_DESCRIPTION: Final[dict[Locale, str]] = {
    "en": "{own}Starts the workflow {name}, which goes on by itself and may take long or wait for people. The answer names its run.",
    "zh-CN": "{own}启动工作流 {name}；它会自行继续，可能耗时较长，或需要等待他人。答复中给出运行的 ID。",
}
_STARTED: Final[dict[Locale, str]] = {
    "en": "Run {run} of {name} was started; this is not its result.",
    "zh-CN": "已启动 {name} 的运行 {run}；这还不是它的结果。",
}
_COMPLETED: Final[dict[Locale, str]] = {
    "en": "The workflow {name} has completed.",
    "zh-CN": "工作流 {name} 已完成。",
}


class WorkflowTool(PythonTool):
    """The tool of one workflow. ``workflow`` is its name."""

    __slots__ = ("workflow",)

    workflow: str


def make_workflow_tool(flows: "Flows", workflow: "Workflow", name: str) -> tuple[Contract, WorkflowTool]:
    """Return contract and tool of a workflow, in the language of the application."""
    locale = flows.app.locale
    own = f"{workflow.description.strip()} " if workflow.description.strip() else ""

    def start_run(callwright_context: CallContext, **given: Any) -> ToolAnswer:
        try:
            run = flows.start(
                workflow.name,
                given,
                key=flows.derive_start_key(callwright_context),
                version=workflow.version,
                principal=callwright_context.principal,
                within=callwright_context.run_id,
            )
        except (NoSuchRunError, RunsTooDeepError, RunConflictError, WorkflowError) as fault:
            return fail(_NOT_STARTED.code, render_reason(fault.cause, locale))
        except (EngineError, StoreError):  # also of a run that was stored: only the same entry finds it again
            raise attach_evidence(MayHaveHappened(_UNREACHABLE.code), NO_ANSWER) from None
        said = _STARTED[locale].format(run=run.id, name=workflow.name)
        data = {"run": run.id, "workflow": workflow.name, "version": workflow.version}
        return ok(data, said, source=Source(type="tool", id=f"run/{run.id}", label=run.id))

    options: ToolOptions = {
        "name": name,
        "version": workflow.version,
        "description": _DESCRIPTION[locale].format(own=own, name=workflow.name),
        "effect": "keyed",
        "operation": "operation",
        "input_schema": workflow.input,
        "output_schema": None,
        "errors": (_NOT_STARTED, _UNREACHABLE),
        "confidence": ConfidenceRules(base=_CONFIDENCE),
        "source": "tool",
        "timeout_ms": _TIMEOUT_MS,
        "endpoint": "workflows",
    }
    contract, _ = make_python_tool(start_run, options)
    tool = WorkflowTool(start_run, schema_is_given=True)
    tool.workflow = workflow.name
    return contract, tool


def build_run_result(tool: CompiledContract, record: RunRecord, effect: EffectState) -> ToolResult:
    """Return the envelope of a run that has ended: its output, or why it stopped.

    ``effect`` is the combined effect of the run's calls (``find_run_effect``). The result of a completed run is a success, even if some
    of its calls failed.
    """
    contract, stopped = tool.contract, record.stopped
    meta = Meta(
        tool_name=contract.name,
        tool_version=contract.version,
        contract_hash=tool.hash,
        trace_id=record.run_id.rpartition(".")[2].rjust(32, "0")[-32:],
        run_id=record.run_id,
        call_id=record.run_id,
        duration_ms=max(0, record.updated_at - record.created_at),
        attempts=record.attempt,
        principal=record.principal.id,
        handle=record.run_id,
    )
    error = None
    if record.state != "completed":
        reason = "" if stopped is None else stopped.reason
        step = "" if stopped is None else stopped.step
        detail = "" if stopped is None else stopped.detail
        said = f"{STOPPED_CODE}: the workflow {record.workflow} stopped" + (f" at {step}" if step else "")
        error = CallError(
            type="unknown",
            code=STOPPED_CODE if record.state == "stopped" else "cancelled",
            message=f"{said}: {reason}" + (f" ({detail})" if detail else ""),
            user_message=f"{reason}: {step}" if step else reason,
            retryable=False,
            suggestion="Tell the user at which step it stopped and why; do not start it again by yourself.",
            details={
                "run": record.run_id,
                "step": step,
                "code": "" if stopped is None else stopped.code,
                "error": "" if stopped is None else stopped.error,
            },
        )
    return ToolResult(
        success=error is None,
        data=record.output if error is None else None,
        message=_COMPLETED[record.locale].format(name=record.workflow) if error is None else error.message,
        operation_type=contract.operation,
        confidence=_CONFIDENCE if error is None else 0.0,
        source=[Source(type="tool", id=f"run/{record.run_id}", label=record.run_id)],
        next_action="continue" if error is None else "stop",
        error=error,
        effect="committed" if error is None else effect,
        partial=None,
        warnings=[],
        repairs=[],
        meta=meta,
    )
