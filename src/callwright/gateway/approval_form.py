"""A call that waits for approval, as text and as an elicitation form for the client's user. Pure.

A form shows the complete corrected call, with characters that could hide others made visible; a call too long to be shown
is not put into a form. Secrets are never shown.
"""

from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

from callwright.core.wording.result_messages import clean_value
from callwright.domain.call import Locale
from callwright.domain.contract import CompiledContract
from callwright.domain.records import Approval
from callwright.domain.terminal_escape import escape_for_terminal

APPROVAL_FORM: Final = "approval"
"""Key of the form among the input requests."""

WAITING_CODES: Final = frozenset({"approval_required", "approval_expired"})
"""Codes of refusals that a person's approval resolves."""

_MAX_ARGUMENT_CHARS: Final = 4000
_MAX_NAME_CHARS: Final = 24
"""Characters of the tool's name that fit beside the approving command in a failure's text."""

_SECRET_MASK: Final = "•••"  # noqa: S105 - shown in place of a secret

_FORM_MESSAGE: Final[dict[Locale, str]] = {
    "en": "May ‘{tool}’ be called, once, with exactly this?\n{arguments}",
    "zh-CN": "是否允许按以下内容调用一次“{tool}”？\n{arguments}",
}
_FORM_FIELD: Final[dict[Locale, dict[str, str]]] = {
    "en": {"title": "Approve this call", "description": "Leave it unticked to reject the call."},
    "zh-CN": {"title": "批准此次调用", "description": "不勾选即为拒绝。"},
}
_WAITING_TEXT: Final[dict[Locale, str]] = {
    "en": (
        "‘{tool}’ was not called: until {until} UTC somebody else may approve it: "
        "callwright ledger approve {handle}{http}. Then send the same call again, unchanged."
    ),
    "zh-CN": (
        "“{tool}”尚未调用，等待审批至 {until} UTC，须由申请人以外的人批准："
        "callwright ledger approve {handle}{http}。批准后原样重发同一调用。"
    ),
}

_HTTP_HINT: Final[dict[Locale, str]] = {
    "en": " (or POST /v1/approvals/HANDLE)",
    "zh-CN": "（或 POST /v1/approvals/HANDLE）",
}

ApprovalAnswer = Literal["granted", "rejected", "open"]


def build_approval_form(approval: Approval, tool: CompiledContract, locale: Locale) -> dict[str, Any] | None:
    """Build the elicitation request; None if the arguments are too long to be shown completely."""
    shown = {
        name: _SECRET_MASK if name in tool.secrets else value
        for name, value in sorted(approval.arguments.items())
    }
    text = escape_for_terminal(msgspec.json.encode(shown).decode())
    if len(text) > _MAX_ARGUMENT_CHARS:
        return None
    schema = {
        "type": "object",
        "properties": {"approve": {"type": "boolean", "default": False, **_FORM_FIELD[locale]}},
        "required": ["approve"],
    }
    message = _FORM_MESSAGE[locale].format(tool=approval.tool, arguments=text)
    return {
        "method": "elicitation/create",
        "params": {"mode": "form", "message": message, "requestedSchema": schema},
    }


def parse_approval_answer(answer: object) -> ApprovalAnswer:
    """Return the user's decision: approved, rejected, or undecided (form closed, or no answer)."""
    action = answer.get("action") if isinstance(answer, dict) else None
    if action == "decline":
        return "rejected"
    content = answer.get("content") if isinstance(answer, dict) else None
    if action != "accept" or not isinstance(content, dict):
        return "open"
    return "granted" if content.get("approve") is True else "rejected"


def describe_waiting_call(approval: Approval, locale: Locale, *, over_http: bool) -> str:
    """Describe the waiting call and what to do, for a client without forms; ``over_http``: a rule names the approvers."""
    until = datetime.fromtimestamp(approval.expires_at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    http = _HTTP_HINT[locale].format(handle=approval.handle) if over_http else ""
    tool = clean_value(approval.tool, _MAX_NAME_CHARS)
    return _WAITING_TEXT[locale].format(tool=tool, handle=approval.handle, until=until, http=http)
