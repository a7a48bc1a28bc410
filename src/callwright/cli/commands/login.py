"""``callwright login`` and ``callwright logout``, as data."""

from callwright.cli.commands.shared import config_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Arg, Leaf, Opt
from callwright.cli.pages import Example
from callwright.cli.values import Count
from callwright.cli.words import Text

_ACTIONS = "callwright.cli.actions.login:"
_SERVER = Text("Its name in the configuration.", "配置中的名称。")

LOGIN = Leaf(
    "login",
    _ACTIONS + "login",
    Text("Log in to an MCP server that asks for it (OAuth).", "登录需要授权的 MCP 服务器（OAuth）。"),
    details=(
        Text(
            "It opens a browser, waits for it to come back to 127.0.0.1, and keeps the token for this server alone: in the"
            " system's keyring where there is one, else in a file for its owner only. A running gateway notices by itself.",
            "打开浏览器，等待其返回 127.0.0.1，并只为该服务器保存令牌：有系统密钥环时存入其中，否则存入仅所有者可读的文件。"
            "运行中的网关会自行发现。",
        ),
        Text(
            "A server that asks for more later is logged in to once more; what was granted before is asked for again with it.",
            "服务器之后要求更多权限时，请再次登录；此前获得的权限会一并申请。",
        ),
    ),
    params=[
        Arg("server", _SERVER, metavar="SERVER"),
        Opt(
            "--scope",
            "scopes",
            metavar="NAME",
            multiple=True,
            words=Text("Ask for this scope as well; may be repeated.", "额外申请该 scope，可重复。"),
        ),
        Opt(
            "--no-browser",
            is_flag=True,
            words=Text("Only print the address; open it yourself.", "只显示地址，由您自行打开。"),
        ),
        Opt(
            "--wait",
            metavar="SECONDS",
            type=Count(3600),
            default=300,
            words=Text("How long to wait for you (300).", "等待登录的秒数（300）。"),
        ),
        config_option(),
    ],
    examples=[
        Example("callwright login tickets", Text("Opens a browser.", "打开浏览器。")),
        Example(
            "callwright login tickets --no-browser --wait 600",
            Text("Prints the address.", "只显示地址。"),
        ),
    ],
    exits=[Exit.REFUSED, Exit.UNREACHABLE],
)
LOGOUT = Leaf(
    "logout",
    _ACTIONS + "logout",
    Text(
        "Forget the login to an MCP server, and give its token back.",
        "删除对 MCP 服务器的登录，并撤销其令牌。",
    ),
    params=[Arg("server", _SERVER, metavar="SERVER"), config_option()],
    examples=[Example("callwright logout tickets", Text("Forgets it.", "删除登录。"))],
    exits=[Exit.UNREACHABLE],
)
