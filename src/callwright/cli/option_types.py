"""Types of option values: choices, numbers, ports, durations, languages. Each error lists the accepted values.

May not know any command.
"""

from typing import TYPE_CHECKING, Any

import click

from callwright.cli.bilingual_text import LANGS, Lang, Text, parse_language
from callwright.cli.cli_errors import make_usage_error

if TYPE_CHECKING:
    _Words = click.ParamType[str]
    _Numbers = click.ParamType[int]
else:  # older releases of click have no type parameter
    _Words = _Numbers = click.ParamType


class ChoiceType(_Words):
    """One of several words, case-insensitive."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words
        self.metavar = "|".join(words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word, or raise an error that lists the accepted ones."""
        for word in self.words:
            if str(value).lower() == word.lower():
                return word
        raise make_usage_error(
            Text("{name} does not accept that value.", "{name} 不接受该取值。"),
            Text("Use one of: {words}.", "可用取值：{words}。"),
            name=_render_parameter_name(param, ctx),
            words=", ".join(self.words),
        )


class CountType(_Numbers):
    """An integer from 1 to a limit."""

    name = "number"

    def __init__(self, most: int) -> None:
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number, or raise an error that lists the accepted values."""
        text = str(value)
        if text.isascii() and text.isdigit() and len(text) < 19 and 1 <= int(text) <= self.most:
            return int(text)
        raise make_usage_error(
            Text("{name} is not a whole number from 1 to {most}.", "{name} 不是 1 到 {most} 之间的整数。"),
            Text("Write digits only, such as 20.", "请只写数字，例如 20。"),
            name=_render_parameter_name(param, ctx),
            most=self.most,
        )


class PortType(_Numbers):
    """A TCP port, 0 to 65535."""

    name = "port"
    metavar = "PORT"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the port, or raise an error that lists the accepted values."""
        text = str(value)
        if text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= 65_535:
            return int(text)
        raise make_usage_error(
            Text("{name} is not a port.", "{name} 不是端口。"),
            Text(
                "Write a number from 0 to 65535; 0 chooses a free port.",
                "请写 0 到 65535 的整数；0 表示任选空闲端口。",
            ),
            name=_render_parameter_name(param, ctx),
        )


class DurationType(_Numbers):
    """A duration with its unit, as whole milliseconds: ``500ms``, ``5s``, ``1.5m``, ``1h``."""

    name = "duration"
    _units = (("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000))

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return milliseconds, or raise an error that says how to write it."""
        text = str(value).strip().lower()
        for unit, factor in self._units:
            number = text.removesuffix(unit)
            if number != text and _is_number(number) and 0 < float(number) * factor <= 86_400_000:
                return max(1, round(float(number) * factor))
        raise make_usage_error(
            Text("{name} is not a duration of at most one day.", "{name} 不是有效的时长（最长一天）。"),
            Text("Write a number and a unit: 500ms, 5s, 2m or 1h.", "请写数字加单位：500ms、5s、2m 或 1h。"),
            name=_render_parameter_name(param, ctx),
        )


class LanguageType(_Words):
    """One of our languages."""

    name = "language"
    metavar = "|".join(LANGS)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Lang:
        """Return the language, or raise an error that lists the available ones."""
        lang = parse_language(str(value))
        if lang is None:
            raise make_unknown_language_error(_render_parameter_name(param, ctx))
        return lang


def make_unknown_language_error(name: str) -> Exception:
    """Make the error for an unavailable language; ``name`` is the option or variable that set it."""
    return make_usage_error(
        Text("{name} names a language that is not available.", "{name} 指定的语言不可用。"),
        Text("Use en or zh-CN.", "请使用 en 或 zh-CN。"),
        name=name,
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.replace(".", "", 1).isdigit() and len(text) < 12


def _render_parameter_name(param: click.Parameter | None, ctx: click.Context | None) -> str:
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) or ctx is None else param.make_metavar(ctx)
