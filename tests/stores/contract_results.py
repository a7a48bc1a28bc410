"""What every store promises about long results: kept apart, read by a replay only, dropped with their entry; or not kept, and said so."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from callwright.core.records.kept_results import ResultLimits
from callwright.domain.effects import AlreadySettled, Answer, Settle, Settled
from callwright.domain.records import Outcome
from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base
from stores.making import PAID, claim, held, read, settle

LIMITS = ResultLimits(row_bytes=1024, kept_bytes=100_000)
LONG = replace(PAID, data={"rows": ["é" * 50] * 200}, message="Long")
TOO_LONG = replace(PAID, data={"rows": ["é" * 50] * 2_000}, next_action="continue", scored=True)
MakeLimited = Callable[..., Store]


def end_call(store: Store, outcome: Outcome, key: str = "k", **more: Any) -> None:
    owner = held(store.perform_effect(claim(key)))
    assert store.perform_effect(settle(owner, key=key, outcome=outcome, **more)) == Settled()


def replay(store: Store, key: str = "k", **more: Any) -> Outcome:
    answer = store.perform_effect(claim(key, owner="call-2", **more))
    assert isinstance(answer, AlreadySettled)
    return answer.outcome


class ResultContract(Base):
    @pytest.fixture
    def limited(self, make_store: MakeLimited, clock: FakeClock) -> Store:
        return make_store(clock, results=LIMITS)

    @pytest.mark.promise("C4")
    def test_a_long_result_is_given_again_in_full(self, limited: Store) -> None:
        end_call(limited, LONG)
        assert replay(limited) == LONG
        assert replay(limited, read_key="as-read") == LONG
        entry = limited.get_entry("k")
        assert entry is not None
        assert entry.outcome == LONG
        met = limited.find_met_entry(claim("k", read_key="as-read"))
        assert met is not None
        assert met.outcome == LONG

    @pytest.mark.promise("C4")
    def test_a_long_result_of_a_call_in_a_run_is_given_again_too(self, limited: Store) -> None:
        owner = held(limited.perform_effect(claim(run="r")))
        assert limited.perform_effect(settle(owner, outcome=LONG, run="r")) == Settled()
        assert replay(limited, run="r") == LONG

    @pytest.mark.promise("C4")
    def test_looking_through_the_ledger_reads_no_long_result(self, limited: Store) -> None:
        failure = replace(LONG, code="not_found")
        end_call(limited, failure, state="failed")
        stats = limited.collect_stats()
        assert stats["results_apart"] == 1
        assert stats["results_apart_bytes"] > LIMITS.row_bytes
        stub = Outcome(code="not_found", apart_bytes=stats["results_apart_bytes"])
        assert [one.outcome for one in limited.list_entries()] == [stub]
        assert [one.outcome for one in limited.scan_entries()] == [stub]
        assert replay(limited) == failure

    @pytest.mark.promise("C4")
    def test_a_result_that_is_longer_than_what_is_kept_leaves_that_the_call_was_made(
        self, limited: Store
    ) -> None:
        end_call(limited, TOO_LONG)
        again = replay(limited)
        assert again.dropped_bytes > LIMITS.kept_bytes
        assert (again.code, again.data, again.message) == (None, None, "")
        assert (again.confidence, again.scored, again.next_action) == (0.9, True, "continue")
        assert limited.collect_stats()["results_apart"] == 0

    @pytest.mark.promise("R19")
    def test_a_long_result_is_dropped_with_the_key_of_its_entry(
        self, limited: Store, clock: FakeClock
    ) -> None:
        end_call(limited, LONG, "short", ttl_s=10)
        end_call(limited, LONG, "long", ttl_s=1_000)
        clock.advance(11_000)
        limited.perform_effect(claim("newest"))
        limited.sweep()
        assert limited.collect_stats()["results_apart"] == 1
        assert replay(limited, "long") == LONG
        assert limited.get_entry("short") is None

    @pytest.mark.promise("R19")
    def test_a_long_result_is_dropped_after_its_key_was_claimed_anew(
        self, limited: Store, clock: FakeClock
    ) -> None:
        end_call(limited, LONG, ttl_s=10)
        clock.advance(11_000)
        again = held(limited.perform_effect(claim(owner="call-2")))
        limited.perform_effect(settle(again))
        assert replay(limited) == PAID
        limited.sweep()
        assert limited.collect_stats()["results_apart"] == 0
        assert replay(limited) == PAID

    @pytest.mark.promise("C4")
    def test_a_settle_that_is_refused_leaves_no_result(self, limited: Store) -> None:
        owner = held(limited.perform_effect(claim()))
        limited.perform_effect(settle(replace(owner, fence=7), outcome=LONG))
        assert limited.collect_stats()["results_apart"] == 0
        assert limited.perform_effect(settle(owner, outcome=LONG)) == Settled()
        assert limited.perform_effect(settle(owner, outcome=LONG)) == Settled()
        assert limited.collect_stats()["results_apart"] == 1

    @pytest.mark.promise("C4")
    def test_what_a_reconciler_decides_may_be_long_too(self, limited: Store) -> None:
        owner = held(limited.perform_effect(claim()))
        limited.perform_effect(settle(owner, "unknown", outcome=None))
        assert limited.decide_entry(owner.entry_id, "committed", by="job", why="found", outcome=LONG)
        assert replay(limited) == LONG

    @pytest.mark.promise("C4")
    def test_many_long_and_short_results_at_once_are_each_given_again(self, limited: Store) -> None:
        count = 40
        owners = [held(limited.perform_effect(claim(f"k{n}"))) for n in range(count)]
        ends = [settle(owner, key=f"k{n}", outcome=LONG if n % 3 else PAID) for n, owner in enumerate(owners)]
        assert asyncio.run(_perform_at_once(limited, ends)) == [Settled()] * count
        for n in range(count):
            assert replay(limited, f"k{n}") == (LONG if n % 3 else PAID)

    def test_a_read_has_no_entry_and_no_result(self, limited: Store) -> None:
        owner = held(limited.perform_effect(read(run="r")))
        limited.perform_effect(settle(owner, key=None, outcome=None, run="r"))
        assert limited.collect_stats()["results_apart"] == 0


async def _perform_at_once(store: Store, effects: list[Settle]) -> list[Answer]:
    started = [store.perform_effect_async(one) for one in effects]
    return [await one if isinstance(one, Awaitable) else one for one in started]
