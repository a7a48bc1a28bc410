"""The envelope in other result formats, and back: pure projections, one small module per family.

``DIALECTS`` names them all. ``dump(load(x)) == x`` for the examples in a seed, and ``dump(load(dump(r))) == dump(r)`` always:
everything that a dialect can express is kept. A loader raises only ``UnreadableError``.
"""

from collections.abc import Callable
from functools import partial, update_wrapper
from typing import Any

from msgspec import Struct

from callwright.core.dialects import (
    call_tool_result,
    canonical,
    error_object,
    foreign_result,
    ledger_reply,
    model_api_messages,
    model_brief,
    problem_json,
    tool_execution_result,
    tool_result,
    toolutil,
)
from callwright.core.dialects.canonical import UNKNOWN_META, UnreadableError
from callwright.core.dialects.standalone_result import build_standalone_result
from callwright.domain.result import ToolResult
from callwright.domain.tool_answers import ToolAnswer, ok

__all__ = ["DIALECTS", "UNKNOWN_META", "Dialect", "UnreadableError", "to_json", "to_tool_result"]


WritableResult = ToolResult | ToolAnswer | str | bytes | None
"""What can be written in a dialect: a result, an answer of ``ok`` and kin, or a tool's plain return that is a text or nothing."""


class Dialect(Struct, frozen=True):
    """One family: how to write and read a result, and whether it has a form for success.

    ``dump`` also takes an answer of ``ok``, ``fail`` and the like, a text and None; ``load`` also takes the JSON as text. A dialect
    without a form for success writes one as its docstring says.
    """

    dump: Callable[..., dict[str, Any]]
    load: Callable[..., ToolResult]
    meaning: str
    failures_only: bool = False


def to_tool_result(result: WritableResult) -> ToolResult:
    """Convert the value to be written to a result.

    Raises:
        TypeError: it is neither a result, nor an answer, nor a text, nor None.
    """
    if isinstance(result, ToolResult):
        return result
    if isinstance(result, ToolAnswer):
        return build_standalone_result(result)
    if isinstance(result, str | bytes) or result is None:
        return build_standalone_result(
            ok(result.decode(errors="replace") if isinstance(result, bytes) else result)
        )
    raise TypeError("Expected a ToolResult, an answer of ok(), fail() and the like, a text or None.")


def to_json(result: ToolResult | ToolAnswer) -> bytes:
    """Encode the complete envelope as JSON (``callwright.result/1``) with every top-level field.

    An answer of ``ok``, ``fail`` and the like is first converted to an envelope, as by ``DIALECTS["callwright"]``.
    """
    return canonical.to_json(result if isinstance(result, ToolResult) else to_tool_result(result))


def _build_dialect(
    dump: Callable[..., dict[str, Any]],
    load: Callable[..., ToolResult],
    meaning: str,
    *,
    failures_only: bool = False,
) -> Dialect:
    def write(result: WritableResult, *more: Any, **named: Any) -> dict[str, Any]:
        return dump(to_tool_result(result), *more, **named)

    def read(obj: object, *more: Any, **named: Any) -> ToolResult:
        plain = foreign_result.decode_json_text(obj, "JSON") if isinstance(obj, str | bytes) else obj
        return load(plain, *more, **named)

    return Dialect(update_wrapper(write, dump), update_wrapper(read, load), meaning, failures_only)


DIALECTS: dict[str, Dialect] = {
    "callwright": _build_dialect(canonical.dump, canonical.load, "the whole envelope, callwright.result/1"),
    "compact": _build_dialect(canonical.dump_compact, canonical.load, "the envelope without its empty parts"),
    "brief": _build_dialect(model_brief.dump, model_brief.load, "what a model reads, and nothing else"),
    "tool-result": _build_dialect(tool_result.dump, tool_result.load, "ToolResult of seed 000"),
    "toolutil": _build_dialect(toolutil.dump, toolutil.load, "success, data, error of seed 001"),
    "error-object": _build_dialect(error_object.dump, error_object.load, "error object of seed 002 §3.2"),
    "actionable": _build_dialect(
        error_object.dump_actionable,
        error_object.load_actionable,
        "actionable error of seed 002 §5.2",
        failures_only=True,
    ),
    "execution-result": _build_dialect(
        tool_execution_result.dump, tool_execution_result.load, "ToolExecutionResult of seed 003"
    ),
    "ledger-reply": _build_dialect(ledger_reply.dump, ledger_reply.load, "status and reused of seed 004"),
    "mcp": _build_dialect(
        call_tool_result.dump, call_tool_result.load, "CallToolResult of MCP; reads as from an upstream"
    ),
    "mcp-ours": _build_dialect(
        call_tool_result.dump,
        partial(call_tool_result.load, ours=True),
        "CallToolResult of MCP written by us",
    ),
    "openai": _build_dialect(
        model_api_messages.dump_openai, model_api_messages.load_openai, "tool message of OpenAI"
    ),
    "responses": _build_dialect(
        model_api_messages.dump_responses,
        model_api_messages.load_responses,
        "function_call_output of OpenAI's Responses API",
    ),
    "anthropic": _build_dialect(
        model_api_messages.dump_anthropic,
        model_api_messages.load_anthropic,
        "tool_result block of the Anthropic API",
    ),
    "gemini": _build_dialect(
        model_api_messages.dump_gemini, model_api_messages.load_gemini, "functionResponse part of Gemini"
    ),
    "problem": _build_dialect(
        problem_json.dump, problem_json.load, "application/problem+json, RFC 9457", failures_only=True
    ),
}
