"""What all calls of an application share. Knows nothing of any one call."""

from collections.abc import Callable

from msgspec import Struct, field

from callwright.core.authorize import Policy, PolicyFunction
from callwright.core.quotas import Quotas
from callwright.engine import Engine
from callwright.ports import Catalogue, Clock, Rng, Store
from callwright.runtime.kept import Kept
from callwright.runtime.workers import Workers


class World(Struct, frozen=True):
    """What all calls of an application share."""

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
    kept: Kept = field(default_factory=Kept)
