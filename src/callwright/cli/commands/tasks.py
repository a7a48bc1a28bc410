"""The declaration of ``callwright tasks``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_app_option, make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import ChoiceType, CountType

_ACTION_MODULE = "callwright.cli.actions.tasks:"
_EXIT_CODES = (ExitCode.REFUSED, ExitCode.UNREACHABLE)


def _make_handle_argument() -> Argument:
    return Argument(
        "handle", Text("Handle of the task (meta.handle).", "任务句柄（meta.handle）。"), metavar="HANDLE"
    )


_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "list_tasks",
    Text("List tasks, newest first.", "列出任务，最新的在前。"),
    params=[
        Option(
            "--state",
            type=ChoiceType("queued", "running", "completed", "failed", "cancelled"),
            words=Text("Only those in this state.", "只显示该状态的任务。"),
        ),
        Option(
            "--limit",
            metavar="N",
            type=CountType(100_000),
            default=100,
            words=Text("Maximum number shown, newest first (100).", "最多查看的条数，最新的在前（100）。"),
        ),
        make_store_option(),
    ],
    exits=[ExitCode.UNREACHABLE],
)
_SHOW_COMMAND = Command(
    "show",
    _ACTION_MODULE + "show_task",
    Text("Show one task, with its result once it has ended.", "显示一个任务，结束后附结果。"),
    params=[_make_handle_argument(), make_store_option()],
    exits=_EXIT_CODES,
)
_CANCEL_COMMAND = Command(
    "cancel",
    _ACTION_MODULE + "cancel_task",
    Text("Request that a task stops.", "请求停止任务。"),
    details=(
        Text(
            "Its result shows what happened: operations that had begun may have been completed.",
            "实际情况写在任务结果里：已开始的操作可能已经执行。",
        ),
    ),
    params=[_make_handle_argument(), make_store_option()],
    exits=_EXIT_CODES,
)
_WORKERS_COMMAND = Command(
    "workers",
    _ACTION_MODULE + "list_workers",
    Text("List the workers and their last heartbeats.", "列出工作进程及其最近的心跳。"),
    params=[make_store_option()],
    exits=[ExitCode.UNREACHABLE],
)
_WORKER_COMMAND = Command(
    "worker",
    _ACTION_MODULE + "run_worker",
    Text("Run a worker for tasks until it is interrupted.", "启动任务的工作进程，直到被中断。"),
    details=(
        Text(
            "Tasks of workers that died are taken over within seconds; those that run here when it ends are left to others.",
            "失效工作进程的任务会在数秒内被接手；结束时仍在执行的任务留给其他进程。",
        ),
    ),
    params=[
        make_app_option(),
        make_store_option(),
        Option(
            "--concurrency",
            metavar="N",
            type=CountType(1_000),
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
    exits=[ExitCode.UNREACHABLE],
)

TASKS_COMMAND = CommandGroup(
    "tasks",
    Text("Long calls: list, cancel, run.", "持续执行的长时调用：查看、取消、执行。"),
    [_LIST_COMMAND, _SHOW_COMMAND, _CANCEL_COMMAND, _WORKERS_COMMAND, _WORKER_COMMAND],
    params=[make_store_option(env=False)],
    examples=[Example("callwright tasks --store shop.db", Text("The newest tasks.", "最新的任务。"))],
    default="list",
)
