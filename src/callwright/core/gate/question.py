"""One question to the user for everything that keeps a call from being made, and what was already right in it. Pure.

What is asked has a kind: ``missing`` a required value · ``invalid`` one that the tool does not accept · ``unsaid`` one that
is neither in the conversation nor in an earlier result · ``proposed`` one that we would change, if the user agrees ·
``secret`` one that is never kept and has to be given again · ``call`` the call as a whole.

The *draft* holds the values that need no question. It never holds a rejected value or a secret one; what only waits for a
yes stands beside it, as ``proposed``.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from callwright.core.about import about
from callwright.core.gate.signals import Doubted
from callwright.core.gate.verdict import WHOLE, Weighed
from callwright.domain.contract import CompiledContract, pointer, pointer_steps
from callwright.domain.result import FieldProblem, Repair

Kind = Literal["missing", "invalid", "unsaid", "proposed", "secret", "call"]

LARGEST_DRAFT = 64 * 1024
"""Bytes of a draft; of a larger call nothing is kept, and the answer is a new call."""

LARGEST_PROPOSAL = 4 * 1024
"""Bytes of one proposed value; a larger one is not shown, and has to be given again."""

_UNSAID = frozenset({"invented", "added"})
_NO_VALUE = frozenset({"placeholder", "empty"})
_DROPPED = object()


class Asked(Struct, frozen=True, omit_defaults=True):
    """One thing to ask: where, of which kind, and the value that a plain yes would put there."""

    path: str
    kind: Kind
    proposed: Any = UNSET


class Question(Struct, frozen=True):
    """Everything to ask about one call, and its draft: None where it is too large to be kept.

    ``problems`` are the findings behind it; ``rival`` is a tool that may be meant instead.
    """

    asked: tuple[Asked, ...]
    draft: dict[str, Any] | None
    problems: tuple[FieldProblem, ...] = ()
    rival: str | None = None

    def details(self) -> dict[str, Any]:
        """What ``error.details`` holds: ``{"draft": {"name", "arguments"}, "asked": [{"path", "kind", "proposed"?}]}``."""
        asked = msgspec.to_builtins(list(self.asked))
        return {"asked": asked} if self.draft is None else {"draft": self.draft, "asked": asked}


def of_problems(
    tool: CompiledContract,
    arguments: Mapping[str, Any],
    problems: Sequence[FieldProblem],
    proposed: Sequence[Repair] = (),
) -> Question:
    """The question about arguments that break the contract; ``proposed`` are changes that were not made."""
    changes = {one.path: _shown(tool, one.path, one.after) for one in proposed}
    asked: dict[str, Asked] = {}
    for problem in problems:
        path = _askable(arguments, problem.path)
        if path == WHOLE or path in asked:
            continue
        kind: Kind = "invalid" if _get(arguments, path) is not _DROPPED else "missing"
        asked[path] = Asked(path, kind, changes.get(path, UNSET))
    return _question(tool, arguments, asked, tuple(problems))


def of_doubts(tool: CompiledContract, arguments: Mapping[str, Any], weighed: Weighed) -> Question:
    """The question about a valid call that is not clear enough."""
    asked: dict[str, Asked] = {}
    for one in weighed.unmade:
        path = _askable(arguments, one.path)
        kind: Kind = "call" if path == WHOLE else "proposed"
        asked[path] = Asked(path, kind, _shown(tool, path, _get(arguments, path)))
    for doubt in weighed.doubts:
        for path in doubt.paths if doubt.name in _NO_VALUE else ():
            asked[path] = Asked(path, "missing")
    for doubt in weighed.doubts:
        for path in doubt.paths if doubt.name in _UNSAID else ():
            asked.setdefault(path, Asked(path, "unsaid", _shown(tool, path, _get(arguments, path))))
    if not asked or any(_is_of_the_whole(doubt) for doubt in weighed.doubts):
        asked[WHOLE] = Asked(WHOLE, "call")
    problems = tuple(FieldProblem(one.path, _SAY[one.kind]) for one in asked.values() if one.path != WHOLE)
    return _question(tool, arguments, asked, problems, weighed.rival if _behind(weighed) else None)


_SAY: dict[Kind, str] = {
    "missing": "holds no value",
    "unsaid": "is neither in the conversation nor in an earlier result",
    "proposed": "was corrected; please confirm",
}
_STRONG = 0.5


def _is_of_the_whole(doubt: Doubted) -> bool:
    return doubt.name not in _UNSAID | _NO_VALUE and doubt.strength >= _STRONG


def _behind(weighed: Weighed) -> bool:
    return any(doubt.name == "rival" for doubt in weighed.doubts)


def _question(
    tool: CompiledContract,
    arguments: Mapping[str, Any],
    asked: dict[str, Asked],
    problems: tuple[FieldProblem, ...],
    rival: str | None = None,
) -> Question:
    known = about(tool)
    kept = {
        name: value
        for name, value in arguments.items()
        if name not in tool.secrets and (name in known.parameters or not known.closed)
    }
    draft: Any = kept
    for path in asked:
        draft = _without(draft, pointer_steps(path)) if path != WHOLE else draft
    secrets = [
        Asked(pointer((name,)), "secret")
        for name in arguments
        if name in tool.secrets and pointer((name,)) not in asked
    ]
    whole = {"name": tool.contract.name, "arguments": draft}
    small = len(msgspec.json.encode(whole)) <= LARGEST_DRAFT
    return Question((*asked.values(), *secrets), whole if small else None, problems, rival)


def _shown(tool: CompiledContract, path: str, value: Any) -> Any | UnsetType:
    if path == WHOLE or value is _DROPPED or _is_secret(tool, path):
        return UNSET
    return value if len(msgspec.json.encode(value)) <= LARGEST_PROPOSAL else UNSET


def _is_secret(tool: CompiledContract, path: str) -> bool:
    steps = pointer_steps(path)
    return bool(steps) and steps[0] in tool.secrets


def _askable(arguments: Mapping[str, Any], path: str) -> str:
    """The place to ask about: an item of a list is asked about with its whole list, so that no other item moves."""
    steps = pointer_steps(path)
    value: Any = arguments
    for at, step in enumerate(steps):
        if isinstance(value, list):
            return pointer(steps[:at])
        value = value.get(step) if isinstance(value, Mapping) else None
    return path


def _get(value: Any, path: str) -> Any:
    for step in pointer_steps(path):
        if not isinstance(value, Mapping) or step not in value:
            return _DROPPED
        value = value[step]
    return value


def _without(value: Any, steps: Sequence[str]) -> Any:
    """A copy without what stands at the path; as it is where the path leads nowhere."""
    if not isinstance(value, Mapping) or steps[0] not in value:
        return value
    if len(steps) == 1:
        return {name: one for name, one in value.items() if name != steps[0]}
    return {**value, steps[0]: _without(value[steps[0]], steps[1:])}
