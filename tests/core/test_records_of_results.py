"""The value of a call beside the records that a tool gave: tables, lists and lines, and what the user's words ask of a record beside its name."""

import json
from collections.abc import Sequence
from datetime import date
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract, EffectClass

pytestmark = pytest.mark.promise("B4")

TODAY = date(2026, 11, 30)


def find_superseded(
    arguments: dict[str, Any],
    result: Any,
    said: str,
    *,
    name: str = "pay_invoice 付款",
    effect: EffectClass = "once",
    todays: Sequence[date] = (TODAY,),
) -> set[str]:
    """The arguments that are another's than the user means, of a call after a result that followed the user's words."""
    tool = compile_contract(
        Contract(
            name=name.split(maxsplit=1)[0],
            description=name,
            input_schema={
                "type": "object",
                "properties": {key: {} for key in arguments},
                "required": list(arguments),
            },
            effect=effect,
        )
    )
    given = result if isinstance(result, str) else json.dumps(result, ensure_ascii=False)
    heard = index_conversation([ConversationMessage("user", said), ConversationMessage("tool", given)])
    verdict = compute_verdict(tool, arguments, (), GateEvidence(heard, todays=tuple(todays)))
    return {path for one in verdict.doubts if one.name == "superseded" for path in one.paths}


HOLM = "Pay the invoice from Holm, please."


@pytest.mark.parametrize(
    ("result", "said", "right", "wrong"),
    [
        (
            "| id | supplier |\n|---|---|\n| inv_41 | Holm & Co |\n| inv_42 | Berger |",
            HOLM,
            "inv_41",
            "inv_42",
        ),
        ("inv_41  Holm Ltd  420.00\ninv_42  Silva SA  180.00", HOLM, "inv_41", "inv_42"),
        ("id,supplier,total\ninv_41,Holm,320\ninv_42,Silva,99", HOLM, "inv_41", "inv_42"),
        (
            "id\tsupplier\ninv_41\tHolm\ninv_42\tSilva",
            HOLM,
            "inv_41",
            "inv_42",
        ),
        ([["id", "supplier"], ["inv_41", "Holm"], ["inv_42", "Silva"]], HOLM, "inv_41", "inv_42"),
        (
            "- 发票 FP3301：顺达物流，1200 元\n- 发票 FP3302：汇通纸业，860 元",
            "把顺达物流那张发票付了",
            "FP3301",
            "FP3302",
        ),
        ("1. inv_41 - Holm\n2. inv_42 - Silva", HOLM, "inv_41", "inv_42"),
        (
            [
                {"id": "o-1", "items": [{"name": "Kettle"}, {"name": "Filter"}]},
                {"id": "o-2", "items": [{"name": "Rug"}]},
            ],
            "Pay for the kettle.",
            "o-1",
            "o-2",
        ),
    ],
)
def test_a_record_of_any_table_or_list_is_the_one_that_was_named(
    result: Any, said: str, right: str, wrong: str
) -> None:
    assert not find_superseded({"invoice_id": right}, result, said)
    assert find_superseded({"invoice_id": wrong}, result, said) == {"/invoice_id"}


ORDERS = [
    {"order_id": "K-1", "item": "Toaster 烤面包机", "tracking_no": "TX100"},
    {"order_id": "K-2", "item": "Umbrella 雨伞", "tracking_no": "TX200"},
]


@pytest.mark.parametrize(
    "said",
    [
        "The toaster I ordered never arrived. Where is it?",
        "I haven't received the toaster yet, please track it.",
        "The toaster doesn't work, where is the replacement?",
        "烤面包机还没收到，查一下",
        "烤面包机用不了，换新的寄到哪了",
    ],
)
def test_what_is_wrong_with_a_thing_names_it(said: str) -> None:
    def track(number: str) -> set[str]:
        return find_superseded(
            {"tracking_no": number}, ORDERS, said, name="track_parcel 查询物流", effect="read"
        )

    assert not track("TX100")
    assert track("TX200") == {"/tracking_no"}


