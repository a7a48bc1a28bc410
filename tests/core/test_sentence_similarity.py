"""Texts are compared by a sentence model in the languages that it knows, and tools are ranked by that besides words."""

from collections.abc import Sequence

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.selection.operation_ranking import OperationIndex, SearchedTool
from callwright.core.selection.sentence_similarity import (
    MAX_COMPARED,
    SentenceSimilarity,
    make_tool_sentence,
    weigh_similarities,
)
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.selection.tool_ranking import (
    ToolIndex,
    add_similarities,
    choose_compared_tools,
    rank_tools,
)
from callwright.domain.contract import Contract
from runtime.sentence_models import CONCEPTS

pytestmark = pytest.mark.promise("B6", "E2")


class Concepts:
    """An encoder that counts the words of each concept; ``asked`` are the texts that it was given."""

    def __init__(self, *, chinese: bool = True, scale: float = 1.0) -> None:
        self.asked: list[str] = []
        self._words = [{one for one in words if chinese or one.isascii()} for words in CONCEPTS.values()]
        self._scale = scale

    def encode(self, texts: Sequence[str]) -> list[list[float]]:
        self.asked += texts
        return [
            [self._scale * sum(one in text.casefold() for one in words) for words in self._words]
            for text in texts
        ]


class Spoilt:
    """An encoder that gives these vectors, whatever it is asked."""

    def __init__(self, *vectors: list[float]) -> None:
        self._vectors = vectors

    def encode(self, texts: Sequence[str]) -> list[list[float]]:
        return [*self._vectors][: len(texts)]


def test_texts_that_mean_the_same_are_alike_in_either_language() -> None:
    alike, other, chinese = SentenceSimilarity(Concepts()).compare(
        "do I need an umbrella", ["weather forecast", "hotel room", "天气预报"]
    )

    assert alike == pytest.approx(1.0, abs=0.3)
    assert chinese == pytest.approx(1.0, abs=0.3)
    assert other == pytest.approx(0.0, abs=0.2)


@pytest.mark.parametrize("scale", [1.0, 1e-6, 1e6])
def test_the_length_of_a_vector_does_not_count(scale: float) -> None:
    one = SentenceSimilarity(Concepts(scale=scale)).compare("rain", ["rain and mail", "weather"])
    other = SentenceSimilarity(Concepts()).compare("rain", ["rain and mail", "weather"])

    assert one == pytest.approx(other)


def test_a_language_that_the_model_does_not_know_is_not_compared() -> None:
    similarity = SentenceSimilarity(Concepts(chinese=False))

    assert similarity.compare("明天下雨吗", ["weather forecast", "天气预报"]) == [None, None]
    assert similarity.compare("rain", ["weather forecast", "天气预报", ""]) == [
        pytest.approx(1.0),
        None,
        None,
    ]


def test_a_text_is_read_once() -> None:
    encoder = Concepts()
    similarity = SentenceSimilarity(encoder)

    similarity.compare("rain", ["weather", "hotel room", "weather"])
    similarity.compare("mail", ["hotel room", "weather"])

    assert len(encoder.asked) == len(set(encoder.asked))
    assert {"rain", "mail", "weather", "hotel room"} < set(encoder.asked)


def test_a_model_that_gives_other_than_a_vector_a_text_is_refused() -> None:
    with pytest.raises(ValueError, match="2 vectors for"):
        SentenceSimilarity(Spoilt([1.0], [1.0])).compare("rain", ["weather"])
    with pytest.raises(ValueError, match="different lengths"):
        SentenceSimilarity(Spoilt([1.0], *([1.0, 1.0] for _ in range(9)))).compare("rain", ["weather"])


def test_how_a_text_stands_out_does_not_depend_on_how_alike_the_model_finds_all() -> None:
    narrow = weigh_similarities([0.90, 0.70, 0.70, None])
    wide = weigh_similarities([0.9, -0.1, -0.1, None])

    assert narrow == pytest.approx(wide)
    assert narrow[0] > 1.0
    assert narrow[3] == 0.0
    assert weigh_similarities([0.8001, 0.8, 0.8])[0] < 0.01
    assert weigh_similarities([None, None]) == [0.0, 0.0]


def test_a_tool_is_compared_by_the_words_of_its_name_and_its_first_line() -> None:
    assert make_tool_sentence("shop__getOrder_v2", "<p>Return   an order.</p>\nLong text.") == (
        "shop get order v 2. Return an order."
    )


