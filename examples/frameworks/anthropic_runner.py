"""A tool runner of the Anthropic SDK under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

import json

import httpx2
from anthropic import Anthropic, beta_tool

from callwright import Callwright
from callwright.anthropic import tool_runner


@beta_tool
def pay(order_no: str, amount: float) -> str:
    """Pay an order."""
    return json.dumps({"order_no": order_no, "paid": amount})


replies = iter(
    [
        {"order_no": "A-17", "amonut": "12.50"},  # misspelt, and the number is a text
        {"order_no": "A-17", "amount": 12.5},  # the same payment again
        {"order_no": "A-18"},  # no amount
        None,
    ]
)


def reply(request):
    """Stands for the API: it gives the calls above one after the other."""
    for block in json.loads(request.content)["messages"][-1]["content"]:
        if isinstance(block, dict):
            print("error" if block.get("is_error") else "success", block["content"])
    arguments = next(replies)
    call = {"type": "tool_use", "id": f"call_{id(arguments)}", "name": "pay", "input": arguments}
    message = {
        "id": f"msg_{id(arguments)}",
        "type": "message",
        "role": "assistant",
        "model": "scripted",
        "content": [call if arguments else {"type": "text", "text": "Paid."}],
        "stop_reason": "tool_use" if arguments else "end_turn",
        "usage": {"input_tokens": 1, "output_tokens": 1},
    }
    return httpx2.Response(200, json=message)


client = Anthropic(api_key="none", http_client=httpx2.Client(transport=httpx2.MockTransport(reply)))
with Callwright() as app:
    runner = tool_runner(
        client,
        app,
        {"pay": {"effect": "once", "key": ["order_no"]}},
        tools=[pay],
        model="scripted",
        max_tokens=100,
        messages=[{"role": "user", "content": "Pay order A-17."}],
    )
    runner.until_done()
