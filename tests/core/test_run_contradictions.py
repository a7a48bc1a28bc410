"""What a clause says against the calls of its run: what is left over, slips, names of a kind, what belongs to two calls (C17)."""

from typing import Any

import pytest

from callwright.core.truth.entry_matches import EntryValues, SaidValues, list_mentions
from callwright.core.truth.ledger_facts import LedgerFact
from callwright.core.truth.run_contradictions import RunContradictions, list_open_states


def act(tool: str, arguments: dict[str, Any], data: Any = None) -> LedgerFact:
    return LedgerFact(tool, False, "success", arguments, data)


def look(reply: str, *facts: LedgerFact) -> RunContradictions:
    return RunContradictions(facts, [EntryValues(one) for one in facts], reply, SaidValues(reply, None))


def measure(clause: str, *facts: LedgerFact, named: tuple[int, ...] = ()) -> set[str]:
    found = look(clause, *facts)
    measured = found.measure(clause, list_mentions(clause), clause, named, mood="asserts")
    return {name for name, value in measured if value}


IMPORT = act("import_rows", {"file": "may.csv"}, {"imported": 180, "failed": 12})
REFUND = act("退款", {"订单": "DD-7", "金额": 350})
HALL = act("订会场", {"会场": "织坊厅", "日期": "2026-12-13"}, {"编号": "CD-27"})
DESK = act("forward_case", {"case": "88/26", "to": "Registry II"})
PITCH = act("reserve", {"pitch": "North", "date": "2026-12-13"})
ANNA = act("pay", {"payee": "Kestrel Roofing", "amount": 3275}, {"payment": "P-9981"})
ELSE = LedgerFact("pay", False, "failed", {"payee": "Gladwin Locks", "amount": 640}, None, "iban_invalid")
MOVED = act("transfer", {"item": "oak", "from": "Harbour depot", "to": "Northgate store"})
REFERRED = act("submit", {"case": "UW-1"}, {"decision": "referred"})


@pytest.mark.promise("C17")
@pytest.mark.parametrize("reply", ["All rows are in.", "180 rows imported without errors.", "全部导入完毕。"])
def test_a_count_of_what_failed_that_a_reply_leaves_out_is_a_hidden_rest(reply: str) -> None:
    assert look(reply, IMPORT).hidden_rest == (IMPORT, 12)


@pytest.mark.promise("C17")
@pytest.mark.parametrize("reply", ["180 rows are in, 12 are not.", "导入180行，12行不行。"])
def test_a_count_of_what_failed_that_a_reply_gives_is_not_hidden(reply: str) -> None:
    assert look(reply, IMPORT).hidden_rest is None


def test_an_error_rate_and_a_count_of_nothing_leave_nothing_over() -> None:
    fact = LedgerFact("query_metrics", True, "success", {}, {"error_rate": 0.03, "failed": 0, "passed": 3})
    assert look("All is well.", fact).hidden_rest is None


@pytest.mark.promise("C17")
@pytest.mark.parametrize("clause", ["退了530元", "退了305元", "退了3500元", "退了450元"])
def test_a_number_that_is_a_slip_of_a_recorded_one_is_noticed(clause: str) -> None:
    assert "slip of an unsaid number" in measure(clause, REFUND)


@pytest.mark.parametrize(
    "clause", ["退了350元", "退了3.5元", "要等7天", "退了350元，还有530元要等", "退了520元"]
)
def test_a_recorded_number_and_one_of_something_else_are_no_slips(clause: str) -> None:
    assert "slip of an unsaid number" not in measure(clause, REFUND)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("clause", "fact"),
    [
        ("13号的会场定在染坊厅", HALL),
        ("it is now on Registry III's desk", DESK),
        ("and you play on the South pitch", PITCH),
    ],
)
def test_a_name_of_the_same_kind_as_the_recorded_one_is_noticed(clause: str, fact: LedgerFact) -> None:
    assert "another of its kind" in measure(clause, fact)


