"""The tools on offer: names, versions side by side, which of them is current, and shares between them.

May not know: what a tool does, who may call it (that is the policy; here is only who may *see* it). Changes make new
tables and swap them in, so that a call never waits and never sees half a change.
"""

import logging
import threading
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from callwright.core import revisions
from callwright.core.compile import ContractError, compile_contract
from callwright.core.keys import corrects_otherwise, key_problem, other_rules
from callwright.core.stand_ins import unfit
from callwright.domain.call import Principal
from callwright.domain.checks import Check
from callwright.domain.contract import CompiledContract, Contract
from callwright.ports import Tool

if TYPE_CHECKING:
    from callwright.core.select import ToolIndex

_log = logging.getLogger("callwright.tools")

Entry = tuple[CompiledContract, Tool]
Visible = Callable[[CompiledContract, Principal], bool]
"""Whether this principal may know of this tool. Asked for every call: quick, and without side effects."""

Kept = Callable[[str], Iterable[Contract]]
"""Contracts of this name that are known from before, whatever their version."""

MAX_DISTANCE = 2
MARGIN = 1
"""A name is clearly meant when it is at most two typing errors away and every other is at least one further."""


class CatalogueError(ValueError):
    """The registration or choice is refused: the message names the tool and what to do instead."""


class _Shelf(Struct, frozen=True):
    """All versions of one name. ``past`` are the versions that were current before, the latest last."""

    name: str
    exact: dict[str, Entry]
    by_major: dict[str, Entry]
    current: str
    past: tuple[str, ...] = ()
    shares: tuple[tuple[str, float], ...] = ()


