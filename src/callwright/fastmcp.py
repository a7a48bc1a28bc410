"""Tools of FastMCP servers under contract, and an application's tools as a FastMCP server. Needs the extra ``fastmcp``.

``mcp.add_middleware(CallwrightMiddleware(app))`` puts all tools of a server under contract, mounted and proxied ones too;
``mcp.mount(server(app))`` offers the application's own tools.
"""

import logging
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from fastmcp import Context, FastMCP
from fastmcp.exceptions import FastMCPError, NotFoundError, ToolError
from fastmcp.server.dependencies import get_access_token, get_context, get_http_headers
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.server.middleware.error_handling import RetryMiddleware
from fastmcp.tools import FunctionTool
from fastmcp.tools.base import Tool, ToolResult
from mcp.shared import exceptions as mcp_exceptions
from pydantic import PrivateAttr, TypeAdapter

from callwright.adapters.framework_tools import (
    FrameworkTools,
    ToolContracts,
    build_call_options,
    close_schema,
)
from callwright.adapters.mcp_server_tools import (
    HandedOverError,
    McpCaller,
    McpServerCalls,
    PassedOnError,
    add_envelope,
    build_answer,
    build_unknown_handle,
    carry_response,
    has_nothing_to_add,
    interpret_fault,
    read_answer,
    read_hints,
)
from callwright.adapters.tool_runs import ToolRun
from callwright.app import Callwright, CatalogueError
from callwright.core.contracts.contract_compiler import ContractError
from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.domain.result import ToolResult as CallResult
from callwright.gateway.origins.conversation_sources import get_no_header
from callwright.gateway.repeat_calls import REPEAT_DEFINITION, REPEAT_TOOL
from callwright.gateway.tool_listing import build_definition
from callwright.ports import NotApplied

__all__ = ["CallwrightMiddleware", "server"]

_log = logging.getLogger("callwright.adapters")

_OWN_TOOL: Final = "callwright/app"
"""Key in the metadata of a tool that ``server(app)`` made: it is called through its application already."""

_content_type: Any = ToolResult.model_fields["content"].annotation
_content_adapter: TypeAdapter[list[Any]] = TypeAdapter(_content_type)


_ProtocolError: Final[type[Exception]] = getattr(mcp_exceptions, "MCPError", None) or mcp_exceptions.McpError
"""The SDK's exception, under its name of 2.x or of 1.x."""


class _OwnMark(str):
    """Value of ``_OWN_TOOL``: metadata that came over a wire cannot contain it."""

    __slots__ = ()


def _is_own_tool(tool: Tool | None) -> bool:
    return tool is not None and type((tool.meta or {}).get(_OWN_TOOL)) is _OwnMark


