"""``callwright tools review``: effect classes suggested by the tools themselves, accepted by the operator and written."""

import asyncio
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, get_args

import click

from callwright.app.app_builder import build_server_specs
from callwright.app.effect_review import (
    EffectReview,
    ProposalReason,
    UndeclaredTool,
    review_documents,
    review_servers,
)
from callwright.app.server_login import open_login_store
from callwright.app.tool_acceptance import PinError
from callwright.cli.actions.tools import EFFECT_CLASS_TEXTS
from callwright.cli.audit_recording import open_config_ledger, record_change
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error, write_line
from callwright.cli.client_problem_texts import shorten_home
from callwright.cli.config_location import load_config
from callwright.cli.config_problem_texts import describe_located_problem, make_invalid_config_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.config.clients.file_replacement import FileReplacementError, read_snapshot, replace_file
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig, parse_config
from callwright.config.effect_declarations import InlineTableError, ToolTable, add_effects
from callwright.config.home_path import expand_home
from callwright.config.tool_names import find_nearest_name
from callwright.domain.contract import EffectClass
from callwright.domain.terminal_escape import escape_for_terminal

ChosenEffects = dict[ToolTable, EffectClass]

_REASON_TEXTS: Final[dict[ProposalReason, Text]] = {
    "read_only": Text("readOnlyHint: it says that it changes nothing", "readOnlyHint：声明不改变任何状态"),
    "idempotent": Text(
        "idempotentHint: it says that a repeat changes nothing more", "idempotentHint：声明重复执行无额外影响"
    ),
    "destructive": Text(
        "destructiveHint: it says that it may destroy something", "destructiveHint：声明可能有破坏性影响"
    ),
    "additive": Text("destructiveHint is false: it only adds", "destructiveHint 为 false：只做新增"),
    "not_idempotent": Text("it says that it changes something", "声明会改变状态"),
    "contradictory": Text(
        "readOnlyHint and destructiveHint contradict each other", "readOnlyHint 与 destructiveHint 相互矛盾"
    ),
    "silent": Text("no annotation: declare it with --accept", "没有注解：请用 --accept 声明"),
    "method": Text(
        "{method}: neither safe nor idempotent (RFC 9110)", "{method}：既非安全方法也非幂等方法（RFC 9110）"
    ),
}


def review_effects(
    output: OutputOptions, *, entry: str | None, accepted: tuple[str, ...], yes: bool, config: str | None
) -> ExitCode:
    """Show undeclared tools of each server and document, and write the accepted classes."""
    loaded = _require_config(config)
    found = _collect_reviews(loaded, entry, output)
    chosen = _parse_accepted(accepted, found)
    screen = Screen(output)
    for one in found:
        if not output.json:
            _print_review(screen, one)
        proposed = {
            tool.table: tool.proposal.effect
            for tool in one.tools
            if tool.needs_declaration and tool.proposal.effect is not None and tool.table not in chosen
        }
        if proposed and (yes or (not accepted and _ask_confirmation(output, one.name, len(proposed)))):
            chosen |= proposed
    if chosen:
        with open_config_ledger(loaded) as desk:
            _write_effects(loaded.path, chosen)
            record_change(
                desk, "effects_declared", {".".join(table.path): effect for table, effect in chosen.items()}
            )
    _print_summary(screen, loaded.path, found, chosen)
    return ExitCode.OK if all(one.reached for one in found) else ExitCode.UNREACHABLE


def _require_config(config: str | None) -> LoadedConfig:
    loaded = load_config(config)
    if loaded is None:
        raise make_unreachable_error(
            "config_not_found",
            Text("There is no configuration to write to.", "没有可写入的配置文件。"),
            Text(
                "`callwright import` creates one; --config names one.",
                "可用 `callwright import` 生成，或用 --config 指定。",
            ),
        )
    return loaded


