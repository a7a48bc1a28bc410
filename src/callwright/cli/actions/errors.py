"""``callwright errors``: the table, and one code in full."""

from typing import Any

import msgspec
from rapidfuzz import process
from rapidfuzz.distance import OSA

from callwright.cli.actions.envelope_output import NEXT_ACTION_TEXTS
from callwright.cli.bilingual_text import COLON_BY_LANG, LANGS, Lang, Text
from callwright.cli.cli_errors import make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.domain.error_codes import ERRORS, ErrorSpec
from callwright.domain.notices import NOTICES, NoticeSpec

_YES, _NO = Text("yes", "是"), Text("no", "否")
_VALUE_TEXTS: dict[str, Text] = {
    "yes": Text("everything", "全部"),
    "partly": Text("a part", "部分"),
    "no": Text("only that something happened", "仅告知发生了问题"),
    "none": Text("nothing happened", "什么都没有发生"),
    "unknown": Text("it may have happened", "可能已执行"),
    "committed": Text("it happened", "已执行"),
    "any": Text("the call decides", "视具体调用而定"),
    "trace": Text("the trace", "跟踪记录"),
    "audit": Text("the audit log", "审计日志"),
    "security": Text("the security log", "安全审计"),
}


def list_errors(output: OutputOptions) -> ExitCode:
    """Print the whole table."""
    screen = Screen(output)
    if output.json:
        screen.print_json({"errors": list(ERRORS.values()), "warnings": list(NOTICES.values())})
        return ExitCode.OK
    head = (Text("Code", "错误码"), Text("Next", "下一步"), Text("HTTP", "HTTP"), Text("Meaning", "含义"))
    rows = [(row.code, row.next_action, row.http, _get_meaning(row, output.lang)) for row in ERRORS.values()]
    screen.print_table(head, rows)
    screen.print_line()
    screen.print_text(
        Text(
            "`callwright errors explain CODE` shows details.", "`callwright errors explain CODE` 可查看详情。"
        )
    )
    return ExitCode.OK


def explain_code(output: OutputOptions, *, code: str) -> ExitCode:
    """Print everything about one error or warning."""
    screen = Screen(output)
    wanted = code.strip().lower().replace("-", "_")
    row = ERRORS.get(wanted) or next((one for one in NOTICES.values() if one.code == wanted), None)
    if row is None:
        raise _make_unknown_code_error(code)
    if output.json:
        kind = "error" if isinstance(row, ErrorSpec) else "warning"
        screen.print_json({kind: msgspec.to_builtins(row)})
    elif isinstance(row, ErrorSpec):
        _print_error(screen, row)
    else:
        _print_warning(screen, row)
    return ExitCode.OK


def _make_unknown_code_error(code: str) -> Exception:
    codes = [*ERRORS, *NOTICES]
    near = process.extractOne(code.lower()[:64], codes, scorer=OSA.normalized_similarity, score_cutoff=0.5)
    return make_usage_error(
        Text("There is no code {code}.", "没有错误码 {code}。"),
        Text("Did you mean {near}?", "是否想查 {near}？")
        if near
        else Text(
            "`callwright errors` lists them; a tool's own codes are in `callwright tools NAME`.",
            "`callwright errors` 可列出全部；工具自有的错误码见 `callwright tools NAME`。",
        ),
        code=code[:64],
        near=near[0] if near else "",
    )


def _get_meaning(row: ErrorSpec, lang: Lang) -> str:
    return row.meaning_zh if lang == "zh-CN" else row.meaning


def _print_error(screen: Screen, row: ErrorSpec) -> None:
    screen.print_labelled(row.code, row.type, style="bold red")
    screen.print_line()
    screen.print_line(_get_meaning(row, screen.lang), indent="  ")
    screen.print_heading(Text("What it does", "行为"))
    screen.print_pairs(_list_behaviour(row))
    screen.print_heading(Text("Messages", "表述"))
    _print_messages(
        screen, (Text("To the model", "给模型"), row.model), (Text("Its cure", "处置（给模型）"), row.cure)
    )
    _print_messages(
        screen,
        (Text("To people (en)", "给用户的英文"), row.en),
        (Text("To people (zh)", "给用户的中文"), row.zh),
    )
    screen.print_line()
    screen.print_text(
        Text(
            "A part in [...] is shown only if every placeholder in it has a value.",
            "方括号 [...] 中的内容，只有在其中每个占位符都有值时才会出现。",
        ),
        style="dim",
    )


def _list_behaviour(row: ErrorSpec) -> list[tuple[Text, Any]]:
    following = zip(LANGS, NEXT_ACTION_TEXTS[row.next_action], strict=True)
    return [
        (Text("What happened", "发生了什么"), _VALUE_TEXTS[row.effect]),
        (
            Text("Next", "下一步"),
            Text(*(row.next_action + COLON_BY_LANG[lang] + words for lang, words in following)),
        ),
        (Text("We retry", "自动重试"), _YES if row.retried else _NO),
        (Text("Caller may retry", "可再次调用"), _YES if row.retryable else _NO),
        (Text("Message to the model", "告知模型"), _VALUE_TEXTS[row.shown]),
        (Text("Recorded in", "记录于"), _VALUE_TEXTS[row.audit]),
        (Text("HTTP status", "HTTP 状态码"), row.http),
    ]


def _print_warning(screen: Screen, row: NoticeSpec) -> None:
    screen.print_labelled(row.code, Text("warning", "警告").render(screen.lang), style="bold yellow")
    screen.print_line()
    screen.print_line(row.zh if screen.lang == "zh-CN" else row.meaning, indent="  ")
    screen.print_heading(Text("Messages", "表述"))
    _print_messages(screen, (Text("To the model", "给模型"), row.model))
    _print_messages(
        screen,
        (Text("To people (en)", "给用户的英文"), row.en),
        (Text("To people (zh)", "给用户的中文"), row.zh),
    )


def _print_messages(screen: Screen, *rows: tuple[Text, str]) -> None:
    for lead, words in rows:
        screen.print_text(lead, indent="  ", style="bold")
        screen.print_line(words, indent="    ")
