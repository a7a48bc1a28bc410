"""``callwright reconcile``: reconciles an app's ledger with the world and prints what was found and done."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict, Unpack

from callwright.app import Callwright
from callwright.cli.exits import Exit
from callwright.cli.loading import give_home, load_app, quiet_stdout, reaching
from callwright.cli.manner import Manner
from callwright.cli.meter import StepMeter
from callwright.cli.screen import Screen
from callwright.cli.words import Text, of_reason
from callwright.evals.reconcile.actions import Manner as How
from callwright.evals.reconcile.report import Action, Report, Step, StepKind, is_open
from callwright.evals.reconcile.run import Asked, Progress, reconcile

DAY_MS = 24 * 3600 * 1000


class Chosen(TypedDict):
    """What is reconciled, and how far it may go."""

    tools: tuple[str, ...]
    days: int
    journal: str | None
    dry_run: bool
    compensate: bool
    by: str


def show(
    manner: Manner,
    *,
    app: str | None,
    store: str | None,
    quiet: bool,
    **chosen: Unpack[Chosen],
) -> Exit:
    """Reconcile; problems where something waits for somebody."""
    asked = _asked(chosen)
    with load_app(app) as application:
        give_home(application, store)
        with StepMeter(manner, quiet=quiet) as meter, quiet_stdout(), reaching(store or app):
            report = _run(
                application, asked, lambda at: meter.at(_DOING[at.doing], at.tool, at.done, at.total)
            )
    screen = Screen(manner)
    if manner.json:
        screen.document(report)
    else:
        _print(screen, report, dry_run=chosen["dry_run"])
    return Exit.OK if report.ok else Exit.PROBLEMS


def _asked(chosen: Chosen) -> Asked:
    return Asked(
        tools=chosen["tools"] or None,
        since_ms=chosen["days"] * DAY_MS,
        journal=None if chosen["journal"] is None else Path(chosen["journal"]),
        manner=How(look_only=chosen["dry_run"], compensate=chosen["compensate"], by=chosen["by"]),
    )


def _run(application: Callwright, asked: Asked, told: Callable[[Progress], None]) -> Report:
    return asyncio.run(reconcile(application, asked, told=told))


_DOING = {
    "ask": Text("Asking about {tool}", "正在核实 {tool}"),
    "read": Text("Reading records of {tool}", "正在读取 {tool} 的记录"),
    "act": Text("Handling {tool}", "正在处理 {tool}"),
}
_KINDS: dict[StepKind, Text] = {
    "happened": Text("happened", "已执行"),
    "did_not": Text("did not happen", "未执行"),
    "cannot_tell": Text("cannot tell", "无法判断"),
    "too_young": Text("too young to ask", "时间尚短，暂不核实"),
    "no_check": Text("no check declared", "未声明核实方式"),
    "missing": Text("missing in the business", "业务中缺失"),
    "duplicate": Text("duplicate in the business", "业务中重复"),
    "different": Text("different values", "数值不一致"),
    "unrecorded": Text("not on the ledger", "账本中没有"),
}
_ACTIONS: dict[Action, Text] = {
    "committed": Text("settled as committed", "已结清为已执行"),
    "released": Text("released", "已释放"),
    "failed": Text("settled as failed", "已结清为失败"),
    "overtaken": Text("settled by somebody else meanwhile", "其间已由他人结清"),
    "item": Text("waits for a person: {handle}", "等待人工处理：{handle}"),
    "handled": Text("handled before", "此前已处理"),
    "compensated": Text("compensated by {tool}", "已由 {tool} 补偿"),
    "not_compensated": Text("{tool} could not compensate: {said}", "{tool} 补偿失败：{said}"),
    "none": Text("nothing", "未处理"),
}
_HEAD = (
    Text("Entry", "条目"),
    Text("Tool", "工具"),
    Text("Found", "发现"),
    Text("Done", "处理"),
    Text("Fields", "字段"),
    Text("Key", "键"),
)
_SUM = Text(
    "{asked} unknown calls asked about; {compared} entries and {records} records compared.",
    "核实了 {asked} 个未知调用；比对了 {compared} 个条目和 {records} 条业务记录。",
)
_AGREE = Text("Ledger and world agree.", "账本与外部一致。")
_OPEN = Text("{count} findings wait for somebody.", "{count} 项等待处理。")
_DRY = Text("Nothing was changed: this was a dry run.", "未作任何更改：这是一次试运行。")
_NOT_READ = Text("The records of {tool} could not be read.", "无法读取 {tool} 的业务记录。")
_WITHOUT = Text("Tools with effects and no check: {tools}.", "有影响但未声明核实方式的工具：{tools}。")


def _print(screen: Screen, report: Report, *, dry_run: bool) -> None:
    if report.steps:
        screen.table(_HEAD, [_row(screen, step) for step in report.steps])
        screen.line()
    screen.say(_SUM, asked=report.asked, compared=report.compared, records=report.records)
    for name in report.not_read:
        screen.say(_NOT_READ, tool=name, style="bold yellow")
    if report.without_check:
        screen.say(_WITHOUT, tools=", ".join(report.without_check))
    if dry_run:
        screen.say(_DRY)
    still = sum(is_open(step) for step in report.steps)
    if still:
        screen.say(_OPEN, count=still, style="bold yellow")
    elif report.ok:
        screen.say(_AGREE, style="bold green")


def _row(screen: Screen, step: Step) -> tuple[object, ...]:
    done = _ACTIONS[step.action].of(
        screen.lang, handle=step.handle or "", tool=step.compensation or "", said=step.said
    )
    found = _KINDS[step.kind].of(screen.lang) + (
        f" ({of_reason(step.said).of(screen.lang)})" if step.kind == "cannot_tell" and step.said else ""
    )
    return step.entry_id or "-", step.tool, found, done, ", ".join(step.fields) or "-", step.key
