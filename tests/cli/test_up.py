"""``callwright up``: a process in an empty home, spoken to over its real doors."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import cli
from cli.upping import Up, environment, up, warm_command
from gateway.clients import Client

pytestmark = pytest.mark.promise("E10")

STDIO_SERVER = Path(__file__).parent.parent / "gateway" / "stdio_server.py"
DEMO = ["callwright_repeat", "create_order", "fetch_page", "find_customer", "refund", "send_mail"]


def config(home: Path, text: str) -> None:
    (home / "callwright.toml").write_text(text, encoding="utf-8")


def behind(home: Path, *, more: str = "") -> str:
    """A configuration with one server, whose own record is in ``world``."""
    return (
        f"[listen]\nport = 0\n[servers.fake]\ncommand = '{sys.executable}'\n"
        f"args = ['{STDIO_SERVER}', '{home / 'world'}']\n{more}"
    )


async def tools_and_a_call(
    port: int, tool: str, arguments: dict[str, Any]
) -> tuple[list[str], dict[str, Any]]:
    client = await Client(port, "modern").start()
    listed = (await client.request("tools/list"))["result"]["tools"]
    result = await client.call(tool, arguments)
    client.http.close()
    return sorted(one["name"] for one in listed), result


def test_without_anything_there_is_something_to_be_seen_and_to_be_called_at_once(tmp_path: Path) -> None:
    with up(tmp_path, "--port", "0", "--json") as it:
        seen = [it.next("call")["outcome"] for _ in range(8)]
        names, result = asyncio.run(tools_and_a_call(it.port, "find_customer", {"customer": "C-1"}))
        mine = it.next("call")
        code, _, err = it.end()

    assert seen == ["repaired", "retried", "replayed", "unknown", "unknown", "withheld", "refused", "waiting"]
    assert names == DEMO
    assert json.loads(result["content"][0]["text"]) == {"customer": "C-1", "name": "Ada"}
    assert (mine["tool"], mine["outcome"]) == ("find_customer", "retried")
    assert (code, err) == (ExitCode.OK, "")
    assert (tmp_path / ".callwright").stat().st_mode & 0o077 == 0


def test_people_get_at_most_eight_lines_then_one_for_each_call_and_the_end(tmp_path: Path) -> None:
    with up(tmp_path, "--demo", "--port", "0", "--lang", "zh-CN") as it:
        lines = [it.out.readline().rstrip() for _ in range(14)]
        code, rest, err = it.end()

    first = next(at for at, line in enumerate(lines) if "create_order" in line)
    assert first <= 8
    assert any("/mcp" in line for line in lines[:first])
    assert "已修正" in lines[first]
    assert '"2件" → 2' in lines[first]
    assert "已停止" in rest
    assert "Ignore all previous" not in "".join(lines) + rest
    assert (code, err) == (ExitCode.OK, "")


def test_the_servers_of_the_configuration_are_there_under_their_names(tmp_path: Path) -> None:
    config(tmp_path, behind(tmp_path, more="[servers.gone]\ncommand = '/no/such/program'\n"))

    with up(tmp_path, "--json") as it:
        assert it.next("ready")["servers"] == ["fake", "gone"]
        told = {it.next("server")["server"]}
        names, result = asyncio.run(tools_and_a_call(it.port, "fake__echo", {"text": "hi"}))
        call = it.next("call")
        code, _, _ = it.end()

    assert told == {"fake"}
    assert "fake__echo" in names
    assert json.loads(result["content"][0]["text"]) == {"text": "hi"}
    assert (tmp_path / "world").read_text() == "echo\n"
    assert (call["tool"], call["outcome"], code) == ("fake__echo", "ok", ExitCode.OK)
    assert [one["server"] for one in it.events if one["event"] == "left_out"] == ["gone"]
    assert (tmp_path / ".callwright" / "pins.json").exists()


def read_answer(it: Up) -> dict[str, Any]:
    """The next message with an id; a change of the tools may be announced before it."""
    for line in it.out:
        message: dict[str, Any] = json.loads(line)
        if "id" in message:
            return message
        assert message["method"] == "notifications/tools/list_changed"
    raise AssertionError("it ended before an answer")


def test_a_client_that_starts_it_speaks_to_it_over_pipes_and_nothing_else_is_on_them(tmp_path: Path) -> None:
    config(tmp_path, behind(tmp_path))
    hello: dict[str, Any] = {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "t", "version": "1"},
    }
    messages: list[dict[str, Any]] = [
        {"id": 1, "method": "initialize", "params": hello},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/call", "params": {"name": "fake__echo", "arguments": {"text": "hi"}}},
    ]
    with up(tmp_path, "--stdio") as it:
        assert it.process.stdin is not None
        found = []
        for message in messages:
            it.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
            it.process.stdin.flush()
            if "id" in message:
                found.append(read_answer(it))
        it.process.stdin.close()
        it.process.wait(timeout=30)
        rest = [json.loads(line) for line in it.out]

    assert [one["id"] for one in found] == [1, 2]
    assert json.loads(found[1]["result"]["content"][0]["text"]) == {"text": "hi"}
    assert {one["method"] for one in rest} <= {"notifications/tools/list_changed"}
    assert it.process.returncode == ExitCode.OK


def refused(home: Path, *arguments: str, **env: str) -> dict[str, Any]:
    ran = subprocess.run(
        [*warm_command(), "up", *arguments, "--json"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        cwd=home,
        env=environment(home, **env),
        timeout=60,
    )
    assert ran.returncode == ExitCode.UNREACHABLE, ran.stderr
    return dict(json.loads(ran.stderr.splitlines()[-1])["error"])


def test_a_port_that_is_in_use_is_named_with_a_way_out(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        error = refused(tmp_path, "--demo", "--port", str(port))

    assert error["code"] == "port_in_use"
    assert f"127.0.0.1:{port}" in error["message"]
    assert "--port 0" in error["hint"]


@pytest.mark.parametrize("source", ["demo", "configuration", "application"])
def test_a_port_that_is_in_use_leaves_no_file_and_runs_no_code(tmp_path: Path, source: str) -> None:
    """A second gateway by mistake must not make a ledger, or resume the tasks of the first."""
    config(tmp_path, 'store = "shop.db"\n[python.shop]\nmodule = "shop"\n')
    lines = ("from pathlib import Path", "from callwright import Callwright", "Path('ran').touch()")
    (tmp_path / "shop.py").write_text("\n".join([*lines, "app = Callwright('own.db')", ""]), encoding="utf-8")
    options = {
        "demo": ["--demo"],
        "configuration": ["--allow-python", "shop"],
        "application": ["shop.py:app"],
    }
    before = {one.name for one in tmp_path.iterdir()}

    with socket.create_server(("127.0.0.1", 0)) as taken:
        error = refused(tmp_path, *options[source], "--port", str(taken.getsockname()[1]))

    assert error["code"] == "port_in_use"
    assert {one.name for one in tmp_path.iterdir()} == before


def test_a_configuration_that_cannot_be_used_starts_nothing_and_is_told_with_its_line(tmp_path: Path) -> None:
    config(tmp_path, "[listen]\nprot = 1\n")

    error = refused(tmp_path)

    assert error["code"] == "config_invalid"
    assert error["message"].startswith("callwright.toml:2: listen.prot is unknown. Did you mean port?")
    assert refused(tmp_path, "--config", "other.toml")["code"] == "config_not_found"


FALLBACK = """
from callwright import Callwright

