"""An OpenAI agent whose tool is under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

from agents import Runner, function_tool, set_tracing_disabled
from agents.items import ToolCallOutputItem
from agents.testing import ScriptedModel, assistant_message, function_call

from callwright import Callwright
from callwright.openai_agents import CallwrightAgent, run_config

set_tracing_disabled(True)


@function_tool
def pay(order_no: str, amount: float) -> str:
    """Pay an order."""
    return f"paid {amount} for {order_no}"


model = ScriptedModel(  # stands for your model
    [
        [
            function_call("pay", '{"order_no": "A-17", "amonut": "12.50",}', call_id="c1")
        ],  # misspelt, not quite JSON
        [function_call("pay", {"order_no": "A-17", "amount": 12.5}, call_id="c2")],  # the same payment again
        [function_call("pay", {"order_no": "A-18"}, call_id="c3")],  # no amount
        [assistant_message("Paid.")],
    ]
)

with Callwright() as app:
    contracts = {"pay": {"effect": "once", "key": ["order_no"]}}
    agent = CallwrightAgent(name="shop", model=model, tools=[pay], app=app, contracts=contracts)
    result = Runner.run_sync(agent, "Pay order A-17.", run_config=run_config(app))

for item in result.new_items:
    if isinstance(item, ToolCallOutputItem):
        print(item.custom_data["callwright"]["success"], item.output)
