"""The store of an application that was closed. It behaves the same above every store."""

from typing import Any

from callwright.domain.effects import Answer, Claim, Reserve, StoreFailed
from callwright.ports import Store, StoreEffect

_CLOSED = StoreFailed("gone", closed=True)


class ClosedStore:
    """A store that lets no call begin; everything else is the store's own."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """Refuse a claim and an attempt."""
        return _CLOSED if isinstance(effect, Claim | Reserve) else self._store.perform_effect(effect)

    def perform_effect_async(self, effect: StoreEffect) -> Any:
        """Refuse a claim and an attempt."""
        return _CLOSED if isinstance(effect, Claim | Reserve) else self._store.perform_effect_async(effect)
