"""``callwright doctor``, as data."""

from callwright.cli.commands.shared import app_option, store_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Leaf
from callwright.cli.pages import Example
from callwright.cli.words import Text

DOCTOR = Leaf(
    "doctor",
    "callwright.cli.actions.doctor:examine",
    Text("Examine this installation, a store and an app.", "检查安装环境、存储和应用。"),
    details=(
        Text(
            "Each line is ok, a warning or a failure, with what to do about it. Nothing is changed or repaired.",
            "每一行为 ok、警告或失败，并附处置办法。不做任何修改或修复。",
        ),
    ),
    params=[app_option(), store_option()],
    examples=[
        Example("callwright doctor", Text("The installation.", "检查安装环境。")),
        Example(
            "callwright doctor --store shop.db --app shop.py:app",
            Text("The store and the app as well.", "同时检查存储和应用。"),
        ),
    ],
    exits=[Exit.PROBLEMS],
)
