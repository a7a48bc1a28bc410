"""Workflow runs as MCP tasks: a call of a workflow offered as a tool starts a run, and the run is the task.

A client without task support gets the run's id as text; the built-in tool ``callwright_task_status`` returns state and result,
and so does repeating the same call. What a run asks of the caller's user is an elicitation form: in ``tasks/get``, answered by
``tasks/update``, or in a call of ``callwright_task_status``. May not know how a run is executed.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import Struct

from callwright.app import Callwright
from callwright.app.flow_tools import WorkflowTool, build_run_result
from callwright.core.protocols import mcp_protocol
from callwright.core.wording.result_messages import clean_value
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.result import EffectState, ToolResult
from callwright.engine import EngineError
from callwright.gateway import approval_form
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.run_forms import build_run_form, parse_run_answer
from callwright.gateway.task_ids import TaskIds
from callwright.gateway.task_status_tool import TASK_STATUS_TOOL
from callwright.ports import StoreError
from callwright.relay import RpcFaultError
from callwright.runtime.approval_requests import find_confirmable, record_confirmation
from callwright.workflow.errors import NoSuchRunError, RunConflictError
from callwright.workflow.records import ENDED, Question, RunRecord, RunState

if TYPE_CHECKING:
    from callwright.app.flow_desk import FlowDesk

T = TypeVar("T")

RUN_TASK_SERVER: Final = "~run"
"""Takes the place of the server's name in the ids of other tasks; no server can have this name."""

_POLL_INTERVAL_MS: Final = 1000
_MAX_WORDS_CHARS: Final = 200
_MCP_STATUS: Final[dict[RunState, str]] = {
    "queued": "working",
    "running": "working",
    "waiting": "working",
    "in_doubt": "working",
    "stopped": "completed",  # a workflow that stopped is a result; only a protocol error makes a failed task
    "completed": "completed",
    "cancelled": "cancelled",
}

PresentResult = Callable[[IncomingRequest, ToolResult], dict[str, Any] | bytes]
Forms = dict[str, dict[str, Any]]


class RunView(Struct, frozen=True):
    """A run as its caller may see it.

    Attributes:
        forms: What its user is asked, by question.
        tool: The tool whose answer is the end of the run; None if the caller may not see how it ended.
        effect: The known effect of its calls.
    """

    record: RunRecord
    questions: list[Question]
    forms: Forms
    tool: CompiledContract | None
    effect: EffectState

    @property
    def has_result(self) -> bool:
        """Whether the run has ended, and its caller may see how."""
        return self.record.state in ENDED and self.tool is not None


