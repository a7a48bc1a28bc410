"""Runs a suite against a subject: for every case a separate world, proxy and subject; several cases run concurrently."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from msgspec import Struct

from callwright.evals.chaos.case_judge import CaseObservation, judge_case
from callwright.evals.chaos.chaos_subjects import ChaosSubject, ReportedOutcome, SubjectRecord, SubjectSetup
from callwright.evals.chaos.fault_proxy import FaultProxy
from callwright.evals.chaos.fault_suite import ChaosCase, FaultSuite
from callwright.evals.chaos.reference_world import ReferenceWorld, ToolTraits
from callwright.evals.chaos.world_client import ask_world, deny_effect

MAX_PARALLEL_CASES = 12
CANCEL_AFTER_S = 0.1
_MAX_LISTED_REPEATS = 3

MakeSubject = Callable[[], ChaosSubject]


class CaseVerdict(Struct, frozen=True, kw_only=True):
    """One case and its verdict.

    wrong: Violated rules; empty if the case is passed.
        wrong: What did not hold; empty when the case is passed.
        left_out: Why the case does not apply to this subject.
        effects: Number of effects in the world; ``sent``: requests that left the subject.
        told: Reported error codes, "ok" for a success, in order.
    """

    id: str
    tool: str
    fault: str
    expected: str
    wrong: tuple[str, ...] = ()
    left_out: str = ""
    effects: int = 0
    sent: int = 0
    told: tuple[str, ...] = ()
    ms: float = 0.0

    @property
    def outcome_summary(self) -> str:
        """Summarise the reported outcomes in one line; repetitions of the same outcome are merged."""
        runs = [(answer, len(list(same))) for answer, same in groupby(self.told)]
        return ", ".join(
            f"{answer} × {times}" if times > _MAX_LISTED_REPEATS else ", ".join([answer] * times)
            for answer, times in runs
        )

    @property
    def has_passed(self) -> bool:
        """Whether no rule was violated."""
        return not self.wrong and not self.left_out


class ChaosReport(Struct, frozen=True, kw_only=True):
    """The report of a suite run against one subject. ``doubled`` counts cases in which an effect happened too often."""

    suite: str
    subject: str
    passed: int
    failed: int
    left_out: int
    doubled: int
    verdicts: list[CaseVerdict]


VerdictCallback = Callable[[CaseVerdict], None]


async def run_suite(
    suite: FaultSuite,
    make: MakeSubject,
    *,
    told: VerdictCallback = lambda _: None,
    at_once: int = MAX_PARALLEL_CASES,
) -> ChaosReport:
    """Run every case; ``told`` is called as each ends. The verdicts are in the order of the suite."""
    gate = asyncio.Semaphore(at_once)

    async def one(case: ChaosCase) -> CaseVerdict:
        async with gate:
            verdict = await _run_case(case, make())
        told(verdict)
        return verdict

    verdicts = list(await asyncio.gather(*(one(case) for case in suite.cases)))
    return build_chaos_report(suite.suite, make().name, verdicts)


def have_all_passed(reports: Iterable[ChaosReport]) -> bool:
    """Return whether every report judged something, and everything judged held; skipped cases prove nothing."""
    return all(report.passed and not report.failed for report in reports)


def build_chaos_report(suite: str, subject: str, verdicts: list[CaseVerdict]) -> ChaosReport:
    """Build the report from the verdicts."""
    return ChaosReport(
        suite=suite,
        subject=subject,
        passed=sum(one.has_passed for one in verdicts),
        failed=sum(bool(one.wrong) for one in verdicts),
        left_out=sum(bool(one.left_out) for one in verdicts),
        doubled=sum(_has_doubled_effect(one) for one in verdicts),
        verdicts=verdicts,
    )


def _has_doubled_effect(one: CaseVerdict) -> bool:
    return one.effects > 1 and any(wrong.startswith("it was done") for wrong in one.wrong)


async def _run_case(case: ChaosCase, subject: ChaosSubject) -> CaseVerdict:
    facts: dict[str, Any] = {
        "id": case.id,
        "tool": case.tool,
        "fault": case.fault.type,
        "expected": case.expected,
    }
    offered = subject.find_tool_traits(case.tool)
    why = subject.explain_skip(case) or ("" if offered else "the reference world has no such tool")
    if why or offered is None:
        return CaseVerdict(**facts, left_out=why)
    began = asyncio.get_running_loop().time()
    observation = await _observe_case(case, subject, offered)
    return CaseVerdict(
        **facts,
        wrong=tuple(judge_case(case, observation)),
        effects=observation.effects,
        sent=observation.sent,
        told=tuple("ok" if told.success else told.code for told in observation.told),
        ms=(asyncio.get_running_loop().time() - began) * 1000,
    )


async def _observe_case(case: ChaosCase, subject: ChaosSubject, offered: ToolTraits) -> CaseObservation:
    sent = 0
    async with (
        ReferenceWorld(case.fault.kind) as world,
        FaultProxy(subject.port or world.port, case.fault) as proxy,
    ):

        async def ask(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
            nonlocal sent
            sent += 1
            number = sent
            value = await ask_world(proxy.port, tool, arguments, key)
            return deny_effect(case.fault.says) if case.fault.should_deny_effect(number) else value

        await subject.start_case(SubjectSetup(ask, proxy.port), case)
        outcomes: list[ReportedOutcome] = []
        for number in range(case.round_count):
            changed = case.changed and number == case.round_count - 1
            arguments = {**case.arguments, "about": "other"} if changed else case.arguments
            outcomes += await asyncio.gather(
                *(_make_case_call(case, subject, arguments) for _ in range(case.parallel))
            )
        record = await subject.read_own_record() or SubjectRecord(sent, len(world.effects))
        repeats = offered.repeat in {"allow", "replay_undelivered"} and case.key is None
        return CaseObservation(outcomes, record.effects, record.sent, offered.effect, repeats)


async def _make_case_call(
    case: ChaosCase, subject: ChaosSubject, arguments: dict[str, Any]
) -> ReportedOutcome:
    calling = asyncio.ensure_future(subject.make_call(case.tool, arguments, case.key))
    if case.fault.kind == "cancelled":
        await asyncio.wait([calling], timeout=CANCEL_AFTER_S)
        calling.cancel()
    try:
        return await calling
    except asyncio.CancelledError:
        return ReportedOutcome(success=False, code="cancelled")
