"""Calls whose values were all said, but not for this: another member, another record, an old amount, the other field."""

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
    properties = {
        field: {"type": "string", "enum": schema} if isinstance(schema, list) else schema
        for field, schema in fields.items()
    }
    schema = {"type": "object", "properties": properties, "required": list(fields)}
    return compile_contract(Contract(name=name, description=description, input_schema=schema, effect="once"))


def weigh(tool: CompiledContract, arguments: dict[str, Any], *messages: Message) -> GateVerdict:
    heard = index_conversation(
        [
            ConversationMessage(role, text if isinstance(text, str) else json.dumps(text, ensure_ascii=False))
            for role, text in messages
        ]
    )
    return compute_verdict(tool, arguments, (), GateEvidence(heard))


def list_paths(verdict: GateVerdict) -> set[str]:
    return {path for one in verdict.doubts if one.name in {"superseded", "swapped"} for path in one.paths}


ROLES = make_tool(
    "add_member",
    "Add a member to the workspace",
    email=TEXT,
    role={
        "type": "string",
        "enum": ["viewer", "editor", "owner"],
        "description": "viewer can only read, editor can change documents, owner manages billing",
    },
)
SEATS = make_tool(
    "book_train", "Book a train ticket 订火车票", city=TEXT, seat=["second", "first", "二等座", "一等座"]
)
LEAVE = make_tool("request_leave", "Request leave 请假", day=TEXT, kind=["annual", "sick", "unpaid"])
SORT = make_tool("sort_songs", "Sort songs", album=TEXT, order=["alphabetical", "chronological"])


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("tool", "said", "meant", "others", "more"),
    [
        (ROLES, "add jo@a.dev to the workspace, she should be able to change documents", "editor", ["owner", "viewer"], {"email": "jo@a.dev"}),
        (ROLES, "add jo@a.dev as a member, he only needs to look at things", "viewer", ["owner", "editor"], {"email": "jo@a.dev"}),
        (ROLES, "add jo@a.dev as a member, she runs the place", "owner", ["viewer", "editor"], {"email": "jo@a.dev"}),
        (SEATS, "book a train to Nice, first class", "first", ["second"], {"city": "Nice"}),
        (SEATS, "订一张去合肥的火车票,一等座", "一等座", ["二等座"], {"city": "合肥"}),
        (LEAVE, "request leave for 2026-12-01, I have a fever", "sick", ["annual", "unpaid"], {"day": "2026-12-01"}),
        (LEAVE, "2026-12-01请一天年假", "annual", ["sick"], {"day": "2026-12-01"}),
        (SORT, "sort the songs of Harbour chronologically", "chronological", ["alphabetical"], {"album": "Harbour"}),
    ],
)  # fmt: skip
def test_another_member_than_the_one_that_the_user_names_is_asked_about(
    tool: CompiledContract, said: str, meant: str, others: list[str], more: dict[str, Any]
) -> None:
    field = next(name for name, one in tool.contract.input_schema["properties"].items() if "enum" in one)

    assert weigh(tool, {**more, field: meant}, ("user", said)).is_clear
    for other in others:
        verdict = weigh(tool, {**more, field: other}, ("user", said))
        assert not verdict.is_clear
        assert f"/{field}" in list_paths(verdict)


@pytest.mark.promise("B4")
def test_a_member_that_is_named_last_counts_and_a_question_about_one_is_no_choice() -> None:
    tool = make_tool("change_plan", "Change the plan", plan=["basic", "team", "business"])
    talk: list[Message] = [
        ("user", "we're on basic, is business any good?"),
        ("assistant", "Team has ten seats, Business fifty."),
        ("user", "team is enough, change it"),
    ]

    assert weigh(tool, {"plan": "team"}, *talk).is_clear
    assert not weigh(tool, {"plan": "basic"}, *talk).is_clear
    assert not weigh(tool, {"plan": "business"}, *talk).is_clear


@pytest.mark.promise("B4")
def test_of_two_members_that_the_user_chose_the_later_one_counts() -> None:
    tool = make_tool("change_plan", "Change the plan", plan=["basic", "team"])
    talk: list[Message] = [
        ("user", "change the plan to basic"),
        ("assistant", "Basic has one seat."),
        ("user", "we are twelve people, the team plan please"),
    ]

    assert weigh(tool, {"plan": "team"}, *talk).is_clear
    assert "/plan" in list_paths(weigh(tool, {"plan": "basic"}, *talk))


