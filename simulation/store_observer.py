"""Check every answer of the store against the observer's own state; trusts no record of the store.

It derives the owner of each entry and the spending of each run from the answers alone.
"""

from typing import Any

from callwright.domain.effects import (
    Answer,
    Claim,
    Claimed,
    Exhausted,
    FencedOut,
    Reserve,
    Reserved,
    Settle,
    Settled,
)
from callwright.domain.records import RunLimits


class StoreObserver:
    """Rules that hold for every single answer of the store.

    Attributes:
        broken: Violated rules, in words.
        entry_of: Call id → the ledger entry it got.
    """

    def __init__(self, limits: RunLimits) -> None:
        self.broken: list[str] = []
        self.entry_of: dict[str, int] = {}
        self._limits = limits
        self._fences: dict[int, int] = {}
        self._calls: dict[str, int] = {}
        self._retries: dict[tuple[str, str], int] = {}
        self._live: dict[str, int] = {}
        self._over: set[int] = set()
        self._made_with: dict[int, Claim] = {}

    def observe_answer(self, effect: Any, answer: Answer) -> None:
        """Process an answer of the store."""
        if isinstance(effect, Claim):
            self._check_claim(effect, answer)
        elif isinstance(effect, Settle):
            self._check_settle(effect, answer)
        elif isinstance(effect, Reserve):
            self._check_reserve(effect, answer)

    def observe_decision(self, entry_id: int, *, happened: bool) -> None:
        """Process a person's decision. What did not happen is released, and its former owner is fenced off."""
        if happened:
            self._over.add(entry_id)
        else:
            self._fences[entry_id] = self._fences.get(entry_id, 0) + 1

    def _check_claim(self, effect: Claim, answer: Answer) -> None:
        if isinstance(answer, Claimed):
            again = answer.attempt > 1 and self._is_same_call(effect, answer.entry_id)
            if answer.entry_id:
                self._check_owner(effect, answer)
                self._made_with[answer.entry_id] = effect
            if effect.run_id is not None:
                self._count_call(f"{effect.principal.tenant}/{effect.run_id}", effect.tool, again=again)
        elif isinstance(answer, Exhausted) and effect.run_id is not None:
            self._check_refusal(f"{effect.principal.tenant}/{effect.run_id}", effect.tool, answer)

    def _is_same_call(self, effect: Claim, entry_id: int) -> bool:
        """Return whether the claim has the arguments of the one before it; corrected arguments are a call of their own."""
        before = self._made_with.get(entry_id)
        if before is None or effect.args_hash == before.args_hash:
            return True
        if effect.read_key and effect.read_key == before.read_key:
            return True
        return any(one.args_hash == before.args_hash for one in effect.also)

    def _check_owner(self, effect: Claim, answer: Claimed) -> None:
        before = self._fences.get(answer.entry_id, 0)
        if answer.fence != before + 1:
            self.broken.append(
                f"owner {effect.owner} of entry {answer.entry_id} has fence {answer.fence} after {before}"
            )
        self._fences[answer.entry_id] = answer.fence
        first = self._live.setdefault(effect.key or "", answer.entry_id)
        kept = effect.effect == "once" and effect.repeat == "replay" and effect.named != ""
        if first != answer.entry_id and (kept or first not in self._over):
            self.broken.append(f"owner {effect.owner} got entry {answer.entry_id} while {first} has the key")
        self._live[effect.key or ""] = answer.entry_id
        self.entry_of[effect.owner] = answer.entry_id

    def _count_call(self, run: str, tool: str, *, again: bool) -> None:
        self._calls[run] = self._calls.get(run, 0) + 1
        most = self._limits.max_tool_calls
        if most is not None and self._calls[run] > most:
            self.broken.append(f"run {run} was given call {self._calls[run]}")
        if again:
            self._count_retry(run, tool)

    def _count_retry(self, run: str, tool: str) -> None:
        self._retries[run, tool] = self._retries.get((run, tool), 0) + 1
        most = self._limits.max_retries_per_tool
        if most is not None and self._retries[run, tool] > most:
            self.broken.append(f"run {run} was given retry {self._retries[run, tool]} of {tool}")

    def _check_reserve(self, effect: Reserve, answer: Answer) -> None:
        if effect.run_id is None:
            return
        run = f"{effect.tenant}/{effect.run_id}"
        if isinstance(answer, Reserved) and effect.attempt > 1:
            self._count_retry(run, effect.tool)
        elif isinstance(answer, Exhausted):
            self._check_refusal(run, effect.tool, answer)

    def _check_refusal(self, run: str, tool: str, answer: Exhausted) -> None:
        """Check that a budget reported as exhausted is: calls that did not run cost nothing."""
        spent = {"calls": self._calls.get(run, 0), "retries": self._retries.get((run, tool), 0)}
        counted = spent.get(answer.limit, answer.times)
        if counted != answer.times:
            self.broken.append(
                f"run {run} is refused after {answer.times} {answer.limit}, and {counted} were given"
            )

    def _check_settle(self, effect: Settle, answer: Answer) -> None:
        if effect.key is None:
            return
        owned = self._fences.get(effect.entry_id) == effect.fence
        over = effect.entry_id in self._over  # a person has decided, and the key may belong to the next call
        if isinstance(answer, Settled):
            if effect.state in {"committed", "failed", "answered"}:
                self._over.add(effect.entry_id)
            if not owned:
                self.broken.append(
                    f"entry {effect.entry_id} was settled with fence {effect.fence} by somebody overtaken"
                )
        elif isinstance(answer, FencedOut) and owned and not over and answer.state == "claimed":
            self.broken.append(f"the owner of entry {effect.entry_id} was fenced out of its own claim")
