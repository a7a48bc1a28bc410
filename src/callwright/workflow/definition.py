"""The definition of a workflow, as data: ordered steps, schemas, limits, and each step's reaction to a stop.

A definition has two equivalent forms: the builders of ``builders.py`` and the YAML of ``document.py``. The
same steps have the same hash in both forms. A definition contains no code, templates or expressions, except
for the conditions of branches (``conditions.py``); a value may be a reference, which is only a path
(``references.py``).

Must not depend on tools, engines, clocks or models.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import force_setattr

from callwright.core.records.idempotency import encode_canonical
from callwright.core.wording.decoding_faults import explain_decoding_fault
from callwright.domain.call import Locale
from callwright.domain.reason import Reason, ReasonError, render_reason
from callwright.domain.records import RunLimits
from callwright.domain.struct_decoding import describe_types
from callwright.workflow import definition_reasons
from callwright.workflow.names import is_workflow_name

INTERPRETER: Final = "flow/1"
"""Version of the meaning of a run's records.

It changes only if a newer interpreter could not continue a run of an older one; a release alone does not
change it.
"""

ROOTS: Final = frozenset({"input", "item", "index", "run"})
"""Names that references may begin with, in addition to those of steps. No step may use them."""

MAX_STEPS: Final = 200
MAX_ITEMS: Final = 1_000
"""Maximum number of items of one ``each``."""

_VERSION = re.compile(r"\d{1,9}\.\d{1,9}\.\d{1,9}")
_DURATION = re.compile(r"(\d{1,9})(ms|s|m|h|d|w)")
_UNIT_MS: Final = {"ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000}


class DefinitionError(ValueError):
    """The definition is inconsistent. The message and ``problems`` list every problem with its step, in English.

    ``reasons`` are the same problems as codes, and ``workflow`` is the name of the definition.

    Cure: correct the named steps; ``callwright flow lint`` reports the same problems without starting a run.
    """

    def __init__(self, workflow: str, reasons: Sequence[Reason | str]) -> None:
        self.workflow = workflow
        self.reasons = tuple(reasons)
        self.problems = [render_reason(one, "en") for one in reasons]
        super().__init__(self.render("en"))

    def render(self, locale: Locale) -> str:
        """Return the message in this language."""
        head = definition_reasons.REFUSED(workflow=self.workflow).render(locale)
        return "\n".join([head, *(f"  - {render_reason(one, locale)}" for one in self.reasons)])


def duration_ms(text: str) -> int:
    """Parse a duration such as ``90s``, ``2d`` or ``1h30m``; return milliseconds.

    Raises:
        ValueError: The text is not a duration.
    """
    parts = list(_DURATION.finditer(text))
    if not parts or "".join(part.group() for part in parts) != text:
        raise ReasonError(definition_reasons.NOT_A_DURATION(text=text))
    return sum(int(part[1]) * _UNIT_MS[part[2]] for part in parts)


# --- reactions to a stop ------------------------------------------------------------------------------------------


class StopRun(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stop"):
    """End the run: the rule of seed 003, and the default."""


class UseDefault(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="default"):
    """Continue as if the step had returned this ``data``."""

    value: Any = None


class GoTo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="go_to"):
    """Continue at a later step of the same list; the steps in between are skipped."""

    step: str


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ask", omit_defaults=True):
    """Wait for a person who chooses ``retry``, ``skip`` (with data to continue with) or ``stop``.

    Attributes:
        approvers: Principals by id, or ``role:NAME``; if empty, anyone of the run's tenant, including the
            principal that started the run.
        expires: How long the question stays open; then the run stops.
    """

    approvers: tuple[str, ...] = ()
    expires: str | None = None


class Retry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="retry", omit_defaults=True):
    """Make the call again, at most ``times`` times, each time after ``pause``; then apply ``then``.

    The retries that the contract of a call declares come first; these begin after they are used up. A call
    with an unknown outcome is never repeated.
    """

    times: int = 1
    pause: str = "30s"
    then: StopRun | UseDefault | GoTo | Ask = StopRun()


OnStop = StopRun | UseDefault | GoTo | Retry | Ask

STOP: Final = StopRun()


class Undo(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The call that undoes a finished step when a later step stops the run.

    Attributes:
        tool: The tool to call.
        arguments: Its arguments; None fills the tool's parameters from fields of the same name in the step's
            data.
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
        arguments: Plain JSON; strings may contain references.
        version: Required version of the tool, "1" or "1.4.0".
        partial: Reaction to a batch that was carried out in part: ``stop``, or ``continue`` with ``partial``
            in the step's value.
        min_confidence: Data with a lower confidence stops the step.
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
    """A loop of a model with tools; every tool call is a governed call.

    Attributes:
        prompt: The task, with references; the referenced values are marked as data.
        model: Name of a model in ``app.flows.models``, or a pydantic-ai model name such as "openai:gpt-5".
        tools: Names of the tools that it may call.
        instructions: The system prompt; if there are tools, the rules of seed 003 are added.
        output: JSON Schema of the answer; None returns the text.
        locale: Language of the rules; None uses that of the run.
        max_requests: Maximum number of requests to the model.
        max_tokens: Maximum number of tokens of all requests together.
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
    """Run the same steps for every item of a list, several items concurrently; they may use ``{item}`` and ``{index}``.

    Attributes:
        over: A reference to a list of at most ``MAX_ITEMS`` items.
        do: The steps of one item. An ``each`` within an ``each`` is refused.
        at_once: Maximum number of items processed concurrently; waiting items do not count.
        on_stop: Reaction when the steps of an item stop: ``stop`` ends the run; a default becomes the data of
            that item.
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
    """Wait until a person approves. A refusal, or an expired question, stops the step.

    Attributes:
        show: What the person decides about: a reference, a text with references, or an object with
            references.
        question: One line for people, with references.
        approvers: Principals by id, or ``role:NAME``; if empty, anyone except the principal that started the
            run.
        expires: How long the question stays open.
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
        body: JSON Schema of the body; a signal whose body does not match is refused when it is sent.
        expires: Maximum time to wait for the signal.
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
    """Wait for a time; a waiting run uses no thread and no budget."""

    name: str
    time: str
    on_stop: OnStop = STOP


