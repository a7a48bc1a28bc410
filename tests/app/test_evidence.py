"""Where an answer can be found again, who gave its confidence, and what is said when there is nothing."""

from typing import Any

import pytest

from callwright import CallContext, Callwright, ok
from callwright.core.wording import model_text
from callwright.domain.result import Source, ToolResult

CALL: dict[str, Any] = {"name": "tool", "arguments": {}}


def answer(value: Any, *, effect: str = "read", **options: Any) -> ToolResult:
    """What a tool that returns this comes to."""
    app = Callwright()
    given: Any = {"effect": effect, **options}

    @app.tool(name="tool", **given)
    def tool() -> Any:
        return value

    return app.call(CALL)


@pytest.mark.promise("A3", "A4")
def test_a_tool_is_not_its_own_evidence_and_nobody_doubts_a_default() -> None:
    plain = answer({"n": 1})

    assert (plain.source, plain.confidence, plain.next_action) == ([], 0.79, "continue")
    assert (plain.meta.scored, plain.warnings) == (False, [])


@pytest.mark.promise("A4")
def test_a_write_names_its_ledger_entry() -> None:
    app = Callwright()

    @app.tool(name="tool", effect="once")
    def tool() -> dict[str, int]:
        return {"n": 1}

    written = app.call(CALL)

    (entry,) = app.store.list_entries()
    assert written.source == [Source(type="database", id=f"ledger/{entry.entry_id}", label="ledger entry")]
    assert written.confidence == 0.9


@pytest.mark.promise("A3")
@pytest.mark.parametrize(("score", "said"), [(0.75, True), (0.95, False)])
def test_the_model_hears_of_the_confidence_only_where_a_score_is_below_the_mark(
    score: float, *, said: bool
) -> None:
    result = answer(ok({"n": 1}, score=score))

    assert result.meta.scored
    assert ("uncertain" in {one.code for one in result.warnings}) is said
    assert ("Do not rely on this alone" in model_text.render_notice(result)) is said


@pytest.mark.parametrize("nothing", [None, "", [], {}, {"items": []}, {"result": []}])
def test_a_query_that_finds_nothing_says_so(nothing: Any) -> None:
    result = answer(nothing, operation="query")

    assert [one.code for one in result.warnings] == ["empty"]
    assert "Nothing was found" in model_text.render_notice(result)


@pytest.mark.parametrize("nothing", [None, "", [], {}])
def test_a_write_that_returns_nothing_was_carried_out_and_has_searched_for_nothing(nothing: Any) -> None:
    result = answer(nothing, effect="once")

    assert [one.code for one in result.warnings] == ["no_data"]
    assert "It was carried out and returned no data." in model_text.render_notice(result)


@pytest.mark.promise("A4")
def test_a_callers_own_trace_id_is_kept_beside_ours() -> None:
    app = Callwright()

    @app.tool(name="tool", effect="read")
    def tool(context: CallContext) -> dict[str, int]:
        return {"n": 1}

    theirs = app.call(CALL, trace_id="tool_abc_123")
    w3c = app.call(CALL, trace_id="ab" * 16)

    assert theirs.meta.caller_trace_id == "tool_abc_123"
    assert len(theirs.meta.trace_id) == 32
    assert (w3c.meta.trace_id, w3c.meta.caller_trace_id) == ("ab" * 16, None)


@pytest.mark.promise("A2")
def test_a_dry_run_says_that_nothing_was_done() -> None:
    app = Callwright()

    @app.tool(name="tool", effect="once")
    def tool() -> dict[str, int]:
        return {"n": 1}

    rehearsed = app.call(CALL, dry_run=True)

    assert rehearsed.message == "This was a dry run: nothing was carried out."
    assert (rehearsed.confidence, rehearsed.effect) == (0.0, "none")
    assert "nothing was carried out" in model_text.render_notice(rehearsed)
