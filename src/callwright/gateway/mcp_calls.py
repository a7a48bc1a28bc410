"""``tools/call`` through the app; where a person can resolve a refusal, the user is asked and the call is made again.

A client with forms gets one: for missing arguments, and for an approval if the rules let its own user grant it. An approval by
another person is waited for as a task if the client supports tasks; other clients get the handle and instructions. May not know
HTTP, stdio, or how state is signed.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright._version import __version__
from callwright.app import Callwright, ServerCallOptions, UndeliveredResult, judging
from callwright.app.text_previews import READ_RESULT_TOOL as READ_RESULT
from callwright.app.text_previews import TextPreviews
from callwright.core.dialects.call_tool_result import can_publish_schema
from callwright.core.policy.approvals import has_named_approvers
from callwright.core.protocols import mcp_protocol
from callwright.core.records.judgements import read_gate_refusal
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.records import Approval
from callwright.domain.result import ToolResult
from callwright.domain.task_records import is_ongoing_task
from callwright.gateway import approval_form, argument_form, repeat_calls, task_status_tool
from callwright.gateway.approval_tasks import ApprovalTasks
from callwright.gateway.awaited_tools import await_tool
from callwright.gateway.elicitation import ROUND_MEMBERS, Elicitation, OwnQuestion
from callwright.gateway.long_tasks import LongTasks
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.origins.origin_inference import OriginInference
from callwright.gateway.repeat_hints import make_close_callback
from callwright.gateway.result_presenter import ResultPresenter
from callwright.gateway.task_ids import TaskIds
from callwright.gateway.tool_search import (
    CALL_TOOL,
    FIND_TOOL,
    ToolSearch,
    describe_bad_call,
    read_inner_call,
)
from callwright.gateway.version_draw import draw_version_share
from callwright.gateway.workflow_tasks import WorkflowTasks, build_run_status
from callwright.ports import StoreError
from callwright.ports.trace_parent import TRACE_PARENT, parse_traceparent
from callwright.relay import CURRENT_RELAY, InputRequired, Relay, RpcFaultError
from callwright.runtime.approval_requests import find_confirmable, record_confirmation

GATEWAY_INFO: Final = {"name": "callwright", "version": __version__}

_READ_ONLY_BUILTINS: Final = frozenset({task_status_tool.TASK_STATUS_TOOL, READ_RESULT})
_SHORT_TEXT_BYTES: Final = 4096
_MAX_ROUNDS: Final = 4
_FORM_TIMEOUT_S: Final = 600.0
"""Seconds that a user may take to fill in a form while the call's stream stays open."""

_encode_json = msgspec.json.Encoder().encode
PendingQuestion = tuple[str, dict[str, Any], OwnQuestion]


