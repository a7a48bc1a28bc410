"""What a worker tells of a task that another worker had begun: every class, every way the tool can fail. C4, C8, R4."""

from collections.abc import Callable
from typing import Any, cast, get_args

import pytest

from callwright.core.call.task_pipeline import TaskFate, run_task_call
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.domain.call import Principal
from callwright.domain.contract import Contract, EffectClass
from callwright.domain.effects import (
    Answer,
    Claim,
    Claimed,
    Effect,
    Execute,
    Raised,
    ReadClock,
    Reserve,
    Reserved,
    Settle,
    Settled,
    Sleep,
    Slept,
    Tick,
)
from callwright.domain.evidence import NOT_SENT, REFUSED_REQUEST, STATED_NOT_APPLIED, Evidence
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.domain.task_records import Job

NO_EFFECT = [NOT_SENT, REFUSED_REQUEST, STATED_NOT_APPLIED]


def told(effect: EffectClass, fate: TaskFate, evidence: Evidence) -> tuple[ToolResult, list[Settle]]:
    """The envelope and the settles of a task whose tool fails with this evidence."""
    contract = Contract(name="build", input_schema={"type": "object"}, effect=effect, long=True)
    job = Job(
        handle="h",
        tool="build",
        version=contract.version,
        contract_hash="c" * 64,
        arguments={},
        key=None if effect == "read" else "k",
        trace_id="a" * 32,
        principal=Principal(),
        run_id=None,
        idempotency_key=None,
        locale="en",
        timeout_ms=None,
        asked_at=1,
    )
    answers: dict[type[Any], Callable[[Any], Answer]] = {
        Claim: lambda _: Claimed(1, 2, 2, None),
        Reserve: lambda _: Reserved(),
        Execute: lambda _: Raised("rate_limited", evidence, "NotApplied"),
        ReadClock: lambda _: Tick(5),
        Sleep: lambda one: Slept(one.upto_ms),
        Settle: lambda _: Settled(),
    }
    settles: list[Settle] = []
    story = run_task_call(job, compile_contract(contract), fate, RunLimits())
    asked: Effect[Any] = next(story)
    while True:
        if isinstance(asked, Settle):
            settles.append(asked)
        try:
            asked = story.send(answers[type(asked)](asked))
        except StopIteration as end:
            return cast("ToolResult", end.value), settles


@pytest.mark.promise("C4", "C8")
@pytest.mark.parametrize("evidence", NO_EFFECT, ids=["not_sent", "refused", "stated"])
@pytest.mark.parametrize("effect", [one for one in get_args(EffectClass) if one != "read"])
def test_a_failure_without_effect_says_nothing_of_the_run_that_died_before(
    effect: EffectClass, evidence: Evidence
) -> None:
    first, (released,) = told(effect, "run", evidence)
    assert (first.effect, released.state) == ("none", "released")
    again, (settled,) = told(effect, "again", evidence)
    assert (again.effect, settled.state) == ("unknown", "unknown")


@pytest.mark.promise("C8")
def test_a_read_that_is_run_again_has_had_no_effect() -> None:
    assert told("read", "again", STATED_NOT_APPLIED)[0].effect == "none"
