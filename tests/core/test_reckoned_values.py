"""Calls beside what follows from the user's words: nights, durations, exceptions, people by their short names, updates, events to wait for."""

import json
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage, Role
from callwright.domain.contract import CompiledContract, Contract

TEXT: dict[str, Any] = {"type": "string"}
NUMBER: dict[str, Any] = {"type": "number"}
Message = tuple[Role, Any]


def make_tool(name: str, description: str, **fields: Any) -> CompiledContract:
    schema = {"type": "object", "properties": fields, "required": list(fields)}
    return compile_contract(Contract(name=name, description=description, input_schema=schema, effect="once"))


def weigh(tool: CompiledContract, arguments: dict[str, Any], *messages: Message) -> GateVerdict:
    heard = index_conversation(
        [
            ConversationMessage(role, text if isinstance(text, str) else json.dumps(text, ensure_ascii=False))
            for role, text in messages
        ]
    )
    return compute_verdict(tool, arguments, (), GateEvidence(heard))


def doubted(verdict: GateVerdict) -> set[str]:
    return {path for one in verdict.doubts if one.name == "superseded" for path in one.paths}


STAY = make_tool("book_hotel", "Book a hotel room 预订酒店", hotel=TEXT, check_in=TEXT, check_out=TEXT)
ROOM = make_tool(
    "book_room", "Reserve a meeting room 预订会议室", room=TEXT, start_time=TEXT, duration_minutes=NUMBER
)
VISIT = make_tool("reschedule_visit", "Move a visit to another day", visit_id=TEXT, date=TEXT)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ("Three nights at the Adler from the 27th of November", "2026-11-30", "2026-11-29"),
        ("11月27日入住Adler，住三晚", "2026-11-30", "2026-12-01"),
    ],
)
def test_a_stay_is_as_long_as_the_user_says(said: str, right: str, wrong: str) -> None:
    stay = {"hotel": "Adler", "check_in": "2026-11-27"}

    assert not doubted(weigh(STAY, {**stay, "check_out": right}, ("user", said)))
    assert doubted(weigh(STAY, {**stay, "check_out": wrong}, ("user", said))) == {"/check_out"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    "said", ["Reserve Kestrel from half past two until four", "订 Kestrel，下午两点半到四点"]
)
def test_a_duration_is_that_of_the_range_of_times(said: str) -> None:
    room = {"room": "Kestrel", "start_time": "14:30"}

    assert not doubted(weigh(ROOM, {**room, "duration_minutes": 90}, ("user", said)))
    assert doubted(weigh(ROOM, {**room, "duration_minutes": 60}, ("user", said))) == {"/duration_minutes"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize("said", ["Make it the day after, please", "Same time a week later", "推迟一周"])
def test_a_day_that_the_user_moves_is_not_the_one_that_was_named(said: str) -> None:
    result: Message = ("tool", {"visits": [{"id": "v-5", "date": "2026-11-25"}]})
    kept = weigh(VISIT, {"visit_id": "v-5", "date": "2026-11-25"}, result, ("user", said))
    moved = weigh(VISIT, {"visit_id": "v-5", "date": "2026-12-02"}, result, ("user", said))

    assert "/date" in doubted(kept)
    assert "/date" not in doubted(moved)


@pytest.mark.parametrize(
    "said", ["Book it for the 25th of November and remind me a day before", "Move visit v-5 to 25 November"]
)
def test_a_day_that_the_last_message_names_itself_stands(said: str) -> None:
    arguments = {"visit_id": "v-5", "date": "2026-11-25"}

    assert "/date" not in doubted(weigh(VISIT, arguments, ("tool", {"id": "v-5"}), ("user", said)))


# --- records ------------------------------------------------------------------------------------------------------------

MESSAGE = make_tool("send_message", "Send a message 发消息", user_id=TEXT, text=TEXT)
TEAM = {"team": [{"user_id": "U07", "name": "Robert Ellison"}, {"user_id": "U11", "name": "Sandra Kim"}]}
COLLEAGUES = {"members": [{"user_id": "zw", "name": "张伟"}, {"user_id": "lx", "name": "李雪"}]}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("result", "said", "right", "wrong"),
    [
        (TEAM, "ping Bob that I am late", "U07", "U11"),
        (COLLEAGUES, "跟张总说一声我晚点到", "zw", "lx"),
        (COLLEAGUES, "给小李发一下我晚点到", "lx", "zw"),
    ],
)
def test_a_person_is_known_by_a_short_name_or_a_title(
    result: dict[str, Any], said: str, right: str, wrong: str
) -> None:
    messages: list[Message] = [("tool", result), ("user", said)]

    assert not doubted(weigh(MESSAGE, {"user_id": right, "text": "late"}, *messages))
    assert doubted(weigh(MESSAGE, {"user_id": wrong, "text": "late"}, *messages)) == {"/user_id"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("said", "right"), [("the earlier one please", "d1"), ("晚点的那个", "d2")])
