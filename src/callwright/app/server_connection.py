"""Connecting an application to MCP servers, for a program."""

from abc import abstractmethod
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from callwright.domain.contract import CompiledContract, Contract
from callwright.ports import Tool
from callwright.tools.tool_catalogue import ToolCatalogue

if TYPE_CHECKING:
    from callwright.app.upstream_servers import NotificationHandler, UpstreamServers
    from callwright.tools.mcp.server_spec import ServerSpec
    from callwright.tools.oauth.login_store import LoginStore


class ServerConnectionMixin:
    """Part of ``Callwright``. ``connected`` are the servers behind it; None while there are none."""

    catalogue: ToolCatalogue
    connected: "UpstreamServers | None" = None

    @abstractmethod
    def register(self, contract: Contract, tool: Tool, *, version_written: bool = True) -> CompiledContract:
        """Offer a tool."""

    async def connect(
        self,
        servers: "Iterable[ServerSpec]",
        *,
        pins: Path | None = None,
        heard: "NotificationHandler | None" = None,
        logins: "LoginStore | Path | None" = None,
    ) -> dict[str, str]:
        """Connect to MCP servers and offer their tools; gives the reason for each that cannot be reached.

        Belongs to the running loop. Needs the extra ``gateway``.

        Args:
            servers: As the operator declares them.
            pins: File of accepted tool definitions; None keeps them as long as the process lives.
            heard: Told of what servers announce.
            logins: File of logins, as ``callwright login`` writes it; a server that needs one is connected to once it is there.
                This and the two before count as of the first time.

        Raises:
            ServerSpecError: a declaration contradicts itself.
        """
        if self.connected is None:
            from callwright.app.upstream_servers import UpstreamServers  # noqa: PLC0415 - only with the extra

            register = partial(self.register, version_written=False)
            self.connected = UpstreamServers(register, self.catalogue, pins, heard, logins)
        return await self.connected.connect(servers)
