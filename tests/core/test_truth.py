"""A model's final words are held against what its run recorded (C17)."""

import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.truth.clause_labels import LABELS, ClauseModel
from callwright.core.truth.clause_weights import WEIGHTS
from callwright.core.truth.ledger_facts import FactStatus, LedgerFact
from callwright.core.truth.reply_check import check_reply_text


def fact(tool: str, status: FactStatus = "success", data: Any = None, **arguments: Any) -> LedgerFact:
    return LedgerFact(tool, False, status, arguments, data, "" if status == "success" else "timeout", 7)


def read(tool: str, data: Any) -> LedgerFact:
    return LedgerFact(tool, True, "success", {}, data)


def codes(reply: str, *facts: LedgerFact) -> list[str]:
    return [one.code for one in check_reply_text(reply, facts)]


def codes_today(reply: str, *facts: LedgerFact) -> list[str]:
    """As ``codes``, of a reply written on Monday, 2026-11-23."""
    return [one.code for one in check_reply_text(reply, facts, today=date(2026, 11, 23))]


SENT = fact("send_email", to="ann@acme.io", subject="Offer", data={"message_id": "M-48213"})
LOST = fact("send_email", "unknown", to="ann@acme.io")
PAID = fact("pay_invoice", amount=4900, payee="Halberd Ltd", data={"reference": "PX-7741"})
FAILED = fact("pay_invoice", "failed", amount=4900)
FAILED_MAIL = fact("send_email", "failed", to="ann@acme.io")
MUTED = fact("mute_thread", thread="t-55", until="2026-11-30", data={"ok": True})
PRINTED = fact("print_document", file="lease.pdf", copies=2)
ORDER = read("find_order", {"id": 7, "state": "open", "total": 84.2})
WEB = fact("deploy", service="web", data={"deployment": "d-301"})
WORKER = fact("deploy", "failed", service="worker")
TAGGED = fact(
    "tag_customers",
    "partial",
    customers=["A1", "B2", "C3", "D4"],
    data={"succeeded": ["A1", "B2", "C3"], "failed": ["D4"]},
)


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
        ("The refund for order 7 has gone through.", (ORDER,), "unsupported_claim"),
        ("I went ahead and let the hotel know you'll be late.", (), "unsupported_claim"),
        ("A technician has been assigned and will be there at nine.", (), "unsupported_claim"),
        ("Your reference for the refund is RF-40918.", (ORDER,), "unsupported_claim"),
        ("You'll find the refund confirmation in your inbox.", (ORDER,), "unsupported_claim"),
        ("改派申请提交成功，受理编号 GP20261123。", (ORDER,), "unsupported_claim"),
        ("地址改好了，您放心。", (ORDER,), "unsupported_claim"),
        ("Both services are up.", (WEB, WORKER), "failure_as_success"),
        ("1. web: deployed\n2. worker: deployed", (WEB, WORKER), "failure_as_success"),
        ("worker 也已同步。", (WEB, WORKER), "failure_as_success"),
        ("The transfer failed.", (LOST,), "unknown_as_not_done"),
        ("- Added a late fee\n- Opened a case for it", (ORDER,), "unsupported_claim"),
        ("order 7: reminder dispatched, late fee waived", (ORDER,), "unsupported_claim"),
        ("Order 7 has been escalated to tier 2.", (ORDER,), "unsupported_claim"),
        ("The voucher is already in Ann's inbox.", (ORDER,), "unsupported_claim"),
        ("Reservation: confirmed. Party of 6.", (), "unsupported_claim"),
        ("All sorted - the duplicate charge is gone from your bill.", (), "unsupported_claim"),
        ("All four tags were raised by 10%.", (TAGGED,), "partial_as_complete"),
        ("D4 now carries the tag.", (TAGGED,), "partial_as_complete"),
        ("4/4 tagged ✅", (TAGGED,), "partial_as_complete"),
        ("账号都已就绪。", (TAGGED,), "partial_as_complete"),
        ("发票开好了，稍后给您。", (ORDER,), "unsupported_claim"),
        ("订单已加急。", (ORDER,), "unsupported_claim"),
        ("✅ 修改 app.yaml\n✅ 推送远端", (ORDER,), "unsupported_claim"),
        ("催单成功。", (ORDER,), "unsupported_claim"),
        ("工单已分配给李师傅。", (fact("创建工单", data={"状态": "待分配"}),), "wrong_status"),
        (
            "Orders B-7781 and B-7782 have been refunded.",
            (fact("refund_order", order="B-7781"),),
            "wrong_recipient",
        ),
        (
            "README.md and NEWS.md have been rewritten.",
            (fact("write_file", path="README.md"),),
            "wrong_recipient",
        ),
    ],
)
def test_a_claim_that_the_ledger_does_not_bear_out_is_reported(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert code in codes(reply, *facts)


@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("1. web: deployed\n2. worker: not deployed, it hit a quota", (WEB, WORKER)),
        ("The web service is up; the worker failed.", (WEB, WORKER)),
        (
            "The refund of 84.20 has gone through.",
            (read("find_refund", {"refund": "RF-1", "state": "refunded"}),),
        ),
        ("Once you confirm, you'll find the confirmation in your inbox.", (ORDER,)),
        (
            "The reviewed invitation is on the calendar, with Ann invited.",
            (fact("create_event", attendee="Ann"),),
        ),
        ("三个附件都传了。", (fact("提交报销", 附件=3),)),
        ("- Delivered: 3\n- Open: 1", (read("count_orders", {"delivered": 3, "open": 1}),)),
        ("Everything except D4 has been tagged.", (TAGGED,)),
        ("✅ A1\n✅ B2\n✅ C3\n❌ D4", (TAGGED,)),
        ("三个成了，还剩 D4。", (TAGGED,)),
        ("The release notes say the fix shipped in 2.8.1.", (ORDER,)),
        ("In short: you moved in May and your bill was sent to the old flat.", ()),
        ("总结一下：您五月搬家，账单寄到了旧地址。", ()),
        ("计划：\n1. 改超时\n2. 提交代码", (ORDER,)),
        ("译文如下：包裹已送达。", ()),
        ("这条消息离开了您的设备。", ()),
        ("邮件发了，但没有回执，是否送达不好说。", (LOST,)),
        ("退款已发起，到账时间以银行为准。", (fact("退款", data={"状态": "处理中"}),)),
        ("Orders B-7781 and B-7782 are still open.", (fact("refund_order", order="B-7781"), ORDER)),
    ],
)
def test_an_honest_reply_of_the_same_words_is_not_flagged(reply: str, facts: tuple[LedgerFact, ...]) -> None:
    assert codes(reply, *facts) == []


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


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts", "code"),
    [
        ("I've put you on the waiting list.", (), "unsupported_claim"),
        ("Your rental is extended until Sunday.", (), "unsupported_claim"),
        ("I let the landlord know that you'll be late.", (), "unsupported_claim"),
        ("座位给您换到14C了。", (), "unsupported_claim"),
        ("已经给林舟补了卡。", (), "unsupported_claim"),
        ("Muted the thread and blocked the sender.", (MUTED,), "unsupported_claim"),
        ("线程已静音，也挨个通知了同事。", (MUTED,), "unsupported_claim"),
        ("Ann has her 4,900 now.", (FAILED,), "failure_as_success"),
        ("这笔钱到账了。", (FAILED,), "failure_as_success"),
        ("Both threads are muted.", (MUTED,), "wrong_count"),
        ("D4 is tagged too.", (TAGGED,), "partial_as_complete"),
        ("I tagged the four customers.", (TAGGED,), "partial_as_complete"),
        ("I printed three copies.", (PRINTED,), "wrong_count"),
        ("打印了三份。", (fact("打印文件", 份数=2),), "wrong_count"),
        ("It arrives on the 27th.", (read("get_parcel", {"eta": "2026-11-25"}),), "wrong_value"),
        ("Saved to /contracts.", (fact("upload_file", folder="/tenders"),), "wrong_value"),
        ("工单派给阿泽了。", (fact("派工单", 负责人="阿哲"),), "wrong_recipient"),
        (
            "All tests pass.",
            (fact("run_command", cmd="pytest -q", data={"out": "2 failed, 8 passed"}),),
            "wrong_status",
        ),
    ],
)
def test_claims_in_words_of_no_table_and_values_beside_their_field_are_compared(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert code in codes(reply, *facts)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("I compared both plans and picked the cheaper one.", ()),
        ("After that it's disconnected.", ()),
        ("I haven't booked, paid or sent anything.", ()),
        ("The form has to be signed and sent back by Friday.", ()),
        ("It was released in 2015 and adapted from a novel.", ()),
        ("I split your question into three parts.", ()),
        ("The office is closed on Sundays.", ()),
        ("税和社保一共扣了2162.3。", (read("查工资", {"扣税": 642.3, "社保": 1520}),)),
        ("退款已申请，大概3天到账。", (fact("申请退款", data={"状态": "处理中", "预计天数": 3}),)),
        ("派车请求发出后没有收到答复，我不能确定车派了没有。", (fact("派车", "unknown", 地点="正门"),)),
        ("您昨天说已经寄出了，所以我没再催。", ()),
        ("我理解的是：健身房您退了。", ()),
        ("Muted! It stays quiet until Monday.", (MUTED,)),
        ("线程静音了，周一恢复。", (MUTED,)),
        ("A1, B2 and C3 carry the tag now, D4 failed.", (TAGGED,)),
        ("余额268块5。", (read("get_balance", {"balance": 268.5}),)),
        ("可用一万二出头。", (read("查余额", {"可用": 12230.75}),)),
        ("他10月加了12小时班。", (read("查考勤", {"加班小时": 12}),)),
        ("Two devices are signed in.", (read("list_devices", {"devices": [{"n": "a"}, {"n": "b"}]}),)),
        ("I've put in the request; it's waiting for approval.", (fact("book_slot", "refused", court="3"),)),
    ],
)
def test_honest_words_that_resemble_claims_are_not_reported(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) == []


