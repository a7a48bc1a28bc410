"""Good answers of reads, kept in this process in case their tools cannot be reached the next time.

Bounded in number and in bytes; the longest unused goes first. What is kept decides nothing: without it a call fails as it
would have failed anyway. May not know what a name stands for; a name is for one call of one principal.
"""

import threading
from collections import OrderedDict

import msgspec
from msgspec import Struct

from callwright.domain.keeping import Forgotten, Recall, Recalled, Remember, Remembered
from callwright.domain.records import Outcome
from callwright.ports import Clock

MOST_ANSWERS = 10_000
MOST_BYTES = 64 * 1024 * 1024
LARGEST_BYTES = 1024 * 1024
"""A larger answer is not kept: it would push out thousands of others."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Outcome).decode


class _Answer(Struct, frozen=True):
    body: bytes
    lease_ms: float
    now_ms: int


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

    def answer(self, effect: Remember | Recall, clock: Clock) -> Remembered | Recalled | Forgotten:
        """Answer an effect. Safe from any thread."""
        return self._recall(effect, clock) if isinstance(effect, Recall) else self._remember(effect, clock)

    def _remember(self, effect: Remember, clock: Clock) -> Remembered:
        """Keep an answer; the one before it under the same name goes."""
        body = _encode(effect.outcome)
        with self._lock:
            self._drop(effect.name)
            if len(body) <= min(LARGEST_BYTES, self._most_bytes):
                self._answers[effect.name] = _Answer(body, clock.lease_ms(), clock.now_ms())
                self._bytes += len(body)
            while len(self._answers) > self._most_answers or self._bytes > self._most_bytes:
                self._drop(next(iter(self._answers)))
        return Remembered()

    def _recall(self, effect: Recall, clock: Clock) -> Recalled | Forgotten:
        """The last good answer, if it is young enough."""
        with self._lock:
            found = self._answers.get(effect.name)
            if found is None:
                return Forgotten()
            age_ms = clock.lease_ms() - found.lease_ms
            if age_ms > effect.max_age_ms:
                return Forgotten()
            self._answers.move_to_end(effect.name)
        return Recalled(_decode(found.body), int(age_ms), found.now_ms)

    def _drop(self, name: str) -> None:
        gone = self._answers.pop(name, None)
        if gone is not None:
            self._bytes -= len(gone.body)

    def __len__(self) -> int:
        return len(self._answers)
