"""A tool runner of the OpenAI SDK under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

import json

import httpx2
from openai import OpenAI
from openai.lib.responses_tool_runner import RegisteredFunction

from callwright import Callwright
from callwright.openai import CallwrightToolRunner

tool = {
    "type": "function",
    "name": "pay",
    "description": "Pay an order.",
    "parameters": {
        "type": "object",
        "properties": {"order_no": {"type": "string"}, "amount": {"type": "number"}},
        "required": ["order_no", "amount"],
        "additionalProperties": False,
    },
    "strict": False,
}


def pay(arguments):
    return json.dumps({"order_no": arguments["order_no"], "paid": arguments["amount"]})


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
    last = json.loads(request.content)["input"][-1]
    if isinstance(last, dict) and last.get("type") == "function_call_output":
        print("error" if '"success":false' in last["output"] else "success", last["output"])
    arguments = next(replies)
    identity = f"call_{id(arguments)}"
    call = {
        "type": "function_call",
        "id": f"fc_{id(arguments)}",
        "call_id": identity,
        "name": "pay",
        "arguments": json.dumps(arguments),
        "status": "completed",
    }
    text = {"type": "output_text", "text": "Paid.", "annotations": [], "logprobs": []}
    message = {
        "type": "message",
        "id": "msg_1",
        "role": "assistant",
        "status": "completed",
        "content": [text],
    }
    response = {
        "id": f"resp_{id(arguments)}",
        "object": "response",
        "created_at": 0,
        "model": "scripted",
        "status": "completed",
        "output": [call if arguments else message],
        "parallel_tool_calls": True,
        "tool_choice": "auto",
        "tools": [],
    }
    return httpx2.Response(200, json=response)


client = OpenAI(api_key="none", http_client=httpx2.Client(transport=httpx2.MockTransport(reply)))
with Callwright() as app:
    contracts = {"pay": {"effect": "once", "key": ["order_no"]}}
    runner = CallwrightToolRunner(functions=[RegisteredFunction(tool, pay)], app=app, contracts=contracts)
    runner.run(client, {"model": "scripted", "input": "Pay order A-17."})
