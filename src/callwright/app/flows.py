"""Workflows of an application: registered, started, looked at, answered, stopped and gone on with. ``app.flows``.

Every verb is safe from any thread and any process. A process that is to ask only, and not to carry runs out, sets ``app.works`` to
False.
"""

import asyncio
import hashlib
import logging
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from callwright.app.flow_watch import FlowWatch
from callwright.app.flow_world import FlowWorld
from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.core.policy.authorization import matches_principal
from callwright.core.records.idempotency import encode_canonical
from callwright.domain.call import Locale, Principal
from callwright.engine import EngineError, TaskLostError
from callwright.engines.flow_opening import flow_engine_of
from callwright.workflow.conditions import evaluate_condition
from callwright.workflow.definition import (
    INTERPRETER,
    DefinitionError,
    Wait,
    Workflow,
    from_plain,
    tool_names,
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
from callwright.workflow.interpreter import carry_out
from callwright.workflow.lint import FlowFinding, lint_workflow
from callwright.workflow.mermaid import draw_run, draw_workflow
from callwright.workflow.port import Execution, FlowEngine
from callwright.workflow.projection import Projected, halted_paths, project_run
from callwright.workflow.records import (
    ENDED,
    Question,
    RunEnd,
    RunRecord,
    RunState,
    StepView,
    Stopped,
    StopRequest,
)
from callwright.workflow.words import phrase

if TYPE_CHECKING:
    from callwright.app import Callwright
    from callwright.app.flow_desk import FlowDesk

MAX_DEPTH: Final = 5
"""Runs that stand above a child run, at most."""

FLOW_KEEP_MS: Final = 30 * 24 * 3600 * 1000
"""A run that has ended is kept this long."""

_log = logging.getLogger("callwright.flows")
_SOON_S: Final = 0.02
_LATER_S: Final = 0.5

F = TypeVar("F", bound=Callable[..., Any])


class Flows:
    """The workflows of one application.

    Attributes:
        models: Name → model of pydantic-ai, for ``agent(model=name)``.
        functions: Name → function of ``python`` steps.
        managers: Principals, by id or as ``role:NAME``, who may see, stop and resume the runs of others in their tenant.
    """

    def __init__(self, app: "Callwright", make_desk: "Callable[[Flows, Principal], FlowDesk]") -> None:
        self.app = app
        self._make_desk = make_desk
        self.models: dict[str, Any] = {}
        self.functions: dict[str, Callable[..., Any]] = {}
        self.managers: tuple[str, ...] = ()
        self._workflows: dict[tuple[str, str], Workflow] = {}
        self._by_hash: dict[str, Workflow] = {}
        self._engine: FlowEngine | None = None
        self._opening = threading.Lock()
        self._world = FlowWorld(self)
        self._watch: FlowWatch | None = None
        self._saved: set[str] = set()

    # --- definitions ------------------------------------------------------------------------------------------------

    def add(self, workflow: Workflow) -> Workflow:
        """Register a workflow. What its lint calls an error is refused; warnings are in ``lint``.

        Raises:
            DefinitionError: it cannot be done with the tools that are here, or its name and version are taken by another.
        """
        errors = [one for one in self.lint(workflow) if one.level == "error"]
        if errors:
            raise DefinitionError(workflow.name, [str(one) for one in errors])
        known = self._workflows.setdefault((workflow.name, workflow.version), workflow)
        if known.hash != workflow.hash:
            raise DefinitionError(
                workflow.name, [f"version {workflow.version} is another definition; raise the version"]
            )
        self._by_hash[workflow.hash] = workflow
        return workflow

    def function(self, name: str) -> Callable[[F], F]:
        """Register a function for ``python`` steps; as ``@app.flows.function("count_words")``."""

        def added(function: F) -> F:
            self.functions[name] = function
            return function

        return added

    def workflows(self) -> list[Workflow]:
        """What is registered here, by name and version."""
        return [self._workflows[one] for one in sorted(self._workflows, key=_by_version)]

    def workflow(self, name: str, version: str | None = None) -> Workflow:
        """A registered workflow, the newest version where none is said.

        Raises:
            NoSuchRunError: there is none.
        """
        found = [one for one in self.workflows() if one.name == name and version in (None, one.version)]
        if not found:
            raise NoSuchRunError(f"There is no workflow {name!r} here.")
        return found[-1]

    def lint(self, workflow: Workflow) -> list[FlowFinding]:
        """What is wrong with a definition, or may be, by the contracts of the tools that are here."""
        principal = self.app.principal
        return lint_workflow(
            workflow,
            lambda name: self._world.contract(name, principal),
            functions=frozenset(self.functions),
            workflows=frozenset(name for name, _ in self._workflows) | {workflow.name},
        )

    def mermaid(self, workflow: Workflow) -> str:
        """The definition as a Mermaid flowchart."""
        return draw_workflow(workflow)

    # --- runs -------------------------------------------------------------------------------------------------------

    @property
    def engine(self) -> FlowEngine:
        """The durable engine that keeps the runs: opened when it is first needed.

        Raises:
            EngineError: it cannot be opened.
        """
        with self._opening:
            if self._engine is None:
                self._engine = flow_engine_of(self.app.tasks.engine)
            return self._engine

    def keep_in(self, engine: FlowEngine) -> None:
        """Use this engine, before the first run."""
        self._engine = engine

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
        """Start a run. With a key that this principal has used for this workflow: that run, whatever has become of it.

        ``within`` names the run that a call of a tool is part of: where that is a run of a workflow, this one counts as below it.

        Raises:
            NoSuchRunError: there is no such workflow.
            WorkflowError: the input does not meet its schema.
            RunsTooDeepError: runs have started runs ``MAX_DEPTH`` deep.
            RunConflictError: the key was used with another input.
            EngineError: it could not be kept, or nobody knows whether it was.
        """
        workflow, who = self.workflow(name, version), principal or self.app.principal
        run_id = secrets.token_hex(12) if key is None else _run_id(who, name, key)
        run = self._new_run(workflow, dict(given or {}), run_id, who, locale, key=key)
        run = msgspec.structs.replace(run, depth=self._depth_below(within))
        return Run(self, self._begin(workflow, run))

    async def astart(self, name: str, given: Mapping[str, Any] | None = None, **options: Any) -> "Run":
        """The same on the running loop."""
        return await asyncio.to_thread(lambda: self.start(name, given, **options))

    def start_child(
        self, name: str, version: str | None, given: Mapping[str, Any], parent_id: str, run_id: str
    ) -> None:
        """Start a workflow as a step of another run, in the name of whoever started that.

        Raises:
            WorkflowError: it cannot be started.
        """
        parent = self.engine.look(parent_id)
        if parent is None:
            raise NoSuchRunError("There is no such run.")
        depth = self._depth_below(parent_id)
        workflow = self.workflow(name, version)
        run = self._new_run(workflow, dict(given), run_id, parent.principal, parent.locale)
        self._begin(workflow, msgspec.structs.replace(run, parent=parent_id, depth=depth))

    def _depth_below(self, run_id: str | None) -> int:
        """How many runs stand above one that is started within this run; 0 where it is no run of a workflow.

        Raises:
            RunsTooDeepError: more than are allowed.
        """
        above = None if run_id is None else self.engine.look(run_id)
        if above is None:
            return 0
        if above.depth + 1 > MAX_DEPTH:
            raise RunsTooDeepError(f"Runs within runs: at most {MAX_DEPTH} deep.")
        return above.depth + 1

    def desk(self, principal: Principal) -> "FlowDesk":
        """The workflows as this principal may use them through an interface."""
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
        locale = locale or workflow.locale
        problems = compile_schema(workflow.input).findings(given)
        if problems:
            said = "; ".join(
                f"{one.to_field_problem().path or '/'} {one.to_field_problem().problem}" for one in problems
            )
            raise WorkflowError(f"{phrase('bad_input', locale)}: {said}")
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

    def _begin(self, workflow: Workflow, run: RunRecord) -> RunRecord:
        if workflow.hash not in self._saved:
            self.engine.save_definition(workflow.hash, workflow_json(workflow))
            self._saved.add(workflow.hash)
        if self.app.runs_tasks:
            self.work()
        kept = self.engine.start(run)
        if encode_canonical(kept.input) != encode_canonical(run.input) or kept.workflow != run.workflow:
            raise RunConflictError("This key was used for a run with another input.")
        return kept

    def run(self, run_id: str, *, principal: Principal | None = None) -> "Run":
        """The run, for whoever started it and for managers.

        Raises:
            NoSuchRunError: there is none, or it is somebody else's.
        """
        found = self.engine.look(run_id)
        if found is None or not self.may_see(principal or self.app.principal, found):
            raise NoSuchRunError("There is no such run.")
        return Run(self, found)

    def runs(
        self,
        workflow: str | None = None,
        *,
        states: Sequence[RunState] = (),
        principal: Principal | None = None,
        limit: int = 100,
    ) -> list["Run"]:
        """Runs that this principal started, of a manager all of its tenant; newest first, among the newest of the tenant."""
        who = principal or self.app.principal
        found = self.engine.find(tenant=who.tenant, workflow=workflow, states=states, limit=limit)
        return [Run(self, one) for one in found if self.may_see(who, one)]

    def inbox(self, *, principal: Principal | None = None, limit: int = 100) -> list[tuple["Run", Question]]:
        """Open questions that this principal may answer, oldest first."""
        who, found = principal or self.app.principal, list[tuple[Run, Question]]()
        for run_id, question in self.engine.open_questions(tenant=who.tenant, limit=limit):
            run = self.engine.look(run_id)
            if run is not None and self.may_answer(who, run, question):
                found.append((Run(self, run), question))
        return found

    def may_see(self, who: Principal, run: RunRecord) -> bool:
        """Whether this principal may see, stop and resume the run: who started it, and managers of its tenant."""
        if who.tenant != run.principal.tenant:
            return False
        return who.id == run.principal.id or matches_principal(self.managers, who)

    def may_answer(self, who: Principal, run: RunRecord, question: Question) -> bool:
        """Whether this principal may answer: of the same tenant; approvals by those named, and never by who started the run."""
        if who.tenant != run.principal.tenant:
            return False
        if question.kind in ("approve", "ask"):
            named = not question.approvers or matches_principal(question.approvers, who)
            return named and (
                who.id != run.principal.id or (question.kind == "ask" and not question.approvers)
            )
        return question.kind in ("question", "signal") and self.may_see(who, run)

    def now_ms(self) -> int:
        """Epoch milliseconds, of the application's clock."""
        return self._world.now_ms()

    def forget(self, older_than_ms: int = FLOW_KEEP_MS) -> int:
        """Forget runs that ended longer ago than that (30 days); says how many."""
        return self.engine.forget(self._world.now_ms() - older_than_ms)

    # --- as a worker ------------------------------------------------------------------------------------------------

    def work(self) -> None:
        """Be a worker: carry out runs whose tools are here. Returns at once; idempotent.

        Raises:
            EngineError: this process cannot be one.
        """
        engine = self.engine
        engine.serve(self._carry_out, self._serves)
        with self._opening:
            if self._watch is None:
                self._watch = FlowWatch(self.app, engine)

    def look_again(self) -> None:
        """Something was decided: see at once whether a parked run waits for it."""
        if self._watch is not None:
            self._watch.look_now()

    async def _carry_out(self, execution: Execution) -> RunEnd:
        definition = await asyncio.to_thread(self.definition, execution.run.definition)
        try:
            return await carry_out(definition, execution, self._world)
        except EngineError:
            raise TaskLostError from None
        except Exception:  # noqa: BLE001 - a bug, of ours or of a model's stand-in: the run has ended, and says so
            _log.exception("run %s cannot be carried out", execution.run.run_id)
            reason = phrase("internal", execution.run.locale)
            return RunEnd(state="stopped", stopped=Stopped(step="", code="internal", reason=reason))

    def _serves(self, run: RunRecord) -> bool:
        """Whether the tools of the run are here, and what is on record of it means here what it meant there."""
        if run.interpreter != INTERPRETER:
            return False
        try:
            workflow = self.definition(run.definition)
        except (TaskLostError, DefinitionError):
            return False
        return all(self._world.contract(name, run.principal) is not None for name in tool_names(workflow))

    def definition(self, hash_: str) -> Workflow:
        """The definition that a run stays on.

        Raises:
            Gone: it cannot be found.
        """
        known = self._by_hash.get(hash_)
        if known is None:
            text = self.engine.definition(hash_)
            if text is None:
                raise TaskLostError
            known = self._by_hash[hash_] = from_plain(msgspec.json.decode(text))
        return known

    def end(self) -> None:
        """Stop being a worker, and let go of the engine."""
        with self._opening:
            engine, self._engine = self._engine, None
            watch, self._watch = self._watch, None
        if watch is not None:
            watch.end()
        if engine is not None:
            engine.close()


class Run:
    """One run, by its id. Every question asks the engine anew; all of them raise ``EngineError`` when it is away."""

    def __init__(self, flows: Flows, record: RunRecord) -> None:
        self.id = record.run_id
        self._flows = flows
        self._last = record

    def __repr__(self) -> str:
        return f"Run({self.id!r}, {self._last.workflow} {self._last.version})"

    def record(self) -> RunRecord:
        """All that is kept of it.

        Raises:
            NoSuchRunError: it was forgotten.
        """
        found = self._flows.engine.look(self.id)
        if found is None:
            raise NoSuchRunError("There is no such run.")
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
        """How far it has come, told from its journal."""
        record = self.record()
        return project_run(
            self._flows.definition(record.definition),
            record,
            self._flows.engine.journal(self.id),
            evaluate_condition,
        )

    @property
    def questions(self) -> list[Question]:
        """What it waits for now."""
        return self._flows.engine.questions(self.id)

    def now(self) -> RunRecord | None:
        """Its record, once it has ended."""
        record = self.record()
        return record if record.state in ENDED else None

    def result(self, timeout_s: float | None = None) -> Any:
        """Its output, waited for.

        Raises:
            WorkflowStopped: it has stopped, or was cancelled.
            TimeoutError: it has not ended in that time; it goes on.
        """
        for pause in _pauses(timeout_s):
            found = self.now()
            if found is not None:
                return _output(found)
            time.sleep(pause)
        raise TimeoutError(f"Run {self.id} has not ended yet.")

    async def aresult(self, timeout_s: float | None = None) -> Any:
        """The same on the running loop."""
        for pause in _pauses(timeout_s):
            found = await asyncio.to_thread(self.now)
            if found is not None:
                return _output(found)
            await asyncio.sleep(pause)
        raise TimeoutError(f"Run {self.id} has not ended yet.")

    def events(self, *, after: int = 0, timeout_s: float | None = None) -> Iterator[FlowEvent]:
        """What has happened and happens, to the end of the run; from the event after ``after``. Ends early after ``timeout_s``."""
        waiting: set[str] = set()
        for pause in _pauses(timeout_s):
            record, found = self._look_for_events(after, waiting)
            yield from found
            after = max([after, *(one.seq for one in found)])
            if record.state in ENDED:
                return
            time.sleep(pause)

    async def aevents(self, *, after: int = 0, timeout_s: float | None = None) -> AsyncIterator[FlowEvent]:
        """The same on the running loop."""
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
        """What is new; ``waiting`` holds the questions that were told of."""
        record = self.record()
        engine = self._flows.engine
        every = events_of(record, engine.journal(self.id), engine.questions(self.id))
        found = [one for one in every if one.kind != "waiting" and one.seq > after]
        asked = [one for one in every if one.kind == "waiting" and one.data["topic"] not in waiting]
        waiting.update(one.data["topic"] for one in asked)
        return record, found + asked

    def mermaid(self) -> str:
        """Its definition as a Mermaid flowchart, with how far it has come."""
        return draw_run(self._flows.definition(self._last.definition), self.steps)

    # --- what people do -----------------------------------------------------------------------------------------------

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
        """Answer the open question of a step, by its path. False: there is none that is open, or ``by`` may not answer it.

        Args:
            step: Path of the step, or the topic of the question.
            by: Who answers; a text is the id of a principal of the run's tenant.
            granted: Of an ``approve`` step.
            do: Of a step that asks what becomes of it: "retry", "skip" or "stop".
            data: With "skip": what takes the place of the step's data.
            fields: Of a call that asks something of the user: the values; see ``callwright.answer``.
            yes: Of such a call: the user agrees to it as it stands.
            reason: One line, kept with the answer.

        Raises:
            RunConflictError: the answer does not fit the question.
        """
        who = self._principal(by)
        record = self.record()
        question = next((one for one in self.questions if step in (one.path, one.topic)), None)
        if question is None or not self._flows.may_answer(who, record, question):
            return False
        body = _answer_body(
            question, granted=granted, do=do, data=data, fields=fields, yes=yes, reason=reason
        )
        return self._flows.engine.answer(self.id, question.topic, msgspec.json.encode(body).decode(), who)

    def signal(self, step: str, body: Any = None, *, by: Principal | str | None = None) -> bool:
        """Send the signal of a ``wait`` step, which may come before the run waits for it. The first counts.

        False: the run has no such step or has ended, it has had its signal, or ``by`` may not send it: neither who started
        it nor a manager.

        Raises:
            RunConflictError: the body does not meet the schema of the step.
        """
        who = self._flows.app.principal if by is None else self._principal(by)
        record, engine = self.record(), self._flows.engine
        waits = _wait_step(self._flows.definition(record.definition), step)
        if waits is None or record.state in ENDED or not self._flows.may_see(who, record):
            return False
        if waits.body is not None and not compile_schema(waits.body).is_valid(body):
            raise RunConflictError(f"The body does not meet the schema of {step}.")
        redone = record.redone.get(step, 0)
        topic = f"{step}!{redone}?" if redone else f"{step}?"
        question = Question(topic=topic, path=step, kind="signal", asked_at=self._flows.now_ms())
        return engine.signal(self.id, question, msgspec.json.encode(body).decode(), who)

    def _principal(self, by: Principal | str) -> Principal:
        return Principal(by, tenant=self._last.principal.tenant) if isinstance(by, str) else by

    def stop(self, *, by: Principal | str | None = None, reason: str = "") -> bool:
        """Ask for its end. It ends in its own way: the call that is under way is not cut off, and ``undo`` is done.

        False: it has ended, or ``by`` may not ask: neither who started it nor a manager.
        """
        who = self._flows.app.principal if by is None else self._principal(by)
        if by is not None and not self._flows.may_see(who, self._last):
            return False
        request = StopRequest(by=who.id, at=int(time.time() * 1_000), reason=reason)
        return self._flows.engine.stop(self.id, request)

    def resume(self, *, repeat_effects: bool = False) -> bool:
        """Go on with a run that stopped or was cancelled, at the steps that had ended it. False: it has not ended so.

        Args:
            repeat_effects: The steps that are done again may have had their effect, and are meant once more.

        Raises:
            RunConflictError: effects would happen again; its text names them. Or steps were taken back.
        """
        record = self.record()
        if record.state not in ("stopped", "cancelled"):
            return False
        steps = self.steps
        undone = [one.path for one in steps if one.state in ("undone", "undo_failed")]
        if undone:
            raise RunConflictError(f"These steps were taken back: {', '.join(undone)}. Start a new run.")
        paths = [one.path for one in steps if one.state == "stopped"]
        paths += [one for one in halted_paths(self._flows.engine.journal(self.id)) if one not in paths]
        repeated = [
            one.path
            for one in steps
            if one.stopped is not None
            and one.path in paths
            and (one.stopped.result or {}).get("effect") in ("committed", "unknown")
        ]
        if repeated and not repeat_effects:
            raise RunConflictError(
                f"These would happen again: {', '.join(repeated)}. Say repeat_effects=True to mean it."
            )
        redone = dict(record.redone)
        for path in paths:
            redone[path] = redone.get(path, 0) + 1
        if self._flows.app.runs_tasks:
            self._flows.work()
        return self._flows.engine.resume(self.id, redone)


# --- small parts ------------------------------------------------------------------------------------------------------


def _output(record: RunRecord) -> Any:
    if record.state == "completed":
        return record.output
    assert record.stopped is not None
    raise WorkflowStopped(record.stopped)


def _answer_body(question: Question, **given: Any) -> dict[str, Any]:
    said = {name: value for name, value in given.items() if value not in (None, False, "")}
    match question.kind:
        case "approve" if given["granted"] is not None:
            return {"granted": given["granted"], "reason": given["reason"]}
        case "ask" if given["do"] in ("retry", "skip", "stop"):
            return {"do": given["do"], "data": given["data"]}
        case "question" if "fields" in said or "yes" in said:
            return {"fields": dict(given["fields"] or {}), "yes": given["yes"]}
        case kind:
            wanted = {"approve": "granted", "ask": "do: retry, skip or stop", "question": "fields or yes"}
            raise RunConflictError(f"The step {question.path} asks for {wanted.get(kind, 'a signal')}.")


def _wait_step(workflow: Workflow, path: str) -> Wait | None:
    name = path.rpartition(".")[2]
    step = next((one for one in walk_steps(workflow.steps) if one.name == name), None)
    return step if isinstance(step, Wait) else None


def _run_id(who: Principal, workflow: str, key: str) -> str:
    """The same for the same key of the same principal: so the run of a key is one."""
    named = encode_canonical([who.tenant, who.id, workflow, key])
    return hashlib.sha256(b"run\n" + named).hexdigest()[:24]


def _by_version(one: tuple[str, str]) -> tuple[str, tuple[int, ...]]:
    return one[0], tuple(map(int, one[1].split(".")))


def _pauses(timeout_s: float | None) -> Iterator[float]:
    until = None if timeout_s is None else time.monotonic() + timeout_s
    pause = _SOON_S
    while True:
        left = pause if until is None else until - time.monotonic()
        yield max(0.0, min(pause, left))
        if until is not None and time.monotonic() >= until:
            yield 0.0
            return
        pause = min(_LATER_S, pause * 1.5)
