"""``callwright lint``, as data."""

from callwright.cli.commands.shared import app_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Leaf, Opt
from callwright.cli.pages import Example
from callwright.cli.words import Text

LINT = Leaf(
    "lint",
    "callwright.cli.actions.lint:check",
    Text("Say what the contracts of an app leave open.", "检查应用的合约遗漏了什么。"),
    details=(
        Text(
            "Every note has a stable code, a place in the contract and a cure. Errors end with exit code 1.",
            "每条提示都有固定代码、在合约中的位置和处置办法。存在错误时退出码为 1。",
        ),
    ),
    params=[
        app_option(),
        Opt(
            "--strict",
            is_flag=True,
            words=Text("Warnings end with exit code 1 too.", "有警告时退出码也为 1。"),
        ),
    ],
    examples=[
        Example("callwright lint --app shop.py:app --strict", Text("As a check in CI.", "用于 CI 检查。")),
    ],
    exits=[Exit.PROBLEMS, Exit.UNREACHABLE],
)
