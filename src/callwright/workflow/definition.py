"""What a workflow is: data. Steps in order, with schemas, limits and what each step does where its result says stop.

Two forms are equal: the builders of ``builders.py`` and the YAML of ``document.py``. Whatever they are written in, the same steps
have the same hash. Nothing in a definition is code, a template or an expression; a value may be a reference, which is a path
and nothing else (``references.py``).

May not know tools, engines, clocks or models.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import force_setattr

from callwright.core.records.idempotency import encode_canonical
from callwright.domain.call import Locale
from callwright.domain.records import RunLimits

INTERPRETER: Final = "flow/1"
"""What the records of a run mean. It changes when a newer interpreter could not go on with a run of an older one; a release
alone never changes it."""

ROOTS: Final = frozenset({"input", "item", "index", "run"})
"""Names that references may begin with beside those of steps: no step has one of them."""

MAX_STEPS: Final = 200
MAX_ITEMS: Final = 1_000
"""Items of one ``each``."""

_NAME = re.compile(r"[a-z][a-z0-9_]{0,63}")
_VERSION = re.compile(r"\d{1,9}\.\d{1,9}\.\d{1,9}")
_DURATION = re.compile(r"(\d{1,9})(ms|s|m|h|d|w)")
_UNIT_MS: Final = {"ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000}


class DefinitionError(ValueError):
    """The definition contradicts itself. Its message lists every problem with the step it is in; so does ``problems``.

    Cure: correct the steps that are named; ``callwright flow lint`` says the same without starting anything.
    """

    def __init__(self, workflow: str, problems: list[str]) -> None:
        super().__init__(
            "\n".join([f"The workflow {workflow!r} cannot be used:", *(f"  - {one}" for one in problems)])
        )
        self.problems = problems


def duration_ms(text: str) -> int:
    """The milliseconds of a duration such as ``90s``, ``2d`` or ``1h30m``.

    Raises:
        ValueError: it is none.
    """
    parts = list(_DURATION.finditer(text))
    if not parts or "".join(part.group() for part in parts) != text:
        raise ValueError(f"{text!r} is no duration; write it as 90s, 15m, 1h30m or 3d")
    return sum(int(part[1]) * _UNIT_MS[part[2]] for part in parts)


# --- what a step does where its result says stop ------------------------------------------------------------------


class StopRun(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stop"):
    """End the run: the rule of seed 003, and the default."""


class UseDefault(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="default"):
    """Go on as if the step had given this ``data``."""

    value: Any = None


class GoTo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="go_to"):
    """Go on at a later step of the same list; what lies between is skipped."""

    step: str


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ask", omit_defaults=True):
    """Wait for a person who says ``retry``, ``skip`` (with data to go on with) or ``stop``.

    Attributes:
        approvers: Principals by id, or ``role:NAME``; none is content with anybody but who started the run.
        expires: How long the question stands; then the run stops.
    """

    approvers: tuple[str, ...] = ()
    expires: str | None = None


class Retry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="retry", omit_defaults=True):
    """Make the call again, ``times`` at most, each time after ``pause``; then ``then``.

    The retries of one call, which its contract declares, come before: this begins where they are used up. A call of unknown
    outcome is never repeated by it.
    """

    times: int = 1
    pause: str = "30s"
    then: StopRun | UseDefault | GoTo | Ask = StopRun()


OnStop = StopRun | UseDefault | GoTo | Retry | Ask

STOP: Final = StopRun()


class Undo(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The call that takes a finished step back when a later one stops the run.

    Attributes:
        tool: The tool that is called.
        arguments: Its arguments; None takes those of its parameters that the step's data has.
    """

    tool: str
    arguments: dict[str, Any] | None = None


# --- the steps --------------------------------------------------------------------------------------------------------


class Call(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="call",
):
    """One call of one tool.

    Attributes:
        arguments: Plain JSON; texts in it may hold references.
        version: Wanted version of the tool, "1" or "1.4.0".
        partial: What a batch that was carried out in part means: ``stop``, or ``continue`` with ``partial`` in the step's value.
        min_confidence: Data that is believed less stops the step.
    """

    name: str
    tool: str
    arguments: dict[str, Any] = {}
    version: str | None = None
    on_stop: OnStop = STOP
    partial: Literal["stop", "continue"] = "stop"
    min_confidence: float | None = None
    undo: Undo | None = None


