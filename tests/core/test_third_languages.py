"""Requests in a language that no rule and no model was written for: words that cannot be compared count neither for nor against a tool."""

from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.core.text.known_language import is_learnt_language, is_other_language
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract

FORECAST = "Forecast of rain, wind and temperature for a place and the days to come."


def weigh(said: str, description: str, **arguments: Any) -> GateVerdict:
    tool = Contract(
        name="forecast",
        description=description,
        effect="read",
        repeat="allow",
        input_schema={
            "type": "object",
            "properties": {key: {"type": "string"} for key in arguments},
            "required": list(arguments),
        },
    )
    heard = index_conversation([ConversationMessage("user", said)])
    return compute_verdict(compile_contract(tool), arguments, (), GateEvidence(heard))


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("Quel temps va-t-il faire demain matin à Lyon pour notre pique-nique ?", "Lyon"),
        ("Wie wird morgen früh das Wetter in Bremen für unseren Ausflug?", "Bremen"),
        ("¿Qué tiempo hará mañana por la tarde en Sevilla para la boda?", "Sevilla"),
        ("Che tempo fa domani pomeriggio vicino alla stazione di Lucca?", "Lucca"),
    ],
)
def test_a_request_in_another_language_than_the_tools_is_not_held_for_its_words(
    said: str, place: str
) -> None:
    assert weigh(said, FORECAST, place=place).is_clear


@pytest.mark.promise("B4")
def test_a_request_in_english_about_something_else_is_held_all_the_same() -> None:
    said = "Why does my grandmother's bread always fall after an hour in the oven at home in Bremen?"

    assert not weigh(said, FORECAST, place="Bremen").is_clear


@pytest.mark.promise("B4")
def test_a_request_in_the_language_of_the_tool_is_compared_with_it_whatever_the_language() -> None:
    said = "Pourquoi mon pain retombe toujours pendant la cuisson à Lyon malgré ma levure fraîche ?"
    verdict = weigh(said, "Horaires d'ouverture et tarifs réduits des musées.", lieu="Lyon")

    assert not verdict.is_clear
    assert "off_topic" in [one.name for one in verdict.doubts]


@pytest.mark.parametrize(
    ("text", "learnt", "other"),
    [
        ("what is the weather like in bremen", True, False),
        ("明天上海下雨吗", True, False),
        ("wie wird morgen das wetter in bremen", False, True),
        ("明日の天気はどうですか", False, False),
        ("apple stock price", False, False),
        ("translate 'wo ist er?' into english", False, False),
        ("find prime factors of 360", False, False),
        ("", False, False),
    ],
)
def test_a_language_is_told_by_the_words_that_it_has_most(text: str, learnt: bool, other: bool) -> None:  # noqa: FBT001 - a table
    assert (is_learnt_language(text), is_other_language(text)) == (learnt, other)
