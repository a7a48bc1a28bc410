"""Replay traffic against a new contract, before any caller gets it: what would be refused, corrected or keyed otherwise.

Traffic is the tapes of a store, exported tapes, samples of live calls, or recorded outputs. Every call is decided twice with today's
code, up to the policy: under the contract that it was made with, and under the new one. Nothing is executed and nothing is claimed.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.contracts.contract_versions import find_version, parse_version
from callwright.core.json_schema import schema_fields
from callwright.core.records.idempotency import find_other_key_rules
from callwright.domain.call import CallRequest, Principal, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    Allowed,
    Answer,
    Authorize,
    Counted,
    CountRefusal,
    Effect,
    FindTools,
    Offered,
    ReadClock,
    Resolve,
    Resolved,
    Tick,
)
from callwright.domain.records import RunLimits
from callwright.domain.sample_records import DecisionSummary, SampledCall, SampledContract
from callwright.domain.struct_decoding import describe_types
from callwright.evals.json_lines import RecordedDataError, read_lines
from callwright.evals.replay.recording_file import MAX_LINE_BYTES
from callwright.evals.replay.recording_types import Recording
from callwright.evals.replay.sample_report import is_sample_file
from callwright.runtime.sampling import rehearse_decision
from callwright.runtime.tape import TAPE_FORMAT, Tape, TapeError

MAX_NAMED_CHANGES: Final = 50
"""Changed calls of one tool that are listed."""

DEFAULT_TAPES: Final = 1_000
"""Newest tapes of a store that are replayed."""

CallChange = Literal["refused", "keyed", "arguments", "repaired", "accepted", "none"]
"""What becomes of a call: it is refused now · has another key · is made with other arguments · is repaired otherwise · is no longer
refused · nothing changes."""


class ChangedCall(Struct, frozen=True):
    """One call that the new contract treats otherwise. A code of None is a call that continues to the policy."""

    id: str
    change: CallChange
    before: str | None
    after: str | None
    detail: str = ""


class Coverage(Struct, frozen=True, kw_only=True):
    """What the traffic exercises of a contract: how many calls give an argument, a member of a choice, or end in a declared error.

    A call that the new contract refuses counts by the arguments that the earlier one accepted.
    """

    arguments: dict[str, int]
    members: dict[str, dict[str, int]]
    errors: dict[str, int]

    def list_unseen(self) -> list[str]:
        """Return the arguments, members and errors that no call exercises."""
        unseen = [name for name, calls in self.arguments.items() if not calls]
        unseen += [
            f"{name}={member}"
            for name, members in self.members.items()
            for member, calls in members.items()
            if not calls
        ]
        return unseen + [code for code, calls in self.errors.items() if not calls]


class ToolReplay(Struct, frozen=True, kw_only=True):
    """The calls of one tool under its new contract.

    Attributes:
        against: The new version. made_with: Version → calls.
        changes: Change → calls; ``keyed`` are calls that neither version would recognise as the other's.
        refusals: Code → calls that are refused now and were not.
        recognised: Calls with another key that the ledger finds all the same, by ``key_changes`` or by equal arguments.
    """

    tool: str
    against: str
    calls: int
    made_with: dict[str, int]
    changes: dict[CallChange, int]
    refusals: dict[str, int]
    recognised: int
    changed: list[ChangedCall]
    coverage: Coverage


class ContractReplay(Struct, frozen=True, kw_only=True):
    """The whole report. ``unseen_tools`` have no call; ``skipped`` counts calls that cannot be decided again, by reason."""

    format: str = "callwright.replay-contracts/1"
    tools: list[ToolReplay]
    unseen_tools: list[str]
    skipped: dict[str, int]

    @property
    def breaks(self) -> bool:
        """Whether a call would be refused that was not, or could be made twice."""
        return any(one.changes.get("refused", 0) or one.changes.get("keyed", 0) for one in self.tools)


class TrafficCall(Struct, frozen=True):
    """One call of traffic. ``code`` is the error in which it ended, None for a success or where that is unknown."""

    id: str
    request: CallRequest
    made_with: CompiledContract
    code: str | None = None
    moment: Answer = Tick(0)


def choose_targets(app: Callwright, against: str | None, tool: str | None) -> dict[str, CompiledContract]:
    """Return the contracts to replay against, by tool: of this version, or the newest; registered ones come before stored ones."""
    found: dict[str, CompiledContract] = {}
    for compiled in [*_compile_stored(app), *app.tools]:
        name, version = compiled.contract.name, compiled.contract.version
        if tool not in (None, name) or not (against is None or find_version((version,), against)):
            continue
        known = found.get(name)
        if known is None or parse_version(version) >= parse_version(known.contract.version):
            found[name] = compiled
    return found


def _compile_stored(app: Callwright) -> Iterator[CompiledContract]:
    stored = app.store.list_contracts(None)
    for contract in stored:
        try:
            compiled = compile_contract(contract)
        except ContractError:  # written by another release: it can be read and no longer be promised
            continue
        compiled.siblings = find_other_key_rules(
            contract, (one for one in stored if one.name == contract.name)
        )
        compiled.corrects_otherwise = True
        yield compiled


# --- traffic ----------------------------------------------------------------------------------------------------


class Traffic:
    """Reads calls from a store or from files; ``skipped`` counts those that cannot be decided again."""

    def __init__(self, app: Callwright, targets: Mapping[str, CompiledContract]) -> None:
        self._app = app
        self._targets = targets
        self.skipped: Counter[str] = Counter()

    def read_store(self, limit: int) -> Iterator[TrafficCall]:
        """Yield the newest calls of the application's store."""
        for call_id, tool, code, _ in self._app.store.list_tapes(limit=limit):
            if tool in self._targets:
                yield from self._read_tape_by_id(call_id, code)

    def _read_tape_by_id(self, call_id: str, code: str | None) -> Iterator[TrafficCall]:
        try:
            tape = self._app.tape(call_id)
        except TapeError:
            self.skipped["tape"] += 1
            return
        yield from self._convert_tape(tape, code)

    def read_file(self, path: Path, limit: int | None) -> Iterator[TrafficCall]:
        """Yield the calls of a file: an exported tape, samples, or recorded outputs.

        Raises:
            RecordedDataError: the file cannot be read.
        """
        if not path.is_file():
            raise RecordedDataError(f"there is no file {path.name}")
        _, first = next(read_lines(path, MAX_LINE_BYTES), (0, None))
        if first is not None and TAPE_FORMAT.encode() in first[:200]:
            try:
                yield from self._convert_tape(self._app.tape(path.read_bytes()), None)
            except TapeError:
                self.skipped["tape"] += 1
            return
        contracts: dict[str, CompiledContract] = {}
        sampled = is_sample_file(path)
        for number, line in read_lines(path, MAX_LINE_BYTES):
            if limit is not None and number > limit:
                return
            yield from self._convert_line(line or b"", contracts, f"{path.name}:{number}", sampled=sampled)

    def _convert_tape(self, tape: Tape, code: str | None) -> Iterator[TrafficCall]:
        head, steps = tape.head, tape.steps
        made_with = next((answer.tool for _, answer in steps if isinstance(answer, Resolved)), None)
        if made_with is None or made_with.contract.name not in self._targets:
            self.skipped["no_tool"] += 1
            return
        moment = next(
            (answer for effect, answer in steps if isinstance(effect, ReadClock) and effect.wall), Tick(0)
        )
        yield TrafficCall(head.ticket.call_id, head.request, made_with, code, moment)

    def _convert_line(
        self, line: bytes, contracts: dict[str, CompiledContract], place: str, *, sampled: bool
    ) -> Iterator[TrafficCall]:
        try:
            if sampled:
                yield from self._convert_sample(line, contracts)
            else:
                yield from self._convert_recording(msgspec.json.decode(line, type=Recording), place)
        except (msgspec.MsgspecError, ContractError, UnicodeError, RecursionError):
            self.skipped["damaged"] += 1

    def _convert_sample(self, line: bytes, contracts: dict[str, CompiledContract]) -> Iterator[TrafficCall]:
        if b'"contract":' in line[:200]:
            row = msgspec.json.decode(line, type=SampledContract)
            contracts[row.hash] = compile_contract(row.contract)
            return
        call = msgspec.json.decode(line, type=SampledCall)
        made_with = contracts.get(call.tool or "")
        if made_with is None or made_with.contract.name not in self._targets:
            self.skipped["no_tool"] += 1
            return
        request = CallRequest(
            raw=call.raw,
            channel=call.channel,
            conversation=call.conversation,
            confidence=call.confidence,
            zone=call.zone,
        )
        yield TrafficCall(call.id, request, made_with, call.decided.code)

    def _convert_recording(self, recording: Recording, place: str) -> Iterator[TrafficCall]:
        """Yield native calls one by one, and a text as one call, for tools of this application."""
        for call in recording.calls or ():
            found = self._app.catalogue.find(call.name, None, self._app.principal)
            if call.name in self._targets and found is not None:
                raw = {"name": call.name, "arguments": call.arguments}
                request = CallRequest(raw=raw, channel="native", conversation=recording.conversation)
                yield TrafficCall(place, request, found[0])
            else:
                self.skipped["no_tool"] += 1
        if not recording.calls:
            self.skipped["no_tool"] += 1


