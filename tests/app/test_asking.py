"""The gate at the door: conversations, questions and answers of an application."""

import json
from typing import Any

import pytest

import callwright
from callwright import Callwright, Principal, Rule, ToolResult
from callwright.core.text.conversation import ConversationError
from callwright.domain.call import Siblings
from callwright.testing import FakeClock


@pytest.fixture
def done() -> list[Any]:
    return []


@pytest.fixture
def app(done: list[Any]) -> Callwright:
    made = Callwright()

    @made.tool(effect="once", description="Cancel an order of the customer.")
    def cancel_order(order_id: str, reason: str = "") -> dict[str, str]:
        done.append(order_id)
        return {"cancelled": order_id}

    @made.tool(effect="read", description="Look up the status of an order.")
    def order_status(order_id: str) -> dict[str, str]:
        done.append(order_id)
        return {"status": "open"}

    return made


def cancel(order_id: str, **more: Any) -> dict[str, Any]:
    return {"name": "cancel_order", "arguments": {"order_id": order_id, **more}}


def code(result: ToolResult) -> str | None:
    return result.error.code if result.error else None


@pytest.mark.promise("B4", "B5")
def test_an_invented_value_is_asked_about_and_made_after_a_yes(app: Callwright, done: list[Any]) -> None:
    said = [{"role": "user", "content": "Please cancel my order."}]

    refused = app.call(cancel("A-1007"), conversation=said)
    raw, confirmed = callwright.answer(refused, yes=True)
    made = app.call(raw, conversation=said, confirmed=confirmed)

    assert (code(refused), refused.next_action, refused.effect) == ("ungrounded_argument", "ask_user", "none")
    assert refused.error is not None
    assert refused.error.user_message == "Is order id = ‘A-1007’ right?"
    assert (made.success, done) == (True, ["A-1007"])


@pytest.mark.promise("B4")
def test_a_value_that_an_earlier_result_gave_needs_no_question(app: Callwright, done: list[Any]) -> None:
    said = [
        {"role": "user", "content": "Cancel my last order"},
        {"role": "assistant", "content": None, "tool_calls": []},
        {"role": "tool", "content": '{"orders": ["A-1007"]}'},
    ]

    assert app.call(cancel("A-1007"), conversation=said).success


@pytest.mark.promise("B4")
def test_without_a_conversation_everything_is_as_it_was(app: Callwright, done: list[Any]) -> None:
    assert app.call(cancel("A-1007")).success
    assert app.call(cancel("A-1008"), conversation=None).success


@pytest.mark.promise("B4")
def test_a_call_that_is_repeated_in_one_output_is_made_once(app: Callwright, done: list[Any]) -> None:
    raw = json.dumps([cancel("A-1007"), cancel("A-1007")])

    first, second = app.call_all(raw, conversation=["cancel order A-1007"])

    assert first.success
    assert code(second) == "low_confidence"
    assert done == ["A-1007"]


@pytest.mark.promise("B4")
def test_siblings_may_be_told_by_whoever_reads_the_output_themselves(
    app: Callwright, done: list[Any]
) -> None:
    beside = Siblings(30, 29, repeated=True)

    assert not app.call(cancel("A-1"), conversation=["cancel order A-1"], siblings=beside).success


@pytest.mark.promise("B4")
def test_a_call_on_weak_ground_says_so(app: Callwright, done: list[Any]) -> None:
    raw = {"name": "order_status", "arguments": {"order_id": "A-1 Smith Leeds"}}

    weak = app.call(raw, conversation=["what is the status of the order A-1 from Leeds?"])
    sound = app.call(raw, conversation=["what is the status of the order A-1 of Smith from Leeds?"])

    assert weak.success
    assert [notice.code for notice in weak.warnings] == ["unsure_call"]
    assert [notice.code for notice in sound.warnings] == []


@pytest.mark.promise("B7")
def test_a_call_with_a_conversation_is_replayed_and_its_tape_reads_back(
    app: Callwright, done: list[Any]
) -> None:
    for said in (["cancel order A-1007"], ["hello"]):
        result = app.call(cancel("A-1007"), conversation=said, run="r")

        assert app.replay(result.meta.call_id) == result
        assert app.tape(app.tape(result.meta.call_id).encode()).head.request.conversation is not None


@pytest.mark.promise("B4")
def test_a_conversation_of_no_known_shape_is_the_callers_mistake(app: Callwright, done: list[Any]) -> None:
    with pytest.raises(ConversationError, match="message 0"):
        app.call(cancel("A-1007"), conversation=[{"text": "hi"}])
    assert done == []


