"""The ToolExecutionResult of seed 003: ``{success, operationType, data, message, metadata?}``, the processor and the rules.

Its one flag means "continue with this data", which is our ``nextAction``. So ``success`` here is our success with
``nextAction: continue`` and data; a weak answer, an empty one, null, an ongoing task, a dry run and a failure are all
``false`` with no data, as the seed demands. ``metadata`` then distinguishes them: the error's code, the task, or confidence
and next action, and it holds the ``notice``, if there is one: a remark on a success, or the cure of a failure. A plain ``empty`` and a
plain ``failure`` have none, exactly as in the seed, and are read back as a failure that stops.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from callwright.core.dialects import foreign_result
from callwright.core.dialects.canonical import (
    CONVERSION_ERRORS,
    UNKNOWN_META,
    UnreadableError,
    require_object,
)
from callwright.core.wording import model_text, result_messages
from callwright.domain.call import Locale
from callwright.domain.notices import METADATA_NOTICE
from callwright.domain.result import CallError, Meta, Notice, ToolResult
from callwright.domain.struct_decoding import describe_types

TOOL_EXECUTION_FAILED = "TOOL_EXECUTION_FAILED"
"""What a model answers, and nothing else, when a tool's ``success`` is false; a workflow stops on it."""

_UNKNOWN_OPERATION = "unknown"


class ToolExecutionResult(Struct, frozen=True, rename="camel"):
    """The seed's record. ``data`` is null and ``success`` false for a failure and for an empty answer alike."""

    success: bool
    operation_type: str
    data: Any
    message: str
    metadata: dict[str, Any] | None = None


NULL_RESULT: dict[str, Any] = {
    "success": False,
    "operationType": _UNKNOWN_OPERATION,
    "message": "工具返回null",
}
"""The result for a tool that returned nothing."""

NOTHING_FOUND_MESSAGE = "未找到符合条件的数据"
"""Message of an empty answer whose tool gives none."""

_DEFAULT_PARTS = {"operationType": _UNKNOWN_OPERATION, "data": None, "message": ""}
_UNREADABLE_RESULT = ToolExecutionResult(False, _UNKNOWN_OPERATION, None, "工具返回的内容不符合约定格式")


def dump(result: ToolResult) -> dict[str, Any]:
    """Return the result in seed 003's format; ``data`` is left out of a failure of an unknown operation, as in the seed."""
    codes = {notice.code for notice in result.warnings}
    nothing = result.success and "empty" in codes
    null = result.success and result.data is None and not codes.isdisjoint(_NO_DATA_NOTICES)
    metadata = _build_metadata(result, codes)
    beside = {"metadata": metadata} if metadata else {}
    if null and result.next_action == "continue" and _is_standard_message(result):
        return NULL_RESULT | beside
    carry_on = result.success and result.next_action == "continue" and codes.isdisjoint(_NO_CARRY_ON_NOTICES)
    plain: dict[str, Any] = {"success": carry_on, "operationType": result.operation_type}
    if carry_on or result.operation_type != _UNKNOWN_OPERATION:
        plain["data"] = result.data if carry_on else None
    said = nothing and (_is_standard_message(result) or result.next_action == "continue")
    message = NOTHING_FOUND_MESSAGE if said else _choose_message(result)
    return plain | {"message": message} | beside


def _choose_message(result: ToolResult) -> str:
    """Return the message. A success with which the agent must not continue gets the reason, unless its tool wrote the message itself."""
    if result.error:
        return model_text.expand_references(result.message, result)
    doubt = result.next_action != "continue" and _is_standard_message(result)
    return (doubt and model_text.render_statement(result)) or result.message


_NO_DATA_NOTICES = frozenset({"empty", "no_data"})
_NO_CARRY_ON_NOTICES = frozenset({"empty", "dry_run", "task_goes_on"})
"""Notices of a success without data to continue with."""


def _is_standard_message(result: ToolResult) -> bool:
    """Return whether the message is a standard one and not the tool's own."""
    return result_messages.strip_earlier(result.message) in (
        "",
        result_messages.render_success(result.operation_type, result.meta.tool_name),
    )


def dumps(result: ToolResult) -> str:
    """Return the result as the JSON text that the seed's tools return."""
    return foreign_result.encode_json_text(dump(result))


def _build_metadata(result: ToolResult, codes: set[str]) -> dict[str, Any]:
    """Return the free metadata, and the details that ``success`` cannot express: the reason why it is false, or a notice on the data."""
    kept = [notice.message for notice in result.warnings if notice.code == METADATA_NOTICE]
    free: dict[str, Any] = msgspec.json.decode(kept[0]) if kept else {}
    if result.error is not None:
        return _dump_failure_notice(result) | free | _dump_code(result.error)
    if "empty" in codes or (result.data is None and "no_data" in codes and _is_standard_message(result)):
        return free
    said = foreign_result.dump_notice(result, unless=model_text.render_own_line(result), step=False) | free
    if "task_goes_on" in codes:
        return said | {"task": result.meta.handle}
    if "dry_run" in codes:
        return said | {"dryRun": True}
    plain = result.next_action == "continue"
    return said if plain else said | {"confidence": result.confidence, "nextAction": result.next_action}


