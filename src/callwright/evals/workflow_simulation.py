"""Simulate a workflow: run its definition in memory with stand-ins for tools, models and people, and with faults.

Nothing real is called. Tools keep their contracts, so that arguments are checked, keys, retries and doubts are those of a real run;
their answers come from a script or from the examples of their schemas. Waits take no real time.
"""

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.app.flows import Flows, Run
from callwright.core.json_schema.example_values import NoExampleError, make_example
from callwright.core.wording.decoding_faults import explain_decoding_fault
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.reason import Reason
from callwright.domain.struct_decoding import describe_types
from callwright.domain.tool_answers import empty, fail
from callwright.ports import CallContext, MayHaveHappened, NotApplied
from callwright.runtime.clock import SystemClock
from callwright.workflow import flow_reasons
from callwright.workflow.definition import Agent, Child, Workflow, tool_names, walk_steps
from callwright.workflow.errors import WorkflowError
from callwright.workflow.lint import describe_input_problems
from callwright.workflow.records import ENDED, Question, RunState, StepView, Stopped
from callwright.workflow.run_json import stopped_to_json
from callwright.workflow.strict_yaml import YamlError, read_yaml

Fault = Literal["none", "refused", "lost_answer", "error", "empty", "null"]
"""``refused``: the effect certainly did not happen. ``lost_answer``: it happened, and the answer was lost. ``error``, ``empty``, ``null``: such an answer."""

FAULTS: Final[tuple[Fault, ...]] = ("refused", "lost_answer", "error", "empty", "null")
_PEOPLE: Final = Principal("simulated-approver")
_PATIENCE_S: Final = 30.0
_PAUSE_S: Final = 0.005


