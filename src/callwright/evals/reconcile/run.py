"""One reconciliation, from top to bottom: sweep, ask about what is unknown, compare both ways, act.

    1 sweep            dead claims of calls that may not be repeated become unknown
    2 ask              every unknown call whose tool declares ``verify``, when it has been quiet for long enough
    3 compare          every tool that declares ``records``, ledger and business both ways
    4 act              decide, compensate, or open an item for a person

Safe to run twice, and beside living processes: a decision is taken only on what is still unknown, and an item is opened
once. It never runs the tool itself.
"""

import inspect
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from callwright.app import Callwright
from callwright.domain.checks import (
    CannotTell,
    Check,
    DidNot,
    Discrepancy,
    Happened,
    Inquiry,
    Record,
    Verdict,
)
from callwright.domain.contract import Contract
from callwright.domain.effects import Execute
from callwright.domain.records import LedgerEntry
from callwright.evals.reconcile.actions import Actions, Manner
from callwright.evals.reconcile.compare import Comparison, Window, upstream_key
from callwright.evals.reconcile.report import Report, Step, is_open
from callwright.ports import Clock, Rng
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.runtime.tape import Tape, TapeError

MOST = 1_000_000
"""Entries of one tool that are looked at, newest first."""

WEEK_MS = 7 * 24 * 3600 * 1000
_SLACK_MS = 3_600_000
"""The business is asked for records from an hour earlier: its clock may be behind, or ahead."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be reconciled, and how.

    Attributes:
        tools: Names; None takes every tool with a check.
        since_ms: How far back ledger and business are compared.
        journal: The folder of journals, where arguments of calls stand whose process died.
        manner: How far it may go.
    """

    tools: tuple[str, ...] | None = None
    since_ms: int = WEEK_MS
    journal: Path | None = None
    manner: Manner = Manner()


class Progress(msgspec.Struct, frozen=True):
    """How far it is: what it does to which tool, and how many of how many are done."""

    doing: str
    tool: str
    done: int
    total: int


Told = Callable[[Progress], None]


def _nobody(_: Progress) -> None:
    """Nobody watches."""


async def reconcile(
    app: Callwright,
    asked: Asked = Asked(),  # noqa: B008 - frozen
    *,
    told: Told = _nobody,
    clock: Clock | None = None,
    rng: Rng | None = None,
) -> Report:
    """Reconcile the ledger of ``app`` with the world, by the checks that its tools declare.

    Never raises for what a check does: a world that cannot be asked has not answered.

    Raises:
        StoreError: the ledger cannot be used.
    """
    return await _Run(app, asked, told, clock or SystemClock(), rng or SystemRng()).report()


