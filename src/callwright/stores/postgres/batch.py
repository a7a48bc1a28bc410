"""Many things asked at the same time: one talk for the usual way of all of them, then the longer way of those that need it.

Pure talk, like ``longer``: whoever drives it waits for the answers. An answer is told after its commit, never before.
"""

import logging
from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from callwright.domain.effects import Claim, StoreFailed
from callwright.stores.postgres import rows
from callwright.stores.postgres.calls import LONGER, Way
from callwright.stores.postgres.lane import Ask, Refused, Result, Talk
from callwright.stores.postgres.link import AGAIN, LinkLostError, is_cut, reason_of
from callwright.stores.postgres.longer import ROLLBACK

Driving = Generator[Talk, list[Result], None]

MOST = 256
"""So many are asked at once."""

ENOUGH = 4
"""From so many of a kind on, they are done by one statement."""

TRIES = 12
"""So often something is begun again because somebody was quicker; after that the store is as good as locked."""

_log = logging.getLogger("callwright.stores.postgres")


class StatementError(Exception):
    """A statement of ours is at fault: a bug. Cure: report it with the SQLSTATE that stands here."""


class Op:
    """One thing to do. ``tell`` is given the answer, or an exception where the statement is at fault."""

    __slots__ = ("again", "effect", "since", "tell", "told", "way")

    def __init__(self, effect: Any, way: Way, tell: Callable[[Any], None], since: float) -> None:
        self.effect = effect
        self.way = way
        self.tell = tell
        self.since = since
        self.again = False
        self.told = False


class Batch:
    """What goes together.

    Args:
        ops: What to do.
        delivered: Entries whose answer has reached the caller, written along.
    """

    def __init__(self, ops: Sequence[Op], delivered: Sequence[int]) -> None:
        self._ops = list(ops)
        self.delivered = list(delivered)

    @property
    def open(self) -> list[Op]:
        """What has not been answered."""
        return [op for op in self._ops if not op.told]

    def run(self) -> Driving:
        """Do everything."""
        yield from self._do_first()
        # Whoever asks again goes the longer way: it looks whether the first asking was done after all.
        usual = [op for op in self.open if op.way.ask is not None and not op.again]
        if len(usual) > 1:
            usual.sort(key=_order)
        if usual or self.delivered:
            yield from self._together(usual)
        for op in self.open:
            yield from self._go_longer(op)

    def _do_first(self) -> Driving:
        """What has to be done before any of them, once for all that need it; refused, it fails them."""
        needing = [op for op in self.open if op.way.first is not None]
        if not needing:
            return
        first = needing[0].way.first
        assert first is not None
        refused = yield from first()
        if refused is not None:
            for op in needing:
                self._tell(op, failure(refused))

    def _together(self, ops: list[Op]) -> Driving:
        said = self._said(_parts(ops))
        results = yield Talk(self._with_deliveries(said))
        if _refused(results) is not None and len(ops) + len(self.delivered) > 1:
            # One of them failed all: each for itself, still in one round trip.
            said = self._said([_Part([op]) for op in ops if not op.told])
            results = yield Talk(self._with_deliveries(said), apart=True)
            _refused(results)
        if self.delivered:
            if not isinstance(results[0], Refused):
                self.delivered = []
            results = results[1:]
        for (part, _), result in zip(said, results, strict=True):
            if isinstance(result, Refused):
                self._fail(part.ops[0], result.state)
            else:
                self._read(part, result)

    def _said(self, parts: list["_Part"]) -> list[tuple["_Part", Ask]]:
        """The parts with what they ask. What cannot be written down (half a surrogate pair) is its own asker's fault."""
        said = []
        for part in parts:
            try:
                said.append((part, part.ask()))
            except Exception as fault:  # noqa: BLE001 - handed to whom it concerns, not to the neighbours
                if len(part.ops) > 1:
                    said += self._said([_Part([op]) for op in part.ops])
                else:
                    self._tell(part.ops[0], fault)
        return said

    def _with_deliveries(self, said: list[tuple["_Part", Ask]]) -> list[Ask]:
        asks = [ask for _, ask in said]
        return [_deliver(self.delivered), *asks] if self.delivered else asks

    def _read(self, part: "_Part", found: list[rows.Row]) -> None:
        try:
            answers = part.read(found)
        except Exception as fault:  # noqa: BLE001 - a fault of ours; nobody may wait for ever because of it
            answers = [fault] * len(part.ops)
        for op, answer in zip(part.ops, answers, strict=True):
            if answer is not LONGER:
                self._tell(op, answer)

    def _fail(self, op: Op, state: str) -> None:
        if state not in AGAIN:
            self._tell(op, failure(state))

    def _go_longer(self, op: Op) -> Driving:
        for _ in range(TRIES):
            state = yield from self._transact(op)
            if state is None:
                return
            if state not in AGAIN:
                self._tell(op, failure(state))
                return
        self._tell(op, StoreFailed("locked"))

    def _transact(self, op: Op) -> Generator[Talk, list[Result], str | None]:
        """One try; the SQLSTATE of what undid it."""
        talking = op.way.longer(op.effect, op.again)
        results: list[Result] | None = None
        while True:
            try:
                talk = next(talking) if results is None else talking.send(results)  # type: ignore[arg-type] # see below
            except StopIteration as end:
                self._tell(op, end.value)
                return None
            except Exception as fault:  # noqa: BLE001 - handed to whom it concerns, not to the neighbours
                self._tell(op, fault)
                yield Talk([ROLLBACK])
                return None
            results = yield talk
            bad = _refused(results)
            if bad is not None:  # so that nothing refused is ever sent
                talking.close()
                yield Talk([ROLLBACK])
                return bad

    def _tell(self, op: Op, answer: Any) -> None:
        op.told = True
        op.tell(answer)


