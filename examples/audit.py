"""Checks the audit trail of a shop as anybody can who has an export: with a hash function and nothing of ours."""

import hashlib
import json

from callwright import Callwright

app = Callwright("shop.db")


@app.tool(effect="once", key=["sku"])
def order(sku: str) -> dict[str, str]:
    """Order something."""
    return {"sku": sku}


app.call({"name": "order", "arguments": {"sku": "A"}})
app.call({"name": "order", "arguments": {"sku": "B"}})
head = app.store.chain_events()
exported = b"".join(segment.body for segment in app.store.list_segments())
app.close()

previous = "0" * 64
for line in exported.splitlines():
    record = json.loads(line)
    assert record["previous"] == previous
    previous = hashlib.sha256(line).hexdigest()
    print(record["seq"], record["kind"], record["tool"], record["state"])
print(previous == head.hash)
