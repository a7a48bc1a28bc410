"""Workflows as one principal may use them through an interface: HTTP, MCP, or a tool. Deny by default, own tenant only.

To start one takes a rule that allows ``workflow:NAME``, as a rule allows a tool. A run is there for whoever started it, for managers
of its tenant, and, as long as they may answer one of its questions, for approvers; for nobody else it exists. The tools that a run calls
are governed by the rules for whoever started it, whatever this file decides.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from callwright.app.flows import Flows, Run
from callwright.core.policy.authorization import matches_principal
from callwright.domain.call import AGENT_PREFIX, Locale, Principal
from callwright.workflow.definition import Workflow
from callwright.workflow.errors import NoSuchRunError, WorkflowError
from callwright.workflow.records import Question, RunRecord, RunState

RULE_PREFIX: Final = "workflow:"
"""Begins the name under which a rule means the start of a workflow; no tool can be called so."""


class StartNeedsApprovalError(WorkflowError):
    """A rule wants an approval before this workflow is started. Cure: offer it as a tool, whose calls can be approved."""


class FlowDesk:
    """The workflows of an application, for one principal."""

    def __init__(self, flows: Flows, principal: Principal) -> None:
        self._flows = flows
        self._who = principal

    def workflows(self) -> list[Workflow]:
        """The newest version of every workflow that this principal may start, by name."""
        newest = {one.name: one for one in self._flows.workflows()}
        return [one for name, one in newest.items() if self._start_verdict(name) != "deny"]

    def _start_verdict(self, name: str) -> str:
        policy = self._flows.app._world.policy  # noqa: SLF001 - a part of the application
        return policy.decide(self._who, RULE_PREFIX + name).verdict

    def start(
        self,
        name: str,
        given: Mapping[str, Any],
        *,
        key: str | None = None,
        version: str | None = None,
        locale: Locale | None = None,
        within: str | None = None,
    ) -> Run:
        """Start a run in the name of this principal.

        Raises:
            NoSuchRunError: there is no such workflow, or no rule allows it: the two read the same.
            StartNeedsApprovalError: a rule wants an approval.
            WorkflowError, RunConflictError, EngineError: as of ``Flows.start``.
        """
        verdict = self._start_verdict(name)
        if verdict == "deny":
            raise NoSuchRunError("There is no such workflow.")
        self._flows.workflow(name, version)
        if verdict != "allow":
            raise StartNeedsApprovalError("A rule wants an approval before this workflow is started.")
        return self._flows.start(
            name, given, key=key, version=version, principal=self._who, locale=locale, within=within
        )

    def runs(
        self, workflow: str | None = None, *, states: Sequence[RunState] = (), limit: int = 100
    ) -> list[Run]:
        """Runs that this principal started; of a manager, all of its tenant."""
        if not self._flows.workflows():
            return []  # and no engine is opened to look for one
        return self._flows.runs(workflow, states=states, principal=self._who, limit=limit)

    def find(self, run_id: str) -> tuple[Run, RunRecord, list[Question]]:
        """The run with the questions that this principal may know of.

        Raises:
            NoSuchRunError: there is none, or it is nobody's business here.
        """
        record = self._flows.engine.look(run_id) if self._flows.workflows() else None
        if record is None or record.principal.tenant != self._who.tenant:
            raise NoSuchRunError("There is no such run.")
        run = Run(self._flows, record)
        if self._manages(record):
            return run, record, run.questions
        answerable = [one for one in run.questions if self.can_answer(record, one)]
        if not answerable:
            raise NoSuchRunError("There is no such run.")
        return run, record, answerable

    def find_own(self, run_id: str) -> Run:
        """The run, for whoever started it and for managers: they see all of it, stop it and resume it.

        Raises:
            NoSuchRunError: there is none, or it is somebody else's.
        """
        if not self._flows.workflows():
            raise NoSuchRunError("There is no such run.")
        return self._flows.run(run_id, principal=self._who)

    def is_own(self, record: RunRecord) -> bool:
        """Whether all of the run may be seen: its steps and their data too."""
        return self._manages(record)

    def _manages(self, record: RunRecord) -> bool:
        started = record.principal
        if started.tenant != self._who.tenant:
            return False
        return started.id == self._who.id or matches_principal(self._flows.managers, self._who)

    def can_answer(self, record: RunRecord, question: Question) -> bool:
        """Whether this principal may answer through an interface.

        An approval has to name its approvers, and no agent is one: without names it is decided at the command line.
        """
        if not self._flows.may_answer(self._who, record, question):
            return False
        if question.kind in ("question", "signal"):
            return True
        if self._who.id.startswith(AGENT_PREFIX):
            return False
        return bool(question.approvers) or (question.kind == "ask" and self._manages(record))

    def inbox(self, *, limit: int = 100) -> list[tuple[Run, Question]]:
        """Open questions that this principal may answer, oldest first."""
        if not self._flows.workflows():
            return []
        found = self._flows.inbox(principal=self._who, limit=limit)
        return [(run, one) for run, one in found if self.can_answer(run.record(), one)]

    def answer(self, run_id: str, step: str, answer: Mapping[str, Any]) -> bool:
        """Answer a question by the path of its step. False: no such question is open for this principal.

        Args:
            run_id: The run.
            step: Path of the step, or topic of the question.
            answer: One of ``granted``, ``do`` (with ``data``), ``fields``, ``yes``, ``signal``; and ``reason``.

        Raises:
            NoSuchRunError: there is no such run for this principal.
            RunConflictError: the answer does not fit the question.
        """
        run, record, questions = self.find(run_id)
        question = next((one for one in questions if step in (one.path, one.topic)), None)
        if question is None or not self.can_answer(record, question):
            return False
        if "signal" in answer:
            return run.signal(question.path, answer["signal"], by=self._who)
        return run.answer(question.topic, by=self._who, **answer)
