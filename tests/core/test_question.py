"""What keeps a call from being made is one question; its answer is the next call, which keeps what was right."""

import json
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field

from callwright import Callwright
from callwright.core.call.clarification import AnswerError, answer
from callwright.core.call.pipeline import run_call
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.dialects.canonical import from_json, to_json
from callwright.core.gate import (
    build_problem_question,
    write_question,
)
from callwright.core.gate.field_description import describe_accepted
from callwright.core.repair import repair_arguments
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.domain.call import CallRequest, ConversationMessage, Locale, Ticket
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import (
    Allowed,
    Authorize,
    ReadClock,
    Resolve,
    Resolved,
    Tick,
)
from callwright.domain.records import RunLimits
from callwright.domain.result import FieldProblem, Repair, ToolResult

ORDER = compile_contract(
    Contract(
        name="create_order",
        description="Create an order for a product.",
        input_schema={
            "type": "object",
            "properties": {
                "sku": {"type": "string", "title": "Product"},
                "amount": {"type": "integer", "minimum": 1, "maximum": 100},
                "currency": {"enum": ["CNY", "USD", "EUR"]},
                "due": {"type": "string", "format": "date"},
                "pin": {"type": "string", "format": "password", "minLength": 4},
                "tags": {"type": "array", "items": {"type": "string"}},
                "ship": {
                    "type": "object",
                    "properties": {"zip": {"type": "string"}, "fast": {"type": "boolean"}},
                },
            },
            "required": ["sku", "amount"],
            "additionalProperties": False,
        },
    )
)


def told(
    arguments: dict[str, Any], *, locale: Locale = "en", tool: CompiledContract = ORDER, **request: Any
) -> ToolResult:
    """The result of a dry run."""
    raw = {"name": tool.contract.name, "arguments": arguments}
    return finished(CallRequest(raw=raw, dry_run=True, locale=locale, **request), tool)


def finished(request: CallRequest, tool: CompiledContract = ORDER) -> ToolResult:
    story = run_call(request, Ticket("c1", "1" * 32), RunLimits())
    answers = {Resolve: Resolved(tool), Authorize: Allowed("r"), ReadClock: Tick(1.0)}
    effect = next(story)
    while True:
        try:
            effect = story.send(answers[type(effect)])
        except StopIteration as end:
            result: ToolResult = end.value
            return result


def asked(result: ToolResult) -> dict[str, Any]:
    assert result.error is not None
    assert result.error.details is not None
    return result.error.details


@pytest.mark.promise("B4", "C2")
def test_all_problems_are_one_question_in_english_and_in_chinese() -> None:
    arguments = {"amount": 500, "currency": "usdd", "tags": ["a"]}

    english, chinese = told(arguments), told(arguments, locale="zh-CN")

    assert english.error is not None
    assert chinese.error is not None
    assert english.error.user_message == (
        "Please give Product. amount cannot be used as it is; it must be a whole number, at least 1, at most 100. "
        "currency cannot be used as it is; it must be ‘CNY’, ‘USD’ or ‘EUR’. Did you mean ‘USD’?"
    )
    assert chinese.error.user_message == (
        "请提供 Product。amount 的内容无法使用，应为整数，不小于 1，不大于 100。"
        "currency 的内容无法使用，应为“CNY”、“USD”或“EUR”。是否指“USD”？"
    )
    assert english.error.message == chinese.error.message
    assert english.next_action == "ask_user"


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("arguments", "english", "chinese"),
    [
        ({"note": ""}, "note must not be empty.", "note 不能为空。"),
        (
            {"note": "x" * 41},
            "note cannot be used as it is; it must be at most 40 characters.",
            "note 的内容无法使用，应为最多 40 个字符。",
        ),
        ({"tags": []}, "tags must not be empty.", "tags 不能为空。"),
    ],
)
def test_a_field_that_is_empty_is_said_to_be_so_and_not_to_be_of_a_form_that_it_has(
    arguments: dict[str, Any], english: str, chinese: str
) -> None:
    texts: dict[Locale, str] = {"en": english, "zh-CN": chinese}
    for locale, text in texts.items():
        with Callwright(locale=locale) as app:

            @app.read
            def find(
                note: Annotated[str, Field(min_length=1, max_length=40)] = "a",
                tags: Annotated[list[str], Field(min_length=1)] = ["a"],  # noqa: B006 - only read
            ) -> str:
                """Find."""
                return note

            error = app.call({"name": "find", "arguments": arguments}).error
        assert error is not None
        assert error.user_message == text
        assert ("must not be empty" in error.message) == ("not be empty" in english)


