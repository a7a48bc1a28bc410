"""Workflows of an application, ``app.flows``: register, start, inspect, answer, stop and resume.

All methods are safe to call from any thread and any process. In a process that must not execute runs, set
``app.tasks.executes_here`` to False.
"""

import asyncio
import hashlib
import logging
import os
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakSet

import msgspec

from callwright.app.flow_effects import find_run_effect
from callwright.app.flow_obstacles import find_obstacle
from callwright.app.flow_repeats import find_repeats
from callwright.app.flow_schedules import FlowSchedules, FlowTicker
from callwright.app.flow_watch import FlowWatch
from callwright.app.flow_world import FlowWorld
from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.core.policy.authorization import matches_principal
from callwright.core.records.idempotency import encode_canonical
from callwright.core.repair.name_spelling import find_nearest_tool
from callwright.domain.call import Locale, Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.reason import Reason, ReasonError
from callwright.domain.result import EffectState
from callwright.engine import EngineError, TaskLostError
from callwright.engines import engine_reasons
from callwright.engines.flow_opening import flow_engine_of
from callwright.ports import CallContext
from callwright.runtime.masked_exceptions import mask_exception
from callwright.workflow import definition_reasons, flow_reasons
from callwright.workflow.conditions import evaluate_condition
from callwright.workflow.definition import (
    INTERPRETER,
    Child,
    DefinitionError,
    Wait,
    Workflow,
    complete_input,
    duration_ms,
    find_step,
    from_plain,
    name_child,
    walk_steps,
    workflow_json,
)
from callwright.workflow.errors import (
    NoSuchRunError,
    RunConflictError,
    RunsTooDeepError,
    WorkflowError,
    WorkflowStopped,
)
from callwright.workflow.events import FlowEvent, events_of
from callwright.workflow.forking import (
    EffectsPolicy,
    ForkPlan,
    RepeatedEffect,
    kept_records,
    plan_fork,
    redoes,
)
from callwright.workflow.interpreter import carry_out
from callwright.workflow.lint import FlowFinding, describe_input_problems, lint_workflow
from callwright.workflow.mermaid import draw_run, draw_workflow
from callwright.workflow.port import Execution, FlowEngine
from callwright.workflow.projection import Projected, answers_on_record, halted_paths, project_run
from callwright.workflow.records import (
    ANSWERABLE,
    ENDED,
    JournalEntry,
    Question,
    QuestionKind,
    RunEnd,
    RunRecord,
    RunState,
    StepView,
    Stopped,
    StopRequest,
    path_of_record,
)
from callwright.workflow.spending import ModelUsage, Price, usage_of_run
from callwright.workflow.telling import find_deadline
from callwright.workflow.words import phrase

if TYPE_CHECKING:
    from callwright.app import Callwright
    from callwright.app.flow_desk import FlowDesk

MAX_DEPTH: Final = 5
"""Maximum number of ancestors of a child run."""

FLOW_KEEP_MS: Final = 30 * 24 * 3600 * 1000
"""Default retention of a run after its end, in milliseconds."""

_PAGE: Final = 200
"""How many open questions are read at once."""

_MAX_PAGES: Final = 50
"""How many times they are read for one list."""

_log = logging.getLogger("callwright.flows")
_SOON_S: Final = 0.02
_LATER_S: Final = 0.5

F = TypeVar("F", bound=Callable[..., Any])
Named = TypeVar("Named")


def _add_named(target: dict[str, Named], added: Mapping[str, Named]) -> None:
    """Add values under their names; raises ValueError for a name that has another value."""
    for name, one in added.items():
        if target.setdefault(name, one) is not one:
            raise ValueError(f"{name!r} is another one in this application.")


