"""A Google ADK agent whose tool is under contract: a misspelt argument, a lost answer and a bad call do no harm. Runs offline."""

import asyncio

from google.adk.agents import LlmAgent
from google.adk.models.base_llm import BaseLlm
from google.adk.models.llm_response import LlmResponse
from google.adk.runners import InMemoryRunner
from google.genai import types

from callwright import Callwright
from callwright.google_adk import wrap_tools


def pay(order_no: str, amount: float) -> dict:
    """Pay an order."""
    return {"order_no": order_no, "paid": amount}


def call(identity, arguments):
    return types.Part(function_call=types.FunctionCall(id=identity, name="pay", args=arguments))


class ScriptedModel(BaseLlm):
    """Stands for your model: it gives these replies one after the other."""

    replies: list = [  # noqa: RUF012 - a field of a pydantic model
        call("c1", {"order_no": "A-17", "amonut": "12.50"}),  # misspelt, and the number is a text
        call("c2", {"order_no": "A-17", "amount": 12.5}),  # the same payment again
        call("c3", {"order_no": "A-18"}),  # no amount
        types.Part(text="Paid."),
    ]

    async def generate_content_async(self, llm_request, stream=False):  # noqa: FBT002 - ADK's signature
        yield LlmResponse(content=types.Content(role="model", parts=[self.replies.pop(0)]))


async def main():
    with Callwright() as app:
        tools = wrap_tools([pay], app, {"pay": {"effect": "once", "key": ["order_no"]}})
        agent = LlmAgent(name="shop", model=ScriptedModel(model="scripted"), tools=tools)
        runner = InMemoryRunner(agent=agent, app_name="shop")
        session = await runner.session_service.create_session(app_name="shop", user_id="ann")
        message = types.Content(role="user", parts=[types.Part(text="Pay order A-17.")])
        async for event in runner.run_async(user_id="ann", session_id=session.id, new_message=message):
            for answer in event.get_function_responses():
                print("error" if "error" in answer.response else "success", answer.response)


asyncio.run(main())