class Registry:
    """A ``ports.Catalogue`` in memory. ``changes`` counts what was added, chosen, shared or taken away.

    ``has_shares``: some versions share a name. ``chosen`` are called, from the thread that chose, once somebody has chosen
    versions with ``use``, ``rollback`` or ``share``.

    ``checks`` says of a tool, by its name, how its effects can be seen in the world; see ``domain/checks.py``.

    Args:
        visible: Who may see which tool; None shows everything to everybody.
        kept: What is known of earlier registrations, of other processes too; None knows of none.
    """

    def __init__(self, visible: Visible | None = None, kept: Kept | None = None) -> None:
        self._visible = visible
        self._kept = kept
        self._unwritten: dict[tuple[str, str], str] = {}  # version given here → the one to start from
        self._shelves: dict[str, _Shelf] = {}
        self._looks: dict[str, str] = {}
        self.checks: dict[str, Check] = {}
        self._stand_ins: dict[str, set[str]] = {}
        self.changes = 0
        self.has_shares = False
        self.chosen: list[Callable[[], None]] = []
        self._lock = threading.Lock()
        self._index: ToolIndex | None = None
        self._unread: set[str] = set()

    # --- looking up -----------------------------------------------------------------------------------------

    def find(
        self,
        name: str,
        version: str | None,
        principal: Principal,
        *,
        draw: Callable[[float], float] | None = None,
    ) -> Entry | None:
        """The contract and tool for None (the current one, or by share), "1" (newest of that major) or "1.4.0"."""
        shelf = self._shelves.get(name)
        if shelf is None:
            return None
        if version is None:
            chosen = shelf.current if draw is None or not shelf.shares else _drawn(shelf, draw(1.0))
            entry = shelf.exact.get(chosen)
        else:
            entry = shelf.exact.get(version) or shelf.by_major.get(version)
        if entry is None or self._visible is None or self._visible(entry[0], principal):
            return entry
        return None

    def names(self, principal: Principal) -> Sequence[str]:
        """Names on offer to this principal, sorted."""
        return sorted(name for name in self._shelves if self.find(name, None, principal))

    def restricted(self, principal: Principal) -> bool:
        """Whether something is hidden from this principal."""
        return self._visible is not None and any(
            not self._visible(one[0], principal)
            for shelf in self._shelves.values()
            for one in shelf.exact.values()
        )

    def closest(self, name: str, principal: Principal) -> str | None:
        """The one visible name that was clearly meant by a misspelt one, or None. Slow: for names that are not found."""
        if len(name) > 128:
            return None
        wanted = _look(name)
        exact = self._looks.get(wanted)
        if exact is not None:
            return exact if self.find(exact, None, principal) else None
        looks = {_look(one): one for one in self.names(principal)}
        near = _near(wanted, list(looks))
        if not near or near[0][1] > _allowed(wanted):
            return None
        clear = len(near) == 1 or near[1][1] - near[0][1] >= MARGIN
        return looks[near[0][0]] if clear else None

    def versions(self, name: str) -> list[str]:
        """All versions of a name, oldest first; empty when there is none."""
        shelf = self._shelves.get(name)
        return sorted(shelf.exact, key=_order) if shelf else []

    def current(self, name: str) -> str | None:
        """The version that a call without a version gets."""
        shelf = self._shelves.get(name)
        return shelf.current if shelf else None

    def all(self) -> list[CompiledContract]:
        """Every contract, by name and version: for lint, listings and the console."""
        return [
            self._shelves[name].exact[one][0] for name in sorted(self._shelves) for one in self.versions(name)
        ]

    def scores(self, asked: Iterable[str]) -> dict[str, float]:
        """Name → how well the current version answers the words of a request (``core/select.py``); of hidden tools too.

        Tools are read into the index when it is first asked after they were registered.
        """
        from callwright.core.about import about  # noqa: PLC0415 - only where requests are compared
        from callwright.core.select import ToolIndex  # noqa: PLC0415 - the same

        with self._lock:
            index = self._index = self._index or ToolIndex()
            for name in self._unread:
                shelf = self._shelves.get(name)
                if shelf is None:
                    index.remove(name)
                else:
                    index.add(name, about(shelf.exact[shelf.current][0]))
            self._unread.clear()
            return index.scores(asked)

    # --- changing -------------------------------------------------------------------------------------------

    def register(
        self, contract: Contract, tool: Tool, *, current: bool | None = None, version_written: bool = True
    ) -> CompiledContract:
        """Compile and add one version. The newest becomes current, unless ``current`` says otherwise.

        The same contract may be registered again and replaces its tool; words for readers may differ. Where nobody wrote the
        version, a contract that was known with other promises in another process gets the next minor version.

        Raises:
            ContractError: the contract cannot be kept.
            CatalogueError: the version exists, or existed in another process, with other promises; or the name looks like
                one that exists.
        """
        ready = _compiled(contract, tool)
        with self._lock:
            self._refuse_twin(contract.name)
            self._refuse_unfit(ready.contract)
            started = contract.version
            version = self._version(ready.contract, written=version_written)
            if version != started:
                contract = replace(contract, version=version)
                ready = _compiled(contract, tool)
            if not version_written:
                self._unwritten[contract.name, version] = started
            shelf = self._shelves.get(contract.name)
            self._refuse_unmapped(ready.contract)
            self._shelves[contract.name] = _with(shelf, (ready, tool), current=current)
            self._compare_keys(contract.name)
            self._looks[_look(contract.name)] = contract.name
            self.changes += 1
            self._unread.add(contract.name)
            check = getattr(tool, "check", None)
            if check is not None:
                self.checks[contract.name] = check
        return ready

    def is_written(self, name: str, version: str) -> bool:
        """Whether somebody wrote this version, rather than having it given here."""
        return (name, version) not in self._unwritten

    def renumber(self) -> None:
        """Compare every contract again with what is known from before, as after a change of the store.

        Raises ``CatalogueError`` as ``register`` does.
        """
        with self._lock:
            for name in sorted(self._shelves):
                for version in self.versions(name):
                    self._renumber(name, version)

    def _renumber(self, name: str, version: str) -> None:
        shelf = self._shelves[name]
        ready, tool = shelf.exact[version]
        started = self._unwritten.get((name, version))
        exact = {one: entry for one, entry in shelf.exact.items() if one != version}
        contract = replace(ready.contract, version=started or version)
        chosen = self._checked(contract, exact, written=started is None)
        if chosen == version:
            return
        entry = (_compiled(replace(contract, version=chosen), tool), tool)
        del self._unwritten[name, version]
        self._unwritten[name, chosen] = started or chosen
        self._shelves[name] = _renumbered(shelf, version, chosen, {**exact, chosen: entry})
        self._compare_keys(name)
        self.changes += 1
        self._unread.add(name)

    def withdraw(self, name: str) -> None:
        """Take a name with all its versions off the offer. Calls that run go on; nothing happens when it is not there."""
        with self._lock:
            if name in self._shelves:
                self._shelves = {one: shelf for one, shelf in self._shelves.items() if one != name}
                self._looks.pop(_look(name), None)
                self._unread.add(name)
                self.changes += 1

    def use(self, name: str, version: str) -> None:
        """Make a version current from now on; shares end. Raises ``CatalogueError`` when there is no such version."""
        with self._lock:
            self._shelves[name] = _current(self._shelf(name, version), version)
            self._unread.add(name)
            self._count_choice()
        self._tell_choice()

    def rollback(self, name: str) -> str:
        """Make the version current that was current before, and say which; shares end.

        Raises ``CatalogueError`` when no other version was current before.
        """
        with self._lock:
            shelf = self._shelf(name)
            if not shelf.past:
                raise CatalogueError(
                    f"{name} has had no other current version. Choose one with use(name, version)."
                )
            back = shelf.past[-1]
            self._shelves[name] = replace(shelf, current=back, past=shelf.past[:-1], shares=())
            self._unread.add(name)
            self._count_choice()
        self._tell_choice()
        return back

    def share(self, name: str, version: str, percent: float) -> None:
        """Give a version this percentage of the calls that name none; 0 ends it. The current version gets the rest.

        Chance stays outside: ``find`` takes the draw. Raises ``CatalogueError`` when shares would pass 100.
        """
        with self._lock:
            shelf = self._shelf(name, version)
            if version == shelf.current:
                raise CatalogueError(
                    f"{version} is current for {name} and gets the rest. Share another version."
                )
            others = tuple(one for one in shelf.shares if one[0] != version)
            if not 0 <= percent <= 100 - sum(part for _, part in others):
                raise CatalogueError(
                    f"The shares of {name} would leave 0 to 100 percent. Lower one of them first."
                )
            self._shelves[name] = replace(shelf, shares=(*others, (version, percent)) if percent else others)
            self._count_choice()
        self._tell_choice()

    def _count_choice(self) -> None:
        self.changes += 1
        self.has_shares = any(shelf.shares for shelf in self._shelves.values())

    def _tell_choice(self) -> None:
        for tell in self.chosen:
            tell()

    def _shelf(self, name: str, version: str | None = None) -> _Shelf:
        shelf = self._shelves.get(name)
        if shelf is None:
            raise CatalogueError(f"There is no tool named {name}.")
        if version is not None and version not in shelf.exact:
            raise CatalogueError(f"{name} has no version {version}; it has {', '.join(self.versions(name))}.")
        return shelf

    def _version(self, contract: Contract, *, written: bool) -> str:
        """The version under which this contract is registered."""
        shelf = self._shelves.get(contract.name)
        exact = shelf.exact if shelf else {}
        started = contract.version
        here = [
            entry[0].contract
            for version, entry in exact.items()
            if started in (version, self._unwritten.get((contract.name, version)))
        ]
        if any(revisions.changed_fields(contract, one) for one in here):
            raise CatalogueError(
                f"{contract.name} {started} is registered with another contract. "
                "Give the changed contract a new version."
            )
        return self._checked(contract, exact, written=written)

    def _checked(self, contract: Contract, exact: Mapping[str, Entry], *, written: bool) -> str:
        """The version of a contract, by what is known from before; a written one with other promises is refused."""
        kept = list(self._kept(contract.name)) if self._kept else []
        if not kept:
            return contract.version
        if written:
            changed = revisions.conflict(contract, kept)
            if changed:
                raise CatalogueError(
                    f"{contract.name} {contract.version} is known to the store with another contract; changed: "
                    f"{', '.join(changed)}. Give the changed contract a new version."
                )
            return contract.version
        version = revisions.revised(contract, [*kept, *(entry[0].contract for entry in exact.values())])
        if version != contract.version and all(one.version != version for one in kept):
            _log.info("%s: the contract has changed; its version is now %s", contract.name, version)
        return version

    def _refuse_unmapped(self, contract: Contract) -> None:
        """Versions whose keys have other fields would make one call twice, unless something is said about each field."""
        for other, _ in self._shelves[contract.name].exact.values() if contract.name in self._shelves else ():
            changed = key_problem(contract, other.contract)
            if changed and other.contract.version != contract.version:
                raise CatalogueError(
                    f"{contract.name} {contract.version} has another key than {other.contract.version}; changed: {changed}. "
                    "Say in key_changes what each was before: KeyChange(was=...), KeyChange(default=...) or "
                    "KeyChange(separate=True)."
                )

    def _compare_keys(self, name: str) -> None:
        """Let every version know the keys of the others, those of earlier processes too."""
        here = [entry[0] for entry in self._shelves[name].exact.values()]
        kept = list(self._kept(name)) if self._kept else []
        known = [*kept, *(one.contract for one in here)]
        for one in here:
            one.siblings = other_rules(one.contract, known)
            one.corrects_otherwise = corrects_otherwise(one.contract, known)

    def _refuse_unfit(self, contract: Contract) -> None:
        """Stand-ins are looked at from both sides: whichever of the two comes last is refused."""
        stands_for = self._stand_ins.get(contract.name, ())
        pairs = [(self._current(one), contract) for one in stands_for if one in self._shelves]
        mine = contract.stand_in
        if mine is not None and mine.tool in self._shelves:
            pairs.append((contract, self._current(mine.tool)))
        for one, other in pairs:
            problems = list(unfit(one, other))
            if problems:
                raise ContractError(one.name, problems)
        if mine is not None and mine.tool:
            self._stand_ins.setdefault(mine.tool, set()).add(contract.name)

    def _current(self, name: str) -> Contract:
        shelf = self._shelves[name]
        return shelf.exact[shelf.current][0].contract

    def _refuse_twin(self, name: str) -> None:
        twin = self._looks.get(_look(name))
        if twin is not None and twin != name:
            raise CatalogueError(
                f"{name} cannot be told from {twin}: they differ only in case, in look-alike letters or in _ - and dots. "
                "A model, or a person who approves, would confuse them. Choose another name."
            )


