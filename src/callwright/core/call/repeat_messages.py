"""The completions of a repeated call: replayed, asked about, or made beside the earlier one. Pure."""

from datetime import UTC, datetime

from msgspec.structs import replace

from callwright.core.call.call_state import CallState, Completion, make_refusal
from callwright.core.records.repeat_rules import GUESSED_CALL_PREFIX
from callwright.core.wording import result_messages
from callwright.domain.effects import AlreadySettled, KeyConflict, SecondIntent
from callwright.domain.ledger_effects import EarlierCall
from callwright.domain.notices import NoticeCode
from callwright.domain.records import LedgerState
from callwright.domain.result import EffectState, Notice

_EFFECT_BY_STATE: dict[LedgerState, EffectState] = {
    "committed": "committed",
    "failed": "none",
    "answered": "unknown",
}
_FAILED_DETAIL = {
    "detail": "it failed and may have had an effect",
    "detail.zh-CN": "该次执行失败，但可能已产生副作用",
}


def complete_repeated_call(state: CallState, answer: AlreadySettled | SecondIntent) -> Completion:
    """Build the completion of a call that does not run because it was made before."""
    return _ask_about_repeat(answer) if isinstance(answer, SecondIntent) else _replay_outcome(state, answer)


def _replay_outcome(state: CallState, answer: AlreadySettled) -> Completion:
    """Return the outcome of the earlier call. If it may have had an effect, the handle to repeat it deliberately is included."""
    tool = state.tool
    may_be_meant = answer.state != "failed" and tool is not None and tool.contract.effect in ("once", "keyed")
    params = render_notice_time(answer.at_ms)
    if tool is not None and answer.version not in ("", tool.contract.version):
        params["version"] = answer.version
    if answer.outcome.dropped_bytes:
        params["bytes"] = f"{answer.outcome.dropped_bytes}"
    if answer.outcome.erased_at:
        params["erased"] = render_notice_time(answer.outcome.erased_at)["when"]
    if _may_be_another_call(state):
        params["words"] = "a few words"
    return Completion(
        outcome=answer.outcome,
        effect=_EFFECT_BY_STATE[answer.state],
        replayed=True,
        trace_id=answer.trace_id,
        notice=result_messages.build_notice("given_again" if answer.is_resent else "replayed", params=params),
        repeat_handle=(answer.handle or None) if may_be_meant else None,
        version=(answer.version, answer.contract_hash) if "version" in params else None,
    )


def _may_be_another_call(state: CallState) -> bool:
    """Return whether the call is known by the text of its reply alone, and the contract would let another one run.

    Words beside it make it another reply. In the text of a model without a channel for calls they would make it prose.
    """
    if state.tool is None or not (state.origin.model_call or "").startswith(GUESSED_CALL_PREFIX):
        return False
    contract = state.tool.contract
    may_run = contract.effect == "idempotent" or contract.repeat in ("allow", "replay_undelivered")
    return may_run and state.request.channel == "native"


def _ask_about_repeat(answer: SecondIntent) -> Completion:
    """Build the outcome that asks whether a second call is meant."""
    params = render_notice_time(answer.at_ms) | (_FAILED_DETAIL if answer.state == "answered" else {})
    if answer.handle:
        params["handle"] = answer.handle
    end = make_refusal("duplicate_suspected", params=params, counts=False)
    return replace(end, repeat_handle=params.get("handle"))


def make_earlier_notice(earlier: EarlierCall) -> Notice:
    """Build the notice of a call that runs although it was made before."""
    code: NoticeCode = "earlier_failure" if earlier.state == "answered" else "duplicate_suspected"
    return result_messages.build_notice(
        code, params={**render_notice_time(earlier.at_ms), "trace": earlier.trace_id}
    )


def describe_conflict(answer: KeyConflict) -> dict[str, str]:
    """Return which key met the entry of another call, as the ledger shows it unless it holds a secret, and how old that is."""
    from callwright.core.guard.text_masking import mask_secrets  # noqa: PLC0415 - most calls meet no other's key

    params = render_notice_time(answer.at_ms)
    if params:
        params["ago"] = _render_age(answer.age_ms)
    if answer.key and mask_secrets(answer.key) == answer.key:
        params["key"] = answer.key
    return params


def _render_age(age_ms: int) -> str:
    """Render a duration in the largest unit of which there are two."""
    seconds = age_ms // 1000
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= 2 * length:
            return f"{seconds // length} {unit}"
    return f"{seconds} s"


def render_notice_time(at_ms: int) -> dict[str, str]:
    """Return the parameter ``when``: a time as RFC 3339 in UTC, to the second; no parameter where the time is unknown."""
    if not at_ms:
        return {}
    return {"when": f"{datetime.fromtimestamp(at_ms // 1000, UTC).isoformat()[:-6]}Z"}
