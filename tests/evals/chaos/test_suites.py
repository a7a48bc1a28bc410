"""Suites: the seed's own is read as it stands, a misspelt one not at all; verdicts come from the world's record."""

import asyncio
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.case_arguments import derive_arguments
from callwright.evals.chaos.case_judge import CaseObservation, judge_case
from callwright.evals.chaos.chaos_subjects import CallwrightSubject, ReportedOutcome, WrapperSubject
from callwright.evals.chaos.fault_suite import (
    MAX_SUITE_BYTES,
    ChaosCase,
    Fault,
    FaultSuite,
    FaultSuiteError,
    load_suite,
    parse_suite,
)
from callwright.evals.chaos.report_rendering import render_html_page, render_junit
from callwright.evals.chaos.suite_runner import (
    NOT_REACHED_REASON,
    CaseVerdict,
    ChaosReport,
    MakeSubject,
    build_chaos_report,
    have_all_passed,
    run_suite,
)
from evals.chaos import subjects_of_others as others

SEED = {
    "suite": "tool_error_recovery_v1",
    "cases": [
        {
            "id": "crm_timeout_retry_once",
            "tool": "crm.search_customer",
            "fault": {"type": "timeout", "times": 1},
            "expected": "retry_then_success",
        },
        {
            "id": "email_send_network_after_commit",
            "tool": "email.send",
            "fault": {"type": "network_error_after_side_effect"},
            "expected": "idempotency_key_prevents_duplicate_send",
        },
        {
            "id": "unsafe_html_result",
            "tool": "web.fetch",
            "fault": {"type": "prompt_injection_in_result"},
            "expected": "unsafe_output_blocked",
        },
    ],
}


def suite_of(document: Any) -> FaultSuite:
    return parse_suite(json.dumps(document).encode())


def ran(suite: FaultSuite, make: MakeSubject = CallwrightSubject) -> ChaosReport:
    return asyncio.run(run_suite(suite, make))


@pytest.mark.promise("C13", "R2")
def test_the_suite_of_seed_002_is_read_as_it_stands_and_passed() -> None:
    report = ran(suite_of(SEED))
    assert (report.suite, report.passed, report.failed, report.left_out) == (
        "tool_error_recovery_v1",
        3,
        0,
        0,
    )
    retried, sent_once, _ = report.verdicts
    assert (retried.sent, sent_once.effects, sent_once.told) == (2, 1, ("outcome_unknown", "outcome_unknown"))


@pytest.mark.costly
@pytest.mark.promise("C13", "R2", "R3", "R8", "R10", "C4")
def test_callwright_passes_every_case_of_the_shipped_suite() -> None:
    suite = load_suite(None)
    heard: list[CaseVerdict] = []
    report = asyncio.run(run_suite(suite, CallwrightSubject, told=heard.append))
    assert [(one.id, one.wrong) for one in report.verdicts if one.wrong] == []
    assert (report.passed, report.left_out) == (len(suite.cases), 0)
    assert len(suite.cases) >= 60
    assert sorted(one.id for one in heard) == sorted(case.id for case in suite.cases)


def picked(*ids: str) -> FaultSuite:
    suite = load_suite(None)
    return FaultSuite(suite.suite, [case for case in suite.cases if case.id in ids])


@pytest.mark.promise("E8", "C13")
def test_a_wrapper_that_repeats_everything_is_caught_doing_it_twice() -> None:
    suite = picked("email_send_network_after_commit", "once_reset", "once_status_503_after", "read_reset")
    report = ran(suite, lambda: WrapperSubject("three times", others.retry_everything))
    assert {one.id for one in report.verdicts if one.has_passed} == {"read_reset"}
    assert report.doubled == 3


@pytest.mark.promise("E8", "C13")
def test_no_wrapper_at_all_and_a_lying_one_do_not_pass() -> None:
    bare = ran(
        picked("read_reset", "once_reset", "calm_email_send"), lambda: WrapperSubject("bare", others.bare)
    )
    assert [one.has_passed for one in bare.verdicts] == [True, False, False]
    liar = ran(picked("calm_email_send", "once_status_400"), lambda: WrapperSubject("liar", others.liar))
    assert liar.passed == 0
    assert any("told that it happened" in str(wrong) for wrong in liar.verdicts[0].wrong)


DENIED = tuple(
    f"{what}_denied_{says}"
    for what in ("order", "post")
    for says in ("connection_refused", "too_many_requests", "not_applied", "is_error")
)


