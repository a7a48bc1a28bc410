"""The stage of the proving ground: a server of others, ``callwright up`` in front of it, and a client of others before both."""

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from proving.environments import HERE, find_node, install_node, install_python

SOON_S = 40.0


def find_free_port() -> int:
    """Return a port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def wait_for_port(port: int, process: "subprocess.Popen[str]") -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + SOON_S
    while time.monotonic() < end:
        assert process.poll() is None, f"the server ended with {process.returncode}"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        threading.Event().wait(0.05)
    raise TimeoutError(f"nobody listens on {port}")


def wait_until_ready(port: int) -> None:
    """Wait until every server behind a gateway has answered, or its patience is over."""
    end = time.monotonic() + SOON_S
    while time.monotonic() < end:
        asked = http.client.HTTPConnection("127.0.0.1", port, timeout=SOON_S)
        asked.request("GET", "/readyz")
        status = asked.getresponse().status
        asked.close()
        if status == 200:
            return
        threading.Event().wait(0.05)
    raise TimeoutError("the gateway is not ready")


class Stage:
    """One folder with the processes in it. ``log`` is the server's own record of what ran.

    Args:
        folder: Home of the gateway.
        server: Environment in which the server behind the gateway runs.
        client: Name of the client; see ``CLIENT_ENVIRONMENTS``.
        direct: Leave the gateway out, to see what the two do without it.
        transport: "sse" for a server over HTTP+SSE; it is not declared to the gateway.
    """

    def __init__(
        self, folder: Path, server: str, client: str, *, direct: bool = False, transport: str = "mcp"
    ) -> None:
        self.direct = direct
        self.transport = transport
        self.folder = folder
        self.server_environment = server
        self.client_name = client
        self.port = find_free_port()
        self.up_port = find_free_port()
        self.log = folder / "world"
        self.server: subprocess.Popen[str] | None = None
        self.up: subprocess.Popen[str] | None = None
        self.client: subprocess.Popen[str] | None = None
        text = f'[listen]\nport = {self.up_port}\n[servers.far]\nurl = "http://127.0.0.1:{self.port}/{transport}"\n'
        (folder / "callwright.toml").write_text(text, encoding="utf-8")

    @property
    def url(self) -> str:
        """Where the client connects."""
        return f"http://127.0.0.1:{self.port if self.direct else self.up_port}/mcp"

    def name_tool(self, tool: str) -> str:
        """Return the name under which the client sees a tool of the server."""
        return tool if self.direct else f"far__{tool}"

    @property
    def pipes(self) -> list[str]:
        """The command by which a client starts a gateway of its own, or the server itself."""
        if self.direct:
            environment = ["env", f"PROVING_LOG={self.log}"]
            return [*environment, str(install_python(self.server_environment)), str(HERE / "upstream.py")]
        return [
            sys.executable,
            "-m",
            "callwright",
            "up",
            "--stdio",
            "--config",
            str(self.folder / "callwright.toml"),
        ]

    def count_runs(self, line: str) -> int:
        """Return how often a tool ran, by the server's own record."""
        return self.log.read_text("utf-8").splitlines().count(line) if self.log.exists() else 0

    def start_server(self, *, is_held: bool = False) -> None:
        """Start the server, and wait until it listens at its port, or held: until it would, but for ``release_server``."""
        held = self.folder / "held"
        held.unlink(missing_ok=True)
        self.server = self._start(
            [install_python(self.server_environment), HERE / "upstream.py", self.port, self.transport],
            PROVING_LOG=str(self.log),
            PROVING_HELD=str(held) if is_held else "",
        )
        if not is_held:
            wait_for_port(self.port, self.server)
            return
        end = time.monotonic() + SOON_S
        while not held.exists():
            assert self.server.poll() is None, f"the server ended with {self.server.returncode}"
            assert time.monotonic() < end, "the server did not come"
            threading.Event().wait(0.05)

    def release_server(self) -> None:
        """Let a server that is held listen, and do not wait for that."""
        assert self.server is not None
        assert self.server.stdin is not None
        self.server.stdin.write("listen\n")
        self.server.stdin.flush()

    def stop_server(self) -> None:
        """Kill the server, as a crash does."""
        end_process(self.server)
        self.server = None

    def start_up(self) -> None:
        """Start ``callwright up`` and wait until it listens."""
        if self.direct:
            return
        self.up = self._start([sys.executable, "-m", "callwright", "up", "--json"], of_ours=True)
        wait_for_port(self.up_port, self.up)

    def wait_until_ready(self) -> None:
        """Wait until every server behind the gateway has answered, or its patience is over."""
        wait_until_ready(self.up_port)

    def stop_up(self) -> None:
        """Stop the gateway."""
        end_process(self.up)
        self.up = None

    def start_client(self) -> None:
        """Start the client's program; it is not connected yet."""
        if self.client_name.startswith("ts"):
            line: list[Any] = [find_node(), HERE / "node_client.mjs", self.client_name, install_node()]
        else:
            python = install_python(CLIENT_ENVIRONMENTS[self.client_name])
            line = [python, HERE / "python_client.py", self.client_name]
        self.client = self._start(line, of_ours=True)

    def restart_client(self) -> None:
        """Start the client's program again, after it has ended or lost its way."""
        end_process(self.client)
        self.start_client()

    def tell(self, **order: Any) -> dict[str, Any]:
        """Give the client an order and return its answer."""
        assert self.client is not None
        assert self.client.stdin is not None
        assert self.client.stdout is not None
        try:
            self.client.stdin.write(json.dumps(order) + "\n")
            self.client.stdin.flush()
        except BrokenPipeError:
            return {"outcome": "raised", "text": "the client's process has ended"}
        line = self.client.stdout.readline()
        return (
            dict(json.loads(line))
            if line
            else {"outcome": "raised", "text": "the client's process has ended"}
        )

    def call(self, tool: str, how: dict[str, Any] | None = None, **arguments: Any) -> dict[str, Any]:
        """Let the client call a tool of the server."""
        return self.tell(call=self.name_tool(tool), arguments=arguments, **(how or {}))

    def close(self) -> None:
        """End every process."""
        for process in (self.client, self.up, self.server):
            end_process(process)

    def _start(self, line: list[Any], *, of_ours: bool = False, **env: str) -> "subprocess.Popen[str]":
        clean = {name: value for name, value in os.environ.items() if of_ours or name != "PYTHONPATH"}
        with (self.folder / "noise").open("a", encoding="utf-8") as noise:
            return subprocess.Popen(
                list(map(str, line)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE if "client" in str(line[1]) else noise,
                stderr=noise,
                text=True,
                cwd=self.folder,
                env=clean | {"HOME": str(self.folder)} | env,
            )


CLIENT_ENVIRONMENTS = {
    "mcp1": "mcp1",
    "mcp2": "mcp2",
    "mcp2-2025": "mcp2",
    "fastmcp": "fastmcp4",
    "langchain": "langchain",
    "mcp-use": "mcp-use",
    "openai-agents": "openai-agents",
    "pydantic-ai": "pydantic-ai",
}


def end_process(process: "subprocess.Popen[str] | None") -> None:
    """Kill a process and close its pipes."""
    if process is None:
        return
    process.kill()
    with contextlib.suppress(BrokenPipeError):
        process.communicate(timeout=SOON_S)


@contextlib.contextmanager
def staged(
    folder: Path, server: str, client: str, *, direct: bool = False, transport: str = "mcp"
) -> Iterator[Stage]:
    """A stage whose processes end with it; server, gateway and client are started, the client is not connected."""
    stage = Stage(folder, server, client, direct=direct, transport=transport)
    try:
        stage.start_server()
        stage.start_up()
        stage.start_client()
        yield stage
    finally:
        stage.close()
