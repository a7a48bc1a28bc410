"""Options shared by several commands, with the same texts everywhere."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Option
from callwright.cli.option_types import CountType, PathType


def make_app_option(*, env: bool = True) -> Option:
    """Make ``--app``: the application.

    A group accepts it too, but leaves the environment variable to its commands.
    """
    return Option(
        "--app",
        metavar="MODULE:ATTRIBUTE",
        envvar="CALLWRIGHT_APP" if env else None,
        words=Text(
            "The application: `pkg.module:app` or `path/file.py:app`.",
            "应用：`pkg.module:app` 或 `path/file.py:app`。",
        ),
    )


def make_store_option(words: Text | None = None, *, env: bool = True) -> Option:
    """Make ``--store``: the ledger, a file or a database.

    A group accepts it too, but leaves the environment variable to its commands.
    """
    return Option(
        "--store",
        metavar="PATH|URL",
        type=PathType(takes_url=True),
        envvar="CALLWRIGHT_STORE" if env else None,
        words=words
        or Text(
            "The ledger: a SQLite file, or `postgresql://user@host/database`.",
            "账本：SQLite 文件，或 `postgresql://user@host/database`。",
        ),
    )


def make_config_option(*, env: bool = True) -> Option:
    """Make ``--config``: the configuration file."""
    return Option(
        "--config",
        metavar="FILE",
        type=PathType(),
        envvar="CALLWRIGHT_CONFIG" if env else None,
        words=Text(
            "The configuration; without it callwright.toml in this folder.",
            "配置文件；默认为当前目录的 callwright.toml。",
        ),
    )


def make_allow_python_option(words: Text) -> Option:
    """Make ``--allow-python``: modules whose code may run; ``words``: the help text, which states their purpose."""
    return Option("--allow-python", "allowed", metavar="MODULE", multiple=True, words=words)


def make_case_options() -> tuple[Option, ...]:
    """Make ``--jobs --junit --html --quiet``, for commands that run many cases and report on them."""
    return (
        Option(
            "--jobs",
            metavar="N",
            type=CountType(256),
            default=12,
            words=Text("Cases at once (12).", "同时运行的用例数（12）。"),
        ),
        Option(
            "--junit",
            metavar="FILE",
            words=Text("Write JUnit XML, for a build server.", "写入 JUnit XML，供构建服务器使用。"),
        ),
        Option("--html", metavar="FILE", words=Text("Write one page for people.", "写入供人阅读的页面。")),
        Option("--quiet", is_flag=True, words=Text("Show no progress.", "不显示进度。")),
    )
