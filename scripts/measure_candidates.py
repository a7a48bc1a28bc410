"""Measure how often ``app.candidates`` has the tool of a due call among its first five; prints figures only.

``python -m scripts.measure_candidates FILE... [--tools N] [--words-only] [--sentence-model FOLDER]`` reads cases of ``bench/cases/gate`` and takes those with a
call that is due and one message of the user; or requests of ``bench/cases/candidates`` (``…_requests.jsonl``), whose tools are in the file beside
(``…_tools.jsonl``). The tools of all files are pooled; each request is ranked over its own tool and N
others of the pool (60 by default), drawn by a fixed seed. Printed are, by language, how often the tool is first and among the first five, and
the processor's time for one request.
"""

import argparse
import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from callwright import Callwright
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.selection import tool_ranking
from callwright.core.selection.sentence_similarity import SentenceSimilarity, make_tool_sentence
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.selection.tool_meanings import MAX_COMPARED, read_tool_meanings
from callwright.domain.contract import CompiledContract, Contract

_MOST: Final = 5
_SEED: Final = 7
_REQUESTS: Final = "_requests.jsonl"
_TOOLS: Final = "_tools.jsonl"


class Request:
    """What one user wrote, and the tools that would be right."""

    def __init__(self, text: str, locale: str) -> None:
        self.text, self.locale = text, locale
        self.wanted: set[str] = set()


def read_cases(files: list[Path]) -> tuple[dict[str, CompiledContract], list[Request]]:
    """Return the tools by name, the first of a name, and the requests."""
    tools: dict[str, CompiledContract] = {}
    requests: dict[str, Request] = {}
    for path in files:
        read = _read_requests if path.name.endswith(_REQUESTS) else _read_calls
        for text, locale, wanted in read(path, tools):
            requests.setdefault(text, Request(text, locale)).wanted.update(wanted)
    return tools, list(requests.values())


def _read_calls(path: Path, tools: dict[str, CompiledContract]) -> Iterator[tuple[str, str, list[str]]]:
    """Yield what is asked for, its locale and the names of the right tools; add the tools of a file of the gate."""
    for row in _read_rows(path):
        for one in row["tools"]:
            _add_tool(tools, one, one["input_schema"])
        said = [one["content"] for one in row["messages"] if one["role"] == "user"]
        if row["expect"] == "due" and len(said) == 1 and isinstance(said[0], str):
            yield said[0], row["locale"], [row["call"]["name"]]


def _read_requests(path: Path, tools: dict[str, CompiledContract]) -> Iterator[tuple[str, str, list[str]]]:
    """As ``_read_calls``, of a file of requests.

    Raises:
        ValueError: a request names a tool that is not there.
    """
    for one in _read_rows(path.with_name(path.name.removesuffix(_REQUESTS) + _TOOLS)):
        about = {name: {"description": told} for name, told in one["parameters"].items()}
        _add_tool(tools, one, {"type": "object", "properties": about})
    for row in _read_rows(path):
        if missing := [one for one in row["wanted"] if one not in tools]:
            raise ValueError(f"{row['id']} names {missing}")
        yield row["request"], row["locale"], row["wanted"]


def _read_rows(path: Path) -> Iterator[dict[str, Any]]:
    return map(json.loads, path.read_text(encoding="utf-8").splitlines())


def _add_tool(tools: dict[str, CompiledContract], tool: dict[str, Any], schema: dict[str, Any]) -> None:
    if tool["name"] not in tools:
        about = tool.get("description", "")
        tools[tool["name"]] = compile_contract(
            Contract(name=tool["name"], description=about, input_schema=schema)
        )


def rank(
    request: Request,
    tools: dict[str, CompiledContract],
    similarity: SentenceSimilarity | None,
    *,
    words_only: bool = False,
) -> list[str]:
    """Return the names of the first five of these tools."""
    index = tool_ranking.ToolIndex()
    for name, tool in tools.items():
        index.add(name, get_tool_keywords(tool))
    scores = index.score_tools(request.text)
    if words_only:
        pass
    elif similarity is None:
        names = tool_ranking.choose_compared_tools(scores, tools, MAX_COMPARED)
        fits = read_tool_meanings().compare(request.text, (get_tool_keywords(tools[name]) for name in names))
        scores = tool_ranking.add_fits(scores, dict(zip(names, fits, strict=True)))
    else:
        compared = tool_ranking.choose_compared_tools(scores, tools)
        sentences = [make_tool_sentence(name, tools[name].contract.description) for name in compared]
        alike = dict(zip(compared, similarity.compare(request.text, sentences), strict=True))
        scores = tool_ranking.add_similarities(
            scores, alike, trust=similarity.trust, least_alike=similarity.least_alike
        )
    return [one.name for one in tool_ranking.rank_tools(scores, _MOST, lambda _: True)]


def main() -> int:
    """Measure the files named on the command line; return the exit code."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("files", nargs="+", type=Path)
    arguments.add_argument("--tools", type=int, default=60)
    arguments.add_argument("--words-only", action="store_true")
    arguments.add_argument("--sentence-model", type=Path)
    given = arguments.parse_args()
    model = Callwright(sentence_model=given.sentence_model).host.similarity
    tools, requests = read_cases(given.files)
    drawn = random.Random(_SEED)  # noqa: S311 - which tools stand beside the right one
    tally: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    began = time.process_time()
    for request in requests:
        others = drawn.sample(list(tools), min(given.tools, len(tools)))
        similarity = model if model is not None and model.reads(request.text) else None
        offered = {name: tools[name] for name in {*others, *request.wanted}}
        names = rank(request, offered, similarity, words_only=given.words_only)
        counts = tally[request.locale]
        counts[0] += bool(request.wanted.intersection(names[:1]))
        counts[1] += bool(request.wanted.intersection(names))
        counts[2] += 1
    spent = (time.process_time() - began) / len(requests)
    sys.stdout.write(
        f"{len(tools)} tools, {len(requests)} requests, {spent * 1000:.1f} ms each with the index\n"
    )
    for locale, (first, among, total) in sorted(tally.items()):
        sys.stdout.write(f"{locale}: first {first}, among the first five {among} of {total}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