class Agent(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="agent",
):
    """A small loop of a model with tools, each call of which goes through the governed call.

    Attributes:
        prompt: The task, with references; what they stand for is marked as data.
        model: Name of a model that the application has given to ``app.flows.models``, or one of pydantic-ai, "openai:gpt-5".
        tools: Names of the tools that it may call.
        instructions: The system prompt; the rules of seed 003 are added to it where there are tools.
        output: JSON Schema of the answer; None takes its text.
        locale: Language of the rules; None takes that of the run.
        max_requests: Requests to the model, at most.
        max_tokens: Tokens of all requests together, at most.
    """

    name: str
    prompt: str
    model: str
    tools: tuple[str, ...] = ()
    instructions: str = ""
    output: dict[str, Any] | None = None
    locale: Locale | None = None
    max_requests: int = 20
    max_tokens: int | None = None
    on_stop: OnStop = STOP
    min_confidence: float | None = None
    undo: Undo | None = None


class Each(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="each",
):
    """The same steps for every item of a list, several items at once; ``{item}`` and ``{index}`` are theirs.

    Attributes:
        over: A reference to a list, ``MAX_ITEMS`` long at most.
        do: The steps of one item. An ``each`` within an ``each`` is refused.
        at_once: Items that are worked on at the same time; those that wait for somebody do not count.
        on_stop: What a stop of an item's steps means: ``stop`` ends the run, a default is that item's data.
    """

    name: str
    over: str
    do: tuple["Step", ...]
    at_once: int = 4
    on_stop: OnStop = STOP


class Approve(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="approve",
):
    """Wait until a person has agreed. A refusal, and a question that nobody answers in time, stop the step.

    Attributes:
        show: What the person decides about: a reference, a text with references, or an object with them.
        question: One line for people, with references.
        approvers: Principals by id, or ``role:NAME``; none is content with anybody but who started the run.
        expires: How long the question stands.
    """

    name: str
    show: Any = None
    question: str = ""
    approvers: tuple[str, ...] = ()
    expires: str | None = None
    on_stop: OnStop = STOP


class Wait(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="wait",
):
    """Wait for a signal from outside; its body is the step's data.

    Attributes:
        body: JSON Schema of the body; a signal with another one is refused where it is sent.
        expires: How long it is waited for.
    """

    name: str
    body: dict[str, Any] | None = None
    expires: str | None = None
    on_stop: OnStop = STOP


class Sleep(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="sleep",
):
    """Wait for a time; it costs neither thread nor budget."""

    name: str
    time: str
    on_stop: OnStop = STOP


