"""Databases under the simulated processes: what becomes durable, and what a crash leaves of it.

Every decision is the in-memory store's. Here its operations are logged with their times, as a write-ahead log is: the store is
recovered from any prefix of that log, so that a transaction can be rolled back and the end of the log can be lost. May not know
what a call is.

* memory: every request is durable at once. Only the answer may be lost.
* SQLite: one transaction at a time holds the file. A process that is killed inside it has written nothing; one that is suspended
  inside it keeps all others waiting. The end of the log may be lost with the machine (a WAL that was torn or removed): whoever opens
  the file then compares it with the seal beside it.
* PostgreSQL: requests of all processes run at the same time, and are durable when the log is flushed. A crash of the server loses
  all that was not, and nothing that was answered. A request that met another one is rolled back and run again.
"""

from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from math import inf
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from callwright.core.records import ledger
from callwright.core.records.ledger_doubts import TailSeal, judge_tail
from callwright.core.records.store_rules import StoreRules
from callwright.domain.effects import Answer, Claim, Claimed, InDoubt, InFlight, StoreFailed
from callwright.ports import Clock, PendingWrite, StoreEffect
from callwright.stores.memory_store import MemoryStore
from callwright.stores.owner_heartbeat import MAX_SILENCE_MS, parse_holder_process
from simulation.simulated_tools import CLAIM_LEASE_MS, MAX_DELAY_MS
from simulation.timeline import SimulatedClock, Timeline

T = TypeVar("T")
StoreMaker = Callable[[Clock, StoreRules], MemoryStore]
"""Creates the store; other than ``MemoryStore`` only to prove that a faulty store is detected."""

BUSY_MS = 5_000
"""How long a process waits for a file that another one has locked."""

MAX_CONFLICTS = 3
"""How often PostgreSQL runs a request again that met another one, before it is refused."""

_INCARNATION = b"simulated-ledger"
_BOOT = 1


class DatabaseTraits(Struct, frozen=True):
    """What a database promises; others than the default only to prove that a false promise is detected.

    Attributes:
        kind: "memory", "sqlite" or "postgres"; None draws it.
        answers_after_commit: An answer is given only once it is durable.
        notices_lost_tail: A file without its latest acknowledged claim is noticed when it is opened.
        notices_dead_owners: The claims of a process without heartbeats lapse before their leases do.
    """

    kind: str | None = None
    answers_after_commit: bool = True
    notices_lost_tail: bool = True
    notices_dead_owners: bool = True


class _LoggedOperation(NamedTuple):
    """An operation on the store, and when it was run."""

    ms: float
    jumped: float
    run: Callable[[MemoryStore], Any]


class RecoverableStore:
    """A store whose operations are logged. ``store`` has run all of them."""

    def __init__(self, timeline: Timeline, make: StoreMaker, rules: StoreRules) -> None:
        self._timeline = timeline
        self._make = make
        self._rules = rules
        self._clock = SimulatedClock(timeline)
        self._log: list[_LoggedOperation] = []
        self.store = self._make(self._clock, self._rules)

    @property
    def length(self) -> int:
        """Number of logged operations."""
        return len(self._log)

    def run(self, operation: Callable[[MemoryStore], T]) -> T:
        """Run an operation and log it."""
        self._log.append(_LoggedOperation(self._timeline.ms, self._timeline.jumped, operation))
        return operation(self.store)

    def recover(self, length: int) -> None:
        """Bring the store back to what the first ``length`` operations made of it."""
        if length == len(self._log):
            return
        del self._log[length:]
        self.store = self._make(self._clock, self._rules)
        for logged in self._log:
            self._clock.read_from(logged)
            logged.run(self.store)
        self._clock.read_from(self._timeline)


class Request(NamedTuple):
    """A request of a process, and the future of its answer. Without a future nobody waits."""

    process: Any
    effect: Any
    future: "PendingWrite | None"


