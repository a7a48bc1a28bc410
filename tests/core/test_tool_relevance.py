"""Tools that only read beside a first request: due ones in other words are made, near ones held, and little is held against tools that say little."""

import importlib
import math
import random
import subprocess
import sys
from operator import mul
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.gate.doubt_signals import weigh_topic_by_words
from callwright.core.gate.relevance_table import MEANINGS
from callwright.core.gate.tool_relevance import (
    HOLDING_DOUBT,
    RelevanceModel,
    join_doubts,
    read_relevance_model,
)
from callwright.core.gate.topic_match import cover_request
from callwright.core.ground import index_conversation
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.selection.tool_meanings import find_likeness, read_tool_meanings
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import CompiledContract, Contract, EffectClass


def weigh(
    said: str | list[tuple[str, str]],
    name: str,
    description: str,
    /,
    effect: EffectClass = "read",
    **arguments: Any,
) -> GateVerdict:
    messages = [("user", said)] if isinstance(said, str) else said
    heard = index_conversation([ConversationMessage(role, text) for role, text in messages])  # type: ignore[arg-type]
    return compute_verdict(
        make_tool(name, description, arguments, effect), arguments, (), GateEvidence(heard)
    )


def make_tool(
    name: str, description: str, arguments: dict[str, Any], effect: EffectClass
) -> CompiledContract:
    kinds = {str: "string", int: "integer", float: "number", list: "array"}
    tool = Contract(
        name=name,
        description=description,
        effect=effect,
        repeat="allow" if effect == "read" else "replay",
        input_schema={
            "type": "object",
            "properties": {key: {"type": kinds[type(one)]} for key, one in arguments.items()},
            "required": list(arguments),
        },
    )
    return compile_contract(tool)


def list_doubts(verdict: GateVerdict) -> list[str]:
    return [one.name for one in verdict.doubts]


DUE_IN_OTHER_WORDS: list[tuple[str, str, str, dict[str, Any]]] = [
    (
        "Is it going to be freezing and slippery on the road up in Tromsø this weekend?",
        "weather_forecast",
        "Daily forecast of rain, temperature and wind for a city.",
        {"city": "Tromsø", "day": "this weekend"},
    ),
    (
        "Mia scored 62, 71, 88 and 90. What's her middle mark?",
        "stats_median",
        "Median, the middle value of a list of numbers sorted by size.",
        {"values": [62, 71, 88, 90]},
    ),
    (
        "Any grub near Harbour Lane that's open late?",
        "find_restaurants",
        "Restaurants and takeaways around a street, with their opening hours and cuisine.",
        {"street": "Harbour Lane"},
    ),
    (
        "家里还有土豆、青椒和豆腐，想做顿晚饭吃",
        "recipes_by_ingredients",
        "根据现有食材推荐菜谱，给出做法、用时和难度",
        {"食材": ["土豆", "青椒", "豆腐"]},
    ),
    (
        "明天去青岛爬山会不会淋成落汤鸡",
        "weather_forecast",
        "查询城市逐日预报，包括降雨、气温和风力",
        {"城市": "青岛", "日期": "明天"},
    ),
]

OF_NEAR_TOOLS: list[tuple[str, str, str, dict[str, Any]]] = [
    (
        "Which vegetables should I plant in a bed of 4 by 2.5 metres with heavy clay?",
        "rectangle_perimeter",
        "Length of the outline of a rectangle with the given sides.",
        {"length": 4, "width": 2.5},
    ),
    (
        "Explain why my grandmother's sourdough collapses when I bake it in Port Elin.",
        "lighthouse_opening_hours",
        "Opening hours and ticket prices of a lighthouse for visitors.",
        {"place": "Port Elin"},
    ),
    (
        "给我写一首关于西湖的诗，送给外婆过生日",
        "停车位查询",
        "查询景点附近停车场的剩余车位、收费标准和距离",
        {"景点": "西湖"},
    ),
]


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("said", "name", "description", "arguments"), DUE_IN_OTHER_WORDS)
def test_a_read_that_is_asked_for_in_other_words_than_the_tools_is_made(
    said: str, name: str, description: str, arguments: dict[str, Any]
) -> None:
    assert weigh(said, name, description, **arguments).is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("said", "name", "description", "arguments"), OF_NEAR_TOOLS)
