"""An address of somebody else than the person who was named, a day that the user's phrase cannot mean, a sum that is wrong."""

import json
from datetime import date
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage, Role
from callwright.domain.contract import CompiledContract, Contract

TEXT: dict[str, Any] = {"type": "string"}
NUMBER: dict[str, Any] = {"type": "number"}
MONDAY = (date(2026, 11, 23),)
Message = tuple[Role, Any]


def make_tool(name: str, description: str, **fields: Any) -> CompiledContract:
    schema = {"type": "object", "properties": fields, "required": list(fields)}
    return compile_contract(Contract(name=name, description=description, input_schema=schema, effect="once"))


def weigh(
    tool: CompiledContract, arguments: dict[str, Any], *messages: Message, todays: tuple[date, ...] = MONDAY
) -> GateVerdict:
    heard = index_conversation(
        [
            ConversationMessage(role, text if isinstance(text, str) else json.dumps(text, ensure_ascii=False))
            for role, text in messages
        ]
    )
    return compute_verdict(tool, arguments, (), GateEvidence(heard, todays=todays))


def list_paths(verdict: GateVerdict) -> set[str]:
    return {path for one in verdict.doubts if one.name == "superseded" for path in one.paths}


MAIL = make_tool("send_email", "Send an e-mail", to={"type": "string", "format": "email"}, body=TEXT)
TEXTING = make_tool("send_sms", "Send a text message 发短信", phone=TEXT, text=TEXT)
PAY = make_tool("transfer", "Transfer money 转账", to_account=TEXT, amount=NUMBER)
INVITE = make_tool("invite", "Invite people to a meeting", attendees={"type": "array", "items": TEXT})
REMIND = make_tool(
    "set_reminder", "Set a reminder 提醒", text=TEXT, date={"type": "string", "format": "date"}
)

