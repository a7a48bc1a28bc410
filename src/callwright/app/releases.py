"""``app.releases``: which version of a tool which callers get: staged, released, halted, rolled back; the same in all replicas.

Decisions are stored; every process on the store applies them within about a second. A tool without a decision is offered in its newest
version, as if this module did not exist: nothing is counted and nothing is asked during a call.
"""

import logging
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.contracts import release_rules
from callwright.core.contracts.contract_diff import compare_contracts
from callwright.core.contracts.contract_versions import find_version, parse_version
from callwright.core.contracts.release_rules import BUCKET_MS, ReleaseError
from callwright.core.records.idempotency import compute_digest
from callwright.domain.audit_records import AuditEvent
from callwright.domain.call_events import CallEvent
from callwright.domain.releases import (
    RATE_NAMES,
    HaltRule,
    Release,
    ReleaseState,
    VersionFigures,
)
from callwright.domain.result import ToolResult
from callwright.ports import Store, StoreError
from callwright.runtime.masked_exceptions import mask_exception
from callwright.stores.background_thread import start_background_thread
from callwright.tools.tool_catalogue import ToolCatalogue

__all__ = ["HaltRule", "Release", "ReleaseDeclaration", "ReleaseError", "Releases"]

POLL_INTERVAL_S: Final = 1.0
"""How often a watching process looks for decisions, adds its counts and checks the rules that halt a release."""

_UNCOUNTED_DECISIONS: Final = frozenset({"replayed", "rehearsed", "waiting"})
"""Calls that say nothing about the version: an earlier answer, a dry run, a person's decision that is still due."""

_DECIDED_BY_CONFIGURATION: Final = "configuration"
_HALTED_BY_RULE: Final = "callwright"

_log = logging.getLogger("callwright.releases")
_log.addHandler(logging.NullHandler())

_Count = tuple[str, int, str, int]


class ReleaseDeclaration(Struct, frozen=True, kw_only=True):
    """A declared release; for the fields see ``Releases.release``."""

    version: str
    percent: float | None = None
    tenants: tuple[str, ...] = ()
    base: str = ""
    halt_when: tuple[HaltRule, ...] | None = None