@pytest.mark.promise("B4")
def test_a_word_of_another_argument_or_of_the_tool_names_no_member() -> None:
    post = make_tool("publish_post", "Publish a post", title=TEXT, audience=["public", "private"])
    event: list[Message] = [("user", "publish a post titled Private lessons for the public")]
    ticket = make_tool("open_ticket", "Open a ticket", title=TEXT, status=["open", "in_progress"])

    assert weigh(post, {"title": "Private lessons", "audience": "public"}, *event).is_clear
    assert "/status" not in list_paths(
        weigh(ticket, {"title": "Leak", "status": "in_progress"}, ("user", "open a ticket for the leak"))
    )


ORDERS = {
    "orders": [
        {"id": "P-71", "item": "desk lamp", "total": 39},
        {"id": "P-72", "item": "office chair", "total": 180},
        {"id": "P-73", "item": "monitor arm", "total": 95},
    ]
}
ORDERS_ZH = {
    "订单": [
        {"订单号": "A501", "商品": "电饭煲", "金额": 299},
        {"订单号": "A502", "商品": "加湿器", "金额": 89},
    ]
}
CANCEL = make_tool("cancel_order", "Cancel an order 取消订单", order=TEXT)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("result", "said", "right"),
    [
        (ORDERS, "cancel the chair", "P-72"),
        (ORDERS, "cancel the second one", "P-72"),
        (ORDERS, "the most expensive one can go, cancel it", "P-72"),
        (ORDERS, "cancel the cheapest", "P-71"),
        (ORDERS, "not the lamp, cancel the monitor arm", "P-73"),
        (ORDERS, "I don't want the chair, cancel it", "P-72"),
        (ORDERS, "cancel the last one", "P-73"),
        (ORDERS_ZH, "加湿器不要了", "A502"),
        (ORDERS_ZH, "第二个取消", "A502"),
        (ORDERS_ZH, "便宜的那个取消掉", "A502"),
        (ORDERS_ZH, "取消最贵的", "A501"),
    ],
)
def test_a_record_is_named_by_its_words_its_place_or_its_rank(
    result: dict[str, Any], said: str, right: str
) -> None:
    talk: list[Message] = [("user", "what did I order? 我买了什么"), ("tool", result), ("user", said)]
    ids = [one.get("id", one.get("订单号")) for records in result.values() for one in records]

    for order in ids:
        assert weigh(CANCEL, {"order": order}, *talk).is_clear == (order == right), order


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("version", "clear"), [("4.1.7", True), ("4.1.6", False)])
@pytest.mark.parametrize(
    "said", ["4.2.0 is broken, roll back to the previous one", "4.2.0挂了，回滚到上一版"]
)
def test_the_previous_version_is_the_one_before_the_current_one(
    said: str, version: str, *, clear: bool
) -> None:
    tool = make_tool("rollback", "Roll back a service 回滚", version=TEXT)

    verdict = weigh(
        tool, {"version": version}, ("user", said), ("tool", {"history": ["4.2.0", "4.1.7", "4.1.6"]})
    )

    assert verdict.is_clear == clear


@pytest.mark.promise("B4")
def test_an_amount_of_another_record_than_the_identifier_is_asked_about() -> None:
    tool = make_tool("refund_payment", "Refund a payment", payment=TEXT, amount=NUMBER)
    talk: list[Message] = [
        ("user", "refund what was charged yesterday, whatever it was"),
        ("tool", [{"id": "pay_1", "amount": 24.5}, {"id": "pay_2", "amount": 18.25}]),
    ]

    assert weigh(tool, {"payment": "pay_1", "amount": 24.5}, *talk).is_clear
    assert list_paths(weigh(tool, {"payment": "pay_1", "amount": 18.25}, *talk)) == {"/amount"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("proposal", "answer", "right", "wrong"),
    [
        ("It runs 2.4.0. Roll back to 2.3.8?", "yes", "2.3.8", "2.4.0"),
        ("I'd recommend it. 2.3.8 was stable, 2.4.0 is not. Roll back to 2.3.8?", "do it", "2.3.8", "2.4.0"),
        ("现在是2.4.0,之前2.3.8很稳,回到2.3.8?", "回吧", "2.3.8", "2.4.0"),
        ("还没,生产是2.4.0。要回滚到2.3.8吗?", "好", "2.3.8", "2.4.0"),
    ],
)
def test_a_yes_is_to_what_was_proposed(proposal: str, answer: str, right: str, wrong: str) -> None:
    tool = make_tool("rollback", "Roll back a service 回滚", version=TEXT)
    talk: list[Message] = [
        ("user", "checkout throws errors 服务报错"), ("assistant", proposal), ("user", answer)
    ]  # fmt: skip

    assert weigh(tool, {"version": right}, *talk).is_clear
    assert not weigh(tool, {"version": wrong}, *talk).is_clear


