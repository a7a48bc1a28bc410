"""A disk that becomes full in the middle of a commit: this process may not write files beyond a size.

Arguments: the ledger file. Writes as JSON what many threads were answered while it was full and afterwards, and
how many entries there are then.
"""

import json
import resource
import sys
import threading
from collections import Counter
from pathlib import Path

from callwright.domain.effects import Answer
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore
from stores.making import claim


def _claims(store: SQLiteStore, name: str) -> list[Answer]:
    answers: list[Answer] = []
    threads = [
        threading.Thread(target=lambda n=n: answers.append(store.perform_effect(claim(f"{name}-{n}"))))
        for n in range(16)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def main() -> None:
    path = Path(sys.argv[1])
    store = SQLiteStore(path, clock=SystemClock())
    _claims(store, "before")
    wal = path.with_name(path.name + "-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal + 100, hard))
    full = Counter(str(answer) for answer in _claims(store, "full"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    after = Counter(type(answer).__name__ for answer in _claims(store, "full"))
    json.dump([full, after, len(store.list_entries(limit=1000))], sys.stdout)
    store.close()


if __name__ == "__main__":
    main()
