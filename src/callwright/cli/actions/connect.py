"""``callwright connect`` and ``callwright disconnect``: show the change, ask, keep a copy, write atomically."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import click

from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError, make_unreachable_error
from callwright.cli.client_problem_texts import shorten_home
from callwright.cli.config_location import find_config_path, get_home_folder, resolve_config_path
from callwright.cli.config_problem_texts import make_invalid_config_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.config.clients.client_change import (
    OWN_SERVER_NAME,
    FileChange,
    list_direct_servers,
    list_servers_in_folders,
    plan_connection,
    plan_disconnection,
)
from callwright.config.clients.client_reader import read_client_file
from callwright.config.clients.client_table import CLIENTS, KnownClient, detect_machine
from callwright.config.clients.file_replacement import (
    ConnectionRecords,
    FileFaultReason,
    FileReplacementError,
    FileSnapshot,
    read_snapshot,
    remove_file,
    replace_file,
)
from callwright.config.clients.jsonc import JsoncError
from callwright.config.clients.jsonc_editor import EditError, get_value
from callwright.config.clients.server_move import ServerMove, list_lacking_variables, plan_server_move
from callwright.config.config_model import CONFIG_FILE_NAME
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig, parse_config
from callwright.config.table_addition import append_tables

Planned = TypeVar("Planned")

_FILE_ERROR_TEXTS: Final[dict[FileFaultReason, tuple[Text, Text]]] = {
    "unreadable": (
        Text("{path} cannot be read.", "无法读取 {path}。"),
        Text("Check the path and its permissions; nothing was changed.", "请检查路径和权限；未做任何更改。"),
    ),
    "not_text": (
        Text("{path} is not UTF-8 text.", "{path} 不是 UTF-8 文本。"),
        Text("Check it in an editor; nothing was changed.", "请用编辑器查看；未做任何更改。"),
    ),
    "no_file": (
        Text("{path} is not a regular file.", "{path} 不是文件。"),
        Text("A file is expected there; nothing was changed.", "此处应为文件；未做任何更改。"),
    ),
    "too_large": (
        Text("{path} is too large to be a configuration.", "{path} 过大，不像配置文件。"),
        Text("Check its contents; nothing was changed.", "请查看其内容；未做任何更改。"),
    ),
    "changed": (
        Text("{path} was changed by another program just now.", "{path} 刚刚被其他程序修改。"),
        Text("Close the client, then run this again; nothing was changed.", "请关闭客户端后重试；未做任何更改。"),
    ),
    "unwritable": (
        Text("{path} cannot be written.", "无法写入 {path}。"),
        Text("Check its permissions and the free disk space; it is unchanged.", "请检查权限和磁盘空间；文件保持原样。"),
    ),
    "no_backup": (
        Text("No copy can be kept at {path}.", "无法在 {path} 保留副本。"),
        Text("Check that folder, or set CALLWRIGHT_HOME; nothing was changed.", "请检查该目录，或设置 CALLWRIGHT_HOME；未做任何更改。"),
    ),
}  # fmt: skip


def connect_client(
    output: OutputOptions,
    *,
    client: str,
    config: str | None,
    allowed: tuple[str, ...],
    wrap: bool,
    project: bool,
    yes: bool,
    dry_run: bool,
) -> ExitCode:
    """Add our entry to a client's file; with ``wrap`` its own servers are moved behind Callwright."""
    row = CLIENTS[client]
    path = _resolve_client_file(row, project=project)
    move = _plan_move(row, path, config) if wrap else None
    place = find_config_path(config) if move is None else move.config.path
    command = _build_client_command(place, allowed)
    environment = _plan_change(path, lambda: _build_environment(row, path, move))
    change = _plan_change(path, lambda: _plan_connection(row, path, command, environment, move))
    lacking = {} if move is None else list_lacking_variables(move.loaded, environment)
    confirmed = _ConfirmedChange(output, row, change, _CONNECTED_TEXTS, move, lacking)
    code = confirmed.run(yes=yes, dry_run=dry_run, note=True)
    direct = list_direct_servers(row, change)
    if direct and not output.json:
        words = _DIRECT_TEXT if move is None else _STAYING_TEXT
        Screen(output).print_text(words, client=row.title, names=", ".join(direct), id=row.id)
    in_folders = list_servers_in_folders(row, change)
    if in_folders and not output.json:
        named = ", ".join(f"{name} ({folder})" for folder, names in in_folders.items() for name in names)
        Screen(output).print_text(_IN_FOLDERS_TEXT, client=row.title, names=named)
    if lacking and not output.json:
        named = ", ".join(f"{name} ({', '.join(variables)})" for name, variables in lacking.items())
        Screen(output).print_text(_LACKING_TEXT, client=row.title, names=named)
    return code


