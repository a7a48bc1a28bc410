"""One reconciliation from top to bottom: sweep, verify unknown calls, compare in both directions, act.

    1 sweep            expired claims of every class become unknown
    2 ask              every unknown call whose tool declares ``verify``, once it has been quiet for long enough
    3 compare          every tool that declares ``records``, ledger and business in both directions
    4 act              decide, compensate, or open an item for a person

Safe to run twice, and beside running processes: a decision is made only on entries still unknown, and an item is opened
once. It never runs the tool itself.

A slow check delays only its own tool: tools are checked concurrently, each answer has a time limit, and a tool
whose check exceeds it too often is left for the next run. Entries and records are read page by page.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.domain.contract import Contract
from callwright.domain.effects import Execute
from callwright.domain.reason import Reason
from callwright.domain.reconcile_checks import (
    CannotTell,
    Check,
    CheckVerdict,
    DidNotHappen,
    Discrepancy,
    Happened,
    Inquiry,
)
from callwright.domain.records import LedgerEntry
from callwright.evals.reconcile import check_reasons
from callwright.evals.reconcile.bounded_call import NoAnswerError, call_bounded, run_in_daemon_thread
from callwright.evals.reconcile.ledger_comparison import (
    ComparisonWindow,
    LedgerComparison,
    derive_upstream_key,
)
from callwright.evals.reconcile.reconcile_actions import (
    CHECK_TIMEOUT_MS,
    ReconcileActions,
    ReconcileMode,
    is_json_encodable,
)
from callwright.evals.reconcile.reconcile_report import ReconcileReport, ReconcileStep, StepTally
from callwright.evals.reconcile.record_table import RecordTable
from callwright.ports import Clock, Rng
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.runtime.tape import Tape, TapeError

WEEK_MS = 7 * 24 * 3600 * 1000
OVERDUE_MS = 30 * 60 * 1000
RECORDS_TIMEOUT_MS = 15 * 60 * 1000
_CLOCK_SLACK_MS = 3_600_000
"""Margin in milliseconds by which records are requested earlier: the business's clock may differ."""

_PAGE_ENTRIES: Final = 500
_MAX_CONSECUTIVE_TIMEOUTS: Final = 3
_MAX_TIMEOUTS: Final = 20
_MAX_REASON_CHARS: Final = 500
log = logging.getLogger("callwright")


class ReconcileRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Scope and limits of a reconciliation.

    Attributes:
        tools: Names; None takes every tool with a check.
        since_ms: Start of the compared period.
        journal: Folder of journals, which hold the arguments of calls whose process died.
        manner: Permissions of the reconciliation.
        parallel: Concurrent checks per tool.
        timeout_ms: Time limit of one answer, for checks that declare none.
        records_timeout_ms: Time limit of reading all records of one tool.
        overdue_ms: A call in doubt that was claimed longer ago than this is overdue.
    """

    tools: tuple[str, ...] | None = None
    since_ms: int = WEEK_MS
    journal: Path | None = None
    manner: ReconcileMode = ReconcileMode()
    parallel: int = 4
    timeout_ms: int = CHECK_TIMEOUT_MS
    records_timeout_ms: int = RECORDS_TIMEOUT_MS
    overdue_ms: int = OVERDUE_MS


class ReconcileProgress(msgspec.Struct, frozen=True):
    """Progress: current step, tool, and number of items done."""

    doing: str
    tool: str
    done: int
    total: int


ProgressCallback = Callable[[ReconcileProgress], None]


def _ignore_progress(_: ReconcileProgress) -> None:
    """Discard progress reports."""


async def reconcile(
    app: Callwright,
    asked: ReconcileRequest = ReconcileRequest(),  # noqa: B008 - frozen
    *,
    told: ProgressCallback = _ignore_progress,
    clock: Clock | None = None,
    rng: Rng | None = None,
) -> ReconcileReport:
    """Reconcile the ledger of ``app`` with the world, by the checks that its tools declare.

    Exceptions of checks are not raised: they count as no answer. Calls that stay in doubt for too long
    are listed in one warning of the logger ``callwright``.

    Raises:
        StoreError: the ledger cannot be read.
    """
    return await _Reconciliation(app, asked, told, clock or SystemClock(), rng or SystemRng()).run()


class _Reconciliation:
    def __init__(
        self, app: Callwright, asked: ReconcileRequest, told: ProgressCallback, clock: Clock, rng: Rng
    ) -> None:
        self._app = app
        self._asked = asked
        self._told = told
        self._now = clock.now_ms()
        self._actions = ReconcileActions(app, asked.manner, clock, rng)
        self._tally = StepTally()
        self._compared = self._records = self._verified = 0
        self._not_read: list[str] = []
        self._unreadable: set[int] = set()

    async def run(self) -> ReconcileReport:
        if not self._asked.manner.look_only:
            self._app.store.sweep()
        counts: dict[str, int] = {}
        for one in self._app.store.count_doubts():
            if self._asked.tools is None or one.tool in self._asked.tools:
                counts[one.tool] = counts.get(one.tool, 0) + one.unknown + one.silent
        checks = self._select_checks()
        await _gather_or_cancel(
            self._verify_tool_entries(tool, count, checks.get(tool)) for tool, count in counts.items()
        )
        await _gather_or_cancel(
            self._compare_tool(name, check) for name, check in checks.items() if check.records is not None
        )
        return self._build_report(checks)

    def _select_checks(self) -> dict[str, Check]:
        wanted = self._asked.tools
        checks = self._app.catalogue.checks
        return {name: check for name, check in sorted(checks.items()) if wanted is None or name in wanted}

    def _build_report(self, checks: dict[str, Check]) -> ReconcileReport:
        tally = self._tally
        self._actions.audit_reconciliation(dict(tally.kinds))
        writes = {tool.contract.name for tool in self._app.tools if tool.contract.effect != "read"}
        doubts = self._app.store.count_doubts()
        self._warn_overdue()
        return ReconcileReport(
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

    def _warn_overdue(self) -> None:
        if self._tally.overdue:
            minutes = self._asked.overdue_ms / 60_000
            log.warning(
                "%d calls stay in doubt after more than %g minutes: callwright ledger list --state in_doubt",
                self._tally.overdue,
                minutes,
            )

    # --- calls in doubt -----------------------------------------------------------------------------------------

    async def _verify_tool_entries(self, tool: str, count: int, check: Check | None) -> None:
        """Verify every call of one tool that is in doubt, page by page; the tool "" selects the rows whose tool cannot be read."""
        lane = _ToolVerifier(self._asked, check)
        after = verified = 0
        while page := self._app.store.scan_entries(
            state="in_doubt", tool=tool or None, after=after, limit=_PAGE_ENTRIES
        ):
            after = page[-1].entry_id
            page = [entry for entry in page if tool or not entry.tool]
            for step in await _gather_or_cancel(self._verify_with_age(entry, check, lane) for entry in page):
                self._tally.add_step(step, overdue=(step.age_ms or 0) >= self._asked.overdue_ms)
            self._told(ReconcileProgress("ask", tool, verified := verified + len(page), max(count, verified)))

    async def _verify_with_age(
        self, entry: LedgerEntry, check: Check | None, lane: "_ToolVerifier"
    ) -> ReconcileStep:
        if entry.unreadable:
            self._unreadable.add(entry.entry_id)
            return _build_unreadable_step(entry)
        age = max(0, self._now - entry.created_at)
        return replace(await self._verify_entry(entry, check, lane), age_ms=age)

    async def _verify_entry(
        self, entry: LedgerEntry, check: Check | None, lane: "_ToolVerifier"
    ) -> ReconcileStep:
        if check is None or check.verify is None:
            return _build_skipped_step(entry, "no_check")
        lapses_later = entry.state == "claimed" and not self._asked.manner.look_only
        if lapses_later or self._now - entry.updated_at < check.quiet_ms:
            return _build_skipped_step(entry, "too_young")
        async with lane.places:
            if lane.has_given_up:
                return _build_skipped_step(entry, "not_asked")
            self._verified += 1
            verdict = await lane.verify_call(check.verify, self._build_inquiry(entry))
        return self._actions.settle_entry(entry, check, verdict)

    def _build_inquiry(self, entry: LedgerEntry) -> Inquiry:
        return Inquiry(
            key=entry.key,
            upstream_key=derive_upstream_key(entry.key),
            tool=entry.tool,
            version=entry.version,
            arguments=self._find_arguments(entry.owner),
            principal=entry.principal,
            run_id=entry.run_id,
            called_at=entry.created_at,
        )

    def _find_arguments(self, owner: str) -> dict[str, Any] | None:
        """Return a call's arguments, from its tape or journal; its owner's name may carry marks of a resumption."""
        tape = self._find_tape(owner.rstrip("+"))
        if tape is None:
            return None
        effects = [effect for effect, _ in tape.steps] + ([tape.pending] if tape.pending else [])
        return next((effect.arguments for effect in effects if isinstance(effect, Execute)), None)

    def _find_tape(self, call_id: str) -> Tape | None:
        try:
            return self._app.tape(call_id)
        except TapeError:
            return self._read_journalled_tape(call_id)

    def _read_journalled_tape(self, call_id: str) -> Tape | None:
        if self._asked.journal is None:
            return None
        try:
            return self._app.tape((self._asked.journal / f"{call_id}.tape").read_bytes())
        except (OSError, TapeError):
            return None

    # --- both ways ----------------------------------------------------------------------------------------------

    async def _compare_tool(self, name: str, check: Check) -> None:
        contract = self._find_contract(name)
        if contract is None:
            return
        window = ComparisonWindow(max(0, self._now - self._asked.since_ms), self._now - check.quiet_ms)
        shelf = RecordTable()
        try:
            self._told(ReconcileProgress("read", name, 0, 1))
            await self._read_records(check, shelf, max(0, window.since - _CLOCK_SLACK_MS))
        except NoAnswerError:
            shelf.close()
            self._not_read.append(name)
            return
        try:
            comparison = LedgerComparison(contract, check, window, shelf, self._app.store.get_entry)
            await self._compare_tool_entries(name, check, comparison)
            for discrepancy in comparison.find_unrecorded():
                await self._resolve_discrepancy(discrepancy, check)
            self._records += shelf.count
            self._report_unfit_records(name, shelf)
        finally:
            shelf.close()

    async def _read_records(self, check: Check, shelf: RecordTable, since: int) -> None:
        """Load the business's records, in the thread in which a plain function produces them."""
        assert check.records is not None
        records = check.records

        def read() -> Any:
            business_records = records(since)
            if isinstance(business_records, Iterable):
                shelf.insert_records(business_records)
                return None
            return business_records

        async def fill() -> None:
            if asyncio.iscoroutinefunction(records):
                business_records = await records(since)
            else:
                waiting = await run_in_daemon_thread(read)
                if waiting is None:
                    return
                business_records = await waiting
            await run_in_daemon_thread(shelf.insert_records, business_records)

        await call_bounded(fill, limit_ms=self._asked.records_timeout_ms)

    async def _compare_tool_entries(self, name: str, check: Check, comparison: LedgerComparison) -> None:
        newest = next((one.entry_id for one in self._app.store.list_entries(tool=name, limit=1)), 0)
        after = 0
        while page := self._app.store.scan_entries(tool=name, after=after, limit=_PAGE_ENTRIES):
            after = page[-1].entry_id
            self._compared += len(page)
            for entry in page:
                if entry.unreadable and entry.entry_id not in self._unreadable:
                    self._tally.add_step(_build_unreadable_step(entry))
            for discrepancy in comparison.compare_entries(page):
                await self._resolve_discrepancy(discrepancy, check)
            self._told(ReconcileProgress("compare", name, after, max(newest, after)))
            await asyncio.sleep(0)  # let the checks of other tools proceed

    def _report_unfit_records(self, name: str, shelf: RecordTable) -> None:
        for key, why in shelf.named:
            self._tally.add_step(ReconcileStep(tool=name, kind="unfit", action="none", key=key, said=why))

    def _find_contract(self, name: str) -> Contract | None:
        return next((tool.contract for tool in self._app.tools if tool.contract.name == name), None)

    async def _resolve_discrepancy(self, discrepancy: Discrepancy, check: Check) -> None:
        self._tally.add_step(await self._actions.resolve_discrepancy(discrepancy, check))


