"""A disk that is full while calls run: this process may not write files beyond a size.

Arguments: the ledger file. Writes as JSON how a known call, a new one and one that ended meanwhile were answered, while the
disk was full and once there was room.
"""

import json
import resource
import sys
from pathlib import Path

from callwright.domain.effects import Claimed
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore
from stores.making import claim, held, settle


def _ask(store: SQLiteStore) -> dict[str, str]:
    keys = ("known", "new", "ended")
    return {key: type(store.perform_effect(claim(key, owner="call-2"))).__name__ for key in keys}


def main() -> None:
    path = Path(sys.argv[1])
    store = SQLiteStore(path, clock=SystemClock())
    store.perform_effect(settle(held(store.perform_effect(claim("known"))), key="known"))
    running = store.perform_effect(claim("ended"))
    assert isinstance(running, Claimed)
    wal = path.with_name(path.name + "-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal + 100, hard))
    ended = type(store.perform_effect(settle(running, key="ended"))).__name__
    full = _ask(store) | {"ended": ended}
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    json.dump([full, _ask(store)], sys.stdout)
    store.close()


if __name__ == "__main__":
    main()
