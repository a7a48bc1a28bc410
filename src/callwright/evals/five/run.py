"""Runs the five evaluations, each into one report. Knows nothing of terminals."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Literal, get_args

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.evals.chaos.registered import AppSubject
from callwright.evals.chaos.run import AT_ONCE, Report, Verdict, report_of, run_suite
from callwright.evals.chaos.subjects import CallwrightSubject
from callwright.evals.chaos.suite import Suite
from callwright.evals.five import arguments, batches, faults, unsafe
from callwright.evals.five.subjects import Cast, Examined
from callwright.ports import Tool

Evaluation = Literal[
    "fault_injection", "invalid_arguments", "idempotency", "partial_success", "unsafe_output"
]
EVALUATIONS: Final[tuple[Evaluation, ...]] = get_args(Evaluation)

Hears = Callable[[str], None]
"""Told the name of each case as it ends."""


class Plan(Struct, frozen=True):
    """What is evaluated. ``cast`` is None for what is shipped."""

    cast: Cast | None = None
    at_once: int = AT_ONCE


async def evaluate(which: Evaluation, plan: Plan, told: Hears = lambda _: None) -> Report:
    """Run one of the five.

    Args:
        which: Its name.
        plan: On what.
        told: Hears of each case.
    """
    if which == "invalid_arguments":
        return _report(which, await _invalid(plan, told))
    if which == "partial_success":
        return _report(which, await _partial(plan, told))
    if plan.cast is None:
        return await _shipped(which, plan, told)
    return await _of_tools(which, plan.cast, plan, told)


async def _shipped(which: faults.Kind, plan: Plan, told: Hears) -> Report:
    suite = Suite(which, faults.shipped(which))
    found = await run_suite(
        suite, CallwrightSubject, told=lambda verdict: told(verdict.id), at_once=plan.at_once
    )
    verdicts = found.verdicts
    if which == "unsafe_output":
        verdicts += await _all((unsafe.examined(case) for case in unsafe.shipped()), told)
    return _report(which, verdicts)


async def _of_tools(which: faults.Kind, cast: Cast, plan: Plan, told: Hears) -> Report:
    suite = Suite(which, faults.written_for(which, [one for one in cast.tools if not one.left_out]))
    found = await run_suite(
        suite, lambda: AppSubject(cast.app), told=lambda verdict: told(verdict.id), at_once=plan.at_once
    )
    reasons = ((one, faults.left_out(which, one)) for one in cast.tools)
    return _report(which, [*found.verdicts, *(_left_out(one, why) for one, why in reasons if why)])


async def _invalid(plan: Plan, told: Hears) -> list[Verdict]:
    if plan.cast is None:
        verdicts = []
        for case in arguments.shipped():
            verdicts.append(arguments.verdict_on(case))
            told(case.id)
        return verdicts
    asked = [
        arguments.examined(one, tool, case)
        for one, tool in _playing(plan.cast)
        for case in arguments.invalid(one.contract, one.arguments)
    ]
    return await _all(asked, told) + _all_left_out(plan.cast)


async def _partial(plan: Plan, told: Hears) -> list[Verdict]:
    if plan.cast is None:
        order = batches.shipped()
        return await _all((batches.examined(order, name) for name in batches.PLANS), told)
    verdicts = _all_left_out(plan.cast)
    for one, tool in _playing(plan.cast):
        batch = batches.order_for(one, tool)
        if isinstance(batch, str):
            verdicts.append(_left_out(one, batch))
        else:
            verdicts += await _all([batches.examined(batch, name) for name in batches.PLANS], told)
    return verdicts


def _playing(cast: Cast) -> list[tuple[Examined, Tool]]:
    """Those that can be examined, each with what plays it."""
    found = []
    for one in cast.tools:
        entry = cast.app.catalogue.find(one.contract.name, None, Principal())
        if entry is not None:
            found.append((one, entry[1]))
    return found


def _left_out(one: Examined, why: str) -> Verdict:
    name = one.contract.name
    return Verdict(id=name, tool=name, fault="", expected="", left_out=why)


def _all_left_out(cast: Cast) -> list[Verdict]:
    return [_left_out(one, one.left_out) for one in cast.tools if one.left_out]


async def _all(examining: Iterable[Awaitable[Verdict]], told: Hears) -> list[Verdict]:
    verdicts = []
    for one in examining:
        verdict = await one
        told(verdict.id)
        verdicts.append(verdict)
        await asyncio.sleep(0)
    return verdicts


def _report(which: Evaluation, verdicts: list[Verdict]) -> Report:
    return report_of(which, "Callwright", verdicts)
