"""``callwright eval``: runs the five evaluations and prints what does not hold."""

import asyncio
from pathlib import Path
from typing import Any, TypedDict, Unpack

import msgspec

from callwright.cli.exits import Exit
from callwright.cli.loading import load_app, quiet_stdout
from callwright.cli.manner import Manner
from callwright.cli.meter import StepMeter
from callwright.cli.screen import Screen
from callwright.cli.trouble import misuse, unreachable
from callwright.cli.words import Text
from callwright.cli.writing import write_report
from callwright.evals.chaos.outputs import junit, page
from callwright.evals.chaos.run import Report, Verdict
from callwright.evals.five.batches import NO_BATCH, NO_ITEMS
from callwright.evals.five.faults import TRUSTED
from callwright.evals.five.run import EVALUATIONS, Evaluation, Plan, evaluate
from callwright.evals.five.subjects import IS_LONG, NO_ARGUMENTS, NO_RESULT, Cast, cast_of


class Chosen(TypedDict):
    """Whose tools, how, and where the report goes."""

    app: str | None
    live: bool
    arguments: str | None
    jobs: int
    junit: str | None
    html: str | None


def show(manner: Manner, *, only: tuple[str, ...], quiet: bool, **chosen: Unpack[Chosen]) -> Exit:
    """Run the evaluations; problems when something does not hold."""
    chosen_ones = _chosen(only)
    with quiet_stdout():
        plan = Plan(_cast(chosen), chosen["jobs"])
    with StepMeter(manner, quiet=quiet) as meter, quiet_stdout():
        reports = asyncio.run(_run(chosen_ones, plan, meter))
    write_report(chosen["junit"], junit(reports))
    write_report(chosen["html"], page(reports, manner.lang, _TITLE.of(manner.lang)))
    screen = Screen(manner)
    good = not any(report.failed for report in reports)
    if manner.json:
        screen.document({"ok": good, "evaluations": reports})
    else:
        _print(screen, reports)
    return Exit.OK if good else Exit.PROBLEMS


async def _run(chosen: list[Evaluation], plan: Plan, meter: StepMeter) -> list[Report]:
    done = 0

    def told(name: str) -> None:
        nonlocal done
        done += 1
        meter.at(_RUNNING, name, done, done)

    return [await evaluate(one, plan, told) for one in chosen]


# --- what is evaluated ----------------------------------------------------------------------------------------------


def _chosen(only: tuple[str, ...]) -> list[Evaluation]:
    stranger = next((one for one in only if one not in EVALUATIONS), None)
    if stranger is not None:
        raise misuse(
            Text("There is no evaluation {name}.", "没有评测 {name}。"),
            Text("There are: {known}.", "可选：{known}。"),
            name=stranger,
            known=", ".join(EVALUATIONS),
        )
    return [one for one in EVALUATIONS if not only or one in only]


def _cast(chosen: Chosen) -> Cast | None:
    target, given = chosen["app"], chosen["arguments"]
    if target is None:
        if chosen["live"] or given is not None:
            raise misuse(
                Text("--live and --arguments need --app.", "--live 和 --arguments 需要 --app。"),
                Text("Name the application: --app shop.py:app.", "请指定应用：--app shop.py:app。"),
            )
        return None
    arguments = {} if given is None else _given(given)
    cast = cast_of(load_app(target), arguments, live=chosen["live"])
    known = {one.contract.name for one in cast.tools}
    stranger = next((name for name in arguments if name not in known), None)
    if stranger is not None:
        raise misuse(
            Text("The application has no tool {name}.", "应用中没有工具 {name}。"),
            Text("`callwright tools` lists its tools.", "`callwright tools` 可列出其工具。"),
            name=stranger,
        )
    return cast


def _given(name: str) -> dict[str, dict[str, Any]]:
    try:
        return msgspec.json.decode(Path(name).read_bytes(), type=dict[str, dict[str, Any]])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise unreachable(
            "arguments_not_read",
            Text("{name} cannot be read.", "无法读取 {name}。"),
            Text(
                'It holds JSON: {{"TOOL": {{"ARGUMENT": …}}}}.',
                '内容应为 JSON：{{"TOOL": {{"ARGUMENT": …}}}}。',
            ),
            name=name,
        ) from None


# --- what is shown --------------------------------------------------------------------------------------------------

_TITLE = Text("The five evaluations", "五项评测")
_RUNNING = Text("{tool}", "用例 {tool}")
_NAMES: dict[str, Text] = {
    "fault_injection": Text("Faults", "故障注入"),
    "invalid_arguments": Text("Invalid arguments", "无效参数"),
    "idempotency": Text("Idempotency", "幂等"),
    "partial_success": Text("Partial success", "部分成功"),
    "unsafe_output": Text("Unsafe output", "不安全输出"),
}
_HEAD = (
    Text("Evaluation", "评测"),
    Text("Cases", "用例"),
    Text("Hold", "成立"),
    Text("Do not", "不成立"),
    Text("Left out", "不适用"),
)
_WRONG = (Text("Case", "用例"), Text("Tool", "工具"), Text("What", "内容"), Text("Verdict", "结论"))
_REASONS = {
    NO_ARGUMENTS: "无法从 schema 得出参数示例；请用 --arguments 给出",
    NO_RESULT: "无法从 schema 得出结果示例；请用 --live 评测",
    IS_LONG: "这是长时工具：调用只返回任务",
    NO_BATCH: "它不分批处理列表；若是批量工具请声明 batch=Batch(...)",
    NO_ITEMS: "无法从 schema 得出列表项示例；请用 --arguments 给出",
    TRUSTED: "其结果被信任；若由陌生人书写请声明 untrusted=True",
}
_OUT = (Text("Tool", "工具"), Text("Left out of", "不适用于"), Text("Because", "原因"))


def _print(screen: Screen, reports: list[Report]) -> None:
    rows = [
        (
            _NAMES[one.suite].of(screen.lang),
            one.passed + one.failed,
            one.passed,
            one.failed,
            one.left_out,
        )
        for one in reports
    ]
    screen.table(_HEAD, rows)
    wrong = [_wrong(one) for report in reports for one in report.verdicts if one.wrong]
    if wrong:
        screen.line()
        screen.table(_WRONG, wrong)
    out = _left_out(screen, reports)
    if out:
        screen.line()
        screen.table(_OUT, out)


def _wrong(one: Verdict) -> tuple[object, ...]:
    return one.id, one.tool, one.fault, "; ".join(one.wrong)


def _left_out(screen: Screen, reports: list[Report]) -> list[tuple[object, ...]]:
    """Each tool and reason once, with the evaluations that it concerns."""
    found: dict[tuple[str, str], list[str]] = {}
    for report in reports:
        for one in report.verdicts:
            if one.left_out:
                found.setdefault((one.tool, one.left_out), []).append(_NAMES[report.suite].of(screen.lang))
    return [
        (tool, _all(names, reports, screen), _because(screen, why)) for (tool, why), names in found.items()
    ]


def _because(screen: Screen, why: str) -> str:
    return Text(why, _REASONS[why]).of(screen.lang) if why in _REASONS else why


def _all(names: list[str], reports: list[Report], screen: Screen) -> str:
    every = len(names) == len(reports) > 1
    return Text("all", "全部").of(screen.lang) if every else ", ".join(names)
