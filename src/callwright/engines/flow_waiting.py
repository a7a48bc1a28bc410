"""Waiting of a run for a question, the same in every engine: on an event, without a thread.

A wait ends when its question is answered, closed or timed out. An engine stores questions (``QuestionShelf``)
and wakes waiters in this process (``Parking``). The shelf is authoritative: an event only means that it
should be read again.
"""

import asyncio
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Literal, Protocol, TypeVar

import msgspec
from msgspec import Struct

from callwright.domain.struct_decoding import describe_types
from callwright.engine import TaskLostError
from callwright.workflow.port import Make
from callwright.workflow.records import GivenAnswer, Question, RunRecord, StopRequest, Wake

T = TypeVar("T")


class AskedQuestion(Struct, frozen=True):
    """A stored question; ``answer`` is a JSON text."""

    question: Question
    state: Literal["open", "answered", "closed"]
    answer: str | None = None
    by: str = ""
    at: int = 0


def given_answer(asked: AskedQuestion) -> GivenAnswer:
    """Return the answer of an answered question."""
    return GivenAnswer(asked.question.topic, msgspec.json.decode(asked.answer or "null"), asked.by)


class QuestionShelf(Protocol):
    """The storage of an engine's questions. Its methods block."""

    def ask(self, run_id: str, question: Question) -> AskedQuestion:
        """Store an open question and return it; an existing one is returned unchanged.

        Raises:
            EngineError: The question cannot be stored.
        """
        ...

    def close_question(self, run_id: str, topic: str) -> AskedQuestion:
        """Close a question to later answers, and return it with an answer given so far.

        Raises:
            EngineError: The question cannot be closed.
        """
        ...

    def withdraw_question(self, run_id: str, topic: str) -> None:
        """Delete a question that is still open; an answered one is kept.

        Raises:
            EngineError: The question cannot be deleted.
        """
        ...

    def stop_request(self, run_id: str) -> StopRequest | None:
        """Return the request to end the run, or None.

        Raises:
            EngineError: The request cannot be read.
        """
        ...


class Waker:
    """A sleep that any thread can end, on the event loop on which it was made.

    Thousands of runs may wait: a future, which exists while it sleeps, takes an eighth of the memory of an ``asyncio.Event``.
    """

    __slots__ = ("_is_woken", "_loop", "_sleep")

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._sleep: asyncio.Future[None] | None = None
        self._is_woken = False

    def wake(self) -> None:
        """End the sleep, or the next one; thread-safe."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake_here)

    def _wake_here(self) -> None:
        self._is_woken = True
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    def reset(self) -> None:
        """Forget earlier wakes, before the question is read."""
        self._is_woken = False

    async def sleep_until(self, until: int | None) -> None:
        """Sleep until woken after the last ``reset``, or until that time (epoch milliseconds)."""
        if self._is_woken:
            return
        self._sleep = self._loop.create_future()
        seconds = None if until is None else max(0.0, (until - now_ms()) / 1_000)
        timer = None if seconds is None else self._loop.call_later(seconds, self._wake_here)
        try:
            await self._sleep
        finally:
            self._sleep = None
            if timer is not None:
                timer.cancel()


class Waiter:
    """A question that is waited for, and what to wake when it should be read again."""

    __slots__ = ("question", "run", "waker")

    def __init__(self, run: RunRecord, question: Question, waker: Waker) -> None:
        self.run = run
        self.question = question
        self.waker = waker


class Parking:
    """The waiters of this process. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiters: dict[tuple[str, str], Waiter] = {}

    def enter(self, run: RunRecord, question: Question, waker: Waker | None = None) -> Waiter:
        """Register and return a waiter; several may share a waker."""
        waiter = Waiter(run, question, waker or Waker())
        with self._lock:
            self._waiters[run.run_id, question.topic] = waiter
        return waiter

    def leave(self, waiter: Waiter) -> None:
        """Remove a waiter, unless a later execution of the run has registered its own in the same place."""
        place = waiter.run.run_id, waiter.question.topic
        with self._lock:
            if self._waiters.get(place) is waiter:
                del self._waiters[place]

    def wake(self, run_id: str, topic: str | None = None) -> None:
        """Wake the waiter of one question, or all of a run."""
        with self._lock:
            if topic is not None:
                waiter = self._waiters.get((run_id, topic))
                found = [] if waiter is None else [waiter]
            else:
                found = [one for (run, _), one in self._waiters.items() if run == run_id]
        for one in found:
            one.waker.wake()

    def wake_all(self) -> None:
        """Wake all waiters."""
        with self._lock:
            found = list(self._waiters.values())
        for one in found:
            one.waker.wake()

    def topics(self) -> list[tuple[str, str]]:
        """Return run and topic of every waiter."""
        with self._lock:
            return list(self._waiters)

    def questions(self) -> list[tuple[RunRecord, Question]]:
        """Return run and question of every waiter."""
        with self._lock:
            return [(one.run, one.question) for one in self._waiters.values()]


