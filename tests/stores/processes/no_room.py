"""Runs where no file may grow, as on a disk without room. Arguments: the ledger file. Says why it cannot be opened."""

import resource
import sys

from callwright.ports import StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore


def main() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))
    try:
        SQLiteStore(sys.argv[1], clock=SystemClock())
    except StoreError as trouble:
        sys.stdout.write(f"{trouble.reason} {bool(trouble.hint)}")


if __name__ == "__main__":
    main()
