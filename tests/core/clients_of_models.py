"""What fourteen clients give their model of a CallToolResult: a few lines each, after what was seen of them (source, threads)."""

import json
from collections.abc import Callable
from typing import Any

Result = dict[str, Any]
Renderer = Callable[[Result], str]


def _texts(result: Result) -> list[str]:
    return [one["text"] for one in result.get("content", []) if one.get("type") == "text"]


def _content(result: Result) -> str:
    return "\n".join(_texts(result))


def _structured(result: Result) -> str | None:
    found = result.get("structuredContent")
    return None if found is None else json.dumps(found)


def _structured_first(result: Result) -> str:
    return _structured(result) or _content(result)


def claude_code(result: Result) -> str:
    """Structured content alone where a success has some; of a failure the first text alone."""
    return _texts(result)[0] if result.get("isError") else _structured_first(result)


def vscode(result: Result) -> str:
    """Structured content replaces the texts; a text for the user alone is not for the model."""
    found = _structured(result)
    if found is not None and not result.get("isError"):
        return found
    blocks = [
        one
        for one in result["content"]
        if "assistant" in one.get("annotations", {}).get("audience", ["assistant"])
    ]
    return _content({"content": blocks})


def gemini_cli(result: Result) -> str:
    """Content; of a failure the whole result without its ``_meta``, as text."""
    shown = {name: value for name, value in result.items() if name != "_meta"}
    return json.dumps(shown) if result.get("isError") else _content(result)


def content_else_structured(result: Result) -> str:
    """Content, or what is structured where there is none."""
    return _content(result) or _structured(result) or ""


def openai_agents(result: Result) -> str:
    """With ``use_structured_content``: what is structured, but not of a failure."""
    return _content(result) if result.get("isError") else _structured_first(result)


def both(result: Result) -> str:
    """Content and what is structured."""
    return _content(result) + (_structured(result) or "")


RENDERERS: dict[str, Renderer] = {
    "Claude Code": claude_code,
    "Codex": _structured_first,
    "VS Code": vscode,
    "Copilot CLI, May": _structured_first,
    "Copilot CLI, August": both,
    "Cursor": _structured_first,
    "Gemini CLI": gemini_cli,
    "opencode": content_else_structured,
    "kimi-code": _content,
    "goose": _content,
    "LibreChat": content_else_structured,
    "LangChain": _content,
    "OpenAI Agents": openai_agents,
    "Pydantic AI": _structured_first,
    "ADK": lambda result: json.dumps({name: value for name, value in result.items() if name != "_meta"}),
}
