"""The project's own cases, all of them, through the public door."""

from collections import Counter

import msgspec
import pytest

from callwright.domain.repair_steps import BUILTIN_CORRECTORS, STEPS
from callwright.evals.cases import OwnCase, OwnCaseVerdict, iter_cases, judge_case, list_themes


@pytest.fixture(scope="module")
def verdicts() -> list[OwnCaseVerdict]:
    return [judge_case(case) for case in iter_cases()]


@pytest.mark.costly
@pytest.mark.promise("B3", "T16")
def test_every_case_ends_as_it_has_to(verdicts: list[OwnCaseVerdict]) -> None:
    wrong = [f"{one.case.id} ({one.case.about}): {one.wrong}" for one in verdicts if one.wrong]
    assert wrong == []


def test_as_many_must_be_refused_as_must_be_made_in_both_languages() -> None:
    kinds = Counter((case.lang, case.expect.refuse is not None) for case in iter_cases())
    for lang in ("en", "zh"):
        assert kinds[lang, True] > 50
        assert kinds[lang, False] > 50
    assert sum(n for (_, refused), n in kinds.items() if refused) >= sum(
        n for (_, refused), n in kinds.items() if not refused
    )


def test_no_two_cases_are_the_same() -> None:
    every = list(iter_cases())
    assert len(every) >= 300
    assert len({case.id for case in every}) == len(every)
    assert len(
        {msgspec.json.encode((case.raw, case.fragments, case.mode, case.now, case.zone)) for case in every}
    ) == len(every)
    assert {case.id.rpartition("-")[0] for case in every} == set(list_themes())


@pytest.mark.costly
@pytest.mark.promise("B3")
def test_every_step_on_names_and_values_occurs_in_a_case(verdicts: list[OwnCaseVerdict]) -> None:
    used = {repair.rule for one in verdicts for result in one.results for repair in result.repairs}
    wanted = {name for name, step in STEPS.items() if step.stage != "syntax" and step.faithful}
    assert wanted - used - {"own_corrector"} == set()
    values = {name for name in used if STEPS[name].stage != "syntax"}
    assert {name for name in values if not STEPS[name].faithful} <= set(BUILTIN_CORRECTORS)


def case_of(expect: dict[str, object], arguments: str = '{"count": "2"}') -> OwnCase:
    schema = {"type": "object", "properties": {"count": {"type": "integer"}}, "additionalProperties": False}
    return msgspec.convert(
        {
            "id": "x-1", "about": "x", "lang": "en", "now": "2026-11-21T10:30:00+08:00",
            "tools": [{"name": "stock", "description": "x", "parameters": schema}],
            "text": f'{{"name": "stock", "arguments": {arguments}}}', "expect": expect,
        },
        OwnCase,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("expect", "arguments", "wrong"),
    [
        ({"calls": [{"name": "stock", "arguments": {"count": 2}}]}, '{"count": "2"}', None),
        ({"calls": [{"name": "stock", "arguments": {"count": "2"}}]}, '{"count": "2"}', "other calls"),
        ({"calls": [{"name": "stock", "arguments": {"count": 2.0}}]}, '{"count": 2}', "other calls"),
        ({"calls": []}, '{"count": 2}', "other calls"),
        ({"calls": [{"name": "stock", "arguments": {"count": 2}}]}, '{"count": "two or three"}', "refused"),
        ({"refuse": {"code": "invalid_arguments", "path": "/count"}}, '{"count": []}', None),
        ({"refuse": {"code": "invalid_arguments", "path": "/other"}}, '{"count": []}', "refused otherwise"),
        ({"refuse": {"code": "unknown_tool"}}, '{"count": []}', "refused otherwise"),
        ({"refuse": {"code": "invalid_arguments"}}, '{"count": 2}', "not refused"),
    ],
)
def test_a_case_that_ends_otherwise_is_told_with_what_differs(
    expect: dict[str, object], arguments: str, wrong: str | None
) -> None:
    verdict = judge_case(case_of(expect, arguments))
    assert (verdict.wrong is None) == (wrong is None)
    assert wrong is None or wrong in (verdict.wrong or "")
