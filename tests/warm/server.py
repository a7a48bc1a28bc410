"""Imports the package once and forks a child for every order that comes through the door (``front.py``).

Arguments: the path of the socket, and the process with which the server ends. One thread and no event loop: a child begins with nothing
but imported modules.
"""

import atexit
import contextlib
import gc
import io
import os
import pkgutil
import runpy
import select
import shutil
import signal
import socket
import sys
import threading
import time
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

BASE_PATH = sys.path[1:]
HEAVY = ("callwright.pydantic_ai", "callwright.langchain", "callwright.__main__")


class Order:
    """What a child is to run: streams, folder, words of the command line after ``python``, environment."""

    def __init__(self, streams: list[int], text: bytes) -> None:
        folder, count, *rest = text.split(b"\0")
        self.streams = streams
        self.folder = folder
        self.words = [os.fsdecode(word) for word in rest[: int(count)]]
        self.environment = dict(one.split(b"=", 1) for one in rest[int(count) :])


def import_everything() -> None:
    """Import every module of the package whose own requirements are installed."""
    import callwright

    for found in pkgutil.walk_packages(callwright.__path__, "callwright.", onerror=lambda _: None):
        if not found.name.startswith(HEAVY):
            with contextlib.suppress(ImportError):
                import_module(found.name)


def receive_order(front: socket.socket) -> Order:
    head, streams, _, _ = socket.recv_fds(front, 8, 3)
    try:
        head = receive_until(front, head, 8)
        return Order(streams, receive_until(front, b"", int.from_bytes(head, "little")))
    except (EOFError, OSError):
        for number in streams:
            os.close(number)
        raise


def receive_until(front: socket.socket, received: bytes, size: int) -> bytes:
    """Return what was received, once it is so many bytes.

    Raises:
        EOFError: The front ended before.
    """
    while len(received) < size:
        part = front.recv(min(size - len(received), 1 << 20))
        if not part:
            raise EOFError
        received += part
    return received


def send_number(front: socket.socket, number: int) -> None:
    with contextlib.suppress(OSError):  # the front has been killed: nobody waits for the number
        front.sendall(number.to_bytes(8, "little", signed=True))


class Server:
    """The door, and the fronts of the children that run, by the children's process numbers."""

    def __init__(self, door: Path, owner: int) -> None:
        self._door = door
        self._fronts: dict[int, socket.socket] = {}
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(f"{door}.new")
        self._listening.listen(64)
        self._waking, self._woken = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
        signal.set_wakeup_fd(self._woken, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        self._owner = os.pidfd_open(owner)
        Path(f"{door}.new").rename(door)

    def serve(self) -> Order:
        """Serve until the owner ends; return in each child, with its order."""
        while True:
            watched: list[int | socket.socket] = [
                self._listening,
                self._waking,
                self._owner,
                *self._fronts.values(),
            ]
            ready, _, _ = select.select(watched, [], [])
            if self._owner in ready:
                self._end()
            if self._waking in ready:
                self._report_ended_children()
            for child, front in list(self._fronts.items()):
                if front in ready:  # it sends nothing more, so that it is gone
                    os.kill(child, signal.SIGKILL)
                    self._fronts.pop(child).close()
            order = self._fork_child() if self._listening in ready else None
            if order is not None:
                return order

    def _end(self) -> NoReturn:
        for child in self._fronts:
            os.kill(child, signal.SIGKILL)
        shutil.rmtree(self._door.parent)
        sys.exit()

    def _report_ended_children(self) -> None:
        with contextlib.suppress(BlockingIOError):
            os.read(self._waking, 4096)
        with contextlib.suppress(ChildProcessError):
            while True:
                child, status = os.waitpid(-1, os.WNOHANG)
                if child == 0:
                    return
                front = self._fronts.pop(child, None)
                if front is not None:
                    send_number(front, status)
                    front.close()

    def _fork_child(self) -> Order | None:
        """Return the order in the child, None in the server."""
        front, _ = self._listening.accept()
        try:
            order = receive_order(front)
        except (EOFError, OSError):
            front.close()
            return None
        child = os.fork()
        if child == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for number in (self._waking, self._woken, self._owner):
                os.close(number)
            for one in (self._listening, front, *self._fronts.values()):
                one.close()
            return order
        for number in order.streams:
            os.close(number)
        self._fronts[child] = front
        send_number(front, child)
        return None


def become(order: Order) -> None:
    """Take the streams, folder and environment of the order, as a new interpreter has them."""
    for number, given in enumerate(order.streams):
        os.dup2(given, number)
        os.close(given)
    os.setsid()
    os.chdir(order.folder)
    os.environ.clear()
    os.environb.update(order.environment)
    time.tzset()
    unbuffered = bool(os.environ.get("PYTHONUNBUFFERED"))
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        stream = io.TextIOWrapper(
            open(number, "rb" if number == 0 else "wb", closefd=False),  # noqa: SIM115 - as long as the process
            encoding="utf-8",
            errors="backslashreplace" if number == 2 else "strict",
            line_buffering=number == 2 or os.isatty(number),
            write_through=unbuffered,
        )
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


def run(words: list[str]) -> None:
    """Run ``[-W error] -m MODULE ARGUMENTS`` or ``[-W error] FILE ARGUMENTS``."""
    if words[:2] == ["-W", "error"]:
        warnings.simplefilter("error")
        words = words[2:]
    searched = [one for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    if words[0] == "-m":
        sys.argv, sys.path[:] = words[1:], [str(Path.cwd()), *searched, *BASE_PATH]
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv, sys.path[:] = words, [str(Path(words[0]).resolve().parent), *searched, *BASE_PATH]
        runpy.run_path(words[0], run_name="__main__")


def run_and_end(words: list[str]) -> NoReturn:
    """Run a program and end as an interpreter does, but leave the imported modules alone.

    Taking them apart writes to every page that is shared with the server: it took longer than all the rest of a short program.
    """
    code: Any = 0
    try:
        run(words)
    except SystemExit as ended:
        code = ended.code or 0
    if not isinstance(code, int):
        sys.exit(code)
    threading._shutdown()  # type: ignore[attr-defined]  # waits for the threads that are no daemons
    atexit._run_exitfuncs()
    gc.collect()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        sys.exit(code)
    os._exit(code & 0xFF)


if __name__ == "__main__":
    import_everything()
    if threading.active_count() > 1 or len(list(Path("/proc/self/task").iterdir())) > 1:
        sys.exit(f"Importing the package has started threads: {threading.enumerate()}")
    gc.collect()
    gc.freeze()
    server = Server(Path(sys.argv[1]), int(sys.argv[2]))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    mine = server.serve()
    become(mine)
    run_and_end(mine.words)