class Case(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One arm of a branch: a CEL condition over ``input`` and the steps before, and its steps."""

    when: str
    do: tuple["Step", ...]


class Branch(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="branch",
):
    """The steps of the first arm whose condition holds, else those of ``otherwise``. A condition that fails stops the step."""

    name: str
    cases: tuple[Case, ...]
    otherwise: tuple["Step", ...] = ()
    on_stop: OnStop = STOP


class Child(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="workflow",
):
    """Another workflow as a step: a run of its own, whose output is the step's data."""

    name: str
    workflow: str
    input: dict[str, Any] = {}
    version: str | None = None
    on_stop: OnStop = STOP


class Python(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="python",
):
    """A registered function that works something out. It changes nothing outside: after a crash it may run again.

    Attributes:
        function: The name under which ``app.flows.function`` registered it.
        output: JSON Schema of what it gives; None promises nothing.
    """

    name: str
    function: str
    arguments: dict[str, Any] = {}
    output: dict[str, Any] | None = None
    on_stop: OnStop = STOP


Step = Call | Agent | Each | Approve | Wait | Sleep | Branch | Child | Python

LIMITS: Final = RunLimits(
    max_tool_calls=100, max_retries_per_tool=None, max_total_latency_ms=3_600_000, max_same_failures=None
)
"""Budget of a run whose definition says nothing: calls and time in tools; waits for people do not count."""


class _Named(Struct, frozen=True):
    name: str


class Workflow(_Named, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The definition of a workflow.

    Attributes:
        name: Small letters, digits and ``_``.
        steps: In the order in which they are done.
        version: Three numbers; another definition under the same name and version is refused.
        description: One line for people and models.
        input: JSON Schema of the input, or for short ``{"language": str}``: every field is required.
        output: A reference or an object with references: what a completed run gives. None takes the data of its last step.
        output_schema: JSON Schema that the output has to meet; one that it does not meet stops the run.
        limits: Budget of tool calls and of time in tools; waits for people do not count.
        deadline: How long a run may take, waits included.
        locale: Language of the rules for agents, and of messages for people.

    Raises:
        DefinitionError: it contradicts itself.
    """

    steps: Sequence[Step]
    version: str = "1.0.0"
    description: str = ""
    input: dict[str, Any] = {}
    output: Any = UNSET
    output_schema: dict[str, Any] | None = None
    limits: RunLimits = LIMITS
    deadline: str | None = None
    locale: Locale = "zh-CN"

    def __post_init__(self) -> None:
        """Bring the short form of the input into its schema, and refuse what contradicts itself."""
        force_setattr(self, "steps", tuple(self.steps))
        force_setattr(self, "input", input_schema(self.input))
        problems = [*_own_problems(self), *_step_problems(self)]
        if problems:
            raise DefinitionError(str(self.name), problems)

    @property
    def hash(self) -> str:
        """SHA-256 (hex) of the canonical definition: names exactly what a run does."""
        return sha256(encode_canonical(self.to_plain())).hexdigest()

    def to_plain(self) -> dict[str, Any]:
        """The definition as plain JSON values; what is at its default is left out."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


def from_plain(plain: Mapping[str, Any]) -> Workflow:
    """The definition that ``to_plain`` gave.

    Raises:
        DefinitionError: it is none, or contradicts itself.
    """
    try:
        return msgspec.convert(plain, Workflow, strict=True)
    except DefinitionError:
        raise
    except (msgspec.ValidationError, TypeError) as fault:
        name = str(plain.get("name", ""))
        if isinstance(fault.__cause__, DefinitionError):
            raise fault.__cause__ from None
        raise DefinitionError(name, [str(fault)]) from None


def workflow_json(definition: Workflow) -> str:
    """The canonical text that is kept of a definition."""
    return encode_canonical(definition.to_plain()).decode()


def walk_steps(steps: Sequence[Step]) -> Iterator[Step]:
    """Every step, those inside others too, in the order in which they are written."""
    for step in steps:
        yield step
        for inner in inner_lists(step):
            yield from walk_steps(inner)


def inner_lists(step: Step) -> list[Sequence[Step]]:
    """The lists of steps that stand inside this one."""
    match step:
        case Each(do=do):
            return [do]
        case Branch(cases=cases, otherwise=otherwise):
            return [*(case.do for case in cases), otherwise]
        case _:
            return []


def tool_names(definition: Workflow) -> set[str]:
    """The tools that a run may call, those of agents and of ``undo`` too."""
    found: set[str] = set()
    for step in walk_steps(definition.steps):
        match step:
            case Call(tool=tool):
                found.add(tool)
            case Agent(tools=tools):
                found.update(tools)
            case _:
                pass
        undo = getattr(step, "undo", None)
        if undo is not None:
            found.add(undo.tool)
    return found


# --- the short form of an input ----------------------------------------------------------------------------------------

_TYPE_NAMES: Final[dict[Any, str]] = {
    str: "string", int: "integer", float: "number", bool: "boolean", list: "array", dict: "object",
    "str": "string", "int": "integer", "float": "number", "bool": "boolean", "list": "array", "dict": "object",
    "string": "string", "integer": "integer", "number": "number", "boolean": "boolean", "array": "array",
    "object": "object",
}  # fmt: skip
_SCHEMA_WORDS: Final = frozenset({"type", "properties", "$ref", "$schema", "anyOf", "oneOf", "allOf"})


def input_schema(given: Mapping[str, Any]) -> dict[str, Any]:
    """The JSON Schema of an input, from the schema itself or from ``{name: type}``; an empty one takes no fields.

    Raises:
        DefinitionError: a type is none that JSON has.
    """
    if "properties" in given or given.get("type") == "object" or _SCHEMA_WORDS & {*given} - {"type"}:
        return dict(given)
    properties = {name: _property_schema(name, kind) for name, kind in given.items()}
    schema: dict[str, Any] = {"type": "object", "properties": properties, "additionalProperties": False}
    return schema | {"required": list(properties)} if properties else schema


def _property_schema(name: str, kind: Any) -> dict[str, Any]:
    if isinstance(kind, Mapping):
        return dict(kind)
    named = _TYPE_NAMES.get(kind) if isinstance(kind, str | type) else None
    if named is None:
        raise DefinitionError(
            "",
            [f"input {name!r}: say its type as string, integer, number, boolean, array, object or a schema"],
        )
    return {"type": named}


# --- what contradicts itself -------------------------------------------------------------------------------------------


def _own_problems(workflow: Workflow) -> Iterator[str]:
    if not _NAME.fullmatch(str(workflow.name)):
        yield "name: small letters, digits and _ only, a letter first, 64 at most"
    if not _VERSION.fullmatch(workflow.version):
        yield f"version {workflow.version!r}: write three numbers, such as 1.0.0"
    if not workflow.steps:
        yield "steps: there are none"
    if workflow.deadline is not None:
        yield from _duration_problem("deadline", workflow.deadline)
    if workflow.limits.deadline_ms is not None:
        yield "limits.deadline_ms: say deadline of the workflow instead"


def _duration_problem(where: str, text: Any) -> Iterator[str]:
    try:
        if duration_ms(text) <= 0:
            yield f"{where}: must be longer than nothing"
    except (ValueError, TypeError):
        yield f"{where} {text!r}: write a duration such as 90s, 15m, 1h30m or 3d"


def _step_problems(workflow: Workflow) -> Iterator[str]:
    every = list(walk_steps(workflow.steps))
    if len(every) > MAX_STEPS:
        yield f"steps: {len(every)}, at most {MAX_STEPS}"
    names = [step.name for step in every]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"step {name}: the name is used more than once"
    for step in every:
        if not _NAME.fullmatch(step.name) or step.name in ROOTS:
            yield f"step {step.name}: small letters, digits and _ only, and none of {', '.join(sorted(ROOTS))}"
        yield from (f"step {step.name}: {problem}" for problem in _problems_of(step))
    yield from _jump_problems(workflow.steps)


def _problems_of(step: Step) -> Iterator[str]:
    for field in ("expires", "time"):
        text = getattr(step, field, None)
        if text is not None:
            yield from _duration_problem(field, text)
    yield from _on_stop_problems(step.on_stop)
    match step:
        case Each():
            yield from _each_problems(step)
        case Branch() if not step.cases:
            yield "cases: there are none"
        case Agent() if step.max_requests < 1:
            yield "max_requests: at least 1"
        case _:
            pass
    bound = getattr(step, "min_confidence", None)
    if bound is not None and not 0 <= bound <= 1:
        yield "min_confidence: a number from 0 to 1"


def _on_stop_problems(on_stop: OnStop) -> Iterator[str]:
    if isinstance(on_stop, Retry):
        if not 1 <= on_stop.times <= 100:
            yield "on_stop retry: times from 1 to 100"
        yield from _duration_problem("on_stop retry pause", on_stop.pause)
        on_stop = on_stop.then
    if isinstance(on_stop, Ask) and on_stop.expires is not None:
        yield from _duration_problem("on_stop ask expires", on_stop.expires)


def _each_problems(step: Each) -> Iterator[str]:
    if not step.do:
        yield "do: there are no steps"
    if not 1 <= step.at_once <= 64:
        yield "at_once: from 1 to 64"
    if any(isinstance(inner, Each) for inner in walk_steps(step.do)):
        yield "do: an each within an each; put the inner one into a workflow of its own"
    if isinstance(step.on_stop, Retry | Ask):
        yield "on_stop: stop, a default or go_to; retry and ask belong to the steps of an item"


def _jump_problems(steps: Sequence[Step]) -> Iterator[str]:
    """Jumps go forward, within one list: so every run ends."""
    place = {step.name: number for number, step in enumerate(steps)}
    for number, step in enumerate(steps):
        target = jump_target(step.on_stop)
        if target is not None and place.get(target, -1) <= number:
            yield f"step {step.name}: on_stop goes to {target!r}, which is no later step of the same list"
        for inner in inner_lists(step):
            yield from _jump_problems(inner)


def jump_target(on_stop: OnStop) -> str | None:
    """The step that a stop goes on at; None where it goes nowhere else."""
    last = on_stop.then if isinstance(on_stop, Retry) else on_stop
    return last.step if isinstance(last, GoTo) else None
