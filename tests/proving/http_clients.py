"""General HTTP clients before ``callwright up``, directly and through nginx: each sends a plan of requests and says what came back."""

import hashlib
import json
import os
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

from cli.upping import COMMAND, environment
from proving.environments import HERE, find_node, install_python
from proving.nginx import start_nginx
from proving.stage import find_free_port, wait_until_ready

SHOP = """
import asyncio
import hashlib
import os
from pathlib import Path

from callwright import Callwright
from callwright.core.policy.authorization import Rule
from callwright.relay import CURRENT_RELAY

app = Callwright("ledger.db", rules=[Rule("allow")])
FOLDER = Path.cwd()


def record(name: str) -> None:
    world = os.open(FOLDER / "world", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.write(world, f"{name}\\n".encode())
    os.close(world)


@app.tool(effect="once", key=["name"])
def order(name: str) -> str:
    \"\"\"Order something.\"\"\"
    record(name)
    return f"ordered {name}"


@app.tool(effect="once", key=["name"], timeout_ms=30_000, deadline_ms=30_000)
async def order_slowly(name: str) -> str:
    \"\"\"Order something; say so, and wait for leave to end.\"\"\"
    record(name)
    relay = CURRENT_RELAY.get()
    if relay is not None:
        relay.tell("notifications/progress", {"progress": 1, "total": 2, "progressToken": 1})
    while not (FOLDER / f"leave-{name}").exists():
        await asyncio.sleep(0.02)
    return f"ordered {name}"


@app.tool(effect="read")
def measure(text: str) -> dict[str, int | str]:
    \"\"\"Return the length of a text and its SHA-256.\"\"\"
    return {"size": len(text), "sha256": hashlib.sha256(text.encode()).hexdigest()}


@app.tool(effect="read")
def lots() -> dict[str, str]:
    \"\"\"Return five megabytes.\"\"\"
    return {"text": "y" * 5_000_000}
"""
PATIENCE_S = 60.0
_NEVER = Event()


class Request(NamedTuple):
    """A request of a plan.

    Attributes:
        body: Sent ``times`` times over, None for no body.
        is_chunked: Sent without a length.
        waits: For "100 Continue" before the body.
        trailers: Sent behind the body.
        timeout_s: After so long the client gives up; the answer's status is then 0.
    """

    method: str
    path: str
    headers: dict[str, str] = {}  # noqa: RUF012 - never changed
    body: str | None = None
    times: int = 1
    is_chunked: bool = False
    waits: bool = False
    trailers: dict[str, str] | None = None
    timeout_s: float = PATIENCE_S


class Answer(NamedTuple):
    """What a client says of an answer; names of headers in small letters.

    Attributes:
        status: 0 where the client raised ``fault``.
        connection: Tells the connections of one plan apart; None where the client does not say.
    """

    status: int
    headers: dict[str, str]
    body: bytes
    connection: int | None
    fault: str = ""

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


class Shop(NamedTuple):
    """A running gateway with a shop: its home, its own port, nginx's, and those of an nginx that passes on larger bodies than the
    gateway takes: without TLS, and with TLS, by the certificate ``ca``."""

    folder: Path
    port: int
    nginx_port: int
    wide_port: int
    tls_port: int
    ca: Path

    def count_runs(self, name: str) -> int:
        """Return how often something was ordered, by the shop's own record."""
        world = self.folder / "world"
        return world.read_text("utf-8").split("\n").count(name) if world.exists() else 0

    def give_leave(self, name: str) -> None:
        """Let a slow order end."""
        (self.folder / f"leave-{name}").touch()

    def wait_for_run(self, name: str) -> None:
        """Wait until a slow order has begun."""
        for _ in range(int(PATIENCE_S / 0.02)):
            if self.count_runs(name):
                return
            _NEVER.wait(0.02)
        raise AssertionError("the order never began")


