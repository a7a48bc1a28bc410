"""Verify effects: checks of tools, business records, the reconciliation of the ledger, and a model's words against it."""

from callwright.app.reply_check import check_reply
from callwright.core.truth.reply_check import ReplyFinding
from callwright.domain.reconcile_checks import (
    CannotTell,
    Check,
    DidNotHappen,
    Discrepancy,
    Happened,
    Inquiry,
    Record,
)
from callwright.evals.reconcile.check_builders import ask_http, ask_sql, ask_tool, sql_records, tool_records
from callwright.evals.reconcile.reconciliation import reconcile

__all__ = [
    "CannotTell",
    "Check",
    "DidNotHappen",
    "Discrepancy",
    "Happened",
    "Inquiry",
    "Record",
    "ReplyFinding",
    "ask_http",
    "ask_sql",
    "ask_tool",
    "check_reply",
    "reconcile",
    "sql_records",
    "tool_records",
]
