"""The registered tools: names, parallel versions, the current version of each name, and traffic shares between versions.

May not know: what a tool does, who may call it (that is the policy; only who may *see* it is decided here). Changes build new
tables and swap them in, so that a call never waits and never sees half a change.
"""

import logging
import threading
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.contracts import contract_revisions
from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.contracts.contract_versions import is_same_version, parse_version
from callwright.core.contracts.fallback_rules import find_fallback_mismatches
from callwright.core.contracts.key_argument import separate_key_argument
from callwright.core.contracts.release_rules import ReleasePlan, plan_release
from callwright.core.records.idempotency import find_key_problem, find_other_key_rules, has_other_corrections
from callwright.core.repair.name_spelling import find_namespace
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import AbsentServer
from callwright.domain.reason import Reason, ReasonError
from callwright.domain.reconcile_checks import Check
from callwright.domain.refusal import Refusal, make_refusal
from callwright.domain.releases import Release
from callwright.ports import Tool
from callwright.tools import catalogue_reasons

if TYPE_CHECKING:
    from callwright.core.selection.tool_ranking import ToolIndex

_log = logging.getLogger("callwright.tools")

CatalogueItem = tuple[CompiledContract, Tool]
VisibilityCheck = Callable[[CompiledContract, Principal], bool]
"""Whether this principal may see this tool. Called for every call: must be fast and without side effects."""

StoredContracts = Callable[[str], Iterable[Contract]]
"""Contracts of this name that are known from earlier registrations, of any version."""

MAX_TYPOS = 2
TYPO_MARGIN = 1
"""A misspelt name is resolved if it is at most two typing errors away and every other name at least one further."""


class CatalogueError(ReasonError):
    """A tool cannot be registered, or a version not selected. The message names the tool and the cure."""


class _ToolVersions(Struct, frozen=True):
    """All versions of one name. ``past`` are earlier current versions, the latest last.

    With a ``plan`` a release decides who gets which version; ``shares`` and ``past`` are empty then.
    """

    name: str
    exact: dict[str, CatalogueItem]
    by_major: dict[str, CatalogueItem]
    current: str
    past: tuple[str, ...] = ()
    shares: tuple[tuple[str, float], ...] = ()
    plan: ReleasePlan | None = None

    @property
    def splits(self) -> bool:
        """Whether a draw decides which version a caller gets."""
        return bool(self.shares) or (self.plan is not None and self.plan.needs_draw)


class NamedServer(Protocol):
    """What the catalogue asks a server, connected or not, about names with its prefix."""

    def holds_tool(self, name: str) -> bool:
        """Return whether it lists this tool, which waits for its operator."""
        ...

    def describe_absence(self) -> AbsentServer | None:
        """Return why it has not listed its tools yet; None where it has."""
        ...


