"""Authorization: rules in, decision out. Pure.

Order does not matter: a matching ``deny`` wins over everything, an ``approve`` over an ``allow``, and a call without a matching
rule is denied. Patterns are names with ``*`` for any run of characters; a principal matches by id, or as ``role:NAME``
by one of its roles. An application without rules allows its local principal everything, and no other
principal anything.

``Policy.authorize`` decides about every request: calls, and the resources and prompts of servers. A rule without ``resources`` and
``prompts`` covers those of a server where its ``tools`` match every name with the server's prefix (``*``, ``docs__*``).

Where several ``approve`` rules match, the approver must be acceptable to all of them.

A policy function of the application decides in addition to the rules, also by the arguments: ``combine_decisions`` merges both.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal, get_args

from msgspec import Struct
from msgspec.structs import force_setattr

from callwright.core.records.idempotency import compute_digest
from callwright.core.repair.name_spelling import find_namespace
from callwright.domain import rule_reasons
from callwright.domain.call import Principal, to_name_tuple
from callwright.domain.contract import EffectClass
from callwright.domain.reason import ReasonError

PolicyVerdict = Literal["allow", "deny", "approve"]
TargetKind = Literal["tool", "resource", "prompt"]
WORKFLOW_PREFIX = "workflow:"
"""Prefix of the name under which rules refer to the start of a workflow; no tool can have such a name."""

MAX_APPROVAL_EXPIRY_S = 366 * 24 * 3600
"""Maximum lifetime of an open approval, in seconds."""


class AccessTarget(Struct, frozen=True):
    """The target of a request.

    Attributes:
        kind: Whether it is a tool, a prompt, or a resource.
        name: The full name of a tool or prompt; the URI, or URI template, of a resource.
        namespace: The name prefix of its server; "" where there is none.
        is_ambiguous: Whether a URI begins with the name prefix of a server: then a rule allows it only by a pattern that matches it
            with its own server's prefix. Otherwise a server that declares ``docs__doc://a`` is read by a rule for ``docs``.
    """

    kind: TargetKind
    name: str
    namespace: str = ""
    is_ambiguous: bool = False


_EVERY_TOOL = tuple("*")
"""The default of ``Rule.tools``, known by its identity: a rule that names only resources or prompts concerns no tools."""
_ANY_NAME = "\U0010ffff"
"""Placeholder for any name within a namespace: no pattern contains it, so that only a wildcard matches it."""


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. ``name`` appears on the tape and in the audit trail; it defaults to the rule's own text.

    Attributes:
        user_confirms: For an ``approve`` rule: the user of the caller's client may approve, in a form of that client.
        approvers: For an ``approve`` rule: principals that may approve, at every interface; the requester never may.
        expires_s: For an ``approve`` rule: seconds until a requested approval expires; None is a day.
        allow_absent: The tools it names need not exist (yet).
        resources: Patterns of URIs, with or without the server's prefix: ``doc://handbook/*``, ``docs__*``. A rule that names
            resources or prompts covers only these, and no tools unless it names them too.
        prompts: Patterns of full names of prompts.
    """

    effect: PolicyVerdict
    tools: tuple[str, ...] = _EVERY_TOOL
    principals: tuple[str, ...] = ("*",)
    tenants: tuple[str, ...] = ("*",)
    name: str = ""
    user_confirms: bool = False
    approvers: tuple[str, ...] = ()
    allow_absent: bool = False
    expires_s: int | None = None
    resources: tuple[str, ...] = ()
    prompts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Reject a rule that would match something else: iterating the letters of ``"pay_*"`` would give a ``*``.

        Raises:
            TypeError, ValueError: the effect is not a verdict, or names are not texts.
        """
        if self.effect not in get_args(PolicyVerdict):
            raise ReasonError(rule_reasons.WRONG_RULE_EFFECT())
        optional = {"approvers", "resources", "prompts"}
        if self.names_content:
            optional.add("tools")
            if self.tools is _EVERY_TOOL:
                force_setattr(self, "tools", ())
            if self.effect == "approve":
                raise ReasonError(rule_reasons.APPROVE_RULE_FOR_CONTENT())
        for field in ("tools", "principals", "tenants", "approvers", "resources", "prompts"):
            force_setattr(self, field, to_name_tuple(field, getattr(self, field)))
            if field not in optional and not getattr(self, field):
                raise ReasonError(rule_reasons.EMPTY_RULE_FIELD(field=field))
        if self.expires_s is not None and not 0 < self.expires_s <= MAX_APPROVAL_EXPIRY_S:
            raise ReasonError(rule_reasons.WRONG_RULE_EXPIRY(most=MAX_APPROVAL_EXPIRY_S))

    @property
    def names_content(self) -> bool:
        """Whether it names resources or prompts."""
        return bool(self.resources or self.prompts)

    def covers(self, target: AccessTarget) -> bool:
        """Return whether it concerns this target, for any principal."""
        if target.kind == "tool":
            return _matches_any(self.tools, (target.name,))
        if not self.names_content:
            whole = target.namespace + _ANY_NAME
            return self.effect != "approve" and _matches_any(self.tools, (whole,))
        if target.kind == "prompt":
            return _matches_any(self.prompts, (target.name,))
        qualified = target.namespace + target.name
        is_qualified = target.is_ambiguous and self.effect != "deny"
        return _matches_any(self.resources, (qualified,) if is_qualified else (target.name, qualified))

    def may_cover_within(self, namespace: str, namespaces: Iterable[str], *, has_resources: bool) -> bool:
        """Return whether it may concern a resource or prompt of the server with this prefix, for any principal.

        ``namespaces`` are the prefixes of all servers: a pattern of URIs that begins with one of them concerns that server alone.
        """
        if not self.names_content:
            return self.covers(AccessTarget("resource", "", namespace))
        if any(_may_match_within(pattern, namespace) for pattern in (*self.resources, *self.prompts)):
            return True
        return has_resources and any(not find_namespace(pattern, namespaces) for pattern in self.resources)

    def label(self) -> str:
        """Return the name of this rule, or its text."""
        names = (*self.tools, *self.resources, *self.prompts)
        return self.name or f"{self.effect} {','.join(self.principals)} {','.join(names)}"


class AuthorizationDecision(Struct, frozen=True):
    """The decision of the rules and the deciding rule; for an approval, the terms of every rule that requires it."""

    verdict: PolicyVerdict
    rule: str
    user_confirms: bool = False
    approvers: tuple[tuple[str, ...], ...] = ()
    expires_s: int | None = None


class PolicyCall(Struct, frozen=True):
    """The call that a policy function decides about: the tool's name and version, its effect class, the ledger key.

    ``key`` is None for reads and for calls that may repeat. ``untrusted`` and ``sinks`` are those of the tool's contract.
    """

    tool: str
    version: str
    effect: EffectClass
    key: str | None
    untrusted: bool = False
    sinks: tuple[str, ...] = ()


class PolicyContext(Struct, frozen=True):
    """The context of the call that a policy function decides about.

    Attributes:
        principal: The caller.
        run_id: The run that the caller named, or None.
        dry_run: The call will not be executed.
        call_id: Id of the call.
        trace_id: W3C trace id of the call.
    """

    principal: Principal
    run_id: str | None
    dry_run: bool
    call_id: str
    trace_id: str


class PolicyDecision(Struct, frozen=True):
    """A verdict of a policy function with its reason and, for an approval, its terms.

    Attributes:
        verdict: "allow", "deny" or "approve".
        reason: Reason of the verdict, for the tape, the audit trail and the approver; not shown to the caller.
        approvers: For "approve": principals (or ``role:NAME``) that may approve; empty leaves it to the rules.
        user_confirms: For "approve": the user of the caller's client may approve.
        expires_s: For "approve": seconds until the approval expires; None leaves it to the rules (a day).

    Raises:
        TypeError, ValueError: a field has a wrong type or an invalid value.
    """

    verdict: PolicyVerdict
    reason: str = ""
    approvers: tuple[str, ...] = ()
    user_confirms: bool = False
    expires_s: int | None = None

    def __post_init__(self) -> None:
        """Check the types at run time."""
        if self.verdict not in get_args(PolicyVerdict):
            raise ValueError("the verdict of a policy must be allow, deny or approve")
        if type(self.reason) is not str or type(self.user_confirms) is not bool:
            raise TypeError("reason must be a text and user_confirms True or False")
        force_setattr(self, "approvers", to_name_tuple("approvers", self.approvers))
        if self.expires_s is not None and not 0 < self.expires_s <= MAX_APPROVAL_EXPIRY_S:
            raise ValueError(f"expires_s of a policy must be from 1 to {MAX_APPROVAL_EXPIRY_S} seconds")


PolicyFunction = Callable[[PolicyCall, dict[str, Any], PolicyContext], "PolicyVerdict | PolicyDecision"]
"""Decides about one call: ``policy(call, arguments, context)``. Arguments are a copy of the corrected ones."""


def combine_decisions(rules: AuthorizationDecision, decision: PolicyDecision) -> AuthorizationDecision:
    """Merge the decisions of rules and policy function: deny over approve over allow; if both say approve, the terms of both apply."""
    if _VERDICT_RANK[rules.verdict] < _VERDICT_RANK[decision.verdict]:
        return rules
    label = f"policy: {decision.reason}" if decision.reason else "policy"
    if decision.verdict != "approve":
        return rules if decision.verdict == rules.verdict else AuthorizationDecision(decision.verdict, label)
    mine = AuthorizationDecision(
        "approve", label, decision.user_confirms, (decision.approvers,), decision.expires_s
    )
    return mine if rules.verdict != "approve" else _merge_approvals(rules, mine)


def _merge_approvals(first: AuthorizationDecision, second: AuthorizationDecision) -> AuthorizationDecision:
    expiries = [decision.expires_s for decision in (first, second) if decision.expires_s is not None]
    return AuthorizationDecision(
        "approve",
        f"{first.rule}; {second.rule}",
        first.user_confirms and second.user_confirms,
        first.approvers + second.approvers,
        min(expiries, default=None),
    )


LOCAL_ONLY_RULES = (Rule("allow", principals=("local",), tenants=("default",), name="local principal"),)
"""The rules of an application that declares none."""

_VERDICT_RANK: dict[PolicyVerdict, int] = {"deny": 0, "approve": 1, "allow": 2}


class Policy:
    """A set of rules, compiled. Decisions depend only on the rules, the principal and the tool's name."""

    def __init__(self, rules: Iterable[Rule] = LOCAL_ONLY_RULES) -> None:
        self.changes = 0
        """Number of times the rules were replaced. Results derived from the rules are renewed when it changes."""
        self._guarded = frozenset[str]()
        self.replace_rules(rules)

    def guard_tools(self, names: Iterable[str]) -> None:
        """From now on these tools want an approval, unless an ``allow`` rule has the very name: a pattern with ``*`` is not enough."""
        self._guarded |= frozenset(names)
        self._known.clear()
        self.changes += 1

    def replace_rules(self, rules: Iterable[Rule]) -> None:
        """Use these rules from now on; calls that are already authorized continue.

        Raises:
            TypeError: one of them is not a rule; then the previous rules stay in force.
        """
        given = list(rules)
        if not all(isinstance(rule, Rule) for rule in given):
            raise TypeError("rules must be Rules, such as Rule('allow', tools=['read_*'])")
        self._rules = sorted(given, key=lambda rule: _VERDICT_RANK[rule.effect])
        self._known: dict[tuple[Principal, str], AuthorizationDecision] = {}
        self.changes += 1

    def decide(self, principal: Principal, tool: str) -> AuthorizationDecision:
        """Return the decision for this principal and tool; deny when nothing matches."""
        known = self._known.get((principal, tool))
        if known is None:
            if len(self._known) > 50_000:
                self._known.clear()
            known = self._known[principal, tool] = self._evaluate_rules(principal, tool)
        return known

    def authorize(self, subject: Principal, action: str, target: AccessTarget) -> AuthorizationDecision:
        """Decide whether a principal may do something with a tool, resource or prompt: deny when nothing matches.

        ``action`` is the method of the request, such as ``resources/read``. Rules do not distinguish actions: who may read
        something may list, complete and watch it.
        """
        del action
        if target.kind == "tool":
            return self.decide(subject, target.name)
        return self._decide_content(subject, target)

    def can_access_namespace(
        self,
        subject: Principal,
        namespace: str,
        namespaces: Collection[str] = (),
        *,
        has_resources: bool = True,
    ) -> bool:
        """Return whether a rule may allow this principal resources or prompts of this server; if not, it has none of them.

        Args:
            subject: The principal.
            namespace: The server's prefix.
            namespaces: The prefixes of all servers.
            has_resources: Whether this server has any resources.
        """
        return any(
            rule.effect == "allow"
            and rule.may_cover_within(namespace, namespaces, has_resources=has_resources)
            and _applies_to_principal(rule, subject)
            for rule in self._rules
        )

    def may_use_server(
        self,
        subject: Principal,
        namespace: str,
        namespaces: Collection[str] = (),
        *,
        has_resources: bool = True,
    ) -> bool:
        """Return whether a rule may allow this principal anything of this server: a tool, a resource or a prompt.

        The arguments are those of ``can_access_namespace``.
        """
        access = self.can_access_namespace(subject, namespace, namespaces, has_resources=has_resources)
        return access or any(
            rule.effect != "deny"
            and any(_may_match_within(pattern, namespace) for pattern in rule.tools)
            and _applies_to_principal(rule, subject)
            for rule in self._rules
        )

    def _decide_content(self, subject: Principal, target: AccessTarget) -> AuthorizationDecision:
        found = (rule for rule in self._rules if rule.covers(target) and _applies_to_principal(rule, subject))
        first = next(found, None)
        if first is None:
            return AuthorizationDecision("deny", "no rule allows it")
        return AuthorizationDecision(first.effect, first.label())

    def restricts_principal(self, principal: Principal) -> bool:
        """Return whether some tools may be hidden from this principal: then absent and forbidden must look the same."""
        mine = [rule for rule in self._rules if _applies_to_principal(rule, principal)]
        open_to_all = any("*" in rule.tools for rule in mine if rule.effect != "deny")
        return not open_to_all or any(rule.effect == "deny" for rule in mine)

    def _evaluate_rules(self, principal: Principal, tool: str) -> AuthorizationDecision:
        found = [
            rule
            for rule in self._rules
            if _matches_any(rule.tools, (tool,)) and _applies_to_principal(rule, principal)
        ]
        if not found:
            return AuthorizationDecision("deny", "no rule allows it")
        first = found[0]
        if first.effect == "allow" and tool in self._guarded and not any(tool in one.tools for one in found):
            return AuthorizationDecision("approve", f"no rule allows {tool} by name")
        if first.effect != "approve":
            return AuthorizationDecision(first.effect, first.label())
        wanting = [rule for rule in found if rule.effect == "approve"]
        confirms = all(rule.user_confirms for rule in wanting)
        expiries = [rule.expires_s for rule in wanting if rule.expires_s is not None]
        return AuthorizationDecision(
            first.effect,
            first.label(),
            confirms,
            tuple(rule.approvers for rule in wanting),
            min(expiries, default=None),
        )


