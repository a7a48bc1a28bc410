"""``callwright tools review``: classes that tools suggest of themselves, accepted once and written into the configuration."""

import getpass
import json
import os
import pty
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from callwright.cli.exit_codes import ExitCode
from callwright.config.effect_declarations import InlineTableError, ToolTable, add_effects
from callwright.tools.effect_proposals import propose_from_annotations
from cli.door import Ran, cli
from cli.upping import up, warm_command

SERVER = """
import json, sys
TOOLS = json.loads(sys.argv[1])
for line in sys.stdin:
    message = json.loads(line)
    number, method = message.get("id"), message.get("method")
    if method == "initialize":
        version = message["params"]["protocolVersion"]
        found = {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": {"name": "f", "version": "1"}}
    elif method == "tools/list":
        found = {"tools": [{"name": n, "inputSchema": {"type": "object"}, "annotations": a} for n, a in TOOLS.items()]}
    elif method == "tools/call":
        found = {"content": [{"type": "text", "text": "{}"}]}
    else:
        found = {}
    if number is not None:
        print(json.dumps({"jsonrpc": "2.0", "id": number, "result": found}), flush=True)
"""
TOOLS = {
    "look": {"readOnlyHint": True},
    "put": {"idempotentHint": True},
    "drop": {"destructiveHint": True},
    "mute": {},
    "known": {"readOnlyHint": True},
    "half.said": {"readOnlyHint": True},
}
DOCUMENT = {
    "openapi": "3.1.0",
    "info": {"title": "shop", "version": "1"},
    "servers": [{"url": "https://shop.example"}],
    "paths": {
        "/orders": {
            "get": {"operationId": "list_orders", "responses": {"200": {"description": "ok"}}},
            "post": {"operationId": "create_order", "responses": {"200": {"description": "ok"}}},
        }
    },
}


@pytest.fixture
def config(tmp_path: Path) -> Path:
    program = tmp_path / "server.py"
    program.write_text(SERVER)
    (tmp_path / "shop.json").write_text(json.dumps(DOCUMENT))
    path = tmp_path / "callwright.toml"
    path.write_bytes(
        (
            "# mine — 我的\r\n[listen]\r\nport = 0  # any\r\n\r\n"
            f"[servers.files]\r\ncommand = '{sys.executable}'\r\nargs = ['{program}', '{json.dumps(TOOLS)}']\r\n"
            '[servers.files.tools.known]\r\neffect   =   "idempotent"\r\n'
            "[servers.files.tools.'half.said']   # said in part\r\nkey = []\r\n"
            "[openapi.shop]\r\ndocument = 'shop.json'"
        ).encode()
    )
    return path


def review(config: Path, *arguments: str) -> Ran:
    return cli("tools", "review", *arguments, "--config", str(config))


def proposals(ran: Ran) -> dict[str, tuple[Any, str]]:
    servers: Any = ran.json["servers"]
    return {
        tool["name"]: (tool["proposed"], tool["reason"])
        for one in servers
        for tool in one["tools"]
        if tool["undeclared"]
    }


def test_every_undeclared_tool_is_shown_with_a_class_and_a_reason_and_looking_writes_nothing(
    config: Path,
) -> None:
    before = config.read_bytes()
    ran = review(config, "--json")

    assert ran.code == ExitCode.OK
    assert proposals(ran) == {
        "files__look": ("read", "read_only"),
        "files__put": ("idempotent", "idempotent"),
        "files__drop": ("once", "destructive"),
        "files__mute": (None, "silent"),
        "files__half.said": ("read", "read_only"),
        "shop_create_order": ("once", "method"),
    }
    assert ran.json["written"] == {}
    shown = review(config).out
    assert "readOnlyHint: it says that it changes nothing" in shown
    assert "POST: neither safe nor idempotent" in shown
    assert "1 more have the class of their method" in shown
    assert "没有注解" in review(config, "--lang", "zh-CN").out
    assert config.read_bytes() == before
    assert not (config.parent / ".callwright").exists()


def test_what_is_accepted_is_written_and_every_other_byte_stays(config: Path) -> None:
    before = config.read_bytes()
    ran = review(config, "--yes", "--accept", "files__mute=keyed", "--accept", "files__put=once", "--json")

    assert ran.code == ExitCode.OK, ran.err
    after = config.read_bytes()
    tools = tomllib.loads(after.decode())["servers"]["files"]["tools"]
    assert {name: one["effect"] for name, one in tools.items()} == {
        "known": "idempotent",
        "half.said": "read",
        "look": "read",
        "put": "once",
        "drop": "once",
        "mute": "keyed",
    }
    assert tools["half.said"]["key"] == []
    head, mark, rest = after.partition(b'effect = "read"\r\n')
    assert head.endswith(b"# said in part\r\n")
    assert mark
    assert (head + rest).startswith(before)
    assert b"\n" not in after.replace(b"\r\n", b"")
    assert proposals(review(config, "--json")) == {}
    assert "Every tool is declared." in review(config, "files").out


def test_accepting_one_tool_declares_no_other(config: Path) -> None:
    ran = review(config, "files", "--accept", "files__look=read")

    assert "Undeclared: 4." in ran.out
    assert set(proposals(review(config, "--json"))) == {
        "files__put",
        "files__drop",
        "files__mute",
        "files__half.said",
        "shop_create_order",
    }


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("files__look=pure", "read, idempotent, keyed or once"),
        ("files__lok=read", "Did you mean files__look?"),
        ("files__known=read", "A declared class is changed in the file."),
        ("read", "read, idempotent, keyed or once"),
    ],
)
def test_a_class_or_tool_that_cannot_be_accepted_is_refused_and_nothing_is_written(
    config: Path, said: str, hint: str
) -> None:
    before = config.read_bytes()
    ran = review(config, "--yes", "--accept", said)

    assert (ran.code, config.read_bytes() == before) == (ExitCode.USAGE, True)
    assert hint in ran.err


