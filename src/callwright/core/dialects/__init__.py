"""The envelope in other people's shapes, and back: pure projections, one small module per family.

``DIALECTS`` names them all. ``dump(load(x)) == x`` for what a seed shows, and ``dump(load(dump(r))) == dump(r)`` always:
whatever a dialect can carry, it keeps. A loader raises ``UnreadableError`` and nothing else.
"""

from collections.abc import Callable
from functools import partial, update_wrapper
from typing import Any

from msgspec import Struct

from callwright.core.dialects import (
    brief,
    canonical,
    error_object,
    execution_result,
    foreign,
    ledger_reply,
    mcp,
    problem,
    providers,
    tool_result,
    toolutil,
)
from callwright.core.dialects.canonical import UNSAID, UnreadableError
from callwright.core.dialects.standalone import standalone
from callwright.domain.answers import Answered, ok
from callwright.domain.result import ToolResult

__all__ = ["DIALECTS", "UNSAID", "Dialect", "UnreadableError", "as_result", "to_json"]


Written = ToolResult | Answered | str | bytes | None
"""What can be written in a dialect: a result, an answer of ``ok`` and kin, or a tool's plain return that is a text or nothing."""


class Dialect(Struct, frozen=True):
    """One family: how to write a result in it and how to read one, and whether it has a shape for success.

    ``dump`` also takes an answer of ``ok``, ``fail`` and kin, a text and None; ``load`` also takes the JSON as text. A dialect
    with no shape for success writes one as its docstring says.
    """

    dump: Callable[..., dict[str, Any]]
    load: Callable[..., ToolResult]
    meaning: str
    failures_only: bool = False


def as_result(given: Written) -> ToolResult:
    """What is to be written, as a result.

    Raises:
        TypeError: it is neither a result, nor an answer, nor a text, nor None.
    """
    if isinstance(given, ToolResult):
        return given
    if isinstance(given, Answered):
        return standalone(given)
    if isinstance(given, str | bytes) or given is None:
        return standalone(ok(given.decode(errors="replace") if isinstance(given, bytes) else given))
    raise TypeError("Expected a ToolResult, an answer of ok() and kin, a text or None.")


def to_json(result: ToolResult | Answered) -> bytes:
    """Write the whole envelope as JSON, every top-level field present; of an answer as ``DIALECTS["callwright"]`` does."""
    return canonical.to_json(result if isinstance(result, ToolResult) else as_result(result))


def _dialect(
    dump: Callable[..., dict[str, Any]],
    load: Callable[..., ToolResult],
    meaning: str,
    *,
    failures_only: bool = False,
) -> Dialect:
    def write(result: Written, *more: Any, **named: Any) -> dict[str, Any]:
        return dump(as_result(result), *more, **named)

    def read(obj: object, *more: Any, **named: Any) -> ToolResult:
        plain = foreign.from_text(obj, "JSON") if isinstance(obj, str | bytes) else obj
        return load(plain, *more, **named)

    return Dialect(update_wrapper(write, dump), update_wrapper(read, load), meaning, failures_only)


DIALECTS: dict[str, Dialect] = {
    "callwright": _dialect(canonical.dump, canonical.load, "the whole envelope, callwright.result/1"),
    "compact": _dialect(canonical.compact, canonical.load, "the envelope without its empty parts"),
    "brief": _dialect(brief.dump, brief.load, "what a model reads, and nothing else"),
    "tool-result": _dialect(tool_result.dump, tool_result.load, "ToolResult of seed 000"),
    "toolutil": _dialect(toolutil.dump, toolutil.load, "success, data, error of seed 001"),
    "error-object": _dialect(error_object.dump, error_object.load, "error object of seed 002 §3.2"),
    "actionable": _dialect(
        error_object.dump_actionable,
        error_object.load_actionable,
        "actionable error of seed 002 §5.2",
        failures_only=True,
    ),
    "execution-result": _dialect(
        execution_result.dump, execution_result.load, "ToolExecutionResult of seed 003"
    ),
    "ledger-reply": _dialect(ledger_reply.dump, ledger_reply.load, "status and reused of seed 004"),
    "mcp": _dialect(mcp.dump, mcp.load, "CallToolResult of MCP; reads as from an upstream"),
    "mcp-ours": _dialect(mcp.dump, partial(mcp.load, ours=True), "CallToolResult of MCP written by us"),
    "openai": _dialect(providers.dump_openai, providers.load_openai, "tool message of OpenAI"),
    "responses": _dialect(
        providers.dump_responses, providers.load_responses, "function_call_output of OpenAI's Responses API"
    ),
    "anthropic": _dialect(
        providers.dump_anthropic, providers.load_anthropic, "tool_result block of the Anthropic API"
    ),
    "gemini": _dialect(providers.dump_gemini, providers.load_gemini, "functionResponse part of Gemini"),
    "problem": _dialect(problem.dump, problem.load, "application/problem+json, RFC 9457", failures_only=True),
}