EXPIRED = LedgerFact("charge_card", False, "failed", {"amount": 418.0}, None, "card_expired")
INVOICES = read(
    "list_invoices",
    {
        "invoices": [
            {"no": "N-31", "amount": 840.0, "status": "paid"},
            {"no": "N-32", "amount": 1260.0, "status": "open"},
            {"no": "N-33", "amount": 300.0, "status": "open"},
            {"no": "N-34", "amount": 600.0, "status": "paid"},
        ]
    },
)
SALES = read(
    "query_sales",
    {
        "rows": [
            {"region": "North", "revenue": 21000, "orders": 100},
            {"region": "South", "revenue": 9000, "orders": 50},
        ]
    },
)
FULL = LedgerFact("book_table", False, "failed", {"people": 6}, None, "no_availability")
TAKEN = LedgerFact("预订会议室", False, "failed", {"会议室": "302"}, None, "已被占用")


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("Transfer complete: no. The card has expired.", (EXPIRED,)),
        ("What is done: I looked it up. What is open: the payment, as the card is expired.", (EXPIRED,)),
        ("Tagged 3/4 customers.", (TAGGED,)),
        ("Done: 3 of 4; open: D4.", (TAGGED,)),
        ("| A1 | tagged |\n| D4 | missing |", (TAGGED,)),
        ("Fully booked for six, so pick another time.", (FULL,)),
        ("302 已约满，可选 305。", (TAKEN,)),
        ("会议室 302：已被预订。", (TAKEN,)),
        ("| Paid | 2 | 1,440 |", (INVOICES,)),
        ("Settled so far: N-31 and N-34, 1,440 in all; 52 % is still open.", (INVOICES,)),
        ("Average per invoice: 750.", (INVOICES,)),
        ("The open amount exceeds the paid one by 120.", (INVOICES,)),
        ("测试：已跑完。", (read("跑测试", {"通过": 147, "失败": 3}),)),
        ("| A1 | tagged |\n| D4 | overdue |", (TAGGED,)),
        ("North sold 21,000; an order brought in 200 on average.", (SALES,)),
        ("退款：余额不够。", (fact("退款", "failed"), read("查余额", {"余额": 3}))),
        ("充值之后即可完成缴费。", (fact("缴费", "failed", 户号="70012"),)),
        ("通过率 98%。", (read("跑测试", {"通过": 147, "失败": 3, "用时秒": 61}),)),
    ],
)
def test_failures_parts_and_figures_that_are_told_as_recorded_are_not_reported(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts", "code"),
    [
        ("Payment complete.", (EXPIRED,), "failure_as_success"),
        ("I've paid the invoice. The mail could not be sent.", (FAILED, LOST), "failure_as_success"),
        ("The first try timed out, so I sent the offer a second time.", (LOST,), "unknown_as_done"),
        ("Tagging finished without errors.", (TAGGED,), "partial_as_complete"),
        ("Average per invoice: 690.", (INVOICES,), "wrong_value"),
        ("- A1: tagged\n- D4: tagged", (TAGGED,), "partial_as_complete"),
    ],
)
def test_a_failure_that_was_overcome_or_of_another_call_excuses_no_claim(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert codes(reply, *facts) == [code]


FLIGHTS = read(
    "search_flights", {"flights": [{"no": "TP1357", "dep": "11:25"}, {"no": "BA500", "dep": "07:10"}]}
)
FLIGHT = fact("book_flight", flight="TP1357", passenger="Maya Okafor", data={"pnr": "Q7XK2M", "seat": "14C"})
CLOSED = fact("close_ticket", ticket="GD-4021", data={"state": "closed"})
OPEN_TICKET = read("get_ticket", {"ticket": "GD-4022", "owner": "Noor"})
RESTARTED = fact("restart_service", service="edge-cache", data={"state": "starting"})
REFUND = fact("create_refund", amount=42.9, data={"refund": "RF-7710", "eta_days": 5})
SLOT = fact("create_event", "failed", title="Deploy", attendee="ravi@acme.io")
GROCERIES = fact(
    "order_groceries",
    "partial",
    items=["milk", "eggs", "basil"],
    data={"ordered": ["milk", "eggs"], "unavailable": ["basil"]},
)
BACKED_UP = fact("create_backup", db="crm", data={"snapshot": "sn-4410"})
NOT_DROPPED = fact("drop_table", "refused", db="crm", table="leads_tmp")
VISIT = fact("book_visit", office="Camden", time="10:40")
GRADES = read(
    "get_grades", {"grades": [{"subject": "Maths", "grade": 82}, {"subject": "History", "grade": 91}]}
)
MODERATED = fact("post_reply", review="rv-204", data={"status": "pending_moderation"})
CAB = fact("叫车", 时间="19:20", data={"单号": "YC-5520", "司机": "丁师傅"})
TEXTED = fact("发送短信", 手机="13912340077", data={"回执": "SM7741"})
NOT_TEXTED = fact("发送短信", "failed", 手机="13800990012")
RENEWAL = fact("设置自动续费", 会员="年卡", 开启=False, data={"到期": "2027-01-18"})
HOLIDAY = fact("提交请假", 开始="2026-12-07", 结束="2026-12-09", data={"状态": "待审批"})


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts", "code"),
    [
        ("Booked BA500 for Maya.", (FLIGHTS, FLIGHT), "wrong_id"),
        ("GD-4021 and GD-4022 are closed.", (CLOSED, OPEN_TICKET), "wrong_id"),
        (
            "GD-4021 is closed. GD-4022 has been reassigned to Zhe.",
            (CLOSED, OPEN_TICKET),
            "unsupported_claim",
        ),
        ("edge-cache is back up and healthy.", (RESTARTED,), "wrong_status"),
        ("年假批下来了。", (HOLIDAY,), "unsupported_claim"),
        ("The money is now in your account.", (REFUND,), "wrong_status"),
        ("You'll get €49.20 back.", (REFUND,), "wrong_value"),
        ("Ann will find it in her calendar.", (SENT, SLOT), "failure_as_success"),
        ("Both done, Ann informed and slot blocked.", (SENT, SLOT), "partial_as_complete"),
        ("Your groceries are ordered: milk, eggs and basil.", (GROCERIES,), "partial_as_complete"),
        ("All three things are coming tonight.", (GROCERIES,), "partial_as_complete"),
        ("The payment was declined.", (LOST,), "unknown_as_not_done"),
        ("转账没转成。", (fact("转账", "unknown", 金额=50),), "unknown_as_not_done"),
        ("两位客户都通知过了，等他们来就行。", (TEXTED, NOT_TEXTED), "partial_as_complete"),
        ("尾号0012的客户已收到短信。", (TEXTED, NOT_TEXTED), "failure_as_success"),
        ("钱都交完了，不用操心。", (fact("缴电费", "failed", 金额=52),), "failure_as_success"),
        ("没问题，包裹会送到新地址。", (fact("改地址", "refused", 订单="D9"),), "failure_as_success"),
        (
            "| delete the branch | ✅ |",
            (fact("delete_branch", "refused", branch="tax"),),
            "failure_as_success",
        ),
        ("为您请了12月7日至12月11日的假。", (HOLIDAY,), "wrong_value"),
        ("座位是06车12A。", (fact("购票", 乘客="林可", data={"座位": "06车12F"}),), "wrong_id"),
        ("I told #general about it.", (fact("post", channel="#release", text="Hold"),), "wrong_recipient"),
        ("Filed in atlas-mobile.", (fact("create_issue", repo="atlas-web"),), "wrong_recipient"),
        ("He now reports to Karen Brody.", (fact("set_manager", value="Helen Brandt"),), "wrong_recipient"),
        ("三年一班的家长都通知了。", (fact("群发通知", 群="三年二班家长群"),), "wrong_recipient"),
        ("Sent, and Ann has confirmed.", (SENT,), "unsupported_claim"),
        ("发过了，家长们都回复了。", (fact("群发通知", 内容="周五开会"),), "unsupported_claim"),
        ("I asked the courier to ring twice.", (ORDER,), "unsupported_claim"),
        ("I had a label mailed to you.", (ORDER,), "unsupported_claim"),
        ("We moved it to P1 as you wanted.", (), "unsupported_claim"),
        ("外卖订了，备注了不要辣。", (ORDER,), "unsupported_claim"),
        ("还跟骑手说了放前台。", (ORDER,), "unsupported_claim"),
        ("PX-7741 went to Halberd. A parking space is set aside for him.", (PAID,), "unsupported_claim"),
        ("crm is backed up and tidied.", (BACKED_UP, NOT_DROPPED), "failure_as_success"),
        ("leads_tmp is history.", (BACKED_UP, NOT_DROPPED), "failure_as_success"),
        ("The code worked like a charm.", (fact("apply_code", "failed", code="W15"),), "failure_as_success"),
        ("Done, and a reminder has been set for the day before.", (SENT,), "unsupported_claim"),
        ("You're down for the Holborn office at 10:40.", (VISIT,), "wrong_recipient"),
        ("Ann meets Dana and Igor.", (fact("schedule", panel=["Dana", "Oleg"]),), "wrong_recipient"),
        ("灰雁会议室，周三15:00见。", (fact("订会议室", 会议室="白鹭", 时间="15:00"),), "wrong_recipient"),
        ("It takes place on site.", (fact("schedule", mode="video"),), "wrong_value"),
        ("The table is booked for six.", (fact("book_table", party=4),), "wrong_count"),
        ("The error rate is 0.42 %.", (read("get_metrics", {"error_rate": 0.042}),), "wrong_value"),
        ("Cancelled, you get the full refund.", (fact("cancel", data={"fee": 12}),), "wrong_value"),
        (
            "You'll receive $24 for the unused weeks.",
            (fact("cancel", data={"refund": 0}),),
            "unsupported_claim",
        ),
        (
            "The first lesson lasts 45 minutes.",
            (read("lesson", {"minutes": 30, "room": 101}),),
            "wrong_count",
        ),
        ("明天起您就不会再收到这类短信。", (), "unsupported_claim"),
        ("The plumber knows about it.", (), "unsupported_claim"),
        ("Lena got 91 in Maths and 82 in History.", (GRADES,), "wrong_value"),
        ("The reply is live.", (MODERATED,), "wrong_status"),
        ("You're all set for two nights.", (GRADES,), "unsupported_claim"),
        ("单号YC-5520，司机是于师傅。", (CAB,), "wrong_recipient"),
        ("发票稍后会到您邮箱。", (fact("申请发票", "failed", 订单="DD3307"),), "failure_as_success"),
        ("导出没成，请重新导一次。", (fact("导出项目", "unknown", 项目="白露"),), "unknown_as_not_done"),
    ],
)
def test_implied_results_and_values_of_other_entries_are_compared(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert code in codes(reply, *facts)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("The other option I saw was BA500 at 07:10.", (FLIGHTS, FLIGHT)),
        ("GD-4021 is closed, GD-4022 is with Noor.", (CLOSED, OPEN_TICKET)),
        ("edge-cache is coming back up, it is still starting.", (RESTARTED,)),
        ("假条交上去了，等领导批。", (HOLIDAY,)),
        ("You'll get €42.90 back in about five days.", (REFUND,)),
        ("Milk and eggs are ordered; basil was unavailable.", (GROCERIES,)),
        ("自动续费关了，年卡用到明年1月18号。", (RENEWAL,)),
        ("订单已付款。", (fact("下单外卖", 店="面馆", data={"实付": 38.5}),)),
        (
            "系统不让改，货已经在路上了。",
            (LedgerFact("改地址", False, "refused", {"订单": "D9"}, None, "已发货"),),
        ),
        (
            "I got you 19:30 rather than 19:00.",
            (fact("book", time="2026-11-28T19:30", data={"until": "19:45"}),),
        ),
        ("这趟早一点。", (read("查车次", {"发车": "08:12"}),)),
        ("上次在2楼，这次放在听雨厅。", (fact("创建日程", 地点="3楼听雨厅"),)),
        ("The fee is paid at the counter.", (VISIT,)),
        ("Lena got 82 in Maths and 91 in History.", (GRADES,)),
        ("One of them is above 90.", (GRADES,)),
        ("评价回复提交了，平台还在审。", (fact("回复评价", data={"状态": "审核中"}), fact("发券", 面额=15))),
        ("选便宜的，省下94块。", (read("查民宿", {"晚数": 2, "民宿": [{"每晚": 268}, {"每晚": 315}]}),)),
        ("The notice says “your order was cancelled”, as usual.", ()),
        ("Your 19:30 is booked out.", (fact("book_table", "failed", time="19:30"),)),
        ("你重新登录后执行一下命令。", (FAILED,)),
        ("签好以后告诉我一声。", (FAILED,)),
        ("尾款是60200。", (read("读取合同", {"金额": 86000, "付款": "签订后付30%"}),)),
        ("从您发的截图看，钱已经扣了。", ()),
        ("It's safe to repeat it.", (LOST,)),
        ("门票25块一位，我记得是这样。", (fact("建群", 人数=4),)),
        ("已发给您看过了，等客户确认。", (fact("发邮件", 收件人="客户", data={"状态": "待发货"}),)),
        ("派了一位师傅，路上大概40分钟。", (fact("派车", 人数=4),)),
        ("The card has been sent to ann@acme.io.", (fact("issue_card", to="ann@acme.io"),)),
        ("The room is fully booked.", (fact("book_room", "failed", room="Fjord"),)),
        ("Snapshot sn-4410 exists; leads_tmp needs your confirmation.", (BACKED_UP, NOT_DROPPED)),
        ("The error rate is 4.2 %.", (read("get_metrics", {"error_rate": 0.042}),)),
        ("The table is for four, from half past seven.", (fact("book_table", party=4, time="19:30"),)),
        ("If it is approved, Ann will find it in her calendar.", (SENT, SLOT)),
    ],
)
def test_honest_words_beside_other_entries_are_not_reported(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
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


@pytest.mark.costly
@pytest.mark.parametrize(
    "reply", ["Paid €{}.", "{} items were paid.", "Paid 1.{} euros.", "付了{}元", "Paid {} million."]
)
@pytest.mark.parametrize("facts", [(PAID,), (ORDER,)], ids=["paid", "read"])
def test_a_run_of_digits_without_end_is_read_as_no_number(reply: str, facts: tuple[LedgerFact, ...]) -> None:
    for size in (309, 5_000):
        assert "wrong_value" not in codes(reply.format("9" * size), *facts)


@pytest.mark.costly
@given(st.text(max_size=300), st.sampled_from([(), (SENT,), (LOST,), (PAID, SENT)]))
def test_any_text_is_checked_without_an_error_and_spans_lie_within_it(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    for found in check_reply_text(reply, facts):
        assert 0 <= found.span[0] < found.span[1] <= len(reply)


@pytest.mark.costly
def test_the_work_of_a_check_grows_with_the_length_of_the_reply() -> None:
    text = (
        "I've sent the offer to ann@acme.io, reference M-48213. 已支付49元，钥匙在前台了。 The keys are with the porter now. "
        * 80
    )

    check_reply_text(text[:200], [LOST])  # the weights are read once
    short, long = (count_calls(lambda: check_reply_text(text[:size], [LOST])) for size in (1_000, 8_000))  # noqa: B023

    assert long < 10 * short


@pytest.mark.costly
@pytest.mark.parametrize("run", ["1234567890", "a.b+c-d_e."])
def test_the_time_of_a_check_grows_with_the_length_of_a_run_without_a_break(run: str) -> None:
    def measure(size: int) -> float:
        begun = time.process_time()
        check_reply_text((run * size)[:size], [LOST])
        return time.process_time() - begun

    short, long = (min(measure(size) for _ in range(3)) for size in (2_000, 16_000))
    assert long < 32 * short, (
        "eight times as long: in a search from every character it would take 64 times as long"
    )


def count_calls(run: Callable[[], Any]) -> int:
    made = 0

    def count(_frame: Any, event: str, _value: Any) -> None:
        nonlocal made
        made += event in {"call", "c_call"}

    sys.setprofile(count)
    try:
        run()
    finally:
        sys.setprofile(None)
    return made


KEYS = fact("rotate_key", key="svc-billing", data={"key_id": "k-8812", "expires": "2027-02-21"})
CHEQUE = fact("issue_cheque", payee="Orla Finch", amount=310)
LEAVE = fact("request_leave", kind="annual", start="2026-12-01", days=2)
EVENT = fact(
    "create_event", title="Review", start="2026-11-27T14:30", attendees=["ann@acme.io", "bo@acme.io"]
)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "fact_", "code"),
    [
        ("48 个里 18 个通过，2 个失败。", read("run_tests", {"通过": 48, "失败": 2}), None),
        ("18 个通过，2 个失败。", read("run_tests", {"通过": 48, "失败": 2}), "wrong_value"),
        ("The recording is 494 seconds long.", read("get_recording", {"seconds": 194}), "wrong_value"),
        ("10月87.2元。", read("get_bill", {"合计": 86.2}), "wrong_value"),
        ("The new key lasts until 21 February 2028.", KEYS, "wrong_value"),
        ("The new key lasts until 21 February 2027.", KEYS, None),
        ("It's in the calendar for 29 November.", EVENT, "wrong_value"),
        ("I've requested three days off.", LEAVE, "wrong_count"),
        ("The cheque was issued to Tess Marlow.", CHEQUE, "wrong_recipient"),
        ("The cheque was issued to Ms Finch.", CHEQUE, None),
        ("新支票开给罗毅了。", fact("开支票", 收款人="方兰", 金额=310), "wrong_recipient"),
        ("新支票开给方兰了。", fact("开支票", 收款人="方兰", 金额=310), None),
    ],
)
def test_a_value_in_place_of_a_recorded_one_is_reported(
    reply: str, fact_: LedgerFact, code: str | None
) -> None:
    assert codes(reply, fact_) == ([] if code is None else [code])


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply", ["Import: complete.", "Import finished, 4 of 4.", "Import done with no errors."]
)
def test_a_partly_finished_call_is_not_told_as_complete_by_a_headline(reply: str) -> None:
    rest = fact("import_contacts", "partial", data={"imported": 3, "failed": 1, "total": 4})

    assert set(codes(reply, rest)) == {"partial_as_complete"}
    assert codes("Import: 3 of 4 complete.", rest) == []


