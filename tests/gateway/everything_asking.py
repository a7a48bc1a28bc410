"""The tools and prompts of the reference server that answer ``input_required``: questions over several rounds."""

import json
from typing import Any

from callwright.gateway.mcp.backend_protocol import IncomingRequest
from gateway.everything import (
    NAME_FORM,
    OK_FORM,
    ROOTS,
    Result,
    asks,
    samples,
    text,
    tool,
)


def wants(requests: dict[str, Any], state: str | None = None) -> Result:
    """A question instead of a result; the state is sealed by the server."""
    return {"resultType": "input_required", "inputRequests": requests} | (
        {} if state is None else {"requestState": state}
    )


def brought(incoming: IncomingRequest) -> dict[str, Any]:
    return incoming.relay.answers or {}


@tool("Asks in the middle of a stream")
async def streaming_elicitation(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    incoming.relay.tell("notifications/message", {"level": "info", "data": "about to ask"})
    return wants({"user_name": asks("What is your name?", NAME_FORM)})


@tool("Writes log messages at every level")
async def logging_tool(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    for level in ("debug", "info", "warning", "error"):
        incoming.relay.tell("notifications/message", {"level": level, "data": level})
    return text("logged")


@tool("Asks for a name")
async def input_required_result_elicitation(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    answer = brought(incoming).get("user_name")
    if not isinstance(answer, dict) or not isinstance((answer.get("content") or {}).get("name"), str):
        return wants({"user_name": asks("What is your name?", NAME_FORM)})
    return text(f"Hello, {answer['content']['name']}!")


@tool("Asks the client's model for a capital")
async def input_required_result_sampling(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    answer = brought(incoming).get("capital_question")
    if not isinstance(answer, dict):
        return wants({"capital_question": samples("What is the capital of France?")})
    return text(f"Model said: {answer['content']['text']}")


@tool("Asks for the client's roots")
async def input_required_result_list_roots(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    answer = brought(incoming).get("client_roots")
    if not isinstance(answer, dict):
        return wants({"client_roots": ROOTS})
    return text(f"Client exposed {len(answer['roots'])} root(s).")


@tool("Brings a state back")
async def input_required_result_request_state(
    _arguments: dict[str, Any], incoming: IncomingRequest
) -> Result:
    if "confirm" in brought(incoming) and incoming.relay.state == "nonce":
        return text("state-ok: confirmation received")
    return wants({"confirm": asks("Please confirm", OK_FORM)}, "nonce")


@tool("Asks three things at once")
async def input_required_result_multiple_inputs(
    _arguments: dict[str, Any], incoming: IncomingRequest
) -> Result:
    if {"user_name", "greeting", "client_roots"} <= brought(incoming).keys():
        return text("All inputs received.")
    requests = {
        "user_name": asks("What is your name?", NAME_FORM),
        "greeting": samples("Generate a greeting"),
        "client_roots": ROOTS,
    }
    return wants(requests, "multiple")


@tool("Asks twice, one after the other")
async def input_required_result_multi_round(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    state = json.loads(incoming.relay.state) if incoming.relay.state else {"round": 0}
    answers = brought(incoming)
    if state["round"] == 1 and "step1" in answers:
        name = (answers["step1"].get("content") or {}).get("name")
        form = {"type": "object", "properties": {"color": {"type": "string"}}, "required": ["color"]}
        again = json.dumps({"round": 2, "name": name})
        return wants({"step2": asks("Step 2: What is your favorite color?", form)}, again)
    if state["round"] == 2 and "step2" in answers:
        color = (answers["step2"].get("content") or {}).get("color")
        return text(f"{state['name']} likes {color}.")
    return wants({"step1": asks("Step 1: What is your name?", NAME_FORM)}, json.dumps({"round": 1}))


@tool("Takes no state but its own")
async def input_required_result_tampered_state(
    _arguments: dict[str, Any], incoming: IncomingRequest
) -> Result:
    if incoming.relay.state is None:
        return wants({"confirm": asks("Please confirm", OK_FORM)}, "round-1")
    return text(f"state-ok: {incoming.relay.state}")


@tool("Asks only what the client declared")
async def input_required_result_capabilities(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    able = incoming.relay.capabilities
    requests: dict[str, Any] = {}
    if "sampling" in able:
        requests["sample"] = samples("Say hello")
    if "elicitation" in able:
        requests["ask"] = asks("What is your name?", NAME_FORM)
    return wants(requests, "capability-gated")
