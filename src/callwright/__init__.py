"""Callwright: the contract-and-reliability layer between an AI agent and its tools.

``from callwright import Callwright``; every public name is listed below and loaded when it is first used.
"""

from typing import TYPE_CHECKING, Any

from callwright._version import __version__

if TYPE_CHECKING:
    from callwright.app import Callwright, CatalogueError, SignatureError
    from callwright.app.task_api import NoSuchTaskError, Task
    from callwright.core.call.clarification import AnsweredCall, AnswerError, answer
    from callwright.core.call.next_step import resolve_next_step
    from callwright.core.contracts.contract_compiler import ContractError
    from callwright.core.dialects import DIALECTS, to_json
    from callwright.core.dialects.canonical import from_json
    from callwright.core.policy.authorization import PolicyCall, PolicyContext, PolicyDecision, Rule
    from callwright.core.reader.incremental_reader import IncrementalReader
    from callwright.core.reader.reading_outcome import Reading, Unreadable
    from callwright.core.text.conversation import ConversationError
    from callwright.domain.argument_marks import Sink, Synonyms, Unit
    from callwright.domain.call import ConversationMessage, Principal, Siblings
    from callwright.domain.contract import (
        Batch,
        ConfidenceRules,
        Contract,
        Corrector,
        DeclaredError,
        KeyChange,
        ResultRules,
        RetryPolicy,
        SourceRule,
        StandIn,
    )
    from callwright.domain.quota_rules import Quota
    from callwright.domain.reconcile_checks import (
        CannotTell,
        Check,
        DidNotHappen,
        Discrepancy,
        Happened,
        Inquiry,
        Record,
    )
    from callwright.domain.records import RunLimits
    from callwright.domain.result import CallError, Source, ToolResult
    from callwright.domain.task_records import Progress
    from callwright.domain.tool_answers import (
        ToolAnswer,
        empty,
        fail,
        failure,
        ok,
        partial,
        query_success,
        save_success,
    )
    from callwright.engine import EngineError
    from callwright.evals.reconcile.check_builders import (
        ask_http,
        ask_sql,
        ask_tool,
        sql_records,
        tool_records,
    )
    from callwright.evals.reconcile.reconciliation import reconcile
    from callwright.ports import CallContext, MayHaveHappened, NotApplied, StoreError, ToolError
    from callwright.runtime.clock import SystemClock
    from callwright.runtime.sampling import Sampling
    from callwright.runtime.tape import DivergedError, ForeignTapeError, Tape, TapeError
    from callwright.stores.memory_store import MemoryStore
    from callwright.stores.sqlite import SQLiteStore
    from callwright.tools.http.credentials import CredentialError
    from callwright.tools.http.openapi_document import OpenAPIError

_PUBLIC_NAMES_BY_MODULE = {
    "callwright.app": ("Callwright", "CatalogueError", "SignatureError"),
    "callwright.app.task_api": ("NoSuchTaskError", "Task"),
    "callwright.core.call.clarification": ("AnswerError", "AnsweredCall", "answer"),
    "callwright.core.policy.authorization": ("PolicyCall", "PolicyContext", "PolicyDecision", "Rule"),
    "callwright.core.contracts.contract_compiler": ("ContractError",),
    "callwright.core.text.conversation": ("ConversationError",),
    "callwright.core.dialects": ("DIALECTS", "to_json"),
    "callwright.core.dialects.canonical": ("from_json",),
    "callwright.core.call.next_step": ("resolve_next_step",),
    "callwright.core.reader.reading_outcome": ("Reading", "Unreadable"),
    "callwright.core.reader.incremental_reader": ("IncrementalReader",),
    "callwright.domain.tool_answers": (
        "ToolAnswer",
        "empty",
        "fail",
        "failure",
        "ok",
        "partial",
        "query_success",
        "save_success",
    ),
    "callwright.domain.call": ("Principal", "ConversationMessage", "Siblings"),
    "callwright.domain.reconcile_checks": (
        "CannotTell",
        "Check",
        "DidNotHappen",
        "Discrepancy",
        "Happened",
        "Inquiry",
        "Record",
    ),
    "callwright.domain.contract": (
        "Batch",
        "ConfidenceRules",
        "Contract",
        "Corrector",
        "DeclaredError",
        "KeyChange",
        "ResultRules",
        "RetryPolicy",
        "SourceRule",
        "StandIn",
    ),
    "callwright.domain.argument_marks": ("Sink", "Synonyms", "Unit"),
    "callwright.domain.quota_rules": ("Quota",),
    "callwright.domain.records": ("RunLimits",),
    "callwright.domain.result": ("CallError", "Source", "ToolResult"),
    "callwright.domain.task_records": ("Progress",),
    "callwright.engine": ("EngineError",),
    "callwright.evals.reconcile.check_builders": (
        "ask_http",
        "ask_sql",
        "ask_tool",
        "sql_records",
        "tool_records",
    ),
    "callwright.evals.reconcile.reconciliation": ("reconcile",),
    "callwright.ports": ("CallContext", "MayHaveHappened", "NotApplied", "StoreError", "ToolError"),
    "callwright.runtime.clock": ("SystemClock",),
    "callwright.runtime.sampling": ("Sampling",),
    "callwright.runtime.tape": ("DivergedError", "ForeignTapeError", "Tape", "TapeError"),
    "callwright.stores.memory_store": ("MemoryStore",),
    "callwright.stores.sqlite": ("SQLiteStore",),
    "callwright.tools.http.credentials": ("CredentialError",),
    "callwright.tools.http.openapi_document": ("OpenAPIError",),
}
_MODULE_BY_PUBLIC_NAME = {name: module for module, names in _PUBLIC_NAMES_BY_MODULE.items() for name in names}

__all__ = [
    "DIALECTS",
    "AnswerError",
    "AnsweredCall",
    "Batch",
    "CallContext",
    "CallError",
    "Callwright",
    "CannotTell",
    "CatalogueError",
    "Check",
    "ConfidenceRules",
    "Contract",
    "ContractError",
    "ConversationError",
    "ConversationMessage",
    "Corrector",
    "CredentialError",
    "DeclaredError",
    "DidNotHappen",
    "Discrepancy",
    "DivergedError",
    "EngineError",
    "ForeignTapeError",
    "Happened",
    "IncrementalReader",
    "Inquiry",
    "KeyChange",
    "MayHaveHappened",
    "MemoryStore",
    "NoSuchTaskError",
    "NotApplied",
    "OpenAPIError",
    "PolicyCall",
    "PolicyContext",
    "PolicyDecision",
    "Principal",
    "Progress",
    "Quota",
    "Reading",
    "Record",
    "ResultRules",
    "RetryPolicy",
    "Rule",
    "RunLimits",
    "SQLiteStore",
    "Sampling",
    "Siblings",
    "SignatureError",
    "Sink",
    "Source",
    "SourceRule",
    "StandIn",
    "StoreError",
    "Synonyms",
    "SystemClock",
    "Tape",
    "TapeError",
    "Task",
    "ToolAnswer",
    "ToolError",
    "ToolResult",
    "Unit",
    "Unreadable",
    "__version__",
    "answer",
    "ask_http",
    "ask_sql",
    "ask_tool",
    "empty",
    "fail",
    "failure",
    "from_json",
    "ok",
    "partial",
    "query_success",
    "reconcile",
    "resolve_next_step",
    "save_success",
    "sql_records",
    "to_json",
    "tool_records",
]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first asked for: importing the package costs next to nothing."""
    home = _MODULE_BY_PUBLIC_NAME.get(name)
    if home is None:
        raise AttributeError(f"module 'callwright' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - only when a name is used

    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