def test_a_record_is_named_by_its_place_in_time(said: str, right: str) -> None:
    tool = make_tool("book_appointment", "Book an appointment 预约挂号", doctor_id=TEXT)
    result: Message = (
        "tool",
        {"doctors": [{"id": "d1", "date": "2026-11-26"}, {"id": "d2", "date": "2026-11-27"}]},
    )
    held = {
        one: bool(doubted(weigh(tool, {"doctor_id": one}, result, ("user", said)))) for one in ("d1", "d2")
    }

    assert held == {one: one != right for one in ("d1", "d2")}


@pytest.mark.promise("B4")
def test_a_number_under_the_key_of_an_identifier_names_its_record() -> None:
    tool = make_tool("merge_pull_request", "Merge a pull request", number=NUMBER)
    result: Message = (
        "tool",
        {"pulls": [{"number": 812, "title": "Fix date parsing"}, {"number": 815, "title": "Bump ruff"}]},
    )
    said: Message = ("user", "merge the one about date parsing")

    assert not doubted(weigh(tool, {"number": 812}, result, said))
    assert doubted(weigh(tool, {"number": 815}, result, said)) == {"/number"}


DELETE = make_tool("delete_files", "Delete files 删除文件", paths={"type": "array", "items": TEXT})
ARCHIVE = make_tool("archive_threads", "Archive mail threads", thread_ids={"type": "array", "items": TEXT})


@pytest.mark.promise("B4")
def test_a_list_does_not_have_what_the_user_leaves_out() -> None:
    files: Message = ("tool", {"files": ["/dl/a.zip", "/dl/合同.zip", "/dl/setup.zip"]})
    threads: Message = (
        "tool",
        {
            "threads": [
                {"id": "t1", "from": "Bakery"},
                {"id": "t2", "from": "Running"},
                {"id": "t3", "from": "Dev"},
            ]
        },
    )
    spared: Message = ("user", "除了合同都删了吧")
    kept: Message = ("user", "keep the running one, archive the rest")

    assert not doubted(weigh(DELETE, {"paths": ["/dl/a.zip", "/dl/setup.zip"]}, files, spared))
    assert doubted(weigh(DELETE, {"paths": ["/dl/a.zip", "/dl/合同.zip"]}, files, spared)) == {"/paths"}
    assert not doubted(weigh(ARCHIVE, {"thread_ids": ["t1", "t3"]}, threads, kept))
    assert doubted(weigh(ARCHIVE, {"thread_ids": ["t1", "t2"]}, threads, kept)) == {"/thread_ids"}


