"""Subscribers of change notifications: subscriptions of modern clients and standing streams of legacy ones."""

from collections.abc import Callable
from typing import Any, Final

from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal

PutNotification = Callable[[str, dict[str, Any]], None]

_FILTER_BY_METHOD: Final = {
    "notifications/tools/list_changed": "toolsListChanged",
    "notifications/prompts/list_changed": "promptsListChanged",
    "notifications/resources/list_changed": "resourcesListChanged",
}
RESOURCE_UPDATED: Final = "notifications/resources/updated"


class Subscription:
    """One subscriber. ``wanted`` is the granted filter; ``id`` marks its notifications, None for legacy clients."""

    __slots__ = ("id", "principal", "put", "uris", "wanted")

    def __init__(
        self,
        put: PutNotification,
        wanted: frozenset[str],
        uris: set[str],
        id_: str | int | None = None,
        principal: Principal | None = None,
    ) -> None:
        self.put = put
        self.wanted = wanted
        self.uris = uris
        self.id = id_
        self.principal = principal

    def wants_notification(self, method: str, params: dict[str, Any]) -> bool:
        """Return whether the filter matches this notification."""
        if method == RESOURCE_UPDATED:
            return params.get("uri") in self.uris
        return _FILTER_BY_METHOD.get(method) in self.wanted

    def send_notification(self, method: str, params: dict[str, Any]) -> None:
        """Send a notification, marked with the subscription's id."""
        if self.id is not None:
            params = {
                **params,
                "_meta": {**(params.get("_meta") or {}), mcp_protocol.SUBSCRIPTION_META: self.id},
            }
        self.put(method, params)


LEGACY_FILTERS: Final = frozenset(_FILTER_BY_METHOD.values())


def _allow_everything(_principal: Principal | None, _uri: str) -> bool:
    return True


class SubscriptionHub:
    """All subscribers.

    Args:
        may_see: Whether a principal may still see a resource: rules may have changed since it subscribed.
    """

    def __init__(self, may_see: Callable[[Principal | None, str], bool] = _allow_everything) -> None:
        self._all: set[Subscription] = set()
        self._may_see = may_see

    def add(self, subscription: Subscription) -> None:
        """Add a subscriber."""
        self._all.add(subscription)

    def remove(self, subscription: Subscription) -> None:
        """Remove a subscriber."""
        self._all.discard(subscription)

    def publish(self, method: str, params: dict[str, Any]) -> None:
        """Send a notification to every subscriber whose filter matches."""
        for one in list(self._all):
            if one.wants_notification(method, params) and (
                method != RESOURCE_UPDATED or self._may_see(one.principal, params["uri"])
            ):
                one.send_notification(method, params)


def grant_filters(
    filter_: Any, capabilities: dict[str, Any]
) -> tuple[frozenset[str], set[str], dict[str, Any]]:
    """Return the part of a filter that can be granted: kinds, resources, and both as the acknowledgement lists them."""
    filter_ = filter_ if isinstance(filter_, dict) else {}
    kinds = frozenset(
        name
        for name, part in (
            ("toolsListChanged", "tools"), ("promptsListChanged", "prompts"), ("resourcesListChanged", "resources"),
        )
        if filter_.get(name) is True and (capabilities.get(part) or {}).get("listChanged")
    )  # fmt: skip
    asked = filter_.get("resourceSubscriptions")
    can = (capabilities.get("resources") or {}).get("subscribe")
    uris = {uri for uri in asked[:1000] if isinstance(uri, str)} if isinstance(asked, list) and can else set()
    granted: dict[str, Any] = dict.fromkeys(sorted(kinds), True)
    return kinds, uris, granted | ({"resourceSubscriptions": sorted(uris)} if uris else {})
