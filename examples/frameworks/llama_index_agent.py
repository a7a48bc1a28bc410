"""A LlamaIndex agent whose tool is under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

import asyncio

from llama_index.core.agent.workflow import FunctionAgent, ToolCallResult
from llama_index.core.base.llms.types import ChatMessage, ToolCallBlock
from llama_index.core.llms.mock import MockFunctionCallingLLM

from callwright import Callwright
from callwright.llama_index import wrap_tools


def pay(order_no: str, amount: float) -> dict:
    """Pay an order."""
    return {"order_no": order_no, "paid": amount}


def call(identity, arguments):
    block = ToolCallBlock(tool_call_id=identity, tool_name="pay", tool_kwargs=arguments)
    return ChatMessage(role="assistant", blocks=[block])


replies = iter(
    [
        call("c1", {"order_no": "A-17", "amonut": "12.50"}),  # misspelt, and the number is a text
        call("c2", {"order_no": "A-17", "amount": 12.5}),  # the same payment again
        call("c3", {"order_no": "A-18"}),  # no amount
        ChatMessage(role="assistant", content="Paid."),
    ]
)
model = MockFunctionCallingLLM(response_generator=lambda _messages, **_options: next(replies))


async def main():
    with Callwright() as app:
        tools = wrap_tools([pay], app, {"pay": {"effect": "once", "key": ["order_no"]}})
        running = FunctionAgent(name="shop", tools=tools, llm=model).run(user_msg="Pay order A-17.")
        async for event in running.stream_events():
            if isinstance(event, ToolCallResult):
                output = event.tool_output
                print("error" if output.is_error else "success", output.content)
        await running


asyncio.run(main())