class McpCalls:
    """Handles ``tools/call``. ``search``: tools are found and called through ``find_tool`` and ``call_tool``."""

    def __init__(
        self,
        app: Callwright,
        rounds: Elicitation,
        previews: TextPreviews,
        tasks: TaskIds,
        inference: OriginInference,
        now_ms: Callable[[], int],
        search: ToolSearch | None = None,
    ) -> None:
        self._app = app
        self._search = search
        self._inference = inference
        self._rounds = rounds
        self._previews = previews
        self._tasks = tasks
        self._repeats = repeat_calls.RepeatableCalls()
        self._shared_repeats = repeat_calls.SharedRepeats(app.store)
        self._presenter = ResultPresenter(GATEWAY_INFO)
        self.waiting = ApprovalTasks(app.store, tasks, self.call_without_questions, now_ms)
        self.lasting = LongTasks(app, tasks, self._present_result)
        self.runs = WorkflowTasks(app, tasks, self._present_result)

    def handle_call(self, incoming: IncomingRequest) -> Coroutine[Any, Any, dict[str, Any] | bytes]:
        """Answer ``tools/call``.

        Raises:
            RpcFaultError: it names no tool, or its arguments are no object.
        """
        if not ROUND_MEMBERS.isdisjoint(incoming.params):
            return self._continue_round(incoming)
        return self._begin_call(incoming, incoming.params, None)

    async def _continue_round(self, incoming: IncomingRequest) -> dict[str, Any] | bytes:
        """Answer a call whose client brings the answers to questions."""
        params, own = await self._rounds.read_answers(incoming)
        return await self._begin_call(incoming, params, own)

    def _begin_call(
        self, incoming: IncomingRequest, params: dict[str, Any], own: OwnQuestion | None
    ) -> Coroutine[Any, Any, dict[str, Any] | bytes]:
        name, arguments = params.get("name"), params.get("arguments", {})
        if not isinstance(name, str) or not isinstance(arguments, dict):
            raise RpcFaultError(
                mcp_protocol.INVALID_PARAMS, "tools/call needs a name, and arguments that are an object."
            )
        if self._search is not None and name in {FIND_TOOL, CALL_TOOL}:
            return self._answer_search_tool(incoming, self._search, name, arguments, own)
        return self._call_named(incoming, name, arguments, own)

    async def _answer_search_tool(
        self,
        incoming: IncomingRequest,
        search: ToolSearch,
        name: str,
        arguments: dict[str, Any],
        own: OwnQuestion | None,
    ) -> dict[str, Any] | bytes:
        """Answer ``find_tool``, or make the call that a ``call_tool`` names as if the client had sent it itself."""
        principal = incoming.principal or self._app.principal
        if name == FIND_TOOL:
            return _complete_result(
                incoming, await asyncio.to_thread(search.answer_find, principal, arguments)
            )
        inner = read_inner_call(arguments)
        if inner is None or inner.name in {FIND_TOOL, CALL_TOOL}:
            return _complete_result(incoming, describe_bad_call())
        return await self._call_named(incoming, inner.name, inner.arguments, own)

    async def _call_named(
        self, incoming: IncomingRequest, name: str, arguments: dict[str, Any], own: OwnQuestion | None
    ) -> dict[str, Any] | bytes:
        if name == repeat_calls.REPEAT_TOOL:
            kept = await self._find_repeatable(incoming, arguments.get("handle"))
            if kept is None:
                return self._answer_unknown_handle(incoming)
            incoming.repeat, (name, arguments) = arguments["handle"], kept
        if (
            name in _READ_ONLY_BUILTINS
            and (looked := await self._answer_builtin(incoming, name, arguments)) is not None
        ):
            return looked
        tool = self._find_tool(incoming, name)
        if tool is None:
            await await_tool(self._app, name, incoming.principal or self._app.principal)
            tool = self._find_tool(incoming, name)
        if tool is not None and tool.contract.effect != "read":
            incoming.see_through()
        if own is None and (tool is None or not _can_fill_forms(incoming.relay.capabilities)):
            return await self._present_outcome(
                incoming, tool, await self._make_call(incoming, name, arguments)
            )
        return await self._call_in_rounds(incoming, tool, name, arguments, own)

    async def _answer_builtin(
        self, incoming: IncomingRequest, name: str, arguments: dict[str, Any]
    ) -> dict[str, Any] | bytes | None:
        """Answer a built-in read-only tool; None if the request is a call of another tool."""
        if name == task_status_tool.TASK_STATUS_TOOL:
            return await self._answer_task_status(incoming, task_status_tool.read_handle(arguments))
        principal = incoming.principal or self._app.principal
        page = await asyncio.to_thread(self._previews.read_released_page, principal, arguments)
        return None if page is None else _complete_result(incoming, page)

    def _answer_unknown_handle(self, incoming: IncomingRequest) -> dict[str, Any]:
        """Answer for an unknown repeat handle: one that was not issued to this principal, or is no longer kept."""
        words = repeat_calls.UNKNOWN_HANDLE_TEXT[self._app.locale]
        return _complete_result(incoming, {"content": [{"type": "text", "text": words}], "isError": True})

    async def _answer_task_status(self, incoming: IncomingRequest, handle: str) -> dict[str, Any] | bytes:
        """Return the state of a principal's long call, or, once it has ended, the answer that the call itself would have had."""
        task = await self.lasting.read_task(incoming, handle)
        if task is None:
            return await self._answer_run_status(incoming, handle)
        record, undelivered = task
        if undelivered is None:
            return _complete_result(incoming, task_status_tool.build_task_status(record))
        self._register_delivery(incoming, undelivered)
        result = undelivered.result
        principal = incoming.principal or self._app.principal
        if result.error is not None:
            return self._presenter.present_result(
                self._previews.cut_upstream_text(result, principal), incoming.relay
            )
        return self._presenter.present_result(self._cut_large_texts(result, principal), incoming.relay)

    async def _answer_run_status(self, incoming: IncomingRequest, run_id: str) -> dict[str, Any] | bytes:
        """Return the state of a workflow run, or its result; a client with forms is first asked what the run waits for."""
        relay, answered = incoming.relay, False
        view = await self.runs.read_run(incoming, run_id)
        if view is not None and view.forms and _can_fill_forms(relay.capabilities):
            if relay.answers is not None:
                await self.runs.apply_answers(incoming, run_id, relay.answers)
                relay.answers, answered = None, True
            elif relay.ask is None:
                return self._rounds.build_question(incoming, InputRequired(view.forms, None))
            else:
                for topic, form in view.forms.items():
                    answer = await _await_form_answer(relay.ask(form["method"], form["params"]))
                    await self.runs.apply_answers(incoming, run_id, {topic: answer})
                answered = True
        if answered:
            view = await self.runs.read_run(incoming, run_id)
        if view is None:  # also for an approver who has answered: they see a run only while it asks them
            build = task_status_tool.build_answered if answered else task_status_tool.build_no_such_task
            return _complete_result(incoming, build(self._app.locale))
        if view.has_result:
            presented: dict[str, Any] | bytes = self.runs.present_end(incoming, view)
            return presented
        return _complete_result(incoming, build_run_status(view))

    def _cut_large_texts(self, result: ToolResult, principal: Principal) -> ToolResult:
        """Return the result with its large texts cut to previews."""
        cut = self._previews.cut_texts(result, principal)
        return result if cut is None else replace(result, content=cut, data=cut)

    async def call_without_questions(self, incoming: IncomingRequest, version: str) -> dict[str, Any] | bytes:
        """Make a call of this version of its tool, without asking the user anything."""
        name, arguments = incoming.params["name"], incoming.params["arguments"]
        undelivered = await self._make_call(incoming, name, arguments, version=version)
        return await self._present_outcome(incoming, self._find_tool(incoming, name), undelivered)

    def _find_tool(self, incoming: IncomingRequest, name: str) -> CompiledContract | None:
        principal = incoming.principal or self._app.principal
        drawn = draw_version_share(self._app, incoming, principal)
        item = self._app.catalogue.find(name, None, principal, draw=drawn.__mul__)
        return None if item is None else item[0]

    # --- rounds of questions ------------------------------------------------------------------------------------

    async def _call_in_rounds(
        self,
        incoming: IncomingRequest,
        tool: CompiledContract | None,
        name: str,
        sent: dict[str, Any],
        own: OwnQuestion | None,
    ) -> dict[str, Any] | bytes:
        """Make the call; as long as the user can resolve its refusal, ask and make it again with the answer."""
        relay = incoming.relay
        if own is not None:
            own = self._apply_answers(incoming, own, relay.answers or {})
            relay.answers = None
        while True:
            question = own or OwnQuestion()
            arguments = sent if question.arguments is None else question.arguments
            if question.agreed:
                incoming.repeat = question.repeat
            undelivered = await self._make_call(incoming, name, arguments, confirmed=question.confirmed)
            asked = self._build_question(incoming, tool, undelivered.result, arguments, question)
            if asked is None:
                return await self._present_outcome(incoming, tool, undelivered)
            key, form, own = asked
            if relay.ask is None:
                return self._rounds.build_question(incoming, InputRequired({key: form}, None), own)
            own = self._apply_answers(
                incoming, own, {key: await _await_form_answer(relay.ask(form["method"], form["params"]))}
            )

    def _build_question(
        self,
        incoming: IncomingRequest,
        tool: CompiledContract | None,
        result: ToolResult,
        arguments: dict[str, Any],
        question: OwnQuestion,
    ) -> PendingQuestion | None:
        """Return the question for the user, its key, and the state for the client to carry; None if there is nothing to ask."""
        error = result.error
        if error is None or tool is None or question.rounds >= _MAX_ROUNDS:
            return None
        rounds = question.rounds + 1
        if error.code in approval_form.WAITING_CODES:
            form = self._build_approval_form(incoming, tool, result.meta.handle)
            own = replace(question, rounds=rounds, asked=(), handle=result.meta.handle)
            return None if form is None else (approval_form.APPROVAL_FORM, form, own)
        if error.code == "duplicate_suspected" and result.meta.repeat_handle is not None:
            form = repeat_calls.build_repeat_form(tool, arguments, self._app.locale)
            own = replace(question, rounds=rounds, asked=(), repeat=result.meta.repeat_handle, agreed=False)
            return None if form is None else (repeat_calls.REPEAT_FORM, form, own)
        form = argument_form.build_argument_form(result, tool)
        if form is None:
            return None
        names = tuple(form["params"]["requestedSchema"]["properties"])
        base = argument_form.build_base_arguments(result, tool, arguments)
        return (
            argument_form.ARGUMENTS_FORM,
            form,
            replace(
                question,
                rounds=rounds,
                asked=names,
                handle=None,
                arguments=base,
                refusal=read_gate_refusal(result),
            ),
        )

    def _build_approval_form(
        self, incoming: IncomingRequest, tool: CompiledContract, handle: str | None
    ) -> dict[str, Any] | None:
        principal = incoming.principal or self._app.principal
        with suppress(StoreError):
            approval = find_confirmable(self._app.store, handle or "", principal)
            return (
                None
                if approval is None
                else approval_form.build_approval_form(approval, tool, self._app.locale)
            )
        return None

    def _apply_answers(
        self, incoming: IncomingRequest, own: OwnQuestion, answers: dict[str, Any]
    ) -> OwnQuestion:
        """Return the question updated by the user's answer; after declining, the user is not asked again."""
        if own.handle is not None:
            return self._apply_approval_answer(
                incoming, own, own.handle, answers.get(approval_form.APPROVAL_FORM)
            )
        if own.repeat is not None and not own.agreed:
            agreed = repeat_calls.has_agreed(answers.get(repeat_calls.REPEAT_FORM))
            return replace(own, agreed=agreed, rounds=own.rounds if agreed else _MAX_ROUNDS)
        if argument_form.ARGUMENTS_FORM not in answers:
            return own
        answer = answers[argument_form.ARGUMENTS_FORM]
        parsed = argument_form.parse_argument_answer(own.asked, answer)
        if own.refusal is not None and not argument_form.was_dismissed(answer):
            judging.record_form_answer(self._app.store, own.refusal, parsed)
        if parsed is None:
            return OwnQuestion(rounds=_MAX_ROUNDS)
        values, confirmed = parsed
        arguments = {**(own.arguments or {}), **values}
        return OwnQuestion(rounds=own.rounds, arguments=arguments, confirmed=(*own.confirmed, *confirmed))

    def _apply_approval_answer(
        self, incoming: IncomingRequest, own: OwnQuestion, handle: str, answer: object
    ) -> OwnQuestion:
        decision = approval_form.parse_approval_answer(answer)
        if decision == "open":
            return own if answer is None else replace(own, rounds=_MAX_ROUNDS, handle=None)
        principal = incoming.principal or self._app.principal
        client = str((incoming.relay.client or {}).get("name", "its client"))[:60]
        with suppress(StoreError):  # it stays undecided, and the call itself reports the store's failure
            record_confirmation(
                self._app.store, handle, principal, granted=decision == "granted", client=client
            )
        return replace(own, handle=None)

    # --- the call itself ----------------------------------------------------------------------------------------

    async def _make_call(
        self,
        incoming: IncomingRequest,
        name: str,
        arguments: dict[str, Any],
        *,
        version: str | None = None,
        confirmed: tuple[str, ...] = (),
    ) -> UndeliveredResult:
        call: Any = {"name": name, "arguments": arguments}
        text = _encode_json(call)
        options = self._build_call_options(incoming)
        if version is not None:
            options["version"] = version
        if confirmed:
            options["confirmed"] = confirmed
        failures = None if incoming.run is not None else self._inference.failures
        if failures is not None and failures.is_counting and incoming.repeat is None:
            held = failures.find_held(self._find_run(incoming), call)
            if held is not None:
                options["held"] = held
        token = CURRENT_RELAY.set(incoming.relay)
        try:
            # Reading a short text is faster than searching an object.
            raw = text.decode() if len(text) <= _SHORT_TEXT_BYTES else call
            undelivered = await self._app.host.acall_undelivered(raw, **options)
        finally:
            CURRENT_RELAY.reset(token)
        if failures is not None and (undelivered.result.error is not None or failures.is_counting):
            failures.count_ending(self._find_run(incoming), call, undelivered.result)
        handle = undelivered.result.meta.repeat_handle
        if handle is not None:
            await self._keep_repeatable(incoming, handle, name, arguments)
        return undelivered

    def _find_run(self, incoming: IncomingRequest) -> str | None:
        """Return the inferred run in which failures of the call are counted."""
        relay, principal = incoming.relay, incoming.principal or self._app.principal
        return self._inference.find_run(incoming.arrival, principal, relay.client, relay.meta)

    async def _keep_repeatable(
        self, incoming: IncomingRequest, handle: str, name: str, arguments: dict[str, Any]
    ) -> None:
        """Keep the call behind a repeat handle, for other replicas too unless its tool takes secrets."""
        principal = incoming.principal or self._app.principal
        self._repeats.keep_call(principal, handle, name, arguments)
        tool = self._find_tool(incoming, name)
        if self._shared_repeats.is_useful and tool is not None and not tool.secrets:
            await asyncio.to_thread(self._shared_repeats.share_call, principal, handle, name, arguments)

    async def _find_repeatable(
        self, incoming: IncomingRequest, handle: object
    ) -> repeat_calls.RepeatableCall | None:
        """Return the caller's call behind a repeat handle, kept here or by another replica."""
        principal = incoming.principal or self._app.principal
        kept = self._repeats.find_call(principal, handle)
        if kept is not None or not self._shared_repeats.is_useful:
            return kept
        return await asyncio.to_thread(self._shared_repeats.load_call, principal, handle)

    def _build_call_options(self, incoming: IncomingRequest) -> ServerCallOptions:
        relay, principal = incoming.relay, incoming.principal
        meta = relay.meta
        options: ServerCallOptions = {
            "origin": self._inference.infer_origin(
                incoming.arrival, principal or self._app.principal, relay.client, meta
            )
        }
        if incoming.key is not None:
            options["key"] = incoming.key
        if incoming.run is not None:
            options["run"] = incoming.run
        if incoming.repeat is not None:
            options["repeat"] = incoming.repeat
        if principal is not None:
            options["principal"] = principal
        trace_id = continue_trace(meta)
        if trace_id is not None:
            options["trace_id"] = trace_id
        return options

    async def _present_outcome(
        self, incoming: IncomingRequest, tool: CompiledContract | None, undelivered: UndeliveredResult
    ) -> dict[str, Any] | bytes:
        relay, result = incoming.relay, undelivered.result
        if relay.fault is not None and result.error is not None:
            raise relay.fault
        if relay.wanted is not None and result.error is not None and result.error.code == "input_required":
            return self._rounds.build_question(incoming, relay.wanted)
        if result.error is not None:
            return self._present_refusal(incoming, undelivered)
        self._register_delivery(incoming, undelivered)
        run_id = self.runs.find_run_id(incoming, result)
        if run_id is not None:
            return await self._present_run(incoming, result, run_id)
        if result.warnings and is_ongoing_task(result):
            return await self._present_long_task(incoming, result)
        if isinstance(result.data, dict) and result.data.get("resultType") == "task":
            return self._present_server_task(incoming, result, result.data)
        bound = tool if tool is not None and self._has_published_schema(tool, relay) else None
        if bound is None:
            result = self._cut_large_texts(result, incoming.principal or self._app.principal)
        return self._presenter.present_result(result, relay, bound)

    def _register_delivery(self, incoming: IncomingRequest, undelivered: UndeliveredResult) -> None:
        """Acknowledge the result when the front reports that the client has received it."""
        incoming.received = undelivered.delivered
        principal = incoming.principal or self._app.principal
        incoming.closed = make_close_callback(self._app.catalogue, principal, undelivered)

    async def _present_long_task(
        self, incoming: IncomingRequest, result: ToolResult
    ) -> dict[str, Any] | bytes:
        """Present a long call: as a task if the client supports tasks, else as text with the handle."""
        if _supports_tasks(incoming):
            owner = self._rounds.get_owner(incoming)
            return await self.lasting.begin_task(owner, incoming, result.meta.handle or "")
        return self._presenter.present_result(task_status_tool.name_status_tool(result), incoming.relay)

    async def _present_run(
        self, incoming: IncomingRequest, result: ToolResult, run_id: str
    ) -> dict[str, Any] | bytes:
        """Present the start of a run: as a task if the client supports tasks, else as text with its id; or its result."""
        if _supports_tasks(incoming):
            return await self.runs.begin_task(self._rounds.get_owner(incoming), incoming, run_id)
        view = await self.runs.read_run(incoming, run_id)
        if view is not None and view.has_result:
            presented: dict[str, Any] | bytes = self.runs.present_end(incoming, view)
            return presented
        return self._presenter.present_result(
            task_status_tool.name_run_handle(result, run_id), incoming.relay
        )

    def _present_result(self, incoming: IncomingRequest, result: ToolResult) -> dict[str, Any] | bytes:
        return self._presenter.present_result(result, incoming.relay)

    def _present_refusal(
        self, incoming: IncomingRequest, undelivered: UndeliveredResult
    ) -> dict[str, Any] | bytes:
        result, error = undelivered.result, undelivered.result.error
        self._register_delivery(incoming, undelivered)
        if error is not None and error.code == "unsafe_output":
            self._previews.offer_tool()
        principal = incoming.principal or self._app.principal
        result = self._previews.cut_upstream_text(result, principal)
        if error is not None and error.code == "unknown_tool" and self._search is not None:
            advice = self._search.describe_unknown(principal, result.meta.tool_name)
            return self._presenter.present_result(result, incoming.relay, advice=advice)
        approval = (
            self._load_approval(result)
            if error is not None and error.code in approval_form.WAITING_CODES
            else None
        )
        if approval is None:
            return self._presenter.present_result(result, incoming.relay)
        words = approval_form.describe_waiting_call(
            approval, self._app.locale, over_http=has_named_approvers(approval)
        )
        if _supports_tasks(incoming):
            return self.waiting.begin_task(self._rounds.get_owner(incoming), incoming, approval, words)
        return self._presenter.present_result(result, incoming.relay, advice=words)

    def _has_published_schema(self, tool: CompiledContract, relay: Relay) -> bool:
        """Return whether clients know the tool's output schema: a server's own is published unchanged, to modern clients."""
        schema = tool.contract.output_schema
        if self._search is not None and not self._search.is_listed(tool.contract.name):
            return False
        if relay.members is not None and relay.era == "modern":
            return schema is not None
        return can_publish_schema(schema)

    def _load_approval(self, result: ToolResult) -> Approval | None:
        with suppress(StoreError):
            return self._app.store.get_approval(result.meta.handle or "")
        return None

    def _present_server_task(
        self, incoming: IncomingRequest, result: ToolResult, task: dict[str, Any]
    ) -> dict[str, Any]:
        """Present an upstream server's task under an id bound to its owner; begun once, however often the call is repeated."""
        item = self._app.catalogue.find(
            result.meta.tool_name, None, incoming.principal or self._app.principal
        )
        server = getattr(item[1], "server", "") if item else ""
        return {
            **task,
            "taskId": self._tasks.encode_task_id(
                server, self._rounds.get_owner(incoming), str(task.get("taskId"))
            ),
        }