@contextmanager
def open_shop(folder: Path) -> Iterator[Shop]:
    """Start the gateway and nginx before it; neither outlives the test."""
    (folder / "shop.py").write_text(SHOP)
    port, nginx_port, wide_port, tls_port = (find_free_port() for _ in range(4))
    with ExitStack() as leaving:
        log = leaving.enter_context((folder / "gateway.log").open("wb"))
        gateway = subprocess.Popen(
            [*COMMAND, "up", "shop.py:app", "--port", str(port), "--json"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=folder,
            env=environment(folder),
        )
        leaving.callback(gateway.wait)
        leaving.callback(gateway.kill)
        wide = folder / "wide"
        for nginx in (
            start_nginx(folder / "nginx", nginx_port, (port, port)),
            start_nginx(wide, wide_port, (port, port), tls_port=tls_port, body="64m"),
        ):
            leaving.callback(nginx.wait)
            leaving.callback(nginx.kill)
        for one in (port, nginx_port, wide_port):
            wait_for_answer(one)
            wait_until_ready(one)
        yield Shop(folder, port, nginx_port, wide_port, tls_port, wide / "certificate.pem")


def wait_for_answer(port: int) -> None:
    """Wait until somebody answers, with whatever status."""
    for _ in range(int(PATIENCE_S / 0.05)):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            _NEVER.wait(0.05)
        else:
            return
    raise AssertionError(f"nobody answers on {port}")


class Sending:
    """A client that makes the requests of a plan; ``files`` are the answers' bodies as they come."""

    def __init__(self, process: "subprocess.Popen[str]", files: list[Path], *, is_curl: bool) -> None:
        self._process = process
        self.files = files
        self._is_curl = is_curl

    def wait_for_part(self, number: int) -> bytes:
        """Wait until something of an answer's body has come, and return it."""
        for _ in range(int(PATIENCE_S / 0.02)):
            if self.files[number].exists() and self.files[number].stat().st_size:
                return self.files[number].read_bytes()
            assert self._process.poll() is None, "the client ended without an answer"
            _NEVER.wait(0.02)
        raise AssertionError("nothing came")

    def wait(self) -> list[Answer]:
        """Wait until the client has ended, and return its answers."""
        out, err = self._process.communicate(timeout=2 * PATIENCE_S)
        told = read_curl(out) if self._is_curl else json.loads(out or "[]")
        assert len(told) == len(self.files), err
        return [make_answer(one, file) for one, file in zip(told, self.files, strict=True)]


def make_answer(told: dict[str, Any], file: Path) -> Answer:
    """Return an answer; the body on file is the one that the client has seen."""
    body = file.read_bytes() if file.exists() else b""
    if told["status"] and "sha256" in told:
        assert (len(body), hashlib.sha256(body).hexdigest()) == (told["size"], told["sha256"])
    fault = told.get("fault", "")
    return Answer(told["status"], told.get("headers", {}), body, told.get("connection"), fault)


CLIENTS = ("curl", "httpx", "aiohttp", "fetch", "node:http")
"""curl of the system, two libraries of Python, and the two of Node."""


CA_VARIABLES = ("CURL_CA_BUNDLE", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")
"""By which curl, the libraries of Python and Node are told whom to trust."""


@contextmanager
def sending(
    client: str,
    folder: Path,
    url: str,
    requests: Sequence[Request],
    *,
    together: bool = False,
    ca: Path | None = None,
) -> Iterator[Sending]:
    """Start a client that makes the requests, one after the other on one connection or all together on up to eight.

    Over TLS it trusts ``ca``.
    """
    folder.mkdir(parents=True)
    files = [folder / str(number) for number in range(len(requests))]
    if client == "curl":
        line = ["curl", *make_curl(url, requests, files, together=together)]
    else:
        plan = {"url": url, "together": together, "requests": list(map(describe, requests, files))}
        (folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
        words = [client.removeprefix("node:"), str(folder / "plan.json")]
        if client in ("httpx", "aiohttp"):
            line = [str(install_python("http-clients")), str(HERE / "http_client.py"), *words]
        else:
            line = [find_node(), str(HERE / "http_client.mjs"), *words]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    clean |= {} if ca is None else dict.fromkeys(CA_VARIABLES, str(ca))
    with subprocess.Popen(
        line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=clean
    ) as process:
        try:
            yield Sending(process, files, is_curl=client == "curl")
        finally:
            process.kill()


def describe(one: Request, file: Path) -> dict[str, Any]:
    """Return a request as the programs of Python and Node read it."""
    asked = one._asdict()
    return asked | {"chunked": one.is_chunked, "expect": one.waits, "file": str(file)}


def make_curl(url: str, requests: Sequence[Request], files: Sequence[Path], *, together: bool) -> list[str]:
    """Return the words of one curl command that makes all requests."""
    words = ["--parallel", "--parallel-immediate", "--parallel-max", "8"] if together else []
    for one, file in zip(requests, files, strict=True):
        words += [] if file is files[0] else ["--next"]
        words += ["--silent", "--http1.1", "--no-buffer"]
        words += ["--output", os.devnull if one.method == "HEAD" else str(file)]
        words += ["--dump-header", f"{file}.head", "--write-out", f"%{{json}}\t{file}\n"]
        words += ["--max-time", str(one.timeout_s)]
        words += ["--head"] if one.method == "HEAD" else ["--request", one.method]
        fields = dict(one.headers)
        if one.body is not None:
            file.with_suffix(".body").write_text(one.body * one.times, encoding="utf-8")
            words += ["--data-binary", f"@{file}.body"]
            fields |= {"Transfer-Encoding": "chunked"} if one.is_chunked else {}
            fields |= {"Expect": "100-continue" if one.waits else ""}
        for name, value in fields.items():
            words += ["--header", f"{name}: {value}"]
        words.append(url + one.path)
    return words


def read_curl(out: str) -> list[dict[str, Any]]:
    """Return what curl says of each request, in the order of the plan."""
    found = []
    for line in out.splitlines():
        told, _, file = line.rpartition("\t")
        seen = json.loads(told)
        heads = (
            Path(f"{file}.head").read_bytes().decode("latin-1").split("\r\n\r\n")
            if seen["http_code"]
            else [""]
        )
        fields = [one.partition(": ") for one in (heads[-2] if len(heads) > 1 else "").split("\r\n")[1:]]
        answer = {"status": 0 if seen["exitcode"] else seen["http_code"], "connection": seen["local_port"]}
        answer |= {
            "headers": {name.lower(): value for name, _, value in fields},
            "fault": seen["errormsg"] or "",
        }
        found.append((int(Path(file).name), answer))
    return [answer for _, answer in sorted(found, key=lambda one: one[0])]


def send(
    client: str,
    folder: Path,
    url: str,
    requests: Sequence[Request],
    *,
    together: bool = False,
    ca: Path | None = None,
) -> list[Answer]:
    """Let a client make the requests, and return its answers."""
    with sending(client, folder, url, requests, together=together, ca=ca) as it:
        return it.wait()