class Releases:
    """The releases of one application. Thread-safe.

    Args:
        catalogue: The registered tools.
        get_store: Returns the store in use.
        now_ms: Returns epoch milliseconds.
        count_calls: Called with an observer and whether it is to be registered.
    """

    def __init__(
        self,
        catalogue: ToolCatalogue,
        get_store: Callable[[], Store],
        now_ms: Callable[[], int],
        count_calls: Callable[[Callable[[CallEvent], None], bool], None],
    ) -> None:
        self._catalogue = catalogue
        self._get_store = get_store
        self._now_ms = now_ms
        self._count_calls = count_calls
        self._in_force: dict[str, Release] | None = None
        self._staged: dict[str, Release] = {}
        self._counts: dict[_Count, list[int]] = {}
        self._lock = threading.Lock()
        self._refreshing = threading.Lock()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._unreachable = False

    # --- labels ------------------------------------------------------------------------------------------------

    def judge(
        self, result: ToolResult | Mapping[str, Any] | str | bytes, *, right: bool, by: str, reason: str = ""
    ) -> None:
        """Record whether a call was right to be made, or a question of the gate right to be asked: a label on a sample.

        ``callwright contracts accuracy`` counts these labels with those of answers, approvals and compensations.

        Args:
            result: The result of the call, as returned or as its JSON.
            right: Whether the decision, to make the call or to ask, was right.
            by: Id of the person that judges, for the audit trail.
            reason: Reason of the judgement, for the audit trail.

        Raises:
            AnswerError: ``result`` is not the result of a call.
            StoreError: the store cannot be used.
        """
        from callwright.app import judging  # noqa: PLC0415 - only for labels

        judging.record_judgement(self._get_store(), result, right=right, by=by, reason=reason)

    # --- decisions --------------------------------------------------------------------------------------------

    def release(
        self,
        tool: str,
        version: str,
        *,
        by: str,
        percent: float | None = None,
        tenants: Iterable[str] = (),
        base: str = "",
        halt_when: Iterable[HaltRule] | None = None,
        reason: str = "",
    ) -> Release:
        """Stage a version for some callers, or release it to all.

        Args:
            tool: The tool's name.
            version: The version to release. Releasing the same version again widens or narrows its stage.
            by: Id of the person or program that decides, for the audit trail.
            percent: Share of the runs that get it, 0..100; without tenants the default is 100, which releases it to all.
            tenants: Tenants that get it as a whole.
            base: The version that all other callers get. Default: the one that they get now; none for a new tool.
            halt_when: Rules that halt the stage; None keeps those of the stage that is changed.
            reason: Reason of the decision, for the audit trail.

        Raises:
            ReleaseError: the version is not known here or in the store, its calls have other keys than the base's, a value is out of
                range, or another decision came first.
            StoreError: the store cannot be used.
        """
        said = ReleaseDeclaration(
            version=version,
            percent=percent,
            tenants=tuple(tenants),
            base=base,
            halt_when=None if halt_when is None else tuple(halt_when),
        )
        return self._decide(tool, said, by, reason=reason)

    def _decide(
        self,
        tool: str,
        said: ReleaseDeclaration,
        by: str,
        *,
        reason: str = "",
        declared: str = "",
    ) -> Release:
        known = self._list_known_versions(tool)
        if not known:
            raise ReleaseError("unknown_tool", tool=tool)
        version = find_version(known, said.version)
        if version is None:
            raise ReleaseError("unknown_version", tool=tool, version=said.version, known=", ".join(known))
        said = replace(said, version=version, base=find_version(known, said.base) or said.base)
        last = self.get(tool)
        alone = (
            last is not None and last.state == "released" and last.version == said.version and not last.base
        )
        if alone and not said.base:
            raise ReleaseError("no_version_for_the_rest", tool=tool, version=said.version)
        decided = release_rules.decide_release(
            last,
            tool,
            said.version,
            base=said.base or _choose_base(said.version, known),
            percent=(0 if said.tenants else 100) if said.percent is None else said.percent,
            tenants=said.tenants,
            halt_when=said.halt_when,
        )
        decided = replace(decided, base=said.base or decided.base, reason=reason, declared=declared)
        self._refuse_unmapped_keys(decided)
        return self._save(decided, by)

    def _refuse_unmapped_keys(self, release: Release) -> None:
        """Refuse a version whose idempotency keys differ from those of its base: one call could be made twice."""
        contracts = {one.version: one for one in self._get_store().list_contracts(release.tool)}
        contracts |= {
            one.contract.version: one.contract
            for one in self._catalogue.list_contracts()
            if one.contract.name == release.tool
        }
        before, after = contracts.get(release.base), contracts.get(release.version)
        changes = () if before is None or after is None else compare_contracts(before, after).changes
        unmapped = [one.detail for one in changes if one.what == "key_unmapped"]
        if unmapped:
            raise ReleaseError(
                "keys_unmapped",
                tool=release.tool,
                version=release.version,
                base=release.base,
                names=", ".join(unmapped),
            )

    def halt(self, tool: str, *, by: str, reason: str = "") -> Release:
        """Halt the stage of a tool: all callers get the base. Raises as ``release`` does."""
        return self._end(tool, "halted", by, reason)

    def rollback(self, tool: str, *, by: str, reason: str = "") -> Release:
        """Give all callers the version from before the release. Raises as ``release`` does."""
        return self._end(tool, "rolled_back", by, reason)

    def _end(self, tool: str, state: ReleaseState, by: str, reason: str) -> Release:
        return self._save(replace(release_rules.end_release(self.get(tool), tool, state), reason=reason), by)

    def _save(self, release: Release, by: str) -> Release:
        store = self._get_store()
        release = replace(release, by=by, at=self._now_ms())
        if not store.save_release(release):
            raise ReleaseError("decided_meanwhile", tool=release.tool)
        store.append_event(_make_audit_event(release))
        self.refresh()
        return release

    def declare(self, declarations: Mapping[str, ReleaseDeclaration]) -> Sequence[Release]:
        """Apply the releases that a configuration file declares; return the new ones.

        A declaration is applied once: a later decision (a halt, a wider stage) stays in force until the declaration changes.

        Raises:
            ReleaseError: a value is out of range.
            StoreError: the store cannot be used.
        """
        return [
            self._decide(
                tool,
                replace(one, halt_when=one.halt_when or ()),
                _DECIDED_BY_CONFIGURATION,
                declared=digest,
            )
            for tool, one in declarations.items()
            if (digest := compute_digest(msgspec.to_builtins(one))) != self._find_last_declared(tool)
        ]

    def _find_last_declared(self, tool: str) -> str:
        return next((one.declared for one in self.history(tool) if one.declared), "")

    # --- looking ----------------------------------------------------------------------------------------------

    def list(self) -> Sequence[Release]:
        """Return the decision in force of every tool that has one, by name."""
        return self._get_store().list_releases()

    def get(self, tool: str) -> Release | None:
        """Return the decision in force of a tool, or None."""
        return next(iter(self.history(tool)), None)

    def history(self, tool: str) -> Sequence[Release]:
        """Return every decision about a tool, newest first."""
        return self._get_store().list_releases(tool)

    def figures(self, tool: str) -> Sequence[VersionFigures]:
        """Return the counts of every version of a tool in its last stage, by version, also once that ended; ``at`` is 0."""
        self._write_counts()
        stage = next((one for one in self.history(tool) if one.state == "staged"), None)
        totals: dict[str, VersionFigures] = {}
        for one in self._get_store().list_figures(tool, stage.number) if stage else ():
            known = totals.get(one.version)
            totals[one.version] = (
                replace(one, at=0) if known is None else release_rules.add_figures(known, one)
            )
        return [totals[version] for version in sorted(totals, key=parse_version)]

    def _list_known_versions(self, tool: str) -> Sequence[str]:
        """Return the versions that are registered here or stored, oldest first."""
        stored = (one.version for one in self._get_store().list_contracts(tool))
        return sorted({*stored, *self._catalogue.list_versions(tool)}, key=parse_version)

    # --- applying ---------------------------------------------------------------------------------------------

    def admit(self, tool: str) -> None:
        """Apply the stored decision to a tool that was just registered. An unavailable store does not prevent the start."""
        if self._in_force is None:
            try:
                self.refresh()
            except StoreError:
                self._in_force = {}
                _log.warning("The store cannot be asked for releases; it is asked again.")
                self.watch()
        elif tool in self._in_force:
            self._update_staged()
        elif self._needs_watch(tool):
            self.watch()

    def refresh(self) -> bool:
        """Store the counts of this process, check the halt rules, and apply the releases in force.

        Returns:
            Whether other versions are offered now.

        Raises:
            StoreError: the store cannot be used.
        """
        with self._refreshing:
            store = self._get_store()
            self._write_counts()
            in_force = {one.tool: one for one in store.list_releases()}
            for tool, release in in_force.items():
                if release.halt_when and self._catalogue.list_versions(tool):
                    in_force[tool] = self._halt_by_rule(store, release)
            self._in_force = in_force
            changed = self._catalogue.apply_releases(in_force)
            self._update_staged()
            return changed

    def _halt_by_rule(self, store: Store, release: Release) -> Release:
        """Return the release, halted where one of its rules is broken."""
        broken = release_rules.find_broken_rule(release, store.list_figures(release.tool, release.number))
        if broken is None:
            return release
        rule, latest = broken
        share = getattr(latest, rule.rate) / latest.calls
        reason = f"{rule.rate} {share:.1%} of {latest.calls} calls, above {rule.above:.1%}"
        halted = replace(
            release_rules.end_release(release, release.tool, "halted"),
            by=_HALTED_BY_RULE,
            reason=reason,
            at=self._now_ms(),
        )
        if not store.save_release(halted):  # another process, or a person, was quicker: seen at the next look
            return release
        store.append_event_later(_make_audit_event(halted))
        _log.warning("The release of %s %s is halted: %s.", release.tool, release.version, reason)
        return halted

    def _update_staged(self) -> None:
        """Count calls exactly while a release of a tool of this process is staged."""
        in_force = self._in_force or {}
        staged = {
            tool: one
            for tool, one in in_force.items()
            if one.state == "staged" and self._catalogue.list_versions(tool)
        }
        if bool(staged) != bool(self._staged):
            self._count_calls(self._count_call, bool(staged))
        self._staged = staged
        if staged or any(map(self._needs_watch, self._catalogue.list_all_names())):
            self.watch()

    def _needs_watch(self, tool: str) -> bool:
        """Return whether another process may decide about this tool."""
        shared = self._get_store().durability != "process"
        return shared and (len(self._catalogue.list_versions(tool)) > 1 or tool in (self._in_force or ()))

    # --- counting ---------------------------------------------------------------------------------------------

    def _count_call(self, event: CallEvent) -> None:
        release = self._staged.get(event.tool)
        if release is None or not event.version or event.decision in _UNCOUNTED_DECISIONS:
            return
        failed = event.decision == "executed" and event.code is not None
        numbers = (
            1,
            not event.parsed,
            event.repaired > 0,
            event.decision in ("refused", "asked"),
            failed,
            event.result.effect == "unknown",
        )
        minute = self._now_ms() // BUCKET_MS * BUCKET_MS
        with self._lock:
            counts = self._counts.setdefault((event.tool, release.number, event.version, minute), [0] * 6)
            for at, number in enumerate(numbers):
                counts[at] += number

    def _write_counts(self) -> None:
        """Add the counts to those in the store; if it cannot be written, keep them for the next attempt."""
        with self._lock:
            counts, self._counts = self._counts, {}
        if not counts:
            return
        try:
            self._get_store().add_figures(_make_figures(place, numbers) for place, numbers in counts.items())
        except StoreError:
            with self._lock:
                for place, numbers in counts.items():
                    known = self._counts.setdefault(place, [0] * 6)
                    self._counts[place] = [one + other for one, other in zip(known, numbers, strict=True)]
            raise

    # --- watching ---------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Look for decisions every second in the background, until ``close``. Idempotent."""
        with self._lock:
            if self._thread is None and not self._stop.is_set():
                self._thread = start_background_thread(self._run_watch, "callwright-releases")

    def _run_watch(self) -> None:
        while not self._stop.wait(POLL_INTERVAL_S):
            self._try_refresh()

    def _try_refresh(self) -> None:
        try:
            self.refresh()
            self._unreachable = False
        except StoreError as fault:
            if not self._unreachable:
                _log.warning("Releases cannot be read: %s", fault)
            self._unreachable = True
        except Exception as fault:  # noqa: BLE001 - a driver's error must not end the watch
            _log.exception("Releases cannot be read.", exc_info=mask_exception(fault))

    def close(self) -> None:
        """End the background thread and write the counts. Idempotent."""
        self._stop.set()
        thread = self._thread
        if thread is not None and thread is not threading.current_thread():
            thread.join()
        try:
            self._write_counts()
        except StoreError as fault:
            _log.warning("The last counts of releases are lost: %s", fault)


def _choose_base(version: str, known: Iterable[str]) -> str:
    """Return the version that callers get without a release: the newest, or the one before the released version if that is it."""
    others = [one for one in known if one != version]
    older = [one for one in others if parse_version(one) < parse_version(version)]
    newest = others[-1] if others else ""
    return newest if not older or parse_version(newest) > parse_version(version) else older[-1]


def _make_figures(place: _Count, numbers: Iterable[int]) -> VersionFigures:
    tool, number, version, minute = place
    calls, *rates = numbers
    return VersionFigures(
        tool=tool,
        number=number,
        version=version,
        at=minute,
        calls=calls,
        **dict(zip(RATE_NAMES, rates, strict=True)),
    )


def _make_audit_event(release: Release) -> AuditEvent:
    about: dict[str, Any] = {
        "state": release.state,
        "number": str(release.number),
        "base": release.base,
        "percent": f"{release.percent:g}",
        "tenants": str(len(release.tenants)),
    }
    return AuditEvent(
        kind="release_decided",
        at=release.at,
        tool=release.tool,
        version=release.version,
        by=release.by,
        why=release.reason,
        about={name: said for name, said in about.items() if said},
    )
