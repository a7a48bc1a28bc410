"""Pending tool changes of each server (new or changed tools), and their acceptance by the operator."""

import asyncio
from collections.abc import Collection, Iterable
from pathlib import Path

from msgspec import Struct

from callwright.app.server_diagnosis import PROBE_TIMEOUT_S
from callwright.domain.contract import CompiledContract
from callwright.relay import RpcFaultError
from callwright.tools.mcp.definition_pins import DefinitionChange, DefinitionPins, PinError
from callwright.tools.mcp.mcp_upstream import McpUpstream
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.oauth.login_store import LoginStore
from callwright.tools.tool_catalogue import ToolCatalogue
from callwright.wire.http_client import HttpClient

__all__ = ["PinError", "ServerToolChanges", "accept_changes", "check_pins", "list_pending_changes"]


class ServerToolChanges(Struct, frozen=True):
    """One server: its pending changes, and those just accepted; ``reached`` is False if it cannot be reached.

    ``contracts`` are those of the accepted tools.
    """

    server: str
    reached: bool
    changes: tuple[DefinitionChange, ...] = ()
    accepted: tuple[str, ...] = ()
    contracts: tuple[CompiledContract, ...] = ()


async def list_pending_changes(
    specs: Iterable[ServerSpec], pins: Path, logins: LoginStore | None = None
) -> list[ServerToolChanges]:
    """Return the pending changes of these servers. Accepts none.

    Raises:
        PinError: the file of accepted definitions cannot be read.
    """
    return await asyncio.gather(
        *(
            _accept_and_list_changes(spec, DefinitionPins(pins).copy_in_memory(), None, logins)
            for spec in specs
        )
    )


async def accept_changes(
    spec: ServerSpec, pins: Path, changes: Collection[DefinitionChange], logins: LoginStore | None = None
) -> ServerToolChanges:
    """Accept changes exactly as shown: a tool that has changed since stays pending.

    Raises:
        PinError: the file of accepted definitions cannot be read or written.
    """
    return await _accept_and_list_changes(spec, DefinitionPins(pins), changes, logins)


async def _accept_and_list_changes(
    spec: ServerSpec,
    pins: DefinitionPins,
    changes: Collection[DefinitionChange] | None,
    logins: LoginStore | None,
) -> ServerToolChanges:
    client, catalogue = HttpClient(), ToolCatalogue()
    upstream = McpUpstream(
        spec, client, pins, catalogue.register, catalogue.withdraw, lambda _method, _params: None, logins
    )
    try:
        async with asyncio.timeout(PROBE_TIMEOUT_S):
            await upstream.open()
            shown = {one.tool: one.after for one in changes or ()}
            same = [name for name, one in upstream.held.items() if shown.get(name) == one.after]
            await upstream.accept(same)
            names = {upstream.spec.get_offered_name(name) for name in same}
            return ServerToolChanges(
                spec.name,
                reached=True,
                changes=tuple(upstream.held.values()),
                accepted=tuple(same),
                contracts=tuple(one for one in catalogue.list_contracts() if one.contract.name in names),
            )
    except (RpcFaultError, TimeoutError):
        return ServerToolChanges(spec.name, reached=False)
    finally:
        await upstream.close()
        client.close()


def check_pins(path: Path) -> None:
    """Check that the file of accepted definitions can be read; one that is not there yet can.

    Raises:
        PinError: it cannot.
    """
    DefinitionPins(path)