def test_a_read_of_a_tool_that_only_shares_values_with_the_request_is_held(
    said: str, name: str, description: str, arguments: dict[str, Any]
) -> None:
    verdict = weigh(said, name, description, **arguments)

    assert not verdict.is_clear
    assert "off_topic" in list_doubts(verdict)


@pytest.mark.parametrize(("said", "name", "description", "arguments"), OF_NEAR_TOOLS)
def test_a_later_message_never_counts_against_a_tool(
    said: str, name: str, description: str, arguments: dict[str, Any]
) -> None:
    chat = [("user", "Hello, I have some questions."), ("assistant", "Go on."), ("user", said)]

    assert "off_topic" not in list_doubts(weigh(chat, name, description, **arguments))


@pytest.mark.parametrize(
    ("said", "name", "description", "arguments"),
    [
        (
            "pull up whatever we have on Brightwater please",
            "get_account",
            "Read an account",
            {"name": "Brightwater"},
        ),
        ("那单怎么还没动静，L77", "查订单", "查询订单", {"单号": "L77"}),
        (
            "who won the snooker finals of 1987",
            "search_web",
            "Search the web for pages, news and images on any subject.",
            {"words": "snooker finals 1987"},
        ),
    ],
)
def test_little_is_held_against_tools_that_say_little_or_tell_many_things(
    said: str, name: str, description: str, arguments: dict[str, Any]
) -> None:
    assert weigh(said, name, description, **arguments).is_clear


def test_one_word_beside_the_topic_holds_no_call() -> None:
    tool = ("bird_sightings", "Sightings of a species of bird reported around a place in two weeks.")

    assert weigh("waxwings Inverness, mate?", *tool, place="Inverness", species="waxwing").is_clear


@pytest.mark.promise("B4")
def test_words_beside_the_topic_raise_no_doubt_about_a_read_that_clearly_fits() -> None:
    for said, name, description, arguments in DUE_IN_OTHER_WORDS:
        if name == "weather_forecast":
            assert weigh(said, name, description, **arguments).doubts == ()


@pytest.mark.promise("B4")
def test_a_request_for_another_thing_is_asked_about_however_well_the_tool_fits() -> None:
    tool = ("detect_language", "Detect in which language a text is written, and the certainty of the detection between zero and hundred.")  # fmt: skip
    verdict = weigh("Translate 'Wo ist er?' into English.", *tool, text="Wo ist er?")

    assert list_doubts(verdict) == ["off_topic"]
    assert not verdict.is_clear


def make_model(level: float) -> RelevanceModel:
    return RelevanceModel((1.0,), 0.0, level, read_relevance_model().background)


@pytest.mark.parametrize(
    ("score", "by_words", "doubt"),
    [
        (1.0, 0.9, 0.9),
        (1.0, 0.0, HOLDING_DOUBT),
        (3.0, 0.5, 1.0),
        (0.6, 0.9, 0.9),
    ],
)
def test_above_the_level_and_a_little_below_it_the_stronger_doubt_counts(
    score: float, by_words: float, doubt: float
) -> None:
    assert join_doubts(make_model(1.0), [score], by_words) == doubt


def test_well_below_the_level_the_words_count_no_more_and_what_was_learnt_holds_nothing() -> None:
    assert join_doubts(make_model(1.0), [0.5], 0.9) < 0.05
    assert join_doubts(make_model(1.0), [-2.0], 0.9) < 0.001


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("said", "name", "description", "arguments"), [*DUE_IN_OTHER_WORDS, *OF_NEAR_TOOLS])
def test_of_a_tool_that_changes_something_only_the_words_count(
    said: str, name: str, description: str, arguments: dict[str, Any]
) -> None:
    verdict = weigh(said, name, description, effect="once", **arguments)
    contract = get_tool_keywords(make_tool(name, description, arguments, "once"))
    heard = index_conversation([ConversationMessage("user", said)])
    covered = cover_request(contract, arguments, verdict.grounds, heard)
    by_words = weigh_topic_by_words(contract, verdict.grounds, heard, covered, changes=True)

    assert sum(one.strength for one in verdict.doubts if one.name == "off_topic") == (
        by_words if by_words >= 0.02 else 0.0
    )


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("Quel temps va-t-il faire demain matin à Lyon pour notre pique-nique ?", "Lyon"),
        ("Wie wird morgen früh das Wetter in Bremen für unseren Ausflug?", "Bremen"),
        ("¿Qué tiempo hará mañana por la tarde en Sevilla para la boda?", "Sevilla"),
    ],
)
def test_a_request_in_another_language_than_the_tools_is_not_held_for_its_words(
    said: str, place: str
) -> None:
    description = "Forecast of rain, wind and temperature for a place and the days to come."

    assert weigh(said, "forecast", description, place=place).is_clear


