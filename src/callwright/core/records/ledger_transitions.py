"""The states of a ledger entry and their transitions: a table, used by ``core/records/ledger.py``."""

from typing import Literal

from msgspec import Struct

from callwright.domain.records import LedgerState

LedgerEvent = Literal[
    "claim",
    "retake",
    "resume",
    "take_over",
    "lapse",
    "commit",
    "fail",
    "release",
    "answer",
    "doubt",
    "confirm",
    "reject",
    "reopen",
    "expire",
    "supersede",
]
FromState = LedgerState | Literal["absent"]


class LedgerTransition(Struct, frozen=True):
    """The target of an event. ``to`` is None when the entry is archived and its key is free; ``when`` is for people."""

    to: LedgerState | None
    fence: Literal["first", "same", "next"]
    when: str


LEDGER_TRANSITIONS: dict[LedgerEvent, dict[FromState, LedgerTransition]] = {
    "claim": {
        "absent": LedgerTransition("claimed", "first", "the key is free"),
        "released": LedgerTransition("claimed", "next", "known not sent before"),
    },
    "retake": {
        "claimed": LedgerTransition("claimed", "next", "lease over, class may run again"),
        "unknown": LedgerTransition("claimed", "next", "class may run again"),
    },
    "resume": {"claimed": LedgerTransition("claimed", "same", "the same owner, from its own tape")},
    "take_over": {"claimed": LedgerTransition("claimed", "next", "the next worker of its task")},
    "lapse": {"claimed": LedgerTransition("unknown", "same", "lease over, whatever the class")},
    "commit": {
        "claimed": LedgerTransition("committed", "same", "the owner: it happened"),
        "unknown": LedgerTransition("committed", "same", "the late owner: it happened"),
    },
    "fail": {
        "claimed": LedgerTransition("failed", "same", "the owner: it did not happen and never will"),
        "unknown": LedgerTransition("failed", "same", "the late owner: it did not happen and never will"),
    },
    "release": {
        "claimed": LedgerTransition("released", "same", "the owner: nothing was sent"),
        "unknown": LedgerTransition("released", "same", "the late owner: nothing was sent"),
    },
    "answer": {
        "claimed": LedgerTransition(
            "answered", "same", "the owner: the tool failed, and whether it had an effect is not known"
        ),
        "unknown": LedgerTransition("answered", "same", "the late owner: the same"),
    },
    "doubt": {
        "claimed": LedgerTransition("unknown", "same", "the owner: it may have happened"),
        "unknown": LedgerTransition("unknown", "same", "the late owner cannot tell either"),
    },
    "confirm": {"unknown": LedgerTransition("committed", "same", "a person or reconciler: it happened")},
    "reject": {
        "unknown": LedgerTransition("failed", "same", "a person or reconciler: it did not, and shall not")
    },
    "reopen": {
        "unknown": LedgerTransition("released", "next", "a person or reconciler: it did not, and may run")
    },
    "expire": {
        "committed": LedgerTransition(None, "same", "its time is over"),
        "failed": LedgerTransition(None, "same", "its time is over"),
        "released": LedgerTransition(None, "same", "its time is over"),
        "answered": LedgerTransition(None, "same", "its time is over"),
    },
    "supersede": {
        "committed": LedgerTransition(None, "same", "delivered, and the call may run again"),
        "failed": LedgerTransition(None, "same", "delivered, and the call may run again"),
        "answered": LedgerTransition(None, "same", "delivered, or of a class that may run again"),
    },
}

SETTLE_EVENTS: dict[LedgerState, LedgerEvent] = {
    "committed": "commit",
    "failed": "fail",
    "released": "release",
    "answered": "answer",
    "unknown": "doubt",
}
DECISION_EVENTS: dict[LedgerState, LedgerEvent] = {
    "committed": "confirm",
    "failed": "reject",
    "released": "reopen",
}
FINISHED_STATES: frozenset[LedgerState] = frozenset(LEDGER_TRANSITIONS["expire"])  # type: ignore[arg-type]

DELIVERABLE_STATES: frozenset[LedgerState] = frozenset({"committed", "failed", "answered"})
"""States whose answer can be replayed, so that it matters whether it has reached its caller."""
