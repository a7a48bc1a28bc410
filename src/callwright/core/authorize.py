"""Who may call what. Pure: rules in, decision out.

Order does not matter: a ``deny`` that matches wins over everything, an ``approve`` over an ``allow``, and what no rule
allows is denied. Patterns are names with ``*`` for any run of characters; a principal matches by id, or as ``role:NAME``
by one of its roles. Without rules of its own an application allows its local principal everything it registered, and
nobody else anything.
"""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from callwright.core.keys import digest
from callwright.domain.call import Principal

Verdict = Literal["allow", "deny", "approve"]


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. ``name`` appears on the tape and in the audit; it defaults to the rule's own text."""

    effect: Verdict
    tools: tuple[str, ...] = ("*",)
    principals: tuple[str, ...] = ("*",)
    tenants: tuple[str, ...] = ("*",)
    name: str = ""

    def label(self) -> str:
        """What to call this rule."""
        return self.name or f"{self.effect} {','.join(self.principals)} {','.join(self.tools)}"


class Decision(Struct, frozen=True):
    """What the rules say, and which rule said it."""

    verdict: Verdict
    rule: str


LOCAL_ONLY = (Rule("allow", principals=("local",), tenants=("default",), name="local principal"),)
"""The rules of an application that has none."""

_RANK: dict[Verdict, int] = {"deny": 0, "approve": 1, "allow": 2}


class Policy:
    """A set of rules, compiled. Decisions depend on nothing but the rules, the principal and the tool's name."""

    def __init__(self, rules: Iterable[Rule] = LOCAL_ONLY) -> None:
        self._rules = sorted(rules, key=lambda rule: _RANK[rule.effect])
        self._known: dict[tuple[Principal, str], Decision] = {}

    def decide(self, principal: Principal, tool: str) -> Decision:
        """The decision for this principal and tool; deny when nothing matches."""
        known = self._known.get((principal, tool))
        if known is None:
            if len(self._known) > 50_000:
                self._known.clear()
            known = self._known[principal, tool] = self._decide(principal, tool)
        return known

    def restricts(self, principal: Principal) -> bool:
        """Whether anything may be hidden from this principal: then absent and forbidden must read the same."""
        mine = [
            rule for rule in self._rules if _any(rule.tenants, (principal.tenant,)) and _is(rule, principal)
        ]
        open_to_all = any("*" in rule.tools for rule in mine if rule.effect != "deny")
        return not open_to_all or any(rule.effect == "deny" for rule in mine)

    def _decide(self, principal: Principal, tool: str) -> Decision:
        for rule in self._rules:
            if _any(rule.tools, (tool,)) and _any(rule.tenants, (principal.tenant,)) and _is(rule, principal):
                return Decision(rule.effect, rule.label())
        return Decision("deny", "no rule allows it")


def _is(rule: Rule, principal: Principal) -> bool:
    return _any(rule.principals, (principal.id, *(f"role:{role}" for role in principal.roles)))


def _any(patterns: Iterable[str], names: Iterable[str]) -> bool:
    listed = list(names)
    return any(matches(pattern, name) for pattern in patterns for name in listed)


def matches(pattern: str, name: str) -> bool:
    """Whether the whole name fits the pattern; ``*`` is any run of characters and nothing else is special."""
    head, *rest = pattern.split("*")
    if not rest:
        return name == head
    if not name.startswith(head):
        return False
    at = len(head)
    *middle, tail = rest
    for part in middle:
        found = name.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return len(name) - at >= len(tail) and name.endswith(tail)


def approval_digest(
    tool: str, contract_hash: str, arguments: dict[str, Any], principal: Principal, key: str | None
) -> str:
    """What an approval is bound to: exactly this tool, contract, corrected arguments, principal and key."""
    return digest(
        {
            "tool": tool,
            "contract": contract_hash,
            "arguments": arguments,
            "principal": [principal.tenant, principal.id],
            "key": key,
        }
    )
