"""The declaration of ``callwright doctor``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Command, Option
from callwright.cli.commands.shared_options import (
    make_allow_python_option,
    make_app_option,
    make_config_option,
    make_store_option,
)
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType

DOCTOR_COMMAND = Command(
    "doctor",
    "callwright.cli.actions.doctor:run_doctor",
    Text("Examine this installation, a store, an app, a configuration.", "检查安装环境、存储、应用和配置。"),
    details=(
        Text(
            "Each line is ok, a warning or a failure, with what to do about it. Nothing is changed or repaired.",
            "每一行为 ok、警告或失败，并附处置办法。不做任何修改或修复。",
        ),
    ),
    params=[
        make_app_option(),
        make_store_option(),
        make_config_option(),
        make_allow_python_option(
            Text(
                "Run the code of this module of the configuration, to know its tools; may be repeated.",
                "运行配置中该模块的代码以获知其工具，可重复。",
            )
        ),
        Option(
            "--upstreams",
            is_flag=True,
            words=Text(
                "Start and query every MCP server of the configuration, or of this user's clients if "
                "there is none.",
                "启动并询问配置中的每个 MCP 服务器；没有配置时为当前用户的客户端中的服务器。",
            ),
        ),
        Option(
            "--overdue",
            metavar="MINUTES",
            type=CountType(1_000_000),
            default=30,
            words=Text(
                "A call in doubt for longer than this is a failure (30).",
                "存疑超过该时长的调用判为失败（30 分钟）。",
            ),
        ),
    ],
    examples=[
        Example("callwright doctor", Text("The installation.", "检查安装环境。")),
        Example(
            "callwright doctor --store shop.db --app shop.py:app",
            Text("The store and the app as well.", "同时检查存储和应用。"),
        ),
        Example(
            "callwright doctor --upstreams",
            Text("Why a server behind Callwright does not work.", "为何 Callwright 之后的服务器不工作。"),
        ),
    ],
    exits=[ExitCode.PROBLEMS],
)
