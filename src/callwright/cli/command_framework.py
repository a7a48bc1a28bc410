"""The framework of commands: click's parsing, our texts in two languages, and actions loaded on demand.

A command is declared as data, without importing its action; so help needs neither the app nor its
dependencies. May not know any command.
"""

import contextlib
import json
import shutil
import sys
from collections import UserDict
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from callwright.cli.bilingual_text import LANGS, Lang, Text
from callwright.cli.cli_errors import CliError, make_usage_error, write_line
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example, HelpPage
from callwright.cli.option_types import LanguageType
from callwright.cli.output_options import OutputOptions

_ENV_SUFFIX_TEXT = Text(" [env: {name}]", " [环境变量：{name}]")


class Option(click.Option):
    """An option with its help text in both languages."""

    def __init__(self, *names: str, words: Text, **settings: Any) -> None:
        settings.setdefault("metavar", getattr(settings.get("type"), "metavar", None))
        super().__init__(list(names), **settings)
        self.words = words


class Argument(click.Argument):
    """An argument with its help text in both languages."""

    def __init__(self, name: str, words: Text, **settings: Any) -> None:
        super().__init__([name], **settings)
        self.words = words


# --- options that every command has ------------------------------------------------------------------------------


def _set_lang(ctx: click.Context, _param: click.Parameter, value: Lang | None) -> None:
    if value is not None:
        ctx.find_object(OutputOptions).lang = value  # type: ignore[union-attr] # every context has one