app = Callwright()


@app.tool(effect="read", stand_in="{name}")
def look(q: str) -> str:
    return q


@app.tool(effect="read")
def guess(q: str) -> str:
    return q
"""


@pytest.mark.parametrize("name", [":memory:", "mysql://host/shop"])
def test_a_ledger_that_is_neither_a_file_nor_a_supported_database_is_refused_and_no_file_is_made(
    tmp_path: Path, name: str
) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(f'store = "{name}"\n')
    ran = cli("up", "--config", str(path), "--port", "0", "--json")

    assert (ran.code, ran.fault["code"], list(tmp_path.iterdir())) == (
        ExitCode.UNREACHABLE,
        "store_no_place",
        [path],
    )
    assert "请给出 SQLite 文件的路径" in cli("up", "--config", str(path), "--port", "0", "--lang", "zh").err


def test_an_application_with_a_stand_in_that_names_no_tool_is_refused_with_the_nearest_name(
    tmp_path: Path,
) -> None:
    (tmp_path / "shop.py").write_text(FALLBACK.format(name="gues"))
    done = subprocess.run(
        [*warm_command(), "up", "shop.py:app", "--port", "0"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert done.returncode == ExitCode.UNREACHABLE
    assert "look: stand_in names gues, and there is no such tool." in done.stderr
    assert "Did you mean guess?" in done.stderr

    (tmp_path / "shop.py").write_text(
        FALLBACK.format(name="guess")
    )  # registered after the tool that names it
    with up(tmp_path, "shop.py:app", "--port", "0", "--json") as it:
        assert it.port


def test_stdio_without_a_pipe_says_so(tmp_path: Path) -> None:
    assert refused(tmp_path, "--demo", "--stdio")["code"] == "no_pipe"


def test_a_key_is_asked_for_where_the_configuration_says_so(tmp_path: Path) -> None:
    config(
        tmp_path,
        behind(
            tmp_path, more='[identity]\nmode = "keys"\n[[rules]]\neffect = "allow"\nprincipals = ["ci"]\n'
        ),
    )
    made = subprocess.run(
        [*warm_command(), "keys", "new", "ci", "--json"],
        capture_output=True,
        check=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=60,
    )
    key = json.loads(made.stdout)["key"]

    async def asked(port: int, headers: dict[str, str]) -> int:
        client = Client(port, "modern")
        client.headers = headers
        await client.request("tools/list")
        client.http.close()
        return client.status

    with up(tmp_path, "--json") as it:
        it.next("server")
        statuses = [
            asyncio.run(asked(it.port, headers)) for headers in ({}, {"Authorization": f"Bearer {key}"})
        ]
        it.end()

    assert statuses == [401, 200]


def test_that_no_call_can_be_accepted_for_lack_of_a_key_is_said_at_the_start(tmp_path: Path) -> None:
    config(tmp_path, behind(tmp_path, more='[identity]\nmode = "keys"\n[[rules]]\neffect = "allow"\n'))

    with up(tmp_path, "--json") as it:
        said = it.next("left_out")["message"]
        it.end()

    assert "there is no valid key in" in said
    assert "callwright keys new" in said


def client(path: Path, home: Path, **servers: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    usual = {"command": sys.executable, "args": [str(STDIO_SERVER), str(home / "world")]}
    path.write_text("// mine\n" + json.dumps({"mcpServers": {"fake": usual, **servers}}), encoding="utf-8")


def test_without_a_configuration_the_servers_of_this_users_clients_are_there_and_it_says_whose(
    tmp_path: Path,
) -> None:
    client(
        tmp_path / ".cursor" / "mcp.json",
        tmp_path,
        callwright={"command": "callwright", "args": ["up", "--stdio"]},
        odd={"args": ["x"]},
        bare={"command": "x", "env": {"T": "${env:NOT_SET_HERE}"}},
    )

    with up(tmp_path, "--port", "0", "--json") as it:
        ready = it.next("ready")
        it.next("server")
        names, result = asyncio.run(tools_and_a_call(it.port, "fake__echo", {"text": "hi"}))
        it.end()

    assert ready["origin"] == "Cursor ~/.cursor/mcp.json (2)"
    assert ready["servers"] == ["fake"]
    assert json.loads(result["content"][0]["text"]) == {"text": "hi"}
    assert "fake__echo" in names
    left = [one["message"] for one in it.events if one["event"] == "left_out"]
    assert len(left) == 2
    assert "odd has neither a command nor an address" in left[0]
    assert left[1].startswith(f"{tmp_path}/.cursor/mcp.json: servers.bare refers to NOT_SET_HERE")


@pytest.mark.promise("T30")
def test_what_a_file_of_the_folder_names_is_said_and_started_only_when_asked_for(tmp_path: Path) -> None:
    folder = tmp_path / "cloned"
    client(folder / ".mcp.json", tmp_path, touch={"command": "touch", "args": [str(tmp_path / "owned")]})

    with up(tmp_path, "--port", "0", "--json", folder=folder) as it:
        told = it.next("left_out")
        it.next("call")
        it.end()
    assert ".mcp.json names 2 servers" in told["message"]
    assert not (tmp_path / "owned").exists()

    with up(tmp_path, "--port", "0", "--json", "--project", folder=folder) as it:
        assert sorted(it.next("ready")["servers"]) == ["fake", "touch"]
        it.next("left_out")
        it.end()
    assert (tmp_path / "owned").exists()


BROKEN_SHOP = '''
from callwright import Callwright

app = Callwright()


@app.tool(effect="read")
def price(sku: str) -> str:
    """Look a price up."""
    return {}[sku]
'''


@pytest.mark.parametrize("dev", [False, True])
def test_a_tool_that_raises_is_a_line_on_stderr_and_with_dev_its_whole_traceback(
    tmp_path: Path, *, dev: bool
) -> None:
    (tmp_path / "shop.py").write_text(BROKEN_SHOP, encoding="utf-8")
    config(tmp_path, "[listen]\nport = 0\n[python.shop]\nmodule = 'shop'\n")
    options = ["--dev"] if dev else []
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    with up(tmp_path, "--allow-python", "shop", *options, PYTHONPATH=path) as it:
        lines = iter(it.out)
        address = next(line for line in lines if "/mcp" in line)
        port = int(address.strip().removesuffix("/mcp").rpartition(":")[2])
        _, result = asyncio.run(tools_and_a_call(port, "price", {"sku": "A-1"}))
        _, out, err = it.end()

    assert result["isError"]
    assert "A-1" not in str(result["content"])
    assert "KeyError" in err
    assert "shop.py" in err
    assert ("in price" in err) is dev
    assert ("for the model: " in out) is dev


DENIES = "[[rules]]\neffect = 'allow'\n[[rules]]\neffect = 'deny'\ntools = ['fake__{tool}']\n"


@pytest.mark.promise("B10")
def test_a_misspelt_tool_in_a_rule_holds_back_its_server_and_is_named_with_line_and_nearest_name(
    tmp_path: Path,
) -> None:
    config(tmp_path, behind(tmp_path, more=DENIES.format(tool="ehco")))

    with up(tmp_path, "--json") as it:
        it.next("ready")
        said = it.next("left_out")["message"]
        names, result = asyncio.run(tools_and_a_call(it.port, "fake__big", {}))
        it.end()

    assert "callwright.toml:10: " in said
    assert "Did you mean fake__echo?" in said
    assert [name for name in names if name.startswith("fake__")] == []
    assert result.get("isError") or "error" in result
    assert not (tmp_path / "world").exists()


@pytest.mark.promise("B10")
def test_a_server_whose_rule_is_corrected_while_it_runs_offers_its_tools_without_a_restart(
    tmp_path: Path,
) -> None:
    config(tmp_path, behind(tmp_path, more=DENIES.format(tool="ehco")))

    with up(tmp_path, "--json") as it:
        it.next("ready")
        assert it.next("server")["tools"] == 0
        config(tmp_path, behind(tmp_path, more=DENIES.format(tool="echo")))
        it.next("rules")
        names, _ = asyncio.run(tools_and_a_call(it.port, "fake__big", {}))
        it.end()

    assert "fake__big" in names
    assert "fake__echo" not in names


@pytest.mark.promise("B10", "C6")
def test_a_contract_that_does_not_fit_the_tool_of_a_server_is_named_with_its_line_and_only_that_tool_is_left_out(
    tmp_path: Path,
) -> None:
    wrong = "[servers.fake.tools.echo]\neffect = 'once'\nkey = ['txet']\n[[rules]]\neffect = 'allow'\n"
    config(tmp_path, behind(tmp_path, more=wrong))

    with up(tmp_path, "--json") as it:
        it.next("ready")
        said = it.next("left_out")["message"]
        names, _ = asyncio.run(tools_and_a_call(it.port, "fake__big", {}))
        it.end()

    assert "callwright.toml:6: servers.fake.tools.echo: " in said
    assert "txet" in said
    assert "fake__echo" not in names
    assert "fake__big" in names


@pytest.mark.promise("T21", "T23")
def test_a_tool_that_cannot_be_offered_is_counted_and_the_command_that_says_why_is_named(
    tmp_path: Path,
) -> None:
    """Letters that look like others and control characters in a name keep a tool back, and its operator has to know."""
    names = r'"\u0435cho", "x\u001b[2J"'
    config(tmp_path, behind(tmp_path).replace("world']", f"world', {names}]"))

    with up(tmp_path, "--json") as it:
        it.next("ready")
        said = it.next("left_out")
        it.end()

    assert (said["server"], said["unusable"]) == ("fake", 2)
    assert "2 tools cannot be offered" in said["message"]
    assert "callwright doctor --upstreams" in said["message"]


COUNTS = (
    "[[rules]]\neffect = 'allow'\n"
    "[[quotas]]\nlimit = 9\ntools = ['{tool}']\nmeasure = 'sum'\nargument = '{argument}'\n{more}"
)


@pytest.mark.promise("B10", "C6")
def test_a_misspelt_argument_of_a_quota_holds_back_its_server_and_is_named_with_line_and_nearest_name(
    tmp_path: Path,
) -> None:
    config(tmp_path, behind(tmp_path, more=COUNTS.format(tool="fake__echo", argument="/txet", more="")))

    with up(tmp_path, "--json") as it:
        it.next("ready")
        said = it.next("left_out")["message"]
        held = it.next("server")["tools"]
        it.end()

    assert held == 0
    assert "callwright.toml:12: " in said
    assert "fake__echo has no argument txet" in said
    assert "Did you mean text?" in said
    assert "No tool of fake is offered until then." in said


@pytest.mark.promise("B10", "C6")
@pytest.mark.parametrize(
    ("tool", "argument", "more", "warned"),
    [
        ("fake__echo", "text", "", False),
        ("fake__echo", "txet", "allow_absent = true\n", False),
        ("fake__*", "text", "", False),
        ("fake__*", "txet", "", True),
        ("*", "txet", "", True),
    ],
)
def test_a_quota_that_may_count_holds_nothing_back_and_a_pattern_that_counts_nothing_is_a_warning(
    tmp_path: Path, tool: str, argument: str, more: str, *, warned: bool
) -> None:
    config(tmp_path, behind(tmp_path, more=COUNTS.format(tool=tool, argument=argument, more=more)))

    with up(tmp_path, "--json") as it:
        assert it.next("server")["tools"] > 0
        it.next("undeclared")
        if warned:
            said = it.next("warning")["message"]
            assert "callwright.toml:12: " in said
            assert "Did you mean text?" in said
        _, out, _ = it.end()

    assert [one for one in it.events if one["event"] in {"warning", "left_out"}][warned:] == []
    assert '"warning"' not in out


@pytest.mark.promise("B10")
def test_changed_rules_are_taken_while_it_runs_and_rules_that_cannot_be_used_are_not(tmp_path: Path) -> None:
    text = behind(tmp_path)
    config(tmp_path, text + DENIES.format(tool="die_after"))

    with up(tmp_path, "--json") as it:
        it.next("server")
        names, _ = asyncio.run(tools_and_a_call(it.port, "fake__echo", {}))
        config(tmp_path, text + DENIES.format(tool="ehco"))
        refused = it.next("warning")["message"]
        kept, _ = asyncio.run(tools_and_a_call(it.port, "fake__echo", {}))
        config(tmp_path, "")
        emptied = it.next("warning")["message"]
        after, _ = asyncio.run(tools_and_a_call(it.port, "fake__echo", {}))
        config(tmp_path, text + COUNTS.format(tool="fake__echo", argument="txet", more=""))
        uncounted = it.next("warning")["message"]
        config(tmp_path, text + DENIES.format(tool="zzz*"))
        unmatched = it.next("warning")["message"]
        config(tmp_path, text + DENIES.format(tool="echo"))
        it.next("rules")
        left, _ = asyncio.run(tools_and_a_call(it.port, "fake__big", {}))
        it.end()

    assert "fake__echo" in names
    assert "fake__die_after" not in names
    assert "Did you mean fake__echo?" in refused
    assert "The current rules stay in force." in emptied
    assert (
        "fake__echo has no argument txet" in uncounted,
        "The current rules stay in force." in uncounted,
    ) == (
        True,
        True,
    )
    assert kept == after == names
    assert "no tool matches fake__zzz*" in unmatched
    assert "fake__echo" not in left
    assert "fake__die_after" in left


def test_the_limits_of_connections_and_bodies_are_those_of_the_configuration(tmp_path: Path) -> None:
    config(tmp_path, "[listen]\nport = 0\nmax_body_bytes = 65_536\nmax_connections = 2\n")

    async def go(port: int) -> tuple[bytes, bytes]:
        oldest, writer = await asyncio.open_connection("127.0.0.1", port)
        asking, sender = await asyncio.open_connection("127.0.0.1", port)
        sender.write(b"POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 65537\r\n\r\n")
        refused = await asking.read()
        writers = [(await asyncio.open_connection("127.0.0.1", port))[1] for _ in range(2)]
        left = await oldest.read()
        for one in (writer, sender, *writers):
            one.close()
        return refused, left

    with up(tmp_path, "--json") as it:
        refused, left = asyncio.run(asyncio.wait_for(go(it.port), 20))
        it.end()

    assert refused.startswith(b"HTTP/1.1 413 ")
    assert b"larger than 65536 bytes" in refused
    assert left == b""
