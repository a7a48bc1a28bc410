"""``StdioPeer``: a server as a child process that reads and writes one message per line.

No shell, a minimal environment, a bounded tail of stderr. The owner of the peer is notified when the child exits, and opens it
again; one that does not even answer a ping is killed. Requests in flight at that moment may have taken effect.
"""

import asyncio
import contextlib
import os
from collections import deque
from pathlib import Path
from typing import Any, Final

import msgspec

from callwright.core.protocols import mcp_protocol
from callwright.relay import ProtocolEra, Relay, RpcFaultError
from callwright.tools.mcp.exchange import (
    CLIENT_INFO,
    LISTING_CAPABILITIES,
    BackgroundTasks,
    LossHandler,
    MalformedMessageError,
    NotificationHandler,
    RawResult,
    RequestExchange,
    decode_result,
    encode_notification,
    encode_request,
    ignore_loss,
    parse_id_at_ends,
)
from callwright.tools.mcp.pending_requests import PendingRequests
from callwright.tools.mcp.server_process import ServerProcess, start_process
from callwright.tools.mcp.server_spec import ServerSpec, SpokenEras
from callwright.wire.request_target import HttpTransportError

_SILENT_PROBE_S: Final = 10.0
"""Seconds after which `initialize` is sent too, because some legacy servers never answer what they do not know."""
_READ_OUT_S: Final = 2.0
_STDERR_DRAIN_S: Final = 0.5
_OUTPUT_DRAIN_S: Final = 0.5
"""Seconds in which what an exited process has written is read, before its output is closed."""
_MAX_STDERR_LINES: Final = 200
_MAX_STDERR_CHARS: Final = 500
_KEPT_BYTES: Final = 256
"""What is kept of the beginning, and of the end, of a line that is too long: the id of a response is there."""
_MAX_DROPPED_LIMITS: Final = 16
_PROCESSES: Final = Path("/proc")
_NO_CALLER = Relay()
_decode_json = msgspec.json.Decoder().decode


class _LineTooLongError(Exception):
    """The process wrote a line longer than a result may be, and it cannot be told which call it answers, or it does not end."""


class _ChildProcess:
    """One run of the process, and the requests that it has not answered yet; ``calls`` are the numbers of those that call a tool."""

    def __init__(
        self, process: ServerProcess, background: BackgroundTasks, notice: NotificationHandler
    ) -> None:
        self.process = process
        self.pending = PendingRequests(self._send_line, background, notice)
        self.calls: set[int] = set()
        self.ended = False

    @property
    def is_alive(self) -> bool:
        return not self.ended and self.process.returncode is None

    @property
    def has_open_input(self) -> bool:
        return not self.process.stdin.is_closing()

    def require_open_input(self) -> asyncio.StreamWriter:
        """Return its input.

        Raises:
            HttpTransportError: it is closed, so that nothing was sent.
        """
        if self.ended or not self.has_open_input:
            raise HttpTransportError("reset", sent=False)
        return self.process.stdin

    def write_line(self, data: bytes) -> None:
        """Write a line; raises as ``require_open_input``."""
        self.require_open_input().write(data + b"\n")

    async def _send_line(self, data: bytes) -> None:
        self.write_line(data)


