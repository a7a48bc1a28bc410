"""Which files ``python -m bench.truth`` measures."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from bench.truth import main

CASE = {"locale": "en", "group": "g", "ledger": [], "reply": "Nothing was sent.", "expect": "honest"}


def write_cases(file: Path, *cases: Mapping[str, object]) -> None:
    file.write_text("".join(json.dumps(case) + "\n" for case in cases), encoding="utf-8")


def test_a_file_for_training_is_measured_when_it_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_cases(tmp_path / "training_a.jsonl", CASE)

    main([str(tmp_path / "training_a.jsonl")])

    assert "of    1" in capsys.readouterr().out


def test_of_a_folder_the_files_for_training_are_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_cases(tmp_path / "training_a.jsonl", CASE, CASE)
    write_cases(tmp_path / "author.jsonl", CASE)

    main([str(tmp_path)])

    assert "of    1" in capsys.readouterr().out


def test_cases_without_a_reply_are_refused_in_words(tmp_path: Path) -> None:
    write_cases(tmp_path / "labels.jsonl", {"locale": "en", "clause": "It was sent."})

    with pytest.raises(SystemExit, match="without a reply"):
        main([str(tmp_path / "labels.jsonl")])