@pytest.mark.promise("B4")
def test_an_update_changes_something() -> None:
    tool = make_tool("update_phone", "Change a phone number", customer_id=TEXT, phone=TEXT)
    record: Message = ("tool", {"customer_id": "C-9", "phone": "555 0144"})
    said: Message = ("user", "my number changed, it is 555 0190 now")

    assert not doubted(weigh(tool, {"customer_id": "C-9", "phone": "555 0190"}, record, said))
    assert doubted(weigh(tool, {"customer_id": "C-9", "phone": "555 0144"}, record, said)) == {"/phone"}


@pytest.mark.promise("B4")
def test_a_number_of_a_choice_is_the_one_that_was_said() -> None:
    tool = make_tool(
        "recharge", "Top up a phone", phone=TEXT, amount={"type": "integer", "enum": [50, 100, 200]}
    )
    said: Message = ("user", "top up 13800001111 with a hundred")

    assert not doubted(weigh(tool, {"phone": "13800001111", "amount": 100}, said))
    assert doubted(weigh(tool, {"phone": "13800001111", "amount": 200}, said)) == {"/amount"}


SWITCH = make_tool("set_flag", "Turn a feature flag on or off 开关", flag=TEXT, enabled={"type": "boolean"})
SALARY = make_tool("set_salary", "Set the monthly salary 调整薪资", employee_id=TEXT, monthly_salary=NUMBER)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "on"),
    [
        ("kill dark-mode for now", False),
        ("turn dark-mode back on", True),
        ("把 dark-mode 关掉", False),
        ("dark-mode 启用吧", True),
    ],
)
def test_a_switch_goes_the_way_the_user_says(said: str, on: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert not doubted(weigh(SWITCH, {"flag": "dark-mode", "enabled": on}, ("user", said)))
    assert doubted(weigh(SWITCH, {"flag": "dark-mode", "enabled": not on}, ("user", said))) == {"/enabled"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ("raise it by ten percent", 13_200, 12_010),
        ("涨百分之十五", 13_800, 12_015),
        ("cut it by a third", 8_000, 4_000),
    ],
)
def test_an_amount_is_changed_by_the_rate_that_the_user_says(said: str, right: float, wrong: float) -> None:
    record: Message = ("tool", {"employee_id": "E-4", "monthly_salary": 12_000})

    def made(salary: float) -> GateVerdict:
        return weigh(SALARY, {"employee_id": "E-4", "monthly_salary": salary}, record, ("user", said))

    assert made(right).is_clear
    assert doubted(made(wrong)) == {"/monthly_salary"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize("said", ["settle what's left on INV-88", "把 INV-88 剩下的付清"])
def test_the_rest_is_what_the_record_names_as_left(said: str) -> None:
    tool = make_tool("pay_invoice", "Pay an invoice 付款", invoice_id=TEXT, amount=NUMBER)
    record: Message = ("tool", {"invoice_id": "INV-88", "total": 640, "paid": 240, "open": 400})

    assert weigh(tool, {"invoice_id": "INV-88", "amount": 400}, record, ("user", said)).is_clear
    assert doubted(weigh(tool, {"invoice_id": "INV-88", "amount": 640}, record, ("user", said))) == {
        "/amount"
    }


@pytest.mark.promise("B4")
@pytest.mark.parametrize("said", ["wake me an hour earlier", "提前一个小时叫我起床"])
def test_a_time_that_the_user_moves_is_not_the_one_that_was_named(said: str) -> None:
    tool = make_tool("set_alarm", "Set an alarm 设置闹钟", time=TEXT)
    event: Message = ("tool", {"title": "check-up", "start": "2026-11-24T08:00:00"})

    assert not doubted(weigh(tool, {"time": "07:00"}, event, ("user", said)))
    assert doubted(weigh(tool, {"time": "08:00"}, event, ("user", said))) == {"/time"}


@pytest.mark.promise("B4")
def test_a_list_has_nobody_in_the_place_of_one_who_is_named() -> None:
    tool = make_tool("create_channel", "Create a channel", members={"type": "array", "items": TEXT})
    users: Message = (
        "tool",
        {
            "users": [
                {"id": "u1", "name": "Ana Reis"},
                {"id": "u2", "name": "Piet Bos"},
                {"id": "u3", "name": "Pia Holm"},
            ]
        },
    )
    said: Message = ("user", "create a channel with Ana and Piet")

    assert not doubted(weigh(tool, {"members": ["u1", "u2"]}, users, said))
    assert doubted(weigh(tool, {"members": ["u1", "u3"]}, users, said)) == {"/members"}


@pytest.mark.promise("B4")
def test_it_is_what_the_last_answer_names() -> None:
    tool = make_tool("restart_server", "Restart a server", host=TEXT)
    said: list[Message] = [
        ("user", "which box is struggling?"),
        ("tool", {"hosts": [{"host": "web-1", "load": 0.4}, {"host": "web-2", "load": 7.9}]}),
        ("assistant", "web-2 has a load of 7.9, the rest is idle."),
        ("user", "restart it"),
    ]

    assert not doubted(weigh(tool, {"host": "web-2"}, *said))
    assert doubted(weigh(tool, {"host": "web-1"}, *said)) == {"/host"}


# --- the request --------------------------------------------------------------------------------------------------------

PAY = make_tool("transfer_money", "Transfer money 转账", payee=TEXT, amount=NUMBER)
ORDER = make_tool("cancel_order", "Cancel an order 取消订单", order_id=TEXT)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    "said",
    [
        "Once the landlord sends the keys, transfer 900 to him",
        "As soon as my boss approves, pay him the 900",
        "等房东修好水管再转 900 给他",
        "得等领导签了字才能转 900",
    ],
)
def test_what_waits_for_an_event_is_not_due(said: str) -> None:
    made = weigh(PAY, {"payee": "him", "amount": 900}, ("user", said))

    assert "unrequested" in {one.name for one in made.doubts}


