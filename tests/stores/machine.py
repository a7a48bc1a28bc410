"""Random histories on a store, step by step beside the pure core. Entry ids are a store's own; all else must be equal."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    Claim,
    Claimed,
    CountRefusal,
    Reserve,
    SecondIntent,
    Settle,
)
from callwright.domain.records import LedgerEntry, LedgerState, RunLimits
from callwright.testing import FakeClock
from sampling import count_examples
from stores.contract_ledger import MakeStore
from stores.making import LEASE_MS, Asked, by, claim, ending, read, refusal, reserve, settle
from stores.oracle import Oracle, RunKey

QUICK = settings(
    max_examples=count_examples(40, long=100),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
LONG = settings(QUICK, max_examples=1_500, stateful_step_count=60)

LIMITS = RunLimits(max_tool_calls=6, max_total_latency_ms=5_000)
SOME_LIMITS = st.sampled_from(
    [
        LIMITS,
        LIMITS,
        RunLimits(max_tool_calls=6, max_total_latency_ms=None, deadline_ms=5_000),
        RunLimits(None, None, None, None, 20_000),
        RunLimits(None, 1, None, 2),
    ]
)
ARGS = st.sampled_from("aaab")
SPENT = st.sampled_from([0, 1, 1_250, 6_000])
KEYS = st.sampled_from(["k1", "k2"])
OWNERS = st.sampled_from(["c1", "c2", "c3"])
RUN_NAMES = [("acme", "r1"), ("acme", "r2"), ("zeta", "r1")]
RUNS = st.sampled_from([None, None, *RUN_NAMES])
EFFECTS = st.sampled_from(["once", "once", "idempotent", "keyed"])
REPEATS = st.sampled_from(["replay", "replay_undelivered", "ask", "allow"])
ENDS = st.sampled_from(["committed", "failed", "released", "answered", "unknown"])
CODES = st.sampled_from([None, "timeout", "not_found"])
HEALTH = st.sampled_from([None, True, False, False])
MOMENTS = st.sampled_from([1, LEASE_MS, LEASE_MS + 1, 15_000, 60_000, 3_600_000])
ORIGINS = st.fixed_dictionaries(
    {},
    optional={
        "session": st.sampled_from([None, "s", "t"]),
        "request": st.sampled_from(["q1", "q2"]),
        "model_call": st.sampled_from(["m1", "m2"]),
        "named": st.sampled_from(["key", "run"]),
        "joined": st.booleans(),
        "replay_only": st.booleans(),
    },
)
PICK = st.integers(0, 50)


def _in(run: RunKey | None, effect: Asked) -> Asked:
    return effect if run is None else replace(by(run[0], effect), run_id=run[1])


def machine(make_store: MakeStore) -> type[RuleBasedStateMachine]:
    """The machine over stores that ``make_store`` makes, one for every history."""
    return type("LedgerMachine", (_Machine,), {"make_store": staticmethod(make_store)})


class _Machine(RuleBasedStateMachine):
    make_store: MakeStore

    def __init__(self) -> None:
        super().__init__()
        self.clock = FakeClock()
        self.store = self.make_store(self.clock)
        self.oracle = Oracle(self.clock)
        self.claims: list[tuple[str, RunKey | None, Claimed, Claimed]] = []

    def teardown(self) -> None:
        self.store.close()

    @rule(
        key=KEYS,
        owner=OWNERS,
        effect=EFFECTS,
        repeat=REPEATS,
        args=ARGS,
        run=RUNS,
        resumed=st.booleans(),
        limits=SOME_LIMITS,
        more=ORIGINS,
    )
    def claims_a_key(
        self,
        *,
        key: str,
        owner: str,
        effect: EffectClass,
        repeat: Repeat,
        args: str,
        run: RunKey | None,
        resumed: bool,
        limits: RunLimits,
        more: dict[str, Any],
    ) -> None:
        asked = claim(
            key,
            owner=owner,
            effect=effect,
            repeat=repeat,
            args=args,
            limits=limits,
            resumed=resumed,
            **more,
        )
        got, expected = self.both(_in(run, asked))
        if isinstance(got, Claimed) and isinstance(expected, Claimed):
            self.claims.append((key, run, got, expected))

    @precondition(lambda self: self.claims)
    @rule(
        pick=PICK,
        state=ENDS,
        code=CODES,
        healthy=HEALTH,
        ttl_s=st.sampled_from([1, 3600]),
        args=ARGS,
        spent_ms=SPENT,
    )
    def settles(self, *, pick: int, state: LedgerState, **how: Any) -> None:
        key, run, mine, theirs = self.claims[pick % len(self.claims)]
        how["key"] = key
        answer = self.store.perform_effect(_in(run, settle(mine, state, **how)))
        assert answer == self.oracle.answer(_in(run, settle(theirs, state, **how)))

    @precondition(lambda self: self.claims)
    @rule(pick=PICK, state=ENDS)
    def a_person_decides(self, pick: int, state: LedgerState) -> None:
        key = self.claims[pick % len(self.claims)][0]
        entry = self.store.get_entry(key)
        if entry is not None:
            decided = self.store.decide_entry(entry.entry_id, state, by="eve", why="looked")
            assert decided == self.oracle.decide(key, state)

    @precondition(lambda self: self.claims)
    @rule(pick=PICK)
    def the_answer_arrives(self, pick: int) -> None:
        key = self.claims[pick % len(self.claims)][0]
        entry = self.store.get_entry(key)
        if entry is not None:
            self.store.mark_delivered(entry.entry_id)
            self.oracle.deliver(key)

    @rule(ms=MOMENTS)
    def time_passes(self, ms: int) -> None:
        self.clock.advance(ms)

    @rule()
    def sweeps(self) -> None:
        swept = self.store.sweep()
        assert {name: swept[name] for name in ("archived", "unknown")} == self.oracle.sweep()

    @rule(run=RUNS, args=ARGS, limits=SOME_LIMITS)
    def reads(self, run: RunKey | None, args: str, limits: RunLimits) -> None:
        self.both(_in(run, read(args=args, limits=limits)))

    @rule(run=RUNS, code=CODES, healthy=HEALTH, args=ARGS, spent_ms=SPENT)
    def a_read_ends(self, *, run: RunKey | None, **how: Any) -> None:
        self.both(_in(run, ending(**how)))

    @rule(effect=EFFECTS | st.just("read"), attempt=st.integers(1, 3), run=RUNS)
    def reserves(self, effect: EffectClass, attempt: int, run: RunKey | None) -> None:
        self.both(_in(run, reserve(effect, attempt=attempt, limits=LIMITS)))

    @rule(run=st.sampled_from(RUN_NAMES), code=st.sampled_from(["timeout", "denied"]), args=ARGS)
    def is_refused(self, run: RunKey, code: str, args: str) -> None:
        self.both(_in(run, refusal(code, args=args, limits=LIMITS)))

    @invariant()
    def the_store_holds_what_the_core_holds(self) -> None:
        for key in ("k1", "k2"):
            assert _nameless(self.store.get_entry(key)) == _nameless(self.oracle.entries.get(key))
        assert self.store.get_breaker("pay") == self.oracle.breaker("pay")

    def both(self, effect: Claim | Settle | Reserve | CountRefusal) -> tuple[Answer, Answer]:
        got, expected = self.store.perform_effect(effect), self.oracle.answer(effect)
        assert _anonymous(got) == _anonymous(expected)
        return got, expected


def _nameless(entry: LedgerEntry | None) -> LedgerEntry | None:
    return None if entry is None else replace(entry, entry_id=0, holder="")


def _anonymous(answer: Answer) -> Answer:
    if isinstance(answer, AlreadySettled):
        return replace(answer, entry_id=0, handle="")
    if isinstance(answer, SecondIntent):
        return replace(answer, handle="")
    return replace(answer, entry_id=0) if isinstance(answer, Claimed) else answer
