"""Find errors and possible errors in a definition from the contracts of its tools, before a run starts. Pure.

An error is a defect that always fails: an unknown tool, a reference to a value that is not available yet or
cannot exist, a type that never matches. A warning is a possible failure: a value that may be absent, a write without an undo, a
step that is never reached.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import UNSET, Struct

from callwright.core.json_schema.compiled_schema import SchemaError, compile_schema
from callwright.core.records.idempotency import encode_canonical
from callwright.core.repair.name_spelling import find_nearest_tool
from callwright.core.wording.field_findings import explain_findings
from callwright.domain.call import Locale
from callwright.domain.contract import CompiledContract, Finding
from callwright.domain.reason import Reason, render_reason
from callwright.workflow import definition_reasons
from callwright.workflow.conditions import check_condition, evaluate_condition
from callwright.workflow.definition import (
    Agent,
    Approve,
    Branch,
    Call,
    Child,
    Each,
    Python,
    Retry,
    Sleep,
    Step,
    Undo,
    UseDefault,
    Wait,
    Workflow,
    find_input_defaults,
    jump_target,
    walk_steps,
)
from callwright.workflow.reference_types import UNKNOWN, Place, item_schema, place_at, types_fit, types_of
from callwright.workflow.references import Reference, find_references
from callwright.workflow.words import describe_finding, explain_finding
from callwright.workflow.world import ConditionError

FindContract = Callable[[str], CompiledContract | None]
FindWorkflow = Callable[[str, str | None], Workflow | None]
"""Name and version → the definition; without a version, the newest."""

_VALUE_FIELDS: Final[dict[str, Any]] = {
    "data": {},
    "message": {"type": "string"},
    "confidence": {"type": "number"},
}
_RUN_SCHEMA: Final = {
    "type": "object",
    "properties": {
        "id": {"type": "string"},
        "key": {"type": ["string", "null"]},
        "workflow": {"type": "string"},
        "started_by": {"type": "string"},
    },
    "required": ["id", "key", "workflow", "started_by"],
    "additionalProperties": False,
}


class FlowFinding(Struct, frozen=True):
    """One finding of lint.

    Attributes:
        step: The step; "" for the workflow itself.
        field: Position in the step, such as ``arguments.title``.
        problem: Description of the defect in English; ``cure`` describes the correction. ``describe`` returns
            both in the language of a person.
        code: Name of the kind of finding; "" for a definition that cannot be read.
        values: Names and references in the texts.
    """

    level: Literal["error", "warning"]
    step: str
    field: str
    problem: Reason | str
    cure: str = ""
    code: str = ""
    values: dict[str, str | Reason] = {}

    def describe(self, locale: Locale) -> tuple[str, str]:
        """Return problem and cure in this language."""
        if not self.code:
            return render_reason(self.problem, locale), self.cure
        return describe_finding(self.code, locale, self.values)

    def explain(self) -> Reason:
        """Return place, problem and cure as one reason, which is rendered in either language."""
        where = ".".join(one for one in (self.step, self.field) if one)
        problem = explain_finding(self.code, self.values) if self.code else self.problem
        return definition_reasons.FINDING(where=where, problem=problem)

    def __str__(self) -> str:
        return str(self.explain())


class _Known(Struct, frozen=True):
    """The schema of a name, and whether its value may be missing on some path to this step."""

    schema: Mapping[str, Any] | None
    certain: bool = True


Scope = dict[str, _Known]


def describe_input_problems(workflow: Workflow, given: Mapping[str, Any]) -> Reason | None:
    """Return why a workflow does not take this input; None if it does."""
    problems = explain_findings(compile_schema(workflow.input).findings(given))
    return _explain_unwritable(given) if problems is None else problems


def _explain_unwritable(given: Mapping[str, Any]) -> Reason | None:
    """Return that an input which meets its schema cannot be written as JSON: a text with half a character."""
    try:
        encode_canonical(given)
    except (UnicodeEncodeError, ValueError):
        return explain_findings([Finding("json", (), None)])
    return None


def lint_workflow(
    workflow: Workflow,
    contract_of: FindContract,
    *,
    functions: frozenset[str] = frozenset(),
    workflows: frozenset[str] = frozenset(),
    find_workflow: FindWorkflow = lambda _name, _version: None,
    tools: Sequence[str] = (),
    prices: frozenset[str] = frozenset(),
) -> list[FlowFinding]:
    """Return all findings, errors first, in the order of the steps.

    Args:
        workflow: The definition.
        contract_of: Finds the contract of a tool.
        functions: Registered functions of ``python`` steps.
        workflows: Names of the registered workflows.
        find_workflow: Finds the definition of one of them, to check the input that a step gives it. The default finds none; then only
            the name is checked.
        tools: Names of tools to suggest for a misspelt one.
        prices: Models that have a price.
    """
    linter = _Linter(contract_of, functions, workflows, find_workflow, tools)
    if workflow.budget is not None and workflow.budget.max_cost is not None:
        linter.prices(workflow.steps, prices)
    certain = {*workflow.input.get("required", ()), *find_input_defaults(workflow.input)}
    scope: Scope = {
        "input": _Known({**workflow.input, "required": sorted(certain)}),
        "run": _Known(_RUN_SCHEMA),
    }
    linter.schema("", "input", workflow.input)
    linter.schema("", "output_schema", workflow.output_schema)
    linter.steps(workflow.steps, scope)
    if workflow.output is not UNSET:
        linter.references("", "output", workflow.output, scope)
    return sorted(linter.found, key=lambda one: one.level != "error")


class _Linter:
    def __init__(
        self,
        contract_of: FindContract,
        functions: frozenset[str],
        workflows: frozenset[str],
        find_workflow: FindWorkflow,
        tools: Sequence[str],
    ) -> None:
        self.found: list[FlowFinding] = []
        self._contract_of = contract_of
        self._functions = functions
        self._workflows = workflows
        self._find_workflow = find_workflow
        self._tools = tools

    def _add_misspelt(
        self,
        step: str,
        field: str,
        code: str,
        name: str,
        known: Iterable[str],
        /,
        *,
        level: Literal["error", "warning"] = "error",
        **values: str,
    ) -> None:
        """Add the finding that a name is unknown, with the most similar known name, if one is similar."""
        near = find_nearest_tool(name, sorted(known)) if len(name) > 2 else None
        self._add(level, step, field, code, **values, **({} if near is None else {"near": near}))

    def _add(
        self, level: Literal["error", "warning"], step: str, field: str, code: str, **values: str | Reason
    ) -> None:
        problem, cure = describe_finding(code, "en", values)
        self.found.append(FlowFinding(level, step, field, problem, cure, code, values))

    # --- paths through the steps --------------------------------------------------------------------------------------

    def steps(self, steps: Sequence[Step], scope: Scope) -> None:
        """Check every path through a list; a value is certain after it only if it is certain on every path."""
        arriving: dict[str, list[Scope]] = {}
        here = scope
        for step in steps:
            merged = _merge([*arriving.pop(step.name, []), here])
            schema = self._step(step, merged)
            target = jump_target(step.on_stop)
            if target is not None:
                arriving.setdefault(target, []).append(merged)
            here = {**merged, step.name: _Known(schema)}
            if isinstance(step, Branch):
                here |= _names_of_arms(step)
        scope.update(here)

    def _step(self, step: Step, scope: Scope) -> Mapping[str, Any] | None:
        """Check one step; return the schema of its value."""
        self._on_stop(step)
        schema: Mapping[str, Any] | None = _LOOKS[type(step)](self, step, scope)
        return schema

    def _approve(self, step: Approve, scope: Scope) -> Mapping[str, Any] | None:
        self.references(step.name, "show", step.show, scope)
        self.references(step.name, "question", step.question, scope)
        return _value_of(_APPROVED)

    def _wait(self, step: Wait, scope: Scope) -> Mapping[str, Any] | None:
        del scope
        self.schema(step.name, "body", step.body)
        return _value_of(step.body)

    def _sleep(self, step: Sleep, scope: Scope) -> Mapping[str, Any] | None:
        del step, scope
        return _value_of(None)

    def _branch(self, step: Branch, scope: Scope) -> Mapping[str, Any] | None:
        earlier: set[str] = set()
        is_decided = False
        for number, case in enumerate(step.cases):
            constant = self._condition(step.name, f"cases.{number}.when", case.when, scope)
            if is_decided or constant is False or case.when.strip() in earlier:
                self._warn_of_unreachable(case.do)
            is_decided = is_decided or constant is True
            earlier.add(case.when.strip())
            self.steps(case.do, dict(scope))
        if is_decided:
            self._warn_of_unreachable(step.otherwise)
        self.steps(step.otherwise, dict(scope))
        return _value_of(None)

    def _warn_of_unreachable(self, steps: Sequence[Step]) -> None:
        if steps:
            self._add("warning", steps[0].name, "", "unreachable")

    def _condition(self, step: str, field: str, condition: str, scope: Scope) -> bool | None:
        """Check a condition; return its value if it is the same for every run, else None."""
        try:
            names = check_condition(condition)
            constant = None if names else evaluate_condition(condition, {})
        except ConditionError as fault:
            self._add("error", step, field, "bad_condition", why=fault.reason)
            return None
        for name in sorted(names - scope.keys()):
            self._add_misspelt(step, field, "unknown_name", name, scope, name=name)
        return constant

    def _child(self, step: Child, scope: Scope) -> Mapping[str, Any] | None:
        if step.workflow not in self._workflows:
            self._add_misspelt(
                step.name, "workflow", "unknown_workflow", step.workflow, self._workflows, name=step.workflow
            )
        started = self._find_workflow(step.workflow, step.version)
        self._arguments(
            step.name, "input", step.input, step.workflow, None if started is None else started.input, scope
        )
        return _value_of(None if started is None else started.output_schema)

    def _python(self, step: Python, scope: Scope) -> Mapping[str, Any] | None:
        self.references(step.name, "arguments", step.arguments, scope)
        self.schema(step.name, "output", step.output)
        if step.function not in self._functions:
            self._add_misspelt(
                step.name, "function", "unknown_function", step.function, self._functions, name=step.function
            )
        return _value_of(step.output)

    def _on_stop(self, step: Step) -> None:
        on_stop = step.on_stop
        if isinstance(on_stop, Retry) and isinstance(step, Call):
            tool = self._contract_of(step.tool)
            if tool is not None and tool.contract.effect == "once":
                self._add("warning", step.name, "on_stop", "retries_once")

    # --- kinds of steps ----------------------------------------------------------------------------------------------

    def _call(self, step: Call, scope: Scope) -> Mapping[str, Any] | None:
        tool = self._tool(step.name, "tool", step.tool)
        self._arguments(step.name, "arguments", step.arguments, step.tool, _get_input_schema(tool), scope)
        schema = _value_of(None if tool is None else tool.contract.output_schema)
        self._undo(step.name, step.undo, {**scope, step.name: _Known(schema)})
        if isinstance(step.on_stop, UseDefault) and step.on_stop.value is None:
            return _value_of(_or_null(None if tool is None else tool.contract.output_schema))
        return schema

    def _tool(self, step: str, field: str, name: str) -> CompiledContract | None:
        found = self._contract_of(name)
        if found is None:
            self._add_misspelt(step, field, "unknown_tool", name, self._tools, name=name)
        return found

    def _arguments(
        self,
        step: str,
        field: str,
        given: Mapping[str, Any],
        taker: str,
        wanted: Mapping[str, Any] | None,
        scope: Scope,
    ) -> None:
        """Check what a step gives a tool or a workflow against its input schema; None where that is not known."""
        self.references(step, field, given, scope)
        if wanted is None:
            return
        properties: Mapping[str, Any] = wanted.get("properties", {})
        for name in wanted.get("required", ()):
            if name not in given:
                self._add("error", step, f"{field}.{name}", "missing_argument", tool=taker)
        if wanted.get("additionalProperties") is False:
            for name in given.keys() - properties.keys():
                free = properties.keys() - given.keys()
                self._add_misspelt(step, f"{field}.{name}", "unknown_argument", name, free, tool=taker)
        for name, value in given.items():
            if name in properties:
                self._fits(step, f"{field}.{name}", value, place_at(wanted, (name,)), scope)

    def _fits(self, step: str, field: str, value: Any, wanted: Place, scope: Scope) -> None:
        """Check that a value, or the target of its reference, can have the required type."""
        wanted_types = types_of(wanted.schemas)
        references = list(find_references(value))
        if not references:
            given: set[str] | None = types_of([{"const": value}])
        elif isinstance(value, str) and references[0][2]:
            place = self._place(references[0][1], scope)
            given = types_of(place.schemas)
            absent = place.optional or (given is not None and "null" in given)
            is_named = bool(place.missing or place.undeclared) or _may_be_left_out(references[0][1], scope)
            # a finding of the reference itself
            if absent and wanted_types is not None and "null" not in wanted_types and not is_named:
                self._add("warning", step, field, "may_be_absent", reference=value)
        else:
            given = {"string"} if isinstance(value, str) else types_of([{"const": value}])
        if not types_fit(given, wanted_types) or (
            given == {"null"} and wanted_types and "null" not in wanted_types
        ):
            have, want = " or ".join(sorted(given or ())), " or ".join(sorted(wanted_types or ()))
            self._add("error", step, field, "wrong_type", given=have, wanted=want)

    def _undo(self, step: str, undo: Undo | None, scope: Scope) -> None:
        if undo is None:
            return
        tool = self._tool(step, "undo.tool", undo.tool)
        if undo.arguments is not None:
            self._arguments(step, "undo.arguments", undo.arguments, undo.tool, _get_input_schema(tool), scope)
        elif tool is not None:
            data = scope[step].schema
            for name in tool.contract.input_schema.get("required", ()):
                if place_at(data, ("data", name)).missing:
                    self._add("error", step, "undo", "undo_argument", name=name, tool=undo.tool)

    def _agent(self, step: Agent, scope: Scope) -> Mapping[str, Any] | None:
        self.references(step.name, "prompt", step.prompt, scope)
        for name in step.tools:
            self._tool(step.name, "tools", name)
        self.schema(step.name, "output", step.output)
        if step.output is not None and step.output.get("type") != "object":
            self._add("error", step.name, "output", "output_no_object")
        schema = _value_of(step.output if step.output is not None else {"type": "string"})
        self._undo(step.name, step.undo, {**scope, step.name: _Known(schema)})
        return schema

    def _each(self, step: Each, scope: Scope) -> Mapping[str, Any] | None:
        self.references(step.name, "over", step.over, scope)
        references = list(find_references(step.over))
        place = UNKNOWN
        if len(references) != 1 or not references[0][2]:
            self._add("error", step.name, "over", "over_no_reference")
        else:
            place = self._place(references[0][1], scope)
            if not types_fit(types_of(place.schemas), {"array"}):
                self._add("error", step.name, "over", "over_no_list", reference=step.over)
        inner: Scope = {**scope, "item": _Known(item_schema(place)), "index": _Known({"type": "integer"})}
        self.steps(step.do, inner)
        last = inner.get(step.do[-1].name)
        data = None
        if last is not None and last.schema is not None:
            data = place_at(last.schema, ("data",))
        items: Mapping[str, Any] = data.schemas[0] if data is not None and data.schemas else {}
        if isinstance(step.on_stop, UseDefault):
            items = {}
        return _value_of({"type": "array", "items": items}, stopped={"type": "array"})

    # --- references --------------------------------------------------------------------------------------------------

    def references(self, step: str, field: str, value: Any, scope: Scope) -> None:
        """Check every reference within a value."""
        for at, reference, _ in find_references(value):
            where = ".".join([field, *map(str, at)])
            known = scope.get(reference.root)
            if known is None:
                self._add_misspelt(
                    step, where, "unbound_reference", reference.root, scope, reference=f"{{{reference}}}"
                )
                continue
            if not known.certain:
                self._add("warning", step, where, "sometimes_unbound", reference=f"{{{reference}}}")
            place = self._place(reference, scope)
            if place.missing and self._is_in_data(reference, scope):
                in_data = Reference(reference.root, ("data", *reference.path))
                values = {"reference": f"{{{reference}}}", "name": place.missing, "near": f"{{{in_data}}}"}
                self._add("error", step, where, "no_such_path", **values)
            elif place.missing:
                self._add_misspelt(
                    step,
                    where,
                    "no_such_path",
                    place.missing,
                    place.names,
                    reference=f"{{{reference}}}",
                    name=place.missing,
                )
            elif _may_be_left_out(reference, scope):
                self._add("warning", step, where, "may_be_absent", reference=f"{{{reference}}}")
            elif place.undeclared:
                self._add_misspelt(
                    step,
                    where,
                    "undeclared_path",
                    place.undeclared,
                    place.names,
                    level="warning",
                    reference=f"{{{reference}}}",
                    name=place.undeclared,
                )

    def _is_in_data(self, reference: Reference, scope: Scope) -> bool:
        """Return whether a path that a step's value does not have is one of its data: ``{find[0]}`` of ``{find.data[0]}``."""
        known = scope[reference.root]
        if known.schema is None or not known.schema.get("x-step"):
            return False
        place = place_at(known.schema, ("data", *reference.path))
        sure = place.schemas is not None or isinstance(reference.path[0], int)
        return sure and not place.missing

    def _place(self, reference: Reference, scope: Scope) -> Place:
        known = scope.get(reference.root)
        if known is None:
            return UNKNOWN
        path: Iterable[str | int] = reference.path
        if not reference.path and known.schema is not None and known.schema.get("x-step"):
            path = ("data",)
        return place_at(known.schema, path)

    def prices(self, steps: Sequence[Step], prices: frozenset[str]) -> None:
        """Check that every model of the agent steps has a price."""
        for step in walk_steps(steps):
            if isinstance(step, Agent) and step.model not in prices:
                self._add("error", step.name, "model", "no_price", name=step.model)

    def schema(self, step: str, field: str, schema: dict[str, Any] | None) -> None:
        """Check a schema that the definition contains."""
        if schema is None:
            return
        try:
            compile_schema(schema)
        except SchemaError as fault:
            self._add("error", step, field, "bad_schema", why=str(fault))


