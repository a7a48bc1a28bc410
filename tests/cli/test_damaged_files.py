"""Files that somebody hands to a command may hold anything: each is refused, or read, in words; none ends in a fault of ours."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import cli, shop_in

PARTS = [
    b"null", b"[]", b"{}", b"-1", b"0.5", b"1e999", b"NaN", b'""', b'"\\ud800"', b'"\xff"', b'"\\u0000"', b"\x00", b"\xff",
    b"9" * 5_000, b"[" * 3_000, b'{"a":' * 3_000,
]  # fmt: skip
"""What takes the place of a value or of a name."""

_VALUE = re.compile(rb'"[^"]*"|-?\b\d[\d.]*\b|\b(?:true|false|null)\b')
SAMPLE: dict[str, Any] = {
    "format": "callwright.sample/1",
    "id": "a",
    "month": "2026-11",
    "tool": None,
    "raw": {"name": "f", "arguments": {}},
    "decided": {"code": None, "arguments": {}},
    "same": True,
}
CONTRACT = {
    "format": "callwright.sample/1",
    "hash": "x",
    "contract": {"name": "f", "input_schema": {"type": "object", "properties": {"a": {"type": "integer"}}}},
}
CASE = {
    "id": "a-1",
    "about": "x",
    "lang": "en",
    "tools": [{"name": "f", "description": "d", "parameters": {"type": "object", "properties": {}}}],
    "now": "2026-11-21T10:30:00+08:00",
    "text": "{}",
    "expect": {"refuse": {"code": "invalid_json"}},
}
SUITE = {
    "suite": "s",
    "cases": [{"id": "c", "tool": "no.such", "fault": {"type": "none"}, "expected": "success"}],
}
API = {
    "openapi": "3.1.0",
    "info": {"title": "t", "version": "1"},
    "servers": [{"url": "http://127.0.0.1:1"}],
    "paths": {
        "/a/{id}": {
            "get": {
                "operationId": "getA",
                "parameters": [{"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}],
                "responses": {"200": {"description": "ok"}},
            }
        }
    },
}
CLIENT = {"mcpServers": {"a": {"command": "npx", "args": ["x"]}, "b": {"url": "http://127.0.0.1:1/mcp"}}}
CONVERSATION = {
    "messages": [{"role": "user", "content": "buy"}, {"role": "tool", "content": [{"type": "text"}]}]
}
CONFIG = b'[listen]\nport = 8932\n[servers.a]\ncommand = "python"\nargs = ["x"]\n[servers.a.tools.x]\nkey = ["a"]\n'


def lines(*rows: object) -> bytes:
    return b"".join(json.dumps(row).encode() + b"\n" for row in rows)


def tape_of(folder: Path, app: str) -> bytes:
    ledger = str(folder / "ledger.db")
    cli("call", "create_order", "sku=A", "amount=2件", "--app", app, "--store", ledger)
    tapes = cli("tape", "list", "--store", ledger, "--json").json["tapes"]
    assert isinstance(tapes, list)
    cli("tape", "export", tapes[0]["call_id"], str(folder / "kept.tape"), "--store", ledger)
    return (folder / "kept.tape").read_bytes()


FILES: dict[str, tuple[bytes, Callable[[str, str], list[str]]]] = {
    "suite": (json.dumps(SUITE).encode(), lambda file, _: ["chaos", file, "--quiet"]),
    "api": (json.dumps(API).encode(), lambda file, _: ["import", file, "--dry-run"]),
    "client": (json.dumps(CLIENT).encode(), lambda file, _: ["import", file, "--dry-run"]),
    "samples": (lines(CONTRACT, SAMPLE), lambda file, _: ["replay", file]),
    "cases": (lines(CASE), lambda file, _: ["replay", file]),
    "keys": (b'{"keys": []}', lambda file, _: ["keys", "list", "--keys", file]),
    "config": (CONFIG, lambda file, _: ["pins", "list", "--config", file]),
    "conversation": (
        json.dumps(CONVERSATION).encode(),
        lambda file, app: ["call", "hostile", "--conversation", file, "--app", app, "--dry-run"],
    ),
    "arguments": (
        b'{"number": 1}',
        lambda file, app: ["call", "look", "--args", f"@{file}", "--app", app, "--dry-run"],
    ),
    "tape": (b"", lambda file, app: ["tape", "replay", file, "--app", app]),
    "a tape that is looked at": (b"", lambda file, _: ["tape", "show", file]),
}


def damaged(whole: bytes) -> Iterator[bytes]:
    """The file cut off, and with something else in the place of each of a few of its values."""
    yield from (whole[:at] for at in range(0, len(whole), max(1, len(whole) // 12)))
    found = list(_VALUE.finditer(whole))
    for one in found[:: max(1, len(found) // 12)]:
        yield from (whole[: one.start()] + part + whole[one.end() :] for part in PARTS)


@pytest.mark.costly
@pytest.mark.timeout(120)
@pytest.mark.promise("C10", "T15")
@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("kind", FILES)
def test_whatever_stands_in_a_file_it_ends_in_words(
    kind: str, every: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every third damage, so that each part stands in some place; all as a slow test."""
    monkeypatch.chdir(tmp_path)
    app = shop_in(tmp_path)
    whole, command = FILES[kind]
    file = tmp_path / "given.json"
    for body in islice(damaged(whole or tape_of(tmp_path, app)), 0, None, every):
        file.write_bytes(body)
        ran = cli(*command(str(file), app))
        assert ran.code != ExitCode.FAULT, (body[:200], ran.err)
        assert "Traceback" not in ran.err
        assert len(ran.err) < 20_000


@pytest.mark.parametrize(
    "arguments",
    [
        ("up", "--demo"),
        ("up", "--config", "~nobody-here/callwright.toml"),
        ("ledger", "list", "--store", "~nobody-here/ledger.db"),
        ("doctor", "--config", "homeless.toml", "--upstreams"),
        ("connect", "cursor", "--dry-run"),
        ("import", "--dry-run"),
    ],
    ids=" ".join,
)
def test_a_home_folder_that_nobody_knows_is_refused_with_its_remedy_and_nothing_is_made(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "homeless.toml").write_text("pins = '~nobody-here/pins.json'\n", encoding="utf-8")
    ran = cli(*arguments, "--json", HOME="~")  # a user without a home folder: ~ names nothing
    assert ran.code == ExitCode.UNREACHABLE
    assert ran.fault["code"] == "system_refused"
    assert "set HOME" in ran.fault["message"]
    assert [one.name for one in tmp_path.iterdir()] == ["homeless.toml"]


@pytest.mark.parametrize("name", ["", ".", "/"])
def test_a_key_of_the_audit_trail_needs_the_name_of_a_file(name: str) -> None:
    ran = cli("audit", "key", name, "--json")
    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "file_unwritable")
