"""Plays every scenario on a ledger of its own, then drives recorded conversations, and puts the report together."""

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct

from callwright._version import __version__
from callwright.evals import recorded
from callwright.evals.conversations import TOOLS, Catalogue, drive, load_tools
from callwright.evals.demo import crash, limits, once, people, reading
from callwright.evals.demo.own import OWN_TOOLS, own_conversations
from callwright.evals.demo.report import (
    Check,
    DemoOptions,
    DemoReport,
    Played,
    Progress,
    RecordedReport,
    ScenarioReport,
    Tell,
    facts,
)
from callwright.evals.demo.stage import Stage
from callwright.evals.figures import Figures
from callwright.evals.words import Words
from callwright.ports import Store
from callwright.runtime.clock import SystemClock


class Scenario(Struct, frozen=True):
    """One scenario: ``source`` names the document that asked for it."""

    id: str
    source: str
    title: Words
    play: Callable[[Stage], Played]


def _scenario(id_: str, source: str, en: str, zh: str, play: Callable[[Stage], Played]) -> Scenario:
    return Scenario(id_, source, Words(en, zh), play)


SCENARIOS: Final = (
    _scenario("repair", "seed 004", "The amount is ‘2件’", "数量写成“2件”", reading.repaired_order),
    _scenario("weak-search", "seed 000", "The weak search", "弱相关的检索", reading.weak_search),
    _scenario("hidden-timeout", "seed 000", "The hidden timeout", "藏在数据里的超时", reading.hidden_timeout),
    _scenario(
        "timeout-after-effect",
        "seed 002",
        "Timed out after its effect, and asked again",
        "生效之后超时，又被请求",
        once.timeout_after_the_effect,
    ),
    _scenario("parallel-twins", "seed 002", "The parallel duplicate", "并发的重复调用", once.parallel_twins),
    _scenario("crash", "seed 002", "The crash in the middle", "执行中途崩溃", crash.crash_in_the_middle),
    _scenario(
        "permission", "seed 002", "Forbidden, absent, approved", "禁止、不存在与审批", people.permission
    ),
    _scenario("orders", "seed 002", "Orders in a result", "结果中夹带指令", reading.orders_in_a_result),
    _scenario("limits", "seed 002", "The budget of a run", "一次运行的预算", limits.limits),
)

_EVERY_S: Final = 0.1


def _silent(progress: Progress) -> None:
    """Tell nobody."""


def run_demo(progress: Tell = _silent, options: DemoOptions = DemoOptions()) -> DemoReport:  # noqa: B008 - frozen
    """Run the main job. Blocking, a few seconds; not from within a running event loop.

    Args:
        progress: Told before every scenario, and about every 100 ms while recorded conversations are driven.
        options: What to leave out or choose.
    """
    began = time.perf_counter()
    with TemporaryDirectory(prefix="callwright-demo-") as name:
        folder = Path(name)
        scenarios = _play_all(folder, progress, options)
        driven = _drive(folder, progress, options) if options.recorded else None
        with Stage(folder).app() as app:
            durability = app.store.durability
    return DemoReport(
        version=__version__,
        scenarios=scenarios,
        recorded=driven,
        durability=durability,
        seconds=time.perf_counter() - began,
        ok=all(one.ok for one in scenarios) and (driven is None or driven.ok),
    )


def _play_all(folder: Path, progress: Tell, options: DemoOptions) -> tuple[ScenarioReport, ...]:
    chosen = [one for one in SCENARIOS if not options.only or one.id in options.only]
    reports = []
    for number, scenario in enumerate(chosen):
        progress(Progress("scenarios", number, len(chosen), scenario.title))
        reports.append(play(scenario, folder / scenario.id))
    return tuple(reports)


def play(scenario: Scenario, folder: Path) -> ScenarioReport:
    """Play one scenario in a folder of its own."""
    folder.mkdir(parents=True)
    began = time.perf_counter()
    played = scenario.play(Stage(folder))
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


def _drive(folder: Path, progress: Tell, options: DemoOptions) -> RecordedReport:
    place = recorded.folder() if options.data is None else Path(options.data)
    tell, store = _Ticker(progress), _stores(folder, options)
    if place is None or not (place / recorded.CONVERSATIONS).is_file() or not (place / TOOLS).is_file():
        return _own(tell, store, _ABSENT)
    try:
        tools = load_tools(place / TOOLS)
        figures = drive(
            recorded.conversations(place), tools, tenth=options.quick, store=store, progress=tell.told
        )
    except recorded.RecordedDataError as fault:
        damaged = Words(f"{fault}; the small set of this package instead", f"{fault}；改用软件包自带的小样本")
        return _own(
            tell, store, damaged, Check(Words("the recorded data is whole", "录制数据完整"), ok=False)
        )
    note = Words(
        "recorded agent conversations (tau2 format)" + (", a tenth of the tasks" if options.quick else ""),
        "录制的智能体对话（tau2 格式）" + ("，取十分之一任务" if options.quick else ""),
    )
    return _judged(figures, note)


_ABSENT: Final = Words(
    f"recorded data absent ({recorded.ENV}); the small set of this package instead",
    f"未找到录制数据（{recorded.ENV}）；改用软件包自带的小样本",
)


def _own(
    tell: "_Ticker", store: Callable[[str], Store] | None, note: Words, *trouble: Check
) -> RecordedReport:
    tools: Catalogue = OWN_TOOLS
    figures = drive(own_conversations(), tools, store=store, progress=tell.told)
    figures.source = "own"
    return _judged(figures, note, *trouble)


def _judged(figures: Figures, note: Words, *trouble: Check) -> RecordedReport:
    checks = (*trouble, *judge_recorded(figures))
    return RecordedReport(figures, note, checks, all(check.ok for check in checks))


def judge_recorded(figures: Figures) -> tuple[Check, ...]:
    """What the recorded world itself counted."""
    doubles = figures.doubles.values()
    return facts(
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


def _stores(folder: Path, options: DemoOptions) -> Callable[[str], Store] | None:
    if options.ledger == "memory":
        return None
    from callwright.stores.sqlite import SQLiteStore  # noqa: PLC0415 - sqlite3 is only loaded when used

    return lambda name: SQLiteStore(folder / f"recorded-{name}.db", clock=SystemClock())


class _Ticker:
    """Passes on news of the drive, at most ten times a second."""

    def __init__(self, progress: Tell) -> None:
        self._progress = progress
        self._next = 0.0

    def told(self, conversations: int, calls: int) -> None:
        """So many conversations and calls are done."""
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _EVERY_S
            self._progress(Progress("recorded", conversations, None, _RECORDED, calls))


_RECORDED: Final = Words("recorded conversations", "录制的对话")
