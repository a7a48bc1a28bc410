"""What stands around calls: no words are understood, so a read is made, and the model is asked about any other call."""

import pytest

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import MENTION_STEPS, FixedOffer, Reading, Unreadable
from callwright.domain.repair_steps import STEPS
from core.reader.test_dialects import calls_in, steps_of
from core.reader.writing import offer, tool

WITH_EFFECT = FixedOffer([tool("book", "once")])
CALL = "book(city='Rome')"
ROME = ("book", {"city": "Rome"})

SPOKEN_AGAINST = [
    "I would not call {}",
    "I would not call {}.",
    "Do not run {}",
    "I won't do this:\n```\n{}\n```",
    "You could call {} for that.",
    "For example, {}",
    "Here is an example of a call:\n```python\n{}\n```\nBut tell me the city first.",
    "The documentation says:\n\n    {}\n\nbooks a room.",
    "Usage:\n\n```python\n{}\n```",
    "If you want a room, I can use {}",
    "Should I call {}?",
    "Shall I run this?\n[{}]",
    "Calling {} would cost money.",
    "The call {} returns a number.",
    "I called {} earlier and it failed.",
    "Instead of making the call [{}] I ask you.",
    "I refuse to run {}",
    "[{}]\nDo not run this.",
    "I book it:\n[{}]\nActually no, I should not do this.",
    "I book it:\n[{}]\nShall I proceed?",
    "```\n{}\n```\nDon't call it before I have confirmed.",
    "不要调用{}",
    "我不会调用 {}",
    "请勿执行：\n```\n{}\n```",
    "例如：[{}]",
    "如果您需要，可以这样：{}",
    "用法：{}",
    "要我调用 [{}] 吗？",
    "我来预订：[{}]\n请确认后再执行。",
    "没有合适的工具，最接近的是 {}",
]

LED_TO = [
    "I'll call it now:\n[{}]",
    "I will now call {}.",
    "The function call would be:\n[{}]",
    "Let me book that for you.\n```python\n{}\n```\nI will tell you when it is done.",
    "To book a room, I use {} to reserve it.",
    "为您预订，调用如下：\n[{}]\n请稍候。",
    "我来调用{}",
    "好的，我调用 {}。",
]


@pytest.mark.promise("B2", "B4", "B14", "T15")
@pytest.mark.parametrize("words", [*SPOKEN_AGAINST, *LED_TO])
def test_a_call_with_an_effect_in_a_sentence_is_only_proposed_whatever_the_words_say(words: str) -> None:
    found = read_calls(words.format(CALL), WITH_EFFECT)
    assert calls_in(found) == [ROME]
    assert steps_of(found) & MENTION_STEPS
    assert not all(STEPS[step].faithful for step in steps_of(found))


@pytest.mark.promise("B2")
@pytest.mark.parametrize("words", LED_TO)
def test_a_read_that_the_words_lead_to_is_read_by_itself(words: str) -> None:
    found = read_calls(words.format(CALL), offer())
    assert calls_in(found) == [ROME]
    assert all(STEPS[step].faithful for step in steps_of(found))


@pytest.mark.promise("B2", "B4")
def test_calls_on_both_sides_of_a_sentence_make_a_question_of_all_even_of_reads() -> None:
    found = read_calls(f"I book:\n[{CALL}]\nFor example, [book(city='Oslo')] costs more.", offer())
    assert len(calls_in(found)) == 2
    assert "prose_between" in steps_of(found)


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "text",
    [
        'I will make the API call.book\n{"city": "Rome"}',
        '我来调用book{"city": "Rome"}',
        "我来调用book(city='Rome')",
        "I call functions.book(city='Rome')",
    ],
)
def test_a_sentence_that_runs_into_a_tools_name_hides_no_call(text: str) -> None:
    found = read_calls(text, offer())
    assert calls_in(found) == [ROME]
    assert steps_of(found) == {"introduction"}


@pytest.mark.promise("B2")
@pytest.mark.parametrize("fence", ["```", "```python"])
def test_a_fence_that_only_ends_holds_what_stands_before_it(fence: str) -> None:
    found = read_calls(f"[{CALL}]\n{fence}\n\nThis line books a room.", offer())
    assert calls_in(found) == [ROME]
    assert steps_of(found) == {"markdown_fence"}


