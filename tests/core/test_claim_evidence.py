"""What speaks for and against a claim of a reply is measured and weighed (C17)."""

from typing import Any

import pytest

from callwright.core.truth.claim_judgement import ReplyJudge, list_rules
from callwright.core.truth.clause_labels import ClauseModel
from callwright.core.truth.evidence_model import EvidenceModel, load_evidence_model, parse_evidence_model
from callwright.core.truth.evidence_weights import WEIGHTS
from callwright.core.truth.ledger_facts import FactStatus, LedgerFact
from callwright.core.truth.reply_check import check_reply_text


def fact(tool: str, status: FactStatus = "success", data: Any = None, **arguments: Any) -> LedgerFact:
    return LedgerFact(tool, False, status, arguments, data, "" if status == "success" else "timeout", 7)


def read(tool: str, data: Any) -> LedgerFact:
    return LedgerFact(tool, True, "success", {}, data)


def measure(reply: str, *facts: LedgerFact, clause: int = 0, rules: tuple[str, ...] = ()) -> dict[str, float]:
    judge = ReplyJudge(reply, facts)
    return judge.evidence.measure(judge.clauses[clause], rules)


LEAVE = fact("submit_leave", kind="年假", days=3, data={"form": "LV-8806", "status": "pending_approval"})
STOCKED = fact("scan_in", warehouse="西仓", qty=480)
SHIPPED = fact("ship_parcel", "failed", recipient="甘霖")
PAYMENTS = [fact("pay", "failed", invoice="IN-81"), fact("pay", invoice="IN-80")]
DESKS = fact("book_desk", room="Cedar", data={"status": "confirmed"})
CANCELLED = [
    read("list_orders", {"orders": [{"id": "W-17"}, {"id": "W-19"}]}),
    fact("cancel_order", id="W-19", data={"status": "cancelled"}),
]
PLANTS = [read("query", {"rows": [{"plant": "Linden", "kg": 204}, {"plant": "Oxley", "kg": 318}]})]
FAILED_READ = LedgerFact("get_balance", True, "failed", {"account": "joint"}, None, "upstream_503")


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
        ("给您报了五天年假。", [LEAVE], "best has another number"),
        ("The Cedar room is yours on Friday.", [DESKS], "nobody has weekday"),
        ("东仓已入库480件。", [STOCKED, read("get_stock", {"total": 3260})], "best has"),
        ("西仓结存3260。", [STOCKED, read("get_stock", {"total": 3260})], "only read has"),
        ("年假批下来了。", [LEAVE], "reached while best under way"),
        ("包裹已签收。", [read("track", {"status": "in_transit"})], "reached while read under way"),
        ("合同寄给裴航了。", [fact("ship_parcel", recipient="简宁")], "rare words for unsaid people"),
        ("About 480 units.", [STOCKED], "hedges a number"),
        ("Ten desks for six hours.", [fact("book_desk", hours=4)], "fields of effects with another number"),
        ("The mean was 84.7.", [read("get_grades", {"mean": 78.4})], "fields of reads with another number"),
        ("The mean was 78.4.", [read("get_grades", {"mean": 78.4})], "fields given"),
        ("西仓入了485件。", [STOCKED], "numbers not recorded as they are, effects have another"),
        ("V-08 is open.", [fact("open_valve", id="V-07")], "ids of a recorded form that nobody has"),
        ("Seven went to zone E.", [fact("put_away", zone="F")], "letters that nobody has"),
        ("R-40 is Selina's.", [fact("assign", run="R-40", driver="Celine")], "names like unsaid ones"),
        ("年假批下来了。", [LEAVE], "under way and not told"),
        ("IN-81 is paid.", PAYMENTS, "names failed that no clause tells of"),
        ("IN-81 is paid.", PAYMENTS, "names hidden failure"),
        ("IN-80 did not go through.", PAYMENTS, "tells of a done call's failure"),
        ("The parcel comes on 3 December.", [fact("ship", data={"delivery": "2026-12-03"})], "to come"),
        ("It was paid last week.", [DESKS], "earlier"),
        ("Cedar is yours.", [DESKS], "related to best"),
        ("I booked Cedar.", [DESKS], "verb like best"),
        ("24号工单派给老葛了。", [fact("派工单", 处理人="娜佳")], "target that nobody has for unsaid text"),
        ("It went to Corvin Ash.", [fact("send_parcel", to="Ines")], "target that nobody has"),
        ("卧室的灯关了。", [fact("turn_off_light", 区域="客厅")], "texts given to effects with nothing said"),
        ("I cancelled W-17.", CANCELLED, "deed on an entry only read for an unsaid one"),
        ("Linden made 318.", PLANTS, "another than named has what it has unsaid"),
        ("Your balance is 812.", [FAILED_READ], "failed reads hidden, nothing read"),
        ("The card is closed.", [fact("close_card", "failed")], "no failure told by nothing done"),
        ("Both are paid.", [fact("pay", "failed", invoice="IN-81")], "more failures than are told"),
        ("A ream is 500 sheets.", [DESKS], "general"),
        (
            "余额还有41万。",
            [LedgerFact("get_balance", True, "failed", {}, None, "timeout")],
            "nothing succeeded",
        ),
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
        ("42 of the 45 passed, some 93 per cent.", [read("get_grades", {"passed": 42, "pupils": 45})]),
    ],
)
def test_what_the_run_recorded_in_other_words_is_not_unknown(reply: str, facts: list[LedgerFact]) -> None:
    found = measure(reply, *facts)

    assert not [name for name in found if name.startswith(("unknown", "like unsaid", "nobody has"))]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("九成关了。", [read("list_issues", {"open": 4, "closed": 37})]),
        ("两成流量进新页了。", [fact("set_flag", rollout_pct=20)]),
        ("四天一共1120元。", [fact("rent_car", start="2026-12-20", end="2026-12-23", data={"total": 1120})]),
    ],
)
def test_tenths_and_days_between_dates_are_taken_from_recorded_values(
    reply: str, facts: list[LedgerFact]
) -> None:
    assert not [name for name in measure(reply, *facts) if name.startswith("nobody has")]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "swapped"),
    [
        ("The budget review is on Monday at 9:30.", False),
        ("The budget review is on Tuesday at 16:00.", True),
        ("The onboarding chat is on Tuesday at 16:00.", False),
        ("The onboarding chat is on Monday at 9:30.", True),
    ],
)
def test_a_value_of_another_call_than_the_named_one_is_told_apart(reply: str, *, swapped: bool) -> None:
    review = fact("calendar_create", title="Budget review", start="2026-12-07T09:30")
    chat = fact("calendar_move", title="Onboarding chat", start="2026-12-08T16:00")

    found = measure(reply, review, chat)

    assert "named alone" in found
    assert ("another than named has" in found) is swapped


