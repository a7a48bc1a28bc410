"""``tools/call``: made through the app; where only a person can mend a refusal, the person is asked and the call made again.

Whom the client can ask is asked in a form: for what is missing, and for an approval where the rules let its own user give
it. An approval that somebody else gives is waited for as a task, by a client that knows tasks; any other is told the handle
and what to do. May not know HTTP, stdio, or how a state is sealed.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright._version import __version__
from callwright.app import CallOptions, Callwright, Given
from callwright.core import mcp
from callwright.core.approval import names_approvers
from callwright.core.dialects.mcp import takes_schema
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.records import Approval
from callwright.domain.result import ToolResult
from callwright.domain.tasks import goes_on
from callwright.gateway import consent, questions, repeating, task_status
from callwright.gateway.drawing import draw_of
from callwright.gateway.hints import at_close
from callwright.gateway.lasting import Lasting
from callwright.gateway.mcp.backend import Incoming
from callwright.gateway.origins.inferring import Inference
from callwright.gateway.present import Presenter
from callwright.gateway.preview import TOOL as READ_RESULT
from callwright.gateway.preview import Previews
from callwright.gateway.rounds import Own, Rounds
from callwright.gateway.tasks import Tasks
from callwright.gateway.waiting import Waiting
from callwright.ports import StoreError
from callwright.relay import RELAY, InputWanted, Relay, RpcFault
from callwright.runtime.approving import confirm, confirmable

INFO: Final = {"name": "callwright", "version": __version__}

_LOOKS: Final = frozenset({task_status.TOOL, READ_RESULT})
_SHORT: Final = 4096
_ROUNDS: Final = 4
_PATIENCE_S: Final = 600.0
"""How long a user may take over a form while the call's stream stays open."""

_encode = msgspec.json.Encoder().encode
Asked = tuple[str, dict[str, Any], Own]


