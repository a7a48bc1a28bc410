"""Chinese headings and words for tables that ``scripts/drawings.py`` draws in English.

May not read the tables of the code: it translates what was drawn, and an English text without its Chinese is a ``KeyError``.
"""

from collections.abc import Callable, Mapping

from scripts import drawings

_WHEN = {
    "the key is free": "键未被占用",
    "known not sent before": "已知此前未发出",
    "lease over, class may run again": "租约到期，且该类别可以再次执行",
    "class may run again": "该类别可以再次执行",
    "the same owner, from its own tape": "同一持有者，依据自己的磁带",
    "the next worker of its task": "接手该任务的工作进程",
    "lease over, whatever the class": "租约到期，不论类别",
    "the owner: it happened": "持有者：已发生",
    "the late owner: it happened": "迟到的持有者：已发生",
    "the owner: it did not happen and never will": "持有者：没有发生，今后也不会",
    "the late owner: it did not happen and never will": "迟到的持有者：没有发生，今后也不会",
    "the owner: nothing was sent": "持有者：什么都没有发出",
    "the late owner: nothing was sent": "迟到的持有者：什么都没有发出",
    "the owner: the tool failed, and whether it had an effect is not known": "持有者：工具失败，是否有副作用未知",
    "the late owner: the same": "迟到的持有者：同上",
    "the owner: it may have happened": "持有者：可能已发生",
    "the late owner cannot tell either": "迟到的持有者同样无法判断",
    "a person or reconciler: it happened": "人或对账：已发生",
    "a person or reconciler: it did not, and shall not": "人或对账：没有发生，也不应发生",
    "a person or reconciler: it did not, and may run": "人或对账：没有发生，可以执行",
    "its time is over": "保留期已过",
    "delivered, and the call may run again": "已交付，且该调用可以再次执行",
    "delivered, or of a class that may run again": "已交付，或属于可以再次执行的类别",
}

_FENCE = {"first": "首个", "same": "不变", "next": "增大"}

_SHAPES = {
    "the whole envelope, callwright.result/1": "完整信封，callwright.result/1",
    "the envelope without its empty parts": "省去空白部分的信封",
    "what a model reads, and nothing else": "只有模型需要读的内容",
    "ToolResult of seed 000": "种子文档 000 的 ToolResult",
    "success, data, error of seed 001": "种子文档 001 的 success、data、error",
    "error object of seed 002 §3.2": "种子文档 002 §3.2 的错误对象",
    "actionable error of seed 002 §5.2": "种子文档 002 §5.2 的可处置错误",
    "ToolExecutionResult of seed 003": "种子文档 003 的 ToolExecutionResult",
    "status and reused of seed 004": "种子文档 004 的 status 与 reused",
    "CallToolResult of MCP; reads as from an upstream": "MCP 的 CallToolResult；读取时视为来自上游",
    "CallToolResult of MCP written by us": "由 Callwright 写出的 MCP CallToolResult",
    "tool message of OpenAI": "OpenAI 的 tool 消息",
    "function_call_output of OpenAI's Responses API": "OpenAI Responses API 的 function_call_output",
    "tool_result block of the Anthropic API": "Anthropic API 的 tool_result 块",
    "functionResponse part of Gemini": "Gemini 的 functionResponse 部分",
    "application/problem+json, RFC 9457": "application/problem+json，RFC 9457",
}


def _translate(
    drawn: str, head: tuple[str, ...], columns: Mapping[int, Mapping[str, str] | Callable[[str], str]]
) -> str:
    rows = [line[2:-2].split(" | ") for line in drawn.splitlines()[2:]]
    for row in rows:
        for column, words in columns.items():
            row[column] = words(row[column]) if callable(words) else words[row[column]]
    return drawings.table(head, (tuple(row) for row in rows))


def _say_default(cell: str) -> str:
    return {"the function's name": "函数名", "from the type hints": "取自类型注解", "none": "无"}.get(
        cell, cell
    )


def ledger_table_zh() -> str:
    """Every transition of a ledger entry, in Chinese."""
    return _translate(drawings.ledger_table(), ("事件", "从", "到", "栅栏号", "何时"), {3: _FENCE, 4: _WHEN})


def defaults_zh() -> str:
    """Every default of a contract, in Chinese."""
    return _translate(drawings.defaults(), ("选项", "默认值"), {1: _say_default})


def limits_zh() -> str:
    """The defaults of a run's budget, in Chinese."""
    return _translate(drawings.limits(), ("设置", "默认值"), {1: _say_default})


def breaker_settings_zh() -> str:
    """The settings of a breaker, in Chinese."""
    return _translate(drawings.breaker_settings(), ("设置", "默认值"), {})


def dialects_zh() -> str:
    """Every dialect by name, in Chinese."""
    written = {"both": "成功与失败", "failures only": "仅失败"}
    return _translate(drawings.dialects(), ("名称", "形状", "写出"), {1: _SHAPES, 2: written})


def thresholds_zh() -> str:
    """How sure a call must be, by effect class, in Chinese."""
    return _translate(drawings.thresholds(), ("副作用类别", "`min_confidence`"), {})
