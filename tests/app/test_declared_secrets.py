"""Arguments that a contract declares secret reach the tool, and stay nowhere else."""

import asyncio
import hmac
import json
import os
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import Field, SecretStr

from callwright import Callwright, Principal, Quota, Rule
from callwright.app.housekeeping import sweep_app
from callwright.core.policy.authorization import compute_approval_digest
from callwright.core.records.idempotency import compute_digest
from callwright.ports import Store, StoreError
from callwright.runtime.clock import SystemClock
from callwright.runtime.journals import JOURNAL_RETENTION_MS
from callwright.runtime.tape import TapeError
from callwright.stores.memory_store import MemoryStore

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


@pytest.mark.promise("T40")
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


# --- numbers ----------------------------------------------------------------------------------------------------------

Number = Annotated[int, Field(json_schema_extra={"writeOnly": True})]


def test_a_secret_number_that_is_repeated_as_a_number_is_redacted_and_other_numbers_are_not() -> None:
    with Callwright() as app:

        @app.tool(effect="read")
        def look(pin: Number, small: Number) -> Any:
            return {
                "pin": pin,
                "as text": str(pin),
                "list": [pin, 4712, float(pin)],
                "count": small,
                "at": 47110,
            }

        result = app.call({"name": "look", "arguments": {"pin": 4711, "small": 7}})

    assert result.data == {
        "pin": "[redacted]",
        "as text": "[redacted]",
        "list": ["[redacted]", 4712, "[redacted]"],
        "count": 7,
        "at": 47110,
    }


def test_where_the_output_schema_wants_a_number_it_is_zero_and_the_result_stays_valid() -> None:
    with Callwright() as app:

        @app.tool(effect="once")
        def keep(pin: Number) -> dict[str, int]:
            return {"pin": pin, "rows": 1}

        result = app.call({"name": "keep", "arguments": {"pin": 4711}})

    assert (result.success, result.data) == (True, {"pin": 0, "rows": 1})


# --- what is stored ---------------------------------------------------------------------------------------------------


def open_safe(place: Path | Store, ran: list[int], **options: Any) -> Callwright:
    app = Callwright(place, **options)

    @app.tool(effect="once", key=["user", "pin"], repeat="replay")
    def unlock(user: str, pin: Number) -> str:
        ran.append(pin)
        return "open"

    return app


UNLOCK = {"name": "unlock", "arguments": {"user": "ann", "pin": 4711}}
ARGUMENTS = {"user": "ann", "pin": 4711}


@pytest.mark.promise("T40")
def test_no_digest_that_is_stored_or_shown_can_be_found_by_trying_all_values(tmp_path: Path) -> None:
    ran: list[int] = []
    rules = [Rule("approve", tools=("unlock",)), Rule("allow")]
    with open_safe(tmp_path / "safe.db", ran, rules=rules, journal=tmp_path / "journal") as app:
        asked = app.call(UNLOCK, run="r")
        assert app.approve(asked.meta.handle or "", by=Principal("boss"))
        result = app.call(UNLOCK, run="r")
        shown = app.tape(result.meta.call_id).encode() + repr((result, asked)).encode()
        entries = repr(app.store.list_entries()).encode()
        key = app.store.get_digest_key()
    tried = written_in(tmp_path) + shown + entries
    forms = [ARGUMENTS, {"pin": 4711}, 4711, "4711", ["unlock", ARGUMENTS]]
    approval = compute_approval_digest("unlock", ARGUMENTS, Principal(), result.meta.idempotency_key)

    assert ran == [4711]
    assert b"secret:" in tried
    assert not [form for form in forms if compute_digest(form).encode() in tried]
    assert approval.encode() not in tried
    assert hmac.digest(key, b"4711", "sha256").hex()[:24].encode() in tried