def _set_json(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001 - click's signature
    if value:
        ctx.find_object(OutputOptions).json = True  # type: ignore[union-attr] # every context has one


def _make_shared_options() -> list[click.Parameter]:
    return [
        Option(
            "--json",
            words=Text(
                "Print one JSON object, and errors as one JSON line.",
                "输出一个 JSON 对象；错误输出为一行 JSON。",
            ),
            is_flag=True,
            expose_value=False,
            callback=_set_json,
        ),
        Option(
            "--lang",
            words=Text(
                "Language; without it that of CALLWRIGHT_LANG or of the locale.",
                "语言；默认取 CALLWRIGHT_LANG 或系统语言环境。",
            ),
            type=LanguageType(),
            expose_value=False,
            callback=_set_lang,
        ),
    ]


def _print_help(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001 - click's signature
    if value and not ctx.resilient_parsing:
        output = ctx.find_object(OutputOptions) or OutputOptions()
        write_line(sys.stdout, _render_help_json(ctx, output) if output.json else ctx.get_help())
        ctx.exit()


def _render_help_json(ctx: click.Context, output: OutputOptions) -> str:
    assert isinstance(ctx.command, Command | CommandGroup)
    return json.dumps(ctx.command.build_help_page(ctx).to_json(output.lang), ensure_ascii=False)


HELP_OPTION = Option(
    "--help",
    words=Text("Show this page and exit.", "显示本页并退出。"),
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_help,
)


@contextlib.contextmanager
def _name_command(ctx: click.Context) -> Iterator[None]:
    """Give its command to an error about the value of an option: click leaves it out."""
    try:
        yield
    except click.BadOptionUsage as fault:
        fault.ctx = fault.ctx or ctx
        raise


# --- commands ---------------------------------------------------------------------------------------------------


class Command(click.Command):
    """A command that runs an action.

    Args:
        name: Its word on the command line.
        action: ``module:function`` of the action: called with the output options, then every parameter by name; it returns an
            ``ExitCode``. Imported when the command is run.
        words: One line of description.
        details: Further paragraphs of its help.
        params: Its own arguments and options.
        examples: Command lines that work.
        exits: Exit codes besides 0, 2 and 130.
    """

    def __init__(
        self,
        name: str,
        action: str,
        words: Text,
        *,
        details: Sequence[Text] = (),
        params: Sequence[click.Parameter] = (),
        examples: Sequence[Example] = (),
        exits: Sequence[ExitCode] = (),
    ) -> None:
        super().__init__(name, params=[*params, *_make_shared_options(), HELP_OPTION], add_help_option=False)
        self.action = action
        self.words = words
        self.details = tuple(details)
        self.examples = tuple(examples)
        self.exits = tuple(sorted({ExitCode.OK, ExitCode.USAGE, ExitCode.INTERRUPTED, *exits}))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the words of this command; an error about them names the command."""
        with _name_command(ctx):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Import the action and run it."""
        module, _, function = self.action.partition(":")
        try:
            return getattr(import_module(module), function)(
                ctx.find_object(OutputOptions), **_merge_group_params(ctx)
            )
        except ModuleNotFoundError as fault:
            extra = _EXTRA_BY_MODULE.get((fault.name or "").partition(".")[0])
            if extra is None:
                raise
            raise _make_extra_missing_error(extra) from None

    def build_help_page(self, ctx: click.Context) -> HelpPage:
        """Build the help page."""
        return HelpPage(
            usage=_render_usage(self, ctx),
            words=self.words,
            details=self.details,
            arguments=tuple(_describe_argument(one, ctx) for one in self.params if isinstance(one, Argument)),
            options=_describe_options(self, ctx),
            examples=self.examples,
            exits=self.exits,
        )

    def get_help(self, ctx: click.Context) -> str:
        """Render the help page in the language of this run."""
        return _render_help_page(self.build_help_page(ctx), ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return one line for shell completion."""
        return self.words.en[:limit]


_EXTRA_BY_MODULE = {
    "cryptography": "gateway",
    "dbos": "durable",
    "httptools": "gateway",
    "jwt": "gateway",
    "keyring": "keyring",
    "opentelemetry": "otel",
    "psycopg": "postgres",
    "yaml": "http",
}
"""Packages that only some commands need → the extra that installs them."""


def find_missing_modules(extra: str) -> list[str]:
    """Return the packages of an extra that are not installed."""
    return [name for name, one in _EXTRA_BY_MODULE.items() if one == extra and find_spec(name) is None]


def _make_extra_missing_error(extra: str) -> Exception:
    return CliError(
        "extra_missing",
        ExitCode.UNREACHABLE,
        Text("This needs a part of Callwright that is not installed.", "此功能需要尚未安装的组件。"),
        Text("Run pip install 'callwright[{extra}]'.", "请运行 pip install 'callwright[{extra}]'。"),
        extra=extra,
    )


class LateCommands(UserDict[str, Any]):
    """Commands by their words, given as ``module:NAME``; each is imported when it is first looked at.

    A gateway runs for weeks: it need not hold the help of all other commands.
    """

    def __getitem__(self, word: str) -> click.Command:
        """Return the command."""
        found = self.data[word]
        if isinstance(found, str):
            module, _, name = found.partition(":")
            found = self.data[word] = getattr(import_module(module), name)
        command: click.Command = found
        return command


class CommandGroup(click.Group):
    """A command with subcommands. With ``default``, that one runs if none is named.

    With ``otherwise``, a first argument that names no command is passed to that one.
    """

    def __init__(
        self,
        name: str,
        words: Text,
        commands: Sequence[click.Command] | LateCommands,
        *,
        details: Sequence[Text] = (),
        params: Sequence[click.Parameter] = (),
        examples: Sequence[Example] = (),
        exits: Sequence[ExitCode] = (),
        default: str | None = None,
        otherwise: str | None = None,
    ) -> None:
        super().__init__(
            name,
            params=[*params, *_make_shared_options(), HELP_OPTION],
            add_help_option=False,
            commands=commands
            if isinstance(commands, LateCommands)
            else {str(one.name): one for one in commands},
            invoke_without_command=default is not None,
            callback=None if default is None else self._invoke_default,
        )
        self.words = words
        self.details = tuple(details)
        self.examples = tuple(examples)
        self.exits = tuple(exits)
        self.default = default
        self.otherwise = otherwise

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the words of this group; an error about them names the group."""
        with _name_command(ctx):
            return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in order of declaration."""
        del ctx
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that the first argument names."""
        found = self.get_command(ctx, args[0])
        if found is None and self.otherwise is not None:
            return self.otherwise, self.commands[self.otherwise], args
        if found is None and not ctx.resilient_parsing:
            raise _make_unknown_command_error(self, ctx, args[0])
        return args[0] if found else None, found, args[1:]

    def _invoke_default(self, **_params: Any) -> Any:
        """Run the default command if none is named."""
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is not None:
            return None
        leaf = self.commands[str(self.default)]
        with leaf.make_context(self.default, [], parent=ctx) as inner:
            return leaf.invoke(inner)

    def build_help_page(self, ctx: click.Context) -> HelpPage:
        """Build the help page."""
        return HelpPage(
            usage=_render_usage(self, ctx),
            words=self.words,
            details=self.details,
            commands=tuple(
                (name, one.words)
                for name, one in self.commands.items()
                if isinstance(one, Command | CommandGroup)
            ),
            options=_describe_options(self, ctx),
            examples=self.examples,
            exits=self.exits,
        )

    def get_help(self, ctx: click.Context) -> str:
        """Render the help page in the language of this run."""
        return _render_help_page(self.build_help_page(ctx), ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return one line for shell completion."""
        return self.words.en[:limit]


def _merge_group_params(ctx: click.Context) -> dict[str, Any]:
    """Return the parameters of a command; an option given to its group only, before the command's name, is inherited."""
    group_params = ctx.parent.params if ctx.parent else {}
    return {
        name: value
        if _is_on_command_line(ctx, name) or group_params.get(name) is None
        else group_params[name]
        for name, value in ctx.params.items()
    }


def _is_on_command_line(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE


def _make_unknown_command_error(group: CommandGroup, ctx: click.Context, name: str) -> Exception:
    near = ", ".join(get_close_matches(name, group.commands, n=1) or _find_nested_commands(group, name))
    hint = Text("Did you mean {near}?", "是否想用 {near}？")
    list_hint = Text("Use one of: {names}.", "可用命令：{names}。")
    return make_usage_error(
        Text("`{command}` has no command {name}.", "`{command}` 没有子命令 {name}。"),
        hint if near else list_hint,
        command=ctx.command_path,
        name=name[:64],
        near=near,
        names=", ".join(group.commands),
    )


def _find_nested_commands(group: CommandGroup, name: str) -> list[str]:
    """Return the commands of that name in the groups of a group, each with its group's name."""
    groups = ((one, command) for one, command in group.commands.items() if isinstance(command, click.Group))
    return [f"{one} {name}" for one, command in groups if name in command.commands]


# --- help pages
# -------------------------------------------------------------------------------------------------------


def _render_help_page(page: HelpPage, ctx: click.Context) -> str:
    output = ctx.find_object(OutputOptions) or OutputOptions()
    return page.render(output.lang, shutil.get_terminal_size((88, 24)).columns)


def _render_usage(command: click.Command, ctx: click.Context) -> str:
    pieces = [one.make_metavar(ctx) for one in command.params if isinstance(one, Argument)]
    required = [f"{one.opts[0]} {one.make_metavar(ctx)}" for one in command.params if _is_required(one)]
    inner = ["COMMAND …"] if isinstance(command, click.Group) else []
    return " ".join([ctx.command_path, *pieces, *required, "[OPTIONS]", *inner])


def _is_required(param: click.Parameter) -> bool:
    return isinstance(param, Option) and param.required


def _describe_argument(param: Argument, ctx: click.Context) -> tuple[str, Text]:
    return param.make_metavar(ctx).replace("[", "").replace("]", ""), param.words


def _describe_options(command: click.Command, ctx: click.Context) -> tuple[tuple[str, Text], ...]:
    return tuple(_describe_option(one, ctx) for one in command.params if isinstance(one, Option))


def _describe_option(param: Option, ctx: click.Context) -> tuple[str, Text]:
    names = ", ".join(param.opts)
    value = "" if param.is_flag else " " + param.make_metavar(ctx)
    return names + value, _append_env_name(param)


def _append_env_name(param: Option) -> Text:
    if not isinstance(param.envvar, str):
        return param.words
    return Text(
        *(param.words.render(lang) + _ENV_SUFFIX_TEXT.render(lang, name=param.envvar) for lang in LANGS)
    )
