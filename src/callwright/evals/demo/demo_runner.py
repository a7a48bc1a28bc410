"""Run every scenario with its own ledger, then drive recorded conversations, and build the report."""

import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct

from callwright._version import __version__
from callwright.evals import recorded_conversations
from callwright.evals.conversation_drive import (
    TOOLS_FILE,
    RecordedCatalogue,
    drive_conversations,
    load_recorded_tools,
)
from callwright.evals.conversation_figures import ConversationFigures
from callwright.evals.demo import (
    content_scenarios,
    crash_scenario,
    limit_scenarios,
    once_scenarios,
    permission_scenarios,
)
from callwright.evals.demo.demo_report import (
    DemoCheck,
    DemoOptions,
    DemoProgressUpdate,
    DemoReport,
    ProgressCallback,
    RecordedReport,
    ScenarioOutcome,
    ScenarioReport,
    build_checks,
)
from callwright.evals.demo.own_conversations import OWN_TOOLS, build_own_conversations
from callwright.evals.demo.scenario_stage import ScenarioStage
from callwright.evals.report_text import BilingualText
from callwright.ports import Store
from callwright.runtime.clock import SystemClock


class DemoScenario(Struct, frozen=True):
    """One scenario: ``source`` names the document that asked for it."""

    id: str
    source: str
    title: BilingualText
    play: Callable[[ScenarioStage], ScenarioOutcome]


def _build_scenario(
    id_: str, source: str, en: str, zh: str, play: Callable[[ScenarioStage], ScenarioOutcome]
) -> DemoScenario:
    return DemoScenario(id_, source, BilingualText(en, zh), play)


def _list_workflow_scenarios() -> tuple[DemoScenario, ...]:
    """The scenario of seed 003; left out where the extra ``workflow`` is not installed."""
    if any(find_spec(name) is None for name in ("dbos", "pydantic_ai")):
        return ()
    title = ("The daily blog", "每日博客")
    return (_build_scenario("daily-blog", "seed 003", *title, _play_daily_blog),)


def _play_daily_blog(stage: ScenarioStage) -> ScenarioOutcome:
    from callwright.evals.demo.workflow_scenarios import play_daily_blog  # noqa: PLC0415 - an extra, loaded when played

    return play_daily_blog(stage)


SCENARIOS: Final = (
    _build_scenario(
        "repair", "seed 004", "The amount is ‘2件’", "数量写成“2件”", content_scenarios.play_repaired_order
    ),
    _build_scenario(
        "weak-search", "seed 000", "The weak search", "弱相关的检索", content_scenarios.play_weak_search
    ),
    _build_scenario(
        "hidden-timeout",
        "seed 000",
        "The hidden timeout",
        "藏在数据里的超时",
        content_scenarios.play_hidden_timeout,
    ),
    _build_scenario(
        "timeout-after-effect",
        "seed 002",
        "Timed out after its effect, and asked again",
        "生效之后超时，又被请求",
        once_scenarios.play_timeout_after_effect,
    ),
    _build_scenario(
        "parallel-twins",
        "seed 002",
        "The parallel duplicate",
        "并发的重复调用",
        once_scenarios.play_parallel_twins,
    ),
    _build_scenario(
        "crash", "seed 002", "The crash in the middle", "执行中途崩溃", crash_scenario.play_crash
    ),
    _build_scenario(
        "permission",
        "seed 002",
        "Forbidden, absent, approved",
        "禁止、不存在与审批",
        permission_scenarios.play_permission,
    ),
    _build_scenario(
        "orders", "seed 002", "Orders in a result", "结果中夹带指令", content_scenarios.play_injected_orders
    ),
    _build_scenario(
        "limits", "seed 002", "The budget of a run", "一次运行的预算", limit_scenarios.play_limits
    ),
    *_list_workflow_scenarios(),
)

_PROGRESS_INTERVAL_S: Final = 0.1


def _ignore_progress(progress: DemoProgressUpdate) -> None:
    """Discard progress updates."""


def run_demo(
    progress: ProgressCallback = _ignore_progress,
    options: DemoOptions = DemoOptions(),  # noqa: B008 - frozen
) -> DemoReport:
    """Run the demo. Blocking, takes a few seconds; not from within a running event loop.

    Args:
        progress: Called before every scenario, and about every 100 ms while recorded conversations are driven.
        options: What to run.
    """
    began = time.perf_counter()
    with TemporaryDirectory(prefix="callwright-demo-") as name:
        folder = Path(name)
        scenarios = _play_scenarios(folder, progress, options)
        driven = _drive_recorded(folder, progress, options) if options.recorded else None
        with ScenarioStage(folder).open_app() as app:
            durability = app.store.durability
    return DemoReport(
        version=__version__,
        scenarios=scenarios,
        recorded=driven,
        durability=durability,
        seconds=time.perf_counter() - began,
        ok=all(one.ok for one in scenarios) and (driven is None or driven.ok),
    )


