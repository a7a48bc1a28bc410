"""A Pydantic AI agent whose tool is under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

from pydantic_ai import Agent
from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart, ToolReturnPart
from pydantic_ai.models.function import FunctionModel

from callwright import Callwright
from callwright.pydantic_ai import CallwrightCapability


def call(identity, arguments):
    return ModelResponse([ToolCallPart("pay", arguments, identity)])


replies = iter(
    [
        call(
            "c1", '{"order_no": "A-17", "amonut": "12.50",}'
        ),  # misspelt, a text for a number, and not quite JSON
        call("c2", {"order_no": "A-17", "amount": 12.5}),  # the same payment again
        call("c3", {"order_no": "A-18"}),  # no amount
        ModelResponse([TextPart("Paid.")]),
    ]
)


def answer(messages, info):
    """Stand for your model: give the replies above one after the other."""
    return next(replies)


def pay(order_no: str, amount: float) -> dict:
    """Pay an order."""
    return {"order_no": order_no, "paid": amount}


with Callwright() as app:
    contracts = {"pay": {"effect": "once", "key": ["order_no"]}}
    agent = Agent(FunctionModel(answer), tools=[pay], capabilities=[CallwrightCapability(app, contracts)])
    result = agent.run_sync("Pay order A-17.")

for message in result.all_messages():
    for part in message.parts:
        if isinstance(part, ToolReturnPart):
            print(part.outcome, part.content)