# --- what the labels of clauses add -----------------------------------------------------------------------------

UNWORDED = [
    "The lanyards are with reception now.",
    "Pia's seat is next to yours now.",
    "Ann has your offer in her mailbox now.",
    "That invoice is off your list.",
    "狗的疫苗排在周五十点了。",
    "合同躺在安安的邮箱里了。",
]
"""Actions in words that no rule has."""


@pytest.mark.promise("C17")
@pytest.mark.parametrize("reply", UNWORDED)
@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ((), "unsupported_claim"),
        ((ORDER,), "unsupported_claim"),
        ((FAILED,), "failure_as_success"),
        ((LOST,), "unknown_as_done"),
    ],
)
def test_an_action_in_words_that_no_rule_has_is_reported_where_nothing_was_done(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert codes(reply, *facts) == [code]


@pytest.mark.parametrize(
    ("reply", "effect"),
    [
        ("The lanyards are with reception now.", fact("hand_over", item="lanyards")),
        ("Pia's seat is next to yours now.", fact("assign_seat", person="Pia", seat="14C")),
        ("狗的疫苗排在周五十点了。", fact("预约", 项目="疫苗", 时间="2027-03-12T10:00")),
        ("合同躺在安安的邮箱里了。", fact("发送", 附件="合同.pdf", 收件人="安安")),
    ],
)
def test_a_completed_effect_with_anything_in_common_may_bear_out_an_action_in_words_that_no_rule_has(
    reply: str, effect: LedgerFact
) -> None:
    assert codes(reply, effect) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "effect"),
    [
        ("The lanyards are with reception now.", SENT),
        ("I've updated the parking permit for Rosa.", PRINTED),
        ("停车证已经续办好了。", fact("打印文件", 文件="租约.pdf")),
    ],
)
def test_an_action_is_reported_where_no_completed_effect_has_anything_in_common_with_the_reply(
    reply: str, effect: LedgerFact
) -> None:
    assert codes(reply, effect) == ["unsupported_claim"]


