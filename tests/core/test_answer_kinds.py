"""A tool that gives one kind of answer is not made for a request that asks for another kind."""

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract

pytestmark = pytest.mark.promise("B4")


@pytest.mark.parametrize(
    ("tool", "argument", "said", "made"),
    [
        ("get_circle_area Calculate the area of a circle.", ("radius", 4), "What is the perimeter of a circle with radius 4?", False),
        ("get_circle_area Calculate the area of a circle.", ("radius", 4), "How big is a circle of radius 4?", True),
        ("get_circle_area Calculate the area of a circle.", ("perimeter", 4), "A circle has a perimeter of 4, what is its area?", True),
        ("get_weather Get the weather forecast for a city: temperature, rain and wind.", ("city", "Oslo"), "How many people live in Oslo?", False),
        ("get_weather Get the weather forecast for a city: temperature, rain and wind.", ("city", "Oslo"), "Will I need an umbrella in Oslo?", True),
        ("get_weather 查询城市的天气预报，气温和降水", ("city", "北京"), "北京有多少人口？", False),
        ("get_weather 查询城市的天气预报，气温和降水", ("city", "东京"), "东京现在几点了？", False),
        ("get_weather 查询城市的天气预报，气温和降水", ("city", "黄山"), "黄山明天能看到日出吗？", True),
        ("search_flights Search flights between two cities.", ("destination", "Hanoi"), "Do I need a visa to fly to Hanoi?", False),
        ("track_parcel Track a parcel by its number.", ("number", "RX440GB"), "any news on RX440GB", True),
        ("get_circle_area Calculate the area of a circle.", ("radius", 4), "Give me the perimeter of a circle of radius 4 and how much it covers", True),
        ("get_square_area Calculate the area of a square.", ("perimeter", 20), "My square's perimeter is twenty. How much does it cover?", True),
        ("get_square_area Calculate the area of a square.", ("side", 5), "A square has side 5, a perimeter of 20: what does it cover?", True),
        ("hotel_search Search hotels with vacancies.", ("city", "杭州"), "杭州的酒店有没有，顺便看看那天下不下雨", True),
        ("get_weather Get the weather forecast for a city.", ("city", "Rome"), "Plan two days in Rome, look at flights to Rome, find a room, keep it cheap, save it", True),
        ("find_places Find shops and other places.", ("place", "Oslo"), "What is the population of Oslo?", True),
        ("web_search Search the web.", ("query", "population of Oslo"), "What is the population of Oslo?", True),
    ],
)  # fmt: skip
def test_a_lookup_gives_the_kind_of_answer_that_is_asked_for(
    tool: str, argument: tuple[str, str | int], said: str, *, made: bool
) -> None:
    name, _, description = tool.partition(" ")
    contract = Contract(
        name=name,
        description=description,
        input_schema={"type": "object", "properties": {argument[0]: {}}, "required": [argument[0]]},
        effect="read",
    )
    heard = index_conversation([ConversationMessage("user", said)])
    verdict = compute_verdict(compile_contract(contract), dict([argument]), (), GateEvidence(heard))

    assert verdict.is_clear == made