def _collect_reviews(loaded: LoadedConfig, entry: str | None, output: OutputOptions) -> list[EffectReview]:
    ready, unset = build_server_specs(loaded, os.environ)
    names = [*loaded.config.servers, *loaded.config.openapi]
    if entry is not None and entry not in names:
        raise make_usage_error(
            Text("There is no server or document {name}.", "没有服务器或文档 {name}。"),
            Text("Use one of: {names}.", "可用：{names}。"),
            name=entry[:64],
            names=", ".join(names) or "-",
        )
    pins = loaded.folder / expand_home(loaded.config.pins)
    asked = [spec for spec in ready if entry in {None, spec.name}]
    try:
        servers = asyncio.run(review_servers(asked, pins, open_login_store(loaded)))
    except PinError:
        raise make_unreachable_error(
            "pins_unusable",
            Text("The file of accepted tool definitions cannot be read.", "无法读取已接受的工具定义文件。"),
            Text("Check its rights, or restore it from a copy.", "请检查其权限，或从副本恢复。"),
        ) from None
    documents, troubles = review_documents(loaded, os.environ)
    for trouble in (*unset, *troubles):
        write_line(
            sys.stderr,
            escape_for_terminal(describe_located_problem(loaded.path, trouble).render(output.lang)),
        )
    return [*servers, *(one for one in documents if entry in {None, one.name})]


def _parse_accepted(accepted: Iterable[str], found: Sequence[EffectReview]) -> ChosenEffects:
    """Parse ``--accept``, once every name and class is known."""
    known = {tool.name: tool for one in found for tool in one.tools}
    chosen: ChosenEffects = {}
    for said in accepted:
        name, _, effect = said.rpartition("=")
        if effect not in get_args(EffectClass) or not name:
            raise make_usage_error(
                Text("{said} is not NAME=CLASS.", "{said} 不是 NAME=CLASS 的形式。"),
                Text(
                    "The class is read, idempotent, keyed or once.",
                    "类别为 read、idempotent、keyed 或 once。",
                ),
                said=said[:100],
            )
        if name not in known:
            near = find_nearest_name(name, known)
            raise make_usage_error(
                Text(
                    "{name} is no undeclared tool of a server or document that can be asked.",
                    "{name} 不是可询问的服务器或文档中未声明的工具。",
                ),
                Text(
                    "Did you mean {near}? A declared class is changed in the file.",
                    "是否想用 {near}？已声明的类别请在文件中修改。",
                )
                if near
                else Text(
                    "`callwright tools review` lists them; a declared class is changed in the file.",
                    "`callwright tools review` 可列出；已声明的类别请在文件中修改。",
                ),
                name=name[:100],
                near=near,
            )
        chosen[known[name].table] = effect  # type: ignore[assignment]  # one of its arguments, as checked above
    return chosen


def _ask_confirmation(output: OutputOptions, name: str, count: int) -> bool:
    if output.json or sys.stdin is None or not sys.stdin.isatty():
        return False
    question = Text("Write these {count} for {name}?", "写入 {name} 的这 {count} 项？")
    return click.confirm(question.render(output.lang, count=count, name=name), default=False)


def _write_effects(path: Path, chosen: ChosenEffects) -> None:
    try:
        before = read_snapshot(path)
        text = add_effects(before.text, chosen)
        parse_config(path, text.removeprefix("\ufeff"))
        replace_file(before, text.encode())
    except InlineTableError as fault:
        raise make_unreachable_error(
            "config_inline_table",
            Text(
                "{path}:{line}: this is an inline table, to which no line can be added. Nothing was changed.",
                "{path}:{line}：此处是内联表，无法追加行。未做任何更改。",
            ),
            Text("Write it as a separate table: {header}", "请改写为独立的表：{header}"),
            path=path,
            line=fault.line,
            header=fault.table.header,
        ) from None
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None
    except FileReplacementError as fault:
        raise make_unreachable_error(
            "config_unusable",
            Text("{path} cannot be read or written ({reason}).", "无法读写 {path}（{reason}）。"),
            Text(
                "Check the path and its permissions; nothing was changed.", "请检查路径和权限；未做任何更改。"
            ),
            path=fault.path,
            reason=fault.reason,
        ) from None


# --- output -------------------------------------------------------------------------------------------------------


