"""What is not quite as it should be: read with a named liberty, proposed with a question, or refused with the reason."""

from typing import Any

import pytest

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import Reading, Unreadable, is_cut_off
from callwright.domain.repair_steps import STEPS
from core.reader.writing import offer

BOOK: dict[str, Any] = {"city": "Rome", "nights": 2}

APPLIED: dict[str, tuple[str, dict[str, Any]]] = {
    "python_literal": ("{'name': 'book', 'arguments': {'city': 'Rome', 'nights': 2}}", BOOK),
    "tuple": ("[book(city='Rome', guests=('Ann', 'Bo'))]", {"city": "Rome", "guests": ["Ann", "Bo"]}),
    "missing_bracket": ("[book(city='Rome', guests=['Ann', 'Bo')]", {"city": "Rome", "guests": ["Ann", "Bo"]}),
    "extra_bracket": ('{"name": "book", "arguments": {"city": "Rome", "nights": 2}]}', BOOK),
    "trailing_comma": ('{"name": "book", "arguments": {"city": "Rome", "nights": 2,},}', BOOK),
    "comment": ('{"name": "book", "arguments": {"city": "Rome", // the capital\n "nights": 2}}', BOOK),
    "strange_blank": ('{"name": "book",\u00a0"arguments": {"city": "Rome", "nights": 2}}', BOOK),
    "half_quoted": ('{"name": "book", "arguments": {"city": "Rome", "nights": 2"}}', BOOK),
    "apostrophe": ("[book(city='Val d'Isère', nights=2)]", {"city": "Val d'Isère", "nights": 2}),
    "braced_call": ("[{'book(city='Rome', nights=2)}]", BOOK),
    "full_width": ("[book（city＝'Rome'，nights＝２）]", BOOK),
    "wrapped_calls": (
        '{"name": "multi_tool_use.parallel", "arguments": {"tool_uses": [{"recipient_name": "book", "parameters": {"city": "Rome", "nights": 2}}]}}',
        BOOK,
    ),
    "smart_quotes": ("[book(city=“Rome”, nights=2)]", BOOK),
    "raw_newline": ('{"name": "book", "arguments": {"city": "Rome\nItaly"}}', {"city": "Rome\nItaly"}),
    "escaped_underscore": ("[shop.find\\_item(words='lamp')]", {"words": "lamp"}),
    "kept_backslash": ('{"name": "book", "arguments": {"city": "R\\ome"}}', {"city": "R\\ome"}),
    "unquoted_key": ('{name: "book", arguments: {city: "Rome", nights: 2}}', BOOK),
    "bare_text": ("[book(city=New York)]", {"city": "New York"}),
    "special_token": ('{"name": "book<|channel|>commentary", "arguments": {"city": "Rome", "nights": 2}}', BOOK),
    "outside_tags": (
        'I look.\n<tool_call>\n{"name": "book", "arguments": {"city": "Rome", "nights": 2}}\n</tool_call>\nDone soon.', BOOK,
    ),
    "missing_tag": ('{"name": "book", "arguments": {"city": "Rome", "nights": 2}}\n</tool_call>', BOOK),
    "quoted_call": ("[\"book(city='Rome', nights=2)\"]", BOOK),
    "name_as_key": ('[{"book": {"city": "Rome", "nights": 2}}]', BOOK),
    "unclosed_list": ("[book(city='Rome', nights=2)", BOOK),
    "markdown_fence": ('```json\n{"name": "book", "arguments": {"city": "Rome", "nights": 2}}\n```', BOOK),
    "introduction": ("为您预订，调用如下：\n[book(city='Rome', nights=2)]\n请稍候。", BOOK),
    "repeated_call": (
        "I book it:\n[book(city='Rome', nights=2)]\nThat is:\n[book(city='Rome', nights=2)]", BOOK,
    ),
    "unclosed_parameter": (
        "<tool_call>\n<function=book>\n<parameter=city>\nRome\n<parameter=nights>\n2\n</parameter>\n</function>\n</tool_call>", BOOK,
    ),
    "wrapped_arguments": (
        '<invoke name="book"><parameter name="arguments" string="false">{"city": "Rome", "nights": 2}</parameter></invoke>', BOOK,
    ),
    "next_turn": ("[book(city='Rome', nights=2)]\n### Instruction:\nNow say hello.", BOOK),
}  # fmt: skip
"""Step → a text that needs it, and the arguments of the one call."""