class FlowRunning(ABC):
    """One worker's execution of one run: the part that is the same in every engine.

    Attributes:
        stop: The request to end the run, if it has been received here.
    """

    __slots__ = (
        "_asleep",
        "_blocks",
        "_chars",
        "_lost",
        "_parking",
        "_shelf",
        "_texts",
        "_under_way",
        "_writing",
        "run",
        "stop",
    )

    def __init__(
        self, run: RunRecord, texts: dict[str, str], shelf: QuestionShelf, parking: Parking, *, blocks: bool
    ) -> None:
        self.run = run
        self.stop = run.stop
        self._replace_texts(texts)
        self._shelf = shelf
        self._parking = parking
        self._blocks = blocks
        self._lost = False
        self._writing = asyncio.Lock()
        self._under_way = 0
        self._asleep: dict[str, tuple[Waiter, int | None]] = {}

    def _replace_texts(self, texts: dict[str, str]) -> None:
        self._texts = texts
        self._chars = sum(map(len, texts.values()))

    @property
    def gone(self) -> bool:
        """Whether this worker was closed, or has lost the run."""
        return self._lost

    def lose(self) -> None:
        """Mark the run as lost: this worker was closed, or another one owns it."""
        self._lost = True
        self._parking.wake(self.run.run_id)

    def hear_stop(self, request: StopRequest) -> None:
        """Handle a request to end the run."""
        self.stop = request
        self._parking.wake(self.run.run_id)

    @property
    def recorded_chars(self) -> int:
        """The length of all records together."""
        return self._chars

    def recorded(self, name: str) -> str | None:
        """Return the text recorded under that name, or None."""
        return self._texts.get(name)

    async def record(self, name: str, make: Make) -> str:
        """Return the text recorded under that name; make and record it if there is none."""
        text = self._texts.get(name)
        if text is not None:
            return text
        with self._count_work():
            return await self._make_record(name, make)

    async def _make_record(self, name: str, make: Make) -> str:
        self._check_owned()
        begun = now_ms()
        text = await make()
        self._check_owned()
        async with (
            self._writing
        ):  # in the order of their numbers, so that the visible part of a journal never changes
            await finish_uninterrupted(self._keep_and_note(name, text, begun))
        return text

    async def _keep_and_note(self, name: str, text: str, begun: int) -> None:
        """Record a text, and note that it is recorded, even if its caller no longer waits."""
        await self._keep(name, text, begun)
        self._note(name, text)

    def _note(self, name: str, text: str) -> None:
        self._texts[name] = text
        self._chars += len(text)

    @abstractmethod
    async def _keep(self, name: str, text: str, begun: int) -> None:
        """Record a text durably.

        Raises:
            TaskLostError: It cannot be recorded, or another worker owns the run.
        """

    async def _record_wake(self, topic: str, wake: Wake, text: str) -> None:
        """Record the end of a wait."""
        del wake
        await self.record(topic, _given(text))

    async def _ask_shelf(self, question: Question) -> AskedQuestion:
        return await self._blocking(lambda: self._shelf.ask(self.run.run_id, question))

    def _check_owned(self) -> None:
        """Raise ``TaskLostError`` if this worker was closed, or has lost the run."""
        if self.gone:
            raise TaskLostError

    async def ask(self, question: Question) -> None:
        """Store the question, open for answers from now on."""
        with self._count_work():
            self._check_owned()
            await self._ask_shelf(question)

    async def withdraw(self, question: Question) -> None:
        """Delete the question if it is still open."""
        with self._count_work():
            self._check_owned()
            await self._blocking(lambda: self._shelf.withdraw_question(self.run.run_id, question.topic))

    async def wait(self, question: Question, *, heeds_stop: bool = True) -> Wake:
        """Wait until the question is answered, it times out, or the end of the run is requested."""
        text = self._texts.get(question.topic)
        if text is None:
            wake = await self._wake_of(question, heeds_stop=heeds_stop)
            text = msgspec.json.encode(wake).decode()
            await self._record_wake(question.topic, wake, text)
        return msgspec.json.decode(text, type=Wake)

    async def _wake_of(self, question: Question, *, heeds_stop: bool) -> Wake:
        waiter = self._parking.enter(self.run, question)
        try:
            while True:
                until, wake = await self._read_question(waiter, heeds_stop=heeds_stop)
                if wake is not None:
                    return wake
                await self._sleep(waiter, until)
        finally:
            self._parking.leave(waiter)

    async def _read_question(self, waiter: Waiter, *, heeds_stop: bool) -> tuple[int | None, Wake | None]:
        """Return until when the question is open, and what ends its wait if it has ended."""
        question, run_id = waiter.question, self.run.run_id
        with self._count_work():
            waiter.waker.reset()
            self._check_owned()
            asked = await self._ask_shelf(question)
            wake = self._answered(asked) or self._ended(asked, heeds_stop=heeds_stop)
            if wake is not None and wake.kind != "answer":
                closed = await self._blocking(lambda: self._shelf.close_question(run_id, question.topic))
                wake = self._answered(closed) or wake
            return asked.question.until, wake

    async def _sleep(self, waiter: Waiter, until: int | None) -> None:
        """Sleep until the waiter is woken or ``until`` (epoch ms); the run may count as idle during that time."""
        topic = waiter.question.topic
        self._asleep[topic] = waiter, until
        self._fall_asleep()
        try:
            await waiter.waker.sleep_until(until)
        finally:
            self._asleep.pop(topic, None)

    def _fall_asleep(self) -> None:  # noqa: B027 - most engines need no action
        """Handle the begin of a sleep."""

    @contextmanager
    def _count_work(self) -> Iterator[None]:
        """Count a record, a question or a read as work under way while the context is open."""
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1

    def _is_idle(self) -> bool:
        """Return whether the run only waits: nothing is being recorded, asked or read."""
        return bool(self._asleep) and not self._under_way

    def _answered(self, asked: AskedQuestion) -> Wake | None:
        if asked.state != "answered":
            return None
        return Wake(kind="answer", at=asked.at, body=msgspec.json.decode(asked.answer or "null"), by=asked.by)

    def _ended(self, asked: AskedQuestion, *, heeds_stop: bool) -> Wake | None:
        now, until = now_ms(), asked.question.until
        if heeds_stop and self.stop is not None:
            return Wake(kind="stop", at=now, by=self.stop.by, body=self.stop.reason)
        if asked.state == "closed" or (until is not None and now >= until):
            return Wake(kind="time", at=now)
        return None

    async def _blocking(self, ask: Callable[[], T]) -> T:
        """Call a method of the shelf, in a thread if it blocks."""
        return await finish_uninterrupted(asyncio.to_thread(ask)) if self._blocks else ask()


def _given(text: str) -> Make:
    async def make() -> str:
        return text

    return make


async def finish_uninterrupted(work: Awaitable[T]) -> T:
    """Await the work; if this wait is cancelled, first let the work finish.

    A thread in a transaction cannot be interrupted. If its waiter left it behind, it could write after the run
    had ended and was resumed: close a question of the resumed run, or record a stop request as its answer.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    finally:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # retrieved here, because the caller of a cancelled wait does not


def now_ms() -> int:
    """Return epoch milliseconds."""
    return time.time_ns() // 1_000_000


describe_types(Wake)
