"""Arguments that a contract declares secret reach the tool, and stay nowhere else."""

import asyncio
import json
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import Field, SecretStr

from callwright import Callwright
from callwright.runtime.tape import TapeError

pytestmark = pytest.mark.promise("T40", "C10")

PASSWORD = "hunter2-\u00e9-correct"
PIN = "4711"
Hidden = Annotated[str, Field(json_schema_extra={"writeOnly": True})]


def open_app(folder: Path, seen: list[tuple[str, str]], *, journal: bool) -> Callwright:
    app = Callwright(folder / "shop.db", journal=folder / "journal" if journal else None)

    @app.tool(effect="once", key=["user", "password"], repeat="replay")
    def log_in(user: str, password: SecretStr, pin: Hidden = "0000") -> dict[str, Any]:
        seen.append((password.get_secret_value(), pin))
        return {"user": user, "echo": f"password {password.get_secret_value()} is right", "pin": pin}

    @app.tool(effect="once")
    def fail(password: SecretStr) -> str:
        raise RuntimeError(f"cannot use {password.get_secret_value()}")

    return app


def call(app: Callwright, door: str, raw: Any, **options: Any) -> Any:
    return app.call(raw, **options) if door == "call" else asyncio.run(app.acall(raw, **options))


def written_in(folder: Path) -> bytes:
    return b"".join(one.read_bytes() for one in folder.rglob("*") if one.is_file())


FORMS = [
    {"name": "log_in", "arguments": {"user": "ann", "password": PASSWORD, "pin": PIN}},
    json.dumps({"name": "log_in", "arguments": {"user": "ann", "password": PASSWORD, "pin": PIN}}),
    {
        "id": "c1",
        "type": "function",
        "function": {
            "name": "log_in",
            "arguments": json.dumps({"user": "ann", "password": PASSWORD, "pin": PIN}),
        },
    },
]


@pytest.mark.parametrize("door", ["call", "acall"])
@pytest.mark.parametrize("journal", [False, True])
@pytest.mark.parametrize("raw", FORMS)
def test_a_declared_secret_is_in_no_result_and_in_no_file(
    tmp_path: Path, door: str, raw: Any, *, journal: bool
) -> None:
    seen: list[tuple[str, str]] = []
    with open_app(tmp_path, seen, journal=journal) as app:
        result = call(app, door, raw, run="r")
        again = call(app, door, raw, run="r")
        failed = call(app, door, {"name": "fail", "arguments": {"password": PASSWORD}})
        tape = app.tape(result.meta.call_id).encode()
        with pytest.raises(TapeError, match="secret"):
            app.replay(result.meta.call_id)

    assert seen == [(PASSWORD, PIN)]
    assert result.data == {"user": "ann", "echo": "password [redacted] is right", "pin": "[redacted]"}
    assert (again.meta.replayed, again.data) == (True, result.data)
    assert tape.count(b"secret:") >= 2
    files = written_in(tmp_path)
    for text in (repr(result) + repr(again) + repr(failed), tape.decode(), files.decode("latin-1")):
        assert "hunter2" not in text
        assert f'"{PIN}"' not in text


def test_calls_with_other_secrets_are_other_calls_and_equal_ones_have_equal_marks(tmp_path: Path) -> None:
    seen: list[tuple[str, str]] = []
    with open_app(tmp_path, seen, journal=False) as app:
        marks = []
        for password in ("one-password", "two-password", "one-password"):
            arguments = {"user": "ann", "password": password}
            result = app.call({"name": "log_in", "arguments": arguments}, run="r")
            marks.append(app.tape(result.meta.call_id).head.request.raw["arguments"]["password"])
    assert [password for password, _ in seen] == ["one-password", "two-password"]
    assert marks[0] == marks[2] != marks[1]
    assert all(mark.startswith("secret:") for mark in marks)
