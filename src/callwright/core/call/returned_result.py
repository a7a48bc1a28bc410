"""Convert a ``ToolResult`` returned by a tool (such as that of a nested call) to the answer that ``ok`` or ``fail`` would give.

May not know contracts. The answer is checked like any other when it enters the pipeline (``runtime/result_to_json.py``); the call that
produced the result keeps its ledger entry and trace.
"""

from typing import Any

from callwright.core.wording import model_text
from callwright.domain.result import ToolResult
from callwright.domain.tool_answers import ToolAnswer


def result_to_answered(result: ToolResult) -> ToolAnswer:
    """Take over confidence, sources, next action and messages of a success; code, messages and wait of a failure."""
    declared: dict[str, Any] = {
        "ok": result.success,
        "source": result.source,
        "next_action": result.next_action,
    }
    if result.partial is not None:
        declared |= {"succeeded": result.partial.succeeded, "failed": result.partial.failed}
    error = result.error
    if error is None:
        declared |= {
            "message": model_text.render_statement(result),
            "user_message": result.user_message or None,
        }
        return ToolAnswer(
            result.data, declared | ({"score": result.confidence} if result.meta.scored else {})
        )
    declared |= {
        "code": error.code,
        "message": error.message,
        "user_message": error.user_message,
        "retryable": error.retryable,
        "suggestion": error.suggestion,
        "retry_after_ms": error.retry_after_ms,
        "upstream": model_text.get_upstream_text(error),
    }
    return ToolAnswer(None, declared)
