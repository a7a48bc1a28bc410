"""Settings and methods for a program that hosts an application: a gateway, a worker, a command line. An agent's code needs none of them."""

from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from callwright.domain.call_events import CallEvent
from callwright.domain.quota_rules import Quota
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.runtime.call_request import UndeliveredResult
from callwright.telemetry.call_metrics import CallMetrics

if TYPE_CHECKING:
    from callwright.app.flows import Flows
    from callwright.app.upstream_access import UpstreamAccess
    from callwright.core.selection.sentence_similarity import SentenceSimilarity
    from callwright.runtime.call_tracing import CallTracer


class AppHosting:
    """``app.host``.

    Attributes:
        limits: Budget of a named run.
        inferred_limits: Budget of runs inferred for calls without ``run``; None infers no runs.
        turn_limits: Budget of a run that an adapter infers, the user's turn in its framework: what the operator wrote.
        journal: Folder of journals, or None if calls are not journalled.
        call_within, acall_within: Make one call in a run with the budget of the first argument, blocking and on the event loop.
            Options: as for ``app.call``.
        acall_undelivered: Make one call for a server whose client may lose the answer: the server confirms the delivery.
            Options: as for ``app.acall``.
        replace_quotas: Replace the quotas. A quota with the same name, or the same fields except the limit, keeps its
            count. Raises TypeError or ValueError if an item is not a quota, or two would share one count; then nothing is replaced.
        use_store: Replace the store of the ledger, before the first call: tools stay registered, nothing is copied. A
            second argument: keys that encrypt its content where the application has no keys configured. Raises StoreError if the file cannot
            be opened, CatalogueError if the store has another contract under a written version.
        make_upstream_access: Return what a gateway uses of the connected MCP servers.
        count_running_calls: Return how many calls run now.
        derive_operator_key: Return a key of 32 bytes for a purpose, derived from the operator's ``secret_key``; None where the
            operator has set none. Raises ValueError if it cannot be read.
        trace_calls: Have a tracer record spans of calls from now on, in place of an earlier one.
        count_calls: Return the metrics of the application's calls; they are counted from the first time that this is asked for.
        find_flows: Return the application's workflows; None where it has used none.
        similarity: Compares texts by the operator's sentence model; None where there is none.
        choose_similarity: Return what compares a text with others: ``similarity`` if it reads the text's language, else the vectors of
            words, which are read at the first use.
    """

    def __init__(  # noqa: PLR0913 - keywords: what the application lends to servers
        self,
        limits: RunLimits,
        journal: Path | None,
        *,
        turn_limits: RunLimits,
        call_within: Callable[..., ToolResult],
        acall_within: Callable[..., Coroutine[Any, Any, ToolResult]],
        acall_undelivered: Callable[..., Coroutine[Any, Any, UndeliveredResult]],
        replace_quotas: Callable[[Iterable[Quota]], None],
        use_store: Callable[..., Any],
        make_upstream_access: Callable[[], "UpstreamAccess"],
        count_running_calls: Callable[[], int],
        derive_operator_key: Callable[[bytes], bytes | None],
        observe: Callable[[Callable[[CallEvent], None]], Any],
        trace_calls: "Callable[[CallTracer], None]",
        find_flows: "Callable[[], Flows | None]",
    ) -> None:
        self.limits = limits
        self.inferred_limits: RunLimits | None = None
        self.turn_limits = turn_limits
        self.journal = journal
        self.call_within = call_within
        self.acall_within = acall_within
        self.acall_undelivered = acall_undelivered
        self.replace_quotas = replace_quotas
        self.use_store = use_store
        self.make_upstream_access = make_upstream_access
        self.count_running_calls = count_running_calls
        self.derive_operator_key = derive_operator_key
        self._observe = observe
        self.trace_calls = trace_calls
        self.find_flows = find_flows
        self._call_metrics: CallMetrics | None = None
        self.similarity: SentenceSimilarity | None = None
        self._word_similarity: SentenceSimilarity | None = None

    def count_calls(self) -> CallMetrics:
        """As said above."""
        if self._call_metrics is None:
            self._call_metrics = CallMetrics()
            self._observe(self._call_metrics.count_call)
        return self._call_metrics

    def choose_similarity(self, text: str) -> "SentenceSimilarity":
        """As said above."""
        if self.similarity is not None and self.similarity.reads(text):
            return self.similarity
        if self._word_similarity is None:
            from callwright.core.selection.word_vectors import make_word_similarity  # noqa: PLC0415 - reads a large table

            self._word_similarity = make_word_similarity()
        return self._word_similarity
