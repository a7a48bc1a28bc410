"""Which values of a clause a recorded call has, in the forms in which replies write them (C17)."""

from datetime import date
from typing import Any

import pytest

from callwright.core.truth.entry_matches import EntryValues, MentionKind, SaidValues, list_mentions
from callwright.core.truth.ledger_facts import LedgerFact

SUNDAY = date(2026, 11, 29)
ROOM = LedgerFact(
    "book_room",
    False,
    "success",
    {"room": "松涛厅", "start": "2026-12-03T14:00", "end": "2026-12-03T15:30"},
    {"id": "R-3381"},
)
REFUND = LedgerFact(
    "refund", False, "success", {"order": "DD-88213", "amount": 236.5, "items": 2}, {"fee": 20}
)


def list_unmatched(clause: str, fact: LedgerFact) -> list[MentionKind]:
    own = EntryValues(fact)
    return [one.kind for one in list_mentions(clause, SUNDAY) if not own.has(one)]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("clause", "fact"),
    [
        ("周四下午两点的松涛厅", ROOM),
        ("12月3号下午2:00到三点半", ROOM),
        ("on Thursday the 3rd at half past three", ROOM),
        ("九十分钟", ROOM),
        ("预订号 r3381", ROOM),
        ("退了236块5", REFUND),
        ("大约237元", REFUND),
        ("about 240 back", REFUND),
        ("two items", REFUND),
        ("到手216.5元", REFUND),
    ],
)
def test_a_call_has_its_values_in_the_forms_that_replies_write(clause: str, fact: LedgerFact) -> None:
    assert list_mentions(clause, SUNDAY)
    assert list_unmatched(clause, fact) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("clause", "fact", "kinds"),
    [
        ("周五下午两点", ROOM, ["weekday"]),
        ("下周三四点", ROOM, ["time", "day"]),
        ("12月8号", ROOM, ["day"]),
        ("R-3318", ROOM, ["id"]),
        ("退了263块5", REFUND, ["number"]),
        ("three items", REFUND, ["number"]),
        ("两千三", REFUND, ["number"]),
        ("about 250.50 back", REFUND, ["number"]),
    ],
)
def test_a_call_has_no_other_value_of_a_kind(clause: str, fact: LedgerFact, kinds: list[MentionKind]) -> None:
    assert list_unmatched(clause, fact) == kinds


def test_a_rounded_number_has_fewer_figures_than_the_recorded_one() -> None:
    fact = LedgerFact("get_budget", True, "success", {}, {"used": 23400})

    assert list_unmatched("花了两万三", fact) == []
    assert list_unmatched("花了24300", fact) == ["number"]


def test_a_share_is_worked_out_from_two_numbers_of_one_call() -> None:
    own = EntryValues(LedgerFact("get_grades", True, "success", {}, {"passed": 42, "pupils": 45}))
    [share] = list_mentions("some 93 per cent")
    [other] = list_mentions("some 73 per cent")

    assert own.has_share(share)
    assert not own.has_share(other)


@pytest.mark.parametrize(
    ("reply", "kind", "unsaid"),
    [
        ("下午四点", "time", True),
        ("下午两点到三点半", "time", False),
        ("12月3号", "day", False),
        ("后天", "day", True),
        ("r3381", "id", False),
        ("R-3318", "id", True),
    ],
)
def test_a_call_has_a_value_of_a_kind_that_the_reply_leaves_out(
    reply: str, kind: MentionKind, *, unsaid: bool
) -> None:
    assert EntryValues(ROOM).has_unsaid(kind, SaidValues(reply, SUNDAY)) is unsaid


def test_a_number_in_cents_or_rounded_is_said() -> None:
    own = EntryValues(LedgerFact("pay", False, "success", {"cents": 12900}))

    assert not own.has_unsaid("number", SaidValues("paid 129 euros", None))
    assert own.has_unsaid("number", SaidValues("paid 192 euros", None))


@pytest.mark.parametrize("clause", ["Sent.", "好的", "", "once more", "until Monday", "周五之前", "3,"])
def test_a_clause_names_no_more_values_than_it_has(clause: str) -> None:
    assert len(list_mentions(clause, SUNDAY)) <= 1


def test_a_large_result_is_read_up_to_a_limit() -> None:
    rows: list[Any] = [{"id": f"A-{number}", "price": number} for number in range(5_000)]
    own = EntryValues(LedgerFact("list_rows", True, "success", {}, rows))

    assert len(own.texts) <= 200
