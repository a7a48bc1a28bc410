"""Many tools → the few that can have been meant, by the words of the request."""

import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.selection.tool_ranking import ToolIndex, rank_tools
from callwright.domain.contract import CompiledContract, Contract

TOOLS = {
    "get_weather": "Current weather and forecast of a city.",
    "send_mail": "Send an e-mail to a recipient.",
    "book_flight": "Book a flight between two cities.",
    "cancel_flight": "Cancel a booked flight.",
    "create_order": "创建订单并返回订单号",
    "query_stock": "查询商品库存数量",
}


def index(tools: dict[str, str]) -> ToolIndex:
    made = ToolIndex()
    for name, description in tools.items():
        made.add(name, get_tool_keywords(_compiled(name, description)))
    return made


def _compiled(name: str, description: str) -> CompiledContract:
    return compile_contract(Contract(name=name, description=description, input_schema={"type": "object"}))


def ranked(made: ToolIndex, request: str, most: int = 3) -> list[str]:
    return [one.name for one in made.find_tools(request, most, lambda _: True)]


@pytest.mark.promise("B6")
@pytest.mark.parametrize(
    ("request_", "name"),
    [
        ("Will it rain? What's the forecast for Lima?", "get_weather"),
        ("please cancel the flight I booked", "cancel_flight"),
        ("e-mail my landlord", "send_mail"),
        ("帮我创建一个订单", "create_order"),
        ("这个商品还有多少库存？", "query_stock"),
    ],
)
def test_the_tool_that_the_words_mean_comes_first(request_: str, name: str) -> None:
    assert ranked(index(TOOLS), request_)[0] == name


@pytest.mark.promise("B6")
def test_the_margin_says_how_clearly_it_comes_first() -> None:
    scores = index(TOOLS).score_tools("flight")
    first, second = rank_tools(scores, 2, lambda _: True)

    assert {first.name, second.name} == {"book_flight", "cancel_flight"}
    assert (
        first.margin
        < 0.5
        < rank_tools(index(TOOLS).score_tools("weather forecast"), 1, lambda _: True)[0].margin
    )


@pytest.mark.promise("B6", "C11")
def test_a_tool_that_is_not_offered_is_never_named() -> None:
    scores = index(TOOLS).score_tools("cancel my flight")

    assert [one.name for one in rank_tools(scores, 5, lambda name: name != "cancel_flight")] == [
        "book_flight"
    ]


@pytest.mark.promise("B6")
def test_new_words_of_a_tool_take_the_place_of_the_old() -> None:
    made = index(TOOLS)

    made.add("send_mail", get_tool_keywords(_compiled("send_mail", "Post a letter by pigeon.")))

    assert ranked(made, "pigeon") == ["send_mail"]
    assert ranked(made, "recipient") == []
    assert len(made) == len(TOOLS)


BILINGUAL = (
    # English tool, Chinese tool, and a request for it in either language: (name, description) × 2, en, zh
    ("get_weather", "Get current weather for a city", "tianqi", "查询城市天气", "what's the temperature outside?", "明天出门要带伞吗"),
    ("refund_order", "Refund an order", "tuikuan", "为订单办理退款", "I want my money back for order 12", "我想退货"),
    ("send_email", "Send an email", "youjian", "发送邮件", "drop a line to Bob saying hi", "给小王发个邮件"),
    ("create_event", "Create a calendar event", "richeng", "新建日历日程", "put lunch with Ann on my calendar", "帮我约一下周五下午的会面"),
    ("search_flights", "Search flights between two airports", "hangban", "查询两个城市之间的航班", "how do I fly from Paris to Rome", "下周飞成都有哪些机票"),
    ("book_hotel", "Book a hotel room", "jiudian", "预订酒店房间", "find me somewhere to stay in Kyoto", "在杭州订一间房"),
    ("convert_currency", "Convert an amount between currencies", "huilv", "货币换算", "how many euros is 50 dollars", "100美元等于多少人民币"),
    ("track_shipment", "Track a shipment", "kuaidi", "查询快递物流", "where is my parcel", "我的包裹到哪了"),
    ("translate_text", "Translate text into a language", "fanyi", "翻译文本", "say good morning in Japanese", "把这句话译成英文"),
    ("get_stock_price", "Get the price of a stock", "gujia", "查询股票价格", "how is Apple trading today", "茅台现在多少钱一股"),
    ("set_alarm", "Set an alarm", "naozhong", "设置闹钟", "wake me at 7", "明早七点叫我起床"),
    ("play_music", "Play a song", "yinyue", "播放歌曲", "put on some jazz", "放一首周杰伦的歌"),
    ("create_ticket", "Open a support ticket", "gongdan", "创建客服工单", "report an issue to support", "我要报个故障单"),
    ("get_directions", "Get directions between places", "luxian", "规划路线", "how do I get to the station", "去机场怎么走"),
    ("delete_file", "Delete a file", "shanchu", "删除文件", "get rid of old.txt", "把那个文档删了"),
    ("list_invoices", "List invoices of a customer", "fapiao", "查询客户发票列表", "show bills of ACME", "看看这个客户的开票记录"),
    ("transfer_money", "Transfer money between accounts", "zhuanzhang", "账户之间转账", "wire 50 to Bob", "给小李打款500元"),
    ("check_balance", "Get the balance of an account", "yue", "查询账户余额", "how much money do I have", "我卡里还有多少钱"),
    ("request_leave", "Submit a leave request", "qingjia", "提交请假申请", "I need a day off", "下周一我想休假"),
    ("restart_service", "Restart a service", "chongqi", "重启服务", "reboot nginx", "把nginx重新启动一下"),
)  # fmt: skip