@pytest.mark.promise("B4", "C10")
def test_the_draft_holds_what_was_right_and_nothing_rejected_or_secret() -> None:
    details = asked(told({"sku": "A-1", "amount": 500, "pin": "9876", "bogus": 1}))

    assert details["draft"] == {"name": "create_order", "arguments": {"sku": "A-1"}}
    assert details["asked"] == [{"path": "/amount", "kind": "invalid"}, {"path": "/pin", "kind": "secret"}]
    assert "9876" not in json.dumps(details)


@pytest.mark.promise("B4")
def test_an_answer_makes_the_call_that_keeps_what_was_right() -> None:
    refused = told({"sku": "A-1", "ship": {"zip": "10115", "fast": "maybe"}, "tags": ["x", 2]})

    call = answer(refused, {"amount": 3, "/ship/fast": True, "tags": ["x"]})

    assert call.raw == {
        "name": "create_order",
        "arguments": {"sku": "A-1", "ship": {"zip": "10115", "fast": True}, "tags": ["x"], "amount": 3},
    }
    assert call.confirmed == ("/amount", "/ship/fast", "/tags")
    assert told(call.raw["arguments"]).success


@pytest.mark.promise("B4")
def test_an_answer_works_over_json_and_in_another_process() -> None:
    refused = told({"sku": "A-1"})
    written = to_json(refused)

    expected = answer(refused, {"amount": 3})

    assert answer(written, {"amount": 3}) == expected
    assert answer(written.decode(), {"amount": 3}) == expected
    assert answer(json.loads(written), {"amount": 3}) == expected
    assert answer(from_json(written), {"amount": 3}) == expected


@pytest.mark.promise("B4", "B5")
def test_a_plain_yes_makes_exactly_the_call_that_was_shown() -> None:
    said = (ConversationMessage("user", "Please create an order, three of them"),)
    refused = told({"sku": "A-1", "amount": 3}, conversation=said)

    assert refused.error is not None
    assert refused.error.code == "ungrounded_argument"
    assert refused.error.user_message == "Is Product = ‘A-1’ right?"
    assert asked(refused)["draft"]["arguments"] == {"amount": 3}
    call = answer(refused, yes=True)

    assert call.raw["arguments"] == {"amount": 3, "sku": "A-1"}
    assert told(call.raw["arguments"], conversation=said, confirmed=call.confirmed).success
    assert not told(call.raw["arguments"], conversation=said).success


@pytest.mark.promise("B4")
def test_what_is_doubtful_as_a_whole_is_asked_about_as_a_whole() -> None:
    said = (ConversationMessage("user", "What is A-1 times 3?"),)

    english = told({"sku": "A-1", "amount": 3}, conversation=said)
    chinese = told({"sku": "A-1", "amount": 3}, conversation=said, locale="zh-CN")

    assert english.error is not None
    assert english.error.code == "low_confidence"
    assert (
        english.error.user_message
        == "Shall “create order” really be carried out with Product = ‘A-1’, amount = 3?"
    )
    assert chinese.error is not None
    assert chinese.error.user_message == "确定要执行“create order”吗（Product = “A-1”、amount = 3）？"
    assert "the user only asked about this action" in english.error.message
    assert answer(english, yes=True).confirmed == ("",)


