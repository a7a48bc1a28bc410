"""The in-process floor: every stage of a governed read call, written out by hand for this one tool.

It parses, checks the input, looks up the policy, hashes the canonical arguments, runs the tool, checks the output,
scans the encoded result, writes one envelope of the same fields as ours and appends one tape entry. It can do nothing
else: no repair, no other tool, no failure but an exception.
"""

import hashlib
import random
from collections.abc import Awaitable, Callable, Mapping
from time import perf_counter
from typing import Any

import jsonschema_rs
import orjson
import re2

from bench import order

Tool = Callable[..., Awaitable[Mapping[str, Any]]]

PATTERNS = (
    r"(?i)ignore (all |any )?(the )?(previous|prior|above) (instructions|prompts|rules)",
    r"(?i)disregard (all |any )?(the )?(previous|prior|above|system)",
    r"(?i)you are now (a|an|in) ",
    r"(?i)(reveal|print|show|repeat) (me )?(your|the) (system )?(prompt|instructions)",
    r"(?i)do not (tell|inform|mention to) the user",
    r"(?i)new (system )?instructions?:",
    r"(?i)</?(system|assistant|tool_call|function_call)>",
    r"忽略(以上|之前|前面|上述)(的)?(所有|全部)?(指令|提示|要求|规则)",
    r"(不要|别)(告诉|通知|告知)用户",
    r"(输出|显示|泄露|重复)(你的)?(系统)?(提示词|指令)",
    r"AKIA[0-9A-Z]{16}",
    r"gh[pousr]_[A-Za-z0-9]{36}",
    r"sk-[A-Za-z0-9_-]{20,}",
    r"xox[abprs]-[A-Za-z0-9-]{10,}",
    r"-----BEGIN [A-Z ]*PRIVATE KEY-----",
    r"eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}",
)


async def create_order(user_id: str, sku: str, amount: int, currency: str) -> dict[str, Any]:
    """The tool."""
    return {"order_id": order.order_id(user_id, sku, amount, currency)}


def scanner() -> Any:
    """The patterns compiled into one linear-time set."""
    chosen = re2.Set.SearchSet()
    for pattern in PATTERNS:
        chosen.Add(pattern)
    chosen.Compile()
    return chosen


def read_text(raw: bytes) -> tuple[str, dict[str, Any]]:
    """Name and arguments of a call in JSON."""
    wanted = orjson.loads(raw)
    return wanted["name"], wanted["arguments"]


class Floor:
    """One tool, governed by hand. ``read`` takes name and arguments out of the one form in which its calls come."""

    def __init__(
        self,
        tool: Tool = create_order,
        schemas: tuple[dict[str, Any], dict[str, Any]] = (order.INPUT_SCHEMA, order.OUTPUT_SCHEMA),
        read: Callable[[Any], tuple[str, dict[str, Any]]] = read_text,
    ) -> None:
        self._read = read
        self._tools = {tool.__name__: tool}
        self._policy = {("local", tool.__name__): "allow"}
        self._check_input, self._check_output = map(jsonschema_rs.validator_for, schemas)
        self._scan = scanner()
        self.tape: list[tuple[str, str, str, bytes]] = []

    async def call(self, raw: Any) -> bytes:
        """From what the model wrote to the envelope."""
        began = perf_counter()
        name, arguments = self._read(raw)
        tool = self._tools[name]
        if not self._check_input.is_valid(arguments) or self._policy[("local", name)] != "allow":
            raise ValueError(name)
        digest = hashlib.sha256(orjson.dumps(arguments, option=orjson.OPT_SORT_KEYS)).hexdigest()
        data = await tool(**arguments)
        body = orjson.dumps(data)
        if not self._check_output.is_valid(data) or self._scan.Match(body):
            raise ValueError(name)
        call_id = f"{random.getrandbits(128):032x}"
        envelope = orjson.dumps(_envelope(name, body, call_id, digest, int((perf_counter() - began) * 1e3)))
        self.tape.append((call_id, name, digest, envelope))
        return envelope


def _envelope(name: str, body: bytes, call_id: str, digest: str, took_ms: int) -> dict[str, Any]:
    return {
        "success": True,
        "data": orjson.Fragment(body),
        "message": f"{name} was carried out.",
        "operationType": "query",
        "confidence": 0.9,
        "source": [{"type": "tool", "id": name}],
        "nextAction": "continue",
        "error": None,
        "effect": "none",
        "partial": None,
        "warnings": [],
        "repairs": [],
        "meta": {
            "toolName": name,
            "toolVersion": "1.0.0",
            "contractHash": digest,
            "traceId": call_id,
            "runId": None,
            "callId": call_id,
            "durationMs": took_ms,
            "attempts": 1,
            "cached": False,
            "replayed": False,
            "idempotencyKey": None,
            "principal": "local",
            "handle": None,
        },
    }