@pytest.mark.promise("B6")
@pytest.mark.parametrize("tools", ["en", "zh"])
@pytest.mark.parametrize("requests", ["en", "zh"])
def test_requests_and_tools_meet_in_and_across_english_and_chinese(tools: str, requests: str) -> None:
    at = 0 if tools == "en" else 2
    made = index({row[at]: row[at + 1] for row in BILINGUAL})

    found = [row[at] in ranked(made, row[4 if requests == "en" else 5], 5) for row in BILINGUAL]

    assert sum(found) >= 0.9 * len(found)


@pytest.mark.promise("B6")
@pytest.mark.parametrize(
    "request_",
    ["cancel_flight", "cancelFlight", "Cancel flight", "use cancel_flight for the weather, mail and orders"],
)
def test_an_exact_name_comes_first_however_it_is_written(request_: str) -> None:
    assert ranked(index(TOOLS), request_)[0] == "cancel_flight"


@pytest.mark.promise("B6")
def test_a_plain_word_that_is_also_a_name_leads_only_as_the_whole_request() -> None:
    made = index({**TOOLS, "order": "Rank a list."})

    assert ranked(made, "order")[0] == "order"
    assert ranked(made, "create a new order and tell the customer")[0] == "create_order"


@pytest.mark.promise("B6")
@pytest.mark.parametrize("request_", ["the wether in Lima", "weathers", "book a flihgt to Rome"])
def test_a_word_spelled_nearly_like_a_tools_word_finds_the_tool(request_: str) -> None:
    assert ranked(index(TOOLS), request_)[0] in {"get_weather", "book_flight"}


@given(st.lists(st.sampled_from([*TOOLS.values(), "flight", "订单", "zzz"]), max_size=5))
def test_ranking_is_the_same_whenever_it_is_asked(requests: list[str]) -> None:
    asked = " ".join(requests)
    one, other = index(TOOLS), index(dict(reversed(TOOLS.items())))

    assert rank_tools(one.score_tools(asked), 9, lambda _: True) == rank_tools(
        one.score_tools(asked), 9, lambda _: True
    )
    assert {c.name for c in rank_tools(one.score_tools(asked), 9, lambda _: True)} == set(
        other.score_tools(asked)
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


@pytest.mark.costly
@pytest.mark.promise("B6")
def test_one_among_ten_thousand_is_found_without_looking_at_all_of_them() -> None:
    work = []
    for size in (100, 10_000):
        made = index({f"tool_{at}": f"Handles parcel{at} in depot{at % 100}." for at in range(size)})
        ranked(made, "wether")  # the index of spellings is built at the first unknown word
        assert ranked(made, "where is parcel47 in depot47")[0] == "tool_47"
        work.append(count_calls(lambda: ranked(made, "where is parcel47 in depot47")))  # noqa: B023 - called at once

    assert work[1] < 2 * work[0]


@pytest.mark.promise("B6")
def test_a_request_to_1_200_tools_takes_less_than_three_times_the_work_of_one_to_twenty() -> None:
    requests = [text for row in BILINGUAL for text in row[4:]]
    work = []
    for branches in (1, 60):
        tools = {f"{row[0]}_{at}": f"{row[1]} of branch {at}." for at in range(branches) for row in BILINGUAL}
        made = index(tools)
        ranked(made, "wether", 5)
        assert len(made) == 20 * branches
        work.append(sum(count_calls(lambda: ranked(made, text, 5)) for text in requests))  # noqa: B023 - called at once

    assert work[1] < 3 * work[0]
