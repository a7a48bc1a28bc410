"""A developer sees the bug in their own tool: in the log and on the tape, and nobody who calls the tool does."""

import asyncio
import base64
import json
import logging
import re
from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import quote

import pytest
from pydantic import Field, SecretStr

from app.worlds import asked
from callwright import Callwright, NotApplied, ToolError
from callwright.core.dialects.canonical import dump
from callwright.core.guard.configured_secrets import forget_secret, remember_secret
from callwright.domain.effects import Raised
from callwright.runtime.masked_exceptions import mask_exception
from callwright.runtime.tape import strip_tracebacks

Pin = Annotated[int, Field(json_schema_extra={"writeOnly": True})]

SECRET = "hunter2-in-a-message"


def _broken(n: int) -> str:
    table: dict[str, str] = {}
    return table[f"{SECRET}-{n}"]


async def _broken_async(n: int) -> str:
    await asyncio.sleep(0)
    return _broken(n)


def _traceback(app: Callwright, call_id: str) -> str:
    return next((answer.traceback for _, answer in app.tape(call_id).steps if isinstance(answer, Raised)), "")


class Row:
    """What a library returns: no dict, no dataclass, nothing to iterate over."""


def _listed(n: int) -> Any:
    yield n
    raise KeyError(f"{SECRET}-{n}")


async def _listed_async(n: int) -> Any:
    yield n
    raise KeyError(f"{SECRET}-{n}")


@pytest.mark.parametrize("tool", [_listed, _listed_async])
def test_an_exception_within_a_generator_is_logged_with_its_traceback(
    tool: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    app = Callwright()
    app.tool(name="listed", effect="read", retries=0)(tool)

    with caplog.at_level(logging.ERROR, logger="callwright.tools"):
        result = app.call(asked("listed", n=1))

    assert result.error is not None
    assert SECRET not in json.dumps(dump(result))
    (record,) = caplog.records
    assert (record.__dict__["tool"], record.__dict__["call_id"]) == ("listed", result.meta.call_id)
    assert f"in {tool.__name__}" in caplog.text
    assert f"KeyError: '{SECRET}-1'" in caplog.text


def test_a_value_without_a_json_form_is_logged_with_its_class_and_its_place(
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = Callwright()

    @app.tool(effect="read")
    def find(n: int) -> Any:
        return {"rows": [{"id": n}, Row()]}

    with caplog.at_level(logging.ERROR, logger="callwright.tools"):
        result = app.call(asked("find", n=1))

    assert result.error is not None
    assert result.error.code == "invalid_output"
    (record,) = caplog.records
    assert f"returned a {Row.__module__}.Row, which has no JSON form (/rows/1;" in record.getMessage()


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


# --- secrets in what a developer reads ------------------------------------------------------------------------------

PASSWORD = "hunter2's \u00e9 long/password"
FORMS = [
    PASSWORD,
    repr(PASSWORD)[1:-1],
    json.dumps(PASSWORD)[1:-1],
    quote(PASSWORD, safe=""),
    base64.b64encode(PASSWORD.encode()).decode(),
]


def _refuse(fault: Exception) -> None:
    raise fault


def _raise_plainly(password: SecretStr, pin: Pin) -> None:
    raise RuntimeError(f"cannot use {password.get_secret_value()} with {pin}")


def _raise_from(password: SecretStr, pin: Pin) -> None:
    try:
        _refuse(KeyError(password.get_secret_value(), pin))
    except KeyError as cause:
        raise RuntimeError("the login failed") from cause


def _raise_while_handling(password: SecretStr, pin: Pin) -> None:
    try:
        _refuse(OSError(5, f"sent {quote(password.get_secret_value(), safe='')}", f"/home/{pin}"))
    except OSError:
        raise RuntimeError("the login failed")  # noqa: B904 - the context is what is looked at


def _raise_group(password: SecretStr, pin: Pin) -> None:
    inner = ValueError(json.dumps({"password": password.get_secret_value()}))
    raise ExceptionGroup(f"pin {pin}", [TypeError("harmless"), ExceptionGroup("inner", [inner])])


def _raise_with_note(password: SecretStr, pin: Pin) -> None:
    fault = SyntaxError("broken")
    fault.add_note(f"the body was {base64.b64encode(password.get_secret_value().encode()).decode()}, {pin}")
    raise fault


@pytest.mark.parametrize(
    "tool", [_raise_plainly, _raise_from, _raise_while_handling, _raise_group, _raise_with_note]
)
def test_a_developer_sees_the_traceback_without_the_secret_arguments(
    tool: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    app = Callwright()
    app.tool(name="log_in", effect="once")(tool)

    with caplog.at_level(logging.ERROR, logger="callwright.tools"):
        result = app.call(asked("log_in", password=PASSWORD, pin=4711))

    (record,) = caplog.records
    assert record.exc_info is not None
    kind, fault, _ = record.exc_info
    assert kind is not None
    assert kind.__name__ == type(fault).__name__
    assert f"in {tool.__name__}" in caplog.text
    assert "[redacted]" in caplog.text
    kept = _traceback(app, result.meta.call_id)
    assert f"in {tool.__name__}" in kept
    every_form = caplog.text + kept + "".join(repr(one) for one in _linked(fault))
    assert not [form for form in FORMS if form in every_form]
    assert re.search(r"\b4711\b", every_form) is None


def _linked(fault: BaseException | None) -> list[BaseException]:
    if fault is None:
        return []
    inside = fault.exceptions if isinstance(fault, BaseExceptionGroup) else ()
    return [
        fault,
        *_linked(fault.__cause__),
        *_linked(fault.__context__),
        *(x for y in inside for x in _linked(y)),
    ]


def test_a_configured_credential_is_in_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    credential = "sk-configured-0123456789"
    app = Callwright()

    @app.tool(effect="read")
    def fetch(n: int) -> str:
        raise ConnectionError(f"401 for Bearer {credential}")

    remember_secret(credential)
    try:
        result = app.call(asked("fetch", n=1))
    finally:
        forget_secret(credential)

    assert "ConnectionError: 401 for Bearer [redacted]" in caplog.text
    assert credential not in caplog.text + _traceback(app, result.meta.call_id)


def test_an_exception_without_a_secret_is_logged_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    raised = ValueError("no such user")
    app = Callwright()

    @app.tool(effect="read")
    def log_in(password: SecretStr) -> str:
        raise raised

    app.call(asked("log_in", password=PASSWORD))

    assert caplog.records[0].exc_info is not None
    assert caplog.records[0].exc_info[1] is raised


def test_a_policy_function_that_fails_prints_no_secret_argument(caplog: pytest.LogCaptureFixture) -> None:
    def decide(_call: Any, arguments: dict[str, Any], _context: Any) -> Any:
        raise LookupError(f"no rule for {arguments}")

    app = Callwright(policy=decide)
    app.tool(name="log_in", effect="once")(_raise_plainly)

    result = app.call(asked("log_in", password=PASSWORD, pin=4711))

    assert result.error is not None
    assert result.error.code == "permission_denied"
    assert "LookupError: no rule for" in caplog.text
    assert not [form for form in FORMS if form in caplog.text]


def test_causes_in_a_circle_are_masked_too() -> None:
    one, two = ValueError("first token-123456"), ValueError("second")
    one.__cause__, two.__context__ = two, one

    masked = mask_exception(one, lambda text: text.replace("token-123456", "*"))

    assert str(masked) == "first *"
    assert masked.__cause__ is not None
    assert masked.__cause__.__context__ is masked
