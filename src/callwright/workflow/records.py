"""What is known of a run: its record, its steps, its open questions, and the table of what may become of it. Pure.

Times are epoch milliseconds. Paths name a step in a run: ``write``, or ``read[2].file`` for the step ``file`` of the third item of
``read``.
"""

from typing import Any, Final, Literal

from msgspec import Struct

from callwright.domain.call import Locale, Principal

RunState = Literal["queued", "running", "waiting", "in_doubt", "stopped", "completed", "cancelled"]
"""``waiting``: for a person, a task, a signal or a time. ``in_doubt``: a call may have had its effect, and nobody knows.
``stopped``: by a result, a refusal, a limit or the deadline. ``cancelled``: somebody asked for its end."""

ENDED: Final[frozenset[RunState]] = frozenset({"stopped", "completed", "cancelled"})

RUN_TRANSITIONS: Final[dict[str, dict[RunState, RunState]]] = {
    "begin": {"queued": "running", "running": "running", "waiting": "running", "in_doubt": "running"},
    "park": {"running": "waiting", "in_doubt": "waiting", "waiting": "waiting"},
    "doubt": {"running": "in_doubt", "waiting": "in_doubt", "in_doubt": "in_doubt"},
    "wake": {"waiting": "running", "in_doubt": "running", "running": "running"},
    "complete": {"running": "completed"},
    "stop": {"running": "stopped"},
    "cancel": {"queued": "cancelled", "running": "cancelled"},
    "resume": {"stopped": "queued", "cancelled": "queued"},
}
"""Event → state → state; what stands nowhere cannot happen. A run that was taken over by another worker begins again."""

StepState = Literal[
    "running", "waiting", "in_doubt", "done", "defaulted", "skipped", "stopped", "undone", "undo_failed"
]
"""``defaulted``: its result said stop, and its default took the place. ``skipped``: passed over by a jump or by a person."""

QuestionKind = Literal["approve", "ask", "approval", "question", "task", "doubt", "signal", "child", "time"]
"""What a parked step waits for: ``approve``, ``ask`` and ``question`` for an answer in this run; ``approval`` for a decision about the
call of a tool; ``task`` for a long tool; ``doubt`` for the outcome of a call; ``time`` for nothing but its end."""

StopCode = Literal[
    "tool",
    "agent",
    "refused",
    "expired",
    "deadline",
    "input",
    "output",
    "reference",
    "condition",
    "child",
    "function",
    "internal",
    "cancelled",
]
"""Why a run stopped: a tool's result, an agent's marker or answer, a person's refusal, a question's end, the deadline, the schema of
input or output, a reference that leads to nothing, a branch's condition, a child workflow, a function that failed, a fault of ours,
somebody who asked for its end."""


class Stopped(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a run stopped, and why.

    Attributes:
        step: Path of the step.
        code: The kind of reason.
        reason: One line for people, in the run's language.
        detail: What the tool or the person said; "" where nobody said anything.
        error: The error's code of the result that stopped it, such as ``not_found``; "" where there is none.
        result: The envelope (``callwright.result/1``) that stopped it, as plain JSON; None where there is none.
    """

    step: str
    code: StopCode
    reason: str
    detail: str = ""
    error: str = ""
    result: dict[str, Any] | None = None


class StopRequest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody asked for the end of a run."""

    by: str
    at: int
    reason: str = ""


class StepView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a run, as far as it has come.

    Attributes:
        value: What references to it mean: ``data``, ``message`` and so on; None until it has ended.
        attempts: How often its call was made; requests to the model of an agent.
        calls: Ids of the governed calls that were made for it.
        stopped: Why it stopped, where it did, also where its default took the place.
    """

    path: str
    name: str
    kind: str
    state: StepState
    value: dict[str, Any] | None = None
    attempts: int = 0
    calls: list[str] = []
    started_at: int | None = None
    ended_at: int | None = None
    stopped: Stopped | None = None


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a parked step waits for.

    Attributes:
        topic: Names this very question: a late answer to an earlier one finds none.
        path: The step.
        show: What the person is shown, plain JSON.
        text: One line for people.
        approvers: Who may answer; none is content with anybody but who started the run.
        ref: The approval's or the task's handle, the key of the call in doubt, the id of the child run.
        until: When it ends without an answer; None: with the run's deadline.
    """

    topic: str
    path: str
    kind: QuestionKind
    asked_at: int
    show: Any = None
    text: str = ""
    approvers: tuple[str, ...] = ()
    ref: str = ""
    until: int | None = None


class Wake(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What ended a wait: an answer, a request to stop, or time; whichever came first, and it is on record."""

    kind: Literal["answer", "stop", "time"]
    at: int
    body: Any = None
    by: str = ""


class RunRecord(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A run as the engine keeps it.

    Attributes:
        run_id: Of this run; also the run that its calls share a budget in.
        workflow, version, definition: Name, version and hash of its definition; the run stays on it.
        interpreter: What its records mean (``INTERPRETER``).
        principal: Who started it; its calls are made in this name.
        key: The caller's own key: the same key is the same run.
        parent: The run that it is a step of.
        depth: How many runs are above it.
        attempt: How often a worker has taken it up; the fence of its calls.
        resumed: How often it was resumed after it had ended.
        redone: Path → how often the step was to be done again by a resume.
        stop: Somebody asked for its end.
        stopped: Where it stopped.
        output: What it gave, once it has completed.
        changes: Grows with every change of the record.
    """

    run_id: str
    workflow: str
    version: str
    definition: str
    interpreter: str
    input: dict[str, Any]
    principal: Principal
    state: RunState
    created_at: int
    updated_at: int
    locale: Locale = "zh-CN"
    key: str | None = None
    parent: str | None = None
    depth: int = 0
    attempt: int = 0
    resumed: int = 0
    redone: dict[str, int] = {}
    worker: str | None = None
    stop: StopRequest | None = None
    stopped: Stopped | None = None
    output: Any = None
    labels: dict[str, str] = {}
    changes: int = 0


class RunEnd(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a run ended."""

    state: Literal["stopped", "completed", "cancelled"]
    output: Any = None
    stopped: Stopped | None = None


class JournalEntry(Struct, frozen=True, kw_only=True):
    """One record of a run: its name and its text, with the time at which it was begun and done."""

    name: str
    text: str
    started_at: int | None
    ended_at: int | None


_PATH_ENDS: Final = ("/", "?", "#", "!", "~")


def path_of_record(name: str) -> str:
    """The path of the step that a record belongs to."""
    name = name.removeprefix("undo:")
    for mark in _PATH_ENDS:
        name = name.partition(mark)[0]
    return name.partition(":")[0]


def next_state(event: str, state: RunState) -> RunState | None:
    """The state that the event leads to; None where it cannot happen."""
    return RUN_TRANSITIONS[event].get(state)