class _ToolVerifier:
    """Verifies calls of one tool: with bounded concurrency, and no longer once its check has failed to answer too often."""

    def __init__(self, asked: ReconcileRequest, check: Check | None) -> None:
        self.places = asyncio.Semaphore(max(1, asked.parallel))
        self._limit_ms = (check.timeout_ms if check else None) or asked.timeout_ms
        self._in_a_row = self._in_all = 0

    @property
    def has_given_up(self) -> bool:
        """Whether to stop verifying: every abandoned check may be a hanging thread."""
        return self._in_a_row >= _MAX_CONSECUTIVE_TIMEOUTS or self._in_all >= _MAX_TIMEOUTS

    async def verify_call(self, verify: Callable[[Inquiry], Any], inquiry: Inquiry) -> CheckVerdict:
        """Return the check's verdict; failing, exceeding the limit or an invalid value count as no answer."""
        try:
            verdict = await call_bounded(verify, inquiry, limit_ms=self._limit_ms)
        except NoAnswerError as none:
            self._count_answer(silent=not none.in_time)
            return CannotTell(none.why)
        self._count_answer(silent=False)
        return _validate_verdict(verdict)

    def _count_answer(self, *, silent: bool) -> None:
        self._in_a_row = self._in_a_row + 1 if silent else 0
        self._in_all += silent


def _validate_verdict(verdict: Any) -> CheckVerdict:
    """Validate a check's answer; it must be storable in the ledger."""
    match verdict:
        case Happened(result=result) if is_json_encodable(result):
            return verdict
        case Happened(result=result):
            return CannotTell(check_reasons.RESULT_NOT_JSON(type=type(result).__name__))
        case DidNotHappen():
            return verdict
        case CannotTell(why=Reason()):
            return verdict
        case CannotTell(why=str(why)) if is_json_encodable(why):
            return verdict if len(why) <= _MAX_REASON_CHARS else CannotTell(why[:_MAX_REASON_CHARS])
        case _:
            return CannotTell(check_reasons.WRONG_VERDICT_TYPE(type=type(verdict).__name__))


def _build_skipped_step(entry: LedgerEntry, kind: Any) -> ReconcileStep:
    return ReconcileStep(tool=entry.tool, kind=kind, action="none", key=entry.key, entry_id=entry.entry_id)


def _build_unreadable_step(entry: LedgerEntry) -> ReconcileStep:
    return replace(_build_skipped_step(entry, "unreadable"), fields=entry.unreadable)


async def _gather_or_cancel(jobs: Iterable[Coroutine[Any, Any, Any]]) -> list[Any]:
    """Run all concurrently and return their results in order. The first failure cancels the others."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