class ToolCatalogue:
    """A ``ports.Catalogue`` in memory. ``changes`` counts additions, choices, shares and removals.

    ``has_shares``: some versions share a name. ``chosen`` are callbacks, run in the choosing thread after ``use``,
    ``rollback`` or ``share``.

    ``namespaces`` maps the name prefixes of servers, connected or not, to what they can be asked; several servers may have one prefix.

    ``checks`` maps tool names to the checks that find their effects; see ``domain/reconcile_checks.py``.

    Args:
        visible: Decides who may see which tool; None shows everything to everybody.
        kept: Looks up earlier registrations, of other processes too; None knows none.
        mark_secret: Returns the keyed digest of a secret value, for every contract; None where nothing is stored.
    """

    def __init__(
        self,
        visible: VisibilityCheck | None = None,
        kept: StoredContracts | None = None,
        mark_secret: Callable[[Any], str] | None = None,
    ) -> None:
        self._visible = visible
        self._mark_secret = mark_secret
        self._kept = kept
        self._unwritten: dict[tuple[str, str], str] = {}  # version assigned here → the one to start from
        self._shelves: dict[str, _ToolVersions] = {}
        self._looks: dict[str, str] = {}
        self._written_names: dict[str, str] = {}  # offered name → name of the contract, where they differ
        self._releases: dict[str, Release] = {}
        self.checks: dict[str, Check] = {}
        self._stand_ins: dict[str, set[str]] = {}
        self.changes = 0
        self.has_shares = False
        self.chosen: list[Callable[[], None]] = []
        self._lock = threading.Lock()
        self._index: ToolIndex | None = None
        self._unread: set[str] = set()
        self.namespaces: dict[str, list[NamedServer]] = {}

    # --- looking up -----------------------------------------------------------------------------------------

    def find(
        self,
        name: str,
        version: str | None,
        principal: Principal,
        draw: Callable[[float], float] | None = None,
    ) -> CatalogueItem | None:
        """Return contract and tool of a version: None (current, or by share), "1" (newest of that major), "v1" or "1.4.0".

        ``name`` is that of the contract, or the one under which models are offered the tool.
        """
        shelf = self._shelves.get(name)
        if shelf is None:
            shelf = self._shelves.get(self._written_names.get(name, ""))
            if shelf is None:
                return None
        if version is None:
            if shelf.plan is not None:
                planned = shelf.plan.choose_version(principal.tenant, draw)
                entry = None if planned is None else shelf.exact.get(planned)
            else:
                chosen = (
                    shelf.current if draw is None or not shelf.shares else _draw_version(shelf, draw(1.0))
                )
                entry = shelf.exact.get(chosen)
        else:
            entry = shelf.exact.get(version) or shelf.by_major.get(version.removeprefix("v"))
        if entry is None or self._visible is None or self._visible(entry[0], principal):
            return entry
        return None

    def is_held(self, name: str) -> bool:
        """Return whether a server lists this tool, and it waits for its operator to accept it."""
        servers = (one for same in self.namespaces.values() for one in same)
        return name not in self._shelves and any(one.holds_tool(name) for one in servers)

    def find_absent_server(self, name: str) -> AbsentServer | None:
        """Return a server that may offer a tool of this name, if its tools are not known yet; else None.

        It is the server with the prefix of the name, or, for a name without such a prefix, any server without a prefix.
        """
        for server in self.namespaces.get(find_namespace(name, self.namespaces), ()):
            absent = server.describe_absence()
            if absent is not None:
                return absent
        return None

    def list_names(self, principal: Principal) -> Sequence[str]:
        """Return the names visible to this principal, sorted."""
        return sorted(name for name in self._shelves if self.find(name, None, principal))

    def is_restricted(self, principal: Principal) -> bool:
        """Return whether any tool is hidden from this principal."""
        return self._visible is not None and any(
            not self._visible(one[0], principal)
            for shelf in self._shelves.values()
            for one in shelf.exact.values()
        )

    def find_closest(self, name: str, principal: Principal) -> str | None:
        """Return the one visible name that a misspelt name clearly means, or None. Slow: only for unknown names."""
        if len(name) > 128:
            return None
        wanted = _fold_name(name)
        exact = self._looks.get(wanted)
        if exact is not None:
            return exact if self.find(exact, None, principal) else None
        looks = {_fold_name(one): one for one in self.list_names(principal)}
        near = _find_nearest(wanted, list(looks))
        if not near or near[0][1] > _count_allowed_typos(wanted):
            return None
        clear = len(near) == 1 or near[1][1] - near[0][1] >= TYPO_MARGIN
        return looks[near[0][0]] if clear else None

    def list_all_names(self) -> list[str]:
        """Return the names of all registered tools, hidden ones included."""
        return list(self._shelves)

    def list_versions(self, name: str) -> list[str]:
        """Return all versions of a name, oldest first; empty if unknown."""
        shelf = self._shelves.get(name)
        return sorted(shelf.exact, key=parse_version) if shelf else []

    def get_current_version(self, name: str) -> str | None:
        """Return the version that a call without a version gets."""
        shelf = self._shelves.get(name)
        return shelf.current if shelf else None

    def list_contracts(self) -> list[CompiledContract]:
        """Return every contract, by name and version: for lint, listings and the console."""
        return [
            self._shelves[name].exact[one][0]
            for name in sorted(self._shelves)
            for one in self.list_versions(name)
        ]

    def score_tools(self, request: str) -> dict[str, float]:
        """Return each tool's relevance to a request (``core/selection/tool_ranking.py``); hidden tools included.

        Tools are indexed at the first query after their registration.
        """
        from callwright.core.selection.tool_keywords import get_tool_keywords  # noqa: PLC0415 - only when requests are compared
        from callwright.core.selection.tool_ranking import ToolIndex  # noqa: PLC0415 - the same

        with self._lock:
            index = self._index = self._index or ToolIndex()
            for name in self._unread:
                shelf = self._shelves.get(name)
                if shelf is None:
                    index.remove(name)
                else:
                    index.add(name, get_tool_keywords(shelf.exact[shelf.current][0]))
            self._unread.clear()
            return index.score_tools(request)

    # --- changing -------------------------------------------------------------------------------------------

    def register(
        self, contract: Contract, tool: Tool, *, current: bool | None = None, version_written: bool = True
    ) -> CompiledContract:
        """Compile and add one version. The newest becomes current, unless ``current`` says otherwise.

        The same contract may be registered again and replaces its tool; descriptions may differ. If no author wrote the
        version, a contract known with other promises in another process gets the next minor version.

        Raises:
            ContractError: the contract is not valid.
            CatalogueError: the version exists, or existed in another process, with other promises; or the name resembles
                an existing one.
        """
        contract = separate_key_argument(contract)
        ready = self._compile_for_tool(contract, tool)
        with self._lock:
            self._refuse_lookalike_name(contract.name)
            self._refuse_offered_name(ready)
            unfit = self._refuse_unfit_stand_ins(ready.contract)
            started = contract.version
            kept = self._list_kept(contract.name)
            version = self._determine_version(ready.contract, kept, written=version_written)
            if version != started:
                contract = replace(contract, version=version)
                ready = self._compile_for_tool(contract, tool)
            if not version_written:
                self._unwritten[contract.name, version] = started
            shelf = self._shelves.get(contract.name)
            self._refuse_unmapped_keys(ready.contract)
            for refused, refuse_contract, words in unfit:
                self._drop_shelf(refused)
                refuse_contract(words)
            added = self._apply_release(_add_version(shelf, (ready, tool), current=current))
            self._shelves[contract.name] = added
            if added.splits or (shelf is not None and shelf.splits):
                self._update_has_shares()
            self._compare_keys(contract.name, kept)
            self._looks[_fold_name(contract.name)] = contract.name
            self._note_offered_name(ready)
            self.changes += 1
            self._unread.add(contract.name)
            check = getattr(tool, "check", None)
            if check is not None:
                self.checks[contract.name] = check
        return ready

    def _compile_for_tool(self, contract: Contract, tool: Tool) -> CompiledContract:
        compiled = compile_contract(
            contract,
            key_reaches_tool=contract.key_argument is not None or getattr(tool, "takes_key", True),
            own_correctors=getattr(tool, "own_correctors", {}),
            declares=getattr(tool, "declares", False),
        )
        compiled.mark_secret = self._mark_secret
        return compiled

    def is_version_explicit(self, name: str, version: str) -> bool:
        """Return whether this version was written explicitly, rather than assigned here."""
        return (name, version) not in self._unwritten

    def refresh_versions(self) -> None:
        """Compare every contract again with earlier registrations, as after a change of the store.

        Raises ``CatalogueError`` as ``register`` does.
        """
        with self._lock:
            for name in sorted(self._shelves):
                for version in self.list_versions(name):
                    self._refresh_version(name, version)

    def _refresh_version(self, name: str, version: str) -> None:
        shelf = self._shelves[name]
        ready, tool = shelf.exact[version]
        started = self._unwritten.get((name, version))
        exact = {one: entry for one, entry in shelf.exact.items() if one != version}
        contract = replace(ready.contract, version=started or version)
        kept = self._list_kept(name)
        chosen = self._resolve_version(contract, exact, kept, written=started is None)
        if chosen == version:
            return
        entry = (self._compile_for_tool(replace(contract, version=chosen), tool), tool)
        del self._unwritten[name, version]
        self._unwritten[name, chosen] = started or chosen
        renamed = _rename_version(shelf, version, chosen, {**exact, chosen: entry})
        self._shelves[name] = self._apply_release(renamed)
        self._compare_keys(name, kept)
        self.changes += 1
        self._unread.add(name)

    def withdraw(self, name: str) -> None:
        """Remove a name with all its versions. Running calls continue; an unknown name is ignored."""
        with self._lock:
            if name in self._shelves:
                self._drop_shelf(name)

    def _drop_shelf(self, name: str) -> None:
        self._shelves = {one: shelf for one, shelf in self._shelves.items() if one != name}
        self._looks.pop(_fold_name(name), None)
        self._written_names = {
            one: written for one, written in self._written_names.items() if written != name
        }
        self._unread.add(name)
        self.changes += 1

    def use(self, name: str, version: str) -> None:
        """Make a version current and end shares. Raises ``CatalogueError`` if there is no such version."""
        with self._lock:
            shelf = self._require_unreleased(name, version)
            self._shelves[name] = _make_version_current(shelf, version)
            self._unread.add(name)
            self._record_choice()
        self._notify_listeners()

    def rollback(self, name: str) -> str:
        """Make the previously current version current again and return it; ends shares.

        Raises ``CatalogueError`` if no other version was current before.
        """
        with self._lock:
            shelf = self._require_unreleased(name)
            if not shelf.past:
                raise CatalogueError(catalogue_reasons.NO_FORMER_VERSION(tool=name))
            back = shelf.past[-1]
            self._shelves[name] = replace(shelf, current=back, past=shelf.past[:-1], shares=())
            self._unread.add(name)
            self._record_choice()
        self._notify_listeners()
        return back

    def share(self, name: str, version: str, percent: float) -> None:
        """Give a version this percentage of the calls without a version; 0 ends it. The current version gets the rest.

        No randomness here: ``find`` takes the draw. Raises ``CatalogueError`` if shares would exceed 100.
        """
        with self._lock:
            shelf = self._require_unreleased(name, version)
            if version == shelf.current:
                raise CatalogueError(catalogue_reasons.SHARE_OF_CURRENT(version=version, tool=name))
            others = tuple(one for one in shelf.shares if one[0] != version)
            if not 0 <= percent <= 100 - sum(part for _, part in others):
                raise CatalogueError(catalogue_reasons.SHARES_OUT_OF_RANGE(tool=name))
            self._shelves[name] = replace(shelf, shares=(*others, (version, percent)) if percent else others)
            self._record_choice()
        self._notify_listeners()

    def apply_releases(self, releases: Mapping[str, Release]) -> bool:
        """Let these releases, by tool, decide who gets which version; return whether that changed anything.

        They apply to tools that are registered later, too. A tool without one gets its newest version as current again.
        """
        with self._lock:
            names = {*self._releases, *releases}
            changed = {name for name in names if self._releases.get(name) != releases.get(name)}
            self._releases = dict(releases)
            for name in changed & self._shelves.keys():
                self._shelves[name] = self._apply_release(self._shelves[name])
                self._unread.add(name)
            if changed & self._shelves.keys():
                self._record_choice()
            else:
                changed = set()
        if changed:
            self._notify_listeners()
        return bool(changed)

    def get_plan(self, name: str) -> ReleasePlan | None:
        """Return who gets which version by the release in force; None if no release decides."""
        shelf = self._shelves.get(name)
        return None if shelf is None else shelf.plan

    def _apply_release(self, shelf: _ToolVersions) -> _ToolVersions:
        release = self._releases.get(shelf.name)
        versions = sorted(shelf.exact, key=parse_version)
        if release is None:
            return shelf if shelf.plan is None else replace(shelf, plan=None, current=versions[-1])
        plan = plan_release(release, versions)
        current = plan.rest or plan.staged or shelf.current
        return replace(shelf, plan=plan, current=current, shares=(), past=())

    def _require_unreleased(self, name: str, version: str | None = None) -> _ToolVersions:
        shelf = self._require_versions(name, version)
        if shelf.plan is not None:
            raise CatalogueError(catalogue_reasons.RELEASE_DECIDES(tool=name))
        return shelf

    def _record_choice(self) -> None:
        self.changes += 1
        self._update_has_shares()

    def _update_has_shares(self) -> None:
        self.has_shares = any(shelf.splits for shelf in self._shelves.values())

    def _notify_listeners(self) -> None:
        for tell in self.chosen:
            tell()

    def _require_versions(self, name: str, version: str | None = None) -> _ToolVersions:
        shelf = self._shelves.get(name)
        if shelf is None:
            raise CatalogueError(catalogue_reasons.UNKNOWN_TOOL(tool=name))
        if version is not None and version not in shelf.exact:
            raise CatalogueError(
                catalogue_reasons.UNKNOWN_VERSION(
                    tool=name, version=version, known=tuple(self.list_versions(name))
                )
            )
        return shelf

    def _list_kept(self, name: str) -> Sequence[Contract]:
        """Return the contracts that earlier registrations have left under this name."""
        return () if self._kept is None else list(self._kept(name))

    def _determine_version(self, contract: Contract, kept: Sequence[Contract], *, written: bool) -> str:
        """Return the version under which to register this contract."""
        shelf = self._shelves.get(contract.name)
        exact = shelf.exact if shelf else {}
        started = contract.version
        twin = next((one for one in exact if one != started and is_same_version(one, started)), None)
        if twin is not None:
            raise CatalogueError(
                catalogue_reasons.SAME_VERSION(tool=contract.name, version=started, other=twin)
            )
        here = [
            entry[0].contract
            for version, entry in exact.items()
            if started in (version, self._unwritten.get((contract.name, version)))
        ]
        if any(contract_revisions.find_changed_fields(contract, one) for one in here):
            raise CatalogueError(catalogue_reasons.OTHER_CONTRACT(tool=contract.name, version=started))
        return self._resolve_version(contract, exact, kept, written=written)

    def _resolve_version(
        self,
        contract: Contract,
        exact: Mapping[str, CatalogueItem],
        kept: Sequence[Contract],
        *,
        written: bool,
    ) -> str:
        """Return the version of a contract, given earlier registrations; a written one with other promises is refused."""
        if not kept:
            return contract.version
        if written:
            changed = contract_revisions.find_version_conflict(contract, kept)
            if changed:
                raise CatalogueError(
                    catalogue_reasons.OTHER_CONTRACT_IN_STORE(
                        tool=contract.name, version=contract.version, changed=tuple(changed)
                    )
                )
            return contract.version
        version = contract_revisions.choose_version(
            contract, [*kept, *(entry[0].contract for entry in exact.values())]
        )
        if version != contract.version and all(one.version != version for one in kept):
            _log.info("%s: the contract has changed; its version is now %s", contract.name, version)
        return version

    def _refuse_unmapped_keys(self, contract: Contract) -> None:
        """Refuse versions whose key fields differ without a ``KeyChange`` per field: one call could be made twice."""
        for other, _ in self._shelves[contract.name].exact.values() if contract.name in self._shelves else ():
            changed = find_key_problem(contract, other.contract)
            if changed and other.contract.version != contract.version:
                raise CatalogueError(
                    catalogue_reasons.OTHER_KEY_THAN_BEFORE(
                        tool=contract.name,
                        version=contract.version,
                        other=other.contract.version,
                        changed=changed,
                    )
                )

    def _compare_keys(self, name: str, kept: Sequence[Contract]) -> None:
        """Compare the keys of all versions of a name, those of earlier processes included."""
        here = [entry[0] for entry in self._shelves[name].exact.values()]
        known = [*kept, *(one.contract for one in here)]
        for one in here:
            one.siblings = find_other_key_rules(one.contract, known)
            one.corrects_otherwise = has_other_corrections(one.contract, known)

    def _refuse_unfit_stand_ins(
        self, contract: Contract
    ) -> list[tuple[str, Callable[[Refusal], None], Refusal]]:
        """Check fallbacks from both sides: the one registered last is refused.

        An earlier tool of a server that has declared this one as its stand-in is to be withdrawn instead, for its contract is the
        wrong one: return its name, whom to tell, and why.
        """
        mine, unfit = contract.stand_in, []
        for name in sorted(self._stand_ins.get(contract.name, ())):
            ready, tool = self._get_current_item(name) or (None, None)
            if (
                ready is None
                or ready.contract.stand_in is None
                or ready.contract.stand_in.tool != contract.name
            ):
                continue  # withdrawn since, or declared otherwise
            problems = list(find_fallback_mismatches(ready.contract, contract))
            refuse_contract = getattr(tool, "refuse_contract", None)
            if problems and refuse_contract is None:
                raise ContractError(name, problems)
            if problems and refuse_contract is not None:
                unfit.append((name, refuse_contract, make_refusal(ContractError(name, problems))))
        stand_in = None if mine is None else self._get_current_item(mine.tool)
        if stand_in is not None:
            problems = list(find_fallback_mismatches(contract, stand_in[0].contract))
            if problems:
                raise ContractError(contract.name, problems)
        if mine is not None and mine.tool:
            self._stand_ins.setdefault(mine.tool, set()).add(contract.name)
        return unfit

    def _get_current_item(self, name: str) -> CatalogueItem | None:
        shelf = self._shelves.get(name)
        return None if shelf is None else shelf.exact[shelf.current]

    def find_missing_stand_ins(self) -> list[tuple[str, str]]:
        """Return each fallback that names no tool, with the tool that declares it, sorted; a connected server's names are not judged."""
        missing = [
            name for name in self._stand_ins if name not in self._shelves and not self._is_of_server(name)
        ]
        return sorted(
            (tool, name) for name in missing for tool in self._stand_ins[name] if self._declares(tool, name)
        )

    def _declares(self, tool: str, stand_in: str) -> bool:
        """Return whether the tool is there, and still declares this fallback."""
        item = self._get_current_item(tool)
        rules = None if item is None else item[0].contract.stand_in
        return rules is not None and rules.tool == stand_in

    def _is_of_server(self, name: str) -> bool:
        return any(prefix and name.startswith(prefix) for prefix in self.namespaces)

    def _refuse_lookalike_name(self, name: str) -> None:
        twin = self._looks.get(_fold_name(name))
        if twin is not None and twin != name:
            raise CatalogueError(describe_lookalike(name, twin))

    def _refuse_offered_name(self, ready: CompiledContract) -> None:
        """Refuse a name under which models are already offered another tool."""
        name, offered = ready.contract.name, ready.offered_name
        twin = self._written_names.get(name) or (
            offered if offered != name and offered in self._shelves else None
        )
        if twin is not None and twin != name:
            raise CatalogueError(catalogue_reasons.SAME_OFFERED_NAME(tool=name, other=twin))

    def _note_offered_name(self, ready: CompiledContract) -> None:
        """Remember under which name models are offered a tool, and say so once where it is not its own."""
        name, offered = ready.contract.name, ready.offered_name
        if offered != name and self._written_names.get(offered) != name:
            self._written_names = {**self._written_names, offered: name}
            _log.info("%s: models are offered it as %s, because model APIs accept ASCII only", name, offered)


