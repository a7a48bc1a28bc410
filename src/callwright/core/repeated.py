"""What a caller is told of a call that was made before: given again, asked about, or made beside it. Pure."""

from datetime import UTC, datetime

from msgspec.structs import replace

from callwright.core import messages
from callwright.core.telling import Ending, refusal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import AlreadySettled, SecondIntent
from callwright.domain.ledger_effects import Earlier
from callwright.domain.notices import NoticeCode
from callwright.domain.records import LedgerState
from callwright.domain.result import EffectState, Notice

_HAPPENED: dict[LedgerState, EffectState] = {
    "committed": "committed",
    "failed": "none",
    "answered": "unknown",
}
_FAILED = {
    "detail": "it failed and may have had an effect",
    "detail.zh-CN": "该次执行失败，但可能已产生影响",
}


def made_before(answer: AlreadySettled | SecondIntent, tool: CompiledContract | None) -> Ending:
    """The ending of a call that is not made because it was made before."""
    return _asked_about(answer) if isinstance(answer, SecondIntent) else _given_again(answer, tool)


def _given_again(answer: AlreadySettled, tool: CompiledContract | None) -> Ending:
    """The outcome of the earlier call. What may have had an effect can be meant once more, and its handle says how."""
    may_be_meant = answer.state != "failed" and tool is not None and tool.contract.effect in ("once", "keyed")
    params = _when(answer.at_ms)
    if tool is not None and answer.version not in ("", tool.contract.version):
        params["version"] = answer.version
    return Ending(
        outcome=answer.outcome,
        effect=_HAPPENED[answer.state],
        replayed=True,
        trace_id=answer.trace_id,
        notice=messages.notice("replayed", params=params),
        repeat_handle=(answer.handle or None) if may_be_meant else None,
        version=(answer.version, answer.contract_hash) if "version" in params else None,
    )


def _asked_about(answer: SecondIntent) -> Ending:
    """The question whether a second one is meant."""
    params = _when(answer.at_ms) | (_FAILED if answer.state == "answered" else {})
    if answer.handle:
        params["handle"] = answer.handle
    end = refusal("duplicate_suspected", params=params, counts=False)
    return replace(end, repeat_handle=params.get("handle"))


def beside(earlier: Earlier) -> Notice:
    """What is said of a call that runs although it was made before."""
    code: NoticeCode = "earlier_failure" if earlier.state == "answered" else "duplicate_suspected"
    return messages.notice(code, params={**_when(earlier.at_ms), "trace": earlier.trace_id})


def _when(at_ms: int) -> dict[str, str]:
    """RFC 3339, in UTC, to the second; nothing where it is not known."""
    if not at_ms:
        return {}
    return {"when": f"{datetime.fromtimestamp(at_ms // 1000, UTC).isoformat()[:-6]}Z"}