@pytest.mark.promise("B4")
def test_what_the_user_said_in_words_of_their_own_stays_beside_a_proposal() -> None:
    tool = make_tool("book_table", "Book a table", place=TEXT, people=NUMBER, time=TEXT)
    talk: list[Message] = [
        ("user", "book a table for 4 at Bruna"),
        ("assistant", "They have 3 free tables at 7:30 pm. Shall I take one?"),
        ("user", "yes please"),
    ]

    assert weigh(tool, {"place": "Bruna", "people": 4, "time": "19:30"}, *talk).is_clear


@pytest.mark.promise("B4")
def test_a_statement_that_lost_the_condition_that_was_agreed_to_is_asked_about() -> None:
    tool = make_tool("run_sql", "Run SQL", statement=TEXT)
    whole = "UPDATE bills SET state='paid' WHERE id=8830"
    talk: list[Message] = [
        ("user", "mark bill 8830 as paid"), ("assistant", f"{whole} - run it?"), ("user", "go ahead")
    ]  # fmt: skip

    assert weigh(tool, {"statement": whole}, *talk).is_clear
    assert not weigh(tool, {"statement": "UPDATE bills SET state='paid'"}, *talk).is_clear


PAY = make_tool("send_money", "Send money 转账", to=TEXT, amount=NUMBER)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("talk", "to", "right", "wrong"),
    [
        ([("user", "what did dinner cost"), ("assistant", "186 in total."), ("user", "send Kim half of it")], "Kim", 93, [186, 50]),
        ([("user", "my half of 1,350 goes to Halden, send it")], "Halden", 675, [1350]),
        ([("user", "上次多少钱"), ("assistant", "一共620。"), ("user", "一半转给小周")], "小周", 310, [620]),
        ([("user", "给阿明转500"), ("assistant", "转500给阿明,确认吗?"), ("user", "转550吧")], "阿明", 550, [500]),
        ([("user", "send Maud 120"), ("assistant", "Send 120 to Maud?"), ("user", "make it 135, she paid for parking too")], "Maud", 135, [120]),
        ([("user", "send Anna 20 and Bob 30")], "Anna", 20, [30]),
        ([("user", "吴桐转91，宋一诺转78")], "吴桐", 91, []),
    ],
)  # fmt: skip
def test_an_amount_is_the_one_that_was_asked_for_last_or_computed(
    talk: list[Message], to: str, right: float, wrong: list[float]
) -> None:
    assert weigh(PAY, {"to": to, "amount": right}, *talk).is_clear
    for amount in wrong:
        assert not weigh(PAY, {"to": to, "amount": amount}, *talk).is_clear, amount


@pytest.mark.promise("B4")
def test_the_price_of_one_is_not_the_total_of_several() -> None:
    tool = make_tool("create_invoice", "Invoice a customer", customer=TEXT, total=NUMBER)
    asked: Message = ("user", "invoice Hartmann for 3 sessions at 85 each")

    assert weigh(tool, {"customer": "Hartmann", "total": 255}, asked).is_clear
    assert not weigh(tool, {"customer": "Hartmann", "total": 85}, asked).is_clear
    one: Message = ("user", "one of two mugs broke, 12 each, refund Hartmann for one")
    assert list_paths(weigh(tool, {"customer": "Hartmann", "total": 12}, one)) == set()


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        (
            "order 12 markers and 3 erasers",
            {"item": "markers", "amount": 12},
            {"item": "markers", "amount": 3},
        ),
        (
            "order 12 markers and 3 erasers",
            {"item": "erasers", "amount": 3},
            {"item": "erasers", "amount": 12},
        ),
        ("下单三箱牛奶两袋米", {"item": "牛奶", "amount": 3}, {"item": "牛奶", "amount": 2}),
    ],
)
def test_an_amount_belongs_to_the_thing_beside_it(
    said: str, right: dict[str, Any], wrong: dict[str, Any]
) -> None:
    tool = make_tool("order_item", "Order an item 下单", item=TEXT, amount=NUMBER)

    assert weigh(tool, right, ("user", said)).is_clear
    assert not weigh(tool, wrong, ("user", said)).is_clear


