"""Python programs in processes of their own that need not import the package first.

``warm_python()`` is the beginning of a command line. What follows is as for ``python``: ``-W error`` first where wanted, then
``-m MODULE`` or a file, then arguments. The process that is started (``front.py``) asks a server (``server.py``), which has
imported the package, for a forked child. The child has the command's streams, folder and environment, nothing of
the tests, and ends as a process of its own; the front forwards signals to it and ends as it ends.

A program that kills itself, or is killed by its own process number, ends as such a process does, and so does its front. Killing the
front kills the program a moment later; stopping the front stops nothing else.

Not for programs that are measured, whose streams are closed, or whose import is what is tested: they are started with
``sys.executable``.
"""

import fcntl
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent
_SERVERS: list[subprocess.Popen[bytes]] = []


@cache
def warm_python() -> list[str]:
    """Return the command; the first process of a session that asks for it starts the session's server."""
    owner = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    folder = Path(tempfile.gettempdir()) / f"callwright-warm-{os.getuid()}-{owner}"
    folder.mkdir(mode=0o700, exist_ok=True)
    door = folder / "door"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not door.exists():
            _start_server(door, owner)
    return [sys.executable, "-S", "-E", str(_HERE / "front.py"), str(door)]


def _start_server(door: Path, owner: int) -> None:
    server = subprocess.Popen(
        [sys.executable, str(_HERE / "server.py"), str(door), str(owner)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        cwd=door.parent,
        start_new_session=True,
    )
    _SERVERS.append(server)  # it ends by itself, after its owner
    assert server.stdout is not None
    with server.stdout as said:
        if said.readline() != b"ready\n":
            raise RuntimeError("The server of warm processes did not start.")
