"""What may lose its last moments: tapes, contracts and quarantined bodies.

May not make a call wait: what is handed in goes to a bounded buffer, and a thread of its own writes it, many tapes as one
value.
"""

import threading
from collections.abc import Callable
from typing import Any

import msgspec

from callwright.domain.contract import Contract
from callwright.domain.effects import StoreFailed
from callwright.domain.quarantine import KeptBody
from callwright.ports import Clock
from callwright.stores import reading
from callwright.stores.keeping import CACHED_KEEP_MS, MOST_CACHED, QUARANTINE_KEEP_MS
from callwright.stores.pacing import AGAIN_S, Round
from callwright.stores.postgres import rows
from callwright.stores.postgres.lane import Ask
from callwright.stores.postgres.longer import BEGIN, COMMIT

FLUSH_EVERY_S = 0.2
BUFFER_BYTES = 64 * 1024 * 1024
SEGMENT_BYTES = 512 * 1024
KEEP_MS = 14 * 24 * 3600 * 1000
MOST_BYTES = 512 * 1024 * 1024
"""All tapes together; the oldest go first."""

ROOM_EVERY_BYTES = 32 * 1024 * 1024
"""After so many bytes of its own a process makes room."""

Talker = Callable[[list[Ask]], Any]
"""Asks for everything in one talk, and gives the rows of each, or ``StoreFailed``."""


class Label(msgspec.Struct):
    """What a list of tapes says of one, and where in its segment it stands."""

    call_id: str
    run_id: str | None
    tool: str
    code: str | None
    at: int
    start: int
    size: int


