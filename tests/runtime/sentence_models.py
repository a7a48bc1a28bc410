"""A folder with a tiny sentence model, made here: every word has its own vector, and nothing else counts.

The file of the model is written as the ONNX format says, byte by byte, so that no other package is needed to make it.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from struct import pack

FLOAT, INT64 = 1, 7
UNKNOWN = "[UNK]"

CONCEPTS: Mapping[str, Sequence[str]] = {
    "remove": ("delete", "file", "remove", "document", "删", "除", "文", "件", "去", "档"),
    "mail": ("send", "mail", "message", "mailbox", "write", "发", "送", "邮", "箱", "信", "写"),
    "weather": ("weather", "forecast", "rain", "umbrella", "puddles", "天", "气", "预", "雨", "伞", "洼"),
    "room": ("hotel", "room", "nights", "stay", "店", "房", "住", "晚"),
    "refund": ("refund", "payment", "money", "back", "退", "款", "钱", "还"),
    "restart": ("restart", "server", "machine", "turn", "重", "启", "器", "机", "开"),
    "members": ("members", "team", "group", "who", "成", "员", "组", "谁"),
    "translate": ("translate", "language", "say", "翻", "译", "语", "言", "说"),
}
"""What the words of the model mean: one dimension for each of these."""


def make_model_folder(
    folder: Path,
    *,
    chinese: bool = True,
    inputs: Sequence[str] = ("input_ids", "attention_mask"),
    rows: str = "Gather",
) -> Path:
    """Write ``model.onnx`` and ``tokenizer.json``; ``rows`` is what makes an output of the input, ``Gather`` a vector a token."""
    words = {
        word: place
        for place, meant in enumerate(CONCEPTS.values())
        for word in meant
        if chinese or word.isascii()
    }
    vectors = [[0.0] * len(CONCEPTS)] + [
        [float(place == at) for at in range(len(CONCEPTS))] for place in words.values()
    ]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.onnx").write_bytes(write_model(vectors, inputs, rows))
    (folder / "tokenizer.json").write_text(json.dumps(describe_tokenizer(list(words))), encoding="utf-8")
    return folder


def describe_tokenizer(words: list[str]) -> dict[str, object]:
    han = {
        "type": "Split",
        "pattern": {"Regex": "[\\u4e00-\\u9fff]"},
        "behavior": "Isolated",
        "invert": False,
    }
    return {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": [], "post_processor": None, "decoder": None,
        "normalizer": {"type": "Lowercase"},
        "pre_tokenizer": {"type": "Sequence", "pretokenizers": [{"type": "Whitespace"}, han]},
        "model": {
            "type": "WordLevel", "unk_token": UNKNOWN,
            "vocab": {UNKNOWN: 0, **{word: at for at, word in enumerate(words, start=1)}},
        },
    }  # fmt: skip


# --- the format: fields of numbers, and of bytes with their length ----------------------------------------------------


def write_model(vectors: list[list[float]], inputs: Sequence[str], rows: str) -> bytes:
    table = _number(1, len(vectors)) + _number(1, len(vectors[0])) + _number(2, FLOAT) + _bytes(8, b"table")
    table += _bytes(9, b"".join(pack("<f", one) for vector in vectors for one in vector))
    taken = (b"table", inputs[0].encode()) if rows == "Gather" else (inputs[0].encode(),)
    node = (
        b"".join(_bytes(1, one) for one in taken) + _bytes(2, b"last_hidden_state") + _bytes(4, rows.encode())
    )
    graph = _bytes(1, node) + _bytes(2, b"tiny") + _bytes(5, table)
    graph += b"".join(_bytes(11, _describe_value(one, INT64, 2)) for one in inputs)
    graph += _bytes(
        12,
        _describe_value(
            "last_hidden_state", FLOAT if rows == "Gather" else INT64, 3 if rows == "Gather" else 2
        ),
    )
    return _number(1, 8) + _bytes(7, graph) + _bytes(8, _number(2, 13))


def _describe_value(name: str, kind: int, dimensions: int) -> bytes:
    shape = b"".join(_bytes(1, _bytes(2, b"d%d" % at)) for at in range(dimensions))
    return _bytes(1, name.encode()) + _bytes(2, _bytes(1, _number(1, kind) + _bytes(2, shape)))


def _varint(value: int) -> bytes:
    head = b""
    while value > 0x7F:
        head += bytes([value & 0x7F | 0x80])
        value >>= 7
    return head + bytes([value])


def _number(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value)


def _bytes(field: int, value: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(value)) + value
