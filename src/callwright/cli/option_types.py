"""Types of option values: choices, numbers, ports, durations, languages. Each error lists the accepted values.

May not know any command.
"""

import re
from typing import TYPE_CHECKING, Any

import click

from callwright.cli.bilingual_text import LANGS, Lang, Text, parse_language
from callwright.cli.cli_errors import make_usage_error
from callwright.config.home_path import expand_home

if TYPE_CHECKING:
    from callwright.domain.releases import HaltRule

    _Words = click.ParamType[str]
    _Numbers = click.ParamType[int]
    _Shares = click.ParamType[float]
    _Rules = click.ParamType["HaltRule"]
else:  # older releases of click have no type parameter
    _Words = _Numbers = _Shares = _Rules = click.ParamType


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


class PathType(_Words):
    """The path of a file, in which ``~`` is the home folder; or, if ``takes_url``, a URL.

    A variable that no shell has replaced, as in the settings of a client, would become the name of a folder.
    """

    name = "path"

    def __init__(self, *, takes_url: bool = False) -> None:
        self.takes_url = takes_url

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the path, or raise an error that says why it can be none."""
        text = str(value)
        name = _render_parameter_name(param, ctx)
        if not text.strip():
            raise make_usage_error(
                Text("{name} is empty.", "{name} 为空。"),
                Text(
                    "Give a path, or leave it out; if it was written as a variable, that variable is not set.",
                    "请给出路径，或去掉该选项；若写的是变量，说明该变量未设置。",
                ),
                name=name,
            )
        if re.match(r"\$\{?[A-Za-z_]\w*\}?([/\\]|$)", text):
            raise make_usage_error(
                Text("{name} begins with a variable that was not replaced.", "{name} 开头的变量没有被替换。"),
                Text(
                    "Single quotes and settings of other programs replace no variables: write the path itself, or ~/.",
                    "单引号内和其他程序的设置中不会替换变量：请直接写路径，或用 ~/ 开头。",
                ),
                name=name,
            )
        if "://" not in text:
            return str(expand_home(text))
        if not self.takes_url:
            raise make_usage_error(
                Text("{name} takes a file, not an address.", "{name} 应为文件，而不是网址。"),
                Text("Download it, and give the path of the file.", "请先下载，再给出文件的路径。"),
                name=name,
            )
        return text


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


class PercentType(_Shares):
    """A number from 0 to 100, with or without a percent sign."""

    name = "percent"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the number, or raise an error that lists the accepted values."""
        text = str(value).strip().removesuffix("%").strip()
        if _is_number(text) and float(text) <= 100:
            return float(text)
        raise make_usage_error(
            Text("{name} is not a number from 0 to 100.", "{name} 不是 0 到 100 之间的数。"),
            Text("Write a percentage, such as 5 or 0.5.", "请写百分数，例如 5 或 0.5。"),
            name=_render_parameter_name(param, ctx),
        )


class HaltRuleType(_Rules):
    """A rule that halts a release: ``error > 5% over 200``, ``error > 0.05 over 200``, ``error > 5%``."""

    name = "rule"
    _form = re.compile(r"([a-z]+)\s*>\s*([0-9.]+)\s*(%?)(?:\s+over\s+([1-9][0-9]{0,8}))?")

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> "HaltRule":
        """Return the rule, or raise an error that says how to write it."""
        from callwright.domain.releases import RATE_NAMES, HaltRule  # noqa: PLC0415 - help loads no data types

        found = self._form.fullmatch(str(value).strip().lower())
        for rate in RATE_NAMES if found is not None and _is_number(found[2]) else ():
            above = float(found[2]) / (100 if found[3] else 1)  # type: ignore[index] # not None, as above
            if found[1] == rate and above < 1:  # type: ignore[index]
                return HaltRule(rate=rate, above=above, calls=int(found[4] or 200))  # type: ignore[index]
        raise make_usage_error(
            Text("{name} is no rule that halts a release.", "{name} 不是有效的停止条件。"),
            Text(
                "Write 'RATE > SHARE over CALLS', such as 'error > 5% over 200'. Rates: {rates}.",
                "请写 'RATE > SHARE over CALLS'，例如 'error > 5% over 200'。比率：{rates}。",
            ),
            name=_render_parameter_name(param, ctx),
            rates=", ".join(RATE_NAMES),
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
