"""The declaration of ``callwright contracts``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_app_option, make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType, HaltRuleType, PercentType

_ACTION_MODULE = "callwright.cli.actions.contracts:"
_LEDGER_EXITS = [ExitCode.REFUSED, ExitCode.UNREACHABLE]


def _make_tool_argument(*, required: bool = True) -> Argument:
    return Argument(
        "tool", Text("The tool.", "工具名称。"), metavar="TOOL" if required else "[TOOL]", required=required
    )


def _make_version_argument(name: str, words: Text, *, required: bool = False) -> Argument:
    shown = name.upper()
    return Argument(name, words, metavar=shown if required else f"[{shown}]", required=required)


def _make_decision_options() -> list[Option]:
    return [
        Option(
            "--by",
            metavar="WHO",
            words=Text(
                "Who decides, for the audit trail; without it the user of this system.",
                "由谁决定，记入审计；默认为当前系统用户。",
            ),
        ),
        Option("--reason", metavar="TEXT", default="", words=Text("Why.", "理由。")),
        make_app_option(),
        make_store_option(),
    ]


_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "list_contracts",
    Text(
        "List versions of tools, who gets which, and their figures.", "列出工具的各个版本、分配情况和指标。"
    ),
    details=(
        Text(
            "With TOOL also every decision about it. Figures are counted while a release is staged: calls, and the shares that could "
            "not be read, were repaired, were refused, failed, or may have happened.",
            "指定 TOOL 时还列出对它的全部决定。指标在灰度期间统计：调用数，以及无法解析、经过修正、被拒绝、失败和结果未知的比例。",
        ),
    ),
    params=[_make_tool_argument(required=False), make_app_option(), make_store_option()],
    examples=[
        Example("callwright contracts list", Text("Of the ledger of this folder.", "当前目录的账本。")),
        Example("callwright contracts list pay --store shop.db", Text("One tool.", "一个工具。")),
    ],
    exits=[ExitCode.UNREACHABLE],
)
_DIFF_COMMAND = Command(
    "diff",
    _ACTION_MODULE + "diff_contracts",
    Text(
        "Compare two versions: what breaks callers, and what changes keys.",
        "说明两个版本之间哪些改动会使调用方出错、哪些会改变幂等键。",
    ),
    details=(
        Text(
            "Exit code 1: callers of the earlier version can break, or one call would get another key. Without versions the newest is "
            "compared with what callers get now.",
            "退出码 1 表示早先版本的调用方可能出错，或同一次调用会得到不同的键。不指定版本时，将最新版本与当前提供的版本比较。",
        ),
    ),
    params=[
        _make_tool_argument(),
        _make_version_argument("earlier", Text("The earlier version.", "较早的版本。")),
        _make_version_argument("later", Text("The later version.", "较晚的版本。")),
        make_app_option(),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright contracts diff pay --app shop.py:app",
            Text("Before a release, in CI.", "发布之前，用于 CI。"),
        ),
        Example(
            "callwright contracts diff pay 1.0.0 2.0.0 --store shop.db", Text("Two versions.", "两个版本。")
        ),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.REFUSED, ExitCode.UNREACHABLE],
)
_RELEASE_COMMAND = Command(
    "release",
    _ACTION_MODULE + "release_version",
    Text(
        "Stage a version for some callers, or release it to all.",
        "向部分调用方灰度发布一个版本，或全量发布。",
    ),
    details=(
        Text(
            "Every process on the ledger follows within about a second. The same run always gets the same version, and a wider stage "
            "keeps those who have it. All others get the base: what they got before; of a new tool they know nothing.",
            "使用该账本的所有进程在约一秒内生效。同一次运行始终得到同一版本，扩大比例时已得到新版本的运行保持不变。"
            "其余调用方继续使用基准版本，即此前的版本；新工具对他们不可见。",
        ),
        Text(
            "--halt-when RULE halts the stage by itself: 'RATE > SHARE over CALLS', measured on the latest calls of the version. "
            "Rates: unreadable, repaired, refused, error, unknown.",
            "--halt-when RULE 使灰度自动停止：'比率 > 阈值 over 调用数'，按该版本最近的调用计算。比率：unreadable（无法解析）、"
            "repaired（经过修正）、refused（被拒绝）、error（失败）、unknown（结果未知）。",
        ),
    ),
    params=[
        _make_tool_argument(),
        _make_version_argument("version", Text("What is released.", "要发布的版本。"), required=True),
        Option(
            "--percent",
            metavar="N",
            type=PercentType(),
            words=Text("Share of the runs, 0 to 100; without it all.", "运行的百分比，0 到 100；默认全部。"),
        ),
        Option(
            "--tenant",
            "tenants",
            metavar="NAME",
            multiple=True,
            words=Text(
                "A tenant that gets it as a whole; may be repeated.", "整体使用该版本的租户，可重复。"
            ),
        ),
        Option(
            "--base",
            metavar="VERSION",
            default="",
            words=Text(
                "What all others get; without it what they get now.", "其余调用方使用的版本；默认为当前版本。"
            ),
        ),
        Option(
            "--halt-when",
            "halt_when",
            metavar="RULE",
            multiple=True,
            type=HaltRuleType(),
            words=Text(
                "Halt by itself, such as 'error > 5% over 200'; may be repeated.",
                "自动停止的条件，例如 'error > 5% over 200'，可重复。",
            ),
        ),
        *_make_decision_options(),
    ],
    examples=[
        Example(
            "callwright contracts release pay 2.0.0 --percent 5 --halt-when 'error>5% over 200'",
            Text("A first share.", "第一步：小流量。"),
        ),
        Example(
            "callwright contracts release refund v1 --tenant acme --app shop.py:app",
            Text("A new tool for one tenant.", "新工具只向一个租户开放。"),
        ),
        Example("callwright contracts release pay 2.0.0", Text("To all.", "全量发布。")),
    ],
    exits=_LEDGER_EXITS,
)
_HALT_COMMAND = Command(
    "halt",
    _ACTION_MODULE + "halt_release",
    Text("Halt a stage: all callers get the base again.", "停止灰度：所有调用方恢复使用基准版本。"),
    params=[_make_tool_argument(), *_make_decision_options()],
    examples=[Example("callwright contracts halt pay --reason 'slow'", Text("Stop here.", "到此为止。"))],
    exits=_LEDGER_EXITS,
)
_ROLLBACK_COMMAND = Command(
    "rollback",
    _ACTION_MODULE + "roll_back_release",
    Text(
        "Give all callers the version from before the release, also after it was released to all.",
        "让所有调用方恢复使用发布之前的版本，全量发布之后同样适用。",
    ),
    details=(
        Text(
            "A call that began under the other version is the same call: nothing is carried out a second time.",
            "在另一版本下开始的调用仍是同一次调用：不会重复执行。",
        ),
    ),
    params=[_make_tool_argument(), *_make_decision_options()],
    examples=[Example("callwright contracts rollback pay", Text("Back.", "回滚。"))],
    exits=_LEDGER_EXITS,
)

_ACCURACY_COMMAND = Command(
    "accuracy",
    _ACTION_MODULE + "show_accuracy",
    Text(
        "Show how many calls were wrongly made or wrongly held, per tool and version over time.",
        "按工具和版本显示误调用率和拦截准确率随时间的变化。",
    ),
    details=(
        Text(
            "Counted from the audit trail: answers to questions of the gate, approvals and rejections, compensations after a "
            "reconciliation, and labels given with app.releases.judge. Exit code 1: a rate of the newest period is worse than before, beyond chance.",
            "依据审计记录统计：用户对置信门提问的回答、审批的通过与驳回、对账后的补偿，以及用 app.releases.judge 给出的标注。"
            "退出码 1 表示最近一期的某个比率比以往更差，且不能用偶然解释。",
        ),
    ),
    params=[
        _make_tool_argument(required=False),
        Option(
            "--days",
            metavar="N",
            type=CountType(366),
            default=7,
            words=Text("Days in one period (7).", "每期的天数（7）。"),
        ),
        make_app_option(),
        make_store_option(),
    ],
    examples=[
        Example("callwright contracts accuracy", Text("Of the ledger of this folder.", "当前目录的账本。")),
        Example(
            "callwright contracts accuracy pay --days 1 --store shop.db",
            Text("One tool, by days.", "一个工具，按天。"),
        ),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)

CONTRACTS_COMMAND = CommandGroup(
    "contracts",
    Text(
        "Versions of contracts: list and compare them, release them in stages, halt, roll back.",
        "合约的版本：列出、比较、分阶段发布、停止和回滚。",
    ),
    [_LIST_COMMAND, _DIFF_COMMAND, _RELEASE_COMMAND, _HALT_COMMAND, _ROLLBACK_COMMAND, _ACCURACY_COMMAND],
    params=[make_app_option(env=False), make_store_option(env=False)],
    default="list",
)