# --- one of many ----------------------------------------------------------------------------------------------------

TOOLS = [
    SearchedTool("forecast_get", "Get the weather forecast"),
    SearchedTool("rooms_get", "Get a hotel room"),
    SearchedTool("rooms_list", "List hotel rooms"),
    SearchedTool("mail_send", "Send a mail"),
]


def found(wish: str, tools: Sequence[SearchedTool], encoder: Concepts | None, most: int = 3) -> list[str]:
    similarity = SentenceSimilarity(encoder) if encoder else None
    index = OperationIndex(tools, None if similarity is None else lambda _: similarity)
    return index.rank_tools(wish, most, lambda name: name != "hidden")


def test_a_wish_without_a_word_in_common_finds_what_means_the_same() -> None:
    assert found("umbrella", TOOLS, None) == []
    assert found("umbrella", TOOLS, Concepts()) == ["forecast_get"]
    assert found("伞", TOOLS, Concepts()) == ["forecast_get"]


def test_meaning_decides_among_tools_that_words_do_not_tell_apart() -> None:
    tools = [SearchedTool(f"get_{word}", "Get it") for word in ("hotel", "mailbox", "forecast", "refund")]

    assert found("get umbrella", tools, Concepts())[0] == "get_forecast"


def test_an_exact_name_stays_first_whatever_the_model_says() -> None:
    assert found("rooms_list umbrella rain weather", TOOLS, Concepts())[0] == "rooms_list"


def test_a_tool_that_is_not_offered_is_not_even_compared() -> None:
    encoder = Concepts()

    assert "hidden" not in found("umbrella", [*TOOLS, SearchedTool("hidden", "Rain forecast")], encoder)
    assert not any("hidden" in one for one in encoder.asked)


def test_of_a_thousand_tools_no_more_than_so_many_are_read_for_a_wish() -> None:
    encoder = Concepts()
    many = [SearchedTool(f"get_{at}", f"Get number {at} of all") for at in range(1_000)]

    names = found("get the number", [*many, *TOOLS], encoder, 500)

    assert len([one for one in encoder.asked if "Get number" in one]) <= MAX_COMPARED
    assert len(set(names)) == 500


def test_without_a_model_for_its_language_a_wish_is_ranked_as_without_a_model() -> None:
    wish = "查一下酒店房间"

    assert found(wish, TOOLS, Concepts(chinese=False)) == found(wish, TOOLS, None)


# --- candidates -----------------------------------------------------------------------------------------------------


def index_of(*tools: tuple[str, str]) -> ToolIndex:
    made = ToolIndex()
    for name, description in tools:
        schema = {"type": "object"}
        contract = Contract(name=name, description=description, input_schema=schema)
        made.add(name, get_tool_keywords(compile_contract(contract)))
    return made


def test_similarity_is_added_to_the_scores_of_words_and_they_stay_positive() -> None:
    added = add_similarities({"a": 2.0, "b": 2.0, "c": 0.5}, {"a": 0.2, "b": 0.9, "c": 0.1, "d": 0.99})

    assert sorted(added, key=lambda name: -added[name])[:2] == ["b", "d"]
    assert min(added.values()) > 0
    assert all(0 <= one.margin <= 1 for one in rank_tools(added, 9, lambda _: True))


def test_a_tool_without_a_word_of_the_request_has_to_be_clearly_alike() -> None:
    added = add_similarities({"a": 1.0}, {"a": 0.5, "b": 0.5, "c": 0.5, "d": 0.6, "e": None})

    assert set(added) == {"a", "d"}


def test_a_named_tool_leads_over_any_similarity() -> None:
    scores = index_of(("book_room", "Book a room"), ("send_mail", "Send it")).score_tools("use book_room")
    alike: dict[str, float | None] = {
        "book_room": -1.0,
        "send_mail": 1.0,
        **{f"other{at}": -1.0 for at in range(MAX_COMPARED - 2)},
    }

    assert rank_tools(add_similarities(scores, alike), 1, lambda _: True)[0].name == "book_room"


def test_of_many_tools_the_best_by_words_are_compared() -> None:
    offered = {f"tool{at:03}" for at in range(MAX_COMPARED + 10)}

    assert "tool070" in choose_compared_tools({"tool070": 1.0}, offered)
    assert len(choose_compared_tools({}, offered)) == MAX_COMPARED
    assert choose_compared_tools({}, {"b", "a"}) == ["a", "b"]
