"""``callwright lint``: findings on the contracts, by severity."""

from collections import Counter

from callwright.cli.app_loading import load_app
from callwright.cli.bilingual_text import Lang, Text
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.core.contracts.contract_lint import LintFinding, LintSeverity

_SEVERITY_TITLES: dict[LintSeverity, tuple[Text, str]] = {
    "error": (Text("Errors", "错误"), "bold red"),
    "warning": (Text("Warnings", "警告"), "bold yellow"),
    "info": (Text("Remarks", "建议"), "bold cyan"),
}
_CLEAN_TEXT = Text("Nothing is left open in {count} contracts.", "{count} 个合约没有遗漏。")
_SUMMARY_TEXT = Text(
    "{contracts} contracts: {errors} errors, {warnings} warnings, {infos} remarks.",
    "{contracts} 个合约：{errors} 个错误，{warnings} 个警告，{infos} 条建议。",
)


def run_lint(output: OutputOptions, *, app: str | None, strict: bool) -> ExitCode:
    """Print every finding; return PROBLEMS on errors, or on warnings with ``--strict``."""
    with load_app(app) as application:
        notes, contracts = application.lint(), len(application.tools)
    counts = Counter(note.severity for note in notes)
    failed = bool(counts["error"] or (strict and counts["warning"]))
    screen = Screen(output)
    if output.json:
        screen.print_json({"ok": not failed, "contracts": contracts, "counts": dict(counts), "notes": notes})
    else:
        _print_notes(screen, notes, contracts, counts)
    return ExitCode.PROBLEMS if failed else ExitCode.OK


def _print_notes(
    screen: Screen, notes: list[LintFinding], contracts: int, counts: Counter[LintSeverity]
) -> None:
    if not notes:
        screen.print_text(_CLEAN_TEXT, count=contracts)
        return
    for severity, (title, style) in _SEVERITY_TITLES.items():
        found = [note for note in notes if note.severity == severity]
        if found:
            screen.print_text(title, style=style)
            for note in found:
                _print_note(screen, note)
            screen.print_line()
    screen.print_text(
        _SUMMARY_TEXT,
        contracts=contracts,
        errors=counts["error"],
        warnings=counts["warning"],
        infos=counts["info"],
    )


def _print_note(screen: Screen, note: LintFinding) -> None:
    meaning, cure = _get_note_texts(screen.lang, note)
    screen.print_line(f"{note.code} {note.tool} {note.path}", indent="  ", style="bold")
    screen.print_line(meaning, indent="    ")
    screen.print_line(cure, indent="    ", style="cyan")


def _get_note_texts(lang: Lang, note: LintFinding) -> tuple[str, str]:
    return (note.zh, note.cure_zh) if lang == "zh-CN" else (note.en, note.cure)
