"""One's own tools as a server: ``callwright up shop.py:app`` and ``app.serve()``, as a newcomer starts them in an empty folder."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.cli.exit_codes import ExitCode
from cli.upping import COMMAND, environment, up, warm_command
from gateway.clients import Client

pytestmark = pytest.mark.promise("E10")

SHOP = '''
from callwright import Callwright

app = Callwright("shop.db")


@app.tool(effect="once", key=["sku", "amount"])
def create_order(sku: str, amount: int) -> dict:
    """Order an article."""
    return {"order": f"{sku} x {amount}"}


@app.tool(effect="read")
def find_order(order: str) -> dict:
    """Look an order up."""
    return {"order": order}
'''
SERVE = '\n\nif __name__ == "__main__":\n    app.serve({})\n'


async def call_tool(port: int, tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
    client = await Client(port, "legacy").start()
    result = await client.call(tool, arguments)
    client.http.close()
    return result


async def order(port: int) -> dict[str, Any]:
    return await call_tool(port, "create_order", {"sku": "A-1", "amount": "2"})


def write_shop(folder: Path, serve: str | None = None) -> None:
    (folder / "shop.py").write_text(SHOP + ("" if serve is None else SERVE.format(serve)), encoding="utf-8")


def test_the_tools_of_a_file_are_served_with_their_contracts_and_named(tmp_path: Path) -> None:
    write_shop(tmp_path)

    with up(tmp_path, "shop.py:app", "--port", "0", "--json") as it:
        result = asyncio.run(order(it.port))
        call = it.next("call")
        code, _, err = it.end()
    ready = it.events[0] if it.events else {}

    assert json.loads(result["content"][0]["text"]) == {"order": "A-1 x 2"}
    assert (call["tool"], call["outcome"]) == ("create_order", "repaired")
    assert (ready.get("origin"), ready.get("tools")) == ("shop.py:app", ["create_order", "find_order"])
    assert (tmp_path / "shop.db").exists()
    assert (code, err) == (ExitCode.OK, "")


INTERVAL = '''
import sys

from callwright import Callwright

app = Callwright()


@app.tool(effect="read")
def get_switch_interval() -> float:
    """Return after how many seconds a waiting thread is given the interpreter."""
    return sys.getswitchinterval()
'''


def test_a_gateway_lets_its_threads_wait_for_the_interpreter_a_fifth_of_the_usual_time(
    tmp_path: Path,
) -> None:
    (tmp_path / "interval.py").write_text(INTERVAL, encoding="utf-8")

    with up(tmp_path, "interval.py:app", "--port", "0", "--json") as it:
        result = asyncio.run(call_tool(it.port, "get_switch_interval", {}))

    assert float(result["content"][0]["text"]) <= sys.getswitchinterval() / 5


@contextmanager
def started(folder: Path, *command: str) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.costly
def test_a_program_that_ends_with_app_serve_is_the_same_server(tmp_path: Path) -> None:
    write_shop(tmp_path, "port=0")

    with started(tmp_path, sys.executable, "shop.py") as process:
        assert process.stdout is not None
        banner = [process.stdout.readline() for _ in range(6)]
        result = asyncio.run(order(int(banner[1].rsplit(":", 1)[1].partition("/")[0])))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)

    assert json.loads(result["content"][0]["text"]) == {"order": "A-1 x 2"}
    assert "shop.py · create_order, find_order" in "".join(banner)
    assert "shop.db" in "".join(banner)
    assert "create_order" in out
    assert (process.returncode, err) == (0, "")


@pytest.mark.costly
@pytest.mark.parametrize("command", [[sys.executable, "shop.py"], [*COMMAND, "up", "shop.py:app", "--stdio"]])
def test_a_client_that_starts_the_program_speaks_to_it_over_stdio(tmp_path: Path, command: list[str]) -> None:
    write_shop(tmp_path, "stdio=True")
    params = {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "t", "version": "1"},
    }
    messages: list[dict[str, Any]] = [
        {"id": 1, "method": "initialize", "params": params},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/list"},
        {"id": 3, "method": "tools/call", "params": {"name": "find_order", "arguments": {"order": "7"}}},
    ]

    with started(tmp_path, *command) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for one in messages:
            process.stdin.write(json.dumps({"jsonrpc": "2.0", **one}) + "\n")
        process.stdin.flush()
        answers: dict[int, Any] = {}
        while len(answers) < 3:
            message = json.loads(process.stdout.readline())
            if "id" in message:  # a change of the tools may be announced between answers
                answers[message["id"]] = message["result"]
        process.stdin.close()
        assert process.wait(timeout=30) == 0

    assert {one["name"] for one in answers[2]["tools"]} >= {"create_order", "find_order"}
    assert json.loads(answers[3]["content"][0]["text"]) == {"order": "7"}


def test_a_ledger_in_memory_is_said_to_be_lost_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "shop.py").write_text(SHOP.replace('"shop.db"', ""), encoding="utf-8")

    with up(tmp_path, "shop.py:app", "--port", "0") as it:
        lines = [it.out.readline() for _ in range(6)]
        it.end()

    assert "in memory, gone when this ends" in "".join(lines)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["shop.py:app", "--demo"], ExitCode.USAGE, "served as it is"),
        (["shop.py:app", "--config", "callwright.toml"], ExitCode.USAGE, "served as it is"),
        (["shop.py:nothing"], ExitCode.UNREACHABLE, "Did you mean shop.py:app?"),
        (["shop.py"], ExitCode.USAGE, "Write shop.py:app"),
        (["missing.py:app"], ExitCode.UNREACHABLE, "There is no file missing.py"),
    ],
)
def test_what_cannot_be_served_is_said_with_a_cure(
    tmp_path: Path, words: list[str], code: ExitCode, said: str
) -> None:
    write_shop(tmp_path)

    ran = subprocess.run(
        [*warm_command(), "up", *words, "--port", "0"],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert (ran.returncode, said in ran.stderr) == (code, True), ran.stderr


@pytest.mark.costly
def test_a_port_that_is_taken_ends_the_program_with_the_reason(tmp_path: Path) -> None:
    with up(tmp_path, "--demo", "--port", "0", "--json") as it:
        write_shop(tmp_path, f"port={it.port}")
        ran = subprocess.run(
            [sys.executable, "shop.py"],
            cwd=tmp_path,
            env={**environment(tmp_path), "PYTHONPATH": os.environ.get("PYTHONPATH", "")},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        it.end()

    assert ran.returncode == ExitCode.UNREACHABLE
    assert "is in use" in ran.stderr


def test_within_an_event_loop_it_says_what_to_use_instead() -> None:
    async def go() -> None:
        with Callwright() as app, pytest.raises(RuntimeError, match=r"Gateway\(app\)\.start\(\)"):
            app.serve(port=0)

    asyncio.run(go())
