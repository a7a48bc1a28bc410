"""The effects of a run's calls, as its records state them. Pure.

A record is as old as its call. Later changes in the ledger, such as a person's decision, are looked up by the caller.
"""

import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from callwright.domain.result import EffectState
from callwright.workflow.records import JournalEntry, path_of_record

_ATTEMPT: Final = re.compile(r"(#\d+)?(:task)?$")
_UNDO: Final = "undo:"
_CHILD_START: Final = ":start"


class CallEffect(Struct, frozen=True, kw_only=True):
    """The effect of one governed call of a run.

    Attributes:
        path: The step that made the call; for a call that takes a step back, that step.
        effect: As the last record of the call states it.
        key: Key of its ledger entry; "" if it has none.
        undoes: The call takes the step back.
    """

    path: str
    effect: EffectState
    key: str
    undoes: bool


class _Meta(Struct):
    run_id: str | None = msgspec.field(name="runId", default=None)
    key: str | None = msgspec.field(name="idempotencyKey", default=None)


class _Made(Struct):
    effect: EffectState
    meta: _Meta


class _CallRecord(Struct):
    made: _Made


class _StartRecord(Struct):
    """The start of a child run: ``made`` is "", or why it was refused."""

    made: str


_CALL_RECORD: Final = msgspec.json.Decoder(_CallRecord)
_START_RECORD: Final = msgspec.json.Decoder(_StartRecord)


def list_call_effects(run_id: str, journal: Iterable[JournalEntry]) -> list[CallEffect]:
    """Return the effect of every call that this run has made; the last record of each counts.

    Records that a fork has taken over are calls of another run, and are left out.
    """
    found: dict[str, CallEffect] = {}
    for one in journal:
        with suppress(msgspec.ValidationError):  # no record of a call
            made = _CALL_RECORD.decode(one.text).made
            if made.meta.run_id == run_id:
                found[_ATTEMPT.sub("", one.name)] = CallEffect(
                    path=path_of_record(one.name),
                    effect=made.effect,
                    key=made.meta.key or "",
                    undoes=one.name.startswith(_UNDO),
                )
    return list(found.values())


def list_started_children(run_id: str, journal: Iterable[JournalEntry]) -> set[str]:
    """Return the ids of the runs that these records of a run say it has started."""
    found: set[str] = set()
    for one in journal:
        name = one.name.removesuffix(_CHILD_START)
        with suppress(msgspec.ValidationError):  # no record of a start
            if name != one.name and not _START_RECORD.decode(one.text).made:
                found.add(f"{run_id}.{name}")
    return found


def apply_undos(effects: Iterable[CallEffect]) -> list[EffectState]:
    """Return the effects that stand: those of steps that were taken back are ``compensated``.

    A call that takes a step back adds its own effect only if it is not known whether it had it.
    """
    calls = list(effects)
    undone = {one.path for one in calls if one.undoes and one.effect == "committed"}
    undone -= {one.path for one in calls if one.undoes and one.effect != "committed"}
    return [
        "compensated" if one.effect == "committed" and (one.undoes or one.path in undone) else one.effect
        for one in calls
    ]


def combine_effects(effects: Iterable[EffectState]) -> EffectState:
    """Return the effect of all together.

    It is unknown if one is unknown, and committed if one stands; it is compensated if what happened was taken back.
    """
    distinct = set(effects)
    order: tuple[EffectState, ...] = ("unknown", "committed", "compensated")
    return next((one for one in order if one in distinct), "none")
