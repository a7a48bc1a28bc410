"""check → repair → check. Pure.

The findings of the schema drive the steps; what a step proposes is applied, and the result is checked again by the same
schema. A round that leaves findings without a proposal ends it: then nothing is executed and all problems are told at
once. Repair is idempotent: what it returns as valid has no finding left to repair.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from callwright.core.repair.names import nearest, rename
from callwright.core.repair.steps import STEPS, propose
from callwright.domain.contract import CompiledContract, Finding, pointer
from callwright.domain.result import FieldProblem, Repair

MAX_ROUNDS = 4
"""Rounds of check and repair: a name, then its JSON text, then a number in it, then one more."""

Path = tuple[str | int, ...]


class Mended(Struct, frozen=True):
    """Arguments after repair. Not valid while ``problems`` is not empty; then ``missing`` says that only fields lack."""

    arguments: dict[str, Any]
    repairs: list[Repair]
    problems: list[FieldProblem]
    missing: bool = False


def mend(tool: CompiledContract, arguments: dict[str, Any]) -> Mended:
    """Check the arguments and repair what can be repaired faithfully."""
    if tool.check_input.is_valid(arguments):
        return Mended(arguments, [], [])
    repairs: list[Repair] = []
    for _ in range(MAX_ROUNDS):
        findings = tool.check_input.findings(arguments)
        arguments, made = _round(tool, arguments, findings)
        repairs += made
        if not made or tool.check_input.is_valid(arguments):
            break
    findings = tool.check_input.findings(arguments)
    problems = [_problem(finding, tool, arguments) for finding in findings]
    return Mended(arguments, repairs, problems, all(finding.keyword == "required" for finding in findings))


def _round(
    tool: CompiledContract, arguments: dict[str, Any], findings: Sequence[Finding]
) -> tuple[dict[str, Any], list[Repair]]:
    made: list[Repair] = []
    for finding in findings:
        step = _rename if finding.keyword == "additionalProperties" else _replace
        arguments, repair = step(tool, arguments, finding)
        made += repair
    return arguments, made


def _replace(
    tool: CompiledContract, arguments: dict[str, Any], finding: Finding
) -> tuple[dict[str, Any], list[Repair]]:
    if finding.keyword not in STEPS or not finding.at or finding.at[0] in tool.contract.sinks:
        return arguments, []
    before = _get(arguments, finding.at)
    proposal = propose(finding, before, tool.contract)
    if proposal is None:
        return arguments, []
    repair = Repair(pointer(finding.at), before, proposal.value, proposal.rule, True, proposal.confidence)
    return _put(arguments, finding.at, proposal.value), [repair]


def _rename(
    tool: CompiledContract, arguments: dict[str, Any], finding: Finding
) -> tuple[dict[str, Any], list[Repair]]:
    if finding.at:
        return arguments, []
    made: list[Repair] = []
    for name in finding.unexpected:
        free = [one for one in tool.parameters if one not in arguments]
        proposal = rename(name, free, tool.contract.sinks)
        if proposal is None or name not in arguments:
            continue
        arguments = {proposal.value if key == name else key: value for key, value in arguments.items()}
        path = pointer((proposal.value,))
        made.append(Repair(path, name, proposal.value, proposal.rule, True, proposal.confidence))
    return arguments, made


def _problem(finding: Finding, tool: CompiledContract, arguments: dict[str, Any]) -> FieldProblem:
    problem = finding.problem()
    if finding.keyword == "enum":
        accepted = list(finding.expected)[:32]
        texts = [one for one in accepted if isinstance(one, str)]
        value = _get(arguments, finding.at)
        closest = nearest(value, texts) if isinstance(value, str) and len(value) < 100 else None
        return FieldProblem(problem.path, problem.problem, accepted, closest)
    if finding.keyword == "additionalProperties" and not finding.at:
        free = [one for one in tool.parameters if one not in arguments]
        closest = nearest(finding.unexpected[0], free) if finding.unexpected else None
        return FieldProblem(problem.path, problem.problem, list(tool.parameters), closest)
    return problem


def _get(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def _put(value: Any, path: Path, new: Any) -> Any:
    """A copy with ``new`` at ``path``; what the model wrote stays as it was."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = _put(value[path[0]], path[1:], new)
    return copy