def test_an_approval_holds_no_secret_and_covers_the_call_with_that_secret_only(tmp_path: Path) -> None:
    ran: list[int] = []
    rules = [Rule("approve", tools=("unlock",)), Rule("allow")]
    with open_safe(tmp_path / "safe.db", ran, rules=rules) as app:
        asked = app.call(UNLOCK)
        (approval,) = app.store.list_approvals()
        mark = approval.arguments["pin"]
        assert mark.startswith("secret:")
        assert approval.arguments["user"] == "ann"
        assert app.approve(asked.meta.handle or "", by=Principal("boss"))
        other = app.call({"name": "unlock", "arguments": {"user": "ann", "pin": 4712}})
        assert other.error is not None
        assert other.error.code == "approval_required"
        assert app.call(UNLOCK).success
    assert ran == [4711]


def test_a_mark_is_no_stand_in_for_the_secret_that_it_marks() -> None:
    seen: list[str] = []
    with Callwright() as app:

        @app.tool(effect="once", key=["password"], repeat="replay")
        def log_in(password: SecretStr) -> str:
            seen.append(password.get_secret_value())
            return "in"

        first = app.call({"name": "log_in", "arguments": {"password": PASSWORD}}, run="r")
        mark = app.tape(first.meta.call_id).head.request.raw["arguments"]["password"]
        second = app.call({"name": "log_in", "arguments": {"password": mark}}, run="r")

    assert not second.meta.replayed
    assert seen == [PASSWORD, mark]


def test_the_same_call_is_recognised_by_another_process_on_the_store(tmp_path: Path) -> None:
    ran: list[int] = []
    replayed = []
    for options in ({}, {}, {"secret_key": b"k" * 32}, {"secret_key": b"k" * 32}):
        with open_safe(tmp_path / "safe.db", ran, **options) as app:
            replayed.append(app.call(UNLOCK, run="r").meta.replayed)

    assert replayed == [False, True, False, True]
    assert ran == [4711, 4711]


def test_a_key_may_be_a_reference_and_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "key").write_text("from-a-random-generator-0123456789")
    ran: list[int] = []
    with open_safe(tmp_path / "safe.db", ran, secret_key=f"file:{tmp_path / 'key'}") as app:
        assert app.call(UNLOCK, run="r").success
    with open_safe(tmp_path / "safe.db", ran, secret_key=b"from-a-random-generator-0123456789") as app:
        assert app.call(UNLOCK, run="r").meta.replayed