def find_lookalike(name: str, others: Iterable[str]) -> str | None:
    """Return another name that people and models would confuse with this one, or None."""
    folded = _fold_name(name)
    return next((one for one in others if one != name and _fold_name(one) == folded), None)


def describe_lookalike(name: str, twin: str) -> Reason:
    """Return why a name is refused that looks like another."""
    return catalogue_reasons.LOOKALIKE_NAME(tool=name, other=twin)


# --- shelves: a change makes a new one --------------------------------------------------------------------------


def _add_version(shelf: _ToolVersions | None, entry: CatalogueItem, *, current: bool | None) -> _ToolVersions:
    contract = entry[0].contract
    if shelf is None:
        alone = {contract.version: entry}
        return _ToolVersions(contract.name, alone, {entry[0].major: entry}, contract.version)
    exact = {**shelf.exact, contract.version: entry}
    grown = replace(shelf, exact=exact, by_major=_select_newest_by_major(exact))
    wanted = parse_version(contract.version) > parse_version(shelf.current) if current is None else current
    return _make_version_current(grown, contract.version) if wanted else grown


def _select_newest_by_major(exact: Mapping[str, CatalogueItem]) -> dict[str, CatalogueItem]:
    """Return the newest version of each major."""
    return {exact[version][0].major: exact[version] for version in sorted(exact, key=parse_version)}


