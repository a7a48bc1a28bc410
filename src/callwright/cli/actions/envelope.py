"""An envelope as a person reads it: the outcome first, then what was repaired, warned and returned, and the next step."""

import shlex
from typing import Any

from callwright.cli.exits import Exit
from callwright.cli.plainly import as_json
from callwright.cli.screen import Screen
from callwright.cli.words import Lang, Text
from callwright.core import messages
from callwright.domain.errors import ERRORS
from callwright.domain.notices import NOTICES
from callwright.domain.result import EffectState, NextAction, Notice, ToolResult
from callwright.stores.names import shown

NEXT: dict[NextAction, Text] = {
    "continue": Text("hand the result to the model", "把结果交给模型"),
    "retry": Text("call again, as the error says", "按错误说明再次调用"),
    "ask_user": Text("put a question to the user", "向用户提问"),
    "human_review": Text("a person has to look", "需要人工核实"),
    "stop": Text("stop calling tools", "停止调用工具"),
}
HAPPENED: dict[EffectState, Text] = {
    "none": Text("nothing was changed", "未改变任何状态"),
    "committed": Text("it happened", "已执行"),
    "unknown": Text("it may have happened", "可能已执行"),
    "compensated": Text("it was undone", "已撤销"),
}
_OUTCOME: dict[Exit, tuple[Text, str]] = {
    Exit.OK: (Text("done", "完成"), "bold green"),
    Exit.REFUSED: (Text("refused", "拒绝"), "bold yellow"),
    Exit.UNREACHABLE: (Text("not made", "未发起"), "bold red"),
    Exit.TOOL_FAILED: (Text("failed", "失败"), "bold red"),
    Exit.UNKNOWN: (Text("unknown", "未知"), "bold magenta"),
}
_REHEARSED = Text("would call", "试运行")
_TOLD = Text("The model is told", "给模型的信息")
_REPAIRED = Text("Repaired", "已修正")
_WARNINGS = Text("Warnings", "警告")
_DATA = Text("Data", "数据")
_ONCE_MORE = Text("Do it once more", "再执行一次")
_FORGETS = Text(
    "The ledger is in memory and ends with this command; --store PATH keeps it.",
    "账本只在内存中，命令结束即丢失；使用 --store PATH 可保存。",
)


def exit_of(result: ToolResult) -> Exit:
    """Say how a call ended: by what is known about the world first, then by whether a tool was run at all."""
    if result.error is None:
        return Exit.OK
    if result.effect == "unknown":
        return Exit.UNKNOWN
    if result.error.code == "unavailable":
        return Exit.UNREACHABLE
    ran = result.meta.attempts > 0 or result.meta.replayed or result.effect == "committed"
    return Exit.TOOL_FAILED if ran or result.error.code == "internal_error" else Exit.REFUSED


def print_envelope(screen: Screen, result: ToolResult, *, lines: int = 200, forgets: bool = False) -> None:
    """Print it in the language of the screen."""
    _headline(screen, result)
    _repairs(screen, result)
    _warnings(screen, result)
    if result.error is not None:
        _error(screen, result)
    elif result.data is not None:
        screen.heading(_DATA)
        screen.data(result.data, lines=lines)
    screen.line()
    screen.pairs(_facts(result))
    if forgets and result.success and result.effect == "committed":
        screen.line()
        screen.say(_FORGETS, style="dim")


def _headline(screen: Screen, result: ToolResult) -> None:
    words, style = _OUTCOME[exit_of(result)]
    rehearsed = any(notice.code == "dry_run" for notice in result.warnings)
    lead = (_REHEARSED if rehearsed else words).of(screen.lang)
    name = f"{result.meta.tool_name} {result.meta.tool_version}".strip()
    said = [name, result.error.code if result.error else "", HAPPENED[result.effect].of(screen.lang)]
    screen.led(lead, " · ".join(one for one in said if one), style=style)


def _repairs(screen: Screen, result: ToolResult) -> None:
    if not result.repairs:
        return
    screen.heading(_REPAIRED)
    head = (
        Text("Path", "路径"),
        Text("Before", "修正前"),
        Text("After", "修正后"),
        Text("Rule", "规则"),
        Text("Confidence", "把握"),
    )
    rows = [
        (one.path, as_json(one.before), f"→ {as_json(one.after)}", one.rule, f"{one.confidence:.2f}")
        for one in result.repairs
    ]
    screen.table(head, rows, indent="  ")