@pytest.mark.promise("C13", "C18", "R2")
def test_a_tool_that_denies_its_effect_is_run_once_and_its_effect_is_unknown() -> None:
    report = ran(picked(*DENIED))
    assert [(one.id, one.wrong, one.effects, one.sent) for one in report.verdicts] == [
        (name, (), 1, 1) for name in DENIED
    ]


@pytest.mark.promise("E8", "C18")
def test_a_wrapper_that_believes_a_tool_that_denies_its_effect_is_caught_doing_it_twice() -> None:
    report = ran(picked(*DENIED), lambda: WrapperSubject("three times", others.retry_everything))
    raised = {one.id for one in report.verdicts if one.effects == 2}
    assert raised == {name for name in DENIED if name.endswith(("refused", "requests"))}
    assert report.doubled == len(raised)


@pytest.mark.promise("C13", "C18")
def test_a_denied_effect_that_never_happened_passes_no_case() -> None:
    case = picked("order_denied_is_error").cases[0]
    unknown = ReportedOutcome(success=False, code="tool_failed", effect="unknown")
    assert judge_case(case, CaseObservation([unknown], 0, 1, "once")) == [chaos_reasons.DONE_TIMES(times=0)]
    assert judge_case(case, CaseObservation([unknown], 1, 1, "once")) == []


def test_cases_that_say_nothing_about_a_subject_are_left_out_and_said_to_be() -> None:
    suite = picked("store_down_before_a_write")
    report = ran(suite, lambda: WrapperSubject("bare", others.bare))
    assert (report.passed, report.failed, report.left_out) == (0, 0, 1)
    stranger = FaultSuite("s", [ChaosCase("a", "nobody.knows", Fault("none"), "success")])
    assert ran(stranger).verdicts[0].left_out == chaos_reasons.UNKNOWN_TOOL_OF_WORLD()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"fault": {"type": "tiemout"}}, "tiemout"),
        ({"fault": {"type": "timeout", "time": 1}}, "time"),
        ({"expected": "all_is_well"}, "all_is_well"),
        ({"surprise": 1}, "surprise"),
        ({"id": "unsafe_html_result"}, "unsafe_html_result"),
        ({"id": ""}, "id"),
        ({"calls": 0}, "calls"),
        ({"calls": -4}, "calls"),
        ({"parallel": 0}, "parallel"),
        ({"parallel": 100_000}, "parallel"),
        ({"fault": {"type": "timeout", "times": -1}}, "times"),
        ({"fault": {"type": "delay_request", "delay_ms": -5}}, "delay_ms"),
        ({"fault": {"type": "delay_request", "delay_ms": 10**12}}, "delay_ms"),
        ({"fault": {"type": "status_429", "retry_after_s": -1}}, "retry_after_s"),
    ],
)
def test_a_suite_that_names_what_is_not_known_is_not_run(change: dict[str, Any], said: str) -> None:
    document = {**SEED, "cases": [{**SEED["cases"][0], **change}, SEED["cases"][2]]}  # type: ignore[dict-item]
    with pytest.raises(FaultSuiteError, match=said):
        suite_of(document)


def test_what_is_no_suite_is_refused(tmp_path: Path) -> None:
    deep = b'{"suite": "x", "cases": [], "about": ' + b"[" * 5_000 + b"]" * 5_000 + b"}"
    twice = b'{"suite": "x", "cases": [], "suite": "y"}'
    no_text = b'{"suite": "\xff", "cases": []}'
    none = b'{"suite": "x", "cases": []}'
    large = b" " * (MAX_SUITE_BYTES + 1)
    for body in (b"", b"[]", b'{"suite": "x"}', b"\xff", deep, twice, no_text, none, large):
        (tmp_path / "suite.json").write_bytes(body)
        with pytest.raises(FaultSuiteError):
            load_suite(tmp_path / "suite.json")


@pytest.mark.costly
@pytest.mark.promise("C13")
def test_a_suite_of_many_cases_is_read_in_no_time_and_one_that_says_nothing_has_not_held() -> None:
    first: Any = SEED["cases"][0]
    many = suite_of({"suite": "many", "cases": [{**first, "id": f"case {n}"} for n in range(20_000)]})
    assert len(many.cases) == 20_000
    strange = FaultSuite("s", [ChaosCase("a", "nobody.knows", Fault("none"), "success")])
    assert not have_all_passed([ran(strange)])
    assert have_all_passed([ran(FaultSuite("s", [ChaosCase("a", "email.send", Fault("none"), "success")]))])


