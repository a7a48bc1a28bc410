"""``StdioPeer``: a server as a child process that reads and writes one message on each line.

No shell, an environment of few names, stderr kept in a bounded tail. A child that has died is started again for the next
request; one that answers nothing, not even a ping, is killed. What was in flight when it went may have happened.
"""

import asyncio
import contextlib
import os
from collections import deque
from typing import Any, Final

import msgspec

from callwright.core import mcp
from callwright.core.mcp import Message
from callwright.relay import Era, Relay, RpcFault
from callwright.tools.mcp.exchange import (
    OURSELVES,
    Background,
    Exchange,
    Malformed,
    Notice,
    Result,
    has_id,
    notification_bytes,
    object_of,
    params_of,
    read_message,
    request_bytes,
    response_id,
)
from callwright.tools.mcp.spec import ServerSpec
from callwright.tools.wire.target import HttpFault

_PROBE_S: Final = 5.0
_HUNG_S: Final = 10.0
_STOP_S: Final = 2.0
_LAST_WORDS_S: Final = 0.5
_STDERR_LINES: Final = 200
_STDERR_WIDTH: Final = 500
_RESTARTS: Final = 5
_RESTART_WINDOW_S: Final = 60.0
_NOBODY = Relay()
_decode = msgspec.json.Decoder().decode


async def _finished_within(
    task: "asyncio.Future[dict[str, Any] | None]", seconds: float
) -> dict[str, Any] | None:
    """The result of the task, which goes on in any case; None where it takes longer."""
    await asyncio.wait([task], timeout=seconds)
    return task.result() if task.done() else None


