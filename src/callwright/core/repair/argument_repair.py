"""check → repair → check. Pure.

The findings of the schema select the steps; the proposal of a faithful step is applied, and the result is checked again by
the same schema. The proposal of a question step is only reported. A round that changes nothing ends the loop: then the call is
not executed and all problems are reported at once. Repair is idempotent: arguments it returns as valid have no finding left.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from callwright.core.repair.argument_place import (
    ArgumentPlace,
    ValuePath,
    find_forms_at,
    get_at_path,
    list_known_names,
    passes_through_sink,
    remove_at_path,
    replace_at_path,
)
from callwright.core.repair.correctors import propose_own_correction
from callwright.core.repair.field_problems import describe_problem
from callwright.core.repair.local_moment import LocalMoment
from callwright.core.repair.name_spelling import list_written_keys, propose_parameter_name
from callwright.core.repair.proposal import ABSENT, NOTHING, Proposal
from callwright.core.repair.step_selection import propose_change
from callwright.domain.contract import CompiledContract, Finding, path_to_pointer
from callwright.domain.repair_steps import STEPS
from callwright.domain.result import FieldProblem, Repair

MAX_REPAIR_ROUNDS = 8
"""Maximum rounds of check and repair: a name, then its JSON text, then a number in it; and 32 findings of a long list each."""

MAX_UNKNOWN_NAMES = 64
"""Maximum number of unknown names among which a missing one is searched; more of them are no misspellings."""

FAITHFUL_STEPS = frozenset(name for name, step in STEPS.items() if step.faithful)
"""The steps that are applied automatically."""


class RepairedArguments(Struct, frozen=True):
    """Arguments after repair.

    Attributes:
        arguments: The corrected arguments. Not valid while ``problems`` is not empty.
        repairs: The changes made, in order.
        problems: The remaining violations of the contract.
        missing: A required field is absent, with or without other problems: only the user can supply it.
        wants_moment: A clock and a time zone would help.
        proposed: Changes proposed by question steps; none of them was made.
    """

    arguments: dict[str, Any]
    repairs: list[Repair]
    problems: list[FieldProblem]
    missing: bool = False
    wants_moment: bool = False
    proposed: list[Repair] = []


def repair_arguments(
    tool: CompiledContract,
    arguments: dict[str, Any],
    moment: LocalMoment | None = None,
    *,
    allowed: frozenset[str] = FAITHFUL_STEPS,
) -> RepairedArguments:
    """Check the arguments and repair what can be repaired faithfully.

    Args:
        tool: The contract they must meet.
        arguments: As they were read; they are not modified.
        moment: When the call was made and in which zone; without it no relative date is resolved.
        allowed: Names of the steps that are applied; others only propose.
    """
    keys = list_written_keys(tool, arguments)
    if not keys and tool.check_input.is_valid(arguments):
        return RepairedArguments(arguments, [], [])
    repairer = _ArgumentRepairer(tool, arguments, moment, allowed)
    repairer.drop_keys(keys)
    return repairer.run()


class _ArgumentRepairer:
    """The state of one repair."""

    def __init__(
        self,
        tool: CompiledContract,
        arguments: dict[str, Any],
        moment: LocalMoment | None,
        allowed: frozenset[str],
    ) -> None:
        self._tool = tool
        self._arguments = arguments
        self._moment = moment
        self._allowed = allowed
        self._repairs: list[Repair] = []
        self._taken: set[tuple[ValuePath, str]] = set()
        self._left_out: set[ValuePath] = set()

    def drop_keys(self, names: Iterable[str]) -> None:
        """Drop what the model wrote for the tool's key argument."""
        for name in names:
            written = self._arguments[name]
            self._arguments = remove_at_path(self._arguments, (name,))
            self._add_repair(Proposal(ABSENT, "key_argument"), (name,), written, "")

    def run(self) -> RepairedArguments:
        """Repeat until nothing changes, then report the remaining problems."""
        for _ in range(MAX_REPAIR_ROUNDS):
            before = len(self._repairs)
            unresolved = [(finding, *self._handle_finding(finding)) for finding in self._list_findings()]
            if len(self._repairs) == before:
                return self._build_outcome(unresolved)
        return self._build_outcome(
            [(finding, *self._propose_for_finding(finding)) for finding in self._list_findings()]
        )

    def _list_findings(self) -> list[Finding]:
        """Return the findings in the order of the arguments; absent fields come last."""
        place = {name: number for number, name in enumerate(self._arguments)}
        findings = self._tool.check_input.findings(self._arguments)
        return sorted(findings, key=lambda one: place.get(str(one.at[0]), len(place)) if one.at else -1)

    def _handle_finding(self, finding: Finding) -> tuple[ValuePath, Proposal | None]:
        """Handle a finding; return the proposal and its path, unless it is a change of a name."""
        if finding.keyword in {"additionalProperties", "unevaluatedProperties"}:
            for name in finding.unexpected:
                if not self._drop_empty_name(finding.at, name):
                    self._rename_field(finding.at, name)
            return finding.at, None
        if finding.keyword == "required":
            self._rename_misspelt_neighbour(finding.at)
            return finding.at, None
        return self._replace_value(finding)

    # --- values -------------------------------------------------------------------------------------------------

    def _replace_value(self, finding: Finding) -> tuple[ValuePath, Proposal | None]:
        if finding.at in self._left_out:
            return finding.at, None
        at, proposal = self._propose_for_finding(finding)
        if proposal is None or proposal.value is NOTHING or not self._may_apply(proposal):
            return at, proposal
        if (at, proposal.step) not in self._taken:
            self._taken.add((at, proposal.step))
            before = get_at_path(self._arguments, at)
            if proposal.value is ABSENT:
                self._left_out.add(at)
                self._arguments = remove_at_path(self._arguments, at)
                self._add_repair(proposal, at, before, "")
                return at, proposal
            self._arguments = replace_at_path(self._arguments, at, proposal.value)
            self._add_repair(proposal, at, before, proposal.value)
        return at, proposal

    def _may_apply(self, proposal: Proposal) -> bool:
        return proposal.declared or proposal.step in self._allowed

    def _propose_for_finding(self, finding: Finding) -> tuple[ValuePath, Proposal | None]:
        """Return the proposal and its path: a function of the tool gets the argument as a whole."""
        at = finding.at
        if not at or finding.keyword == "required":
            return at, None
        whole = at[:1]
        if (whole, "own_corrector") not in self._taken:
            own = propose_own_correction(self._tool, str(at[0]), get_at_path(self._arguments, whole))
            if own is not None:
                return whole, own
        return at, propose_change(ArgumentPlace(self._tool, self._arguments, finding, self._moment))

    # --- names --------------------------------------------------------------------------------------------------

    def _drop_empty_name(self, at: ValuePath, name: str) -> bool:
        """Drop a field with an empty name and no content."""
        value = get_at_path(self._arguments, at)
        if name.strip() or not isinstance(value, dict) or value.get(name, "") not in (None, "", {}, []):
            return False
        if name in value:
            self._arguments = remove_at_path(self._arguments, (*at, name))
            self._add_repair(Proposal(ABSENT, "empty_name"), (*at, name), value[name], "")
        return True

    def _rename_field(self, at: ValuePath, name: str) -> None:
        """Correct an unknown name to one of the object's absent fields."""
        written = get_at_path(self._arguments, at)
        if not isinstance(written, dict) or name not in written or self._is_in_sink(at):
            return
        free = [one for one in list_known_names(self._tool.contract.input_schema, at) if one not in written]
        proposal = propose_parameter_name(name, free, [one for one in free if self._is_in_sink((*at, one))])
        if proposal is None or not self._may_apply(proposal):
            return
        renamed = {proposal.value if key == name else key: value for key, value in written.items()}
        self._arguments = replace_at_path(self._arguments, at, renamed)
        self._add_repair(proposal, (*at, proposal.value), name, proposal.value)

    def _rename_misspelt_neighbour(self, missing: ValuePath) -> None:
        """Find the misspelt form of a missing name among unknown names that the schema accepts."""
        at, wanted = missing[:-1], str(missing[-1])
        document = self._tool.contract.input_schema
        value = get_at_path(self._arguments, at)
        if any(form.get("patternProperties") for form in find_forms_at(document, at)):
            return
        names = list_known_names(document, at)
        strangers = [name for name in value if name not in names]
        if len(strangers) > MAX_UNKNOWN_NAMES:
            return
        candidates = [name for name in strangers if propose_parameter_name(name, [wanted], ()) is not None]
        if len(candidates) == 1:
            self._rename_field(at, candidates[0])

    def _is_in_sink(self, at: ValuePath) -> bool:
        contract = self._tool.contract
        return bool(at) and (at[0] in contract.sinks or passes_through_sink(contract, at))

    # --- the end ------------------------------------------------------------------------------------------------

    def _add_repair(self, proposal: Proposal, at: ValuePath, before: Any, after: Any) -> None:
        self._repairs.append(self._make_repair(proposal, at, before, after, declared=proposal.declared))

    def _build_outcome(self, left: Sequence[tuple[Finding, ValuePath, Proposal | None]]) -> RepairedArguments:
        problems: list[FieldProblem] = []
        proposed: list[Repair] = []
        wants_moment = False
        for finding, at, proposal in left:
            problems.append(describe_problem(finding, self._tool, self._arguments, proposal))
            if proposal is None:
                continue
            wants_moment = wants_moment or (proposal.wants_moment and self._moment is None)
            if proposal.value is not NOTHING:
                before = get_at_path(self._arguments, at)
                proposed.append(self._make_repair(proposal, at, before, proposal.value, declared=False))
        missing = any(finding.keyword == "required" for finding, _, _ in left)
        return RepairedArguments(self._arguments, self._repairs, problems, missing, wants_moment, proposed)

    def _make_repair(
        self, proposal: Proposal, at: ValuePath, before: Any, after: Any, *, declared: bool
    ) -> Repair:
        step = STEPS[proposal.step]
        confidence = max(step.confidence, _DECLARED_CONFIDENCE) if declared else step.confidence
        if step.stage == "value" and at[0] in self._tool.secrets:
            before = after = HIDDEN_VALUE
        return Repair(path_to_pointer(at), before, after, step.name, step.faithful or declared, confidence)


HIDDEN_VALUE = "***"
"""Replaces the value of a secret field in the record of a repair, before and after."""

_DECLARED_CONFIDENCE = 0.95
"""Confidence of a call that needed a step declared by its contract."""
