"""What the tools need of an application's workflows: a desk for one principal. ``app.flows`` is one such."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from callwright.domain.call import Principal
from callwright.workflow.definition import Workflow
from callwright.workflow.records import Question, RunRecord, RunState, StepView


class RunView(Protocol):
    """One run."""

    @property
    def id(self) -> str:
        """Its id."""
        ...

    @property
    def steps(self) -> list[StepView]:
        """Its steps, as far as they have come."""
        ...

    @property
    def questions(self) -> list[Question]:
        """What it waits for."""
        ...

    def record(self) -> RunRecord:
        """All that is kept of it."""
        ...

    def stop(self, *, by: Principal | str | None = None, reason: str = "") -> bool:
        """Ask for its end; False where it has ended."""
        ...


class Desk(Protocol):
    """The workflows of an application, for one principal: what it may not see does not exist for it.

    Every verb raises ``NoSuchRunError`` for what is absent or forbidden, and ``EngineError`` where runs cannot be reached.
    """

    def workflows(self) -> list[Workflow]:
        """Those that it may start."""
        ...

    def start(
        self, name: str, given: Mapping[str, Any], *, key: str | None = None, within: str | None = None
    ) -> RunView:
        """Start a run; the same key is the same run. ``within``: the run of a workflow that this call is a part of, or another id."""
        ...

    def runs(
        self, workflow: str | None = None, *, states: Sequence[RunState] = (), limit: int = 100
    ) -> Sequence[RunView]:
        """Its runs, newest first."""
        ...

    def find_own(self, run_id: str) -> RunView:
        """A run of its own."""
        ...

    def answer(self, run_id: str, step: str, answer: Mapping[str, Any]) -> bool:
        """Answer a question that it may answer; False where none is open."""
        ...


class Workflows(Protocol):
    """The workflows of an application."""

    def desk(self, principal: Principal) -> Desk:
        """As this principal may use them."""
        ...