@pytest.mark.parametrize("key", [b"short", "literal-key-in-code-0123456789", 7])
def test_a_key_that_protects_nothing_is_refused(key: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        Callwright(secret_key=key)


class KeylessStore(MemoryStore):
    """A store that cannot read its key, for a while."""

    away = True

    def get_digest_key(self) -> bytes:
        if self.away:
            raise StoreError("gone")
        return super().get_digest_key()


def test_without_the_key_no_call_with_a_secret_begins_and_later_it_does() -> None:
    ran: list[int] = []
    store = KeylessStore(SystemClock())
    with open_safe(store, ran) as app:
        refused = app.call(UNLOCK, run="r")
        assert refused.error is not None
        assert (refused.error.code, refused.effect, ran) == ("unavailable", "none", [])
        store.away = False
        assert app.call(UNLOCK, run="r").success
        assert app.call(UNLOCK, run="r").meta.replayed
    assert ran == [4711]


def test_a_quota_counts_distinct_secrets_without_storing_a_digest_of_them(tmp_path: Path) -> None:
    ran: list[int] = []
    quota = Quota(
        tools=("unlock",), measure="distinct", argument="pin", limit=1, window_s=3600, over="quota_exceeded"
    )
    with open_safe(tmp_path / "safe.db", ran, quotas=[quota]) as app:
        assert app.call(UNLOCK, run="a").success
        assert app.call(UNLOCK, run="b").success
        over = app.call({"name": "unlock", "arguments": {"user": "ann", "pin": 4712}}, run="c")
    assert over.error is not None
    assert over.error.code == "quota_exceeded"
    assert compute_digest(4711).encode() not in written_in(tmp_path)


# --- journals ---------------------------------------------------------------------------------------------------------


def test_the_journal_of_a_running_call_holds_no_secret_and_is_not_resumed_from(tmp_path: Path) -> None:
    journals: list[bytes] = []
    ran: list[str] = []
    with Callwright(tmp_path / "safe.db", journal=tmp_path / "journal") as app:

        @app.tool(effect="idempotent", key=["password"])
        def log_in(user: str, password: SecretStr) -> str:
            ran.append(password.get_secret_value())
            journals.append(written_in(tmp_path / "journal"))
            return "in"

        raw = json.dumps({"name": "log_in", "arguments": {"user": "ann", "password": PASSWORD}})
        assert app.call(raw, run="r").success
        (running,) = journals
        assert b'"Execute"' in running
        assert b"hunter2" not in running
        assert b"secret:" in running
        assert b'"ann"' in running or b"ann" in running
        with pytest.raises(TapeError, match="make the same call again"):
            app.resume(app.tape(running))
    assert ran == [PASSWORD]


def test_a_journal_without_secrets_is_resumed_as_before(tmp_path: Path) -> None:
    journals: list[bytes] = []
    with Callwright(tmp_path / "safe.db", journal=tmp_path / "journal") as app:

        @app.tool(effect="idempotent", key=["n"])
        def add(n: int) -> int:
            journals.append(written_in(tmp_path / "journal"))
            return n + 1

        app.call({"name": "add", "arguments": {"n": 1}})
        assert app.resume(app.tape(journals[0])).data == 2


def test_the_journal_of_an_ended_call_with_secrets_is_removed_when_it_is_old(tmp_path: Path) -> None:
    seen: list[tuple[str, str]] = []
    with open_app(tmp_path, seen, journal=True) as app:
        app.call(FORMS[0], run="r")
        (path,) = (tmp_path / "journal").iterdir()
        old_s = path.stat().st_mtime - JOURNAL_RETENTION_MS / 1000 - 60
        cut = tmp_path / "journal" / "cut.tape"
        cut.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-4]))
        for one in (path, cut):
            os.utime(one, (0, old_s))
        assert sweep_app(app)["journals"] == 1
        assert (path.exists(), cut.exists()) == (False, True)


def open_app_with_long_tool(folder: Path, seen: list[tuple[str, str]]) -> Callwright:
    app = Callwright(folder / "shop.db")

    @app.tool(effect="once", key=["user", "password"], repeat="replay", long=True)
    def migrate(user: str, password: SecretStr, pin: Hidden = "0000") -> dict[str, Any]:
        seen.append((password.get_secret_value(), pin))
        return {"user": user, "echo": f"password {password.get_secret_value()} is right"}

    return app


def test_a_task_that_waits_for_its_worker_holds_no_declared_secret_and_its_tool_gets_it(
    tmp_path: Path,
) -> None:
    seen: list[tuple[str, str]] = []
    wanted = {"name": "migrate", "arguments": {"user": "ann", "password": PASSWORD, "pin": PIN}}
    with open_app_with_long_tool(tmp_path, seen) as app:
        app.tasks.executes_here = False
        begun = app.call(wanted, key="m-1")
        assert begun.success, begun
        (task,) = app.tasks.list()
        assert task.read_record().job.arguments == {"user": "ann"}
    with open_app_with_long_tool(tmp_path, seen) as app:
        app.tasks.start_worker()
        result = app.tasks.get(begun.meta.handle or "").result(30)
        assert (result.success, result.effect) == (True, "committed"), result
        assert result.data == {"user": "ann", "echo": "password [redacted] is right"}
        again = app.call(wanted, key="m-1")
        assert (again.data, again.meta.replayed) == (result.data, True)
    assert seen == [(PASSWORD, PIN)]
    stored = written_in(tmp_path)
    assert (PASSWORD.encode() in stored, json.dumps(PASSWORD).encode() in stored) == (False, False)