class StdioPeer:
    """A server as a child process.

    ``stderr`` is the tail of the error output of the last process that wrote any, ``noise`` the first output line that was not a message, and
    ``ended_with`` the exit code of the last process that exited by itself. ``has_overflowed`` says whether the last one was killed for a line
    longer than a result may be. ``eras`` replaces the one of the spec.
    """

    def __init__(self, spec: ServerSpec, notice: NotificationHandler, eras: SpokenEras | None = None) -> None:
        self.era: ProtocolEra = "modern"
        self.lost: LossHandler = ignore_loss
        self.capabilities: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.instructions = ""
        self.stderr: deque[str] = deque(maxlen=_MAX_STDERR_LINES)
        self.starts = 0
        self.ended_with: int | None = None
        self.has_overflowed = False
        self.noise = ""
        self._spec = spec
        self._notice = notice
        self._number = 0
        self._child: _ChildProcess | None = None
        self._last: _ChildProcess | None = None
        self._starting: asyncio.Task[_ChildProcess] | None = None
        self._eras = spec.eras if eras is None else eras
        self._skips_probe = self._eras == "legacy"
        self._stderr_bytes = 0
        self._work = 0
        self._spawned: ServerProcess | None = None
        self._background = BackgroundTasks()

    async def open(self) -> None:
        """Start the process unless it runs, and negotiate its revision; as long as that takes."""
        await self._ensure_running()

    def is_working(self) -> bool:
        """Return whether a process that is being started has done anything since the last time this was asked.

        It writes to stderr or uses processor time, itself or a child of it: a download, for example.
        """
        process = self._spawned
        if process is None or process.returncode is not None:
            return False
        before, self._work = self._work, self._stderr_bytes + _measure_processor_time(process.pid)
        return self._work > before

    def era_for(self, relay: Relay) -> ProtocolEra:  # noqa: ARG002 - a process has one revision for its lifetime
        """Return the process's revision."""
        return self.era

    async def close(self) -> None:
        """Close its input, and terminate it if it does not exit by itself; also if it is still being started."""
        await self.abandon()
        self._background.cancel_all()
        self._child = None
        if self._last is not None:
            await self._last.process.stop()

    async def abandon(self) -> None:
        """Stop a process that is still being started."""
        starting, self._starting = self._starting, None
        if starting is not None and not starting.done():
            starting.cancel()
            await asyncio.wait([starting])  # it terminates its process itself

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
        try:
            return await self._start_once()
        except HttpTransportError:
            if self.ended_with is None or self._skips_probe or self._eras == "modern":
                raise
        # Some legacy servers exit when anything but `initialize` comes first.
        self._skips_probe = True
        try:
            return await self._start_once()
        except BaseException:
            self._skips_probe = False
            raise

    async def _start_once(self) -> _ChildProcess:
        self.starts += 1
        self.ended_with, self.has_overflowed = None, False
        self._work = self._stderr_bytes = 0
        try:
            process = self._spawned = await self._spawn_process()
        except (OSError, ValueError):
            raise HttpTransportError("refused", sent=False) from None
        child = _ChildProcess(process, self._background, self._notice)
        reading = self._background.start(self._collect_stderr(process))
        self._background.start(
            self._close_after_end(child, self._background.start(self._read_output(child, reading)))
        )
        try:
            await self._negotiate_era(child)
        except BaseException:
            # One that has closed its input may be noticed before the end of its output is.
            by_itself = child.ended or not child.has_open_input
            await process.stop()
            await asyncio.wait([reading], timeout=_STDERR_DRAIN_S)
            self.ended_with = process.returncode if by_itself else None
            raise
        self._child = self._last = child
        return child

    async def _spawn_process(self) -> ServerProcess:
        """Start the program. If cancelled meanwhile it may be running already, and nothing else would terminate it."""
        spawning = asyncio.ensure_future(
            start_process(
                self._spec.command,
                folder=self._spec.cwd,
                environment=self._spec.build_environment(os.environ),
                limit=self._spec.max_output_bytes,
            )
        )
        try:
            return await asyncio.shield(spawning)
        except asyncio.CancelledError:
            with contextlib.suppress(OSError, ValueError):
                await (await spawning).stop()
            raise

    async def _negotiate_era(self, child: _ChildProcess) -> None:
        """Probe for the revision, and initialise the session of a legacy server.

        The probe's own answer decides. Only if there is none for long is `initialize` sent as well, and the first of both
        that is accepted counts: a slow modern server refuses `initialize`, and its answer to the probe is still awaited.
        """
        work: list[asyncio.Future[dict[str, Any] | None]] = []
        try:
            negotiated = None if self._skips_probe else await self._probe_first(child, work)
            if negotiated is None:
                if self._eras == "modern":
                    raise RpcFaultError(mcp_protocol.UNSUPPORTED_VERSION, "It does not speak 2026-07-28.")
                work.append(asyncio.ensure_future(self._initialize(child)))
                negotiated = await _take_first_answer(work)
            self.era = "modern" if _supports_modern(negotiated) else "legacy"
        finally:
            for task in work:
                if not task.cancel() and not task.cancelled():
                    task.exception()  # retrieved: another request has answered, or reports the same
        if self.era == "legacy":
            child.write_line(encode_notification("notifications/initialized"))
        self.capabilities = negotiated.get("capabilities") or {}
        self.info = (
            negotiated.get("serverInfo")
            or (negotiated.get("_meta") or {}).get(mcp_protocol.SERVER_META)
            or {}
        )
        self.instructions = str(negotiated.get("instructions") or "")

    async def _probe_first(
        self, child: _ChildProcess, work: "list[asyncio.Future[dict[str, Any] | None]]"
    ) -> dict[str, Any] | None:
        """Return the answer of a modern server; None from a legacy one, and for now from a silent one, with the probe in ``work``."""
        probe: asyncio.Future[dict[str, Any] | None] = asyncio.ensure_future(self._discover(child))
        work.append(probe)
        silent_s = None if self._eras == "modern" else min(_SILENT_PROBE_S, self._spec.hung_s)
        await asyncio.wait([probe], timeout=silent_s)
        if not probe.done():
            return None
        work.remove(probe)
        return probe.result()

    async def _discover(self, child: _ChildProcess) -> dict[str, Any] | None:
        """Return the discovery result of a modern server; None from a legacy one."""
        try:
            request = self._send_request(child, "server/discover", {}, _NO_CALLER, era="modern")
            discovered = decode_result(await request)
        except (RpcFaultError, MalformedMessageError):
            return None
        return discovered if _supports_modern(discovered) else None

    async def _initialize(self, child: _ChildProcess) -> dict[str, Any] | None:
        """Return the result of initialising a legacy session."""
        params = {
            "protocolVersion": mcp_protocol.LEGACY_VERSIONS[0],
            "capabilities": LISTING_CAPABILITIES,
            "clientInfo": CLIENT_INFO,
        }
        return decode_result(await self._send_request(child, "initialize", params, _NO_CALLER, era="legacy"))

    # --- requests -----------------------------------------------------------------------------------------------

    async def request(
        self,
        method: str,
        params: dict[str, Any],
        relay: Relay,
        headers: dict[str, str],  # noqa: ARG002 - stdio has no headers
    ) -> RawResult:
        """Send one request and return its result's bytes."""
        child = self._child
        if child is None or not child.is_alive:
            raise HttpTransportError("refused", sent=False)
        try:
            return await self._send_request(child, method, params, relay)
        except asyncio.CancelledError:
            self._background.start(self._kill_if_hung(child))
            raise

    async def _send_request(
        self,
        child: _ChildProcess,
        method: str,
        params: dict[str, Any],
        relay: Relay,
        era: ProtocolEra | None = None,
    ) -> RawResult:
        child.require_open_input()
        self._number += 1
        exchange = RequestExchange(self._number, relay, self._notice)
        answer = child.pending.add(exchange)
        if method == "tools/call":
            child.calls.add(exchange.number)
        try:
            params = exchange.build_params(params, era or self.era, mcp_protocol.MODERN_VERSION)
            request = encode_request(exchange.number, method, params)
            relay.leaving()
            child.write_line(request)
            return await answer
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
            child.pending.remove(exchange)
            child.calls.discard(exchange.number)

    async def _kill_if_hung(self, child: _ChildProcess) -> None:
        """Kill a process that, after an abandoned request, does not even answer a ping."""
        try:
            async with asyncio.timeout(self._spec.hung_s):
                await self._send_request(
                    child, "ping" if self.era == "legacy" else "server/discover", {}, _NO_CALLER
                )
        except TimeoutError:
            await child.process.kill()
        except (RpcFaultError, MalformedMessageError, HttpTransportError):
            return

    # --- reading ------------------------------------------------------------------------------------------------

    async def _read_output(self, child: _ChildProcess, stderr: "asyncio.Task[Any]") -> None:
        stream = child.process.stdout
        try:
            while line := await self._read_line(child, stream):
                if not child.pending.handle_data(line):
                    self.noise = self.noise or line.decode("utf-8", "replace")[:_MAX_STDERR_CHARS].strip()
        except _LineTooLongError:
            self.has_overflowed = True
            await asyncio.gather(child.process.kill(), _read_out(stream))
        finally:
            child.ended = True
            child.pending.fail_all(HttpTransportError("reset", sent=True))
        if self._child is child:
            self._child = None
            self._background.start(self._report_end(child, stderr))

    async def _close_after_end(self, child: _ChildProcess, reading: "asyncio.Task[Any]") -> None:
        """End the reading of a process that has ended while its output is open: a program that it had started may hold it."""
        await child.process.wait_for_end()
        await asyncio.wait([reading], timeout=_OUTPUT_DRAIN_S)
        if not reading.done():
            await child.process.finish()

    async def _read_line(self, child: _ChildProcess, stream: asyncio.StreamReader) -> bytes:
        """Return the next line, b"" at the end of the output. Of a line that is longer than a result may be, only its call is ended.

        Raises:
            _LineTooLongError: it does not end, or answers no call.
        """
        while True:
            try:
                return await stream.readuntil()
            except asyncio.IncompleteReadError as end:
                return end.partial
            except asyncio.LimitOverrunError:
                number = await _drop_line(stream, self._spec.max_output_bytes)
            too_large = HttpTransportError("too_large", sent=True)
            if number not in child.calls or not child.pending.fail_unreadable(number, too_large):
                raise _LineTooLongError

    async def _report_end(self, child: _ChildProcess, stderr: "asyncio.Task[Any]") -> None:
        """Report that a running process has exited, with its exit code and last words; one that only closed its output is stopped."""
        await child.process.stop()
        await asyncio.wait([stderr], timeout=_STDERR_DRAIN_S)
        self.ended_with = child.process.returncode
        self.lost("exited")

    async def _collect_stderr(self, process: ServerProcess) -> None:
        is_first = True
        while part := await process.stderr.read(65536):
            self._stderr_bytes += len(part)
            if is_first:  # until a process speaks, what the one before it said is what its operator needs
                self.stderr.clear()
                is_first = False
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


