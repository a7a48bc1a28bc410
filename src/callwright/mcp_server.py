"""Tools of servers of the official MCP SDK under contract, and an application's tools for them. Needs the extra ``mcp-server``.

``put_under_contract(mcp, app)`` puts all tools of an ``MCPServer`` (2.x) or ``FastMCP`` (1.x) under contract;
``add_tools(mcp, app)`` offers the application's own tools on it.
"""

import logging
import os
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.shared import exceptions as mcp_exceptions
from mcp.types import CallToolResult, Tool
from pydantic import TypeAdapter

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
    dump_block,
    has_nothing_to_add,
    interpret_fault,
    read_answer,
    read_hints,
)
from callwright.adapters.tool_runs import ToolRun
from callwright.app import Callwright, CatalogueError
from callwright.core.contracts.contract_compiler import ContractError
from callwright.domain.call import Principal
from callwright.gateway.repeat_calls import REPEAT_DEFINITION, REPEAT_TOOL
from callwright.gateway.tool_listing import build_definition
from callwright.ports import NotApplied

try:
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError:  # 1.x
    from mcp.server.fastmcp.exceptions import ToolError

__all__ = ["add_tools", "put_under_contract"]

_log = logging.getLogger("callwright.adapters")

Server = TypeVar("Server")
ListTools = Callable[[], Awaitable[list[Tool]]]
CallTool = Callable[..., Awaitable[Any]]

_PROCESS: Final = "process"
"""Session of a client that has started this process, which serves no other."""

_ProtocolError: Final[type[Exception]] = getattr(mcp_exceptions, "MCPError", None) or mcp_exceptions.McpError
"""The SDK's exception, under its name of 2.x or of 1.x."""

_blocks_type: Any = CallToolResult.model_fields["content"].annotation
_blocks_adapter: TypeAdapter[list[Any]] = TypeAdapter(_blocks_type)
_own_names: WeakKeyDictionary[Any, set[str]] = WeakKeyDictionary()
"""Server → names of the tools that ``add_tools`` offers on it: they are called through their application already."""


def put_under_contract(
    server: Server,
    app: Callwright,
    contracts: ToolContracts | None = None,
    *,
    principal: Principal | None = None,
    trust_hints: bool = False,
) -> Server:
    """Put every tool of a server under contract, also those that are added later; return the server.

    What the client gets: after a plain success the tool's own result with the envelope in ``_meta["callwright/result"]``, else
    what the gateway sends: a notice behind the tool's own content, or a failure as one text.

    The caller is the subject of the verified access token (its client id where it names no subject), without one the
    application's principal. A run is what the client names in ``_meta["callwright/run"]``.

    Args:
        server: An ``MCPServer`` of 2.x, or a ``FastMCP`` of 1.x.
        app: The application.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller of all calls; None takes each call's own.
        trust_hints: Whether the annotations of a tool (``readOnlyHint``, ``idempotentHint``) declare its effect where
            ``contracts`` does not.
    """
    guarded = _GuardedServer(server, app, contracts, principal, trust_hints=trust_hints)
    _replace_handlers(server, guarded.list_tools, guarded.call_tool)
    return server


def add_tools(server: Server, app: Callwright, *names: str, principal: Principal | None = None) -> Server:
    """Offer the application's tools, or those with these names, on a server beside its own; return the server.

    Raises:
        LookupError: the application has no tool of a name.
    """
    offered = {one.contract.name for one in app.tools}
    missing = [wanted for wanted in names if wanted not in offered]
    if missing:
        raise LookupError(f"the application has no tool {', '.join(missing)}")
    own = _OwnTools(server, app, names or tuple(sorted(offered)), principal)
    _own_names.setdefault(server, set()).update(own.definitions)
    _replace_handlers(server, own.list_tools, own.call_tool)
    return server


def _replace_handlers(server: Any, list_tools: ListTools, call_tool: CallTool) -> None:
    server.list_tools, server.call_tool = list_tools, call_tool
    lowlevel = getattr(server, "_mcp_server", None)
    if lowlevel is not None:  # 1.x has registered the methods that the server was made with
        lowlevel.list_tools()(list_tools)
        lowlevel.call_tool(validate_input=False)(call_tool)


class _Definition(NamedTuple):
    """A tool as it was listed last, and the part of its definition that a call needs."""

    listed: Tool
    has_output_schema: bool


