"""Errors of workflows and runs, for callers of the Python API.

WorkflowError
├── WorkflowStopped      the run whose result was requested has stopped
├── RunsTooDeepError     the nesting of runs exceeds the limit
├── NoSuchRunError       there is no such run, workflow or open question
└── RunConflictError     the operation conflicts with the state of the run
"""

from typing import Any

from callwright.domain.call import Locale
from callwright.domain.reason import Reason, render_reason
from callwright.workflow.records import Stopped


class WorkflowError(Exception):
    """An operation on a workflow or a run failed; the message states the cause and the cure.

    Attributes:
        cause: The same as a code with fields, which is rendered in either language.
    """

    def __init__(self, cause: Reason | str, locale: Locale = "en") -> None:
        super().__init__(render_reason(cause, locale))
        self.cause = cause


class WorkflowStopped(WorkflowError):  # noqa: N818 - name given by the requirements; not a program error
    """The run whose result was requested has stopped.

    Cure: see ``step`` and ``result``; ``run.resume()`` continues the run at that step.

    Attributes:
        step: Path of the step that stopped it.
        reason: Why, for people, in the run's language.
        result: The envelope that stopped it, as plain JSON; None if there is none.
        stopped: All details.
    """

    def __init__(self, stopped: Stopped) -> None:
        said = f" ({stopped.detail})" if stopped.detail else ""
        super().__init__(
            f"{stopped.reason}: {stopped.step}{said}" if stopped.step else f"{stopped.reason}{said}"
        )
        self.step = stopped.step
        self.reason = stopped.reason
        self.result: dict[str, Any] | None = stopped.result
        self.stopped = stopped


class RunsTooDeepError(WorkflowError):
    """The nesting of runs has reached its limit; nothing was started. Cure: start the run outside of this run."""


class NoSuchRunError(WorkflowError):
    """There is no such run, workflow or open question, or access is denied; the message is the same for both."""


class RunConflictError(WorkflowError):
    """The operation conflicts with the state of the run; the message states how.

    The same key was used with another input, an answer does not fit its question, or effects would be
    repeated.
    """