# --- deciding ---------------------------------------------------------------------------------------------------


def replay_contracts(
    app: Callwright,
    targets: Mapping[str, CompiledContract],
    files: Sequence[Path] = (),
    limit: int | None = None,
) -> ContractReplay:
    """Decide traffic under the contracts of ``targets``.

    Args:
        app: The application; its store holds the tapes.
        targets: The new contracts, by tool; see ``choose_targets``.
        files: Files of traffic; none takes the newest tapes of the store.
        limit: Maximum number of tapes (1,000), or of lines of each file.

    Raises:
        RecordedDataError: a file cannot be read.
        StoreError: the store cannot be read.
    """
    traffic = Traffic(app, targets)
    counts = {name: _ToolCounts(target) for name, target in targets.items()}
    calls: Iterable[TrafficCall] = (
        (call for path in files for call in traffic.read_file(path, limit))
        if files
        else traffic.read_store(limit or DEFAULT_TAPES)
    )
    others = tuple(one for one in app.tools if one.contract.name not in targets)
    for call in calls:
        counts[call.made_with.contract.name].add_call(call, others)
    return ContractReplay(
        tools=[one.build_report() for _, one in sorted(counts.items()) if one.calls],
        unseen_tools=sorted(name for name, one in counts.items() if not one.calls),
        skipped=dict(traffic.skipped),
    )


