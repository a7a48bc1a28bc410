"""A built-in tool that returns the state of a long call, for clients without MCP task support.

It is listed while a long-running tool is on offer. A handle is valid only for the principal and tenant that began the call; for
all others the task does not exist, in the same words.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from callwright.core.protocols import mcp_protocol
from callwright.core.wording.result_messages import clean_value
from callwright.domain.call import Locale
from callwright.domain.result import Notice, ToolResult
from callwright.domain.task_records import TaskRecord

TASK_STATUS_TOOL: Final = "callwright_task_status"

TASK_STATUS_DEFINITION: Final[dict[str, Any]] = {
    "name": TASK_STATUS_TOOL,
    "description": (
        "Get the state, the progress and, once there is one, the result of a long call. Use it with the handle that the answer "
        "of the call names. While the state is queued or running, wait some seconds before you ask again."
    ),
    "inputSchema": {
        "type": "object",
        "properties": {
            "handle": {
                "type": "string",
                "description": "The handle, as the answer of the long call names it.",
            }
        },
        "required": ["handle"],
        "additionalProperties": False,
    },
    "annotations": {"readOnlyHint": True, "destructiveHint": False, "idempotentHint": True},
}

NO_SUCH_TASK_TEXT: Final[dict[Locale, str]] = {
    "en": (
        "There is no such task of yours. Check the handle; or make the long call again with the same arguments: while it runs, its "
        "answer names the handle."
    ),
    "zh-CN": "没有属于你的此任务。请核对句柄；或用相同参数再次发起该长时调用：执行期间，其答复会给出句柄。",
}

ANSWERED_TEXT: Final[dict[Locale, str]] = {
    "en": "The question is answered. The run belongs to the one who started it; how it goes on is not shown to you.",
    "zh-CN": "问题已答复。该运行属于启动它的人，后续情况不向你显示。",
}

_RUNNING_NOTICE: Final = f"This is not the result: the call goes on as a task. Ask {TASK_STATUS_TOOL} for its state and result, with the handle."
_MAX_MESSAGE_CHARS: Final = 200


def name_status_tool(result: ToolResult) -> ToolResult:
    """Add to the answer of a long call the name of the tool that returns its state."""
    warnings = [
        Notice(one.code, _RUNNING_NOTICE) if one.code == "task_goes_on" else one for one in result.warnings
    ]
    return replace(result, warnings=warnings)


def name_run_handle(result: ToolResult, run_id: str) -> ToolResult:
    """Add to the answer of a started workflow the name of the tool that returns its state, with the handle."""
    # Short, so that what else is to be said, such as that the same call was made before, still fits beside it.
    words = f"Ask {TASK_STATUS_TOOL} for the result, with the handle {run_id}."
    notice = Notice("task_goes_on", words)
    return replace(result, warnings=[*result.warnings, notice])


def build_task_status(record: TaskRecord) -> dict[str, Any]:
    """Build the CallToolResult for a running task: state and progress, as data and text."""
    plain: dict[str, Any] = {
        "handle": record.job.handle,
        "tool": record.job.tool,
        "state": record.state,
        "createdAt": mcp_protocol.render_timestamp(record.created_at),
        "lastUpdatedAt": mcp_protocol.render_timestamp(record.updated_at),
    }
    words = f"{record.job.tool} is {record.state}"
    if record.progress is not None:
        message = clean_value(record.progress.message, _MAX_MESSAGE_CHARS)
        plain["progress"] = {
            "done": record.progress.done,
            "total": record.progress.total,
            "message": message,
        }
        of = "" if record.progress.total is None else f" of {record.progress.total:g}"
        words += f": {record.progress.done:g}{of}{f' ({message})' if message else ''}"
    words += f". This is not the result; ask {TASK_STATUS_TOOL} again in some seconds."
    return {"content": [{"type": "text", "text": words}], "structuredContent": plain, "isError": False}


def build_no_such_task(locale: Locale) -> dict[str, Any]:
    """Build the CallToolResult for a handle that is no task of the caller."""
    return {"content": [{"type": "text", "text": NO_SUCH_TASK_TEXT[locale]}], "isError": True}


def build_answered(locale: Locale) -> dict[str, Any]:
    """Build the CallToolResult for a person who has answered a question of a run that they may not see further."""
    return {"content": [{"type": "text", "text": ANSWERED_TEXT[locale]}], "isError": False}


def read_handle(arguments: Mapping[str, Any]) -> str:
    """Return the handle in the arguments; "" if there is none."""
    handle = arguments.get("handle")
    return handle if isinstance(handle, str) else ""
