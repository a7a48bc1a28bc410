"""A LangChain agent whose tool is under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

from langchain.agents import create_agent
from langchain_core.language_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, ToolMessage
from langchain_core.tools import tool

from callwright import Callwright
from callwright.langchain import CallwrightMiddleware


class ScriptedModel(GenericFakeChatModel):
    """Stands for your model: it gives the messages below one after the other."""

    def bind_tools(self, tools, **options):
        return self


@tool
def pay(order_no: str, amount: float) -> dict:
    """Pay an order."""
    return {"order_no": order_no, "paid": amount}


def call(identity, **arguments):
    return AIMessage("", tool_calls=[{"name": "pay", "args": arguments, "id": identity}])


model = ScriptedModel(
    messages=iter(
        [
            call("c1", order_no="A-17", amonut="12.50"),  # misspelt, and the number is a text
            call("c2", order_no="A-17", amount=12.5),  # the same payment again
            call("c3", order_no="A-18"),  # no amount
            AIMessage("Paid."),
        ]
    )
)

with Callwright() as app:
    contracts = {"pay": {"effect": "once", "key": ["order_no"]}}
    agent = create_agent(model, [pay], middleware=[CallwrightMiddleware(app, contracts)])
    state = agent.invoke({"messages": [("user", "Pay order A-17.")]})

for message in state["messages"]:
    if isinstance(message, ToolMessage):
        print(message.status, message.content)