def _print_review(screen: Screen, one: EffectReview) -> None:
    shown = [tool for tool in one.tools if tool.needs_declaration]
    screen.print_line(f"{one.name}", style="bold")
    if not one.reached:
        screen.print_text(_NOT_REACHED_TEXT, indent="  ", style="yellow")
    if one.absent:
        screen.print_text(_ABSENT_TEXT, indent="  ", names=", ".join(one.absent), style="yellow")
    if one.waiting:
        screen.print_text(_WAITING_TEXT, indent="  ", count=one.waiting)
    if shown:
        head = (
            Text("Name", "名称"),
            Text("Counts as", "当前按"),
            Text("Proposed", "建议"),
            Text("Because", "理由"),
        )
        screen.print_table(head, [_make_tool_row(screen, tool) for tool in shown], indent="  ")
    elif one.reached and not one.absent:
        screen.print_text(_ALL_DECLARED_TEXT, indent="  ")
    by_method = len(one.tools) - len(shown)
    if by_method:
        screen.print_text(_BY_METHOD_TEXT, indent="  ", count=by_method)


_NOT_REACHED_TEXT: Final = Text(
    "It cannot be asked; `callwright doctor --upstreams` shows the reason.",
    "无法询问；原因见 `callwright doctor --upstreams`。",
)
_ABSENT_TEXT: Final = Text(
    "The configuration names tools that it does not list: {names}. None of its tools is offered until then.",
    "配置中命名了它未列出的工具：{names}。在修正之前不提供它的任何工具。",
)
_WAITING_TEXT: Final = Text(
    "{count} of its tools wait to be accepted first: `callwright pins`.",
    "它有 {count} 个工具需先被接受：`callwright pins`。",
)
_ALL_DECLARED_TEXT: Final = Text("Every tool is declared.", "全部工具均已声明。")
_BY_METHOD_TEXT: Final = Text(
    "{count} more have the class of their method (GET read, PUT and DELETE idempotent); --accept declares another.",
    "另有 {count} 个按其方法归类（GET 为 read，PUT 和 DELETE 为 idempotent）；可用 --accept 另行声明。",
)


def _make_tool_row(screen: Screen, tool: UndeclaredTool) -> tuple[str, ...]:
    reason = _REASON_TEXTS[tool.proposal.reason].render(screen.lang, method=tool.method)
    return tool.name, tool.now, tool.proposal.effect or "-", reason


def _print_summary(screen: Screen, path: Path, found: Sequence[EffectReview], chosen: ChosenEffects) -> None:
    if screen.json:
        screen.print_json(
            {
                "file": str(path),
                "servers": [_review_to_json(one, screen) for one in found],
                "written": {".".join(table.path): effect for table, effect in chosen.items()},
            }
        )
        return
    used = {tool.proposal.effect for one in found for tool in one.tools if tool.needs_declaration}
    for effect in get_args(EffectClass):
        if effect in used:
            screen.print_text(EFFECT_CLASS_TEXTS[effect], style="dim")
    left = sum(
        1 for one in found for tool in one.tools if tool.needs_declaration and tool.table not in chosen
    )
    if chosen:
        screen.print_text(_WRITTEN_TEXT, count=len(chosen), path=shorten_home(path))
    if left:
        screen.print_text(_UNDECLARED_TEXT, count=left)


_WRITTEN_TEXT: Final = Text(
    "Written to {path}: {count}. A running gateway follows after a restart.",
    "已写入 {path}：{count} 项。运行中的网关重启后生效。",
)
_UNDECLARED_TEXT: Final = Text(
    "Undeclared: {count}. --yes accepts the proposals, --accept NAME=CLASS declares one tool.",
    "未声明：{count} 个。--yes 接受全部建议，--accept NAME=CLASS 声明单个工具。",
)


def _review_to_json(one: EffectReview, screen: Screen) -> dict[str, Any]:
    return {
        "part": one.part,
        "name": one.name,
        "reached": one.reached,
        "waiting": one.waiting,
        "absent": one.absent,
        "tools": [
            {
                "name": tool.name,
                "now": tool.now,
                "proposed": tool.proposal.effect,
                "reason": tool.proposal.reason,
                "because": _REASON_TEXTS[tool.proposal.reason].render(screen.lang, method=tool.method),
                "method": tool.method or None,
                "undeclared": tool.needs_declaration,
            }
            for tool in one.tools
        ],
    }
