"""One reply of a model with four calls: what is made, what is sent back, and the same reply again after an answer."""

from typing import Any

from callwright import Callwright

app = Callwright()
sent: list[str] = []


@app.read
def find_order(order_no: str) -> dict[str, str]:
    """Find an order."""
    return {"order_no": order_no, "state": "paid"}


@app.write(once_per=["to"])
def send_mail(to: str, text: str) -> str:
    """Send a mail."""
    sent.append(to)
    return f"sent to {to}"


def use(call_id: str, name: str, **arguments: Any) -> dict[str, Any]:
    """Return a call as Anthropic's API sends it."""
    return {"type": "tool_use", "id": call_id, "name": name, "input": arguments}


calls = [
    use("toolu_1", "find_order", order_no="O-17"),
    use("toolu_2", "send_mail", to="ann@example.com", text="Paid."),
    use("toolu_3", "cancel_order", order_no="O-17"),
    use("toolu_4", "send_mail", text="Paid."),
]
reply = {"id": "msg_1", "type": "message", "role": "assistant", "content": calls, "stop_reason": "tool_use"}

turn = app.turn(reply, run="run-1")
for block in turn.messages[1]["content"]:
    print(block["tool_use_id"], block.get("is_error", False), block["content"].splitlines()[0])
print(turn.next, turn.question and (turn.question.call_id, turn.question.text))

turn = app.turn(reply, run="run-1", answers={"toolu_4": {"to": "bob@example.com"}})
print(turn.next, sent)