# --- shelves: a change makes a new one --------------------------------------------------------------------------


def _compiled(contract: Contract, tool: Tool) -> CompiledContract:
    return compile_contract(
        contract,
        key_reaches_tool=getattr(tool, "takes_key", True),
        own_correctors=getattr(tool, "own_correctors", {}),
        declares=getattr(tool, "declares", False),
    )


def _with(shelf: _Shelf | None, entry: Entry, *, current: bool | None) -> _Shelf:
    contract = entry[0].contract
    if shelf is None:
        alone = {contract.version: entry}
        return _Shelf(contract.name, alone, {entry[0].major: entry}, contract.version)
    exact = {**shelf.exact, contract.version: entry}
    grown = replace(shelf, exact=exact, by_major=_newest(exact))
    wanted = _order(contract.version) > _order(shelf.current) if current is None else current
    return _current(grown, contract.version) if wanted else grown


def _newest(exact: Mapping[str, Entry]) -> dict[str, Entry]:
    """The newest version of each major."""
    return {exact[version][0].major: exact[version] for version in sorted(exact, key=_order)}


def _renumbered(shelf: _Shelf, old: str, new: str, exact: dict[str, Entry]) -> _Shelf:
    def named(version: str) -> str:
        return new if version == old else version

    return _Shelf(
        shelf.name,
        exact,
        _newest(exact),
        named(shelf.current),
        tuple(named(one) for one in shelf.past),
        tuple((named(one), percent) for one, percent in shelf.shares),
    )