@pytest.mark.promise("B4")
def test_the_numbers_of_a_list_and_of_a_field_of_that_word_are_no_mix_up() -> None:
    deck = make_tool("draw_odds", "Odds of drawing cards", total_cards=NUMBER, wanted_cards=NUMBER)
    sort = make_tool(
        "sort_list", "Sort a list", numbers={"type": "array", "items": NUMBER}, order=["up", "down"]
    )

    assert weigh(
        deck,
        {"total_cards": 52, "wanted_cards": 13},
        ("user", "odds of a heart from 52 cards with 13 hearts"),
    ).is_clear
    assert weigh(
        sort, {"numbers": [45, 12], "order": "up"}, ("user", "sort these lists up and down: [45, 12], [34, 78]")
    ).is_clear  # fmt: skip


STAY = make_tool("book_hotel", "Book a hotel 订酒店", city=TEXT, checkin=TEXT)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("tool", "said", "right", "wrong"),
    [
        (STAY, "book a hotel in Bergen, arriving January 9, leaving January 13", {"city": "Bergen", "checkin": "2027-01-09"}, {"city": "Bergen", "checkin": "2027-01-13"}),
        (STAY, "订酒店，威海，1月5号入住，8号走", {"city": "威海", "checkin": "2027-01-05"}, {"city": "威海", "checkin": "2027-01-08"}),
        (make_tool("copy_file", "Copy a file", source=TEXT, target=TEXT), "make a copy of base.yaml called canary.yaml", {"source": "base.yaml", "target": "canary.yaml"}, {"source": "canary.yaml", "target": "base.yaml"}),
        (make_tool("rename_file", "Rename a file 改名", 原名=TEXT, 新名=TEXT), "把 初稿.docx 改成 定稿.docx", {"原名": "初稿.docx", "新名": "定稿.docx"}, {"原名": "定稿.docx", "新名": "初稿.docx"}),
        (make_tool("book_visit", "Book a visit 预约", patient=TEXT, doctor=TEXT), "预约何桂兰复诊,沈大夫", {"patient": "何桂兰", "doctor": "沈"}, {"patient": "沈", "doctor": "何桂兰"}),
        (make_tool("book_visit", "Book a visit", patient=TEXT, doctor=TEXT), "book a visit for Lund with Dr Imani", {"patient": "Lund", "doctor": "Imani"}, {"patient": "Imani", "doctor": "Lund"}),
    ],
)  # fmt: skip
def test_values_in_each_others_place_are_asked_about(
    tool: CompiledContract, said: str, right: dict[str, Any], wrong: dict[str, Any]
) -> None:
    assert weigh(tool, right, ("user", said)).is_clear
    assert not weigh(tool, wrong, ("user", said)).is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ("tell Olga the delivery comes on Tuesday at 11", "The delivery comes on Tuesday at 11.", "The delivery comes on Thursday at 11."),
        ("tell Olga the delivery comes on Tuesday at 11", "The delivery comes on Tuesday at 11 am.", "The delivery comes on Tuesday at 1 pm."),
        ("跟Olga说样机周五到", "样机周五到。", "样机周四到。"),
        ("跟Olga说我明天上午在家", "我明天上午在家。", "我后天上午在家。"),
    ],
)  # fmt: skip
def test_a_text_that_says_another_day_or_time_than_the_user_is_asked_about(
    said: str, right: str, wrong: str
) -> None:
    tool = make_tool("send_message", "Tell a person something 发消息", to=TEXT, text=TEXT)

    assert weigh(tool, {"to": "Olga", "text": right}, ("user", said)).is_clear
    assert not weigh(tool, {"to": "Olga", "text": wrong}, ("user", said)).is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("correction", "right", "wrong"),
    [
        ("under, not in", "The keys are under the pot.", "The keys are in the pot."),
        ("wait, say flowerpot", "The keys are under the flowerpot.", "The keys are under the mat."),
        ("不是门口,是信箱", "钥匙在信箱。", "钥匙在门口。"),
    ],
)
def test_a_text_that_keeps_what_the_user_replaced_is_asked_about(
    correction: str, right: str, wrong: str
) -> None:
    tool = make_tool("send_message", "Tell a person something 发消息", to=TEXT, text=TEXT)
    talk: list[Message] = [
        ("user", "tell Lou where the keys are: in the pot under the mat 门口"),
        ("assistant", "By text?"),
        ("user", correction),
    ]

    assert weigh(tool, {"to": "Lou", "text": right}, *talk).is_clear
    assert not weigh(tool, {"to": "Lou", "text": wrong}, *talk).is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize("said", ["how many euros are 250 dollars", "250美元换成欧元"])