def _dump_failure_notice(result: ToolResult) -> dict[str, str]:
    """Return the details of a failure that its message lacks; empty for a plain failure, as in the seed."""
    return foreign_result.dump_failure_notice(
        result, result.message, cure=bool(result.error and _dump_code(result.error))
    )


def _dump_code(error: CallError) -> dict[str, str]:
    return {} if error.code == "tool_failed" else {"code": error.code}


def load(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read seed 003's format, as an object or as its JSON text; None is the seed's structured failure."""
    plain = foreign_result.decode_json_text(obj, "JSON") if isinstance(obj, str | bytes) else obj
    fields = _convert_record(
        NULL_RESULT if plain is None else require_object(plain, "a ToolExecutionResult object")
    )
    free = dict(fields.metadata or {})
    result = _load_success(fields, meta) if fields.success else _load_failure(fields, free, meta)
    kept = [Notice(METADATA_NOTICE, foreign_result.encode_json_text(free))] if free else []
    return msgspec.structs.replace(result, message=fields.message, warnings=[*result.warnings, *kept])


def _convert_record(fields: dict[str, Any]) -> ToolExecutionResult:
    try:
        return msgspec.convert(_DEFAULT_PARTS | fields, ToolExecutionResult)
    except CONVERSION_ERRORS as fault:
        raise UnreadableError("Expected success, operationType, data, message and metadata.") from fault


def _load_success(result: ToolExecutionResult, meta: Meta) -> ToolResult:
    return foreign_result.build_success(result.data, operation=result.operation_type, meta=meta)


def _load_failure(result: ToolExecutionResult, free: dict[str, Any], meta: Meta) -> ToolResult:
    action, confidence = free.get("nextAction"), free.get("confidence")
    if action in ("retry", "ask_user", "human_review", "stop") and isinstance(confidence, int | float):
        del free["nextAction"], free["confidence"]
        weak = foreign_result.build_success(
            None, operation=result.operation_type, confidence=float(confidence), meta=meta
        )
        return msgspec.structs.replace(weak, next_action=action)
    code = foreign_result.read_text(free, "code", "tool_failed")
    free.pop("code", None)
    failed = foreign_result.build_failure(
        foreign_result.build_stated_error(code, result.message), operation=result.operation_type, meta=meta
    )
    return failed if code != "tool_failed" else msgspec.structs.replace(failed, next_action="stop")


# --- the seed's ToolResultProcessor: total functions over any return value of a tool --------------------------------

ParseInput = str | bytes | Mapping[str, Any] | ToolResult | None


def parse(result: ParseInput) -> ToolExecutionResult:
    """Read a result. Any other input, and none, is a structured failure: this never raises."""
    if isinstance(result, ToolResult):
        result = dump(result)
    if result is None:
        return _convert_record(NULL_RESULT)
    try:
        plain = foreign_result.decode_json_text(result, "JSON") if isinstance(result, str | bytes) else result
        return _convert_record(NULL_RESULT if plain is None else dict(require_object(plain, "an object")))
    except UnreadableError:
        return _UNREADABLE_RESULT


def is_success(result: ParseInput) -> bool:
    """Return whether ``success`` is true; unreadable input is not a success."""
    return parse(result).success


def is_empty(result: ParseInput) -> bool:
    """Return whether there is no data: null, or an empty text, list or object. So a failure is empty too; 0 and false are data."""
    return parse(result).data in (None, "", [], {})


def extract_data(result: ParseInput) -> Any:
    """Return the ``data`` part, None when there is none."""
    return parse(result).data


def get_message(result: ParseInput) -> str:
    """Return the ``message``."""
    return parse(result).message


def to_ai_friendly_message(result: ParseInput, locale: Locale = "zh-CN") -> str:
    """Describe the result in words for a model: the outcome, the message, and the data of a success as JSON."""
    record = parse(result)
    ended, colon, data = _MODEL_WORDS[locale]
    head = f"{ended[record.success]}{colon}{record.message}"
    return f"{head}\n{data}{colon}{foreign_result.encode_json_text(record.data)}" if record.success else head


_MODEL_WORDS: dict[Locale, tuple[dict[bool, str], str, str]] = {
    "zh-CN": ({True: "操作成功", False: "操作失败或没有数据"}, "：", "数据"),
    "en": ({True: "Done", False: "Failed, or no data"}, ": ", "Data"),
}


def stops_workflow(answer: str | None) -> bool:
    """Return whether a model's answer is the marker, or has it alone on a line; signs of Markdown, quotes and a full stop are ignored."""
    lines = (answer or "").replace("\\_", "_").splitlines()  # Markdown escapes underscores
    return any(line.strip(_MARKER_PADDING) == TOOL_EXECUTION_FAILED for line in lines)


_MARKER_PADDING = " \t\u3000\u200b\ufeff\"'`*_~#>-•“”‘’「」『』《》【】<[](){}（）.。!！"


def prompt_rules(
    operations: tuple[str, ...] = ("query", "operation", "save"), locale: Locale = "zh-CN"
) -> str:
    """Return the rules that every step with tools adds to its system prompt (seed 003).

    ``operations`` are the operation types of the step's contracts.
    """
    return _PROMPT_RULES[locale].format(operations="/".join(operations), marker=TOOL_EXECUTION_FAILED)


_PROMPT_RULES: dict[Locale, str] = {
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


describe_types(ToolExecutionResult)