@pytest.mark.parametrize(
    "said",
    [
        "The toaster never arrived, but that's fine. Where is the other one?",
        "It's not the toaster that I mean.",
        "Don't track the toaster.",
    ],
)
def test_a_thing_that_is_not_meant_names_nothing(said: str) -> None:
    assert not find_superseded(
        {"tracking_no": "TX200"}, ORDERS, said, name="track_parcel 查询物流", effect="read"
    )


def test_the_state_that_is_denied_names_no_record() -> None:
    result = [{"id": "R-21", "status": "shipped"}, {"id": "R-22", "status": "processing"}]

    assert not find_superseded(
        {"order_id": "R-22"}, result, "Cancel whichever order hasn't shipped yet", name="cancel_order"
    )


@pytest.mark.parametrize(
    ("result", "said", "right", "wrong"),
    [
        (
            [{"id": "d7", "title": "Minutes 2026-11-25"}, {"id": "d3", "title": "Minutes 2026-11-11"}],
            "Pay as last week's minutes say",
            "d7",
            "d3",
        ),
        ([{"id": "d7", "title": "纪要 11-24"}, {"id": "d3", "title": "纪要 11-10"}], "看上周的纪要", "d7", "d3"),
        ([{"id": "b5", "name": "Budget Q3 2026"}, {"id": "b6", "name": "Budget Q3 2025"}], "last quarter's budget", "b5", "b6"),
        ([{"id": "b5", "name": "Budget 2025"}, {"id": "b6", "name": "Budget 2026"}], "last year's budget", "b5", "b6"),
        ([{"id": "x2", "name": "总结 2026年10月"}, {"id": "x1", "name": "总结 2026年9月"}], "上个月的总结", "x2", "x1"),
        ([{"id": "x2", "day": "2026-11-29"}, {"id": "x1", "day": "2026-11-28"}], "yesterday's report", "x2", "x1"),
        ([{"id": "x2", "day": "2026-10-29"}, {"id": "x1", "day": "2026-09-28"}], "十月的那张", "x2", "x1"),
    ],
)  # fmt: skip
def test_a_record_is_of_the_period_that_the_user_names(
    result: Any, said: str, right: str, wrong: str
) -> None:
    assert not find_superseded({"doc_id": right}, result, said)
    assert find_superseded({"doc_id": wrong}, result, said) == {"/doc_id"}
    assert not find_superseded({"doc_id": wrong}, result, said, todays=())


@pytest.mark.parametrize("said", ["Compare last week's minutes with those before", "所有上周以前的纪要"])
def test_a_period_from_which_others_are_counted_is_no_wish(said: str) -> None:
    result = [{"id": "d7", "title": "Minutes 2026-11-25"}, {"id": "d3", "title": "Minutes 2026-11-11"}]

    assert not find_superseded({"doc_id": "d3"}, result, said)


TRAINS = [
    {"id": "c-1", "dep": "06:50", "arr": "08:44", "price": 36},
    {"id": "c-2", "dep": "08:05", "arr": "10:01", "price": 27},
    {"id": "c-3", "dep": "18:20", "arr": "20:31", "price": 18},
]


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("I have to be there by 10:30. Book the cheapest.", {"c-2"}),
        ("Book a train under 30.", {"c-2", "c-3"}),
        ("订一张 30 块以内的", {"c-2", "c-3"}),
        ("订一张，别超过 20", {"c-3"}),
        ("Book the evening one", {"c-3"}),
        ("订早上那班", {"c-1", "c-2"}),
        ("订一张 9点前到的", {"c-1"}),
        ("Book the cheapest.", {"c-3"}),
        ("Book one for at most 2 people", {"c-1", "c-2", "c-3"}),
    ],
)
def test_a_record_keeps_the_limits_that_the_user_sets(said: str, right: set[str]) -> None:
    made = {
        one["id"]
        for one in TRAINS
        if not find_superseded({"connection_id": one["id"]}, TRAINS, said, name="book_train 订票")
    }

    assert made == right


def test_a_search_may_be_read_page_by_page() -> None:
    result = [
        {"title": "Heat pumps in the cold", "url": "https://a.example/hp"},
        {"title": "Field trial", "url": "https://b.example/ft"},
    ]
    said = "Find out what heat pumps cost in the cold"

    assert not find_superseded({"url": "https://b.example/ft"}, result, said, name="fetch", effect="read")
