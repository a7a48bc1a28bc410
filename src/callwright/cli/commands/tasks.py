"""``callwright tasks``, as data."""

from callwright.cli.commands.shared import app_option, store_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Arg, Branch, Leaf, Opt
from callwright.cli.pages import Example
from callwright.cli.values import Count, OneOf
from callwright.cli.words import Text

_ACTIONS = "callwright.cli.actions.tasks:"
_EXITS = (Exit.REFUSED, Exit.UNREACHABLE)


def _handle() -> Arg:
    return Arg(
        "handle", Text("Handle of the task (meta.handle).", "任务句柄（meta.handle）。"), metavar="HANDLE"
    )


_LIST = Leaf(
    "list",
    _ACTIONS + "listed",
    Text("List tasks, newest first.", "列出任务，最新的在前。"),
    params=[
        Opt(
            "--state",
            type=OneOf("queued", "running", "completed", "failed", "cancelled"),
            words=Text("Only those in this state.", "只显示该状态的任务。"),
        ),
        Opt(
            "--limit",
            metavar="N",
            type=Count(100_000),
            default=100,
            words=Text("Look at so many at most, newest first (100).", "最多查看的条数，最新的在前（100）。"),
        ),
        store_option(),
    ],
    exits=[Exit.UNREACHABLE],
)
_SHOW = Leaf(
    "show",
    _ACTIONS + "show",
    Text("Show one task, with its result once it has ended.", "显示一个任务，结束后附结果。"),
    params=[_handle(), store_option()],
    exits=_EXITS,
)
_CANCEL = Leaf(
    "cancel",
    _ACTIONS + "cancel",
    Text("Ask for the end of a task.", "请求结束任务。"),
    details=(
        Text(
            "What came of it is in its result: what had begun may have happened.",
            "实际情况写在任务结果里：已开始的操作可能已经执行。",
        ),
    ),
    params=[_handle(), store_option()],
    exits=_EXITS,
)
_WORKERS = Leaf(
    "workers",
    _ACTIONS + "workers",
    Text("List the workers and their last signs of life.", "列出工作进程及其最近的心跳。"),
    params=[store_option()],
    exits=[Exit.UNREACHABLE],
)
_WORKER = Leaf(
    "worker",
    _ACTIONS + "worker",
    Text("Carry out tasks until it is interrupted.", "持续执行任务，直到被中断。"),
    details=(
        Text(
            "Tasks of workers that died are taken over within seconds; those that run here when it ends are left to others.",
            "失效工作进程的任务会在数秒内被接手；结束时仍在执行的任务留给其他进程。",
        ),
    ),
    params=[
        app_option(),
        store_option(),
        Opt(
            "--concurrency",
            metavar="N",
            type=Count(1_000),
            default=16,
            words=Text("Tasks at once (16).", "同时执行的任务数（16）。"),
        ),
    ],
    examples=[
        Example(
            "callwright tasks worker --app shop.py:app --store shop.db",
            Text("One more worker; start as many as are needed.", "再加一个工作进程；可按需启动多个。"),
        )
    ],
    exits=[Exit.UNREACHABLE],
)

TASKS = Branch(
    "tasks",
    Text("Long calls that go on: look, call off, carry out.", "持续执行的长调用：查看、取消、执行。"),
    [_LIST, _SHOW, _CANCEL, _WORKERS, _WORKER],
    params=[store_option(env=False)],
    examples=[Example("callwright tasks --store shop.db", Text("The newest tasks.", "最新的任务。"))],
    default="list",
)