@pytest.mark.promise("B4")
def test_a_proposal_is_shown_and_made_only_by_a_yes() -> None:
    liberty = Repair("/amount", "1.5k", 15, "anything", False, 0.5)
    problems = [FieldProblem("/amount", "must be of type integer")]

    found = build_problem_question(ORDER, {"sku": "A-1", "amount": "1.5k"}, problems, [liberty])

    assert write_question(ORDER, found, "en").endswith("Did you mean 15?")
    assert found.to_details()["asked"] == [{"path": "/amount", "kind": "invalid", "proposed": 15}]
    assert found.draft == {"name": "create_order", "arguments": {"sku": "A-1"}}


@pytest.mark.promise("B4")
def test_an_answer_that_leaves_something_open_says_what() -> None:
    refused = told({"currency": "GBP"})

    with pytest.raises(AnswerError, match="/currency, /sku, /amount"):
        answer(refused, {})
    with pytest.raises(AnswerError, match="/currency"):
        answer(refused, {"sku": "A", "amount": 1})


@pytest.mark.promise("B4")
def test_a_result_that_asks_nothing_cannot_be_answered() -> None:
    done = told({"sku": "A-1", "amount": 3})

    for result in (done, "no json", b"{}", {"success": True}, 7):
        with pytest.raises(AnswerError):
            answer(result, yes=True)  # type: ignore[arg-type] # whatever a caller hands in


@pytest.mark.promise("B4")
def test_confirming_never_makes_an_invalid_call_valid() -> None:
    said = (ConversationMessage("user", "order"),)

    for confirmed in ((), ("",), ("/amount",)):
        assert not told({"sku": "A-1", "amount": 500}, conversation=said, confirmed=confirmed).success


@pytest.mark.promise("B4")
def test_nothing_that_the_model_writes_confirms_anything() -> None:
    said = (ConversationMessage("user", "What is the weather?"),)
    raw = {"name": "create_order", "arguments": {"sku": "A", "amount": 1}, "confirmed": [""], "yes": True}

    assert not finished(CallRequest(raw=raw, dry_run=True, conversation=said)).success


@pytest.mark.promise("B4")
@given(st.dictionaries(
    st.sampled_from(["sku", "amount", "currency", "due", "tags", "ship", "bogus"]),
    st.none() | st.integers(-5, 200) | st.text(max_size=5) | st.lists(st.integers(0, 3), max_size=2),
))  # fmt: skip
def test_every_problem_is_in_the_question_and_no_sound_value_is_lost(arguments: dict[str, Any]) -> None:
    mended = repair_arguments(ORDER, arguments)
    if not mended.problems:
        return
    found = build_problem_question(ORDER, mended.arguments, mended.problems)
    asked_about = {one.path for one in found.asked}

    for problem in mended.problems:
        assert problem.path == "" or any(problem.path.startswith(path) for path in asked_about)
    assert found.draft is not None
    kept = found.draft["arguments"]
    for name, value in mended.arguments.items():
        assert kept.get(name) == value or f"/{name}" in asked_about or name == "bogus"


@pytest.mark.parametrize(
    ("schema", "english", "chinese"),
    [
        ({"type": "integer", "minimum": 1}, "a whole number, at least 1", "整数，不小于 1"),
        ({"type": "number", "exclusiveMaximum": 2.5}, "a number, less than 2.5", "数字，小于 2.5"),
        ({"type": "boolean"}, "yes or no", "是或否"),
        ({"type": "string", "format": "date"}, "a date", "日期"),
        ({"enum": ["a", "b", None]}, "‘a’ or ‘b’", "“a”或“b”"),
        ({"enum": list(range(12))}, "0, 1, 2, 3, 4, 5, 6, 7, …", "0、1、2、3、4、5、6、7、…"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "a whole number", "整数"),
        ({"type": "string", "pattern": "^[A-Z]{3}$"}, "", ""),
    ],
)
def test_what_is_accepted_is_said_in_words(schema: dict[str, Any], english: str, chinese: str) -> None:
    tool = compile_contract(Contract(name="t", input_schema={"type": "object", "properties": {"x": schema}}))
    forms = get_tool_keywords(tool).parameters["x"].list_schemas_at(())

    assert (describe_accepted(forms, "en"), describe_accepted(forms, "zh-CN")) == (english, chinese)