def _current(shelf: _Shelf, version: str) -> _Shelf:
    past = shelf.past if version == shelf.current else (*shelf.past, shelf.current)
    return replace(shelf, current=version, past=past, shares=())


def _drawn(shelf: _Shelf, draw: float) -> str:
    upto = 0.0
    for version, percent in shelf.shares:
        upto += percent
        if draw * 100 < upto:
            return version
    return shelf.current


def _order(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


# --- names ------------------------------------------------------------------------------------------------------

_ALIKE = str.maketrans(
    "01-." + "абвгеікмнорстухѕјԁԛԝ" + "αβεικνορτυχ",
    "ol__" + "abbreikmhopctyxsjdqw" + "abeiknoptux",
)
"""Digits, separators, and Cyrillic and Greek letters that look like another sign, after case folding."""


def _look(name: str) -> str:
    """What is left of a name when all that the eye may miss is taken away."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_ALIKE)


def _near(wanted: str, looks: list[str]) -> list[tuple[str, int, int]]:
    """The two nearest, with their distance, nearest first."""
    from rapidfuzz import process  # noqa: PLC0415 - only names that are not found need a distance
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    cutoff = MAX_DISTANCE + MARGIN
    return process.extract(wanted, looks, scorer=OSA.distance, score_cutoff=cutoff, limit=2)


def _allowed(name: str) -> int:
    """Typing errors that may be seen through: short names have neighbours everywhere."""
    return min(MAX_DISTANCE, len(name) // 4)