@pytest.mark.promise("C11")
def test_a_tool_that_a_caller_may_not_use_is_not_named_to_them(done: list[Any]) -> None:
    app = Callwright(rules=[callwright.Rule("allow", tools=("order_status",), principals=("clerk",))])

    @app.tool(effect="read", description="Delete all orders of the customer for good.")
    def delete_orders() -> None: ...

    @app.tool(effect="read", description="Status.")
    def order_status() -> None: ...

    result = app.call(
        {"name": "order_status", "arguments": {}},
        principal=Principal("clerk"),
        conversation=["delete all orders of the customer for good"],
    )

    assert "delete" not in callwright.to_json(result).decode()
    assert app.call({"name": "order_status", "arguments": {}}, principal=Principal("clerk")).success


@pytest.mark.promise("B4")
def test_an_answer_is_made_into_the_next_call_in_one_step(app: Callwright, done: list[Any]) -> None:
    refused = app.call(cancel("A-1007"), conversation=["Please cancel my order."])

    assert app.answer(refused, yes=True).success
    assert app.answer(
        callwright.to_json(refused), {"order_id": "B-2"}, conversation=["Please cancel my order."]
    ).success
    assert done == ["A-1007", "B-2"]


@pytest.mark.promise("B6")
def test_the_tools_that_a_request_can_mean_are_ranked(app: Callwright) -> None:
    found = app.candidates("I want to cancel what I ordered")
    later = app.candidates([{"role": "user", "content": "what is the status of my order?"}, "and now?"])

    assert found[0].name == "cancel_order"
    assert later[0].name == "order_status"
    assert app.candidates("tell me a joke") == []
    assert app.candidates("cancel order", principal=Principal("stranger", "elsewhere")) == []


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("day", "zone", "made"),
    [
        ("2023-11-17", "Asia/Shanghai", True),
        ("2023-11-10", "Asia/Shanghai", False),
        ("2023-11-16", "Asia/Shanghai", False),
        ("2023-11-16", None, True),
        ("2023-11-10", None, False),
    ],
    ids=["tomorrow there", "a week before", "today there", "tomorrow elsewhere", "never tomorrow"],
)
def test_a_day_is_checked_by_the_clock_in_the_zone_of_the_user_or_in_every_zone(
    day: str,
    zone: str | None,
    made: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    noon_of_15_november_in_new_york = 1_700_067_600_000  # 01:00 on the 16th in Shanghai
    app = Callwright(clock=FakeClock(now_ms=noon_of_15_november_in_new_york))

    @app.tool(effect="once")
    def set_reminder(text: str, date: str) -> str:
        """Set a reminder."""
        return date

    call = {"name": "set_reminder", "arguments": {"text": "pay the rent", "date": day}}
    result = app.call(call, conversation=["Remind me tomorrow to pay the rent"], zone=zone)

    assert result.success == made
    assert made or code(result) in {"low_confidence", "ungrounded_argument"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("at", "zone", "made"),
    [
        ("2023-11-15T12:45:00", "America/New_York", True),
        ("2023-11-15T13:45:00", "America/New_York", False),
        ("2023-11-15T17:45:00Z", "America/New_York", True),
        ("2023-11-16T01:45:00", None, True),
        ("2023-11-16T01:52:00", None, False),
    ],
    ids=["there", "an hour more", "in UTC", "in some zone", "in no zone"],
)
def test_a_wait_is_checked_by_the_clock_in_the_zone_of_the_user_or_in_every_zone(
    at: str,
    zone: str | None,
    made: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    noon_of_15_november_in_new_york = 1_700_067_600_000
    app = Callwright(clock=FakeClock(now_ms=noon_of_15_november_in_new_york))

    @app.tool(effect="once", description="Set a reminder.")
    def set_reminder(text: str, at: str) -> str:
        return at

    call = {"name": "set_reminder", "arguments": {"text": "Take the bread out", "at": at}}
    result = app.call(call, conversation=["Remind me in 45 minutes to take the bread out"], zone=zone)

    assert result.success is made, result.error


def test_a_call_that_is_held_for_a_repair_alone_names_no_confidence_that_was_enough() -> None:
    app = Callwright()

    @app.tool(effect="once", repeat="allow")
    def save(text: str) -> str:
        """Save a text."""
        return text

    held = app.call('Save({"text": "a"})')
    assert held.error is not None
    assert held.error.code == "low_confidence"
    assert "reading it needed a repair that the user has to confirm" in held.error.message
    assert "needed 0." not in held.error.message


def test_what_waits_for_something_else_than_values_says_what_that_is_where_it_is_answered() -> None:
    app = Callwright(rules=[Rule("approve", tools=("pay",)), Rule("allow")])

    @app.tool(effect="once")
    def save(text: str) -> str:
        """Save a text."""
        return text

    @app.tool(effect="once")
    def pay(cents: int) -> int:
        """Pay."""
        return cents

    twice = [app.call({"name": "save", "arguments": {"text": "a"}}, run="r") for _ in range(2)]
    with pytest.raises(callwright.AnswerError, match="repeat_handle"):
        app.answer(twice[1], yes=True)
    with pytest.raises(callwright.AnswerError, match="approve"):
        app.answer(app.call({"name": "pay", "arguments": {"cents": 1}}), yes=True)
