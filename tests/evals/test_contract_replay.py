"""B12: traffic is decided under a new contract before any caller gets it: tapes, samples and recorded outputs."""

import json
from pathlib import Path
from typing import Any, Literal

import pytest

from callwright import Callwright, fail
from callwright.cli.exit_codes import ExitCode
from callwright.contracts import KeyChange
from callwright.evals.replay.contract_replay import choose_targets, replay_contracts
from callwright.runtime.sampling import Sampling
from cli.door import cli


def _make_app(store: Path, *, sample: Sampling | None = None) -> Callwright:
    """An app whose tool was called four times: plainly, repaired, in vain, and wrongly."""
    app = Callwright(store, sample=sample)

    @app.tool(name="pay", version="1.0.0", effect="once", key=["to"], errors={"NO_FUNDS": "No funds."})
    def pay(to: str, amount: int, note: str = "") -> Any:
        return fail("NO_FUNDS") if amount > 100 else {"paid": to}

    @app.read
    def look_up(sku: str) -> str:
        return sku

    for run, arguments in {
        "a": {"to": "ann", "amount": 5},
        "b": {"to": "bob", "amount": "7"},
        "c": {"to": "eve", "amount": 500},
        "d": {"to": "ann"},
    }.items():
        app.call({"name": "pay", "arguments": arguments}, run=run)
    return app


def _add_version(app: Callwright) -> None:
    @app.tool(
        name="pay",
        version="2.0.0",
        effect="once",
        key=["to"],
        errors={"NO_FUNDS": "No funds.", "CLOSED": "Closed."},
    )
    def pay(to: Literal["ann", "bob", "zoe"], amount: int = 1, note: str = "") -> dict[str, str]:
        return {"paid": to}


@pytest.mark.promise("B12", "B8")
def test_tapes_say_what_a_new_contract_would_refuse_and_accept_and_what_they_do_not_exercise(
    tmp_path: Path,
) -> None:
    with _make_app(tmp_path / "shop.db") as app:
        _add_version(app)
        found = replay_contracts(app, choose_targets(app, "2.0.0", None))
        (tool,) = found.tools
        assert (tool.calls, tool.made_with) == (4, {"1.0.0": 4})
        assert tool.changes == {"none": 2, "refused": 1, "accepted": 1}
        assert sum(tool.refusals.values()) == 1
        assert found.breaks
        assert tool.coverage.errors == {"NO_FUNDS": 1, "CLOSED": 0}
        assert [one.detail for one in tool.changed if one.change == "refused"] == ["to"]
        assert tool.coverage.arguments == {"to": 4, "amount": 3, "note": 0}
        assert tool.coverage.members["to"] == {"ann": 2, "bob": 1, "zoe": 0}
        assert tool.coverage.list_unseen() == ["note", "to=zoe", "CLOSED"]
        newest = replay_contracts(app, choose_targets(app, None, None))
        assert newest.unseen_tools == ["look_up"]
        same = replay_contracts(app, choose_targets(app, "1.0.0", "pay"))
        assert (same.tools[0].changes, same.breaks) == ({"none": 4}, False)


@pytest.mark.promise("B12", "B8")
def test_calls_that_a_renamed_argument_refuses_name_it_and_count_for_the_arguments_that_stay(
    tmp_path: Path,
) -> None:
    with _make_app(tmp_path / "shop.db") as app:

        @app.tool(
            name="pay",
            version="2.0.0",
            effect="once",
            key=["recipient"],
            key_changes={"recipient": KeyChange(was="to")},
        )
        def pay(recipient: str, amount: int, note: str = "") -> dict[str, str]:
            return {"paid": recipient}

        (tool,) = replay_contracts(app, choose_targets(app, "2.0.0", None)).tools
    assert [(one.after, one.detail) for one in tool.changed] == [("missing_required_field", "recipient")] * 3
    assert tool.coverage.list_unseen() == ["recipient", "note"]


