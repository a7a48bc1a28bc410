"""The reference of the command line: tables made from the commands themselves. ``--help`` says more about each."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import click

from callwright.cli.bilingual_text import Lang, Text
from callwright.cli.command_framework import Command, CommandGroup
from callwright.cli.command_tree import ROOT_COMMAND
from callwright.cli.exit_codes import EXIT_CODE_TEXTS
from callwright.cli.output_options import OutputOptions

_SHARED_OPTIONS = ("--json", "--lang", "--help", "--version")
"""Options that every command has; the page names them once."""

_INTRO = Text(
    """\
# Command line

[中文](cli.zh-CN.md)

`callwright` makes governed calls, shows what they did, and decides what is in doubt. `make docs` writes this page from the
commands; `callwright COMMAND --help` adds details, examples and the exit codes of one command.

- Every command takes `--json`, `--lang en|zh-CN` and `--help`.
- Results go to stdout, everything else to stderr. With `--json` stdout holds exactly one JSON object (of `--help` and
  `--version` too), and an error is one JSON line on stderr: `{"error": {"code", "message", "hint"}}`. The envelope is
  `callwright.result/1`; other objects have snake_case names.
- An error says what is wrong and, after a blank line, what to do about it.
- Characters that a terminal would act on are shown as `\\u001b` and the like. Colours only on a terminal, and not with `NO_COLOR`.
- What an app or its tools print goes to stderr.

## Exit codes

| Code | Meaning |
|---|---|
""",
    """\
# 命令行

[English](cli.md)

`callwright` 用于发起受管控的调用、查看调用做了什么，以及处理存疑的调用。本页由 `make docs` 根据命令定义生成；`callwright 命令 --help` 另有该命令的
详细说明、示例和退出码。

- 所有命令都有 `--json`、`--lang en|zh-CN` 和 `--help` 选项。
- 结果输出到 stdout，其余输出到 stderr。使用 `--json` 时，stdout 只有一个 JSON 对象（`--help` 与 `--version` 也是），错误则是 stderr 上的一行 JSON：
  `{"error": {"code", "message", "hint"}}`。调用结果的格式为 `callwright.result/1`；其他对象的字段名为 snake_case。
- 错误先说明问题，空一行后给出处置办法。
- 会被终端执行的字符显示为 `\\u001b` 这样的形式。仅在终端中使用颜色，设置 `NO_COLOR` 时不用。
- 应用及其工具打印的内容输出到 stderr。

## 退出码

| 代码 | 含义 |
|---|---|
""",
)
_ENVIRONMENT = Text(
    """
## Environment

| Variable | Stands for |
|---|---|
| `CALLWRIGHT_APP` | `--app` |
| `CALLWRIGHT_STORE` | `--store` |
| `CALLWRIGHT_LANG` | `--lang`; without it `LC_ALL`, `LC_MESSAGES`, `LANG` |
| `CALLWRIGHT_DATA` | folder with recorded conversations |
| `CALLWRIGHT_TRACEBACK` | where a fault of Callwright itself happened is shown, for a report |
| `NO_COLOR` | no colours |

Shells complete commands and options after `eval "$(_CALLWRIGHT_COMPLETE=bash_source callwright)"` (or `zsh_source`,
`fish_source`).

## Commands
""",
    """
## 环境变量

| 变量 | 相当于 |
|---|---|
| `CALLWRIGHT_APP` | `--app` |
| `CALLWRIGHT_STORE` | `--store` |
| `CALLWRIGHT_LANG` | `--lang`；未设置时依次取 `LC_ALL`、`LC_MESSAGES`、`LANG` |
| `CALLWRIGHT_DATA` | 录制对话所在的文件夹 |
| `CALLWRIGHT_TRACEBACK` | 显示 Callwright 自身故障的位置，用于反馈 |
| `NO_COLOR` | 不使用颜色 |

执行 `eval "$(_CALLWRIGHT_COMPLETE=bash_source callwright)"`（或 `zsh_source`、`fish_source`）后，可在 shell 中补全命令和选项。

## 命令
""",
)


def cli_en() -> str:
    """The manual in English."""
    return _page("en")


def cli_zh() -> str:
    """The manual in Chinese."""
    return _page("zh-CN")


_TABLE_HEAD = Text("| Command | What it does | Arguments and options |", "| 命令 | 作用 | 参数与选项 |")
_COMMON_HEAD = Text(
    "\nThese options mean the same wherever a command has them:\n\n| Option | Meaning |",
    "\n以下选项在各命令中含义相同：\n\n| 选项 | 含义 |",
)
_COMMON_FROM = 4
"""An option with the same words at so many commands is explained once, above the tables."""


class _Row(NamedTuple):
    """One command: its path, what it does, and its arguments and options, each as label and explanation."""

    path: str
    words: str
    parameters: list[tuple[str, str]]


def _page(lang: Lang) -> str:
    exits = "\n".join(f"| {int(code)} | {words.render(lang)} |" for code, words in EXIT_CODE_TEXTS.items())
    root = click.Context(ROOT_COMMAND, info_name="callwright", obj=OutputOptions(lang))
    tables = {
        name: list(_list_rows(one, root, name, lang))
        for name, one in ROOT_COMMAND.commands.items()
        if isinstance(one, Command | CommandGroup)
    }
    uses = Counter(one for rows in tables.values() for row in rows for one in row.parameters)
    common = {one for one, number in uses.items() if number >= _COMMON_FROM and one[0].startswith("`--")}
    explained = "\n".join(f"| {label} | {words} |" for label, words in sorted(common))
    sections = "\n".join(
        f"\n### callwright {name}\n\n{_TABLE_HEAD.render(lang)}\n|---|---|---|\n"
        + "\n".join(_render_row(row, common) for row in rows)
        for name, rows in tables.items()
    )
    intro = f"{_INTRO.render(lang)}{exits}\n{_ENVIRONMENT.render(lang)}"
    return f"{intro}{_COMMON_HEAD.render(lang)}\n|---|---|\n{explained}\n{sections}\n"


def _render_row(row: _Row, common: set[tuple[str, str]]) -> str:
    parameters = "<br>".join(one[0] if one in common else " ".join(one) for one in row.parameters)
    return f"| {row.path} | {row.words} | {parameters} |"


def _list_rows(
    command: Command | CommandGroup, parent: click.Context, name: str, lang: Lang
) -> Iterator[_Row]:
    """One row for the command and one for each command below it."""
    ctx = click.Context(command, parent=parent, info_name=name, obj=OutputOptions(lang))
    page = command.build_help_page(ctx)
    own = [one for one in page.options if not one[0].replace(",", " ").split()[0].startswith(_SHARED_OPTIONS)]
    parameters = [
        (f"`{label}`".replace("|", "\\|"), _escape_cell(words.render(lang)).replace("|", "\\|"))
        for label, words in (*page.arguments, *own)
    ]
    yield _Row(f"`{ctx.command_path}`", _escape_cell(page.words.render(lang)), parameters)
    if isinstance(command, CommandGroup):
        for inner, one in command.commands.items():
            if isinstance(one, Command | CommandGroup):
                yield from _list_rows(one, ctx, inner, lang)


def _escape_cell(text: str) -> str:
    return " ".join(text.split())
