"""An answer that says "nothing found" is no broken output."""

import pytest

from callwright import Callwright, empty, ok


@pytest.mark.promise("A2", "A10", "C9")
def test_a_declared_empty_answer_meets_every_output_schema_and_asks_the_user() -> None:
    app = Callwright()

    @app.tool(effect="read", output_schema={"type": "array", "items": {"type": "string"}})
    def search(query: str) -> object:
        """Search the documents."""
        return empty("nothing under that name") if query == "none" else ok(["hit"])

    nothing = app.call({"name": "search", "arguments": {"query": "none"}})
    assert nothing.success
    assert nothing.next_action == "ask_user"
    assert nothing.confidence < 0.5
    assert app.call({"name": "search", "arguments": {"query": "some"}}).data == ["hit"]


@pytest.mark.promise("C9")
def test_none_that_nobody_declared_empty_still_breaks_the_schema() -> None:
    app = Callwright()

    @app.tool(effect="read", output_schema={"type": "array"})
    def search(query: str) -> object:
        """Search the documents."""
        return None

    result = app.call({"name": "search", "arguments": {"query": "none"}})
    assert result.error is not None
    assert result.error.code == "invalid_output"
