import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from callwright.domain.effects import Claimed
from callwright.ports import Clock, Rng
from callwright.stores.sqlite import SQLiteStore
from callwright.testing import FakeClock, SeededRng
from stores.making import claim


def test_sleeping_on_a_fake_clock_moves_it_and_takes_no_time() -> None:
    fake = FakeClock(now_ms=10, lease_ms=0)
    clock: Clock = fake
    clock.sleep(3_600_000)
    asyncio.run(clock.sleep_async(5))
    assert (clock.now_ms(), clock.lease_ms(), fake.slept) == (3_600_015, 3_600_005, [3_600_000, 5])


def test_a_held_clock_lets_tasks_sleep_until_somebody_advances_it() -> None:
    clock = FakeClock(auto=False)

    async def story() -> list[str]:
        woken: list[str] = []

        async def sleeper(name: str, ms: float) -> None:
            await clock.sleep_async(ms)
            woken.append(name)

        tasks = [asyncio.create_task(sleeper("late", 20)), asyncio.create_task(sleeper("early", 10))]
        await asyncio.sleep(0)
        clock.advance(9)
        await asyncio.sleep(0)
        assert woken == []
        await asyncio.to_thread(clock.advance, 1)
        await tasks[1]
        assert woken == ["early"]
        clock.advance(10)
        await asyncio.gather(*tasks)
        return woken

    assert asyncio.run(story()) == ["early", "late"]


def test_a_held_clock_lets_threads_sleep_until_somebody_advances_it() -> None:
    clock = FakeClock(auto=False)
    with ThreadPoolExecutor(1) as pool:
        asleep = pool.submit(clock.sleep, 10)
        while not clock.slept:
            pass
        clock.advance(9)
        assert not asleep.done()
        clock.advance(1)
        asleep.result(5)


def test_wall_clock_and_boot_change_only_when_told() -> None:
    clock = FakeClock(now_ms=100, lease_ms=50)
    clock.move_wall_clock(-40)
    assert (clock.now_ms(), clock.lease_ms(), clock.boot_id()) == (60, 50, "boot-1")
    clock.reboot("boot-2")
    assert (clock.lease_ms(), clock.boot_id()) == (0, "boot-2")


def test_the_same_seed_gives_the_same_chance_and_names() -> None:
    def draw(seed: int) -> list[object]:
        rng: Rng = SeededRng(seed)
        return [
            rng.uniform(10),
            rng.make_trace_id(),
            rng.make_call_id(),
            rng.make_call_id(),
            rng.make_handle(),
        ]

    assert draw(7) == draw(7)
    assert draw(7)[:2] != draw(8)[:2]
    assert draw(7)[2:] == ["call-00000001", "call-00000002", "handle-00000001"]


def test_with_a_clock_in_the_hand_too_a_lock_that_is_really_held_is_waited_for(tmp_path: Path) -> None:
    clock = FakeClock()
    store = SQLiteStore(tmp_path / "ledger.db", clock=clock)
    other = sqlite3.connect(tmp_path / "ledger.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")

    def let_go() -> None:
        while len(clock.slept) < 5:
            threading.Event().wait(0.001)
        # As long as a slow transaction; without a breath the wait is over in a moment.
        threading.Event().wait(0.05)
        other.execute("ROLLBACK")

    holding = threading.Thread(target=let_go)
    holding.start()
    answer = store.perform_effect(claim("key"))
    holding.join()
    other.close()
    store.close()
    assert isinstance(answer, Claimed)