class Script(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the world answers in a simulation; every part may be left out.

    Attributes:
        input: Input of the run; fields that are left out are made up where they are required.
        tools: Tool → its data, one for each call in order; the last one repeats. ``{"fault": NAME}`` is a fault instead.
        models: Model → its answers in order: ``{"text": ...}``, ``{"data": ...}`` or ``{"call": TOOL, "arguments": {...}}``.
        answers: Step → the answer to its question, as ``Run.answer`` takes it, or ``{"signal": ...}``. Approvals that are not
            named are granted; other questions stay open.
        expect: How the run has to end: ``state``, and ``output``, ``step`` or ``code``.
    """

    input: dict[str, Any] = {}
    tools: dict[str, list[Any]] = {}
    models: dict[str, list[dict[str, Any]]] = {}
    answers: dict[str, dict[str, Any]] = {}
    expect: dict[str, Any] = {}


class SimulatedCall(Struct, frozen=True):
    """One entry into a tool. ``happened``: its effect took place."""

    tool: str
    arguments: dict[str, Any]
    key: str | None
    fault: Fault
    happened: bool


class Simulation(Struct, frozen=True, kw_only=True):
    """One simulated run.

    Attributes:
        fault: The fault that was injected, as ``TOOL: FAULT``; "" for none.
        state: The run's last state: ended, waiting for an answer that is not scripted, or in doubt.
        waits_for: Paths of the questions that are open.
        broken: Rules that were broken: an effect that happened twice, an expectation that was not met. Empty if all held.
    """

    fault: str
    state: RunState
    stopped: Stopped | None
    output: Any
    steps: list[StepView]
    calls: list[SimulatedCall]
    waits_for: list[str]
    broken: list[Reason]


class SimulationError(WorkflowError):
    """The simulation cannot be run as scripted. Cure: the message names what the script lacks."""


def read_script(text: str) -> Script:
    """Read a script from YAML, read as strictly as a definition.

    Raises:
        SimulationError: It is not YAML, or has other fields.
    """
    try:
        return msgspec.convert(read_yaml(text), Script)
    except YamlError as fault:
        raise SimulationError(flow_reasons.UNREADABLE_SCRIPT(problem=fault.reason)) from None
    except msgspec.ValidationError as fault:
        problem = explain_decoding_fault(fault)
        raise SimulationError(flow_reasons.UNREADABLE_SCRIPT(problem=problem)) from None


def simulation_to_json(made: Simulation) -> dict[str, Any]:
    """Return a simulation as JSON."""
    return {
        "fault": made.fault,
        "state": made.state,
        "stopped": stopped_to_json(made.stopped),
        "output": made.output,
        "steps": [{"path": one.path, "state": one.state} for one in made.steps],
        "calls": [
            {"tool": one.tool, "arguments": one.arguments, "fault": one.fault, "happened": one.happened}
            for one in made.calls
        ],
        "waitsFor": made.waits_for,
        "broken": [str(one) for one in made.broken],
    }


def simulate(flows: Flows, workflow: Workflow, script: Script) -> Simulation:
    """Simulate one run without faults but those of the script.

    Raises:
        SimulationError: The script lacks something that cannot be made up.
    """
    return _play(flows, workflow, script, "", "none")


def simulate_faults(flows: Flows, workflow: Workflow, script: Script) -> list[Simulation]:
    """Simulate the run once without faults, and once for each tool and fault, which meets the tool's first call.

    Raises:
        SimulationError: As for ``simulate``.
    """
    first = simulate(flows, workflow, script)
    used = list(dict.fromkeys(one.tool for one in first.calls))
    without = replace(script, expect={})
    return [first, *(_play(flows, workflow, without, tool, fault) for tool in used for fault in FAULTS)]


def _play(flows: Flows, workflow: Workflow, script: Script, tool: str, fault: Fault) -> Simulation:
    with _stage(flows, workflow, script, tool, fault) as (app, world):
        run = app.flows.start(workflow.name, _complete_input(workflow, script), locale=workflow.locale)
        _see_through(app.flows, run, script)
        record, steps, questions = run.record(), run.steps, run.questions
    name = f"{tool}: {fault}" if tool else ""
    made = Simulation(
        fault=name,
        state=record.state,
        stopped=record.stopped,
        output=record.output,
        steps=steps,
        calls=world.calls,
        waits_for=[one.path for one in questions],
        broken=[],
    )
    return replace(made, broken=[*world.find_repeats(), *_find_unmet(made, script.expect)])


def _complete_input(workflow: Workflow, script: Script) -> dict[str, Any]:
    """Return the input of the script, with what it leaves out made up from the schema.

    Raises:
        SimulationError: It cannot be made up.
    """
    if not describe_input_problems(workflow, script.input):
        return script.input
    try:
        return {**make_example(workflow.input), **script.input}
    except NoExampleError:
        raise SimulationError(flow_reasons.SCRIPT_WITHOUT_INPUT()) from None


class _World:
    """The tools of the simulation."""

    def __init__(self, script: Script, tool: str, fault: Fault) -> None:
        self.calls: list[SimulatedCall] = []
        self._contracts: dict[str, CompiledContract] = {}
        self._script = script
        self._tool = tool
        self._fault = fault
        self._lock = threading.Lock()

    def add(self, tool: CompiledContract) -> None:
        """Replace a tool by its scripted answers, or by an example of its output schema.

        Raises:
            SimulationError: The script has no answer of the tool, and no example follows from its output schema.
        """
        name = tool.contract.name
        self._contracts[name] = tool
        if not self._script.tools.get(name):
            try:
                make_example(tool.contract.output_schema)
            except NoExampleError:
                raise SimulationError(flow_reasons.SCRIPT_WITHOUT_ANSWER(tool=name)) from None

    def invoke(self, name: str, arguments: dict[str, Any], context: CallContext) -> Any:
        """Answer one call as scripted."""
        with self._lock:
            number = sum(one.tool == name for one in self.calls)
            answer, fault = self._choose(name, number)
            happened = fault not in ("refused", "error")
            made = SimulatedCall(name, dict(arguments), context.idempotency_key, fault, happened)
            self.calls.append(made)
        match fault:
            case "refused":
                raise NotApplied("connection_failed")
            case "lost_answer":
                raise MayHaveHappened
            case "error":
                return fail("SIMULATED_FAULT", "the simulation lets it fail")
            case "empty":
                return empty("query", "the simulation lets it find nothing")
            case "null":
                return None
            case _:
                return answer

    def _choose(self, name: str, number: int) -> tuple[Any, Fault]:
        if name == self._tool and number == 0:
            return None, self._fault
        scripted = self._script.tools.get(name)
        if not scripted:
            return make_example(self._contracts[name].contract.output_schema), "none"
        answer = scripted[min(number, len(scripted) - 1)]
        if isinstance(answer, dict) and answer.keys() == {"fault"} and answer["fault"] in FAULTS:
            return None, answer["fault"]
        return answer, "none"

    def find_repeats(self) -> list[Reason]:
        """Return a reason for each repeated effect of a tool that its contract declares as ``once``."""
        seen: set[tuple[str, str | None]] = set()
        found: list[Reason] = []
        for one in self.calls:
            effect = self._contracts[one.tool].contract.effect
            if effect == "once" and one.happened:
                if (one.tool, one.key) in seen:
                    found.append(flow_reasons.HAPPENED_TWICE(tool=one.tool))
                seen.add((one.tool, one.key))
        return found


class _SwiftClock(SystemClock):
    """The clock of the machine, on which nothing sleeps: pauses before retries pass at once."""

    def sleep(self, ms: float) -> None:
        """Return at once."""

    async def sleep_async(self, ms: float) -> None:
        """Return at once."""


class _StandIn:
    """A tool of the simulation, under the contract of the real one."""

    mode: Final = "thread"
    takes_key = True
    marks_sending = False

    def __init__(self, name: str, world: _World) -> None:
        self._name = name
        self._world = world
        self.own_correctors: Mapping[str, Any] = {}

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Answer as scripted."""
        return self._world.invoke(self._name, arguments, context)


@contextmanager
def _stage(
    flows: Flows, workflow: Workflow, script: Script, tool: str, fault: Fault
) -> Iterator[tuple[Callwright, _World]]:
    """Open an application in memory with stand-ins for everything that the workflow uses."""
    real, world = flows.app, _World(script, tool, fault)
    definitions = _find_needed(flows, workflow)
    with Callwright(clock=_SwiftClock(), locale=real.locale) as app:
        for name in sorted(set[str]().union(*map(tool_names, definitions))):
            found = real.catalogue.find(name, None, real.principal)
            if found is None:
                raise SimulationError(flow_reasons.SCRIPT_UNKNOWN_TOOL(name=name))
            world.add(found[0])
            contract = replace(found[0].contract, correctors={}, stand_in=None)
            app.register(contract, _StandIn(name, world))
        app.flows.functions.update(flows.functions)
        app.flows.prices.update(flows.prices)
        for one in definitions:
            for step in walk_steps(one.steps):
                if isinstance(step, Agent):
                    app.flows.models[step.model] = _make_model(script.models.get(step.model))
            app.flows.add(one)
        yield app, world


def _find_needed(flows: Flows, workflow: Workflow) -> list[Workflow]:
    """Return the workflow after those that it starts as steps."""
    found: dict[str, Workflow] = {workflow.name: workflow}
    left = [workflow]
    while left:
        for step in walk_steps(left.pop().steps):
            if isinstance(step, Child) and step.workflow not in found:
                found[step.workflow] = flows.workflow(step.workflow, step.version)
                left.append(found[step.workflow])
    return list(reversed(found.values()))


def _make_model(answers: Sequence[Mapping[str, Any]] | None) -> Any:
    """Return a model that gives these answers in order; None: one that calls every tool once and makes up its answer."""
    from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart  # noqa: PLC0415 - an extra
    from pydantic_ai.models.function import AgentInfo, FunctionModel  # noqa: PLC0415 - the same
    from pydantic_ai.models.test import TestModel  # noqa: PLC0415 - the same

    if answers is None:
        return TestModel()
    left = list(answers)

    def answer(_messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
        said = left.pop(0) if len(left) > 1 else left[0]
        if "call" in said:
            return ModelResponse(parts=[ToolCallPart(str(said["call"]), dict(said.get("arguments") or {}))])
        if "data" in said and info.output_tools:
            return ModelResponse(parts=[ToolCallPart(info.output_tools[0].name, said["data"])])
        return ModelResponse(parts=[TextPart(str(said.get("text", said.get("data", ""))))])

    return FunctionModel(answer)


def _see_through(flows: Flows, run: Run, script: Script) -> None:
    """Answer what the run asks, as scripted, until it has ended or waits for an answer that is not scripted."""
    until, answered = time.monotonic() + _PATIENCE_S, set[str]()
    while time.monotonic() < until:
        record, questions = run.record(), run.questions
        if record.state in ENDED:
            return
        acted = [_answer(flows, run, one, script, answered) for one in questions]
        if questions and record.state in ("waiting", "in_doubt") and not any(acted):
            return
        time.sleep(_PAUSE_S)
    raise SimulationError(flow_reasons.RUN_WITHOUT_END())


def _answer(flows: Flows, run: Run, question: Question, script: Script, answered: set[str]) -> bool:
    """Answer one question; return whether the run continues, by it or without it."""
    if question.kind in ("task", "child"):
        return True
    if question.topic in answered:
        return False
    answered.add(question.topic)
    if question.kind == "time":
        return flows.engine.answer(run.id, question.topic, "null", _PEOPLE)
    scripted = script.answers.get(question.path)
    if scripted is not None and "signal" in scripted:
        return run.signal(question.path, scripted["signal"])
    if scripted is None and question.kind != "approve":
        return False
    who = question.approvers[0] if question.approvers else _PEOPLE.id
    by = (
        Principal(who)
        if not who.startswith("role:")
        else Principal(_PEOPLE.id, roles=(who.removeprefix("role:"),))
    )
    return run.answer(question.topic, by=by, **(scripted or {"granted": True}))


def _find_unmet(made: Simulation, expect: Mapping[str, Any]) -> list[Reason]:
    stopped = made.stopped
    found: dict[str, Callable[[], Any]] = {
        "state": lambda: made.state,
        "output": lambda: made.output,
        "step": lambda: stopped.step if stopped else "",
        "code": lambda: stopped.code if stopped else "",
    }
    unknown = expect.keys() - found.keys()
    if unknown:
        raise SimulationError(flow_reasons.UNKNOWN_EXPECTATION(name=min(unknown), known=tuple(found)))
    return [
        flow_reasons.EXPECTATION_UNMET(name=name, found=repr(found[name]()), wanted=repr(wanted))
        for name, wanted in expect.items()
        if found[name]() != wanted
    ]


describe_types(Script)
