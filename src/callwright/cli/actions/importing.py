"""``callwright import``: what was found becomes tables of our own configuration, without a secret in them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from callwright.app.outline import outline
from callwright.cli.client_words import at_home, problems
from callwright.cli.config_words import invalid
from callwright.cli.configs import config_path
from callwright.cli.exits import Exit
from callwright.cli.manner import Manner
from callwright.cli.screen import Screen
from callwright.cli.trouble import misuse, unreachable
from callwright.cli.words import Text
from callwright.config.clients.files import FileFault, Held, held, replace
from callwright.config.clients.gathering import gathered, ours
from callwright.config.clients.jsonc import JsoncError
from callwright.config.clients.names import NAMES
from callwright.config.clients.reading import ClientFile, any_file, client_files
from callwright.config.clients.secrets import stripped
from callwright.config.clients.table import this_machine
from callwright.config.importing import Addition, Wanted, addition, joined
from callwright.config.model import FILE_NAME, OpenAPI, Server
from callwright.config.reading import checked
from callwright.config.references import names as referred
from callwright.config.trouble import ConfigError


class Secret(NamedTuple):
    """A value that was not copied: the variable in its place, and where the value stands."""

    name: str
    entry: str
    place: str
    file: str


class Found(NamedTuple):
    """Everything that was found, ready to be added."""

    wanted: list[Wanted]
    secrets: list[Secret]
    copied: list[str]
    left_out: list[Text]


def import_(
    manner: Manner,
    *,
    sources: tuple[str, ...],
    config: str | None,
    origin: bool,
    project: bool,
    dry_run: bool,
) -> Exit:
    """Add what was found to the configuration."""
    path = config_path(config) or Path(FILE_NAME)
    before = _held(path)
    found = _found(sources, path, origin=origin, project=project)
    try:
        checked(path, before.text)
        new = addition(before.text, found.wanted)
        text = joined(before.text, new.tables)
        checked(path, text)
    except ConfigError as fault:
        raise invalid(fault) from None
    if new.tables and not dry_run:
        try:
            replace(before, text.encode())
        except FileFault as fault:
            raise _fault(fault) from None
    _told(Screen(manner), path, new, found, dry_run=dry_run)
    return Exit.OK


def _held(path: Path) -> Held:
    try:
        before = held(path)
        before.text  # noqa: B018 - no text is no configuration, and is refused here
    except FileFault as fault:
        raise _fault(fault) from None
    return before


def _fault(fault: FileFault) -> Exception:
    return unreachable(
        "config_unusable",
        Text("{path} cannot be read or written ({reason}).", "无法读写 {path}（{reason}）。"),
        Text("Check the path and its rights; nothing was changed.", "请检查路径和权限；未做任何更改。"),
        path=fault.path,
        reason=fault.reason,
    )


# --- finding ------------------------------------------------------------------------------------------------------


def _found(sources: tuple[str, ...], path: Path, *, origin: bool, project: bool) -> Found:
    machine = this_machine()
    clients = [one for one in sources if one in NAMES]
    files: list[ClientFile] = []
    if clients or not sources:
        files += [one for one in client_files(machine, only=clients or None) if project or not one.project]
    wanted: list[Wanted] = []
    for source in (one for one in sources if one not in NAMES):
        one = _of_file(Path(source))
        if isinstance(one, ClientFile):
            files.append(one)
        else:
            wanted.append(_relative(one, Path(source), path, origin=origin))
    secrets = [
        Secret(_variable(reference), f"openapi.{one.name}", "auth", one.said.document)
        for one in wanted
        if isinstance(one.said, OpenAPI)
        for reference in ([one.said.auth] if isinstance(one.said.auth, str) else one.said.auth.values())
        if reference
    ]
    servers = _servers(files, {one.name for one in secrets}, origin=origin)
    found = Found(
        [*wanted, *servers.wanted],
        [*secrets, *servers.secrets],
        servers.copied,
        [*problems(files), *servers.left_out],
    )
    if not found.wanted and not found.left_out:
        raise _nothing(sources)
    return found


def _servers(files: list[ClientFile], taken: set[str], *, origin: bool) -> Found:
    found = Found([], [], [], [])
    known = gathered(files)
    # A variable that a client's own file refers to means what it says there: no secret may take its name.
    for entry in known.values():
        if entry.server is not None:
            taken |= set(_references(entry.server))
    for name, entry in known.items():
        if entry.server is None:
            continue
        bare = stripped(name, entry.server, taken)
        where = at_home(entry.path)
        found.secrets.extend(
            Secret(variable, f"servers.{name}", place, where) for variable, place in bare.secrets.items()
        )
        found.copied.extend(f"servers.{name} env.{key}" for key in bare.copied)
        comments = (f"from {where} ({entry.client.title})",) if origin else ()
        found.wanted.append(Wanted("servers", name, bare.server, comments))
    return found


def _references(server: Server) -> Iterator[str]:
    texts = (server.command, server.cwd, server.url, *server.args, *server.env.values())
    for text in (*texts, *server.headers.values()):
        yield from referred(text)


def _of_file(path: Path) -> ClientFile | Wanted:
    try:
        found = any_file(path, this_machine()) if path.suffix.lower() not in {".yaml", ".yml"} else None
        return found or _document(path)
    except (OSError, UnicodeDecodeError):
        raise unreachable(
            "source_unreadable",
            Text(
                "{path} is no client of ours, and no file that can be read.",
                "{path} 既不是已知客户端，也不是可读的文件。",
            ),
            Text("Clients: {names}. Or give a path.", "客户端：{names}。或给出文件路径。"),
            path=path,
            names=", ".join(NAMES),
        ) from None
    except JsoncError as fault:
        raise unreachable(
            "source_broken",
            Text("{path}:{line}: this is no JSON.", "{path}:{line}：不是有效的 JSON。"),
            Text("Mend it there first.", "请先修正该处。"),
            path=path,
            line=fault.line,
        ) from None


def _document(path: Path) -> Wanted:
    try:
        seen = outline(path)
    except ModuleNotFoundError:
        raise unreachable(
            "extra_missing",
            Text("HTTP APIs need an extra that is not installed.", "HTTP API 需要尚未安装的可选依赖。"),
            Text("Run pip install 'callwright[http]'.", "请运行 pip install 'callwright[http]'。"),
        ) from None
    except ValueError as fault:
        raise unreachable(
            "source_refused",
            Text(
                "{path} names no MCP servers and is no OpenAPI document: {reason}",
                "{path} 中没有 MCP 服务器，也不是 OpenAPI 文档：{reason}",
            ),
            Text(
                "Give a client's file, or OpenAPI 3.0 or 3.1 as JSON or YAML.",
                "请给出客户端的文件，或 JSON/YAML 格式的 OpenAPI 3.0、3.1 文档。",
            ),
            path=path,
            reason=" ".join(str(fault).split()),
        ) from None
    name = ours(seen.title)
    auth = {scheme: f"env:{_upper(name, scheme)}" for scheme in seen.schemes}
    one = next(iter(auth.values())) if len(auth) == 1 else auth or ""
    said = OpenAPI(document=str(path), url=seen.server, auth=one)
    return Wanted("openapi", name, said, (f"{seen.title}: {seen.count} operations",))


def _upper(*parts: str) -> str:
    return "_".join("".join(one if one.isalnum() else "_" for one in part) for part in parts).upper()


def _variable(reference: str) -> str:
    return reference.removeprefix("env:")


def _relative(one: Wanted, source: Path, config: Path, *, origin: bool) -> Wanted:
    """The document as it is named from the configuration's folder."""
    assert isinstance(one.said, OpenAPI)
    folder, absolute = config.absolute().parent, source.absolute()
    place = absolute.relative_to(folder).as_posix() if absolute.is_relative_to(folder) else str(absolute)
    said = OpenAPI(document=place, url=one.said.url, auth=one.said.auth)
    return Wanted(one.part, one.name, said, one.comments if origin else ())