class Calls:
    """See the head of this file."""

    def __init__(
        self,
        app: Callwright,
        rounds: Rounds,
        previews: Previews,
        tasks: Tasks,
        inference: Inference,
        now_ms: Callable[[], int],
    ) -> None:
        self._app = app
        self._inference = inference
        self._rounds = rounds
        self._previews = previews
        self._tasks = tasks
        self._repeats = repeating.Repeats()
        self._presenter = Presenter(INFO)
        self.waiting = Waiting(app.store, tasks, self.plainly, now_ms)
        self.lasting = Lasting(app, tasks, self._presented)

    async def call(self, incoming: Incoming) -> dict[str, Any] | bytes:
        """Answer ``tools/call``."""
        params, own = self._rounds.brought_back(incoming)
        name, arguments = params.get("name"), params.get("arguments", {})
        if not isinstance(name, str) or not isinstance(arguments, dict):
            raise RpcFault(mcp.INVALID_PARAMS, "tools/call needs a name, and arguments that are an object.")
        if name == repeating.TOOL:
            kept = self._repeats.find(incoming.principal or self._app.principal, arguments.get("handle"))
            if kept is None:
                return self._not_known(incoming)
            incoming.repeat, (name, arguments) = arguments["handle"], kept
        if name in _LOOKS and (looked := await self._look(incoming, name, arguments)) is not None:
            return looked
        tool = self._tool(incoming, name)
        if tool is not None and tool.contract.effect != "read":
            incoming.see_through()
        if own is None and (tool is None or not _fills_forms(incoming.relay.capabilities)):
            return await self._ended(incoming, tool, await self._give(incoming, name, arguments))
        return await self._in_rounds(incoming, tool, name, arguments, own)

    async def _look(
        self, incoming: Incoming, name: str, arguments: dict[str, Any]
    ) -> dict[str, Any] | bytes | None:
        """Answer a built-in tool that only looks at what there is; None where that takes a call."""
        if name == task_status.TOOL:
            return await self._task_status(incoming, task_status.handle_of(arguments))
        principal = incoming.principal or self._app.principal
        page = await asyncio.to_thread(self._previews.released_page, principal, arguments)
        return None if page is None else _complete(incoming, page)

    def _not_known(self, incoming: Incoming) -> dict[str, Any]:
        """The handle is none that this process has given to this principal: after a restart it knows none."""
        words = repeating.NOT_KNOWN[self._app.locale]
        return _complete(incoming, {"content": [{"type": "text", "text": words}], "isError": True})

    async def _task_status(self, incoming: Incoming, handle: str) -> dict[str, Any] | bytes:
        """How a long call of this principal stands, or what came of it: then as the call itself would have been answered."""
        found = await self.lasting.look(incoming, handle)
        if found is None:
            return _complete(incoming, task_status.no_such_task(self._app.locale))
        record, given = found
        if given is None:
            return _complete(incoming, task_status.standing(record))
        self._deliver(incoming, given)
        result = given.result
        principal = incoming.principal or self._app.principal
        if result.error is not None:
            return self._presenter.result(self._previews.cut_words(result, principal), incoming.relay)
        return self._presenter.result(self._cut(result, principal), incoming.relay)

    def _cut(self, result: ToolResult, principal: Principal) -> ToolResult:
        """The result with its large texts cut."""
        cut = self._previews.cut(result, principal)
        return result if cut is None else replace(result, content=cut, data=cut)

    async def plainly(self, incoming: Incoming, version: str) -> dict[str, Any] | bytes:
        """Make a call that asks nothing, of this version of its tool."""
        name, arguments = incoming.params["name"], incoming.params["arguments"]
        given = await self._give(incoming, name, arguments, version=version)
        return await self._ended(incoming, self._tool(incoming, name), given)

    def _tool(self, incoming: Incoming, name: str) -> CompiledContract | None:
        principal = incoming.principal or self._app.principal
        drawn = draw_of(self._app, incoming, principal)
        found = self._app.catalogue.find(name, None, principal, draw=drawn.__mul__)
        return None if found is None else found[0]

    # --- rounds of questions ------------------------------------------------------------------------------------

    async def _in_rounds(
        self,
        incoming: Incoming,
        tool: CompiledContract | None,
        name: str,
        sent: dict[str, Any],
        own: Own | None,
    ) -> dict[str, Any] | bytes:
        """Make the call, and as long as a question mends its refusal, ask it and make the call with the answer."""
        relay = incoming.relay
        if own is not None:
            own = self._taken(incoming, own, relay.answers or {})
            relay.answers = None
        while True:
            said = own or Own()
            arguments = sent if said.arguments is None else said.arguments
            if said.agreed:
                incoming.repeat = said.repeat
            given = await self._give(incoming, name, arguments, confirmed=said.confirmed)
            asked = self._question(incoming, tool, given.result, arguments, said)
            if asked is None:
                return await self._ended(incoming, tool, given)
            key, form, own = asked
            if relay.ask is None:
                return self._rounds.question(incoming, InputWanted({key: form}, None), own)
            own = self._taken(
                incoming, own, {key: await _patiently(relay.ask(form["method"], form["params"]))}
            )

    def _question(
        self,
        incoming: Incoming,
        tool: CompiledContract | None,
        result: ToolResult,
        arguments: dict[str, Any],
        said: Own,
    ) -> Asked | None:
        """What to ask the user, under which name, and what the client carries meanwhile; None where nothing is asked."""
        error = result.error
        if error is None or tool is None or said.rounds >= _ROUNDS:
            return None
        rounds = said.rounds + 1
        if error.code in consent.WAITING:
            form = self._approval(incoming, tool, result.meta.handle)
            own = replace(said, rounds=rounds, asked=(), handle=result.meta.handle)
            return None if form is None else (consent.APPROVAL, form, own)
        if error.code == "duplicate_suspected" and result.meta.repeat_handle is not None:
            form = repeating.form(tool, arguments, self._app.locale)
            own = replace(said, rounds=rounds, asked=(), repeat=result.meta.repeat_handle, agreed=False)
            return None if form is None else (repeating.AGAIN, form, own)
        form = questions.form(result, tool)
        if form is None:
            return None
        names = tuple(form["params"]["requestedSchema"]["properties"])
        base = questions.base(result, tool, arguments)
        return (
            questions.ARGUMENTS,
            form,
            replace(said, rounds=rounds, asked=names, handle=None, arguments=base),
        )

    def _approval(
        self, incoming: Incoming, tool: CompiledContract, handle: str | None
    ) -> dict[str, Any] | None:
        principal = incoming.principal or self._app.principal
        with suppress(StoreError):
            found = confirmable(self._app.store, handle or "", principal)
            return None if found is None else consent.form(found, tool, self._app.locale)
        return None

    def _taken(self, incoming: Incoming, own: Own, answers: dict[str, Any]) -> Own:
        """What the user's answer makes of the call; who declines is not asked again."""
        if own.handle is not None:
            return self._decided(incoming, own, own.handle, answers.get(consent.APPROVAL))
        if own.repeat is not None and not own.agreed:
            agreed = repeating.agreed(answers.get(repeating.AGAIN))
            return replace(own, agreed=agreed, rounds=own.rounds if agreed else _ROUNDS)
        if questions.ARGUMENTS not in answers:
            return own
        found = questions.answered(own.asked, answers[questions.ARGUMENTS])
        if found is None:
            return Own(rounds=_ROUNDS)
        values, confirmed = found
        arguments = {**(own.arguments or {}), **values}
        return Own(rounds=own.rounds, arguments=arguments, confirmed=(*own.confirmed, *confirmed))

    def _decided(self, incoming: Incoming, own: Own, handle: str, answer: object) -> Own:
        said = consent.answered(answer)
        if said == "open":
            return own if answer is None else replace(own, rounds=_ROUNDS, handle=None)
        principal = incoming.principal or self._app.principal
        client = str((incoming.relay.client or {}).get("name", "its client"))[:60]
        with suppress(StoreError):  # then it is still open, and the call itself says what is the matter
            confirm(self._app.store, handle, principal, granted=said == "granted", client=client)
        return replace(own, handle=None)

    # --- the call itself ----------------------------------------------------------------------------------------

    async def _give(
        self,
        incoming: Incoming,
        name: str,
        arguments: dict[str, Any],
        *,
        version: str | None = None,
        confirmed: tuple[str, ...] = (),
    ) -> Given:
        call: Any = {"name": name, "arguments": arguments}
        text = _encode(call)
        options = self._options(incoming)
        if version is not None:
            options["version"] = version
        if confirmed:
            options["confirmed"] = confirmed
        token = RELAY.set(incoming.relay)
        try:
            # A short text is read faster than an object is looked through.
            raw = text.decode() if len(text) <= _SHORT else call
            given = await self._app.agive(raw, **options)
        finally:
            RELAY.reset(token)
        handle = given.result.meta.repeat_handle
        if handle is not None:
            self._repeats.keep(incoming.principal or self._app.principal, handle, name, arguments)
        return given

    def _options(self, incoming: Incoming) -> CallOptions:
        relay, principal = incoming.relay, incoming.principal
        meta = relay.meta
        options: CallOptions = {
            "origin": self._inference.origin(
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
        trace = _trace_id(meta.get("traceparent")) if meta else None
        if trace is not None:
            options["trace_id"] = trace
        return options

    async def _ended(
        self, incoming: Incoming, tool: CompiledContract | None, given: Given
    ) -> dict[str, Any] | bytes:
        relay, result = incoming.relay, given.result
        if relay.fault is not None and result.error is not None:
            raise relay.fault
        if relay.wanted is not None and result.error is not None and result.error.code == "input_required":
            return self._rounds.question(incoming, relay.wanted)
        if result.error is not None:
            return self._refused(incoming, given)
        self._deliver(incoming, given)
        if result.warnings and goes_on(result):
            return await self._lasts(incoming, result)
        if isinstance(result.data, dict) and result.data.get("resultType") == "task":
            return self._begun(incoming, result, result.data)
        bound = tool if tool is not None and _is_published(tool, relay) else None
        if bound is None:
            result = self._cut(result, incoming.principal or self._app.principal)
        return self._presenter.result(result, relay, bound)

    def _deliver(self, incoming: Incoming, given: Given) -> None:
        """Leave it to the front to say when the client has the answer."""
        incoming.received = given.delivered
        principal = incoming.principal or self._app.principal
        incoming.closed = at_close(self._app.catalogue, principal, given)

    async def _lasts(self, incoming: Incoming, result: ToolResult) -> dict[str, Any] | bytes:
        """A long call: a task for a client that knows tasks, the handle in words for all others."""
        if _knows_tasks(incoming):
            owner = self._rounds.owner(incoming)
            return await self.lasting.begin(owner, incoming, result.meta.handle or "")
        return self._presenter.result(task_status.naming_the_tool(result), incoming.relay)

    def _presented(self, incoming: Incoming, result: ToolResult) -> dict[str, Any] | bytes:
        return self._presenter.result(result, incoming.relay)

    def _refused(self, incoming: Incoming, given: Given) -> dict[str, Any] | bytes:
        result, error = given.result, given.result.error
        if error is not None and error.code == "unknown_tool":
            data = {"code": "unknown_tool", "suggestion": error.suggestion}
            raise RpcFault(mcp.INVALID_PARAMS, error.message, data)
        self._deliver(incoming, given)
        if error is not None and error.code == "unsafe_output":
            self._previews.offer()
        result = self._previews.cut_words(result, incoming.principal or self._app.principal)
        approval = self._waits(result) if error is not None and error.code in consent.WAITING else None
        if approval is None:
            return self._presenter.result(result, incoming.relay)
        words = consent.words(approval, self._app.locale, over_http=names_approvers(approval))
        if _knows_tasks(incoming):
            return self.waiting.begin(self._rounds.owner(incoming), incoming, approval, words)
        return self._presenter.result(result, incoming.relay, advice=words)

    def _waits(self, result: ToolResult) -> Approval | None:
        with suppress(StoreError):
            return self._app.store.approval(result.meta.handle or "")
        return None

    def _begun(self, incoming: Incoming, result: ToolResult, task: dict[str, Any]) -> dict[str, Any]:
        """A task of a server, under an id of its owner's; begun once, however often the call is made again."""
        found = self._app.catalogue.find(
            result.meta.tool_name, None, incoming.principal or self._app.principal
        )
        server = getattr(found[1], "server", "") if found else ""
        return {
            **task,
            "taskId": self._tasks.outward(server, self._rounds.owner(incoming), str(task.get("taskId"))),
        }


def _complete(incoming: Incoming, result: dict[str, Any]) -> dict[str, Any]:
    """A result of a built-in tool as this client reads it."""
    return {"resultType": "complete", **result} if incoming.era == "modern" else result


def _fills_forms(capabilities: dict[str, Any]) -> bool:
    """Whether the client can put a form before its user; one that declares no mode can."""
    modes = capabilities.get("elicitation")
    return isinstance(modes, dict) and (not modes or "form" in modes)


def _knows_tasks(incoming: Incoming) -> bool:
    return incoming.era == "modern" and mcp.knows_tasks(incoming.relay.capabilities)


async def _patiently(answer: Any) -> Any:
    """The answer; None when nobody gave one in time."""
    asking = asyncio.ensure_future(answer)
    try:
        await asyncio.wait({asking}, timeout=_PATIENCE_S)
    finally:
        if not asking.done():
            asking.cancel()
    return asking.result() if asking.done() and not asking.cancelled() else {"action": "cancel"}


def _trace_id(parent: object) -> str | None:
    """The trace id of a W3C ``traceparent``."""
    parts = parent.split("-") if isinstance(parent, str) else []
    return parts[1] if len(parts) == 4 else None


def _is_published(tool: CompiledContract, relay: Relay) -> bool:
    """Whether clients know an output schema of the tool: a server's own is published as it is, to modern clients."""
    schema = tool.contract.output_schema
    if relay.members is not None and relay.era == "modern":
        return schema is not None
    return takes_schema(schema)
