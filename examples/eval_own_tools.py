"""Three tools to be evaluated: `callwright eval --app eval_own_tools.py:app`."""

from datetime import date

from callwright import Batch, Callwright

app = Callwright()


@app.tool(effect="once", key=["sku"])
def order(sku: str, pieces: int, by: date) -> dict[str, str]:
    """Order something."""
    return {"ordered": sku}


@app.tool(effect="once", batch=Batch("parcels"))
def ship(parcels: list[str]) -> list[str]:
    """Ship parcels."""
    return parcels


@app.tool(effect="read", retries=1, untrusted=True)
def read_review(sku: str) -> dict[str, str]:
    """Read what customers wrote."""
    return {"review": "Good."}


if __name__ == "__main__":
    for tool in app.tools:
        print(tool.contract.name, tool.contract.effect)