class _ToolCounts:
    """The calls of one tool."""

    def __init__(self, target: CompiledContract) -> None:
        self._target = target
        self.calls = self._recognised = 0
        self._made_with: Counter[str] = Counter()
        self._changes: Counter[CallChange] = Counter()
        self._refusals: Counter[str] = Counter()
        self._changed: list[ChangedCall] = []
        self._arguments: Counter[str] = Counter()
        self._members: Counter[tuple[str, str]] = Counter()
        self._codes: Counter[str] = Counter()

    def add_call(self, call: TrafficCall, others: tuple[CompiledContract, ...]) -> None:
        """Decide one call twice and count the difference."""
        before = _decide(call, call.made_with, others)
        after = _decide(call, self._target, others)
        change, recognised = _compare_decisions(before, after)
        self.calls += 1
        self._recognised += recognised
        self._made_with[call.made_with.contract.version] += 1
        self._changes[change] += 1
        if change == "refused":
            self._refusals[after.code or ""] += 1
        if change != "none" and len(self._changed) < MAX_NAMED_CHANGES:
            detail = _describe_change(change, before, after)
            self._changed.append(ChangedCall(call.id, change, before.code, after.code, detail))
        self._codes.update([call.code] if call.code else [])
        for name, value in (after.arguments or before.arguments or {}).items():
            self._arguments[name] += 1
            if isinstance(value, str | int | bool):
                self._members[name, _render_member(value)] += 1

    def build_report(self) -> ToolReplay:
        contract = self._target.contract
        choices = {
            name: schema_fields.list_enum_members(schema, contract.input_schema) or []
            for name, schema in schema_fields.collect_fields(contract.input_schema).items()
        }
        return ToolReplay(
            tool=contract.name,
            against=contract.version,
            calls=self.calls,
            made_with=dict(self._made_with),
            changes=dict(self._changes),
            refusals=dict(self._refusals),
            recognised=self._recognised,
            changed=self._changed,
            coverage=Coverage(
                arguments={name: self._arguments[name] for name in self._target.parameters},
                members={
                    name: {
                        _render_member(one): self._members[name, _render_member(one)]
                        for one in members
                        if one is not None
                    }
                    for name, members in choices.items()
                    if members
                },
                errors={one.code: self._codes[one.code] for one in contract.errors},
            ),
        )


def _render_member(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _decide(
    call: TrafficCall, tool: CompiledContract, others: tuple[CompiledContract, ...]
) -> DecisionSummary:
    """Decide a call under a contract: this tool, every permission, the recorded moment."""
    asked = Authorize("", "", "", "once", _ANYBODY, {}, None, None)
    steps: list[tuple[Effect[Any], Answer]] = [
        (FindTools((), _ANYBODY), Offered((tool, *others))),
        (Resolve("", None, _ANYBODY), Resolved(tool)),
        (asked, Allowed("replay")),
        (ReadClock(), call.moment),
        (CountRefusal("", "", "", "", RunLimits()), Counted(1, stop=False)),
    ]
    return rehearse_decision(
        replace(call.request, dry_run=True, version=None), Ticket(call.id, "0" * 32), steps
    )


_ANYBODY: Final = Principal()


def _compare_decisions(before: DecisionSummary, after: DecisionSummary) -> tuple[CallChange, bool]:
    """Return what changes, the gravest first, and whether another key is recognised."""
    if after.code is not None:
        return ("refused" if before.code is None else "none"), False
    if before.code is not None:
        return "accepted", False
    other_key = before.key != after.key
    recognised = other_key and any(one.key == before.key for one in after.also)
    if other_key and not recognised:
        return "keyed", False
    if before.arguments != after.arguments:
        return "arguments", recognised
    return ("repaired" if before.repairs != after.repairs else "none"), recognised


def _describe_change(change: CallChange, before: DecisionSummary, after: DecisionSummary) -> str:
    """Name the arguments or the repair steps that differ, or what a refusal names; never a value."""
    if change == "refused":
        return ", ".join(one.removeprefix("/") for one in after.refused)
    if change in ("arguments", "keyed"):
        one, other = before.arguments or {}, after.arguments or {}
        return ", ".join(sorted(name for name in {*one, *other} if one.get(name) != other.get(name)))
    if change == "repaired":
        return ", ".join(
            sorted({step.rule for step in before.repairs} ^ {step.rule for step in after.repairs})
        )
    return ""


describe_types(Recording, SampledContract, SampledCall)