class _PlannedMove(NamedTuple):
    """The servers that are moved, our configuration as it is, its text with them, and their entries in the client's file.

    ``loaded`` is the configuration with them.
    """

    servers: ServerMove
    config: FileSnapshot
    text: str
    loaded: LoadedConfig
    entries: dict[str, Any]


def _plan_move(client: KnownClient, path: Path, config: str | None) -> _PlannedMove:
    """Plan the move of a client's servers into the configuration; into one in our home folder if there is none."""
    place = resolve_config_path(config) or get_home_folder() / CONFIG_FILE_NAME
    try:
        before, theirs = read_snapshot(place.absolute()), read_snapshot(path)
        servers = get_value(theirs.text, client.key)
        own = servers.get(OWN_SERVER_NAME) if isinstance(servers, dict) else None
        known = own.get(client.environment_key) if isinstance(own, dict) else None
        file = read_client_file(client, path, detect_machine())
        found = plan_server_move(file, before.text, known if isinstance(known, dict) else ())
        text = append_tables(before.text, found.addition.tables)
        loaded = parse_config(place, text)
    except FileReplacementError as fault:
        raise _make_file_error(fault) from None
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None
    except JsoncError as fault:
        raise _make_broken_file_error(path, fault) from None
    return _PlannedMove(found, before, text, loaded, {name: servers[name] for name in found.moved})


def _build_environment(client: KnownClient, path: Path, move: _PlannedMove | None) -> dict[str, Any]:
    """Return the environment of our entry: the variables that it has already, and the secrets of the moved servers."""
    own = get_value(read_snapshot(path).text, (*client.key, OWN_SERVER_NAME))
    known = own.get(client.environment_key) if isinstance(own, dict) else None
    environment = dict(known) if isinstance(known, dict) else {}
    return environment | ({} if move is None else move.servers.environment)


def _plan_connection(
    client: KnownClient,
    path: Path,
    command: tuple[str, list[str]],
    environment: dict[str, Any],
    move: _PlannedMove | None,
) -> FileChange:
    """Plan our entry, and take the moved servers out."""
    return plan_connection(
        client, path, client.render_entry(*command, environment), () if move is None else move.servers.moved
    )


def disconnect_client(
    output: OutputOptions, *, client: str, project: bool, yes: bool, dry_run: bool
) -> ExitCode:
    """Remove our entry from a client's file, or restore the file."""
    row = CLIENTS[client]
    path = _resolve_client_file(row, project=project)
    connections = ConnectionRecords(get_home_folder())
    change = _plan_change(path, lambda: plan_disconnection(row, path, connections))
    known = _plan_change(path, lambda: connections.get_record(change.before.path))
    code = _ConfirmedChange(output, row, change, _DISCONNECTED_TEXTS).run(
        yes=yes, dry_run=dry_run, note=False
    )
    if known is not None and known.moved and not (output.json or dry_run or change.is_unchanged):
        Screen(output).print_text(_RETURNED_TEXT, names=", ".join(known.moved))
    return code