@pytest.mark.parametrize(
    "said",
    [
        "As soon as possible, transfer 900 to him",
        "Once you are ready, transfer 900 to him",
        "等一下，给他转 900",
        "Once more: transfer 900 to him",
    ],
)
def test_what_waits_only_for_the_model_is_due(said: str) -> None:
    made = weigh(PAY, {"payee": "him", "amount": 900}, ("user", said))

    assert "unrequested" not in {one.name for one in made.doubts}


def test_a_tool_that_keeps_what_is_to_happen_later_may_be_given_an_event() -> None:
    tool = make_tool("create_alert", "Create an alert", condition=TEXT)
    made = weigh(
        tool, {"condition": "the price drops"}, ("user", "Once the price drops below 5, create an alert")
    )

    assert "unrequested" not in {one.name for one in made.doubts}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    "said",
    [
        "我同事说让你把 33871 取消了，取消成功没",
        "早知道就该把 33871 取消了",
        "I should have cancelled order 33871 yesterday",
    ],
)
def test_a_question_whether_it_was_done_and_a_regret_are_no_request(said: str) -> None:
    made = weigh(ORDER, {"order_id": "33871"}, ("user", said))

    assert "unrequested" in {one.name for one in made.doubts}


@pytest.mark.promise("B4")
def test_no_need_answers_a_proposal() -> None:
    made = weigh(
        ORDER,
        {"order_id": "33871"},
        ("user", "order 33871 is still open"),
        ("assistant", "Shall I cancel it?"),
        ("user", "no need, my wife does that"),
    )

    assert "refused" in {one.name for one in made.doubts}


@pytest.mark.promise("B4")
@pytest.mark.parametrize("amount", [-1000, "-1000", "+0530", "-05:30", "z"])
def test_a_value_that_looks_like_the_offset_of_a_time_alone_is_no_moment(amount: object) -> None:
    tool = make_tool("internal_return", "Compute the internal rate of return of payments", amounts={})

    verdict = weigh(
        tool, {"amounts": [amount, 400]}, ("user", f"Internal return of {amount} and 400, please")
    )

    assert verdict.is_clear
