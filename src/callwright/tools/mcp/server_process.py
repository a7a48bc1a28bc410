"""``ServerProcess``: one run of a program, in its own process group: its pipes, its end, and its child processes.

May not know: the messages on the pipes.

A program may start others (``npx``, ``uvx``, a shell, a browser) that inherit its pipes. When it has exited, one that is left holds
the output open, and reading never ends. So the end of the program counts, and the group is ended with it.
"""

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from typing import Final

_STOP_TIMEOUT_S: Final = 2.0
_HAS_GROUPS: Final = hasattr(os, "killpg")


class _Pipes(asyncio.subprocess.SubprocessStreamProtocol):
    """The streams of a process, and when it has exited, or has closed its input or its output."""

    def __init__(self, limit: int, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(limit, loop)
        self.exited, self.ended = asyncio.Event(), asyncio.Event()
        self.input_closed, self.output_closed = asyncio.Event(), asyncio.Event()

    def process_exited(self) -> None:
        super().process_exited()
        self.exited.set()
        self.ended.set()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        super().pipe_connection_lost(fd, exc)
        if fd == 0:
            self.input_closed.set()
            self.ended.set()
        elif fd == 1:
            self.output_closed.set()


class ServerProcess:
    """A process that was started by ``start_process``; ``stdin``, ``stdout`` and ``stderr`` are its streams."""

    def __init__(self, transport: asyncio.SubprocessTransport, pipes: _Pipes) -> None:
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        assert pipes.stderr is not None
        self.stdin, self.stdout, self.stderr = pipes.stdin, pipes.stdout, pipes.stderr
        self.pid = transport.get_pid()
        self._transport = transport
        self._pipes = pipes
        self._has_been_stopped = False

    @property
    def returncode(self) -> int | None:
        """Its exit code; None while it runs."""
        return self._transport.get_returncode()

    async def wait_for_end(self) -> None:
        """Wait until it has exited, even if other processes still hold its pipes, or reads nothing more."""
        await self._pipes.ended.wait()

    async def stop(self) -> None:
        """Close its input; then terminate it and what it has started; then kill them. Its pipes are closed afterwards.

        Also in a task being cancelled, where ``asyncio.timeout`` of early releases of Python 3.11 ends in a cancellation.
        """
        steps = (
            (signal.SIGTERM, _KILL) if self._pipes.input_closed.is_set() else (None, signal.SIGTERM, _KILL)
        )
        self.stdin.close()
        gone = asyncio.ensure_future(self._wait_until_gone())
        for end in steps:
            if end is not None:
                self._signal(end)
            await asyncio.wait([gone], timeout=_STOP_TIMEOUT_S)
            if gone.done():
                break
        gone.cancel()
        self._transport.close()
        self._has_been_stopped = True

    async def finish(self) -> None:
        """End one that has ended by itself, and what it has left behind: readers of its pipes find the end."""
        if not self._pipes.exited.is_set():
            await self.stop()
            return
        self._signal(signal.SIGTERM)
        self._transport.close()

    async def kill(self) -> None:
        """Kill it and what it has started."""
        self._signal(_KILL)
        await self._pipes.exited.wait()

    async def _wait_until_gone(self) -> None:
        await self._pipes.exited.wait()
        await self._pipes.output_closed.wait()

    def _signal(self, number: int) -> None:
        """Send a signal to its group. The group keeps its number while anybody is left in it, also after the program itself has exited.

        Once it has been stopped the number may become that of an unrelated group, to which nothing is sent.
        """
        if self._has_been_stopped:
            return
        try:
            if _HAS_GROUPS:
                os.killpg(self.pid, number)
            elif self.returncode is None:
                self._transport.send_signal(number)
        except (ProcessLookupError, PermissionError):
            return  # nobody is left, or only what has changed its user


_KILL: Final = signal.SIGKILL if _HAS_GROUPS else signal.SIGTERM


async def start_process(
    command: Sequence[str], *, folder: str | None, environment: Mapping[str, str], limit: int
) -> ServerProcess:
    """Start a program; ``limit`` bounds a line of its output in bytes.

    Raises:
        OSError: it cannot be started.
        ValueError: its command or environment can be no program's.
    """
    loop = asyncio.get_running_loop()
    transport, pipes = await loop.subprocess_exec(
        lambda: _Pipes(limit, loop),
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=folder,
        env=environment,
        start_new_session=True,
    )
    return ServerProcess(transport, pipes)
