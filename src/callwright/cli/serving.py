"""Runs a gateway until it is told to end: listens first, connects to servers beside, and tells of both.

May not know where the configuration came from, or how anything is shown.
"""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

from callwright.app.configured import Configured
from callwright.config.model import Config
from callwright.gateway.gateway import Gateway
from callwright.gateway.identity.asking import Identify
from callwright.gateway.identity.bearer import Bearer
from callwright.gateway.identity.keys import KeyFile
from callwright.gateway.mcp.stdio import serve_stdio
from callwright.gateway.wire.limits import Origins
from callwright.runtime.clock import SystemClock

_PATIENCE_S: Final = 10.0
"""How long a client on stdio waits for slow servers before it is shown those that are there."""

Told = Callable[[str, str | None, int], None]
"""Told of a server: its name, the reason it could not be reached (None: it is there), and how many tools it brings."""

Script = Callable[[], Coroutine[Any, Any, None]]
"""A caller that runs beside."""


class Serving:
    """One gateway over what was configured.

    Args:
        made: The application and its servers.
        config: Where to listen and who may ask.
        folder: What paths of the configuration are relative to.
        pins: File of accepted definitions; None keeps them in memory.
        told: Is told of each server as it connects.
    """

    def __init__(self, made: Configured, config: Config, folder: Path, pins: Path | None, told: Told) -> None:
        self._made = made
        self._config = config
        self._pins = pins
        self._told = told
        listen = config.listen
        usual = Origins()
        self.gateway = Gateway(
            made.app,
            identify=_identify(config, folder),
            origins=Origins(hosts=usual.hosts | set(listen.names), origins=frozenset(listen.origins)),
        )

    async def over_http(
        self, host: str, port: int, ready: Callable[[int], None], script: Script | None
    ) -> None:
        """Serve until a signal to end comes.

        Raises:
            OSError: the address is taken, or not ours.
        """
        end = asyncio.Event()
        with _ended_by_signals(end):
            found = await self.gateway.start(host, port)
            ready(found)
            beside = [
                asyncio.ensure_future(one) for one in (self._connected(), *([script()] if script else []))
            ]
            try:
                await _first(end, beside)
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, return_exceptions=True)
                await self.gateway.close(5.0)

    async def over_stdio(self, out: BinaryIO) -> None:
        """Serve the client that started this process, until it closes its end or a signal comes."""
        end = asyncio.Event()
        with _ended_by_signals(end):
            connecting = asyncio.ensure_future(self._connected())
            await asyncio.wait([connecting], timeout=_PATIENCE_S)
            serving = asyncio.ensure_future(serve_stdio(self.gateway.dispatch, out=out))
            serving.add_done_callback(lambda _: end.set())
            try:
                await end.wait()
                if serving.done():
                    serving.result()
            finally:
                for task in (connecting, serving):
                    task.cancel()
                await asyncio.gather(connecting, serving, return_exceptions=True)
                await self.gateway.close(5.0)

    # --- servers --------------------------------------------------------------------------------------------------

    async def _connected(self) -> None:
        """Connect to all servers at once; each is told of when it is there, or known not to be."""
        await asyncio.gather(*(self._one(spec) for spec in self._made.servers))

    async def _one(self, spec: Any) -> None:
        app = self._made.app
        reasons = await app.connect([spec], pins=self._pins, heard=self.gateway.hub.publish)
        reason = reasons.get(spec.name)
        server = app.connected.servers[spec.name] if app.connected else None
        self._told(spec.name, reason, len(server.offered) if server else 0)
        if reason is None:
            self.gateway.hub.publish("notifications/tools/list_changed", {})


def _identify(config: Config, folder: Path) -> Identify | None:
    if config.identity.mode == "local":
        return None
    keys = KeyFile(folder / Path(config.identity.keys).expanduser(), SystemClock())
    return Bearer(keys.principal)


async def _first(end: asyncio.Event, beside: Sequence[asyncio.Future[Any]]) -> None:
    """Wait for the end; what fails beside it before that is told at once."""
    waiting = asyncio.ensure_future(end.wait())
    pending: set[asyncio.Future[Any]] = {waiting, *beside}
    while waiting in pending:
        done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()


@contextlib.contextmanager
def _ended_by_signals(end: asyncio.Event) -> Iterator[None]:
    """SIGINT and SIGTERM set ``end``; a second one ends the process as usual."""
    if sys.platform == "win32":
        yield
        return
    loop = asyncio.get_running_loop()

    def ended(number: int) -> None:
        end.set()
        loop.remove_signal_handler(number)

    numbers = (signal.SIGINT, signal.SIGTERM)
    for number in numbers:
        loop.add_signal_handler(number, ended, number)
    try:
        yield
    finally:
        for number in numbers:
            loop.remove_signal_handler(number)
