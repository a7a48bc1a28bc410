"""``StdioPeer``: a server as a child process that reads and writes one message per line.

No shell, a minimal environment, a bounded tail of stderr. A child that has exited is restarted for the next request; one that
does not even answer a ping is killed. Requests in flight at that moment may have taken effect.
"""

import asyncio
import contextlib
import os
from collections import deque
from typing import Any, Final

import msgspec

from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import RpcMessage
from callwright.relay import ProtocolEra, Relay, RpcFaultError
from callwright.tools.mcp.exchange import (
    CLIENT_INFO,
    BackgroundTasks,
    MalformedMessageError,
    NotificationHandler,
    RawResult,
    RequestExchange,
    decode_result,
    encode_notification,
    encode_request,
    has_id,
    parse_params,
    parse_response_id,
    read_message,
)
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.request_target import HttpTransportError

_PROBE_TIMEOUT_S: Final = 5.0
_INITIALIZE_TIMEOUT_S: Final = 10.0
_STOP_TIMEOUT_S: Final = 2.0
_STDERR_DRAIN_S: Final = 0.5
_MAX_STDERR_LINES: Final = 200
_MAX_STDERR_CHARS: Final = 500
_MAX_RESTARTS: Final = 5
_RESTART_WINDOW_S: Final = 60.0
_NO_CALLER = Relay()
_decode_json = msgspec.json.Decoder().decode


async def _wait_for_result(
    task: "asyncio.Future[dict[str, Any] | None]", seconds: float
) -> dict[str, Any] | None:
    """Return the task's result without cancelling the task; None on a timeout."""
    await asyncio.wait([task], timeout=seconds)
    return task.result() if task.done() else None