_LOOKS: Final[dict[type, Any]] = {
    Call: _Linter._call,  # noqa: SLF001 - the table of that class
    Agent: _Linter._agent,  # noqa: SLF001 - the same
    Each: _Linter._each,  # noqa: SLF001 - the same
    Approve: _Linter._approve,  # noqa: SLF001 - the same
    Wait: _Linter._wait,  # noqa: SLF001 - the same
    Sleep: _Linter._sleep,  # noqa: SLF001 - the same
    Branch: _Linter._branch,  # noqa: SLF001 - the same
    Child: _Linter._child,  # noqa: SLF001 - the same
    Python: _Linter._python,  # noqa: SLF001 - the same
}
_APPROVED: Final = {
    "type": "object",
    "properties": {
        "granted": {"type": "boolean"},
        "by": {"type": "string"},
        "reason": {"type": "string"},
        "at": {"type": "integer"},
    },
    "required": ["granted", "by", "reason", "at"],
}


def _may_be_left_out(reference: Reference, scope: Scope) -> bool:
    """Return whether this is a field of the input that a run may be started without, and that then is not there at all."""
    schema = scope["input"].schema or {}
    field = reference.path[0] if reference.root == "input" and reference.path else None
    return field in schema.get("properties", {}) and field not in schema.get("required", ())


