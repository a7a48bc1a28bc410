"""The declaration of ``callwright reconcile``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Command, Option
from callwright.cli.commands.shared_options import make_app_option, make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType

RECONCILE_COMMAND = Command(
    "reconcile",
    "callwright.cli.actions.reconcile:run_reconcile",
    Text(
        "Find out how calls with an unknown outcome ended, and compare the ledger with your systems.",
        "向外部系统核实结果未知的调用，并与账本对账。",
    ),
    details=(
        Text(
            "Every unknown call whose tool declares how to ask (`check=`) is asked about and settled. Where the tool"
            " declares its records, ledger and business are compared both ways: missing, duplicate, different, unrecorded."
            " What remains becomes an item for a person (`callwright ledger approvals`), or is compensated.",
            "凡工具声明了核实方式（`check=`）的未知调用都会被核实并结清。若工具声明了业务记录，则双向比对账本与业务："
            "缺失、重复、不一致、未入账。其余转为待人处理的事项（`callwright ledger approvals`），或执行补偿。",
        ),
        Text(
            "Safe to run at any time and repeatedly: only calls that are still unknown are decided, "
            "an item is opened once, a compensation runs once. No tool is run again.",
            "可随时运行，也可重复运行：只处理仍为未知的账目，事项只开一次，补偿只执行一次；不会重新执行任何工具。",
        ),
    ),
    params=[
        make_app_option(),
        make_store_option(
            Text(
                "The ledger, for an app without a durable one.",
                "账本，用于自身不保存账本的应用。",
            )
        ),
        Option(
            "--tool",
            "tools",
            metavar="NAME",
            multiple=True,
            words=Text("Only this tool; may be repeated.", "只处理该工具；可重复。"),
        ),
        Option(
            "--days",
            metavar="N",
            type=CountType(3_650),
            default=7,
            words=Text("Days to compare (7).", "向前比对的天数（7）。"),
        ),
        Option(
            "--journal",
            metavar="FOLDER",
            words=Text(
                "The app's journals: they contain the arguments of calls whose process died.",
                "应用的日志目录：进程已消失的调用，其参数记录于此。",
            ),
        ),
        Option(
            "--parallel",
            metavar="N",
            type=CountType(64),
            default=4,
            words=Text("Questions about one tool at the same time (4).", "对同一工具同时核实的数量（4）。"),
        ),
        Option(
            "--timeout",
            metavar="SECONDS",
            type=CountType(3_600),
            default=30,
            words=Text(
                "Limit of one answer, for checks that declare none (30).",
                "单次核实的时限，用于未声明时限的核实函数（30 秒）。",
            ),
        ),
        Option(
            "--overdue",
            metavar="MINUTES",
            type=CountType(1_000_000),
            default=30,
            words=Text(
                "Report calls in doubt for longer than this as overdue (30).",
                "存疑超过该时长的调用报告为逾期（30 分钟）。",
            ),
        ),
        Option(
            "--dry-run",
            "dry_run",
            is_flag=True,
            words=Text("Report only; change nothing.", "只查看，不作任何更改。"),
        ),
        Option(
            "--compensate",
            is_flag=True,
            words=Text(
                "Start declared compensations at once, without a person's approval of each.",
                "立即执行已声明的补偿，无需逐项人工批准。",
            ),
        ),
        Option(
            "--by",
            metavar="WHO",
            default="reconcile",
            words=Text("Who is named in the ledger as having decided.", "账本中记为决定者的名称。"),
        ),
        Option("--quiet", is_flag=True, words=Text("Show no progress.", "不显示进度。")),
    ],
    examples=[
        Example(
            "callwright reconcile --app shop.py:app --dry-run",
            Text("What would be done.", "查看将会做什么。"),
        ),
        Example(
            "callwright reconcile --app shop.py:app --store shop.db --json",
            Text(
                "For a nightly job: exit code 1 if findings need a decision.",
                "用于每晚的任务：有待处理事项时退出码为 1。",
            ),
        ),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)