def _rename_version(
    shelf: _ToolVersions, old: str, new: str, exact: dict[str, CatalogueItem]
) -> _ToolVersions:
    def named(version: str) -> str:
        return new if version == old else version

    return _ToolVersions(
        shelf.name,
        exact,
        _select_newest_by_major(exact),
        named(shelf.current),
        tuple(named(one) for one in shelf.past),
        tuple((named(one), percent) for one, percent in shelf.shares),
    )


def _make_version_current(shelf: _ToolVersions, version: str) -> _ToolVersions:
    past = shelf.past if version == shelf.current else (*shelf.past, shelf.current)
    return replace(shelf, current=version, past=past, shares=())


def _draw_version(shelf: _ToolVersions, draw: float) -> str:
    upto = 0.0
    for version, percent in shelf.shares:
        upto += percent
        if draw * 100 < upto:
            return version
    return shelf.current


# --- names ------------------------------------------------------------------------------------------------------

_LOOKALIKE_CHARS = str.maketrans(
    "01-." + "абвгеікмнорстухѕјԁԛԝ" + "αβεικνορτυχ",
    "ol__" + "abbreikmhopctyxsjdqw" + "abeiknoptux",
)
"""Maps look-alike characters (digits, separators, Cyrillic and Greek letters) to one representative, after case folding."""


def _fold_name(name: str) -> str:
    """Fold a name so that names that look alike are equal."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_LOOKALIKE_CHARS)


def _find_nearest(wanted: str, looks: list[str]) -> list[tuple[str, int, int]]:
    """Return the two nearest names with their distances, nearest first."""
    from rapidfuzz import process  # noqa: PLC0415 - only unknown names need a distance
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    cutoff = MAX_TYPOS + TYPO_MARGIN
    return process.extract(wanted, looks, scorer=OSA.distance, score_cutoff=cutoff, limit=2)


def _count_allowed_typos(name: str) -> int:
    """Return how many typing errors are tolerated: short names have close neighbours."""
    return min(MAX_TYPOS, len(name) // 4)
