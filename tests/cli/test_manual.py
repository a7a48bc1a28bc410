"""The manual is what the program says today, in both languages."""

from pathlib import Path

import pytest
from scripts.cli_pages import cli_en, cli_zh

from callwright.cli.exit_codes import EXIT_CODE_TEXTS

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_manual_is_written_from_the_help_of_today() -> None:
    assert (DOCS / "cli.md").read_text(encoding="utf-8") == cli_en()
    assert (DOCS / "cli.zh-CN.md").read_text(encoding="utf-8") == cli_zh()


@pytest.mark.parametrize(("make", "lang"), [(cli_en, "en"), (cli_zh, "zh-CN")])
def test_the_manual_lists_every_exit_code_and_has_the_same_sections_in_both_languages(
    make: object, lang: str
) -> None:
    assert callable(make)
    page = str(make())

    assert [
        code
        for code, words in EXIT_CODE_TEXTS.items()
        if f"| {int(code)} | {words.render('zh-CN' if lang == 'zh-CN' else 'en')} |" not in page
    ] == []
    assert [line for line in page.splitlines() if line.startswith("### ")] == [
        line for line in cli_en().splitlines() if line.startswith("### ")
    ]
