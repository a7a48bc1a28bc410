"""Many things asked at the same time: one talk for the usual way of all of them, then the longer way of those that need it.

Pure talk, like ``longer``: whoever drives it waits for the answers. An answer is told after its commit, never before.
"""

import logging
from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from callwright.domain.effects import Claim, StoreFailed
from callwright.stores.postgres import row_codec
from callwright.stores.postgres.call_statements import SLOW_PATH_NEEDED, EffectPlan
from callwright.stores.postgres.connect import (
    RETRYABLE_STATES,
    ConnectionLostError,
    classify_state,
    is_session_lost,
)
from callwright.stores.postgres.pipeline_connection import Query, RefusedStatement, RoundTrip, StatementResult
from callwright.stores.postgres.slow_path import ROLLBACK

BatchGenerator = Generator[RoundTrip, list[StatementResult], None]

MAX_BATCH_OPERATIONS = 256
"""So many are asked at once."""

MIN_BULK_OPERATIONS = 4
"""From so many of a kind on, they are done by one statement."""

MAX_ATTEMPTS = 12
"""So often something is begun again because somebody was quicker; after that the store is as good as locked."""

_log = logging.getLogger("callwright.stores.postgres")


class StatementError(Exception):
    """A statement of ours is at fault: a bug. Cure: report it with the SQLSTATE that stands here."""


class PendingOperation:
    """One thing to do. ``tell`` is given the answer, or an exception where the statement is at fault."""

    __slots__ = ("again", "effect", "since", "tell", "told", "way")

    def __init__(self, effect: Any, way: EffectPlan, tell: Callable[[Any], None], since: float) -> None:
        self.effect = effect
        self.way = way
        self.tell = tell
        self.since = since
        self.again = False
        self.told = False


class OperationBatch:
    """What goes together.

    Args:
        ops: What to do.
        delivered: Entries whose answer has reached the caller, written along.
    """

    def __init__(self, ops: Sequence[PendingOperation], delivered: Sequence[int]) -> None:
        self._ops = list(ops)
        self.delivered = list(delivered)

    @property
    def unanswered(self) -> list[PendingOperation]:
        """What has not been answered."""
        return [op for op in self._ops if not op.told]

    def run(self) -> BatchGenerator:
        """Do everything."""
        yield from self._run_prerequisite()
        # Whoever asks again goes the longer way: it looks whether the first asking was done after all.
        usual = [op for op in self.unanswered if op.way.ask is not None and not op.again]
        if len(usual) > 1:
            usual.sort(key=_get_lock_order)
        if usual or self.delivered:
            yield from self._run_fast_path(usual)
        for op in self.unanswered:
            yield from self._run_slow_path(op)

    def _run_prerequisite(self) -> BatchGenerator:
        """What has to be done before any of them, once for all that need it; refused, it fails them."""
        needing = [op for op in self.unanswered if op.way.first is not None]
        if not needing:
            return
        first = needing[0].way.first
        assert first is not None
        refused = yield from first()
        if refused is not None:
            for op in needing:
                self._set_answer(op, state_to_failure(refused))

    def _run_fast_path(self, ops: list[PendingOperation]) -> BatchGenerator:
        said = self._build_queries(_group_operations(ops))
        results = yield RoundTrip(self._prepend_deliveries(said))
        if _find_refused_state(results) is not None and len(ops) + len(self.delivered) > 1:
            # One of them failed all: each for itself, still in one round trip.
            said = self._build_queries([_StatementGroup([op]) for op in ops if not op.told])
            results = yield RoundTrip(self._prepend_deliveries(said), apart=True)
            _find_refused_state(results)
        if self.delivered:
            if not isinstance(results[0], RefusedStatement):
                self.delivered = []
            results = results[1:]
        for (part, _), result in zip(said, results, strict=True):
            if isinstance(result, RefusedStatement):
                self._fail_unless_retryable(part.ops[0], result.state)
            else:
                self._read_answers(part, result)

    def _build_queries(self, parts: list["_StatementGroup"]) -> list[tuple["_StatementGroup", Query]]:
        """The parts with what they ask. What cannot be written down (half a surrogate pair) is its own asker's fault."""
        said = []
        for part in parts:
            try:
                said.append((part, part.make_query()))
            except Exception as fault:  # noqa: BLE001 - handed to whom it concerns, not to the neighbours
                if len(part.ops) > 1:
                    said += self._build_queries([_StatementGroup([op]) for op in part.ops])
                else:
                    self._set_answer(part.ops[0], fault)
        return said

    def _prepend_deliveries(self, said: list[tuple["_StatementGroup", Query]]) -> list[Query]:
        asks = [ask for _, ask in said]
        return [_make_delivery_query(self.delivered), *asks] if self.delivered else asks

    def _read_answers(self, part: "_StatementGroup", found: list[row_codec.Row]) -> None:
        try:
            answers = part.read_answers(found)
        except Exception as fault:  # noqa: BLE001 - a fault of ours; nobody may wait for ever because of it
            answers = [fault] * len(part.ops)
        for op, answer in zip(part.ops, answers, strict=True):
            if answer is not SLOW_PATH_NEEDED:
                self._set_answer(op, answer)

    def _fail_unless_retryable(self, op: PendingOperation, state: str) -> None:
        if state not in RETRYABLE_STATES:
            self._set_answer(op, state_to_failure(state))

    def _run_slow_path(self, op: PendingOperation) -> BatchGenerator:
        for _ in range(MAX_ATTEMPTS):
            state = yield from self._try_transaction(op)
            if state is None:
                return
            if state not in RETRYABLE_STATES:
                self._set_answer(op, state_to_failure(state))
                return
        self._set_answer(op, StoreFailed("locked"))

    def _try_transaction(
        self, op: PendingOperation
    ) -> Generator[RoundTrip, list[StatementResult], str | None]:
        """One try; the SQLSTATE of what undid it."""
        talking = op.way.longer(op.effect, op.again)
        results: list[StatementResult] | None = None
        while True:
            try:
                talk = next(talking) if results is None else talking.send(results)  # type: ignore[arg-type] # see below
            except StopIteration as end:
                self._set_answer(op, end.value)
                return None
            except Exception as fault:  # noqa: BLE001 - handed to whom it concerns, not to the neighbours
                self._set_answer(op, fault)
                yield RoundTrip([ROLLBACK])
                return None
            results = yield talk
            bad = _find_refused_state(results)
            if bad is not None:  # so that nothing refused is ever sent
                talking.close()
                yield RoundTrip([ROLLBACK])
                return bad

    def _set_answer(self, op: PendingOperation, answer: Any) -> None:
        op.told = True
        op.tell(answer)


