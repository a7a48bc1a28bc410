"""Why a process leaves a run to other workers: another interpreter, or tools that its remaining steps cannot use.

Applications change while runs wait. A run stays on its definition, and its calls need tools that take what the definition gives. Where a
process has other tools, other workers may still have the right ones; a run that was stopped for that could not go on with them.
Only certain failures count, and only in steps that are not done: a recorded step does not call its tool again.
"""

from typing import TYPE_CHECKING, Final

from callwright.engine import TaskLostError
from callwright.workflow.conditions import evaluate_condition
from callwright.workflow.definition import INTERPRETER, DefinitionError, Workflow, walk_steps
from callwright.workflow.lint import FlowFinding, lint_workflow
from callwright.workflow.projection import project_run
from callwright.workflow.records import RunRecord
from callwright.workflow.words import phrase

if TYPE_CHECKING:
    from callwright.app.flows import Flows

_OF_APPLICATION: Final = frozenset(
    {"unknown_tool", "missing_argument", "unknown_argument", "unknown_function", "unknown_workflow"}
)
"""Findings of lint that another process may not have. Types are left out: data on record may be of an earlier output schema."""

_PAST: Final = frozenset({"done", "defaulted", "skipped"})


def find_obstacle(flows: "Flows", run: RunRecord) -> str:
    """Return why this process cannot execute the run, in the run's language; "" if it can.

    Raises:
        EngineError: The definition or the records cannot be read.
    """
    if run.interpreter != INTERPRETER:
        return phrase("other_interpreter", run.locale, who=run.interpreter)
    try:
        workflow = flows.definition(run.definition)
    except (TaskLostError, DefinitionError):
        return phrase("no_definition", run.locale)
    found = _find_misfits(flows, run, workflow)
    if found:
        past = _list_past_steps(flows, run, workflow)
        found = [one for one in found if one.step not in past or one.field.startswith("undo")]
    return "; ".join(f"{one.step}.{one.field}: {one.describe(run.locale)[0]}" for one in found)


def _find_misfits(flows: "Flows", run: RunRecord, workflow: Workflow) -> list[FlowFinding]:
    findings = lint_workflow(
        workflow,
        lambda name: flows.find_contract(name, run.principal),
        functions=frozenset(flows.functions),
        workflows=frozenset(one.name for one in flows.workflows())
        | {name.partition(" ")[0] for name in run.children},
    )
    return [one for one in findings if one.level == "error" and one.code in _OF_APPLICATION]


def _list_past_steps(flows: "Flows", run: RunRecord, workflow: Workflow) -> set[str]:
    """Return the names of the steps that are done, also those within them."""
    views = project_run(workflow, run, flows.engine.journal(run.run_id), evaluate_condition).steps
    past = {one.path for one in views if one.state in _PAST}
    remaining = {one.name for step in workflow.steps if step.name not in past for one in walk_steps([step])}
    return {one.name for one in walk_steps(workflow.steps)} - remaining
