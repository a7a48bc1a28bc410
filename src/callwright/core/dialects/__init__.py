"""The envelope in other people's shapes, and back: pure projections, one small module per family.

``DIALECTS`` names them all. ``dump(load(x)) == x`` for what a seed shows, and ``dump(load(dump(r))) == dump(r)`` always:
whatever a dialect can carry, it keeps. A loader raises ``UnreadableError`` and nothing else.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

from callwright.core.dialects import (
    canonical,
    error_object,
    execution_result,
    ledger_reply,
    mcp,
    problem,
    providers,
    tool_result,
    toolutil,
)
from callwright.core.dialects.canonical import UNSAID, UnreadableError
from callwright.domain.result import ToolResult

__all__ = ["DIALECTS", "UNSAID", "Dialect", "UnreadableError"]


class Dialect(Struct, frozen=True):
    """One family: how to write a result in it and how to read one, and whether it has a shape for success."""

    dump: Callable[[ToolResult], dict[str, Any]]
    load: Callable[..., ToolResult]
    meaning: str
    failures_only: bool = False


DIALECTS: dict[str, Dialect] = {
    "callwright": Dialect(canonical.dump, canonical.load, "the whole envelope, callwright.result/1"),
    "compact": Dialect(canonical.compact, canonical.load, "the envelope without its empty parts"),
    "tool-result": Dialect(tool_result.dump, tool_result.load, "ToolResult of seed 000"),
    "toolutil": Dialect(toolutil.dump, toolutil.load, "success, data, error of seed 001"),
    "error-object": Dialect(error_object.dump, error_object.load, "error object of seed 002 §3.2"),
    "actionable": Dialect(
        error_object.dump_actionable,
        error_object.load_actionable,
        "actionable error of seed 002 §5.2",
        failures_only=True,
    ),
    "execution-result": Dialect(
        execution_result.dump, execution_result.load, "ToolExecutionResult of seed 003"
    ),
    "ledger-reply": Dialect(ledger_reply.dump, ledger_reply.load, "status and reused of seed 004"),
    "mcp": Dialect(mcp.dump, mcp.load, "CallToolResult of MCP; reads as from an upstream"),
    "mcp-ours": Dialect(mcp.dump, partial(mcp.load, ours=True), "CallToolResult of MCP written by us"),
    "openai": Dialect(providers.dump_openai, providers.load_openai, "tool message of the OpenAI APIs"),
    "anthropic": Dialect(
        providers.dump_anthropic, providers.load_anthropic, "tool_result block of the Anthropic API"
    ),
    "problem": Dialect(problem.dump, problem.load, "application/problem+json, RFC 9457", failures_only=True),
}
