"""``callwright tape``: a recorded call is told, replayed and carried elsewhere."""

import stat
from pathlib import Path
from typing import Any, cast

import pytest

from callwright.cli.exit_codes import ExitCode
from callwright.cli.tape_step_texts import ANSWER_TEXTS, QUESTION_TEXTS
from callwright.domain import cache_effects, effects, task_records
from cli.door import Ran, cli, shop_in


@pytest.fixture
def store(tmp_path: Path) -> str:
    return str(tmp_path / "shop.db")


def make(store: str, *arguments: str) -> str:
    """Make a call and give its id."""
    ran = cli("call", *arguments, "--app", shop_in(Path(store).parent), "--store", store, "--json")
    return str(cast("dict[str, Any]", ran.json["meta"])["callId"])


def tape(store: str, *arguments: str) -> Ran:
    return cli("tape", *arguments, "--store", store)


def test_every_question_and_every_answer_has_words() -> None:
    kinds = [
        one
        for place in (effects, cache_effects, task_records)
        for one in vars(place).values()
        if isinstance(one, type)
    ]
    asked = {one.__name__ for one in kinds if issubclass(one, effects.Effect)} - {"Effect"}
    answered = {one.__name__ for one in kinds if issubclass(one, effects.Answer)} - {"Answer"}

    assert set(QUESTION_TEXTS) == asked
    assert set(ANSWER_TEXTS) == answered


@pytest.mark.promise("B7")
def test_a_tape_is_told_as_numbered_questions_and_answers_to_its_end(store: str) -> None:
    call_id = make(store, "create_order", "sku=A", "amount=2件")
    out = tape(store, "show", call_id).out

    assert "  1. Which contract does create_order mean?\n     ← create_order 1.0.0 (once)\n" in out
    assert 'May default/local call create_order 1.0.0 with {"sku":"A","amount":2}?' in out
    assert "It returned (json, " in out
    assert "ms since the call came in" in out
    assert "done  create_order 1.0.0 · it happened" in out


def test_the_story_is_told_in_chinese_too(store: str) -> None:
    out = tape(store, "show", make(store, "lost", "sku=A"), "--lang", "zh-CN").out

    assert "1. lost 指的是哪个合约？" in out
    assert "lost 1.0.0" in out
    assert "可能已执行" in out


def test_an_attempt_that_sent_nothing_is_not_told_as_one_that_may_have_happened(
    store: str, tmp_path: Path
) -> None:
    """Else its next attempt reads like a second effect."""
    path = exported(store, tmp_path, "lost", "sku=A")
    text = path.read_text()
    assert '"type":"Raised",' in text
    path.write_text(text.replace('"type":"Raised",', '"type":"Raised","started":false,'))

    assert "before its effect was begun, so nothing happened." in cli("tape", "show", str(path)).out
    assert "maybe" not in cli("tape", "show", str(path)).out
    assert "其副作用尚未开始" in cli("tape", "show", str(path), "--lang", "zh-CN").out


def test_a_call_is_found_by_the_beginning_of_its_id(store: str) -> None:
    call_id = make(store, "create_order", "sku=A", "amount=2")

    assert tape(store, "show", call_id[:20]).out == tape(store, "show", call_id).out


def test_tapes_are_listed_newest_first(store: str) -> None:
    first, second = (
        make(store, "create_order", "sku=A", "amount=2"),
        make(store, "lost", "sku=B", "--run", "r1"),
    )
    rows = [line.split()[:3] for line in tape(store, "list").out.splitlines()[1:]]

    assert rows == [[second, "lost", "outcome_unknown"], [first, "create_order", "done"]]
    assert (
        cast("list[Any]", tape(store, "list", "--run", "r1", "--json").json["tapes"])[0]["call_id"] == second
    )


@pytest.mark.promise("C10")
@pytest.mark.parametrize(
    "raw",
    [
        '{"name": "log_in", "arguments": {"user": "ann", "pass_phrase": "hunter2-hunter2"}}',
        '{"name": "log_in", "arguments": "{\\"user\\": \\"ann\\", \\"pass_phrase\\": \\"hunter2-hunter2\\"}"}',
    ],
)
@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize("json", [[], ["--json"]])
def test_arguments_that_a_contract_calls_secret_are_never_shown(
    store: str, raw: str, command: str, json: list[str]
) -> None:
    ran = tape(store, command, make(store, "--raw", raw), *json)

    assert ran.code == (ExitCode.OK if command == "show" else ExitCode.DIVERGED)
    assert "hunter2" not in ran.out + ran.err
    assert ("••••••" in ran.out) == (command == "show")
    assert ("declares secret arguments" in ran.out + ran.err) == (command == "replay" or not json)


@pytest.mark.promise("T41")
def test_a_replay_comes_to_the_same_envelope_without_running_anything(store: str) -> None:
    call_id = make(store, "create_order", "sku=A", "amount=2")
    ran = tape(store, "replay", call_id)

    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert ran.out.startswith("Same envelope, after 7 equal steps.")


def exported(store: str, folder: Path, *arguments: str) -> Path:
    path = folder / "call.tape"
    assert tape(store, "export", make(store, *arguments), str(path)).code == ExitCode.OK
    return path


