"""``callwright chaos``: runs a suite of faults and prints the verdicts."""

import asyncio
from pathlib import Path
from typing import TypedDict, Unpack

from callwright.cli.exits import Exit
from callwright.cli.loading import load_app, load_function, quiet_stdout
from callwright.cli.manner import Manner
from callwright.cli.meter import StepMeter
from callwright.cli.screen import Screen
from callwright.cli.trouble import misuse, unreachable
from callwright.cli.words import Text, of_reason
from callwright.cli.writing import write_report
from callwright.evals.chaos.mcp import McpSubject, SubjectFailed
from callwright.evals.chaos.outputs import junit, page
from callwright.evals.chaos.registered import AppSubject
from callwright.evals.chaos.run import MakeSubject, Report, Verdict, all_held, run_suite
from callwright.evals.chaos.subjects import CallwrightSubject, WrapperSubject
from callwright.evals.chaos.suite import Suite, SuiteError, load_suite


class Chosen(TypedDict):
    """Who is put to the test, how, and where the report goes."""

    app: str | None
    wrap: tuple[str, ...]
    mcp: str | None
    record: str | None
    count: str
    only: tuple[str, ...]
    jobs: int
    junit: str | None
    html: str | None


def show(manner: Manner, *, suite: str | None, quiet: bool, **chosen: Unpack[Chosen]) -> Exit:
    """Run the suite against every subject; problems when a case did not pass."""
    cases = _cases(suite, chosen["only"])
    subjects = _subjects(chosen)
    with StepMeter(manner, quiet=quiet) as meter, quiet_stdout():
        jobs = chosen["jobs"] if chosen["mcp"] is None else 1  # one server, one count
        reports = [_run(cases, make, jobs, meter) for make in subjects]
    write_report(chosen["junit"], junit(reports))
    write_report(chosen["html"], page(reports, manner.lang))
    screen = Screen(manner)
    if manner.json:
        screen.document({"ok": all_held(reports), "reports": reports})
    else:
        for report in reports:
            _print(screen, report)
    return Exit.OK if all_held(reports) else Exit.PROBLEMS


def _cases(name: str | None, only: tuple[str, ...]) -> Suite:
    try:
        suite = load_suite(None if name is None else Path(name))
    except OSError:
        raise unreachable(
            "suite_not_found",
            Text("The suite {name} cannot be read.", "无法读取套件 {name}。"),
            Text(
                "Check the path; without one the shipped suite is run.", "请检查路径；省略时运行自带的套件。"
            ),
            name=name,
        ) from None
    except SuiteError as fault:
        raise unreachable(
            "suite_refused",
            Text("{name} was refused: {reason}", "{name} 被拒绝：{reason}"),
            Text(
                "`callwright chaos --help` and docs/chaos.md say what a suite may hold.",
                "套件格式见 `callwright chaos --help` 和 docs/chaos.zh-CN.md。",
            ),
            name=name,
            reason=of_reason(str(fault)),
        ) from None
    return _chosen(suite, only)


def _chosen(suite: Suite, only: tuple[str, ...]) -> Suite:
    known = {case.id for case in suite.cases}
    stranger = next((one for one in only if one not in known), None)
    if stranger is not None:
        raise misuse(
            Text("The suite has no case {name}.", "套件中没有用例 {name}。"),
            Text("Leave out --only to see the names of all.", "去掉 --only 可查看所有用例名称。"),
            name=stranger,
        )
    cases = [case for case in suite.cases if not only or case.id in only]
    return Suite(suite.suite, cases, suite.about)


def _subjects(chosen: Chosen) -> list[MakeSubject]:
    app = chosen["app"]
    if app is not None:
        application = load_app(app)
        return [lambda: AppSubject(application)]
    if chosen["mcp"] is not None:
        return [_server(chosen["mcp"], chosen["record"], chosen["count"])]
    if chosen["wrap"]:
        return [_wrapper(target) for target in chosen["wrap"]]
    return [CallwrightSubject]


def _server(url: str, record: str | None, count: str) -> MakeSubject:
    if record is None:
        raise misuse(
            Text("The server's own record of effects was not named.", "没有指明服务器自身的执行记录。"),
            Text(
                "Give --record TOOL: a read tool of the server that counts what was done.",
                "请用 --record TOOL 指定服务器上统计执行次数的只读工具。",
            ),
        )
    try:
        McpSubject(url, record, count)
    except ValueError:
        raise misuse(
            Text("{url} is not an address on this machine.", "{url} 不是本机地址。"),
            Text("Write it as http://127.0.0.1:PORT/mcp.", "请写成 http://127.0.0.1:PORT/mcp。"),
            url=url,
        ) from None
    return lambda: McpSubject(url, record, count)


def _wrapper(target: str) -> MakeSubject:
    wrap = load_function(target, "--wrap")
    name = str(getattr(wrap, "subject", target.rpartition(":")[2]))
    return lambda: WrapperSubject(name, wrap)


def _run(suite: Suite, make: MakeSubject, jobs: int, meter: StepMeter) -> Report:
    done = 0

    def told(verdict: Verdict) -> None:
        nonlocal done
        done += 1
        meter.at(_RUNNING, verdict.id, done, len(suite.cases))

    try:
        return asyncio.run(run_suite(suite, make, told=told, at_once=jobs))
    except SubjectFailed as fault:
        raise unreachable(
            "subject_failed",
            Text("It cannot be put to the test: {reason}.", "无法测试：{reason}。"),
            Text(
                "Start the server, and name with --record and --count where it says how much was done.",
                "请启动服务器，并用 --record 和 --count 指明在何处可看到执行次数。",
            ),
            reason=fault.reason,
        ) from None


_RUNNING = Text("{tool}", "用例 {tool}")
_TITLE = Text("{suite}: {subject}", "套件 {suite}：{subject}")
_HEAD = (
    Text("Case", "用例"),
    Text("Tool", "工具"),
    Text("Fault", "故障"),
    Text("Effects", "执行次数"),
    Text("Sent", "请求数"),
    Text("Told", "所得答复"),
    Text("Verdict", "结论"),
)
_SUM = Text(
    "{passed} passed, {failed} failed, {left_out} left out; in {doubled} something was done too often.",
    "通过 {passed}，未通过 {failed}，不适用 {left_out}；其中 {doubled} 个用例重复执行了操作。",
)
_NOTHING = Text(
    "No case says anything about this subject: nothing was put to the test.",
    "没有适用的用例：什么都没有测试。",
)
_PASSED = Text("passed", "通过")


def _print(screen: Screen, report: Report) -> None:
    screen.say(_TITLE, suite=report.suite, subject=report.subject, style="bold")
    screen.table(_HEAD, [_row(screen, one) for one in report.verdicts])
    screen.line()
    if not report.passed and not report.failed:
        screen.say(_NOTHING, style="bold yellow")
    style = "bold green" if all_held([report]) else "bold red"
    screen.say(
        _SUM,
        passed=report.passed,
        failed=report.failed,
        left_out=report.left_out,
        doubled=report.doubled,
        style=style,
    )


def _row(screen: Screen, one: Verdict) -> tuple[object, ...]:
    wrong = [of_reason(why).of(screen.lang) for why in (*one.wrong, one.left_out) if why]
    said = "; ".join(wrong) or _PASSED.of(screen.lang)
    return one.id, one.tool, one.fault, one.effects, one.sent, one.heard or "-", said
