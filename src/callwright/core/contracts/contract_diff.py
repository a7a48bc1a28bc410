"""Compare two versions of a contract: changes that break callers, changes of keys, and other changes of behaviour. Pure.

A change breaks callers if the later version refuses arguments that the earlier one accepts, or can return results that the
earlier one ruled out. A change that cannot be proved compatible counts as breaking.
"""

from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec import Struct

from callwright.core.contracts import contract_revisions
from callwright.core.contracts.contract_versions import parse_version
from callwright.core.json_schema import schema_fields
from callwright.core.json_schema.schema_coverage import find_gaps
from callwright.core.records import idempotency
from callwright.domain.contract import Contract

ChangeKind = Literal["breaks_callers", "changes_keys", "changes_behaviour", "compatible"]
KeyVerdict = Literal["same", "mapped", "unmapped"]
VersionStep = Literal["major", "minor", "patch", "none"]


class ContractChange(Struct, frozen=True):
    """One difference. ``what`` is a stable word, ``path`` a JSON Pointer below the named field, ``detail`` what it is about."""

    kind: ChangeKind
    what: str
    field: str
    path: str = ""
    detail: str = ""


class ContractDiff(Struct, frozen=True):
    """The differences of two versions, the gravest first.

    Attributes:
        breaks_callers: A caller of the earlier version may be refused, or get what it cannot expect.
        keys: Whether calls of both versions have the same keys: by themselves, by ``key_changes``, or not.
        step: The smallest version step that tells callers the truth.
    """

    tool: str
    earlier: str
    later: str
    changes: tuple[ContractChange, ...]
    breaks_callers: bool
    keys: KeyVerdict
    step: VersionStep

    @property
    def understated(self) -> bool:
        """Whether callers break although the major version stayed the same."""
        return self.breaks_callers and parse_version(self.earlier)[0] == parse_version(self.later)[0]


_RANKS: Final[dict[ChangeKind, int]] = {
    "breaks_callers": 0,
    "changes_keys": 1,
    "changes_behaviour": 2,
    "compatible": 3,
}
_OWN_FIELDS: Final = frozenset({
    "name", "input_schema", "output_schema", "errors", "key_fields", "key_changes", "units", "synonyms", "correctors",
})  # fmt: skip
"""Fields with their own comparison."""


def compare_contracts(earlier: Contract, later: Contract) -> ContractDiff:
    """Compare two versions of one tool."""
    changes = sorted(_iterate_changes(earlier, later), key=lambda one: _RANKS[one.kind])
    kinds = {one.kind for one in changes}
    keys: KeyVerdict = "same"
    if any(one.kind == "changes_keys" for one in changes):
        keys = "unmapped" if any(one.what == "key_unmapped" for one in changes) else "mapped"
    breaks = "breaks_callers" in kinds or keys == "unmapped"
    reworded = earlier.description != later.description or earlier.input_schema != later.input_schema
    step: VersionStep = "major" if breaks else "minor" if kinds else "patch" if reworded else "none"
    return ContractDiff(earlier.name, earlier.version, later.version, tuple(changes), breaks, keys, step)


def _iterate_changes(earlier: Contract, later: Contract) -> Iterator[ContractChange]:
    filled = (
        () if later.key_argument is None else (f"/{later.key_argument.name}",)
    )  # callers may still write it
    yield from (
        one
        for one in _compare_inputs(earlier.input_schema, later.input_schema)
        if not (one.what == "argument_removed" and one.path in filled)
    )
    yield from _compare_outputs(earlier.output_schema, later.output_schema)
    yield from _compare_keys(earlier, later)
    yield from _compare_errors(earlier, later)
    for name in ("units", "synonyms", "correctors"):
        if getattr(earlier, name) != getattr(later, name):
            yield ContractChange("changes_behaviour", "corrections", name)
    changed = [
        one for one in contract_revisions.find_changed_fields(later, earlier) if one not in _OWN_FIELDS
    ]
    for name in changed:
        detail = f"{_render(getattr(earlier, name))} → {_render(getattr(later, name))}"
        yield ContractChange("changes_behaviour", "field_changed", name, detail=detail)