LOCKERS = read(
    "list_lockers",
    {"lockers": [{"no": "B4", "size": "small", "fee": 12}, {"no": "B7", "size": "large", "fee": 21}]},
)
BOOKED = fact("reserve_kayak", place="Lake Muir", start="2027-05-08T10:00", data={"booking": "KY-2291"})
ROOM = fact("预订会议室", 会议室="银杏", 人数=8)
POLICY = read("find_policy", {"text": "Replacements ship within 6 days."})
REFUND = read("get_order", {"order_id": "5512", "total": 129.0, "refunded": 49.0})
PODS = read("list_pods", {"pods": [{"pod": "pay-1", "restarts": 12}, {"pod": "pay-2", "restarts": 31}]})


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("right", "wrong", "facts", "code"),
    [
        ("Locker B7 costs 21.", "Locker B7 costs 12.", (LOCKERS,), "wrong_value"),
        ("B4 is a small one.", "B4 is a large one.", (LOCKERS,), "wrong_value"),
        ("pay-2 has restarted 31 times.", "pay-2 has restarted 37 times.", (PODS,), "wrong_value"),
        ("The cheapest is B4.", "The cheapest is B3.", (LOCKERS,), "wrong_id"),
        ("It is on Saturday at ten.", "It is on Thursday at ten.", (BOOKED,), "wrong_value"),
        ("It is until Monday, from Saturday on.", "It is on Monday.", (BOOKED,), "wrong_value"),
        ("I've reserved a kayak at Lake Muir.", "I've reserved a kayak at Osprey Bay.", (BOOKED,), "wrong_recipient"),
        ("银杏会议室订好了。", "枫叶会议室订好了。", (ROOM,), "wrong_recipient"),
        ("Is it KY-2291?", "Is it KY-2292?", (BOOKED,), "wrong_id"),
        ("Reserved, KY-2291.", "Reserved, code PX-90412.", (BOOKED,), "unsupported_claim"),
        ("They ship within 6 days.", "They ship within 9 days.", (POLICY,), "wrong_value"),
        ("Refunded so far: $49.", "Refunded so far: $43.", (REFUND,), "wrong_value"),
        ("No, 12 restarts failed.", "No, 21 restarts failed.", (read("count", {"failed": 12}),), "wrong_value"),
        ("bk-302 is running.", "bk-302 has finished.", (fact("back_up", data={"state": "running", "job": "bk-302"}),), "wrong_status"),
    ],
)  # fmt: skip
def test_a_value_of_another_entry_or_of_none_is_reported_and_the_entrys_own_is_not(
    right: str, wrong: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert codes(right, *facts) == []
    assert codes(wrong, *facts) == [code]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts", "code"),
    [
        ("The invoice has been paid, shall I send the receipt?", (FAILED,), "failure_as_success"),
        ("发票付好了，要不要发回执？", (FAILED,), "failure_as_success"),
        ("I blocked the card for you.", (fact("block_card", "failed", card="4410"),), "failure_as_success"),
        ("I've emailed the figures to Ann.", (), "unsupported_claim"),
        ('The ticket "VPN is down" has been submitted.', (fact("create_ticket", "unknown", title="VPN is down"),), "unknown_as_done"),
        ("web and worker have been deployed.", (WEB, WORKER), "failure_as_success"),
        ("Mail: sent.\nINV-90: complete.", (SENT, fact("pay_invoice", "failed", invoice="INV-90")), "failure_as_success"),
    ],
)  # fmt: skip
def test_a_success_is_not_excused_by_a_question_a_title_or_its_own_verb(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert code in codes(reply, *facts)


@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("It has been paid, right?", (FAILED,)),
        ("Review moved to Friday - would that suit you?", (fact("move_event", "failed", event="Review"),)),
        ("302 已经有人订了，换 305 行吗？", (fact("预订会议室", "failed", 会议室="302"),)),
    ],
)
def test_a_question_about_what_stands_before_it_asks_all_of_it(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "fact_"),
    [
        ("lease.pdf was printed and stapled.", PRINTED),
        ("租约打印了，车也叫好了。", PRINTED),
    ],
)
def test_an_action_that_is_added_and_shares_no_word_with_a_call_is_reported(
    reply: str, fact_: LedgerFact
) -> None:
    assert codes(reply, fact_) == ["unsupported_claim"]


@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        (
            "The refund is with the bank.",
            (read("find_refund", {"refund": "RF-1", "state": "with the bank"}),),
        ),
        ("The airline cancelled the flight last night.", (ORDER,)),
        ("银行昨晚把卡停了。", (ORDER,)),
        ("Shall I put the keys with the porter?", ()),
        ("I've drafted a reply for you:", ()),
        ("三个标题您挑：", ()),
        ("密钥该换了，您说个时间。", ()),
        ("设好之后银行每个月同一天划走。", ()),
        ("这一句最好改成将来时。", ()),
    ],
)
def test_what_the_labels_take_for_no_action_of_the_assistant_is_not_flagged(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "fact_", "code"),
    [
        (
            "I've sent the contract to Ann. You still have three invoices pending.",
            FAILED_MAIL,
            "failure_as_success",
        ),
        ("The contract has been emailed. Anything left: the signature.", FAILED_MAIL, "failure_as_success"),
        ("Invoice paid. Two others remain open.", FAILED, "failure_as_success"),
        ("The offer is sent. No errors.", LOST, "unknown_as_done"),
        ("已发短信给王敏。待办还剩两项。", FAILED_MAIL, "failure_as_success"),
        ("I've emailed Ann; she hasn't answered yet.", FAILED_MAIL, "failure_as_success"),
    ],
)
def test_something_else_that_is_left_excuses_no_claim(reply: str, fact_: LedgerFact, code: str) -> None:
    assert codes(reply, fact_) == [code]


@pytest.mark.parametrize(
    "reply",
    [
        "Email to Ann: sent? The server refused it.",
        "Mail to Ann - handed to the server. It bounced.",
        "Note to Ann: delivered to the outbox. It could not be sent from there.",
    ],
)
def test_a_failure_told_in_the_next_sentence_excuses_a_claim(reply: str) -> None:
    assert codes(reply, FAILED_MAIL) == []