def _get_input_schema(tool: CompiledContract | None) -> Mapping[str, Any] | None:
    return None if tool is None else tool.contract.input_schema


def _value_of(data: Mapping[str, Any] | None, **more: Any) -> Mapping[str, Any]:
    """Return the schema of a step's value, given the schema of its data."""
    inner = {} if data is None else data
    definitions = {word: inner[word] for word in ("$defs", "definitions") if word in inner}
    properties = {
        **_VALUE_FIELDS,
        "data": inner,
        "source": {"type": "array"},
        "partial": {},
        "text": {"type": "string"},
        **more,
    }
    return {
        "type": "object",
        "properties": properties,
        "required": ["data", *more],
        "additionalProperties": False,
        "x-step": True,
        **definitions,
    }


def _or_null(schema: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    return None if schema is None else {"anyOf": [schema, {"type": "null"}]}


def _merge(ways: list[Scope]) -> Scope:
    """Merge the scopes of several paths; a value is certain only if it is certain on all of them."""
    names = {name for way in ways for name in way}
    merged: Scope = {}
    for name in names:
        found = [way[name] for way in ways if name in way]
        merged[name] = _Known(
            found[0].schema, certain=len(found) == len(ways) and all(one.certain for one in found)
        )
    return merged


def _names_of_arms(step: Branch) -> Scope:
    """Return the names of steps inside arms; none of them is certain after the branch."""
    arms = [*(case.do for case in step.cases), step.otherwise]
    return {one.name: _Known(None, certain=False) for arm in arms for one in arm}
