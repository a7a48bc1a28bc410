"""Journals, raw inputs, generators, cancellations, approvals and nesting, through the app."""

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.worlds import SOON, Making, World, asked, code, run, states
from callwright import Callwright, Principal, Rule, to_json
from callwright.domain.effects import Claim, Reserve
from callwright.stores import MemoryStore
from callwright.tapes import TapeError
from callwright.testing import FakeClock, SeededRng

RAW = asked(n=1)


# --- journals ------------------------------------------------------------------------------------------------------


def _journalled(folder: Path, world: World, **options: Any) -> Callwright:
    clock = FakeClock()
    app = Callwright(MemoryStore(clock), clock=clock, **options)

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> Any:
        return world.do()

    return app


def _lines(folder: Path) -> list[bytes]:
    _journalled(folder, World(), journal=folder).call(RAW)
    (file,) = folder.glob("*.tape")
    return file.read_bytes().splitlines(keepends=True)


def _before_execute(folder: Path) -> bytes:
    lines = _lines(folder)
    at = next(i for i, line in enumerate(lines) if b'"type":"Execute"' in line)
    return b"".join(lines[:at])


def test_a_journal_that_is_resumed_twice_pays_once(tmp_path: Path) -> None:
    """Also: the process that resumed crashed after its Execute, for a resumed call is not journalled itself."""
    data, world = _before_execute(tmp_path), World()
    app = _journalled(tmp_path, world)
    tape = app.tape(data)
    for effect, _ in tape.steps:
        if isinstance(effect, Claim | Reserve):
            app.store.perform_effect(effect)
    assert app.resume(tape).success
    app.resume(app.tape(data))
    assert len(world) == 1


def test_a_journal_is_not_resumed_when_the_ledger_has_moved_on(tmp_path: Path) -> None:
    """The lease ran out, a person released the call, and somebody else has paid meanwhile."""
    data, world = _before_execute(tmp_path), World()
    app = _journalled(tmp_path, world)
    tape = app.tape(data)
    for effect, _ in tape.steps:
        if isinstance(effect, Claim | Reserve):
            app.store.perform_effect(effect)
    app.store._clock.advance(10**7)  # type: ignore[attr-defined]
    app.store.sweep()
    assert app.store.decide_entry(app.store.list_entries()[0].entry_id, "released", by="ann", why="looked")
    assert app.call(RAW).success
    app.resume(tape)
    assert len(world) == 1


def test_a_journal_that_was_cut_before_its_claim_does_not_take_an_older_answer_for_its_own(
    tmp_path: Path,
) -> None:
    """The same call was made before and its answer received; the second one died before it was claimed."""
    world = World()
    app = _journalled(tmp_path, world, journal=tmp_path)
    assert app.call(RAW).success
    second = app.call(RAW)
    assert code(second) == "duplicate_suspected"
    lines = (tmp_path / f"{second.meta.call_id}.tape").read_bytes().splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if b'"type":"Claim"' in line)

    for cut in (at, at + 1):  # before the claim was asked, and before its answer
        assert code(app.resume(app.tape(b"".join(lines[:cut])))) == "duplicate_suspected"
    assert len(world) == 1


def test_resuming_a_whole_journal_gives_its_envelope(tmp_path: Path) -> None:
    data, world = b"".join(_lines(tmp_path)), World()
    app = _journalled(tmp_path, world)
    assert app.resume(app.tape(data)).data == {"receipt": 1}
    assert len(world) == 0


def test_a_resumed_call_has_a_tape_that_can_be_replayed(tmp_path: Path) -> None:
    lines, world = _lines(tmp_path), World()
    at = next(i for i, line in enumerate(lines) if b'"type":"Claim"' in line)
    app = _journalled(tmp_path, world)
    result = app.resume(app.tape(b"".join(lines[:at])))
    assert app.replay(result.meta.call_id) == result


def test_resuming_where_the_tool_is_not_registered_is_a_tape_error_and_claims_nothing(
    tmp_path: Path,
) -> None:
    lines = _lines(tmp_path / "j")
    with Callwright(tmp_path / "l.db") as first:

        @first.tool(effect="once", inline=True)
        def pay(n: int) -> Any:
            return {"receipt": 1}

    app = Callwright(tmp_path / "l.db")
    try:
        with pytest.raises(TapeError):
            app.resume(app.tape(b"".join(lines[:4])))
        assert "claimed" not in states(app)
    finally:
        app.close()


