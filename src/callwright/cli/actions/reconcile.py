"""``callwright reconcile``: reconcile an app's ledger with its tools and print findings and decisions."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict, Unpack

from callwright.app import Callwright
from callwright.cli.app_loading import attach_store, load_app, redirect_user_stdout, translate_store_errors
from callwright.cli.bilingual_text import Text, make_reason_text
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.progress_bar import StepProgressBar
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_duration
from callwright.evals.reconcile.reconcile_actions import ReconcileMode as How
from callwright.evals.reconcile.reconcile_report import ReconcileReport, ReconcileStep, StepAction, StepKind
from callwright.evals.reconcile.reconciliation import ReconcileProgress, ReconcileRequest, reconcile

DAY_MS = 24 * 3600 * 1000


class ReconcileArguments(TypedDict):
    """The scope of reconciliation, and the allowed changes."""

    tools: tuple[str, ...]
    days: int
    journal: str | None
    parallel: int
    timeout: int
    overdue: int
    dry_run: bool
    compensate: bool
    by: str


def run_reconcile(
    output: OutputOptions,
    *,
    app: str | None,
    store: str | None,
    quiet: bool,
    **chosen: Unpack[ReconcileArguments],
) -> ExitCode:
    """Reconcile; return PROBLEMS if findings need a decision."""
    request = _build_request(chosen)
    with load_app(app) as application:
        attach_store(application, store)
        with (
            StepProgressBar(output, quiet=quiet) as meter,
            redirect_user_stdout(),
            translate_store_errors(store or app),
        ):
            report = _run_reconciliation(
                application,
                request,
                lambda at: meter.show_step(_STAGE_TEXTS[at.doing], at.tool, at.done, at.total),
            )
    screen = Screen(output)
    if output.json:
        screen.print_json(report)
    else:
        _print_report(screen, report, dry_run=chosen["dry_run"], overdue=chosen["overdue"])
    return ExitCode.OK if report.ok else ExitCode.PROBLEMS


def _build_request(chosen: ReconcileArguments) -> ReconcileRequest:
    return ReconcileRequest(
        tools=chosen["tools"] or None,
        since_ms=chosen["days"] * DAY_MS,
        journal=None if chosen["journal"] is None else Path(chosen["journal"]),
        parallel=chosen["parallel"],
        timeout_ms=chosen["timeout"] * 1000,
        overdue_ms=chosen["overdue"] * 60_000,
        manner=How(look_only=chosen["dry_run"], compensate=chosen["compensate"], by=chosen["by"]),
    )


def _run_reconciliation(
    application: Callwright, request: ReconcileRequest, on_progress: Callable[[ReconcileProgress], None]
) -> ReconcileReport:
    return asyncio.run(reconcile(application, request, told=on_progress))


_STAGE_TEXTS = {
    "ask": Text("Asking about {tool}", "正在核实 {tool}"),
    "read": Text("Reading records of {tool}", "正在读取 {tool} 的记录"),
    "compare": Text("Comparing {tool}", "正在比对 {tool}"),
}
_KIND_TEXTS: dict[StepKind, Text] = {
    "happened": Text("happened", "已执行"),
    "did_not": Text("did not happen", "未执行"),
    "cannot_tell": Text("cannot tell", "无法判断"),
    "not_asked": Text("not asked: its check does not answer", "未核实：其核实函数没有响应"),
    "unfit": Text("not a usable record", "不是可用的业务记录"),
    "unreadable": Text("this row of the ledger cannot be read in full", "账本中的这一行无法完整读取"),
    "too_young": Text("too young to ask", "时间尚短，暂不核实"),
    "no_check": Text("no check declared", "未声明核实方式"),
    "missing": Text("missing in the business", "业务中缺失"),
    "duplicate": Text("duplicate in the business", "业务中重复"),
    "different": Text("different values", "数值不一致"),
    "unrecorded": Text("not on the ledger", "账本中没有"),
}
_ACTION_TEXTS: dict[StepAction, Text] = {
    "committed": Text("settled as committed", "已结清为已执行"),
    "released": Text("released", "已释放"),
    "failed": Text("settled as failed", "已结清为失败"),
    "overtaken": Text("settled by another process meanwhile", "其间已由他人结清"),
    "item": Text("waits for a person: {handle}", "等待人工处理：{handle}"),
    "handled": Text("handled before", "此前已处理"),
    "compensated": Text("compensated by {tool}", "已由 {tool} 补偿"),
    "not_compensated": Text("{tool} could not compensate: {said}", "{tool} 补偿失败：{said}"),
    "not_decided": Text("not decided: the ledger is {said}", "未裁定：账本 {said}"),
    "none": Text("nothing", "未处理"),
}
_TABLE_HEAD = (
    Text("Entry", "账目"),
    Text("Tool", "工具"),
    Text("Found", "发现"),
    Text("Done", "处理"),
    Text("Age", "时长"),
    Text("Fields", "字段"),
    Text("Key", "键"),
)
_SUMMARY_TEXT = Text(
    "{asked} unknown calls asked about; {compared} entries and {records} records compared.",
    "核实了 {asked} 个未知调用；比对了 {compared} 笔账目和 {records} 条业务记录。",
)
_AGREEMENT_TEXT = Text("Ledger and world agree.", "账本与外部一致。")
_NOTHING_COMPARED_TEXT = Text("There was nothing to ask about or compare.", "没有可核实或比对的内容。")
_OPEN_FINDINGS_TEXT = Text("{count} findings need a decision.", "{count} 项等待处理。")
_OPEN_FINDING_TEXT = Text("1 finding needs a decision.", "1 项等待处理。")
_OVERDUE_TEXT = Text(
    "{count} of them are calls in doubt for more than {minutes} minutes; the oldest for {oldest}.",
    "其中 {count} 个调用存疑已超过 {minutes} 分钟；最久的已有 {oldest}。",
)
_LEFT_OUT_TEXT = Text("{count} further findings are not listed.", "另有 {count} 项发现未列出。")
_DRY_RUN_TEXT = Text("Nothing was changed: this was a dry run.", "未作任何更改：这是一次试运行。")
_NOT_READ_TEXT = Text("The records of {tool} could not be read.", "无法读取 {tool} 的业务记录。")
_WITHOUT_CHECK_TEXT = Text(
    "Tools with effects and no check: {tools}.", "有副作用但未声明核实方式的工具：{tools}。"
)


def _print_report(screen: Screen, report: ReconcileReport, *, dry_run: bool, overdue: int) -> None:
    if report.steps:
        screen.print_table(_TABLE_HEAD, [_make_step_row(screen, step) for step in report.steps])
        screen.print_line()
    screen.print_text(_SUMMARY_TEXT, asked=report.asked, compared=report.compared, records=report.records)
    for name in report.not_read:
        screen.print_text(_NOT_READ_TEXT, tool=name, style="bold yellow")
    if report.without_check:
        screen.print_text(_WITHOUT_CHECK_TEXT, tools=", ".join(report.without_check))
    if dry_run:
        screen.print_text(_DRY_RUN_TEXT)
    _print_verdict(screen, report, overdue)


def _print_verdict(screen: Screen, report: ReconcileReport, overdue: int) -> None:
    still = report.waiting
    if report.left_out:
        screen.print_text(_LEFT_OUT_TEXT, count=report.left_out)
    if still:
        words = _OPEN_FINDING_TEXT if still == 1 else _OPEN_FINDINGS_TEXT
        screen.print_text(words, count=still, style="bold yellow")
    if report.overdue:
        oldest = render_duration(report.oldest_ms)
        screen.print_text(
            _OVERDUE_TEXT, count=report.overdue, minutes=overdue, oldest=oldest, style="bold red"
        )
    if report.ok and not (report.asked or report.compared or report.records):
        screen.print_text(_NOTHING_COMPARED_TEXT)
    elif report.ok:
        screen.print_text(_AGREEMENT_TEXT, style="bold green")


def _make_step_row(screen: Screen, step: ReconcileStep) -> tuple[object, ...]:
    done = _ACTION_TEXTS[step.action].render(
        screen.lang, handle=step.handle or "", tool=step.compensation or "", said=make_reason_text(step.said)
    )
    found = _KIND_TEXTS[step.kind].render(screen.lang) + (
        f" ({make_reason_text(step.said).render(screen.lang)})"
        if step.kind in _EXPLAINED_KINDS and step.said
        else ""
    )
    age = "-" if step.age_ms is None else render_duration(step.age_ms)
    return step.entry_id or "-", step.tool, found, done, age, ", ".join(step.fields) or "-", step.key


_EXPLAINED_KINDS: frozenset[StepKind] = frozenset({"cannot_tell", "unfit"})