class Traces:
    """Writes and reads them.

    Args:
        talk: Asks the database.
        now: Dates what is written, epoch ms.
        every: What else the thread does at each of its rounds; is told whether it was nudged since the last one, and says whether it
            wants another without being nudged.
    """

    def __init__(self, talk: Talker, clock: Clock, every: Round) -> None:
        self._talk = talk
        self._clock = clock
        self._every = every
        self._saved: set[str] = set()
        self._dropped = 0
        self._written = 0
        self.forked()

    def forked(self) -> None:
        """Start afresh; in a child process the parent's thread and buffer are not here."""
        self._labels: list[Label] = []
        self._bodies: list[bytes] = []
        self._others: list[Ask] = []
        self._cached: dict[bytes, Ask] = {}
        self._bytes = 0
        self._guard = threading.Lock()
        self._writing = threading.Lock()
        self._due = threading.Event()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    # --- handing in -------------------------------------------------------------------------------------------

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Keep a finished tape."""
        at = self._clock.now_ms()
        label = Label(
            _shown(call_id), run_id and _shown(run_id), _shown(tool), code and _shown(code), at, 0, len(body)
        )
        with self._guard:
            if self._bytes > BUFFER_BYTES:
                self._dropped += 1
                return
            self._labels.append(label)
            self._bodies.append(body)
            self._bytes += len(body)
        if not self._due.is_set():
            self.nudge()

    def save_contract(self, contract: Contract, hash_: str) -> None:
        """Keep a contract under its hash; once per process is enough."""
        if hash_ in self._saved:
            return
        self._saved.add(hash_)
        named = [rows.text(hash_), rows.text(contract.name), rows.text(contract.version)]
        self._hand_in(
            Ask("add_contract", [*named, rows.number(self._clock.now_ms()), msgspec.json.encode(contract)])
        )

    def keep(self, kept: KeptBody, body: bytes) -> None:
        """Keep a body."""
        whose = (kept.handle, kept.tenant, kept.principal, kept.tool, kept.call_id, kept.state, kept.verdict)
        named = [rows.text(one) for one in whose]
        self._hand_in(Ask("add_kept", [*named, rows.number(self._clock.now_ms()), body]))

    def cache(self, name: str, body: bytes) -> None:
        """Keep a good answer; of several to one name the last is written."""
        id_ = rows.digest(name)
        with self._guard:
            if self._bytes > BUFFER_BYTES:
                self._dropped += 1
                return
            self._cached[id_] = Ask("put_cached", [id_, rows.number(self._clock.now_ms()), body])
            self._bytes += len(body)
        if not self._due.is_set():
            self.nudge()

    def _hand_in(self, ask: Ask) -> None:
        size = len(ask.values[-1] or b"")
        with self._guard:
            if self._bytes > BUFFER_BYTES:
                self._dropped += 1
                return
            self._others.append(ask)
            self._bytes += size
        if not self._due.is_set():
            self.nudge()

    def nudge(self) -> None:
        """There is something to do at the next round."""
        if self._thread is None:
            self._start()
        self._due.set()

    # --- writing ----------------------------------------------------------------------------------------------

    def _start(self) -> None:
        with self._guard:
            if self._thread is None and not self._stop.is_set():
                self._thread = threading.Thread(target=self._serve, name="callwright-traces", daemon=True)
                self._thread.start()

    def _serve(self) -> None:
        ended = again = False
        while not ended:
            busy = self._due.wait(AGAIN_S if again else None)
            ended = self._stop.wait(FLUSH_EVERY_S)
            self._due.clear()
            self.flush()
            again = self._every(busy=busy)

    def flush(self) -> None:
        """Write what is buffered. What cannot be written is dropped and counted: a call is never lost with it."""
        with self._writing:
            with self._guard:
                labels, self._labels = self._labels, []
                bodies, self._bodies = self._bodies, []
                others, self._others = self._others, []
                cached, self._cached = self._cached, {}
                written, self._bytes = self._bytes, 0
            asks = others + _segments(labels, bodies, self._clock.now_ms())
            if asks and isinstance(self._talk([BEGIN, Ask("no_flush"), *asks, COMMIT]), StoreFailed):
                self._dropped += len(labels) + len(others)
                self._saved.clear()
            if cached:  # in one order for all processes, and apart, so that nothing else is lost with them
                answers = [ask for _, ask in sorted(cached.items())]
                self._talk([BEGIN, Ask("no_flush"), *answers, COMMIT])
            self._make_room(written)

    def _make_room(self, written: int) -> None:
        self._written += written
        if self._written > ROOM_EVERY_BYTES:
            self._written = 0
            self.sweep()

    def sweep(self) -> int:
        """Drop old tapes; says how many."""
        now = self._clock.now_ms()
        old = [rows.number(now - CACHED_KEEP_MS), rows.number(MOST_CACHED)]
        self._talk([Ask("drop_kept", [rows.number(now - QUARANTINE_KEEP_MS)]), Ask("drop_cached", old)])
        before = now - KEEP_MS
        found = self._talk([Ask("drop_tapes", [rows.number(before), rows.number(MOST_BYTES)])])
        return 0 if isinstance(found, StoreFailed) else rows.whole(found[0][0][0])

    @property
    def dropped(self) -> int:
        """How many could not be written."""
        return self._dropped

    # --- the end ----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Write what is buffered and end the thread. Idempotent."""
        self._stop.set()
        thread, self._thread = self._thread, None
        if thread is not None:
            self._due.set()
            thread.join()
        self.flush()


def contract_of(body: bytes) -> Contract | None:
    """A contract from its bytes."""
    return reading.contract(body)


def _segments(labels: list[Label], bodies: list[bytes], now: int) -> list[Ask]:
    """The tapes, so many to a value that none becomes too large."""
    asks: list[Ask] = []
    first = size = 0
    for place, label in enumerate(labels):
        if size and size + label.size > SEGMENT_BYTES:
            asks.append(_segment(labels[first:place], bodies[first:place], now))
            first, size = place, 0
        label.start = size
        size += label.size
    if first < len(labels):
        asks.append(_segment(labels[first:], bodies[first:], now))
    return asks


def _segment(labels: list[Label], bodies: list[bytes], now: int) -> Ask:
    body = b"".join(bodies)
    return Ask("add_tapes", [rows.number(now), rows.number(len(body)), body, msgspec.json.encode(labels)])


def _shown(name: str) -> str:
    """PostgreSQL keeps no NUL in a text."""
    return name.replace("\0", "\N{REPLACEMENT CHARACTER}")
