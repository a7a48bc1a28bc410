"""The states of a ledger entry and the ways between them: a table, followed by ``core/ledger.py``."""

from typing import Literal

from msgspec import Struct

from callwright.domain.records import LedgerState

Event = Literal[
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
From = LedgerState | Literal["absent"]


class Transition(Struct, frozen=True):
    """Where an event leads. ``to`` is None when the entry is archived and its key is free; ``when`` is for people."""

    to: LedgerState | None
    fence: Literal["first", "same", "next"]
    when: str


TRANSITIONS: dict[Event, dict[From, Transition]] = {
    "claim": {
        "absent": Transition("claimed", "first", "the key is free"),
        "released": Transition("claimed", "next", "known not sent before"),
    },
    "retake": {
        "claimed": Transition("claimed", "next", "lease over, class may run again"),
        "unknown": Transition("claimed", "next", "class may run again"),
    },
    "resume": {"claimed": Transition("claimed", "same", "the same owner, from its own tape")},
    "take_over": {"claimed": Transition("claimed", "next", "the next worker of its task")},
    "lapse": {"claimed": Transition("unknown", "same", "lease over, whatever the class")},
    "commit": {
        "claimed": Transition("committed", "same", "the owner: it happened"),
        "unknown": Transition("committed", "same", "the late owner: it happened"),
    },
    "fail": {
        "claimed": Transition("failed", "same", "the owner: it did not happen and never will"),
        "unknown": Transition("failed", "same", "the late owner: it did not happen and never will"),
    },
    "release": {
        "claimed": Transition("released", "same", "the owner: nothing was sent"),
        "unknown": Transition("released", "same", "the late owner: nothing was sent"),
    },
    "answer": {
        "claimed": Transition(
            "answered", "same", "the owner: the tool failed, and whether it had an effect is not known"
        ),
        "unknown": Transition("answered", "same", "the late owner: the same"),
    },
    "doubt": {
        "claimed": Transition("unknown", "same", "the owner: it may have happened"),
        "unknown": Transition("unknown", "same", "the late owner cannot tell either"),
    },
    "confirm": {"unknown": Transition("committed", "same", "a person or reconciler: it happened")},
    "reject": {"unknown": Transition("failed", "same", "a person or reconciler: it did not, and shall not")},
    "reopen": {"unknown": Transition("released", "next", "a person or reconciler: it did not, and may run")},
    "expire": {
        "committed": Transition(None, "same", "its time is over"),
        "failed": Transition(None, "same", "its time is over"),
        "released": Transition(None, "same", "its time is over"),
        "answered": Transition(None, "same", "its time is over"),
    },
    "supersede": {
        "committed": Transition(None, "same", "delivered, and the call may run again"),
        "failed": Transition(None, "same", "delivered, and the call may run again"),
        "answered": Transition(None, "same", "delivered, or of a class that may run again"),
    },
}

SETTLES: dict[LedgerState, Event] = {
    "committed": "commit",
    "failed": "fail",
    "released": "release",
    "answered": "answer",
    "unknown": "doubt",
}
DECIDES: dict[LedgerState, Event] = {"committed": "confirm", "failed": "reject", "released": "reopen"}
FINISHED: frozenset[LedgerState] = frozenset(TRANSITIONS["expire"])  # type: ignore[arg-type]

DELIVERABLE: frozenset[LedgerState] = frozenset({"committed", "failed", "answered"})
"""States whose answer can be given again, so that it matters whether it has reached its caller."""