class _GuardedServer:
    """The tools of one server under contract."""

    def __init__(
        self,
        server: Any,
        app: Callwright,
        contracts: ToolContracts | None,
        principal: Principal | None,
        *,
        trust_hints: bool,
    ) -> None:
        self._server = server
        self._app = app
        self._tools = FrameworkTools(app, contracts, principal)
        self._calls = McpServerCalls(app, principal)
        self._trust_hints = trust_hints
        self._list_tools: ListTools = server.list_tools
        self._call_tool: CallTool = server.call_tool
        self._known: dict[str, _Definition] = {}

    async def list_tools(self) -> list[Tool]:
        """List the server's tools, and one more where one may answer a call by an earlier one: it makes the call once more."""
        offered = await self._list_tools()
        self._register_tools(offered)
        self._tools.report_undeclared()
        if REPEAT_TOOL in self._get_own_names() or all(self._is_read(one) for one in offered):
            return offered
        return [*offered, Tool.model_validate(REPEAT_DEFINITION)]

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Make a call under its contract."""
        rest = () if context is None else (context,)
        caller, repeat = _read_caller(self._server, context), None
        if name == REPEAT_TOOL and name not in self._get_own_names():
            kept = self._calls.find_repeated(caller, arguments.get("handle"))
            if kept is None:
                return CallToolResult.model_validate(build_unknown_handle(self._app))
            repeat, (name, arguments) = arguments["handle"], kept
        if name not in self._known:
            self._register_tools(await self._list_tools())
        if name in self._get_own_names() or (name not in self._known and not self._can_suggest()):
            return await self._call_tool(name, arguments, *rest)
        if name in self._known and name not in self._tools:
            raise ToolError("The tool cannot be called: its contract is wrong.")
        run = ToolRun(
            lambda changed, corrected: self._run_tool(changed, corrected, rest),
            is_async=True,
            read=_read_answer,
            control_flow=(PassedOnError,),
            handed_over=(HandedOverError,),
        )
        try:
            scope = self._calls.find_scope(caller, name, arguments, repeat)
            result = (await self._tools.acall(name, arguments, run, scope)).result
        except PassedOnError as passed:
            return passed.hand_on()
        self._calls.record_result(caller, scope, result, name, arguments)
        if has_nothing_to_add(result, run):
            return run.native.model_copy(update={"meta": add_envelope(run.native.meta, result)})
        has_schema = name in self._known and self._known[name].has_output_schema
        return CallToolResult.model_validate(build_answer(self._app, result, has_schema=has_schema))

    async def _run_tool(self, name: str, arguments: dict[str, Any], rest: tuple[Any, ...]) -> CallToolResult:
        """Run the tool with corrected name and arguments.

        Raises:
            PassedOnError: the result is not an answer of the tool.
            Exception: the tool's own exception, without the text that the SDK adds.
        """
        try:
            native = await self._call_tool(name, arguments, *rest)
        except ToolError as fault:
            cause = fault.__cause__
            if cause is None and str(fault) == f"Unknown tool: {name}":
                raise NotApplied("unavailable") from None  # it was removed since it was listed
            if cause is None or isinstance(cause, ToolError):
                return _build_result([{"type": "text", "text": str(cause or fault)}], None, is_error=True)
            raise interpret_fault(cause, _ProtocolError) from None
        except _ProtocolError as fault:
            raise interpret_fault(fault, _ProtocolError) from None
        return _read_native(native)

    def _register_tools(self, offered: list[Tool]) -> None:
        for tool in offered:
            known = self._known.get(tool.name)
            if tool.name in self._get_own_names() or (known is not None and known.listed == tool):
                continue
            plain = tool.model_dump(mode="json", by_alias=True)
            hints = plain.get("annotations") if self._trust_hints else None
            self._known[tool.name] = _Definition(tool, plain.get("outputSchema") is not None)
            try:
                self._tools.register(
                    tool.name,
                    tool.description or "",
                    close_schema(plain["inputSchema"]),
                    output_schema=plain.get("outputSchema"),
                    defaults=read_hints(hints or {}),
                )
            except (ContractError, CatalogueError) as fault:
                _log.error("%s cannot be put under contract: %s", tool.name, fault)

    def _can_suggest(self) -> bool:
        """Return whether the application has no other tool: its names could be suggested."""
        return {one.contract.name for one in self._app.tools} <= self._known.keys()

    def _is_read(self, tool: Tool) -> bool:
        found = self._app.catalogue.find(tool.name, None, self._app.principal)
        return found is not None and found[0].contract.effect == "read"

    def _get_own_names(self) -> set[str]:
        return _own_names.get(self._server, set())


def _read_native(native: Any) -> CallToolResult:
    """Convert the SDK's form of a tool's return value to a result.

    Raises:
        PassedOnError: the value is not an answer of the tool.
    """
    if isinstance(native, CallToolResult):
        return native
    if isinstance(native, dict):
        return _build_result([], native)
    if isinstance(native, tuple):
        return _build_result(*native)
    if isinstance(native, list):
        return _build_result(native, None)
    raise carry_response(native)


def _build_result(content: Any, structured: Any, *, is_error: bool = False) -> CallToolResult:
    blocks = [dump_block(one) if not isinstance(one, dict) else one for one in content]
    plain = {"content": blocks, "isError": is_error}
    return CallToolResult.model_validate(
        plain if structured is None else {**plain, "structuredContent": structured}
    )


def _read_answer(native: Any) -> Any:
    is_error = bool(getattr(native, _IS_ERROR))
    return read_answer(native.content, getattr(native, _STRUCTURED), is_error=is_error)


_IS_MODERN: Final = "structured_content" in CallToolResult.model_fields
_STRUCTURED: Final = "structured_content" if _IS_MODERN else "structuredContent"
_IS_ERROR: Final = "is_error" if _IS_MODERN else "isError"
"""Fields of a result, by their names of 2.x or of 1.x."""


def _get(model: Any, modern: str, legacy: str) -> Any:
    """Return a field by its name in 2.x or in 1.x."""
    return getattr(model, modern, None) if hasattr(model, modern) else getattr(model, legacy, None)


# --- the application's own tools ----------------------------------------------------------------------------------


class _OwnTools:
    """The application's tools on a server."""

    def __init__(
        self, server: Any, app: Callwright, names: tuple[str, ...], principal: Principal | None
    ) -> None:
        self._server = server
        self._app = app
        self._calls = McpServerCalls(app, principal)
        self._list_tools: ListTools = server.list_tools
        self._call_tool: CallTool = server.call_tool
        found = [app.catalogue.find(name, None, app.principal) for name in names]
        contracts = [one[0] for one in found if one is not None]
        self.definitions = {one.contract.name: build_definition(one, None) for one in contracts}
        if any(one.contract.effect != "read" for one in contracts):
            self.definitions[REPEAT_TOOL] = REPEAT_DEFINITION

    async def list_tools(self) -> list[Tool]:
        """List the server's tools and the application's."""
        return [*await self._list_tools(), *map(Tool.model_validate, self.definitions.values())]

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Make a call of the application's tools through it, any other as the server does."""
        if name not in self.definitions:
            return await self._call_tool(name, arguments, *(() if context is None else (context,)))
        caller, repeat = _read_caller(self._server, context), None
        if name == REPEAT_TOOL:
            kept = self._calls.find_repeated(caller, arguments.get("handle"))
            if kept is None:
                return CallToolResult.model_validate(build_unknown_handle(self._app))
            repeat, (name, arguments) = arguments["handle"], kept
        scope = self._calls.find_scope(caller, name, arguments, repeat)
        options = build_call_options(scope)
        made = await self._app.host.acall_undelivered({"name": name, "arguments": arguments}, **options)
        made.delivered()
        self._calls.record_result(caller, scope, made.result, name, arguments)
        has_schema = "outputSchema" in self.definitions[name]
        return CallToolResult.model_validate(build_answer(self._app, made.result, has_schema=has_schema))


