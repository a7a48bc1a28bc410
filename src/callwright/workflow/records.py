"""The stored data of a run: its record, steps, open questions and state transitions. Pure.

Times are epoch milliseconds. A path identifies a step in a run: ``write``, or ``read[2].file`` for the step
``file`` of the third item of ``read``.
"""

from typing import Any, Final, Literal

from msgspec import Struct

from callwright.domain.call import Locale, Principal

RunState = Literal["queued", "running", "waiting", "in_doubt", "stopped", "completed", "cancelled"]
"""The states of a run.

``waiting``: for a person, a task, a signal or a time. ``in_doubt``: it is unknown whether a call had its
effect. ``stopped``: by a result, a refusal, a limit or the deadline. ``cancelled``: by a request to end the
run.
"""

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
"""Event → state → next state; a missing entry is not allowed. A run taken over by another worker begins again."""

StepState = Literal[
    "running", "waiting", "in_doubt", "done", "defaulted", "skipped", "stopped", "undone", "undo_failed"
]
"""``defaulted``: the result said stop, and the default replaced it. ``skipped``: by a jump or by a person."""

QuestionKind = Literal["approve", "ask", "approval", "question", "task", "doubt", "signal", "child", "time"]
"""What a step waits for.

``approve``, ``ask`` and ``question``: an answer in this run. ``approval``: a decision about a tool call.
``task``: a long tool. ``doubt``: the outcome of a call. ``time``: only its timeout.
"""

ANSWERABLE: Final[frozenset[QuestionKind]] = frozenset({"approve", "ask", "question", "signal"})
"""What people answer, in the run itself."""

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
    "budget",
    "too_large",
    "internal",
    "cancelled",
]
"""Why a run stopped.

A tool's result, an agent's marker or answer, a person's refusal, an expired question, the deadline, the
schema of input or output, a reference to a missing value, a branch's condition, a child workflow, a function
that failed, the budget for models, the size of its records, an internal error, or a request to end the run.
"""


class Stopped(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The stop of a run: its step and its reason.

    Attributes:
        step: Path of the step.
        code: The kind of reason.
        reason: One line for people, in the run's language.
        detail: The message of the tool or the person; "" if there is none.
        error: The error code of the result that stopped it, such as ``not_found``; "" if there is none.
        result: The envelope (``callwright.result/1``) that stopped it, as plain JSON; None if there is none.
        unresolved: At the end of a run, the steps whose effect is unknown. None of them was undone.
    """

    step: str
    code: StopCode
    reason: str
    detail: str = ""
    error: str = ""
    result: dict[str, Any] | None = None
    unresolved: tuple[str, ...] = ()


class StopRequest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A request to end a run."""

    by: str
    at: int
    reason: str = ""


class StepView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The progress of one step of a run.

    Attributes:
        value: The value that references to it resolve to: ``data``, ``message`` and so on; None until it has
            ended.
        attempts: Number of attempts of its call; for an agent, of requests to the model.
        calls: Ids of the governed calls that were made for it.
        stopped: Why it stopped, if it did; also set if its default was used.
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
    """A question that a step waits for.

    Attributes:
        topic: Identifies this question; a late answer to an earlier question of the step does not match it.
        path: The step.
        show: The data shown to the person, plain JSON.
        text: One line for people.
        approvers: Who may answer. If empty: for ``approve`` anyone of the tenant except the principal that
            started the run, for ``ask`` anyone of the tenant.
        ref: The handle of the approval or task, the key of the call in doubt, or the id of the child run.
        until: When it expires without an answer; None: at the run's deadline.
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
    """The recorded end of a wait: an answer, a stop request or a timeout, the first of them."""

    kind: Literal["answer", "stop", "time"]
    at: int
    body: Any = None
    by: str = ""


class GivenAnswer(Struct, frozen=True):
    """An answer to a question: the topic of the question, the body of the answer, and the id of the principal that answered."""

    topic: str
    body: Any
    by: str


class RunRecord(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A run as the engine stores it.

    Attributes:
        run_id: Id of this run; its calls also share the budget of this id.
        workflow, version, definition: Name, version and hash of its definition, which does not change for the
            run.
        children: Name (``name_child``) → hash of the definition of a run that it starts as a step, or that such a run starts. It
            was chosen when the run was started, and workers of another release choose no other.
        interpreter: Version of the meaning of its records (``INTERPRETER``).
        principal: The principal that started it; its calls are made as this principal.
        key: The caller's key: the same key identifies the same run.
        parent: The run that contains it as a step.
        forked_from: The run whose first records it began with.
        depth: Number of its ancestor runs.
        attempt: Number of times that a worker has taken it; the fence of its calls.
        resumed: Number of times that it was resumed after it had ended.
        redone: Path → number of times that a resume repeated the step.
        until: Its deadline, if a resume has set one; else that of its definition holds.
        stop: The request to end it.
        stopped: Where it stopped.
        output: Its output, after it has completed.
        left: Why the last worker that could have taken it left it to others; "" once a worker has taken it.
        changes: Increases with every change of the record.
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
    children: dict[str, str] = {}
    forked_from: str | None = None
    depth: int = 0
    attempt: int = 0
    resumed: int = 0
    redone: dict[str, int] = {}
    worker: str | None = None
    until: int | None = None
    stop: StopRequest | None = None
    stopped: Stopped | None = None
    output: Any = None
    labels: dict[str, str] = {}
    left: str = ""
    changes: int = 0


class RunEnd(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a run ended."""

    state: Literal["stopped", "completed", "cancelled"]
    output: Any = None
    stopped: Stopped | None = None


class ChildEnd(RunEnd, frozen=True, kw_only=True, omit_defaults=True):
    """How a child run ended. ``repeatable``: another run in its place cannot repeat an effect."""

    repeatable: bool = True


class JournalEntry(Struct, frozen=True, kw_only=True):
    """One record of a run: its name, its text, and the times at which it was begun and finished."""

    name: str
    text: str
    started_at: int | None
    ended_at: int | None


_PATH_ENDS: Final = ("/", "?", "#", "!", "~")


def path_of_record(name: str) -> str:
    """Return the path of the step that a record belongs to."""
    name = name.removeprefix("undo:")
    for mark in _PATH_ENDS:
        name = name.partition(mark)[0]
    return name.partition(":")[0]


def next_state(event: str, state: RunState) -> RunState | None:
    """Return the state after the event, or None if the event is not allowed in this state."""
    return RUN_TRANSITIONS[event].get(state)
