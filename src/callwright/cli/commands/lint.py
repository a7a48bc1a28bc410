"""The declaration of ``callwright lint``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Command, Option
from callwright.cli.commands.shared_options import make_app_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example

LINT_COMMAND = Command(
    "lint",
    "callwright.cli.actions.lint:run_lint",
    Text("Report what the contracts of an app leave open.", "检查应用的合约遗漏了什么。"),
    details=(
        Text(
            "Every note has a stable code, a place in the contract and a cure. Errors end with exit code 1.",
            "每条提示都有固定代码、在合约中的位置和处置办法。存在错误时退出码为 1。",
        ),
    ),
    params=[
        make_app_option(),
        Option(
            "--strict",
            is_flag=True,
            words=Text("Warnings end with exit code 1 too.", "有警告时退出码也为 1。"),
        ),
    ],
    examples=[
        Example("callwright lint --app shop.py:app --strict", Text("As a check in CI.", "用于 CI 检查。")),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)
