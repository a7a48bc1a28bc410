"""``callwright chaos``: run a suite of faults and print the verdicts."""

import asyncio
from pathlib import Path
from typing import TypedDict, Unpack

from callwright.cli.app_loading import load_app, load_function, redirect_user_stdout
from callwright.cli.bilingual_text import Text, make_reason_text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.progress_bar import StepProgressBar
from callwright.cli.report_file import write_report
from callwright.cli.screen import Screen
from callwright.evals.chaos.app_subject import AppSubject
from callwright.evals.chaos.chaos_subjects import CallwrightSubject, WrapperSubject
from callwright.evals.chaos.fault_suite import FaultSuite, FaultSuiteError, load_suite
from callwright.evals.chaos.mcp_subject import McpSubject, SubjectFailedError
from callwright.evals.chaos.report_rendering import render_html_page, render_junit
from callwright.evals.chaos.suite_runner import (
    CaseVerdict,
    ChaosReport,
    MakeSubject,
    have_all_passed,
    run_suite,
)


class ChaosArguments(TypedDict):
    """The subject, the cases, and the report files."""

    app: str | None
    wrap: tuple[str, ...]
    mcp: str | None
    record: str | None
    count: str
    only: tuple[str, ...]
    jobs: int
    junit: str | None
    html: str | None


def run_chaos(
    output: OutputOptions, *, suite: str | None, quiet: bool, **chosen: Unpack[ChaosArguments]
) -> ExitCode:
    """Run the suite against every subject; return PROBLEMS if a case did not pass."""
    cases = _load_cases(suite, chosen["only"])
    subjects = _make_subjects(chosen)
    with StepProgressBar(output, quiet=quiet) as meter, redirect_user_stdout():
        jobs = chosen["jobs"] if chosen["mcp"] is None else 1  # one server, one count
        reports = [_run_cases(cases, make, jobs, meter) for make in subjects]
    write_report(chosen["junit"], render_junit(reports))
    write_report(chosen["html"], render_html_page(reports, output.lang))
    screen = Screen(output)
    if output.json:
        screen.print_json({"ok": have_all_passed(reports), "reports": reports})
    else:
        for report in reports:
            _print_report(screen, report)
    return ExitCode.OK if have_all_passed(reports) else ExitCode.PROBLEMS


def _load_cases(name: str | None, only: tuple[str, ...]) -> FaultSuite:
    try:
        suite = load_suite(None if name is None else Path(name))
    except OSError:
        raise make_unreachable_error(
            "suite_not_found",
            Text("The suite {name} cannot be read.", "无法读取套件 {name}。"),
            Text(
                "Check the path; without one the shipped suite is run.", "请检查路径；省略时运行自带的套件。"
            ),
            name=name,
        ) from None
    except FaultSuiteError as fault:
        raise make_unreachable_error(
            "suite_refused",
            Text("{name} was refused: {reason}", "{name} 被拒绝：{reason}"),
            Text(
                "`callwright chaos --help` and docs/chaos.md say what a suite may hold.",
                "套件格式见 `callwright chaos --help` 和 docs/chaos.zh-CN.md。",
            ),
            name=name,
            reason=make_reason_text(fault.reason),
        ) from None
    return _select_cases(suite, only)


def _select_cases(suite: FaultSuite, only: tuple[str, ...]) -> FaultSuite:
    known = {case.id for case in suite.cases}
    stranger = next((one for one in only if one not in known), None)
    if stranger is not None:
        raise make_usage_error(
            Text("The suite has no case {name}.", "套件中没有用例 {name}。"),
            Text("Leave out --only to see the names of all.", "去掉 --only 可查看所有用例名称。"),
            name=stranger,
        )
    cases = [case for case in suite.cases if not only or case.id in only]
    return FaultSuite(suite.suite, cases, suite.about)


def _make_subjects(chosen: ChaosArguments) -> list[MakeSubject]:
    app = chosen["app"]
    if app is not None:
        application = load_app(app)
        return [lambda: AppSubject(application)]
    if chosen["mcp"] is not None:
        return [_make_server_subject(chosen["mcp"], chosen["record"], chosen["count"])]
    if chosen["wrap"]:
        return [_make_wrapper_subject(target) for target in chosen["wrap"]]
    return [CallwrightSubject]