class _Run:
    def __init__(self, app: Callwright, asked: Asked, told: Told, clock: Clock, rng: Rng) -> None:
        self._app = app
        self._asked = asked
        self._told = told
        self._now = clock.now_ms()
        self._actions = Actions(app, asked.manner, clock, rng)
        self._steps: list[Step] = []
        self._compared = self._records = self._verified = 0
        self._not_read: list[str] = []

    async def report(self) -> Report:
        if not self._asked.manner.look_only:
            self._app.store.sweep()
        unknown = self._app.store.entries(state="unknown", limit=MOST)
        checks = self._checks()
        for number, entry in enumerate(unknown):
            if self._asked.tools is None or entry.tool in self._asked.tools:
                self._told(Progress("ask", entry.tool, number, len(unknown)))
                self._steps.append(await self._ask(entry, checks.get(entry.tool)))
        for name, check in checks.items():
            if check.records is not None:
                await self._compare(name, check)
        return self._report(checks)

    def _checks(self) -> dict[str, Check]:
        wanted = self._asked.tools
        checks = self._app.catalogue.checks
        return {name: check for name, check in sorted(checks.items()) if wanted is None or name in wanted}

    def _report(self, checks: dict[str, Check]) -> Report:
        counts: dict[str, int] = dict(Counter(step.kind for step in self._steps))
        self._actions.reconciled(counts)
        writes = {tool.contract.name for tool in self._app.tools if tool.contract.effect != "read"}
        return Report(
            ok=not self._not_read and not any(is_open(step) for step in self._steps),
            asked=self._verified,
            compared=self._compared,
            records=self._records,
            tools=tuple(checks),
            without_check=tuple(sorted(writes - set(self._app.catalogue.checks))),
            not_read=tuple(self._not_read),
            counts=counts,
            actions=dict(Counter(step.action for step in self._steps)),
            steps=self._steps,
        )

    # --- unknown calls ------------------------------------------------------------------------------------------

    async def _ask(self, entry: LedgerEntry, check: Check | None) -> Step:
        if check is None or check.verify is None:
            return _left(entry, "no_check")
        if self._now - entry.updated_at < check.quiet_ms:
            return _left(entry, "too_young")
        self._verified += 1
        return self._actions.settle(entry, check, await _verdict(check.verify, self._inquiry(entry)))

    def _inquiry(self, entry: LedgerEntry) -> Inquiry:
        return Inquiry(
            key=entry.key,
            upstream_key=upstream_key(entry.key),
            tool=entry.tool,
            version=entry.version,
            arguments=self._arguments(entry.owner),
            principal=entry.principal,
            run_id=entry.run_id,
            called_at=entry.created_at,
        )

    def _arguments(self, owner: str) -> dict[str, Any] | None:
        """What the call was made with, from its tape or its journal; its owner may carry marks of a resumption."""
        tape = self._tape(owner.rstrip("+"))
        if tape is None:
            return None
        asked = [effect for effect, _ in tape.steps] + ([tape.pending] if tape.pending else [])
        return next((effect.arguments for effect in asked if isinstance(effect, Execute)), None)

    def _tape(self, call_id: str) -> Tape | None:
        try:
            return self._app.tape(call_id)
        except TapeError:
            return self._journalled(call_id)

    def _journalled(self, call_id: str) -> Tape | None:
        if self._asked.journal is None:
            return None
        try:
            return self._app.read_tape((self._asked.journal / f"{call_id}.tape").read_bytes())
        except (OSError, TapeError):
            return None

    # --- both ways ----------------------------------------------------------------------------------------------

    async def _compare(self, name: str, check: Check) -> None:
        contract = self._contract(name)
        if contract is None:
            return
        window = Window(max(0, self._now - self._asked.since_ms), self._now - check.quiet_ms)
        entries = self._app.store.entries(tool=name, limit=MOST)
        self._told(Progress("read", name, 0, len(entries)))
        records = await _records(check, window.since - _SLACK_MS)
        if records is None:
            self._not_read.append(name)
            return
        self._compared += len(entries)
        self._records += len(records)
        comparison = Comparison(contract, check, window, self._app.store.entry)
        discrepancies = list(comparison.discrepancies(reversed(entries), records))
        for number, discrepancy in enumerate(discrepancies):
            self._told(Progress("act", name, number, len(discrepancies)))
            self._steps.append(await self._mended(discrepancy, check))

    def _contract(self, name: str) -> Contract | None:
        return next((tool.contract for tool in self._app.tools if tool.contract.name == name), None)

    async def _mended(self, discrepancy: Discrepancy, check: Check) -> Step:
        return await self._actions.mend(discrepancy, check)


def _left(entry: LedgerEntry, kind: Any) -> Step:
    return Step(tool=entry.tool, kind=kind, action="none", key=entry.key, entry_id=entry.entry_id)


async def _awaited(value: Any) -> Any:
    return await value if inspect.isawaitable(value) else value


async def _verdict(verify: Callable[[Inquiry], Any], inquiry: Inquiry) -> Verdict:
    """What the check says; one that fails, or says something else, has not answered."""
    try:
        said = await _awaited(verify(inquiry))
    except Exception as fault:  # noqa: BLE001 - a check is a user's own function, and whatever it raises is no answer
        return CannotTell(f"the check failed with {type(fault).__name__}")
    if isinstance(said, Happened | DidNot | CannotTell):
        return said
    return CannotTell(f"the check answered with {type(said).__name__}")


async def _records(check: Check, since: int) -> list[Record] | None:
    """The business's records; None where they cannot be had: then nothing may be called missing."""
    assert check.records is not None
    try:
        said: Iterable[Record] = await _awaited(check.records(max(0, since)))
        return list(said)
    except Exception:  # noqa: BLE001 - the same; the report names the tool
        return None
