"""One question to the user about everything that prevents a call, and the arguments that were already right. Pure.

Each item has a kind: ``missing`` a required value · ``invalid`` one that the tool does not accept · ``unsaid`` one that
is neither in the conversation nor in an earlier result · ``unproven`` one that only the text of a result names · ``proposed`` a change that needs the user's consent ·
``secret`` one that is never stored and must be entered again · ``call`` the call as a whole.

The *draft* holds the values that need no question. It never holds a rejected value or a secret one; a value that only needs
consent is in ``proposed``.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from callwright.core.gate.doubt_signals import CallDoubt
from callwright.core.gate.gate_verdict import WHOLE_CALL, GateVerdict
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.domain.contract import CompiledContract, path_to_pointer, pointer_to_path
from callwright.domain.doubt_rules import DoubtName
from callwright.domain.result import FieldProblem, Repair

QuestionKind = Literal["missing", "invalid", "unsaid", "unproven", "proposed", "secret", "call"]

MAX_DRAFT_BYTES = 64 * 1024
"""Maximum bytes of a draft; of a larger call nothing is stored, and the answer is a new call."""

MAX_PROPOSAL_BYTES = 4 * 1024
"""Maximum bytes of one proposed value; a larger one is not shown, and must be entered again."""

_UNSAID_DOUBTS: frozenset[DoubtName] = frozenset({"invented", "added", "superseded", "swapped"})
_UNPROVEN_DOUBTS: frozenset[DoubtName] = frozenset({"unproven_sink"})
_NO_VALUE_DOUBTS: frozenset[DoubtName] = frozenset({"placeholder", "empty"})
_ABSENT = object()


class QuestionItem(Struct, frozen=True, omit_defaults=True):
    """One item of the question: the path, its kind, and the value that consent would set."""

    path: str
    kind: QuestionKind
    proposed: Any = UNSET


class GateQuestion(Struct, frozen=True):
    """All items to ask about one call, and its draft: None where it is too large to be stored.

    ``problems`` are the findings behind it; ``confidence`` (0..1) and ``doubts`` (their names) those of a call that was weighed.
    """

    asked: tuple[QuestionItem, ...]
    draft: dict[str, Any] | None
    problems: tuple[FieldProblem, ...] = ()
    confidence: float | None = None
    doubts: tuple[DoubtName, ...] = ()

    def to_details(self) -> dict[str, Any]:
        """Return ``error.details``: ``{"draft": {"name", "arguments"}, "asked": [{"path", "kind", "proposed"?}], "confidence"?, "doubts"?}``."""
        details: dict[str, Any] = {} if self.draft is None else {"draft": self.draft}
        details["asked"] = msgspec.to_builtins(list(self.asked))
        if self.confidence is not None:
            details |= {"confidence": round(self.confidence, 4), "doubts": list(self.doubts)}
        return details


def build_problem_question(
    tool: CompiledContract,
    arguments: Mapping[str, Any],
    problems: Sequence[FieldProblem],
    proposed: Sequence[Repair] = (),
) -> GateQuestion:
    """Build the question about arguments that break the contract; ``proposed`` are changes that were not made."""
    changes = {one.path: _redact_proposal(tool, one.path, one.after) for one in proposed}
    items: dict[str, QuestionItem] = {}
    for problem in problems:
        path = _find_askable_path(arguments, problem.path)
        if path == WHOLE_CALL or path in items:
            continue
        kind: QuestionKind = "invalid" if _get_at_path(arguments, path) is not _ABSENT else "missing"
        items[path] = QuestionItem(path, kind, changes.get(path, UNSET))
    return _build_question(tool, arguments, items, tuple(problems))


def build_doubt_question(
    tool: CompiledContract, arguments: Mapping[str, Any], weighed: GateVerdict
) -> GateQuestion:
    """Build the question about a valid call that is not clear enough."""
    items: dict[str, QuestionItem] = {}
    for one in weighed.unmade:
        path = _find_askable_path(arguments, one.path)
        kind: QuestionKind = "call" if path == WHOLE_CALL else "proposed"
        items[path] = QuestionItem(path, kind, _redact_proposal(tool, path, _get_at_path(arguments, path)))
    for doubt in weighed.doubts:
        for path in doubt.paths if doubt.name in _NO_VALUE_DOUBTS else ():
            items[path] = QuestionItem(path, "missing")
    for names, kind in _VALUE_DOUBTS:
        for leaf in (path for doubt in weighed.doubts if doubt.name in names for path in doubt.paths):
            path = _find_askable_path(arguments, leaf)
            value = _redact_proposal(tool, path, _get_at_path(arguments, path))
            items.setdefault(path, QuestionItem(path, kind, value))
    if not items or any(_concerns_whole_call(doubt) for doubt in weighed.doubts):
        items[WHOLE_CALL] = QuestionItem(WHOLE_CALL, "call")
    problems = tuple(
        FieldProblem(one.path, _PROBLEM_TEXTS[one.kind]) for one in items.values() if one.path != WHOLE_CALL
    )
    return replace(
        _build_question(tool, arguments, items, problems),
        confidence=weighed.confidence,
        doubts=tuple(dict.fromkeys(one.name for one in weighed.doubts)),
    )


_VALUE_DOUBTS: tuple[tuple[frozenset[DoubtName], QuestionKind], ...] = (
    (_UNSAID_DOUBTS, "unsaid"),
    (_UNPROVEN_DOUBTS, "unproven"),
)
"""Doubts about values, and the kind of item that asks about them."""

_PROBLEM_TEXTS: dict[QuestionKind, str] = {
    "missing": "holds no value",
    "unsaid": "is neither in the conversation nor in an earlier result",
    "unproven": "is named only within the text of a result",
    "proposed": "was corrected; please confirm",
}
_STRONG_DOUBT = 0.5


def _concerns_whole_call(doubt: CallDoubt) -> bool:
    return (
        doubt.name not in _UNSAID_DOUBTS | _UNPROVEN_DOUBTS | _NO_VALUE_DOUBTS
        and doubt.strength >= _STRONG_DOUBT
    )


def _build_question(
    tool: CompiledContract,
    arguments: Mapping[str, Any],
    items: dict[str, QuestionItem],
    problems: tuple[FieldProblem, ...],
) -> GateQuestion:
    keywords = get_tool_keywords(tool)
    kept = {
        name: value
        for name, value in arguments.items()
        if name not in tool.secrets and (name in keywords.parameters or not keywords.closed)
    }
    draft: Any = kept
    for path in items:
        draft = _remove_at_path(draft, pointer_to_path(path)) if path != WHOLE_CALL else draft
    secrets = [
        QuestionItem(path_to_pointer((name,)), "secret")
        for name in arguments
        if name in tool.secrets and path_to_pointer((name,)) not in items
    ]
    whole = {"name": tool.contract.name, "arguments": draft}
    small = len(msgspec.json.encode(whole)) <= MAX_DRAFT_BYTES
    return GateQuestion((*items.values(), *secrets), whole if small else None, problems)


def _redact_proposal(tool: CompiledContract, path: str, value: Any) -> Any | UnsetType:
    if path == WHOLE_CALL or value is _ABSENT or _is_secret_path(tool, path):
        return UNSET
    return value if len(msgspec.json.encode(value)) <= MAX_PROPOSAL_BYTES else UNSET


def _is_secret_path(tool: CompiledContract, path: str) -> bool:
    steps = pointer_to_path(path)
    return bool(steps) and steps[0] in tool.secrets


def _find_askable_path(arguments: Mapping[str, Any], path: str) -> str:
    """Return the path to ask about: an item of a list is asked about with its whole list, so that other items keep their index."""
    steps = pointer_to_path(path)
    value: Any = arguments
    for at, step in enumerate(steps):
        if isinstance(value, list):
            return path_to_pointer(steps[:at])
        value = value.get(step) if isinstance(value, Mapping) else None
    return path


def _get_at_path(value: Any, path: str) -> Any:
    for step in pointer_to_path(path):
        if not isinstance(value, Mapping) or step not in value:
            return _ABSENT
        value = value[step]
    return value


def _remove_at_path(value: Any, steps: Sequence[str]) -> Any:
    """Return a copy without the value at the path; unchanged where the path does not exist."""
    if not isinstance(value, Mapping) or steps[0] not in value:
        return value
    if len(steps) == 1:
        return {name: one for name, one in value.items() if name != steps[0]}
    return {**value, steps[0]: _remove_at_path(value[steps[0]], steps[1:])}
