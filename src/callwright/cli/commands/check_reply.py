"""The declaration of ``callwright check-reply``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import ChoiceType

CHECK_REPLY_COMMAND = Command(
    "check-reply",
    "callwright.cli.actions.check_reply:check_reply_file",
    Text(
        "Check a model's final reply against the ledger of its run.", "将模型的最终回复与该运行的账本核对。"
    ),
    details=(
        Text(
            "Claims that something was done, and the values in them, are compared with the calls of the run. Only recorded calls"
            " support a claim. What is not sure is not reported. Exit code 1: a claim is not borne out.",
            "把回复中声称已完成的操作及其数值与该次运行的调用记录逐一核对；只有记录能支持声明，不确定的不报告。"
            "退出码 1 表示有声明得不到记录支持。",
        ),
    ),
    params=[
        Argument(
            "file",
            Text("File with the reply, or - for stdin.", "回复所在的文件，- 表示标准输入。"),
            metavar="FILE",
        ),
        Option("--run", metavar="ID", required=True, words=Text("The run it ends.", "该回复所属的运行。")),
        Option(
            "--level",
            type=ChoiceType("contradiction", "doubt"),
            default="doubt",
            words=Text(
                "contradiction: only where the outcome of a recorded call is another one. doubt: also what nothing recorded bears out,"
                " and other values (doubt).",
                "contradiction：只报告与已记录调用的结果相矛盾之处。doubt：还报告没有记录支持的声明和不同的数值（默认 doubt）。",
            ),
        ),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright check-reply --run r-1 --store shop.db reply.txt",
            Text("Exit code 1 if the reply says more than happened.", "回复言过其实时退出码为 1。"),
        )
    ],
    exits=(ExitCode.PROBLEMS, ExitCode.UNREACHABLE),
)