class _ChildProcess:
    """One run of the process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.waiting: dict[int, tuple[asyncio.Future[RawResult], RequestExchange]] = {}
        self.ended = False

    @property
    def is_alive(self) -> bool:
        return not self.ended and self.process.returncode is None

    def write_line(self, data: bytes) -> None:
        """Write a line.

        Raises:
            HttpTransportError: its input is closed, so that nothing was sent.
        """
        assert self.process.stdin is not None
        if self.process.stdin.is_closing():
            raise HttpTransportError("reset", sent=False)
        self.process.stdin.write(data + b"\n")

    def fail_pending(self, fault: Exception) -> None:
        for future, _ in self.waiting.values():
            if not future.done():
                future.set_exception(fault)
        self.waiting.clear()


class StdioPeer:
    """A server as a child process.

    ``stderr`` is the tail of the process's error output, ``noise`` the first output line that was not a message, and
    ``ended_with`` the exit code of a process that exited before initialisation.
    """

    def __init__(self, spec: ServerSpec, notice: NotificationHandler) -> None:
        self.era: ProtocolEra = "modern"
        self.capabilities: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.instructions = ""
        self.stderr: deque[str] = deque(maxlen=_MAX_STDERR_LINES)
        self.starts = 0
        self.ended_with: int | None = None
        self.noise = ""
        self._spec = spec
        self._notice = notice
        self._number = 0
        self._child: _ChildProcess | None = None
        self._starting: asyncio.Task[_ChildProcess] | None = None
        self._recent: deque[float] = deque(maxlen=_MAX_RESTARTS)
        self._declared: dict[str, Any] = {}
        self._background = BackgroundTasks()

    async def open(self) -> None:
        """Start the process and negotiate its revision."""
        await self._ensure_running()

    def era_for(self, relay: Relay) -> ProtocolEra:  # noqa: ARG002 - a process has one revision for its lifetime
        """Return the process's revision."""
        return self.era

    async def close(self) -> None:
        """Close its input, and terminate it if it does not exit by itself; also if it is still being started."""
        starting, self._starting = self._starting, None
        if starting is not None and not starting.done():
            starting.cancel()
            await asyncio.wait([starting])  # it terminates its process itself
        self._background.cancel_all()
        child, self._child = self._child, None
        if child is not None:
            await _stop_process(child)

    # --- the process --------------------------------------------------------------------------------------------

    async def _ensure_running(self) -> _ChildProcess:
        if self._child is not None and self._child.is_alive:
            return self._child
        if self._starting is None:
            self._starting = asyncio.ensure_future(self._start_process())
        task = self._starting
        try:
            return await asyncio.shield(task)
        finally:
            if task.done():
                self._starting = None

    async def _start_process(self) -> _ChildProcess:
        now = asyncio.get_running_loop().time()
        if len(self._recent) == _MAX_RESTARTS and now - self._recent[0] < _RESTART_WINDOW_S:
            raise HttpTransportError("refused", sent=False)  # it crashes repeatedly: back off for a while
        self._recent.append(now)
        self.starts += 1
        try:
            process = await self._spawn_process()
        except (OSError, ValueError):
            raise HttpTransportError("refused", sent=False) from None
        child = _ChildProcess(process)
        self._background.start(self._read_output(child))
        reading = self._background.start(self._collect_stderr(process))
        try:
            await self._negotiate_era(child)
        except BaseException:
            by_itself = child.ended
            await _stop_process(child)
            await asyncio.wait([reading], timeout=_STDERR_DRAIN_S)
            self.ended_with = process.returncode if by_itself else None
            raise
        self._child = child
        return child

    async def _spawn_process(self) -> asyncio.subprocess.Process:
        """Start the program. If cancelled meanwhile it may be running already, and nothing else would terminate it."""
        spawning = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self._spec.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                cwd=self._spec.cwd,
                env=self._spec.build_environment(os.environ),
                limit=self._spec.max_output_bytes,
                start_new_session=True,
            )
        )
        try:
            return await asyncio.shield(spawning)
        except asyncio.CancelledError:
            with contextlib.suppress(OSError, ValueError):
                await _stop_process(_ChildProcess(await spawning))
            raise

    async def _negotiate_era(self, child: _ChildProcess) -> None:
        """Probe for the revision, and initialise the session of a legacy server.

        A slow server may answer the probe only after `initialize` has been sent as well. A modern one refuses that, and its
        answer to the probe counts.
        """
        probe = asyncio.ensure_future(self._discover(child)) if self.era == "modern" else None
        try:
            negotiated = (
                None
                if probe is None
                else await _wait_for_result(probe, min(_PROBE_TIMEOUT_S, self._spec.hung_s))
            )
            if negotiated is None:
                negotiated = await self._initialize(child, probe)
        finally:
            if probe is not None and not probe.cancel() and not probe.cancelled():
                probe.exception()  # retrieved: the other request reports the same
        self.capabilities = negotiated.get("capabilities") or {}
        self.info = (
            negotiated.get("serverInfo")
            or (negotiated.get("_meta") or {}).get(mcp_protocol.SERVER_META)
            or {}
        )
        self.instructions = str(negotiated.get("instructions") or "")

    async def _discover(self, child: _ChildProcess) -> dict[str, Any] | None:
        """Return the discovery result of a modern server; None from a legacy one."""
        try:
            discovered = decode_result(await self._send_request(child, "server/discover", {}, _NO_CALLER))
        except (RpcFaultError, MalformedMessageError):
            return None
        return (
            discovered if mcp_protocol.MODERN_VERSION in (discovered.get("supportedVersions") or ()) else None
        )

    async def _initialize(
        self, child: _ChildProcess, probe: "asyncio.Future[dict[str, Any] | None] | None"
    ) -> dict[str, Any]:
        """Initialise a legacy session, or take the late answer of a modern server that refuses to."""
        self.era = "legacy"
        params = {
            "protocolVersion": mcp_protocol.LEGACY_VERSIONS[0],
            "capabilities": self._declared,
            "clientInfo": CLIENT_INFO,
        }
        try:
            async with asyncio.timeout(_INITIALIZE_TIMEOUT_S):
                initialized = decode_result(await self._send_request(child, "initialize", params, _NO_CALLER))
        except RpcFaultError:
            late = None if probe is None else await _wait_for_result(probe, _INITIALIZE_TIMEOUT_S)
            if late is None:
                raise
            self.era = "modern"
            return late
        child.write_line(encode_notification("notifications/initialized"))
        return initialized

    # --- requests -----------------------------------------------------------------------------------------------

    async def request(
        self,
        method: str,
        params: dict[str, Any],
        relay: Relay,
        headers: dict[str, str],  # noqa: ARG002 - stdio has no headers
    ) -> RawResult:
        """Send one request and return its result's bytes."""
        try:
            child = await self._ensure_declared_capabilities(relay)
        except (HttpTransportError, RpcFaultError, MalformedMessageError, TimeoutError):
            raise HttpTransportError(
                "refused", sent=False
            ) from None  # the process could not be started: nothing was sent
        try:
            return await self._send_request(child, method, params, relay)
        except asyncio.CancelledError:
            self._background.start(self._kill_if_hung(child))
            raise

    async def _ensure_declared_capabilities(self, relay: Relay) -> _ChildProcess:
        """Return the process, reinitialised if this caller has capabilities that were not declared: a process has one session."""
        child = await self._ensure_running()
        if (
            self.era == "legacy"
            and not relay.capabilities.keys() <= self._declared.keys()
            and not child.waiting
        ):
            self._declared = {**self._declared, **relay.capabilities}
            self._child = None
            self._recent.clear()
            await _stop_process(child)
            child = await self._ensure_running()
        return child

    async def _send_request(
        self, child: _ChildProcess, method: str, params: dict[str, Any], relay: Relay
    ) -> RawResult:
        self._number += 1
        exchange = RequestExchange(self._number, relay, self._notice)
        future: asyncio.Future[RawResult] = asyncio.get_running_loop().create_future()
        child.waiting[exchange.number] = (future, exchange)
        try:
            request = encode_request(
                exchange.number, method, exchange.build_params(params, self.era, mcp_protocol.MODERN_VERSION)
            )
            relay.leaving()
            child.write_line(request)
            return await future
        except asyncio.CancelledError:
            if child.is_alive and method not in {"initialize", "server/discover"}:
                with contextlib.suppress(
                    HttpTransportError
                ):  # the process has exited: there is nothing left to cancel
                    child.write_line(
                        encode_notification("notifications/cancelled", {"requestId": exchange.number})
                    )
            raise
        finally:
            child.waiting.pop(exchange.number, None)

    async def _kill_if_hung(self, child: _ChildProcess) -> None:
        """Kill a process that, after an abandoned request, does not even answer a ping."""
        try:
            async with asyncio.timeout(self._spec.hung_s):
                await self._send_request(
                    child, "ping" if self.era == "legacy" else "server/discover", {}, _NO_CALLER
                )
        except TimeoutError:
            await _kill_process(child)
        except (RpcFaultError, MalformedMessageError, HttpTransportError):
            return

    # --- reading ------------------------------------------------------------------------------------------------

    async def _read_output(self, child: _ChildProcess) -> None:
        stream = child.process.stdout
        assert stream is not None
        try:
            while line := await stream.readline():
                try:
                    self._handle_line(child, line)
                except MalformedMessageError:
                    self._handle_unreadable_line(child, line)
        except ValueError:  # the line exceeds the limit of a result
            await _kill_process(child)
        finally:
            child.ended = True
            child.fail_pending(HttpTransportError("reset", sent=True))

    def _handle_unreadable_line(self, child: _ChildProcess, line: bytes) -> None:
        """Handle a line that is no message: an unreadable response ends its request; any other line is stray output."""
        number = parse_response_id(line)
        waiting = None if number is None else child.waiting.get(number)
        if waiting is None:
            self.noise = self.noise or line.decode("utf-8", "replace")[:_MAX_STDERR_CHARS].strip()
        elif not waiting[0].done():
            waiting[0].set_exception(MalformedMessageError())

    def _handle_line(self, child: _ChildProcess, line: bytes) -> None:
        message = read_message(line)
        if message.method is None:
            waiting = child.waiting.get(message.id) if isinstance(message.id, int) else None
            if waiting is not None and not waiting[0].done():
                _resolve_future(*waiting, message)
        elif has_id(message):
            self._background.start(self._answer_server_request(child, message))
        else:
            self._dispatch_notification(child, message)

    async def _answer_server_request(self, child: _ChildProcess, message: RpcMessage) -> None:
        """Answer a request of the server, which names no call: only possible if exactly one is open."""
        exchanges = [exchange for _, exchange in child.waiting.values()]
        alone = exchanges[0] if len(exchanges) == 1 else RequestExchange(0, _NO_CALLER, self._notice)
        child.write_line(await alone.answer_request(message))

    def _dispatch_notification(self, child: _ChildProcess, message: RpcMessage) -> None:
        params = parse_params(message)
        token = params.get("progressToken")
        waiting = child.waiting.get(token) if isinstance(token, int) else None
        if waiting is not None:
            waiting[1].handle_notification(message)
        elif message.method == "notifications/message":
            for _, exchange in list(child.waiting.values()):
                exchange.handle_notification(message)
        else:
            self._notice(message.method or "", params)

    async def _collect_stderr(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        while part := await process.stderr.read(65536):
            for line in part.decode("utf-8", "replace").splitlines():
                self.stderr.append(line[:_MAX_STDERR_CHARS])

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Begin to receive announcements; a legacy server sends its lists' changes unasked."""
        self._background.start(self._subscribe_to_changes(uris))

    async def _subscribe_to_changes(self, uris: tuple[str, ...]) -> None:
        wanted = {"toolsListChanged": True, "resourceSubscriptions": list(uris)}
        try:
            if self.era == "modern":
                await self.request("subscriptions/listen", {"notifications": wanted}, _NO_CALLER, {})
            else:
                for uri in uris:
                    await self.request("resources/subscribe", {"uri": uri}, _NO_CALLER, {})
        except (HttpTransportError, RpcFaultError, MalformedMessageError):
            return  # announcements are optional


def _resolve_future(
    future: "asyncio.Future[RawResult]", exchange: RequestExchange, message: RpcMessage
) -> None:
    try:
        future.set_result(exchange.read_result(message))
    except (RpcFaultError, MalformedMessageError) as fault:
        future.set_exception(fault)


async def _stop_process(child: _ChildProcess) -> None:
    """Close its input; then terminate it; then kill it.

    Also in a task being cancelled, where ``asyncio.timeout`` of early releases of Python 3.11 ends in a cancellation.
    """
    process = child.process
    if process.stdin is not None:
        process.stdin.close()
    gone = asyncio.ensure_future(process.wait())
    for end in (None, process.terminate, process.kill):
        if end is not None:
            with contextlib.suppress(ProcessLookupError):
                end()
        await asyncio.wait([gone], timeout=_STOP_TIMEOUT_S)
        if gone.done():
            return


async def _kill_process(child: _ChildProcess) -> None:
    with contextlib.suppress(ProcessLookupError):
        child.process.kill()
    await child.process.wait()
