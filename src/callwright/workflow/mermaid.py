"""Draw a workflow, or a run of it, as a Mermaid flowchart. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from callwright.workflow.definition import (
    Agent,
    Branch,
    Call,
    Child,
    Each,
    Python,
    Step,
    Workflow,
    jump_target,
)
from callwright.workflow.records import StepState, StepView

_SHAPES: Final = {
    "call": ("[", "]"),
    "agent": ("{{", "}}"),
    "each": ("[[", "]]"),
    "approve": (">", "]"),
    "wait": (">", "]"),
    "sleep": ("(", ")"),
    "branch": ("{", "}"),
    "workflow": ("[[", "]]"),
    "python": ("[/", "/]"),
}
_CLASSES: Final[dict[StepState, str]] = {
    "running": "fill:#dbeafe,stroke:#2563eb",
    "waiting": "fill:#fef9c3,stroke:#ca8a04",
    "in_doubt": "fill:#ffedd5,stroke:#ea580c",
    "done": "fill:#dcfce7,stroke:#16a34a",
    "defaulted": "fill:#dcfce7,stroke:#16a34a,stroke-dasharray:4",
    "skipped": "fill:#f3f4f6,stroke:#9ca3af",
    "stopped": "fill:#fee2e2,stroke:#dc2626",
    "undone": "fill:#f3f4f6,stroke:#7c3aed",
    "undo_failed": "fill:#fee2e2,stroke:#7c3aed",
}


def draw_workflow(workflow: Workflow) -> str:
    """Return the flowchart of a definition, from start to end."""
    return "\n".join(["flowchart TD", *_lines(workflow.steps, "start([start])", "finish([end])")])


def draw_run(workflow: Workflow, steps: Sequence[StepView]) -> str:
    """Return the flowchart of a definition, coloured by the progress of a run.

    Items of an ``each`` are counted by their state.
    """
    states = {one.name: one.state for one in steps if "[" not in one.path}
    counted: dict[str, dict[StepState, int]] = {}
    for one in steps:
        if "[" in one.path:
            found = counted.setdefault(one.name, {})
            found[one.state] = found.get(one.state, 0) + 1
    used = sorted({*states.values()} | {state for found in counted.values() for state in found})
    lines = [draw_workflow(workflow)]
    lines += [f"    classDef {state} {_CLASSES[state]}" for state in used]
    lines += [f"    class {name} {state}" for name, state in states.items()]
    for name, found in counted.items():
        said = ", ".join(f"{number} {state}" for state, number in sorted(found.items()))
        lines.append(f'    {name}_count["{said}"] -.- {name}')
        if len(found) == 1:
            lines.append(f"    class {name} {next(iter(found))}")
    return "\n".join(lines)


def _lines(steps: Sequence[Step], before: str, after: str) -> Iterator[str]:
    previous = [before]
    for step in steps:
        yield from (f"    {one} --> {step.name}" for one in previous)
        yield f"    {step.name}{_shaped(step)}"
        target = jump_target(step.on_stop)
        if target is not None:
            yield f"    {step.name} -. stop .-> {target}"
        previous = [step.name]
        if isinstance(step, Each):
            yield from _inside(step.name, "for each item", step.do)
        elif isinstance(step, Branch):
            for case in step.cases:
                yield from _inside(step.name, case.when, case.do)
            yield from _inside(step.name, "otherwise", step.otherwise)
    yield f"    {previous[0]} --> {after}"


def _inside(name: str, label: str, steps: Sequence[Step]) -> Iterator[str]:
    """Draw the steps of one arm, with an edge back to the step that contains them."""
    if not steps:
        return
    first, *_ = steps
    yield f'    {name} -- "{_text(label)}" --> {first.name}'
    for before, step in zip([None, *steps], steps, strict=False):
        yield f"    {step.name}{_shaped(step)}"
        if before is not None:
            yield f"    {before.name} --> {step.name}"
        if isinstance(step, Branch):
            for case in step.cases:
                yield from _inside(step.name, case.when, case.do)
            yield from _inside(step.name, "otherwise", step.otherwise)
    yield f"    {steps[-1].name} -.-> {name}"


def _shaped(step: Step) -> str:
    opens, closes = _SHAPES[str(step.__struct_config__.tag)]
    return f'{opens}"{_text(_label(step))}"{closes}'


def _label(step: Step) -> str:
    match step:
        case Call(tool=tool):
            does = tool
        case Agent(model=model):
            does = model
        case Child(workflow=workflow):
            does = workflow
        case Python(function=function):
            does = function
        case _:
            does = str(step.__struct_config__.tag)
    return f"{step.name}: {does}"


_ESCAPES: Final[Mapping[str, str]] = {"&": "#amp;", '"': "#quot;", "<": "#lt;", ">": "#gt;", "\n": " "}


def _text(label: str) -> str:
    return "".join(_ESCAPES.get(char, char) for char in label[:80])
