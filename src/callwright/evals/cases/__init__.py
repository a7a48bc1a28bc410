"""The project's own cases, for situations that recordings lack, with expected calls and, equally often, expected refusals.

One complete JSON object per line::

    id        theme and number
    about     the subject of the case, in a few words
    lang      en or zh: the language of what the model wrote
    tools     the tools on offer: name, description, parameters, and further declarations of their contracts
              (units, synonyms, sinks, correctors, effect, key, key_argument)
    now       time of the call, ISO 8601; zone: the user's time zone, if known
    mode      text or native: the channel in which the model wrote it
    text      what the model wrote; or calls: its native calls; or fragments: the text as it was streamed
    expect    {"calls": [{"name", "arguments"}]} or {"refuse": {"code", "path"}}, path null where the whole is refused

Every case is a dry run through the public API. All texts are our own.
"""

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from callwright.app import Callwright
from callwright.domain.contract import Contract, Corrector, EffectClass, KeyArgument
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
    key_argument: str | None = None

    def build_contract(self) -> Contract:
        """Build the contract that its calls are checked against."""
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
            key_argument=None if self.key_argument is None else KeyArgument(self.key_argument),
        )


class ExpectedCall(Struct, frozen=True, forbid_unknown_fields=True):
    """One call to be made."""

    name: str
    arguments: dict[str, Any]


class ExpectedRefusal(Struct, frozen=True, forbid_unknown_fields=True):
    """The expected refusal; ``path`` is the field asked about, None for none."""

    code: str
    path: str | None = None


class CaseExpectation(Struct, frozen=True, forbid_unknown_fields=True):
    """Either all calls, or one refusal among the results."""

    calls: list[ExpectedCall] | None = None
    refuse: ExpectedRefusal | None = None


class OwnCase(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One case; see the module's docstring for the fields."""

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
        """The model's output, as a caller passes it on."""
        if self.calls is not None:
            return self.calls
        return "".join(self.fragments) if self.fragments is not None else self.text


class OwnCaseVerdict(Struct, frozen=True):
    """The verdict on a case. ``wrong`` states the difference, None if all is as expected."""

    case: OwnCase
    results: list[ToolResult]
    wrong: str | None


_decode_case = msgspec.json.Decoder(OwnCase).decode


def list_themes() -> list[str]:
    """List the names of the case files, without their extensions."""
    folder = files("callwright.evals.cases")
    return sorted(one.name.removesuffix(".jsonl") for one in folder.iterdir() if one.name.endswith(".jsonl"))


def iter_cases(theme: str | None = None) -> Iterator[OwnCase]:
    """Yield all cases, or those of one theme, in order."""
    folder = files("callwright.evals.cases")
    for name in list_themes() if theme is None else [theme]:
        for line in folder.joinpath(f"{name}.jsonl").read_bytes().splitlines():
            yield _decode_case(line)


def judge_case(case: OwnCase) -> OwnCaseVerdict:
    """Run a case through the public API and compare the result."""
    with Callwright(clock=_StoppedClock(case.now)) as app:
        for tool in case.tools:
            app.register(tool.build_contract(), _UnreachableTool())
        results = app.call_all(case.raw, dry_run=True, zone=case.zone, channel=case.mode)
    return OwnCaseVerdict(case, results, _find_difference(case.expect, results))


def _find_difference(expected: CaseExpectation, results: list[ToolResult]) -> str | None:
    if expected.refuse is not None:
        return _check_refusal(expected.refuse, results)
    wanted = [(one.name, _encode_arguments(one.arguments)) for one in expected.calls or ()]
    calls = [_read_planned_call(one) for one in results]
    if calls == wanted:
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
    """Encode type and value: 1, 1.0, true and "1" are four things; arguments are unordered."""
    return msgspec.json.encode(arguments, order="sorted")


class _StoppedClock(SystemClock):
    """A clock stopped at one time."""

    def __init__(self, now: str) -> None:
        super().__init__()
        self._now_ms = _parse_epoch_ms(now)

    def now_ms(self) -> int:
        """Return the case's time in epoch milliseconds."""
        return self._now_ms


@cache
def _parse_epoch_ms(now: str) -> int:
    return int(datetime.fromisoformat(now).timestamp() * 1000)


class _UnreachableTool:
    """The implementation behind a dry run, which must never run."""

    mode: Literal["inline"] = "inline"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:  # noqa: ARG002 - ports.Tool
        """Never called: a dry run ends before."""
        raise AssertionError("a dry run has run a tool")
