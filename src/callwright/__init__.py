"""Callwright: the contract-and-reliability layer between an AI agent and its tools.

``from callwright import Callwright``; every public name is listed below and loaded when it is first used.
"""

from typing import TYPE_CHECKING, Any

from callwright._version import __version__

if TYPE_CHECKING:
    from callwright.app import Callwright, CatalogueError, SignatureError
    from callwright.app.tasks import NoSuchTaskError, Task
    from callwright.core.answering import AnsweredCall, AnswerError, answer
    from callwright.core.authorize import PolicyCall, PolicyContext, PolicyDecision, Rule
    from callwright.core.compile import ContractError
    from callwright.core.conversation import ConversationError
    from callwright.core.dialects import DIALECTS, to_json
    from callwright.core.dialects.canonical import from_json
    from callwright.core.nextstep import resolve_next_step
    from callwright.core.reader.reading import Reading, Unreadable
    from callwright.core.reader.stream import IncrementalReader
    from callwright.domain.answers import (
        Answered,
        empty,
        fail,
        failure,
        ok,
        partial,
        query_success,
        save_success,
    )
    from callwright.domain.call import Principal, Said, Siblings
    from callwright.domain.checks import CannotTell, Check, DidNot, Discrepancy, Happened, Inquiry, Record
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
    from callwright.domain.marks import Sink, Synonyms, Unit
    from callwright.domain.quotas import Quota
    from callwright.domain.records import RunLimits
    from callwright.domain.result import CallError, Source, ToolResult
    from callwright.domain.tasks import Progress
    from callwright.engine import EngineError
    from callwright.evals.reconcile.asking import ask_http, ask_sql, ask_tool, sql_records, tool_records
    from callwright.evals.reconcile.run import reconcile
    from callwright.ports import CallContext, MayHaveHappened, NotApplied, StoreError, ToolError
    from callwright.runtime.clock import SystemClock
    from callwright.runtime.sampling import Sampling
    from callwright.runtime.tape import DivergedError, ForeignTapeError, Tape, TapeError
    from callwright.stores.memory import MemoryStore
    from callwright.stores.sqlite import SQLiteStore
    from callwright.tools.http.credentials import CredentialError
    from callwright.tools.http.document import OpenAPIError

_HOMES = {
    "callwright.app": ("Callwright", "CatalogueError", "SignatureError"),
    "callwright.app.tasks": ("NoSuchTaskError", "Task"),
    "callwright.core.answering": ("AnswerError", "AnsweredCall", "answer"),
    "callwright.core.authorize": ("PolicyCall", "PolicyContext", "PolicyDecision", "Rule"),
    "callwright.core.compile": ("ContractError",),
    "callwright.core.conversation": ("ConversationError",),
    "callwright.core.dialects": ("DIALECTS", "to_json"),
    "callwright.core.dialects.canonical": ("from_json",),
    "callwright.core.nextstep": ("resolve_next_step",),
    "callwright.core.reader.reading": ("Reading", "Unreadable"),
    "callwright.core.reader.stream": ("IncrementalReader",),
    "callwright.domain.answers": (
        "Answered",
        "empty",
        "fail",
        "failure",
        "ok",
        "partial",
        "query_success",
        "save_success",
    ),
    "callwright.domain.call": ("Principal", "Said", "Siblings"),
    "callwright.domain.checks": (
        "CannotTell",
        "Check",
        "DidNot",
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
    "callwright.domain.marks": ("Sink", "Synonyms", "Unit"),
    "callwright.domain.quotas": ("Quota",),
    "callwright.domain.records": ("RunLimits",),
    "callwright.domain.result": ("CallError", "Source", "ToolResult"),
    "callwright.domain.tasks": ("Progress",),
    "callwright.engine": ("EngineError",),
    "callwright.evals.reconcile.asking": ("ask_http", "ask_sql", "ask_tool", "sql_records", "tool_records"),
    "callwright.evals.reconcile.run": ("reconcile",),
    "callwright.ports": ("CallContext", "MayHaveHappened", "NotApplied", "StoreError", "ToolError"),
    "callwright.runtime.clock": ("SystemClock",),
    "callwright.runtime.sampling": ("Sampling",),
    "callwright.runtime.tape": ("DivergedError", "ForeignTapeError", "Tape", "TapeError"),
    "callwright.stores.memory": ("MemoryStore",),
    "callwright.stores.sqlite": ("SQLiteStore",),
    "callwright.tools.http.credentials": ("CredentialError",),
    "callwright.tools.http.document": ("OpenAPIError",),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "DIALECTS",
    "AnswerError",
    "Answered",
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
    "Corrector",
    "CredentialError",
    "DeclaredError",
    "DidNot",
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
    "Said",
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
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'callwright' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - only when a name is used

    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
