"""Generated pages are what the tables say today, and the checker can tell."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import fields as fields_of

from callwright.evals.replay.recording_types import Recording
from callwright.schemas import config_schema

ROOT = Path(__file__).resolve().parent.parent


def docs(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "scripts.docs", *arguments],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        timeout=250,
    )


@pytest.mark.costly
def test_every_generated_page_is_up_to_date() -> None:
    ran = docs(ROOT, "--check")

    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.costly
def test_pages_that_were_edited_by_hand_are_found_and_written_again(tmp_path: Path) -> None:
    for part in ("scripts", "docs", "src"):
        shutil.copytree(ROOT / part, tmp_path / part)  # with what is compiled: each run would compile it
    shutil.copy(ROOT / "pyproject.toml", tmp_path)  # the layers are drawn from it
    pages = ("docs/errors.md", "src/callwright/schemas/result-1.json")
    good = {page: (tmp_path / page).read_text(encoding="utf-8") for page in pages}
    for page, text in good.items():
        edited = text.replace("timeout", "tiemout").replace("success", "sucess")
        (tmp_path / page).write_text(edited, encoding="utf-8")

    found = docs(tmp_path, "--check")

    assert (found.returncode, [page for page in pages if page not in found.stdout]) == (1, [])
    written = docs(tmp_path)
    assert (written.returncode, sorted(written.stdout.splitlines())) == (
        0,
        [f"written: {page}" for page in pages],
    )
    assert {page: (tmp_path / page).read_text(encoding="utf-8") for page in pages} == good


def test_the_glossary_defines_no_word_twice_and_every_word_in_both_languages() -> None:
    lines = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| **")
    ]
    words = [row[0] for row in rows]

    assert len(words) == len(set(words)) > 40
    assert all(len(row) == 3 and all(row) for row in rows)
    for column in (0, 1):
        assert len({row[column] for row in rows}) == len(rows)


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/architecture.zh-CN.md"])
def test_every_path_that_a_page_names_exists(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    paths = {path for path in re.findall(r"`([\w/.-]+(?:/|\.py))`", text) if "NAME" not in path}

    missing = [
        path
        for path in paths
        if not any((root / path).exists() for root in (ROOT, ROOT / "src" / "callwright"))
    ]

    assert len(paths) > 0
    assert missing == []


_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_TABLE = re.compile(r"^\|.*\n(?:\|.*\n)*", re.MULTILINE)
_RULE = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")


@pytest.mark.parametrize("page", sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("docs/*.md")))
def test_every_table_of_a_page_has_its_line_below_the_head(page: str) -> None:
    text = _FENCED.sub("", (ROOT / page).read_text(encoding="utf-8") + "\n")

    assert [one for one in _TABLE.findall(text) if not _RULE.fullmatch(one.splitlines()[1])] == []


@pytest.mark.parametrize("suffix", [".md", ".zh-CN.md"])
def test_the_tables_of_settings_name_the_words_that_the_reader_of_the_settings_accepts(suffix: str) -> None:
    quota = config_schema()["$defs"]["Quota"]["properties"]
    limits = (ROOT / "docs" / f"limits{suffix}").read_text(encoding="utf-8")
    records = (ROOT / "docs" / f"evaluation{suffix}").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in records.splitlines() if line.startswith("| `")]
    fields = {field.encode_name for field in fields_of(Recording)}

    for name in ("measure", "per"):
        words = quota[name].get("items", quota[name])["enum"]
        (row,) = [line for line in limits.splitlines() if line.startswith(f"| `{name}` |")]
        assert [word for word in words if f"`{word}`" not in row] == []
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == fields
