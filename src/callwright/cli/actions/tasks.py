"""``callwright tasks``: show long calls, cancel them, and run them."""

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec

from callwright.app.task_api import open_engine_for_store
from callwright.cli.app_loading import attach_store, load_app, open_ledger_app, require_existing_store
from callwright.cli.bilingual_text import Text, make_reason_text
from callwright.cli.cli_errors import CliError, make_unreachable_error
from callwright.cli.end_signals import list_end_signals
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.domain.task_records import TaskRecord, TaskState
from callwright.engine import Engine, EngineError
from callwright.engines.engine_factory import TASKS_FILE_SUFFIX
from callwright.stores.store_url import is_database_url, redact_store_name


@contextlib.contextmanager
def _open_engine(store: str | None) -> Iterator[Engine | None]:
    """Open the task engine of an existing ledger; None if it never had one. Reading creates no file."""
    name = require_existing_store(store)
    if not is_database_url(name) and not Path(f"{name}{TASKS_FILE_SUFFIX}").exists():
        with open_ledger_app(name):  # this checks that it is a ledger
            yield None
        return
    with _translate_engine_errors(name):
        engine = open_engine_for_store(name)
        try:
            yield engine
        finally:
            engine.close()


@contextlib.contextmanager
def _translate_engine_errors(name: str) -> Iterator[None]:
    try:
        yield
    except EngineError as fault:
        raise make_unreachable_error(
            "tasks_unreachable",
            Text("The tasks of {store} cannot be reached: {why}", "无法访问 {store} 的任务：{why}"),
            Text("`callwright doctor` checks the ledger itself.", "`callwright doctor` 可检查账本本身。"),
            store=redact_store_name(name),
            why=make_reason_text(fault.reason),
        ) from None


def list_tasks(output: OutputOptions, *, store: str | None, state: TaskState | None, limit: int) -> ExitCode:
    """List tasks."""
    screen = Screen(output)
    with _open_engine(store) as engine:
        found = [] if engine is None else engine.list_tasks(limit=limit)
    found = [one for one in found if state in {None, one.state}]
    if output.json:
        screen.print_json({"tasks": [_task_to_json(one) for one in found]})
    elif not found:
        screen.print_text(Text("No tasks.", "没有任务。"))
    else:
        head = (
            Text("Task", "任务"),
            Text("Tool", "工具"),
            Text("State", "状态"),
            Text("Progress", "进度"),
            Text("Worker", "工作进程"),
            Text("Changed", "变更时间"),
        )
        screen.print_table(head, [_make_task_row(one) for one in found])
    return ExitCode.OK


def _make_task_row(one: TaskRecord) -> tuple[object, ...]:
    return (
        one.job.handle,
        one.job.tool,
        one.state,
        _render_progress(one),
        one.worker or "-",
        render_time(one.updated_at),
    )


def _render_progress(one: TaskRecord) -> str:
    told = one.progress
    if told is None:
        return "-"
    whole = f"{told.done:g}" if told.total is None else f"{told.done:g}/{told.total:g}"
    return f"{whole} {told.message}".strip()


def _task_to_json(one: TaskRecord) -> dict[str, object]:
    return {
        "task": one.job.handle,
        "tool": one.job.tool,
        "version": one.job.version,
        "principal": f"{one.job.principal.tenant}/{one.job.principal.id}",
        "state": one.state,
        "cancelling": one.cancelling,
        "worker": one.worker,
        "createdAt": one.created_at,
        "updatedAt": one.updated_at,
        "progress": one.progress,
        "result": None if one.envelope is None else msgspec.json.decode(one.envelope),
    }


