"""Record refused credentials in the audit trail. Knows addresses and counts, never credentials.

An attacker who tries keys must not be able to fill the trail: from one address there is one record at once and then one for each
``WINDOW_MS``, with the number of refusals that it represents.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from callwright.domain.audit_records import AuditEvent
from callwright.domain.call import Principal
from callwright.gateway.identity.identification import Identify
from callwright.ports import Clock
from callwright.wire.http_messages import HttpRequest, RequestRefusedError

WINDOW_MS: Final = 60_000.0
"""How often a record is written for one address, in milliseconds."""

MAX_ADDRESSES: Final = 1_024
"""Addresses that are counted at the same time; the one that was refused longest ago is forgotten first."""

AppendEvent = Callable[[AuditEvent], None]


class _Refusals:
    """Refusals from one address that no record represents yet, and when the last record was written."""

    __slots__ = ("count", "recorded_at")

    def __init__(self) -> None:
        self.count = 0
        self.recorded_at: float | None = None


def audit_refusals(identify: Identify, append: AppendEvent, clock: Clock) -> Identify:
    """Wrap an identification so that a credential which it refuses is recorded as ``login_refused``.

    Args:
        identify: Raises ``RequestRefusedError`` with status 401 or 403 for a credential that it does not accept.
        append: Writes an event without blocking.
        clock: Times the windows.
    """
    addresses: OrderedDict[str, _Refusals] = OrderedDict()

    async def identify_and_record(request: HttpRequest) -> Principal | None:
        try:
            return await identify(request)
        except RequestRefusedError as refusal:
            if request.get_header("Authorization") is not None and refusal.response.status in {401, 403}:
                record(request.client_address, refusal.response.status)
            raise

    def record(address: str, status: int) -> None:
        seen = addresses.pop(address, None) or _Refusals()
        addresses[address] = seen
        if len(addresses) > MAX_ADDRESSES:
            addresses.popitem(last=False)
        seen.count += 1
        now = clock.lease_ms()
        if seen.recorded_at is not None and now - seen.recorded_at < WINDOW_MS:
            return
        about = {"from": address, "status": str(status), "count": str(seen.count)}
        seen.count, seen.recorded_at = 0, now
        append(AuditEvent(kind="login_refused", about=about))

    return identify_and_record
