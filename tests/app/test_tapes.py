"""B7, B8, R1: every call can be told again from its tape; a journal cut anywhere is resumed and repeats nothing it may not."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from app.worlds import CLASSES, Making, World, asked, code, run, states
from callwright import CallContext, Callwright, NotApplied, RetryPolicy, Rule
from callwright.domain.contract import EffectClass
from callwright.domain.effects import Claim, CountRefusal, Effect, Execute, Reserve, Settle
from callwright.runtime.tape import Tape
from callwright.runtime.tape_replay import replay_tape
from callwright.stores import MemoryStore
from callwright.tapes import DivergedError, TapeError
from callwright.testing import FakeClock

RAW = asked(n=1)
STORED = (Claim, CountRefusal, Reserve, Settle)


def _pays(app: Callwright, world: World, effect: EffectClass, kind: str) -> None:
    options: Any = {"effect": effect, "name": "pay", "retries": RetryPolicy(1, 1, 1)}

    def body(context: CallContext) -> Any:
        if context.attempt == 1:
            raise NotApplied
        return world.do()

    if kind == "async":

        @app.tool(**options)
        async def pay(n: int, ctx: CallContext) -> Any:
            await asyncio.sleep(0)
            return body(ctx)

        return

    @app.tool(**options, inline=True)
    def pay_blocking(n: int, ctx: CallContext) -> Any:
        return body(ctx)


def _journal(folder: Path, effect: EffectClass, kind: str, door: str) -> list[bytes]:
    """The lines of a whole call that failed once and then paid."""
    with Callwright(MemoryStore(FakeClock()), clock=FakeClock(), journal=folder) as app:
        _pays(app, World(), effect, kind)
        assert (app.call(RAW) if door == "call" else run(app.acall(RAW))).success
    (file,) = folder.glob("*.tape")
    return file.read_bytes().splitlines(keepends=True)


def _crashed(making_app: Callwright, tape: Tape, world: World, *, pending_done: bool) -> None:
    """Bring ledger and world to where the process died: everything answered was done, the last asked perhaps."""
    done: list[Effect[Any]] = [effect for effect, _ in tape.steps]
    if tape.pending is not None and pending_done:
        done.append(tape.pending)
    for effect in done:
        if isinstance(effect, STORED):
            making_app.store.perform_effect(effect)
        if isinstance(effect, Execute) and effect.attempt == 2:
            world.do()


def _cuts(lines: list[bytes]) -> Iterator[bytes]:
    """Cut after every line, and in the middle of every line."""
    for count in range(1, len(lines)):
        yield b"".join(lines[:count])
        yield b"".join(lines[:count]) + lines[count][: len(lines[count]) // 2]


@pytest.mark.promise("B7", "R1", "C4")
@pytest.mark.parametrize("kind", ["async", "inline"])
@pytest.mark.parametrize("effect", CLASSES)
@pytest.mark.parametrize("pending_done", [False, True])
def test_a_journal_cut_anywhere_is_resumed_in_a_fresh_app_and_never_pays_twice_for_once(
    tmp_path: Path, effect: EffectClass, kind: str, *, pending_done: bool
) -> None:
    door = "acall" if kind == "async" else "call"
    ends = set()
    for data in _cuts(_journal(tmp_path, effect, kind, door)):
        world = World()
        with Callwright(MemoryStore(FakeClock()), clock=FakeClock()) as app:
            _pays(app, world, effect, kind)
            tape = app.tape(data)
            if _is_whole(app, tape):
                continue
            _crashed(app, tape, world, pending_done=pending_done)
            asked_to_run = isinstance(tape.pending, Execute)
            result = app.resume(tape)
            assert "claimed" not in states(app)
            ends.add(code(result))
            if effect == "once":
                assert len(world) <= 1
                assert code(result) == ("outcome_unknown" if asked_to_run else None)
                app.call(RAW)
                assert len(world) <= 1
            else:
                assert result.success
                assert len(world) <= 2
    assert ends == ({None, "outcome_unknown"} if effect == "once" else {None})


def _is_whole(app: Callwright, tape: Tape) -> bool:
    """Nothing was lost: the tape already ends in its envelope."""
    try:
        return app.replay(tape).success
    except TapeError:
        return False


@pytest.mark.promise("B7")
def test_a_tape_that_is_none_is_refused_in_words(making: Making) -> None:
    app = making.app()
    for data in (
        b"",
        b"\n",
        b"{}\n",
        b"null\n",
        b"[]\n[1]\n",
        b"\xff\xfe\n",
        b'{"format":"x"}\n{}\n',
        b"{" * 10_000 + b"\n",
    ):
        with pytest.raises(TapeError):
            app.tape(data)
    with pytest.raises(TapeError):
        app.tape("no-such-call")
    with pytest.raises(TapeError):
        app.replay("no-such-call")


@pytest.mark.promise("B7", "B8")
def test_a_tape_whose_answers_belong_to_other_questions_is_refused(in_memory: Making) -> None:
    app = in_memory.app()

    @app.tool(effect="once")
    def pay(n: int) -> int:
        return n

    result = app.call(asked(n=1))
    head, *steps = (app.store.get_tape(result.meta.call_id) or b"").splitlines()
    pairs = [json.loads(step) for step in steps]
    answers = {pair[1]["type"]: pair[1] for pair in pairs}
    for at, (effect, own) in enumerate(pairs):
        for kind, answer in answers.items():
            other = [*pairs[:at], [effect, answer], *pairs[at + 1 :]]
            data = b"\n".join([head, *(json.dumps(pair).encode() for pair in other), b""])
            if kind == own["type"]:
                assert app.replay(app.tape(data)).success
            else:
                with pytest.raises(TapeError):
                    app.tape(data)


@pytest.mark.promise("B8")
@pytest.mark.parametrize("door", ["call", "acall"])
def test_every_kind_of_end_is_replayed_from_its_tape_also_by_another_app(making: Making, door: str) -> None:
    world, app = (
        World(),
        making.app(rules=[Rule("approve", tools=("ask",)), Rule("deny", tools=("no",)), Rule("allow")]),
    )

    @app.tool(effect="once", name="ask")
    @app.tool(effect="once", name="no")
    @app.tool(effect="once", name="pay")
    def pay(n: int) -> dict[str, Any]:
        return world.do(n)

    @app.tool(effect="once", name="bad")
    def bad(n: int) -> Any:
        raise ValueError

    raws = [RAW, RAW, asked(n="2"), asked(), asked("ask", n=1), asked("no", n=1), asked("bad", n=1), asked("bad", n=1),
            "{", [RAW, RAW], asked("nope", n=1)]  # fmt: skip
    results = [app.call(raw) if door == "call" else run(app.acall(raw)) for raw in raws]
    before = len(world)
    for result in results:
        assert app.replay(result.meta.call_id) == result
    app.close()
    other = making.app()
    for result in results:
        assert other.replay(other.tape(result.meta.call_id)) == result
    assert len(world) == before


@pytest.mark.promise("B8")
def test_an_old_tape_is_replayed_under_the_contract_it_was_recorded_with(making: Making) -> None:
    app = making.app()

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> dict[str, Any]:
        return {"n": n}

    result = app.call(RAW)

    @app.tool(effect="once", inline=True, version="2.0.0", name="pay")
    def pay_2(n: int, why: str) -> dict[str, Any]:
        return {"n": n}

    assert app.replay(result.meta.call_id) == result
    app.close()
    if making.path is not None:
        assert making.app().replay(result.meta.call_id) == result


@pytest.mark.promise("B8")
def test_a_tape_that_asks_for_something_else_has_diverged(making: Making) -> None:
    app = making.app()

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> dict[str, Any]:
        return {"n": n}

    tape = app.tape(app.call(RAW).meta.call_id)
    other = replace(tape, head=replace(tape.head, request=replace(tape.head.request, raw=asked(n=2))))
    with pytest.raises(DivergedError) as caught:
        app.replay(other)
    assert caught.value.step > 0
    assert "\n" not in str(caught.value)
    with pytest.raises(TapeError):
        app.replay(replace(tape, steps=tape.steps[:3]))


@pytest.mark.promise("B1")
def test_versions_side_by_side_rollback_and_the_version_that_is_asked_for(making: Making) -> None:
    app = making.app()

    for version in ("1.0.0", "1.2.0", "2.0.0"):

        @app.tool(effect="read", inline=True, version=version, name="look")
        def look(n: int, version: str = version) -> Any:
            return version

    def given(**options: Any) -> Any:
        result = app.call({"name": "look", "arguments": {"n": 1}}, **options)
        return result.data if result.success else code(result)

    assert given() == "2.0.0"
    assert [given(version=wanted) for wanted in ("1", "1.0.0", "1.2.0", "2")] == [
        "1.2.0",
        "1.0.0",
        "1.2.0",
        "2.0.0",
    ]
    assert [given(version=wanted) for wanted in ("3", "1.1.0", "1.2", "x")] == ["unknown_tool"] * 4
    assert app.catalogue.rollback("look") == "1.2.0"
    assert given() == "1.2.0"
    assert given(version="2") == "2.0.0"


@pytest.mark.parametrize("form", ["dict", "text"])
@pytest.mark.parametrize("added", ["pears", "\ud800"], ids=["a text", "half a character"])
def test_a_tool_that_changes_its_arguments_changes_neither_the_tape_nor_the_call(
    form: str, added: str
) -> None:
    with Callwright() as app:

        @app.tool(effect="read")
        def join(words: list[str], more: dict[str, list[str]]) -> int:
            """Count words."""
            words.append(added)
            more["x"].append(added)
            return len(words)

        raw: Any = {"name": "join", "arguments": {"words": ["apples"], "more": {"x": ["figs"]}}}
        result = app.call(raw if form == "dict" else json.dumps(raw))

        tape = app.tape(result.meta.call_id)
        assert (result.success, result.data) == (True, 2)
        assert raw["arguments"] == {"words": ["apples"], "more": {"x": ["figs"]}}
        assert replay_tape(tape).data == 2
        assert added not in repr(tape.head.request.raw)


def test_the_tape_says_what_was_read_though_the_object_changes_before_it_is_stored() -> None:
    raw: dict[str, Any] = {"name": "look", "arguments": {"place": "Rome"}}
    with Callwright() as app:

        @app.tool(effect="read")
        def look(place: str) -> str:
            """Look up a place."""
            raw["arguments"]["place"] = float("nan")
            raw["name"] = {"no": "text"}
            return place

        result = app.call(raw)

        tape = app.tape(result.meta.call_id)
        assert tape.head.request.raw["name"] == "look"
        assert tape.head.request.raw["arguments"] == {"place": "Rome"}
