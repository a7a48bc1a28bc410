"""The declaration of ``callwright up``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import (
    make_allow_python_option,
    make_config_option,
    make_store_option,
)
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import PortType

UP_COMMAND = Command(
    "up",
    "callwright.cli.actions.up:serve_gateway",
    Text("Start the gateway and show calls as they come.", "启动网关，并实时显示调用。"),
    details=(
        Text(
            "It serves the configuration in callwright.toml. Without that file it serves the MCP "
            "servers configured in this user's clients, and lists them; if there are none, a few "
            "built-in tools and a scripted caller.",
            "按 callwright.toml 提供服务。没有该文件时，采用当前用户的客户端中已配置的 MCP 服务器并逐一说明；都没有时，"
            "使用内置工具和脚本化的调用方。",
        ),
        Text(
            "`callwright up shop.py:app` serves the tools of that application, and nothing else.",
            "`callwright up shop.py:app` 只提供该应用中的工具。",
        ),
        Text(
            "It listens on 127.0.0.1 and needs no key and no network. Ctrl-C ends it; what runs is seen through first.",
            "只监听 127.0.0.1，不需要密钥和网络。Ctrl-C 结束；正在执行的调用会先完成。",
        ),
    ),
    params=[
        Argument(
            "target",
            Text(
                "The application to serve, such as shop.py:app or package.module:app.",
                "要提供的应用，例如 shop.py:app 或 package.module:app。",
            ),
            metavar="[APP]",
            required=False,
        ),
        make_config_option(),
        Option(
            "--port",
            type=PortType(),
            words=Text(
                "Port to listen on (8330); 0 chooses a free one.", "监听端口（8330）；0 表示任选空闲端口。"
            ),
        ),
        make_store_option(),
        Option(
            "--stdio",
            is_flag=True,
            words=Text(
                "Serve over stdin and stdout, for a client that starts it.",
                "通过标准输入输出提供服务，由客户端启动。",
            ),
        ),
        Option(
            "--demo",
            is_flag=True,
            words=Text(
                "Only the built-in tools, regardless of other configuration.",
                "无论有无其他配置，只使用内置工具。",
            ),
        ),
        Option(
            "--project",
            is_flag=True,
            words=Text(
                "Start the servers that clients' files in this folder name, too.",
                "一并启动此目录中客户端文件所配置的服务器。",
            ),
        ),
        Option(
            "--dev",
            is_flag=True,
            words=Text(
                "Print the whole traceback when a tool raises, and what the model is given of each failure.",
                "工具抛出异常时打印完整的 traceback，并显示每次失败返回给模型的内容。",
            ),
        ),
        make_allow_python_option(
            Text("Allow the code of this module to run; may be repeated.", "允许运行该模块的代码，可重复。")
        ),
    ],
    examples=[
        Example("callwright up", Text("Serve what is configured or found.", "使用现有的一切。")),
        Example("callwright up shop.py:app", Text("Serve the tools in shop.py.", "提供 shop.py 中的工具。")),
        Example(
            "callwright up --demo --port 0",
            Text("The built-in tools, on a free port.", "内置工具，空闲端口。"),
        ),
        Example(
            "callwright up --stdio --config shop/callwright.toml",
            Text("As a client starts it.", "供客户端启动。"),
        ),
    ],
    exits=[ExitCode.UNREACHABLE],
)
