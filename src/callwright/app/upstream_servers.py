"""Connect an application to MCP servers, with one HTTP client for all, and register their tools in its catalogue."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from callwright.domain.contract import CompiledContract, Contract
from callwright.ports import Tool
from callwright.relay import RpcFaultError
from callwright.tools.mcp.definition_pins import DefinitionPins
from callwright.tools.mcp.mcp_upstream import McpUpstream
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.oauth.login_store import LoginStore
from callwright.tools.tool_catalogue import ToolCatalogue
from callwright.wire.http_client import HttpClient

RegisterTool = Callable[[Contract, Tool], CompiledContract]
NotificationHandler = Callable[[str, dict[str, Any]], None]


class UpstreamServers:
    """The upstream servers of one application.

    Args:
        register: Registers a tool in the application.
        catalogue: The application's catalogue.
        pins: File of accepted tool definitions; None keeps them in memory.
        heard: Callback for notifications of servers: changes of lists and resources.
        logins: File of logins; None keeps them in memory.
    """

    def __init__(
        self,
        register: RegisterTool,
        catalogue: ToolCatalogue,
        pins: Path | None,
        heard: NotificationHandler | None = None,
        logins: LoginStore | Path | None = None,
    ) -> None:
        self.servers: dict[str, McpUpstream] = {}
        self.heard = heard
        self._register = register
        self._catalogue = catalogue
        self._pins = DefinitionPins(pins)
        self._client = HttpClient()
        self._logins = logins if isinstance(logins, LoginStore) else LoginStore(logins)
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._logging_in: dict[str, asyncio.Task[None]] = {}

    async def connect(self, specs: Iterable[ServerSpec]) -> dict[str, str]:
        """Connect to servers concurrently; return the reason for each that cannot be reached.

        Raises:
            ServerSpecError: a declaration contradicts itself.
            ValueError: two servers have the same name.
        """
        new = [self._make_upstream(spec) for spec in specs]
        ended = await asyncio.gather(*(one.open() for one in new), return_exceptions=True)
        reasons: dict[str, str] = {}
        for one, end in zip(new, ended, strict=True):
            if isinstance(end, RpcFaultError):
                reasons[one.name] = end.message
                if one.login_needed is not None:
                    self._logging_in[one.name] = asyncio.ensure_future(self._connect_after_login(one))
            elif isinstance(end, BaseException):
                raise end
        return reasons

    def _make_upstream(self, spec: ServerSpec) -> McpUpstream:
        if spec.name in self.servers:
            raise ValueError(f"There are two servers named {spec.name}.")

        def notice(method: str, params: dict[str, Any]) -> None:
            self._handle_notification(spec.name, method, params)

        one = McpUpstream(
            spec, self._client, self._pins, self._register, self._catalogue.withdraw, notice, self._logins
        )
        self.servers[spec.name] = one
        return one

    def _handle_notification(self, server: str, method: str, params: dict[str, Any]) -> None:
        if method == "notifications/tools/list_changed":
            known = self._refreshing.get(server)
            if known is None or known.done():
                self._refreshing[server] = asyncio.ensure_future(self._refresh_tools(server))
        elif self.heard is not None:
            self.heard(method, params)

    async def _refresh_tools(self, server: str) -> None:
        before = self._catalogue.changes
        try:
            await self.servers[server].refresh()
        except RpcFaultError:
            return  # it announced a change and cannot be queried: the accepted tools stay registered
        if self.heard is not None and self._catalogue.changes != before:
            self.heard("notifications/tools/list_changed", {})

    async def wait_for_login(self, name: str) -> bool:
        """Wait until the login of a server exists and the server is connected; return False if it needed no login."""
        waiting = self._logging_in.get(name)
        if waiting is None:
            return False
        await asyncio.shield(waiting)
        return True

    async def _connect_after_login(self, one: McpUpstream) -> None:
        """Connect once a login exists, from this or another process."""
        while True:
            stamp = self._logins.read_stamp()
            try:
                await one.open()
                break
            except RpcFaultError:
                await self._logins.wait_for_change(stamp)
        if self.heard is not None:
            self.heard("notifications/tools/list_changed", {})

    async def close(self) -> None:
        """Close all connections."""
        for task in (*self._refreshing.values(), *self._logging_in.values()):
            task.cancel()
        await asyncio.gather(*(one.close() for one in self.servers.values()))
        self._client.close()
