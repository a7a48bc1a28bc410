"""Claims calls on a ledger from a process of its own. Arguments: the ledger, then keys; "!" ends the process without closing.

Writes as JSON the answer to each claim, and the reasons for which the ledger is in doubt afterwards or cannot be opened.
"""

import json
import os
import sys

from callwright.ports import StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore
from stores.making import claim


def main() -> None:
    name, *keys = sys.argv[1:]
    try:
        store = SQLiteStore(name, clock=SystemClock())
    except StoreError as fault:
        json.dump([[], [fault.reason]], sys.stdout)
        return
    dies = keys[-1:] == ["!"]
    answers = [str(store.perform_effect(claim(key))) for key in keys[: len(keys) - dies]]
    json.dump([answers, [one.reason for one in store.list_doubts()]], sys.stdout)
    sys.stdout.flush()
    if dies:
        os._exit(0)
    store.close()


if __name__ == "__main__":
    main()