ASKED: dict[str, tuple[str, dict[str, Any]]] = {
    "unclosed": ('{"name": "book", "arguments": {"city": "Rome"}', {"city": "Rome"}),
    "cut_off": ('{"name": "book", "arguments": {"city": "Ro', {"city": "Ro"}),
    "extra_comma": ("[book(city='Rome',, nights=2)]", BOOK),
    "missing_comma": ('{"name": "book", "arguments": {"city": "Rome" "nights": 2}}', BOOK),
    "inner_quote": ("[book(city='the lakes' shore', nights=2)]", {"city": "the lakes' shore", "nights": 2}),
    "bare_word": ("[book(city='Rome', nights=several)]", {"city": "Rome", "nights": "several"}),
    "joined_words": ("[book(city=Rome, Italy, nights=2)]", {"city": "Rome, Italy", "nights": 2}),
    "expression": ("[book(city='Rome', nights=10/5)]", {"city": "Rome", "nights": "10/5"}),
    "nested_call": (
        "[book(city=shop.find_item(words='city'), nights=2)]", {"city": "shop.find_item(words='city')", "nights": 2},
    ),
    "prose_after": ("[book(city='Rome', nights=2)]\n\nThis books two nights.", BOOK),
    "flat_arguments": ('{"name": "book", "city": "Rome", "nights": 2}', BOOK),
    "object_argument": ("[book({'city': 'Rome', 'nights': 2})]", BOOK),
    "positional": ("[book('Rome', 2)]", BOOK),
    "dangling_tag": (
        '<tool_call>\n{"name": "book", "arguments": {"city": "Rome", "nights": 2}}\n</tool_call>\n<tool_call>\n', BOOK,
    ),
    "inner_tag": (
        "<tool_call><function=book><parameter=city>\nRome\n<parameter=mood>\ngood\n</parameter></function></tool_call>",
        {"city": "Rome\n<parameter=mood>\ngood"},
    ),
    "in_code": ("city = 'Rome'\nresult = book(city='Rome', nights=2)\nprint(result)", BOOK),
}  # fmt: skip
"""Step → a text that needs it, and the arguments that are proposed."""


@pytest.mark.promise("B3")
@pytest.mark.parametrize("step", APPLIED)
def test_a_faithful_liberty_is_taken_and_named(step: str) -> None:
    text, arguments = APPLIED[step]
    found = read_calls(text, offer())
    assert isinstance(found, Reading)
    (call,) = found.calls
    assert call.arguments == arguments
    beside = {"introduction"} | ({"quoted_call"} if step == "braced_call" else set())
    assert {repair.rule for repair in call.repairs} - beside == {step} - beside
    assert step in {repair.rule for repair in call.repairs}
    assert all(repair.faithful for repair in call.repairs)


@pytest.mark.promise("B3", "B4")
@pytest.mark.parametrize("step", ASKED)
def test_a_liberty_that_adds_errors_is_only_proposed(step: str) -> None:
    text, arguments = ASKED[step]
    found = read_calls(text, offer())
    assert isinstance(found, Reading)
    (call,) = found.calls
    assert call.arguments == arguments
    assert step in {repair.rule for repair in call.repairs}
    assert not all(repair.faithful for repair in call.repairs)
    assert is_cut_off(call) == (step in {"unclosed", "cut_off"})


def test_every_step_of_reading_has_an_example_and_its_class_is_the_one_shown() -> None:
    syntax = {name for name, step in STEPS.items() if step.stage == "syntax"}
    elsewhere = {
        "ambiguous_value",
        "answered_call",
        "inline_call",
        "cut_turn",
        "unnamed",
        "leaked_code",
        "prose_between",
        "single_positional",
    }
    assert syntax - APPLIED.keys() - ASKED.keys() == elsewhere
    assert all(STEPS[step].faithful for step in APPLIED)
    assert not any(STEPS[step].faithful for step in ASKED)


