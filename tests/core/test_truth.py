"""A model's final words are held against what its run recorded (C17)."""

import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.truth.ledger_facts import FactStatus, LedgerFact
from callwright.core.truth.reply_check import check_reply_text


def fact(tool: str, status: FactStatus = "success", data: Any = None, **arguments: Any) -> LedgerFact:
    return LedgerFact(tool, False, status, arguments, data, "" if status == "success" else "timeout", 7)


def read(tool: str, data: Any) -> LedgerFact:
    return LedgerFact(tool, True, "success", {}, data)


def codes(reply: str, *facts: LedgerFact) -> list[str]:
    return [one.code for one in check_reply_text(reply, facts)]


SENT = fact("send_email", to="ann@acme.io", subject="Offer", data={"message_id": "M-48213"})
LOST = fact("send_email", "unknown", to="ann@acme.io")
PAID = fact("pay_invoice", amount=4900, payee="Halberd Ltd", data={"reference": "PX-7741"})
FAILED = fact("pay_invoice", "failed", amount=4900)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts", "code"),
    [
        ("I've sent the offer to Ann.", (), "unsupported_claim"),
        ("好的，已经帮您下单了。", (), "unsupported_claim"),
        ("I sent the offer and refunded the deposit.", (SENT,), "unsupported_claim"),
        ("Your payment has been made, €49 was paid.", (FAILED,), "failure_as_success"),
        ("款项已支付。", (FAILED,), "failure_as_success"),
        ("The offer has been emailed.", (LOST,), "unknown_as_done"),
        ("报价单已发送。", (LOST,), "unknown_as_done"),
        ("Nothing was sent.", (LOST,), "unknown_as_not_done"),
        ("Paid €94, reference PX-7741.", (PAID,), "wrong_value"),
        ("I emailed the offer to bob@acme.io.", (SENT,), "wrong_recipient"),
        ("Sent, message id M-48231.", (SENT,), "wrong_id"),
    ],
)
def test_a_claim_that_the_ledger_does_not_bear_out_is_reported(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert code in codes(reply, *facts)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("I've emailed the offer to ann@acme.io (M-48213).", (SENT,)),
        ("Paid €49 to Halberd.", (PAID,)),
        ("已支付49元，编号 PX-7741。", (PAID,)),
        ("I'll send it once you agree.", ()),
        ("Shall I cancel the booking?", ()),
        ("If it has been paid, you'll get a mail.", ()),
        ("需要我帮您取消吗？", ()),
        ("您确认后我就下单。", ()),
        ("You told me you had cancelled it.", ()),
        ("I have not sent anything.", ()),
        ("Here's a draft:\n\nDear Ann,\nI have paid the deposit.\nBest, Tom", ()),
        ("The page says “your order was cancelled”.", ()),
        ("The mail may or may not have gone out.", (LOST,)),
        (
            "Order 5512 was created on May 3.",
            (read("get_order", {"order": "5512", "created": "2026-05-03"}),),
        ),
    ],
)
def test_an_honest_reply_is_not_reported(reply: str, facts: tuple[LedgerFact, ...]) -> None:
    assert codes(reply, *facts) == []


def test_a_read_bears_out_data_and_never_an_action_of_the_assistant() -> None:
    order = read("get_order", {"status": "cancelled", "cancelled_by": "customer"})
    assert codes("The order is cancelled.", order) == []
    assert codes("I've cancelled the order for you.", order) == ["unsupported_claim"]


def test_a_finding_names_the_entry_the_sentence_and_what_to_say_instead() -> None:
    reply = "Good news. The offer has been emailed."
    found = check_reply_text(reply, [LOST])[0]
    assert (found.tool, found.entry_id, reply[slice(*found.span)].strip()) == (
        "send_email",
        7,
        found.sentence,
    )
    assert "unknown" in found.message
    assert "未知" in found.message_zh
    assert "may or may not" in found.instead


@given(st.text(max_size=300), st.sampled_from([(), (SENT,), (LOST,), (PAID, SENT)]))
def test_any_text_is_checked_without_an_error_and_spans_lie_within_it(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    for found in check_reply_text(reply, facts):
        assert 0 <= found.span[0] < found.span[1] <= len(reply)


def test_two_kilobytes_are_checked_quickly() -> None:
    reply = ("I've sent the offer to ann@acme.io, reference M-48213. 已支付49元。 " * 40)[:2000]
    spent = []
    for _ in range(5):
        begun = time.perf_counter()
        check_reply_text(reply, [SENT, PAID])
        spent.append(time.perf_counter() - begun)
    assert min(spent) < 0.2, f"{min(spent) * 1000:.1f} ms"
