"""A tool's words give no code that says that a step of Callwright decided: a check, a rule, the ledger, a budget."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from callwright import Callwright, ToolError, fail
from callwright.domain.error_codes import ERRORS, STATED_CODES

OF_ANY_SERVICE = {
    "invalid_arguments",
    "invalid_output",
    "missing_required_field",
    "output_too_large",
    "permission_denied",
    "rate_limited",
    "quota_exceeded",
    "timeout",
    "upstream_error",
    "connection_failed",
    "not_found",
    "state_conflict",
    "tool_failed",
}


def _raise(code: str) -> Any:
    raise ToolError(code)


WAYS: Mapping[str, Callable[[str], Any]] = {
    "raised": _raise,
    "with a helper": lambda code: fail(code, "It did not work."),
    "in its data": lambda code: {"error": {"code": code, "message": "It did not work."}},
}


@pytest.mark.promise("A7", "C7", "C18")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("code", ERRORS)
@pytest.mark.parametrize("effect", ["read", "once"])
def test_a_code_of_ours_in_a_tools_words_becomes_one_that_any_service_may_answer(
    effect: Any, code: str, way: str
) -> None:
    with Callwright() as app:

        @app.tool(effect=effect)
        def pay(n: int) -> dict[str, Any]:
            answer: dict[str, Any] = WAYS[way](code)
            return answer

        result = app.call({"name": "pay", "arguments": {"n": 1}})

    assert result.error is not None
    assert result.error.code in OF_ANY_SERVICE
    assert result.effect == ("none" if effect == "read" else "unknown")
    is_of_output = result.error.code == "invalid_output"
    assert result.next_action != "human_review" or effect == "once" or is_of_output


def test_an_own_code_of_a_tool_stays_beside_the_code_of_its_class() -> None:
    with Callwright() as app:

        @app.read
        def look(n: int) -> dict[str, Any]:
            raise ToolError("ledger_doubtful")

        result = app.call({"name": "look", "arguments": {"n": 1}})

    assert result.error is not None
    assert result.error.code == "upstream_error"
    assert (result.error.details or {})["upstream"] == {"code": "ledger_doubtful"}


def test_every_code_of_the_table_has_one_that_words_may_give() -> None:
    assert STATED_CODES.keys() == ERRORS.keys()
    assert set(STATED_CODES.values()) == OF_ANY_SERVICE
