"""Callwright as a contender, through its public doors only. Every answer is checked: a wrong one ends the bench."""

from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Event
from time import perf_counter, process_time
from typing import Annotated, Any, Literal

import orjson
from pydantic import Field
from typing_extensions import TypedDict

from bench import order

Currency = Literal["CNY", "EUR", "USD"]
Amount = Annotated[int, Field(ge=1, le=100)]


class Placed(TypedDict):
    """What the tool answers."""

    order_id: str


class WrongError(RuntimeError):
    """Callwright gave an answer that this bench did not expect; its figures would mean nothing."""


def application(ledger: Path | str | None = None) -> Any:
    """An application on that ledger; in memory without one."""
    from callwright import Callwright  # here, so that the floors alone need no Callwright

    return Callwright(str(ledger)) if ledger else Callwright()


class Ours:
    """An application with ``create_order`` as a read, as a write, and as a plain function."""

    def __init__(self, ledger: Path | str | None = None) -> None:
        self.app = application(ledger)
        self.effects = 0
        self.chained_s, self.chained = 0.0, 0
        self._reads = order.messages("look_up")
        self._writes = order.messages("create_order")
        self._plain = order.messages("place_plainly")
        self._plain_reads = order.messages("look_up_plainly")
        self._register()

    def _register(self) -> None:
        async def look_up(user_id: str, sku: str, amount: Amount, currency: Currency) -> Placed:
            """Look up the order that would be placed."""
            return {"order_id": order.order_id(user_id, sku, amount, currency)}

        async def create_order(user_id: str, sku: str, amount: Amount, currency: Currency) -> Placed:
            """Place an order."""
            self.effects += 1
            return {"order_id": order.order_id(user_id, sku, amount, currency)}

        def look_up_plainly(user_id: str, sku: str, amount: Amount, currency: Currency) -> Placed:
            """Look up the order that would be placed, without awaiting anything."""
            return {"order_id": order.order_id(user_id, sku, amount, currency)}

        def place_plainly(user_id: str, sku: str, amount: Amount, currency: Currency) -> Placed:
            """Place an order, without awaiting anything."""
            self.effects += 1
            return {"order_id": order.order_id(user_id, sku, amount, currency)}

        self.app.tool(effect="read")(look_up)
        self.app.tool(effect="once")(create_order)
        self.app.tool(effect="read")(look_up_plainly)
        self.app.tool(effect="once")(place_plainly)

    async def read(self, index: int) -> bytes:
        """A governed read."""
        return checked(await self.app.acall(self._reads[index % order.VARIETY]))

    async def once(self, index: int) -> bytes:
        """A governed write under a key of the caller's own."""
        return checked(await self.app.acall(self._writes[index % order.VARIETY], key=f"order-{index:010d}"))

    async def once_in_a_run(self, index: int) -> bytes:
        """A governed write under a derived key, ten calls a run."""
        return checked(
            await self.app.acall(self._writes[index % order.VARIETY], run=f"run-{index // 10:08d}")
        )

    def read_plainly(self, index: int) -> bytes:
        """A governed read from plain code."""
        return checked(self.app.call(self._plain_reads[index % order.VARIETY]))

    def once_plainly(self, index: int) -> bytes:
        """A governed write from plain code."""
        return checked(self.app.call(self._plain[index % order.VARIETY], key=f"order-{index:010d}"))

    async def again(self, index: int) -> bytes:
        """A call that was made before: the ledger answers."""
        return checked(await self.app.acall(self._writes[index % 8], key=f"again-{index % 8}"))

    def rest(self) -> None:
        """Chain what waits on the audit trail, as the store does in a quiet moment, and note what that takes."""
        before, began = self.app.store.get_head().seq, process_time()
        self.chained += self.app.store.chain_events().seq - before
        self.chained_s += process_time() - began

    @property
    def chaining_us(self) -> float:
        """Processor time that chaining a record took, in microseconds."""
        return self.chained_s / max(1, self.chained) * 1e6

    def close(self) -> None:
        """Let go of the ledger."""
        self.app.close()


