"""Two gateways on one ledger behind nginx, official clients that order through it, and a file that shows what was really done."""

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

from cli.upping import COMMAND, environment
from proving.environments import HERE, install_python
from proving.nginx import start_nginx
from proving.stage import find_free_port

SHOP = """
import os
import zlib
from threading import Event

from callwright import Callwright
from callwright.core.policy.authorization import Rule

app = Callwright(os.environ["FLEET_STORE"], rules=[Rule("allow")])


@app.tool(effect="once", key=["name"], timeout_ms=20_000, deadline_ms=20_000)
def order(name: str) -> str:
    \"\"\"Order something. Most orders take a tenth of a second, some two.\"\"\"
    Event().wait(2.0 if zlib.crc32(name.encode()) % 40 == 0 else 0.1)
    world = os.open(os.environ["FLEET_WORLD"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.write(world, f"{name}\\n".encode())
    os.close(world)
    return f"ordered {name}"
"""
PATIENCE_S = 60.0
_NEVER = Event()


class ClientPlan(NamedTuple):
    """One process of an official client: its environment, the era that it speaks, and how many tasks order at once."""

    environment: str
    mode: str
    tasks: int


CLIENTS = (
    ClientPlan("mcp1", "legacy", 4),
    ClientPlan("mcp2", "legacy", 2),
    ClientPlan("mcp2", "2026-07-28", 4),
)


class Verdict(NamedTuple):
    """What became of the orders. ``lost`` were answered and not done, ``double`` were done more than once."""

    answered: int
    failed: list[str]
    lost: list[str]
    double: list[str]
    slowest_s: float


class Gateway:
    """One gateway of the fleet: ``callwright up`` in a process of its own, always on the same port."""

    def __init__(self, folder: Path, env: dict[str, str]) -> None:
        self.port = find_free_port()
        self._folder = folder
        self._env = env
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until ``/readyz`` says that it is ready."""
        with (self._folder / f"gateway-{self.port}.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*COMMAND, "up", "shop.py:app", "--port", str(self.port), "--json"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env=self._env,
            )
        for _ in range(int(PATIENCE_S / 0.05)):
            assert self._process.poll() is None, "a gateway ended by itself"
            if is_ready(self.port):
                return
            _NEVER.wait(0.05)
        raise AssertionError("a gateway did not become ready")

    def stop(self) -> None:
        """Tell it to stop, and wait until it has seen its calls through."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(PATIENCE_S)
        assert code == 0, f"a gateway ended with {code}"

    def kill(self) -> None:
        """End it at once, if it runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()


def is_ready(port: int) -> bool:
    """Return whether the gateway on this port says that it is ready."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


class Fleet:
    """The running fleet."""

    def __init__(
        self, gateways: Sequence[Gateway], clients: Sequence["subprocess.Popen[str]"], world: Path
    ) -> None:
        self._gateways = gateways
        self._clients = clients
        self._world = world

    def restart_in_turn(self, restarts: int, pause_s: float) -> None:
        """Restart one gateway after the other, ``restarts`` times in all."""
        for number in range(restarts):
            _NEVER.wait(pause_s)
            gateway = self._gateways[number % len(self._gateways)]
            gateway.stop()
            gateway.start()
        _NEVER.wait(pause_s)

    def judge(self) -> Verdict:
        """Tell the clients to finish, and compare what they were told with what was done."""
        for client in self._clients:
            assert client.stdin is not None
            client.stdin.close()
        reports = [self._read_report(client) for client in self._clients]
        done = Counter(self._world.read_text().split("\n")[:-1])
        answered = [name for one in reports for name in one["answered"]]
        return Verdict(
            len(answered),
            [failure for one in reports for failure in one["failed"]],
            [name for name in answered if name not in done],
            [name for name, times in done.items() if times > 1],
            max(float(one["slowest"]) for one in reports),
        )

    def _read_report(self, client: "subprocess.Popen[str]") -> dict[str, Any]:
        assert client.stdout is not None
        line = client.stdout.readline()
        assert client.wait(PATIENCE_S) == 0
        report: dict[str, Any] = json.loads(line)
        return report


@contextmanager
def run_fleet(folder: Path, store: str, clients: Sequence[ClientPlan] = CLIENTS) -> Iterator[Fleet]:
    """Start gateways, nginx and clients; whatever a test finds, nothing of it outlives the test."""
    (folder / "shop.py").write_text(SHOP)
    world = folder / "world"
    world.touch()
    env = environment(folder, FLEET_STORE=store, FLEET_WORLD=str(world))
    pythons = {plan.environment: install_python(plan.environment) for plan in clients}
    with ExitStack() as leaving:
        gateways = [Gateway(folder, env), Gateway(folder, env)]
        for gateway in gateways:
            leaving.callback(gateway.kill)
            gateway.start()
        port = find_free_port()
        nginx = start_nginx(folder / "nginx", port, (gateways[0].port, gateways[1].port))
        leaving.callback(nginx.wait)
        leaving.callback(nginx.kill)
        for _ in range(int(PATIENCE_S / 0.05)):
            if is_ready(port):
                break
            _NEVER.wait(0.05)
        processes = []
        for number, plan in enumerate(clients):
            told = {
                "url": f"http://127.0.0.1:{port}/mcp",
                "name": f"{plan.environment}.{number}",
                "tasks": plan.tasks,
                "mode": plan.mode,
            }
            process = subprocess.Popen(
                [pythons[plan.environment], str(HERE / "fleet_client.py"), json.dumps(told)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=sys.stderr,
                text=True,
                env=os.environ | {"PYTHONPATH": ""},
            )
            assert process.stdout is not None
            leaving.callback(process.stdout.close)
            leaving.callback(process.wait)
            leaving.callback(process.kill)
            processes.append(process)
        yield Fleet(gateways, processes, world)