REFUSED: dict[str, str] = {
    '{"name": "book", "arguments": {"city": "Rome", "city": "Oslo"}}': "a key occurs twice",
    "[book(city='Rome', city='Oslo')]": "a key occurs twice",
    "<tool_call><function=book><parameter=city>Rome</parameter><parameter=city>Oslo</parameter></function></tool_call>":
        "a parameter occurs twice",
    "[book(city='Rome'), please]": "a list of calls contains something other than calls",
    '[{"name": "book", "arguments": {}}, 5]': "there is something other than calls among the calls",
    "[book(city='Rome') + book(city='Oslo')]": "there is other text between two calls",
    "book(price=1e400)": "a number is too large",
    "book(price=" + "9" * 5000 + ")": "a number has too many digits",
    '{"name": "book", "arguments": "city=Rome"}': "the arguments are not an object",
    "<tool_call>book please</tool_call>": "a tag announces a call, but none follows",
    "book(notes=" + "[" * 300 + "]" * 300 + ")": "nested deeper than 200 levels",
}  # fmt: skip


@pytest.mark.promise("B2", "T15")
@pytest.mark.parametrize("text", REFUSED, ids=range(len(REFUSED)))
def test_what_tries_to_be_a_call_and_cannot_be_read_is_refused_as_broken(text: str) -> None:
    found = read_calls(text, offer())
    assert isinstance(found, Unreadable)
    assert found.why == "broken"
    assert REFUSED[text] in found.detail


PROSE = [
    "There is nothing to do.",
    "I would use book(city, nights) for that, but I need the city.",
    "您想去哪个城市？",
    "Call print(1) and len(x) yourself.",
    "The answer is {x: 1}; see [1] and [2].",
    '{"temperature": 21, "name": "Rome"}',
    "<think>I could call book(city='Rome').</think>Where do you want to go?",
    "<think>book(city='Rome')",
    "hmm, book(city='Rome')?</think>Where do you want to go?",
    "<|channel|>analysis<|message|>book(city='Rome')<|end|><|start|>assistant<|channel|>final<|message|>Where to?<|return|>",
    '{"name": "book", "description": "Books a room.", "parameters": {"type": "object", "properties": {}}}',
    "",
    "[]",
]


@pytest.mark.promise("B2")
@pytest.mark.parametrize("text", PROSE, ids=range(len(PROSE)))
def test_prose_and_reasoning_are_no_calls(text: str) -> None:
    found = read_calls(text, offer())
    assert isinstance(found, Unreadable)
    assert found.seen == ()


@pytest.mark.promise("B2")
def test_an_answer_in_words_is_told_from_a_broken_call() -> None:
    prose, broken = read_calls("There is nothing to do.", offer()), read_calls("[book(city=", offer())
    assert isinstance(prose, Unreadable)
    assert (prose.why, prose.seen) == ("no_call", ())
    assert isinstance(broken, Reading)
    assert is_cut_off(broken.calls[0])
    assert not broken.complete


@pytest.mark.promise("B2")
def test_a_call_that_cannot_be_read_is_not_passed_over_for_those_beside_it() -> None:
    found = read_calls("[book(city='Rome')]\n[shop.find_item(words='a', words='b')]", offer())
    assert isinstance(found, Unreadable)
    assert found.seen == ("book", "shop.find_item")


@pytest.mark.promise("B2")
def test_a_call_of_a_tool_that_is_not_on_offer_is_kept_beside_others() -> None:
    for text in ("[ping(), launch(at='noon')]", "ping(); launch(at='noon');", "launch(at='noon')\nping()"):
        found = read_calls(text, offer())
        assert isinstance(found, Reading)
        assert sorted(call.name for call in found.calls) == ["launch", "ping"]


