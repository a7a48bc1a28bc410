"""Verify effects: checks of tools, business records, and the reconciliation of the ledger."""

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
    "ask_http",
    "ask_sql",
    "ask_tool",
    "reconcile",
    "sql_records",
    "tool_records",
]