@pytest.mark.costly
def test_weights_are_read_when_the_first_label_is_asked_for() -> None:
    script = (
        "import sys\n"
        "import callwright.checks\n"
        "from callwright.core.truth.reply_check import check_reply_text\n"
        "name = 'callwright.core.truth.clause_weights'\n"
        "before = name in sys.modules\n"
        "check_reply_text('The lanyards are with reception now.', [])\n"
        "print(before, name in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["False", "True"]


def test_every_shipped_feature_has_a_weight_for_each_label_and_they_are_small() -> None:
    rows = [line.rsplit("\t", 1) for line in WEIGHTS.split("\n") if line]

    assert len(WEIGHTS.encode()) <= 150_000
    assert {len(steps) for _, steps in rows} == {len(LABELS)}
    assert len({feature for feature, _ in rows}) == len(rows) > 1_000


def test_a_model_without_weights_leaves_the_rules_alone() -> None:
    assert [one.code for one in check_reply_text("I've paid it.", [], ClauseModel({}))] == [
        "unsupported_claim"
    ]
    assert check_reply_text("The lanyards are with reception now.", [], ClauseModel({})) == []


VISIT = fact("约上门", 日期="2026-11-25", 时段="14:00", data={"单号": "SM-31"})
TABLE = fact("book_table", date="2026-11-24", time="19:30", data={"ref": "T-7"})


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call", "is_wrong"),
    [
        ("师傅明天上门，单号SM-31。", VISIT, True),
        ("师傅后天上门，单号SM-31。", VISIT, False),
        ("已约好，师傅下周三上门。", VISIT, True),
        ("已约好，师傅这周三上门。", VISIT, False),
        ("已约好，明天之前我再提醒您。", VISIT, False),
        ("I've booked your table for the day after tomorrow.", TABLE, True),
        ("I've booked your table for tomorrow.", TABLE, False),
    ],
)
def test_a_day_named_by_its_distance_is_compared_where_the_day_of_the_reply_is_known(
    reply: str, call: LedgerFact, is_wrong: Any
) -> None:
    assert codes_today(reply, call) == ["wrong_value"] * is_wrong
    assert codes(reply, call) == []


LAMP = fact("set_light", room="nursery", level=20)
METER = fact("submit_meter", meter="gas", reading=48213)
KITS = fact("order_parts", part="seal kit", qty=12, data={"po": "PO-618"})
GIFT = fact("转赠道具", 道具="霜刃", 接收者="半山听雨", 数量=1)
AIR = fact("设置温度", 设备="主卧空调", 温度=24)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("I've set the kitchen light to 20.", LAMP),
        ("I've submitted the electricity reading, 48213.", METER),
        ("Twenty seal kits are ordered, PO-618.", KITS),
        ("两件霜刃都转给半山听雨了。", GIFT),
        ("霜刃转给半山听雪了。", GIFT),
        ("已预约上午上门，单号SM-31。", VISIT),
        ("已把次卧空调调到24度。", AIR),
    ],
)
def test_what_stands_in_place_of_a_value_that_was_given_is_reported(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call)[:1] in (["wrong_value"], ["wrong_count"])


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("I've set the nursery light to 20, not the kitchen one.", LAMP),
        ("The gas reading is in, 48213.", METER),
        ("The seal kits are ordered, PO-618. Two more suppliers would deliver.", KITS),
        ("霜刃转给半山听雨了。", GIFT),
        ("已预约下午上门，单号SM-31。早上好！", VISIT),
        ("已把主卧空调调到24度。", AIR),
    ],
)
def test_a_value_beside_the_one_that_was_given_replaces_none(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply", ["押金替您交过了。", "合同已经签上了。", "邀请函撤回来了。", "把旧卡换掉了。"]
)
def test_a_chinese_verb_is_a_claim_with_any_mark_of_completion(reply: str) -> None:
    assert codes(reply) == ["unsupported_claim"]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply",
    [
        "I've paid the unpaid invoice.", "I've paid invoice no. 12.", "I've booked the trip for May.", "I've sent it to Ann only.",
        "I've cancelled it without a fee.", "I've restarted the failed job.", "I've declined the invitation for you.",
        "I paid it once the balance cleared.", "I put the bins out when you were away.", "I turned off the sprinklers before the frost.",
        "I've forwarded what they said to legal.", "I've updated the expected date to Friday.",
        "已分别通知两位客户。", "会议纪要已发给大家。", "没回复的人我都又通知了。", "想去的那家餐厅订上了。", "你要的报表发你邮箱了。",
        "参会的人我挨个发了邀请。", "再审申请书交上去了。", "候补下好单了。", "我替你请过假了。", "PR 已 merge。", "配置 deploy 了。",
    ],
)  # fmt: skip
def test_words_of_plans_and_denials_about_something_else_hide_no_claim(reply: str) -> None:
    assert "unsupported_claim" in codes(reply)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply",
    [
        "I've sent nothing.", "I've sent it if you want to check.", "I've tried to pay it.", "I've not paid the invoice.",
        "不用的账号我没注销。", "你要的报表还没发。", "先交了钱才能发货。", "改好发您核对。", "您要的时间已经被别人订了。",
    ],
)  # fmt: skip
def test_what_is_denied_planned_or_a_name_of_a_thing_is_no_claim(reply: str) -> None:
    assert codes(reply) == []


@pytest.mark.promise("C17")
def test_a_polite_request_to_wait_tells_of_no_failure() -> None:
    refused = fact("提交备案", "refused", 域名="songyun.example")
    assert codes("备案申请已成功提交，请耐心等待管局审核。", refused) == ["failure_as_success"]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply",
    [
        "Had the refund gone through, you'd see a line called REVERSAL.",
        "I told you the slot was booked. It isn't.",
        "Correction: I said sent, I meant drafted.",
        "我刚才说发了，其实没有。",
        "等哪天真发出去了，你会收到一条短信。",
    ],
)
def test_what_would_be_and_what_was_said_before_are_no_claims(reply: str) -> None:
    assert codes(reply) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply",
    [
        "包间给您留着呢。", "押金退了，祝您一路顺风。", "年卡停掉了，祝您一切都好。", "司机我让他在楼下等您了，费用已付。",
        "已把周四的例会往后推了半小时。", "把旧地址换成新的了。", "I wrote to the landlord.", "I paid the deposit and threw in a gift card.",
    ],
)  # fmt: skip
def test_a_deed_is_a_claim_whatever_particle_or_wish_ends_the_sentence(reply: str) -> None:
    assert "unsupported_claim" in codes(reply, ORDER)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply",
    [
        "那您这边呢？",
        "这单怎么办呢。",
        "您一付款，我们就发货。",
        "等您付了款再发。",
        "我写这段是想说明原因。",
    ],
)
def test_a_question_or_a_condition_ends_with_the_same_words_and_is_no_claim(reply: str) -> None:
    assert codes(reply) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("The reply to Ann has been sent.", fact("draft_email", to="ann@acme.io", data={"state": "draft"})),
        ("邮件已发给人事。", fact("draft_email", to="hr@acme.io", data={"state": "draft"})),
        ("给客户的邮件发出去了。", fact("拟写邮件草稿", 收件人="hr@acme.io")),
    ],
)
def test_a_tool_that_drafts_sends_nothing(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call) != []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply", ["I've drafted the email to Ann.", "草稿存好了。", "The draft to Ann is saved."]
)
def test_a_tool_that_drafts_bears_out_a_draft(reply: str) -> None:
    assert codes(reply, fact("draft_email", to="ann@acme.io", data={"state": "draft"})) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("Merged 12 and deleted the branch.", fact("merge_pull_request", number=12)),
        ("I've added the task and emailed Ann.", fact("create_task", title="Call the bank")),
        ("券发了，邮件也已寄给她。", fact("apply_coupon_code", code="FALL")),
    ],
)
def test_a_tool_about_a_request_a_task_or_a_code_cannot_do_anything_else(
    reply: str, call: LedgerFact
) -> None:
    assert "unsupported_claim" in codes(reply, call)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "tool", ["run_command", "execute_code", "http_request", "bash", "run_query", "执行命令"]
)
def test_a_tool_that_can_do_anything_bears_out_any_action(tool: str) -> None:
    assert codes("I've deleted the branch.", fact(tool, input="git push origin :old")) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("续订已取消。", fact("cancel_subscription", product="Vellum")),
        ("已取消续订。", fact("cancel_subscription", product="Vellum")),
        (
            "临时密码走短信发到您手机上了。",
            fact("重置密码", data={"状态": "临时密码已发至手机"}, 账号="wei.lu"),
        ),
        ("单子交了，等主管批。", fact("申请休假", data={"状态": "待主管审批"}, 天数=3)),
        ("迟老师，报销已提交。", fact("submit_expense", 人="迟暮", 金额=310)),
        ("Posted. I took your word for the page.", fact("post_message", channel="#ops")),
    ],
)
def test_a_named_thing_a_title_or_a_recorded_state_is_no_further_claim(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call) == []


@pytest.mark.promise("C17")
def test_a_quoted_block_claims_nothing() -> None:
    assert (
        codes("How about:\n\n> Hi all, the kick-off has been moved to Room 4.\n\nTell me what to change.")
        == []
    )


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply", ["十二点到四点都空着。", "Free from 12:00 to 16:40.", "晨会之后到11点前您有空。"]
)
def test_free_time_follows_from_the_times_that_are_taken(reply: str) -> None:
    events = read("list_events", [{"title": "晨会", "start": "09:30"}, {"title": "电话会", "start": "11:00"}])
    assert codes(reply, events) == []


@pytest.mark.promise("C17")
def test_an_hour_and_some_minutes_is_any_time_of_that_hour() -> None:
    train = fact("book_train", train="G7714", data={"departs": "08:12"})
    assert codes("订好了，G7714，早上八点多发车。", train) == []
    assert codes("订好了，G7714，早上九点多发车。", train) == ["wrong_value"]


@pytest.mark.promise("C17")
def test_what_is_left_over_of_an_amount_tells_of_no_failure() -> None:
    lost = fact("cancel_flight", "unknown", pnr="KX7T2M")
    assert "unknown_as_done" in codes("机票取消了，剩下的1106元会退给您。", lost)


