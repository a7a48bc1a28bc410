"""The same two calls as every API sends them, whole and streamed, with everything around them that is no call."""

import json
from typing import Any

CITY, NOTE = "São Paulo", '{"deep": [1, {"a": "}"}], "n": 9007199254740993}'
CALLS = [("book", {"city": CITY, "nights": 2}), ("note", json.loads(NOTE))]
TOOLS = [
    {"name": "book", "parameters": {"type": "object", "properties": {"city": {"type": "string"}}}},
    {"name": "wipe_disk", "parameters": {"type": "object"}},
]
BOOK = json.dumps({"city": CITY, "nights": 2})


def cut(text: str, size: int = 7) -> list[str]:
    return [text[at : at + size] for at in range(0, len(text), size)]


# --- OpenAI chat ------------------------------------------------------------------------------------------------

CHAT_MESSAGE: dict[str, Any] = {
    "role": "assistant",
    "content": "I look: book(city='Oslo')",
    "refusal": None,
    "tool_calls": [
        {"id": "call_1", "type": "function", "function": {"name": "book", "arguments": BOOK}},
        {"id": "call_2", "type": "function", "function": {"name": "note", "arguments": NOTE}},
    ],
}


def chat(message: dict[str, Any] | None = None, finish: str = "tool_calls") -> dict[str, Any]:
    return {
        "id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "m",
        "choices": [{"index": 0, "finish_reason": finish, "logprobs": None, "message": message or CHAT_MESSAGE}],
        "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
    }  # fmt: skip


def chat_chunk(delta: dict[str, Any], finish: str | None = None) -> dict[str, Any]:
    return {
        "id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": "m",
        "choices": [{"index": 0, "delta": delta, "finish_reason": finish}],
    }  # fmt: skip


def chat_chunks() -> list[dict[str, Any]]:
    chunks = [chat_chunk({"role": "assistant", "content": ""}), chat_chunk({"content": "I look."})]
    for index, (name, text) in enumerate((("book", BOOK), ("note", NOTE))):
        start = {"index": index, "id": f"call_{index + 1}", "type": "function"}
        chunks.append(chat_chunk({"tool_calls": [{**start, "function": {"name": name, "arguments": ""}}]}))
        chunks += [
            chat_chunk({"tool_calls": [{"index": index, "function": {"arguments": one}}]})
            for one in cut(text)
        ]
    return [*chunks, chat_chunk({}, "tool_calls"), {**chat_chunk({}), "choices": []}]


# --- OpenAI responses -------------------------------------------------------------------------------------------


def item(index: int, *, whole: bool = True) -> dict[str, Any]:
    name, text = (("book", BOOK), ("note", NOTE))[index]
    return {
        "type": "function_call", "id": f"fc_{index}", "call_id": f"call_{index + 1}", "name": name,
        "arguments": text if whole else "", "status": "completed" if whole else "in_progress",
    }  # fmt: skip


REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}
SEARCH = {
    "type": "web_search_call", "id": "ws_1", "status": "completed", "action": {"type": "search", "query": "q"},
}  # fmt: skip
SAID = {
    "type": "message", "id": "msg_1", "role": "assistant", "status": "completed",
    "content": [{"type": "output_text", "text": "Done.", "annotations": []}],
}  # fmt: skip


def response(output: list[dict[str, Any]] | None = None, status: str = "completed") -> dict[str, Any]:
    return {
        "id": "resp_1", "object": "response", "created_at": 1, "model": "m", "status": status, "error": None,
        "incomplete_details": None, "instructions": None, "metadata": {}, "parallel_tool_calls": True,
        "temperature": 1.0, "tool_choice": "auto", "top_p": 1.0, "truncation": "disabled",
        "tools": [{"type": "function", "strict": True, **tool} for tool in TOOLS],
        "output": [REASONING, SEARCH, item(0), item(1)] if output is None else output,
    }  # fmt: skip


