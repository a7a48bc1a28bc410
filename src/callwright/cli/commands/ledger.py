"""The declaration of ``callwright ledger``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import ChoiceType, CountType

_ACTION_MODULE = "callwright.cli.actions.ledger:"
_EXIT_CODES = (ExitCode.REFUSED, ExitCode.UNREACHABLE)


def _make_limit_option() -> Option:
    return Option(
        "--limit",
        metavar="N",
        type=CountType(100_000),
        default=100,
        words=Text("Maximum number shown, newest first (100).", "最多显示的条数，最新的在前（100）。"),
    )


def _make_by_option() -> Option:
    return Option("--by", metavar="WHO", required=True, words=Text("Who decides.", "由谁决定。"))


def _make_handle_argument() -> Argument:
    return Argument(
        "handle", Text("Handle of the approval (meta.handle).", "审批句柄（meta.handle）。"), metavar="HANDLE"
    )


_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "list_entries",
    Text("List remembered calls, newest first.", "列出已记录的调用，最新的在前。"),
    params=[
        Option(
            "--state",
            type=ChoiceType("claimed", "committed", "released", "failed", "answered", "unknown", "in_doubt"),
            words=Text(
                "Only those in this state; in_doubt: unknown, or claimed by an owner who is silent.",
                "只显示该状态的账目；in_doubt：结果未知，或执行者已失去音讯。",
            ),
        ),
        Option("--tool", metavar="NAME", words=Text("Only those of this tool.", "只显示该工具的账目。")),
        Option("--run", metavar="ID", words=Text("Only those of this run.", "只显示该运行的账目。")),
        _make_limit_option(),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright ledger list --state in_doubt --store shop.db",
            Text("Calls that a person has to check.", "需要人工核实的账目。"),
        )
    ],
    exits=[ExitCode.UNREACHABLE],
)
_SHOW_COMMAND = Command(
    "show",
    _ACTION_MODULE + "show_entry",
    Text(
        "Show one entry, an archived one too, and name the archived ones with its key.",
        "显示一笔账目（包括已归档的），并列出同一键下已归档的账目。",
    ),
    params=[
        Argument(
            "key",
            Text(
                "Its key, a beginning of it that fits one entry, or its number.",
                "键、能唯一确定的键前缀，或账目编号。",
            ),
            metavar="KEY",
        ),
        make_store_option(),
    ],
    exits=_EXIT_CODES,
)
_RESOLVE_COMMAND = Command(
    "resolve",
    _ACTION_MODULE + "resolve_entry",
    Text("Resolve a call whose outcome is unknown.", "说明结果未知的调用究竟如何。"),
    details=(
        Text(
            "committed: it happened. failed: it did not and will not be repeated. released: it did "
            "not, and the same call may run again. Check the real outcome first: a wrong answer here "
            "can cause a second effect.",
            "committed：已执行。failed：未执行，也不再重复。released：未执行，同一调用可以再次运行。"
            "请先核实真实情况：这里答错可能导致重复执行。",
        ),
    ),
    params=[
        Argument("entry_id", Text("Number of the entry.", "账目编号。"), metavar="ID", type=CountType(2**62)),
        Option(
            "--as",
            "state",
            type=ChoiceType("committed", "failed", "released"),
            required=True,
            words=Text("Its actual outcome.", "实际结果。"),
        ),
        _make_by_option(),
        Option("--why", metavar="TEXT", required=True, words=Text("How that is known.", "依据是什么。")),
        make_store_option(),
    ],
    examples=[
        Example(
            'callwright ledger resolve 17 --as committed --by ann --why "bank statement" --store shop.db',
            Text(
                "The next identical call is answered, not repeated.",
                "之后相同的调用会直接得到答复，不会重复执行。",
            ),
        )
    ],
    exits=_EXIT_CODES,
)
_APPROVALS_COMMAND = Command(
    "approvals",
    _ACTION_MODULE + "list_approvals",
    Text("List approvals, newest first.", "列出审批，最新的在前。"),
    params=[
        Option(
            "--state",
            type=ChoiceType("asked", "granted", "rejected", "used"),
            words=Text("Only those in this state.", "只显示该状态的审批。"),
        ),
        _make_limit_option(),
        make_store_option(),
    ],
    exits=[ExitCode.UNREACHABLE],
)
_APPROVE_COMMAND = Command(
    "approve",
    _ACTION_MODULE + "grant_approval",
    Text(
        "Approve exactly the call behind a handle, as the user of this account.",
        "以当前系统账户的身份批准句柄所对应的那一次调用。",
    ),
    params=[
        _make_handle_argument(),
        Option("--reason", metavar="TEXT", default="", words=Text("Why.", "理由。")),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright ledger approve 3f2a… --store shop.db",
            Text(
                "It serves once; the caller then sends the same call again.",
                "仅一次有效；之后调用方原样再次发送。",
            ),
        )
    ],
    exits=_EXIT_CODES,
)
_REJECT_COMMAND = Command(
    "reject",
    _ACTION_MODULE + "reject_approval",
    Text(
        "Reject exactly the call behind a handle, as the user of this account.",
        "以当前系统账户的身份拒绝句柄所对应的那一次调用。",
    ),
    params=[
        _make_handle_argument(),
        Option("--reason", metavar="TEXT", required=True, words=Text("Why.", "理由。")),
        make_store_option(),
    ],
    exits=_EXIT_CODES,
)
_ACCEPT_COMMAND = Command(
    "accept",
    _ACTION_MODULE + "accept_ledger",
    Text(
        "Accept a ledger that may have lost what it acknowledged, as the user of this account.",
        "以当前系统账户的身份，确认可能丢失了记录的账本。",
    ),
    details=(
        Text(
            "While a ledger is in doubt, calls that may run only once are refused; `callwright doctor` names the cause. First"
            " compare recent calls with the external systems: a call that is missing from the ledger may run a second time.",
            "账本存疑期间，只允许执行一次的调用会被拒绝；`callwright doctor` 会指出原因。请先与外部系统核对最近的调用："
            "账本中缺失的调用可能会再次执行。",
        ),
    ),
    params=[
        Option("--why", metavar="TEXT", required=True, words=Text("What was checked.", "核对了什么。")),
        make_store_option(),
    ],
    examples=[
        Example(
            'callwright ledger accept --why "restored last night\'s backup, bank compared" --store shop.db',
            Text("After a backup was restored.", "恢复备份之后。"),
        )
    ],
    exits=_EXIT_CODES,
)
_BACKUP_COMMAND = Command(
    "backup",
    _ACTION_MODULE + "back_up",
    Text(
        "Copy a ledger on SQLite, with its traces, tapes and tasks, while it is in use.",
        "在使用中复制 SQLite 账本及其追踪、磁带和任务。",
    ),
    details=(
        Text(
            "The copy is in doubt from the beginning: where it takes the place of the ledger, calls that may run only once are refused"
            " until `callwright ledger accept`. A ledger on PostgreSQL is copied by pg_dump.",
            "副本从一开始就处于存疑状态：用它替换账本后，在执行 `callwright ledger accept` 之前，只允许执行一次的调用会被拒绝。"
            "PostgreSQL 上的账本请用 pg_dump 复制。",
        ),
    ),
    params=[
        Argument(
            "folder",
            Text("A new or empty folder for the copy.", "存放副本的新目录或空目录。"),
            metavar="FOLDER",
        ),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright ledger backup monday --store shop.db",
            Text("Every night, before an upgrade.", "每晚，以及升级之前。"),
        )
    ],
    exits=_EXIT_CODES,
)
_MARK_RESTORED_COMMAND = Command(
    "mark-restored",
    _ACTION_MODULE + "mark_restored",
    Text(
        "Put a ledger in doubt that was restored from a copy made by other means (pg_dump, a snapshot).",
        "把由其他方式（pg_dump、快照）的副本恢复的账本标为存疑。",
    ),
    details=(
        Text(
            "Before the first gateway uses it: calls that were made after the copy are missing from it and could run a second time.",
            "请在第一个网关使用它之前执行：副本之后的调用不在其中，可能会再次执行。",
        ),
    ),
    params=[make_store_option()],
    exits=[ExitCode.UNREACHABLE],
)
_SWEEP_COMMAND = Command(
    "sweep",
    _ACTION_MODULE + "sweep_ledger",
    Text(
        "Clean up: archive expired entries, mark calls whose owner died as unknown.",
        "整理：归档已过期的账目，把执行者已消失的调用标为未知。",
    ),
    params=[make_store_option()],
    exits=[ExitCode.UNREACHABLE],
)

LEDGER_COMMAND = CommandGroup(
    "ledger",
    Text(
        "Calls with effects: list and show them, resolve unknown ones, decide approvals.",
        "有副作用的调用：列出、查看，裁定未知结果，处理审批。",
    ),
    [
        _LIST_COMMAND,
        _SHOW_COMMAND,
        _RESOLVE_COMMAND,
        _APPROVALS_COMMAND,
        _APPROVE_COMMAND,
        _REJECT_COMMAND,
        _ACCEPT_COMMAND,
        _BACKUP_COMMAND,
        _MARK_RESTORED_COMMAND,
        _SWEEP_COMMAND,
    ],
    params=[make_store_option(env=False)],
    examples=[
        Example("callwright ledger --store shop.db", Text("The newest entries.", "最新的账目。")),
    ],
    default="list",
)
