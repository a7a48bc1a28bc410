"""The services that all calls of an application share. Knows nothing of any single call."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct, field

from callwright.core.policy.authorization import Policy, PolicyFunction
from callwright.core.policy.quotas import Quotas
from callwright.domain.task_records import TaskLimits
from callwright.engine import Engine
from callwright.ports import Catalogue, Clock, Rng, Store
from callwright.runtime.declared_secrets import SecretMarker, make_process_marker
from callwright.runtime.failing_tools import FailingTools
from callwright.runtime.local_answer_cache import AnswerCache
from callwright.runtime.task_admission import TaskAdmission
from callwright.runtime.usual_read import UsualReads
from callwright.runtime.workers import Workers

if TYPE_CHECKING:
    from callwright.runtime.call_tracing import CallTracer


class AppServices(Struct, frozen=True):
    """The services that all calls of an application share."""

    catalogue: Catalogue
    policy: Policy
    store: Store
    clock: Clock
    rng: Rng
    workers: Workers
    engine: Callable[[], Engine] | None = None
    approval_ttl_ms: int = 24 * 3600 * 1000
    decides: PolicyFunction | None = None
    quotas: Quotas = field(default_factory=Quotas)
    kept: AnswerCache = field(default_factory=AnswerCache)
    marker: SecretMarker = field(default_factory=make_process_marker)
    failing: FailingTools = field(default_factory=FailingTools)
    task_limits: TaskLimits = field(default_factory=TaskLimits)
    task_admission: TaskAdmission = field(default_factory=TaskAdmission)
    usual_reads: UsualReads = field(default_factory=UsualReads)
    tracer: "CallTracer | None" = None
