"""The ToolExecutionResult of seed 003: ``{success, operationType, data, message, metadata?}``, the processor and the rules.

Its one flag means "carry on with this data", which ours says with ``nextAction``. So ``success`` here is ours and
``nextAction: continue``, with data; a weak answer, an empty one, null, a task that goes on, a dry run and a failure are all
``false`` with no data, as the seed asks. ``metadata`` then holds what tells them apart: the error's code, the task, or confidence
and next action; of a success it holds a ``notice`` where there is something to say. A plain ``empty`` and a
plain ``failure`` have none, exactly as in the seed, and read back as a failure that stops.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from callwright.core import messages, model_text
from callwright.core.dialects import foreign
from callwright.core.dialects.canonical import UNFIT, UNSAID, UnreadableError, mapping
from callwright.domain.call import Locale
from callwright.domain.notices import METADATA
from callwright.domain.result import Meta, Notice, ToolResult

TOOL_EXECUTION_FAILED = "TOOL_EXECUTION_FAILED"
"""What a model answers, alone, when a tool's ``success`` is false; a workflow stops on it."""

_UNKNOWN = "unknown"


class ToolExecutionResult(Struct, frozen=True, rename="camel"):
    """The seed's record. ``data`` is null and ``success`` false for a failure and for an empty answer alike."""

    success: bool
    operation_type: str
    data: Any
    message: str
    metadata: dict[str, Any] | None = None


NULL_RESULT: dict[str, Any] = {"success": False, "operationType": _UNKNOWN, "message": "工具返回null"}
"""What a tool that returned nothing is turned into."""

NOTHING_FOUND = "未找到符合条件的数据"
"""What is said of an empty answer whose tool has no words of its own for it."""

_UNSAID_PARTS = {"operationType": _UNKNOWN, "data": None, "message": ""}
_NOT_READABLE = ToolExecutionResult(False, _UNKNOWN, None, "工具返回的内容不符合约定格式")


def dump(result: ToolResult) -> dict[str, Any]:
    """Give the result in seed 003's shape; ``data`` is left out of a failure of an unknown operation, as in the seed."""
    codes = {notice.code for notice in result.warnings}
    nothing = result.success and "empty" in codes
    null = result.success and result.data is None and not codes.isdisjoint(_NOTHING)
    metadata = _metadata(result, codes)
    beside = {"metadata": metadata} if metadata else {}
    if null and result.next_action == "continue" and _is_standard(result):
        return NULL_RESULT | beside
    carry_on = result.success and result.next_action == "continue" and codes.isdisjoint(_NOT_YET)
    plain: dict[str, Any] = {"success": carry_on, "operationType": result.operation_type}
    if carry_on or result.operation_type != _UNKNOWN:
        plain["data"] = result.data if carry_on else None
    said = nothing and (_is_standard(result) or result.next_action == "continue")
    return plain | {"message": NOTHING_FOUND if said else result.message} | beside


_NOTHING = frozenset({"empty", "no_data"})
_NOT_YET = frozenset({"empty", "dry_run", "task_goes_on"})
"""Notices of a success that has no data to carry on with."""


def _is_standard(result: ToolResult) -> bool:
    """Whether the message is ours and not the tool's own."""
    return result.message in ("", messages.success(result.operation_type, result.meta.tool_name))


def dumps(result: ToolResult) -> str:
    """Give the result as the JSON text that the seed's tools return."""
    return foreign.as_json(dump(result))


def _metadata(result: ToolResult, codes: set[str]) -> dict[str, Any]:
    """The free metadata, and what the one flag cannot say: why it is false, or what to know beside the data."""
    kept = [notice.message for notice in result.warnings if notice.code == METADATA]
    free: dict[str, Any] = msgspec.json.decode(kept[0]) if kept else {}
    if result.error is not None:
        return free if result.error.code == "tool_failed" else free | {"code": result.error.code}
    if "empty" in codes or (result.data is None and "no_data" in codes and _is_standard(result)):
        return free
    said = foreign.notice_of(result, unless=model_text.own_line(result), step=False) | free
    if "task_goes_on" in codes:
        return said | {"task": result.meta.handle}
    if "dry_run" in codes:
        return said | {"dryRun": True}
    plain = result.next_action == "continue"
    return said if plain else said | {"confidence": result.confidence, "nextAction": result.next_action}


def load(obj: object, meta: Meta = UNSAID) -> ToolResult:
    """Read seed 003's shape, as an object or as its JSON text; None is the seed's structured failure."""
    plain = foreign.from_text(obj, "JSON") if isinstance(obj, str | bytes) else obj
    given = _record(NULL_RESULT if plain is None else mapping(plain, "a ToolExecutionResult object"))
    free = dict(given.metadata or {})
    result = _load_done(given, meta) if given.success else _load_not_done(given, free, meta)
    kept = [Notice(METADATA, foreign.as_json(free))] if free else []
    return msgspec.structs.replace(result, message=given.message, warnings=[*result.warnings, *kept])


