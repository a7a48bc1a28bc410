"""Errors that end a command early: the problem, a blank line, and the remedy.

Every wrong use of an option ends up here too, so that each names its remedy in both languages. May not know
any command.
"""

import json
import os
import sys
from difflib import get_close_matches
from typing import TextIO

import click

from callwright.cli.bilingual_text import Text
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.domain.terminal_escape import escape_for_terminal

ERROR_LABEL = Text("error: ", "错误：")
HINT_LABEL = Text("hint: ", "提示：")


class CliError(Exception):
    """A command cannot continue. ``code`` is stable; ``values`` fill the placeholders of message and hint.

    Cure: follow the hint.
    """

    def __init__(self, code: str, exit_: ExitCode, message: Text, hint: Text, /, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.exit = exit_
        self.message = message
        self.hint = hint
        self.values = values


def make_usage_error(message: Text, hint: Text, /, **values: object) -> CliError:
    """Make the error for wrong usage of a command."""
    return CliError("usage", ExitCode.USAGE, message, hint, **values)


def make_unreachable_error(code: str, message: Text, hint: Text, /, **values: object) -> CliError:
    """Make the error for an app, a store or a file that cannot be used."""
    return CliError(code, ExitCode.UNREACHABLE, message, hint, **values)


def report_error(error: CliError, output: OutputOptions) -> int:
    """Write the error to stderr and return the exit code."""
    message = error.message.render(output.lang, **error.values)
    hint = error.hint.render(output.lang, **error.values)
    write_error(output, error.code, message, hint)
    return int(error.exit)


def write_error(output: OutputOptions, code: str, message: str, hint: str) -> None:
    """Write one error to stderr: as a JSON line, or as text with a hint."""
    if output.json:
        line = json.dumps({"error": {"code": code, "message": message, "hint": hint}}, ensure_ascii=False)
        write_line(sys.stderr, escape_for_terminal(line))
        return
    write_line(
        sys.stderr,
        "\n".join(
            (
                _render_labelled(ERROR_LABEL.render(output.lang), message, "red"),
                "",
                _render_labelled(HINT_LABEL.render(output.lang), hint, "cyan"),
            )
        ),
    )


def _render_labelled(lead: str, text: str, colour: str) -> str:
    shown = escape_for_terminal(text, keep="\n")
    return (click.style(lead, fg=colour, bold=True) if _is_coloured() else lead) + shown


def _is_coloured() -> bool:
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return not plain and sys.stderr is not None and sys.stderr.isatty()


def write_line(stream: TextIO | None, text: str) -> None:
    """Write a line to a stream with its configured encoding, which click's own function would ignore.

    None is a closed stream.
    """
    if stream is not None:
        stream.write(text + "\n")


# --- usage errors of click
# ---------------------------------------------------------------------------------------------

_SEE_HELP_HINT = Text("`{command} --help` shows how it is used.", "用法见 `{command} --help`。")


def translate_click_error(fault: click.UsageError) -> CliError:
    """Convert a usage error of click to a ``CliError``."""
    command = fault.ctx.command_path if fault.ctx else "callwright"
    if isinstance(fault, click.NoSuchOption):
        return _make_unknown_option_error(fault, command)
    if isinstance(fault, click.MissingParameter):
        return _make_missing_parameter_error(fault, command)
    if isinstance(fault, click.BadOptionUsage):
        return make_usage_error(
            Text(
                "The option {option} is used wrongly: its value is missing, or it accepts none.",
                "选项 {option} 用法有误：缺少取值，或不接受取值。",
            ),
            _SEE_HELP_HINT,
            option=fault.option_name,
            command=command,
        )
    if fault.ctx is not None and isinstance(fault.ctx.command, click.Group):
        return make_usage_error(
            Text("A command is missing.", "缺少子命令。"), _SEE_HELP_HINT, command=command
        )
    return make_usage_error(
        Text("There are more arguments than `{command}` takes.", "`{command}` 不接受这么多参数。"),
        Text(
            "Quote a value that contains blanks. `{command} --help` shows its arguments.",
            "含空格的值请加引号。可用参数见 `{command} --help`。",
        ),
        command=command,
    )


def _make_unknown_option_error(fault: click.NoSuchOption, command: str) -> CliError:
    message = Text("`{command}` has no option {option}.", "`{command}` 没有选项 {option}。")
    # click compares with the dashes, which makes --json near to --reason.
    names = {one.lstrip("-"): one for one in fault.possibilities or ()}
    found = get_close_matches(fault.option_name.lstrip("-"), names, n=1, cutoff=0.7)
    near = names[found[0]] if found else ""
    hint = Text("Did you mean {near}?", "是否想用 {near}？") if near else _SEE_HELP_HINT
    return make_usage_error(message, hint, command=command, option=fault.option_name, near=near)


def _make_missing_parameter_error(fault: click.MissingParameter, command: str) -> CliError:
    name = fault.param.make_metavar(fault.ctx) if fault.param and fault.ctx else ""
    if isinstance(fault.param, click.Option):
        name = f"{fault.param.opts[0]} {name}"
    return make_usage_error(
        Text("`{command}` needs {name}.", "`{command}` 需要 {name}。"),
        _SEE_HELP_HINT,
        command=command,
        name=name,
    )