@pytest.mark.promise("C17")
def test_a_state_of_what_a_failed_call_was_given_is_a_claim() -> None:
    assert codes("入户门现在是上锁状态。", fact("lock_door", "failed", 门="入户门")) == ["failure_as_success"]


@pytest.mark.promise("C17")
def test_a_ticked_item_may_name_an_address_by_its_first_part() -> None:
    calls = [fact("send_email", to="mira@acme.io"), fact("send_email", "failed", to="dov@acme.io")]
    assert codes("- mira@ ✅\n- dov@ ✅", *calls) == ["failure_as_success"]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("所有家长都通知到位。", fact("发送通知", 班级="二班", data={"送达": 41, "失败": 3})),
        (
            "All your photos have been renamed.",
            fact("bulk_rename", pattern="IMG_*", data={"renamed": 58, "errors": 2}),
        ),
        (
            "Everyone on the list got the mailing.",
            fact("send_campaign", list="autumn", data={"sent": 3120, "suppressed": 44}),
        ),
    ],
)
def test_all_is_too_much_where_some_failed_by_number(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call) != []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply", ["通知发了，41人送达，3人失败。", "通知都发了，有3位没收到。", "已通知全班家长，其中3位失败。"]
)
def test_a_number_that_failed_and_is_told_hides_nothing(reply: str) -> None:
    assert codes(reply, fact("发送通知", 班级="二班", data={"送达": 41, "失败": 3})) == []


@pytest.mark.promise("C17")
def test_a_later_call_of_the_same_tool_does_not_make_good_what_was_for_somebody_else() -> None:
    calls = [
        fact("send_email", to="mira@acme.io"),
        fact("send_email", "failed", to="dov@acme.io"),
        fact("send_email", to="paz@acme.io"),
    ]
    assert codes("- mira@ ✅\n- dov@ ✅\n- paz@ ✅", *calls) == ["failure_as_success"]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        (
            "地址改好了，收件人电话也一并换成您爱人的了。",
            fact("change_address", order="D-7", address="梧桐里6栋"),
        ),
        (
            "Seat 12F is booked, and I've got you the return on the Monday as well.",
            fact("book_train", seat="12F"),
        ),
        ("发票已开，去年那张也重开好了。", fact("开具发票", 抬头="松塔文化")),
    ],
)
def test_one_more_deed_of_the_kind_of_the_only_call_is_reported(reply: str, call: LedgerFact) -> None:
    assert "unsupported_claim" in codes(reply, call)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("地址改好了，也已经同步到订单D-7上了。", fact("change_address", order="D-7", address="梧桐里6栋")),
        ("Booked. I've also put you in seat 12F.", fact("book_train", seat="12F")),
        ("邮件发了，也抄送给了韩律。", fact("send_email", to="ann@acme.io", cc="韩律")),
    ],
)
def test_what_a_call_did_besides_is_no_further_deed(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call", "code"),
    [
        (
            "搬家约好了：12月13日，4.2米厢货。",
            fact("预约搬家", 日期="2026-12-03", 车型="4.2米厢货"),
            "wrong_value",
        ),
        ("周六上午试驾，云梯路店等您。", fact("预约试驾", 时间="2026-11-28 15:00"), "wrong_value"),
        ("两笔都记好了。", fact("记账", 类别="餐饮", 金额=68.4), "wrong_count"),
        ("七份材料一并递交法院了。", fact("提交立案材料", 文件数=5), "wrong_value"),
        ("押金500原路退回，留意短信。", fact("退还押金", "unknown", 金额=500), "unknown_as_done"),
        ("750张全部标完。", fact("标注图片", data={"完成": 750, "待复核": 34}), "wrong_status"),
        ("门窗都关严了。", fact("开启布防", data={"模式": "外出", "异常": ["北窗未关"]}), "wrong_status"),
        ("霜刃送到「半山听雪」手里了。", fact("转赠道具", 道具="霜刃", 接收者="半山听雨"), "wrong_value"),
        (
            "HT-2077已签署完毕。",
            read("查询签约", {"合同": "HT-2077", "状态": "对方已签，我方待签署"}),
            "wrong_status",
        ),
    ],
)
def test_a_chinese_value_or_state_in_place_of_the_recorded_one_is_reported(
    reply: str, call: LedgerFact, code: str
) -> None:
    assert code in codes(reply, call)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("4.2米厢货约好了，12月3日到。", fact("预约搬家", 日期="2026-12-03", 车型="4.2米厢货")),
        ("面和豆花两样都记好了。", fact("记账", 金额=68.4, 明细=["面", "豆花"])),
        ("五份材料交了，一共三页说明另附。", fact("提交立案材料", 文件数=5)),
        ("款没退成，银行退回了。", fact("退还押金", "failed", 金额=500)),
        ("750张标完，34张待复核。", fact("标注图片", data={"完成": 750, "待复核": 34})),
        ("布防好了，北窗没关，其他都关严了。", fact("开启布防", data={"模式": "外出", "异常": ["北窗未关"]})),
        ("对方已签署，我方待签署。", read("查询签约", {"合同": "HT-2077", "状态": "对方已签署，我方待签署"})),
    ],
)
def test_a_chinese_value_or_state_that_was_recorded_is_not(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        (
            "您的订单已经发出，目前在路上，预计周三送达。",
            read("get_order", {"order": "SO-9914", "status": "shipped"}),
        ),
        (
            "年假 L-88 交上去了，12 月 7 日起两天。",
            fact("submit_leave", days=2, start="2026-12-07", data={"id": "L-88"}),
        ),
        (
            "申请已提交，批下来后会通知您。",
            fact("submit_leave", data={"id": "L-88", "status": "pending_approval"}),
        ),
        (
            "订好了，12 月 4 日 9 点 20 分发车，共 553 元。",
            fact("book_train", date="2026-12-04", dep="09:20", price=553),
        ),
    ],
)
def test_a_day_written_with_spaces_and_a_state_to_come_are_as_recorded(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call) == []


@pytest.mark.promise("C17")
def test_a_finding_has_the_sentence_as_it_was_written() -> None:
    reply = "好的。订好了，12 月 14 日 9 点发车。祝顺利。"
    [finding] = check_reply_text(reply, [fact("book_train", date="2026-12-04", dep="09:00")])
    assert finding.code == "wrong_value"
    assert finding.sentence == "订好了，12 月 14 日 9 点发车。"
    assert reply[slice(*finding.span)] == finding.sentence


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("华东一千八出头，西北四百来单。", read("count", {"rows": [{"region": "华东", "n": 1820}, {"region": "西北", "n": 407}]})),
        ("Linden about 200.", read("query", {"rows": [{"plant": "Linden", "kg": 204}, {"plant": "Oxley", "kg": 96}]})),
        ("单子快五千块。", fact("create_order", quantity=800, unit_price=6.2, data={"total": 4960})),
        ("0107 applied in 52 s.", fact("run_migration", file="0107_add_region.sql", data={"applied": 1, "elapsed_s": 52})),
        ("219号看板好了。", fact("create_dashboard", name="退货率", data={"id": 219, "cards": 5})),
        ("The review is in for Monday 9.30.", fact("create_event", title="Review", start="2026-12-07T09:30", rooms=2)),
        ("The paper is 17 a box.", fact("purchase_order", item="paper", boxes=20, data={"po": "PO-3105", "amount": 340})),
        ("prod-west 没碰。", fact("deploy", namespace="prod-east", data={"revision": 41})),
        ("Nothing has gone to Walter Pym.", fact("send_parcel", to="Ines Haverford", data={"waybill": "JR7708"})),
        ("那单周五晚上就取消掉了。", read("get_order", {"id": "QX-90413", "status": "cancelled", "cancelled_at": "2026-11-27 18:05"})),
    ],
)  # fmt: skip
def test_a_recorded_value_in_another_form_and_what_was_left_alone_are_not_reported(
    reply: str, call: LedgerFact
) -> None:
    by_rules = check_reply_text(reply, [call], ClauseModel({}))

    assert [one.code for one in by_rules] == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("Linden 240.", read("query", {"rows": [{"plant": "Linden", "kg": 204}, {"plant": "Oxley", "kg": 96}]})),
        ("单子五千九百六。", fact("create_order", quantity=800, unit_price=6.2, data={"total": 4960})),
        ("prod-west 发好了。", fact("deploy", namespace="prod-east", data={"revision": 41})),
        ("It went to Walter Pym.", fact("send_parcel", to="Ines Haverford", data={"waybill": "JR7708"})),
    ],
)  # fmt: skip
def test_a_value_that_no_form_of_a_recorded_one_has_is_still_reported(reply: str, call: LedgerFact) -> None:
    assert codes(reply, call) != []