STAFF = {
    "head": {"name": "Kim Oda", "email": "oda@x.example"},
    "clerk": {"name": "Lou Fry", "email": "fry@x.example"},
}
PHONES = {"Petra Wolf": "+49 30 1234 501", "Peter Wolff": "+49 30 1234 502"}
SAID = "Ida is ida@x.example and Jon is jon@x.example"


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("tool", "messages", "right", "wrong", "path"),
    [
        (MAIL, [("tool", STAFF), ("user", "Mail the head that we are ready")], {"to": "oda@x.example", "body": "We are ready."}, {"to": "fry@x.example", "body": "We are ready."}, "/to"),
        (TEXTING, [("tool", PHONES), ("user", "text Petra: on my way")], {"phone": "+49 30 1234 501", "text": "on my way"}, {"phone": "+49 30 1234 502", "text": "on my way"}, "/phone"),
        (MAIL, [("user", SAID), ("user", "Tell Ida that Jon is late")], {"to": "ida@x.example", "body": "Jon is late."}, {"to": "jon@x.example", "body": "Jon is late."}, "/to"),
        (TEXTING, [("user", "小吴电话13811112222，小郑电话13811113333"), ("user", "告诉小吴，小郑不来了")], {"phone": "13811112222", "text": "小郑不来了"}, {"phone": "13811113333", "text": "小郑不来了"}, "/phone"),
        (MAIL, [("user", SAID), ("assistant", "Ida or Jon?"), ("user", "Jon")], {"to": "jon@x.example", "body": "Hi."}, {"to": "ida@x.example", "body": "Hi."}, "/to"),
        (INVITE, [("user", SAID + ", Kim is kim@x.example"), ("user", "Invite Ida and Jon")], {"attendees": ["ida@x.example", "jon@x.example"]}, {"attendees": ["ida@x.example", "kim@x.example"]}, "/attendees"),
        (PAY, [("user", "Ida's account is DE01 and Jon's is DE02."), ("user", "pay Jon the 45 I owe him")], {"to_account": "DE02", "amount": 45}, {"to_account": "DE01", "amount": 45}, "/to_account"),
    ],
    ids=["role over the address", "name as the key", "recipient and topic", "收件人与内容", "an answer", "a list", "account"],
)  # fmt: skip
def test_an_address_of_another_person_than_the_one_named_is_asked_about(
    tool: CompiledContract, messages: list[Message], right: dict[str, Any], wrong: dict[str, Any], path: str
) -> None:
    assert list_paths(weigh(tool, right, *messages)) == set()
    assert list_paths(weigh(tool, wrong, *messages)) == {path}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        (MAIL, {"to": "jon@x.example", "body": "Hi."}, "Write to Ida's boss: Hi."),
        (MAIL, {"to": "jon@x.example", "body": "Hi."}, "Write to everyone except Ida: Hi."),
        (MAIL, {"to": "jon@x.example", "body": "Hi."}, "Say hi, not to Ida"),
        (MAIL, {"to": "jon@x.example", "body": "Hi."}, "Say hi to him"),
        (MAIL, {"to": "jon@x.example", "body": "Hi."}, "mail Ida and Jon: hi"),
        (INVITE, {"attendees": ["ida@x.example", "jon@x.example"]}, "Invite Ida and Jon"),
        (MAIL, {"to": "jon@x.example", "body": "Hi."}, "Ask Ida for the file and send it to him"),
        (MAIL, {"to": "jon@x.example", "body": "Hi."}, "Ida has agreed, send the contract"),
    ],
    ids=["whose", "others", "excluded", "nobody", "both", "a list", "a pronoun", "only told of"],
)
def test_an_address_is_not_held_where_nobody_else_is_named_for_it(
    tool: CompiledContract, arguments: dict[str, Any], said: str
) -> None:
    assert list_paths(weigh(tool, arguments, ("user", SAID), ("user", said))) == set()


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ("Remind me next Friday to pay", ["2026-11-27", "2026-12-04"], ["2026-11-20", "2026-11-26"]),
        ("Remind me the day after tomorrow to pay", ["2026-11-25"], ["2026-11-24"]),
        ("remind me in two weeks to pay", ["2026-12-07"], ["2026-11-30"]),
        ("Remind me on Thursday to pay", ["2026-11-26", "2026-12-03"], ["2026-11-27"]),
        ("下周三提醒我付款", ["2026-12-02"], ["2026-11-25"]),
        ("帮我记一下下周三付款", ["2026-12-02"], ["2026-11-25"]),
        ("大后天提醒我付款", ["2026-11-26"], ["2026-11-25"]),
        ("三天后提醒我付款", ["2026-11-26"], ["2026-11-23"]),
        ("下个月五号提醒我付款", ["2026-12-05"], ["2026-11-05"]),
    ],
)
def test_a_day_that_no_reading_of_the_phrase_gives_is_asked_about(
    said: str, right: list[str], wrong: list[str]
) -> None:
    held = [
        day
        for day in (*right, *wrong)
        if "/date" in list_paths(weigh(REMIND, {"text": "付款 pay", "date": day}, ("user", said)))
    ]

    assert held == wrong


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    "said",
    [
        "Remind me the day before tomorrow's exam to pay",
        "Remind me tomorrow that rent is due on Friday",
        "Remind me by Friday to pay",
        "每周三提醒我付款",
        "明天之前提醒我付款",
        "Remind me to pay",
        "Remind me tomorrow, I mean the 30th of November, to pay",
    ],
)
def test_a_day_is_not_held_where_the_words_may_mean_another_one(said: str) -> None:
    assert "/date" not in list_paths(weigh(REMIND, {"text": "pay", "date": "2026-11-30"}, ("user", said)))


def test_a_day_is_checked_against_every_day_that_may_be_today_and_not_without_a_clock() -> None:
    said: Message = ("user", "Remind me tomorrow to pay")
    call = {"text": "pay", "date": "2026-11-25"}

    assert list_paths(weigh(REMIND, call, said)) == {"/date"}
    assert list_paths(weigh(REMIND, call, said, todays=(date(2026, 11, 23), date(2026, 11, 24)))) == set()
    assert list_paths(weigh(REMIND, call, said, todays=())) == set()


def test_a_day_that_a_result_offered_is_not_held() -> None:
    messages: list[Message] = [("tool", {"free": ["2026-11-30"]}), ("user", "Remind me next Friday to pay")]

    assert list_paths(weigh(REMIND, {"text": "pay", "date": "2026-11-30"}, *messages)) == set()


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ("Pay the three invoices 15, 27 and 60 in one payment to GB44", 102, 87),
        ("Pay rent 1200 and heating 180 together to GB44", 1380, 1300),
        ("货款1800加运费75一起付到GB44", 1875, 1725),
        ("五个人吃了450，平摊，我那份转到GB44", 90, 150),
        ("Transfer 35 more than last time to GB44", 235, 165),
    ],
)
def test_an_amount_that_was_to_be_computed_and_is_another_is_asked_about(
    said: str, right: float, wrong: float
) -> None:
    earlier: Message = ("tool", {"amount": 200})

    first = weigh(PAY, {"to_account": "GB44", "amount": right}, earlier, ("user", said))
    second = weigh(PAY, {"to_account": "GB44", "amount": wrong}, earlier, ("user", said))

    assert first.is_clear
    assert list_paths(first) == set()
    assert list_paths(second) == {"/amount"}
    assert not second.is_clear