def response_events() -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = [{"type": "response.created", "response": response([], "in_progress")}]
    events += [
        {"type": "response.output_item.added", "output_index": 0, "item": REASONING},
        {"type": "response.output_item.done", "output_index": 0, "item": REASONING},
    ]
    for index, text in enumerate((BOOK, NOTE)):
        place = {"output_index": index + 1, "item_id": f"fc_{index}"}
        events.append(
            {
                "type": "response.output_item.added",
                "output_index": index + 1,
                "item": item(index, whole=False),
            }
        )
        events += [
            {"type": "response.function_call_arguments.delta", **place, "delta": one} for one in cut(text)
        ]
        events.append(
            {
                "type": "response.function_call_arguments.done",
                **place,
                "arguments": text,
                "name": item(index)["name"],
            }
        )
        events.append({"type": "response.output_item.done", "output_index": index + 1, "item": item(index)})
    events.append({"type": "response.completed", "response": response([REASONING, item(0), item(1)])})
    return [{"sequence_number": number, **event} for number, event in enumerate(events)]


# --- Anthropic --------------------------------------------------------------------------------------------------

ANTHROPIC_BLOCKS: list[dict[str, Any]] = [
    {"type": "thinking", "thinking": "book(city='Oslo')", "signature": "s"},
    {"type": "text", "text": "I look."},
    {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {"query": "q"}},
    {"type": "tool_use", "id": "toolu_1", "name": "book", "input": json.loads(BOOK)},
    {"type": "tool_use", "id": "toolu_2", "name": "note", "input": json.loads(NOTE)},
]


def anthropic(blocks: list[dict[str, Any]] | None = None, stop: str | None = "tool_use") -> dict[str, Any]:
    return {
        "id": "msg_1", "type": "message", "role": "assistant", "model": "m", "stop_reason": stop, "stop_sequence": None,
        "content": ANTHROPIC_BLOCKS if blocks is None else blocks, "usage": {"input_tokens": 1, "output_tokens": 1},
    }  # fmt: skip


def anthropic_events() -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = [
        {"type": "message_start", "message": anthropic([], None)},
        {"type": "ping"},
    ]
    events += [
        {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "I look."}},
        {"type": "content_block_stop", "index": 0},
    ]
    for index, (block, text) in enumerate(zip(ANTHROPIC_BLOCKS[3:], (BOOK, NOTE), strict=True), 1):
        events.append(
            {"type": "content_block_start", "index": index, "content_block": {**block, "input": {}}}
        )
        for piece in ("", *cut(text)):
            delta = {"type": "input_json_delta", "partial_json": piece}
            events.append({"type": "content_block_delta", "index": index, "delta": delta})
        events.append({"type": "content_block_stop", "index": index})
    stop = {"stop_reason": "tool_use", "stop_sequence": None}
    return [
        *events,
        {"type": "message_delta", "delta": stop, "usage": {"output_tokens": 1}},
        {"type": "message_stop"},
    ]


# --- Gemini -----------------------------------------------------------------------------------------------------

GEMINI_PARTS: list[dict[str, Any]] = [
    {"text": "book(city='Oslo')", "thought": True},
    {"text": "I look."},
    {"functionCall": {"name": "book", "args": json.loads(BOOK)}, "thoughtSignature": "c2ln"},
    {"functionCall": {"id": "2", "name": "note", "args": json.loads(NOTE)}},
]


def gemini(parts: list[dict[str, Any]] | None = None, finish: str | None = "STOP") -> dict[str, Any]:
    candidate = {"index": 0, "content": {"role": "model", "parts": GEMINI_PARTS if parts is None else parts}}
    return {"candidates": [candidate | ({"finishReason": finish} if finish else {})], "modelVersion": "m"}


