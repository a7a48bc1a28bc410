"""Options that several commands take, in the same words everywhere."""

from callwright.cli.frame import Opt
from callwright.cli.values import Count
from callwright.cli.words import Text


def app_option(*, env: bool = True) -> Opt:
    """``--app``: which application. A group takes it too, but leaves the environment to its commands."""
    return Opt(
        "--app",
        metavar="MODULE:ATTRIBUTE",
        envvar="CALLWRIGHT_APP" if env else None,
        words=Text(
            "The application: `pkg.module:app` or `path/file.py:app`.",
            "应用：`pkg.module:app` 或 `path/file.py:app`。",
        ),
    )


def store_option(words: Text | None = None, *, env: bool = True) -> Opt:
    """``--store``: which ledger, a file or a database. A group takes it too, but leaves the environment to its commands."""
    return Opt(
        "--store",
        metavar="PATH|URL",
        envvar="CALLWRIGHT_STORE" if env else None,
        words=words
        or Text(
            "The ledger: a SQLite file, or `postgresql://user@host/database`.",
            "账本：SQLite 文件，或 `postgresql://user@host/database`。",
        ),
    )


def config_option(*, env: bool = True) -> Opt:
    """``--config``: which configuration file."""
    return Opt(
        "--config",
        metavar="FILE",
        envvar="CALLWRIGHT_CONFIG" if env else None,
        words=Text(
            "The configuration; without it callwright.toml in this folder.",
            "配置文件；默认为当前目录的 callwright.toml。",
        ),
    )


def case_options() -> tuple[Opt, ...]:
    """``--jobs --junit --html --quiet``: of commands that run many cases and report on them."""
    return (
        Opt(
            "--jobs",
            metavar="N",
            type=Count(256),
            default=12,
            words=Text("Cases at once (12).", "同时运行的用例数（12）。"),
        ),
        Opt(
            "--junit",
            metavar="FILE",
            words=Text("Write JUnit XML, for a build server.", "写入 JUnit XML，供构建服务器使用。"),
        ),
        Opt("--html", metavar="FILE", words=Text("Write one page for people.", "写入供人阅读的页面。")),
        Opt("--quiet", is_flag=True, words=Text("Show no progress.", "不显示进度。")),
    )
