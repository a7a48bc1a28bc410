"""A batch of simultaneous operations: one round trip for the fast path of all, then the slow path of those that need it.

Performs no I/O, like ``slow_path``: the caller that drives it waits for the results. An operation is answered
after its commit, never before.
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
"""Operations per batch at most."""

MIN_BULK_OPERATIONS = 4
"""From this many operations of a kind on, one statement runs them all."""

MAX_ATTEMPTS = 12
"""How often a transaction is retried after losing races; then the store counts as locked."""

_log = logging.getLogger("callwright.stores.postgres")


class StatementError(Exception):
    """One of our own statements is at fault: a bug. Cure: report it with the SQLSTATE in the message."""


class PendingOperation:
    """One operation. ``set_answer`` receives the answer, or an exception if the statement is at fault."""

    __slots__ = ("answered", "effect", "is_retry", "plan", "set_answer", "since")

    def __init__(
        self, effect: Any, plan: EffectPlan, set_answer: Callable[[Any], None], since: float
    ) -> None:
        self.effect = effect
        self.plan = plan
        self.set_answer = set_answer
        self.since = since
        self.is_retry = False
        self.answered = False

    def goes_alone(self) -> bool:
        """Return whether it is one statement, unless the rows that it finds need more."""
        return not self.is_retry and self.plan.first is None and self.plan.takes_fast_path(self.effect)


class OperationBatch:
    """Operations that run together.

    Args:
        ops: The operations.
        delivered: Entries whose answer has reached the caller; written in the same round trip.
    """

    def __init__(self, ops: Sequence[PendingOperation], delivered: Sequence[int]) -> None:
        self._ops = list(ops)
        self.delivered = list(delivered)

    @property
    def unanswered(self) -> list[PendingOperation]:
        """Operations without an answer."""
        return [op for op in self._ops if not op.answered]

    def run(self) -> BatchGenerator:
        """Run everything."""
        if len(self._ops) == 1 and not self.delivered and self._ops[0].goes_alone():
            yield from self._run_alone(self._ops[0])
            return
        yield from self._run_prerequisite()
        # A retry takes the slow path, which checks whether the first attempt was written after all.
        usual = [op for op in self.unanswered if not op.is_retry and op.plan.takes_fast_path(op.effect)]
        if len(usual) > 1:
            usual.sort(key=_get_lock_order)
        if usual or self.delivered:
            yield from self._run_fast_path(usual)
        for op in self.unanswered:
            yield from self._run_slow_path(op)

    def _run_alone(self, op: PendingOperation) -> BatchGenerator:
        """Run the only operation: one statement, in most cases."""
        grouped = self._build_queries([_StatementGroup([op])])
        if not grouped:
            return
        ((group, query),) = grouped
        results = yield RoundTrip([query])
        state = _find_refused_state(results)
        if state is not None:
            self._fail_unless_retryable(op, state)
        else:
            self._read_answers(group, results[0])  # type: ignore[arg-type] # not refused
        if not op.answered:
            yield from self._run_slow_path(op)

    def _run_prerequisite(self) -> BatchGenerator:
        """Run the prerequisite of the operations, once for all that need it; if refused, they fail."""
        needing = [op for op in self.unanswered if op.plan.first is not None]
        if not needing:
            return
        first = needing[0].plan.first
        assert first is not None
        refused = yield from first()
        if refused is not None:
            for op in needing:
                self._set_answer(op, state_to_failure(refused))

    def _run_fast_path(self, ops: list[PendingOperation]) -> BatchGenerator:
        grouped = self._build_queries(_group_operations(ops))
        results = yield RoundTrip(self._prepend_deliveries(grouped))
        if _find_refused_state(results) is not None and len(ops) + len(self.delivered) > 1:
            # One failure undid all: run each as its own transaction, still in one round trip.
            grouped = self._build_queries([_StatementGroup([op]) for op in ops if not op.answered])
            results = yield RoundTrip(self._prepend_deliveries(grouped), apart=True)
            _find_refused_state(results)
        if self.delivered:
            if not isinstance(results[0], RefusedStatement):
                self.delivered = []
            results = results[1:]
        for (group, _), result in zip(grouped, results, strict=True):
            if isinstance(result, RefusedStatement):
                self._fail_unless_retryable(group.ops[0], result.state)
            else:
                self._read_answers(group, result)

    def _build_queries(self, groups: list["_StatementGroup"]) -> list[tuple["_StatementGroup", Query]]:
        """Pair the groups with their queries.

        A value that cannot be encoded (half a surrogate pair) fails its own operation only.
        """
        grouped = []
        for group in groups:
            try:
                grouped.append((group, group.make_query()))
            except Exception as fault:  # noqa: BLE001 - passed to the caller concerned, not to the others of the batch
                if len(group.ops) > 1:
                    grouped += self._build_queries([_StatementGroup([op]) for op in group.ops])
                else:
                    self._set_answer(group.ops[0], fault)
        return grouped

    def _prepend_deliveries(self, grouped: list[tuple["_StatementGroup", Query]]) -> list[Query]:
        queries = [query for _, query in grouped]
        return [_make_delivery_query(self.delivered), *queries] if self.delivered else queries

    def _read_answers(self, group: "_StatementGroup", found: list[row_codec.Row]) -> None:
        try:
            answers = group.read_answers(found)
        except Exception as fault:  # noqa: BLE001 - a fault of ours; no caller may wait forever because of it
            answers = [fault] * len(group.ops)
        for op, answer in zip(group.ops, answers, strict=True):
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
        """Try one transaction; return the SQLSTATE that undid it, or None."""
        transaction = op.plan.longer(op.effect, op.is_retry)
        results: list[StatementResult] | None = None
        while True:
            try:
                round_trip = next(transaction) if results is None else transaction.send(results)  # type: ignore[arg-type] # see below
            except StopIteration as end:
                self._set_answer(op, end.value)
                return None
            except Exception as fault:  # noqa: BLE001 - passed to the caller concerned, not to the others of the batch
                self._set_answer(op, fault)
                yield RoundTrip([ROLLBACK])
                return None
            results = yield round_trip
            refused = _find_refused_state(results)
            if refused is not None:  # so that a refused result is never sent
                transaction.close()
                yield RoundTrip([ROLLBACK])
                return refused

    def _set_answer(self, op: PendingOperation, answer: Any) -> None:
        op.answered = True
        op.set_answer(answer)


class _StatementGroup(NamedTuple):
    """The operations of one statement: a single one, or several of a kind."""

    ops: list[PendingOperation]

    def make_query(self) -> Query:
        plan = self.ops[0].plan
        if len(self.ops) > 1 and plan.many is not None:
            return plan.many.ask([op.effect for op in self.ops])
        assert plan.ask is not None
        return plan.ask(self.ops[0].effect)

    def read_answers(self, found: list[row_codec.Row]) -> list[Any]:
        plan = self.ops[0].plan
        if len(self.ops) > 1 and plan.many is not None:
            return plan.many.read([op.effect for op in self.ops], found)
        return [plan.read(self.ops[0].effect, found)]


def _group_operations(ops: list[PendingOperation]) -> list[_StatementGroup]:
    """Group operations of a kind into one statement if they are enough to be worth it; all others run singly."""
    groups: list[_StatementGroup] = []
    alike: dict[int, dict[object, PendingOperation]] = {}
    for op in ops:
        kind = alike.setdefault(id(op.plan), {}) if op.plan.many is not None else None
        name = None if kind is None or op.plan.many is None else op.plan.many.name(op.effect)
        if kind is None or name in kind:
            groups.append(_StatementGroup([op]))
        else:
            kind[name] = op
    for kind in alike.values():
        if len(kind) >= MIN_BULK_OPERATIONS:
            groups.append(_StatementGroup(list(kind.values())))
        else:
            groups += [_StatementGroup([op]) for op in kind.values()]
    return groups


def state_to_failure(state: str) -> StoreFailed | StatementError:
    """Map an SQLSTATE to the answer when nothing was written."""
    reason = classify_state(state)
    if reason is None:
        _log.error("a statement was refused with SQLSTATE %s", state)
        return StatementError(state)
    return StoreFailed(reason)


def _make_delivery_query(entries: Sequence[int]) -> Query:
    listed = ",".join(map(str, entries))
    return Query("deliver", [f"{{{listed}}}".encode()])


def _find_refused_state(results: Sequence[StatementResult]) -> str | None:
    """Return the first SQLSTATE that was refused in its own right, or None.

    Raises ``ConnectionLostError`` if the session is lost.
    """
    state = None
    for result in results:
        if isinstance(result, RefusedStatement) and result.state != "skipped":
            if is_session_lost(result.state):
                raise ConnectionLostError
            state = state or result.state
    return state


def _get_lock_order(op: PendingOperation) -> tuple[str, str, str, str]:
    """Sort key that gives all batches the same lock order, so that two processes cannot deadlock."""
    effect = op.effect
    kind = "0" if type(effect).__name__ == "Settle" else "1"
    owner = effect.principal if type(effect) is Claim else effect
    tenant = getattr(owner, "tenant", "")
    return kind, getattr(effect, "run_id", None) or "", tenant, getattr(effect, "key", None) or ""
