"""Servers that are child processes: how they are started, what they see of us, and what happens when they die or hang."""

import asyncio
import json
import os
import select
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop

from callwright import Callwright
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from callwright.tools.mcp.server_spec import ServerSpec, ServerSpecError
from callwright.tools.mcp.stdio_peer import StdioPeer
from callwright.wire.request_target import HttpTransportError
from callwright.wire.server_limits import ServerLimits
from gateway.clients import ASKABLE, Client

SERVER = str(Path(__file__).parent / "stdio_server.py")
HOSTILE_SERVER = str(Path(__file__).parent / "hostile_server.py")


class Played:
    """A gateway in front of one child process, and the file in which the child writes what it did."""

    def __init__(self, app: Callwright, port: int, world: Path) -> None:
        self.app = app
        self.port = port
        self._world = world

    @property
    def ran(self) -> list[str]:
        return self._world.read_text().split() if self._world.exists() else []

    @property
    def peer(self) -> StdioPeer:
        assert self.app.connected is not None
        peer = self.app.connected.servers["up"].peer
        assert isinstance(peer, StdioPeer)
        return peer


@asynccontextmanager
async def child(folder: Path, **spec: Any) -> AsyncIterator[Played]:
    world = folder / "world"
    app = Callwright()
    command = (sys.executable, "-I", "-S", SERVER, str(world))
    declared = {"command": command, "prefix": "", "timeout_ms": 5000, "deadline_ms": 8000, **spec}
    assert await app.connect([ServerSpec(name="up", **declared)]) == {}
    gateway = Gateway(app, limits=ServerLimits(sweep_s=0.05))
    try:
        yield Played(app, await gateway.start(), world)
    finally:
        await gateway.close(0.2)


async def envelope_of(client: Client, name: str, **arguments: Any) -> dict[str, Any]:
    result = await client.call(name, arguments)
    if result.get("isError"):
        found: dict[str, Any] = result["_meta"]["callwright/result"]
        return found
    kept: dict[str, Any] = result["_meta"]["callwright/result"]
    return kept | {"text": result["content"][0]["text"]}


@pytest.mark.promise("E2", "E4")
def test_arguments_reach_the_child_untouched_and_no_shell_reads_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with child(tmp_path) as played:
            client = await Client(played.port, "modern").start()
            hostile = "$(touch pwned); `id` && rm -rf / | ' \" \n 中文"
            found = await envelope_of(client, "echo", text=hostile)
            assert json.loads(found["text"]) == {"text": hostile}

    asyncio.run(go())
    assert not list(tmp_path.glob("pwned"))


@pytest.mark.promise("E4")
def test_headers_that_mirror_arguments_for_a_server_over_stdio_are_compared_with_them(tmp_path: Path) -> None:
    (tmp_path / "mirrors").touch()

    async def go() -> None:
        async with child(tmp_path) as played:
            client = await Client(played.port, "modern").start()
            call = {"name": "mirrored", "arguments": {"region": "here"}}
            client.headers["Mcp-Param-Region"] = "here"
            assert "result" in await client.request("tools/call", call)
            client.headers["Mcp-Param-Region"] = "elsewhere"
            refused = await client.request("tools/call", call)
            assert refused["error"]["code"] == mcp_protocol.HEADER_MISMATCH
            assert "result" in await client.request("tools/call", {"name": "wrong", "arguments": {}})
            assert played.ran == ["mirrored", "wrong"]

    asyncio.run(go())


@pytest.mark.promise("E4")
def test_the_child_sees_only_what_was_declared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_OURS", "x")

    async def go() -> None:
        async with child(tmp_path, env={"DECLARED": "1"}) as played:
            client = await Client(played.port, "modern").start()
            names = json.loads((await envelope_of(client, "environment"))["text"])
            assert "DECLARED" in names
            assert "SECRET_OF_OURS" not in names

    asyncio.run(go())