def test_the_currency_beside_the_amount_is_the_source(said: str) -> None:
    tool = make_tool(
        "convert_money", "Convert an amount between currencies 换算", amount=NUMBER, source=TEXT, target=TEXT
    )

    assert weigh(tool, {"amount": 250, "source": "USD", "target": "EUR"}, ("user", said)).is_clear
    assert not weigh(tool, {"amount": 250, "source": "EUR", "target": "USD"}, ("user", said)).is_clear


@pytest.mark.promise("B4")
def test_a_code_that_resembles_the_one_that_was_given_is_ungrounded() -> None:
    tool = make_tool("place_order", "Place an order", sku=TEXT)
    talk: list[Message] = [
        ("user", "order the same beans again"),
        ("tool", {"last": {"sku": "BEAN-ETH-1KG"}}),
    ]

    assert weigh(tool, {"sku": "BEAN-ETH-1KG"}, *talk).is_clear
    assert not weigh(tool, {"sku": "BEAN-COL-1KG"}, *talk).is_clear


TRAIN = make_tool("book_train", "Book a train ticket 订火车票", origin=TEXT, destination=TEXT)
EXCHANGE = make_tool(
    "exchange_money", "Exchange money 换汇", from_currency=TEXT, to_currency=TEXT, amount=NUMBER
)
SCALE = make_tool("scale_deployment", "Scale a deployment", deployment=TEXT, replicas=NUMBER)
MOVE = make_tool("update_event", "Move a calendar event 改日程", event_id=TEXT, start=TEXT)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("tool", "arguments", "talk"),
    [
        (
            TRAIN,
            {"origin": "Lyon", "destination": "Paris"},
            [
                ("user", "Train from Paris to Lyon on Friday, and back on Sunday"),
                ("assistant", "The outbound trip is booked."),
                ("user", "now the return"),
            ],
        ),
        (
            TRAIN,
            {"origin": "北京", "destination": "上海"},
            [("user", "周五从上海去北京,周日回来"), ("assistant", "去程已订好。"), ("user", "回程也订")],
        ),
        (
            EXCHANGE,
            {"from_currency": "USD", "to_currency": "EUR", "amount": 200},
            [("user", "I need 200 euros, take it from my dollars")],
        ),
        (
            EXCHANGE,
            {"from_currency": "CNY", "to_currency": "USD", "amount": 500},
            [("user", "用人民币换500美元")],
        ),
        (
            SCALE,
            {"deployment": "api", "replicas": 8},
            [("user", "double the replicas of api; worker stays at 3"), ("tool", {"api": 4, "worker": 3})],
        ),
        (
            SCALE,
            {"deployment": "web", "replicas": 5},
            [("user", "We had 8 replicas of web yesterday and 20 errors a minute; scale it down to 5")],
        ),
        (
            MOVE,
            {"event_id": "ev1", "start": "2026-11-24T16:00:00"},
            [
                ("user", "move my dentist from 3 to 4 pm"),
                (
                    "tool",
                    [
                        {"id": "ev1", "title": "Dentist", "start": "2026-11-24T15:00:00"},
                        {"id": "ev2", "title": "Standup", "start": "2026-11-24T16:00:00"},
                    ],
                ),
            ],
        ),
        (
            make_tool("close_ticket", "Close a ticket", ticket_id=TEXT),
            {"ticket_id": "T-4"},
            [
                ("user", "close the duplicate of the login bug"),
                (
                    "tool",
                    [
                        {"id": "T-1", "title": "Login bug"},
                        {"id": "T-4", "title": "Cannot enter", "duplicate_of": "T-1"},
                    ],
                ),
            ],
        ),
        (
            make_tool("log_hours", "Log working hours", project=TEXT, hours=NUMBER),
            {"project": "Zeus", "hours": 3},
            [
                ("user", "8 hours today: 5 on Apollo, the rest on Zeus"),
                ("assistant", "5 hours on Apollo logged."),
            ],
        ),
    ],
    ids=lambda one: one[0][1] if isinstance(one, list) else "",
)
def test_values_that_follow_from_the_words_are_given_to_nothing_else(
    tool: CompiledContract, arguments: dict[str, Any], talk: list[Message]
) -> None:
    assert list_paths(weigh(tool, arguments, *talk)) == set()


