"""exactly-once on SQLite, its own settings: WAL with synchronous=NORMAL, which a loss of power may undo.

A plain function called one by one, at every width: its awaited form hops through threads, its threads wait for each
other, and both are slower."""

import sys
from importlib.metadata import version

from exactly_once import Store, once

from bench import order
from bench.peers.child import serve


def create_order(number: str, user_id: str) -> dict[str, str]:
    """Place an order."""
    return {"order_id": f"{order.order_id(user_id, 'SKU-00001', 1, 'CNY')}-{number}"}


def main() -> None:
    store = Store.sqlite(f"{sys.argv[1]}/exactly-once.db")
    guarded = once(store, key=lambda number, **_: number)(create_order)
    serve(
        f"exactly-once {version('exactly-once')}, sqlite NORMAL",
        lambda index: guarded(f"order-{index:010d}", user_id=f"user-{index:08d}"),
        threads=False,
    )


main()
