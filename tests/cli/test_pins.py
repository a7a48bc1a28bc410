"""``callwright pins``: a tool that is new or has changed waits until a person has seen the difference (T22)."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.cli.exit_codes import ExitCode
from callwright.tools.mcp.server_spec import ServerSpec
from cli.door import Ran, cli
from cli.upping import up

pytestmark = pytest.mark.promise("T22")

SERVER = Path(__file__).parent.parent / "gateway" / "stdio_server.py"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """A server whose tools were accepted once: since then ``echo`` has changed and ``big`` is new."""
    path = tmp_path / "callwright.toml"
    path.write_text(
        f"[listen]\nport = 0\n[servers.fake]\ncommand = '{sys.executable}'\nargs = ['{SERVER}', '{tmp_path / 'world'}']\n"
    )
    pins = tmp_path / ".callwright" / "pins.json"
    pins.parent.mkdir()

    async def first() -> None:
        with Callwright() as app:
            spec = ServerSpec(name="fake", command=(sys.executable, str(SERVER), "-"))
            assert await app.connect([spec], pins=pins) == {}
            assert app.connected is not None
            await app.connected.close()

    asyncio.run(first())
    kept = json.loads(pins.read_text())
    del kept["fake"]["big"]
    kept["fake"]["echo"] = {"hash": "0", "definition": {"name": "echo", "description": "Says \x1b[2J it"}}
    pins.write_text(json.dumps(kept))
    return path


def pins(config: Path, *arguments: str) -> Ran:
    return cli("pins", *arguments, "--config", str(config))


def waiting(config: Path) -> dict[str, str]:
    found: Any = json.loads(pins(config, "list", "--json").out)["servers"]
    return {one["tool"]: one["kind"] for one in found[0]["held"]}


def test_what_waits_is_shown_pointer_by_pointer_and_looking_accepts_nothing(config: Path) -> None:
    ran = pins(config)

    assert ran.code == ExitCode.OK
    assert "fake: echo (changed)" in ran.out
    assert '- /description "Says \\u001b[2J it"' in ran.out
    assert "fake: big (new)" in ran.out
    assert waiting(config) == {"echo": "changed", "big": "new"}


@pytest.mark.costly
def test_what_is_accepted_is_offered_and_the_rest_goes_on_waiting(config: Path) -> None:
    ran = pins(config, "accept", "fake", "--tool", "echo", "--yes")

    assert (ran.code, "Accepted: echo." in ran.out) == (ExitCode.OK, True)
    assert waiting(config) == {"big": "new"}
    with up(config.parent, "--json") as it:
        told = it.next("left_out")
        there = it.next("server")
        it.end()
    assert (told["held"], there["tools"]) == (1, 7)
    assert "callwright pins" in told["message"]
    done = json.loads(pins(config, "accept", "fake", "--yes", "--json", "--by", "ann").out)
    assert done == {"server": "fake", "accepted": ["big"], "waiting": []}
    assert "Nothing waits" in pins(config).out
    ledger = str(config.parent / ".callwright" / "ledger.db")
    kept: Any = cli("audit", "show", "--store", ledger, "--json").json["records"]
    assert [(one["kind"], one["about"]["tool"], one["about"]["change"]) for one in kept] == [
        ("pin_accepted", "big", "new"),
        ("pin_accepted", "echo", "changed"),
    ]
    assert kept[0]["by"] == "ann"


def test_what_cannot_be_put_on_the_audit_trail_is_not_accepted(config: Path) -> None:
    text = config.read_text()
    config.write_text(f"store = '{config}'\n{text}")
    ran = pins(config, "accept", "fake", "--yes", "--json")
    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "store_corrupt")
    config.write_text(text)
    assert waiting(config) == {"echo": "changed", "big": "new"}


def test_a_server_that_says_it_is_another_is_shown_and_accepted_as_such(config: Path) -> None:
    file = config.parent / ".callwright" / "pins.json"
    kept = json.loads(file.read_text())
    kept["fake"][""] = {"hash": "0", "definition": {"name": "real", "version": "1"}}
    file.write_text(json.dumps(kept))

    assert "fake: what it says it is (server)" in pins(config).out
    with up(config.parent, "--json") as it:
        told = it.next("left_out")
        it.end()
    assert "callwright pins" in told["message"]
    ran = pins(config, "accept", "fake", "--yes")
    assert "what it says it is" in ran.out
    assert waiting(config) == {"echo": "changed", "big": "new"}, (
        "its tools are looked at when it is known who it is"
    )


def test_without_a_yes_nothing_is_accepted(config: Path) -> None:
    ran = pins(config, "accept", "fake", "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.REFUSED, "not_confirmed")
    assert waiting(config) == {"echo": "changed", "big": "new"}


def test_a_server_that_is_none_and_one_that_cannot_be_asked_are_told(config: Path) -> None:
    assert pins(config, "accept", "fkae", "--json").fault["message"] == "There is no server fkae."
    config.write_text("[servers.fake]\ncommand = 'no-such-program-here'\n")
    assert pins(config, "accept", "fake", "--yes", "--json").fault["code"] == "server_unreachable"
    assert "cannot be asked" in pins(config).out


def test_pins_that_cannot_be_read_are_told_and_stay(config: Path) -> None:
    file = config.parent / ".callwright" / "pins.json"
    file.write_text("{oops")

    assert pins(config, "--json").fault["code"] == "pins_unusable"
    assert file.read_text() == "{oops"


def test_what_one_process_accepts_another_knows_at_its_next_look(config: Path) -> None:
    file = config.parent / ".callwright" / "pins.json"

    async def go() -> None:
        with Callwright() as app:
            spec = ServerSpec(name="fake", command=(sys.executable, str(SERVER), "-"))
            assert await app.connect([spec], pins=file) == {}
            assert app.connected is not None
            server = app.connected.servers["fake"]
            assert set(server.held) == {"echo", "big"}
            await asyncio.to_thread(pins, config, "accept", "fake", "--yes")
            await server.refresh()
            assert server.held == {}
            assert "big" in server.offered_tools
            await app.connected.close()

    asyncio.run(go())