def test_an_exported_tape_needs_neither_store_nor_app_and_only_its_owner_may_read_it(
    store: str, tmp_path: Path
) -> None:
    path = exported(store, tmp_path, "create_order", "sku=A", "amount=2件")

    assert cli("tape", "replay", str(path), "--json").json["same"] is True
    assert "1. Which contract does create_order mean?" in cli("tape", "show", str(path)).out
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_an_export_never_writes_over_a_file(store: str, tmp_path: Path) -> None:
    path = exported(store, tmp_path, "create_order", "sku=A", "amount=2")
    before = path.read_bytes()
    ran = tape(store, "export", make(store, "create_order", "sku=B", "amount=2"), str(path))

    assert (ran.code, path.read_bytes()) == (ExitCode.USAGE, before)


def test_a_replay_that_diverges_says_at_which_step_and_ends_with_6(store: str, tmp_path: Path) -> None:
    path = exported(store, tmp_path, "create_order", "sku=A", "amount=2")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(
        b"".join(line.replace(b'"amount":2', b'"amount":3') if b"Execute" in line else line for line in lines)
    )

    ran = cli("tape", "replay", str(path))
    assert (ran.code, ran.out) == (ExitCode.DIVERGED, "")
    assert "error: Step 5 differs: the tape has Execute, the replay now asks Execute." in ran.err
    assert "Step 5 differs" in cli("tape", "show", str(path)).out


def test_a_tape_that_was_cut_is_shown_as_far_as_it_goes_and_its_replay_ends_with_6(
    store: str, tmp_path: Path
) -> None:
    path = exported(store, tmp_path, "create_order", "sku=A", "amount=2")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5]))

    shown, replayed = cli("tape", "show", str(path)), cli("tape", "replay", str(path), "--json")
    assert (shown.code, "The tape ends before the call does." in shown.out) == (ExitCode.OK, True)
    assert (replayed.code, replayed.fault["code"]) == (ExitCode.DIVERGED, "tape_cut")


def test_a_tape_whose_contract_is_not_at_hand_says_where_to_get_it(store: str, tmp_path: Path) -> None:
    path = exported(store, tmp_path, "create_order", "sku=A", "amount=2")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(line for line in lines if b'"Contract"' not in line))

    bare = cli("tape", "replay", str(path), "--json")
    assert (bare.code, bare.fault["code"]) == (ExitCode.UNREACHABLE, "contract_unknown")
    assert tape(store, "replay", str(path)).code == ExitCode.OK
    assert cli("tape", "replay", str(path), "--app", shop_in(tmp_path)).code == ExitCode.OK


def test_a_contract_that_was_changed_in_an_exported_file_is_not_believed(store: str, tmp_path: Path) -> None:
    path = exported(store, tmp_path, "create_order", "sku=A", "amount=2")
    path.write_bytes(
        path.read_bytes().replace(b'"effect":"once","operation"', b'"effect":"read","operation"', 1)
    )

    assert cli("tape", "replay", str(path), "--json").fault["code"] == "contract_unknown"


@pytest.mark.parametrize(
    "content", [b"", b"{}\n", b"\xff\xfe\x00", b"[1]\n[2]\n", b"[" * 100_000 + b"\n[null]\n"]
)
def test_a_file_that_is_no_tape_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "some.tape"
    path.write_bytes(content)
    ran = cli("tape", "show", str(path), "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "not_a_tape")


@pytest.mark.parametrize(
    ("which", "code"),
    [("nothing", "usage"), ("nowhere.tape", "file_not_found"), ("./nothing", "file_not_found")],
)
def test_what_is_neither_a_file_nor_a_call_is_refused(which: str, code: str) -> None:
    assert cli("tape", "show", which, "--json").fault["code"] == code


def test_a_call_id_that_is_not_on_the_ledger_is_refused(store: str) -> None:
    make(store, "create_order", "sku=A", "amount=2")

    absent = tape(store, "show", "ffff", "--json")
    assert (absent.code, absent.fault["code"]) == (ExitCode.REFUSED, "no_such_tape")


@pytest.mark.promise("T07")
def test_a_result_that_was_withheld_is_on_no_screen(store: str) -> None:
    call_id = make(store, "page")

    for command in ("show", "replay"):
        for json in ([], ["--json"]):
            ran = tape(store, command, call_id, *json)
            assert ran.code == ExitCode.OK
            assert "attacker" not in ran.out + ran.err
    assert "It returned (json, " in tape(store, "show", call_id).out


def test_a_tape_of_another_release_is_told_from_what_is_no_tape(store: str, tmp_path: Path) -> None:
    path = exported(store, tmp_path, "create_order", "sku=A", "amount=2")
    whole = path.read_bytes()
    others = {
        b'"callwright.tape/1"': (b'"callwright.tape/9"', "1"),
        b'"type":"Reserve"': (b'"type":"ReserveAll"', "6"),
        b'"tenant":"default","run_id":null,"limits"': (b'"run_id":null,"limits"', "6"),
    }
    for ours, (theirs, line) in others.items():
        assert ours in whole
        changed = whole.replace(ours, theirs, 1)
        path.write_bytes(changed)
        ran = cli("tape", "show", str(path), "--json")
        assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "tape_of_another_release"), ours
        assert f"Line {line} " in ran.fault["message"]