def test_a_journal_that_cannot_be_written_is_an_envelope_and_starts_nothing(tmp_path: Path) -> None:
    (tmp_path / "call-00000001.tape").symlink_to("/dev/full")
    world = World()
    app = _journalled(tmp_path, world, journal=tmp_path, rng=SeededRng())
    assert code(app.call(RAW)) == "unavailable"
    (tmp_path / "file").write_text("x")
    app = _journalled(tmp_path, world, journal=tmp_path / "file", rng=SeededRng())
    assert code(app.call(RAW)) == "unavailable"
    assert len(world) == 0


def test_journals_are_closed(tmp_path: Path) -> None:
    app = _journalled(tmp_path, World(), journal=tmp_path)
    app.call(asked(n=0))
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208
    for n in range(1, 30):
        app.call(asked(n=n))
    assert len(os.listdir("/proc/self/fd")) <= before + 1  # noqa: PTH208


# --- raw input that cannot be written down or replayed -------------------------------------------------------------


class _Dump:
    def model_dump(self, **options: Any) -> Any:
        raise RuntimeError


class _Attribute:
    def __getattr__(self, name: str) -> Any:
        raise RuntimeError


RAWS: dict[str, Any] = {
    "bytes": b'{"name":"pay","arguments":{"n":1}}',
    "nan": asked(n=float("nan")),
    "number as key": {"name": "pay", "arguments": {1: 1}},
    "bytes within": asked(n=b"1"),
    "5,000 digits": asked(n=10**5_000),
    "model_dump raises": _Dump(),
    "getattr raises": _Attribute(),
}


@pytest.mark.parametrize("kind", RAWS)
def test_every_raw_input_has_an_envelope_and_a_tape_that_replays(in_memory: Making, kind: str) -> None:
    app = in_memory.app()

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> Any:
        return {"n": n}

    result = app.call(RAWS[kind])
    assert app.replay(result.meta.call_id) == result


@pytest.mark.parametrize("option", ["run", "key", "version", "approval", "trace_id", "repeat", "zone"])
def test_half_a_surrogate_in_an_option_is_refused_by_name_before_anything_is_done(
    making: Making, option: str
) -> None:
    world, app = World(), making.app()

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> Any:
        return world.do()

    with pytest.raises(ValueError, match=f"{option} holds half a surrogate pair at position 2"):
        app.call(RAW, **{option: "ab\ud800"})  # type: ignore[arg-type]

    assert (states(app), len(world)) == ([], 0)


@pytest.mark.parametrize("field", ["id", "tenant"])
def test_half_a_surrogate_in_a_principal_is_refused(field: str) -> None:
    with pytest.raises(ValueError, match=f"the {field}.* holds half a surrogate pair at position 0"):
        Principal(**{field: "\udfff"})  # type: ignore[arg-type]


@pytest.mark.costly
def test_arguments_that_share_their_parts_are_bounded(in_memory: Making) -> None:
    app, shared = in_memory.app(), [1]
    for _ in range(40):
        shared = [shared, shared]  # type: ignore[list-item]

    @app.tool(effect="read", inline=True)
    def look(n: list[Any]) -> Any:
        return 1

    assert not app.call(asked("look", n=shared)).success


@pytest.mark.costly
def test_results_that_share_their_parts_are_bounded_in_time_too(in_memory: Making) -> None:
    """It ends, after half a minute: eight million nodes are rebuilt before the bound is met."""
    app = in_memory.app()

    @app.tool(effect="read", inline=True)
    def look(n: int) -> Any:
        shared = [1]
        for _ in range(60):
            shared = [shared, shared]  # type: ignore[list-item]
        return shared

    assert code(app.call(asked("look", n=1))) == "output_too_large"


# --- a blocking generator is drained outside of its thread and its limit ------------------------------------------


@pytest.mark.parametrize("door", ["call", "acall"])
def test_a_generator_that_blocks_ends_at_its_limit(in_memory: Making, door: str) -> None:
    app, out = in_memory.app(), threading.Event()

    @app.tool(effect="read", timeout_ms=50, retries=0)
    def rows(n: int) -> Iterator[int]:
        yield 1
        out.wait(1.5)

    result = app.call(asked("rows", n=1)) if door == "call" else run(app.acall(asked("rows", n=1)))
    out.set()
    assert code(result) == "timeout"


# --- cancellation -------------------------------------------------------------------------------------------------


