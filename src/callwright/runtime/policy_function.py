"""The policy function of an application: asked about one call, after the rules. Whatever it raises denies the call.

Only the signals that end the process or the task (``KeyboardInterrupt``, a cancellation) pass.
"""

import inspect
import logging
from copy import deepcopy
from typing import Any

from callwright.core.policy.authorization import (
    AuthorizationDecision,
    PolicyCall,
    PolicyContext,
    PolicyDecision,
    PolicyFunction,
    combine_decisions,
)
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.effects import Authorize

_log = logging.getLogger("callwright.policy")


def check_policy(policy: Any) -> PolicyFunction | None:
    """A policy function as it was given.

    Raises:
        TypeError: it cannot be called, or is a coroutine function: a decision is made at once.
    """
    if policy is None:
        return None
    if not callable(policy):
        raise TypeError("policy must be a function: policy(call, arguments, context)")
    if any(_is_asynchronous(one) for one in (policy, getattr(policy, "__call__", None))):  # noqa: B004 - an object's own
        raise TypeError(
            "policy must not be a coroutine function: it is asked synchronously, before the claim"
        )
    given: PolicyFunction = policy
    return given


def _is_asynchronous(function: Any) -> bool:
    return inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function)


def decide_with_policy(
    policy: PolicyFunction,
    rules: AuthorizationDecision,
    effect: Authorize,
    request: CallRequest,
    ticket: Ticket,
) -> AuthorizationDecision:
    """What rules and policy function say of this call; the function is not asked where the rules deny."""
    if rules.verdict == "deny":
        return rules
    call = PolicyCall(effect.tool, effect.version, effect.effect, effect.key)
    context = PolicyContext(
        effect.principal, request.run_id, request.dry_run, ticket.call_id, ticket.trace_id
    )
    try:
        return combine_decisions(
            rules, _check_policy_answer(policy(call, deepcopy(effect.arguments), context))
        )
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - the application's own code: what it cannot decide is denied
        _log.error("the policy function raised %s; the call is denied", type(fault).__name__, exc_info=fault)
        return AuthorizationDecision("deny", f"policy: {type(fault).__name__}")


def _check_policy_answer(answer: Any) -> PolicyDecision:
    if isinstance(answer, PolicyDecision):
        return answer
    if type(answer) is str:
        return PolicyDecision(answer)  # type: ignore[arg-type]  # checked by the class
    if inspect.iscoroutine(answer):
        answer.close()
    raise TypeError(
        f"a policy function must return a verdict or a PolicyDecision, not {type(answer).__name__}"
    )
