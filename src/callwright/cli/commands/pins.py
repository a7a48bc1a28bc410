"""The declaration of ``callwright pins``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_config_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example

_ACTION_MODULE = "callwright.cli.actions.pins:"

_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "show_pending_changes",
    Text(
        "Ask every server which tools wait, and show how they differ.",
        "询问每个服务器有哪些工具在等待，并显示差异。",
    ),
    params=[make_config_option()],
    exits=[ExitCode.UNREACHABLE],
)
_ACCEPT_COMMAND = Command(
    "accept",
    _ACTION_MODULE + "accept_pending_changes",
    Text("Accept tools of a server as they are now.", "按现状接受某个服务器的工具。"),
    details=(
        Text(
            "It shows the differences and asks. Exactly the shown definitions are accepted; a tool "
            "that changes again waits again.",
            "先显示差异并询问。记录的正是所显示的内容；再次变化的工具会再次等待。",
        ),
    ),
    params=[
        Argument("server", Text("Its name.", "服务器名称。"), metavar="SERVER"),
        Option(
            "--tool",
            "tools",
            metavar="NAME",
            multiple=True,
            words=Text(
                "Only this tool, by the server's own name; may be repeated.",
                "只接受该工具（服务器自己的名称），可重复。",
            ),
        ),
        Option(
            "--by",
            metavar="WHO",
            words=Text(
                "Who accepts, for the audit trail; without it the user of this system.",
                "由谁接受，记入审计；默认为当前系统用户。",
            ),
        ),
        Option("--yes", is_flag=True, words=Text("Do not ask.", "不再询问。")),
        make_config_option(),
    ],
    examples=[Example("callwright pins accept files", Text("Shows, asks, accepts.", "显示、询问、接受。"))],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)

PINS_COMMAND = CommandGroup(
    "pins",
    Text(
        "Tool definitions of servers: list changes that wait, and accept them.",
        "服务器的工具定义：列出待接受的变更，并接受。",
    ),
    [_LIST_COMMAND, _ACCEPT_COMMAND],
    details=(
        Text(
            "The first list of a server is accepted unchanged. A tool that is new or has changed "
            "since is not offered until an operator has accepted it.",
            "服务器的第一份列表按原样接受。此后新增或变化的工具，在有人查看之前不会提供。",
        ),
    ),
    params=[make_config_option(env=False)],
    default="list",
)