def _record(given: dict[str, Any]) -> ToolExecutionResult:
    try:
        return msgspec.convert(_UNSAID_PARTS | given, ToolExecutionResult)
    except UNFIT as fault:
        raise UnreadableError("Expected success, operationType, data, message and metadata.") from fault


def _load_done(given: ToolExecutionResult, meta: Meta) -> ToolResult:
    return foreign.done(given.data, operation=given.operation_type, meta=meta)


def _load_not_done(given: ToolExecutionResult, free: dict[str, Any], meta: Meta) -> ToolResult:
    action, confidence = free.get("nextAction"), free.get("confidence")
    if action in ("retry", "ask_user", "human_review", "stop") and isinstance(confidence, int | float):
        del free["nextAction"], free["confidence"]
        weak = foreign.done(None, operation=given.operation_type, confidence=float(confidence), meta=meta)
        return msgspec.structs.replace(weak, next_action=action)
    code = foreign.text(free, "code", "tool_failed")
    free.pop("code", None)
    failed = foreign.not_done(
        foreign.stated_error(code, given.message), operation=given.operation_type, meta=meta
    )
    return failed if code != "tool_failed" else msgspec.structs.replace(failed, next_action="stop")


# --- the seed's ToolResultProcessor: total functions over whatever a tool gave --------------------------------------

Given = str | bytes | Mapping[str, Any] | ToolResult | None


def parse(given: Given) -> ToolExecutionResult:
    """Read a result. Nothing, and anything that is not one, is a structured failure: this never raises."""
    if isinstance(given, ToolResult):
        given = dump(given)
    if given is None:
        return _record(NULL_RESULT)
    try:
        plain = foreign.from_text(given, "JSON") if isinstance(given, str | bytes) else given
        return _record(NULL_RESULT if plain is None else dict(mapping(plain, "an object")))
    except UnreadableError:
        return _NOT_READABLE


def is_success(given: Given) -> bool:
    """Whether ``success`` is true; what cannot be read is not a success."""
    return parse(given).success


def is_empty(given: Given) -> bool:
    """Whether there is no data: null, or an empty text, list or object. So a failure is empty too; 0 and false are data."""
    return parse(given).data in (None, "", [], {})


def extract_data(given: Given) -> Any:
    """Give the ``data`` part, None when there is none."""
    return parse(given).data


def get_message(given: Given) -> str:
    """Give the ``message``."""
    return parse(given).message


def to_ai_friendly_message(given: Given, locale: Locale = "zh-CN") -> str:
    """Say the result in words for a model: how it went, the message, and the data of a success as JSON."""
    record = parse(given)
    ended, colon, data = _SAID[locale]
    head = f"{ended[record.success]}{colon}{record.message}"
    return f"{head}\n{data}{colon}{foreign.as_json(record.data)}" if record.success else head


_SAID: dict[Locale, tuple[dict[bool, str], str, str]] = {
    "zh-CN": ({True: "操作成功", False: "操作失败或没有数据"}, "：", "数据"),
    "en": ({True: "Done", False: "Failed, or no data"}, ": ", "Data"),
}


def stops_workflow(answer: str | None) -> bool:
    """Whether a model's answer is the marker, or has it alone on a line; quotes, stars, backticks and a full stop are passed by."""
    return any(line.strip(_AROUND) == TOOL_EXECUTION_FAILED for line in (answer or "").splitlines())


_AROUND = " \t\"'`*“”‘’「」『』.。"


def prompt_rules(
    operations: tuple[str, ...] = ("query", "operation", "save"), locale: Locale = "zh-CN"
) -> str:
    """Write the rules that every step with tools adds to its system prompt (seed 003).

    ``operations`` are the operation types of the step's contracts.
    """
    return _RULES[locale].format(operations="/".join(operations), marker=TOOL_EXECUTION_FAILED)


_RULES: dict[Locale, str] = {
    "zh-CN": """\
【工具调用规则】
所有工具都会返回JSON格式的结果，包含以下结构：
{{
  "success": true/false,   // true表示成功，false表示失败或空数据
  "operationType": "{operations}",  // 操作类型
  "data": {{...}},           // 实际数据内容
  "message": "..."         // 操作说明或错误信息
}}

【重要规则】
1. 如果工具返回的success字段为false，说明操作失败或没有查询到数据
2. 当success为false时，请直接回复 "{marker}" (不包含引号)，不要尝试重新解释或生成其他内容
3. 这样做可以让系统知道数据获取失败，需要停止整个工作流
4. 只有当success为true时，才能使用返回的data数据继续你的任务
""",
    "en": """\
[Tool rules]
Every tool returns JSON of this shape:
{{
  "success": true/false,   // true: done; false: failed or nothing found
  "operationType": "{operations}",  // kind of operation
  "data": {{...}},           // the result itself
  "message": "..."         // what happened
}}

[Important]
1. success is false when the operation failed or nothing was found.
2. When success is false, answer "{marker}" (without the quotes) and nothing else: no explanation, no substitute.
3. This tells the system that the data could not be obtained and that the workflow has to stop.
4. Use data to continue your task only when success is true.
""",
}