@pytest.mark.promise("B12", "C4")
@pytest.mark.parametrize(
    ("change", "changes", "recognised"),
    [(KeyChange(default=0), {"none": 3}, 3), (KeyChange(separate=True), {"none": 3}, 3)],
    ids=["default", "separate"],
)
def test_calls_with_another_key_that_the_ledger_knows_again_are_counted_as_recognised(
    tmp_path: Path, change: KeyChange, changes: dict[str, int], recognised: int
) -> None:
    with _make_app(tmp_path / "shop.db") as app:

        @app.tool(
            name="pay", version="2.0.0", effect="once", key=["to", "amount"], key_changes={"amount": change}
        )
        def pay(to: str, amount: int, note: str = "") -> dict[str, str]:
            return {"paid": to}

        (tool,) = replay_contracts(app, choose_targets(app, "2.0.0", None)).tools
    assert ({name: calls for name, calls in tool.changes.items() if name != "none"}, tool.recognised) == (
        {},
        recognised,
    )
    assert tool.changes["none"] == changes["none"] + 1  # the call that both versions refuse


@pytest.mark.promise("B12", "C4")
def test_calls_that_the_ledger_would_not_know_again_break(tmp_path: Path) -> None:
    with _make_app(tmp_path / "shop.db") as app:

        @app.tool(name="pay", version="2.0.0", effect="once")
        def pay(to: str, amount: int, note: str = "") -> dict[str, str]:
            return {"paid": to}

        targets = choose_targets(app, "2.0.0", None)
        targets["pay"].siblings = ()  # as in a process and a store that know nothing of the earlier version
        found = replay_contracts(app, targets)
    assert found.tools[0].changes["keyed"] == 3
    assert found.breaks


@pytest.mark.promise("B12", "B9")
def test_samples_are_replayed_from_their_files(tmp_path: Path) -> None:
    sample = Sampling(tmp_path / "samples", share=1.0)
    with _make_app(tmp_path / "shop.db", sample=sample) as app:
        files = sorted((tmp_path / "samples").glob("*.jsonl"))
        found = replay_contracts(app, choose_targets(app, "1.0.0", None), files)
    assert (found.tools[0].calls, found.tools[0].changes) == (4, {"none": 4})
    assert found.skipped == {}


@pytest.mark.promise("B12")
def test_an_exported_tape_a_recorded_output_and_damaged_lines_are_told_apart(tmp_path: Path) -> None:
    with _make_app(tmp_path / "shop.db") as app:
        _add_version(app)
        call_id = app.store.list_tapes(limit=1)[0][0]
        tape, lines = tmp_path / "one.tape", tmp_path / "recorded.jsonl"
        tape.write_bytes(app.tape(call_id).encode())
        recorded = {
            "id": "q1", "model": "m", "category": "simple", "mode": "native", "expect": "call", "gold": None, "tools": [],
            "question": [{"role": "user", "content": "Pay ann 5."}],
            "calls": [{"name": "pay", "arguments": {"to": "ann", "amount": 5}}, {"name": "other", "arguments": {}}],
        }  # fmt: skip
        lines.write_text(json.dumps(recorded) + "\n{broken\n")
        found = replay_contracts(app, choose_targets(app, "2.0.0", None), [tape, lines])
    assert found.tools[0].calls == 2
    assert found.skipped == {"no_tool": 1, "damaged": 1}


@pytest.mark.promise("B12")
def test_the_command_replays_the_ledger_against_an_app_and_fails_where_calls_would_break(
    tmp_path: Path,
) -> None:
    store = str(tmp_path / "shop.db")
    with _make_app(tmp_path / "shop.db") as app:
        _add_version(app)
    ran = cli("replay", "--store", store, "--against", "2.0.0")
    assert ran.code == ExitCode.PROBLEMS, ran.err
    assert "Refused now: 1" in ran.out
    assert "Coverage: 2 of 3 arguments, 1 of 2 declared errors." in ran.out
    assert "覆盖率：参数 2/3" in cli("replay", "--store", store, "--against", "2.0.0", "--lang", "zh-CN").out
    same: Any = cli("replay", "--store", store, "--against", "1.0.0", "--json")
    assert same.code == ExitCode.OK
    assert same.json["tools"][0]["changes"] == {"none": 4}
    unknown = cli("replay", "--store", store, "--against", "9.0.0", "--json")
    assert (unknown.code, unknown.fault["code"]) == (ExitCode.REFUSED, "unknown_version")
