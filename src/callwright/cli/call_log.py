"""One log line per finished call: time, tool, outcome, repairs, duration.

Knows results, not their source. Values that a contract declares secret, or whose name suggests a secret, are
masked.
"""

import time
from functools import lru_cache
from typing import Any, Final

import click

from callwright.cli.bilingual_text import Lang, Text
from callwright.cli.json_output import render_json
from callwright.cli.text_layout import measure_width
from callwright.core.guard.field_masking import mask_fields
from callwright.domain.contract import pointer_to_path
from callwright.domain.result import CallError, Repair, ToolResult
from callwright.domain.terminal_escape import escape_for_terminal

_MAX_VALUE_CHARS: Final = 32
_OUTCOME_LABELS: Final[dict[str, tuple[Text, str]]] = {
    "ok": (Text("ok", "成功"), "green"),
    "repaired": (Text("repaired", "已修正"), "green"),
    "retried": (Text("retried", "已重试"), "green"),
    "replayed": (Text("replayed", "重放"), "cyan"),
    "waiting": (Text("waiting for you", "等待处理"), "yellow"),
    "refused": (Text("refused", "已拒绝"), "yellow"),
    "withheld": (Text("withheld", "已隔离"), "magenta"),
    "unknown": (Text("unknown", "结果未知"), "red"),
    "failed": (Text("failed", "失败"), "red"),
}

_MODEL_MESSAGE_LABEL: Final = Text("for the model: ", "返回给模型：")


def classify_outcome(result: ToolResult) -> str:
    """Classify a call by a key of ``_OUTCOME_LABELS``."""
    if result.effect == "unknown":
        return "unknown"
    if result.error is None:
        return _classify_success(result)
    if result.error.code in {"approval_required", "input_required"}:
        return "waiting"
    if result.error.code == "unsafe_output":
        return "withheld"
    return "refused" if result.meta.attempts == 0 else "failed"


def _classify_success(result: ToolResult) -> str:
    if result.meta.replayed:
        return "replayed"
    if result.repairs:
        return "repaired"
    return "retried" if result.meta.attempts > 1 else "ok"


def result_to_event(result: ToolResult) -> dict[str, Any]:
    """Return the same as JSON for programs; repairs by path and rule, without values."""
    return {
        "event": "call",
        "tool": result.meta.tool_name,
        "outcome": classify_outcome(result),
        "code": result.error.code if result.error else None,
        "effect": result.effect,
        "nextAction": result.next_action,
        "durationMs": result.meta.duration_ms,
        "attempts": result.meta.attempts,
        "repairs": [{"path": one.path, "rule": one.rule} for one in result.repairs],
        "callId": result.meta.call_id,
        "runId": result.meta.run_id,
        "handle": result.meta.handle,
    }


def render_call_line(result: ToolResult, lang: Lang, secrets: tuple[str, ...], *, coloured: bool) -> str:
    """Render the line for people."""
    outcome = classify_outcome(result)
    beginning = _render_beginning(int(time.time()), result.meta.tool_name, outcome, lang, coloured)
    details = _render_details(result, secrets)
    shown = escape_for_terminal(details) if details else ""
    return f"{beginning} {shown}  {result.meta.duration_ms} ms"


@lru_cache(maxsize=256)
def _render_beginning(second: int, tool: str, outcome: str, lang: Lang, coloured: bool) -> str:  # noqa: FBT001 - our own
    """Render time of day, tool and outcome: equal for all such calls within a second since 1970."""
    words, colour = _OUTCOME_LABELS[outcome]
    label = pad_text(words.render(lang), 16)
    shown = pad_text(escape_for_terminal(tool)[:_MAX_VALUE_CHARS], 24)
    at = time.strftime("%H:%M:%S", time.localtime(second))
    return f"{at}  {shown} {click.style(label, fg=colour) if coloured else label}"


def render_model_error(error: CallError, lang: Lang) -> str:
    """Render the error message sent to the model, for a developer who watches."""
    words = " ".join(one for one in (error.message, error.suggestion) if one)
    return escape_for_terminal("          " + _MODEL_MESSAGE_LABEL.render(lang) + words)


def pad_text(text: str, cells: int) -> str:
    """Pad the text with at least one blank, to ``cells`` cells."""
    return text + " " * max(1, cells - measure_width(text))


def _render_details(result: ToolResult, secrets: tuple[str, ...]) -> str:
    if result.error is not None:
        code = result.error.code
        handle = f" · {result.meta.handle}" if result.meta.handle else ""
        return code + handle
    if not result.repairs:
        return ""
    return " · ".join(_render_repair(one, secrets) for one in result.repairs[:3])


def _render_repair(one: Repair, secrets: tuple[str, ...]) -> str:
    name = (pointer_to_path(one.path) or [""])[-1]
    before, after = (
        _shorten_json(mask_fields({name: value}, secrets)[name]) for value in (one.before, one.after)
    )
    return f"{one.path.lstrip('/')} {before} → {after}"


def _shorten_json(value: Any) -> str:
    text = render_json(value)
    return text if len(text) <= _MAX_VALUE_CHARS else text[: _MAX_VALUE_CHARS - 1] + "…"
