"""Runs a suite against a subject: for every case a separate world, proxy and subject; several cases run concurrently."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from msgspec import Struct

from callwright.domain.reason import Reason
from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.case_judge import CaseObservation, judge_case
from callwright.evals.chaos.chaos_subjects import (
    ChaosSubject,
    FaultCounter,
    ReportedOutcome,
    SubjectRecord,
    SubjectSetup,
)
from callwright.evals.chaos.fault_proxy import FaultProxy
from callwright.evals.chaos.fault_suite import ChaosCase, FaultSuite
from callwright.evals.chaos.reference_world import ReferenceWorld, ToolTraits
from callwright.evals.chaos.world_client import ask_world, deny_effect

MAX_PARALLEL_CASES = 12
MAX_WAIT_FOR_EFFECT_S = 10.0
NOT_REACHED_REASON = chaos_reasons.NOT_REACHED()
NO_ARGUMENTS_REASON = chaos_reasons.NO_ARGUMENTS()
_MAX_LISTED_REPEATS = 3

MakeSubject = Callable[[], ChaosSubject]


class CaseVerdict(Struct, frozen=True, kw_only=True):
    """One case and its verdict.

    Attributes:
        wrong: Violated rules; empty if the case is passed.
        left_out: Why the case says nothing about this subject.
        reached: Whether its fault was injected; True where the case does not apply to the subject.
        effects: Number of effects in the world; ``sent``: requests that left the subject.
        told: Reported error codes, "ok" for a success, in order.
    """

    id: str
    tool: str
    fault: str
    expected: str
    wrong: tuple[Reason | str, ...] = ()
    left_out: Reason | str = ""
    reached: bool = True
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
    """The report of a suite run against one subject.

    Attributes:
        left_out: Number of cases that say nothing about the subject; ``not_reached`` is how many of them were run, and their
            fault was never injected.
        doubled: Number of cases in which an effect happened too often.
    """

    suite: str
    subject: str
    passed: int
    failed: int
    left_out: int
    not_reached: int
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
    """Run every case; ``told`` is called as each ends. The verdicts are in the order of the suite.

    A case whose call ended before its fault is run once more, alone: beside the others its time may have been too short.
    """
    gate = asyncio.Semaphore(at_once)

    async def one(case: ChaosCase) -> CaseVerdict:
        async with gate:
            verdict = await _run_case(case, make())
        if verdict.left_out != NOT_REACHED_REASON:
            told(verdict)
        return verdict

    verdicts = list(await asyncio.gather(*(one(case) for case in suite.cases)))
    for number, case in enumerate(suite.cases):
        if verdicts[number].left_out == NOT_REACHED_REASON:
            verdicts[number] = await _run_case(case, make())
            told(verdicts[number])
    return build_chaos_report(suite.suite, make().name, verdicts)


def have_all_passed(reports: Iterable[ChaosReport]) -> bool:
    """Return whether every report judged something, everything judged held, and no case was run in vain."""
    return all(report.passed and not report.failed and not report.not_reached for report in reports)


def build_chaos_report(suite: str, subject: str, verdicts: list[CaseVerdict]) -> ChaosReport:
    """Build the report from the verdicts."""
    return ChaosReport(
        suite=suite,
        subject=subject,
        passed=sum(one.has_passed for one in verdicts),
        failed=sum(bool(one.wrong) for one in verdicts),
        left_out=sum(bool(one.left_out) for one in verdicts),
        not_reached=sum(bool(one.left_out) and not one.reached for one in verdicts),
        doubled=sum(_has_doubled_effect(one) for one in verdicts),
        verdicts=verdicts,
    )


_DOUBLED = (chaos_reasons.DONE_TIMES, chaos_reasons.DONE)


def _has_doubled_effect(one: CaseVerdict) -> bool:
    return one.effects > 1 and any(
        isinstance(wrong, Reason) and wrong.kind in _DOUBLED for wrong in one.wrong
    )


async def _run_case(case: ChaosCase, subject: ChaosSubject) -> CaseVerdict:
    facts: dict[str, Any] = {
        "id": case.id,
        "tool": case.tool,
        "fault": case.fault.type,
        "expected": case.expected,
    }
    offered = subject.find_tool_traits(case.tool)
    why = subject.explain_skip(case) or (None if offered else chaos_reasons.UNKNOWN_TOOL_OF_WORLD())
    if why or offered is None:
        return CaseVerdict(**facts, left_out=why or "")
    began = asyncio.get_running_loop().time()
    observation = await _observe_case(case, subject, offered)
    if observation is None:
        return CaseVerdict(**facts, left_out=NO_ARGUMENTS_REASON, reached=False)
    wrong = tuple(judge_case(case, observation))
    return CaseVerdict(
        **facts,
        wrong=wrong,
        left_out="" if observation.reached or wrong else NOT_REACHED_REASON,
        reached=observation.reached,
        effects=observation.effects,
        sent=observation.sent,
        told=tuple("ok" if told.success else told.code for told in observation.told),
        ms=(asyncio.get_running_loop().time() - began) * 1000,
    )


async def _observe_case(
    case: ChaosCase, subject: ChaosSubject, offered: ToolTraits
) -> CaseObservation | None:
    """Run the case; return None if there are no arguments to call its tool with."""
    sent = 0
    async with (
        ReferenceWorld(case.fault.kind) as world,
        FaultProxy(subject.port or world.port, case.fault) as proxy,
    ):
        faults = FaultCounter(withholding=proxy.withholding)

        async def ask(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
            nonlocal sent
            sent += 1
            number = sent
            value = await ask_world(proxy.port, tool, arguments, key)
            if not case.fault.should_deny_effect(number):
                return value
            faults.injected += 1
            return deny_effect(case.fault.says)

        await subject.start_case(SubjectSetup(ask, proxy.port, faults), case)
        plain, other = (subject.make_arguments(case, changed=changed) for changed in (False, case.changed))
        if plain is None or other is None:
            return None
        outcomes: list[ReportedOutcome] = []
        for number in range(case.round_count):
            arguments = other if number == case.round_count - 1 else plain
            outcomes += await asyncio.gather(
                *(_make_case_call(case, subject, arguments, faults) for _ in range(case.parallel))
            )
        reached = case.fault.kind == "none" or bool(proxy.injected + world.spoiled + faults.injected)
        record = await subject.read_own_record() or SubjectRecord(sent, len(world.effects))
        repeats = offered.repeat in {"allow", "replay_undelivered"} and case.key is None
        return CaseObservation(outcomes, record.effects, record.sent, offered.effect, repeats, reached)


async def _make_case_call(
    case: ChaosCase, subject: ChaosSubject, arguments: dict[str, Any], faults: FaultCounter
) -> ReportedOutcome:
    calling = asyncio.ensure_future(subject.make_call(case.tool, arguments, case.key))
    if case.fault.kind == "cancelled":
        await _wait_for_effect(calling, faults)
        faults.injected += calling.cancel()
    try:
        return await calling
    except asyncio.CancelledError:
        return ReportedOutcome(success=False, code="cancelled")


async def _wait_for_effect(calling: asyncio.Future[ReportedOutcome], faults: FaultCounter) -> None:
    """Wait until the tool has acted and its answer is withheld, or the call ends without that; 10 s at most."""
    faults.withholding.clear()
    withheld = asyncio.ensure_future(faults.withholding.wait())
    either: tuple[asyncio.Future[Any], ...] = (calling, withheld)
    await asyncio.wait(either, timeout=MAX_WAIT_FOR_EFFECT_S, return_when=asyncio.FIRST_COMPLETED)
    withheld.cancel()
