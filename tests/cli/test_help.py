"""Help is complete, in both languages, and costs nothing."""

import ast
import inspect
import re
import shlex
import string
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

import callwright.cli
from callwright import __version__
from callwright.cli.bilingual_text import LANGS, Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.command_tree import ROOT_COMMAND
from callwright.cli.exit_codes import EXIT_CODE_TEXTS, ExitCode
from callwright.cli.output_options import OutputOptions
from cli.door import Ran, cli

SOURCES = sorted(Path(callwright.cli.__file__).parent.rglob("*.py"))


def commands(one: click.Command = ROOT_COMMAND, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(one, CommandGroup):
        for name, inner in one.commands.items():
            yield from commands(inner, (*path, name))


def command_at(path: tuple[str, ...]) -> Command | CommandGroup:
    one: click.Command = ROOT_COMMAND
    for name in path:
        assert isinstance(one, CommandGroup)
        one = one.commands[name]
    assert isinstance(one, Command | CommandGroup)
    return one


EVERY = list(commands())
LEAVES = [path for path in EVERY if isinstance(command_at(path), Command)]


def is_chinese(text: str) -> bool:
    return any("CJK" in unicodedata.name(char, "") for char in text)


@pytest.mark.parametrize("path", EVERY, ids=" ".join)
@pytest.mark.parametrize("lang", LANGS)
def test_every_command_has_a_page_in_every_language(path: tuple[str, ...], lang: str) -> None:
    ran = cli(*path, "--lang", lang, "--help")

    assert (ran.code, ran.err) == (0, "")
    page = ran.out.splitlines()
    assert page[0].startswith("用法：callwright" if lang == "zh-CN" else "Usage: callwright")
    assert is_chinese(page[2]) == (lang == "zh-CN")
    assert max(len(line) for line in page) <= 96


@pytest.mark.parametrize("path", EVERY, ids=" ".join)
def test_every_option_of_a_page_is_explained_in_the_language_of_the_page(path: tuple[str, ...]) -> None:
    command = command_at(path)
    page = command.build_help_page(click.Context(command, info_name="x", obj=OutputOptions("zh-CN")))

    rows = [*page.options, *page.arguments, *page.commands]
    assert [
        name for name, words in rows if not is_chinese(words.zh) or is_chinese(words.en.replace("件", ""))
    ] == []
    assert {"--json", "--help"} <= {name for name, _ in page.options}


def test_help_speaks_chinese_in_a_chinese_locale_whatever_the_order_of_options() -> None:
    by_locale = cli("--help", LANG="zh_CN.UTF-8")
    by_variable = cli("--help", CALLWRIGHT_LANG="zh", LANG="en_US.UTF-8")
    after_help = cli("--help", "--lang", "zh-CN")
    explicit = cli("--lang", "en", "--help", LANG="zh_CN.UTF-8")

    assert by_locale.out == by_variable.out == after_help.out
    assert by_locale.out.startswith("用法：")
    assert explicit.out.startswith("Usage: ")


def test_a_page_names_every_command_and_every_exit_code() -> None:
    page = cli("--help").out

    assert [name for name in ROOT_COMMAND.commands if f"\n  {name} " not in page] == []
    assert [code for code in ExitCode if f"\n  {int(code):<5}" not in page] == []


def test_the_table_of_exit_codes_is_whole_and_no_code_changes_its_meaning() -> None:
    assert set(EXIT_CODE_TEXTS) == set(ExitCode)
    assert {one.name: int(one) for one in ExitCode} == {
        "OK": 0,
        "PROBLEMS": 1,
        "USAGE": 2,
        "REFUSED": 3,
        "UNREACHABLE": 4,
        "TOOL_FAILED": 5,
        "DIVERGED": 6,
        "UNKNOWN": 7,
        "FAULT": 70,
        "INTERRUPTED": 130,
        "READER_GONE": 141,
    }


@pytest.mark.parametrize("path", LEAVES, ids=" ".join)
def test_every_declared_command_can_be_done_with_exactly_its_parameters(path: tuple[str, ...]) -> None:
    leaf = command_at(path)
    assert isinstance(leaf, Command)
    module, _, function = leaf.action.partition(":")
    signature = inspect.signature(getattr(import_module(module), function))

    declared = {
        str(one.name)
        for one in leaf.params
        if isinstance(one, Argument) or (isinstance(one, Option) and one.expose_value)
    }
    named = {one.name for one in signature.parameters.values() if one.kind is one.KEYWORD_ONLY}
    takes_rest = any(one.kind is one.VAR_KEYWORD for one in signature.parameters.values())
    assert named <= declared
    assert takes_rest or named == declared


@pytest.mark.parametrize("path", EVERY, ids=" ".join)
def test_every_example_is_a_command_line_that_parses(path: tuple[str, ...]) -> None:
    for example in command_at(path).examples:
        words = shlex.split(example.line.rpartition(" | ")[2].partition(" > ")[0].partition(" >")[0])
        assert words[0] == "callwright"
        one: click.Command = ROOT_COMMAND
        ctx = click.Context(ROOT_COMMAND, info_name="callwright", obj=OutputOptions())
        rest = words[1:]
        while isinstance(one, CommandGroup) and rest and rest[0] in one.commands:
            one, rest = one.commands[rest[0]], rest[1:]
        with one.make_context("x", rest, parent=ctx, obj=OutputOptions()) as parsed:
            assert parsed.args == []


# --- texts ------------------------------------------------------------------------------------------------------


def texts() -> Iterator[tuple[str, str, str]]:
    """Every ``Text(...)`` written in the command line's sources, with its place."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Text":
                words = [_constant(one) for one in node.args]
                if len(words) == 2 and all(words):
                    yield f"{path.name}:{node.lineno}", words[0], words[1]


def _constant(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
    return ""


WITHOUT_CHINESE = {"HTTP", "ID"}
"""The same in both languages."""


def has_words(template: str) -> bool:
    """Whether more stands in a text than values and marks between them."""
    return any(char.isalpha() for char in re.sub(r"\{[^}]*\}", "", template))


def test_every_text_has_a_chinese_and_an_english_side_that_name_the_same_values() -> None:
    found = list(texts())

    assert len(found) > 250
    assert [
        at for at, en, zh in found if has_words(zh) and not is_chinese(zh) and zh not in WITHOUT_CHINESE
    ] == []
    assert [at for at, en, _ in found if is_chinese(en.replace("件", ""))] == []
    assert [at for at, en, zh in found if names_in(en) != names_in(zh)] == []


def names_in(template: str) -> set[str]:
    try:
        return {name for _, name, _, _ in string.Formatter().parse(template) if name}
    except ValueError:
        return set()


def test_no_sentence_is_printed_that_is_not_a_text_in_two_languages() -> None:
    loose = [
        f"{path.name}:{node.lineno}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"line", "led", "echo", "say", "heading"}
        and any(isinstance(one, ast.Constant) and " " in str(one.value).strip() for one in node.args)
    ]
    assert loose == []


def test_a_text_fills_its_values_as_they_are_and_never_reads_them_as_a_template() -> None:
    text = Text("{who} was {what}.", "{who}：{what}。")

    assert text.render("en", who="{what}", what=Text("seen", "看到")) == "{what} was seen."
    assert text.render("zh-CN", who="{0}", what=Text("seen", "看到")) == "{0}：看到。"


# --- cost -------------------------------------------------------------------------------------------------------

HEAVY = (
    "asyncio",
    "pydantic",
    "rich",
    "jsonschema_rs",
    "sqlite3",
    "re2",
    "msgspec",
    "callwright.app",
    "callwright.core",
)


@pytest.mark.parametrize("arguments", [["--help"], ["call", "--help"], ["--version"], ["nope"]])
def test_help_imports_nothing_of_what_commands_need(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom callwright.cli import run\n"
        f"run({arguments!r})\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=30)

    assert ran.stderr.splitlines()[-1] == "[]"


@pytest.mark.parametrize("path", EVERY, ids=" ".join)
def test_every_page_is_one_json_object_where_json_is_asked_for(path: tuple[str, ...]) -> None:
    ran, before = cli(*path, "--help", "--json"), cli(*path[:1], "--json", *path[1:], "--help")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith('{"usage": "callwright')
    assert len(ran.out.splitlines()) == 1
    assert ran.json == before.json
    command = command_at(path)
    shown = command.build_help_page(click.Context(command, info_name="x", obj=OutputOptions()))
    assert [one["name"] for one in rows(ran, "options")] == [name for name, _ in shown.options]
    assert [one["name"] for one in rows(ran, "commands")] == [name for name, _ in shown.commands]
    assert is_chinese(str(cli(*path, "--help", "--json", "--lang", "zh-CN").json["words"]))


def rows(ran: Ran, name: str) -> list[dict[str, str]]:
    listed = ran.json.get(name, [])
    assert isinstance(listed, list)
    return listed


def test_the_version_is_json_where_json_is_asked_for() -> None:
    assert cli("--version", "--json").json == cli("--json", "--version").json == {"version": __version__}
