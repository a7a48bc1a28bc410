"""The report as plain text in English or Chinese, at most about sixty lines. Knows no colours and no terminal."""

from collections.abc import Iterator
from typing import Any

from callwright.evals.conversation_figures import ConversationFigures, RepeatCounts
from callwright.evals.demo.demo_report import DemoCheck, DemoReport, RecordedReport, ScenarioReport


def render_plain(report: DemoReport, lang: str = "en") -> str:
    """Render the whole report as text that ends with a newline."""
    return "\n".join(_render_lines(report, lang)) + "\n"


def _render_lines(report: DemoReport, lang: str) -> Iterator[str]:
    zh = lang.startswith("zh")
    yield f"Callwright {report.version} · " + (
        "实时场景，裁判是外部世界自己的记录" if zh else "live scenarios; the judge is the world's own record"
    )
    for scenario in report.scenarios:
        yield from _render_scenario(scenario, lang)
    if report.recorded is not None:
        yield ""
        yield from _render_recorded(report.recorded, lang)
    yield ""
    held = sum(one.ok for one in report.scenarios)
    yield _render_summary(report, held, zh=zh)


def _render_summary(report: DemoReport, held: int, *, zh: bool) -> str:
    total, seconds = len(report.scenarios), f"{report.seconds:.1f} s"
    survives = {"power": ("a loss of power", "断电"), "kill": ("a kill -9", "kill -9")}
    durable = survives.get(report.durability, ("nothing", "无"))[zh]
    verdict = (("全部成立" if zh else "all hold"), ("有不成立项" if zh else "NOT all hold"))[not report.ok]
    if zh:
        return f"{verdict}：{held}/{total} 个场景 · {seconds} · 账本可承受：{durable}"
    return f"{verdict}: {held}/{total} scenarios · {seconds} · the ledger survives {durable}"


def _render_mark(*, ok: bool) -> str:
    return "✓" if ok else "✗"


def _render_scenario(scenario: ScenarioReport, lang: str) -> Iterator[str]:
    zh = lang.startswith("zh")
    held = sum(check.ok for check in scenario.checks)
    counted = f"到达外部 {scenario.effects} 次" if zh else f"reached the world {scenario.effects}×"
    checks = f"{held}/{len(scenario.checks)} " + ("项成立" if zh else "checks")
    yield f"{_render_mark(ok=scenario.ok)} {scenario.title.get_text(lang)} ({scenario.source}) · {counted} · {checks} · {scenario.ms:.0f} ms"
    yield f"    {scenario.told.get_text(lang)}"
    if scenario.envelopes:
        last = scenario.envelopes[-1]
        yield f"    {last.label.get_text(lang)} → {summarise_envelope(last.envelope)}"
    yield from _render_failed_checks(scenario.checks, lang)


def _render_failed_checks(checks: tuple[DemoCheck, ...], lang: str) -> Iterator[str]:
    for check in checks:
        if not check.ok:
            yield f"    ✗ {check.words.get_text(lang)}" + (f" [{check.seen[:120]}]" if check.seen else "")


def summarise_envelope(envelope: dict[str, Any]) -> str:
    """Summarise the parts of an envelope that an agent's loop reads first."""
    error = envelope.get("error")
    parts = [
        f"success={str(envelope['success']).lower()}",
        f"code={error['code']}" if error else f"confidence={envelope['confidence']}",
        f"next={envelope['nextAction']}",
        f"effect={envelope['effect']}",
    ]
    parts += ["replayed"] if envelope["meta"].get("replayed") else []
    parts += [
        f"repaired {one['path']}: {one['before']} → {one['after']}" for one in envelope.get("repairs", [])
    ]
    return " ".join(parts)


# --- recorded -----------------------------------------------------------------------------------------------------


def _render_recorded(recorded: RecordedReport, lang: str) -> Iterator[str]:
    figures = recorded.figures
    yield f"{_render_mark(ok=recorded.ok)} {recorded.note.get_text(lang)}"
    rows = build_figure_rows(figures, lang)
    for name, value in rows:
        yield f"    {name}: {value}"
    yield from _render_failed_checks(recorded.checks, lang)


def build_figure_rows(figures: ConversationFigures, lang: str) -> list[tuple[str, str]]:
    """Build the rows of figures for people: (name, value), in that language."""
    rows = (_build_rows_zh if lang.startswith("zh") else _build_rows_en)(figures)
    return [row for row in rows if row[1]]


