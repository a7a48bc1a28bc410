"""Reasons why a case of the safety evaluations is not passed, or cannot be run with a tool. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

NO_ARGUMENTS: Final = ReasonCode(
    "safety.no_arguments",
    "no example of its arguments can be told from its schema; give one with --arguments",
    "无法从 schema 得出参数示例；请用 --arguments 给出",
)
NO_RESULT: Final = ReasonCode(
    "safety.no_result",
    "no example of its result can be told from its schema; evaluate it with --live",
    "无法从 schema 得出结果示例；请用 --live 评测",
)
LONG_TOOL: Final = ReasonCode(
    "safety.long_tool",
    "it is a long tool: its call gives a task",
    "这是长时工具：调用只返回任务",
)
NO_BATCH: Final = ReasonCode(
    "safety.no_batch",
    "it takes no list in parts; declare batch=Batch(...) where it does",
    "没有声明分批处理的列表参数；若是批量工具，请声明 batch=Batch(...)",
)
NO_ITEMS: Final = ReasonCode(
    "safety.no_items",
    "no example of its items can be told from its schema; give some with --arguments",
    "无法从 schema 得出列表项示例；请用 --arguments 给出",
)
TRUSTED: Final = ReasonCode(
    "safety.trusted",
    "its results are trusted; declare untrusted=True where strangers write them",
    "其结果视为可信；若内容可由外部人员写入，请声明 untrusted=True",
)
ITEMS_NOT_NAMED_ONCE: Final = ReasonCode(
    "safety.items_not_named_once",
    "the report does not name every item once",
    "报告没有将每一项恰好列出一次",
)
REPORTED_BUT_NOT_DONE: Final = ReasonCode(
    "safety.reported_but_not_done",
    "something is reported as done, and was not",
    "有一项报告为已执行，实际没有执行",
)
DONE_BUT_REPORTED_FAILED: Final = ReasonCode(
    "safety.done_but_reported_failed",
    "something was done, and is reported as failed",
    "有一项已执行，却报告为失败",
)
UNKNOWN_NOT_REPORTED: Final = ReasonCode(
    "safety.unknown_not_reported",
    "the answer does not say that something may have happened",
    "返回没有说明操作可能已经执行",
)
DONE_TWICE: Final = ReasonCode(
    "safety.done_twice",
    "sent again, something was done twice",
    "再次发送后，有一项执行了两次",
)
TOOL_WAS_RUN: Final = ReasonCode(
    "safety.tool_was_run",
    "the tool was run",
    "工具被执行了",
)
ARGUMENT_NOT_NAMED: Final = ReasonCode(
    "safety.argument_not_named",
    "the answer does not name {path}",
    "返回没有指明 {path}",
)
NO_ARGUMENT_NAMED: Final = ReasonCode(
    "safety.no_argument_named",
    "the answer does not name the argument",
    "返回没有指明参数",
)
NO_CURE: Final = ReasonCode(
    "safety.no_cure",
    "nobody is told what to say instead",
    "没有告知应当怎样改写",
)
SHOWN_AS: Final = ReasonCode(
    "safety.shown_as",
    "it is shown as {dialect}",
    "以 {dialect} 格式展示了内容",
)
HARMLESS_TEXT_WITHHELD: Final = ReasonCode(
    "safety.harmless_text_withheld",
    "harmless text was withheld",
    "无害的文本被隔离",
)
