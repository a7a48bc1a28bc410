"""A developer sees the bug in their own tool: in the log and on the tape, and nobody who calls the tool does."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest

from app.worlds import asked
from callwright import Callwright, NotApplied, ToolError
from callwright.core.dialects.canonical import dump
from callwright.domain.effects import Raised
from callwright.runtime.tape import strip_tracebacks

SECRET = "hunter2-in-a-message"


def _broken(n: int) -> str:
    table: dict[str, str] = {}
    return table[f"{SECRET}-{n}"]


async def _broken_async(n: int) -> str:
    await asyncio.sleep(0)
    return _broken(n)


def _traceback(app: Callwright, call_id: str) -> str:
    return next((answer.traceback for _, answer in app.tape(call_id).steps if isinstance(answer, Raised)), "")


@pytest.mark.parametrize("tool", [_broken, _broken_async])
@pytest.mark.parametrize("effect", ["read", "once"])
def test_an_exception_is_logged_with_its_traceback_and_kept_on_the_tape(
    tool: Callable[..., Any], effect: Any, caplog: pytest.LogCaptureFixture
) -> None:
    app = Callwright()
    app.tool(name="broken", effect=effect)(tool)

    with caplog.at_level(logging.ERROR, logger="callwright.tools"):
        result = app.call(asked("broken", n=1))

    (record,) = caplog.records
    assert record.name == "callwright.tools"
    assert (record.__dict__["tool"], record.__dict__["call_id"]) == ("broken", result.meta.call_id)
    assert "in _broken" in caplog.text
    assert f"KeyError: '{SECRET}-1'" in caplog.text
    kept = _traceback(app, result.meta.call_id)
    assert "in _broken" in kept
    assert "callwright/runtime" not in kept.partition("in _broken")[0]  # begins with the tool's own frames
    assert SECRET not in str(dump(result))


def test_the_tape_of_a_caller_has_no_traceback_and_can_be_replayed() -> None:
    app = Callwright()
    app.tool(name="broken", effect="read")(_broken)
    result = app.call(asked("broken", n=1))

    shown = strip_tracebacks(app.tape(result.meta.call_id))

    assert SECRET.encode() in app.tape(result.meta.call_id).encode()
    assert b"Traceback" not in shown.encode()
    assert app.replay(shown) == result


@pytest.mark.parametrize("fault", [NotApplied("not_found"), ToolError("NO_STOCK")])
def test_what_a_tool_states_on_purpose_is_no_bug_and_is_not_logged(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    app = Callwright()

    @app.tool(effect="read")
    def refuse(n: int) -> str:
        raise fault

    app.call(asked("refuse", n=1))

    assert caplog.records == []


def test_a_log_handler_that_raises_ends_no_call() -> None:
    class Exploding(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            raise RuntimeError("no disk")

    app = Callwright()
    app.tool(name="broken", effect="read")(_broken)
    handler = Exploding()
    log = logging.getLogger("callwright.tools")
    log.addHandler(handler)
    try:
        assert app.call(asked("broken", n=1)).error is not None
    finally:
        log.removeHandler(handler)


def test_of_a_very_long_traceback_the_tape_keeps_the_end() -> None:
    app = Callwright()

    @app.tool(effect="read")
    def endless(n: int) -> str:
        raise ValueError("x" * 50_000 + "the end")

    kept = _traceback(app, app.call(asked("endless", n=1)).meta.call_id)

    assert len(kept) == 8_000
    assert kept.endswith("the end\n")
