"""Cache of good answers of reads, for when their tools cannot be reached: in this process, and shared through the store.

The local cache is bounded in number and bytes; the least recently used answer is evicted. An answer is
written to the store at most once a second per name, and read from it only if this process has none that is
recent enough: after a restart, or from another replica. The cache never decides anything: without it a call
fails as it would have failed anyway. May not know what a name refers to; a name belongs to one call of one
principal.
"""

import threading
from collections import OrderedDict

import msgspec
from msgspec import Struct

from callwright.domain.cache_effects import Forgotten, Recall, Recalled, Remember, Remembered
from callwright.domain.records import Outcome
from callwright.ports import Clock, Store, StoreError

MAX_ANSWERS = 10_000
MAX_TOTAL_BYTES = 64 * 1024 * 1024
MAX_ANSWER_BYTES = 1024 * 1024
"""A larger answer is not cached: it would evict thousands of others."""

SHARE_INTERVAL_MS = 1_000

_encode_outcome = msgspec.json.Encoder().encode
_decode_outcome = msgspec.json.Decoder(Outcome).decode


class _CachedAnswer(Struct, frozen=True):
    body: bytes
    lease_ms: float
    now_ms: int
    shared_ms: float


class AnswerCache:
    """The cached answers of one application.

    Args:
        most_answers, most_bytes: Beyond either, the least recently used answers are evicted.
    """

    def __init__(self, most_answers: int = MAX_ANSWERS, most_bytes: int = MAX_TOTAL_BYTES) -> None:
        self._most_answers = most_answers
        self._most_bytes = most_bytes
        self._answers: OrderedDict[str, _CachedAnswer] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def perform_effect(
        self, effect: Remember | Recall, clock: Clock, store: Store | None = None
    ) -> Remembered | Recalled | Forgotten:
        """Answer an effect, blocking. Thread-safe."""
        if isinstance(effect, Recall):
            return self.find_local_answer(effect, clock) or _find_shared_answer(effect, clock, store)
        return self._add_answer(effect, clock, store)

    def _add_answer(self, effect: Remember, clock: Clock, store: Store | None) -> Remembered:
        """Cache an answer, replacing the previous one under the same name."""
        body, now = _encode_outcome(effect.outcome), clock.lease_ms()
        if len(body) > min(MAX_ANSWER_BYTES, self._most_bytes):
            with self._lock:
                self._drop_answer(effect.name)
            return Remembered()
        with self._lock:
            previous = self._answers.get(effect.name)
            should_share = previous is None or now - previous.shared_ms >= SHARE_INTERVAL_MS
            shared = now if should_share or previous is None else previous.shared_ms
            self._drop_answer(effect.name)
            self._answers[effect.name] = _CachedAnswer(body, now, clock.now_ms(), shared)
            self._bytes += len(body)
            while len(self._answers) > self._most_answers or self._bytes > self._most_bytes:
                self._drop_answer(next(iter(self._answers)))
        if should_share and store is not None:
            store.cache_answer(effect.name, body)
        return Remembered()

    def find_local_answer(self, effect: Recall, clock: Clock) -> Recalled | None:
        """Return the last good answer known to this process, if it is recent enough, else None."""
        with self._lock:
            found = self._answers.get(effect.name)
            if found is None:
                return None
            age_ms = clock.lease_ms() - found.lease_ms
            if age_ms > effect.max_age_ms:
                return None
            self._answers.move_to_end(effect.name)
        return Recalled(_decode_outcome(found.body), int(age_ms), found.now_ms)

    def forget_answers(self) -> None:
        """Forget every answer; those in the store stay."""
        with self._lock:
            self._answers.clear()
            self._bytes = 0

    def _drop_answer(self, name: str) -> None:
        dropped = self._answers.pop(name, None)
        if dropped is not None:
            self._bytes -= len(dropped.body)

    def __len__(self) -> int:
        return len(self._answers)


def _find_shared_answer(effect: Recall, clock: Clock, store: Store | None) -> Recalled | Forgotten:
    """Return the last good answer of any process, dated by its wall clock.

    An unavailable store counts as empty.
    """
    try:
        found = None if store is None else store.get_cached_answer(effect.name)
        outcome = None if found is None else _decode_outcome(found[0])
    except (StoreError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return Forgotten()
    if found is None or outcome is None:
        return Forgotten()
    age_ms = max(0, clock.now_ms() - found[1])
    return Forgotten() if age_ms > effect.max_age_ms else Recalled(outcome, age_ms, found[1])