class CallwrightMiddleware(Middleware):  # type: ignore[misc] # not installed where types are checked
    """Puts every tool call of a FastMCP server under contract.

    What the client gets: after a plain success the tool's own result with the envelope in ``_meta["callwright/result"]``, else
    what the gateway sends: a notice behind the tool's own content, or a failure as one text.

    The caller is the subject of the verified access token, without one the application's principal. A run is what the client
    names in ``_meta["callwright/run"]``; its calls share the budget of ``Callwright(limits=...)``.

    Add it last, so that no other middleware repeats a call behind it.

    Args:
        app: The application.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller of all calls; None takes each call's own.
        trust_hints: Whether the annotations of a tool (``readOnlyHint``, ``idempotentHint``) declare its effect where
            ``contracts`` does not. Not for a proxy of servers that are not yours.
    """

    def __init__(
        self,
        app: Callwright,
        contracts: ToolContracts | None = None,
        *,
        principal: Principal | None = None,
        trust_hints: bool = False,
    ) -> None:
        self._app = app
        self._tools = FrameworkTools(app, contracts, principal)
        self._calls = McpServerCalls(app, principal)
        self._trust_hints = trust_hints
        self._has_checked_order = False

    async def on_list_tools(self, context: MiddlewareContext[Any], call_next: CallNext[Any, Any]) -> Any:
        """Offer one tool more where one may answer a call by an earlier one: it makes the call once more."""
        offered = await call_next(context)
        for tool in offered:
            with suppress(ToolError):  # the log says why; a call of it is refused
                self._register_tool(tool)
        self._tools.report_undeclared()
        if all(self._is_read(one) for one in offered):
            return offered
        return [*offered, _make_repeat_tool(self._calls)]

    async def on_call_tool(self, context: MiddlewareContext[Any], call_next: CallNext[Any, Any]) -> Any:
        """Make the call under its contract; ``call_next`` runs the tool."""
        name, arguments, repeat = context.message.name, context.message.arguments or {}, None
        server, caller = context.fastmcp_context.fastmcp, _read_caller(context.fastmcp_context)
        self._check_order(server)
        if name == REPEAT_TOOL:
            kept = self._calls.find_repeated(caller, arguments.get("handle"))
            if kept is None:
                return _read_plain_result(build_unknown_handle(self._app))
            repeat, (name, arguments) = arguments["handle"], kept
        if (
            name not in self._tools
        ):  # to look a tool up takes FastMCP as long as a call takes us, and it does so once more
            tool = await server.get_tool(name) or await self._find_listed_tool(server, name)
            if _is_own_tool(tool) or (tool is None and not await self._can_suggest(server)):
                return await call_next(context)
            if tool is not None:
                self._register_tool(tool)
        run = ToolRun(
            lambda changed, corrected: _run_tool(context, call_next, changed, corrected),
            is_async=True,
            read=_read_answer,
            control_flow=(PassedOnError,),
            handed_over=(HandedOverError,),
        )
        scope = self._calls.find_scope(caller, name, arguments, repeat)
        try:
            result = (await self._tools.acall(name, arguments, run, scope)).result
        except PassedOnError as passed:
            return passed.hand_on()
        self._calls.record_result(caller, scope, result, name, arguments)
        if has_nothing_to_add(result, run):
            return run.native.model_copy(update={"meta": add_envelope(run.native.meta, result)})
        tool = await server.get_tool(name)
        return _build_result(
            self._app, result, has_schema=tool is not None and tool.output_schema is not None
        )

    def _is_read(self, tool: Tool) -> bool:
        declared = self._tools.get_option(tool.name, "effect", self._read_hints(tool).get("effect"))
        return declared == "read" or _is_own_tool(tool)

    async def _find_listed_tool(self, server: FastMCP, name: str) -> Tool | None:
        """Return a tool that only another middleware offers, or None."""
        return next((one for one in await server.list_tools() if one.name == name), None)

    async def _can_suggest(self, server: FastMCP) -> bool:
        """Register what the caller may see; return whether the application has no other tool: its names could be suggested."""
        visible = await server.list_tools()
        for tool in visible:
            with suppress(ToolError):
                self._register_tool(tool)
        return {one.contract.name for one in self._app.tools} <= {one.name for one in visible}

    def _register_tool(self, tool: Tool) -> None:
        """Register a tool at its first use, and when its definition has changed.

        Raises:
            ToolError: its definition or its contract cannot be used; the log says why.
        """
        if _is_own_tool(tool):
            return
        schema = close_schema(tool.parameters) if isinstance(tool, FunctionTool) else tool.parameters
        try:
            self._tools.register(
                tool.name,
                tool.description or "",
                schema,
                output_schema=tool.output_schema,
                timeout_ms=None if tool.timeout is None else round(tool.timeout * 1000),
                defaults=self._read_hints(tool),
            )
        except (ContractError, CatalogueError) as fault:
            _log.error("%s cannot be put under contract: %s", tool.name, fault)
            raise ToolError("The tool cannot be called: its contract is wrong.") from None

    def _read_hints(self, tool: Tool) -> dict[str, Any]:
        if not self._trust_hints or tool.annotations is None:
            return {}
        return read_hints(tool.annotations.model_dump(by_alias=True))

    def _check_order(self, server: FastMCP) -> None:
        """Warn once of a middleware behind this one that repeats calls."""
        if self._has_checked_order:
            return
        self._has_checked_order = True
        behind = server.middleware[server.middleware.index(self) + 1 :] if self in server.middleware else ()
        if any(isinstance(one, RetryMiddleware) for one in behind):
            _log.warning(
                "RetryMiddleware stands behind CallwrightMiddleware and repeats writes unseen: add CallwrightMiddleware last"
            )


async def _run_tool(
    context: MiddlewareContext[Any], call_next: CallNext[Any, Any], name: str, arguments: dict[str, Any]
) -> Any:
    """Run the tool with corrected name and arguments.

    Raises:
        PassedOnError: the result is not an answer of the tool.
        Exception: the tool's own exception, without the text that FastMCP adds.
    """
    message = context.message
    if name != message.name or arguments is not message.arguments:
        message = message.model_copy(update={"name": name, "arguments": arguments})
        context = context.copy(message=message)
    try:
        native = await call_next(context)
    except NotFoundError:
        around = context.fastmcp_context
        if around is not None and await around.fastmcp.get_tool(name) is None:
            raise NotApplied("unavailable") from None  # it was removed since it was registered
        raise
    except FastMCPError as fault:
        cause = fault.__cause__
        if isinstance(fault, ToolError) and isinstance(cause, Exception):
            raise interpret_fault(cause, _ProtocolError) from None
        return ToolResult(content=str(fault), is_error=True)
    except _ProtocolError as fault:
        raise interpret_fault(fault, _ProtocolError) from None
    if not isinstance(native, ToolResult) or getattr(native, "input_required", None) is not None:
        raise carry_response(native)
    return native


def _read_answer(native: ToolResult) -> Any:
    return read_answer(native.content, native.structured_content, is_error=native.is_error)


