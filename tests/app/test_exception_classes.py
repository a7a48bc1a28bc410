"""Which code an exception of a Python tool comes to: by its type and by the status and headers of the answer it holds."""

from types import SimpleNamespace
from typing import Any

import pytest

from callwright import Callwright, ToolAnswer, partial, to_json
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected


class RefusedError(Exception):
    """As HTTP clients raise it: with the answer."""

    def __init__(self, status: int, **headers: str) -> None:
        super().__init__(status)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.response = SimpleNamespace(status_code=status, headers=named)


def code_of(fault: Exception) -> tuple[Any, Any]:
    app = Callwright()

    @app.tool(effect="read", inline=True, retries=0)
    def act(to: str) -> str:
        """Look."""
        raise fault

    error = app.call({"name": "act", "arguments": {"to": "a"}}).error
    assert error is not None
    return error.code, error.retry_after_ms


@pytest.mark.promise("C1")
@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (PermissionError("x"), ("permission_denied", None)),
        (FileNotFoundError("x"), ("not_found", None)),
        (RefusedError(403), ("permission_denied", None)),
        (RefusedError(403, Retry_After="60"), ("rate_limited", 60_000)),
        (RefusedError(403, X_RateLimit_Remaining="0"), ("rate_limited", None)),
        (RefusedError(403, X_RateLimit_Remaining="3"), ("permission_denied", None)),
        (RefusedError(501), ("tool_failed", None)),
        (RefusedError(409), ("state_conflict", None)),
        (RefusedError(422), ("tool_failed", None)),
        (RefusedError(400), ("tool_failed", None)),
    ],
)
def test_an_exception_is_classed_by_its_type_and_by_the_answer_it_holds(
    fault: Exception, code: tuple[str, int | None]
) -> None:
    assert code_of(fault) == code


@pytest.mark.promise("C10", "T09")
def test_what_a_tool_says_of_a_field_or_an_item_passes_the_net() -> None:
    text = "password=hunter2xy at 10.0.0.7, SELECT id, name FROM users WHERE id = 5"

    def refuse(about: str) -> None:
        raise ArgumentsRejected(
            [
                FieldProblem("/about", text, accepted=[text, "a", 1], closest=text),
                FieldProblem("/about", "must be even"),
            ]
        )

    def split(about: str) -> ToolAnswer:
        return partial(["a"], [{"item": text, "error": text}, {"item": about, "error": "no stock"}])

    with Callwright() as app:
        app.tool(name="refuse", effect="read")(refuse)
        app.tool(name="split", effect="read")(split)
        refused, halved = (
            app.call({"name": name, "arguments": {"about": "/srv/b"}}) for name in ("refuse", "split")
        )

    shown = (to_json(refused) + to_json(halved)).decode()
    assert not [part for part in ("hunter2xy", "10.0.0.7", "FROM users") if part in shown]
    assert refused.error is not None
    assert refused.error.fields == [
        FieldProblem("/about", "was refused by the tool", accepted=["a", 1]),
        FieldProblem("/about", "must be even"),
    ]
    assert halved.partial is not None
    assert halved.partial.failed[1].item == "/srv/b"