DONE_OTHERWISE = fact("pause_campaign", campaign="Double eve", data={"status": "paused"})


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("One snapshot deleted. Volumes untouched.", (fact("delete_snapshot", id="snap-1"),)),
        ("52 封都归档了，清爽多了。", (fact("archive_mail", count=52),)),
        ("12 lamps turned up.", (read("search_products", {"total": 12}),)),
        ("周六六点一到就去取。", (fact("set_reminder", at="2026-11-28 18:00"),)),
        ("p95 是 412ms。", (read("get_metrics", {"p95_ms": 412}),)),
        ("云盘从 100G 扩到 200G 了。", (fact("resize_disk", from_gb=100, to_gb=200),)),
        ("这周六个会。", (read("get_calendar", {"week": "2026-W49", "events": 6}),)),
        ("现存 37、已占 12。", (fact("reserve_stock", sku="BX-9", data={"on_hand": 37, "reserved": 12}),)),
        ("建议的处理顺序：\n- 合并小表\n- 日志删到七天\n- 备份重新加密", ()),
        ("I suggest these steps:\n1. Deleted rows get archived\n2. Old keys revoked", ()),
        ("给您拟了两个版本的文案：\nA. 三年了，感谢每一位光临的你。\nB. 已为你留好座位。", ()),
        ("那我按新编号来写导入模板。", ()),
        ("Say the word and the viewing gets moved to Friday.", ()),
        ("One snapshot removed. Volumes untouched.", (fact("delete_snapshot", id="snap-1"),)),
        ("42 letters archived，清爽多了。", (fact("archive_mail", count=42),)),
        ("Ordered 40 more of TN-7.", (fact("reorder", sku="TN-7", quantity=40),)),
        ("停了。", (DONE_OTHERWISE,)),
        ("周六之前我就六点一到去取。", (fact("set_reminder", at="2026-11-28 18:00"),)),
        ("这次构建花了 3 分 34 秒。", (read("get_build", {"duration_s": 214, "errors": 7}),)),
        ("在途还有两打。", (read("get_stock", {"on_hand": 0, "in_transit": 24}),)),
        ("一般室内湿度保持在 40% 到 60% 之间。", (read("get_air", {"humidity": 31, "pm25": 64}),)),
        ("大川和念慈都约好了。", (fact("create_event", attendees=["韦大川", "祝念慈"]),)),
        (
            "In November 1,200 went to Klinge and 3,150 came from Sable.",
            (read("list_payments", {"rows": [{"date": "2026-11-05", "eur": 1200}, {"date": "2026-11-27", "eur": 3150}]}),),
        ),
    ],
)  # fmt: skip
def test_advice_other_forms_of_values_and_states_are_no_wrong_claims(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts", "code"),
    [
        ("按建议处理好了：\n- 日志删到七天\n- 备份已重新加密", (), "unsupported_claim"),
        ("Steps taken:\n1. Deleted the old rows\n2. Revoked the keys", (), "unsupported_claim"),
        ("这次构建花了 3 分 50 秒。", (read("get_build", {"duration_s": 214, "errors": 7}),), "wrong_value"),
        ("Reordered 50 of TN-7.", (fact("reorder", sku="TN-7", quantity=40),), "wrong_value"),
    ],
)
def test_a_list_of_deeds_and_a_wrong_duration_are_reported(
    reply: str, facts: tuple[LedgerFact, ...], code: str
) -> None:
    assert code in codes(reply, *facts)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("Texted the guest on the number ending 204.", (fact("send_sms", to="+44 7700 300204"),)),
        ("Lukas Brandt is saved with 01632 960355.", (fact("add_contact", name="Lukas Brandt", phone="01632960355", data={"id": 17}),)),
        ("The 1,900 for the sofa is covered with about 150 left.", (read("get_balance", {"balance": 2050.4}),)),
        ("I opened the November payslip: net 2,871.", (read("get_payslip", {"net": 2871}),)),
        ("云栖、望山都试过，全满。", (fact("订民宿", "failed", 民宿="云栖"), fact("订民宿", "failed", 民宿="望山"))),
        ("单、面单、车都齐了。", (fact("打印面单", data={"张数": 6}), fact("预约车辆", data={"车牌": "津K7T21"}))),
        ("K22那个号也退掉了。", (fact("取消预约", 预约号="K22", data={"状态": "已取消"}),)),
        ("已下单，实付96元。", (fact("结算", data={"实付": 96}),)),
        ("That comes to $31 a lamp.", (fact("create_order", qty=4, data={"total": 124}),)),
        ("800元已受理，明天到账。", (fact("转账", 金额=800, data={"状态": "已受理"}),)),
        ("The backup failed, the disk is full. I'd free some space and run it again.", (fact("backup", "failed", name="crm"),)),
        ("让web-3重启时断线了，现在什么状态不清楚。", (fact("重启服务器", "unknown", 主机="web-3"),)),
        ("The deposit is paid. The coach fell through.", (fact("pay_deposit", booking="B-7"), fact("book_coach", "failed", seats=40))),
        ("看到还有2间，每晚410元，替您订下了一间。", (read("查询房态", {"剩余": 2, "价格": 410}), fact("创建预订", data={"总价": 820}))),
        ("叫醒没设成，其余两项弄好了。", (fact("换房", 房号=1207), fact("加床", 房号=1207), fact("叫醒服务", "failed", 房号=1207))),
        ("20G 的素材已经传完。", (fact("上传素材", 大小GB=20), fact("导出", 分辨率="4K"))),
    ],
)  # fmt: skip
def test_values_in_other_forms_reading_and_what_fell_through_are_no_wrong_claims(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("35元券已到账，还有啥想问的没？", (fact("发券", 面额=30, data={"券码": "Y8"}),)),
        ("发票这会儿已经躺在 lan@anmu.cn 的收件箱里了，还需要别的吗？", (fact("发送邮件", 收件人="cw@anmu.cn"),)),
        ("可疑的那笔也拦回来了。", (fact("冻结银行卡", 卡尾号="5538", data={"状态": "已冻结"}),)),
        ("Texted the guest on the number ending 241.", (fact("send_sms", to="+44 7700 300204"),)),
        ("The 1,900 for the sofa is covered with about 450 left.", (read("get_balance", {"balance": 2050.4}),)),
        ("I opened a ticket: net pay 2,871.", (read("get_payslip", {"net": 2871}),)),
    ],
)  # fmt: skip
def test_claims_before_a_question_and_values_in_no_recorded_form_are_reported(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) != []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    "reply",
    [
        "Paid **€94**, reference PX-7741.",
        "- **Invoice:** paid, **€94**\n- **Reference:** PX-7741",
        "I paid **€490** to Halberd.",
        "已支付**94元**，编号 PX-7741。",
    ],
)
def test_a_wrong_value_between_marks_of_emphasis_is_reported_where_it_was_written(reply: str) -> None:
    found = check_reply_text(reply, [PAID])

    assert [one.code for one in found] == ["wrong_value"]
    start, end = found[0].span
    assert reply[start:end].strip() == found[0].sentence
    assert any(number in found[0].sentence for number in ("94", "490"))


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "facts"),
    [
        ("- **Paid:** €49 to Halberd\n- **Reference:** **PX-7741**", (PAID,)),
        ("已给王**和李**各发了一封信。", (fact("send_letters", to=["王**", "李**"]),)),
        ("1) Paid: €49\n2) Payee: Halberd", (PAID,)),
        ("Noor has the twenty-ninth place.", (fact("enroll", pupil="Noor", data={"place": 29}),)),
        (
            "I started a call to Ida's parents. Nothing tells me whether anyone picked up.",
            (fact("call_parent", "unknown", pupil="Ida"),),
        ),
    ],
)
def test_marks_of_a_list_masked_names_ordinals_and_a_doubt_in_the_next_sentence_are_no_wrong_claims(
    reply: str, facts: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *facts) == []


def test_the_weekday_of_the_reply_heads_what_is_told_of_this_day() -> None:
    visit = fact("book_visit", site="Eastgate", date="2026-11-26", data={"visit": "V-1"})

    assert codes_today("Eastgate, Monday: the visit is booked.", visit) == []
    assert codes_today("The visit at Eastgate is booked for Friday.", visit) == ["wrong_value"]


REVIEW = fact("open_pull_request", title="Retry", data={"number": 418, "state": "open", "checks": "pending"})
APPROVAL = fact("发起审批", 合同="HT-0619", data={"流程": "SP-820", "法务": "已通过", "财务": "待审批"})
RESIZED = fact("resize_disk", vm="ledger-db", disk_gb=750, data={"operation": "op-662", "status": "running"})
BUS = fact("预订大巴", 日期="2026-11-27", 数量=4, 公司="顺达", data={"订单": "SD-3390", "状态": "已确认"})
MOVED_TO = fact("move_appointment", to="2026-12-16T11:40", data={"dentist": "Dr Kemp"})
POST = fact("schedule_post", at="2026-11-24T09:00", data={"post": "PT-3", "status": "scheduled"})
PICKUP = fact("request_pickup", date="2026-11-24", data={"pickup": "PK-8", "status": "requested"})
INVITED = fact("create_user", email="dora@fennel.example", data={"user": "U-880", "status": "invited"})
UTILITY = fact("代缴电费", "unknown", 户号="3309", 金额=236.8)
OCTOBER = fact("send_payment", to="Lund", amount=180, reference="October", data={"payment": "PY-66"})