class Flows:
    """The workflows of one application.

    Attributes:
        models: Name → model of pydantic-ai, for ``agent(model=name)``.
        prices: Name of a model → its price, for workflows whose budget is money.
        functions: Name → function of ``python`` steps.
        managers: Principals, by id or as ``role:NAME``, who may see, stop and resume the runs of others in
            their tenant.
        keep_ms: How long a run is kept after its end, in milliseconds; 30 days.
        schedules: Runs that are started by time: ``app.flows.schedules.add(...)``.
    """

    def __init__(self, app: "Callwright", make_desk: "Callable[[Flows, Principal], FlowDesk]") -> None:
        self.app = app
        self._make_desk = make_desk
        self.models: dict[str, Any] = {}
        self.prices: dict[str, Price] = {}
        self.functions: dict[str, Callable[..., Any]] = {}
        self.managers: tuple[str, ...] = ()
        self.keep_ms = FLOW_KEEP_MS
        self._workflows: dict[tuple[str, str], Workflow] = {}
        self._by_hash: dict[str, Workflow] = {}
        self._engine: FlowEngine | None = None
        self._opened: FlowEngine | None = None
        self._is_left_to_parent = False
        self._opening = threading.Lock()
        self._world = FlowWorld(self)
        self._watch: FlowWatch | None = None
        self._ticker: FlowTicker | None = None
        self.schedules = FlowSchedules(self)
        self._saved: set[str] = set()
        self._offered: dict[str, dict[str, str]] = {}
        _ALL_FLOWS.add(self)

    # --- definitions ------------------------------------------------------------------------------------------------

    def add(self, workflow: Workflow) -> Workflow:
        """Register a workflow. An error found by lint is refused; ``lint`` returns the warnings.

        Raises:
            DefinitionError: It cannot run with the registered tools, or its name and version belong to
                another definition.
        """
        errors = [one for one in self.lint(workflow) if one.level == "error"]
        if errors:
            raise DefinitionError(workflow.name, [one.explain() for one in errors])
        known = self._workflows.setdefault((workflow.name, workflow.version), workflow)
        if known.hash != workflow.hash:
            other = definition_reasons.OTHER_DEFINITION(version=workflow.version)
            raise DefinitionError(workflow.name, [other])
        self._by_hash[workflow.hash] = workflow
        return workflow

    def function(self, name: str) -> Callable[[F], F]:
        """Register a function for ``python`` steps, as ``@app.flows.function("count_words")``."""

        def added(function: F) -> F:
            self.functions[name] = function
            return function

        return added

    def workflows(self) -> list[Workflow]:
        """Return the registered workflows, by name and version."""
        return [self._workflows[one] for one in sorted(self._workflows, key=_by_version)]

    def workflow(self, name: str, version: str | None = None) -> Workflow:
        """Return a registered workflow; without a version, the newest.

        Raises:
            NoSuchRunError: There is none.
        """
        found = [one for one in self.workflows() if one.name == name and version in (None, one.version)]
        if not found:
            near = find_nearest_tool(name, sorted({one for one, _ in self._workflows}))
            if near is None or near == name:
                raise NoSuchRunError(flow_reasons.UNKNOWN_WORKFLOW(name=name))
            raise NoSuchRunError(flow_reasons.UNKNOWN_WORKFLOW_NEAR(name=name, near=near))
        return found[-1]

    def offer(self, name: str, *, version: str | None = None, tool: str | None = None) -> CompiledContract:
        """Offer a workflow as a tool: a call starts a run and is answered with its id, at every interface.

        Over MCP the run is a task: its client follows it, answers its questions and gets its output. Rules, approvals
        and idempotency apply to the start as to any call.

        Args:
            name: The registered workflow.
            version: Its version; None takes the newest registered now.
            tool: Name of the tool; None takes that of the workflow.

        Raises:
            NoSuchRunError: There is no such workflow.
            CatalogueError: Another tool has this name.
        """
        from callwright.app.flow_tools import make_workflow_tool  # noqa: PLC0415 - most applications offer none

        workflow = self.workflow(name, version)
        compiled = self.app.register(*make_workflow_tool(self, workflow, tool or name))
        self._offered.setdefault(name, {})[compiled.contract.name] = workflow.version
        return compiled

    def register_in(self, target: "Flows") -> None:
        """Register these workflows, with what their steps need, in another application, and offer there those that are offered here.

        The tools that they call must be registered there already. Runs that were started here stay here.

        Raises:
            DefinitionError: A workflow cannot be registered there, as by ``add``.
            CatalogueError: As by ``offer``.
            ValueError: A model, a price or a function of the same name is another one there.
        """
        _add_named(target.models, self.models)
        _add_named(target.prices, self.prices)
        _add_named(target.functions, self.functions)
        target.managers = tuple(dict.fromkeys((*target.managers, *self.managers)))
        for (
            workflow
        ) in self._workflows.values():  # in the order of their registration: a parent after its children
            target.add(workflow)
        for name, tools in self._offered.items():
            for tool, version in tools.items():
                target.offer(name, version=version, tool=tool)

    def list_offers(self) -> frozenset[str]:
        """Return the names of all tools that offer a workflow."""
        return frozenset(tool for tools in self._offered.values() for tool in tools)

    def offered(self, name: str) -> tuple[str, ...]:
        """Return the names of the tools that offer a workflow."""
        return tuple(self._offered.get(name, ()))

    def lint(self, workflow: Workflow) -> list[FlowFinding]:
        """Return the errors and warnings for a definition, checked against the contracts of the registered tools."""
        principal = self.app.principal
        return lint_workflow(
            workflow,
            lambda name: self._world.contract(name, principal),
            functions=frozenset(self.functions),
            workflows=frozenset(name for name, _ in self._workflows) | {workflow.name},
            find_workflow=lambda name, version: self._find_workflow_for(workflow, name, version),
            tools=self.app.catalogue.list_names(principal),
            prices=frozenset(self.prices),
        )

    def _find_workflow_for(self, starter: Workflow, name: str, version: str | None) -> Workflow | None:
        """Return the definition that a step of ``starter`` would start now; None if there is none."""
        if name == starter.name and version in (None, starter.version):
            return starter
        try:
            return self.workflow(name, version)
        except NoSuchRunError:
            return None

    def mermaid(self, workflow: Workflow) -> str:
        """Return the definition as a Mermaid flowchart."""
        return draw_workflow(workflow)

    # --- runs -------------------------------------------------------------------------------------------------------

    @property
    def engine(self) -> FlowEngine:
        """The durable engine that stores the runs; opened at first use.

        Raises:
            EngineError: It cannot be opened, or was given before this process was forked.
        """
        with self._opening:
            if self._is_left_to_parent:
                raise EngineError(engine_reasons.GIVEN_BEFORE_FORK())
            if self._engine is None:
                self._engine = self._opened = flow_engine_of(self.app.tasks.engine)
            return self._engine

    def keep_in(self, engine: FlowEngine) -> None:
        """Use this engine. Call this before the first run; a forked child needs its own."""
        self._engine = engine
        self._is_left_to_parent = False

    def start(
        self,
        name: str,
        given: Mapping[str, Any] | None = None,
        *,
        key: str | None = None,
        version: str | None = None,
        principal: Principal | None = None,
        locale: Locale | None = None,
        within: str | None = None,
    ) -> "Run":
        """Start a run. If this principal has used the key for this workflow before, return that run in its current state.

        ``within`` is the id of the run that a tool call is part of: if that is a run of a workflow, the new
        run counts as nested in it.

        Raises:
            NoSuchRunError: There is no such workflow.
            WorkflowError: The input does not match its schema.
            RunsTooDeepError: Runs are nested ``MAX_DEPTH`` deep.
            RunConflictError: The key was used with another input.
            EngineError: The run could not be stored, or it is unknown whether it was.
        """
        workflow, who = self.workflow(name, version), principal or self.app.principal
        run_id = secrets.token_hex(12) if key is None else _run_id(who, name, key)
        started = None if key is None else self.engine.look(run_id)
        if started is not None:  # perhaps by another release, whose input had another schema
            found = Run(self, _require_same(started, name, self._complete_for(started, given or {})))
            self.join_in(started)
            return found
        run = self._new_run(workflow, dict(given or {}), run_id, who, locale, key=key)
        run = msgspec.structs.replace(
            run, depth=self._depth_below(within), children=self._choose_children(workflow)
        )
        return Run(self, self._begin(workflow, run))

    def derive_start_key(self, context: CallContext) -> str:
        """Return the key of the run that a call of a tool starts.

        The key identifies the ledger entry, not only the arguments: a repeated attempt has the same entry, and so finds the run that
        an earlier attempt has started; the same request on another day has a new entry, and so starts a new run.

        Raises:
            StoreError: The ledger cannot be read.
        """
        key = context.idempotency_key or context.call_id
        entry = self.app.store.get_entry(key)
        return key if entry is None else f"{key}/{entry.entry_id}"

    async def astart(self, name: str, given: Mapping[str, Any] | None = None, **options: Any) -> "Run":
        """Start a run without blocking the event loop. See ``start``."""
        return await asyncio.to_thread(lambda: self.start(name, given, **options))

    def start_child(
        self, name: str, version: str | None, given: Mapping[str, Any], parent_id: str, run_id: str
    ) -> None:
        """Start a workflow as a step of another run, as the principal that started that run.

        Raises:
            WorkflowError: It cannot be started.
        """
        parent = self.engine.look(parent_id)
        if parent is None:
            raise NoSuchRunError(flow_reasons.NO_RUN())
        depth = self._depth_below(parent_id)
        chosen = parent.children.get(name_child(name, version))
        workflow = self.workflow(name, version) if chosen is None else self.definition(chosen)
        run = self._new_run(workflow, dict(given), run_id, parent.principal, parent.locale)
        self._begin(
            workflow,
            msgspec.structs.replace(run, parent=parent_id, depth=depth, children=parent.children),
        )

    def _choose_children(self, workflow: Workflow) -> dict[str, str]:
        """Return the definitions of the runs that a run starts as steps, directly or not, after they are stored."""
        chosen: dict[str, str] = {}
        unseen = [workflow]
        while unseen:
            for step in walk_steps(unseen.pop().steps):
                if not isinstance(step, Child) or name_child(step.workflow, step.version) in chosen:
                    continue
                try:
                    found = self.workflow(step.workflow, step.version)
                except NoSuchRunError:
                    continue  # the step says so when the run comes to it
                self._save_definition(found)
                chosen[name_child(step.workflow, step.version)] = found.hash
                unseen.append(found)
        return chosen

    def _depth_below(self, run_id: str | None) -> int:
        """Return the depth of a run started within this run; 0 if the id is not that of a workflow run.

        Raises:
            RunsTooDeepError: The depth exceeds ``MAX_DEPTH``.
        """
        above = None if run_id is None else self.engine.look(run_id)
        if above is None:
            return 0
        if above.depth + 1 > MAX_DEPTH:
            raise RunsTooDeepError(flow_reasons.RUNS_TOO_DEEP(most=MAX_DEPTH))
        return above.depth + 1

    def desk(self, principal: Principal) -> "FlowDesk":
        """Return the workflows as this principal may use them through an interface."""
        return self._make_desk(self, principal)

    def _new_run(
        self,
        workflow: Workflow,
        given: dict[str, Any],
        run_id: str,
        who: Principal,
        locale: Locale | None,
        *,
        key: str | None = None,
    ) -> RunRecord:
        locale = locale or workflow.locale or self.app.locale
        given = complete_input(workflow.input, given)
        problems = describe_input_problems(workflow, given)
        if problems:
            raise WorkflowError(flow_reasons.WRONG_INPUT(problems=problems), locale)
        now = self._world.now_ms()
        return RunRecord(
            run_id=run_id,
            workflow=workflow.name,
            version=workflow.version,
            definition=workflow.hash,
            interpreter=INTERPRETER,
            input=given,
            principal=who,
            state="queued",
            created_at=now,
            updated_at=now,
            locale=locale,
            key=key,
        )

    def _complete_for(self, started: RunRecord, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return an input with the defaults of the definition that a run was started with."""
        try:
            return complete_input(self.definition(started.definition).input, given)
        except (TaskLostError, DefinitionError):
            return dict(given)

    def fork(
        self,
        source: RunRecord,
        plan: ForkPlan,
        records: list[JournalEntry],
        changed: Mapping[str, Any],
        who: Principal,
        key: str | None,
    ) -> "Run":
        """Start a run that begins with records of another one. See ``Run.fork``."""
        workflow = self.definition(source.definition)
        given = {**source.input, **changed}
        run_id = secrets.token_hex(12) if key is None else _run_id(who, f"{source.run_id}@{plan.at}", key)
        run = self._new_run(workflow, given, run_id, who, source.locale, key=key)
        kept = {path: times for path, times in source.redone.items() if path in plan.kept}
        run = msgspec.structs.replace(run, forked_from=source.run_id, redone=kept, children=source.children)
        return Run(self, self._begin(workflow, run, records))

    def may_run_again(self, tool: str, principal: Principal) -> bool:
        """Return whether a tool may run again without harm: one that only reads, or is idempotent."""
        found = self._world.contract(tool, principal)
        return found is not None and found.contract.effect in ("read", "idempotent")

    def _begin(self, workflow: Workflow, run: RunRecord, prefix: Sequence[JournalEntry] = ()) -> RunRecord:
        self._save_definition(workflow)
        self.join_in(run)
        return _require_same(self.engine.start(run, prefix), run.workflow, run.input)

    def join_in(self, run: RunRecord) -> None:
        """Become a worker, unless the run has ended or this process only asks: the process that started it may have died.

        Raises:
            EngineError: This process cannot be a worker.
        """
        if run.state not in ENDED and self.app.tasks.executes_here:
            self.work()

    def _save_definition(self, workflow: Workflow) -> None:
        if workflow.hash not in self._saved:
            self.engine.save_definition(workflow.hash, workflow_json(workflow))
            self._saved.add(workflow.hash)

    def run(self, run_id: str, *, principal: Principal | None = None) -> "Run":
        """Return the run, for the principal that started it and for managers.

        Raises:
            NoSuchRunError: There is none, or it belongs to another principal.
        """
        found = self.engine.look(run_id)
        if found is None or not self.may_see(principal or self.app.principal, found):
            raise NoSuchRunError(flow_reasons.NO_RUN())
        return Run(self, found)

    def runs(
        self,
        workflow: str | None = None,
        *,
        states: Sequence[RunState] = (),
        principal: Principal | None = None,
        limit: int = 100,
    ) -> list["Run"]:
        """Return runs that this principal started, newest first; for a manager, all runs of the tenant."""
        who = principal or self.app.principal
        own = None if matches_principal(self.managers, who) else who.id
        found = self.engine.find(
            tenant=who.tenant, workflow=workflow, states=states, started_by=own, limit=limit
        )
        return [Run(self, one) for one in found]

    def inbox(self, *, principal: Principal | None = None, limit: int = 100) -> list[tuple["Run", Question]]:
        """Return open questions that this principal may answer, oldest first."""
        who = principal or self.app.principal
        return list(islice(self.questions_for(who), limit))

    def questions_for(self, who: Principal) -> "Iterator[tuple[Run, Question]]":
        """Yield the open questions that this principal may answer, oldest first, among the oldest of the tenant."""
        after: tuple[str, Question] | None = None
        for _ in range(_MAX_PAGES):
            page = self.engine.open_questions(tenant=who.tenant, kinds=ANSWERABLE, after=after, limit=_PAGE)
            for run_id, question in page:
                named = not question.approvers or matches_principal(question.approvers, who)
                run = self.engine.look(run_id) if named else None
                if run is not None and self.may_answer(who, run, question):
                    yield Run(self, run), question
            if len(page) < _PAGE:
                return
            after = page[-1]

    def may_see(self, who: Principal, run: RunRecord) -> bool:
        """Return whether this principal may see, stop and resume the run: its starter, or a manager of its tenant."""
        if who.tenant != run.principal.tenant:
            return False
        return who.id == run.principal.id or matches_principal(self.managers, who)

    def may_answer(self, who: Principal, run: RunRecord, question: Question) -> bool:
        """Return whether this principal may answer the question.

        It must belong to the run's tenant. Approvals are decided by the named approvers (if none are named,
        by anyone), and never by the principal that started the run. That principal may answer an ``ask``
        without named approvers. Questions and signals are answered by principals that may see the run.
        """
        if who.tenant != run.principal.tenant:
            return False
        if question.kind in ("approve", "ask"):
            named = not question.approvers or matches_principal(question.approvers, who)
            return named and (
                who.id != run.principal.id or (question.kind == "ask" and not question.approvers)
            )
        return question.kind in ANSWERABLE and self.may_see(who, run)

    def now_ms(self) -> int:
        """Return epoch milliseconds, from the application's clock."""
        return self._world.now_ms()

    def forget(self, older_than_ms: int | None = None) -> int:
        """Delete runs that ended longer ago than this (default ``keep_ms``); return the number of deleted runs.

        Every worker does so by itself, once an hour.
        """
        kept_ms = self.keep_ms if older_than_ms is None else older_than_ms
        return self.engine.forget(
            int(time.time() * 1_000) - kept_ms
        )  # engines note the end of a run by this clock

    # --- as a worker ------------------------------------------------------------------------------------------------

    def work(self) -> None:
        """Become a worker: execute runs whose remaining steps fit the tools registered here. Returns at once; idempotent.

        Raises:
            EngineError: This process cannot be a worker.
        """
        engine = self.engine
        engine.serve(self._carry_out, self._find_obstacle)
        with self._opening:
            if self._watch is None:
                self._watch = FlowWatch(self.app, engine)
                self._ticker = FlowTicker(self)

    def look_again(self) -> None:
        """Check immediately whether a decision ends the wait of a run."""
        if self._watch is not None:
            self._watch.look_now()

    async def _carry_out(self, execution: Execution) -> RunEnd:
        definition = self._by_hash.get(execution.run.definition)
        if definition is None:
            definition = await asyncio.to_thread(self.definition, execution.run.definition)
        try:
            return await carry_out(definition, execution, self._world)
        except EngineError:
            raise TaskLostError from None
        except Exception as fault:  # noqa: BLE001 - a bug here or in a test model: record it as the end of the run
            _log.exception(
                "run %s cannot be carried out", execution.run.run_id, exc_info=mask_exception(fault)
            )
            reason = phrase("internal", execution.run.locale)
            return RunEnd(state="stopped", stopped=Stopped(step="", code="internal", reason=reason))

    def find_contract(self, tool: str, principal: Principal) -> CompiledContract | None:
        """Return the current contract of a tool for this principal, or None."""
        return self._world.contract(tool, principal)

    def _find_obstacle(self, run: RunRecord) -> str:
        """Return why this process leaves the run to other workers; "" if it can execute it."""
        try:
            return find_obstacle(self, run)
        except EngineError:
            raise TaskLostError from None

    def definition(self, hash_: str) -> Workflow:
        """Return the definition of a run.

        Raises:
            TaskLostError: It cannot be found.
        """
        known = self._by_hash.get(hash_)
        if known is None:
            text = self.engine.definition(hash_)
            if text is None:
                raise TaskLostError
            known = self._by_hash[hash_] = from_plain(msgspec.json.decode(text))
        return known

    def reset_after_fork(self) -> None:
        """Leave engine and worker to the parent, in a forked child. The next use opens another engine, or refuses a given one."""
        self._opening = threading.Lock()
        self._watch = self._ticker = None
        self._saved = set()
        self._is_left_to_parent |= self._engine is not self._opened
        self._engine = self._opened = None

    def end(self) -> None:
        """Stop being a worker, and close the engine."""
        with self._opening:
            ticker, self._ticker = self._ticker, None
        if ticker is not None:
            ticker.end()  # before the engine: it would open it again
        with self._opening:
            engine, self._engine = self._engine, None
            watch, self._watch = self._watch, None
        if watch is not None:
            watch.end()
        if engine is not None:
            engine.close()


