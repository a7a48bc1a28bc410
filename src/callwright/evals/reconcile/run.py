"""One reconciliation, from top to bottom: sweep, ask about what is unknown, compare both ways, act.

    1 sweep            dead claims of every class become unknown
    2 ask              every unknown call whose tool declares ``verify``, when it has been quiet for long enough
    3 compare          every tool that declares ``records``, ledger and business both ways
    4 act              decide, compensate, or open an item for a person

Safe to run twice, and beside living processes: a decision is taken only on what is still unknown, and an item is opened
once. It never runs the tool itself.

What a check does holds nobody but its own tool: tools are asked side by side, each answer has a limit of time, and a tool
whose check gives none in time too often is left for the next run. Entries and records are read page by page.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.domain.checks import (
    CannotTell,
    Check,
    DidNot,
    Discrepancy,
    Happened,
    Inquiry,
    Verdict,
)
from callwright.domain.contract import Contract
from callwright.domain.effects import Execute
from callwright.domain.records import LedgerEntry
from callwright.evals.reconcile.actions import TIMEOUT_MS, Actions, Manner, fits_json
from callwright.evals.reconcile.bounded import NoAnswer, bounded, in_daemon_thread
from callwright.evals.reconcile.compare import Comparison, Window, upstream_key
from callwright.evals.reconcile.report import Report, Step, Tally
from callwright.evals.reconcile.shelf import RecordShelf
from callwright.ports import Clock, Rng
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.runtime.tape import Tape, TapeError

WEEK_MS = 7 * 24 * 3600 * 1000
OVERDUE_MS = 30 * 60 * 1000
RECORDS_TIMEOUT_MS = 15 * 60 * 1000
_SLACK_MS = 3_600_000
"""The business is asked for records from an hour earlier: its clock may be behind, or ahead."""

_PAGE: Final = 500
_SILENT_IN_A_ROW: Final = 3
_SILENT_IN_ALL: Final = 20
_MOST_WORDS: Final = 500
log = logging.getLogger("callwright")


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be reconciled, and how.

    Attributes:
        tools: Names; None takes every tool with a check.
        since_ms: How far back ledger and business are compared.
        journal: The folder of journals, where arguments of calls stand whose process died.
        manner: How far it may go.
        parallel: Questions about one tool that are asked at the same time.
        timeout_ms: Limit of one answer, for checks that declare none.
        records_timeout_ms: Limit of reading all records of one tool.
        overdue_ms: A call that stays in doubt although it was claimed longer ago than this is overdue.
    """

    tools: tuple[str, ...] | None = None
    since_ms: int = WEEK_MS
    journal: Path | None = None
    manner: Manner = Manner()
    parallel: int = 4
    timeout_ms: int = TIMEOUT_MS
    records_timeout_ms: int = RECORDS_TIMEOUT_MS
    overdue_ms: int = OVERDUE_MS


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

    Never raises for what a check does: a world that cannot be asked has not answered. Calls that stay in doubt for too long
    are named in one warning of the logger ``callwright``.

    Raises:
        StoreError: the ledger cannot be read.
    """
    return await _Run(app, asked, told, clock or SystemClock(), rng or SystemRng()).report()


class _Run:
    def __init__(self, app: Callwright, asked: Asked, told: Told, clock: Clock, rng: Rng) -> None:
        self._app = app
        self._asked = asked
        self._told = told
        self._now = clock.now_ms()
        self._actions = Actions(app, asked.manner, clock, rng)
        self._tally = Tally()
        self._compared = self._records = self._verified = 0
        self._not_read: list[str] = []

    async def report(self) -> Report:
        if not self._asked.manner.look_only:
            self._app.store.sweep()
        counts: dict[str, int] = {}
        for one in self._app.store.doubts():
            if self._asked.tools is None or one.tool in self._asked.tools:
                counts[one.tool] = counts.get(one.tool, 0) + one.unknown + one.silent
        checks = self._checks()
        await _all(self._ask_about(tool, count, checks.get(tool)) for tool, count in counts.items())
        await _all(self._compare(name, check) for name, check in checks.items() if check.records is not None)
        return self._report(checks)

    def _checks(self) -> dict[str, Check]:
        wanted = self._asked.tools
        checks = self._app.catalogue.checks
        return {name: check for name, check in sorted(checks.items()) if wanted is None or name in wanted}

    def _report(self, checks: dict[str, Check]) -> Report:
        tally = self._tally
        self._actions.reconciled(dict(tally.kinds))
        writes = {tool.contract.name for tool in self._app.tools if tool.contract.effect != "read"}
        doubts = self._app.store.doubts()
        self._warn()
        return Report(
            ok=not self._not_read and not tally.open and not tally.overdue,
            asked=self._verified,
            compared=self._compared,
            records=self._records,
            tools=tuple(checks),
            without_check=tuple(sorted(writes - set(self._app.catalogue.checks))),
            not_read=tuple(sorted(self._not_read)),
            counts=dict(tally.kinds),
            actions=dict(tally.actions),
            steps=tally.steps,
            waiting=tally.open,
            in_doubt=sum(one.unknown + one.silent for one in doubts),
            oldest_ms=max((max(0, self._now - one.oldest_at) for one in doubts), default=0),
            overdue=tally.overdue,
            left_out=tally.left_out,
        )

    def _warn(self) -> None:
        if self._tally.overdue:
            minutes = self._asked.overdue_ms / 60_000
            log.warning(
                "%d calls stay in doubt after more than %g minutes: callwright ledger list --state in_doubt",
                self._tally.overdue,
                minutes,
            )

    # --- calls in doubt -----------------------------------------------------------------------------------------

    async def _ask_about(self, tool: str, count: int, check: Check | None) -> None:
        """Ask about every call of one tool that is in doubt, page by page."""
        lane = _Lane(self._asked, check)
        after = done = 0
        while page := self._app.store.scan(state="in_doubt", tool=tool, after=after, limit=_PAGE):
            after = page[-1].entry_id
            for step in await _all(self._ask(entry, check, lane) for entry in page):
                self._tally.add(step, overdue=(step.age_ms or 0) >= self._asked.overdue_ms)
            self._told(Progress("ask", tool, done := done + len(page), max(count, done)))

    async def _ask(self, entry: LedgerEntry, check: Check | None, lane: "_Lane") -> Step:
        age = max(0, self._now - entry.created_at)
        return replace(await self._found(entry, check, lane), age_ms=age)

    async def _found(self, entry: LedgerEntry, check: Check | None, lane: "_Lane") -> Step:
        if check is None or check.verify is None:
            return _left(entry, "no_check")
        lapses_later = entry.state == "claimed" and not self._asked.manner.look_only
        if lapses_later or self._now - entry.updated_at < check.quiet_ms:
            return _left(entry, "too_young")
        async with lane.places:
            if lane.is_shut:
                return _left(entry, "not_asked")
            self._verified += 1
            verdict = await lane.ask(check.verify, self._inquiry(entry))
        return self._actions.settle(entry, check, verdict)

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
        shelf = RecordShelf()
        try:
            self._told(Progress("read", name, 0, 1))
            await self._read(check, shelf, max(0, window.since - _SLACK_MS))
        except NoAnswer:
            shelf.close()
            self._not_read.append(name)
            return
        try:
            comparison = Comparison(contract, check, window, shelf, self._app.store.entry)
            await self._compare_entries(name, check, comparison)
            for discrepancy in comparison.of_records():
                await self._mend(discrepancy, check)
            self._records += shelf.count
            self._name_unfit(name, shelf)
        finally:
            shelf.close()

    async def _read(self, check: Check, shelf: RecordShelf, since: int) -> None:
        """Put the business's records on the shelf, in the thread in which a plain function makes them."""
        assert check.records is not None
        records = check.records

        def read() -> Any:
            said = records(since)
            if isinstance(said, Iterable):
                shelf.fill(said)
                return None
            return said

        async def fill() -> None:
            if asyncio.iscoroutinefunction(records):
                said = await records(since)
            else:
                waiting = await in_daemon_thread(read)
                if waiting is None:
                    return
                said = await waiting
            await in_daemon_thread(shelf.fill, said)

        await bounded(fill, limit_ms=self._asked.records_timeout_ms)

    async def _compare_entries(self, name: str, check: Check, comparison: Comparison) -> None:
        newest = next((one.entry_id for one in self._app.store.entries(tool=name, limit=1)), 0)
        after = 0
        while page := self._app.store.scan(tool=name, after=after, limit=_PAGE):
            after = page[-1].entry_id
            self._compared += len(page)
            for discrepancy in comparison.of_entries(page):
                await self._mend(discrepancy, check)
            self._told(Progress("compare", name, after, max(newest, after)))
            await asyncio.sleep(0)  # the questions of other tools go on

    def _name_unfit(self, name: str, shelf: RecordShelf) -> None:
        for key, why in shelf.named:
            self._tally.add(Step(tool=name, kind="unfit", action="none", key=key, said=why))

    def _contract(self, name: str) -> Contract | None:
        return next((tool.contract for tool in self._app.tools if tool.contract.name == name), None)

    async def _mend(self, discrepancy: Discrepancy, check: Check) -> None:
        self._tally.add(await self._actions.mend(discrepancy, check))


