"""Files that a command writes for somebody else."""

from pathlib import Path

from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error


def write_report(name: str | None, text: str) -> None:
    """Write a report where one was asked for; says why where it cannot be written."""
    if name is None:
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError:
        raise make_unreachable_error(
            "report_not_written",
            Text("{name} could not be written.", "无法写入 {name}。"),
            Text("Check the folder and the right to write there.", "请检查目录及写权限。"),
            name=name,
        ) from None