_ALL_FLOWS: "WeakSet[Flows]" = WeakSet()


def _reset_after_fork() -> None:
    for flows in list(_ALL_FLOWS):
        flows.reset_after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_reset_after_fork)


class Run:
    """One run, by its id.

    Every method queries the engine again, and raises ``EngineError`` if the engine is unavailable.
    """

    def __init__(self, flows: Flows, record: RunRecord) -> None:
        self.id = record.run_id
        self._flows = flows
        self._last = record

    def __repr__(self) -> str:
        return f"Run({self.id!r}, {self._last.workflow} {self._last.version})"

    def record(self) -> RunRecord:
        """Return the record of the run.

        Raises:
            NoSuchRunError: It was deleted.
        """
        found = self._flows.engine.look(self.id)
        if found is None:
            raise NoSuchRunError(flow_reasons.NO_RUN())
        self._last = found
        return found

    @property
    def state(self) -> RunState:
        """Queued, running, waiting, in_doubt, stopped, completed or cancelled."""
        return self.record().state

    @property
    def stopped(self) -> Stopped | None:
        """Where it stopped, and why."""
        return self.record().stopped

    @property
    def steps(self) -> list[StepView]:
        """Its steps, in the order in which they were begun."""
        return self.projected().steps

    def projected(self) -> Projected:
        """Return its progress, computed from its journal."""
        record = self.record()
        return project_run(
            self._flows.definition(record.definition),
            record,
            self._flows.engine.journal(self.id),
            evaluate_condition,
        )

    @property
    def usage(self) -> ModelUsage:
        """Return the tokens and the money that its agent steps have used."""
        return usage_of_run(self._flows.engine.journal(self.id))

    @property
    def effect(self) -> EffectState:
        """Return the combined effect of its calls, by its records and the ledger; "unknown" while the run continues.

        "committed": at least one effect remains. "compensated": all effects that happened were undone. "none": none happened.
        """
        return find_run_effect(self._flows, self.record())

    @property
    def questions(self) -> list[Question]:
        """Return the questions that it waits for."""
        return self._flows.engine.questions(self.id)

    def now(self) -> RunRecord | None:
        """Return its record if it has ended, else None."""
        record = self.record()
        return record if record.state in ENDED else None

    def result(self, timeout_s: float | None = None) -> Any:
        """Wait for the run to end; return its output. A process that has workflows becomes a worker. See ``Flows.join_in``.

        Raises:
            WorkflowStopped: It has stopped, or was cancelled.
            TimeoutError: It has not ended within that time; it continues.
            EngineError: The engine is unavailable, or this process cannot be a worker.
        """
        self._join_in()
        for pause in _pauses(timeout_s):
            found = self.now()
            if found is not None:
                return _output(found)
            time.sleep(pause)
        raise TimeoutError(self._describe_unended())

    def _describe_unended(self) -> str:
        """Return the text of a timeout: what the run waits for decides whether waiting longer helps."""
        waits = [f"{one.path} ({_AWAITED.get(one.kind, one.kind)})" for one in self.questions]
        if not waits:
            return f"Run {self.id} has not ended yet."
        return f"Run {self.id} has not ended yet; it waits for {', '.join(waits)}. See `callwright flow show {self.id}`."

    def _join_in(self) -> None:
        if self._flows.workflows():
            self._flows.join_in(self._last)

    async def aresult(self, timeout_s: float | None = None) -> Any:
        """Wait for the result without blocking the event loop. See ``result``."""
        await asyncio.to_thread(self._join_in)
        for pause in _pauses(timeout_s):
            found = await asyncio.to_thread(self.now)
            if found is not None:
                return _output(found)
            await asyncio.sleep(pause)
        raise TimeoutError(self._describe_unended())

    def events(self, *, after: int = 0, timeout_s: float | None = None) -> Iterator[FlowEvent]:
        """Yield the events after number ``after``, until the run ends or ``timeout_s`` has passed."""
        waiting: set[str] = set()
        for pause in _pauses(timeout_s):
            record, found = self._look_for_events(after, waiting)
            yield from found
            after = max([after, *(one.seq for one in found)])
            if record.state in ENDED:
                return
            time.sleep(pause)

    async def aevents(self, *, after: int = 0, timeout_s: float | None = None) -> AsyncIterator[FlowEvent]:
        """Yield events without blocking the event loop. See ``events``."""
        waiting: set[str] = set()
        for pause in _pauses(timeout_s):
            record, found = await asyncio.to_thread(self._look_for_events, after, waiting)
            for one in found:
                yield one
            after = max([after, *(one.seq for one in found)])
            if record.state in ENDED:
                return
            await asyncio.sleep(pause)

    def _look_for_events(self, after: int, waiting: set[str]) -> tuple[RunRecord, list[FlowEvent]]:
        """Return the record and the new events; ``waiting`` holds the questions already reported."""
        record = self.record()
        engine = self._flows.engine
        every = events_of(record, engine.journal(self.id), engine.questions(self.id))
        found = [one for one in every if one.kind != "waiting" and one.seq > after]
        asked = [one for one in every if one.kind == "waiting" and one.data["topic"] not in waiting]
        waiting.update(one.data["topic"] for one in asked)
        return record, found + asked

    def mermaid(self) -> str:
        """Return its definition as a Mermaid flowchart, coloured by its progress."""
        return draw_run(self._flows.definition(self._last.definition), self.steps)

    # --- decisions of people ------------------------------------------------------------------------------------------

    def answer(
        self,
        step: str,
        *,
        by: Principal | str,
        granted: bool | None = None,
        do: str | None = None,
        data: Any = None,
        fields: Mapping[str, Any] | None = None,
        yes: bool = False,
        reason: str = "",
    ) -> bool:
        """Answer the open question of a step. Returns False if none is open, or if ``by`` may not answer it.

        The same answer of the same principal again, as a repeated request sends it, is the first one: True.

        Args:
            step: Path of the step, or the topic of the question.
            by: Who answers; a string is the id of a principal of the run's tenant.
            granted: For an ``approve`` step.
            do: For a step that asks how to continue: "retry", "skip" or "stop".
            data: With "skip": replaces the step's data.
            fields: For a call that asks the user for values: the values; see ``callwright.answer``.
            yes: For such a call: the user agrees to it unchanged.
            reason: One line, stored with the answer.

        Raises:
            RunConflictError: The answer does not fit the question.
        """
        who = self._principal(by)
        record = self.record()
        question = next((one for one in self.questions if step in (one.path, one.topic)), None)
        bodies = _answer_bodies(granted=granted, do=do, data=data, fields=fields, yes=yes, reason=reason)
        if question is None:
            return self._has_given(step, who, bodies.values())
        if not self._flows.may_answer(who, record, question):
            return False
        body = _body_for(question, bodies)
        given = self._flows.engine.answer(self.id, question.topic, msgspec.json.encode(body).decode(), who)
        return given or self._has_given(question.topic, who, [body])

    def has_given(self, step: str, who: Principal, answer: Mapping[str, Any]) -> bool:
        """Return whether this principal has given this answer, in the form of ``FlowDesk.answer``, to a question of the step."""
        bodies = [answer["signal"]] if "signal" in answer else _answer_bodies(**answer).values()
        return self._has_given(step, who, bodies)

    def _has_given(self, step: str, who: Principal, bodies: Iterable[Any]) -> bool:
        """Return whether this principal has given one of these answers to a question of the step, or to this topic."""
        if who.tenant != self._last.principal.tenant:
            return False
        wanted = [msgspec.to_builtins(one) for one in bodies]
        given = self._flows.engine.answers(self.id)  # before the records: an answer is in either of them
        return any(
            one.by == who.id and one.body in wanted and step in (one.topic, path_of_record(one.topic))
            for one in [*given, *answers_on_record(self._flows.engine.journal(self.id))]
        )

    def signal(self, step: str, body: Any = None, *, by: Principal | str | None = None) -> bool:
        """Send the signal of a ``wait`` step, also before the run waits for it. The first signal counts.

        Returns False if the run has no such step or has ended, if it has already received another signal, or if
        ``by`` neither started the run nor is a manager. The same signal again is the first one: True.

        Raises:
            RunConflictError: The body does not match the schema of the step.
        """
        who = self._flows.app.principal if by is None else self._principal(by)
        record, engine = self.record(), self._flows.engine
        waits = find_step(self._flows.definition(record.definition), step)
        if not isinstance(waits, Wait) or not self._flows.may_see(who, record):
            return False
        if record.state in ENDED:
            return self._has_given(step, who, [body])
        if waits.body is not None and not compile_schema(waits.body).is_valid(body):
            raise RunConflictError(flow_reasons.WRONG_SIGNAL(step=step))
        question = next(
            (one for one in self.questions if one.path == step and one.kind == "signal"), None
        ) or self._expected_signal(step, record)
        sent = engine.signal(self.id, question, msgspec.json.encode(body).decode(), who)
        return sent or self._has_given(step, who, [body])

    def _expected_signal(self, step: str, record: RunRecord) -> Question:
        """Return the question that the run will ask when it reaches the step."""
        redone = record.redone.get(step, 0)
        topic = f"{step}!{redone}?" if redone else f"{step}?"
        return Question(topic=topic, path=step, kind="signal", asked_at=self._flows.now_ms())

    def _principal(self, by: Principal | str) -> Principal:
        return Principal(by, tenant=self._last.principal.tenant) if isinstance(by, str) else by

    def stop(self, *, by: Principal | str | None = None, reason: str = "") -> bool:
        """Request the end of the run. A call in progress is not interrupted, and ``undo`` is executed.

        Returns False if it has ended, or if ``by`` neither started the run nor is a manager.
        """
        who = self._flows.app.principal if by is None else self._principal(by)
        if by is not None and not self._flows.may_see(who, self._last):
            return False
        request = StopRequest(by=who.id, at=int(time.time() * 1_000), reason=reason)
        return self._flows.engine.stop(self.id, request)

    def resume(self, *, repeat_effects: bool = False, deadline: str | None = None) -> bool:
        """Resume a stopped or cancelled run at the steps that ended it. Returns False if it is in another state.

        Args:
            repeat_effects: Allow the repetition of steps that may already have had their effect.
            deadline: How long it may take from now on, such as ``2h``; a run past its deadline needs it.

        Raises:
            RunConflictError: Effects would be repeated (the message names them), steps were undone, the run is past its deadline, or
                ``deadline`` is no duration.
        """
        record = self.record()
        if record.state not in ("stopped", "cancelled"):
            return False
        now, past = self._flows.now_ms(), find_deadline(self._flows.definition(record.definition), record)
        until = None if deadline is None else now + _read_duration(deadline)
        if until is None and past is not None and now >= past:
            raise RunConflictError(flow_reasons.PAST_DEADLINE())
        steps, journal = self.steps, self._flows.engine.journal(self.id)
        kept = [one.path for one in steps if one.state == "undo_failed"]
        if kept:
            raise RunConflictError(flow_reasons.STEPS_NOT_TAKEN_BACK(steps=tuple(kept)))
        undone = [one.path for one in steps if one.state == "undone"]
        if undone:
            raise RunConflictError(flow_reasons.STEPS_TAKEN_BACK(steps=tuple(undone)))
        paths = [one.path for one in steps if one.state == "stopped" and one.stopped is not None]
        paths += [one for one in halted_paths(journal, past) if one not in paths]
        repeats = find_repeats(self._flows, record, journal, lambda path: path in paths)
        if repeats and not repeat_effects:
            raise RunConflictError(flow_reasons.EFFECTS_WOULD_REPEAT_ON_RESUME(steps=_named(repeats)))
        redone = dict(record.redone)
        for path in paths:
            redone[path] = redone.get(path, 0) + 1
        if self._flows.app.tasks.executes_here:
            self._flows.work()
        return self._flows.engine.resume(self.id, redone, until)

    def plan_fork(self, at: str | None = None, changed: Mapping[str, Any] | None = None) -> ForkPlan:
        """Return the plan of a fork of this run: the steps it keeps, the steps it does again, and the effects it would repeat. Starts nothing.

        Raises:
            RunConflictError: The run cannot be forked there; the message says where it can.
        """
        record, flows = self.record(), self._flows
        definition, journal = flows.definition(record.definition), flows.engine.journal(self.id)
        plan = plan_fork(definition, journal, self.steps, at=at, changed=tuple(changed or ()))
        repeats = find_repeats(flows, record, journal, redoes(definition, plan.at))
        return msgspec.structs.replace(plan, repeats=tuple(repeats))

    def fork(
        self,
        at: str | None = None,
        changed: Mapping[str, Any] | None = None,
        *,
        effects: EffectsPolicy = "ask",
        by: Principal | str | None = None,
        key: str | None = None,
    ) -> "Run":
        """Start another run of the same definition that keeps the steps before ``at``; return it.

        Args:
            at: Name of the first step that is done again; None does all of them again.
            changed: Input fields with another value; a step that has used one of them cannot be kept.
            effects: What becomes of effects that would happen again: "ask" refuses and names them, "repeat" repeats them,
                "reuse" keeps the results of those calls.
            by: As whom the fork runs; a string is the id of a principal of the run's tenant.
            key: The same key identifies the same fork.

        Raises:
            NoSuchRunError: ``by`` may not see the run.
            RunConflictError: It cannot be forked there, or effects would be repeated; the message names them.
            WorkflowError: The changed input does not match its schema.
        """
        record = self.record()
        who = record.principal if by is None else self._principal(by)
        if not self._flows.may_see(who, record):
            raise NoSuchRunError(flow_reasons.NO_RUN())
        plan = self.plan_fork(at, changed)
        if plan.repeats and effects == "ask":
            raise RunConflictError(flow_reasons.EFFECTS_WOULD_REPEAT_ON_FORK(steps=_named(plan.repeats)))
        if effects == "reuse":
            self._require_reusable(plan.repeats)
        definition, journal = self._flows.definition(record.definition), self._flows.engine.journal(self.id)
        records = kept_records(definition, journal, plan, reuse=effects == "reuse")
        return self._flows.fork(record, plan, records, dict(changed or {}), who, key)

    def _require_reusable(self, repeats: Sequence[RepeatedEffect]) -> None:
        by_agents = sorted({one.path for one in repeats if one.by_agent})
        if by_agents:
            raise RunConflictError(flow_reasons.AGENT_EFFECTS_ALONE(steps=tuple(by_agents)))
        under_way = {one.path for one in self.steps if one.state in ("running", "waiting", "in_doubt")}
        open_ = sorted({one.path for one in repeats if not one.is_recorded or one.path in under_way})
        if open_:
            raise RunConflictError(flow_reasons.NO_RESULT_TO_KEEP(steps=tuple(open_)))