class _Lane:
    """The questions about one tool: so many at a time, and none any more once its check has been silent too often."""

    def __init__(self, asked: Asked, check: Check | None) -> None:
        self.places = asyncio.Semaphore(max(1, asked.parallel))
        self._limit_ms = (check.timeout_ms if check else None) or asked.timeout_ms
        self._in_a_row = self._in_all = 0

    @property
    def is_shut(self) -> bool:
        """Whether nothing more is asked: every question left behind may be a thread that hangs."""
        return self._in_a_row >= _SILENT_IN_A_ROW or self._in_all >= _SILENT_IN_ALL

    async def ask(self, verify: Callable[[Inquiry], Any], inquiry: Inquiry) -> Verdict:
        """What the check says; one that fails, is too slow, or says something else, has not answered."""
        try:
            said = await bounded(verify, inquiry, limit_ms=self._limit_ms)
        except NoAnswer as none:
            self._count(silent=not none.in_time)
            return CannotTell(none.why)
        self._count(silent=False)
        return _verdict(said)

    def _count(self, *, silent: bool) -> None:
        self._in_a_row = self._in_a_row + 1 if silent else 0
        self._in_all += silent


def _verdict(said: Any) -> Verdict:
    """The answer of a check, if it is one that the ledger can keep."""
    match said:
        case Happened(result=result) if fits_json(result):
            return said
        case Happened(result=result):
            return CannotTell(f"the check answered with a result that is not JSON: {type(result).__name__}")
        case DidNot():
            return said
        case CannotTell(why=str(why)) if fits_json(why):
            return said if len(why) <= _MOST_WORDS else CannotTell(why[:_MOST_WORDS])
        case _:
            return CannotTell(f"the check answered with {type(said).__name__}")


def _left(entry: LedgerEntry, kind: Any) -> Step:
    return Step(tool=entry.tool, kind=kind, action="none", key=entry.key, entry_id=entry.entry_id)


async def _all(jobs: Iterable[Coroutine[Any, Any, Any]]) -> list[Any]:
    """Do all of them side by side, and give what they give in their order. The first that fails ends the others."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
