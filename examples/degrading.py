"""A service that is down: a read answers with what it knew, a mail becomes a ticket, a batch does what it can."""

from typing import Any

from callwright import Batch, Callwright, NotApplied, RetryPolicy, StandIn

app = Callwright()
down = False
once = RetryPolicy(max_retries=0)


def reach() -> None:
    """Reach the service, or say that nothing was sent."""
    if down:
        raise NotApplied("connection_failed")


@app.tool(effect="read", retries=once, stand_in=StandIn(cached_s=3600))
def stock(sku: str) -> dict[str, Any]:
    """Say how many there are."""
    reach()
    return {"sku": sku, "pieces": 3}


@app.tool(effect="once", key=["body"])
def open_ticket(queue: str, body: dict[str, Any]) -> dict[str, str]:
    """Leave something for a person to do."""
    return {"ticket": "T-1", "queue": queue}


TICKET = StandIn(tool="open_ticket", arguments={"body": ""}, fixed={"queue": "mail"})


@app.tool(effect="once", key=["to"], retries=once, stand_in=TICKET)
def send_mail(to: str, text: str) -> str:
    """Send a mail."""
    reach()
    return "sent"


@app.tool(effect="once", retries=once, batch=Batch("orders"))
def ship(orders: list[str]) -> list[str]:
    """Ship orders; of B something is missing."""
    if "B" in orders:
        raise NotApplied("rate_limited")
    return [f"shipped {one}" for one in orders]


if __name__ == "__main__":
    app.call({"name": "stock", "arguments": {"sku": "A-1"}})
    down = True
    known = app.call({"name": "stock", "arguments": {"sku": "A-1"}})
    print(known.data, known.meta.cached, known.confidence, [one.code for one in known.warnings])
    mail = app.call({"name": "send_mail", "arguments": {"to": "ann", "text": "Hello"}}, run="r")
    error = mail.error
    assert error is not None
    assert error.details is not None
    print(mail.success, error.code, mail.effect, mail.next_action, error.details["standIn"]["data"])
    part = app.call({"name": "ship", "arguments": {"orders": ["A", "B", "C"]}}, run="r")
    assert part.partial is not None
    failed = [(one.item, one.error) for one in part.partial.failed]
    print(part.error.code if part.error else "", part.partial.succeeded, failed, part.next_action)
