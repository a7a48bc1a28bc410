"""``callwright lint``: what the contracts leave open, by severity."""

from collections import Counter

from callwright.cli.exits import Exit
from callwright.cli.loading import load_app
from callwright.cli.manner import Manner
from callwright.cli.screen import Screen
from callwright.cli.words import Lang, Text
from callwright.core.lint import LintNote, Severity

_TITLES: dict[Severity, tuple[Text, str]] = {
    "error": (Text("Errors", "错误"), "bold red"),
    "warning": (Text("Warnings", "警告"), "bold yellow"),
    "info": (Text("Remarks", "建议"), "bold cyan"),
}
_CLEAN = Text("Nothing is left open in {count} contracts.", "{count} 个合约没有遗漏。")
_SUM = Text(
    "{contracts} contracts: {errors} errors, {warnings} warnings, {infos} remarks.",
    "{contracts} 个合约：{errors} 个错误，{warnings} 个警告，{infos} 条建议。",
)


def check(manner: Manner, *, app: str | None, strict: bool) -> Exit:
    """Print every note; problems when there are errors, or warnings where those count."""
    with load_app(app) as application:
        notes, contracts = application.lint(), len(application.tools)
    counts = Counter(note.severity for note in notes)
    failed = bool(counts["error"] or (strict and counts["warning"]))
    screen = Screen(manner)
    if manner.json:
        screen.document({"ok": not failed, "contracts": contracts, "counts": dict(counts), "notes": notes})
    else:
        _print(screen, notes, contracts, counts)
    return Exit.PROBLEMS if failed else Exit.OK


def _print(screen: Screen, notes: list[LintNote], contracts: int, counts: Counter[Severity]) -> None:
    if not notes:
        screen.say(_CLEAN, count=contracts)
        return
    for severity, (title, style) in _TITLES.items():
        found = [note for note in notes if note.severity == severity]
        if found:
            screen.say(title, style=style)
            for note in found:
                _note(screen, note)
            screen.line()
    screen.say(
        _SUM,
        contracts=contracts,
        errors=counts["error"],
        warnings=counts["warning"],
        infos=counts["info"],
    )


def _note(screen: Screen, note: LintNote) -> None:
    meaning, cure = _in(screen.lang, note)
    screen.line(f"{note.code} {note.tool} {note.path}", indent="  ", style="bold")
    screen.line(meaning, indent="    ")
    screen.line(cure, indent="    ", style="cyan")


def _in(lang: Lang, note: LintNote) -> tuple[str, str]:
    return (note.zh, note.cure_zh) if lang == "zh-CN" else (note.en, note.cure)
