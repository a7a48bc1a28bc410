"""``callwright tasks``: looking at long calls, calling them off, and carrying them out."""

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec

from callwright.app.tasks import engine_of
from callwright.cli.exits import Exit
from callwright.cli.loading import existing_store, give_home, load_app, opened
from callwright.cli.manner import Manner
from callwright.cli.moments import moment
from callwright.cli.screen import Screen
from callwright.cli.trouble import CliError, unreachable
from callwright.cli.words import Text
from callwright.domain.tasks import TaskRecord, TaskState
from callwright.engine import Engine, EngineError
from callwright.engines.opening import BESIDE
from callwright.stores.names import is_url, shown


@contextlib.contextmanager
def _engine(store: str | None) -> Iterator[Engine | None]:
    """The tasks of an existing ledger; None where there never was one. Looking makes no file."""
    name = existing_store(store)
    if not is_url(name) and not Path(f"{name}{BESIDE}").exists():
        with opened(name):  # it is a ledger, at least
            yield None
        return
    with _reaching(name):
        engine = engine_of(name)
        try:
            yield engine
        finally:
            engine.close()


@contextlib.contextmanager
def _reaching(name: str) -> Iterator[None]:
    try:
        yield
    except EngineError as fault:
        raise unreachable(
            "tasks_unreachable",
            Text("The tasks of {store} cannot be reached: {why}", "无法访问 {store} 的任务：{why}"),
            Text("`callwright doctor` looks at the ledger itself.", "`callwright doctor` 可检查账本本身。"),
            store=shown(name),
            why=str(fault),
        ) from None


def listed(manner: Manner, *, store: str | None, state: TaskState | None, limit: int) -> Exit:
    """List tasks."""
    screen = Screen(manner)
    with _engine(store) as engine:
        found = [] if engine is None else engine.tasks(limit=limit)
    found = [one for one in found if state in {None, one.state}]
    if manner.json:
        screen.document({"tasks": [_document(one) for one in found]})
    elif not found:
        screen.say(Text("No tasks.", "没有任务。"))
    else:
        head = (
            Text("Task", "任务"),
            Text("Tool", "工具"),
            Text("State", "状态"),
            Text("Progress", "进度"),
            Text("Worker", "工作进程"),
            Text("Changed", "变更时间"),
        )
        screen.table(head, [_row(one) for one in found])
    return Exit.OK


def _row(one: TaskRecord) -> tuple[object, ...]:
    return one.job.handle, one.job.tool, one.state, _progress(one), one.worker or "-", moment(one.updated_at)


def _progress(one: TaskRecord) -> str:
    told = one.progress
    if told is None:
        return "-"
    whole = f"{told.done:g}" if told.total is None else f"{told.done:g}/{told.total:g}"
    return f"{whole} {told.message}".strip()


def _document(one: TaskRecord) -> dict[str, object]:
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


def show(manner: Manner, *, store: str | None, handle: str) -> Exit:
    """Show one task."""
    screen = Screen(manner)
    with _engine(store) as engine:
        found = _find(engine, handle)
    if manner.json:
        screen.document({"task": _document(found)})
        return Exit.OK
    who = found.job.principal
    screen.pairs(
        [
            (Text("Task", "任务"), found.job.handle),
            (Text("Tool", "工具"), f"{found.job.tool} {found.job.version}"),
            (Text("State", "状态"), found.state),
            (Text("Progress", "进度"), _progress(found)),
            (Text("Principal", "调用者"), f"{who.tenant}/{who.id}"),
            (Text("Worker", "工作进程"), found.worker or "-"),
            (Text("Begun", "开始时间"), moment(found.created_at)),
            (Text("Changed", "变更时间"), moment(found.updated_at)),
            (Text("Key", "键"), found.job.key or "-"),
        ],
        indent="",
    )
    if found.envelope is not None:
        screen.line(found.envelope)
    return Exit.OK


def _find(engine: Engine | None, handle: str) -> TaskRecord:
    found = None if engine is None else engine.look(handle)
    if found is None:
        raise CliError(
            "no_such_task",
            Exit.REFUSED,
            Text("There is no such task.", "没有这个任务。"),
            Text("`callwright tasks list` shows handles.", "`callwright tasks list` 可查看句柄。"),
        )
    return found


def cancel(manner: Manner, *, store: str | None, handle: str) -> Exit:
    """Ask for the end of a task."""
    screen = Screen(manner)
    with _engine(store) as engine:
        found = _find(engine, handle)
        asked = engine is not None and engine.cancel(handle)
    if not asked:
        raise CliError(
            "task_ended",
            Exit.REFUSED,
            Text("The task has ended already: {state}.", "任务已结束：{state}。"),
            Text("`callwright tasks show` has its result.", "`callwright tasks show` 可查看结果。"),
            state=found.state,
        )
    if manner.json:
        screen.document({"task": handle, "cancelling": True})
    else:
        screen.say(Text("It was asked to end.", "已请求结束。"))
    return Exit.OK


def workers(manner: Manner, *, store: str | None) -> Exit:
    """List workers."""
    screen = Screen(manner)
    with _engine(store) as engine:
        found = [] if engine is None else engine.workers()
    if manner.json:
        screen.document({"workers": found})
    elif not found:
        screen.say(Text("No workers.", "没有工作进程。"))
    else:
        head = (
            Text("Worker", "工作进程"),
            Text("Host", "主机"),
            Text("Process", "进程号"),
            Text("Alive", "存活"),
            Text("Last sign of life", "最近心跳"),
        )
        rows = [
            (one.worker, one.host, one.pid, "yes" if one.alive else "no", moment(one.beat_at))
            for one in found
        ]
        screen.table(head, rows)
    return Exit.OK


def worker(manner: Manner, *, app: str | None, store: str | None, concurrency: int) -> Exit:
    """Carry out tasks until a signal comes."""
    screen = Screen(manner)
    with load_app(app) as application:
        give_home(application, store)
        named = [one.contract.name for one in application.tools if one.contract.long]
        if not named:
            raise unreachable(
                "no_long_tools",
                Text("The app has no long tool.", "该应用没有长工具。"),
                Text("Declare one: @app.tool(long=True).", "请声明：@app.tool(long=True)。"),
            )
        with _reaching(store or app or ""):
            application.work(concurrency=concurrency)
        if manner.json:
            screen.document({"serves": named})
        else:
            screen.say(
                Text("Working for: {tools}", "正在执行以下工具的任务：{tools}"), tools=", ".join(named)
            )
        _until_told()
    return Exit.OK


def _until_told() -> None:
    """Wait for SIGINT or SIGTERM: both end a worker in good order."""
    told = threading.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: told.set())
    sys.stdout.flush()  # whoever reads our first line from a pipe may end us from then on
    while not told.wait(1.0):  # a wait without end would not hear a signal on every system
        pass