_CONNECTED_TEXTS: Final = (
    Text("{client} is connected already: {path}", "{client} 已接入：{path}"),
    Text("Connected. Restart {client}; it starts Callwright by itself.", "已接入。请重启 {client}，它会自行启动 Callwright。"),
)  # fmt: skip
_DIRECT_TEXT: Final = Text(
    "{client} still reaches these servers directly, without rules, ledger or retries: {names}. `callwright connect {id} --wrap` "
    "moves them behind Callwright.",
    "{client} 仍直接访问以下服务器，不经过规则、账本和重试：{names}。用 `callwright connect {id} --wrap` 可将其移到 Callwright 之后。",
)
_STAYING_TEXT: Final = Text(
    "{client} still reaches these servers directly: {names}. Their entries cannot be used, or the configuration has another server of "
    "that name.",
    "{client} 仍直接访问以下服务器：{names}。其条目无法使用，或配置中已有同名的其他服务器。",
)
_IN_FOLDERS_TEXT: Final = Text(
    "In some folders {client} reaches further servers directly: {names}. They are not moved: remove them there, and add them to "
    "callwright.toml.",
    "{client} 在某些目录中还直接访问其他服务器：{names}。它们不会被移动：请在该处删除，再加入 callwright.toml。",
)
_LACKING_TEXT: Final = Text(
    "From {client} these servers of the configuration, which other clients use, are not available: our entry there does not set "
    "their variables: {names}. Set them under env in it, or in the environment that starts {client}.",
    "在 {client} 中，配置里供其他客户端使用的以下服务器不可用，因为其中我们的条目没有设置所需变量：{names}。请在该条目的 env "
    "中设置，或在启动 {client} 的环境中设置。",
)
_MOVED_TEXT: Final = Text(
    "Behind Callwright now, in {path}: {names}.", "现已移到 Callwright 之后（{path}）：{names}。"
)
_RETURNED_TEXT: Final = Text(
    "Back in the client's file: {names}. Their tables in the configuration stay.",
    "已放回客户端的文件：{names}。配置中的表保持不变。",
)
_DISCONNECTED_TEXTS: Final = (
    Text("{client} is not connected: {path}", "{client} 未接入：{path}"),
    Text("Disconnected. Restart {client}.", "已断开。请重启 {client}。"),
)


def _resolve_client_file(client: KnownClient, *, project: bool) -> Path:
    machine = detect_machine()
    path = client.find_project_file(machine) if project else client.file(machine)
    if path is None:
        raise make_unreachable_error(
            "no_project_file",
            Text("{client} has no project file.", "{client} 没有目录级的配置文件。"),
            Text("Leave --project out.", "请去掉 --project。"),
            client=client.title,
        )
    return path


def _build_client_command(path: Path | None, allowed: tuple[str, ...]) -> tuple[str, list[str]]:
    """Return the command line for a client: with full paths, because it runs in another folder with another PATH."""
    arguments = ["up", "--stdio", *(["--config", str(path.absolute())] if path else [])]
    for module in allowed:
        arguments += ["--allow-python", module]
    script = Path(sys.executable).with_name("callwright.exe" if sys.platform == "win32" else "callwright")
    found = str(script) if script.exists() else shutil.which("callwright")
    return (found, arguments) if found else (sys.executable, ["-m", "callwright", *arguments])


def _plan_change(path: Path, work: Callable[[], Planned]) -> Planned:
    try:
        return work()
    except FileReplacementError as fault:
        raise _make_file_error(fault) from None
    except JsoncError as fault:
        raise _make_broken_file_error(path, fault) from None
    except EditError:
        raise make_unreachable_error(
            "client_file_strange",
            Text("{path} is not written as this client writes it.", "{path} 的结构与该客户端的写法不符。"),
            Text(
                "Its servers have to be an object; add Callwright by hand. Nothing was changed.",
                "其服务器须为对象；请手动加入 Callwright。未做任何更改。",
            ),
            path=path,
        ) from None


_BROKEN_JSON_TEXT: Final = Text("{path}:{line}: this is not JSON.", "{path}:{line}：不是有效的 JSON。")
_REPEATED_NAME_TEXT: Final = Text(
    '{path}:{line}: "{name}" occurs a second time in the same object.',
    '{path}:{line}："{name}" 在同一对象中重复出现。',
)


def _make_broken_file_error(path: Path, fault: JsoncError) -> CliError:
    return make_unreachable_error(
        "client_file_broken",
        _REPEATED_NAME_TEXT if fault.repeated else _BROKEN_JSON_TEXT,
        Text("Fix it there first; nothing was changed.", "请先修正该处；未做任何更改。"),
        path=path,
        line=fault.line,
        name=fault.repeated[:80],
    )


def _make_file_error(fault: FileReplacementError) -> CliError:
    return make_unreachable_error(
        "client_file_" + fault.reason, *_FILE_ERROR_TEXTS[fault.reason], path=fault.path
    )


