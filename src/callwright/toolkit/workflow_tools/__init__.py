"""The workflows toolkit: an agent lists workflows, starts, inspects, answers and stops their runs, under its own principal and tenant only.

Starting, answering and stopping need a person's approval, unless a rule of the application allows the tool by its exact name.
"""

from typing import Final

from callwright.config.toolkits import WorkflowsToolkit
from callwright.domain.contract import ConfidenceRules, DeclaredError
from callwright.toolkit import toolkit_reasons
from callwright.toolkit.definition import SetupContext, Toolkit, ToolkitError, ToolSpec
from callwright.toolkit.workflow_tools.desk import Workflows
from callwright.toolkit.workflow_tools.tools import (
    make_answer,
    make_inspect,
    make_list,
    make_runs,
    make_start,
    make_stop,
)
from callwright.toolkit.workflow_tools.words import (
    ANSWER_WORDS,
    INSPECT_WORDS,
    LIST_WORDS,
    RUNS_WORDS,
    START_WORDS,
    STOP_WORDS,
    TITLE,
)
from callwright.tools.tool_options import ToolOptions
from callwright.workflow.definition import DefinitionError
from callwright.workflow.document import workflow_from_yaml
from callwright.workflow.errors import NoSuchRunError

MAX_DEFINITION_BYTES: Final = 1024 * 1024
_TIMEOUT_MS: Final = 30_000

_NO_RUN: Final = DeclaredError(
    "RUN_NOT_FOUND",
    "There is no such run or workflow.",
    user_en="There is no such run or workflow.",
    user_zh="没有这个运行或工作流。",
    suggestion="workflow_list names workflows, workflow_runs names runs.",
)
_BAD_INPUT: Final = DeclaredError(
    "INPUT_REFUSED",
    "The input does not meet the schema of the workflow.",
    user_en="The workflow was not started: its input is incomplete or wrong.",
    user_zh="工作流未启动：输入不完整或有误。",
    suggestion="Correct the input; workflow_list shows its schema.",
)
_CONFLICT: Final = DeclaredError(
    "RUN_CONFLICT",
    "It cannot be done with the run as it is.",
    user_en="That cannot be done with this run as it is.",
    user_zh="该运行目前的状态不允许此操作。",
    suggestion="Look at the run with workflow_inspect.",
)
_TOO_DEEP: Final = DeclaredError(
    "TOO_DEEP",
    "Runs that start runs: the limit of their depth is reached.",
    user_en="Workflows have started each other too deeply.",
    user_zh="工作流相互启动的层数超过上限。",
    suggestion="Do not start it from within this run; tell the user.",
)
_AWAY: Final = DeclaredError(
    "RUNS_UNREACHABLE",
    "The runs cannot be reached at the moment.",
    user_en="The workflow runs cannot be reached at the moment.",
    user_zh="暂时无法访问工作流运行。",
    suggestion="Try again later.",
    retryable=True,
    next_action="retry",
    effect="unknown",  # a run may have been stored, and an answer taken
)
_CONFIDENCE: Final = ConfidenceRules(base=0.95)


def workflows(flows: Workflows) -> Toolkit:
    """Create ``workflow_list``, ``workflow_runs``, ``workflow_inspect``, ``workflow_start``, ``workflow_answer`` and ``workflow_stop``.

    Args:
        flows: The workflows of the application: ``app.use(workflows(app.flows))``.
    """
    read: ToolOptions = {
        "effect": "read",
        "operation": "query",
        "timeout_ms": _TIMEOUT_MS,
        "confidence": _CONFIDENCE,
        "source": "tool",
        "endpoint": "workflows",
    }
    write: ToolOptions = {
        "effect": "idempotent",
        "timeout_ms": _TIMEOUT_MS,
        "confidence": _CONFIDENCE,
        "source": "tool",
        "endpoint": "workflows",
    }
    start: ToolOptions = {
        **write,
        "effect": "keyed",
        "key": ["workflow", "input"],
        "errors": (_NO_RUN, _BAD_INPUT, _CONFLICT, _TOO_DEEP, _AWAY),
    }
    return Toolkit(
        name="workflows",
        title=TITLE,
        guarded=("workflow_start", "workflow_answer", "workflow_stop"),
        tools=(
            ToolSpec(
                name="workflow_list",
                make=make_list(flows),
                options={**read, "errors": (_AWAY,)},
                words=LIST_WORDS,
            ),
            ToolSpec(
                name="workflow_runs",
                make=make_runs(flows),
                options={**read, "errors": (_AWAY,)},
                words=RUNS_WORDS,
            ),
            ToolSpec(
                name="workflow_inspect",
                make=make_inspect(flows),
                options={**read, "errors": (_NO_RUN, _AWAY), "untrusted": True},
                words=INSPECT_WORDS,
            ),
            ToolSpec(name="workflow_start", make=make_start(flows), options=start, words=START_WORDS),
            ToolSpec(
                name="workflow_answer",
                make=make_answer(flows),
                options={
                    **write,
                    "key": ["run", "step", "decision", "data", "reason"],
                    "errors": (_NO_RUN, _CONFLICT, _AWAY),
                },
                words=ANSWER_WORDS,
            ),
            ToolSpec(
                name="workflow_stop",
                make=make_stop(flows),
                options={**write, "key": ["run", "reason"], "errors": (_NO_RUN, _CONFLICT, _AWAY)},
                words=STOP_WORDS,
            ),
        ),
    )


def set_up(table: WorkflowsToolkit, context: SetupContext) -> Toolkit:
    """Make the toolkit of ``[toolkit.workflows]``, with the definitions of its files registered.

    Raises:
        ToolkitError: a file cannot be read, its workflow needs tools that are not registered, or an offered workflow is unknown.
    """
    for name in table.files:
        try:
            text = context.path(name).read_bytes()
            if len(text) > MAX_DEFINITION_BYTES:
                raise ToolkitError(toolkit_reasons.FILE_TOO_LARGE(file=name, most=MAX_DEFINITION_BYTES))
            context.app.flows.add(workflow_from_yaml(text.decode()))
        except (OSError, UnicodeDecodeError):
            raise ToolkitError(toolkit_reasons.FILE_NOT_UTF8(file=name)) from None
        except DefinitionError as fault:
            raise ToolkitError(toolkit_reasons.FILE_REFUSED(file=name, problems=fault.reasons)) from None
    for name in table.offer:
        try:
            context.app.flows.offer(name)
        except NoSuchRunError:
            raise ToolkitError(toolkit_reasons.UNKNOWN_WORKFLOW(name=name)) from None
    return workflows(context.app.flows)