def _make_server_subject(url: str, record: str | None, count: str) -> MakeSubject:
    if record is None:
        raise make_usage_error(
            Text("The server's own record of effects was not named.", "没有指明服务器自身的执行记录。"),
            Text(
                "Give --record TOOL: a read tool of the server that counts what was done.",
                "请用 --record TOOL 指定服务器上统计执行次数的只读工具。",
            ),
        )
    try:
        McpSubject(url, record, count)
    except ValueError:
        raise make_usage_error(
            Text("{url} is not an address on this machine.", "{url} 不是本机地址。"),
            Text("Write it as http://127.0.0.1:PORT/mcp.", "请写成 http://127.0.0.1:PORT/mcp。"),
            url=url,
        ) from None
    return lambda: McpSubject(url, record, count)


def _make_wrapper_subject(target: str) -> MakeSubject:
    wrap = load_function(target, "--wrap")
    name = str(getattr(wrap, "subject", target.rpartition(":")[2]))
    return lambda: WrapperSubject(name, wrap)


def _run_cases(suite: FaultSuite, make: MakeSubject, jobs: int, meter: StepProgressBar) -> ChaosReport:
    done = 0

    def told(verdict: CaseVerdict) -> None:
        nonlocal done
        done += 1
        meter.show_step(_RUNNING_TEXT, verdict.id, done, len(suite.cases))

    try:
        return asyncio.run(run_suite(suite, make, told=told, at_once=jobs))
    except SubjectFailedError as fault:
        raise make_unreachable_error(
            "subject_failed",
            Text("It cannot be tested: {reason}.", "无法测试：{reason}。"),
            Text(
                "Start the server, and give --record and --count so that its executions can be counted.",
                "请启动服务器，并用 --record 和 --count 指明在何处可看到执行次数。",
            ),
            reason=make_reason_text(fault.reason),
        ) from None


_RUNNING_TEXT = Text("{tool}", "用例 {tool}")
_REPORT_TITLE = Text("{suite}: {subject}", "套件 {suite}：{subject}")
_TABLE_HEAD = (
    Text("Case", "用例"),
    Text("Tool", "工具"),
    Text("Fault", "故障"),
    Text("Effects", "执行次数"),
    Text("Sent", "请求数"),
    Text("Told", "所得答复"),
    Text("Verdict", "结论"),
)
_SUMMARY_TEXT = Text(
    "{passed} passed, {failed} failed, {left_out} left out; in {doubled} something was done too often.",
    "通过 {passed}，未通过 {failed}，不适用 {left_out}；其中 {doubled} 个用例重复执行了操作。",
)
_NOTHING_TESTED_TEXT = Text(
    "No case applies to this subject: nothing was tested.",
    "没有适用的用例：什么都没有测试。",
)
_NOT_REACHED_TEXT = Text(
    "In {not_reached} of those left out the fault was not reached: they show nothing. Look at what was told, and give the "
    "case arguments with which its tool runs.",
    "不适用的用例中有 {not_reached} 个没有触及故障，不能说明任何问题。请查看所得答复，并为用例提供能让工具执行的参数。",
)
_PASSED_TEXT = Text("passed", "通过")


def _print_report(screen: Screen, report: ChaosReport) -> None:
    screen.print_text(_REPORT_TITLE, suite=report.suite, subject=report.subject, style="bold")
    screen.print_table(_TABLE_HEAD, [_make_verdict_row(screen, one) for one in report.verdicts])
    screen.print_line()
    if not report.passed and not report.failed:
        screen.print_text(_NOTHING_TESTED_TEXT, style="bold yellow")
    style = "bold green" if have_all_passed([report]) else "bold red"
    screen.print_text(
        _SUMMARY_TEXT,
        passed=report.passed,
        failed=report.failed,
        left_out=report.left_out,
        doubled=report.doubled,
        style=style,
    )
    if report.not_reached:
        screen.print_text(_NOT_REACHED_TEXT, not_reached=report.not_reached, style="bold red")


def _make_verdict_row(screen: Screen, one: CaseVerdict) -> tuple[object, ...]:
    wrong = [make_reason_text(why).render(screen.lang) for why in (*one.wrong, one.left_out) if why]
    said = "; ".join(wrong) or _PASSED_TEXT.render(screen.lang)
    return one.id, one.tool, one.fault, one.effects, one.sent, one.outcome_summary or "-", said
