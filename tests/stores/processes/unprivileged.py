"""Runs as nobody where the tests run as root: root may write to anything, so a read-only folder would be none.

Arguments: the ledger file. Says why it cannot be opened, or what a claim is answered.
"""

import os
import sys

from callwright.ports import StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore
from stores.making import claim

NOBODY = 65534


def main() -> None:
    if os.geteuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    try:
        store = SQLiteStore(sys.argv[1], clock=SystemClock())
    except StoreError as trouble:
        sys.stdout.write(f"{trouble.reason} {bool(trouble.hint)}")
    else:
        sys.stdout.write(str(store.perform_effect(claim())))


if __name__ == "__main__":
    main()
