"""One run has one budget: calls, retries of one tool, time, and patience with one failure."""

from callwright import Callwright, NotApplied, RunLimits

app = Callwright(limits=RunLimits(max_tool_calls=4, max_retries_per_tool=2, max_same_failures=3))
asked: list[str] = []


@app.tool(effect="read", retries=0)
def weather(city: str) -> dict[str, int]:
    """Temperature in a city."""
    asked.append(city)
    return {"celsius": 21}


@app.tool(effect="read", retries=0)
def stock(sku: str) -> dict[str, int]:
    """How many are in stock."""
    asked.append(sku)
    raise NotApplied("upstream_error")


for number in range(1, 6):
    result = app.call({"name": "weather", "arguments": {"city": f"city {number}"}}, run="run-1")
    print(number, result.error.code if result.error else result.data)

for number in range(1, 5):
    result = app.call({"name": "stock", "arguments": {"sku": "S1"}}, run="run-2")
    print(number, result.error and result.error.code, result.next_action)

print(f"the tools were asked {len(asked)} times")