class _Part(NamedTuple):
    """What one statement does: one thing, or many of a kind."""

    ops: list[Op]

    def ask(self) -> Ask:
        way = self.ops[0].way
        if len(self.ops) > 1 and way.many is not None:
            return way.many.ask([op.effect for op in self.ops])
        assert way.ask is not None
        return way.ask(self.ops[0].effect)

    def read(self, found: list[rows.Row]) -> list[Any]:
        way = self.ops[0].way
        if len(self.ops) > 1 and way.many is not None:
            return way.many.read([op.effect for op in self.ops], found)
        return [way.read(self.ops[0].effect, found)]


def _parts(ops: list[Op]) -> list[_Part]:
    """Those of a kind that one statement can do, where they are enough to be worth it; every other for itself."""
    parts: list[_Part] = []
    alike: dict[int, dict[object, Op]] = {}
    for op in ops:
        kind = alike.setdefault(id(op.way), {}) if op.way.many is not None else None
        name = None if kind is None or op.way.many is None else op.way.many.name(op.effect)
        if kind is None or name in kind:
            parts.append(_Part([op]))
        else:
            kind[name] = op
    for kind in alike.values():
        if len(kind) >= ENOUGH:
            parts.append(_Part(list(kind.values())))
        else:
            parts += [_Part([op]) for op in kind.values()]
    return parts


def failure(state: str) -> StoreFailed | StatementError:
    """What is told where nothing was written."""
    reason = reason_of(state)
    if reason is None:
        _log.error("a statement was refused with SQLSTATE %s", state)
        return StatementError(state)
    return StoreFailed(reason)


def _deliver(entries: Sequence[int]) -> Ask:
    listed = ",".join(map(str, entries))
    return Ask("deliver", [f"{{{listed}}}".encode()])


def _refused(results: Sequence[Result]) -> str | None:
    """The SQLSTATE of the first that was refused for a reason of its own; raises when the connection is of no more use."""
    bad = None
    for result in results:
        if isinstance(result, Refused) and result.state != "skipped":
            if is_cut(result.state):
                raise LinkLostError
            bad = bad or result.state
    return bad


def _order(op: Op) -> tuple[str, str, str, str]:
    """Everybody takes locks in one order, so that two batches of two processes do not wait for each other."""
    effect = op.effect
    kind = "0" if type(effect).__name__ == "Settle" else "1"
    who = effect.principal if type(effect) is Claim else effect
    tenant = getattr(who, "tenant", "")
    return kind, getattr(effect, "run_id", None) or "", tenant, getattr(effect, "key", None) or ""
