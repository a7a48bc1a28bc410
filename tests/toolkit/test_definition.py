"""A toolkit: a named set of tools whose contracts speak the language of the application that uses it."""

from collections.abc import Awaitable, Callable

import pytest

from callwright import Callwright, DeclaredError, NotApplied, RetryPolicy, StandIn, ToolAnswer, ok
from callwright.core.contracts.contract_compiler import ContractError
from callwright.domain.call import Locale
from callwright.toolkit import Toolkit, ToolkitError, ToolSpec, ToolWords
from callwright.toolkit.definition import Say
from callwright.tools.tool_catalogue import CatalogueError

pytestmark = pytest.mark.promise("D2")


def count_words(say: Say) -> Callable[..., ToolAnswer]:
    def count(text: str) -> ToolAnswer:
        found = len(text.split())
        return ok(
            {"words": found}, say("counted", count=found), score=0.9, source={"type": "tool", "id": "c"}
        )

    return count


def count_at_the_service(_say: Say) -> Callable[..., Awaitable[ToolAnswer]]:
    async def count(text: str) -> ToolAnswer:
        raise NotApplied("connection_failed")

    return count


COUNTING = Toolkit(
    name="counting",
    title={"en": "Counting", "zh-CN": "计数"},
    tools=(
        ToolSpec(
            name="count_words",
            make=count_words,
            options={"effect": "read", "errors": [DeclaredError("TOO_LONG", "The text is too long.")]},
            words={
                "en": ToolWords(
                    title="Count words",
                    description="Count the words of a text.",
                    arguments={"text": "What to count."},
                    messages={"counted": "Counted {count} words."},
                ),
                "zh-CN": ToolWords(
                    title="统计单词",
                    description="统计文本的单词数。",
                    arguments={"text": "要统计的文本。"},
                    messages={"counted": "共 {count} 个单词。"},
                ),
            },
        ),
        ToolSpec(
            name="count_remotely",
            make=count_at_the_service,
            options={
                "effect": "read",
                "retries": RetryPolicy(max_retries=0),
                "stand_in": StandIn(tool="count_words"),
            },
            words={
                language: ToolWords(title="-", description="Count elsewhere.", arguments={"text": "What."})
                for language in ("en", "zh-CN")
            },
        ),
    ),
)


@pytest.mark.parametrize(
    ("language", "description", "argument", "message"),
    [
        ("en", "Count the words of a text.", "What to count.", "Counted 3 words."),
        ("zh-CN", "统计文本的单词数。", "要统计的文本。", "共 3 个单词。"),
    ],
)
def test_description_arguments_and_messages_are_in_the_language_of_the_application(
    language: Locale, description: str, argument: str, message: str
) -> None:
    with Callwright(locale=language) as app:
        app.use(COUNTING, include=["count_words"])
        (contract,) = [one.contract for one in app.tools]
        result = app.call({"name": "count_words", "arguments": {"text": "a b c"}})

    assert contract.description == description
    assert contract.input_schema["properties"]["text"]["description"] == argument
    assert (result.data, result.message) == ({"words": 3}, message)


def test_a_prefix_stands_before_every_name_and_a_stand_in_is_found_under_it() -> None:
    with Callwright() as app:
        app.use(COUNTING, prefix="kit_")
        result = app.call({"name": "kit_count_remotely", "arguments": {"text": "a b"}})

    assert [one.contract.name for one in app.tools] == ["kit_count_remotely", "kit_count_words"]
    assert (result.success, result.data) == (True, {"words": 2})
    assert [one.code for one in result.warnings] == ["degraded"]


def test_a_stand_in_that_is_not_included_is_not_asked() -> None:
    with Callwright() as app:
        app.use(COUNTING, include=["count_remotely"])
        result = app.call({"name": "count_remotely", "arguments": {"text": "a b"}})

    assert app.tools[0].contract.stand_in is None
    assert result.error is not None
    assert result.error.code == "connection_failed"


def test_fields_of_a_contract_are_said_otherwise_by_the_operator() -> None:
    with Callwright() as app:
        app.use(COUNTING, overrides={"count_words": {"timeout_ms": 5, "untrusted": True}})
        found = {one.contract.name: one.contract for one in app.tools}

    assert (found["count_words"].timeout_ms, found["count_words"].untrusted) == (5, True)
    assert not found["count_remotely"].untrusted


@pytest.mark.parametrize(
    "wrong", [{"include": ["count_wrds"]}, {"overrides": {"count_wrds": {"untrusted": True}}}]
)
def test_a_name_that_is_no_tool_of_the_toolkit_is_refused_with_those_that_are(
    wrong: dict[str, object],
) -> None:
    with Callwright() as app, pytest.raises(ToolkitError, match="its tools are: count_remotely, count_words"):
        app.use(COUNTING, **wrong)  # type: ignore[arg-type] # one of the two keywords
    assert app.tools == []


def test_a_contract_that_contradicts_itself_or_a_name_that_is_taken_is_refused() -> None:
    with Callwright() as app:
        app.use(COUNTING)
        with pytest.raises(CatalogueError):
            app.use(COUNTING, overrides={"count_words": {"untrusted": True}})
        with pytest.raises(ContractError):
            app.use(COUNTING, prefix="a_", overrides={"count_words": {"timeout_ms": 10**9}})
