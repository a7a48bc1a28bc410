"""Reasons why a durable engine cannot be used. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

EXTRA_MISSING: Final = ReasonCode(
    "engine.extra_missing",
    "Long tools need a durable engine: pip install 'callwright[durable]'.",
    "长时间工具需要持久化引擎：pip install 'callwright[durable]'。",
)
STORE_WITHOUT_ENGINE: Final = ReasonCode(
    "engine.store_without_engine",
    "A store that is given as an object has its engine given too: app.tasks.use_engine(engine).",
    "以对象给出的账本也须给出引擎：app.tasks.use_engine(engine)。",
)
FLOWS_WITHOUT_ENGINE: Final = ReasonCode(
    "engine.flows_without_engine",
    "Workflows need their engine given: app.flows.keep_in(engine).",
    "须给出工作流的引擎：app.flows.keep_in(engine)。",
)
GIVEN_BEFORE_FORK: Final = ReasonCode(
    "engine.given_before_fork",
    "The engine was given before this process was forked and belongs to its parent; give this process its own:"
    " app.tasks.use_engine(engine), app.flows.keep_in(engine).",
    "该引擎在本进程派生（fork）之前给出，属于父进程；请在本进程中另行给出：app.tasks.use_engine(engine)、app.flows.keep_in(engine)。",
)
OTHER_STORE: Final = ReasonCode(
    "engine.other_store",
    "This process is a worker of another store already; run `callwright tasks worker` for this one.",
    "本进程已是另一个账本的工作进程；请为此账本运行 `callwright tasks worker`。",
)
NOT_OPENED: Final = ReasonCode(
    "engine.not_opened",
    "The tasks' database cannot be opened ({fault}).",
    "无法打开任务的数据库（{fault}）。",
)
DATABASE_UNUSABLE: Final = ReasonCode(
    "engine.database_unusable",
    "The database of the tasks cannot be used ({fault}).",
    "无法使用任务的数据库（{fault}）。",
)
TASK_NOT_QUEUED: Final = ReasonCode(
    "engine.task_not_queued",
    "The task could not be queued ({fault}).",
    "任务无法加入队列（{fault}）。",
)
TASKS_NOT_FORGOTTEN: Final = ReasonCode(
    "engine.tasks_not_forgotten",
    "Old tasks could not be forgotten ({fault}).",
    "无法清除旧任务（{fault}）。",
)
WORKER_NOT_BEGUN: Final = ReasonCode(
    "engine.worker_not_begun",
    "The worker cannot begin ({fault}).",
    "工作进程无法启动（{fault}）。",
)
TASK_STEPS_UNREADABLE: Final = ReasonCode(
    "engine.task_steps_unreadable",
    "The steps of a task cannot be read ({fault}).",
    "无法读取任务的步骤（{fault}）。",
)
RUN_NOT_QUEUED: Final = ReasonCode(
    "engine.run_not_queued",
    "The run could not be queued ({fault}).",
    "运行无法加入队列（{fault}）。",
)
RUN_FORGOTTEN: Final = ReasonCode(
    "engine.run_forgotten",
    "The run was forgotten while it was started.",
    "运行在启动过程中已被清除。",
)
RUN_NOT_CHANGED: Final = ReasonCode(
    "engine.run_not_changed",
    "The run could not be changed ({fault}).",
    "无法更改运行（{fault}）。",
)
RUN_CONTENDED: Final = ReasonCode(
    "engine.run_contended",
    "The run is changed by too many at once; try again.",
    "同时更改该运行的请求过多，请重试。",
)
RUN_RECORDS_UNREADABLE: Final = ReasonCode(
    "engine.run_records_unreadable",
    "The records of a run cannot be read ({fault}).",
    "无法读取运行的记录（{fault}）。",
)
RUN_RECORD_MISSING: Final = ReasonCode(
    "engine.run_record_missing",
    "A record of the run is missing.",
    "缺少该运行的一条记录。",
)
RUNS_NOT_FORGOTTEN: Final = ReasonCode(
    "engine.runs_not_forgotten",
    "Old runs could not be forgotten ({fault}).",
    "无法清除旧的运行（{fault}）。",
)
SCHEDULE_CONTENDED: Final = ReasonCode(
    "engine.schedule_contended",
    "The schedule is changed by too many at once; try again.",
    "同时更改该计划的请求过多，请重试。",
)
LEDGER_UNREADABLE: Final = ReasonCode(
    "engine.ledger_unreadable",
    "The ledger cannot be read ({fault}).",
    "无法读取账本（{fault}）。",
)
