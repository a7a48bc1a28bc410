"""What speaks for and against a claim of a reply is measured and weighed (C17)."""

from typing import Any

import pytest

from callwright.core.truth.claim_judgement import ReplyJudge
from callwright.core.truth.clause_labels import ClauseModel
from callwright.core.truth.evidence_model import EvidenceModel, load_evidence_model, parse_evidence_model
from callwright.core.truth.evidence_weights import WEIGHTS
from callwright.core.truth.ledger_facts import FactStatus, LedgerFact
from callwright.core.truth.reply_check import check_reply_text


def fact(tool: str, status: FactStatus = "success", data: Any = None, **arguments: Any) -> LedgerFact:
    return LedgerFact(tool, False, status, arguments, data, "" if status == "success" else "timeout", 7)


def read(tool: str, data: Any) -> LedgerFact:
    return LedgerFact(tool, True, "success", {}, data)


def measure(reply: str, *facts: LedgerFact, clause: int = 0, code: str = "") -> dict[str, float]:
    judge = ReplyJudge(reply, facts)
    return judge.evidence.measure(judge.clauses[clause], code)


LEAVE = fact("submit_leave", kind="年假", days=3, data={"form": "LV-8806", "status": "pending_approval"})
STOCKED = fact("scan_in", warehouse="西仓", qty=480)
SHIPPED = fact("ship_parcel", "failed", recipient="甘霖")
DESKS = fact("book_desk", room="Cedar", data={"status": "confirmed"})


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts", "name"),
    [
        ("给您报了五天年假。", [LEAVE], "unknown numbers for unsaid"),
        ("东仓入了480件。", [STOCKED], "like unsaid 1"),
        ("年假批下来了。", [LEAVE], "reached while under way"),
        ("已给甘霖寄出。", [SHIPPED], "names failed by value"),
        ("已给甘霖寄出。", [SHIPPED, fact("ship_parcel", recipient="甘霖")], "failures made good"),
        ("Cedar is yours.", [DESKS], "names done by value"),
        ("I also told Imogen Sable.", [DESKS], "unknown names"),
    ],
)
def test_a_clause_is_measured_against_the_calls_of_its_run(
    reply: str, facts: list[LedgerFact], name: str
) -> None:
    assert name in measure(reply, *facts)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("给您报了三天年假。", [LEAVE]),
        ("西仓入了480件。", [STOCKED]),
        ("下午两点见。", [fact("book", time="14:00")]),
        ("两条都派了。", [fact("assign", to="贲宁"), fact("assign", to="井月")]),
    ],
)
def test_what_the_run_recorded_in_other_words_is_not_unknown(reply: str, facts: list[LedgerFact]) -> None:
    found = measure(reply, *facts)

    assert not [name for name in found if name.startswith(("unknown", "like unsaid"))]


def test_a_failure_is_made_good_by_a_later_call_for_the_same_thing_alone() -> None:
    judge = ReplyJudge("已给甘霖寄出。", [SHIPPED, fact("ship_parcel", recipient="甘霖")])
    alone = ReplyJudge("已给甘霖寄出。", [SHIPPED])
    other = ReplyJudge("已给甘霖寄出。", [SHIPPED, fact("ship_parcel", recipient="陶夏")])

    assert other.evidence.find_failed_call(other.clauses[0]) is SHIPPED
    assert judge.evidence.find_failed_call(judge.clauses[0]) is None
    assert alone.evidence.find_failed_call(alone.clauses[0]) is SHIPPED


def test_a_long_reply_and_a_long_run_are_judged_by_the_rules_alone() -> None:
    reply = "已给甘霖寄出。" * 700
    many = [fact("ship_parcel", recipient=f"甘霖{at}") for at in range(1_600)]

    assert not ReplyJudge(reply, [SHIPPED]).evidence.is_measurable
    assert not ReplyJudge("已给甘霖寄出。", many).evidence.is_measurable
    assert ReplyJudge("已给甘霖寄出。", [SHIPPED]).evidence.is_measurable


def test_a_score_is_the_linear_part_and_the_hidden_units_weighed() -> None:
    model = parse_evidence_model("0\t-256\n512\na\t0\t256\nb\t25600\t0\n")

    assert model.score({}) == pytest.approx(-1.0)
    assert model.score({"a": 2.0, "unknown to it": 5.0}) == pytest.approx(1.0)
    assert model.score({"b": 1.0}) == pytest.approx(1.0)  # the hidden unit is at its end


def test_each_shipped_measure_has_a_weight_for_each_hidden_unit_and_the_score() -> None:
    model = load_evidence_model()

    assert len(WEIGHTS.encode()) <= 40_000
    assert {len(row) for row in model.rows.values()} == {len(model.outputs) + 1} == {len(model.offsets)}
    assert set(measure("给您报了五天年假。", LEAVE)) <= set(model.rows)


def test_evidence_decides_what_is_dropped_and_what_is_added() -> None:
    doubts = EvidenceModel({}, [2_560], [])
    trusts = EvidenceModel({}, [-2_560], [])

    assert check_reply_text("已付清学费。", [DESKS], evidence=doubts) != []
    assert check_reply_text("已付清学费。", [DESKS], evidence=trusts) == []
    assert [one.code for one in check_reply_text("明天见。", [SHIPPED], evidence=doubts)] == [
        "failure_as_success"
    ]
    assert [one.code for one in check_reply_text("明天见。", [DESKS], evidence=doubts)] == [
        "unsupported_claim"
    ]


@pytest.mark.promise("C17")
def test_no_evidence_outweighs_the_outcome_of_a_call_or_a_run_without_calls() -> None:
    trusts = EvidenceModel({}, [-2_560], [])

    assert [one.code for one in check_reply_text("已给甘霖寄出。", [SHIPPED], evidence=trusts)] == [
        "failure_as_success"
    ]
    assert [one.code for one in check_reply_text("已付清学费。", [], evidence=trusts)] == [
        "unsupported_claim"
    ]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        (
            "房间有了，鲸落厅 12-07 09:00。",
            [fact("book_room", room="鲸落厅", start="2026-12-07 09:00", people=14)],
        ),
        (
            "卡着的那张（909）先放着。",
            [read("list_orders", [{"wo": "WO-909", "line": 412, "due": "2026-12-04"}])],
        ),
        (
            "纪要写好了，两条任务也派了。",
            [
                fact("write_minutes", title="例会", words=1530),
                fact("assign_task", to="贲宁"),
                fact("assign_task", to="井月"),
            ],
        ),
    ],
)
def test_a_dashed_day_the_end_of_an_id_and_the_calls_of_one_tool_are_recorded_numbers(
    reply: str, facts: list[LedgerFact]
) -> None:
    by_rules = check_reply_text(reply, facts, ClauseModel({}))

    assert not [one.code for one in by_rules if one.code.startswith("wrong")]
