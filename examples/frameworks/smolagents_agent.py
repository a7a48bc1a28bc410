"""An agent of smolagents whose tool is under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

from smolagents import ChatMessage, LogLevel, Model, tool
from smolagents.agents import ToolOutput
from smolagents.models import ChatMessageToolCall, ChatMessageToolCallFunction, MessageRole

from callwright import Callwright
from callwright.smolagents import CallwrightAgent


@tool
def pay(order_no: str, amount: float) -> dict:
    """Pay an order.

    Args:
        order_no: Number of the order.
        amount: What to pay.
    """
    return {"order_no": order_no, "paid": amount}


replies = iter(
    [
        ("pay", {"order_no": "A-17", "amonut": "12.50"}),  # misspelt, and the number is a text
        ("pay", {"order_no": "A-17", "amount": 12.5}),  # the same payment again
        ("pay", {"order_no": "A-18"}),  # no amount
        ("final_answer", {"answer": "Paid."}),
    ]
)


class ScriptedModel(Model):
    """Stands for your model: it gives these replies one after the other."""

    def generate(self, messages, **_options):
        name, arguments = next(replies)
        function = ChatMessageToolCallFunction(arguments, name)
        call = ChatMessageToolCall(function, f"call_{id(arguments)}", "function")
        return ChatMessage(MessageRole.ASSISTANT, "", [call])


with Callwright() as app:
    contracts = {"pay": {"effect": "once", "key": ["order_no"]}}
    agent = CallwrightAgent(
        [pay], ScriptedModel(), app=app, contracts=contracts, verbosity_level=LogLevel.OFF
    )
    for event in agent.run("Pay order A-17.", stream=True):
        if isinstance(event, ToolOutput) and not event.is_final_answer:
            failed = '"success":false' in event.observation
            print("error" if failed else "success", event.observation)
