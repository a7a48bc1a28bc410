"""The policy function of an application: called for one call, after the rules. Any exception denies the call.

Only signals that end the process or the task (``KeyboardInterrupt``, a cancellation) propagate.
"""

import inspect
import logging
from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from callwright.core.policy.authorization import (
    AuthorizationDecision,
    PolicyCall,
    PolicyContext,
    PolicyDecision,
    PolicyFunction,
    combine_decisions,
)
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Authorize
from callwright.runtime.declared_secrets import collect_secret_values, make_log_mask
from callwright.runtime.masked_exceptions import mask_exception
from callwright.runtime.run_labels import RunLabels

_log = logging.getLogger("callwright.policy")


def check_policy(policy: Any) -> PolicyFunction | None:
    """Check a policy function and return it.

    Raises:
        TypeError: It is not callable, or is a coroutine function: a decision is synchronous.
    """
    if policy is None:
        return None
    if not callable(policy):
        raise TypeError("policy must be a function: policy(call, arguments, context)")
    if any(_is_asynchronous(callable_) for callable_ in (policy, getattr(policy, "__call__", None))):  # noqa: B004 - an object's own
        raise TypeError(
            "policy must not be a coroutine function: it is asked synchronously, before the claim"
        )
    function: PolicyFunction = policy
    return function


def _is_asynchronous(function: Any) -> bool:
    return inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function)


def may_wait_for_store(policy: PolicyFunction, effect: Authorize, tool: CompiledContract | None) -> bool:
    """Return whether asking the policy function about this call may wait for the store: then it is not asked on the loop.

    A function of the application's own is asked on the loop, as it was written.
    """
    return isinstance(policy, RunLabels) and policy.asks_store(_make_policy_call(effect, tool))


def decide_with_policy(
    policy: PolicyFunction,
    rules: AuthorizationDecision,
    effect: Authorize,
    request: CallRequest,
    ticket: Ticket,
    tool: CompiledContract | None = None,
) -> AuthorizationDecision:
    """Combine rules and policy function for this call; the function is not called if the rules deny.

    ``tool``: its contract; the values of its secret arguments are masked in the log of an exception.
    """
    if rules.verdict == "deny":
        return rules
    call = _make_policy_call(effect, tool)
    context = PolicyContext(
        effect.principal, request.run_id, request.dry_run, ticket.call_id, ticket.trace_id
    )
    try:
        return combine_decisions(
            rules, _check_policy_answer(policy(call, deepcopy(effect.arguments), context))
        )
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - the application's own code: a decision that fails is a denial
        printed = mask_exception(
            fault, make_log_mask(collect_secret_values(effect.arguments, tool.secrets if tool else ()))
        )
        _log.error(
            "the policy function raised %s; the call is denied", type(fault).__name__, exc_info=printed
        )
        return AuthorizationDecision("deny", f"policy: {type(fault).__name__}")


def _make_policy_call(effect: Authorize, tool: CompiledContract | None) -> PolicyCall:
    call = PolicyCall(effect.tool, effect.version, effect.effect, effect.key)
    return (
        call if tool is None else replace(call, untrusted=tool.contract.untrusted, sinks=tool.contract.sinks)
    )


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
