"""``callwright repairs``: the table of steps, and one of them in full."""

from typing import Any

import msgspec
from rapidfuzz import process
from rapidfuzz.distance import OSA

from callwright.cli.bilingual_text import Lang, Text, make_untranslated_text
from callwright.cli.cli_errors import make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.domain.repair_steps import STEPS, RepairStep
from callwright.evals.step_figures import StepFigure, load_step_figures

_CLASS_TEXTS = {True: Text("faithful", "忠实"), False: Text("question", "问题")}
_STAGE_TEXTS = {
    "syntax": Text("syntax", "语法"),
    "name": Text("name", "名称"),
    "value": Text("value", "取值"),
}
_BASIS_TEXTS = {
    "measured": Text("measured", "实测"),
    "exact": Text("exact", "确切"),
    "declared": Text("declared", "已声明"),
    "readings": Text("readings", "多种读法"),
}
_BASIS_REASON_TEXTS = {
    "measured": Text(
        "measured on recorded calls: right after it as often as unrepaired outputs to the same questions, or not",
        "根据录制调用实测：修正后与同题未修正输出相比，正确率是否持平",
    ),
    "exact": Text(
        "one reading only, or exact arithmetic; too rare in the recordings to be measured",
        "只有一种读法或可精确换算；录制数据中过少，无法实测",
    ),
    "declared": Text("said in the contract of the field", "由字段的合约声明"),
    "readings": Text("people read it in more than one way", "人们对它有不止一种读法"),
}


def show_repairs(output: OutputOptions, *, name: str | None) -> ExitCode:
    """Print all steps, or one in full."""
    figures = load_step_figures()
    screen = Screen(output)
    if name is None:
        _print_table(screen, figures)
        return ExitCode.OK
    step = STEPS.get(name.strip().lower().replace("-", "_"))
    if step is None:
        raise _make_unknown_step_error(name)
    if screen.json:
        screen.print_json({"step": _step_to_json(step, figures)})
    else:
        _print_step(screen, step, figures.get(step.name))
    return ExitCode.OK


def _print_table(screen: Screen, figures: dict[str, StepFigure]) -> None:
    if screen.json:
        screen.print_json({"steps": [_step_to_json(step, figures) for step in STEPS.values()]})
        return
    head = (
        Text("Step", "步骤"),
        Text("Stage", "阶段"),
        Text("Class", "类别"),
        Text("Basis", "依据"),
        Text("Right after / before", "修正后 / 同题正确率"),
        Text("Meaning", "含义"),
    )
    rows = [
        (
            step.name,
            _STAGE_TEXTS[step.stage].render(screen.lang),
            _CLASS_TEXTS[step.faithful].render(screen.lang),
            _BASIS_TEXTS[step.basis].render(screen.lang),
            _render_figure(figures.get(step.name)),
            _get_meaning(step, screen.lang),
        )
        for step in STEPS.values()
    ]
    screen.print_table(head, rows)
    screen.print_line()
    screen.print_text(
        Text("`callwright repairs NAME` shows details.", "`callwright repairs NAME` 可查看详情。")
    )


def _step_to_json(step: RepairStep, figures: dict[str, StepFigure]) -> dict[str, Any]:
    figure = figures.get(step.name)
    measured = None if figure is None else msgspec.to_builtins(figure)
    return {**msgspec.to_builtins(step), "measured": measured}


def _print_step(screen: Screen, step: RepairStep, figure: StepFigure | None) -> None:
    screen.print_labelled(
        step.name,
        _CLASS_TEXTS[step.faithful].render(screen.lang),
        style="bold green" if step.faithful else "bold yellow",
    )
    screen.print_line()
    screen.print_line(_get_meaning(step, screen.lang), indent="  ")
    screen.print_line()
    rows: list[tuple[Text, object]] = [
        (Text("Stage", "阶段"), _STAGE_TEXTS[step.stage]),
        (Text("Why this class", "依据"), _BASIS_REASON_TEXTS[step.basis]),
        (Text("Confidence", "置信度"), f"{step.confidence:.2f}"),
    ]
    if step.example:
        rows.insert(0, (Text("Example", "示例"), make_untranslated_text(step.example)))
    if figure is not None:
        rows.append((Text("Measured", "实测"), _describe_figure(figure)))
    screen.print_pairs(rows)


def _get_meaning(step: RepairStep, lang: Lang) -> str:
    return step.meaning_zh if lang == "zh-CN" else step.meaning


def _render_figure(figure: StepFigure | None) -> str:
    return "-" if figure is None else f"{figure.right:.1f} / {figure.unrepaired:.1f} % ({figure.records})"


def _describe_figure(figure: StepFigure) -> Text:
    values = f"{figure.right:.1f} %", f"{figure.unrepaired:.1f} %", figure.records
    return Text(
        "right after it {}, unrepaired outputs to the same questions {}; {} records".format(*values),
        "修正后正确率 {}，同题未修正输出 {}；{} 条记录".format(*values),
    )


def _make_unknown_step_error(name: str) -> Exception:
    near = process.extractOne(
        name.lower()[:64], list(STEPS), scorer=OSA.normalized_similarity, score_cutoff=0.5
    )
    return make_usage_error(
        Text("There is no step {name}.", "没有步骤 {name}。"),
        Text("Did you mean {near}?", "是否想查 {near}？")
        if near
        else Text("`callwright repairs` lists them.", "`callwright repairs` 可列出全部。"),
        name=name[:64],
        near=near[0] if near else "",
    )
