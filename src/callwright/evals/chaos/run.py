"""Runs a suite against a subject: for every case a world, a proxy and a subject of its own, several at a time."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from msgspec import Struct

from callwright.evals.chaos.judge import Seen, judged
from callwright.evals.chaos.proxy import FaultProxy
from callwright.evals.chaos.subjects import OwnRecord, Stage, Subject, Told
from callwright.evals.chaos.suite import Case, Suite
from callwright.evals.chaos.wire import ask_world, deny_effect
from callwright.evals.chaos.world import Offered, World

AT_ONCE = 12
CANCEL_AFTER_S = 0.1
_FEW = 3

MakeSubject = Callable[[], Subject]


class Verdict(Struct, frozen=True, kw_only=True):
    """One case and what came of it.

    Attributes:
        wrong: What did not hold; empty when the case is passed.
        left_out: Why the case says nothing about this subject.
        effects: How often the world did it; ``sent``: requests that left the subject.
        told: Error codes of what the caller was told, "ok" for a success, in order.
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
    def heard(self) -> str:
        """What the caller was told, in one line: the same answer many times over stands there once."""
        runs = [(answer, len(list(same))) for answer, same in groupby(self.told)]
        return ", ".join(
            f"{answer} × {times}" if times > _FEW else ", ".join([answer] * times) for answer, times in runs
        )

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.wrong and not self.left_out


class Report(Struct, frozen=True, kw_only=True):
    """A suite that was run against one subject. ``doubled`` counts cases in which something was done too often."""

    suite: str
    subject: str
    passed: int
    failed: int
    left_out: int
    doubled: int
    verdicts: list[Verdict]


Told_ = Callable[[Verdict], None]


async def run_suite(
    suite: Suite,
    make: MakeSubject,
    *,
    told: Told_ = lambda _: None,
    at_once: int = AT_ONCE,
) -> Report:
    """Run every case; ``told`` hears of each as it ends. The verdicts stand in the order of the suite."""
    gate = asyncio.Semaphore(at_once)

    async def one(case: Case) -> Verdict:
        async with gate:
            verdict = await _case(case, make())
        told(verdict)
        return verdict

    verdicts = list(await asyncio.gather(*(one(case) for case in suite.cases)))
    return report_of(suite.suite, make().name, verdicts)


def all_held(reports: Iterable[Report]) -> bool:
    """Whether every report judged something, and all that it judged held: of what was left out nothing is known."""
    return all(report.passed and not report.failed for report in reports)


def report_of(suite: str, subject: str, verdicts: list[Verdict]) -> Report:
    """The verdicts, counted."""
    return Report(
        suite=suite,
        subject=subject,
        passed=sum(one.passed for one in verdicts),
        failed=sum(bool(one.wrong) for one in verdicts),
        left_out=sum(bool(one.left_out) for one in verdicts),
        doubled=sum(_is_doubled(one) for one in verdicts),
        verdicts=verdicts,
    )


def _is_doubled(one: Verdict) -> bool:
    return one.effects > 1 and any(wrong.startswith("it was done") for wrong in one.wrong)


async def _case(case: Case, subject: Subject) -> Verdict:
    facts: dict[str, Any] = {
        "id": case.id,
        "tool": case.tool,
        "fault": case.fault.type,
        "expected": case.expected,
    }
    offered = subject.offered(case.tool)
    why = subject.refuses(case) or ("" if offered else "the reference world has no such tool")
    if why or offered is None:
        return Verdict(**facts, left_out=why)
    began = asyncio.get_running_loop().time()
    seen = await _played(case, subject, offered)
    return Verdict(
        **facts,
        wrong=tuple(judged(case, seen)),
        effects=seen.effects,
        sent=seen.sent,
        told=tuple("ok" if told.success else told.code for told in seen.told),
        ms=(asyncio.get_running_loop().time() - began) * 1000,
    )


async def _played(case: Case, subject: Subject, offered: Offered) -> Seen:
    sent = 0
    async with (
        World(case.fault.kind) as world,
        FaultProxy(subject.port or world.port, case.fault) as proxy,
    ):

        async def ask(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
            nonlocal sent
            sent += 1
            number = sent
            value = await ask_world(proxy.port, tool, arguments, key)
            return deny_effect(case.fault.says) if case.fault.denies(number) else value

        await subject.start(Stage(ask, proxy.port), case)
        told: list[Told] = []
        for number in range(case.rounds):
            changed = case.changed and number == case.rounds - 1
            arguments = {**case.arguments, "about": "other"} if changed else case.arguments
            told += await asyncio.gather(*(_call(case, subject, arguments) for _ in range(case.parallel)))
        record = await subject.record() or OwnRecord(sent, len(world.effects))
        repeats = offered.repeat in {"allow", "replay_undelivered"} and case.key is None
        return Seen(told, record.effects, record.sent, offered.effect, repeats)


async def _call(case: Case, subject: Subject, arguments: dict[str, Any]) -> Told:
    calling = asyncio.ensure_future(subject.call(case.tool, arguments, case.key))
    if case.fault.kind == "cancelled":
        await asyncio.wait([calling], timeout=CANCEL_AFTER_S)
        calling.cancel()
    try:
        return await calling
    except asyncio.CancelledError:
        return Told(success=False, code="cancelled")