def _complete_result(incoming: IncomingRequest, result: dict[str, Any]) -> dict[str, Any]:
    """Complete a built-in tool's result for this client's revision."""
    return {"resultType": "complete", **result} if incoming.era == "modern" else result


def _can_fill_forms(capabilities: dict[str, Any]) -> bool:
    """Return whether the client supports forms; one that declares no mode does."""
    modes = capabilities.get("elicitation")
    return isinstance(modes, dict) and (not modes or "form" in modes)


def _supports_tasks(incoming: IncomingRequest) -> bool:
    return incoming.era == "modern" and mcp_protocol.supports_tasks(incoming.relay.capabilities)


async def _await_form_answer(answer: Any) -> Any:
    """Return the user's answer; None if it did not come in time."""
    asking = asyncio.ensure_future(answer)
    try:
        await asyncio.wait({asking}, timeout=_FORM_TIMEOUT_S)
    finally:
        if not asking.done():
            asking.cancel()
    return asking.result() if asking.done() and not asking.cancelled() else {"action": "cancel"}


def continue_trace(meta: dict[str, Any] | None) -> str | None:
    """Continue the trace that the caller's ``_meta`` names, else that of the HTTP request; return its id, None for a new one."""
    parent = parse_traceparent(meta.get("traceparent"), meta.get("tracestate")) if meta else None
    if parent is not None:
        TRACE_PARENT.set(parent)
    else:
        parent = TRACE_PARENT.get()
    return None if parent is None else parent.trace_id
