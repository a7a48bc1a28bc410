"""Claims of processes that show no sign of life, on both ledgers that processes share: each store here is a process."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from callwright.domain.contract import EffectClass
from callwright.domain.effects import Claim, Claimed, InDoubt, InFlight, Settled
from callwright.ports import KNOWN_ALIVE_MS, Store
from callwright.stores.background_thread import run_round
from callwright.stores.owner_heartbeat import MAX_SILENCE_MS
from stores.homes import Home
from stores.making import claim, held, settle
from stores.postgres import Ledgers

Opens = Callable[[float], Store]
"""A process, at a time so many milliseconds from the beginning; its time stands still."""

LONG_MS = 90_000
DEAD_MS = MAX_SILENCE_MS + 1_000


@pytest.fixture(params=["sqlite", "postgres"])
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opens]:
    made: list[Store] = []

    def at(ms: float) -> Store:
        made.append(home.frozen(ms))
        return made[-1]

    if request.param == "sqlite":
        home = Home(str(tmp_path / "ledger.db"))
        yield at
    else:
        ledgers: Ledgers = request.getfixturevalue("ledgers")
        home = Home(ledgers.url, ledgers.take())
        yield at
        ledgers.give(home.schema)
    for store in made:
        store.close()


def asked(owner: str, effect: EffectClass = "once", key: str = "k") -> Claim:
    return replace(claim(key, owner=owner, effect=effect), lease_ms=LONG_MS)


@pytest.mark.promise("R4", "R11")
@pytest.mark.parametrize("effect", ["once", "keyed", "idempotent"])
def test_a_claim_of_a_process_without_signs_of_life_lapses_long_before_its_lease(
    opens: Opens, effect: EffectClass
) -> None:
    first = held(opens(0).perform_effect(asked("c1", effect)))
    assert isinstance(opens(MAX_SILENCE_MS / 2).perform_effect(asked("c2", effect)), InFlight)
    later = opens(DEAD_MS)
    answer = later.perform_effect(asked("c2", effect))
    if effect == "once":
        assert isinstance(answer, InDoubt)
        assert later.perform_effect(settle(first)) == Settled()
    else:
        assert isinstance(answer, Claimed)
        assert (answer.fence, answer.attempt) == (2, 2)


@pytest.mark.promise("R4")
@pytest.mark.parametrize("effect", ["once", "keyed", "idempotent"])
def test_a_sweep_ends_the_claims_of_a_process_without_signs_of_life(
    opens: Opens, effect: EffectClass
) -> None:
    dead, later = opens(0), opens(DEAD_MS)
    dead.perform_effect(asked("c1", effect))
    later.perform_effect(asked("c2", effect, key="other"))
    assert opens(MAX_SILENCE_MS / 2).sweep()["unknown"] == 0
    assert later.sweep()["unknown"] == 1
    states = {entry.key: entry.state for entry in later.list_entries()}
    assert states == {"k": "unknown", "other": "claimed"}


@pytest.mark.promise("R4")
def test_a_process_that_shows_signs_of_life_keeps_its_claims_to_the_end_of_their_leases(opens: Opens) -> None:
    opens(0).perform_effect(asked("c1"))
    process = opens(0)
    mine = held(process.perform_effect(asked("c2", key="alive")))
    assert _goes_on(process, DEAD_MS).holds_claim("alive", mine.entry_id, mine.fence)
    later = opens(DEAD_MS + MAX_SILENCE_MS / 2)
    assert isinstance(later.perform_effect(asked("c3", key="alive")), InFlight)
    assert isinstance(later.perform_effect(asked("c3")), InDoubt)
    assert isinstance(opens(LONG_MS + 1).perform_effect(asked("c3", key="alive")), InDoubt)


@pytest.mark.promise("R4", "C4")
def test_a_process_that_stood_still_learns_that_it_was_taken_for_dead(opens: Opens) -> None:
    process, other = opens(0), opens(DEAD_MS)
    mine = held(process.perform_effect(asked("c1", "idempotent")))
    assert isinstance(other.perform_effect(asked("c2", "idempotent")), Claimed)
    assert not process.holds_claim("k", mine.entry_id, mine.fence)
    assert not process.holds_claim("absent", mine.entry_id, mine.fence)


@pytest.mark.promise("R4")
def test_a_process_never_takes_itself_for_dead_and_is_not_taken_for_it_as_long_as_it_need_not_ask(
    opens: Opens,
) -> None:
    process = opens(0)
    process.perform_effect(asked("c1"))
    assert isinstance(_goes_on(process, DEAD_MS).perform_effect(asked("c2")), InFlight)
    process.perform_effect(asked("c3", key="late"))
    assert isinstance(opens(DEAD_MS + KNOWN_ALIVE_MS).perform_effect(asked("c4", key="late")), InFlight)


@pytest.mark.promise("C8")
def test_the_claim_of_a_call_that_goes_on_as_a_task_does_not_end_with_the_process_that_made_the_call(
    opens: Opens,
) -> None:
    opens(0).perform_effect(replace(asked("c1"), holder=None))
    later = opens(DEAD_MS)
    assert isinstance(later.perform_effect(asked("c2")), InFlight)
    assert later.sweep()["unknown"] == 0


@pytest.mark.promise("R13")
@pytest.mark.parametrize(
    ("effect", "answer"), [("once", InDoubt), ("keyed", Claimed), ("idempotent", Claimed)]
)
def test_what_an_earlier_run_of_a_task_had_claimed_is_the_next_runs_at_once(
    opens: Opens, effect: EffectClass, answer: type
) -> None:
    store = opens(0)
    store.perform_effect(replace(asked("c1", effect), holder="task.9"))
    for other in ("", "task.9", "task.8", "other.10"):
        assert isinstance(opens(0).perform_effect(replace(asked("c2", effect), holder=other)), InFlight)
    assert isinstance(opens(0).perform_effect(replace(asked("c2", effect), holder="task.10")), answer)


def test_who_holds_a_claim_is_read_back_and_the_trail_names_the_call_alone(opens: Opens) -> None:
    store = opens(0)
    first = held(store.perform_effect(replace(asked("c1"), holder="task.2")))
    store.perform_effect(settle(first))
    entry = store.get_entry("k")
    assert entry is not None
    process, _, run = entry.holder.partition("/")
    assert (entry.owner, len(process), run) == ("c1", 16, "task.2")
    store.chain_events()
    (segment,) = store.list_segments()
    assert b'"c1"' in segment.body
    assert process.encode() not in segment.body


def _goes_on(process: Store, ms: float) -> Store:
    """Its time goes on."""
    process._clock.advance(ms)  # type: ignore[attr-defined]
    return process


@pytest.mark.promise("R10")
def test_a_background_round_that_raises_is_followed_by_the_next_one() -> None:
    """A thread that had ended would never be started again: no heartbeat, no trace, no audit record."""

    def fail(*, busy: bool) -> bool:
        raise ValueError(busy)

    assert run_round(fail, busy=False)
    assert not run_round(lambda *, busy: busy, busy=False)
