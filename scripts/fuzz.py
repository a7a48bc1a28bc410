"""Feeds invented bytes to what reads bytes of others: wire, reader, guard and configuration.

    python -m scripts.fuzz wire --seconds 600
    python -m scripts.fuzz all --seconds 60

Coverage decides which inputs are kept (atheris, from the dependency group `fuzz`). Kept inputs stand in `tests/fuzzing/TARGET`; every
one of them is played again by `tests/test_fuzzing.py`. An input that breaks a promise is written to `build/fuzzing`: copy it
beside the others once the fault is mended. Exit code 1 when one was found.
"""

import argparse
import asyncio
import gc
import importlib
import subprocess
import sys
import tempfile
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from callwright import Callwright, ToolResult
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import read_config
from callwright.core.guard import redact_text, scan_value
from callwright.core.guard.text_masking import mask_for_display
from callwright.domain.terminal_escape import escape_for_terminal
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from callwright.wire.http_server_connection import HttpServerConnection
from callwright.wire.server_sent_events import EventReader, EventTooLargeError

ROOT: Final = Path(__file__).parent.parent
CORPORA: Final = ROOT / "tests" / "fuzzing"
MAX_INPUT_BYTES: Final = 4_096
_MAX_EVENT_BYTES: Final = 1_024


class BrokenPromiseError(AssertionError):
    """An input made the code do what it promises never to do."""


def require_promise(promise: bool, words: str) -> None:  # noqa: FBT001 - reads as an assertion
    """Raise ``BrokenPromiseError`` where the promise does not hold."""
    if not promise:
        raise BrokenPromiseError(words)


# --- the wire -----------------------------------------------------------------------------------------------------


class ClientSink(asyncio.Transport):
    """The client's end of a connection: collects what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.written = bytearray()
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Collect the bytes."""
        self.written += data

    def is_closing(self) -> bool:
        """Return whether the server has closed the connection."""
        return self.closed

    def can_write_eof(self) -> bool:
        """Return True, as a socket does."""
        return True

    def write_eof(self) -> None:
        """Record that the server writes nothing more; the client, which has sent all, closes."""
        self.closed = True

    def close(self) -> None:
        """Record that the server closes."""
        self.closed = True

    def abort(self) -> None:
        """Record that the server aborts."""
        self.closed = True

    def pause_reading(self) -> None:
        """Take no notice: the input is there already."""

    def resume_reading(self) -> None:
        """Take no notice: the input is there already."""

    def get_write_buffer_size(self) -> int:
        """Return 0: everything has been sent."""
        return 0


async def _answer_ok(_request: HttpRequest) -> HttpResponse:
    return HttpResponse(200, b"ok", "text/plain")  # JSON has a head of its own, which a started server fills


async def _serve_bytes(data: bytes) -> bytes:
    server = HttpServer()
    for method in ("GET", "POST"):
        server.mount(method, "/a", _answer_ok)
    connection, sink = HttpServerConnection(server), ClientSink()
    connection.connection_made(sink)
    middle = len(data) // 2
    for part in (data[:middle], data[middle:]):
        if part and not sink.closed:
            connection.data_received(part)
            await asyncio.sleep(0)
    connection.eof_received()
    connection.connection_lost(None)
    await server.close(0)
    return bytes(sink.written)


