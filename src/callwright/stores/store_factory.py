"""Open the store that a path or a URL names. Imports only what that store needs."""

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from callwright.core.records.kept_results import DEFAULT_LIMITS, ResultLimits
from callwright.ports import Clock, Store, StoreError
from callwright.stores.aes_sealer import AesSealer
from callwright.stores.memory_store import MemoryStore
from callwright.stores.sealed_store import SealedStore, open_sealed, replace_lost_key, seal_store
from callwright.stores.store_url import is_database_url, is_foreign_url, is_memory_name, redact_store_name


def resolve_store(
    store: Store | str | Path | None,
    clock: Clock,
    results: ResultLimits = DEFAULT_LIMITS,
    keys: Sequence[bytes] = (),
) -> Store:
    """Return the store for this argument: in memory for None, on a file or database for a path or URL, or the store itself.

    With ``keys`` its content is sealed, unless it is in memory.

    Raises:
        StoreError: it is sealed with a key that was not given, or a path or URL cannot be opened.
    """
    if store is None:
        return MemoryStore(clock, results=results)
    if isinstance(store, str | Path):
        return open_store(store, clock, results=results, keys=keys)
    if not hasattr(store, "perform_effect"):
        raise TypeError(f"a store is a path, a URL or a Store, not {type(store).__name__}")
    if isinstance(store, SealedStore):
        return store
    return seal_store(store, AesSealer(keys)) if keys else _refuse_sealed(store)


def _refuse_sealed(store: Store) -> Store:
    """Return a store that was made elsewhere, without a key. One that cannot be asked now is used: its calls report the problem."""
    try:
        return open_sealed(store, _find_no_sealer)
    except StoreError as fault:
        if fault.cause == "no_key":
            raise
        return store


def check_store_name(name: str | Path) -> None:
    """Raise ``StoreError`` unless the name is that of a file or the URL of a supported database; open nothing."""
    if is_foreign_url(name):
        raise StoreError(
            "gone",
            "Its name is a URL of no supported store: give the path of a SQLite file, such as shop.db, or "
            "postgresql://user@host/database.",
            cause="no_place",
        )
    if not is_database_url(name) and os.path.isdir(name):  # noqa: PTH112 - Path raises for a name that is too long
        raise StoreError(
            "gone",
            "Its name is that of a folder: give the path of a SQLite file in it, such as shop.db.",
            cause="no_place",
        )
    if is_memory_name(name):
        raise StoreError(
            "gone",
            "A ledger in memory has no name: give the path of a SQLite file, such as shop.db, or, in Python, leave the store out.",
            cause="no_place",
        )


def open_store(
    name: str | Path,
    clock: Clock,
    *,
    make: bool = True,
    results: ResultLimits = DEFAULT_LIMITS,
    keys: Sequence[bytes] = (),
) -> Store:
    """Open the store with this name.

    Args:
        name: A SQLite file, or ``postgresql://user@host/database``.
        clock: Times leases on a file. On a database, which has its own clock, it times waits only.
        make: Create the tables of a database if there are none. A file is always created.
        results: How long a result may be in the row of its call, and how long to be kept at all.
        keys: Keys of 32 bytes under which its content is sealed from now on, the one that seals first; without any it is stored as it is.

    Raises:
        StoreError: The store cannot be opened, or is sealed with a key that was not given; the hint says what to do.
    """
    with _name_failed_store(name):
        store = _open_plain_store(name, clock, make=make, results=results)
        try:
            return seal_store(store, AesSealer(keys)) if keys else open_sealed(store, _find_no_sealer)
        except BaseException:
            store.close()
            raise


@contextlib.contextmanager
def _name_failed_store(name: str | Path) -> Iterator[None]:
    """Add the name of the store to its exception: who reports it may not have named the store."""
    try:
        yield
    except StoreError as fault:
        fault.store = redact_store_name(name)
        raise


def _find_no_sealer() -> None:
    return None


def open_to_look(
    name: str | Path, clock: Clock, find_keys: Callable[[], Sequence[bytes]], *, make: bool = True
) -> Store:
    """Open a store to inspect it and to decide about its entries: one that is not sealed stays so.

    Args:
        name: As for ``open_store``.
        clock: The same.
        make: The same.
        find_keys: Returns the keys; only asked where the content is sealed, and its exceptions are raised.

    Raises:
        StoreError: As of ``open_store``.
    """
    store = _open_plain_store(name, clock, make=make, results=DEFAULT_LIMITS)

    def find_sealer() -> AesSealer | None:
        keys = find_keys()
        return AesSealer(keys) if keys else None

    try:
        return open_sealed(store, find_sealer)
    except BaseException:
        store.close()
        raise


def open_with_new_key(name: str | Path, clock: Clock, keys: Sequence[bytes]) -> Store:
    """Open a store that was sealed with a key that is lost: it is sealed with the first of these keys from now on.

    Raises:
        StoreError: The store cannot be opened.
    """
    sealer = AesSealer(keys)
    store = _open_plain_store(name, clock, make=False, results=DEFAULT_LIMITS)
    try:
        return replace_lost_key(store, sealer)
    except BaseException:
        store.close()
        raise


def _open_plain_store(name: str | Path, clock: Clock, *, make: bool, results: ResultLimits) -> Store:
    check_store_name(name)
    if not is_database_url(name):
        from callwright.stores.sqlite import SQLiteStore  # noqa: PLC0415 - sqlite3 is only loaded when used

        return SQLiteStore(name, clock=clock, results=results)
    try:
        from callwright.stores.postgres import PostgresStore  # noqa: PLC0415 - an extra, only loaded when used
    except ModuleNotFoundError:
        raise StoreError(
            "gone", "PostgreSQL needs a driver: pip install 'callwright[postgres]'.", cause="no_driver"
        ) from None
    return PostgresStore(str(name), clock=clock, make=make, results=results)
