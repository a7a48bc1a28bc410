"""Forks: another run of the same definition that keeps the records of the steps before one step. Pure.

A fork does the steps from there on again, with another input if one is given. What had an effect in the earlier run would then
happen once more: a plan names it, and the caller of the fork decides whether it is repeated or its old result is kept.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.workflow import flow_reasons
from callwright.workflow.conditions import check_condition
from callwright.workflow.definition import Branch, Step, Workflow, walk_steps
from callwright.workflow.errors import RunConflictError
from callwright.workflow.records import JournalEntry, StepState, StepView, path_of_record
from callwright.workflow.references import find_references

EffectsPolicy = Literal["ask", "repeat", "reuse"]
"""What a fork does about effects: refuse and name them, repeat them, or keep their old results."""


class RepeatedEffect(Struct, frozen=True, kw_only=True):
    """A call whose effect a fork would repeat.

    Attributes:
        path: The step.
        effect: Whether the effect of the earlier call happened, or may have.
        call_id: Id of that call, in the ledger.
        by_agent: An agent made the call, so that its old result cannot stand alone.
        key: Key of its ledger entry; "" if it has none.
        is_recorded: Whether the run has its result on record; False where a worker died in the call, or is making it.
    """

    path: str
    tool: str
    effect: Literal["committed", "unknown"]
    call_id: str
    by_agent: bool = False
    key: str = ""
    is_recorded: bool = True


class ForkPlan(Struct, frozen=True, kw_only=True):
    """The plan of a fork.

    Attributes:
        at: The first step that is done again.
        kept: Paths of steps whose records it keeps.
        redone: Steps that it does again, as far as the earlier run had come.
        repeats: Effects that would happen again.
    """

    at: str
    kept: tuple[str, ...]
    redone: tuple[str, ...]
    repeats: tuple[RepeatedEffect, ...] = ()


class _Meta(Struct):
    tool_name: str = msgspec.field(name="toolName")
    call_id: str = msgspec.field(name="callId")
    key: str | None = msgspec.field(name="idempotencyKey", default=None)


class _Made(Struct):
    effect: str
    meta: _Meta


class _CallRecord(Struct):
    made: _Made


_CALL_RECORD: Final = msgspec.json.Decoder(_CallRecord)
_TELLING: Final[dict[str, Literal["committed", "unknown"]]] = {"committed": "committed", "unknown": "unknown"}
_ROOT: Final = re.compile(r"[\[./?#!~:]")
_ATTEMPT: Final = re.compile(r"(#\d+)?(:task)?$")
_UNDO: Final = "undo:"


def plan_fork(
    definition: Workflow,
    journal: Sequence[JournalEntry],
    steps: Sequence[StepView],
    *,
    at: str | None,
    changed: Iterable[str],
) -> ForkPlan:
    """Return the plan of a fork: the steps it keeps and the steps it does again, without the effects that it would repeat.

    Args:
        definition: The definition of the run.
        journal: The records of the run.
        steps: Its progress, from its records.
        at: Name of a step of the workflow itself; None: its first step.
        changed: Names of the input fields that the fork changes.

    Raises:
        RunConflictError: There is no such step; or a step before it has not finished, was taken back, or has used a changed
            field of the input.
    """
    own = [one.name for one in definition.steps]
    first = at if at is not None else own[0]
    if first not in own:
        raise RunConflictError(flow_reasons.NO_STEP_TO_FORK_AT(step=first, known=tuple(own)))
    before = definition.steps[: own.index(first)]
    kept_names = _names_of(before)
    views = [one for one in steps if _root(one.path) in kept_names]
    _require_finished(before, views)
    _require_unchanged(before, frozenset(changed))
    after = [one for one in journal if not _is_of(one.name, kept_names) and not one.name.startswith(_UNDO)]
    redone = dict.fromkeys(_root(one.name) for one in after)
    return ForkPlan(
        at=first,
        kept=tuple(one.path for one in views),
        redone=tuple(redone),
    )


def redoes(definition: Workflow, at: str) -> Callable[[str], bool]:
    """Return whether a fork at this step does the step of a path again."""
    own = [one.name for one in definition.steps]
    kept = _names_of(definition.steps[: own.index(at)])
    return lambda path: _root(path) not in kept


def kept_records(
    definition: Workflow, journal: Iterable[JournalEntry], plan: ForkPlan, *, reuse: bool
) -> list[JournalEntry]:
    """Return the records that the fork begins with; with ``reuse`` also those of the calls whose effects stand."""
    own = [one.name for one in definition.steps]
    names = _names_of(definition.steps[: own.index(plan.at)])
    stand = {one.path for one in plan.repeats} if reuse else set[str]()
    return [
        one
        for one in journal
        if not one.name.startswith(_UNDO) and (_is_of(one.name, names) or path_of_record(one.name) in stand)
    ]


def find_effects(journal: Iterable[JournalEntry], may_repeat: Callable[[str], bool]) -> list[RepeatedEffect]:
    """Return the calls that had, or may have had, an effect that may not happen twice; the last record of each counts."""
    found: dict[str, RepeatedEffect] = {}
    for one in journal:
        with suppress(msgspec.ValidationError):
            made = _CALL_RECORD.decode(one.text).made
            call = _ATTEMPT.sub("", one.name)
            found.pop(call, None)
            effect = _TELLING.get(made.effect)
            if effect is not None and not may_repeat(made.meta.tool_name):
                found[call] = RepeatedEffect(
                    path=path_of_record(one.name),
                    tool=made.meta.tool_name,
                    effect=effect,
                    call_id=made.meta.call_id,
                    by_agent="/" in call,
                    key=made.meta.key or "",
                )
    return list(found.values())


def _names_of(steps: Iterable[Step]) -> set[str]:
    """Return the names with which paths of these steps begin: their own, and those of the arms of branches."""
    found: set[str] = set()
    for step in steps:
        found.add(step.name)
        if isinstance(step, Branch):
            for arm in (*(case.do for case in step.cases), step.otherwise):
                found |= _names_of(arm)
    return found


def _root(name: str) -> str:
    return _ROOT.split(name, maxsplit=1)[0]


def _is_of(name: str, names: set[str]) -> bool:
    return _root(name) in names


def _require_finished(before: Iterable[Step], views: Iterable[StepView]) -> None:
    states = {one.path: one.state for one in views}
    _require_not_undone(states)
    for path, state in states.items():
        if state in ("running", "waiting", "in_doubt"):
            raise RunConflictError(flow_reasons.NOT_FINISHED(step=path))
    for step in before:
        if step.name not in states:
            raise RunConflictError(flow_reasons.NOT_REACHED(step=step.name))
        if states[step.name] == "stopped":
            raise RunConflictError(flow_reasons.STOPPED_AT(step=step.name))


def _require_not_undone(states: Mapping[str, StepState]) -> None:
    for unkept, reason in (("undo_failed", flow_reasons.UNDO_FAILED), ("undone", flow_reasons.TAKEN_BACK)):
        path = next((path for path, state in states.items() if state == unkept), None)
        if path is not None:
            raise RunConflictError(reason(step=path))


def _require_unchanged(before: Iterable[Step], changed: frozenset[str]) -> None:
    for step in walk_steps(tuple(before)):
        used = (
            {field for field in _input_fields(step) if field == "" or field in changed}
            if changed
            else set[str]()
        )
        if used:
            raise RunConflictError(flow_reasons.INPUT_USED(step=step.name))


def _input_fields(step: Step) -> Iterator[str]:
    """Yield the input fields that a step refers to; "" for the whole input."""
    plain: dict[str, Any] = msgspec.to_builtins(step)
    for _, reference, _ in find_references(plain):
        if reference.root == "input":
            yield str(reference.path[0]) if reference.path else ""
    if isinstance(step, Branch) and any("input" in check_condition(case.when) for case in step.cases):
        yield ""
