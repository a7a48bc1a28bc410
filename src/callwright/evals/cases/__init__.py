"""The project's own cases: what recordings lack, with the expected calls and, as often, the expected refusals.

One JSON object a line, each complete in itself::

    id        theme and number
    about     what is shown, in a few words
    lang      en or zh: the language of what the model wrote
    tools     the tools on offer: name, description, parameters, and what their contracts declare besides
              (units, synonyms, sinks, correctors, effect, key)
    now       when the call is made, ISO 8601; zone: the user's, where it is known
    mode      text or native: the channel in which the model wrote it
    text      what the model wrote; or calls: its native calls; or fragments: the text as it was streamed
    expect    {"calls": [{"name", "arguments"}]} or {"refuse": {"code", "path"}}, path null where the whole is refused

Every case goes through the public door as a dry run. All texts are our own.
"""

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from callwright.app import Callwright
from callwright.domain.contract import Contract, Corrector, EffectClass
from callwright.domain.result import ToolResult
from callwright.ports import CallContext
from callwright.runtime.clock import SystemClock


class CaseTool(Struct, frozen=True, forbid_unknown_fields=True):
    """One tool on offer."""

    name: str
    description: str
    parameters: dict[str, Any]
    units: dict[str, tuple[str, ...]] = {}
    synonyms: dict[str, dict[str, str]] = {}
    sinks: tuple[str, ...] = ()
    correctors: dict[str, tuple[Corrector, ...]] = {}
    effect: EffectClass = "once"
    key: tuple[str, ...] | None = None

    def build_contract(self) -> Contract:
        """The contract that its calls are held to."""
        return Contract(
            name=self.name,
            description=self.description,
            input_schema=self.parameters,
            units=self.units,
            synonyms=self.synonyms,
            sinks=self.sinks,
            correctors=self.correctors,
            effect=self.effect,
            key_fields=self.key,
        )


class ExpectedCall(Struct, frozen=True, forbid_unknown_fields=True):
    """One call as it has to be made."""

    name: str
    arguments: dict[str, Any]


class ExpectedRefusal(Struct, frozen=True, forbid_unknown_fields=True):
    """Why nothing, or not everything, may be made; ``path`` is the field that is asked about, None for none."""

    code: str
    path: str | None = None


class CaseExpectation(Struct, frozen=True, forbid_unknown_fields=True):
    """Either all calls, or one refusal among the results."""

    calls: list[ExpectedCall] | None = None
    refuse: ExpectedRefusal | None = None


class OwnCase(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One case; see the top of this file."""

    id: str
    about: str
    lang: Literal["en", "zh"]
    tools: list[CaseTool]
    now: str
    zone: str | None = None
    mode: Literal["text", "native"] = "text"
    text: str | None = None
    calls: list[dict[str, Any]] | None = None
    fragments: list[str] | None = None
    expect: CaseExpectation

    @property
    def raw(self) -> Any:
        """What the model wrote, as a caller hands it on."""
        if self.calls is not None:
            return self.calls
        return "".join(self.fragments) if self.fragments is not None else self.text


class OwnCaseVerdict(Struct, frozen=True):
    """How a case went. ``wrong`` says what differs, None where all is as expected."""

    case: OwnCase
    results: list[ToolResult]
    wrong: str | None


_decode_case = msgspec.json.Decoder(OwnCase).decode


def list_themes() -> list[str]:
    """The names of the files, without their endings."""
    folder = files("callwright.evals.cases")
    return sorted(one.name.removesuffix(".jsonl") for one in folder.iterdir() if one.name.endswith(".jsonl"))


def iter_cases(theme: str | None = None) -> Iterator[OwnCase]:
    """All cases, or those of one theme, in order."""
    folder = files("callwright.evals.cases")
    for name in list_themes() if theme is None else [theme]:
        for line in folder.joinpath(f"{name}.jsonl").read_bytes().splitlines():
            yield _decode_case(line)


def judge_case(case: OwnCase) -> OwnCaseVerdict:
    """Send a case through the public door and compare."""
    with Callwright(clock=_StoppedClock(case.now)) as app:
        for tool in case.tools:
            app.register(tool.build_contract(), _UnreachableTool())
        results = app.call_all(case.raw, dry_run=True, zone=case.zone, channel=case.mode)
    return OwnCaseVerdict(case, results, _find_difference(case.expect, results))


def _find_difference(expected: CaseExpectation, results: list[ToolResult]) -> str | None:
    if expected.refuse is not None:
        return _check_refusal(expected.refuse, results)
    wanted = [(one.name, _encode_arguments(one.arguments)) for one in expected.calls or ()]
    made = [_read_planned_call(one) for one in results]
    if made == wanted:
        return None
    codes = [one.error.code for one in results if one.error]
    return f"refused: {', '.join(codes)}" if codes else "other calls would be made"


def _check_refusal(expected: ExpectedRefusal, results: list[ToolResult]) -> str | None:
    errors = [one.error for one in results if one.error]
    if not errors:
        return "not refused"
    for error in errors:
        paths = [field.path for field in error.fields or ()]
        if error.code == expected.code and (expected.path is None or expected.path in paths):
            return None
    return f"refused otherwise: {errors[0].code} at {[field.path for field in errors[0].fields or ()]}"


def _read_planned_call(result: ToolResult) -> tuple[str, bytes] | None:
    if result.data is None:
        return None
    call = result.data["wouldCall"]
    return call["name"], _encode_arguments(call["arguments"])


def _encode_arguments(arguments: dict[str, Any]) -> bytes:
    """Type and value: 1, 1.0, true and "1" are four things; the order of arguments is none."""
    return msgspec.json.encode(arguments, order="sorted")


class _StoppedClock(SystemClock):
    """A clock that shows one moment."""

    def __init__(self, now: str) -> None:
        super().__init__()
        self._now_ms = _parse_epoch_ms(now)

    def now_ms(self) -> int:
        """Epoch milliseconds of the case."""
        return self._now_ms


@cache
def _parse_epoch_ms(now: str) -> int:
    return int(datetime.fromisoformat(now).timestamp() * 1000)


class _UnreachableTool:
    """Stands for a tool that a dry run never runs."""

    mode: Literal["inline"] = "inline"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:  # noqa: ARG002 - ports.Tool
        """Never called: a rehearsal ends before."""
        raise AssertionError("a dry run has run a tool")
