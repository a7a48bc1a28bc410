"""Print an envelope for people: the outcome first, then repairs, warnings, the result, and the next step."""

import shlex
from typing import Any

from callwright.cli.bilingual_text import COLON_BY_LANG, LANGS, Lang, Text
from callwright.cli.exit_codes import ExitCode
from callwright.cli.json_output import render_json
from callwright.cli.screen import Screen
from callwright.core.wording import result_messages
from callwright.domain.error_codes import ERRORS
from callwright.domain.notices import NOTICES
from callwright.domain.result import EffectState, NextAction, Notice, ToolResult
from callwright.stores.store_url import redact_store_name

NEXT_ACTION_TEXTS: dict[NextAction, Text] = {
    "continue": Text("hand the result to the model", "把结果交给模型"),
    "retry": Text("call again, as the error says", "按错误说明再次调用"),
    "ask_user": Text("put a question to the user", "向用户提问"),
    "human_review": Text("a person has to check", "需要人工核实"),
    "stop": Text("stop calling tools", "停止调用工具"),
}
EFFECT_STATE_TEXTS: dict[EffectState, Text] = {
    "none": Text("nothing was changed", "未改变任何状态"),
    "committed": Text("it happened", "已执行"),
    "unknown": Text("it may have happened", "可能已执行"),
    "compensated": Text("it was undone", "已撤销"),
}
_OUTCOME_TEXTS: dict[ExitCode, tuple[Text, str]] = {
    ExitCode.OK: (Text("done", "完成"), "bold green"),
    ExitCode.REFUSED: (Text("refused", "拒绝"), "bold yellow"),
    ExitCode.UNREACHABLE: (Text("not made", "未发起"), "bold red"),
    ExitCode.TOOL_FAILED: (Text("failed", "失败"), "bold red"),
    ExitCode.UNKNOWN: (Text("unknown", "未知"), "bold magenta"),
}
_DRY_RUN_TEXT = Text("would call", "试运行")
_MODEL_MESSAGE_TITLE = Text("Message to the model", "给模型的信息")
_REPAIRS_TITLE = Text("Repaired", "已修正")
_WARNINGS_TITLE = Text("Warnings", "警告")
_DATA_TITLE = Text("Data", "数据")
_REPEAT_LABEL = Text("Do it once more", "再执行一次")
_IN_MEMORY_TEXT = Text(
    "The ledger is in memory and ends with this command; --store PATH keeps it.",
    "账本只在内存中，命令结束即丢失；使用 --store PATH 可保存。",
)


def result_to_exit_code(result: ToolResult) -> ExitCode:
    """Return the exit code of a call: by its effect first, then by whether a tool was run at all."""
    if result.error is None:
        return ExitCode.OK
    if result.effect == "unknown":
        return ExitCode.UNKNOWN
    if result.error.code == "unavailable":
        return ExitCode.UNREACHABLE
    ran = result.meta.attempts > 0 or result.meta.replayed or result.effect == "committed"
    return ExitCode.TOOL_FAILED if ran or result.error.code == "internal_error" else ExitCode.REFUSED


def print_envelope(screen: Screen, result: ToolResult, *, lines: int = 200, forgets: bool = False) -> None:
    """Print the envelope in the language of the screen."""
    _print_headline(screen, result)
    _print_repairs(screen, result)
    _print_warnings(screen, result)
    if result.error is not None:
        _print_error(screen, result)
    elif result.data is not None:
        screen.print_heading(_DATA_TITLE)
        screen.print_pretty_json(result.data, lines=lines)
    screen.print_line()
    screen.print_pairs(_list_facts(result))
    if forgets and result.success and result.effect == "committed":
        screen.print_line()
        screen.print_text(_IN_MEMORY_TEXT, style="dim")


