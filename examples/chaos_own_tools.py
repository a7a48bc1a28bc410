"""Two tools of an app, and a suite that breaks them: for `callwright chaos suite.json --app chaos_own_tools.py:app`."""

import json
from pathlib import Path

from callwright import Callwright

app = Callwright()
ORDER = {"sku": "A-1"}
CASES = [
    {
        "id": "answer_lost",
        "tool": "order",
        "arguments": ORDER,
        "fault": {"type": "network_error_after_side_effect"},
        "expected": "idempotency_key_prevents_duplicate_send",
    },
    {
        "id": "stock_slow_once",
        "tool": "stock",
        "arguments": ORDER,
        "fault": {"type": "timeout", "times": 1},
        "expected": "retry_then_success",
    },
]


@app.tool(effect="once", key=["sku"])
def order(sku: str) -> dict[str, str]:
    """Order something."""
    return {"ordered": sku}


@app.tool(effect="read", retries=1)
def stock(sku: str) -> dict[str, int]:
    """Say how many there are."""
    return {"pieces": len(sku)}


if __name__ == "__main__":
    Path("suite.json").write_text(json.dumps({"suite": "shop_v1", "cases": CASES}), encoding="utf-8")
    print(f"{len(CASES)} cases")
    print(", ".join(str(case["id"]) for case in CASES))