def _play_scenarios(
    folder: Path, progress: ProgressCallback, options: DemoOptions
) -> tuple[ScenarioReport, ...]:
    chosen = [one for one in SCENARIOS if not options.only or one.id in options.only]
    reports = []
    for number, scenario in enumerate(chosen):
        progress(DemoProgressUpdate("scenarios", number, len(chosen), scenario.title))
        reports.append(play_scenario(scenario, folder / scenario.id))
    return tuple(reports)


def play_scenario(scenario: DemoScenario, folder: Path) -> ScenarioReport:
    """Run one scenario in its own folder."""
    folder.mkdir(parents=True)
    began = time.perf_counter()
    played = scenario.play(ScenarioStage(folder))
    return ScenarioReport(
        id=scenario.id,
        source=scenario.source,
        title=scenario.title,
        told=played.told,
        envelopes=played.envelopes,
        effects=played.effects,
        checks=played.checks,
        ok=all(check.ok for check in played.checks),
        ms=(time.perf_counter() - began) * 1000,
    )


# --- recorded conversations ---------------------------------------------------------------------------------------


def _drive_recorded(folder: Path, progress: ProgressCallback, options: DemoOptions) -> RecordedReport:
    place = recorded_conversations.find_data_folder() if options.data is None else Path(options.data)
    tell, store = _ProgressTicker(progress), _make_store_factory(folder, options)
    if (
        place is None
        or not (place / recorded_conversations.CONVERSATIONS_FILE).is_file()
        or not (place / TOOLS_FILE).is_file()
    ):
        return _drive_own_conversations(tell, store, _DATA_ABSENT)
    try:
        tools = load_recorded_tools(place / TOOLS_FILE)
        figures = drive_conversations(
            recorded_conversations.read_conversations(place),
            tools,
            tenth=options.quick,
            store=store,
            progress=tell.report_progress,
        )
    except recorded_conversations.RecordedDataError as fault:
        damaged = BilingualText(
            f"{fault}; the small set of this package instead", f"{fault}；改用软件包自带的小样本"
        )
        return _drive_own_conversations(
            tell,
            store,
            damaged,
            DemoCheck(BilingualText("the recorded data is whole", "录制数据完整"), ok=False),
        )
    note = BilingualText(
        "recorded agent conversations (tau2 format)" + (", a tenth of the tasks" if options.quick else ""),
        "录制的智能体对话（tau2 格式）" + ("，取十分之一任务" if options.quick else ""),
    )
    return _build_recorded_report(figures, note)


_DATA_ABSENT: Final = BilingualText(
    f"recorded data absent ({recorded_conversations.DATA_ENV}); the small set of this package instead",
    f"未找到录制数据（{recorded_conversations.DATA_ENV}）；改用软件包自带的小样本",
)


def _drive_own_conversations(
    tell: "_ProgressTicker", store: Callable[[str], Store] | None, note: BilingualText, *trouble: DemoCheck
) -> RecordedReport:
    tools: RecordedCatalogue = OWN_TOOLS
    figures = drive_conversations(
        build_own_conversations(), tools, store=store, progress=tell.report_progress
    )
    figures.source = "own"
    return _build_recorded_report(figures, note, *trouble)


def _build_recorded_report(
    figures: ConversationFigures, note: BilingualText, *trouble: DemoCheck
) -> RecordedReport:
    checks = (*trouble, *judge_recorded(figures))
    return RecordedReport(figures, note, checks, all(check.ok for check in checks))


def judge_recorded(figures: ConversationFigures) -> tuple[DemoCheck, ...]:
    """Check the recorded world's own counts."""
    doubles = figures.doubles.values()
    return build_checks(
        {
            ("no declared write was carried out twice", "没有任何已声明的写操作执行两次"): (
                figures.carried_out_twice == 0,
                figures.carried_out_twice,
            ),
            ("no call reached its tool more than once", "没有任何调用到达工具超过一次"): (
                figures.ran_more_than_once == 0,
                figures.ran_more_than_once,
            ),
            ("nothing was stopped without cause", "没有无故拦截"): (
                figures.reads_stopped + figures.stopped_without_cause == 0,
                figures.reads_stopped + figures.stopped_without_cause,
            ),
            ("no repeat that is meant was refused", "没有拒绝任何有意的重复"): (
                sum(one.refused for one in doubles) == 0,
                sum(one.refused for one in doubles),
            ),
        }
    )


def _make_store_factory(folder: Path, options: DemoOptions) -> Callable[[str], Store] | None:
    if options.ledger == "memory":
        return None
    from callwright.stores.sqlite import SQLiteStore  # noqa: PLC0415 - sqlite3 is only loaded when used

    return lambda name: SQLiteStore(folder / f"recorded-{name}.db", clock=SystemClock())


class _ProgressTicker:
    """Forwards progress of the drive, at most ten times a second."""

    def __init__(self, progress: ProgressCallback) -> None:
        self._progress = progress
        self._next = 0.0

    def report_progress(self, conversations: int, calls: int) -> None:
        """Report the numbers of finished conversations and calls."""
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _PROGRESS_INTERVAL_S
            self._progress(DemoProgressUpdate("recorded", conversations, None, _RECORDED_LABEL, calls))


_RECORDED_LABEL: Final = BilingualText("recorded conversations", "录制的对话")
