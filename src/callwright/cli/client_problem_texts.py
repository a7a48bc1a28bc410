"""Texts on the files of MCP clients: findings, and servers that could not be imported.

May not know any command.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from callwright.cli.bilingual_text import Text
from callwright.config.clients.client_reader import ClientFile, ClientServer, EntryProblem
from callwright.config.home_path import expand_home

_ENTRY_PROBLEM_TEXTS: Final[dict[EntryProblem, Text]] = {
    "no_command": Text(
        "{path}: {name} has neither a command nor an address; skipped.",
        "{path}：{name} 既没有命令也没有地址，已略过。",
    ),
    "no_object": Text("{path}: {name} is not an object; skipped.", "{path}：{name} 的写法不是对象，已略过。"),
}
_BROKEN_JSON_TEXT: Final = Text(
    "{path}:{line}: this is not JSON, so nothing was imported from it.",
    "{path}:{line}：不是有效的 JSON，未读取。",
)
_UNREADABLE_TEXT: Final = Text("{path} cannot be read.", "无法读取 {path}。")
_INPUTS_TEXT: Final = Text(
    "{path}: {name} would ask its user; set {names} in the environment.",
    "{path}：{name} 会向用户询问；请在环境中设置 {names}。",
)


def shorten_home(path: Path) -> str:
    """Render a path with ``~`` for the user's home."""
    try:
        return f"~/{path.relative_to(expand_home('~')).as_posix()}"
    except (ValueError, OSError):
        return str(path)


def describe_file_problems(files: list[ClientFile]) -> Iterator[Text]:
    """Describe the problems of files and their entries.

    Disabled entries, and Callwright itself, are not problems.
    """
    for one in files:
        if one.line:
            yield _fill_text(_BROKEN_JSON_TEXT, path=shorten_home(one.path), line=one.line)
        elif not one.readable:
            yield _fill_text(_UNREADABLE_TEXT, path=shorten_home(one.path))
        for entry in one.entries:
            yield from _describe_entry(entry)


def _describe_entry(entry: ClientServer) -> Iterator[Text]:
    words = _ENTRY_PROBLEM_TEXTS.get(entry.problem)
    if words is not None:
        yield _fill_text(words, path=shorten_home(entry.path), name=entry.name)
    elif entry.inputs:
        yield _fill_text(
            _INPUTS_TEXT, path=shorten_home(entry.path), name=entry.name, names=", ".join(entry.inputs)
        )


def _fill_text(words: Text, **values: object) -> Text:
    return Text(words.render("en", **values), words.render("zh-CN", **values))