def _nothing(sources: tuple[str, ...]) -> Exception:
    if sources:
        return misuse(
            Text("There are no servers in {names}.", "{names} 中没有服务器。"),
            Text(
                "`callwright import --dry-run` shows what there is.",
                "`callwright import --dry-run` 可查看可导入的内容。",
            ),
            names=", ".join(sources),
        )
    return unreachable(
        "nothing_to_import",
        Text("No client of this user names a server.", "当前用户的客户端均未配置服务器。"),
        Text(
            "Name a file: a client's configuration, or an OpenAPI document. --project looks in this folder.",
            "请指定文件：客户端配置或 OpenAPI 文档。--project 会查找此目录。",
        ),
    )


# --- telling ------------------------------------------------------------------------------------------------------


def _told(screen: Screen, path: Path, new: Addition, found: Found, *, dry_run: bool) -> None:
    if screen.json:
        screen.document(
            {
                "file": str(path),
                "changed": bool(new.tables) and not dry_run,
                "added": new.added,
                "same": new.same,
                "other": new.other,
                "tables": new.tables,
                "secrets": [one._asdict() for one in found.secrets],
                "copied": found.copied,
                "leftOut": [one.of(screen.lang) for one in found.left_out],
            }
        )
        return
    for line in new.tables.splitlines():
        screen.line(f"+ {line}", style="green")
    _done(screen, path, new, dry_run=dry_run)
    _listed(screen, _SECRETS, (f"{one.name}  ({one.entry} {one.place}, {one.file})" for one in found.secrets))
    _listed(screen, _COPIED, found.copied)
    _listed(screen, _OTHER, new.other)
    _listed(screen, _LEFT_OUT, (one.of(screen.lang) for one in found.left_out))


_SECRETS = Text(
    "Not copied, for they look like secrets. Set these before you start:",
    "以下值疑似机密，未复制。启动前请设置：",
)
_COPIED = Text("Copied as they are:", "按原值复制：")
_OTHER = Text(
    "Kept as they are, for the name is taken by something else (rename or remove it to import again):",
    "名称已被占用，保持不变（改名或删除后可再次导入）：",
)
_LEFT_OUT = Text("Left out:", "已略过：")


def _done(screen: Screen, path: Path, new: Addition, *, dry_run: bool) -> None:
    if not new.tables:
        screen.say(Text("Nothing new for {path}.", "{path} 没有新增内容。"), path=at_home(path))
    elif dry_run:
        screen.say(Text("Would be added to {path}.", "将添加到 {path}。"), path=at_home(path))
    else:
        screen.say(Text("Added to {path}.", "已添加到 {path}。"), path=at_home(path))


def _listed(screen: Screen, head: Text, lines: Iterable[str]) -> None:
    listed = list(lines)
    if listed:
        screen.say(head)
        for line in listed:
            screen.line(line, indent="  ")
