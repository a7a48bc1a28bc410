"""Which code an exception of a Python tool comes to: by its type and by the status and headers of the answer it holds."""

from types import SimpleNamespace
from typing import Any

import pytest

from callwright import Callwright


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
    ],
)
def test_an_exception_is_classed_by_its_type_and_by_the_answer_it_holds(
    fault: Exception, code: tuple[str, int | None]
) -> None:
    assert code_of(fault) == code
