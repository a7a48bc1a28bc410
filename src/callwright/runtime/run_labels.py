"""``RunLabels``: a policy function that knows what a run has read.

It looks at which tools a run has called, never at a text. A label is set when a read is authorized, before it is made: a call that
sends and is authorized while the read is running is held too.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, Literal

from callwright.core.policy.authorization import PolicyCall, PolicyContext, PolicyDecision, matches_pattern
from callwright.core.records.idempotency import compute_digest
from callwright.domain.call import to_name_tuple
from callwright.ports.shared_records import SharedRecords

_RECORD_KIND: Final = "run_labels"
_MAX_OWN_LABELS: Final = 10_000
"""Labels of a process without a store; beyond that the oldest are forgotten."""

Label = Literal["private", "untrusted"]


class RunLabels:
    """A policy function: a run that has read private data and text of strangers sends nothing out without a person.

    ``Callwright(policy=RunLabels(private=["read_salaries"]))``. Its labels are kept in the store of the application, for all processes
    on it; a function that calls it has them in its own process. Calls without a run share the labels of their principal. While the
    store cannot be used, calls that would be labelled and calls that send are denied.

    Args:
        private: Names of tools that read private data; ``*`` is any run of characters.
        untrusted: Names of tools that return text of strangers; None takes those whose contract declares ``untrusted``.
        sends: Names of tools that send something out; None takes those whose contract declares ``sinks``.
        verdict: "approve" asks a person, who sees what the run has read; "deny" refuses.
        approvers: Principals (or ``role:NAME``) that may approve; empty leaves it to the rules.
        kept_s: Seconds for which a label is kept in the store from the read that set it, 7 days by default.

    Raises:
        TypeError, ValueError: a setting has a wrong type or value; ``private`` names nothing.
    """

    DEFAULT_KEPT_S: ClassVar[int] = 7 * 24 * 3600

    def __init__(
        self,
        *,
        private: Iterable[str],
        untrusted: Iterable[str] | None = None,
        sends: Iterable[str] | None = None,
        verdict: Literal["approve", "deny"] = "approve",
        approvers: Iterable[str] = (),
        kept_s: int = DEFAULT_KEPT_S,
    ) -> None:
        self._private = to_name_tuple("private", private)
        self._untrusted = None if untrusted is None else to_name_tuple("untrusted", untrusted)
        self._sends = None if sends is None else to_name_tuple("sends", sends)
        self._verdict = verdict
        self._approvers = to_name_tuple("approvers", approvers)
        self._kept_s = kept_s
        if not self._private:
            raise ValueError("private must name a tool that reads private data")
        if verdict not in ("approve", "deny"):
            raise ValueError("verdict must be approve or deny: RunLabels allows nothing that rules do not")
        if type(kept_s) is not int or kept_s < 1:
            raise ValueError("kept_s must be a whole number of seconds")
        self._records: Callable[[], SharedRecords] | None = None
        self._own_labels: dict[str, str] = {}

    def use_records(self, records: Callable[[], SharedRecords]) -> None:
        """Keep the labels in this store; an application does so with its policy function."""
        self._records = records

    def __call__(self, call: PolicyCall, arguments: dict[str, Any], context: PolicyContext) -> PolicyDecision:
        """Decide about a call, and label its run.

        Raises:
            StoreError: the store cannot be used; a policy function that raises denies the call.
        """
        del arguments
        decision = self._decide(context) if self._does_send(call) else PolicyDecision("allow")
        if decision.verdict != "deny" and not context.dry_run:
            for label in self._list_labels(call):
                self._set_label(context, label, call.tool)
        return decision

    def asks_store(self, call: PolicyCall) -> bool:
        """Whether deciding about this call may wait for the store of the application."""
        return self._records is not None and (self._does_send(call) or bool(self._list_labels(call)))

    def _does_send(self, call: PolicyCall) -> bool:
        return bool(call.sinks) if self._sends is None else _matches(self._sends, call.tool)

    def _list_labels(self, call: PolicyCall) -> list[Label]:
        is_untrusted = call.untrusted if self._untrusted is None else _matches(self._untrusted, call.tool)
        found: list[Label] = ["untrusted"] if is_untrusted else []
        return [*found, "private"] if _matches(self._private, call.tool) else found

    def _decide(self, context: PolicyContext) -> PolicyDecision:
        private, untrusted = (_name_label(context, label) for label in ("private", "untrusted"))
        found = self._read_labels(private, untrusted)
        if len(found) < 2:
            return PolicyDecision("allow")
        what = f"this run read private data ({found[private]}) and text of strangers ({found[untrusted]})"
        return PolicyDecision(self._verdict, what, self._approvers if self._verdict == "approve" else ())

    def _read_labels(self, *names: str) -> dict[str, str]:
        if self._records is None:
            return {name: self._own_labels[name] for name in names if name in self._own_labels}
        return {
            name: body.decode() for name, body in self._records().get_records(_RECORD_KIND, names).items()
        }

    def _set_label(self, context: PolicyContext, label: Label, tool: str) -> None:
        name = _name_label(context, label)
        if name in self._read_labels(name):
            return
        if self._records is not None:
            ttl_ms = self._kept_s * 1000
            self._records().put_record(_RECORD_KIND, name, tool.encode(), ttl_ms=ttl_ms, replace=False)
            return
        while len(self._own_labels) >= _MAX_OWN_LABELS:
            del self._own_labels[next(iter(self._own_labels))]
        self._own_labels[name] = tool


def _name_label(context: PolicyContext, label: str) -> str:
    who = context.principal
    owner = ["run", context.run_id] if context.run_id is not None else ["principal", who.id]
    return f"{label} {compute_digest([who.tenant, *owner])}"


def _matches(patterns: tuple[str, ...], tool: str) -> bool:
    return any(matches_pattern(pattern, tool) for pattern in patterns)