class _StatementGroup(NamedTuple):
    """What one statement does: one thing, or many of a kind."""

    ops: list[PendingOperation]

    def make_query(self) -> Query:
        way = self.ops[0].way
        if len(self.ops) > 1 and way.many is not None:
            return way.many.ask([op.effect for op in self.ops])
        assert way.ask is not None
        return way.ask(self.ops[0].effect)

    def read_answers(self, found: list[row_codec.Row]) -> list[Any]:
        way = self.ops[0].way
        if len(self.ops) > 1 and way.many is not None:
            return way.many.read([op.effect for op in self.ops], found)
        return [way.read(self.ops[0].effect, found)]


def _group_operations(ops: list[PendingOperation]) -> list[_StatementGroup]:
    """Those of a kind that one statement can do, where they are enough to be worth it; every other for itself."""
    parts: list[_StatementGroup] = []
    alike: dict[int, dict[object, PendingOperation]] = {}
    for op in ops:
        kind = alike.setdefault(id(op.way), {}) if op.way.many is not None else None
        name = None if kind is None or op.way.many is None else op.way.many.name(op.effect)
        if kind is None or name in kind:
            parts.append(_StatementGroup([op]))
        else:
            kind[name] = op
    for kind in alike.values():
        if len(kind) >= MIN_BULK_OPERATIONS:
            parts.append(_StatementGroup(list(kind.values())))
        else:
            parts += [_StatementGroup([op]) for op in kind.values()]
    return parts


def state_to_failure(state: str) -> StoreFailed | StatementError:
    """What is told where nothing was written."""
    reason = classify_state(state)
    if reason is None:
        _log.error("a statement was refused with SQLSTATE %s", state)
        return StatementError(state)
    return StoreFailed(reason)


def _make_delivery_query(entries: Sequence[int]) -> Query:
    listed = ",".join(map(str, entries))
    return Query("deliver", [f"{{{listed}}}".encode()])


def _find_refused_state(results: Sequence[StatementResult]) -> str | None:
    """The SQLSTATE of the first that was refused for a reason of its own; raises when the connection is of no more use."""
    bad = None
    for result in results:
        if isinstance(result, RefusedStatement) and result.state != "skipped":
            if is_session_lost(result.state):
                raise ConnectionLostError
            bad = bad or result.state
    return bad


def _get_lock_order(op: PendingOperation) -> tuple[str, str, str, str]:
    """Everybody takes locks in one order, so that two batches of two processes do not wait for each other."""
    effect = op.effect
    kind = "0" if type(effect).__name__ == "Settle" else "1"
    who = effect.principal if type(effect) is Claim else effect
    tenant = getattr(who, "tenant", "")
    return kind, getattr(effect, "run_id", None) or "", tenant, getattr(effect, "key", None) or ""
