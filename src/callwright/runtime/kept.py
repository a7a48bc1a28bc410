"""Good answers of reads, kept in case their tools cannot be reached the next time: in this process, and in the store for others.

Here they are bounded in number and in bytes; the longest unused goes first. The store is given one of a name at most every
second, and asked only where this process has none that is young enough: after a restart, or by another replica. What is kept
decides nothing: without it a call fails as it would have failed anyway. May not know what a name stands for; a name is for one
call of one principal.
"""

import threading
from collections import OrderedDict

import msgspec
from msgspec import Struct

from callwright.domain.keeping import Forgotten, Recall, Recalled, Remember, Remembered
from callwright.domain.records import Outcome
from callwright.ports import Clock, Store, StoreError

MOST_ANSWERS = 10_000
MOST_BYTES = 64 * 1024 * 1024
LARGEST_BYTES = 1024 * 1024
"""A larger answer is not kept: it would push out thousands of others."""

SHARED_EVERY_MS = 1_000

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Outcome).decode


class _Answer(Struct, frozen=True):
    body: bytes
    lease_ms: float
    now_ms: int
    shared_ms: float


class Kept:
    """The answers of one application.

    Args:
        most_answers, most_bytes: Beyond either the longest unused goes.
    """

    def __init__(self, most_answers: int = MOST_ANSWERS, most_bytes: int = MOST_BYTES) -> None:
        self._most_answers = most_answers
        self._most_bytes = most_bytes
        self._answers: OrderedDict[str, _Answer] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def answer(
        self, effect: Remember | Recall, clock: Clock, store: Store | None = None
    ) -> Remembered | Recalled | Forgotten:
        """Answer an effect, blocking. Safe from any thread."""
        if isinstance(effect, Recall):
            return self.near(effect, clock) or _far(effect, clock, store)
        return self._remember(effect, clock, store)

    def _remember(self, effect: Remember, clock: Clock, store: Store | None) -> Remembered:
        """Keep an answer; the one before it under the same name goes."""
        body, now = _encode(effect.outcome), clock.lease_ms()
        if len(body) > min(LARGEST_BYTES, self._most_bytes):
            with self._lock:
                self._drop(effect.name)
            return Remembered()
        with self._lock:
            before = self._answers.get(effect.name)
            due = before is None or now - before.shared_ms >= SHARED_EVERY_MS
            shared = now if due or before is None else before.shared_ms
            self._drop(effect.name)
            self._answers[effect.name] = _Answer(body, now, clock.now_ms(), shared)
            self._bytes += len(body)
            while len(self._answers) > self._most_answers or self._bytes > self._most_bytes:
                self._drop(next(iter(self._answers)))
        if due and store is not None:
            store.cache(effect.name, body)
        return Remembered()

    def near(self, effect: Recall, clock: Clock) -> Recalled | None:
        """The last good answer that this process knows, if it is young enough."""
        with self._lock:
            found = self._answers.get(effect.name)
            if found is None:
                return None
            age_ms = clock.lease_ms() - found.lease_ms
            if age_ms > effect.max_age_ms:
                return None
            self._answers.move_to_end(effect.name)
        return Recalled(_decode(found.body), int(age_ms), found.now_ms)

    def _drop(self, name: str) -> None:
        gone = self._answers.pop(name, None)
        if gone is not None:
            self._bytes -= len(gone.body)

    def __len__(self) -> int:
        return len(self._answers)


def _far(effect: Recall, clock: Clock, store: Store | None) -> Recalled | Forgotten:
    """The last good answer of any process, dated by its wall clock. A store that is away has none."""
    try:
        found = None if store is None else store.cached(effect.name)
        outcome = None if found is None else _decode(found[0])
    except (StoreError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return Forgotten()
    if found is None or outcome is None:
        return Forgotten()
    age_ms = max(0, clock.now_ms() - found[1])
    return Forgotten() if age_ms > effect.max_age_ms else Recalled(outcome, age_ms, found[1])
