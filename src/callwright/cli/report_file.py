"""Report files written by commands."""

from pathlib import Path

from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error


def write_report(name: str | None, text: str) -> None:
    """Write a report if a file is named; raise an error if that fails."""
    if name is None:
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError:
        raise make_unreachable_error(
            "report_not_written",
            Text("{name} could not be written.", "无法写入 {name}。"),
            Text("Check the folder and its permissions.", "请检查目录及写权限。"),
            name=name,
        ) from None
