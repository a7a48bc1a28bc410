"""Documented errors of public APIs: the cases were written from the vendors' documentation before any rule for them."""

import json
from pathlib import Path
from typing import Any

import pytest

from callwright.core.normalise.failure_words import classify_failure
from callwright.core.normalise.recognisers import recognise_failure
from callwright.core.normalise.return_normaliser import MIN_FAILURE_CONFIDENCE
from callwright.core.normalise.vendor_signs import VENDOR_SHAPES

FOLDER = Path(__file__).parent / "vendors"


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


ERRORS, HARMLESS = lines("errors.jsonl"), lines("harmless.jsonl")


def meant(said: Any) -> str | None:
    """The code that a return comes to, or None where it is an answer."""
    sign = recognise_failure(said)
    if sign is None or sign.confidence < MIN_FAILURE_CONFIDENCE:
        return None
    return classify_failure(sign.text, status=sign.status, code=sign.code)


@pytest.mark.promise("A7", "C1")
@pytest.mark.parametrize("case", ERRORS, ids=[case["from"] for case in ERRORS])
def test_a_documented_error_is_an_error_of_its_class(case: dict[str, Any]) -> None:
    code = meant(case["says"])
    assert code is not None
    assert code == case.get("is", code)


@pytest.mark.promise("A7")
def test_of_harmless_answers_at_most_2_percent_are_taken_for_errors() -> None:
    alarms = [case["says"] for case in HARMLESS if meant(case["says"]) is not None]
    assert len(alarms) <= 0.02 * len(HARMLESS), alarms


def test_there_are_sixty_cases_and_each_shape_says_where_its_words_are() -> None:
    assert len(ERRORS) >= 60
    assert all(shape.needs and shape.texts for shape in VENDOR_SHAPES)


@pytest.mark.parametrize("name", ["exit_code", "exitCode", "returncode"])
def test_a_program_that_found_nothing_or_a_difference_has_not_failed(name: str) -> None:
    assert meant({name: 1, "stdout": "a line\n", "stderr": ""}) is None
    assert meant({name: 1, "stdout": "", "stderr": ""}) is None