# --- helpers ----------------------------------------------------------------------------------------------------------


def _require_same(started: RunRecord, workflow: str, given: Mapping[str, Any]) -> RunRecord:
    """Return the run that was started under a key, if its workflow and input are the given ones.

    Raises:
        RunConflictError: The run has another workflow or input.
    """
    if encode_canonical(started.input) != encode_canonical(given) or started.workflow != workflow:
        raise RunConflictError(flow_reasons.KEY_USED())
    return started


def _output(record: RunRecord) -> Any:
    if record.state == "completed":
        return record.output
    assert record.stopped is not None
    raise WorkflowStopped(record.stopped)


def _read_duration(text: str) -> int:
    try:
        return duration_ms(text)
    except ReasonError as fault:
        raise RunConflictError(fault.reason) from None


def _named(repeats: Sequence[RepeatedEffect]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{one.path} ({one.tool})" for one in repeats))


def _answer_bodies(
    *,
    granted: bool | None = None,
    do: str | None = None,
    data: Any = None,
    fields: Mapping[str, Any] | None = None,
    yes: bool = False,
    reason: str = "",
) -> dict[QuestionKind, dict[str, Any]]:
    """Return the answer body for each kind of question that the given values can answer."""
    bodies: dict[QuestionKind, dict[str, Any]] = {}
    if granted is not None:
        bodies["approve"] = {"granted": granted, "reason": reason}
    if do in ("retry", "skip", "stop"):
        bodies["ask"] = {"do": do, "data": data}
    if fields or yes:
        bodies["question"] = {"fields": dict(fields or {}), "yes": yes}
    return bodies


_AWAITED: Final[dict[QuestionKind, str]] = {
    "approve": "an approval",
    "approval": "an approval",
    "ask": "an answer",
    "question": "an answer",
    "task": "a task",
    "doubt": "a call may have happened",
    "child": "a run",
    "time": "its time",
    "signal": "a signal",
}
"""What a run waits for, by the kind of the question."""

_WANTED: Final[dict[QuestionKind, Reason]] = {
    "approve": flow_reasons.WANTED_GRANTED(),
    "ask": flow_reasons.WANTED_DO(),
    "question": flow_reasons.WANTED_FIELDS(),
}


def _body_for(question: Question, bodies: Mapping[QuestionKind, dict[str, Any]]) -> dict[str, Any]:
    if question.kind in bodies:
        return bodies[question.kind]
    wanted = _WANTED.get(question.kind, flow_reasons.WANTED_SIGNAL())
    raise RunConflictError(flow_reasons.WRONG_ANSWER(step=question.path, wanted=wanted))


def _run_id(who: Principal, workflow: str, key: str) -> str:
    """Return the id of a run with a key: the same for the same principal, workflow and key."""
    named = encode_canonical([who.tenant, who.id, workflow, key])
    return hashlib.sha256(b"run\n" + named).hexdigest()[:24]


def _by_version(one: tuple[str, str]) -> tuple[str, tuple[int, ...]]:
    return one[0], tuple(map(int, one[1].split(".")))


def _pauses(timeout_s: float | None) -> Iterator[float]:
    """Yield how long to pause between two looks, in seconds: a tenth of the time waited so far, within limits."""
    began = time.monotonic()
    until = None if timeout_s is None else began + timeout_s
    while True:
        now = time.monotonic()
        pause = min(_LATER_S, max(_SOON_S, (now - began) / 10))
        yield pause if until is None else max(0.0, min(pause, until - now))
        if until is not None and time.monotonic() >= until:
            yield 0.0
            return
