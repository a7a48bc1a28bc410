"""``callwright check-reply``: a model's final words against the ledger of its run."""

from callwright.app.reply_check import check_reply
from callwright.cli.actions.call import read_input_text
from callwright.cli.app_loading import open_ledger_app
from callwright.cli.bilingual_text import Text
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.core.truth.reply_check import FindingLevel, finding_to_json

_UNKNOWN_RUN_TEXT = Text(
    "This ledger has no call of run {run}: are the run and the ledger the right ones?",
    "该账本中没有运行 {run} 的任何调用：请确认运行 id 和账本是否正确。",
)


_LEVEL_TEXTS: dict[FindingLevel, Text] = {
    "contradiction": Text("contradiction", "矛盾"),
    "doubt": Text("doubt", "存疑"),
}


def check_reply_file(
    output: OutputOptions, *, file: str, run: str, level: FindingLevel, store: str | None
) -> ExitCode:
    """Print the claims that the run does not bear out."""
    text = read_input_text(file)
    screen = Screen(output)
    with open_ledger_app(store) as desk:
        findings = check_reply(desk, text, run=run, level=level)
        is_known = bool(
            desk.store.list_tapes(run_id=run, limit=1) or desk.store.list_entries(run_id=run, limit=1)
        )
    if screen.json:
        screen.print_json({"findings": [finding_to_json(one) for one in findings]})
    elif not findings:
        screen.print_text(Text("No claim contradicts the ledger.", "没有与账本矛盾的声明。"))
    for one in findings if not screen.json else ():
        screen.print_line(f"{_LEVEL_TEXTS[one.level].render(screen.lang)} {one.code}: {one.sentence}")
        chinese = screen.lang == "zh-CN"
        screen.print_line(one.message_zh if chinese else one.message, indent="  ")
        screen.print_line(one.instead_zh if chinese else one.instead, indent="  ")
    if findings and not is_known and not screen.json:
        screen.print_text(_UNKNOWN_RUN_TEXT, run=run, style="yellow")
    return ExitCode.PROBLEMS if findings else ExitCode.OK
