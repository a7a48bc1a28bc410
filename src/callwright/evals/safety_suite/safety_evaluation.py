"""Run the five evaluations, each into one report. Knows no terminal."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Literal, get_args

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.domain.reason import Reason
from callwright.evals.chaos.app_subject import AppSubject
from callwright.evals.chaos.chaos_subjects import CallwrightSubject
from callwright.evals.chaos.fault_suite import FaultSuite
from callwright.evals.chaos.suite_runner import (
    MAX_PARALLEL_CASES,
    CaseVerdict,
    ChaosReport,
    build_chaos_report,
    run_suite,
)
from callwright.evals.safety_suite import (
    batch_cases,
    fault_cases,
    invalid_argument_cases,
    unsafe_output_cases,
)
from callwright.evals.safety_suite.examined_tools import ExaminedApp, ExaminedTool
from callwright.ports import Tool

EvaluationName = Literal[
    "fault_injection", "invalid_arguments", "idempotency", "partial_success", "unsafe_output"
]
EVALUATION_NAMES: Final[tuple[EvaluationName, ...]] = get_args(EvaluationName)

CaseCallback = Callable[[str], None]
"""Callback with the name of each finished case."""


class EvaluationPlan(Struct, frozen=True):
    """The scope of an evaluation. ``cast`` is None for the shipped cases."""

    cast: ExaminedApp | None = None
    at_once: int = MAX_PARALLEL_CASES


async def run_evaluation(
    which: EvaluationName, plan: EvaluationPlan, told: CaseCallback = lambda _: None
) -> ChaosReport:
    """Run one of the five evaluations.

    Args:
        which: Its name.
        plan: The scope.
        told: Called for each finished case.
    """
    if which == "invalid_arguments":
        return _build_report(which, await _run_invalid_arguments(plan, told))
    if which == "partial_success":
        return _build_report(which, await _run_partial_success(plan, told))
    if plan.cast is None:
        return await _run_shipped_cases(which, plan, told)
    return await _run_tool_cases(which, plan.cast, plan, told)


async def _run_shipped_cases(
    which: fault_cases.FaultEvaluation, plan: EvaluationPlan, told: CaseCallback
) -> ChaosReport:
    suite = FaultSuite(which, fault_cases.list_shipped_cases(which))
    found = await run_suite(
        suite, CallwrightSubject, told=lambda verdict: told(verdict.id), at_once=plan.at_once
    )
    verdicts = found.verdicts
    if which == "unsafe_output":
        verdicts += await _collect_verdicts(
            (unsafe_output_cases.examine_output(case) for case in unsafe_output_cases.list_shipped_cases()),
            told,
        )
    return _build_report(which, verdicts)


async def _run_tool_cases(
    which: fault_cases.FaultEvaluation, cast: ExaminedApp, plan: EvaluationPlan, told: CaseCallback
) -> ChaosReport:
    suite = FaultSuite(which, fault_cases.build_cases(which, [one for one in cast.tools if not one.left_out]))
    found = await run_suite(
        suite, lambda: AppSubject(cast.app), told=lambda verdict: told(verdict.id), at_once=plan.at_once
    )
    reasons = ((one, fault_cases.explain_omission(which, one)) for one in cast.tools)
    return _build_report(
        which, [*found.verdicts, *(_build_omitted_verdict(one, why) for one, why in reasons if why)]
    )


async def _run_invalid_arguments(plan: EvaluationPlan, told: CaseCallback) -> list[CaseVerdict]:
    if plan.cast is None:
        verdicts = []
        for case in invalid_argument_cases.list_shipped_cases():
            verdicts.append(invalid_argument_cases.judge_shipped_case(case))
            told(case.id)
        return verdicts
    asked = [
        invalid_argument_cases.examine_tool(one, tool, case)
        for one, tool in _list_runnable_tools(plan.cast)
        for case in invalid_argument_cases.make_invalid_arguments(one.contract, one.arguments)
    ]
    return await _collect_verdicts(asked, told) + _build_omitted_verdicts(plan.cast)


async def _run_partial_success(plan: EvaluationPlan, told: CaseCallback) -> list[CaseVerdict]:
    if plan.cast is None:
        order = batch_cases.build_shipped_order()
        return await _collect_verdicts(
            (batch_cases.examine_batch(order, name) for name in batch_cases.BATCH_PLANS), told
        )
    verdicts = _build_omitted_verdicts(plan.cast)
    for one, tool in _list_runnable_tools(plan.cast):
        batch = batch_cases.build_order(one, tool)
        if isinstance(batch, Reason):
            verdicts.append(_build_omitted_verdict(one, batch))
        else:
            verdicts += await _collect_verdicts(
                [batch_cases.examine_batch(batch, name) for name in batch_cases.BATCH_PLANS], told
            )
    return verdicts


def _list_runnable_tools(cast: ExaminedApp) -> list[tuple[ExaminedTool, Tool]]:
    """Return the tools that can be examined, each with the tool to run."""
    found = []
    for one in cast.tools:
        entry = cast.app.catalogue.find(one.contract.name, None, Principal())
        if entry is not None:
            found.append((one, entry[1]))
    return found


def _build_omitted_verdict(one: ExaminedTool, why: Reason) -> CaseVerdict:
    name = one.contract.name
    return CaseVerdict(id=name, tool=name, fault="", expected="", left_out=why)


def _build_omitted_verdicts(cast: ExaminedApp) -> list[CaseVerdict]:
    return [_build_omitted_verdict(one, one.left_out) for one in cast.tools if one.left_out]


async def _collect_verdicts(
    examining: Iterable[Awaitable[CaseVerdict]], told: CaseCallback
) -> list[CaseVerdict]:
    verdicts = []
    for one in examining:
        verdict = await one
        told(verdict.id)
        verdicts.append(verdict)
        await asyncio.sleep(0)
    return verdicts


def _build_report(which: EvaluationName, verdicts: list[CaseVerdict]) -> ChaosReport:
    return build_chaos_report(which, "Callwright", verdicts)
