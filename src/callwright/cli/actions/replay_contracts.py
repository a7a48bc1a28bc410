"""``callwright replay --app … --against …``: traffic under a new contract, before any caller gets it."""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from callwright.cli.actions.replay_errors import translate_replay_errors
from callwright.cli.app_loading import attach_store, load_app, open_ledger_app
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.evals.replay.contract_replay import (
    CallChange,
    ContractReplay,
    ToolReplay,
    choose_targets,
    replay_contracts,
)

_SHOWN_CHANGES: Final = 10
_CHANGE_TEXTS: Final[dict[CallChange, tuple[Text, str]]] = {
    "refused": (Text("Refused now", "现被拒绝"), "bold red"),
    "keyed": (Text("Another key", "幂等键不同"), "bold red"),
    "arguments": (Text("Other arguments", "参数不同"), "bold yellow"),
    "repaired": (Text("Repaired otherwise", "修正方式不同"), "bold yellow"),
    "accepted": (Text("No longer refused", "不再被拒绝"), "bold green"),
    "none": (Text("Same", "不变"), ""),
}
_SKIPPED_TEXTS: Final = {
    "tape": Text("{count} calls: their tape cannot be read.", "{count} 次调用：磁带无法读取。"),
    "no_tool": Text("{count} calls are of no such tool.", "{count} 次调用不属于这些工具。"),
    "damaged": Text("{count} lines cannot be read.", "{count} 行无法读取。"),
}


def replay_against(
    output: OutputOptions,
    *,
    files: Sequence[Path],
    app: str | None,
    store: str | None,
    against: str | None,
    tool: str | None,
    limit: int | None,
) -> ExitCode:
    """Replay traffic against contracts; return PROBLEMS if a call would be refused, or could be made twice."""
    opened = open_ledger_app(store) if app is None else contextlib.closing(load_app(app))
    with opened as desk, translate_replay_errors(""):
        if app is not None:
            attach_store(desk, store)
        targets = choose_targets(desk, against, tool)
        if not targets:
            raise CliError(
                "unknown_version",
                ExitCode.REFUSED,
                _explain_no_target(against, tool),
                Text(
                    "`callwright contracts list` shows what is known.",
                    "`callwright contracts list` 可查看已知版本。",
                ),
                version=against or "",
                tool=tool or "",
            )
        found = replay_contracts(desk, targets, files, limit)
    screen = Screen(output)
    if output.json:
        screen.print_json(found)
    else:
        _print_report(screen, found)
    return ExitCode.PROBLEMS if found.breaks else ExitCode.OK


def _explain_no_target(against: str | None, tool: str | None) -> Text:
    if against is None:
        return Text("There are no contracts to replay against.", "没有可供重放的合约。")
    if tool is None:
        return Text("No tool has the version {version}.", "没有工具具有版本 {version}。")
    return Text("There is no version {version} of {tool}.", "没有 {tool} 的版本 {version}。")


def _print_report(screen: Screen, found: ContractReplay) -> None:
    if not found.tools:
        screen.print_text(Text("There is no call of these tools.", "没有这些工具的调用。"))
    for one in found.tools:
        _print_tool(screen, one)
    if found.unseen_tools:
        screen.print_text(
            Text("Never called: {names}", "从未被调用：{names}"),
            names=", ".join(found.unseen_tools),
            style="dim",
        )
    for reason, count in found.skipped.items():
        screen.print_text(_SKIPPED_TEXTS[reason], count=count, style="dim")


_COUNT_TEXT: Final = Text("{title}: {count}", "{title}：{count}")
_REFUSED_COUNT_TEXT: Final = Text("{title}: {count}: {codes}", "{title}：{count}（{codes}）")


def _print_tool(screen: Screen, one: ToolReplay) -> None:
    made_with = ", ".join(f"{version} × {calls}" for version, calls in one.made_with.items())
    screen.print_line(f"{one.tool} → {one.against}  ({made_with})", style="bold")
    for change, (title, style) in _CHANGE_TEXTS.items():
        count = one.changes.get(change, 0)
        if count:
            codes = ", ".join(f"{code} × {calls}" for code, calls in one.refusals.items())
            counted = _REFUSED_COUNT_TEXT if change == "refused" else _COUNT_TEXT
            screen.print_text(counted, title=title, count=count, codes=codes, indent="  ", style=style)
    if one.recognised:
        screen.print_text(
            Text(
                "Of these, {count} have another key and are recognised as the same call.",
                "其中 {count} 次键不同，但会被识别为同一次调用。",
            ),
            count=one.recognised,
            indent="  ",
        )
    for call in one.changed[:_SHOWN_CHANGES]:
        change_name = _CHANGE_TEXTS[call.change][0].render(screen.lang)
        words = " ".join(filter(None, [call.id, change_name, call.after or call.before or "", call.detail]))
        screen.print_line(words, indent="    ")
    _print_coverage(screen, one)


def _print_coverage(screen: Screen, one: ToolReplay) -> None:
    known = one.coverage
    seen = sum(map(bool, known.arguments.values()))
    codes = sum(map(bool, known.errors.values()))
    screen.print_text(
        Text(
            "Coverage: {seen} of {arguments} arguments, {codes} of {errors} declared errors.",
            "覆盖率：参数 {seen}/{arguments}，声明的错误码 {codes}/{errors}。",
        ),
        seen=seen,
        arguments=len(known.arguments),
        codes=codes,
        errors=len(known.errors),
        indent="  ",
    )
    unseen = known.list_unseen()
    if unseen:
        screen.print_text(
            Text("Not exercised: {names}", "未覆盖：{names}"),
            names=", ".join(unseen),
            indent="  ",
            style="dim",
        )