def _print_headline(screen: Screen, result: ToolResult) -> None:
    words, style = _OUTCOME_TEXTS[result_to_exit_code(result)]
    rehearsed = any(notice.code == "dry_run" for notice in result.warnings)
    lead = (_DRY_RUN_TEXT if rehearsed else words).render(screen.lang)
    name = f"{result.meta.tool_name} {result.meta.tool_version}".strip()
    facts = [
        name,
        result.error.code if result.error else "",
        EFFECT_STATE_TEXTS[result.effect].render(screen.lang),
    ]
    screen.print_labelled(lead, " · ".join(one for one in facts if one), style=style)


def _print_repairs(screen: Screen, result: ToolResult) -> None:
    if not result.repairs:
        return
    screen.print_heading(_REPAIRS_TITLE)
    head = (
        Text("Path", "路径"),
        Text("Before", "修正前"),
        Text("After", "修正后"),
        Text("Rule", "规则"),
        Text("Confidence", "把握"),
    )
    rows = [
        (one.path, render_json(one.before), f"→ {render_json(one.after)}", one.rule, f"{one.confidence:.2f}")
        for one in result.repairs
    ]
    screen.print_table(head, rows, indent="  ")


def _print_warnings(screen: Screen, result: ToolResult) -> None:
    if result.warnings:
        screen.print_heading(_WARNINGS_TITLE)
        for notice in result.warnings:
            screen.print_line(
                notice.code + COLON_BY_LANG[screen.lang] + _render_notice(notice, screen.lang),
                indent="  ",
                style="yellow",
            )


def _render_notice(notice: Notice, lang: Lang) -> str:
    known = [code for code in NOTICES if code == notice.code]
    return result_messages.build_notice(known[0], lang, notice.params).message if known else notice.message


def _print_error(screen: Screen, result: ToolResult) -> None:
    assert result.error is not None
    screen.print_heading(_MODEL_MESSAGE_TITLE)
    screen.print_line(result.error.message, indent="  ")
    if result.error.suggestion:
        screen.print_line(result.error.suggestion, indent="  ")
    problems = result.error.fields or []
    for problem in problems if len(problems) > 1 else ():
        screen.print_line(
            _render_problem(problem.path, problem.problem, problem.accepted, problem.closest), indent="  "
        )


def _render_problem(path: str, problem: str, accepted: list[Any] | None, closest: str | None) -> str:
    more = f" (accepted: {', '.join(render_json(one) for one in accepted[:20])})" if accepted else ""
    near = f" (closest: {closest})" if closest else ""
    return f"{path or '/'} {problem}{more}{near}"


def _list_facts(result: ToolResult) -> list[tuple[Text, object]]:
    meta = result.meta
    said = zip(LANGS, NEXT_ACTION_TEXTS[result.next_action], strict=True)
    facts: list[tuple[Text, object]] = [
        (
            Text("Next", "下一步"),
            Text(*(result.next_action + COLON_BY_LANG[lang] + words for lang, words in said)),
        ),
    ]
    if result.success:
        facts.append((Text("Confidence", "置信度"), f"{result.confidence:.2f}"))
    facts.append((Text("Took", "耗时"), f"{meta.duration_ms} ms"))
    facts.append((Text("Attempts", "尝试次数"), meta.attempts))
    facts.append((Text("Call", "调用"), meta.call_id))
    if meta.idempotency_key:
        facts.append((Text("Key", "键"), meta.idempotency_key))
    if meta.handle:
        facts.append((Text("Handle", "句柄"), meta.handle))
    if meta.repeat_handle:
        facts.append((_REPEAT_LABEL, Text(*(f"--repeat {meta.repeat_handle}",) * 2)))
    return facts


# --- hints ------------------------------------------------------------------------------------------------------

