"""From a file of recordings to figures: every figure on a corpus small enough to count by hand."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from callwright.evals.replay.chunk_runner import CHUNK_RECORDS, RecordSelection, score_files
from callwright.evals.replay.recording_file import DamagedLine
from callwright.evals.replay.replay_report import BlockReport, ReplayReport, build_replay_report
from callwright.evals.replay.score_counts import ReplayCounts
from evals.replay.writing import LAMP, native, row, written

ORDER = {"item": "lamp", "count": 2}
IDLE: dict[str, Any] = {"category": "irrelevance", "expect": "no_call", "gold": []}


def figures(
    path: Path,
    selection: RecordSelection = RecordSelection(),  # noqa: B008
    jobs: int = 1,
    *,
    scored: bool = True,
) -> ReplayReport:
    counts, damaged = ReplayCounts(), list[DamagedLine]()
    for chunk in score_files([path], selection, jobs=jobs):
        damaged += chunk.damaged
        for one in chunk.scores:
            counts.add_score(one)
    return build_replay_report(counts, version="0", files=[path.name], damaged=damaged, scored=scored)


def native_of(path: Path) -> BlockReport:
    found = figures(path).native
    assert found is not None
    return found


def test_parse_success_and_right_are_shares_of_the_records_where_a_call_is_due(tmp_path: Path) -> None:
    block = native_of(
        written(
            tmp_path / "rows.jsonl",
            row(id="a", calls=[native("shop.order", **ORDER)]),
            row(id="b", calls=[native("shop.order", item="lamp", count=3)]),
            row(id="c", calls=[native("shop.order", item="lamp")]),
            row(id="d", mode="native", format="native", text="Which lamp?"),
            row(id="e", calls=[native("stock", item="lamp")], **IDLE),
        )
    )
    assert (block.records, block.due) == (5, 4)
    assert (block.parse_success, block.right) == (0.5, 0.25)
    assert (block.strict["parse_success"], block.strict["right"]) == (0.5, 0.25)
    assert (block.ungated.per_call, block.ungated.no_call_due) == (2 / 3, 1.0)
    assert (block.contract_error_rate, block.calls_lost, block.silent_changes) == (0.0, 0, 0)


def test_faithfulness_compares_with_unrepaired_outputs_to_the_same_questions(tmp_path: Path) -> None:
    right, wrong = native("shop.order", **ORDER), native("shop.order", item="lamp", count=3)
    mended, badly = native("shop.order", item="lamp", count="2"), native("shop.order", item="lamp", count="3")
    block = native_of(
        written(
            tmp_path / "rows.jsonl",
            *(row(id="a", calls=[one]) for one in (right, wrong, mended, badly)),
            *(row(id="b", calls=[one]) for one in (right, right, mended)),
            row(id="c", calls=[wrong]),
        )
    )
    step = block.steps["number_in_string"]
    assert (step.n, step.after) == (3, 2 / 3)
    assert step.same_questions == pytest.approx((2 * 0.5 + 1 * 1.0) / 3)
    assert block.faithfulness == step.difference == pytest.approx(0.0)


def test_call_by_call_a_call_that_was_left_out_does_not_count_against_a_repair(tmp_path: Path) -> None:
    first, second = native("shop.order", **ORDER), native("stock", item="lamp")
    gold = [{"name": "shop.order", "args": LAMP}, {"name": "stock", "args": {"item": ["lamp"]}}]
    both: dict[str, Any] = {"category": "parallel_multiple", "gold": gold}
    block = native_of(
        written(
            tmp_path / "rows.jsonl",
            row(calls=[first, second], **both),
            row(calls=[native("shop.order", item="lamp", count="2")], **both),
        )
    )
    assert block.faithfulness == -1.0
    assert block.faithfulness_by_call == 0.0
    assert block.steps["number_in_string"].by_call == 0.0


def test_every_output_that_is_no_parse_success_stands_under_one_cause(tmp_path: Path) -> None:
    block = figures(
        written(
            tmp_path / "rows.jsonl",
            row(text='[shop.order(item="lamp", count=2)]'),
            row(text="Which lamp?"),
            row(text='[shop.order(item="lamp", item="lamp", count=2)]'),
            row(text='[shop.order(item="lamp", count=2)]\n\nThis orders two lamps.'),
            row(text='[shop.order(item="lamp", count=2)]\nor\n[shop.order(item="lamp", count=3)]'),
            row(text='[shop.order(item="lamp", count=4/2)]'),
            row(text='[shop.order(item="lamp")]'),
            row(text='[shop.order(item="lamp", count="many")]'),
            row(text="[order.lamps(count=2)]"),
            row(text='[shop.order(item="lamp", cou'),
            row(text="Nothing is due.", **IDLE),
        )
    ).text
    assert block is not None
    assert block.misses == dict.fromkeys(
        [
            "no_call", "broken", "prose_after", "prose_between", "expression", "missing_required_field", "invalid_arguments",
            "unknown_tool", "invalid_json",
        ], 1,
    )  # fmt: skip
    assert block.parse_success == pytest.approx(1 / 10)


def test_a_record_with_one_bad_call_is_no_success_but_its_good_call_is_executed(tmp_path: Path) -> None:
    calls = [native("shop.order", **ORDER), native("stock", wrong=1)]
    gold = [{"name": "shop.order", "args": LAMP}, {"name": "stock", "args": {"item": ["lamp"]}}]
    path = written(tmp_path / "rows.jsonl", row(calls=calls, category="parallel_multiple", gold=gold))
    block = native_of(path)
    assert (block.parse_success, block.ungated.per_call) == (0.0, 0.0)


def test_real_users_questions_are_told_apart_and_other_languages_are_in_no_block(tmp_path: Path) -> None:
    found = figures(
        written(
            tmp_path / "rows.jsonl",
            row(id="l", category="live_simple", calls=[native("shop.order", **ORDER)]),
            row(id="j", category="simple_java", language="java", text="[shop.order(item='lamp', count=2)]"),
        )
    )
    assert (found.records, found.text) == (2, None)
    assert found.live is not None
    assert (found.live.records, found.live.right) == (1, 1.0)
    assert list(found.other_languages) == ["java text"]


def test_without_the_checker_what_needs_it_is_null_and_the_rest_is_said(tmp_path: Path) -> None:
    path = written(tmp_path / "rows.jsonl", row(calls=[native("shop.order", **ORDER)]))
    found = figures(path, scored=False).native
    assert found is not None
    assert (found.parse_success, found.right, found.faithfulness) == (1.0, None, None)
    assert found.misinvocation["0.95"].per_call is None


def test_damaged_lines_are_counted_and_named(tmp_path: Path) -> None:
    path = written(tmp_path / "rows.jsonl", row(calls=[native("shop.order", **ORDER)]))
    path.write_bytes(path.read_bytes() + b"{}\n" * 30)
    found = figures(path)
    assert (found.records, found.damaged, len(found.damaged_lines)) == (1, 30, 20)
    assert found.damaged_lines[0].line == 2


def test_a_selection_narrows_a_run_and_keeps_all_outputs_to_a_question(tmp_path: Path) -> None:
    rows = [row(id=f"q{n}", calls=[native("stock", item=str(n))], model=m) for n in range(60) for m in "ab"]
    path = written(tmp_path / "rows.jsonl", *rows)
    half = figures(path, RecordSelection(share=0.5))
    assert 0 < half.records < 120
    assert half.records == 2 * half.questions
    assert figures(path, RecordSelection(only={"model": ("a",), "question": ("q1", "q2")})).records == 2
    assert figures(path, RecordSelection(limit=7)).records == 7


@pytest.mark.costly
def test_several_processes_find_what_one_finds(tmp_path: Path) -> None:
    rows = [
        row(id=f"q{n % 99}", calls=[native("shop.order", item="lamp", count=n % 3)])
        for n in range(2 * CHUNK_RECORDS + 9)
    ]
    path = written(tmp_path / "rows.jsonl.gz", *rows)
    alone, spread = (figures(path, jobs=jobs).native for jobs in (1, 2))
    assert alone is not None
    assert spread is not None
    untimed = dict.fromkeys(("us_p50", "us_p99", "times_strict", "times_json_repair"))
    assert msgspec.structs.replace(alone, **untimed) == msgspec.structs.replace(spread, **untimed)
