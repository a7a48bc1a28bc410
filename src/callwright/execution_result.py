"""Implementation of seed 003: the ToolExecutionResult, its helpers, its processor, the rules for a prompt and the marker.

The six methods of the processor accept any output of a tool (JSON text, an object, a Callwright result, None) and never raise.
"""

from callwright.core.dialects import DIALECTS, WritableResult
from callwright.core.dialects import to_tool_result as _as_result
from callwright.core.dialects import tool_execution_result as _dialect
from callwright.core.dialects.tool_execution_result import (
    NULL_RESULT,
    TOOL_EXECUTION_FAILED,
    ToolExecutionResult,
    extract_data,
    get_message,
    is_empty,
    is_success,
    parse,
    prompt_rules,
    stops_workflow,
    to_ai_friendly_message,
)
from callwright.domain.tool_answers import empty, failure, query_success, save_success

__all__ = [
    "NULL_RESULT",
    "TOOL_EXECUTION_FAILED",
    "ToolExecutionResult",
    "dump",
    "dumps",
    "empty",
    "extract_data",
    "failure",
    "get_message",
    "is_empty",
    "is_success",
    "load",
    "parse",
    "prompt_rules",
    "query_success",
    "save_success",
    "stops_workflow",
    "to_ai_friendly_message",
]

dump = DIALECTS["execution-result"].dump
load = DIALECTS["execution-result"].load


def dumps(result: WritableResult) -> str:
    """Serialise a result, or an answer of a helper, to the JSON text that the seed's tools return."""
    return _dialect.dumps(_as_result(result))