def _cancelled_midway(app: Callwright) -> str:
    async def main() -> str:
        task = asyncio.ensure_future(app.acall(RAW))
        for _ in range(10):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        return "cancelled" if task.cancelled() else "went on"

    said: str = run(main())
    return said


def test_a_tool_that_makes_another_error_of_its_cancellation_does_not_swallow_it(
    in_memory: Making,
) -> None:
    app = in_memory.app()

    @app.tool(effect="once")
    async def pay(n: int) -> Any:
        try:
            await asyncio.Event().wait()
        finally:
            raise ValueError

    assert _cancelled_midway(app) == "cancelled"


def test_a_cancelled_call_leaves_a_tape(in_memory: Making) -> None:
    app = in_memory.app()

    @app.tool(effect="once")
    async def pay(n: int) -> Any:
        await asyncio.Event().wait()

    assert _cancelled_midway(app) == "cancelled"
    assert len(app.store.list_tapes()) == 1


def test_what_returns_after_a_signal_is_written_down(in_memory: Making) -> None:
    app, store = in_memory.noticed()
    out = threading.Event()

    @app.tool(effect="once")
    def pay(n: int) -> Any:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        out.wait(SOON)
        return {"receipt": 1}

    with pytest.raises(KeyboardInterrupt):
        app.call(RAW)
    store.wait_for_settle()
    out.set()
    store.wait_for_settle()
    assert states(app) == ["committed"]


# --- approvals ----------------------------------------------------------------------------------------------------


def _approving(making: Making, world: World, **options: Any) -> Callwright:
    app = making.app(rules=[Rule("approve")])

    @app.tool(effect="once", inline=True, **options)
    def pay(n: int) -> Any:
        return world.do()

    return app


def test_an_approved_call_of_a_tool_that_may_repeat_is_made(in_memory: Making) -> None:
    world = World()
    app = _approving(in_memory, world, repeat="allow")
    assert app.approve(str(app.call(RAW).meta.handle), by=Principal("boss"))
    assert app.call(RAW).success
    assert code(app.call(RAW)) == "approval_required"
    assert len(world) == 1


def test_a_call_that_was_approved_and_made_is_replayed_without_asking_again(in_memory: Making) -> None:
    world = World()
    app = _approving(in_memory, world, repeat="replay")
    assert app.approve(str(app.call(RAW).meta.handle), by=Principal("boss"))
    assert app.call(RAW).success
    assert app.call(RAW).meta.replayed


def test_a_dry_run_asks_nobody(in_memory: Making) -> None:
    app = _approving(in_memory, World())
    app.call(RAW, dry_run=True)
    assert app.store.list_approvals() == []


# --- nesting ------------------------------------------------------------------------------------------------------


def test_an_async_tool_that_blocks_on_another_async_tool_does_not_deadlock(in_memory: Making) -> None:
    app = in_memory.app()

    @app.tool(effect="read", timeout_ms=300, retries=0)
    async def inner(n: int) -> Any:
        await asyncio.sleep(0)
        return n

    @app.tool(effect="read", timeout_ms=5_000, retries=0)
    async def outer(n: int) -> Any:
        return {"code": code(app.call(asked("inner", n=n)))}

    assert app.call(asked("outer", n=1)).data == {"code": None}


# --- a tape is on disk before the contract it needs ---------------------------------------------------------------


def test_a_tape_that_another_process_can_see_can_be_read_by_it(tmp_path: Path) -> None:
    first, other = Callwright(tmp_path / "l.db"), Callwright(tmp_path / "l.db")

    @first.tool(effect="read", inline=True)
    def look(n: int) -> Any:
        return n

    result = first.call(asked("look", n=0))
    for n in range(64):
        first.call(asked("look", n=n))
    try:
        if other.store.get_tape(result.meta.call_id) is not None:
            assert other.replay(other.tape(result.meta.call_id)) == result
    finally:
        first.close()
        other.close()


# --- the schema of the envelope ----------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["nope", "0" * 32, "AB" * 16, ""])
def test_a_trace_id_that_is_none_is_not_passed_on(in_memory: Making, given: str) -> None:
    import re

    app = in_memory.app()

    @app.tool(effect="read", inline=True)
    def look(n: int) -> Any:
        return n

    result = app.call(asked("look", n=1), trace_id=given)
    envelope = msgspec.json.decode(to_json(result))
    assert re.fullmatch("(?!0{32})[0-9a-f]{32}", envelope["meta"]["traceId"])