def _build_rows_en(f: ConversationFigures) -> list[tuple[str, str]]:
    return [
        (
            "driven",
            f"{f.conversations:,} conversations, {f.calls:,} calls in {f.seconds:.1f} s{_render_left_out_en(f)}",
        ),
        ("carried out", f"{f.executed:,}; checked only, as no answer is recorded: {f.unanswered}"),
        (
            "contract errors",
            f"{_render_codes(f)} · names with a leaked token {f.leaked_names} · repaired {f.repaired}",
        ),
        ("refused although the recorded tool answered", f"{f.refused_though_fine}"),
        (
            "error results",
            f"{_render_recognised(f)}, {f.errors_never_made} of them never made; false alarms {_render_alarms(f)}",
        ),
        ("by domain", _render_domains(f)),
        ("double writes", _render_doubles_en(_find_doubles(f, "write"))),
        ("second handovers to a person", _render_doubles_en(_find_doubles(f, "handover"))),
        (
            "repeats of tools nobody declared",
            f"{_find_doubles(f, 'undeclared').warned} run again with a warning",
        ),
        (
            "stopped without cause",
            f"reads {f.reads_stopped}, others {f.stopped_without_cause}; carried out twice {f.carried_out_twice}",
        ),
        (
            "runs beyond the usual budget",
            f"{f.over_calls} above 12 calls, {f.over_failures} with one failure 3 times in a row",
        ),
        ("time of a call", f"median {f.median_us:.0f} µs, p99 {f.p99_us:.0f} µs"),
        ("schemas that contradict themselves", ", ".join(f.contracts_mended)),
        ("other errors", ", ".join(f"{code} {times}" for code, times in sorted(f.other_errors.items()))),
    ]


def _build_rows_zh(f: ConversationFigures) -> list[tuple[str, str]]:
    left = f"；另有 {f.left_out_calls} 次因工具无描述未计入" if f.left_out_calls else ""
    return [
        ("回放", f"{f.conversations:,} 段对话，{f.calls:,} 次调用，用时 {f.seconds:.1f} s{left}"),
        ("执行", f"{f.executed:,} 次；没有录制结果、仅做检查：{f.unanswered} 次"),
        ("违反合约", f"{_render_codes(f)} · 名称混入特殊标记 {f.leaked_names} · 已修正 {f.repaired}"),
        ("被拒绝但录制的工具给出了结果", f"{f.refused_though_fine}"),
        (
            "错误结果",
            f"识别 {_render_recognised(f)}，其中 {f.errors_never_made} 次在执行前已拦下；误报 {_render_alarms(f)}",
        ),
        ("按领域", _render_domains(f)),
        ("重复写入", _render_doubles_zh(_find_doubles(f, "write"))),
        ("重复转人工", _render_doubles_zh(_find_doubles(f, "handover"))),
        ("未声明工具的重复", f"{_find_doubles(f, 'undeclared').warned} 次带警告再次执行"),
        (
            "无故拦截",
            f"读取 {f.reads_stopped}，其他 {f.stopped_without_cause}；执行两次 {f.carried_out_twice}",
        ),
        ("超出常规预算的运行", f"超过 12 次调用 {f.over_calls}，同一失败连续 3 次 {f.over_failures}"),
        ("单次调用耗时", f"中位数 {f.median_us:.0f} µs，p99 {f.p99_us:.0f} µs"),
        ("自相矛盾的 schema", "、".join(f.contracts_mended)),
        ("其他错误", "、".join(f"{code} {times}" for code, times in sorted(f.other_errors.items()))),
    ]


def _render_left_out_en(f: ConversationFigures) -> str:
    if not f.left_out_calls:
        return ""
    return f"; {f.left_out_calls} calls of {f.left_out_conversations} conversations left out: their tools are not described"


def _render_recognised(f: ConversationFigures) -> str:
    return f"{f.total.found:,}/{f.total.errors:,}"


def _render_alarms(f: ConversationFigures) -> str:
    return f"{f.total.alarms}/{f.total.others:,}"


def _render_codes(f: ConversationFigures) -> str:
    total = sum(f.contract_errors.values())
    parts = ", ".join(f"{code} {times}" for code, times in sorted(f.contract_errors.items()))
    return f"{total} ({parts})" if parts else "0"


def _render_domains(f: ConversationFigures) -> str:
    return " · ".join(
        f"{name} {tally.found}/{tally.errors} ({tally.alarms})" for name, tally in sorted(f.results.items())
    )


def _find_doubles(f: ConversationFigures, kind: str) -> RepeatCounts:
    return next((one for name, one in f.doubles.items() if name == kind), RepeatCounts())


def _render_doubles_en(one: RepeatCounts) -> str:
    after = f", {one.after_another} of them after another write of the same tool" if one.after_another else ""
    through = (
        f"; {one.allowed} let through: their contract says that a repeat is meant" if one.allowed else ""
    )
    return f"{one.stopped} stopped{after}{through}"


def _render_doubles_zh(one: RepeatCounts) -> str:
    after = f"（其中 {one.after_another} 次在同一工具的另一次写入之后）" if one.after_another else ""
    through = f"；放行 {one.allowed}：合约声明重复属有意" if one.allowed else ""
    return f"拦下 {one.stopped}{after}{through}"