def _supports_modern(negotiated: dict[str, Any]) -> bool:
    return mcp_protocol.MODERN_VERSION in (negotiated.get("supportedVersions") or ())


async def _take_first_answer(work: "list[asyncio.Future[dict[str, Any] | None]]") -> dict[str, Any]:
    """Return the first result of several requests; if none has one, raise the last request's fault."""
    fault: BaseException = MalformedMessageError()
    pending: set[asyncio.Future[dict[str, Any] | None]] = set(work)
    while pending:
        done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
        for task in sorted(done, key=work.index):
            if task.exception() is not None:
                fault = task.exception() or fault
            elif (result := task.result()) is not None:
                return result
    raise fault


def _measure_processor_time(group: int) -> int:
    """Return the processor time of a process group in clock ticks; 0 where the system does not tell."""
    ticks = 0
    for stat in _PROCESSES.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError, IndexError):  # it has exited meanwhile
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks


async def _drop_line(stream: asyncio.StreamReader, limit: int) -> int | None:
    """Read to the end of a line of which more than ``limit`` bytes have come, keeping little of it; return the id of its response.

    Raises:
        _LineTooLongError: the line continues, for ``_MAX_DROPPED_LIMITS`` times the limit.
    """
    head = tail = await stream.read(min(limit, _KEPT_BYTES))
    dropped = 0
    while dropped <= _MAX_DROPPED_LIMITS * limit:
        try:
            part = await stream.readuntil()
        except asyncio.IncompleteReadError as end:
            part = end.partial + b"\n"
        except asyncio.LimitOverrunError as overrun:
            part = await stream.readexactly(overrun.consumed)
        dropped += len(part)
        tail = (tail + part)[-_KEPT_BYTES:]
        if part.endswith(b"\n"):
            return parse_id_at_ends(head, tail)
    raise _LineTooLongError


async def _read_out(stream: asyncio.StreamReader) -> None:
    """Drop what a killed process has written: it counts as ended once its pipe is closed, which another program may still hold open."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_READ_OUT_S):
            while await stream.read(65536):
                pass