@pytest.mark.parametrize(
    ("clause", "fact"),
    [
        ("13号的会场定在织坊厅", HALL),
        ("织坊厅订好了，那个厅不大", HALL),
        ("会场已订", HALL),
        ("it is now on Registry II's desk", DESK),
        ("the Registry has it", DESK),
        ("you play on the North pitch", PITCH),
        ("the pitch is booked", PITCH),
    ],
)
def test_the_recorded_name_and_words_beside_it_are_no_other_name(clause: str, fact: LedgerFact) -> None:
    assert "another of its kind" not in measure(clause, fact)


@pytest.mark.promise("C17")
def test_a_value_of_one_call_told_with_those_of_another_one_is_noticed() -> None:
    assert "mixes two calls" in measure("Gladwin Locks was paid 3,275", ANNA, ELSE)


@pytest.mark.parametrize(
    "clause",
    [
        "Kestrel Roofing was paid 3,275",
        "Kestrel Roofing got 3,275 and Gladwin Locks 640",
        "Gladwin Locks was not paid",
    ],
)
def test_values_of_one_call_and_lists_of_both_mix_nothing(clause: str) -> None:
    assert "mixes two calls" not in measure(clause, ANNA, ELSE)


def test_the_deed_of_one_call_told_of_the_thing_of_another_one_is_noticed() -> None:
    freeze, change = act("freeze_card", {"member": "Ada Roe"}), act("change_course", {"member": "Ben Poe"})
    assert "mixes two calls" in measure("the card of Ben Poe is frozen", freeze, change, named=(0,))
    assert "mixes two calls" not in measure("the card of Ada Roe is frozen", freeze, change, named=(0,))


@pytest.mark.promise("C17")
def test_a_way_told_the_other_way_round_is_noticed() -> None:
    assert "reverses a direction" in measure("moved from Northgate to the Harbour depot", MOVED)
    assert "reverses a direction" not in measure("moved from the Harbour depot to Northgate", MOVED)
    assert "reverses a direction" not in measure("moved to Northgate", MOVED)


@pytest.mark.promise("C17")
def test_an_item_labelled_with_a_field_tells_of_its_text() -> None:
    assert look("Decision: accepted at once", REFERRED).has_labelled_field("Decision", " accepted at once")
    assert not look("Decision: referred", REFERRED).has_labelled_field("Decision", " referred")
    assert not look("Case: UW-1", REFERRED).has_labelled_field("Case", " UW-1")


def test_a_long_list_of_rows_is_compared_in_bounded_time() -> None:
    rows = [{"name": f"row {at}", "size": at} for at in range(3_000)]
    fact = LedgerFact("list_rows", True, "success", {}, {"rows": rows})
    assert "mixes two calls" not in measure("row 7 has size 7", fact)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("data", "states"),
    [
        ({"status": "awaiting_acceptance"}, ["awaiting_acceptance"]),
        ({"状态": "待对方同意"}, ["待对方同意"]),
        ({"contract": "FL-12", "signed": False}, ["signed"]),
        ({"invitation": "not_sent"}, ["not_sent"]),
        ({"status": "completed", "refund": "RF-1"}, []),
        ({"状态": "已发送"}, []),
        ({"retry": False, "name": "Ann"}, []),
    ],
)
def test_a_status_is_open_unless_it_is_an_end(data: dict[str, Any], states: list[str]) -> None:
    assert list_open_states(act("submit", {}, data)) == states


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "clause", ["The report has been read", "The suite is green now", "合同签好了", "已经放行", "订单审完了"]
)
def test_the_forms_of_completion_are_known_without_the_verb(clause: str) -> None:
    assert RunContradictions.tells_completion(clause)


@pytest.mark.parametrize(
    "clause", ["The report is with the editor", "合同在财务那里", "it waits for a signature"]
)
def test_a_place_and_a_wait_complete_nothing(clause: str) -> None:
    assert not RunContradictions.tells_completion(clause)


def test_a_rest_that_is_listed_by_name_or_is_one_thing_is_told() -> None:
    tagged = LedgerFact("tag", False, "partial", {}, {"succeeded": ["A1", "B2"], "failed": ["D4"]})

    assert look("Everything except D4 is tagged.", tagged).hidden_rest is None
    assert look("One is left.", tagged).hidden_rest is None
    assert look("All are tagged.", tagged).hidden_rest == (tagged, 1)
