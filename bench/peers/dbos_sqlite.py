"""DBOS on SQLite: one workflow with one step per call, its own settings."""

import sys
from importlib.metadata import version
from typing import Any

from dbos import DBOS

from bench import order
from bench.peers.child import serve_async


async def place(user_id: str) -> dict[str, str]:
    """The step: place an order."""
    return {"order_id": order.order_id(user_id, "SKU-00001", 1, "CNY")}


def main() -> None:
    DBOS(
        config={
            "name": "peer",
            "system_database_url": f"sqlite:///{sys.argv[1]}/dbos.sqlite",
            "log_level": "ERROR",
        }
    )
    step = DBOS.step()(place)

    async def create_order(user_id: str) -> Any:
        return await step(user_id)

    workflow = DBOS.workflow()(create_order)
    DBOS.launch()
    serve_async(
        f"dbos {version('dbos')} workflow + step, sqlite", lambda index: workflow(f"user-{index:08d}")
    )
    DBOS.destroy()


main()
