"""Workflows: steps that stop when a tool failed or found nothing, kept on a durable engine.

``from callwright.workflow import Workflow, call, agent, each, approve``; every public name is listed below and loaded when it
is first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from callwright.workflow.builders import (
        agent,
        approve,
        ask,
        branch,
        call,
        case,
        child,
        default,
        each,
        go_to,
        python,
        retry,
        sleep,
        stop,
        undo,
        wait,
    )
    from callwright.workflow.definition import DefinitionError, ModelBudget, Step, Workflow
    from callwright.workflow.document import workflow_from_yaml, workflow_to_yaml
    from callwright.workflow.errors import NoSuchRunError, RunConflictError, WorkflowError, WorkflowStopped
    from callwright.workflow.records import Question, RunRecord, RunState, StepView, Stopped
    from callwright.workflow.spending import Price

_HOMES = {
    "callwright.workflow.builders": (
        "agent",
        "approve",
        "ask",
        "branch",
        "call",
        "case",
        "child",
        "default",
        "each",
        "go_to",
        "python",
        "retry",
        "sleep",
        "stop",
        "undo",
        "wait",
    ),
    "callwright.workflow.definition": ("DefinitionError", "ModelBudget", "Step", "Workflow"),
    "callwright.workflow.document": ("workflow_from_yaml", "workflow_to_yaml"),
    "callwright.workflow.errors": ("NoSuchRunError", "RunConflictError", "WorkflowError", "WorkflowStopped"),
    "callwright.workflow.records": ("Question", "RunRecord", "RunState", "StepView", "Stopped"),
    "callwright.workflow.spending": ("Price",),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "DefinitionError",
    "ModelBudget",
    "NoSuchRunError",
    "Price",
    "Question",
    "RunConflictError",
    "RunRecord",
    "RunState",
    "Step",
    "StepView",
    "Stopped",
    "Workflow",
    "WorkflowError",
    "WorkflowStopped",
    "agent",
    "approve",
    "ask",
    "branch",
    "call",
    "case",
    "child",
    "default",
    "each",
    "go_to",
    "python",
    "retry",
    "sleep",
    "stop",
    "undo",
    "wait",
    "workflow_from_yaml",
    "workflow_to_yaml",
]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first asked for."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'callwright.workflow' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - only when a name is used

    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