class _Child:
    """One run of the process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.waiting: dict[int, tuple[asyncio.Future[Result], Exchange]] = {}
        self.ended = False

    @property
    def alive(self) -> bool:
        return not self.ended and self.process.returncode is None

    def write(self, data: bytes) -> None:
        """Send a line.

        Raises:
            HttpFault: its input is closed already, so that nothing was sent.
        """
        assert self.process.stdin is not None
        if self.process.stdin.is_closing():
            raise HttpFault("reset", sent=False)
        self.process.stdin.write(data + b"\n")

    def fail(self, fault: Exception) -> None:
        for future, _ in self.waiting.values():
            if not future.done():
                future.set_exception(fault)
        self.waiting.clear()


class StdioPeer:
    """See the head of this file.

    ``stderr`` is the tail of what the process wrote there, ``noise`` the first line of its output that was no message, and
    ``ended_with`` the exit code of one that ended by itself before it could be greeted.
    """

    def __init__(self, spec: ServerSpec, notice: Notice) -> None:
        self.era: Era = "modern"
        self.capabilities: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.instructions = ""
        self.stderr: deque[str] = deque(maxlen=_STDERR_LINES)
        self.starts = 0
        self.ended_with: int | None = None
        self.noise = ""
        self._spec = spec
        self._notice = notice
        self._number = 0
        self._child: _Child | None = None
        self._starting: asyncio.Task[_Child] | None = None
        self._recent: deque[float] = deque(maxlen=_RESTARTS)
        self._declared: dict[str, Any] = {}
        self._background = Background()

    async def open(self) -> None:
        """Start the process and find out which era it is of."""
        await self._running()

    def era_for(self, relay: Relay) -> Era:  # noqa: ARG002 - a process has one era from its first message on
        """The process's era."""
        return self.era

    async def close(self) -> None:
        """Close its input, and end it if it does not end by itself; also one that is only being started."""
        starting, self._starting = self._starting, None
        if starting is not None and not starting.done():
            starting.cancel()
            await asyncio.wait([starting])  # it ends its process itself
        self._background.cancel()
        child, self._child = self._child, None
        if child is not None:
            await _stop(child)

    # --- the process --------------------------------------------------------------------------------------------

    async def _running(self) -> _Child:
        if self._child is not None and self._child.alive:
            return self._child
        if self._starting is None:
            self._starting = asyncio.ensure_future(self._start())
        task = self._starting
        try:
            return await asyncio.shield(task)
        finally:
            if task.done():
                self._starting = None

    async def _start(self) -> _Child:
        now = asyncio.get_running_loop().time()
        if len(self._recent) == _RESTARTS and now - self._recent[0] < _RESTART_WINDOW_S:
            raise HttpFault("refused", sent=False)  # it dies again and again: leave it alone for a while
        self._recent.append(now)
        self.starts += 1
        try:
            process = await self._spawn()
        except (OSError, ValueError):
            raise HttpFault("refused", sent=False) from None
        child = _Child(process)
        self._background.start(self._read(child))
        reading = self._background.start(self._keep_stderr(process))
        try:
            await self._greet(child)
        except BaseException:
            by_itself = child.ended
            await _stop(child)
            await asyncio.wait([reading], timeout=_LAST_WORDS_S)
            self.ended_with = process.returncode if by_itself else None
            raise
        self._child = child
        return child

    async def _spawn(self) -> asyncio.subprocess.Process:
        """Start the program. One that is cancelled meanwhile may be running already, and nobody else could end it."""
        spawning = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self._spec.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                cwd=self._spec.cwd,
                env=self._spec.environment(os.environ),
                limit=self._spec.max_output_bytes,
                start_new_session=True,
            )
        )
        try:
            return await asyncio.shield(spawning)
        except asyncio.CancelledError:
            with contextlib.suppress(OSError, ValueError):
                await _stop(_Child(await spawning))
            raise

    async def _greet(self, child: _Child) -> None:
        """Probe for the era, and open the session of a legacy server.

        A server that is slow to start may answer the probe only after `initialize` has been sent to it as well. One of the
        modern era refuses that, and its answer to the probe counts.
        """
        probe = asyncio.ensure_future(self._discover(child)) if self.era == "modern" else None
        try:
            found = None if probe is None else await _finished_within(probe, min(_PROBE_S, self._spec.hung_s))
            if found is None:
                found = await self._initialize(child, probe)
        finally:
            if probe is not None and not probe.cancel() and not probe.cancelled():
                probe.exception()  # looked at: what it says is known from the other request
        self.capabilities = found.get("capabilities") or {}
        self.info = found.get("serverInfo") or (found.get("_meta") or {}).get(mcp.SERVER) or {}
        self.instructions = str(found.get("instructions") or "")

    async def _discover(self, child: _Child) -> dict[str, Any] | None:
        """What a modern server says of itself; None from a legacy one."""
        try:
            found = object_of(await self._ask(child, "server/discover", {}, _NOBODY))
        except (RpcFault, Malformed):
            return None
        return found if mcp.MODERN in (found.get("supportedVersions") or ()) else None

    async def _initialize(
        self, child: _Child, probe: "asyncio.Future[dict[str, Any] | None] | None"
    ) -> dict[str, Any]:
        """Open a session of the legacy era, or take the late answer of a modern server that refuses to open one."""
        self.era = "legacy"
        params = {"protocolVersion": mcp.LEGACY[0], "capabilities": self._declared, "clientInfo": OURSELVES}
        try:
            async with asyncio.timeout(_HUNG_S):
                found = object_of(await self._ask(child, "initialize", params, _NOBODY))
        except RpcFault:
            late = None if probe is None else await _finished_within(probe, _HUNG_S)
            if late is None:
                raise
            self.era = "modern"
            return late
        child.write(notification_bytes("notifications/initialized"))
        return found

    # --- requests -----------------------------------------------------------------------------------------------

    async def request(
        self,
        method: str,
        params: dict[str, Any],
        relay: Relay,
        headers: dict[str, str],  # noqa: ARG002 - lines have no headers
    ) -> Result:
        """Send one request and give its result's bytes."""
        try:
            child = await self._as_declared(relay)
        except (HttpFault, RpcFault, Malformed, TimeoutError):
            raise HttpFault(
                "refused", sent=False
            ) from None  # the process could not be opened: nothing was sent
        try:
            return await self._ask(child, method, params, relay)
        except asyncio.CancelledError:
            self._background.start(self._still_there(child))
            raise

    async def _as_declared(self, relay: Relay) -> _Child:
        """A legacy process has one session, so it is opened again when a caller can do more than was declared."""
        child = await self._running()
        if (
            self.era == "legacy"
            and not relay.capabilities.keys() <= self._declared.keys()
            and not child.waiting
        ):
            self._declared = {**self._declared, **relay.capabilities}
            self._child = None
            self._recent.clear()
            await _stop(child)
            child = await self._running()
        return child

    async def _ask(self, child: _Child, method: str, params: dict[str, Any], relay: Relay) -> Result:
        self._number += 1
        exchange = Exchange(self._number, relay, self._notice)
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        child.waiting[exchange.number] = (future, exchange)
        try:
            request = request_bytes(exchange.number, method, exchange.params(params, self.era, mcp.MODERN))
            relay.leaving()
            child.write(request)
            return await future
        except asyncio.CancelledError:
            if child.alive and method not in {"initialize", "server/discover"}:
                with contextlib.suppress(HttpFault):  # it has gone meanwhile: there is nothing left to cancel
                    child.write(notification_bytes("notifications/cancelled", {"requestId": exchange.number}))
            raise
        finally:
            child.waiting.pop(exchange.number, None)

    async def _still_there(self, child: _Child) -> None:
        """After a request that was given up: a process that does not even answer this hangs, and is killed."""
        try:
            async with asyncio.timeout(self._spec.hung_s):
                await self._ask(child, "ping" if self.era == "legacy" else "server/discover", {}, _NOBODY)
        except TimeoutError:
            await _kill(child)
        except (RpcFault, Malformed, HttpFault):
            return

    # --- reading ------------------------------------------------------------------------------------------------

    async def _read(self, child: _Child) -> None:
        stream = child.process.stdout
        assert stream is not None
        try:
            while line := await stream.readline():
                try:
                    self._line(child, line)
                except Malformed:
                    self._unreadable(child, line)
        except ValueError:  # a line longer than a result may be
            await _kill(child)
        finally:
            child.ended = True
            child.fail(HttpFault("reset", sent=True))

    def _unreadable(self, child: _Child, line: bytes) -> None:
        """A response that cannot be read is an answer all the same; any other line that is no message is somebody's print."""
        number = response_id(line)
        waiting = None if number is None else child.waiting.get(number)
        if waiting is None:
            self.noise = self.noise or line.decode("utf-8", "replace")[:_STDERR_WIDTH].strip()
        elif not waiting[0].done():
            waiting[0].set_exception(Malformed())

    def _line(self, child: _Child, line: bytes) -> None:
        message = read_message(line)
        if message.method is None:
            waiting = child.waiting.get(message.id) if isinstance(message.id, int) else None
            if waiting is not None and not waiting[0].done():
                _fulfil(*waiting, message)
        elif has_id(message):
            self._background.start(self._answer(child, message))
        else:
            self._told(child, message)

    async def _answer(self, child: _Child, message: Message) -> None:
        """A request of the server's: it says not for which call, so it can only be answered where that is clear."""
        exchanges = [exchange for _, exchange in child.waiting.values()]
        alone = exchanges[0] if len(exchanges) == 1 else Exchange(0, _NOBODY, self._notice)
        child.write(await alone.asked(message))

    def _told(self, child: _Child, message: Message) -> None:
        params = params_of(message)
        token = params.get("progressToken")
        waiting = child.waiting.get(token) if isinstance(token, int) else None
        if waiting is not None:
            waiting[1].told(message)
        elif message.method == "notifications/message":
            for _, exchange in list(child.waiting.values()):
                exchange.told(message)
        else:
            self._notice(message.method or "", params)

    async def _keep_stderr(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        while part := await process.stderr.read(65536):
            for line in part.decode("utf-8", "replace").splitlines():
                self.stderr.append(line[:_STDERR_WIDTH])

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Hear what the server announces; its lists' changes come by themselves where it is legacy."""
        self._background.start(self._subscribed(uris))

    async def _subscribed(self, uris: tuple[str, ...]) -> None:
        wanted = {"toolsListChanged": True, "resourceSubscriptions": list(uris)}
        try:
            if self.era == "modern":
                await self.request("subscriptions/listen", {"notifications": wanted}, _NOBODY, {})
            else:
                for uri in uris:
                    await self.request("resources/subscribe", {"uri": uri}, _NOBODY, {})
        except (HttpFault, RpcFault, Malformed):
            return  # news only


def _fulfil(future: "asyncio.Future[Result]", exchange: Exchange, message: Message) -> None:
    try:
        future.set_result(exchange.result(message))
    except (RpcFault, Malformed) as fault:
        future.set_exception(fault)


async def _stop(child: _Child) -> None:
    """Close its input; then ask it to end; then end it.

    Also in a task that is being cancelled, where ``asyncio.timeout`` of early releases of Python 3.11 ends in a cancellation.
    """
    process = child.process
    if process.stdin is not None:
        process.stdin.close()
    gone = asyncio.ensure_future(process.wait())
    for end in (None, process.terminate, process.kill):
        if end is not None:
            with contextlib.suppress(ProcessLookupError):
                end()
        await asyncio.wait([gone], timeout=_STOP_S)
        if gone.done():
            return


async def _kill(child: _Child) -> None:
    with contextlib.suppress(ProcessLookupError):
        child.process.kill()
    await child.process.wait()