def test_a_value_of_another_row_than_the_named_one_is_told_apart() -> None:
    rows = read("query", {"rows": [{"plant": "Linden", "kg": 204}, {"plant": "Oxley", "kg": 96}]})

    assert "another than named has" not in measure("Oxley scrapped 96 kg.", rows)
    assert "another than named has" in measure("Oxley scrapped 204 kg.", rows)


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


def test_the_words_of_a_clause_count_less_the_more_there_are() -> None:
    model = parse_evidence_model("0\t0\n0\na\t0\t256\n\n已\t512\n了$\t256\n")

    assert model.score({}, ["unknown to it"]) == pytest.approx(0.0)
    assert model.score({}, ["已"]) == pytest.approx(2.0 / 2**0.5)
    assert model.score({"a": 1.0}, ["已", "了$", "unknown to it"]) == pytest.approx(1.0 + 3.0 / 3**0.5)


def test_each_shipped_measure_has_a_weight_for_each_hidden_unit_and_the_score() -> None:
    model = load_evidence_model()

    assert len(WEIGHTS.encode()) <= 120_000
    assert {len(row) for row in model.rows.values()} == {len(model.outputs) + 1} == {len(model.offsets)}
    assert set(measure("给您报了五天年假。", LEAVE)) <= set(model.rows)


def test_the_rules_that_report_a_clause_are_part_of_its_evidence() -> None:
    judge = ReplyJudge("I've refunded the deposit.", [])
    rules = list_rules(list(judge.judge_clause(judge.clauses[0])))

    assert rules[:2] == ["code unsupported_claim", "rule action, unsupported_claim"]
    assert set(rules) <= set(judge.evidence.measure(judge.clauses[0], rules))


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
