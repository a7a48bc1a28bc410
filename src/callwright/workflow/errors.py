"""What goes wrong with runs, for those who ask from a program.

WorkflowError
├── WorkflowStopped      a run's result was asked for, and it stopped
├── RunsTooDeepError     runs that start runs: no deeper
├── NoSuchRunError       there is no such run, workflow or open question
└── RunConflictError     it cannot be done with the run as it is
"""

from typing import Any

from callwright.workflow.records import Stopped


class WorkflowError(Exception):
    """Something cannot be done with a workflow or a run; the text says what, and what to do about it."""


class WorkflowStopped(WorkflowError):  # noqa: N818 - named in the documents that asked for it; it is no fault of the program
    """The run whose result was asked for has stopped. Cure: look at ``step`` and ``result``; ``run.resume()`` goes on there.

    Attributes:
        step: Path of the step that stopped it.
        reason: Why, for people, in the run's language.
        result: The envelope that stopped it, as plain JSON; None where there is none.
        stopped: All that is known.
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
    """Runs have started runs as deep as is allowed; nothing was started. Cure: start it from outside of this run."""


class NoSuchRunError(WorkflowError):
    """There is no such run, workflow or open question, or it is somebody else's: the two read the same."""


class RunConflictError(WorkflowError):
    """It cannot be done with the run as it is; the text says why.

    Another input came under the same key, an answer does not fit its question, or effects would happen again.
    """