class WorkflowTasks:
    """Serves the runs. ``present`` encodes a result for the requesting client."""

    def __init__(self, app: Callwright, tasks: TaskIds, present: PresentResult) -> None:
        self._app = app
        self._tasks = tasks
        self._present = present

    def find_run_id(self, incoming: IncomingRequest, result: ToolResult) -> str | None:
        """Return the run that a call has started; None if the tool is no workflow."""
        run_id = result.data.get("run") if isinstance(result.data, dict) else None
        if not isinstance(run_id, str):
            return None
        item = self._app.catalogue.find(
            result.meta.tool_name, result.meta.tool_version, self._get_principal(incoming)
        )
        return run_id if item is not None and isinstance(item[1], WorkflowTool) else None

    def _get_principal(self, incoming: IncomingRequest) -> Principal:
        return incoming.principal or self._app.principal

    async def begin_task(self, owner: str, incoming: IncomingRequest, run_id: str) -> dict[str, Any] | bytes:
        """Return the task that a call has become; if its run has ended already, its result."""
        view = await self._view(incoming, run_id)
        if view.has_result:
            presented: dict[str, Any] | bytes = self.present_end(incoming, view)
            return presented
        task_id = self._tasks.encode_task_id(RUN_TASK_SERVER, owner, run_id)
        return {"resultType": "task", **_view_to_task_state(view, forms=False), "taskId": task_id}

    async def answer_request(self, method: str, run_id: str, incoming: IncomingRequest) -> dict[str, Any]:
        """Answer a task request whose ownership has been verified.

        Raises:
            RpcFaultError: the run no longer exists, or the engine is unavailable.
        """
        if method == "tasks/cancel":
            principal = self._get_principal(incoming)
            await _ask_engine(lambda: self._desk(incoming).find_own(run_id).stop(by=principal))
            return {}
        if method == "tasks/update":
            answers = incoming.params.get("inputResponses")
            await self.apply_answers(incoming, run_id, answers if isinstance(answers, dict) else {})
            return {}
        view = await self._view(incoming, run_id)
        state = _view_to_task_state(view, forms=True)
        if state["status"] != "completed":
            return state
        presented = self.present_end(incoming, view)
        return {
            **state,
            "result": msgspec.json.decode(presented) if isinstance(presented, bytes) else presented,
        }

    async def read_run(self, incoming: IncomingRequest, run_id: str) -> RunView | None:
        """Return a run that the caller may see; None if there is none.

        Raises:
            RpcFaultError: the engine is unavailable.
        """
        if not run_id:
            return None
        try:
            return await self._view(incoming, run_id)
        except RpcFaultError as fault:
            if fault.code == mcp_protocol.INVALID_PARAMS:
                return None
            raise

    async def _view(self, incoming: IncomingRequest, run_id: str) -> RunView:
        return await _ask_engine(lambda: self._look(incoming, run_id))

    def _desk(self, incoming: IncomingRequest) -> "FlowDesk":
        return self._app.flows.desk(self._get_principal(incoming))

    def _look(self, incoming: IncomingRequest, run_id: str) -> RunView:
        desk = self._desk(incoming)
        run, record, questions = desk.find(run_id)
        own = desk.is_own(record)
        forms: Forms = {}
        for question in questions:
            form = self._build_form(incoming, desk, record, question)
            if form is not None:
                forms[question.topic] = form
        found = self._find_tool(incoming, record) if own else None
        effect: EffectState = "unknown" if found is None else run.effect
        return RunView(record, questions, forms, found, effect)

    def _find_tool(self, incoming: IncomingRequest, record: RunRecord) -> CompiledContract | None:
        """Return the tool that offers the run's workflow to this caller."""
        principal = self._get_principal(incoming)
        for name in self._app.flows.offered(record.workflow):
            item = self._app.catalogue.find(name, None, principal)
            if item is not None and isinstance(item[1], WorkflowTool):
                return item[0]
        return None

    def _build_form(
        self, incoming: IncomingRequest, desk: "FlowDesk", record: RunRecord, question: Question
    ) -> dict[str, Any] | None:
        if question.kind == "approval":
            return self._build_approval_form(incoming, question)
        return build_run_form(question, record.locale) if desk.can_answer(record, question) else None

    def _build_approval_form(self, incoming: IncomingRequest, question: Question) -> dict[str, Any] | None:
        """Build the form for a tool call within the run that its own user may confirm."""
        principal = self._get_principal(incoming)
        with suppress(StoreError):
            approval = find_confirmable(self._app.store, question.ref, principal)
            item = None if approval is None else self._app.catalogue.find(approval.tool, None, principal)
            if approval is not None and item is not None:
                return approval_form.build_approval_form(approval, item[0], self._app.locale)
        return None

    async def apply_answers(
        self, incoming: IncomingRequest, run_id: str, answers: Mapping[str, object]
    ) -> None:
        """Give the user's answers to the questions of the run; answers to closed questions are ignored."""
        await _ask_engine(lambda: self._apply(incoming, run_id, answers))

    def _apply(self, incoming: IncomingRequest, run_id: str, answers: Mapping[str, object]) -> None:
        desk = self._desk(incoming)
        _, record, questions = desk.find(run_id)
        for question in questions:
            if question.topic not in answers:
                continue
            if question.kind == "approval":
                self._confirm(incoming, question, answers[question.topic])
                continue
            answer = parse_run_answer(question, answers[question.topic])
            if answer is None or not desk.can_answer(record, question):
                continue
            with suppress(
                RunConflictError
            ):  # the answer does not fit: the question stays open, and is asked again
                desk.answer(run_id, question.topic if "signal" not in answer else question.path, answer)

    def _confirm(self, incoming: IncomingRequest, question: Question, answer: object) -> None:
        decision = approval_form.parse_approval_answer(answer)
        if decision == "open":
            return
        client = str((incoming.relay.client or {}).get("name", "its client"))[:60]
        with suppress(StoreError):  # it stays undecided, and is asked again
            principal = self._get_principal(incoming)
            record_confirmation(
                self._app.store, question.ref, principal, granted=decision == "granted", client=client
            )
            self._app.flows.look_again()

    def present_end(self, incoming: IncomingRequest, view: RunView) -> Any:
        """Return the result of a run that has ended, as its tool's answer."""
        if view.tool is None:
            return build_run_status(view)
        return self._present(incoming, build_run_result(view.tool, view.record, view.effect))


def build_run_status(view: RunView) -> dict[str, Any]:
    """Build the CallToolResult for a run that continues: its state and what it waits for, as data and text."""
    record = view.record
    plain = {
        "handle": record.run_id,
        "workflow": record.workflow,
        "state": record.state,
        "createdAt": mcp_protocol.render_timestamp(record.created_at),
        "lastUpdatedAt": mcp_protocol.render_timestamp(record.updated_at),
        "waitsFor": [
            {"step": one.path, "kind": one.kind, "text": one.text, "approvers": list(one.approvers)}
            for one in view.questions
        ],
    }
    words = f"{record.workflow} is {record.state}"
    waits = _describe_waits(view)
    words += f": {waits}" if waits else ""
    if record.state not in ENDED:
        words += (
            f". This is not the result; ask {TASK_STATUS_TOOL} again later with the handle {record.run_id}."
        )
    return {"content": [{"type": "text", "text": words}], "structuredContent": plain, "isError": False}


def _describe_waits(view: RunView) -> str:
    said = []
    for one in view.questions:
        who = f" ({', '.join(one.approvers)})" if one.approvers else ""
        said.append(f"{one.path} waits for {one.text or one.kind}{who}")
    return clean_value("; ".join(said), _MAX_WORDS_CHARS) if said else ""


def _view_to_task_state(view: RunView, *, forms: bool) -> dict[str, Any]:
    record = view.record
    asks = forms and bool(view.forms) and record.state not in ENDED
    state: dict[str, Any] = {
        "status": "input_required" if asks else _MCP_STATUS[record.state],
        "createdAt": mcp_protocol.render_timestamp(record.created_at),
        "lastUpdatedAt": mcp_protocol.render_timestamp(record.updated_at),
        "ttlMs": None,
        "pollIntervalMs": _POLL_INTERVAL_MS,
    }
    words = _describe_waits(view)
    state |= {"statusMessage": words} if words else {}
    return state | ({"inputRequests": view.forms} if asks else {})


async def _ask_engine(look: Callable[[], T]) -> T:
    """Query the engine in a thread, so that the loop is not blocked."""
    try:
        return await asyncio.to_thread(look)
    except NoSuchRunError:
        raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such task.") from None
    except EngineError:
        raise RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The runs are unavailable at the moment.") from None