@pytest.mark.promise("C10")
def test_a_child_that_dies_leaves_the_outcome_open_and_is_started_again_for_the_next_call(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with child(tmp_path) as played:
            client = await Client(played.port, "modern").start()
            died = await envelope_of(client, "die_after")
            again = await envelope_of(client, "die_after")
            assert died["error"]["code"] == again["error"]["code"] == "outcome_unknown"
            assert played.ran == ["die_after"]
            assert (await envelope_of(client, "echo", text="x"))["success"] is True
            assert played.peer.starts == 2

    asyncio.run(go())


@pytest.mark.promise("C10")
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_child_that_dies_ends_its_calls_and_what_it_started_though_that_holds_its_output_open(
    tmp_path: Path, run: Callable[..., None]
) -> None:
    left = tmp_path / "left"
    os.mkfifo(left)

    async def go() -> None:
        command = (sys.executable, "-I", "-S", SERVER, str(tmp_path / "world"), "die_leaving")
        async with child(tmp_path, command=command) as played:
            client = await Client(played.port, "modern").start()
            until_it_ends = asyncio.ensure_future(asyncio.to_thread(left.read_text))
            died = await envelope_of(client, "die_leaving")
            assert died["error"]["code"] == "outcome_unknown"
            assert died["error"]["details"]["cause"] == "upstream_error"
            await until_it_ends
            assert (await envelope_of(client, "echo", text="x"))["success"] is True
            assert played.peer.starts == 2

    run(go())


@pytest.mark.promise("R2", "C4")
def test_a_call_whose_time_is_over_while_the_child_still_starts_was_not_sent_and_may_be_made_again(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with child(tmp_path) as played:
            client = await Client(played.port, "modern").start()
            await envelope_of(client, "die_after")
            (tmp_path / "hold").touch()
            call = {"name": "echo", "arguments": {"text": "x"}}
            late = await played.app.acall(call, timeout_ms=300)
            assert (late.error and late.error.code, late.effect) == ("timeout", "none")
            assert [one.state for one in played.app.store.list_entries(tool="echo")] == ["released"]
            waiting = asyncio.ensure_future(played.app.acall(call))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert [one.state for one in played.app.store.list_entries(tool="echo")] == ["released"]
            (tmp_path / "hold").unlink()
            assert (await played.app.acall(call)).success
            assert played.ran == ["die_after", "echo"]

    asyncio.run(go())


@pytest.mark.promise("R2", "C4")
def test_a_call_whose_time_is_over_after_it_was_sent_leaves_the_outcome_open(tmp_path: Path) -> None:
    async def go() -> None:
        async with child(tmp_path) as played:
            late = await played.app.acall({"name": "hang", "arguments": {}}, timeout_ms=300)
            assert (late.error and late.error.code, late.effect) == ("outcome_unknown", "unknown")
            assert played.ran == ["hang"]

    asyncio.run(go())


@pytest.mark.promise("C10")
@pytest.mark.parametrize("form", ["as_text", "as_batch"])
def test_an_answer_of_a_child_that_writes_our_id_as_a_text_or_sends_a_batch_is_the_answer(
    tmp_path: Path, form: str
) -> None:
    async def go() -> None:
        (tmp_path / "world").touch()
        command = (sys.executable, "-I", "-S", HOSTILE_SERVER, str(tmp_path / "world"))
        with Callwright() as app:
            spec = ServerSpec(name="up", command=command, prefix="", timeout_ms=60_000, deadline_ms=60_000)
            assert await app.connect([spec]) == {}
            arguments = {"raw": '{"content": [{"type": "text", "text": "paid"}]}', form: True}
            result = await app.acall({"name": "say", "arguments": arguments})
            assert (result.success, result.data) == (True, "paid")
            cut = await app.acall({"name": "say", "arguments": {"raw": "NaN", "as_text": True}})
            assert cut.error is not None
            assert cut.error.code == "upstream_error"

    asyncio.run(asyncio.wait_for(go(), 20))


@pytest.mark.promise("C10")
def test_lines_that_look_like_batches_of_batches_end_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        (tmp_path / "world").touch()
        command = (sys.executable, "-I", "-S", HOSTILE_SERVER, str(tmp_path / "world"))
        with Callwright() as app:
            assert await app.connect([ServerSpec(name="up", command=command, prefix="")]) == {}
            lines = ["[" * 900 + "]" * 900, "[" * 100_000, "[" + "1," * 5_000 + "1]", "[]", "[1, {}]"]
            said = {"raw": '{"content": [{"type": "text", "text": "paid"}]}', "told": lines}
            assert (await app.acall({"name": "say", "arguments": said})).data == "paid"

    asyncio.run(asyncio.wait_for(go(), 20))


@pytest.mark.promise("C10")
def test_a_child_that_dies_again_and_again_is_left_alone(tmp_path: Path) -> None:
    async def go() -> None:
        async with child(tmp_path, timeout_ms=1000, deadline_ms=1000) as played:
            client = await Client(played.port, "modern").start()
            for number in range(6):
                await envelope_of(client, "die_after", text=str(number))
            assert played.peer.starts <= 6

    asyncio.run(go())


@pytest.mark.promise("C10")
def test_a_child_that_hangs_is_killed(tmp_path: Path) -> None:
    async def go() -> None:
        async with child(tmp_path, timeout_ms=700, deadline_ms=900, hung_s=0.1) as played:
            client = await Client(played.port, "modern").start()
            hung = await envelope_of(client, "hang")
            assert (hung["error"]["code"], hung["error"]["details"]["cause"]) == (
                "outcome_unknown",
                "timeout",
            )
            tries = [await envelope_of(client, "echo", text=str(n)) for n in range(4)]
            assert tries[-1]["success"] is True
            assert played.peer.starts == 2

    asyncio.run(go())


def test_what_a_child_prints_is_kept_in_bounds_and_breaks_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with child(tmp_path) as played:
            client = await Client(played.port, "modern").start()
            assert (await envelope_of(client, "noisy"))["success"] is True
            assert len((await envelope_of(client, "big"))["text"]) == 1 << 20
            assert sum(map(len, played.peer.stderr)) <= 200 * 500

    asyncio.run(go())


def test_the_last_words_are_those_of_the_last_process_that_spoke(tmp_path: Path) -> None:
    program = tmp_path / "dies.py"
    program.write_text(
        "import pathlib, sys\n"
        "world = pathlib.Path(sys.argv[1])\n"
        "world.write_text(world.read_text() + 'x' if world.exists() else 'x')\n"
        "starts = len(world.read_text())\n"
        "if starts < 4:\n    print('start', starts, file=sys.stderr)\n"
        "sys.exit(3)\n"
    )

    async def go() -> list[str]:
        command = (sys.executable, "-I", "-S", str(program), str(tmp_path / "world"))
        peer = StdioPeer(ServerSpec(name="up", command=command), lambda _method, _params: None)
        for _ in range(2):  # each tries both eras
            with pytest.raises(HttpTransportError):
                await peer.open()
        await peer.close()
        assert peer.starts == 4, "the last one says nothing"
        return list(peer.stderr)

    assert asyncio.run(go()) == ["start 3"]


@pytest.mark.promise("E2")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_child_can_ask_whoever_calls_it(era: Any, tmp_path: Path) -> None:
    async def go() -> None:
        async with child(tmp_path) as played:
            client = await Client(played.port, era, ASKABLE).start()
            asked = await envelope_of(client, "ask")
            assert json.loads(asked["text"])["action"] == "accept"
            silent = await Client(played.port, era).start()
            refused = await silent.call("ask", {"text": "another call"})
            assert refused["isError"] is True

    asyncio.run(go())


@pytest.mark.parametrize(
    ("declared", "why"),
    [
        ({"name": "Up", "command": ("x",)}, "name"),
        ({"name": "a__b", "command": ("x",)}, "name"),
        ({"name": "up"}, "either"),
        ({"name": "up", "command": ("x",), "url": "http://h/"}, "either"),
        ({"name": "up", "url": "http://u:p@h/"}, "credentials"),
        ({"name": "up", "url": "file:///x"}, "URL"),
        ({"name": "up", "command": ("x",), "deadline_ms": 10}, "timeout_ms"),
        ({"name": "up", "command": ("x",), "contracts": {"t": {"efect": "read"}}}, "efect"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused_with_its_cure(
    declared: dict[str, Any], why: str
) -> None:
    with pytest.raises(ServerSpecError, match=why):
        ServerSpec(**declared).validate()


def test_a_program_that_is_not_there_is_told_and_stops_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        app = Callwright()
        failed = await app.connect([ServerSpec(name="up", command=(str(tmp_path / "absent"),))])
        assert list(failed) == ["up"]
        assert "cannot be reached" in failed["up"]
        assert app.connected is not None
        await app.connected.close()

    asyncio.run(go())


@pytest.mark.costly
@pytest.mark.promise("C10")
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_programs_that_end_at_once_are_reasons_on_every_loop(run: Callable[..., None]) -> None:
    async def go() -> None:
        with Callwright() as app:
            specs = [ServerSpec(name=f"gone-{number}", command=("true",)) for number in range(12)]
            assert sorted(await app.connect(specs)) == sorted(one.name for one in specs)
            assert app.connected is not None
            await app.connected.close()

    run(go())


@pytest.mark.promise("C10")
def test_a_program_that_closes_its_input_has_ended_and_is_not_missing(tmp_path: Path) -> None:
    code = "import os, signal; os.read(0, 1); os.close(0); signal.pause()"

    async def go() -> None:
        with Callwright() as app:
            spec = ServerSpec(name="deaf", command=(sys.executable, "-I", "-S", "-c", code), hung_s=0.2)
            failed = await app.connect([spec])
            assert app.connected is not None
            supervisor = app.connected.servers["deaf"].supervisor
            assert supervisor is not None
            assert "has ended" in failed["deaf"]
            assert supervisor.state.cause == "exited"
            await app.connected.close()

    asyncio.run(go())


@pytest.mark.promise("C10")
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_what_a_shell_started_does_not_outlive_us(tmp_path: Path, run: Callable[..., None]) -> None:
    started = tmp_path / "started"
    os.mkfifo(started)
    code = f"import signal; held = open({str(started)!r}, 'w'); signal.pause()"

    async def go() -> None:
        with Callwright() as app:
            command = ("sh", "-c", '"$@"; exit', "sh", sys.executable, "-I", "-S", "-c", code)
            connecting = asyncio.ensure_future(app.connect([ServerSpec(name="shell", command=command)]))
            with await asyncio.to_thread(started.open) as until_it_ends:
                connecting.cancel()
                await asyncio.gather(connecting, return_exceptions=True)
                assert app.connected is not None
                await app.connected.close()
                assert await asyncio.to_thread(until_it_ends.read) == ""

    run(go())


@pytest.mark.promise("C10")
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_program_that_is_still_being_started_does_not_outlive_us(
    tmp_path: Path, run: Callable[..., None]
) -> None:
    pid = tmp_path / "pid"
    os.mkfifo(pid)
    code = f"import os, signal; open({str(pid)!r}, 'w').write(str(os.getpid())); signal.pause()"

    async def go() -> None:
        with Callwright() as app:
            connecting = asyncio.ensure_future(
                app.connect([ServerSpec(name="slow", command=(sys.executable, "-I", "-S", "-c", code))])
            )
            number = int(await asyncio.to_thread(pid.read_text))
            connecting.cancel()
            await asyncio.gather(connecting, return_exceptions=True)
            assert app.connected is not None
            await app.connected.close()
            with pytest.raises(ProcessLookupError):
                os.kill(number, 0)

    run(go())


@pytest.mark.promise("C10")
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_program_that_runs_before_we_know_of_it_does_not_outlive_us(
    tmp_path: Path, run: Callable[..., None]
) -> None:
    pid = tmp_path / "pid"
    os.mkfifo(pid)
    code = f"import os, signal; open({str(pid)!r}, 'w').write(str(os.getpid())); signal.pause()"
    reading, written = os.open(pid, os.O_RDONLY | os.O_NONBLOCK), select.poll()
    written.register(reading, select.POLLIN)

    async def go() -> None:
        with Callwright() as app:
            connecting = asyncio.ensure_future(
                app.connect([ServerSpec(name="early", command=(sys.executable, "-I", "-S", "-c", code))])
            )
            # The loop stands still while the program runs.
            while not written.poll(200):  # noqa: ASYNC110 - nobody could set an event
                await asyncio.sleep(0)
            number = int(os.read(reading, 32))
            connecting.cancel()
            assert app.connected is not None
            await app.connected.close()
            await asyncio.gather(connecting, return_exceptions=True)
            with pytest.raises(ProcessLookupError):
                os.kill(number, 0)

    run(go())
    os.close(reading)


SLOW_AND_MODERN = """
import json, sys

def send(message):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\\n")
    sys.stdout.flush()

waiting = []
for line in sys.stdin:
    message = json.loads(line)
    number, method = message.get("id"), message.get("method")
    if method == "server/discover":
        waiting.append(number)
    elif method == "initialize":
        send({"id": number, "error": {"code": -32600, "message": "this connection is of the modern era"}})
        for one in waiting:
            send({"id": one, "result": {"supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}}, "serverInfo": {"name": "slow"}}})
    elif method == "tools/list":
        send({"id": number, "result": {"tools": [{"name": "echo", "inputSchema": {"type": "object"}}]}})
"""


@pytest.mark.promise("E2")
def test_a_modern_server_that_answers_the_probe_late_is_not_taken_for_a_legacy_one(tmp_path: Path) -> None:
    program = tmp_path / "slow.py"
    program.write_text(SLOW_AND_MODERN)

    async def go() -> tuple[dict[str, Any], str, list[str]]:
        app = Callwright()
        spec = ServerSpec(name="up", command=(sys.executable, "-I", str(program)), hung_s=0.2)
        left_out = await app.connect([spec])
        assert app.connected is not None
        server = app.connected.servers["up"]
        seen = server.peer.era, list(server.offered_tools)
        await app.connected.close()
        return left_out, *seen

    assert asyncio.run(go()) == ({}, "modern", ["echo"])
