"""Measure how often ``find_tool`` finds the operation that a wish means; prints figures only.

``python -m scripts.measure_wishes FILE... [--misses]`` reads JSON lines, one wish each: ``{"wish", "locale", "api", "operation",
"acceptable"}``, where the operations are ids of the API's public document. The documents are those of
``scripts/api_documents.json``, looked for in ``build/apis`` (or the folder given as ``--folder``) and else downloaded; wishes for a
document that cannot be had are counted apart. A wish counts as found when one of its operations is among the first five. Printed
are the found by language and by API, and the processor's time for one wish. With ``--misses`` the wishes that are not found
are printed too: not for files that the author of the rules must not read. ``--sentence-model FOLDER`` measures with a local sentence model
(``model.onnx`` and ``tokenizer.json``), whose time for definitions that it has not read yet is part of a wish's.
"""

import argparse
import json
import logging
import re
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from callwright import Callwright
from callwright.core.selection.operation_ranking import OperationIndex, make_searched_tool
from callwright.core.selection.sentence_similarity import SentenceSimilarity
from callwright.tools.http.openapi_import import import_openapi
from scripts.api_documents import BASE_URL, ROOT, obtain_document, read_table

DOCUMENTS: Final = {
    "github": "api.github.com.json",
    "stripe": "stripe.com.json",
    "digitalocean": "digitalocean.com.json",
    "kubernetes": "kubernetes.io.json",
    "slack": "slack.json",
}
_MOST: Final = 5
PLAIN: Final = re.compile(r"[^A-Za-z0-9]+")

Row = dict[str, Any]


def make_index(
    api: str, folder: Path, choose: Callable[[str], SentenceSimilarity] | None = None
) -> OperationIndex | None:
    """Return the index of an API's operations; None if its document cannot be had."""
    document = next(one for one in read_table() if one.name == DOCUMENTS[api])
    path = obtain_document(document, folder)
    if path is None:
        return None
    operations = import_openapi(path, BASE_URL)
    return OperationIndex((make_searched_tool(one) for one, _ in operations), choose)


def is_found(row: Row, names: list[str]) -> bool:
    """Return whether one of the wish's operations is among the names; names of tools are ids in plain characters."""
    wanted = {PLAIN.sub("_", one) for one in (row["operation"], *row["acceptable"])}
    return any(PLAIN.sub("_", name) in wanted for name in names)


def measure(rows: list[Row], indexes: dict[str, OperationIndex | None], *, misses: bool) -> Iterator[str]:
    """Yield the lines of a report."""
    tally: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    spent: list[float] = []
    for row in rows:
        index = indexes[row["api"]]
        if index is None:
            tally[f"no document: {row['api']}"][1] += 1
            continue
        began = time.thread_time()
        names = index.rank_tools(row["wish"], _MOST, lambda _name: True)
        spent.append(time.thread_time() - began)
        found = is_found(row, names)
        for key in (row["locale"], f"{row['locale']} {row['api']}"):
            tally[key][0] += found
            tally[key][1] += 1
        if misses and not found:
            yield f"{row['id']} {row['api']}: {row['wish']} | {row['operation']} | {' '.join(names)}"
    for key, (found_count, total) in sorted(tally.items()):
        yield f"{key}: {found_count} of {total}"
    if spent:
        spent.sort()
        median, late = spent[len(spent) // 2], spent[int(len(spent) * 0.95)]
        yield f"processor per wish: median {median * 1000:.1f} ms, p95 {late * 1000:.1f} ms"


def main() -> int:
    """Measure the files named on the command line; return the exit code."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("files", nargs="+", type=Path)
    arguments.add_argument("--folder", type=Path, default=ROOT / "build" / "apis")
    arguments.add_argument("--misses", action="store_true")
    arguments.add_argument("--sentence-model", type=Path)
    given = arguments.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    logging.getLogger("callwright.tools").setLevel(logging.ERROR)
    cases = {
        path: [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        for path in given.files
    }
    apis = {row["api"] for rows in cases.values() for row in rows}
    choose = (
        Callwright(sentence_model=given.sentence_model).host.choose_similarity
        if given.sentence_model
        else None
    )
    indexes = {api: make_index(api, given.folder, choose) for api in sorted(apis)}
    for path, rows in cases.items():
        lines = measure(rows, indexes, misses=given.misses)
        sys.stdout.write("\n".join([f"{path.name}:", *(f"  {line}" for line in lines)]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