@pytest.mark.parametrize(
    "said",
    [
        "The rent is 2700 in total, send half of it to GB44",
        "一共2700，我出一半，转到GB44",
        "Send 1350 to GB44, we go together",
    ],
)
def test_a_total_that_is_told_is_no_sum_to_be_computed(said: str) -> None:
    assert list_paths(weigh(PAY, {"to_account": "GB44", "amount": 1350}, ("user", said))) == set()


GIVE = make_tool("send_money", "Send money to somebody 转账", payee=TEXT, amount=NUMBER)
ASSIGN = make_tool("assign_ticket", "Assign a ticket to somebody 分配任务", ticket_id=TEXT, assignee=TEXT)
JOIN = make_tool("invite_member", "Invite a member to a project", project=TEXT, member=TEXT)
NOTE = make_tool("send_note", "Send a message to somebody 发消息", to=TEXT, text=TEXT)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("tool", "said", "right", "wrong", "rest"),
    [
        (GIVE, "Ida stood in for Jon's guests. Pay Ida 30.", "Ida", "Jon", {"amount": 30}),
        (ASSIGN, "T-7 was opened by Jon. Assign it to Kim.", "Kim", "Jon", {"ticket_id": "T-7"}),
        (NOTE, "Tell Kim that Jon is late", "Kim", "Jon", {"text": "Jon is late."}),
        (GIVE, "小高帮小罗垫的，转给小高90", "小高", "小罗", {"amount": 90}),
        (ASSIGN, "T-8是阿芬提的，派给老魏", "老魏", "阿芬", {"ticket_id": "T-8"}),
        (NOTE, "告诉阿芬，老魏不来了", "阿芬", "老魏", {"text": "老魏不来了"}),
    ],
)
def test_a_name_that_is_only_told_of_is_asked_about_where_another_is_addressed(
    tool: CompiledContract, said: str, right: str, wrong: str, rest: dict[str, Any]
) -> None:
    field = next(
        one for one in ("payee", "assignee", "to") if one in tool.contract.input_schema["properties"]
    )

    assert list_paths(weigh(tool, {field: right, **rest}, ("user", said))) == set()
    assert list_paths(weigh(tool, {field: wrong, **rest}, ("user", said))) == {f"/{field}"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("tool", "said", "arguments"),
    [
        (GIVE, "Send Ann 20, Bo 30", {"payee": "Bo", "amount": 30}),
        (GIVE, "Send Ann 20 and Bo 30", {"payee": "Bo", "amount": 30}),
        (GIVE, "Pay Ann first. Bo gets 30", {"payee": "Bo", "amount": 30}),
        (GIVE, "Pay Aunt Jo 20", {"payee": "Jo", "amount": 20}),
        (GIVE, "Tell Ann that I paid, and send 30 for Bo", {"payee": "Bo", "amount": 30}),
        (GIVE, "Bo waits for his 30. Tell Ann it is coming.", {"payee": "Bo", "amount": 30}),
        (GIVE, "Bo needs a ticket to Berlin, send the 30", {"payee": "Bo", "amount": 30}),
        (GIVE, "Pay Ann's bill at Bo, 30", {"payee": "Bo", "amount": 30}),
        (GIVE, "Don't pay Ann, it was Bo who lent me the 30", {"payee": "Bo", "amount": 30}),
        (ASSIGN, "Assign T-1 to Omar and T-2 to Hana", {"ticket_id": "T-2", "assignee": "Hana"}),
        (ASSIGN, "Give Hana T-1, then Omar T-2", {"ticket_id": "T-2", "assignee": "Omar"}),
        (ASSIGN, "T-2: Omar, I'd say. Send Hana home.", {"ticket_id": "T-2", "assignee": "Omar"}),
        (GIVE, "小王请客，30块转给老板小陈", {"payee": "小陈", "amount": 30}),
        (GIVE, "给小张转100，小李转200", {"payee": "小李", "amount": 200}),
        (GIVE, "小李200，小张的已经转给小张了", {"payee": "小李", "amount": 200}),
        (ASSIGN, "T-1给小张，T-2小李来做", {"ticket_id": "T-2", "assignee": "小李"}),
        (
            GIVE,
            "Bo covered the taxi, so reimburse the guy: 30. Tell Ann afterwards.",
            {"payee": "Bo", "amount": 30},
        ),
        (
            GIVE,
            "Can you wire 30 over to my brother Bo? Send Mum a screenshot.",
            {"payee": "Bo", "amount": 30},
        ),
        (GIVE, "30 for Bo please, and give Ann nothing", {"payee": "Bo", "amount": 30}),
        (GIVE, "What I owe Bo is 30. Pay it. Pay Visa next week.", {"payee": "Bo", "amount": 30}),
        (GIVE, "Use PayPal and send Bo 30", {"payee": "Bo", "amount": 30}),
        (GIVE, "Bo's share is 30, go ahead. I'll pay Ann myself.", {"payee": "Bo", "amount": 30}),
        (GIVE, "Via PayPal, Bo, 30", {"payee": "Bo", "amount": 30}),
        (GIVE, "Send Christmas money to Bo, 30", {"payee": "Bo", "amount": 30}),
        (
            ASSIGN,
            "Hana is the expert, T-2 is hers. Give Omar a break.",
            {"ticket_id": "T-2", "assignee": "Hana"},
        ),
        (ASSIGN, "Assign T-2 to Backend, Hana in particular", {"ticket_id": "T-2", "assignee": "Hana"}),
        (ASSIGN, "Let Hana handle T-2, I'll tell Omar", {"ticket_id": "T-2", "assignee": "Hana"}),
        (NOTE, "Drop Kim a line: tell Jon to wait", {"to": "Kim", "text": "Tell Jon to wait."}),
        (NOTE, "Kim should tell Jon to wait, let her know", {"to": "Kim", "text": "Tell Jon to wait."}),
        (NOTE, "Kim, not Jon, needs to hear it: we won", {"to": "Kim", "text": "We won."}),
        (
            JOIN,
            "Bring Eva into Project Mars, Tom left. Send Tom a farewell card.",
            {"project": "Mars", "member": "Eva"},
        ),
        (JOIN, "Eva joins Mars. Pass Tom to the archive.", {"project": "Mars", "member": "Eva"}),
        (GIVE, "小陈垫的30，还他。给小王说一声", {"payee": "小陈", "amount": 30}),
        (GIVE, "欠小陈30，帮我还了，别给小王", {"payee": "小陈", "amount": 30}),
        (GIVE, "小陈的生日红包30，小王那份我自己给小王", {"payee": "小陈", "amount": 30}),
        (ASSIGN, "T-2还是小陈跟，小王的活先不给小王了", {"ticket_id": "T-2", "assignee": "小陈"}),
        (NOTE, "让小陈通知小王别来了", {"to": "小陈", "text": "请通知小王别来了"}),
        (NOTE, "跟小陈讲，晚上告诉小王地址", {"to": "小陈", "text": "晚上告诉小王地址"}),
        (GIVE, "Pay Ann 20 and tell Bo he gets his 30 too", {"payee": "Bo", "amount": 30}),
        (GIVE, "Pay Ann 20. The other 30 are Bo's.", {"payee": "Bo", "amount": 30}),
        (GIVE, "Two payments: one to Bo over 30; send Ann 20.", {"payee": "Bo", "amount": 30}),
        (
            GIVE,
            "Bo and I agreed on thirty. Do that transfer. Then send Ann 20.",
            {"payee": "Bo", "amount": 30},
        ),
        (
            GIVE,
            "Bo is still waiting for his money, half of the 60 that I gave to Ann",
            {"payee": "Bo", "amount": 30},
        ),
        (GIVE, "30 to Bo. Send Ann 20.", {"payee": "Bo", "amount": 30}),
        (GIVE, "Before you pay Ann, settle the 30 with Bo", {"payee": "Bo", "amount": 30}),
        (
            GIVE,
            "Ann sent me 30 by mistake, it was meant for Bo, pass it on to Bo",
            {"payee": "Bo", "amount": 30},
        ),
        (
            ASSIGN,
            "T-1 is Omar's. T-2 should be Hana's. Assign the rest to Kim.",
            {"ticket_id": "T-2", "assignee": "Hana"},
        ),
        (ASSIGN, "Hana: T-2. Assign T-3 to Omar.", {"ticket_id": "T-2", "assignee": "Hana"}),
        (ASSIGN, "Hana wants T-2, fine. Assign T-3 to Omar.", {"ticket_id": "T-2", "assignee": "Hana"}),
        (
            ASSIGN,
            "We usually assign bugs to Omar but for T-2 I prefer Hana",
            {"ticket_id": "T-2", "assignee": "Hana"},
        ),
        (
            NOTE,
            "Let Kim know: the plan is to tell Jon on Monday",
            {"to": "Kim", "text": "The plan is to tell Jon on Monday."},
        ),
        (
            NOTE,
            "Kim has to email Jon the slides, nudge him",
            {"to": "Kim", "text": "Please email Jon the slides."},
        ),
        (NOTE, "Remind Kim to text Jon", {"to": "Kim", "text": "Please text Jon."}),
        (GIVE, "小王的转给小王20，小陈的30也转了吧", {"payee": "小陈", "amount": 30}),
        (GIVE, "转给小王20，另外30是小陈的", {"payee": "小陈", "amount": 30}),
        (GIVE, "小陈收30，交给小王20", {"payee": "小陈", "amount": 30}),
        (ASSIGN, "T-1派给小王，T-2就小陈吧", {"ticket_id": "T-2", "assignee": "小陈"}),
        (ASSIGN, "上次派给小王没弄好，T-2这次换小陈", {"ticket_id": "T-2", "assignee": "小陈"}),
        (NOTE, "提醒小陈：别忘了通知小王", {"to": "小陈", "text": "别忘了通知小王"}),
        (NOTE, "小陈那边说一下，明天告诉小王", {"to": "小陈", "text": "明天告诉小王"}),
        (
            GIVE,
            "Ann and Bo shared the cab, Bo paid. So Bo should receive 15, I gave Ann hers.",
            {"payee": "Bo", "amount": 15},
        ),
        (GIVE, "Could you settle up with Bo? It's 15. And hand Ann her keys.", {"payee": "Bo", "amount": 15}),
        (GIVE, "Bo: 15, Ann: 20. Do Bo's now.", {"payee": "Bo", "amount": 15}),
        (
            GIVE,
            "It was Bo's birthday, so fifteen euros for him. We gave Ann 20 last year.",
            {"payee": "Bo", "amount": 15},
        ),
        (GIVE, "Ann told me to pay Bo back, 15", {"payee": "Bo", "amount": 15}),
        (GIVE, "the 15 that Bo lent me. I'm going to pay Ann in cash", {"payee": "Bo", "amount": 15}),
        (GIVE, "Same as I send Ann 15 every month, but this time for Bo", {"payee": "Bo", "amount": 15}),
        (GIVE, "Bo's turn. Usually I send Ann 15, this month it's him", {"payee": "Bo", "amount": 15}),
        (
            ASSIGN,
            "T-5: Ida looked at it already, so leave her on it. Assign T-6 to Max later.",
            {"ticket_id": "T-5", "assignee": "Ida"},
        ),
        (
            ASSIGN,
            "Ida will do T-5, she told me. Give Max 2 days off.",
            {"ticket_id": "T-5", "assignee": "Ida"},
        ),
        (ASSIGN, "Max is swamped; Ida for T-5", {"ticket_id": "T-5", "assignee": "Ida"}),
        (
            NOTE,
            "Kim doesn't know yet that we told Jon. Let her know that we told Jon.",
            {"to": "Kim", "text": "We told Jon."},
        ),
        (
            NOTE,
            "A line to Kim please, I'd rather text Jon myself: see you at 5",
            {"to": "Kim", "text": "See you at 5."},
        ),
        (
            NOTE,
            "Kim's on shift, so she is the one: door is open. Tell Jon nothing.",
            {"to": "Kim", "text": "Door is open."},
        ),
        (GIVE, "这15是小陈的，上回转给小王15转错了", {"payee": "小陈", "amount": 15}),
        (GIVE, "小陈那边15，办完了再转给小王", {"payee": "小陈", "amount": 15}),
        (GIVE, "跟上次转给小王一样，这回收款的是小陈，15", {"payee": "小陈", "amount": 15}),
        (ASSIGN, "小陈熟悉这块，T-5他来，T-6分给小王", {"ticket_id": "T-5", "assignee": "小陈"}),
        (ASSIGN, "T-5换人，小陈上，原来派给小王的", {"ticket_id": "T-5", "assignee": "小陈"}),
        (NOTE, "小陈还不知道，跟他讲一声我已经告诉小王了", {"to": "小陈", "text": "我已经告诉小王了"}),
    ],
)
def test_a_name_is_not_held_where_it_may_be_the_one_that_is_meant(
    tool: CompiledContract, said: str, arguments: dict[str, Any]
) -> None:
    assert list_paths(weigh(tool, arguments, ("user", said))) == set()
