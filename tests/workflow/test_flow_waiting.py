"""Waits of runs, driven step by step: a cancelled wait leaves no write behind, and no later waiter alone."""

import asyncio
import threading
from typing import Any, cast

import pytest
from msgspec.structs import replace

from callwright import Principal
from callwright.engines.flow_waiting import AskedQuestion, FlowRunning, Parking, now_ms
from callwright.workflow import Workflow, each, sleep
from callwright.workflow.interpreter import carry_out
from callwright.workflow.projection import project_run
from callwright.workflow.records import JournalEntry, Question, RunRecord, RunState, StopRequest
from callwright.workflow.world import World

RUN = RunRecord(
    run_id="r",
    workflow="w",
    version="1.0.0",
    definition="d",
    interpreter="flow/1",
    input={},
    principal=Principal("ann"),
    state="running",
    created_at=1,
    updated_at=1,
)
OK = Question(topic="ok?", path="ok", kind="approve", asked_at=1)
STOP = StopRequest(by="ann", at=2)
PATIENCE_S = 20


class Gate:
    """A place where a thread waits until it is let through."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()

    def pass_through(self) -> None:
        """Wait here."""
        self.reached.set()
        assert self.open.wait(PATIENCE_S)


class Shelf:
    """Questions in a dictionary; a write waits at its gate, as one that waits for the lock of a file."""

    def __init__(self) -> None:
        self.states: dict[str, str] = {}
        self.closing: Gate | None = None

    def ask(self, run_id: str, question: Question) -> AskedQuestion:
        state = self.states.setdefault(question.topic, "open")
        return AskedQuestion(question, "closed" if state == "closed" else "open")

    def close_question(self, run_id: str, topic: str) -> AskedQuestion:
        if self.closing is not None:
            self.closing.pass_through()
        self.states[topic] = "closed"
        return AskedQuestion(OK, "closed")

    def withdraw_question(self, run_id: str, topic: str) -> None:
        self.states.pop(topic, None)

    def stop_request(self, run_id: str) -> StopRequest | None:
        return None


class Running(FlowRunning):
    """An execution whose records are a list; a record waits at its gate."""

    def __init__(self, shelf: Shelf, parking: Parking, run: RunRecord = RUN) -> None:
        super().__init__(run, {}, shelf, parking, blocks=True)
        self.kept: dict[str, str] = {}
        self.keeping: Gate | None = None

    async def _keep(self, name: str, text: str, begun: int) -> None:
        if self.keeping is not None:
            await asyncio.to_thread(self.keeping.pass_through)
        self.kept[name] = text

    async def show(self, state: RunState) -> None:
        """Nobody looks."""


async def stop_and_cancel(running: Running, gate: Gate) -> None:
    """Cancel the wait of a run that is stopped, while a write of it is under way; it may not end before the write."""
    waiting = asyncio.ensure_future(running.wait(OK))
    running.hear_stop(STOP)
    assert await asyncio.to_thread(gate.reached.wait, PATIENCE_S)
    waiting.cancel()
    await asyncio.wait({waiting}, timeout=0.05)
    left_it_behind = waiting.done()
    gate.open.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not left_it_behind


def test_a_cancelled_wait_ends_after_its_last_write_and_not_before() -> None:
    shelf, gate = Shelf(), Gate()
    shelf.closing = gate
    asyncio.run(stop_and_cancel(Running(shelf, Parking()), gate))

    assert shelf.states == {"ok?": "closed"}


def test_a_record_under_way_is_on_record_when_its_cancelled_wait_has_ended() -> None:
    running, gate = Running(Shelf(), Parking()), Gate()
    running.keeping = gate
    asyncio.run(stop_and_cancel(running, gate))

    assert list(running.kept) == ["ok?"]
    assert running.recorded("ok?") is not None


NAPS = Workflow(
    "naps", steps=[each("all", over="{input.numbers}", do=sleep("nap", "1h"))], input={"numbers": list}
)
PASSES = 50
"""Passes of the loop, more than anything in these tests takes."""


class WaitingWorld:
    """A world for steps that only wait."""

    def now_ms(self) -> int:
        return now_ms()


class StoppedTogether(Running):
    """An execution whose stop ends the wait of the second item first; that of the first is still being recorded when the second ends."""

    def __init__(self, run: RunRecord) -> None:
        self.parking = Parking()
        super().__init__(Shelf(), self.parking, run)
        self._blocks = False

    def stop_second_item(self) -> None:
        self.stop = STOP
        self.parking.wake(self.run.run_id, "all[1].nap?")

    async def _keep(self, name: str, text: str, begun: int) -> None:
        await super()._keep(name, text, begun)
        self.parking.wake(self.run.run_id, "all[0].nap?")
        for _ in range(PASSES):
            await asyncio.sleep(0)


def test_the_end_of_a_run_is_the_same_from_its_journal_where_two_items_stop_at_once() -> None:
    run = replace(RUN, workflow="naps", input={"numbers": [1, 2]})

    async def stopped_together() -> tuple[Any, dict[str, str]]:
        running = StoppedTogether(run)
        carried = asyncio.ensure_future(carry_out(NAPS, running, cast("World", WaitingWorld())))
        for _ in range(PASSES):
            await asyncio.sleep(0)
        running.stop_second_item()
        return await asyncio.wait_for(carried, PATIENCE_S), running.kept

    end, kept = asyncio.run(stopped_together())
    journal = [JournalEntry(name=name, text=text, started_at=1, ended_at=1) for name, text in kept.items()]
    assert list(kept) == ["all[1].nap?", "all[0].nap?"]
    assert end.state == "cancelled"
    assert end == project_run(NAPS, replace(run, state="cancelled"), journal, lambda *_: True).end


def test_a_wait_that_leaves_does_not_take_along_the_waiter_of_a_later_execution() -> None:
    async def entered_twice() -> bool:
        parking = Parking()
        earlier, later = parking.enter(RUN, OK), parking.enter(RUN, OK)
        parking.leave(earlier)
        parking.wake("r", "ok?")
        await asyncio.wait_for(later.waker.sleep_until(None), PATIENCE_S)
        parking.leave(later)
        return parking.topics() == []

    assert asyncio.run(entered_twice())