@pytest.mark.promise("B4")
def test_a_reversed_trip_or_exchange_is_still_asked_about() -> None:
    there: Message = ("user", "train from Paris to Lyon on Friday")
    paid: Message = ("user", "换500美元成人民币")
    halved: list[Message] = [
        ("tool", {"api": 9, "worker": 3}),
        ("user", "worker has 3 replicas, so double it"),
    ]

    assert list_paths(weigh(TRAIN, {"origin": "Lyon", "destination": "Paris"}, there))
    exchange = {"from_currency": "CNY", "to_currency": "USD", "amount": 500}
    assert list_paths(weigh(EXCHANGE, exchange, paid))
    assert list_paths(weigh(SCALE, {"deployment": "worker", "replicas": 5}, *halved))


@pytest.mark.promise("B4")
@pytest.mark.parametrize("said", ["from 3 to 6 December", "3-6 December", "the 3rd and 6th of December"])
def test_the_first_day_of_a_range_takes_the_month_behind_the_last_one(said: str) -> None:
    tool = make_tool("book_hotel", "Book a hotel room", city=TEXT, check_in=TEXT, check_out=TEXT)
    days = {"city": "Lisbon", "check_in": "2026-12-03", "check_out": "2026-12-06"}

    assert weigh(tool, days, ("user", f"Book a hotel room in Lisbon, {said}")).is_clear
    wrong = days | {"check_in": "2026-12-04"}
    assert not weigh(tool, wrong, ("user", f"Book a hotel room in Lisbon, {said}")).is_clear


TIMER = make_tool("set_timer", "Set a timer 设置定时器", label=TEXT, seconds=NUMBER)
PARCEL = make_tool("create_shipment", "Create a shipment 发货", address=TEXT, weight_kg=NUMBER)
ROOM = make_tool("book_room", "Book a meeting room 预订会议室", room=TEXT, start=TEXT, minutes=NUMBER)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("tool", "said", "right", "wrong"),
    [
        (TIMER, "set a timer for tea, 4 minutes", {"label": "tea", "seconds": 240}, {"seconds": 4}),
        (TIMER, "泡茶定时4分钟", {"label": "泡茶", "seconds": 240}, {"seconds": 4}),
        (TIMER, "set a timer for tea, 30 seconds", {"label": "tea", "seconds": 30}, {}),
        (TIMER, "set a timer for tea, 30", {"label": "tea", "seconds": 30}, {}),
        (PARCEL, "create a shipment of 2500 grams to 4 Mill Lane", {"address": "4 Mill Lane", "weight_kg": 2.5}, {"weight_kg": 2500}),
        (PARCEL, "发货到长江路8号,3公斤", {"address": "长江路8号", "weight_kg": 3}, {}),
        (ROOM, "book room Elm on 2026-12-08 at 13:00 for two hours", {"room": "Elm", "start": "2026-12-08T13:00", "minutes": 120}, {"minutes": 2}),
        (ROOM, "book room 2 on 2026-12-08 at 13:00 for 90 minutes, 2 hours is too long", {"room": "2", "start": "2026-12-08T13:00", "minutes": 90}, {}),
    ],
)  # fmt: skip
def test_the_users_number_is_not_kept_in_another_unit(
    tool: CompiledContract, said: str, right: dict[str, Any], wrong: dict[str, Any]
) -> None:
    assert weigh(tool, right, ("user", said)).is_clear
    if wrong:
        assert list_paths(weigh(tool, {**right, **wrong}, ("user", said))) == {f"/{name}" for name in wrong}


@pytest.mark.promise("B4")
@pytest.mark.parametrize("room", ["2号", "5号"])
def test_the_number_of_a_room_and_the_dashes_of_a_date_are_no_range_of_days(room: str) -> None:
    said = f"订{room}会议室,2026-12-09 9:00开始,90分钟"
    assert weigh(ROOM, {"room": room, "start": "2026-12-09T09:00", "minutes": 90}, ("user", said)).is_clear