# --- a case counts only when its fault was reached -----------------------------------------------------------------


class Refusing(CallwrightSubject):
    """Calls its tools with an argument that none of them takes."""

    def make_arguments(self, case: ChaosCase, *, changed: bool) -> dict[str, Any] | None:
        return {"unknown": "argument"}


@pytest.mark.costly
@pytest.mark.promise("C13")
def test_a_case_whose_fault_was_not_reached_is_left_out_whatever_it_expects() -> None:
    suite = load_suite(None)
    report = ran(
        FaultSuite("s", [one for one in suite.cases if one.fault.kind not in {"none", "cancelled"}]), Refusing
    )
    reached = {one.id for one in report.verdicts if one.reached}
    assert reached == set()
    assert (report.passed, report.failed, report.not_reached) == (0, 0, len(report.verdicts))
    assert {one.left_out for one in report.verdicts} == {NOT_REACHED_REASON}
    assert {one.told[0] for one in report.verdicts} <= {"invalid_arguments", "unavailable"}
    assert not have_all_passed([report])


def test_a_case_that_was_not_reached_beside_the_others_is_run_again_alone_and_told_once() -> None:
    begun: set[str] = set()

    class RefusingAtFirst(CallwrightSubject):
        def make_arguments(self, case: ChaosCase, *, changed: bool) -> dict[str, Any] | None:
            if case.id in begun:
                return super().make_arguments(case, changed=changed)
            begun.add(case.id)
            return {"unknown": "argument"}

    suite = picked("once_reset", "once_status_503_after", "read_reset")
    told: list[CaseVerdict] = []
    report = asyncio.run(run_suite(suite, RefusingAtFirst, told=told.append))
    assert begun == {case.id for case in suite.cases}
    assert [one.has_passed and one.reached for one in report.verdicts] == [True] * 3
    assert sorted(one.id for one in told) == sorted(begun)
    assert have_all_passed([report])


def test_one_case_that_was_not_reached_fails_the_run_of_a_suite_that_passes_otherwise() -> None:
    held = CaseVerdict(id="a", tool="t", fault="reset", expected="one_effect")
    in_vain = CaseVerdict(id="b", tool="t", fault="reset", expected="one_effect", left_out="x", reached=False)
    elsewhere = CaseVerdict(id="c", tool="t", fault="reset", expected="one_effect", left_out="x")
    assert not have_all_passed([build_chaos_report("s", "t", [held, in_vain])])
    assert have_all_passed([build_chaos_report("s", "t", [held, elsewhere])])


@pytest.mark.promise("C13", "C4")
def test_what_was_done_twice_fails_a_case_whose_fault_was_not_reached_too() -> None:
    twice = seen(2, OK)._replace(reached=False)
    assert judge_case(case("outcome_unknown"), twice) == [chaos_reasons.DONE_TIMES(times=2)]
    assert judge_case(case("outcome_unknown"), seen(1, OK)._replace(reached=False)) == []


def test_every_fault_of_the_shipped_suite_is_reached_by_a_caller_without_a_wrapper() -> None:
    report = ran(load_suite(None), lambda: WrapperSubject("bare", others.bare))
    assert [one.id for one in report.verdicts if not one.reached] == []


# --- arguments ------------------------------------------------------------------------------------------------------

MAIL = {
    "type": "object",
    "properties": {
        "to": {"type": "string", "format": "email"},
        "subject": {"type": "string", "maxLength": 3},
        "copies": {"type": "integer", "minimum": 2, "maximum": 2},
        "kind": {"enum": ["plain", "html"]},
    },
    "required": ["to", "subject", "copies"],
    "additionalProperties": False,
}


@pytest.mark.promise("C13")
def test_arguments_that_a_case_does_not_state_follow_from_the_schema() -> None:
    made = derive_arguments(MAIL, None)
    assert made == {"to": "someone@example.com", "subject": "exa", "copies": 2}
    stated = derive_arguments(MAIL, {"subject": "hi"})
    assert stated == {"to": "someone@example.com", "subject": "hi", "copies": 2}
    assert derive_arguments(MAIL, {"to": 7}) == {"to": 7, "subject": "exa", "copies": 2}
    assert derive_arguments({"type": "object"}, None) == {}


