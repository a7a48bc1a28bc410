"""``callwright quarantine``, as data."""

from callwright.cli.commands.shared import store_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Arg, Branch, Leaf
from callwright.cli.pages import Example
from callwright.cli.words import Text

_SHOW = Leaf(
    "show",
    "callwright.cli.actions.quarantine:show",
    Text("Show a withheld body to a reviewer.", "向审查人员显示被隔离的内容。"),
    details=(
        Text(
            "Secrets are masked and terminal escapes are made visible. Who looked, and at which handle, goes on the audit trail"
            " (quarantine_shown) before anything is shown.",
            "机密被遮盖，终端转义序列以可见形式显示。显示之前，查看人和句柄先记入审计（quarantine_shown）。",
        ),
    ),
    params=[
        Arg(
            "handle",
            Text("The handle that the refusal names.", "拒绝结果中给出的句柄。"),
            metavar="HANDLE",
        ),
        store_option(),
    ],
    examples=[
        Example(
            "callwright quarantine show q-7 --store shop.db", Text("One withheld body.", "一份被隔离的内容。")
        )
    ],
    exits=[Exit.UNREACHABLE],
)

QUARANTINE = Branch(
    "quarantine",
    Text("Results that were withheld from everybody but a reviewer.", "仅供审查人员查看的被隔离结果。"),
    [_SHOW],
    params=[store_option(env=False)],
)