def gemini_chunks() -> list[dict[str, Any]]:
    chunks = [gemini([part], None) for part in GEMINI_PARTS]
    return [*chunks[:-1], gemini(GEMINI_PARTS[-1:]), {"usageMetadata": {"totalTokenCount": 2}}]


# --- Bedrock ----------------------------------------------------------------------------------------------------

BEDROCK_CONTENT: list[dict[str, Any]] = [
    {"text": "I look."},
    {"toolUse": {"toolUseId": "tooluse_1", "name": "book", "input": json.loads(BOOK)}},
    {"toolUse": {"toolUseId": "tooluse_2", "name": "note", "input": json.loads(NOTE)}},
]


def bedrock(content: list[dict[str, Any]] | None = None, stop: str = "tool_use") -> dict[str, Any]:
    message = {"role": "assistant", "content": BEDROCK_CONTENT if content is None else content}
    usage = {"inputTokens": 1, "outputTokens": 1, "totalTokens": 2}
    return {"output": {"message": message}, "stopReason": stop, "usage": usage, "metrics": {"latencyMs": 1}}


def bedrock_events() -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = [
        {"messageStart": {"role": "assistant"}},
        {"contentBlockDelta": {"contentBlockIndex": 0, "delta": {"text": "I look."}}},
        {"contentBlockStop": {"contentBlockIndex": 0}},
    ]
    for index, (block, text) in enumerate(zip(BEDROCK_CONTENT[1:], (BOOK, NOTE), strict=True), 1):
        start = {key: block["toolUse"][key] for key in ("toolUseId", "name")}
        events.append({"contentBlockStart": {"contentBlockIndex": index, "start": {"toolUse": start}}})
        events += [
            {"contentBlockDelta": {"contentBlockIndex": index, "delta": {"toolUse": {"input": piece}}}}
            for piece in cut(text)
        ]
        events.append({"contentBlockStop": {"contentBlockIndex": index}})
    return [*events, {"messageStop": {"stopReason": "tool_use"}}, {"metadata": {"metrics": {"latencyMs": 1}}}]


# --- Cohere -----------------------------------------------------------------------------------------------------

COHERE_CALLS = CHAT_MESSAGE["tool_calls"]


def cohere(message: dict[str, Any] | None = None, finish: str = "TOOL_CALL") -> dict[str, Any]:
    made = {"role": "assistant", "tool_plan": "I will book(city='Oslo').", "tool_calls": COHERE_CALLS}
    return {"id": "c", "finish_reason": finish, "message": made if message is None else message}


def cohere_events() -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = [
        {
            "type": "message-start",
            "id": "c",
            "delta": {
                "message": {
                    "role": "assistant",
                    "content": [],
                    "tool_plan": "",
                    "tool_calls": [],
                    "citations": [],
                }
            },
        },
        {"type": "tool-plan-delta", "delta": {"message": {"tool_plan": "I will."}}},
    ]
    for index, call in enumerate(COHERE_CALLS):
        function = call["function"]
        start = {**call, "function": {"name": function["name"], "arguments": ""}}
        events.append(
            {"type": "tool-call-start", "index": index, "delta": {"message": {"tool_calls": start}}}
        )
        for piece in cut(function["arguments"]):
            delta = {"message": {"tool_calls": {"function": {"arguments": piece}}}}
            events.append({"type": "tool-call-delta", "index": index, "delta": delta})
        events.append({"type": "tool-call-end", "index": index})
    return [*events, {"type": "message-end", "delta": {"finish_reason": "TOOL_CALL"}}]


# --- Mistral ----------------------------------------------------------------------------------------------------


def mistral_chunks() -> list[dict[str, Any]]:
    """Mistral sends the calls whole, in one chunk."""
    calls = [{"index": index, **call} for index, call in enumerate(CHAT_MESSAGE["tool_calls"])]
    return [
        chat_chunk({"role": "assistant", "content": ""}),
        chat_chunk({"content": "", "tool_calls": calls}, "tool_calls"),
    ]
