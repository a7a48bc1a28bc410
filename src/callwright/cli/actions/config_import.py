"""``callwright import``: turn the servers found into tables of our own configuration, without secrets."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from callwright.app.openapi_outline import read_openapi_outline
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error
from callwright.cli.client_problem_texts import describe_file_problems, shorten_home
from callwright.cli.config_location import resolve_config_path
from callwright.cli.config_problem_texts import make_invalid_config_error, make_refusal_text
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.config.clients.client_names import CLIENT_NAMES
from callwright.config.clients.client_reader import ClientFile, find_client_files, read_any_file
from callwright.config.clients.client_table import detect_machine
from callwright.config.clients.file_replacement import (
    FileReplacementError,
    FileSnapshot,
    read_snapshot,
    replace_file,
)
from callwright.config.clients.jsonc import JsoncError
from callwright.config.clients.secret_stripping import list_server_variables, strip_secrets
from callwright.config.clients.server_gathering import gather_servers, normalise_server_name
from callwright.config.config_model import CONFIG_FILE_NAME, OpenAPI
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import parse_config
from callwright.config.table_addition import TableAddition, WantedTable, append_tables, plan_addition
from callwright.domain.refusal import make_refusal


class UncopiedSecret(NamedTuple):
    """A value that was not copied: the variable that replaces it, and its location."""

    name: str
    entry: str
    place: str
    file: str


class ImportPlan(NamedTuple):
    """Everything that was found, ready to be added."""

    wanted: list[WantedTable]
    secrets: list[UncopiedSecret]
    copied: list[str]
    left_out: list[Text]


def import_to_config(
    output: OutputOptions,
    *,
    sources: tuple[str, ...],
    config: str | None,
    origin: bool,
    project: bool,
    dry_run: bool,
) -> ExitCode:
    """Add the servers and documents found to the configuration."""
    path = resolve_config_path(config) or Path(CONFIG_FILE_NAME)
    before = _read_config_snapshot(path)
    found = _plan_import(sources, path, origin=origin, project=project)
    try:
        parse_config(path, before.text)
        new = plan_addition(before.text, found.wanted)
        text = append_tables(before.text, new.tables)
        parse_config(path, text)
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None
    if new.tables and not dry_run:
        try:
            replace_file(before, text.encode())
        except FileReplacementError as fault:
            raise _make_file_error(fault) from None
    _print_import(Screen(output), path, new, found, dry_run=dry_run)
    return ExitCode.OK


def _read_config_snapshot(path: Path) -> FileSnapshot:
    try:
        before = read_snapshot(path)
        before.text  # noqa: B018 - a file that is not text is refused here
    except FileReplacementError as fault:
        raise _make_file_error(fault) from None
    return before


def _make_file_error(fault: FileReplacementError) -> Exception:
    return make_unreachable_error(
        "config_unusable",
        Text("{path} cannot be read or written ({reason}).", "无法读写 {path}（{reason}）。"),
        Text("Check the path and its permissions; nothing was changed.", "请检查路径和权限；未做任何更改。"),
        path=fault.path,
        reason=fault.reason,
    )


# --- planning
# ---------------------------------------------------------------------------------------------------------


def _plan_import(sources: tuple[str, ...], path: Path, *, origin: bool, project: bool) -> ImportPlan:
    machine = detect_machine()
    clients = [one for one in sources if one in CLIENT_NAMES]
    files: list[ClientFile] = []
    if clients or not sources:
        files += [
            one for one in find_client_files(machine, only=clients or None) if project or not one.project
        ]
    wanted: list[WantedTable] = []
    for source in (one for one in sources if one not in CLIENT_NAMES):
        if "://" in source:
            raise make_usage_error(
                Text("{source} is an address; only files are imported.", "{source} 是网址；只能导入文件。"),
                Text(
                    "Download an OpenAPI document first; a server's address belongs in callwright.toml, as url in [servers.NAME].",
                    "OpenAPI 文档请先下载；服务器的网址请写入 callwright.toml，即 [servers.名称] 的 url。",
                ),
                source=source,
            )
        one = _read_source(Path(source))
        if isinstance(one, ClientFile):
            files.append(one)
        else:
            wanted.append(_relativise_document(one, Path(source), path, origin=origin))
    secrets = [
        UncopiedSecret(_strip_env_prefix(reference), f"openapi.{one.name}", "auth", one.table.document)
        for one in wanted
        if isinstance(one.table, OpenAPI)
        for reference in ([one.table.auth] if isinstance(one.table.auth, str) else one.table.auth.values())
        if reference
    ]
    servers = _plan_servers(files, {one.name for one in secrets}, origin=origin)
    found = ImportPlan(
        [*wanted, *servers.wanted],
        [*secrets, *servers.secrets],
        servers.copied,
        [*describe_file_problems(files), *servers.left_out],
    )
    if not found.wanted and not found.left_out:
        raise _make_nothing_found_error(sources)
    return found


def _plan_servers(files: list[ClientFile], taken: set[str], *, origin: bool) -> ImportPlan:
    found = ImportPlan([], [], [], [])
    known = gather_servers(files)
    # A variable that a client's own file refers to keeps its meaning: no secret may take its name.
    for entry in known.values():
        if entry.server is not None:
            taken |= set(list_server_variables(entry.server))
    for name, entry in known.items():
        if entry.server is None:
            continue
        bare = strip_secrets(name, entry.server, taken)
        where = shorten_home(entry.path)
        found.secrets.extend(
            UncopiedSecret(variable, f"servers.{name}", place, where)
            for variable, place in bare.secrets.items()
        )
        found.copied.extend(f"servers.{name} env.{key}" for key in bare.copied)
        comments = (f"from {where} ({entry.client.title})",) if origin else ()
        found.wanted.append(WantedTable("servers", name, bare.server, comments))
    return found


def _read_source(path: Path) -> ClientFile | WantedTable:
    try:
        path.stat()
        found = (
            read_any_file(path, detect_machine()) if path.suffix.lower() not in {".yaml", ".yml"} else None
        )
        return found or _read_openapi(path)
    except UnicodeDecodeError:
        raise make_unreachable_error(
            "source_unreadable",
            Text("{path} is not UTF-8.", "{path} 不是 UTF-8 编码。"),
            Text("Save the file as UTF-8.", "请把文件另存为 UTF-8。"),
            path=path,
        ) from None
    except OSError:
        raise make_unreachable_error(
            "source_unreadable",
            Text(
                "{path} is neither a known client nor a readable file.",
                "{path} 既不是已知客户端，也不是可读的文件。",
            ),
            Text("Clients: {names}. Or give a path.", "客户端：{names}。或给出文件路径。"),
            path=path,
            names=", ".join(CLIENT_NAMES),
        ) from None
    except JsoncError as fault:
        raise make_unreachable_error(
            "source_broken",
            Text("{path}:{line}: this is not JSON.", "{path}:{line}：不是有效的 JSON。"),
            Text("Fix it there first.", "请先修正该处。"),
            path=path,
            line=fault.line,
        ) from None


def _read_openapi(path: Path) -> WantedTable:
    try:
        seen = read_openapi_outline(path)
    except ModuleNotFoundError:
        raise make_unreachable_error(
            "extra_missing",
            Text("HTTP APIs need an extra that is not installed.", "HTTP API 需要尚未安装的可选依赖。"),
            Text("Run pip install 'callwright[http]'.", "请运行 pip install 'callwright[http]'。"),
        ) from None
    except ValueError as fault:
        raise make_unreachable_error(
            "source_refused",
            Text(
                "{path} contains no MCP servers and is not an OpenAPI document: {reason}",
                "{path} 中没有 MCP 服务器，也不是 OpenAPI 文档：{reason}",
            ),
            Text(
                "Give a client's file, or OpenAPI 3.0 or 3.1 as JSON or YAML.",
                "请给出客户端的文件，或 JSON/YAML 格式的 OpenAPI 3.0、3.1 文档。",
            ),
            path=path,
            reason=make_refusal_text(make_refusal(fault)),
        ) from None
    name = normalise_server_name(seen.title)
    auth = {scheme: f"env:{_make_variable_name(name, scheme)}" for scheme in seen.schemes}
    one = next(iter(auth.values())) if len(auth) == 1 else auth or ""
    api = OpenAPI(document=str(path), url=seen.server, auth=one)
    return WantedTable("openapi", name, api, (f"{seen.title}: {seen.count} operations",))


def _make_variable_name(*parts: str) -> str:
    return "_".join("".join(one if one.isalnum() else "_" for one in part) for part in parts).upper()


def _strip_env_prefix(reference: str) -> str:
    return reference.removeprefix("env:")


def _relativise_document(one: WantedTable, source: Path, config: Path, *, origin: bool) -> WantedTable:
    """Return the document with its path relative to the configuration's folder."""
    assert isinstance(one.table, OpenAPI)
    folder, absolute = config.absolute().parent, source.absolute()
    place = absolute.relative_to(folder).as_posix() if absolute.is_relative_to(folder) else str(absolute)
    api = OpenAPI(document=place, url=one.table.url, auth=one.table.auth)
    return WantedTable(one.part, one.name, api, one.comments if origin else ())


