"""A result that a tool returns, such as that of a call it has made itself, as the answer it would have given with ``ok`` or ``fail``.

May not know contracts. What it says is checked like any other answer where it enters (``runtime/result_to_json.py``); the call that it
came from keeps its own ledger entry and trace.
"""

from typing import Any

from callwright.core.wording import model_text
from callwright.domain.result import ToolResult
from callwright.domain.tool_answers import ToolAnswer


def result_to_answered(result: ToolResult) -> ToolAnswer:
    """State confidence, sources, next action and what there is to say of a success; code, words and wait of a failure."""
    said: dict[str, Any] = {
        "ok": result.success,
        "source": result.source,
        "next_action": result.next_action,
    }
    if result.partial is not None:
        said |= {"succeeded": result.partial.succeeded, "failed": result.partial.failed}
    error = result.error
    if error is None:
        said |= {"message": model_text.render_statement(result), "user_message": result.user_message or None}
        return ToolAnswer(result.data, said | ({"score": result.confidence} if result.meta.scored else {}))
    said |= {
        "code": error.code,
        "message": error.message,
        "user_message": error.user_message,
        "retryable": error.retryable,
        "suggestion": error.suggestion,
        "retry_after_ms": error.retry_after_ms,
        "upstream": model_text.get_upstream_text(error),
    }
    return ToolAnswer(None, said)