_SHOW_TOOL_HINT = Text(
    "`callwright tools {tool}` shows its arguments.", "`callwright tools {tool}` 可查看所需参数。"
)
_APPROVE_HINT = Text(
    "Somebody else approves with `callwright ledger approve {handle}{store}`; then send the same call again.",
    "由他人批准：`callwright ledger approve {handle}{store}`；之后原样再次发送该调用。",
)
_RESOLVE_HINT = Text(
    "Check whether it happened, then record it: `callwright ledger list --state unknown{store}` and `callwright ledger resolve`.",
    "请先核实是否已执行，再登记结果：`callwright ledger list --state unknown{store}` 和 `callwright ledger resolve`。",
)
_LOOK_HINT = Text(
    "Check whether it happened before you send it again: `callwright tape show {call}{store}` shows how the tool failed.",
    "请先核实是否已执行，再决定是否重新发送：`callwright tape show {call}{store}` 可查看工具如何失败。",
)
_DOCTOR_HINT = Text(
    "`callwright doctor{store}` shows what is wrong.", "`callwright doctor{store}` 可查明原因。"
)
_NEAR_NAME_HINT = Text(
    "Did you mean {near}? `callwright tools` lists the tools on offer.",
    "是否想用 {near}？`callwright tools` 可列出可用的工具。",
)
_HINT_BY_CODE: dict[str, Text] = {
    "invalid_json": Text(
        "Write one JSON object with the tool's name and its arguments.",
        "请写一个包含工具名和参数的 JSON 对象。",
    ),
    "invalid_arguments": _SHOW_TOOL_HINT,
    "missing_required_field": _SHOW_TOOL_HINT,
    "unknown_tool": Text(
        "`callwright tools` lists the tools on offer.", "`callwright tools` 可列出可用的工具。"
    ),
    "permission_denied": Text(
        "The rules of the app decide; --as names the caller.", "由应用的规则决定；--as 指明调用方。"
    ),
    "approval_required": _APPROVE_HINT,
    "approval_expired": _APPROVE_HINT,
    "outcome_unknown": _RESOLVE_HINT,
    "idempotency_conflict": Text(
        "Use another --key, or the arguments of the first call.", "请换一个 --key，或使用首次调用的参数。"
    ),
    "unavailable": _DOCTOR_HINT,
    "ledger_doubtful": _DOCTOR_HINT,
    "duplicate_suspected": Text(
        "If a second one is intended, send it with --repeat {repeat}, or with a separate --key.",
        "若确需再次执行，请加上 --repeat {repeat}，或为其指定新的 --key。",
    ),
}
_DOUBT_CODES = frozenset({"outcome_unknown", "unavailable", "ledger_doubtful"})
"""Codes whose own hint holds where the effect is unknown."""

_EXPLAIN_CODE_HINT = Text(
    "`callwright errors explain {code}` says what it means; next: {next}.",
    "`callwright errors explain {code}` 可查看含义；下一步：{next}。",
)

_OWN_CODE_HINT = Text(
    "{code} is the tool's own code: `callwright tools {tool}` says what it means; next: {next}.",
    "{code} 是工具自有的错误码：`callwright tools {tool}` 可查看含义；下一步：{next}。",
)


def select_hint(result: ToolResult, lang: Lang, store: str | None, near: str | None = None) -> str:
    """Return a hint on the next step for the user at the terminal. ``near``: the tool that a misspelt name probably means."""
    assert result.error is not None
    at = f" --store {shlex.quote(redact_store_name(store))}" if store else ""
    code = result.error.code
    other = _EXPLAIN_CODE_HINT if code in ERRORS else _OWN_CODE_HINT
    hint = _HINT_BY_CODE.get(code, other)
    if result.effect == "unknown" and code not in _DOUBT_CODES:  # the tool failed: nothing is left to record
        hint = _LOOK_HINT
    hint = _NEAR_NAME_HINT if near else hint
    return hint.render(
        lang,
        tool=result.meta.tool_name,
        near=near or "",
        handle=result.meta.handle or "HANDLE",
        repeat=result.meta.repeat_handle or "HANDLE",
        store=at,
        code=code,
        call=result.meta.call_id,
        next=NEXT_ACTION_TEXTS[result.next_action],
    )