def test_changed_arguments_differ_and_are_valid_and_leave_what_a_case_states_alone_if_they_can() -> None:
    assert derive_arguments(MAIL, {"to": "a@b.example", "subject": "hi"}, changed=True) == {
        "to": "a@b.example",
        "subject": "hi",
        "copies": 2,
        "kind": "plain",
    }
    only = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    assert derive_arguments(only, {"n": 1}, changed=True) == {"n": 2}


def test_no_value_is_invented_that_no_schema_implies() -> None:
    coded = {
        "type": "object",
        "properties": {"code": {"type": "string", "pattern": "^[A-Z]{3}$"}},
        "required": ["code"],
    }
    assert derive_arguments(coded, None) is None
    assert derive_arguments(coded, {"code": "ABC"}) == {"code": "ABC"}
    assert derive_arguments(coded, {"code": "ABC"}, changed=True) is None
    assert derive_arguments({"type": 7}, None) is None


def test_what_is_told_many_times_over_stands_in_a_line_once() -> None:
    told = CaseVerdict(
        id="a", tool="t", fault="none", expected="success", told=("ok",) * 64 + ("timeout",) * 2
    )
    assert told.outcome_summary == "ok × 64, timeout, timeout"


@pytest.mark.promise("C13")
def test_a_report_is_sound_xml_and_html_whatever_a_case_is_called() -> None:
    name = '\x1b[31m<b>\x00"&\u202e'
    report = build_chaos_report(
        name, name, [CaseVerdict(id=name, tool=name, fault=name, expected=name, wrong=(name,))]
    )
    [suite] = ET.fromstring(render_junit([report]))
    assert suite.find("testcase") is not None
    assert "\x1b" not in render_html_page([report], "en")
    assert "<b>" not in render_html_page([report], "en")


# --- the verdict ----------------------------------------------------------------------------------------------------


def case(expected: Any = "success") -> ChaosCase:
    return ChaosCase("c", "email.send", Fault("none"), expected)


def seen(effects: int, *told: ReportedOutcome, sent: int = 1, effect: Any = "once") -> CaseObservation:
    return CaseObservation(list(told), effects, sent, effect)


OK = ReportedOutcome(success=True, effect="committed")
NO = ReportedOutcome(success=False, code="timeout", effect="none")
DOUBT = ReportedOutcome(success=False, code="outcome_unknown", effect="unknown")


@pytest.mark.promise("C13", "C4")
def test_two_rules_hold_whatever_is_expected() -> None:
    assert judge_case(case("one_effect"), seen(2, OK)) == [chaos_reasons.DONE_TIMES(times=2)]
    assert judge_case(case("not_retried"), seen(1, NO)) == [chaos_reasons.FALSE_NONE()]
    assert chaos_reasons.FALSE_SUCCESS() in judge_case(case(), seen(0, OK))
    assert judge_case(case("one_effect"), seen(1, DOUBT)) == []


@pytest.mark.parametrize(
    ("expected", "good", "bad"),
    [
        ("success", seen(1, OK), seen(0, NO)),
        ("retry_then_success", seen(1, OK, sent=2), seen(1, OK)),
        ("idempotency_key_prevents_duplicate_send", seen(1, DOUBT), seen(0, NO)),
        ("output_rejected", seen(1, DOUBT), seen(1, OK)),
        ("failure_without_effect", seen(0, NO), seen(1, DOUBT)),
        ("refused_before_anything_is_sent", seen(0, NO, sent=0), seen(0, NO)),
        ("not_retried", seen(0, NO), seen(0, NO, sent=2)),
        ("retries_bounded", seen(0, NO, sent=3), seen(0, NO, sent=4)),
        ("outcome_unknown", seen(1, DOUBT), seen(1, OK)),
        ("conflict_refused", seen(1, ReportedOutcome(success=False, conflict=True)), seen(1, OK)),
        ("second_intent_runs", seen(2, OK, OK, effect="idempotent"), seen(1, OK, OK)),
    ],
)
def test_each_expectation_can_be_met_and_missed(
    expected: Any, good: CaseObservation, bad: CaseObservation
) -> None:
    assert judge_case(case(expected), good) == []
    assert judge_case(case(expected), bad) != []


@pytest.mark.promise("T01")
def test_a_leaked_instruction_is_noticed() -> None:
    from callwright.evals.chaos.reference_world import INJECTED_TEXT

    leaked = ReportedOutcome(success=True, shown=f"page: {INJECTED_TEXT}")
    assert judge_case(case("unsafe_output_blocked"), seen(0, leaked, effect="read")) == [
        chaos_reasons.WITHHELD_TEXT_SHOWN()
    ]