def _warnings(screen: Screen, result: ToolResult) -> None:
    if result.warnings:
        screen.heading(_WARNINGS)
        for notice in result.warnings:
            screen.line(f"{notice.code}: {_for_people(notice, screen.lang)}", indent="  ", style="yellow")


def _for_people(notice: Notice, lang: Lang) -> str:
    known = [code for code in NOTICES if code == notice.code]
    return messages.notice(known[0], lang, notice.params).message if known else notice.message


def _error(screen: Screen, result: ToolResult) -> None:
    assert result.error is not None
    screen.heading(_TOLD)
    screen.line(result.error.message, indent="  ")
    if result.error.suggestion:
        screen.line(result.error.suggestion, indent="  ")
    problems = result.error.fields or []
    for problem in problems if len(problems) > 1 else ():
        screen.line(_problem(problem.path, problem.problem, problem.accepted, problem.closest), indent="  ")


def _problem(path: str, problem: str, accepted: list[Any] | None, closest: str | None) -> str:
    more = f" (accepted: {', '.join(as_json(one) for one in accepted[:20])})" if accepted else ""
    near = f" (closest: {closest})" if closest else ""
    return f"{path or '/'} {problem}{more}{near}"


def _facts(result: ToolResult) -> list[tuple[Text, object]]:
    meta = result.meta
    said = NEXT[result.next_action]
    facts: list[tuple[Text, object]] = [
        (Text("Next", "下一步"), Text(*(f"{result.next_action}: {words}" for words in said))),
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
        facts.append((_ONCE_MORE, Text(*(f"--repeat {meta.repeat_handle}",) * 2)))
    return facts


# --- hints ------------------------------------------------------------------------------------------------------

_SCHEMA = Text("`callwright tools {tool}` shows what it takes.", "`callwright tools {tool}` 可查看所需参数。")
_APPROVE = Text(
    "Somebody else approves with `callwright ledger approve {handle}{store}`; then send the same call again.",
    "由他人批准：`callwright ledger approve {handle}{store}`；之后原样再次发送该调用。",
)
_LOOK = Text(
    "Look whether it happened, then say so: `callwright ledger list --state unknown{store}` and `callwright ledger resolve`.",
    "请先核实是否已执行，再登记结果：`callwright ledger list --state unknown{store}` 和 `callwright ledger resolve`。",
)
_HINTS: dict[str, Text] = {
    "invalid_json": Text(
        "Write one JSON object with the tool's name and its arguments.",
        "请写一个包含工具名和参数的 JSON 对象。",
    ),
    "invalid_arguments": _SCHEMA,
    "missing_required_field": _SCHEMA,
    "unknown_tool": Text(
        "`callwright tools` lists the tools on offer.", "`callwright tools` 可列出可用的工具。"
    ),
    "permission_denied": Text(
        "The rules of the app decide; --as says who asks.", "由应用的规则决定；--as 指明调用者身份。"
    ),
    "approval_required": _APPROVE,
    "approval_expired": _APPROVE,
    "outcome_unknown": _LOOK,
    "idempotency_conflict": Text(
        "Use another --key, or the arguments of the first call.", "请换一个 --key，或使用首次调用的参数。"
    ),
    "unavailable": Text(
        "`callwright doctor{store}` says what is wrong.", "`callwright doctor{store}` 可查明原因。"
    ),
    "duplicate_suspected": Text(
        "If a second one is meant, send it with --repeat {repeat}, or with a --key of its own.",
        "若确需再次执行，请加上 --repeat {repeat}，或为其指定新的 --key。",
    ),
}
_EXPLAINED = Text(
    "`callwright errors explain {code}` says what it means; next: {next}.",
    "`callwright errors explain {code}` 可查看含义；下一步：{next}。",
)

_DECLARED = Text(
    "{code} is the tool's own code: `callwright tools {tool}` says what it means; next: {next}.",
    "{code} 是工具自有的错误码：`callwright tools {tool}` 可查看含义；下一步：{next}。",
)


def hint_of(result: ToolResult, lang: Lang, store: str | None) -> str:
    """What the person at the terminal can do about it."""
    assert result.error is not None
    at = f" --store {shlex.quote(shown(store))}" if store else ""
    code = result.error.code
    other = _EXPLAINED if code in ERRORS else _DECLARED
    hint = _LOOK if result.effect == "unknown" else _HINTS.get(code, other)
    return hint.of(
        lang,
        tool=result.meta.tool_name,
        handle=result.meta.handle or "HANDLE",
        repeat=result.meta.repeat_handle or "HANDLE",
        store=at,
        code=code,
        next=NEXT[result.next_action],
    )
