"""Invalid arguments: what is missing, wrong or ambiguous is asked about, precisely, and nothing is run."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from callwright.app import Callwright
from callwright.core.authorize import Rule
from callwright.domain.contract import Contract
from callwright.domain.result import ToolResult
from callwright.evals.cases import Case, cases, judge
from callwright.evals.chaos.proxy import CALM
from callwright.evals.chaos.registered import Injected
from callwright.evals.chaos.run import Verdict
from callwright.evals.chaos.subjects import OwnRecord
from callwright.evals.five.subjects import Examined
from callwright.ports import Tool

_AMBIGUOUS_DATE: Final = "11/12/2026"
_STRANGE: Final = "none of these"
_UNKNOWN: Final = "no_such_argument"


class Invalid(NamedTuple):
    """Arguments of which one is not as it has to be; ``path`` is its JSON Pointer, ``kind`` what is wrong with it."""

    kind: str
    arguments: dict[str, Any]
    path: str


# --- what is shipped ----------------------------------------------------------------------------------------------


def shipped() -> list[Case]:
    """The project's own cases that have to be refused."""
    return [case for case in cases() if case.expect.refuse is not None]


def verdict_on(case: Case) -> Verdict:
    """Whether it is refused with a question that names what is asked about."""
    refusal = case.expect.refuse
    assert refusal is not None
    found = judge(case)
    wrong = [found.wrong] if found.wrong else []
    if not wrong and not any(_is_clear(one) for one in found.results):
        wrong = ["nobody is told what to say instead"]
    return Verdict(
        id=case.id,
        tool=case.tools[0].name if case.tools else "",
        fault=case.about,
        expected=refusal.code,
        wrong=tuple(wrong),
        told=_told(found.results),
    )


def _told(results: list[ToolResult]) -> tuple[str, ...]:
    return tuple("ok" if one.error is None else one.error.code for one in results)


def _is_clear(result: ToolResult) -> bool:
    """The model and the user are both told something, and the run goes on with one of them."""
    error = result.error
    return bool(error and error.message and error.user_message) and result.next_action in {
        "ask_user",
        "retry",
        "human_review",
    }


# --- tools of an application ----------------------------------------------------------------------------------------


def invalid(contract: Contract, arguments: dict[str, Any]) -> Iterator[Invalid]:
    """Every way in which these valid arguments are made invalid, one at a time."""
    schema = contract.input_schema
    for name in schema.get("required", ()):
        rest = {key: value for key, value in arguments.items() if key != name}
        yield Invalid("missing", rest, _pointer(name))
    for name, part in schema.get("properties", {}).items():
        if name in contract.correctors or not isinstance(part, dict):
            continue  # what the tool itself makes of it is its own affair
        for kind, value in _spoilt(part):
            yield Invalid(kind, {**arguments, name: value}, _pointer(name))
    if schema.get("additionalProperties") is False:
        yield Invalid("unknown argument", {**arguments, _UNKNOWN: 1}, "")


def _spoilt(part: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    if "enum" in part:
        yield "no member", _STRANGE
    elif part.get("type") in {"integer", "number"}:
        yield "no number", "several"
        yield "abbreviated number", "1.5k"
    elif part.get("type") == "boolean":
        yield "no truth value", "perhaps"
    elif part.get("type") == "string" and part.get("format") in {"date", "date-time"}:
        yield "ambiguous date", _AMBIGUOUS_DATE


def _pointer(name: str) -> str:
    return "/" + name.replace("~", "~0").replace("/", "~1")


async def examined(one: Examined, tool: Tool, case: Invalid) -> Verdict:
    """Make the call, and see that the tool was not run and the question is to the point."""
    record = OwnRecord()
    contract = one.contract
    with Callwright(rules=[Rule("allow")]) as app:
        app.register(contract, Injected(tool, CALM, record))
        result = await app.acall({"name": contract.name, "arguments": case.arguments})
    return Verdict(
        id=f"{contract.name}{case.path.replace('/', '_')}_{case.kind.replace(' ', '_')}",
        tool=contract.name,
        fault=case.kind,
        expected=f"asks about {case.path or 'the arguments'}",
        wrong=tuple(_wrong(result, case, record)),
        effects=record.effects,
        sent=record.sent,
        told=_told([result]),
    )


def _wrong(result: ToolResult, case: Invalid, record: OwnRecord) -> Iterator[str]:
    if record.sent:
        yield "the tool was run"
    if result.error is None:
        yield "it is called a success"
    elif case.path not in {field.path for field in result.error.fields or ()}:
        yield f"the answer does not name {case.path or 'the argument'}"
    elif not _is_clear(result):
        yield "nobody is told what to say instead"