class _ConfirmedChange:
    """One change: shown, confirmed, written."""

    def __init__(
        self,
        output: OutputOptions,
        client: KnownClient,
        change: FileChange,
        words: tuple[Text, Text],
        move: _PlannedMove | None = None,
        lacking: dict[str, list[str]] | None = None,
    ) -> None:
        self._move = move
        self._lacking = lacking or {}
        self._manner = output
        self._screen = Screen(output)
        self._client = client
        self._change = change
        self._already, self._done = words

    def run(self, *, yes: bool, dry_run: bool, note: bool) -> ExitCode:
        """Show the change; write it if confirmed."""
        if self._change.is_unchanged:
            self._print_status(self._already, changed=False)
            return ExitCode.OK
        diff = self._change.render_diff()
        if not self._manner.json:
            self._print_diff(diff)
        if dry_run:
            if self._manner.json:
                self._print_json(diff, changed=False, copy="")
            return ExitCode.OK
        if not yes and not self._ask_confirmation():
            raise _make_unconfirmed_error()
        copy = self._write_change(note=note)
        if self._manner.json:
            self._print_json(diff, changed=True, copy=copy)
        else:
            self._print_done(copy)
        return ExitCode.OK

    def _print_done(self, copy: str) -> None:
        self._print_status(self._done, changed=True)
        if copy:
            self._screen.print_text(
                Text("The original file: {copy}", "原文件：{copy}"), copy=shorten_home(Path(copy))
            )
        if self._move is not None and self._move.servers.moved:
            place, names = shorten_home(self._move.config.path), ", ".join(self._move.servers.moved)
            self._screen.print_text(_MOVED_TEXT, path=place, names=names)

    def _print_diff(self, diff: list[str]) -> None:
        tables = "" if self._move is None else self._move.servers.addition.tables
        if self._move is not None and tables:
            self._screen.print_line(str(self._move.config.path), style="bold")
            for line in tables.splitlines():
                self._screen.print_line(f"+{line}", style="green")
        self._screen.print_line(str(self._change.before.path), style="bold")
        styles = {"+": "green", "-": "red", "@": "cyan"}
        for line in diff[2:]:
            self._screen.print_line(line, style=styles.get(line[:1], ""))

    def _print_status(self, words: Text, *, changed: bool) -> None:
        if self._manner.json:
            self._print_json([], changed=changed, copy="")
        else:
            path = shorten_home(self._change.before.path)
            self._screen.print_text(words, client=self._client.title, path=path)

    def _print_json(self, diff: list[str], *, changed: bool, copy: str) -> None:
        self._screen.print_json(
            {
                "client": self._client.id,
                "file": str(self._change.before.path),
                "changed": changed,
                "diff": diff,
                "backup": copy or None,
                "direct": list_direct_servers(self._client, self._change),
            }
            | self._describe_folders()
            | self._describe_move()
        )

    def _describe_folders(self) -> dict[str, Any]:
        """Return the part of the JSON output about servers in single folders; empty without any."""
        found = list_servers_in_folders(self._client, self._change)
        listed = [{"folder": folder, "servers": names} for folder, names in found.items()]
        return {"directInFolders": listed} if listed else {}

    def _describe_move(self) -> dict[str, Any]:
        """Return the part of the JSON output about a move of servers; empty without one."""
        if self._move is None:
            return {}
        servers = self._move.servers
        return {
            "config": str(self._move.config.path),
            "tables": servers.addition.tables,
            "moved": list(servers.moved),
            "lackingVariables": self._lacking,
        }

    def _ask_confirmation(self) -> bool:
        if self._manner.json or sys.stdin is None or not sys.stdin.isatty():
            return False
        return click.confirm(Text("Write it?", "写入吗？").render(self._manner.lang), default=False)

    def _write_change(self, *, note: bool) -> str:
        """Keep a copy and write; return the copy's path.

        The change is noted first, so that notes can only be too many, never too few; moved servers are in our configuration
        before they leave the client's file.
        """
        change, connections, move = self._change, ConnectionRecords(get_home_folder()), self._move
        try:
            if move is not None and move.text != move.config.text:
                replace_file(move.config, move.text.encode())
            copy = connections.save_copy(change.before, self._client.id)
            if change.after is None:
                remove_file(change.before)
            else:
                if note:
                    connections.record_change(
                        change.before, change.after, copy, {} if move is None else move.entries
                    )
                replace_file(change.before, change.after)
            if not note:
                connections.remove_record(change.before.path)
        except FileReplacementError as fault:
            raise _make_file_error(fault) from None
        return copy


def _make_unconfirmed_error() -> CliError:
    return CliError(
        "not_confirmed",
        ExitCode.REFUSED,
        Text("Nothing was changed: not confirmed.", "未做任何更改：没有得到确认。"),
        Text(
            "Use --yes to confirm, or --dry-run to see the change only.", "请加 --yes；只查看请加 --dry-run。"
        ),
    )