@pytest.mark.promise("B2")
def test_a_call_of_an_unknown_tool_alone_is_a_call() -> None:
    for text in (
        "launch(at='noon')",
        "[launch(at='noon')]",
        '{"name": "launch", "arguments": {"at": "noon"}}',
    ):
        found = read_calls(text, offer())
        assert isinstance(found, Reading)
        assert [(call.name, call.arguments) for call in found.calls] == [("launch", {"at": "noon"})]


@pytest.mark.promise("B2")
def test_the_same_call_twice_in_one_list_is_two_calls() -> None:
    found = read_calls("[ping(), ping()]", offer())
    assert isinstance(found, Reading)
    assert len(found.calls) == 2


@pytest.mark.promise("B2")
def test_calls_with_other_values_behind_prose_are_all_kept_and_asked_about() -> None:
    found = read_calls("[book(city='Rome')] or rather [book(city='Oslo')]", offer())
    assert isinstance(found, Reading)
    assert [call.arguments["city"] for call in found.calls] == ["Rome", "Oslo"]
    assert {repair.rule for call in found.calls for repair in call.repairs} == {"prose_between"}


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "turn",
    [
        "\n### Instruction:\nAnd Oslo?\n### Response:\n",
        "<|im_end|>\n<|im_start|>user\nAnd Oslo?<|im_end|>\n<|im_start|>assistant\n",
        "\nObservation: booked\nAction: next\n",
        '\n```\n"""\n\nassert answer ==\n',
    ],
)
@pytest.mark.parametrize("first", ["[book(city='Rome')]", "```python\n[book(city='Rome')]"])
def test_what_a_model_writes_for_somebody_else_behind_its_own_turn_calls_nothing(
    turn: str, first: str
) -> None:
    found = read_calls(f"{first}{turn}[book(city='Oslo'", offer())
    if '"""' in turn and "```" not in first:
        return  # without a fence of its own, three quotes end nothing
    assert isinstance(found, Reading)
    assert [call.arguments for call in found.calls] == [{"city": "Rome"}]
    assert "next_turn" in {repair.rule for repair in found.calls[0].repairs}


@pytest.mark.promise("B2")
def test_a_turn_that_begins_with_an_empty_list_of_calls_calls_nothing() -> None:
    found = read_calls("[]\n### Instruction:\nAnd Oslo?\n### Response:\n[book(city='Oslo')]", offer())
    assert isinstance(found, Unreadable)
    assert found.why == "no_call"


@pytest.mark.promise("B2")
def test_a_heading_before_the_first_call_ends_no_turn() -> None:
    found = read_calls("### Response:\n[book(city='Rome')]", offer())
    assert isinstance(found, Reading)
    assert [call.arguments for call in found.calls] == [{"city": "Rome"}]


@pytest.mark.promise("B2")
def test_a_heading_inside_of_an_argument_ends_no_turn() -> None:
    found = read_calls("[book(city='Rome'), book(city='a\\n### Input\\nb')]", offer())
    assert isinstance(found, Reading)
    assert len(found.calls) == 2


@pytest.mark.promise("B2")
def test_a_tools_name_behind_a_fence_is_no_language() -> None:
    for text in ("```book(city='Rome')```", '```book\n{"city": "Rome"}\n```'):
        found = read_calls(text, offer())
        assert isinstance(found, Reading), text
        assert [call.arguments for call in found.calls] == [{"city": "Rome"}]


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "broken",
    [
        '<tool_call>\n{"arguments": {"city": 2 * <nights>}, "name": "book"}\n</tool_call>',
        '{"arguments": {"city": <text>, "nights": <int>}, "name": "book"}',
    ],
)
def test_one_broken_call_among_others_makes_the_whole_unreadable(broken: str) -> None:
    whole = '<tool_call>\n{"name": "book", "arguments": {"city": "Rome"}}\n</tool_call>\n'
    for text in (broken, whole + broken, broken + whole):
        found = read_calls(text, offer())
        assert isinstance(found, Unreadable), text
        assert found.why == "broken"


DESCRIBED = (
    '[{"type": "function", "function": {"name": "book", "description": "Books.", '
    '"parameters": {"type": "object", "properties": {"city": {"type": "string"}}}}}]'
)