def fuzz_wire(data: bytes) -> None:
    """The server answers any bytes with responses of HTTP/1.1 or with nothing, and a stream of events is read or refused."""
    written = asyncio.run(_serve_bytes(data))
    require_promise(not written or written.startswith(b"HTTP/1.1 "), "what was written is no response")
    reader = EventReader(_MAX_EVENT_BYTES)
    try:
        for event in reader.feed(data):
            require_promise(len(event.data) <= len(data), "an event is longer than its stream")
    except EventTooLargeError:
        require_promise(len(data) > _MAX_EVENT_BYTES // 2, "a small event was refused as too large")


# --- the reader ---------------------------------------------------------------------------------------------------


def _make_app(ran: list[tuple[str, int]]) -> Callwright:
    app = Callwright()

    @app.read
    def look(name: str, count: int = 1) -> str:
        """Look something up."""
        ran.append((name, count))
        return name

    return app


_ran: list[tuple[str, int]] = []
_app = _make_app(_ran)


def fuzz_reader(data: bytes) -> None:
    """Whatever a model writes is answered with a result, and a tool gets arguments of its types only."""
    _ran.clear()
    for raw in (data, data.decode("utf-8", "replace")):
        require_promise(isinstance(_app.call(raw), ToolResult), "a call gave no result")
        require_promise(isinstance(_app.call_all(raw), list), "several calls gave no list")
    require_promise(
        all(type(name) is str and type(count) is int for name, count in _ran), "an argument has another type"
    )


# --- the guard ----------------------------------------------------------------------------------------------------


def fuzz_guard(data: bytes) -> None:
    """A text is judged the same way twice, and what is shown of it holds no control character."""
    text = data.decode("utf-8", "replace")
    for untrusted in (False, True):
        first = scan_value(text, untrusted=untrusted)
        require_promise(first == scan_value(text, untrusted=untrusted), "the verdict changed")
    shown = redact_text(text)
    require_promise(
        shown is None or escape_for_terminal(shown) == shown or not shown.isascii(), "a control character"
    )
    mask_for_display(text, untrusted=True)
    escaped = escape_for_terminal(text)
    require_promise(not any(ord(one) < 32 for one in escaped), "a control character was not escaped")


# --- the configuration --------------------------------------------------------------------------------------------


def fuzz_configuration(data: bytes) -> None:
    """A file is read, or refused with at least one problem that names its place."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "callwright.toml"
        path.write_bytes(data)
        try:
            read_config(path)
        except ConfigError as fault:
            require_promise(bool(fault.problems), "it was refused without a problem")


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {
    "wire": fuzz_wire,
    "reader": fuzz_reader,
    "guard": fuzz_guard,
    "configuration": fuzz_configuration,
}


def _run_target(name: str, seconds: int) -> None:
    """Fuzz one target in this process; libFuzzer ends the process itself."""
    atheris: Any = importlib.import_module("atheris")  # only here: replaying corpora needs no fuzzer

    faults = ROOT / "build" / "fuzzing" / name
    faults.mkdir(parents=True, exist_ok=True)
    fresh = ROOT / "build" / "fuzzing" / f"{name}-corpus"
    fresh.mkdir(parents=True, exist_ok=True)
    limits = [
        f"-max_total_time={seconds}",
        f"-max_len={MAX_INPUT_BYTES}",
        "-timeout=20",
        "-rss_limit_mb=2048",
    ]
    places = [f"-artifact_prefix={faults}/", str(fresh), str(CORPORA / name)]
    for one in gc.get_objects():
        if isinstance(one, types.FunctionType) and str(one.__module__).startswith("callwright."):
            atheris.instrument_func(one)
    atheris.Setup([sys.argv[0], *limits, *places], TARGETS[name])
    atheris.Fuzz()


def main(arguments: list[str] | None = None) -> int:
    """Fuzz the named target, or each in a process of its own; return the exit code."""
    parser = argparse.ArgumentParser(description="Feeds invented bytes to what reads bytes of others.")
    parser.add_argument("target", choices=[*TARGETS, "all"])
    parser.add_argument("--seconds", type=int, default=60)
    given = parser.parse_args(arguments)
    if given.target != "all":
        _run_target(given.target, given.seconds)
        return 0
    command: list[Any] = [sys.executable, "-m", "scripts.fuzz"]
    ended = [
        subprocess.run(  # noqa: S603 - ourselves
            [*command, name, "--seconds", str(given.seconds)], cwd=ROOT, check=False
        ).returncode
        for name in TARGETS
    ]
    return 1 if any(ended) else 0


if __name__ == "__main__":
    sys.exit(main())