# --- the caller ---------------------------------------------------------------------------------------------------


def _read_caller(server: Any, context: Any) -> McpCaller:
    """Return the sender of a request, as far as the SDK knows it."""
    around = server.get_context() if context is None and hasattr(server, "get_context") else context
    try:
        request = around.request_context
    except (AttributeError, LookupError, ValueError):  # a call that does not come from a client
        return McpCaller()
    http, token = request.request, get_access_token()
    session = _PROCESS if http is None else http.headers.get("mcp-session-id")
    return McpCaller(
        session=session,
        request_id=request.request_id,
        meta=_read_meta(request),
        client=_read_client(request.session),
        header=McpCaller().header if http is None else http.headers.get,
        environ=os.environ if http is None else None,
        subject=None if token is None else _read_subject(token),
    )


def _read_subject(token: Any) -> str:
    """Return whom a token names; a token of 1.x may only name the client that it was issued to."""
    claims = getattr(token, "claims", None) or {}
    return str(claims.get("sub") or getattr(token, "subject", None) or token.client_id)


def _read_meta(request: Any) -> Mapping[str, Any]:
    params = getattr(request, "params", None)
    if isinstance(params, Mapping):  # 2.x
        meta = params.get("_meta")
        return meta if isinstance(meta, Mapping) else {}
    if request.meta is None:
        return {}
    plain: dict[str, Any] = request.meta.model_dump(by_alias=True, exclude_none=True)
    return plain


def _read_client(session: Any) -> dict[str, Any] | None:
    params = session.client_params
    info = None if params is None else _get(params, "client_info", "clientInfo")
    return None if info is None else {"name": info.name, "version": info.version}
