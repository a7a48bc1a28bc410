"""B9: sampled calls are replayed later: what they come to now, and where that differs from what they came to."""

import json
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.evals.json_lines import RecordedDataError
from callwright.evals.replay.sample_report import build_sample_report, is_sample_file
from callwright.runtime.sampling import SAMPLE_FILE_PATTERN
from callwright.tapes import Sampling

CALLS: list[Any] = [
    '{"name": "create_order", "arguments": {"sku": "A-1", "amount": "2件", "buyer": "Alice Wang"}}',
    {"name": "create_order", "arguments": {"sku": "A-2", "amount": 3, "buyer": "alice@corp.example"}},
    {"name": "create_order", "arguments": {"sku": "A-2"}},
    "No call in here, Alice.",
    {"name": "unheard_of", "arguments": {}},
]


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    with Callwright(sample=Sampling(tmp_path, 1.0)) as app:

        @app.tool(effect="once", units={"amount": ["件"]})
        def create_order(sku: str, amount: int, buyer: str = "") -> str:
            """Order pieces of a product."""
            return "done"

        for raw in CALLS:
            app.call(raw)
    (file,) = tmp_path.glob(SAMPLE_FILE_PATTERN)
    return file


def changed(file: Path, change: Any) -> None:
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for row in rows:
        change(row)
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


@pytest.mark.promise("B9")
def test_sampled_calls_come_to_the_same_by_the_same_code(sample: Path) -> None:
    found = build_sample_report([sample])

    assert (found.calls, found.tools, found.comparable, found.drifted) == (5, 1, 5, 0)
    assert found.parse_success == 0.4
    assert found.refusals == {"missing_required_field": 1, "invalid_json": 1, "unknown_tool": 1}
    assert found.repairs == {"counted_number": 1}


@pytest.mark.promise("B9")
def test_sampled_calls_with_a_conversation_answer_their_own_questions(tmp_path: Path) -> None:
    with Callwright(sample=Sampling(tmp_path, 1.0)) as app:

        @app.tool(effect="once")
        def cancel_order(order: str) -> str:
            """Cancel an order."""
            return "done"

        for at in range(20):
            call = {"name": "cancel_order", "arguments": {"order": f"A-{at}"}}
            app.call(call, conversation=[f"Please cancel order A-{at}"])
            app.call(call, conversation=["What is the weather like?"])
    found = build_sample_report(sorted(tmp_path.glob(SAMPLE_FILE_PATTERN)))

    assert found.calls == 40
    assert "not_asked_before" not in found.refusals
    assert (found.comparable, found.drifted) == (40, 0)
    assert found.parse_success == 0.5


def test_a_call_that_comes_to_something_else_has_drifted(sample: Path) -> None:
    def before_units_were_known(row: dict[str, Any]) -> None:
        if row.get("decided", {}).get("repairs"):
            row["decided"] = {"code": "invalid_arguments", "arguments": None, "repairs": []}

    changed(sample, before_units_were_known)
    found = build_sample_report([sample])

    assert found.drifted == 1
    (drift,) = found.drifts
    assert (drift.tool, drift.before, drift.after, drift.what) == (
        "create_order",
        "invalid_arguments",
        None,
        "decision",
    )


def test_a_call_that_the_replacing_has_changed_is_not_compared(sample: Path) -> None:
    def changed_by_replacing(row: dict[str, Any]) -> None:
        if "decided" in row:
            row |= {"same": False, "decided": {"code": "other", "arguments": None, "repairs": []}}

    changed(sample, changed_by_replacing)
    found = build_sample_report([sample])

    assert (found.calls, found.comparable, found.drifted) == (5, 0, 0)


def test_damaged_lines_are_named_and_the_rest_is_replayed(sample: Path) -> None:
    lines = sample.read_text("utf-8").splitlines()
    sample.write_text("\n".join([*lines[1:], "{}", "oops"]), encoding="utf-8")
    found = build_sample_report([sample])

    assert found.calls == 2  # of those without a tool; the contract of the others is missing
    assert [str(one.why) for one in found.damaged_lines] == [
        "names a contract that is not in the file",
        "names a contract that is not in the file",
        "names a contract that is not in the file",
        "not a sampled call",
        "not a sampled call",
    ]


def test_a_sample_is_known_by_its_content(sample: Path, tmp_path: Path) -> None:
    renamed = sample.rename(tmp_path / "anything")
    (tmp_path / "other").write_text('{"format": "x"}\n', encoding="utf-8")
    (tmp_path / "empty").touch()

    assert is_sample_file(renamed)
    assert [is_sample_file(tmp_path / name) for name in ("other", "empty", "absent")] == [False] * 3
    with pytest.raises(RecordedDataError):
        build_sample_report([tmp_path / "absent"])