def _make_nothing_found_error(sources: tuple[str, ...]) -> Exception:
    if sources:
        return make_usage_error(
            Text("There are no servers in {names}.", "{names} 中没有服务器。"),
            Text(
                "`callwright import --dry-run` shows what there is.",
                "`callwright import --dry-run` 可查看可导入的内容。",
            ),
            names=", ".join(sources),
        )
    return make_unreachable_error(
        "nothing_to_import",
        Text("No client of this user names a server.", "当前用户的客户端均未配置服务器。"),
        Text(
            "Name a file: a client's configuration, or an OpenAPI document. --project looks in this folder.",
            "请指定文件：客户端配置或 OpenAPI 文档。--project 会查找此目录。",
        ),
    )


# --- output
# -----------------------------------------------------------------------------------------------------------


def _print_import(
    screen: Screen, path: Path, new: TableAddition, found: ImportPlan, *, dry_run: bool
) -> None:
    if screen.json:
        screen.print_json(
            {
                "file": str(path),
                "changed": bool(new.tables) and not dry_run,
                "added": new.added,
                "same": new.same,
                "other": new.other,
                "tables": new.tables,
                "secrets": [one._asdict() for one in found.secrets],
                "copied": found.copied,
                "leftOut": [one.render(screen.lang) for one in found.left_out],
            }
        )
        return
    for line in new.tables.splitlines():
        screen.print_line(f"+ {line}", style="green")
    _print_outcome(screen, path, new, dry_run=dry_run)
    _print_list(
        screen,
        _SECRETS_TITLE,
        (f"{one.name}  ({one.entry} {one.place}, {one.file})" for one in found.secrets),
    )
    _print_list(screen, _COPIED_TITLE, found.copied)
    _print_list(screen, _NAME_TAKEN_TITLE, new.other)
    _print_list(screen, _LEFT_OUT_TITLE, (one.render(screen.lang) for one in found.left_out))


_SECRETS_TITLE = Text(
    "Not copied, because they look like secrets. Set these before you start:",
    "以下值疑似机密，未复制。启动前请设置：",
)
_COPIED_TITLE = Text("Copied as they are:", "按原值复制：")
_NAME_TAKEN_TITLE = Text(
    "Not changed, because the name is already in use (rename or remove it to import again):",
    "名称已被占用，保持不变（改名或删除后可再次导入）：",
)
_LEFT_OUT_TITLE = Text("Left out:", "已略过：")


def _print_outcome(screen: Screen, path: Path, new: TableAddition, *, dry_run: bool) -> None:
    if not new.tables:
        screen.print_text(Text("Nothing new for {path}.", "{path} 没有新增内容。"), path=shorten_home(path))
    elif dry_run:
        screen.print_text(Text("Would be added to {path}.", "将添加到 {path}。"), path=shorten_home(path))
    else:
        screen.print_text(Text("Added to {path}.", "已添加到 {path}。"), path=shorten_home(path))


def _print_list(screen: Screen, head: Text, lines: Iterable[str]) -> None:
    listed = list(lines)
    if listed:
        screen.print_text(head)
        for line in listed:
            screen.print_line(line, indent="  ")
