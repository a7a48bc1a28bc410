"""Protocols of an application's workflows as used by the tools; ``Desk`` is the view of one principal. ``app.flows`` conforms."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from callwright.domain.call import Principal
from callwright.ports import CallContext
from callwright.workflow.definition import Workflow
from callwright.workflow.records import Question, RunRecord, RunState, StepView


class RunView(Protocol):
    """One run."""

    @property
    def id(self) -> str:
        """Return its id."""
        ...

    @property
    def steps(self) -> list[StepView]:
        """Return its steps with their current state."""
        ...

    @property
    def questions(self) -> list[Question]:
        """Return the open questions that it waits for."""
        ...

    def record(self) -> RunRecord:
        """Return its full record."""
        ...

    def stop(self, *, by: Principal | str | None = None, reason: str = "") -> bool:
        """Request that it stops; return False if it has ended."""
        ...


class Desk(Protocol):
    """The workflows of an application that one principal may see; others are treated as absent.

    Every method raises ``NoSuchRunError`` for a run that is absent or forbidden, and ``EngineError`` if runs are unavailable.
    """

    def workflows(self) -> list[Workflow]:
        """Return the workflows that the principal may start."""
        ...

    def start(
        self, name: str, given: Mapping[str, Any], *, key: str | None = None, within: str | None = None
    ) -> RunView:
        """Start a run; the same key returns the same run. ``within``: the workflow run that this call is part of, or another id."""
        ...

    def runs(
        self, workflow: str | None = None, *, states: Sequence[RunState] = (), limit: int = 100
    ) -> Sequence[RunView]:
        """Return the principal's runs, newest first."""
        ...

    def find_own(self, run_id: str) -> RunView:
        """Return a run of the principal."""
        ...

    def answer(self, run_id: str, step: str, answer: Mapping[str, Any]) -> bool:
        """Answer a question that the principal may answer; return False if none is open."""
        ...


class Workflows(Protocol):
    """The workflows of an application."""

    def desk(self, principal: Principal) -> Desk:
        """Return the view of this principal."""
        ...

    def derive_start_key(self, context: CallContext) -> str:
        """Return the key of the run that a call starts: the same for every attempt and repeat of it, another for a new wish.

        Raises:
            StoreError: The ledger cannot be read.
        """
        ...
