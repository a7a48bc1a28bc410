"""Whatever a tool raises: the caller gets an envelope, with the right code, and as many executions as the class allows."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest

from app.worlds import CLASSES, Making, World, asked, code, run, states, told
from callwright import (
    DIALECTS,
    CallContext,
    Callwright,
    DeclaredError,
    MayHaveHappened,
    NotApplied,
    RetryPolicy,
    ToolError,
)
from callwright.domain.contract import EffectClass
from callwright.testing import FakeClock, SeededRng

RAW = asked(n=1)
DOORS = ("call", "acall")


class _Response:
    def __init__(self, status: int, headers: dict[str, str]) -> None:
        self.status_code = status
        self.headers = headers


class HTTPStatusError(Exception):
    """As the clients of the field raise it."""

    def __init__(self, status: int, headers: dict[str, str] | None = None) -> None:
        super().__init__(f"{status} for https://10.0.0.3/pay?token=s3cr3t")
        self.response = _Response(status, headers or {})


class ReadTimeout(Exception):  # noqa: N818 - a name of the field
    """As httpx has it."""


class ConnectTimeout(Exception):  # noqa: N818 - a name of the field
    """As httpx has it."""


class Mute(Exception):  # noqa: N818 - it cannot even say that
    def __str__(self) -> str:
        raise RuntimeError("no words")

    __repr__ = __str__


Known = Literal["none", "answer", "silence"]
Row = tuple[Callable[[], BaseException], str, Known, bool]
# What is raised · its code for a read · what it says of the effect · whether we try again ourselves.
TABLE: list[Row] = [
    (ConnectionRefusedError, "connection_failed", "answer", True),
    (socket.gaierror, "connection_failed", "answer", True),
    (ConnectTimeout, "connection_failed", "answer", True),
    (ConnectionResetError, "upstream_error", "silence", True),
    (BrokenPipeError, "upstream_error", "silence", True),
    (TimeoutError, "timeout", "silence", True),
    (ReadTimeout, "timeout", "silence", True),
    (lambda: HTTPStatusError(429, {"Retry-After": "2"}), "rate_limited", "answer", True),
    (lambda: HTTPStatusError(404), "not_found", "answer", False),
    (lambda: HTTPStatusError(403), "permission_denied", "answer", False),
    (lambda: HTTPStatusError(409), "state_conflict", "answer", False),
    (lambda: HTTPStatusError(418), "tool_failed", "answer", False),
    (lambda: HTTPStatusError(503), "upstream_error", "silence", True),
    (lambda: HTTPStatusError(500), "upstream_error", "answer", True),
    (lambda: HTTPStatusError(502), "upstream_error", "silence", True),
    (lambda: HTTPStatusError(504), "timeout", "silence", True),
    (NotApplied, "upstream_error", "none", True),
    (lambda: NotApplied("rate_limited", 500), "rate_limited", "none", True),
    (lambda: NotApplied("BUSY"), "BUSY", "none", False),
    (MayHaveHappened, "upstream_error", "silence", True),
    (lambda: ToolError("ORDER_NOT_FOUND", {"id": "7"}), "ORDER_NOT_FOUND", "none", False),
    (lambda: ToolError("HALF_DONE"), "HALF_DONE", "answer", False),
    (lambda: ToolError("UNHEARD_OF"), "tool_failed", "answer", False),
    (ValueError, "tool_failed", "answer", False),
    (KeyError, "tool_failed", "answer", False),
    (MemoryError, "tool_failed", "answer", False),
    (RecursionError, "tool_failed", "answer", False),
    (AssertionError, "tool_failed", "answer", False),
    (StopAsyncIteration, "tool_failed", "answer", False),
    (Mute, "tool_failed", "answer", False),
    (lambda: ExceptionGroup("g", [ValueError()]), "tool_failed", "answer", False),
    (lambda: UnicodeDecodeError("utf-8", b"\xff", 0, 1, "s3cr3t"), "tool_failed", "answer", False),
]  # fmt: skip
ERRORS = (
    DeclaredError("ORDER_NOT_FOUND", "There is no order {id}."),
    DeclaredError("HALF_DONE", "Half of it was done.", effect="unknown"),
    DeclaredError("BUSY", "Busy."),
)


def _raising(
    app: Callwright, world: World, effect: EffectClass, make: Callable[[], BaseException], mode: str
) -> None:
    options: Any = {"effect": effect, "errors": ERRORS, "retries": RetryPolicy(2, 1, 1)}
    if mode == "async":

        @app.tool(**options)
        async def pay(n: int, ctx: CallContext) -> dict[str, Any]:
            world.do()
            await asyncio.sleep(0)
            raise make()

        return

    @app.tool(**options, inline=mode == "inline", name="pay")
    def pay_blocking(n: int, ctx: CallContext) -> dict[str, Any]:
        world.do()
        raise make()


@pytest.mark.promise("A1", "A9", "C1", "C7", "R2")
@pytest.mark.parametrize("effect", CLASSES)
@pytest.mark.parametrize("row", TABLE, ids=lambda row: getattr(row[0], "__name__", "made"))
def test_every_exception_has_its_code_and_its_number_of_executions(
    in_memory: Making, row: Row, effect: EffectClass
) -> None:
    _check_exception(in_memory, row, effect)


@pytest.mark.costly
@pytest.mark.promise("A1", "A9", "C1", "C7", "R2")
@pytest.mark.parametrize(
    "effect", ["once", *(pytest.param(one, marks=pytest.mark.slow) for one in CLASSES if one != "once")]
)
@pytest.mark.parametrize("row", TABLE, ids=lambda row: getattr(row[0], "__name__", "made"))
def test_every_exception_has_the_same_code_on_sqlite(
    tmp_path: Path, clock: FakeClock, row: Row, effect: EffectClass
) -> None:
    """For the class of which a store has most to record; all classes as a slow test."""
    making = Making(tmp_path / "ledger.db", clock)
    _check_exception(making, row, effect)
    making.close()


def _check_exception(making: Making, row: Row, effect: EffectClass) -> None:
    make, expected, known, retried = row
    maybe = known != "none" and effect != "read"
    for n, mode in enumerate(("async", "thread", "inline")):
        world, app = World(), making.app()
        _raising(app, world, effect, make, mode)
        result = app.call(asked(n=n))
        assert result.effect == ("unknown" if maybe else "none")
        assert len(world) == (3 if retried and not (maybe and effect == "once") else 1)
        assert states(app)[:1] == ([] if effect == "read" else [STATES[known]])
        assert result.error is not None
        if maybe and (known == "silence" or expected == "connection_failed"):
            assert result.error.code == ("outcome_unknown" if known == "silence" else "upstream_error")
            assert result.error.details == {"cause": expected}
        else:
            assert result.error.code == expected
        if maybe and effect == "once":
            assert not result.error.retryable


STATES = {"none": "released", "answer": "answered", "silence": "unknown"}


@pytest.mark.promise("A1", "A9")
@pytest.mark.parametrize("row", TABLE, ids=lambda row: getattr(row[0], "__name__", "made"))
def test_the_async_door_says_the_same_as_the_blocking_one(
    in_memory: Making, row: tuple[Callable[[], BaseException], str, Known, bool]
) -> None:
    for mode in ("async", "thread"):
        answers = []
        for door in DOORS:
            app = in_memory.app(store=_fresh(in_memory))
            _raising(app, World(), "once", row[0], mode)
            answers.append(told(app.call(RAW) if door == "call" else run(app.acall(RAW))))
        assert answers[0] == answers[1]


def _fresh(making: Making) -> Any:
    from callwright.stores import MemoryStore

    return MemoryStore(making.clock)


@pytest.mark.promise("C7")
@pytest.mark.parametrize("door", DOORS)
def test_pauses_are_full_jitter_under_a_ceiling_that_doubles(in_memory: Making, door: str) -> None:
    """A herd that failed together does not come back together (seed 002 §4.1): 0..base, then 0..2*base."""
    app = in_memory.app(rng=SeededRng(7))

    @app.tool(effect="read", inline=True, retries=RetryPolicy(2, 1_000, 10_000))
    def look(n: int) -> None:
        raise NotApplied("rate_limited")

    for n in range(100):
        raw = asked("look", n=n)
        assert code(app.call(raw) if door == "call" else run(app.acall(raw))) == "rate_limited"
    slept: list[float] = in_memory.clock.slept  # type: ignore[attr-defined]
    for retry, ceiling in ((0, 1_000), (1, 2_000)):
        pauses = slept[retry::2]
        assert len(pauses) == 100
        assert 0 <= min(pauses) < ceiling * 0.1
        assert ceiling * 0.9 < max(pauses) <= ceiling
        assert ceiling * 0.35 < sum(pauses) / 100 < ceiling * 0.65


@pytest.mark.promise("C7")
def test_retry_after_may_be_a_date_by_the_clock_of_the_upstream(in_memory: Making) -> None:
    app = in_memory.app()
    headers = {"Retry-After": "Sun, 22 Nov 2026 10:00:03 GMT", "Date": "Sun, 22 Nov 2026 10:00:00 GMT"}
    _raising(app, World(), "keyed", lambda: HTTPStatusError(429, headers), "inline")
    app.call(RAW)
    slept: list[float] = in_memory.clock.slept  # type: ignore[attr-defined]
    assert slept
    assert all(pause >= 3_000 for pause in slept)


@pytest.mark.promise("C7")
def test_retry_after_is_a_lower_bound_of_every_pause(in_memory: Making) -> None:
    app = in_memory.app()
    _raising(app, World(), "keyed", lambda: HTTPStatusError(429, {"retry-after": "2"}), "inline")
    result = app.call(RAW)
    assert result.error is not None
    assert result.error.retry_after_ms == 2_000
    assert [ms >= 2_000 for ms in in_memory.clock.slept] == [True, True]  # type: ignore[attr-defined]


@pytest.mark.promise("C7")
def test_a_retry_after_beyond_the_deadline_is_handed_on_instead_of_waited_for(in_memory: Making) -> None:
    world, app = World(), in_memory.app()
    _raising(app, world, "keyed", lambda: HTTPStatusError(429, {"retry-after": "600"}), "inline")
    result = app.call(RAW)
    assert result.error is not None
    assert (result.error.retry_after_ms, len(world)) == (600_000, 1)


@pytest.mark.promise("C7")
@pytest.mark.parametrize("text", ["", "soon", "-5", "1e9", "Wed, 21 Oct 2099 07:28:00 GMT", "9" * 400, "1.5"])
def test_a_retry_after_that_is_no_number_of_seconds_is_as_good_as_none(in_memory: Making, text: str) -> None:
    app = in_memory.app()
    _raising(app, World(), "keyed", lambda: HTTPStatusError(429, {"retry-after": text}), "inline")
    assert told(app.call(RAW)) == ("rate_limited", "unknown")


@pytest.mark.promise("C7")
def test_a_first_fault_that_may_have_happened_stays_in_doubt_after_a_harmless_second(making: Making) -> None:
    """What the second attempt says about itself says nothing about the first."""
    app, faults = (
        making.app(),
        iter([ConnectionResetError(), ConnectionRefusedError(), ConnectionRefusedError()]),
    )
    _raising(app, World(), "idempotent", lambda: next(faults), "inline")
    assert told(app.call(RAW)) == ("outcome_unknown", "unknown")
    assert states(app) == ["unknown"]


@pytest.mark.promise("C1")
def test_a_first_fault_in_doubt_is_settled_by_a_second_attempt_that_succeeds(making: Making) -> None:
    world, app = World(), making.app()

    @app.tool(effect="idempotent", inline=True)
    def pay(n: int) -> dict[str, Any]:
        if not len(world):
            world.do()
            raise ConnectionResetError
        return world.do()

    assert told(app.call(RAW)) == (None, "committed")
    assert states(app) == ["committed"]


@pytest.mark.parametrize(
    "stated",
    [
        lambda words: NotApplied("invalid_arguments", message=words),
        lambda words: NotApplied("invalid_arguments", words),  # as it is written without a look at the types
    ],
)
def test_a_message_beside_the_code_reaches_the_model(
    in_memory: Making, stated: Callable[[str], NotApplied]
) -> None:
    app = in_memory.app()

    @app.tool(effect="once", key=["n"])
    def pay(n: int) -> int:
        """Pay."""
        raise stated("n must be below 100, password=hunter22x")

    result = app.call(RAW)
    assert (code(result), result.effect, result.next_action) == ("invalid_arguments", "none", "retry")
    text = DIALECTS["mcp"].dump(result)["content"][0]["text"]
    assert text.startswith("n must be below 100")
    assert "hunter22x" not in text


@pytest.mark.parametrize(
    ("stated", "known"),
    [(NotApplied, ("upstream_error", "none")), (MayHaveHappened, ("outcome_unknown", "unknown"))],
)
@pytest.mark.parametrize("words", ["The shop is closed until Monday.", "商店周一才开门"])
def test_a_sentence_in_the_place_of_a_code_reaches_the_model_as_the_words_of_the_upstream(
    in_memory: Making, stated: type[NotApplied | MayHaveHappened], known: tuple[str, str], words: str
) -> None:
    app = in_memory.app()

    @app.tool(effect="once", key=["n"], retries=0)
    def pay(n: int) -> int:
        """Pay."""
        raise stated(f"{words} password=hunter22x")

    result = app.call(RAW)
    assert (code(result), result.effect) == known
    assert result.error is not None
    text = (result.error.details or {})["upstream"]["text"]
    assert words in text
    assert "hunter22x" not in text
