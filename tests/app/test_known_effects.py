"""A tool that fails after its effect, in whatever words, runs once in a call: C4, R1, R2. Through the library."""

from collections.abc import Callable
from typing import Any

import pytest

from app.worlds import Making, World, code, states
from callwright import CallContext, Callwright, NotApplied, fail
from callwright.core.wording.model_text import render_failure
from callwright.domain.result import ToolResult

SAID = [
    "Error: transfer executed; statement page not found",
    {"error": "Order 4711 was created; sending the confirmation failed: rate limit exceeded"},
    {"error": {"code": "connection_failed", "message": "nothing was sent", "retryable": True}},
    {"isError": True, "content": [{"type": "text", "text": "429 Too Many Requests"}]},
    "Error: 已扣款成功，但短信通知被限流",
]


def refused() -> Any:
    raise ConnectionRefusedError


def ordering(app: Callwright, world: World, answer: Callable[[], Any], **options: Any) -> None:
    @app.tool(**options)
    def pay(n: int, context: CallContext) -> Any:
        world.do()
        context.effect_started()
        return answer()


def asked(app: Callwright, n: int = 1) -> ToolResult:
    return app.call({"name": "pay", "arguments": {"n": n}})


@pytest.mark.costly
@pytest.mark.promise("R1", "R2", "C4")
@pytest.mark.parametrize(
    "options", [{}, {"effect": "once"}, {"effect": "once", "marks_effect": True}], ids=str
)
@pytest.mark.parametrize("answer", [*SAID, refused, lambda: fail("rate_limited", retryable=True)])
def test_what_fails_after_its_effect_runs_once_and_is_never_said_to_have_had_none(
    making: Making, answer: Any, options: dict[str, Any]
) -> None:
    world, app = World(), making.app()
    ordering(app, world, answer if callable(answer) else lambda: answer, **options)

    result = asked(app)

    assert len(world) == 1
    assert result.effect == "unknown"
    assert states(app) == ["answered"]
    assert result.error is not None
    assert (result.error.code != "outcome_unknown", result.error.retryable) == (True, False)
    assert result.next_action in {"retry", "ask_user"}


@pytest.mark.promise("A5", "C4")
@pytest.mark.parametrize(
    "code", ["not_found", "state_conflict", "tool_failed", "upstream_error", "NO_SUCH_FILE"]
)
@pytest.mark.parametrize("options", [{}, {"effect": "once"}], ids=["undeclared", "declared"])
def test_a_failure_that_an_undeclared_tool_answers_lets_the_model_go_on_and_says_its_doubt_once(
    in_memory: Making, code: str, options: dict[str, Any]
) -> None:
    world, app = World(), in_memory.app()
    ordering(app, world, lambda: fail(code), **options)

    result = asked(app)

    text = render_failure(result)
    assert result.error is not None
    assert (result.effect, result.error.retryable) == ("unknown", False)
    assert text.count("may have had an effect") == 1
    if not options:
        assert result.next_action == "retry"
        assert text.endswith("Next: correct the call, then send it.") is (
            code not in {"tool_failed", "upstream_error"}
        )  # these say nothing of the call
        assert "Look before you send the same call again" in text


@pytest.mark.promise("C4")
def test_what_the_author_states_after_the_effect_had_started_is_not_believed(making: Making) -> None:
    world, app = World(), making.app()

    def states_the_contrary() -> Any:
        raise NotApplied("rate_limited")

    ordering(app, world, states_the_contrary, failure_means_none=True)
    assert (asked(app).effect, len(world), states(app)) == ("unknown", 1, ["answered"])


@pytest.mark.promise("C4", "C7")
def test_a_contract_by_which_failures_mean_nothing_lets_us_try_again(making: Making) -> None:
    world, app = World(), making.app()

    @app.tool(effect="once", failure_means_none=True, retries=1)
    def pay(n: int) -> Any:
        world.enter()
        return {"error": "429 Too Many Requests"} if world.entered == 1 else {"receipt": n}

    result = asked(app)
    assert (result.success, world.entered, states(app)) == (True, 2, ["committed"])


@pytest.mark.promise("C4")
def test_a_contract_by_which_failures_mean_nothing_says_nothing_of_silence(making: Making) -> None:
    app = making.app()

    @app.tool(effect="once", failure_means_none=True, retries=1)
    def pay(n: int) -> Any:
        raise TimeoutError

    result = asked(app)
    assert (code(result), result.effect, states(app)) == ("outcome_unknown", "unknown", ["unknown"])