@pytest.mark.promise("B2")
def test_tools_that_a_model_repeats_are_no_calls_and_do_not_hide_one() -> None:
    nothing = read_calls(f"I may use {DESCRIBED}", offer())
    assert isinstance(nothing, Unreadable)
    assert nothing.why == "no_call"
    found = read_calls(f"<tools>{DESCRIBED}</tools>\n[book(city='Rome')]", offer())
    assert isinstance(found, Reading)
    assert [call.arguments for call in found.calls] == [{"city": "Rome"}]


LEAKED = (
    "```python\nprint(default_api.book(city='Rome', nights=2))\nprint(default_api.book(city='Oslo'))\n```"
)


@pytest.mark.promise("B2", "B6")
def test_a_program_that_leaked_from_the_native_channel_is_only_proposed() -> None:
    found = read_calls(LEAKED, offer(), channel="native")
    assert isinstance(found, Reading)
    assert [call.arguments for call in found.calls] == [BOOK, {"city": "Oslo"}]
    for call in found.calls:
        assert [(repair.rule, repair.faithful) for repair in call.repairs] == [("leaked_code", False)]


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "text",
    [
        "Run this:\n" + LEAKED,
        LEAKED + "\nDone.",
        LEAKED.replace("default_api.", ""),
        LEAKED.replace("book", "cook"),
        LEAKED.replace("'))\n```", "')\n```"),
        "```python\nx = default_api.book(city='Rome')\n```",
    ],
)
def test_any_other_text_of_a_native_channel_stays_text(text: str) -> None:
    found = read_calls(text, offer(), channel="native")
    assert isinstance(found, Unreadable)
    assert found.why == "no_call"


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("12345678901234567890123", 12345678901234567890123),
        ("-0.1", -0.1),
        ("1_000", 1000),
        ("0x1F", 31),
        (".5", 0.5),
        ("true", True),
        ("None", None),
        ("'a\\tb\\u4e2d\\x41'", "a\tb中A"),
        ("r'C:\\new'", "C:\\new"),
        ("'''one\ntwo'''", "one\ntwo"),
        ('"\\ud83d\\ude00"', "😀"),
        ("''", ""),
        ("'it\\'s'", "it's"),
        ("[1, [2, {'a': (3,)}]]", [1, [2, {"a": [3]}]]),
    ],
)
def test_a_value_keeps_every_digit_and_character(source: str, value: Any) -> None:
    found = read_calls(f"[book(notes={source})]", offer())
    assert isinstance(found, Reading)
    assert found.calls[0].arguments == {"notes": value}
    assert type(found.calls[0].arguments["notes"]) is type(value)


@pytest.mark.promise("B3")
@pytest.mark.parametrize("source", ["5 km", "50%", "$5", "2件", "a + b", "NaN", "-Infinity", "07", "1.2.3"])
def test_what_is_no_value_is_never_cut_or_worked_out(source: str) -> None:
    found = read_calls(f"[book(price={source})]", offer())
    assert isinstance(found, Reading)
    (call,) = found.calls
    assert not all(repair.faithful for repair in call.repairs)
    assert call.arguments == {"price": source}


def test_a_number_with_a_comma_is_asked_about() -> None:
    found = read_calls("[book(price=1,000)]", offer())
    assert isinstance(found, Reading)
    assert "positional" in {repair.rule for repair in found.calls[0].repairs}


@pytest.mark.promise("B2")
def test_a_parameter_in_tags_keeps_its_text_and_takes_its_type_from_the_schema() -> None:
    text = (
        "<tool_call>\n<function=book>\n<parameter=city>\n  <b>Rome</b> & 5\n\n</parameter>\n<parameter=nights>\n2\n"
        '</parameter>\n<parameter=guests>\n["Ann"]\n</parameter>\n<parameter=unheard>\n7\n</parameter>\n</function>\n</tool_call>'
    )
    found = read_calls(text, offer())
    assert isinstance(found, Reading)
    assert found.calls[0].arguments == {
        "city": "  <b>Rome</b> & 5\n", "nights": 2, "guests": ["Ann"], "unheard": "7",
    }  # fmt: skip
    assert found.calls[0].repairs == ()
