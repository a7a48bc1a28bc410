"""A transfer whose answer is lost: nobody sends the money twice, and a person settles what is unknown."""

from callwright import Callwright, MayHaveHappened

app = Callwright("bank.db")
sent: list[int] = []


@app.tool(effect="once", key=["account", "cents"])
def transfer(account: str, cents: int) -> dict[str, str]:
    """Send money."""
    sent.append(cents)
    raise MayHaveHappened("timeout")


call = {"name": "transfer", "arguments": {"account": "DE-1", "cents": 25_000}}

first = app.call(call, run="run-1")
print(first.error and first.error.code, first.effect, first.next_action)

second = app.call(call, run="run-1")
print(second.error and second.error.code, second.effect, f"sent {len(sent)} time(s)")

entry = app.store.list_entries(state="unknown")[0]
app.store.decide_entry(entry.entry_id, "committed", by="lena", why="seen on the bank statement")

third = app.call(call, run="run-1")
print(third.success, third.effect, third.meta.replayed, f"sent {len(sent)} time(s)")
