"""Invalid arguments: missing, wrong or ambiguous values lead to a precise question, and nothing is run."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from callwright.app import Callwright
from callwright.core.policy.authorization import Rule
from callwright.domain.contract import Contract
from callwright.domain.reason import Reason
from callwright.domain.result import ToolResult
from callwright.evals.cases import OwnCase, iter_cases, judge_case
from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.app_subject import FaultInjectingTool
from callwright.evals.chaos.chaos_subjects import FaultCounter, SubjectRecord
from callwright.evals.chaos.fault_proxy import NO_FAULT
from callwright.evals.chaos.suite_runner import CaseVerdict
from callwright.evals.safety_suite import safety_reasons
from callwright.evals.safety_suite.examined_tools import ExaminedTool
from callwright.ports import Tool

_AMBIGUOUS_DATE: Final = "11/12/2026"
_UNLISTED_VALUE: Final = "none of these"
_UNKNOWN_ARGUMENT: Final = "no_such_argument"


class InvalidArguments(NamedTuple):
    """Arguments with one invalid value; ``path`` is its JSON Pointer, ``kind`` the kind of fault."""

    kind: str
    arguments: dict[str, Any]
    path: str


# --- what is shipped ----------------------------------------------------------------------------------------------


def list_shipped_cases() -> list[OwnCase]:
    """Return the project's own cases that must be refused."""
    return [case for case in iter_cases() if case.expect.refuse is not None]


def judge_shipped_case(case: OwnCase) -> CaseVerdict:
    """Judge whether the call is refused with a question that names the field."""
    refusal = case.expect.refuse
    assert refusal is not None
    verdict = judge_case(case)
    wrong: list[Reason | str] = [verdict.wrong] if verdict.wrong else []
    if not wrong and not any(_is_clear_refusal(one) for one in verdict.results):
        wrong = [safety_reasons.NO_CURE()]
    return CaseVerdict(
        id=case.id,
        tool=case.tools[0].name if case.tools else "",
        fault=case.about,
        expected=refusal.code,
        wrong=tuple(wrong),
        told=_list_codes(verdict.results),
    )


def _list_codes(results: list[ToolResult]) -> tuple[str, ...]:
    return tuple("ok" if one.error is None else one.error.code for one in results)


def _is_clear_refusal(result: ToolResult) -> bool:
    """Return whether both the model and the user get a message, and one of them can continue the run."""
    error = result.error
    return bool(error and error.message and error.user_message) and result.next_action in {
        "ask_user",
        "retry",
        "human_review",
    }


# --- tools of an application ----------------------------------------------------------------------------------------


def make_invalid_arguments(contract: Contract, arguments: dict[str, Any]) -> Iterator[InvalidArguments]:
    """Yield each way of making these valid arguments invalid, one at a time."""
    schema = contract.input_schema
    for name in schema.get("required", ()):
        rest = {key: value for key, value in arguments.items() if key != name}
        yield InvalidArguments("missing", rest, _name_to_pointer(name))
    for name, part in schema.get("properties", {}).items():
        if name in contract.correctors or not isinstance(part, dict):
            continue  # the tool's own reading of it is not under examination
        for kind, value in _make_invalid_values(part):
            yield InvalidArguments(kind, {**arguments, name: value}, _name_to_pointer(name))
    if schema.get("additionalProperties") is False:
        yield InvalidArguments("unknown argument", {**arguments, _UNKNOWN_ARGUMENT: 1}, "")


def _make_invalid_values(part: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    if "enum" in part:
        yield "no member", _UNLISTED_VALUE
    elif part.get("type") in {"integer", "number"}:
        yield "no number", "several"
        yield "abbreviated number", "1.5k"
    elif part.get("type") == "boolean":
        yield "no truth value", "perhaps"
    elif part.get("type") == "string" and part.get("format") in {"date", "date-time"}:
        yield "ambiguous date", _AMBIGUOUS_DATE


def _name_to_pointer(name: str) -> str:
    return "/" + name.replace("~", "~0").replace("/", "~1")


async def examine_tool(one: ExaminedTool, tool: Tool, case: InvalidArguments) -> CaseVerdict:
    """Make the call; verify that the tool was not run and the question names the field."""
    record = SubjectRecord()
    contract = one.contract
    with Callwright(rules=[Rule("allow")]) as app:
        app.register(contract, FaultInjectingTool(tool, NO_FAULT, record, faults=FaultCounter()))
        result = await app.acall({"name": contract.name, "arguments": case.arguments})
    return CaseVerdict(
        id=f"{contract.name}{case.path.replace('/', '_')}_{case.kind.replace(' ', '_')}",
        tool=contract.name,
        fault=case.kind,
        expected=f"asks about {case.path or 'the arguments'}",
        wrong=tuple(_find_violations(result, case, record)),
        effects=record.effects,
        sent=record.sent,
        told=_list_codes([result]),
    )


def _find_violations(result: ToolResult, case: InvalidArguments, record: SubjectRecord) -> Iterator[Reason]:
    if record.sent:
        yield safety_reasons.TOOL_WAS_RUN()
    if result.error is None:
        yield chaos_reasons.CALLED_SUCCESS()
    elif case.path not in {field.path for field in result.error.fields or ()}:
        yield (
            safety_reasons.ARGUMENT_NOT_NAMED(path=case.path)
            if case.path
            else safety_reasons.NO_ARGUMENT_NAMED()
        )
    elif not _is_clear_refusal(result):
        yield safety_reasons.NO_CURE()