def test_a_request_in_the_language_of_the_tool_is_compared_with_it_whatever_the_language() -> None:
    said = "Pourquoi mon pain retombe toujours pendant la cuisson à Lyon malgré ma levure fraîche ?"
    verdict = weigh(said, "horaires", "Horaires d'ouverture et tarifs réduits des musées.", lieu="Lyon")

    assert not verdict.is_clear
    assert "off_topic" in list_doubts(verdict)


@pytest.mark.costly
def test_only_calls_that_read_load_what_was_learnt() -> None:
    code = (
        "import sys\n"
        "from callwright import Callwright\n"
        "app = Callwright()\n"
        "@app.tool(effect='once')\n"
        "def cancel_order(order_id: str) -> str:\n"
        "    '''Cancel an order of the customer, and give the money back to the card.'''\n"
        "    return 'done'\n"
        "call = {'name': 'cancel_order', 'arguments': {'order_id': 'A-1'}}\n"
        "result = app.call(call, conversation=['Cancel my order A-1 now, the wretched parcel is still somewhere.'])\n"
        "assert result.data == 'done', result\n"
        "print('callwright.core.gate.relevance_table' in sys.modules)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ran.stdout.strip() == "False"


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script that learns the model. It is imported here because numpy starts threads, which a worker that is forked would not have."""
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    return importlib.import_module("scripts.train_tool_relevance")


def test_the_table_belongs_to_the_meanings_that_its_numbers_were_made_by(training: Any) -> None:
    assert training.digest_meanings() == MEANINGS, "run python -m scripts.train_tool_relevance --write"


def test_each_number_speaks_in_one_direction_only() -> None:
    model = read_relevance_model()

    assert [math.copysign(1, one) for one in model.weights] == [1, -1, -1, 1, -1]


def test_training_learns_no_weight_of_the_wrong_sign_and_a_level_that_ordinary_due_calls_stay_below(
    training: Any,
) -> None:
    drawn = random.Random(5)
    rows = []
    for file in (*training.NEAR, *training.ORDINARY):
        for at in range(120):
            other = at % 3 == 0
            told = drawn.gauss(2.0 if other else 0.0, 1.0)
            # The last number speaks the wrong way: long requests would be of other tools.
            numbers = [told, -told, 0.3, told, told]
            rows.append(training.Row(file, "en", "not_due" if other else "due", numbers, 1.0, 0.0, 0.0, 0.4))

    weights, offset = training.fit_weights(rows)
    level = training.find_level(rows)

    assert weights[0] > 0.0
    assert weights[1] < 0.0
    assert weights[4] == 0.0
    for file in training.ORDINARY:
        scores = [training.score(weights, offset, one.numbers or []) for one in rows if one.file == file]
        due = [
            at
            for at, one in zip(scores, (r for r in rows if r.file == file), strict=True)
            if not one.other_tool
        ]
        assert sum(one <= level for one in due) >= 0.94 * len(due)


def test_words_are_added_to_the_vector_of_the_text_and_likened_by_their_bits() -> None:
    meanings = read_tool_meanings()
    text = "what is the area of a rectangle in metres"
    words = [meanings.read_word(word) for word, _ in meanings.find_words(text)]

    added, whole = meanings.add_meanings(words), meanings.encode(text)
    assert sum(map(mul, added, whole)) / math.hypot(*added) > 0.99

    rain, umbrella, invoice = map(meanings.read_word, ("rain", "umbrella", "invoice"))
    assert find_likeness(rain, [rain]) == 1.0
    assert find_likeness(rain, [umbrella]) > find_likeness(rain, [invoice])
    assert find_likeness(rain, []) == 0.0