def _build_result(app: Callwright, result: CallResult, *, has_schema: bool) -> ToolResult:
    return _read_plain_result(build_answer(app, result, has_schema=has_schema))


def _read_plain_result(plain: dict[str, Any]) -> ToolResult:
    return ToolResult(
        content=_content_adapter.validate_python(plain["content"]),
        structured_content=plain.get("structuredContent"),
        meta=plain.get("_meta"),
        is_error=plain.get("isError", False),
    )


# --- the caller ---------------------------------------------------------------------------------------------------


def _read_caller(around: Context | None) -> McpCaller:
    """Return the sender of a request, as far as FastMCP knows it."""
    request = None if around is None else around.request_context
    if around is None or request is None:
        return McpCaller()
    token, headers = get_access_token(), get_http_headers(include_all=True)
    is_connection = getattr(request, "protocol_version", "") >= mcp_protocol.MODERN_VERSION
    return McpCaller(
        session=None if is_connection else around.session_id,
        request_id=str(request.request_id),
        meta=_read_meta(request.meta),
        client=_read_client(request.session),
        header=_make_header_lookup(headers) if headers else get_no_header,
        environ=os.environ if around.transport == "stdio" else None,
        subject=None if token is None else str(token.claims.get("sub") or token.client_id),
    )


def _make_header_lookup(headers: Mapping[str, str]) -> Callable[[str], str | None]:
    return lambda name: headers.get(name.lower())


def _read_meta(meta: Any) -> Mapping[str, Any]:
    if meta is None or type(meta) is dict or isinstance(meta, Mapping):
        return meta or {}
    plain: dict[str, Any] = meta.model_dump(by_alias=True, exclude_none=True)
    return plain


def _read_client(session: Any) -> dict[str, Any] | None:
    params = session.client_params
    info = getattr(params, "client_info", None) or getattr(params, "clientInfo", None)
    return None if info is None else {"name": info.name, "version": info.version}


# --- the application's own tools ----------------------------------------------------------------------------------


class _AppTool(Tool):  # type: ignore[misc] # not installed where types are checked
    """A tool of an application."""

    _calls: Any = PrivateAttr()

    async def run(self, arguments: dict[str, Any]) -> ToolResult:
        """Make the call through the application."""
        caller = _read_caller(get_context())
        if self.name != REPEAT_TOOL:
            return await _call_own_tool(self._calls, caller, self.name, arguments)
        kept = self._calls.find_repeated(caller, arguments.get("handle"))
        if kept is None:
            return _read_plain_result(build_unknown_handle(self._calls.app))
        return await _call_own_tool(
            self._calls, caller, kept.name, kept.arguments, repeat=arguments["handle"]
        )


async def _call_own_tool(
    calls: McpServerCalls, caller: McpCaller, name: str, arguments: dict[str, Any], repeat: str | None = None
) -> ToolResult:
    app = calls.app
    scope = calls.find_scope(caller, name, arguments, repeat)
    options = build_call_options(scope)
    made = await app.host.acall_undelivered({"name": name, "arguments": arguments}, **options)
    made.delivered()
    calls.record_result(caller, scope, made.result, name, arguments)
    found = app.catalogue.find(name, None, app.principal)
    has_schema = found is not None and "outputSchema" in build_definition(found[0], None)
    return _build_result(app, made.result, has_schema=has_schema)


def _make_app_tool(calls: McpServerCalls, definition: dict[str, Any]) -> Tool:
    tool = _AppTool(
        name=definition["name"],
        description=definition["description"],
        parameters=definition["inputSchema"],
        output_schema=definition.get("outputSchema"),
        annotations=definition["annotations"],
        meta={_OWN_TOOL: _OwnMark("true")},
    )
    tool._calls = calls  # noqa: SLF001 - a private attribute of pydantic, which no constructor sets
    return tool


def _make_repeat_tool(calls: McpServerCalls) -> Tool:
    return _make_app_tool(calls, REPEAT_DEFINITION)


def server(
    app: Callwright, *names: str, name: str = "callwright", principal: Principal | None = None
) -> FastMCP:
    """Return a FastMCP server with the application's tools, or those with these names.

    Raises:
        LookupError: the application has no tool of a name.
    """
    offered = {one.contract.name for one in app.tools}
    missing = [wanted for wanted in names if wanted not in offered]
    if missing:
        raise LookupError(f"the application has no tool {', '.join(missing)}")
    calls, mcp = McpServerCalls(app, principal), FastMCP(name)
    found = [app.catalogue.find(wanted, None, app.principal) for wanted in names or sorted(offered)]
    contracts = [one[0] for one in found if one is not None]
    for contract in contracts:
        mcp.add_tool(_make_app_tool(calls, build_definition(contract, None)))
    if any(one.contract.effect != "read" for one in contracts):
        mcp.add_tool(_make_repeat_tool(calls))
    return mcp
