"""A call inside other text: the model is asked first, the user only after that; a declared dialect is the only one that counts."""

import asyncio
import json

import pytest

from callwright import Callwright
from callwright.reading import read_stream

BLOCK = '<tool_call>\n{"name": "pay", "arguments": {"amount": 5}}\n</tool_call>'


def make_app(paid: list[int]) -> Callwright:
    app = Callwright()

    @app.tool(effect="once")
    def pay(amount: int) -> int:
        """Pay an amount."""
        paid.append(amount)
        return amount

    return app


@pytest.mark.promise("B14")
@pytest.mark.parametrize(
    "text",
    [
        "Once you confirm, I will run pay(amount=5).",
        f"Do not run this:\n{BLOCK}",
        "切勿执行 pay(amount=5)",
        f"{BLOCK}\nNever mind.",
    ],
)
def test_a_mention_is_given_back_to_the_model_and_made_when_the_user_agrees(text: str) -> None:
    paid: list[int] = []
    with make_app(paid) as app:
        refused = app.call(text)
        assert refused.error is not None
        assert (refused.error.code, refused.next_action, refused.effect) == ("call_in_prose", "retry", "none")
        assert "alone" in (refused.error.suggestion or "")
        assert paid == []
        assert app.answer(refused, yes=True).success
    assert paid == [5]


@pytest.mark.promise("B14")
def test_sent_alone_the_same_call_is_made() -> None:
    paid: list[int] = []
    with make_app(paid) as app:
        assert not app.call(f"I would call this:\n{BLOCK}").success
        assert app.call(BLOCK).success
    assert paid == [5]


@pytest.mark.promise("B2", "B14")
def test_a_declared_dialect_is_the_only_one_whose_blocks_are_calls() -> None:
    paid: list[int] = []
    with make_app(paid) as app:
        foreign = app.call(BLOCK, dialect="kimi-k2")
        assert foreign.error is not None
        assert foreign.error.code == "call_in_prose"
        assert app.call(BLOCK, dialect="hermes").success
        assert [one.success for one in app.call_all(f"I pay.\n{BLOCK}", dialect="hermes", key="two")] == [
            True
        ]
        with pytest.raises(ValueError, match="dialect must be one of these: hermes"):
            app.call(BLOCK, dialect="hermess")
        with pytest.raises(ValueError, match="dialect must be one of these: hermes"):
            read_stream(app, dialect="hermess")


@pytest.mark.promise("B14")
def test_of_two_calls_of_a_turn_that_was_cut_none_is_made() -> None:
    paid: list[int] = []
    with make_app(paid) as app:
        results = app.call_all(f'{BLOCK}\n<tool_call>\n{{"name": "pay", "arguments": {{"amount": 7')
        assert [one.error and one.error.code for one in results] == ["invalid_json"] * len(results)
    assert paid == []


@pytest.mark.promise("B14")
@pytest.mark.parametrize(
    "reason", ["length", "max_tokens", "MAX_TOKENS", "content_filter", "an unknown reason"]
)
def test_of_a_turn_that_its_provider_reports_as_cut_none_is_made(reason: str) -> None:
    paid: list[int] = []
    with make_app(paid) as app:
        call = {"name": "pay", "arguments": {"amount": 700}}
        for raw in (BLOCK, call, json.dumps(call), [call, call]):
            results = app.call_all(raw, finish_reason=reason)
            assert {one.error and one.error.code for one in results} == {"invalid_json"}
            assert all(one.error and "cut before its end" in one.error.message for one in results)
        assert app.call(call, finish_reason=reason).next_action == "retry"
        assert paid == []
        assert app.call(BLOCK, finish_reason="stop").success


@pytest.mark.promise("B14")
def test_an_asynchronous_call_of_a_cut_turn_is_not_made() -> None:
    paid: list[int] = []
    with make_app(paid) as app:
        result = asyncio.run(app.acall(BLOCK, finish_reason="length"))
        assert result.error is not None
        assert result.error.code == "invalid_json"
    assert paid == []
