"""Figures that a reply works out from recorded values are no wrong ones, and slips of recorded values still are (C17)."""

from typing import Any

import pytest

from callwright.core.truth.clause_labels import ClauseModel
from callwright.core.truth.ledger_facts import LedgerFact
from callwright.core.truth.reply_check import check_reply_text


def act(tool: str, data: Any = None, **arguments: Any) -> LedgerFact:
    return LedgerFact(tool, False, "success", arguments, data)


def read(tool: str, data: Any) -> LedgerFact:
    return LedgerFact(tool, True, "success", {}, data)


def codes(reply: str, *facts: LedgerFact) -> list[str]:
    """Return what the rules report without the models."""
    return [one.code for one in check_reply_text(reply, facts, ClauseModel({}))]


PLANS = (
    read("get_plan", {"plan": "Family", "monthly": 34.0, "lines": 4}),
    act("change_plan", {"monthly": 41.0}, plan="Family Plus"),
)
EVENT = (
    act(
        "create_event", {"event": "EV-301"}, title="Boiler", date="2026-12-08", time="08:30", duration_min=45
    ),
    act("add_reminder", event="EV-301", minutes_before=1440),
)
FILES = (read("list_files", {"files": [{"name": "brief.docx", "kb": 88}, {"name": "mood.pdf", "kb": 5210}]}),)
COSTS = (
    read(
        "read_sheet",
        {
            "rows": [
                {"team": "market", "budget": 120000, "spent": 131500},
                {"team": "lab", "budget": 300000, "spent": 276800},
            ]
        },
    ),
)
USAGE = (
    read("get_usage", {"kwh": 3180, "cost": 922.2, "peak_kw": 41}),
    read("get_usage", {"kwh": 2890, "cost": 809.2, "peak_kw": 38}),
)
BACKUP = (
    act("run_backup", {"size_gb": 212, "duration_s": 1860}, host="atlas"),
    act("prune", {"removed": 2}, keep=7),
)
LEAVE = (
    read(
        "search",
        {
            "hits": [
                {
                    "section": "4.2",
                    "text": "Up to 26 weeks. Requests must reach us eight weeks before the start.",
                }
            ]
        },
    ),
)
RENEWAL = (
    read("search_email", {"messages": [{"subject": "Your renewal"}, {"subject": "Survey"}]}),
    read("read_letter", {"new": 486.0, "old": 452.0}),
)
HOURS = (read("查询考勤", {"迟到": 2, "缺卡": 1, "加班小时": 14.5}),)
SLOTS = (read("find_slots", {"slots": ["2026-12-07T09:00", "2026-12-08T15:20", "2026-12-10T11:10"]}),)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("The yearly difference is 84.", PLANS),
        ("It runs from 8.30 to 9.15.", EVENT),
        ("The end is at 9:15.", EVENT),
        ("The reminder comes 24 hours ahead.", EVENT),
        ("The mood board is by far the largest at about 5 MB.", FILES),
        ("The two teams saved 11,700 in total.", COSTS),
        ("Market is over by 9.6 %.", COSTS),
        ("Cost: +14 %.", USAGE),
        ("The price per kWh rose from 28 to 29 cents.", USAGE),
        ("That's around 6.8 GB a minute.", BACKUP),
        ("We need your request eight weeks ahead.", LEAVE),
        ("A start on 1 March means by 4 January.", LEAVE),
        ("加班14个半小时。", HOURS),
        ("按八小时折算大概1.8天。", HOURS),
        ("Thursday at ten past eleven is the last slot.", SLOTS),
        (
            "They're raising it by 34 a year, not quite three a month.",
            RENEWAL,
        ),
    ],
)
def test_a_figure_that_follows_as_the_reply_says_is_not_reported(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts", "code"),
    [
        ("The new price is 14 a month.", PLANS, "wrong_value"),
        ("The end is at 9:45.", EVENT, "wrong_value"),
        ("In total they spent 131,800.", COSTS, "wrong_value"),
        ("The largest file has 5120 kB.", FILES, "wrong_value"),
        ("The bill is 992.2.", USAGE, "wrong_value"),
        (
            "In total it was 530.",
            (
                read("get_bill", {"total": 350}),
                read("get_rent", {"rent": 500}),
                read("get_water", {"water": 30}),
            ),
            "wrong_value",
        ),
    ],
)
def test_a_slip_of_a_recorded_number_is_reported_beside_words_of_calculation(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert code in codes(reply, *facts)


def test_a_second_step_needs_a_word_that_tells_of_it() -> None:
    assert codes("The yearly difference is 84.", *PLANS) == []
    found = check_reply_text("The fee is 84, due in week 12.", PLANS, ClauseModel({}))
    assert "84" in [one.claimed for one in found]
