"""One scan of a sentence says which patterns of cue words may match it: none that matches is left out, and none is read twice."""

import re
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, compute_verdict
from callwright.core.ground import cue_patterns as cues
from callwright.core.ground import index_conversation
from callwright.core.text.cue_grams import derive_grams
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import fold_text
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract
from sampling import count_examples

PATTERNS = [(mark, one) for mark, patterns in cues.PATTERNS.items() for one in patterns]
GENERATED = [(mark, one) for mark, one in PATTERNS if "++" not in one.pattern and "*+" not in one.pattern]


@pytest.mark.costly
@pytest.mark.parametrize(("mark", "pattern"), GENERATED, ids=[f"{at}" for at in range(len(GENERATED))])
@settings(max_examples=count_examples(12, long=30), suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_every_text_that_a_pattern_matches_has_its_mark(
    mark: int, pattern: ScriptPattern | re.Pattern[str], data: st.DataObject
) -> None:
    text = fold_text(data.draw(st.from_regex(pattern.pattern)))
    around = (
        data.draw(st.sampled_from(["", "ok ", "请", "x", "it's ", "1"])),
        data.draw(st.sampled_from(["", " now", "吧", "s", "!", "_"])),
    )
    assume(len(text) < 400)

    for one in (text, around[0] + text, text + around[1]):
        if pattern.search(one):
            assert cues.scan_cues(one) & mark


@pytest.mark.parametrize(
    ("pattern", "text", "known"),
    [
        (r"\b(?:never ?mind|forget it)\b", "please never mind that", True),
        (r"\b(?:never ?mind|forget it)\b", "forge titles", False),
        (r"n't$", "we didn't", True),
        (r"(?:改成|换到)", "换到五点", True),
        (r"(?:改成|换到)", "到换", False),
        (r"\w{2,}ed\b", "booked", True),
        (r"\bwait(?:s )* it", "waits  it", True),
        (r"\w{2,}ed\b", "bedside", False),
    ],
)
def test_the_words_that_a_pattern_needs_are_read_from_the_pattern(
    pattern: str, text: str, *, known: bool
) -> None:
    grams = derive_grams(pattern)

    assert grams is not None
    words = re.findall(r"[a-z0-9_]+", text)
    pairs = {*text, *(one + other for one, other in pairwise(text))}
    assert known == bool(
        grams.words.intersection(words)
        or grams.prefixes.intersection(one[:3] for one in words)
        or grams.suffixes.intersection(one[-2:] for one in words)
        or grams.han & pairs
    )


@pytest.mark.parametrize("pattern", [r"\d+", r"[a-z]+", r"(?:yes)?", r"a|\w", r"x.{3}y", r"(?:no|\d)"])
def test_a_pattern_that_needs_no_certain_word_is_always_tried(pattern: str) -> None:
    assert derive_grams(pattern) is None


@pytest.mark.parametrize(("mark", "pattern"), PATTERNS, ids=[f"{at}" for at in range(len(PATTERNS))])
def test_every_pattern_of_cues_needs_certain_words_so_that_most_sentences_never_try_it(
    mark: int, pattern: ScriptPattern | re.Pattern[str]
) -> None:
    assert derive_grams(pattern.pattern) is not None
    assert not cues.scan_cues("blue cups, green plates.") & mark


TOOL = compile_contract(
    Contract(
        name="transfer_money",
        description="Transfer money to an account.",
        input_schema={
            "type": "object",
            "properties": {"amount": {"type": "number"}, "to": {"type": "string"}},
            "required": ["amount", "to"],
        },
        effect="once",
        repeat="replay",
    )
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


def weigh(*said: str) -> None:
    index = index_conversation([ConversationMessage("user", one) for one in said])
    compute_verdict(TOOL, {"amount": 40, "to": "DE-77"}, (), GateEvidence(index))


@pytest.mark.parametrize(
    "sentence",
    ["please do not send the red one to {}. ", "不要把红色的那个寄给{}。", "no wait, {} was yesterday. "],
)
def test_the_calls_that_a_message_costs_grow_no_faster_than_its_length(sentence: str) -> None:
    weigh("transfer 40 to DE-77", sentence.format("warm"))

    def measure(sentences: int) -> int:
        text = "".join(sentence.format(f"k{sentences}x{at}") for at in range(sentences))
        return count_calls(lambda: weigh("transfer 40 to DE-77", text))

    short, long = measure(60), measure(240)
    assert long < 4.6 * short


def test_the_calls_of_one_output_share_what_was_read_of_its_message() -> None:
    said = "Please transfer 40 to DE-77, but do not tell Ann, she was told yesterday."
    weigh("Please transfer 30 to DE-78, but do not tell Bob, he was told last week.")

    first, second = count_calls(lambda: weigh(said)), count_calls(lambda: weigh(said))

    assert second < 0.75 * first