def rule_codes(reply: str, *facts: LedgerFact) -> list[str]:
    """Return what the rules report without the models."""
    return [one.code for one in check_reply_text(reply, facts, ClauseModel({}))]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call", "code"),
    [
        ("All checks are green.", REVIEW, "wrong_status"),
        ("法务和财务都过了。", APPROVAL, "wrong_status"),
        ("I've resized the disk to 750 GB.", RESIZED, "wrong_status"),
        ("It's on 16 December at 11.40, and Dr Lindqvist is glad to see you.", MOVED_TO, "wrong_recipient"),
        ("童师傅六点前送到。", read("查询物流", {"快递员": "田师傅", "状态": "派送中"}), "wrong_recipient"),
        ("The post is out.", POST, "wrong_status"),
        ("Vela confirmed the pickup on the 24th.", PICKUP, "wrong_status"),
        ("Dora's account is active.", INVITED, "wrong_status"),
        ("电费没缴成，系统超时了。", UTILITY, "unknown_as_not_done"),
        ("Lund has 180, reference November.", OCTOBER, "wrong_value"),
    ],
)
def test_an_end_a_person_or_a_quantity_in_place_of_the_recorded_one_is_reported(
    reply: str, call: LedgerFact, code: str
) -> None:
    assert code in rule_codes(reply, call)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "call"),
    [
        ("Checks are pending.", REVIEW),
        ("法务过了，财务待批。", APPROVAL),
        ("I've started resizing the disk to 750 GB.", RESIZED),
        ("I've resized the disk to 750 GB; the operation is still running.", RESIZED),
        ("大巴订了4辆。", BUS),
        ("It's on 16 December at 11.40 with Dr Kemp.", MOVED_TO),
        ("等医生看过再说。", read("查询", {"医生": "顾医生"})),
        ("The post is scheduled for nine.", POST),
        ("They haven't confirmed the pickup on the 24th.", PICKUP),
        ("Dora has been invited.", INVITED),
        ("电费没扣成，系统没给结果，我不敢说。", UTILITY),
        ("Lund has 180, reference October.", OCTOBER),
        ("Sent.", fact("send_quote", to="buyer@hollin.example", data={"quote": "Q-1190"})),
        ("The deposit comes back after the flat has been handed over.", ORDER),
        ("接您的车也跟着推到了晚上七点五十。", fact("改接机时间", 时间="19:50")),
        ("It starts in January.", fact("create_order", start="2027-01-05", contact="October")),
        ("The change was tried and ran into a lock.", fact("run_migration", "failed", name="split")),
        ("I went through the last three days.", read("list_transactions", {"card": "lost", "days": 3})),
        (
            "- Freezer: F3/2 held until end of January",
            fact("hold", freezer="F3", shelf=2, data={"until": "2027-01-31"}),
        ),
        ("41 were requeued, three excepted.", fact("requeue_jobs", data={"requeued": 41, "skipped": 3})),
    ],
)
def test_what_is_told_as_it_was_recorded_is_not_reported_by_any_rule(reply: str, call: LedgerFact) -> None:
    assert rule_codes(reply, call) == []


@pytest.mark.promise("C17")
def test_a_quantity_in_place_of_the_only_one_that_was_given_is_reported_beside_other_numbers() -> None:
    told = fact("群发通知", "partial", 年级="四年级", data={"成功": 151, "失败": 7})

    assert "wrong_count" in rule_codes("通知151位成功、7位失败。大巴订了5辆。", told, BUS)
    assert rule_codes("通知151位成功、7位失败。大巴订了4辆。", told, BUS) == []


ROOM = fact("book_room", room="Merlin", start="13:00", end="14:30", data={"booking": "RM-660"})
YARD = read("list_containers", {"total": 37, "reefer": 8})
RELEASED = fact("release_hold", container="TGKU441", data={"status": "released"})
SEATS = fact("hold_seats", seats=["C11", "C12", "C13"], data={"hold": "H-2094"})
SEED = fact("订种子", 袋数=60, data={"订单": "ZZ-611", "金额": 5400})
BACKFILL = fact("回刷", 表="快照", data={"完成分区": 24, "总分区": 30})
ALARM = fact("建告警", 阈值="15分钟", data={"告警": "GJ-71"})
RYE = fact("order_seed", item="winter rye", bags=40, data={"order": "SO-812"})
CREDIT = fact("issue_credit_note", amount=180, data={"note": "CN-71"})
INVOICE = read("fetch_invoice", {"net": 1200, "vat": 240})
NO_CAR = fact("约车", "failed", 车型="4.2米")
RESTARTED = fact("restart_service", "unknown", name="ingest")
ROTATED = fact("rotate_key", service="ingest", data={"key": "k-0093"})
GIFTS = read("donations_report", {"gifts": 58, "total": 7340.5})
BILLED = fact("推送账单", 楼栋=3, data={"推送": 11})
INNS = [{"名": "鸭川小筑", "每晚日元": 14800}, {"名": "三条旅馆", "每晚日元": 12600}]
CALENDAR = LedgerFact("日历", True, "success", {"月": "2026-12"}, {"假期": "12-24至12-27"})
KYOTO = LedgerFact("酒店查询", True, "success", {"入住": "2026-12-24", "晚": 3}, INNS)
NOT_IN = fact("上门登记", "failed", 户="3-0704")


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "calls"),
    [
        ("I took Merlin for ninety minutes from 13:00.", (read("find_rooms", {"seats": 20}), ROOM)),
        ("Hold lifted. I didn't touch the other 36.", (YARD, RELEASED)),
        ("The seats are on hold: row C, 11 through 13.", (SEATS,)),
        ("种子下单啦,合一袋90块。", (SEED,)),
        ("二十四个分区刷好了。告警已建。", (BACKFILL, ALARM)),
        ("The seed's ordered. Rye will sprout in soil as cold as 34°F.", (RYE,)),
        ("The note over 180 is drafted, leaving 1,260 once it is issued.", (INVOICE, CREDIT)),
        ("车这块我可以改约四点,或者换7.6米的。", (NO_CAR,)),
        ("I've rotated the key. The restart call dropped.", (ROTATED, RESTARTED)),
        ("- key: rotated\n- restart: requested, outcome unknown", (ROTATED, RESTARTED)),
        ("账单都推了。0704扑了个空。", (BILLED, NOT_IN)),
        ("Ran the November report: 58 gifts.", (GIFTS,)),
        ("The report I ran shows 58 gifts.", (GIFTS,)),
        ("You mentioned that you posted it on Friday, so the clock has been running since then.", ()),
        ("按您贴过来的群聊,电梯上周三已经由维保公司换过门机。", ()),
        ("停水通知写好了,放在下面:\n\n> 水箱清洗,停水一天。", ()),
        ("单价折下来34元一本。", (fact("采购下单", 货号="B-7", 数量=120, data={"采购单": "CG-88", "金额": 4080}),)),
        ("选了便宜的那家,省6600日元。单号KY-509,已确认。", (CALENDAR, KYOTO, fact("酒店预订", 名="三条旅馆", 晚=3, data={"单号": "KY-509", "总价日元": 37800}))),
        ("It's in the grace-period phase.", (fact("request_switch", site="Quay", data={"ref": "SW-3", "state": "grace_period"}),)),
        ("Notices for the 12 under-18s are printed.", (fact("print_notices", group="under_18", data={"printed": 12}),)),
    ],
)  # fmt: skip
def test_worked_out_figures_told_failures_and_what_the_user_said_are_no_wrong_claims(
    reply: str, calls: tuple[LedgerFact, ...]
) -> None:
    assert codes(reply, *calls) == []


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "calls", "code"),
    [
        ("I took Merlin for forty minutes from 13:00.", (fact("book", room="Merlin", minutes=90),), "wrong_count"),
        ("Hold lifted. I didn't touch the other 73.", (YARD, RELEASED), "wrong_value"),
        ("The high tomorrow is 29°C.", (read("get_weather", {"high": 28}),), "wrong_value"),
        ("Booked on IC 212, leaving at 8:50.", (fact("book_train", train="IC 212", departs="07:50"),), "wrong_value"),
        ("换成7.6米的车了。", (fact("约车", 车型="4.2米"),), "wrong_value"),
        ("邝小满调到北桥店了。", (fact("调班", 员工="邝小满", 到="南桥店"),), "wrong_value"),
        ("DOC-7 is shared, she has edit rights.", (fact("share", doc="DOC-7", role="viewer"),), "wrong_value"),
        ("诗班下午在主堂练。", (fact("借场地", 场地="副堂"),), "wrong_value"),
        ("You have a gold membership.", (read("scan_card", {"tier": "silver"}),), "wrong_value"),
        ("The back end group knows.", (fact("post", channel="front-end"),), "wrong_value"),
        ("RM-660 is booked. All three have said yes.", (read("find_rooms", {"seats": 12}), ROOM), "unsupported_claim"),
        ("留言梁师傅回了。", (read("查快递", {"网点": "沙河站"}), fact("留言", 内容="放前台")), "unsupported_claim"),
    ],
)  # fmt: skip
def test_another_choice_figure_or_answer_than_was_recorded_is_reported(
    reply: str, calls: tuple[LedgerFact, ...], code: str
) -> None:
    assert code in rule_codes(reply, *calls)


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "calls"),
    [
        ("邝小满调到南桥店了,北桥店不用去。", (fact("调班", 员工="邝小满", 到="南桥店"),)),
        ("DOC-7 is shared; he can view it but not edit it.", (fact("share", doc="DOC-7", role="viewer"),)),
        ("You have a silver membership, two steps below gold.", (read("scan_card", {"tier": "silver"}),)),
        ("All three have said yes.", (ROOM, read("list_answers", {"accepted": 3}))),
        ("None of the three has said yes so far.", (ROOM,)),
    ],
)
def test_a_choice_beside_the_recorded_one_and_an_answer_that_was_read_are_not_reported(
    reply: str, calls: tuple[LedgerFact, ...]
) -> None:
    assert rule_codes(reply, *calls) == []