def _render(value: Any) -> str:
    return str(value) if isinstance(value, str | int | float | bool) else "…"


def _compare_inputs(earlier: dict[str, Any], later: dict[str, Any]) -> Iterator[ContractChange]:
    lost = find_gaps(earlier, later)
    demanded = {gap.path for gap in lost if gap.required}
    removed = {gap.path for gap in lost if gap.keyword == "additionalProperties"}
    for gap in lost:
        if gap.required:
            yield ContractChange("breaks_callers", "argument_required", "input_schema", gap.path)
        elif gap.keyword == "additionalProperties":
            yield ContractChange("breaks_callers", "argument_removed", "input_schema", gap.path)
        else:
            yield ContractChange("breaks_callers", "accepts_less", "input_schema", gap.path, gap.keyword)
    for gap in find_gaps(later, earlier):
        if gap.path in (removed if gap.required else demanded):  # said above
            continue
        if gap.required:
            yield ContractChange("compatible", "argument_optional", "input_schema", gap.path)
        elif gap.keyword == "additionalProperties":
            yield ContractChange("compatible", "argument_added", "input_schema", gap.path)
        else:
            yield ContractChange("compatible", "accepts_more", "input_schema", gap.path, gap.keyword)


def _compare_outputs(
    earlier: dict[str, Any] | None, later: dict[str, Any] | None
) -> Iterator[ContractChange]:
    if later is None:
        if earlier is not None:
            yield ContractChange("breaks_callers", "promises_nothing", "output_schema")
        return
    if earlier is None:
        yield ContractChange("compatible", "promises_more", "output_schema")
        return
    for gap in find_gaps(later, earlier, closed_matters=False):
        what = "result_field_gone" if gap.required else "returns_more"
        detail = "" if gap.required else gap.keyword
        yield ContractChange("breaks_callers", what, "output_schema", gap.path, detail)


def _compare_keys(earlier: Contract, later: Contract) -> Iterator[ContractChange]:
    unmapped = idempotency.find_key_problem(later, earlier) or ", ".join(find_lost_key_names(earlier, later))
    if unmapped:
        yield ContractChange("changes_keys", "key_unmapped", "key_fields", detail=unmapped)
    elif idempotency.find_other_key_rules(later, [earlier]):
        yield ContractChange("changes_keys", "key_mapped", "key_changes")


def find_lost_key_names(earlier: Contract, later: Contract) -> tuple[str, ...]:
    """Return the arguments of the earlier version's keys that the later one neither has nor maps, sorted.

    An argument that was renamed without a ``KeyChange`` makes one intent two keys.
    """
    if later.effect == "read" or "allow" in (earlier.repeat, later.repeat):
        return ()
    mine = {
        idempotency.get_key_rule(later).name(one) for one in schema_fields.collect_fields(later.input_schema)
    }
    rule = idempotency.get_key_rule(earlier)
    theirs = earlier.key_fields or tuple(schema_fields.collect_fields(earlier.input_schema))
    stated = {name for name, change in later.key_changes.items() if change.separate}
    return tuple(sorted({rule.name(one) for one in theirs} - mine - stated))


def _compare_errors(earlier: Contract, later: Contract) -> Iterator[ContractChange]:
    before, after = {one.code: one for one in earlier.errors}, {one.code: one for one in later.errors}
    for code in sorted(after.keys() - before.keys()):
        yield ContractChange("changes_behaviour", "error_added", "errors", detail=code)
    for code in sorted(before.keys() - after.keys()):
        yield ContractChange("changes_behaviour", "error_removed", "errors", detail=code)
    for code in sorted(before.keys() & after.keys()):
        terms = [(one.retryable, one.next_action, one.effect) for one in (before[code], after[code])]
        if terms[0] != terms[1]:
            yield ContractChange("changes_behaviour", "error_changed", "errors", detail=code)
