"""The declarations of ``callwright connect`` and ``callwright disconnect``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import make_allow_python_option, make_config_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import ChoiceType
from callwright.config.clients.client_names import CLIENT_NAMES

_ACTION_MODULE = "callwright.cli.actions.connect:"
_EXIT_CODES = (ExitCode.REFUSED, ExitCode.UNREACHABLE)


def _make_client_argument() -> Argument:
    return Argument(
        "client",
        Text(
            "Which client: " + ", ".join(CLIENT_NAMES) + ".", "哪个客户端：" + "、".join(CLIENT_NAMES) + "。"
        ),
        metavar="CLIENT",
        type=ChoiceType(*CLIENT_NAMES),
    )


def _make_change_options() -> list[Option]:
    return [
        Option(
            "--project",
            is_flag=True,
            words=Text(
                "Its file in this folder, not the user's own.", "使用此目录中的文件，而不是用户自己的。"
            ),
        ),
        Option("--yes", is_flag=True, words=Text("Do not ask.", "不再询问。")),
        Option("--dry-run", is_flag=True, words=Text("Only show what would change.", "只显示将要做的更改。")),
    ]


CONNECT_COMMAND = Command(
    "connect",
    _ACTION_MODULE + "connect_client",
    Text("Add Callwright to an MCP client's configuration.", "把 Callwright 加入 MCP 客户端的配置。"),
    details=(
        Text(
            "It shows the change, asks for confirmation, keeps a copy, and writes atomically. "
            "Comments, order and unknown keys are preserved. The client then starts `callwright up "
            "--stdio` by itself.",
            "先显示更改并询问，保留副本，再一次性写入。注释、顺序和未知的键都保持原样。此后客户端会自行启动"
            " `callwright up --stdio`。",
        ),
        Text(
            "The client's other servers stay as they are, and are named. --wrap moves them behind Callwright: into callwright.toml, "
            "with their secrets in the environment of our entry. `callwright disconnect` puts them back.",
            "该客户端的其他服务器保持不变，并会列出。--wrap 将其移到 Callwright 之后：写入 callwright.toml，机密放入我们条目的环境变量。"
            "`callwright disconnect` 会放回原处。",
        ),
    ),
    params=[
        _make_client_argument(),
        make_config_option(),
        make_allow_python_option(
            Text(
                "Allow the code of this module to run there; may be repeated.",
                "允许其运行该模块的代码，可重复。",
            )
        ),
        Option(
            "--wrap",
            is_flag=True,
            words=Text(
                "Move the client's own servers behind Callwright.",
                "将客户端自己的服务器移到 Callwright 之后。",
            ),
        ),
        *_make_change_options(),
    ],
    examples=[
        Example("callwright connect cursor", Text("Shows, asks, writes.", "显示、询问、写入。")),
        Example(
            "callwright connect cursor --wrap", Text("Nothing goes past it.", "不再有服务器被直接访问。")
        ),
        Example("callwright connect claude-code --dry-run", Text("Shows only.", "只显示。")),
    ],
    exits=_EXIT_CODES,
)
DISCONNECT_COMMAND = Command(
    "disconnect",
    _ACTION_MODULE + "disconnect_client",
    Text(
        "Remove Callwright from an MCP client's configuration.", "把 Callwright 从 MCP 客户端的配置中移除。"
    ),
    details=(
        Text(
            "If the file has not been changed since, it is restored byte for byte; otherwise only our"
            " entry is removed.",
            "若文件此后未被修改，则逐字节恢复；否则只移除我们的条目。",
        ),
    ),
    params=[_make_client_argument(), *_make_change_options()],
    examples=[Example("callwright disconnect cursor", Text("Restore the file.", "恢复原状。"))],
    exits=_EXIT_CODES,
)