class SimulatedDatabase:
    """A database in which every request is durable at once; the base of the others.

    Args:
        shared: The host: timeline, probabilities, observers.
        log: The store.
        traits: What it promises.

    ``deceived``: acknowledged operations were lost. ``lost_owners`` made the claims among them, ``later_owners`` those that were made
    afterwards. ``doubtful``: the loss was noticed.
    """

    kind = "memory"

    def __init__(self, shared: Any, log: RecoverableStore, traits: DatabaseTraits) -> None:
        self._shared = shared
        self._timeline: Timeline = shared.timeline
        self._log = log
        self._traits = traits
        self._claims: list[tuple[int, str]] = []
        self._claimed_at: dict[str, float] = {}
        self.deceived = False
        self.doubtful = False
        self.lost_owners: set[str] = set()
        self.later_owners: set[str] = set()

    @property
    def store(self) -> MemoryStore:
        """The store, with everything that was requested of it so far."""
        return self._log.store

    def ask(self, process: Any, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Send a request of a process; the answer may be immediate, late or lost."""
        timeline, weather = self._timeline, self._shared.weather
        if isinstance(effect, Claim):
            effect = ledger.assign_holder(effect, process.name)
        if weather.store_prompt and timeline.draw_event(weather.store_prompt) and self.can_answer_at_once():
            return self.run_and_observe(process, effect)
        future = PendingWrite(loop=process.loop.as_loop)
        if process.survive_step():
            slow = weather.store_slow and timeline.draw_event(weather.store_slow)
            delay = (
                timeline.draw_between(CLAIM_LEASE_MS, MAX_DELAY_MS)
                if slow
                else timeline.draw_between(0.1, 3.0)
            )
            timeline.schedule_after(delay, partial(self._receive, Request(process, effect, future)))
        return future

    def _receive(self, request: Request) -> None:
        weather = self._shared.weather
        if weather.store_down and self._timeline.draw_event(weather.store_down):
            request.process.log_event(f"{type(request.effect).__name__}: the store is down")
            self.deliver(request, StoreFailed("gone"))
        else:
            self.accept(request)

    def deliver(self, request: Request, answer: Answer) -> None:
        """Send an answer to its process; it may be lost on the way."""
        weather, timeline, process = self._shared.weather, self._timeline, request.process
        if request.future is None:
            return
        if weather.store_unheard and timeline.draw_event(weather.store_unheard):
            process.log_event("the store's answer is lost")
            answer = StoreFailed("gone")
        if process.survive_step():
            delay = timeline.draw_between(0.1, 3.0)
            timeline.schedule_after(delay, partial(process.receive_store_answer, request.future, answer))

    def run_and_observe(self, process: Any, effect: StoreEffect) -> Answer:
        """Run a request that is durable at once."""
        answer = self.run_request(effect)
        self.observe(process, effect, answer)
        return answer

    def run_request(self, effect: StoreEffect) -> Answer:
        """Run a request on the store. A file in doubt claims no ``once`` call."""
        if self.doubtful and isinstance(effect, Claim) and effect.effect == "once":
            return self._refuse_claim(effect)
        answer = self._log.run(lambda store: store.perform_effect(effect))
        if isinstance(effect, Claim) and isinstance(answer, InFlight):
            self._check_holder(effect)
        if isinstance(effect, Claim) and isinstance(answer, Claimed):
            self._record_claimer(parse_holder_process(effect.holder or ""))
            self._claims.append((self._log.length, effect.owner))
            if self.deceived:
                self.later_owners.add(effect.owner)
        return answer

    def _lease_now(self) -> float:
        return SimulatedClock(self._timeline).lease_ms()

    def _record_claimer(self, process: str) -> None:
        """Record the heartbeat that a claim is; a request that was on its way may claim after its process has died."""
        now = self._claimed_at[process] = self._lease_now()
        self._shared.beats.record(process, now)

    def _check_holder(self, effect: Claim) -> None:
        """Check that no dead process holds up a claim for longer than its heartbeats are waited for."""
        entry = self.store.find_met_entry(effect)
        holder = parse_holder_process(entry.holder) if entry is not None and entry.state == "claimed" else ""
        heard = max(self._shared.deaths.get(holder, inf), self._claimed_at.get(holder, 0.0))
        silent_ms = self._lease_now() - heard
        if silent_ms > MAX_SILENCE_MS:
            self._shared.observer.broken.append(
                f"{effect.owner} waits for {holder}, which died {silent_ms:.0f} ms ago"
            )

    def can_write_beat(self, process: Any) -> bool:
        """Return whether a heartbeat of this process can be written now."""
        del process
        return True

    def _refuse_claim(self, effect: Claim) -> Answer:
        """Refuse a claim that would run its tool, as ``CallOperations`` does; what the ledger knows is answered."""
        store, clock = self.store, SimulatedClock(self._timeline)
        move = ledger.claim_entry(
            store.find_met_entry(effect), effect, now=clock.now_ms(), lease_now=clock.lease_ms(), new_id=0
        )
        known = move.entry is None or isinstance(move.answer, InDoubt)
        return move.answer if known else StoreFailed("doubtful")

    def observe(self, process: Any, effect: Any, answer: Answer) -> None:
        """Tell the observers of an answer that is durable."""
        if process.shared.timeline.log is not None:
            process.log_event(f"{effect} → {answer}")
        if not self.deceived:
            self._shared.observer.observe_answer(effect, answer)
            self._shared.trail.observe_answer(effect, answer)

    def can_answer_at_once(self) -> bool:
        """Return whether a request can be answered without waiting for anybody."""
        return True

    def accept(self, request: Request) -> None:
        """Run a request that has arrived, and deliver its answer when it is durable."""
        self.deliver(request, self.run_and_observe(request.process, request.effect))

    def mark_delivered(self, process: Any, entry_id: int) -> None:
        """Record that a caller has received an entry's answer."""
        del process
        self._log.run(lambda store: store.mark_delivered(entry_id))

    def operate(self, operation: Callable[[MemoryStore], T]) -> T | None:
        """Run an operation of an operator; None if the database is busy."""
        return self._log.run(operation)

    def drop_process(self, process: Any) -> None:
        """Handle the death of a process: what it has sent is run all the same."""

    def crash(self) -> None:
        """Crash the database: here nothing is lost."""

    def crashes_now(self) -> bool:
        """Return whether it crashes before what it has just run is durable: random moments seldom hit that."""
        crashes = self._shared.weather.crashes
        return bool(crashes) and self._timeline.draw_event(crashes * 0.05)


class SQLiteDatabase(SimulatedDatabase):
    """A file that one transaction at a time holds; each process commits in groups what its calls have requested meanwhile."""

    kind = "sqlite"

    def __init__(self, shared: Any, log: RecoverableStore, traits: DatabaseTraits) -> None:
        super().__init__(shared, log, traits)
        self._queues: dict[Any, deque[Request]] = {}
        self._waiting: set[Any] = set()
        self._holder: Any = None
        self._base = 0
        self._sealed = 0
        self._again = (0, 0)

    def can_answer_at_once(self) -> bool:
        """Return whether nobody holds the file: then the caller commits in its own thread."""
        return self._holder is None

    def run_and_observe(self, process: Any, effect: StoreEffect) -> Answer:
        """Run a request in a transaction of its own."""
        answer = super().run_and_observe(process, effect)
        self._seal(answer)
        return answer

    def can_write_beat(self, process: Any) -> bool:
        """Return whether no other process holds the file."""
        return self._holder in (None, process)

    def _seal(self, answer: Answer) -> None:
        """Note a committed claim outside the file."""
        if isinstance(answer, Claimed) and not self.doubtful:
            self._sealed = max(self._sealed, answer.entry_id)
            if answer.fence > 1:
                self._again = (answer.entry_id, answer.fence)

    def accept(self, request: Request) -> None:
        """Queue a request of a process, and begin its next transaction if none is under way."""
        process = request.process
        if not process.loop.alive:
            return
        self._queues.setdefault(process, deque()).append(request)
        if process not in self._waiting and self._holder is not process:
            self._waiting.add(process)
            self._begin(process, self._timeline.ms + BUSY_MS)

    def _begin(self, process: Any, until: float) -> None:
        """Begin a transaction, or wait for the file until this time."""
        if not process.loop.alive:
            return
        pause = process.loop.frozen_until - self._timeline.ms
        if pause > 0 or (self._holder is not None and self._timeline.ms < until):
            pause = max(pause, self._timeline.draw_between(0.2, 40.0))
            self._timeline.schedule_after(pause, partial(self._begin, process, until))
            return
        self._waiting.discard(process)
        batch = list(self._queues.pop(process))
        if self._holder is not None:
            process.log_event("the file is locked")
            for request in batch:
                self.deliver(request, StoreFailed("locked"))
            return
        self._holder, self._base = process, self._log.length
        done = [(request, self._run_in_transaction(request)) for request in batch]
        if not self._traits.answers_after_commit:
            self._finish(process, done)
        if self.crashes_now():
            self.crash()
        elif process.survive_step():
            delay = self._timeline.draw_between(0.05, 20.0)
            self._timeline.schedule_after(delay, partial(self._commit, process, done))

    def _run_in_transaction(self, request: Request) -> Answer | None:
        if request.future is not None:
            return self.run_request(request.effect)
        self._log.run(lambda store: store.mark_delivered(request.effect))
        return None

    def _commit(self, process: Any, done: list[tuple[Request, Answer | None]]) -> None:
        if self._holder is not process or not process.loop.alive:
            return
        pause = process.loop.frozen_until - self._timeline.ms
        if pause > 0:
            self._timeline.schedule_after(pause, partial(self._commit, process, done))
            return
        self._holder = None
        if self._traits.answers_after_commit:
            self._finish(process, done)
        if self._queues.get(process) and process.loop.alive:
            self._waiting.add(process)
            self._begin(process, self._timeline.ms + BUSY_MS)

    def _finish(self, process: Any, done: list[tuple[Request, Answer | None]]) -> None:
        """Observe and deliver the answers of a transaction."""
        for request, answer in done:
            if answer is not None:
                self._seal(answer)
                self.observe(process, request.effect, answer)
        for request, answer in done:
            if answer is not None:
                self.deliver(request, answer)

    def mark_delivered(self, process: Any, entry_id: int) -> None:
        """Record a delivery with the next transaction of its process."""
        self.accept(Request(process, entry_id, None))

    def operate(self, operation: Callable[[MemoryStore], T]) -> T | None:
        """Run an operation of an operator, unless the file is locked."""
        return None if self._holder is not None else self._log.run(operation)

    def drop_process(self, process: Any) -> None:
        """Roll back the transaction of a process that has died, and release the file."""
        self._queues.pop(process, None)
        self._waiting.discard(process)
        if self._holder is process:
            process.log_event("its transaction is rolled back")
            self._holder = None
            self._log.recover(self._base)

    def crash(self) -> None:
        """Stop the machine: all processes die, and the end of the log may be lost with it."""
        self._shared.stop_processes()
        if not self._timeline.draw_event(self._shared.weather.torn):
            return
        kept = max(0, self._log.length - self._timeline.chance.randint(1, 6))
        self._log.recover(kept)
        self.deceived = True
        self.lost_owners |= {owner for place, owner in self._claims if place > kept}
        self._claims = [claim for claim in self._claims if claim[0] <= kept]
        fences = {entry.entry_id: entry.fence for entry in self.store.list_entries(limit=10_000)}
        newest = max(fences, default=0)
        seal = TailSeal(_INCARNATION, self._sealed, _BOOT, *self._again)
        fence = fences.get(seal.reclaimed)
        doubt = judge_tail(seal, _INCARNATION, newest, boot=_BOOT, survives_power=True, fence=fence)
        self.doubtful = self.doubtful or (doubt is not None and self._traits.notices_lost_tail)
        self._timeline.log_event(
            "machine", f"loses claims of {sorted(self.lost_owners)}; noticed: {self.doubtful}"
        )


class PostgresDatabase(SimulatedDatabase):
    """A server: requests of all processes at once, durable when its log is flushed."""

    kind = "postgres"

    def __init__(self, shared: Any, log: RecoverableStore, traits: DatabaseTraits) -> None:
        super().__init__(shared, log, traits)
        self._unflushed: list[tuple[Request, Answer]] = []
        self._flushed = 0
        self._flush_is_due = False
        self._down_until = 0.0

    def can_answer_at_once(self) -> bool:
        """Return False: there is a network in between."""
        return False

    def can_write_beat(self, process: Any) -> bool:
        """Return whether the server is up."""
        del process
        return self._timeline.ms >= self._down_until

    def accept(self, request: Request) -> None:
        """Run a request; its answer waits for the flush."""
        self._execute(request, MAX_CONFLICTS)

    def _execute(self, request: Request, tries: int) -> None:
        timeline, weather = self._timeline, self._shared.weather
        if timeline.ms < self._down_until:
            self.deliver(request, StoreFailed("gone"))
            return
        before = self._log.length
        answer = self.run_request(request.effect)
        if weather.conflicts and timeline.draw_event(weather.conflicts):
            request.process.log_event("could not serialise access: rolled back")
            self._log.recover(before)
            if tries:
                delay = timeline.draw_between(0.1, 20.0)
                timeline.schedule_after(delay, partial(self._execute, request, tries - 1))
            else:
                self.deliver(request, StoreFailed("locked"))
            return
        self._unflushed.append((request, answer))
        if not self._traits.answers_after_commit:
            self._answer_all()
        if self.crashes_now():
            self.crash()
        elif not self._flush_is_due:
            self._flush_is_due = True
            timeline.schedule_after(timeline.draw_between(0.1, 20.0), self._flush)

    def _flush(self) -> None:
        self._flush_is_due = False
        self._flushed = self._log.length
        self._answer_all()

    def _answer_all(self) -> None:
        done, self._unflushed = self._unflushed, []
        for request, answer in done:
            self.observe(request.process, request.effect, answer)
        for request, answer in done:
            self.deliver(request, answer)

    def mark_delivered(self, process: Any, entry_id: int) -> None:
        """Record a delivery, unless the server is down."""
        if self._timeline.ms >= self._down_until:
            super().mark_delivered(process, entry_id)

    def operate(self, operation: Callable[[MemoryStore], T]) -> T | None:
        """Run an operation of an operator, unless the server is down; its flush writes what was before it."""
        if self._timeline.ms < self._down_until:
            return None
        if self._unflushed:
            self._flush_is_due = True  # the flush that is scheduled finds nothing more
            self._flush()
            self._flush_is_due = True
        result = self._log.run(operation)
        self._flushed = self._log.length
        return result

    def crash(self) -> None:
        """Crash the server: what was not flushed is lost, its requests fail, and it is down for a while."""
        lost, self._unflushed = self._unflushed, []
        self._timeline.log_event("server", f"crashes, {len(lost)} requests are lost")
        self._log.recover(self._flushed)
        self._down_until = self._timeline.ms + self._timeline.draw_between(5, 1_500)
        for request, _ in lost:
            self.deliver(request, StoreFailed("gone"))


_DATABASES: dict[str, type[SimulatedDatabase]] = {
    one.kind: one for one in (SimulatedDatabase, SQLiteDatabase, PostgresDatabase)
}
DATABASE_KINDS = tuple(_DATABASES)


def make_database(
    shared: Any, make: StoreMaker, rules: StoreRules, traits: DatabaseTraits
) -> SimulatedDatabase:
    """Create the database of a history; its kind is drawn where the traits name none."""
    timeline: Timeline = shared.timeline
    drawn = timeline.chance.choice(DATABASE_KINDS)
    kind = traits.kind or drawn
    rules = shared.beats.make_rules(rules) if traits.notices_dead_owners else rules
    return _DATABASES[kind](shared, RecoverableStore(timeline, make, rules), traits)
