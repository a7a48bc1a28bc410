"""``callwright tools``, as data."""

from callwright.cli.commands.shared import app_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Arg, Leaf
from callwright.cli.pages import Example
from callwright.cli.words import Text

TOOLS = Leaf(
    "tools",
    "callwright.cli.actions.tools:tools",
    Text("List the tools of an app, or show one contract in full.", "列出应用的工具，或完整显示某个合约。"),
    params=[
        Arg(
            "name",
            Text(
                "Show this tool's contract: schema, codes, policy.",
                "显示该工具的合约：Schema、错误码、策略。",
            ),
            metavar="[NAME]",
            required=False,
        ),
        app_option(),
    ],
    examples=[
        Example("callwright tools --app shop.py:app", Text("Every tool on one line.", "每个工具一行。")),
        Example("callwright tools create_order --app shop.py:app", Text("One contract.", "一个合约。")),
    ],
    exits=[Exit.UNREACHABLE],
)
