"""The declaration of ``callwright tools``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_app_option, make_config_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example

_LIST_COMMAND = Command(
    "list",
    "callwright.cli.actions.tools:list_tools",
    Text("List every tool of an app.", "列出应用的全部工具。"),
    params=[make_app_option()],
    examples=[
        Example("callwright tools --app shop.py:app", Text("Every tool on one line.", "每个工具一行。"))
    ],
    exits=[ExitCode.UNREACHABLE],
)
_SHOW_COMMAND = Command(
    "show",
    "callwright.cli.actions.tools:show_tool",
    Text(
        "Show one contract in full: schema, codes, policy. `callwright tools NAME` does the same.",
        "完整显示某个合约：schema、错误码、策略。`callwright tools NAME` 作用相同。",
    ),
    params=[
        Argument("name", Text("The tool.", "工具名称。"), metavar="NAME"),
        make_app_option(),
    ],
    examples=[
        Example("callwright tools show create_order --app shop.py:app", Text("One contract.", "一个合约。")),
        Example(
            "callwright tools show review --app shop.py:app",
            Text("A tool that is named like a command.", "与子命令同名的工具。"),
        ),
    ],
    exits=[ExitCode.UNREACHABLE],
)
_REVIEW_COMMAND = Command(
    "review",
    "callwright.cli.actions.tools_review:review_effects",
    Text(
        "Propose effect classes for undeclared tools of servers and documents, and write the accepted ones.",
        "为服务器和文档中未声明的工具建议副作用类别，并写入所接受的部分。",
    ),
    details=(
        Text(
            "A tool without a declared effect class counts as once: it is never retried, and a "
            "repeat after the first answer arrived runs it again. Proposals come from the tool's own description: the "
            "annotations readOnlyHint, idempotentHint and destructiveHint of an MCP server, or the "
            "method of an HTTP operation. A description may be wrong: check what you accept. Without "
            "one there is no proposal; --accept NAME=CLASS declares a class anyway.",
            "未声明副作用类别的工具按 once 处理：从不自动重试；首次答复送达之后，重复调用会再次执行。建议来自工具自身的描述："
            "MCP 服务器的注解 readOnlyHint、idempotentHint、destructiveHint，或 HTTP 操作的方法。描述可能有误，请核实后再接受。"
            "描述中未说明的工具没有建议，可用 --accept NAME=CLASS 自行声明。",
        ),
        Text(
            "On a terminal it asks once for each server. Accepted classes become `effect` in "
            "[servers.X.tools.NAME] or [openapi.X.tools.NAME] of the configuration; every other byte "
            "of the file is preserved. A declared class is never changed.",
            "在终端中对每个服务器询问一次。所接受的类别写为配置中 [servers.X.tools.NAME] 或 [openapi.X.tools.NAME] 的"
            " effect，文件的其余字节保持不变。已声明的类别绝不更改。",
        ),
    ),
    params=[
        Argument(
            "entry",
            Text("Only this server or document.", "仅此服务器或文档。"),
            metavar="[SERVER]",
            required=False,
        ),
        Option(
            "--accept",
            "accepted",
            metavar="NAME=CLASS",
            multiple=True,
            words=Text(
                "Declare this tool (full name) as read, idempotent, keyed or once; may be repeated.",
                "将该工具（完整名称）声明为 read、idempotent、keyed 或 once，可重复。",
            ),
        ),
        Option(
            "--yes",
            is_flag=True,
            words=Text("Accept every proposal without asking.", "不再询问，接受全部建议。"),
        ),
        make_config_option(),
    ],
    examples=[
        Example("callwright tools review", Text("Shows, asks, writes.", "显示、询问、写入。")),
        Example(
            "callwright tools review files --accept files__read=read",
            Text("Declares one tool.", "声明一个工具。"),
        ),
        Example(
            "callwright tools review --json",
            Text("The proposals for a program; nothing is written.", "以 JSON 输出建议，不写入。"),
        ),
    ],
    exits=[ExitCode.UNREACHABLE],
)

TOOLS_COMMAND = CommandGroup(
    "tools",
    Text(
        "List the tools of an app, show one contract in full, or review undeclared tools.",
        "列出应用的工具、完整显示某个合约，或审查未声明的工具。",
    ),
    [_LIST_COMMAND, _SHOW_COMMAND, _REVIEW_COMMAND],
    params=[make_app_option(env=False), make_config_option(env=False)],
    default="list",
    otherwise="show",
)
