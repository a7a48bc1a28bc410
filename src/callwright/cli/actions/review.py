"""``callwright tools review``: effect classes that tools suggest of themselves, accepted by the operator and written down."""

import asyncio
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, get_args

import click

from callwright.app.accepting import PinError
from callwright.app.configured import specs
from callwright.app.logins import keeper_of
from callwright.app.reviewing import Reason, Reviewed, Undeclared, review_documents, review_servers
from callwright.cli.actions.tools import EFFECTS
from callwright.cli.client_words import at_home
from callwright.cli.config_words import invalid, placed
from callwright.cli.configs import loaded_config
from callwright.cli.exits import Exit
from callwright.cli.manner import Manner
from callwright.cli.recording import ledger_of, record
from callwright.cli.screen import Screen
from callwright.cli.trouble import misuse, put, unreachable
from callwright.cli.words import Text
from callwright.config.clients.files import FileFault, held, replace
from callwright.config.declaring import NotWritable, ToolTable, with_effects
from callwright.config.reading import Loaded, checked
from callwright.config.tool_names import nearest
from callwright.config.trouble import ConfigError
from callwright.domain.contract import EffectClass
from callwright.domain.visible import visible

Chosen = dict[ToolTable, EffectClass]

_REASONS: Final[dict[Reason, Text]] = {
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


def review(
    manner: Manner, *, entry: str | None, accepted: tuple[str, ...], yes: bool, config: str | None
) -> Exit:
    """Show what is undeclared at each server and document, and write what is accepted."""
    loaded = _configuration(config)
    found = _reviewed(loaded, entry, manner)
    chosen = _named(accepted, found)
    screen = Screen(manner)
    for one in found:
        if not manner.json:
            _print(screen, one)
        proposed = {
            tool.table: tool.proposal.effect
            for tool in one.tools
            if tool.is_open and tool.proposal.effect is not None and tool.table not in chosen
        }
        if proposed and (yes or (not accepted and _confirmed(manner, one.name, len(proposed)))):
            chosen |= proposed
    if chosen:
        with ledger_of(loaded) as desk:
            _write(loaded.path, chosen)
            record(
                desk, "effects_declared", {".".join(table.path): effect for table, effect in chosen.items()}
            )
    _report(screen, loaded.path, found, chosen)
    return Exit.OK if all(one.reached for one in found) else Exit.UNREACHABLE


def _configuration(config: str | None) -> Loaded:
    loaded = loaded_config(config)
    if loaded is None:
        raise unreachable(
            "config_not_found",
            Text("There is no configuration to write to.", "没有可写入的配置文件。"),
            Text(
                "`callwright import` makes one; --config names one.",
                "可用 `callwright import` 生成，或用 --config 指定。",
            ),
        )
    return loaded


def _reviewed(loaded: Loaded, entry: str | None, manner: Manner) -> list[Reviewed]:
    ready, unset = specs(loaded, os.environ)
    names = [*loaded.config.servers, *loaded.config.openapi]
    if entry is not None and entry not in names:
        raise misuse(
            Text("There is no server or document {name}.", "没有服务器或文档 {name}。"),
            Text("Use one of: {names}.", "可用：{names}。"),
            name=entry[:64],
            names=", ".join(names) or "-",
        )
    pins = loaded.folder / Path(loaded.config.pins).expanduser()
    asked = [spec for spec in ready if entry in {None, spec.name}]
    try:
        servers = asyncio.run(review_servers(asked, pins, keeper_of(loaded)))
    except PinError:
        raise unreachable(
            "pins_unusable",
            Text("The file of accepted tool definitions cannot be read.", "无法读取已接受的工具定义文件。"),
            Text("Check its rights, or restore it from a copy.", "请检查其权限，或从副本恢复。"),
        ) from None
    documents, troubles = review_documents(loaded, os.environ)
    for trouble in (*unset, *troubles):
        put(sys.stderr, visible(placed(loaded.path, trouble).of(manner.lang)))
    return [*servers, *(one for one in documents if entry in {None, one.name})]


def _named(accepted: Iterable[str], found: Sequence[Reviewed]) -> Chosen:
    """What ``--accept`` says, once every name and class is known."""
    known = {tool.name: tool for one in found for tool in one.tools}
    chosen: Chosen = {}
    for said in accepted:
        name, _, effect = said.rpartition("=")
        if effect not in get_args(EffectClass) or not name:
            raise misuse(
                Text("{said} is not NAME=CLASS.", "{said} 不是 NAME=CLASS 的形式。"),
                Text(
                    "The class is read, idempotent, keyed or once.",
                    "类别为 read、idempotent、keyed 或 once。",
                ),
                said=said[:100],
            )
        if name not in known:
            near = nearest(name, known)
            raise misuse(
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


def _confirmed(manner: Manner, name: str, count: int) -> bool:
    if manner.json or sys.stdin is None or not sys.stdin.isatty():
        return False
    question = Text("Write these {count} for {name}?", "写入 {name} 的这 {count} 项？")
    return click.confirm(question.of(manner.lang, count=count, name=name), default=False)


def _write(path: Path, chosen: Chosen) -> None:
    try:
        before = held(path)
        text = with_effects(before.text, chosen)
        checked(path, text.removeprefix("\ufeff"))
        replace(before, text.encode())
    except NotWritable as fault:
        raise unreachable(
            "config_inline_table",
            Text(
                "{path}:{line}: this is an inline table, to which no line can be added. Nothing was changed.",
                "{path}:{line}：此处是内联表，无法追加行。未做任何更改。",
            ),
            Text("Write it as a table of its own: {header}", "请改写为独立的表：{header}"),
            path=path,
            line=fault.line,
            header=fault.table.header,
        ) from None
    except ConfigError as fault:
        raise invalid(fault) from None
    except FileFault as fault:
        raise unreachable(
            "config_unusable",
            Text("{path} cannot be read or written ({reason}).", "无法读写 {path}（{reason}）。"),
            Text("Check the path and its rights; nothing was changed.", "请检查路径和权限；未做任何更改。"),
            path=fault.path,
            reason=fault.reason,
        ) from None


# --- output -------------------------------------------------------------------------------------------------------


def _print(screen: Screen, one: Reviewed) -> None:
    shown = [tool for tool in one.tools if tool.is_open]
    screen.line(f"{one.name}", style="bold")
    if not one.reached:
        screen.say(_NOT_REACHED, indent="  ", style="yellow")
    if one.absent:
        screen.say(_ABSENT, indent="  ", names=", ".join(one.absent), style="yellow")
    if one.waiting:
        screen.say(_WAITING, indent="  ", count=one.waiting)
    if shown:
        head = (
            Text("Name", "名称"),
            Text("Counts as", "当前按"),
            Text("Proposed", "建议"),
            Text("Because", "理由"),
        )
        screen.table(head, [_row(screen, tool) for tool in shown], indent="  ")
    elif one.reached and not one.absent:
        screen.say(_NOTHING, indent="  ")
    by_method = len(one.tools) - len(shown)
    if by_method:
        screen.say(_BY_METHOD, indent="  ", count=by_method)


_NOT_REACHED: Final = Text(
    "It cannot be asked; `callwright doctor --upstreams` says why.",
    "无法询问；原因见 `callwright doctor --upstreams`。",
)
_ABSENT: Final = Text(
    "The configuration names tools that it does not list: {names}. None of its tools is offered until then.",
    "配置中命名了它未列出的工具：{names}。在修正之前不提供它的任何工具。",
)
_WAITING: Final = Text(
    "{count} of its tools wait to be accepted first: `callwright pins`.",
    "它有 {count} 个工具需先被接受：`callwright pins`。",
)
_NOTHING: Final = Text("Every tool is declared.", "全部工具均已声明。")
_BY_METHOD: Final = Text(
    "{count} more have the class of their method (GET read, PUT and DELETE idempotent); --accept declares another.",
    "另有 {count} 个按其方法归类（GET 为 read，PUT 和 DELETE 为 idempotent）；可用 --accept 另行声明。",
)


def _row(screen: Screen, tool: Undeclared) -> tuple[str, ...]:
    reason = _REASONS[tool.proposal.reason].of(screen.lang, method=tool.method)
    return tool.name, tool.now, tool.proposal.effect or "-", reason


def _report(screen: Screen, path: Path, found: Sequence[Reviewed], chosen: Chosen) -> None:
    if screen.json:
        screen.document(
            {
                "file": str(path),
                "servers": [_plain(one, screen) for one in found],
                "written": {".".join(table.path): effect for table, effect in chosen.items()},
            }
        )
        return
    used = {tool.proposal.effect for one in found for tool in one.tools if tool.is_open}
    for effect in get_args(EffectClass):
        if effect in used:
            screen.say(EFFECTS[effect], style="dim")
    left = sum(1 for one in found for tool in one.tools if tool.is_open and tool.table not in chosen)
    if chosen:
        screen.say(_WRITTEN, count=len(chosen), path=at_home(path))
    if left:
        screen.say(_LEFT, count=left)


_WRITTEN: Final = Text(
    "Written to {path}: {count}. A running gateway follows after a restart.",
    "已写入 {path}：{count} 项。运行中的网关重启后生效。",
)
_LEFT: Final = Text(
    "Undeclared: {count}. --yes accepts the proposals, --accept NAME=CLASS declares one tool.",
    "未声明：{count} 个。--yes 接受全部建议，--accept NAME=CLASS 声明单个工具。",
)


def _plain(one: Reviewed, screen: Screen) -> dict[str, Any]:
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
                "because": _REASONS[tool.proposal.reason].of(screen.lang, method=tool.method),
                "method": tool.method or None,
                "undeclared": tool.is_open,
            }
            for tool in one.tools
        ],
    }
