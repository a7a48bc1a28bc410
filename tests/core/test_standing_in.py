"""Every history of a call whose contract names a stand-in or a batch: nothing twice, no lie, and every claim is settled."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from callwright.core.call.call_state import EffectFlow
from callwright.core.call.pipeline import run_call
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.dialects.canonical import dump
from callwright.domain.cache_effects import Forgotten, Recall, Recalled, Remember, Remembered
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import Batch, CompiledContract, Contract, EffectClass, RetryPolicy, StandIn
from callwright.domain.effects import (
    Allowed,
    AlreadySettled,
    Answer,
    ApprovalNeeded,
    Authorize,
    BreakerOpen,
    Cancelled,
    Claim,
    Claimed,
    Counted,
    CountRefusal,
    Denied,
    Effect,
    Execute,
    Exhausted,
    FencedOut,
    InDoubt,
    NoSuchTool,
    Raised,
    ReadClock,
    Reserve,
    Reserved,
    Resolve,
    Resolved,
    Returned,
    Settle,
    Settled,
    StoreFailed,
    Tick,
)
from callwright.domain.evidence import NO_ANSWER, NOT_SENT, REFUSED_REQUEST
from callwright.domain.records import Outcome, RunLimits
from callwright.domain.result import Source, ToolResult
from callwright.runtime.tape import Tape, TapeHead, decode_tape
from callwright.runtime.tape_replay import replay_tape, resume_flow, select_valid_steps
from core.histories_of_a_call import History, Steps, every_history

pytestmark = pytest.mark.promise("C5")
TICKET = Ticket("c1", "1" * 32)
LIMITS = RunLimits()
WRITES: tuple[EffectClass, ...] = ("idempotent", "keyed", "once")
SCHEMA = {
    "type": "object",
    "properties": {"to": {"type": "string"}},
    "required": ["to"],
    "additionalProperties": False,
}
LIST = {"type": "object", "properties": {"ids": {"type": "array"}}, "required": ["ids"]}
OUTPUT = {"type": "object", "required": ["id"]}
RUN = CallRequest(raw={"name": "send", "arguments": {"to": "ann"}}, run_id="r")
MANY = CallRequest(raw={"name": "send", "arguments": {"ids": ["a", "b", "a"]}}, run_id="r")


@cache
def tool(effect: EffectClass, kind: str) -> CompiledContract:
    kinds: dict[str, dict[str, Any]] = {
        "read": {"stand_in": StandIn(cached_s=60, tool="other"), "output_schema": OUTPUT},
        "tool_first": {
            "stand_in": StandIn(cached_s=60, tool="other", tool_first=True),
            "output_schema": OUTPUT,
        },
        "write": {"stand_in": StandIn(tool="other", arguments={"ticket": ""}, fixed={"queue": "ops"})},
        "batch": {"batch": Batch("ids"), "input_schema": LIST},
    }
    repeat = "allow" if effect == "read" else "replay"
    named: dict[str, Any] = {"name": "send", "input_schema": SCHEMA, "effect": effect, "repeat": repeat}
    return compile_contract(Contract(**(named | {"retries": RetryPolicy(max_retries=0)} | kinds[kind])))


@cache
def other(effect: EffectClass) -> CompiledContract:
    if effect == "read":
        return compile_contract(
            Contract(name="other", input_schema=SCHEMA, effect="read", repeat="allow", retries=RetryPolicy(0))
        )
    schema = {
        "type": "object",
        "properties": {"ticket": {"type": "object"}, "queue": {"type": "string"}},
        "required": ["ticket", "queue"],
        "additionalProperties": False,
    }
    return compile_contract(
        Contract(name="other", input_schema=schema, effect="once", repeat="replay", retries=RetryPolicy(0))
    )


class World:
    """Every answer that matters, of a tool and of what stands in for it."""

    def __init__(self, effect: EffectClass, kind: str) -> None:
        self.tool, self.other = tool(effect, kind), other(effect)
        kept = Outcome(
            data={"id": 1}, confidence=0.9, source=[Source(type="tool", id="send")], next_action="continue"
        )
        self.table: dict[type[Effect[Any]], list[Answer]] = {
            Authorize: [Allowed("r"), Denied("r"), ApprovalNeeded("r", "h", "required"), StoreFailed("gone")],
            Reserve: [Reserved(), BreakerOpen(500), Cancelled()],
            Execute: [
                Raised("connection_failed", NOT_SENT),
                Returned({"id": 7}, "json", 8),
                Returned({"wrong": 7}, "json", 8),
                Raised("timeout", NO_ANSWER),
                Raised("not_found", REFUSED_REQUEST),
                Raised("cancelled", NOT_SENT),
            ],
            Settle: [Settled(), FencedOut("unknown")],
            ReadClock: [Tick(1.0)],
            CountRefusal: [Counted(1, stop=False)],
            Recall: [Forgotten(), Recalled(kept, 90_000, 1_700_000_000_000)],
            Remember: [Remembered()],
        }

    def answers(self, effect: Effect[Any], steps: Steps) -> Sequence[Answer]:
        if isinstance(effect, Resolve):
            if effect.name == "other":
                return [Resolved(self.other), NoSuchTool(None, restricted=True)]
            return [Resolved(self.tool)]
        if isinstance(effect, Claim):
            mine = Claimed(0 if effect.key is None else len(steps), 1, 1, 50_000)
            if effect.key is None:
                return [mine, Exhausted("calls", 12)]
            done = AlreadySettled("committed", Outcome(data={"id": 7}, confidence=0.9), "0" * 32)
            return [mine, done, InDoubt("0" * 32)]
        return self.table[type(effect)]


@cache
def histories(effect: EffectClass, kind: str) -> list[History]:
    def begin() -> EffectFlow[ToolResult]:
        return run_call(MANY if kind == "batch" else RUN, TICKET, LIMITS)

    world = World(effect, kind)
    if kind == "batch":  # three parts: fewer answers each, all in all as many histories
        world.table[Authorize] = [Allowed("r")]
        world.table[Reserve] = [Reserved(), Cancelled()]
        world.table[Execute] = [world.table[Execute][at] for at in (1, 0, 3, 4)]
        world.table[Settle] = [Settled()]
    return list(every_history(begin, world.answers))


def everything() -> Iterator[tuple[EffectClass, str, History]]:
    for effect in ("read", *WRITES):
        for kind in (*(("read", "tool_first") if effect == "read" else ("write",)), "batch"):
            yield from ((effect, kind, history) for history in histories(effect, kind))


def ran(history: History, name: str) -> list[Answer]:
    return [answer for one, answer in history.asked(Execute) if isinstance(one, Execute) and one.tool == name]


def settles(history: History) -> list[Settle]:
    return [one for one, _ in history.asked(Settle) if isinstance(one, Settle)]


def test_there_are_many_and_each_ends_in_an_envelope() -> None:
    found = [history for _, _, history in everything()]
    assert len(found) > 1_000
    assert all(isinstance(one.result, ToolResult) for one in found)


def test_a_stand_in_runs_only_where_nothing_can_have_happened() -> None:
    for effect, _, history in everything():
        if ran(history, "other"):
            before = ran(history, "send")
            assert effect == "read" or not any(
                isinstance(one, Raised) and one.evidence.happened == "maybe" for one in before
            )
            assert not any(isinstance(one, Returned) for one in before)
            assert all(
                isinstance(one, Raised) and one.code not in {"cancelled", "not_found"} for one in before
            )


def test_nothing_runs_that_was_not_allowed_and_claimed_by_itself() -> None:
    for _, _, history in everything():
        for at, (one, _) in enumerate(history.steps):
            if isinstance(one, Execute):
                before = history.steps[:at]
                allowed = [
                    ask.tool for ask, got in before if isinstance(ask, Authorize) and isinstance(got, Allowed)
                ]
                claimed = {
                    ask.key for ask, got in before if isinstance(ask, Claim) and isinstance(got, Claimed)
                }
                assert one.tool in allowed
                assert one.key in claimed


def test_every_claim_is_settled_once_and_the_outer_one_last() -> None:
    for _, kind, history in everything():
        claims = [
            one for one, got in history.asked(Claim) if isinstance(one, Claim) and isinstance(got, Claimed)
        ]
        assert sorted(one.key for one in claims if one.key) == sorted(
            one.key for one in settles(history) if one.key
        )
        if kind == "write" and len(claims) == 2:
            assert [one.tool for one in settles(history)] == ["other", "send"]


def test_each_part_has_a_key_of_its_own_and_the_run_pays_once() -> None:
    for effect in WRITES:
        for history in histories(effect, "batch"):
            keys = [one.key for one, _ in history.asked(Claim) if isinstance(one, Claim) and one.key]
            assert len(set(keys)) == len(keys)
            paid = [one for one, _ in history.asked(Claim) if isinstance(one, Claim) and one.run_id]
            assert len(paid) == 1


def test_the_envelope_tells_the_truth_about_the_world() -> None:
    for effect, _, history in everything():
        told, attempts = history.result.effect, [*ran(history, "send")]
        if effect == "read":
            assert told == "none"
            continue
        maybe = any(
            isinstance(one, Raised) and one.evidence.happened == "maybe"
            for one in [*attempts, *ran(history, "other")]
        )
        maybe = maybe or any(
            isinstance(got, InDoubt)
            for ask, got in history.asked(Claim)
            if isinstance(ask, Claim) and ask.tool == "send"
        )
        if any(isinstance(one, Returned) for one in attempts):
            assert told == ("unknown" if maybe else "committed")
        elif attempts and not any(isinstance(got, AlreadySettled) for _, got in history.steps):
            assert told == ("unknown" if maybe else "none")


def test_a_write_whose_draft_was_left_is_no_success_and_is_not_free_to_be_done_beside_it() -> None:
    seen = 0
    for effect in WRITES:
        for history in histories(effect, "write"):
            error = history.result.error
            if error is not None and error.code == "degraded":
                seen += 1
                assert not history.result.success
                assert history.result.effect == "none"
                assert history.result.next_action == "human_review"
                assert not error.retryable
                assert error.details is not None
                assert error.details["standIn"]["effect"] == "committed"
                assert settles(history)[-1].state == "failed"
                assert settles(history)[-1].code is None
            elif ran(history, "other"):
                assert [one.code for one in history.result.warnings] or history.result.effect == "unknown"
    assert seen > 20


def test_a_read_says_who_answered_and_is_believed_less() -> None:
    for history in histories("read", "read"):
        result, codes = history.result, {one.code for one in history.result.warnings}
        if result.success and "degraded" in codes:
            assert result.confidence < 0.8
            assert result.meta.cached == ("stale" in codes)
            assert isinstance(result.data, dict)
            assert "id" in result.data
        if result.meta.cached:
            assert result.source[0].retrieved_at == "2023-11-14T22:13:20+00:00"
            assert "90 s" in " ".join(one.message for one in result.warnings)
        if result.success and not codes:
            assert any(isinstance(one, Remember) for one, _ in history.steps)


@pytest.mark.parametrize(
    ("kind", "first", "last"), [("read", Recall, "other"), ("tool_first", "other", Recall)]
)
def test_the_declared_stand_in_comes_first_and_the_other_only_where_it_gave_nothing(
    kind: str, first: Any, last: Any
) -> None:
    seen = set()
    for history in histories("read", kind):
        steps = [
            ("other" if isinstance(one, Execute) else Recall, got)
            for one, got in history.steps
            if isinstance(one, Recall) or (isinstance(one, Execute) and one.tool == "other")
        ]
        ways = list(dict.fromkeys(way for way, _ in steps))
        seen.add(tuple(map(str, ways)))
    assert {(str(first), str(last))} <= seen
    assert (str(last), str(first)) not in seen


def test_who_may_not_see_or_call_the_stand_in_is_not_told_of_it() -> None:
    for _, _, history in everything():
        hidden = any(isinstance(got, NoSuchTool | Denied) for _, got in history.steps)
        if hidden:
            assert "other" not in str(dump(history.result))


def test_every_item_is_told_once_with_its_failure() -> None:
    for effect in ("read", *WRITES):
        for history in histories(effect, "batch"):
            partial = history.result.partial
            if partial is not None:
                assert sorted([*partial.succeeded, *(one.item for one in partial.failed)]) == ["a", "a", "b"]
                assert not history.result.success
            if history.result.success and history.asked(Execute):
                assert history.result.data == [{"id": 7}] * 3


def test_only_what_can_be_repeated_without_harm_says_so() -> None:
    for effect in WRITES:
        for history in histories(effect, "batch"):
            error = history.result.error
            if error is not None and error.code == "partial_success" and error.retryable:
                assert history.result.effect == "committed"
                assert history.result.next_action == "retry"


@pytest.mark.costly
def test_every_tape_replays_to_its_own_envelope_also_from_disk() -> None:
    for effect, kind, history in everything():
        request = MANY if kind == "batch" else RUN
        tape = Tape(TapeHead(request=request, ticket=TICKET, limits=LIMITS), history.steps)
        assert replay_tape(tape) == history.result
        known = {one.hash: one for one in (tool(effect, kind), other(effect))}
        assert replay_tape(decode_tape(tape.encode(), known.get)) == history.result


@pytest.mark.parametrize("journal", [False, True], ids=["tape", "journal"])
def test_a_tape_with_a_step_that_no_rule_asks_any_more_is_replayed_without_it(*, journal: bool) -> None:
    """Earlier builds compared the tool with the others on offer, in a step of its own."""
    asked = b'{"type":"Compare","tool":"send_mail","principal":{"id":"p","roles":[],"tenant":""}}'
    answered = b'{"type":"Compared","rival":"send_note","behind":0.4}'
    step = [b"[%b]" % asked, b"[null,%b]" % answered] if journal else [b"[%b,%b]" % (asked, answered)]
    for effect, kind, history in list(everything())[::97]:
        head = TapeHead(request=MANY if kind == "batch" else RUN, ticket=TICKET, limits=LIMITS)
        known = {one.hash: one for one in (tool(effect, kind), other(effect))}
        first, second, *rest = Tape(head, history.steps).encode().split(b"\n")

        old = decode_tape(b"\n".join([first, second, *step, *rest]), known.get)

        assert old.steps == history.steps
        assert replay_tape(old) == history.result


@pytest.mark.costly
def test_a_tape_cut_at_any_point_is_resumed_to_the_same_end() -> None:
    cuts = 0
    for _, kind, history in list(everything())[::3]:
        head = TapeHead(request=MANY if kind == "batch" else RUN, ticket=TICKET, limits=LIMITS, journal=True)
        for cut in range(len(history.steps)):
            tape = Tape(head, history.steps[:cut])
            assert _resumed(tape, history.steps[len(select_valid_steps(tape)) :]) == history.result
            cuts += 1
    assert cuts > 2_000


def _resumed(tape: Tape, rest: Steps) -> ToolResult:
    story = resume_flow(tape)
    effect = next(story)
    for recorded, answer in rest:
        assert effect == recorded
        try:
            effect = story.send(answer)
        except StopIteration as end:
            result: ToolResult = end.value
            return result
    raise AssertionError("the story went on beyond its own tape")


def test_what_was_claimed_and_not_asked_to_run_is_claimed_again() -> None:
    for effect, kind, history in everything():
        if effect == "read":
            continue
        head = TapeHead(request=MANY if kind == "batch" else RUN, ticket=TICKET, limits=LIMITS, journal=True)
        for cut in range(len(history.steps)):
            held = select_valid_steps(Tape(head, history.steps[:cut]))
            run = [at for at, (one, _) in enumerate(held) if isinstance(one, Execute)]
            claims = [at for at, (one, _) in enumerate(held) if isinstance(one, Claim)]
            assert not claims or (run and claims[-1] < run[-1])


@pytest.mark.promise("C5", "R1")
def test_a_stand_in_that_was_asked_to_run_and_never_answered_is_not_run_again() -> None:
    good = next(one for one in histories("once", "write") if ran(one, "other"))
    at = [number for number, (one, _) in enumerate(good.steps) if isinstance(one, Execute)][-1]
    head = TapeHead(request=RUN, ticket=TICKET, limits=LIMITS, journal=True)
    story = resume_flow(Tape(head, good.steps[:at], pending=good.steps[at][0]))
    effect = next(story)
    states: list[tuple[str, str]] = []
    result: ToolResult | None = None
    while result is None:
        if isinstance(effect, Settle):
            states.append((effect.tool, effect.state))
        try:
            effect = story.send(Tick(1.0) if isinstance(effect, ReadClock) else Settled())
        except StopIteration as end:
            result = end.value
    assert states == [("other", "unknown"), ("send", "unknown")]
    assert result.effect == "unknown"
