"""The declarations of ``callwright login`` and ``callwright logout``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import make_config_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType

_ACTION_MODULE = "callwright.cli.actions.login:"
_SERVER_TEXT = Text("Its name in the configuration.", "配置中的名称。")

LOGIN_COMMAND = Command(
    "login",
    _ACTION_MODULE + "log_in_to_server",
    Text("Log in to an MCP server that asks for it (OAuth).", "登录需要授权的 MCP 服务器（OAuth）。"),
    details=(
        Text(
            "It opens a browser, waits for its redirect to 127.0.0.1, and stores the token for this "
            "server only: in the system's keyring if there is one, else in a file for its owner only."
            " A running gateway picks it up by itself.",
            "打开浏览器，等待其返回 127.0.0.1，并只为该服务器保存令牌：有系统密钥环时存入其中，否则存入仅所有者可读的文件。"
            "运行中的网关会自行发现。",
        ),
        Text(
            "If a server requires more scopes later, log in again; scopes granted before are "
            "requested again with them.",
            "服务器之后要求更多权限时，请再次登录；此前获得的权限会一并申请。",
        ),
    ),
    params=[
        Argument("server", _SERVER_TEXT, metavar="SERVER"),
        Option(
            "--scope",
            "scopes",
            metavar="NAME",
            multiple=True,
            words=Text("Ask for this scope as well; may be repeated.", "额外申请该 scope，可重复。"),
        ),
        Option(
            "--no-browser",
            is_flag=True,
            words=Text("Only print the address; open it yourself.", "只显示地址，由你自行打开。"),
        ),
        Option(
            "--wait",
            metavar="SECONDS",
            type=CountType(3600),
            default=300,
            words=Text("How long to wait for you (300).", "等待登录的秒数（300）。"),
        ),
        make_config_option(),
    ],
    examples=[
        Example("callwright login tickets", Text("Opens a browser.", "打开浏览器。")),
        Example(
            "callwright login tickets --no-browser --wait 600",
            Text("Prints the address.", "只显示地址。"),
        ),
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)
LOGOUT_COMMAND = Command(
    "logout",
    _ACTION_MODULE + "log_out_of_server",
    Text(
        "Delete the login to an MCP server, and revoke its token.",
        "删除对 MCP 服务器的登录，并撤销其令牌。",
    ),
    params=[Argument("server", _SERVER_TEXT, metavar="SERVER"), make_config_option()],
    examples=[Example("callwright logout tickets", Text("Forgets it.", "删除登录。"))],
    exits=[ExitCode.UNREACHABLE],
)
