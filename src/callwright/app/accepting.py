"""What waits for the operator at each server: tools that are new or have changed, and the accepting of them."""

import asyncio
from collections.abc import Collection, Iterable
from pathlib import Path

from msgspec import Struct

from callwright.app.diagnosis import PATIENCE_S
from callwright.relay import RpcFault
from callwright.tools.catalogue import Registry
from callwright.tools.mcp.pins import Change, PinError, Pins
from callwright.tools.mcp.spec import ServerSpec
from callwright.tools.mcp.upstream import McpUpstream
from callwright.tools.oauth.keeping import Keeper
from callwright.tools.wire.client import HttpClient

__all__ = ["PinError", "Waiting", "accepted", "waiting"]


class Waiting(Struct, frozen=True):
    """One server: what waits there, and what was accepted just now; ``reached`` is False when it cannot be asked."""

    server: str
    reached: bool
    changes: tuple[Change, ...] = ()
    accepted: tuple[str, ...] = ()


async def waiting(specs: Iterable[ServerSpec], pins: Path, logins: Keeper | None = None) -> list[Waiting]:
    """What waits at these servers. Nothing is accepted by looking.

    Raises:
        PinError: the file of accepted definitions cannot be read.
    """
    return await asyncio.gather(*(_asked(spec, Pins(pins).copied(), None, logins) for spec in specs))


async def accepted(
    spec: ServerSpec, pins: Path, changes: Collection[Change], logins: Keeper | None = None
) -> Waiting:
    """Accept changes, exactly as they were shown: a tool that is another by now goes on waiting.

    Raises:
        PinError: the file of accepted definitions cannot be read or written.
    """
    return await _asked(spec, Pins(pins), changes, logins)


async def _asked(
    spec: ServerSpec, pins: Pins, changes: Collection[Change] | None, logins: Keeper | None
) -> Waiting:
    client, catalogue = HttpClient(), Registry()
    upstream = McpUpstream(
        spec, client, pins, catalogue.register, catalogue.withdraw, lambda _method, _params: None, logins
    )
    try:
        async with asyncio.timeout(PATIENCE_S):
            await upstream.open()
            shown = {one.tool: one.after for one in changes or ()}
            same = [name for name, one in upstream.held.items() if shown.get(name) == one.after]
            await upstream.accept(same)
            return Waiting(
                spec.name, reached=True, changes=tuple(upstream.held.values()), accepted=tuple(same)
            )
    except (RpcFault, TimeoutError):
        return Waiting(spec.name, reached=False)
    finally:
        await upstream.close()
        client.close()
