"""A refund that another person must approve, exactly once; and a caller who learns nothing about what exists."""

from callwright import Callwright, Principal, Rule

app = Callwright(
    rules=[
        Rule("approve", tools=("refund",), principals=("role:clerk",)),
        Rule("allow", tools=("read_*",), principals=("role:intern",)),
    ]
)


@app.tool(effect="once", key=["order"])
def refund(order: str, cents: int) -> dict[str, int]:
    """Pay an order back."""
    return {"refunded": cents}


clerk = Principal("carl", roles=("clerk",))
intern = Principal("ines", roles=("intern",))
call = {"name": "refund", "arguments": {"order": "O-1", "cents": 900}}

asked = app.call(call, principal=clerk)
handle = asked.meta.handle or ""
print(asked.error and asked.error.code, asked.next_action)

print("own approval:", app.approve(handle, by=Principal("carl")))
print("another's:   ", app.approve(handle, by=Principal("lena"), reason="seen the order"))

print(app.call(call, principal=clerk).data)

for name in ("refund", "no_such_tool"):
    denied = app.call({"name": name, "arguments": {}}, principal=intern)
    print(denied.error and denied.error.message)
