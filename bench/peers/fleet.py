"""The parent's side: which peers there are, how they are installed, and how they are asked for batches."""

import json
import os
import subprocess
import sys
import venv
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

from bench.measure import Batch

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "build" / "peers"


Kind = Literal["call", "once", "wire"]
"""What a peer is compared with: one call in process, one that is remembered on disk, or one through a proxy.

Proxies are not asked for batches: the wire group starts them in front of its own upstream, as a server like the others.
"""


@dataclass(frozen=True)
class Peer:
    """One peer: its environment, what pip installs there (first what we want, then what will do), its script."""

    name: str
    wants: tuple[str, ...]
    script: str
    kind: Kind
    calls: int
    otherwise: tuple[str, ...] = ()

    @property
    def python(self) -> Path:
        """The peer's interpreter."""
        return HOME / self.name / "bin" / "python"

    @property
    def mark(self) -> Path:
        """Exists when the installation was finished."""
        return HOME / self.name / "installed"


PEERS = (
    Peer("mcp", ("mcp==2.3.0",), "mcp_sdk", "call", 400),
    Peer("agent-airlock", ("agent-airlock==0.10.26",), "airlock", "call", 150),
    Peer("fastmcp", ("fastmcp==4.1.2",), "fastmcp_server", "call", 150),
    Peer("langchain-core", ("langchain-core==1.8.1",), "langchain", "call", 100, ("langchain-core",)),
    Peer("exactly-once", ("exactly-once==0.2.1",), "exactly_once_sqlite", "once", 200),
    Peer("powertools", ("aws-lambda-powertools==3.37.0", "redis", "boto3"), "powertools_redis", "once", 100),
    Peer("mcp-proxy", ("mcp-proxy==0.13.0",), "mcp_proxy", "wire", 300),
    Peer("fastmcp-proxy", ("fastmcp==4.1.2",), "fastmcp_proxy", "wire", 60),
    Peer("dbos", ("dbos==3.4.0",), "dbos_sqlite", "once", 15),
)


def install(peer: Peer) -> str | None:
    """Make the peer's environment unless it is there; says why not when it cannot be made."""
    if peer.mark.exists():
        return None
    venv.create(HOME / peer.name, with_pip=True)
    refused = None
    for wanted in filter(None, (peer.wants, peer.otherwise)):
        refused = _pip(peer, wanted)
        if refused is None:
            peer.mark.write_text(" ".join(wanted) + "\n", encoding="utf-8")
            break
    return refused


def gather(
    stack: ExitStack, folder: Path, *, install_first: bool
) -> tuple[list["Child"], list[Peer], dict[str, str]]:
    """Start the peers that are (or can be) installed, name the proxies, and say of the others why they are not there."""
    proxies: list[Peer] = []
    there: list[Child] = []
    absent: dict[str, str] = {}
    for peer in PEERS:
        if install_first:
            print(f"peer: {peer.name} ...", file=sys.stderr)
        why = (
            install(peer)
            if install_first
            else (None if peer.mark.exists() else "not installed: make bench-peers")
        )
        if why is None and peer.kind == "wire":
            proxies.append(peer)
        elif why is None:
            try:
                there.append(stack.enter_context(Child(peer, folder / peer.name)))
            except PeerGoneError as gone:
                why = str(gone)
        if why is not None:
            absent[peer.name] = why
    return there, proxies, absent


def _pip(peer: Peer, wanted: tuple[str, ...]) -> str | None:
    command = [str(peer.python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *wanted]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode == 0:
        return None
    lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    return lines[-1][:160] if lines else f"pip ended with {done.returncode}"


class PeerGoneError(RuntimeError):
    """A peer has ended by itself; the message is the last line that it wrote."""

    def __init__(self, peer: Peer, words: str) -> None:
        super().__init__(words)
        self.peer = peer


class Child:
    """A running peer. Raises ``PeerGoneError`` when it does not start, or ends."""

    def __init__(self, peer: Peer, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.peer = peer
        self._words = (folder / f"{peer.name}.log").open("w+", encoding="utf-8")
        self._process = subprocess.Popen(
            [peer.python, "-m", f"bench.peers.{peer.script}", str(folder)],
            cwd=folder,  # some leave files where they stand
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._words,
            text=True,
        )
        self.title: str = self._read()["title"]

    def batch(self, calls: int, width: int = 1) -> Batch:
        """Ask for that many calls, ``width`` of them in the air at a time."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # then reading says what became of it
            self._process.stdin.write(json.dumps({"calls": calls, "width": width}) + "\n")
            self._process.stdin.flush()
        return Batch(**self._read())

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if line:
            return dict(json.loads(line))
        self._process.wait(timeout=30)
        self._words.seek(0)
        said = [text.strip() for text in self._words if text.strip()]
        raise PeerGoneError(
            self.peer, said[-1][:160] if said else f"it ended with {self._process.returncode}"
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            print(f"{self.peer.name} did not end by itself and was killed.", file=sys.stderr)
        self._words.close()