class Case(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One arm of a branch: a CEL condition over ``input`` and earlier steps, and the steps of the arm."""

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
    """Run the steps of the first arm whose condition is true, else those of ``otherwise``.

    A condition that cannot be evaluated stops the step.
    """

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
    """Run another workflow as a step: a separate run, whose output is the step's data."""

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
    """A registered function that computes a value. It must have no side effects: after a crash it may run again.

    Attributes:
        function: The name under which ``app.flows.function`` registered it.
        output: JSON Schema of the return value; None declares no schema.
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
"""Default budget of a run: tool calls, and time in tools; waits for people do not count."""


class ModelBudget(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all agent steps of a run may use together. It is checked before each request; those under way are not counted.

    Attributes:
        max_tokens: Tokens that models read and write.
        max_cost: Money, in the currency of ``app.flows.prices``; needs a price for every model of the workflow.
    """

    max_tokens: int | None = None
    max_cost: float | None = None


class _Named(Struct, frozen=True):
    name: str


class Workflow(_Named, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The definition of a workflow.

    Attributes:
        name: Lower-case letters, digits and ``_``.
        steps: The steps, in order of execution.
        version: Three numbers; a different definition with the same name and version is refused.
        description: One line for people and models.
        input: JSON Schema of the input, whose defaults are filled in when a run starts, or the short form
            ``{"language": str}``, in which every field is required.
        output: The output of a completed run: a reference, or an object with references. None uses the data
            of the last step.
        output_schema: JSON Schema of the output; an output that does not match stops the run.
        limits: Budget of tool calls and of time in tools; waits for people do not count.
        budget: Tokens and money of its agent steps; None is no limit.
        deadline: Maximum duration of a run, including waits.
        locale: Language of the rules for agents, and of messages for people; None uses that of the application.

    Raises:
        DefinitionError: The definition is inconsistent.
    """

    steps: Sequence[Step]
    version: str = "1.0.0"
    description: str = ""
    input: dict[str, Any] = {}
    output: Any = UNSET
    output_schema: dict[str, Any] | None = None
    limits: RunLimits = LIMITS
    budget: ModelBudget | None = None
    deadline: str | None = None
    locale: Locale | None = None

    def __post_init__(self) -> None:
        """Expand the short form of the input to a schema, and reject an inconsistent definition."""
        if isinstance(self.steps, Iterable):
            force_setattr(self, "steps", tuple(self.steps))
        if isinstance(self.input, Mapping):
            force_setattr(self, "input", input_schema(self.input, str(self.name)))
        problems = _type_problems(self) or [*_own_problems(self), *_step_problems(self)]
        if problems:
            raise DefinitionError(str(self.name), problems)

    @property
    def hash(self) -> str:
        """SHA-256 (hex) of the canonical definition: identifies the exact behaviour of a run."""
        return sha256(encode_canonical(self.to_plain())).hexdigest()

    def to_plain(self) -> dict[str, Any]:
        """Return the definition as plain JSON values; fields at their default are omitted."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


def from_plain(plain: Mapping[str, Any]) -> Workflow:
    """Return the definition that ``to_plain`` serialised.

    Raises:
        DefinitionError: The value is not a definition, or the definition is inconsistent.
    """
    try:
        return msgspec.convert(plain, Workflow, strict=True)
    except DefinitionError:
        raise
    except (msgspec.ValidationError, TypeError) as fault:
        name = str(plain.get("name", ""))
        if isinstance(fault.__cause__, DefinitionError):
            raise fault.__cause__ from None
        explained = (
            explain_decoding_fault(fault) if isinstance(fault, msgspec.ValidationError) else str(fault)
        )
        raise DefinitionError(name, [explained]) from None


def workflow_json(definition: Workflow) -> str:
    """Return the canonical text under which a definition is stored."""
    return encode_canonical(definition.to_plain()).decode()


def walk_steps(steps: Sequence[Step]) -> Iterator[Step]:
    """Return every step, including nested ones, in the order of the definition."""
    for step in steps:
        yield step
        for inner in inner_lists(step):
            yield from walk_steps(inner)


def name_child(workflow: str, version: str | None) -> str:
    """Return how a run names the workflow of a child: ``report``, and ``report 1.0.0`` where the step asks for a version."""
    return workflow if version is None else f"{workflow} {version}"


def inner_lists(step: Step) -> list[Sequence[Step]]:
    """Return the lists of steps nested in this step."""
    match step:
        case Each(do=do):
            return [do]
        case Branch(cases=cases, otherwise=otherwise):
            return [*(case.do for case in cases), otherwise]
        case _:
            return []


_PLACE: Final = re.compile(r"([^\[\].]+)(?:\[(\d{1,4})\])?")


def find_step(definition: Workflow, path: str) -> Step | None:
    """Return the step of a path such as ``ok`` or ``post[2].ok``; None if a run of the definition cannot have this path."""
    steps: Sequence[Step] = definition.steps
    *outer, last = path.split(".")
    for part in outer:
        place = _PLACE.fullmatch(part)
        each = place and _find_in_line(steps, place[1])
        if not place or place[2] is None or int(place[2]) >= MAX_ITEMS or not isinstance(each, Each):
            return None
        steps = each.do
    return _find_in_line(steps, last)


def _find_in_line(steps: Sequence[Step], name: str) -> Step | None:
    """Return a step of this list, or of the arms of its branches, whose paths are those of the list."""
    for step in steps:
        if step.name == name:
            return step
        arms = inner_lists(step) if isinstance(step, Branch) else []
        for arm in arms:
            found = _find_in_line(arm, name)
            if found is not None:
                return found
    return None


def tool_names(definition: Workflow) -> set[str]:
    """Return the tools that a run may call, including those of agents and of ``undo``."""
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


def input_schema(given: Mapping[str, Any], workflow: str = "") -> dict[str, Any]:
    """Return the JSON Schema of an input, given as a schema or as ``{name: type}``; an empty one allows no fields.

    ``workflow``: its name, for the message of a refusal.

    Raises:
        DefinitionError: A type has no JSON equivalent.
    """
    if "properties" in given or given.get("type") == "object" or _SCHEMA_WORDS & {*given} - {"type"}:
        return dict(given)
    properties = {name: _property_schema(name, kind, workflow) for name, kind in given.items()}
    schema: dict[str, Any] = {"type": "object", "properties": properties, "additionalProperties": False}
    return schema | {"required": list(properties)} if properties else schema


def complete_input(schema: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return an input with the defaults that its schema declares for fields that were left out."""
    return find_input_defaults(schema) | dict(given)


def find_input_defaults(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return the declared defaults of the fields of an input, by name."""
    properties = schema.get("properties")
    if not isinstance(properties, Mapping):
        return {}
    return {
        name: deepcopy(one["default"])
        for name, one in properties.items()
        if isinstance(one, Mapping) and "default" in one
    }


def _property_schema(name: str, kind: Any, workflow: str) -> dict[str, Any]:
    if isinstance(kind, Mapping):
        return dict(kind)
    named = _TYPE_NAMES.get(kind) if isinstance(kind, str | type) else None
    if named is None:
        raise DefinitionError(workflow, [definition_reasons.NO_TYPE_OF_INPUT(name=name)])
    return {"type": named}


# --- consistency checks ------------------------------------------------------------------------------------------------

_Typed: Final = msgspec.defstruct(
    "_Typed", [(one.name, one.type, one.default) for one in msgspec.structs.fields(Workflow)], kw_only=True
)
"""The fields of a workflow without the checks of one, so that their types can be checked while one is made."""


def _type_problems(workflow: Workflow) -> list[Reason | str]:
    """Find values of a wrong type, which builders do not check; all other checks rely on the types.

    The most frequent one is a function in place of a name. It is searched for first, because msgspec would not report its place.
    If no value is wrong, mappings in place of limits, budgets or steps are converted to their types in ``workflow``.
    """
    foreign: list[Any] = []

    def mark(value: Any) -> dict[str, int]:
        foreign.append(value)
        return {_FOREIGN: len(foreign) - 1}

    plain = msgspec.to_builtins(workflow, enc_hook=mark)
    if foreign:
        return [
            definition_reasons.NOT_PLAIN(where=where, kind=type(foreign[number]).__name__)
            for where, number in _find_foreign(plain, "")
        ]
    try:
        typed = msgspec.convert(plain, _Typed, strict=True)
    except msgspec.ValidationError as fault:
        return [explain_decoding_fault(fault)]
    for name in _Typed.__struct_fields__:
        force_setattr(workflow, name, getattr(typed, name))
    return []


_FOREIGN: Final = "\0foreign"


def _find_foreign(plain: Any, where: str) -> Iterator[tuple[str, int]]:
    """Return path and number of each marked value, the path as msgspec writes it, such as ``steps[0].tool``."""
    match plain:
        case {"\0foreign": number}:
            yield where, number
        case dict():
            for name, value in plain.items():
                yield from _find_foreign(value, f"{where}.{name}" if where else str(name))
        case list() | tuple():
            for place, value in enumerate(plain):
                yield from _find_foreign(value, f"{where}[{place}]")
        case _:
            pass


def _own_problems(workflow: Workflow) -> Iterator[Reason]:
    if not is_workflow_name(str(workflow.name)):
        yield definition_reasons.WRONG_NAME()
    if not _VERSION.fullmatch(workflow.version):
        yield definition_reasons.WRONG_VERSION(version=workflow.version)
    if not workflow.steps:
        yield definition_reasons.NO_STEPS()
    if workflow.deadline is not None:
        yield from _duration_problem("deadline", workflow.deadline)
    for name in ("max_tokens", "max_cost"):
        bound = getattr(workflow.budget, name, None)
        if bound is not None and bound <= 0:
            yield definition_reasons.BUDGET_NOT_POSITIVE(name=name)
    if workflow.limits.deadline_ms is not None:
        yield definition_reasons.DEADLINE_OF_LIMITS()


def _duration_problem(where: str, text: Any) -> Iterator[Reason]:
    try:
        if duration_ms(text) <= 0:
            yield definition_reasons.DURATION_NOT_POSITIVE(where=where)
    except (ValueError, TypeError):
        yield definition_reasons.WRONG_DURATION(where=where, text=text)


def _step_problems(workflow: Workflow) -> Iterator[Reason]:
    every = list(walk_steps(workflow.steps))
    if len(every) > MAX_STEPS:
        yield definition_reasons.TOO_MANY_STEPS(count=len(every), most=MAX_STEPS)
    names = Counter(step.name for step in every)
    for name in sorted(name for name, times in names.items() if times > 1):
        yield _of_step(name, definition_reasons.STEP_NAME_TWICE())
    for step in every:
        if not is_workflow_name(step.name) or step.name in ROOTS:
            yield _of_step(step.name, definition_reasons.WRONG_STEP_NAME(taken=tuple(sorted(ROOTS))))
        yield from (_of_step(step.name, problem) for problem in _problems_of(step))
    yield from _jump_problems(workflow.steps)


def _of_step(name: str, problem: Reason) -> Reason:
    return definition_reasons.PROBLEM_OF_STEP(step=name, problem=problem)


def _problems_of(step: Step) -> Iterator[Reason]:
    for field in ("expires", "time"):
        text = getattr(step, field, None)
        if text is not None:
            yield from _duration_problem(field, text)
    yield from _on_stop_problems(step.on_stop)
    match step:
        case Each():
            yield from _each_problems(step)
        case Branch() if not step.cases:
            yield definition_reasons.NO_CASES()
        case Agent() if step.max_requests < 1:
            yield definition_reasons.TOO_FEW_REQUESTS()
        case _:
            pass
    bound = getattr(step, "min_confidence", None)
    if bound is not None and not 0 <= bound <= 1:
        yield definition_reasons.WRONG_MIN_CONFIDENCE()


def _on_stop_problems(on_stop: OnStop) -> Iterator[Reason]:
    if isinstance(on_stop, Retry):
        if not 1 <= on_stop.times <= 100:
            yield definition_reasons.WRONG_RETRY_TIMES()
        yield from _duration_problem("on_stop retry pause", on_stop.pause)
        on_stop = on_stop.then
    if isinstance(on_stop, Ask) and on_stop.expires is not None:
        yield from _duration_problem("on_stop ask expires", on_stop.expires)


def _each_problems(step: Each) -> Iterator[Reason]:
    if not step.do:
        yield definition_reasons.EACH_WITHOUT_STEPS()
    if not 1 <= step.at_once <= 64:
        yield definition_reasons.WRONG_AT_ONCE()
    if any(isinstance(inner, Each) for inner in walk_steps(step.do)):
        yield definition_reasons.EACH_WITHIN_EACH()
    if isinstance(step.on_stop, Retry | Ask):
        yield definition_reasons.WRONG_REACTION_OF_EACH()


def _jump_problems(steps: Sequence[Step]) -> Iterator[Reason]:
    """Check that jumps go forward within one list, so that every run ends."""
    place = {step.name: number for number, step in enumerate(steps)}
    for number, step in enumerate(steps):
        target = jump_target(step.on_stop)
        if target is not None and place.get(target, -1) <= number:
            yield _of_step(step.name, definition_reasons.JUMP_NOT_FORWARD(target=target))
        for inner in inner_lists(step):
            yield from _jump_problems(inner)


def jump_target(on_stop: OnStop) -> str | None:
    """Return the step at which a run continues after a stop; None if ``on_stop`` defines no jump."""
    last = on_stop.then if isinstance(on_stop, Retry) else on_stop
    return last.step if isinstance(last, GoTo) else None


describe_types(Workflow, _Typed)