def _may_match_within(pattern: str, namespace: str) -> bool:
    """Return whether a pattern may match a name with this prefix."""
    head, star, _ = pattern.partition("*")
    return pattern.startswith(namespace) or bool(star and namespace.startswith(head))


def _applies_to_principal(rule: Rule, principal: Principal) -> bool:
    return _matches_any(rule.tenants, (principal.tenant,)) and matches_principal(rule.principals, principal)


def matches_principal(patterns: Iterable[str], principal: Principal) -> bool:
    """Return whether one of the patterns matches this principal, by id or by one of its roles."""
    return _matches_any(patterns, (principal.id, *(f"role:{role}" for role in principal.roles)))


def _matches_any(patterns: Iterable[str], names: Iterable[str]) -> bool:
    listed = list(names)
    return any(matches_pattern(pattern, name) for pattern in patterns for name in listed)


def matches_pattern(pattern: str, name: str) -> bool:
    """Return whether the whole name matches the pattern; ``*`` is any run of characters, everything else is literal."""
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


def compute_approval_digest(
    tool: str, arguments: dict[str, Any], principal: Principal, key: str | None
) -> str:
    """Return the digest that an approval is bound to: tool, corrected arguments, principal and key, for every version."""
    return compute_digest(
        {
            "tool": tool,
            "arguments": arguments,
            "principal": [principal.tenant, principal.id],
            "key": key,
        }
    )
