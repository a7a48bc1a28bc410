"""Decide samples of live traffic again with today's code, and report where the outcome differs.

A sample has no accepted answer, so that correctness is not judged. Only calls whose outcome was the same when they were
sampled (``same``) can drift: for others the difference may be due to de-identification.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.deidentify import is_same_decision
from callwright.domain.call import CallRequest, Principal, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    Allowed,
    Answer,
    Authorize,
    Effect,
    FindTools,
    NoSuchTool,
    Offered,
    ReadClock,
    Resolve,
    Resolved,
    Tick,
)
from callwright.domain.reason import Reason
from callwright.domain.sample_records import (
    SAMPLE_FORMAT,
    DecisionSummary,
    SampledCall,
    SampledContract,
    SampledDecision,
)
from callwright.domain.struct_decoding import describe_types
from callwright.evals.json_lines import RecordedDataError, read_lines
from callwright.evals.replay import record_reasons
from callwright.evals.replay.recording_file import MAX_LINE_BYTES, DamagedLine
from callwright.runtime.sampling import rehearse_decision

MAX_NAMED_DRIFTS: Final = 100
"""Drifted calls that are listed."""


class SampleDrift(Struct, frozen=True):
    """One call whose outcome has changed. A code of ``None`` is a call that went on to the policy."""

    id: str
    month: str
    tool: str
    before: str | None
    after: str | None
    what: str


class SampleReport(Struct, frozen=True, kw_only=True):
    """Outcomes of sampled calls.

    Attributes:
        calls: Number of calls. tools: Number of contracts.
        parse_success: Share of calls that go on to the policy.
        refusals: Code → calls. repairs: Step → calls.
        comparable: Calls with the same outcome when sampled, and of these ``drifted``.
    """

    format: str = "callwright.replay-sample/1"
    files: list[str]
    calls: int
    tools: int
    parse_success: float
    refusals: dict[str, int]
    repairs: dict[str, int]
    comparable: int
    drifted: int
    drifts: list[SampleDrift]
    damaged: int
    damaged_lines: list[DamagedLine]


def build_sample_report(paths: Sequence[Path]) -> SampleReport:
    """Decide every sampled call of these files again.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    counts = _SampleCounts()
    for path in paths:
        _read_sample_file(path, counts)
    return counts.build_report([path.name for path in paths])


class _SampleCounts:
    def __init__(self) -> None:
        self.calls = self.passed = self.comparable = self.drifted = 0
        self.refusals: Counter[str] = Counter()
        self.repairs: Counter[str] = Counter()
        self.tools: set[str] = set()
        self.drifts: list[SampleDrift] = []
        self.damaged: list[DamagedLine] = []

    def add_call(self, call: SampledCall, tool: CompiledContract | None) -> None:
        now = _rehearse_call(call, tool)
        self.calls += 1
        self.passed += now.code is None
        self.refusals.update([now.code] if now.code else [])
        self.repairs.update({one.rule for one in now.repairs})
        self.tools.update([call.tool] if call.tool else [])
        if call.same:
            self.comparable += 1
            if not is_same_decision(now, call.decided):
                self.drifted += 1
                if len(self.drifts) < MAX_NAMED_DRIFTS:
                    self.drifts.append(_build_drift(call, tool, now))

    def build_report(self, files: list[str]) -> SampleReport:
        return SampleReport(
            files=files,
            calls=self.calls,
            tools=len(self.tools),
            parse_success=self.passed / self.calls if self.calls else 0.0,
            refusals=dict(self.refusals.most_common()),
            repairs=dict(self.repairs.most_common()),
            comparable=self.comparable,
            drifted=self.drifted,
            drifts=self.drifts,
            damaged=len(self.damaged),
            damaged_lines=self.damaged[:20],
        )


def _build_drift(call: SampledCall, tool: CompiledContract | None, now: DecisionSummary) -> SampleDrift:
    name = tool.contract.name if tool else ""
    return SampleDrift(
        call.id, call.month, name, call.decided.code, now.code, _name_difference(call.decided, now)
    )


def _name_difference(before: SampledDecision, now: DecisionSummary) -> str:
    if before.code != now.code:
        return "decision"
    return "arguments" if before.arguments != now.arguments else "repairs"


# --- reading ----------------------------------------------------------------------------------------------------------


def is_sample_file(path: Path) -> bool:
    """Return whether a file's first line is a sample's."""
    try:
        _, first = next(read_lines(path, MAX_LINE_BYTES), (0, None))
        return first is not None and msgspec.json.decode(first, type=_FormatHead).format == SAMPLE_FORMAT
    except (RecordedDataError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


class _FormatHead(Struct):
    format: str


def _read_sample_file(path: Path, counts: _SampleCounts) -> None:
    """Read one file; contracts precede the calls that were checked against them."""
    if not path.is_file():
        raise RecordedDataError(f"there is no file {path.name}")
    contracts: dict[str | None, CompiledContract | None] = {None: None}
    for number, line in read_lines(path, MAX_LINE_BYTES):
        why = _count_line(line, contracts, counts)
        if why is not None:
            counts.damaged.append(DamagedLine(path.name, number, why))


def _count_line(
    line: bytes | None, contracts: dict[str | None, CompiledContract | None], counts: _SampleCounts
) -> Reason | None:
    """Count one line; return the fault of an invalid one."""
    kind: Any = SampledContract if line and b'"contract":' in line[:200] else SampledCall
    try:
        row: SampledContract | SampledCall = msgspec.json.decode(line or b"", type=kind)
        if isinstance(row, SampledContract):
            contracts[row.hash] = compile_contract(row.contract)
            return None
    except (msgspec.MsgspecError, ContractError, UnicodeError, RecursionError):
        return record_reasons.NOT_A_SAMPLED_CALL()
    if row.tool not in contracts:
        return record_reasons.UNKNOWN_CONTRACT()
    counts.add_call(row, contracts[row.tool])
    return None


# --- deciding ---------------------------------------------------------------------------------------------------------


def _rehearse_call(call: SampledCall, tool: CompiledContract | None) -> DecisionSummary:
    request = CallRequest(
        raw=call.raw,
        channel=call.channel,
        conversation=call.conversation,
        confidence=call.confidence,
        zone=call.zone,
        dry_run=True,
    )
    return rehearse_decision(request, _SAMPLE_TICKET, _build_answers(tool))


_SAMPLE_TICKET: Final = Ticket("sample", "0" * 32)
_ANONYMOUS: Final = Principal()


def _build_answers(tool: CompiledContract | None) -> list[tuple[Effect[Any], Answer]]:
    """Return the environment's answers to a sampled call: this tool, every permission, no time elapsed."""
    found: Answer = NoSuchTool(None, False) if tool is None else Resolved(tool)
    offered = Offered(() if tool is None else (tool,))
    asked = Authorize("", "", "", "once", _ANONYMOUS, {}, None, None)
    return [
        (FindTools((), _ANONYMOUS), offered),
        (Resolve("", None, _ANONYMOUS), found),
        (asked, Allowed("sample")),
        (ReadClock(), Tick(0)),
    ]


describe_types(_FormatHead, SampledContract, SampledCall)
