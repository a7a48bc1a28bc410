"""``AppBackend``: the gateway's MCP backend. Tool calls go through the app; other requests to the server they concern.

May not know sockets, nor revisions beyond asking which one the caller speaks.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from callwright.app import Callwright
from callwright.app.text_previews import TextPreviews
from callwright.core.policy.authorization import matches_pattern
from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import HeaderMirror
from callwright.core.wording.question_refusals import describe_refused_question
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.gateway.approval_tasks import APPROVAL_TASK_SERVER
from callwright.gateway.elicitation import Elicitation
from callwright.gateway.long_tasks import LONG_TASK_SERVER
from callwright.gateway.mcp.backend_protocol import IncomingRequest, ServerIntroduction
from callwright.gateway.mcp_calls import GATEWAY_INFO, McpCalls, continue_trace
from callwright.gateway.origins.origin_inference import OriginInference
from callwright.gateway.signed_state import StateSigner
from callwright.gateway.task_ids import TaskIds
from callwright.gateway.tool_listing import ToolListing
from callwright.gateway.tool_search import SearchSettings, ToolSearch
from callwright.gateway.version_draw import draw_version_share
from callwright.gateway.workflow_tasks import RUN_TASK_SERVER
from callwright.relay import (
    InputRequired,
    RefusedQuestion,
    RefusedQuestionError,
    RpcFaultError,
    SendNotification,
)
from callwright.runtime.tool_visibility import (
    find_offered_tools,
    list_visible_tools,
    make_offer_filter,
)

if TYPE_CHECKING:
    from callwright.core.selection.operation_ranking import OperationIndex


class AppBackend:
    """Serves MCP from an application and its upstream servers. ``now_ms`` is the wall clock.

    ``inline_defs_for``: patterns of client names that get schemas without references; ``*`` matches any characters.
    ``search``: clients see ``find_tool`` and ``call_tool`` in place of the list; None lists every tool.
    """

    def __init__(
        self,
        app: Callwright,
        seal: StateSigner,
        previews: TextPreviews,
        inference: OriginInference,
        now_ms: Callable[[], int],
        inline_defs_for: tuple[str, ...] = (),
        search: SearchSettings | None = None,
    ) -> None:
        self._app = app
        self._inline_defs_for = inline_defs_for
        self._index: tuple[int, OperationIndex] | None = None
        offered = partial(list_visible_tools, app.catalogue, app.policy)
        tool_search = (
            None if search is None else ToolSearch(search, self._rank_tools, self._find_offered_tool, offered)
        )
        self._listing = ToolListing(app.catalogue, offered, GATEWAY_INFO, tool_search)
        self._tasks = TaskIds(seal)
        self._rounds = Elicitation(seal, app.principal)
        self._calls = McpCalls(app, self._rounds, previews, self._tasks, inference, now_ms, tool_search)
        self._access = app.host.make_upstream_access()

    def _rank_tools(
        self, principal: Principal, text: str, most: int, *, by_meaning: bool = True
    ) -> list[str]:
        """Rank the tools offered to this principal; the index is made at the first wish after the catalogue has changed."""
        from callwright.core.selection.operation_ranking import (  # noqa: PLC0415 - its vocabulary is for those who search
            OperationIndex,
            make_searched_tool,
        )

        changes = self._app.catalogue.changes
        if self._index is None or self._index[0] != changes:
            tools = {one.contract.name: one.contract for one in self._app.tools}
            searched = map(make_searched_tool, tools.values())
            host = self._app.host
            self._index = (
                changes,
                OperationIndex(searched, host.choose_similarity if host.similarity else None),
            )
        is_offered = make_offer_filter(self._app.catalogue, self._app.policy, principal)
        return self._index[1].rank_tools(text, most, is_offered, by_meaning=by_meaning)

    def _find_offered_tool(self, principal: Principal, name: str) -> CompiledContract | None:
        found = find_offered_tools(self._app.catalogue, self._app.policy, (name,), principal)
        return found[0] if found else None

    def describe_server(self, principal: Principal | None = None) -> ServerIntroduction:
        """Return the combined capabilities of the gateway and of the servers that the principal may see."""
        subject = principal or self._app.principal
        capabilities: dict[str, Any] = {
            "tools": {"listChanged": True},
            **self._access.merge_capabilities(subject),
            "extensions": {mcp_protocol.TASKS_EXTENSION: {}},
        }
        return ServerIntroduction(
            capabilities=capabilities, info=GATEWAY_INFO, instructions=self._access.get_instructions(subject)
        )

    def list_mirrors(self, tool: str) -> tuple[HeaderMirror, ...]:
        """Return which arguments of this tool clients mirror into headers."""
        item = self._app.catalogue.find(tool, None, self._app.principal)
        mirrors: tuple[HeaderMirror, ...] = getattr(item[1], "mirrors", ()) if item else ()
        return mirrors

    async def request(self, incoming: IncomingRequest) -> dict[str, Any] | bytes:
        """Answer a request."""
        incoming.relay.report_refusal = partial(
            self._report_refused_question, incoming.principal, incoming.relay.tell
        )
        if incoming.principal is not None:
            incoming.relay.owner = (incoming.principal.tenant, incoming.principal.id)
        try:
            if incoming.method == "tools/call":
                return await self._calls.handle_call(incoming)
            return await self._route_request(incoming)
        except RefusedQuestionError as refused:
            words = self._describe_refused_question(refused.question)
            raise RpcFaultError(refused.code, words, refused.data) from None

    def _report_refused_question(
        self, principal: Principal | None, tell: SendNotification, question: RefusedQuestion
    ) -> None:
        """Record a server's question that was refused, and tell a client that wants log messages which server asked."""
        self._access.record_refused_question(principal or self._app.principal, question)
        words = self._describe_refused_question(question)
        tell("notifications/message", {"level": "warning", "logger": "callwright", "data": words})

    def _describe_refused_question(self, question: RefusedQuestion) -> str:
        return describe_refused_question(question.server, question.objection, self._app.locale)

    async def _route_request(self, incoming: IncomingRequest) -> dict[str, Any] | bytes:
        match incoming.method:
            case "tools/list":
                principal = incoming.principal or self._app.principal
                cursor = incoming.params.get("cursor")
                changes = self._app.catalogue.changes + self._app.policy.changes
                whole = bool(self._inline_defs_for) and self._wants_inlined_schemas(incoming.relay.client)
                drawn = draw_version_share(self._app, incoming, principal)
                return self._listing.get_page(
                    principal, incoming.era, cursor, changes, whole=whole, drawn=drawn
                )
            case "prompts/get" | "resources/read":
                return await self._route_with_questions(incoming)
            case method if method in mcp_protocol.TASK_METHODS:
                return await self._route_task_request(incoming)
            case _:
                return await self._request_content(incoming, incoming.params)

    async def _request_content(self, incoming: IncomingRequest, params: dict[str, Any]) -> dict[str, Any]:
        """Answer a request that does not concern tools, in the run and the trace that its caller names."""
        principal, meta = incoming.principal or self._app.principal, incoming.relay.meta
        trace_id = continue_trace(meta)
        return await self._access.request(
            principal, incoming.method, params, incoming.relay, incoming.run, trace_id
        )

    def _wants_inlined_schemas(self, client: dict[str, Any] | None) -> bool:
        """Return whether this client is configured as unable to follow references within a schema."""
        name = (client or {}).get("name")
        return isinstance(name, str) and any(matches_pattern(one, name) for one in self._inline_defs_for)

    async def _route_with_questions(self, incoming: IncomingRequest) -> dict[str, Any]:
        """Answer a request for a prompt or resource; its server may ask something first."""
        params, _ = await self._rounds.read_answers(incoming)
        result = await self._request_content(incoming, params)
        if result.get("resultType") != "input_required":
            return result
        wanted = InputRequired(result.get("inputRequests") or {}, result.get("requestState"))
        return self._rounds.build_question(incoming, wanted)

    async def _route_task_request(self, incoming: IncomingRequest) -> dict[str, Any]:
        server, id_ = self._tasks.decode_task_id(self._rounds.get_owner(incoming), incoming.params)
        if server == APPROVAL_TASK_SERVER:
            result = await self._calls.waiting.answer_request(incoming.method, id_, incoming)
        elif server == LONG_TASK_SERVER:
            result = await self._calls.lasting.answer_request(incoming.method, id_, incoming)
        elif server == RUN_TASK_SERVER:
            result = await self._calls.runs.answer_request(incoming.method, id_, incoming)
        else:
            params = {**incoming.params, "taskId": id_}
            principal = incoming.principal or self._app.principal
            result = await self._access.request_task(
                principal, server, incoming.method, params, incoming.relay
            )
        return (
            {**result, "taskId": incoming.params["taskId"]}
            if result.keys() & {"status", "taskId"}
            else result
        )

    async def watch_resource(self, uri: str, principal: Principal | None, *, on: bool) -> None:
        """Begin or end watching this resource for changes, for this principal."""
        await self._access.watch_resource(principal or self._app.principal, uri, on=on)

    def may_see_watched(self, uri: str, principal: Principal | None) -> bool:
        """Return whether this principal may see a watched resource by the rules in force now."""
        return self._access.may_see_watched(principal or self._app.principal, uri)

    async def close(self) -> None:
        """Wait until calls that no client waits for have finished."""
        await self._calls.waiting.close()