class Claims:
    """A store alone, and what is asked of it: claims of fresh keys, and waiting for somebody else's call."""

    def __init__(self, name: str) -> None:
        from callwright import Callwright

        self._store, self._other = Callwright(name).store, Callwright(name).store

    def claim(self, index: int) -> None:
        """One claim, never settled."""
        _held(self._store.perform_effect(_claim(index)))

    def woken(self, index: int) -> float:
        """Seconds from the end of a settle until somebody who waits elsewhere knows."""
        from callwright.domain.effects import AwaitSettle, Settle

        effect = _claim(index)
        held = _held(self._store.perform_effect(effect))
        key = effect.key
        settle = Settle(
            key,
            held.entry_id,
            held.fence,
            "committed",
            None,
            "t",
            "t",
            "once",
            None,
            "default",
            None,
            None,
            60,
        )
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(
                lambda: (self._other.perform_effect(AwaitSettle(key, 10_000)), perf_counter())
            )
            Event().wait(0.05)  # until it waits and no longer looks every few milliseconds
            self._store.perform_effect(settle)
            settled = perf_counter()
            return max(0.0, waiting.result()[1] - settled)

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()
        self._other.close()


def _claim(index: int) -> Any:
    from callwright.domain.call import Principal
    from callwright.domain.effects import Claim
    from callwright.domain.records import RunLimits

    mark = f"{index:032x}"
    return Claim(
        key=f"default/local/=new-{index}",
        tool="create_order",
        version="1.0.0",
        args_hash=mark * 2,
        effect="once",
        repeat="replay",
        owner=mark,
        lease_ms=60_000,
        trace_id=mark,
        principal=Principal(),
        run_id=None,
        limits=RunLimits(),
    )


def _held(answer: Any) -> Any:
    from callwright.domain.effects import Claimed

    if not isinstance(answer, Claimed):
        raise WrongError("a fresh key was taken")
    return answer


def claims_on(name: str) -> Claims:
    """Claims on the ledger of that name."""
    return Claims(name)


def checked(result: Any) -> bytes:
    """The result as JSON; a failure ends the bench."""
    if not result.success:
        raise WrongError(f"{result.error.code}: {result.error.message}")
    return _writer()(result)


@cache
def _writer() -> Callable[[Any], bytes]:
    from callwright import to_json  # as above

    return to_json


BIG_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "rows": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "sku": {"type": "string"},
                    "note": {"type": "string"},
                    "count": {"type": "integer"},
                },
                "required": ["sku", "note", "count"],
            },
        }
    },
    "required": ["rows"],
}


class Item(TypedDict):
    """One of the many rows of a large value."""

    sku: str
    note: str
    count: int


def big_value(rows: int) -> list[Item]:
    """About a hundred bytes of JSON for each row."""
    return [
        {"sku": f"SKU-{n:06d}", "note": f"第{n}行 of a long list, in words that take some room", "count": n}
        for n in range(rows)
    ]


class Big:
    """A tool that takes a large value and one that gives it."""

    def __init__(self, value: list[Item]) -> None:
        self._app = application()
        self._value = value
        self._taking = orjson.dumps({"name": "take_rows", "arguments": {"rows": value}})

        async def take_rows(rows: list[Item]) -> int:
            """Take many rows."""
            return len(rows)

        async def give_rows() -> list[Item]:
            """Give many rows."""
            return self._value

        self._app.tool(effect="read")(take_rows)
        self._app.tool(effect="read")(give_rows)

    async def take(self, _: int) -> bytes:
        """A large argument."""
        return checked(await self._app.acall(self._taking))

    async def give(self, _: int) -> bytes:
        """A large result."""
        return checked(await self._app.acall(b'{"name": "give_rows", "arguments": {}}'))

    def close(self) -> None:
        """Let go of the ledger."""
        self._app.close()


class Many:
    """An application with that many tools, one of which is called."""

    def __init__(self, count: int) -> None:
        self._app = application()
        for number in range(count):
            self._app.tool(effect="read", name=f"tool_{number:05d}")(_one_of_many())
        self._messages = order.messages(f"tool_{count // 2:05d}")

    async def call(self, index: int) -> bytes:
        """One call of one of them."""
        return checked(await self._app.acall(self._messages[index % order.VARIETY]))

    def close(self) -> None:
        """Let go of the ledger."""
        self._app.close()


def _one_of_many() -> Callable[..., Awaitable[Placed]]:
    async def look_up(user_id: str, sku: str, amount: Amount, currency: Currency) -> Placed:
        """Look up the order that would be placed."""
        return {"order_id": order.order_id(user_id, sku, amount, currency)}

    return look_up
