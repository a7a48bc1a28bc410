"""Connect an application to MCP servers, with one HTTP client for all, and register their tools in its catalogue.

Every server is supervised: it is opened again after an outage for as long as the application is connected.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from callwright.core.guard.configured_secrets import mask_known_secrets
from callwright.core.policy.authorization import Policy
from callwright.core.records.server_state import ServerStatus
from callwright.core.repair.name_spelling import find_namespace
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, Contract
from callwright.ports import Tool
from callwright.relay import RpcFaultError
from callwright.tools.mcp.definition_pins import DefinitionPins
from callwright.tools.mcp.mcp_upstream import McpUpstream
from callwright.tools.mcp.server_outage import describe_cause_in_chinese
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.mcp.server_supervisor import ServerSupervisor, SupervisorPace, SystemPace
from callwright.tools.oauth.login_store import LoginStore
from callwright.tools.tool_catalogue import ToolCatalogue
from callwright.wire.http_client import HttpClient

RegisterTool = Callable[[Contract, Tool], CompiledContract]
NotificationHandler = Callable[[str, dict[str, Any]], None]
StatusHandler = Callable[[ServerStatus], None]

_TOOLS_CHANGED: Final = "notifications/tools/list_changed"
_LISTS_CHANGED: Final = frozenset(
    {"notifications/prompts/list_changed", "notifications/resources/list_changed"}
)
_RESOURCE_UPDATED: Final = "notifications/resources/updated"
_DEBOUNCE_S: Final = 0.25
"""Changes of several servers within this time are announced once."""
_LISTING_PAUSE_S: Final = 1.0
"""Time between two lists of a server that announces one change after the other."""

_MIN_SECRET_CHARS: Final = 6
_MASK: Final = "••••••"
_MAX_DOWNLOADS: Final = 3
"""Programs that may be downloaded first: at most this many start at once, so that they do not starve each other."""


class UpstreamServers:
    """The upstream servers of one application.

    Args:
        register: Registers a tool in the application.
        catalogue: The application's catalogue.
        pins: File of accepted tool definitions; None keeps them in memory.
        heard: Callback for notifications of servers: changes of lists and resources.
        logins: File of logins; None keeps them in memory.
        on_status: Callback for every change of a server's state.
        pace: Time and chance of the supervisors.
    """

    def __init__(
        self,
        register: RegisterTool,
        catalogue: ToolCatalogue,
        pins: Path | None,
        heard: NotificationHandler | None = None,
        logins: LoginStore | Path | None = None,
        on_status: StatusHandler | None = None,
        pace: SupervisorPace | None = None,
    ) -> None:
        self.servers: dict[str, McpUpstream] = {}
        self.heard = heard
        self._register = register
        self._catalogue = catalogue
        self._pins = DefinitionPins(pins)
        self._client = HttpClient()
        self._logins = logins if isinstance(logins, LoginStore) else LoginStore(logins)
        self._on_status = on_status
        self._pace = pace or SystemPace()
        self._supervisors: dict[str, ServerSupervisor] = {}
        self._downloads = asyncio.Semaphore(_MAX_DOWNLOADS)
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._stale: set[str] = set()
        self._awaiting_logins: asyncio.Task[None] | None = None
        self._announcing: asyncio.Task[None] | None = None
        self._announced = catalogue.changes

    async def connect(self, specs: Iterable[ServerSpec]) -> dict[str, str]:
        """Open servers concurrently, and keep them open; return the reason for each whose first opening failed.

        Tools accepted earlier are offered from the beginning.

        Raises:
            ServerSpecError: a declaration contradicts itself.
            ValueError: two servers have the same name.
            PinError: the file of accepted definitions cannot be read.
        """
        new = [self._make_upstream(spec) for spec in specs]
        supervisors = [self._supervise(one) for one in new]
        opening = (self._open(one, supervisor) for one, supervisor in zip(new, supervisors, strict=True))
        ends = await asyncio.gather(*opening, return_exceptions=True)
        for end in ends:
            if end is not None:
                raise end
        return {
            one.name: supervisor.reason
            for one, supervisor in zip(new, supervisors, strict=True)
            if not supervisor.is_ready
        }

    def _make_upstream(self, spec: ServerSpec) -> McpUpstream:
        if spec.name in self.servers:
            raise ValueError(f"There are two servers named {spec.name}.")

        def notice(method: str, params: dict[str, Any]) -> None:
            self._handle_notification(spec.name, method, params)

        one = McpUpstream(
            spec, self._client, self._pins, self._register, self._catalogue.withdraw, notice, self._logins
        )
        self.servers[spec.name] = one
        self._catalogue.namespaces.setdefault(one.prefix, []).append(one)
        return one

    # --- supervision --------------------------------------------------------------------------------------------

    def _supervise(self, one: McpUpstream) -> ServerSupervisor:
        def changed() -> None:
            self._handle_status(one.name)

        slots = self._downloads if one.spec.downloads else None
        supervisor = ServerSupervisor(one, one.spec.start_patience_s, self._pace, changed, slots)
        self._supervisors[one.name] = one.supervisor = supervisor
        return supervisor

    async def _open(self, one: McpUpstream, supervisor: ServerSupervisor) -> None:
        await one.offer_accepted_tools()
        supervisor.start()
        await supervisor.wait_until_tried()

    def _handle_status(self, name: str) -> None:
        supervisor = self._supervisors[name]
        if supervisor.is_ready:
            self._announce_changes()
        elif supervisor.state.cause == "login_required" and self._awaiting_logins is None:
            self._awaiting_logins = asyncio.ensure_future(self._retry_after_logins())
        if self._on_status is not None:
            self._on_status(self.get_status(name))

    def get_status(self, name: str) -> ServerStatus:
        """Return the state of a server."""
        one, supervisor = self.servers[name], self._supervisors[name]
        state = supervisor.state
        return ServerStatus(
            name=name,
            phase=state.phase,
            phase_ms=supervisor.compute_phase_ms(),
            cause=state.cause,
            reason=supervisor.reason,
            reason_zh="" if state.cause is None else describe_cause_in_chinese(name, state.cause),
            last_words=() if supervisor.is_ready else _mask_secrets(one),
            retry_in_ms=supervisor.retry_in_ms,
            was_ready=state.was_ready,
            era=one.peer.era if state.was_ready else None,
            tools=len(one.offered_tools),
            held=len(one.held),
            unusable=len(one.list_unusable_tools()),
        )

    def list_statuses(self) -> list[ServerStatus]:
        """Return the states of all servers, in the order of their declaration."""
        return [self.get_status(name) for name in self._supervisors]

    def may_use_server(self, policy: Policy, subject: Principal, name: str) -> bool:
        """Return whether the rules may allow this principal anything of this server."""
        one = self.servers[name]
        namespaces = [each.prefix for each in self.servers.values()]
        has_resources = "resources" in one.capabilities
        return policy.may_use_server(subject, one.prefix, namespaces, has_resources=has_resources)

    @property
    def is_settled(self) -> bool:
        """Whether every server has answered, waits for a person, or has used up the patience of its first start."""
        return all(one.is_settled for one in self._supervisors.values())

    async def wait_for_tool(self, name: str, is_known: Callable[[], bool]) -> None:
        """Wait until a tool is known, while servers that may have it are at their first start; at most 10 seconds.

        A name without the prefix of a server may belong to any server without a prefix.
        """
        prefix = find_namespace(name, self._catalogue.namespaces)
        starts = [
            asyncio.ensure_future(one.wait_for_first_start())
            for one in self.servers.values()
            if one.prefix == prefix and not one.has_listing
        ]
        try:
            for ended in asyncio.as_completed(starts):
                await ended
                if is_known():
                    return
        finally:
            for one in starts:
                one.cancel()

    async def wait_for_login(self, name: str) -> bool:
        """Wait until the login of a server exists and the server is open; return False if it needed no login."""
        supervisor = self._supervisors.get(name)
        if supervisor is None or supervisor.state.cause != "login_required":
            return False
        await supervisor.wait_until_open()
        return True

    async def _retry_after_logins(self) -> None:
        """Open servers that need a login once one exists, from this or another process."""
        while True:
            stamp = self._logins.read_stamp()
            for supervisor in self._supervisors.values():
                if supervisor.state.cause == "login_required":
                    supervisor.retry_now()
            await self._logins.wait_for_change(stamp)

    # --- announcements ------------------------------------------------------------------------------------------

    def _handle_notification(self, server: str, method: str, params: dict[str, Any]) -> None:
        if method == _TOOLS_CHANGED:
            self._stale.add(server)
            known = self._refreshing.get(server)
            if known is None or known.done():
                self._refreshing[server] = asyncio.ensure_future(self._refresh_tools(server))
        elif self.heard is not None and (told := self._select_told(server, method, params)) is not None:
            self.heard(method, told)

    def _select_told(self, server: str, method: str, params: dict[str, Any]) -> dict[str, Any] | None:
        """Return the parameters of a server's notification for clients, without texts of the server; None for a resource that is not watched."""
        if method in _LISTS_CHANGED:
            return {}
        uri = params.get("uri")
        watched = method == _RESOURCE_UPDATED and isinstance(uri, str) and uri in self.servers[server].watched
        return {"uri": uri} if watched else None

    async def _refresh_tools(self, server: str) -> None:
        """List the tools of a server again, and once more if it announced a change in the meantime, which the list may lack.

        Between two listings there is a pause, so that frequent announcements do not cause as many listings.
        """
        while server in self._stale:
            self._stale.discard(server)
            with suppress(RpcFaultError):  # it cannot be queried: the accepted tools stay registered
                await self.servers[server].refresh()
                self._announce_changes()
            await self._pace.wait(asyncio.Event(), _LISTING_PAUSE_S)

    def _announce_changes(self) -> None:
        """Announce a changed list of tools soon, once for all changes until then."""
        if self.heard is not None and (self._announcing is None or self._announcing.done()):
            self._announcing = asyncio.ensure_future(self._announce_once())

    def count_as_announced(self) -> None:
        """Mark all changes up to now as announced: no client has listed the tools yet.

        Some clients cannot close their connection while a notification arrives, and some close it after their first answer.
        """
        self._announced = self._catalogue.changes

    async def _announce_once(self) -> None:
        await self._pace.wait(asyncio.Event(), _DEBOUNCE_S)
        heard = self.heard
        if heard is not None and self._catalogue.changes != self._announced:
            self._announced = self._catalogue.changes
            heard(_TOOLS_CHANGED, {})

    async def close(self) -> None:
        """Close all connections."""
        tasks = [*self._refreshing.values(), self._awaiting_logins, self._announcing]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(one.close() for one in self.servers.values()))
        self._client.close()


def _mask_secrets(one: McpUpstream) -> tuple[str, ...]:
    """Return the last words of a child process without the values that it was configured with."""
    values = [value for value in one.spec.env.values() if len(value) >= _MIN_SECRET_CHARS]
    shown = []
    for line in one.last_words:
        for value in sorted(values, key=len, reverse=True):
            line = line.replace(value, _MASK)  # noqa: PLW2901 - the line, step by step
        shown.append(mask_known_secrets(line, _MASK))
    return tuple(shown)