def show_task(output: OutputOptions, *, store: str | None, handle: str) -> ExitCode:
    """Show one task."""
    screen = Screen(output)
    with _open_engine(store) as engine:
        found = _find_task(engine, handle)
    if output.json:
        screen.print_json({"task": _task_to_json(found)})
        return ExitCode.OK
    who = found.job.principal
    screen.print_pairs(
        [
            (Text("Task", "任务"), found.job.handle),
            (Text("Tool", "工具"), f"{found.job.tool} {found.job.version}"),
            (Text("State", "状态"), found.state),
            (Text("Progress", "进度"), _render_progress(found)),
            (Text("Principal", "主体"), f"{who.tenant}/{who.id}"),
            (Text("Worker", "工作进程"), found.worker or "-"),
            (Text("Begun", "开始时间"), render_time(found.created_at)),
            (Text("Changed", "变更时间"), render_time(found.updated_at)),
            (Text("Key", "键"), found.job.key or "-"),
        ],
        indent="",
    )
    if found.envelope is not None:
        screen.print_line(found.envelope)
    return ExitCode.OK


def _find_task(engine: Engine | None, handle: str) -> TaskRecord:
    found = None if engine is None else engine.get_task(handle)
    if found is None:
        raise CliError(
            "no_such_task",
            ExitCode.REFUSED,
            Text("There is no such task.", "没有这个任务。"),
            Text("`callwright tasks list` shows handles.", "`callwright tasks list` 可查看句柄。"),
        )
    return found


def cancel_task(output: OutputOptions, *, store: str | None, handle: str) -> ExitCode:
    """Request the cancellation of a task."""
    screen = Screen(output)
    with _open_engine(store) as engine:
        found = _find_task(engine, handle)
        asked = engine is not None and engine.cancel(handle)
    if not asked:
        raise CliError(
            "task_ended",
            ExitCode.REFUSED,
            Text("The task has ended already: {state}.", "任务已结束：{state}。"),
            Text("`callwright tasks show` has its result.", "`callwright tasks show` 可查看结果。"),
            state=found.state,
        )
    if output.json:
        screen.print_json({"task": handle, "cancelling": True})
    else:
        screen.print_text(Text("It was asked to end.", "已请求结束。"))
    return ExitCode.OK


def list_workers(output: OutputOptions, *, store: str | None) -> ExitCode:
    """List workers."""
    screen = Screen(output)
    with _open_engine(store) as engine:
        found = [] if engine is None else engine.list_workers()
    if output.json:
        screen.print_json({"workers": found})
    elif not found:
        screen.print_text(Text("No workers.", "没有工作进程。"))
    else:
        head = (
            Text("Worker", "工作进程"),
            Text("Host", "主机"),
            Text("Process", "进程号"),
            Text("Alive", "存活"),
            Text("Last sign of life", "最近心跳"),
        )
        rows = [
            (one.worker, one.host, one.pid, "yes" if one.alive else "no", render_time(one.beat_at))
            for one in found
        ]
        screen.print_table(head, rows)
    return ExitCode.OK


def run_worker(output: OutputOptions, *, app: str | None, store: str | None, concurrency: int) -> ExitCode:
    """Run tasks until a signal arrives."""
    screen = Screen(output)
    with load_app(app) as application:
        attach_store(application, store)
        named = [one.contract.name for one in application.tools if one.contract.long]
        if not named:
            raise make_unreachable_error(
                "no_long_tools",
                Text("The app has no long tool.", "该应用没有长工具。"),
                Text("Declare one: @app.tool(long=True).", "请声明：@app.tool(long=True)。"),
            )
        with _translate_engine_errors(store or app or ""):
            application.tasks.start_worker(concurrency=concurrency)
        if output.json:
            screen.print_json({"serves": named})
        else:
            screen.print_text(
                Text("Working for: {tools}", "正在执行以下工具的任务：{tools}"), tools=", ".join(named)
            )
        wait_for_signal()
    return ExitCode.OK


def wait_for_signal() -> None:
    """Wait for SIGINT, SIGTERM or SIGHUP: each stops a worker gracefully."""
    told = threading.Event()
    for one in list_end_signals():
        signal.signal(one, lambda *_: told.set())
    sys.stdout.flush()  # from here on a parent that reads our first line may stop us
    while not told.wait(1.0):  # an unlimited wait would miss signals on some systems
        pass