@pytest.mark.promise("B2")
def test_a_line_that_goes_on_behind_a_backslash_is_one_line() -> None:
    for text in (f"{CALL}, \\\nbook(city='Oslo')", f"[{CALL}, \\\nbook(city='Oslo')]"):
        assert calls_in(read_calls(text, offer())) == [ROME, ("book", {"city": "Oslo"})]


@pytest.mark.promise("B2", "B4")
def test_a_result_that_a_model_makes_up_behind_a_call_is_asked_about_and_is_no_cut() -> None:
    found = read_calls(f"[{CALL}]\n{{'price': 120}}", offer())
    assert isinstance(found, Reading)
    assert found.complete
    assert steps_of(found) == {"prose_after"}


@pytest.mark.promise("B2")
def test_a_list_under_a_tools_name_is_a_call_for_each_of_its_objects() -> None:
    found = read_calls("{'book': [{'city': 'Rome'}, {'city': 'Oslo'}]}", offer())
    assert calls_in(found) == [ROME, ("book", {"city": "Oslo"})]
    assert steps_of(found) == {"name_as_key", "python_literal"}


WIDE = [
    "book（city='Rome'）",
    "［book（city＝“Rome”）］",
    '｛"name"："book"，"arguments"：｛"city"："Rome"｝｝',
    "{“name”：“book”，“arguments”：{“city”：“Rome”}}",
    '{"name":"book"，"arguments":{"city":"Rome"}}',
    "book(city=「Rome」)",
]


@pytest.mark.promise("B2", "B3")
@pytest.mark.parametrize("text", WIDE)
def test_full_width_signs_are_read_as_what_they_stand_for(text: str) -> None:
    found = read_calls(text, offer())
    assert calls_in(found) == [ROME]
    assert steps_of(found) <= {"full_width", "smart_quotes"}
    assert steps_of(found)


@pytest.mark.promise("B2", "B3")
@pytest.mark.parametrize("value", ["你好，世界", "（备注）：无", "第１号", "a、b", "【急】", "it's ，x"])
def test_full_width_signs_inside_of_a_value_stay_what_they_are(value: str) -> None:
    quoted = f'"{value}"'
    for text in (
        f"book（city={quoted}）",
        f'{{"name"："book","arguments":{{"city":{quoted}}}}}',
        f"book(city={quoted})",
    ):
        assert calls_in(read_calls(text, offer())) == [("book", {"city": value})]


@pytest.mark.promise("B2", "B4")
@pytest.mark.parametrize(
    "text",
    [
        "book(city=你好，世界)",
        "book(city=罗马（意大利）, nights=2)",
        "book（city='it's ，x'）",
        "book(nights：2，3)",
    ],
)
def test_a_full_width_sign_with_two_readings_is_no_call_by_itself(text: str) -> None:
    found = read_calls(text, offer())
    assert isinstance(found, Unreadable) or not all(STEPS[step].faithful for step in steps_of(found))


@pytest.mark.promise("B2")
def test_a_text_in_tags_keeps_its_full_width_signs_whatever_else_is_wrong() -> None:
    text = "<tool_call><function=book><parameter=city>罗马，（意大利）：好</parameter></function>"
    assert calls_in(read_calls(text, offer())) == [("book", {"city": "罗马，（意大利）：好"})]


@pytest.mark.promise("B2", "B4")
@pytest.mark.parametrize("label", ["Final Answer: Done.", "最终答案：已完成。", "最终回答: 已完成。"])
def test_a_text_with_labels_that_ends_in_an_answer_makes_no_call(label: str) -> None:
    found = read_calls(f'行动：book\n行动输入：{{"city": "Rome"}}\n{label}', WITH_EFFECT)
    assert isinstance(found, Unreadable)
    assert found.why == "answer"


@pytest.mark.promise("B2")
def test_a_tool_that_is_defined_under_chinese_keys_is_not_called() -> None:
    schema = '{"type": "object", "properties": {"city": {"type": "string"}}}'
    assert isinstance(read_calls(f'{{"工具": "book", "参数": {schema}}}', offer()), Unreadable)
