"""Items of model APIs that are no calls of the application's tools: they call nothing, and hide no call beside them."""

import json
from typing import Any

import pytest

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import Unreadable
from callwright.reading import ModelStream
from core.reader.test_dialects import calls_in

PATH = {"path": "/a"}
TEXT = json.dumps(PATH)
DUE = [("wipe", PATH)]
CALLS: dict[str, dict[str, Any]] = {
    "responses": {
        "type": "function_call",
        "id": "fc_1",
        "call_id": "call_1",
        "name": "wipe",
        "arguments": TEXT,
    },
    "anthropic": {"type": "tool_use", "id": "t1", "name": "wipe", "input": PATH},
    "gemini": {"functionCall": {"id": "f1", "name": "wipe", "args": PATH}, "thoughtSignature": "c2ln"},
    "bedrock": {"toolUse": {"toolUseId": "b1", "name": "wipe", "input": PATH}},
    "mistral": {
        "type": "function.call",
        "object": "entry",
        "tool_call_id": "m1",
        "name": "wipe",
        "arguments": TEXT,
    },
}
OTHERS: dict[str, list[dict[str, Any]]] = {
    "responses": [
        {"type": "mcp_call", "id": "1", "server_label": "x", "name": "wipe", "arguments": TEXT, "output": "done"},
        {"type": "mcp_approval_request", "id": "2", "server_label": "x", "name": "wipe", "arguments": TEXT},
        {"type": "mcp_list_tools", "id": "3", "server_label": "x", "tools": [{"name": "wipe", "input_schema": {}}]},
        {"type": "web_search_call", "id": "4", "action": {"type": "search", "query": "wipe"}},
        {"type": "code_interpreter_call", "id": "5", "code": "wipe(path='/a')", "outputs": []},
        {"type": "local_shell_call", "call_id": "6", "action": {"type": "exec", "command": ["wipe", "/a"]}},
        {"type": "shell_call", "call_id": "7", "action": {"commands": ["wipe /a"]}},
        {"type": "shell_call_output", "call_id": "7", "output": [{"stdout": "wiped"}]},
        {"type": "apply_patch_call", "call_id": "8", "operation": {"type": "delete_file", "path": "/a"}},
        {"type": "computer_call", "call_id": "9", "action": {"type": "click", "x": 1, "y": 2}},
        {"type": "reasoning", "id": "10", "summary": [], "content": [{"type": "reasoning_text", "text": "wipe(path='/a')"}]},
        {"type": "compaction", "id": "11", "encrypted_content": "eA=="},
    ],
    "anthropic": [
        {"type": "server_tool_use", "id": "1", "name": "wipe", "input": PATH},
        {"type": "mcp_tool_use", "id": "2", "name": "wipe", "server_name": "x", "input": PATH},
        {"type": "mcp_tool_result", "tool_use_id": "2", "content": [{"type": "text", "text": "done"}]},
        {"type": "web_search_tool_result", "tool_use_id": "1", "content": [{"type": "web_search_result", "url": "u"}]},
        {"type": "container_upload", "file_id": "f"},
        {"type": "redacted_thinking", "data": "eA=="},
    ],
    "gemini": [
        {"executableCode": {"language": "PYTHON", "code": "wipe(path='/a')"}},
        {"codeExecutionResult": {"outcome": "OUTCOME_OK", "output": "wiped"}},
        {"toolCall": {"toolType": "GOOGLE_SEARCH", "args": {"query": "wipe"}, "id": "1"}},
        {"text": "wipe(path='/a')", "thought": True},
        {"fileData": {"mimeType": "image/png", "fileUri": "f"}},
    ],
    "bedrock": [
        {"toolUse": {"toolUseId": "1", "name": "wipe", "type": "server_tool_use", "input": PATH}},
        {"toolResult": {"toolUseId": "1", "content": [{"json": {"name": "wipe", "arguments": PATH}}]}},
        {"citationsContent": {"content": [{"text": "x"}], "citations": []}},
        {"reasoningContent": {"reasoningText": {"text": "wipe(path='/a')", "signature": "s"}}},
    ],
    "mistral": [
        {"type": "tool.execution", "object": "entry", "id": "1", "name": "wipe", "arguments": TEXT},
        {"type": "agent.handoff", "object": "entry", "id": "2", "previous_agent_id": "a", "next_agent_id": "b"},
        {"type": "message.output", "object": "entry", "role": "assistant", "content": "Done."},
    ],
}  # fmt: skip
PAIRS = [(wire, item) for wire, items in OTHERS.items() for item in items]


def enclose(wire: str, items: list[dict[str, Any]]) -> dict[str, Any]:
    """The response of the API with these items."""
    responses: dict[str, dict[str, Any]] = {
        "responses": {"object": "response", "status": "completed", "output": items},
        "anthropic": {"type": "message", "role": "assistant", "stop_reason": "tool_use", "content": items},
        "gemini": {"candidates": [{"content": {"role": "model", "parts": items}, "finishReason": "STOP"}]},
        "bedrock": {"output": {"message": {"role": "assistant", "content": items}}, "stopReason": "tool_use"},
        "mistral": {"object": "conversation.response", "conversation_id": "c", "outputs": items},
    }
    return responses[wire]


@pytest.mark.promise("B2", "T16")
@pytest.mark.parametrize(("wire", "item"), PAIRS)
def test_an_item_that_is_no_call_of_ours_calls_nothing_and_is_an_answer(
    wire: str, item: dict[str, Any]
) -> None:
    for raw in (enclose(wire, [item]), [item], json.dumps(enclose(wire, [item]))):
        found = read_calls(raw, channel="native")
        assert isinstance(found, Unreadable)
        assert found.why == "answer"


@pytest.mark.promise("B2", "T16")
@pytest.mark.parametrize(("wire", "item"), PAIRS)
def test_a_call_beside_an_item_that_is_no_call_of_ours_is_read(wire: str, item: dict[str, Any]) -> None:
    for items in ([item, CALLS[wire]], [CALLS[wire], item]):
        for raw in (enclose(wire, items), json.dumps(enclose(wire, items))):
            assert calls_in(read_calls(raw, channel="native")) == DUE
    assert calls_in(read_calls([item, CALLS[wire]], channel="native")) == DUE


@pytest.mark.promise("B2", "T16")
def test_a_call_that_bedrocks_servers_run_is_not_ours_in_a_stream_either() -> None:
    stream = ModelStream()
    start = {"toolUseId": "1", "name": "wipe", "type": "server_tool_use"}
    stream.feed({"contentBlockStart": {"contentBlockIndex": 0, "start": {"toolUse": start}}})
    stream.feed({"contentBlockDelta": {"contentBlockIndex": 0, "delta": {"toolUse": {"input": TEXT}}}})
    stream.feed({"messageStop": {"stopReason": "end_turn"}})
    found = read_calls(stream.message, channel="native")
    assert isinstance(found, Unreadable)
    assert found.why == "answer"