def test_a_server_that_cannot_be_asked_is_named_and_the_others_are_reviewed(config: Path) -> None:
    config.write_text(config.read_text() + "\n[servers.gone]\ncommand = '/nothing/here'\n")
    ran = review(config, "--json")

    assert ran.code == ExitCode.UNREACHABLE
    servers: Any = ran.json["servers"]
    assert {one["name"]: one["reached"] for one in servers} == {"files": True, "gone": False, "shop": True}
    assert len(proposals(ran)) == 6


def test_without_a_configuration_there_is_nothing_to_write_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = cli("tools", "review")

    assert ran.code == ExitCode.UNREACHABLE
    assert "callwright import" in ran.err


def test_up_names_how_many_tools_are_undeclared_what_that_costs_and_the_command(config: Path) -> None:
    with up(config.parent, "--json") as it:
        told = it.next("undeclared")
        it.end()
    assert told["tools"] == 6
    assert "run again on a repeat after the first answer arrived" in told["message"]
    assert "callwright tools review" in told["message"]
    review(config, "--yes", "--accept", "files__mute=once")
    with up(config.parent, "--json") as it:
        it.next("server")
        _, out, _ = it.end()
    assert "undeclared" not in out


def test_a_tool_that_is_named_like_a_command_can_still_be_shown(tmp_path: Path) -> None:
    app = tmp_path / "odd.py"
    app.write_text(
        "from callwright import Callwright\napp = Callwright()\n"
        '@app.tool(effect="read")\ndef review() -> int:\n    """Looks again."""\n    return 1\n'
    )
    assert "Looks again." in cli("tools", "show", "review", "--app", f"{app}:app").out


TABLE = ToolTable("servers", "a", "t")


@pytest.mark.parametrize(
    "text",
    [
        "servers = { a = { command = 'x' } }\n",
        "[servers.a]\ncommand = 'x'\ntools = { u = { effect = 'read' } }\n",
        "[servers.a]\ncommand = 'x'\ntools.t = { key = ['k'] }\n",
    ],
)
def test_a_file_to_which_no_line_can_be_added_is_refused(text: str) -> None:
    with pytest.raises(InlineTableError):
        add_effects(text, {TABLE: "read"})


def test_a_header_within_a_string_is_no_header() -> None:
    text = "note = '''\n[servers.a.tools.t]\n'''\n[servers.a]\ncommand = 'x'"
    assert add_effects(text, {TABLE: "read"}) == text + '\n\n[servers.a.tools.t]\neffect = "read"\n'


@pytest.mark.parametrize(
    ("annotations", "effect"),
    [
        ({"readOnlyHint": True, "destructiveHint": True}, "once"),
        ({"readOnlyHint": True, "destructiveHint": False}, "read"),
        ({"readOnlyHint": "true"}, None),
        ({"readOnlyHint": False}, "once"),
        ({"destructiveHint": False, "idempotentHint": True}, "idempotent"),
        ({"title": "x"}, None),
        (None, None),
        ([True], None),
    ],
)
def test_only_what_annotations_say_counts_and_never_what_they_leave_out(
    annotations: object, effect: str | None
) -> None:
    assert propose_from_annotations(annotations).effect == effect


def declared(config: Path) -> list[dict[str, str]]:
    """What the audit trail says of accepted classes."""
    store = str(config.parent / ".callwright" / "ledger.db")
    found: Any = cli("audit", "show", "--kind", "effects_declared", "--store", store, "--json").json
    assert {one["by"] for one in found["records"]} <= {f"user:{getpass.getuser()}"}
    return [one["about"] for one in found["records"]]


@pytest.mark.promise("E7")
def test_what_is_accepted_is_on_the_audit_trail(config: Path) -> None:
    assert review(config, "files", "--accept", "files__look=read").code == ExitCode.OK
    assert declared(config) == [{"servers.files.tools.look": "read"}]


def on_a_terminal(config: Path, typed: str) -> tuple[int, str]:
    """Run the review of one server on a terminal of its own, and answer its question."""
    ours, theirs = pty.openpty()
    command = [*warm_command(), "tools", "review", "files", "--config", str(config)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True) as one:
        os.close(theirs)
        shown = ""
        answered = False
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # the other side has closed its terminal
                break
            if not part:
                break
            shown += part.decode(errors="replace")
            if not answered and "[y/N]" in shown:
                os.write(ours, typed.encode())
                answered = True
        code = one.wait(timeout=60)
    os.close(ours)
    assert answered, shown
    return code, shown


@pytest.mark.parametrize(("typed", "written"), [("y\n", True), ("n\n", False), ("\n", False)])
def test_on_a_terminal_the_proposals_are_asked_about_and_only_yes_writes(
    config: Path, *, typed: str, written: bool
) -> None:
    before = config.read_bytes()
    code, shown = on_a_terminal(config, typed)

    assert code == ExitCode.OK, shown
    assert "Write these 4 for files?" in shown
    assert (config.read_bytes() != before) is written
    if written:
        (about,) = declared(config)
        assert about == {
            "servers.files.tools.look": "read",
            "servers.files.tools.put": "idempotent",
            "servers.files.tools.drop": "once",
            "servers.files.tools.half.said": "read",
        }
