"""``callwright ledger``, as data."""

from callwright.cli.commands.shared import store_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Arg, Branch, Leaf, Opt
from callwright.cli.pages import Example
from callwright.cli.values import Count, OneOf
from callwright.cli.words import Text

_ACTIONS = "callwright.cli.actions.ledger:"
_EXITS = (Exit.REFUSED, Exit.UNREACHABLE)


def _limit() -> Opt:
    return Opt(
        "--limit",
        metavar="N",
        type=Count(100_000),
        default=100,
        words=Text("So many at most, newest first (100).", "最多显示的条数，最新的在前（100）。"),
    )


def _by() -> Opt:
    return Opt("--by", metavar="WHO", required=True, words=Text("Who decides.", "由谁决定。"))


def _handle() -> Arg:
    return Arg(
        "handle", Text("Handle of the approval (meta.handle).", "审批句柄（meta.handle）。"), metavar="HANDLE"
    )


_LIST = Leaf(
    "list",
    _ACTIONS + "entries",
    Text("List remembered calls, newest first.", "列出已记录的调用，最新的在前。"),
    params=[
        Opt(
            "--state",
            type=OneOf("claimed", "committed", "released", "failed", "answered", "unknown", "in_doubt"),
            words=Text(
                "Only those in this state; in_doubt: unknown, or claimed by an owner who is silent.",
                "只显示该状态的条目；in_doubt：结果未知，或执行者已失去音讯。",
            ),
        ),
        Opt("--tool", metavar="NAME", words=Text("Only those of this tool.", "只显示该工具的条目。")),
        Opt("--run", metavar="ID", words=Text("Only those of this run.", "只显示该运行的条目。")),
        _limit(),
        store_option(),
    ],
    examples=[
        Example(
            "callwright ledger list --state in_doubt --store shop.db",
            Text("What somebody has to look at.", "需要人工核实的条目。"),
        )
    ],
    exits=[Exit.UNREACHABLE],
)
_SHOW = Leaf(
    "show",
    _ACTIONS + "entry",
    Text("Show one entry in full.", "完整显示一个条目。"),
    params=[
        Arg(
            "key",
            Text(
                "Its key, a beginning of it that fits one entry, or its number.",
                "键、能唯一确定的键前缀，或条目编号。",
            ),
            metavar="KEY",
        ),
        store_option(),
    ],
    exits=_EXITS,
)
_RESOLVE = Leaf(
    "resolve",
    _ACTIONS + "resolve",
    Text("Say what became of a call whose outcome is unknown.", "说明结果未知的调用究竟如何。"),
    details=(
        Text(
            "committed: it happened. failed: it did not and shall not be repeated. released: it did not, and the same call"
            " may run again. Look at the world first: a wrong answer here can cause a second effect.",
            "committed：已执行。failed：未执行，也不再重复。released：未执行，同一调用可以再次运行。"
            "请先核实真实情况：这里答错可能导致重复执行。",
        ),
    ),
    params=[
        Arg("entry_id", Text("Number of the entry.", "条目编号。"), metavar="ID", type=Count(2**62)),
        Opt(
            "--as",
            "state",
            type=OneOf("committed", "failed", "released"),
            required=True,
            words=Text("What became of it.", "实际结果。"),
        ),
        _by(),
        Opt("--why", metavar="TEXT", required=True, words=Text("How that is known.", "依据是什么。")),
        store_option(),
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
    exits=_EXITS,
)
_APPROVALS = Leaf(
    "approvals",
    _ACTIONS + "approvals",
    Text("List approvals, newest first.", "列出审批，最新的在前。"),
    params=[
        Opt(
            "--state",
            type=OneOf("asked", "granted", "rejected", "used"),
            words=Text("Only those in this state.", "只显示该状态的审批。"),
        ),
        _limit(),
        store_option(),
    ],
    exits=[Exit.UNREACHABLE],
)
_APPROVE = Leaf(
    "approve",
    _ACTIONS + "approve",
    Text(
        "Approve exactly the call behind a handle, as the user of this account.",
        "以当前系统账户的身份批准句柄所对应的那一次调用。",
    ),
    params=[
        _handle(),
        Opt("--reason", metavar="TEXT", default="", words=Text("Why.", "理由。")),
        store_option(),
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
    exits=_EXITS,
)
_REJECT = Leaf(
    "reject",
    _ACTIONS + "reject",
    Text(
        "Reject exactly the call behind a handle, as the user of this account.",
        "以当前系统账户的身份拒绝句柄所对应的那一次调用。",
    ),
    params=[
        _handle(),
        Opt("--reason", metavar="TEXT", required=True, words=Text("Why.", "理由。")),
        store_option(),
    ],
    exits=_EXITS,
)
_SWEEP = Leaf(
    "sweep",
    _ACTIONS + "sweep",
    Text(
        "Tidy up: archive what has expired, mark calls whose owner died as unknown.",
        "整理：归档已过期的条目，把执行者已消失的调用标为未知。",
    ),
    params=[store_option()],
    exits=[Exit.UNREACHABLE],
)

LEDGER = Branch(
    "ledger",
    Text("What has been done, what is in doubt, and who may decide.", "已执行的、存疑的调用，以及由谁决定。"),
    [_LIST, _SHOW, _RESOLVE, _APPROVALS, _APPROVE, _REJECT, _SWEEP],
    params=[store_option(env=False)],
    examples=[
        Example("callwright ledger --store shop.db", Text("The newest entries.", "最新的条目。")),
    ],
    default="list",
)
