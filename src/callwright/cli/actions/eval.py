"""``callwright eval``: run the five evaluations and print failed cases."""

import asyncio
from pathlib import Path
from typing import Any, TypedDict, Unpack

import msgspec

from callwright.cli.app_loading import load_app, redirect_user_stdout
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.progress_bar import StepProgressBar
from callwright.cli.report_file import write_report
from callwright.cli.screen import Screen
from callwright.domain.reason import Reason, render_reason
from callwright.evals.chaos.report_rendering import render_html_page, render_junit
from callwright.evals.chaos.suite_runner import CaseVerdict, ChaosReport
from callwright.evals.safety_suite.examined_tools import (
    ExaminedApp,
    build_examined_app,
)
from callwright.evals.safety_suite.safety_evaluation import (
    EVALUATION_NAMES,
    EvaluationName,
    EvaluationPlan,
    run_evaluation,
)


class EvalArguments(TypedDict):
    """The tools, the cases, and the report files."""

    app: str | None
    live: bool
    arguments: str | None
    jobs: int
    junit: str | None
    html: str | None


def run_eval(
    output: OutputOptions, *, only: tuple[str, ...], quiet: bool, **chosen: Unpack[EvalArguments]
) -> ExitCode:
    """Run the evaluations; return PROBLEMS if a case failed."""
    chosen_ones = _select_evaluations(only)
    with redirect_user_stdout():
        plan = EvaluationPlan(_build_cast(chosen), chosen["jobs"])
    with StepProgressBar(output, quiet=quiet) as meter, redirect_user_stdout():
        reports = asyncio.run(_run_evaluations(chosen_ones, plan, meter))
    write_report(chosen["junit"], render_junit(reports))
    write_report(chosen["html"], render_html_page(reports, output.lang, _REPORT_TITLE.render(output.lang)))
    screen = Screen(output)
    good = not any(report.failed for report in reports)
    if output.json:
        screen.print_json({"ok": good, "evaluations": reports})
    else:
        _print_reports(screen, reports)
    return ExitCode.OK if good else ExitCode.PROBLEMS


async def _run_evaluations(
    chosen: list[EvaluationName], plan: EvaluationPlan, meter: StepProgressBar
) -> list[ChaosReport]:
    done = 0

    def on_start(name: str) -> None:
        nonlocal done
        done += 1
        meter.show_step(_RUNNING_TEXT, name, done, done)

    return [await run_evaluation(one, plan, on_start) for one in chosen]


# --- subjects
# -----------------------------------------------------------------------------------------------------------


def _select_evaluations(only: tuple[str, ...]) -> list[EvaluationName]:
    stranger = next((one for one in only if one not in EVALUATION_NAMES), None)
    if stranger is not None:
        raise make_usage_error(
            Text("There is no evaluation {name}.", "没有评测 {name}。"),
            Text("There are: {known}.", "可选：{known}。"),
            name=stranger,
            known=", ".join(EVALUATION_NAMES),
        )
    return [one for one in EVALUATION_NAMES if not only or one in only]


def _build_cast(chosen: EvalArguments) -> ExaminedApp | None:
    target, arguments_file = chosen["app"], chosen["arguments"]
    if target is None:
        if chosen["live"] or arguments_file is not None:
            raise make_usage_error(
                Text("--live and --arguments need --app.", "--live 和 --arguments 需要 --app。"),
                Text("Name the application: --app shop.py:app.", "请指定应用：--app shop.py:app。"),
            )
        return None
    arguments = {} if arguments_file is None else _read_arguments(arguments_file)
    cast = build_examined_app(load_app(target), arguments, live=chosen["live"])
    known = {one.contract.name for one in cast.tools}
    stranger = next((name for name in arguments if name not in known), None)
    if stranger is not None:
        raise make_usage_error(
            Text("The application has no tool {name}.", "应用中没有工具 {name}。"),
            Text("`callwright tools` lists its tools.", "`callwright tools` 可列出其工具。"),
            name=stranger,
        )
    return cast


def _read_arguments(name: str) -> dict[str, dict[str, Any]]:
    try:
        return msgspec.json.decode(Path(name).read_bytes(), type=dict[str, dict[str, Any]])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise make_unreachable_error(
            "arguments_not_read",
            Text("{name} cannot be read.", "无法读取 {name}。"),
            Text(
                'It holds JSON: {{"TOOL": {{"ARGUMENT": …}}}}.',
                '内容应为 JSON：{{"TOOL": {{"ARGUMENT": …}}}}。',
            ),
            name=name,
        ) from None


# --- output
# -------------------------------------------------------------------------------------------------------------

_REPORT_TITLE = Text("The five evaluations", "五项评测")
_RUNNING_TEXT = Text("{tool}", "用例 {tool}")
_EVALUATION_TITLES: dict[str, Text] = {
    "fault_injection": Text("Faults", "故障注入"),
    "invalid_arguments": Text("Invalid arguments", "无效参数"),
    "idempotency": Text("Idempotency", "幂等"),
    "partial_success": Text("Partial success", "部分成功"),
    "unsafe_output": Text("Unsafe output", "不安全输出"),
}
_TABLE_HEAD = (
    Text("Evaluation", "评测"),
    Text("Cases", "用例"),
    Text("Hold", "成立"),
    Text("Do not", "不成立"),
    Text("Left out", "不适用"),
)
_WRONG_HEAD = (Text("Case", "用例"), Text("Tool", "工具"), Text("What", "内容"), Text("Verdict", "结论"))
_LEFT_OUT_HEAD = (Text("Tool", "工具"), Text("Left out of", "不适用于"), Text("Because", "原因"))


def _print_reports(screen: Screen, reports: list[ChaosReport]) -> None:
    rows = [
        (
            _EVALUATION_TITLES[one.suite].render(screen.lang),
            one.passed + one.failed,
            one.passed,
            one.failed,
            one.left_out,
        )
        for one in reports
    ]
    screen.print_table(_TABLE_HEAD, rows)
    wrong = [_make_wrong_row(screen, one) for report in reports for one in report.verdicts if one.wrong]
    if wrong:
        screen.print_line()
        screen.print_table(_WRONG_HEAD, wrong)
    out = _make_left_out_rows(screen, reports)
    if out:
        screen.print_line()
        screen.print_table(_LEFT_OUT_HEAD, out)


def _make_wrong_row(screen: Screen, one: CaseVerdict) -> tuple[object, ...]:
    return one.id, one.tool, one.fault, "; ".join(render_reason(why, screen.lang) for why in one.wrong)


def _make_left_out_rows(screen: Screen, reports: list[ChaosReport]) -> list[tuple[object, ...]]:
    """Return each tool and reason once, with the evaluations concerned."""
    found: dict[tuple[str, Reason | str], list[str]] = {}
    for report in reports:
        for one in report.verdicts:
            if one.left_out:
                found.setdefault((one.tool, one.left_out), []).append(
                    _EVALUATION_TITLES[report.suite].render(screen.lang)
                )
    return [
        (tool, _join_evaluations(names, reports, screen), render_reason(why, screen.lang))
        for (tool, why), names in found.items()
    ]


def _join_evaluations(names: list[str], reports: list[ChaosReport], screen: Screen) -> str:
    every = len(names) == len(reports) > 1
    return Text("all", "全部").render(screen.lang) if every else ", ".join(names)
