"""Learn which words of definitions wishes ask for: ``python -m scripts.train_wish_associations [--write] [--by hand|api]``.

The wishes are ``bench/cases/wishes/training_*.jsonl`` and those that the vocabulary's author read; those held out are never opened. The API
documents are found as ``scripts.measure_wishes`` finds them. To the score that ``find_tool`` gives an operation by words, the sum of
weights A[term of the wish, word of the operation] is added; A is fitted to the softmax over all operations of the API, by Adam with
decay, so that the operation meant leads. Needs numpy. The same files give the same table, up to the rounding of the machine's
linear algebra.

``--by hand`` leaves out the wishes of one hand at a time, ``--by api`` those of one API, and prints how many of those left out are found among the
first five without the table and with it. ``--write`` learns from all and writes the table into the package.
"""

import argparse
import base64
import json
import logging
import sys
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, NamedTuple

from callwright.core.selection.operation_ranking import (
    OperationIndex,
    SearchedTool,
    list_learnt_words,
    make_searched_tool,
)
from callwright.core.selection.wish_associations import (
    WEIGHT_SCALE,
    WishAssociations,
    list_wish_terms,
    pack_associations,
)
from callwright.tools.http.openapi_import import import_openapi
from scripts.api_documents import BASE_URL, ROOT, obtain_document, read_table
from scripts.measure_wishes import DOCUMENTS, PLAIN, Row, is_found

CASES: Final = ROOT / "bench/cases/wishes"
TARGET: Final = ROOT / "src/callwright/core/selection/wish_association_table.py"
READ_BY_AUTHOR: Final = ("author", "development")
"""Wishes that the vocabulary was made for: it finds them, and so they say less."""

_READ_WEIGHT: Final = 0.5
_STEPS: Final = 30
_RATE: Final = 0.1
_DECAY, _USUAL_COUNT = 0.1, 5
"""How fast weights decay; those of a term met more often than so in proportion: of ``the`` nothing is to be learnt from single wishes."""

_MEANT: Final = 0.5
"""The share of a wish that its first operation has; the rest is for all that are acceptable."""

_MAX_ASSOCIATIONS: Final = 120_000
_MAX_OF_TERM: Final = 255
_MOST: Final = 5
_NOTHING: Final = WishAssociations((), {})
_HEAD: Final = '''"""What terms of wishes say of words of definitions, written by ``python -m scripts.train_wish_associations --write``. Data only.

``TARGETS``: words of tools. ``TERMS``: terms of wishes. ``ASSOCIATIONS``, compressed and in base 64: for each term, in that order, the number of its
associations in one byte; and then these, three bytes each, as ``pack_associations`` writes them.
"""

from typing import Final
'''


class Wish(NamedTuple):
    """A wish to learn from: its terms, the places of the operations that it means, and how much it counts."""

    terms: list[str]
    meant: list[int]
    base: list[float]
    weight: float


class Api(NamedTuple):
    """The operations of an API: what they are found by, and the index that ranks them by words alone."""

    tools: list[SearchedTool]
    index: OperationIndex


def read_apis(folder: Path) -> dict[str, Api]:
    """Return the APIs by name.

    Raises:
        FileNotFoundError: a document cannot be had.
    """
    table = {one.name: one for one in read_table()}
    apis: dict[str, Api] = {}
    for api, name in DOCUMENTS.items():
        path = obtain_document(table[name], folder)
        if path is None:
            raise FileNotFoundError(name)
        tools = [make_searched_tool(one) for one, _ in import_openapi(path, BASE_URL)]
        apis[api] = Api(tools, OperationIndex(tools, associations=_NOTHING))
    return apis


def read_rows() -> list[Row]:
    """Return the wishes, each with the ``hand`` that wrote it."""
    files = [*sorted(CASES.glob("training_*.jsonl")), *(CASES / f"{name}.jsonl" for name in READ_BY_AUTHOR)]
    return [
        {**json.loads(line), "hand": path.stem}
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
    ]


def make_wishes(rows: list[Row], apis: dict[str, Api]) -> list[tuple[Row, Wish]]:
    """Return what is learnt from each wish; one whose operations are not offered is left out."""
    places = {
        api: {PLAIN.sub("_", tool.name): place for place, tool in enumerate(one.tools)}
        for api, one in apis.items()
    }
    made: list[tuple[Row, Wish]] = []
    for row in rows:
        plain = (PLAIN.sub("_", one) for one in (row["operation"], *row["acceptable"]))
        known = places[row["api"]]
        meant = list(dict.fromkeys(known[one] for one in plain if one in known))
        if meant:
            base = apis[row["api"]].index.weigh_tools(row["wish"])
            weight = _READ_WEIGHT if row["hand"] in READ_BY_AUTHOR else 1.0
            made.append((row, Wish(list_wish_terms(row["wish"]), meant, base, weight)))
    return made


class _Batch:
    """The wishes for one API as arrays."""

    def __init__(self, np: Any, wishes: list[Wish], terms: dict[str, int], words: Any) -> None:
        self._np, self._words = np, words
        self._base = np.array([one.base for one in wishes], np.float32)
        self._weights = np.array([[one.weight] for one in wishes], np.float32)
        self._wanted = np.zeros_like(self._base)
        for at, one in enumerate(wishes):
            self._wanted[at, one.meant] = (1.0 - _MEANT) / len(one.meant)
            self._wanted[at, one.meant[0]] += _MEANT
        pairs = [(at, terms[term]) for at, one in enumerate(wishes) for term in one.terms if term in terms]
        self._by_wish = np.array(pairs)
        self._by_term = self._by_wish[np.argsort(self._by_wish[:, 1], kind="stable")]

    def add_gradient(self, table: Any, gradient: Any) -> None:
        """Add what the loss of these wishes changes with the table."""
        np = self._np
        asked = np.zeros((len(self._base), table.shape[1]), np.float32)
        rows, starts = np.unique(self._by_wish[:, 0], return_index=True)
        asked[rows] = np.add.reduceat(table[self._by_wish[:, 1]], starts)
        scores = self._base + asked @ self._words.T
        scores -= scores.max(1, keepdims=True)
        shares = np.exp(scores)
        shares /= shares.sum(1, keepdims=True)
        faults = ((shares - self._wanted) * self._weights) @ self._words
        rows, starts = np.unique(self._by_term[:, 1], return_index=True)
        gradient[rows] += np.add.reduceat(faults[self._by_term[:, 0]], starts)


def learn(wishes: list[tuple[Row, Wish]], apis: dict[str, Api]) -> WishAssociations:
    """Return the associations learnt from wishes."""
    import numpy as np  # noqa: PLC0415 - only this script needs it

    used = {row["api"] for row, _ in wishes}
    words = {api: [list_learnt_words(tool) for tool in apis[api].tools] for api in sorted(used)}
    targets = sorted({word for ones in words.values() for one in ones for word in one})
    place = {word: at for at, word in enumerate(targets)}
    counts = Counter(term for _, wish in wishes for term in wish.terms)
    kept = sorted(term for term, count in counts.items() if count > 1 or _is_short(term))
    terms = {term: at for at, term in enumerate(kept)}
    batches: list[_Batch] = []
    for api, ones in words.items():
        matrix = np.zeros((len(ones), len(targets)), np.float32)
        for at, one in enumerate(ones):
            matrix[at, [place[word] for word in one]] = 1.0
        batches.append(_Batch(np, [wish for row, wish in wishes if row["api"] == api], terms, matrix))
    decay = np.array([[_DECAY * max(1.0, counts[term] / _USUAL_COUNT)] for term in kept], np.float32)
    table = _fit(np, batches, decay, len(targets))
    return WishAssociations(targets, dict(_pack_rows(np, table, kept)))


def _is_short(term: str) -> bool:
    """Return whether a term counts that was met once: an English word, or one or two Chinese characters."""
    return "_" not in term if term.isascii() else len(term) <= 2


def _fit(np: Any, batches: Sequence[_Batch], decay: Any, width: int) -> Any:
    """Return the table of weights that makes the loss small, by Adam; ``decay`` is a column, one number a term."""
    table = np.zeros((len(decay), width), np.float32)
    mean, square = np.zeros_like(table), np.zeros_like(table)
    for step in range(1, _STEPS + 1):
        gradient = decay * table
        for batch in batches:
            batch.add_gradient(table, gradient)
        mean += 0.1 * (gradient - mean)
        np.multiply(gradient, gradient, out=gradient)
        square += 0.03 * (gradient - square)
        rate = _RATE * min(1.0, 1.3 - step / _STEPS)
        table -= rate * (mean / (1.0 - 0.9**step)) / (np.sqrt(square / (1.0 - 0.97**step)) + 0.1)
    return table


def _pack_rows(np: Any, table: Any, terms: list[str]) -> Iterator[tuple[str, bytes]]:
    """Yield each term with its associations, the weightiest of the whole table."""
    levels = np.rint(table * WEIGHT_SCALE).astype(int)
    sizes = np.sort(np.abs(table), axis=None)
    least = sizes[-min(_MAX_ASSOCIATIONS, len(sizes))]
    for at, term in enumerate(terms):
        (places,) = np.nonzero((np.abs(table[at]) >= least) & (levels[at] != 0))
        best = sorted(places, key=lambda one: -abs(levels[at, one]))[:_MAX_OF_TERM]
        if best:
            yield (
                term,
                pack_associations((int(one), int(levels[at, one])) for one in sorted(best)),
            )


def cross_validate(wishes: list[tuple[Row, Wish]], apis: dict[str, Api], by: str) -> Iterator[str]:
    """Yield how many wishes of each part left out are found, without what was learnt from the others and with it."""
    total: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    judged = [row for row, _ in wishes if row["hand"] not in READ_BY_AUTHOR]
    for part in sorted({row[by] for row in judged}):
        learnt = learn([one for one in wishes if one[0][by] != part], apis)
        indexes = {
            api: (one.index, OperationIndex(one.tools, associations=learnt)) for api, one in apis.items()
        }
        found: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
        for row in judged:
            if row[by] == part:
                for counts in (found[f"{part} {row['locale']}"], total[row["locale"]]):
                    for at, index in enumerate(indexes[row["api"]]):
                        counts[at] += is_found(row, index.rank_tools(row["wish"], _MOST, lambda _: True))
                    counts[2] += 1
        yield from _format(found)
    yield from _format(total)


def _format(counts: dict[str, list[int]]) -> Iterator[str]:
    for name, (before, after, whole) in sorted(counts.items()):
        yield f"{name}: {before} without, {after} with, of {whole}"


def write_table(learnt: WishAssociations) -> str:
    """Return the text of the module."""
    terms = {term: packed for term, packed in learnt.associations.items() if packed}
    sizes = bytes(len(packed) // 3 for packed in terms.values())
    packed = base64.b64encode(zlib.compress(sizes + b"".join(terms.values()), 9)).decode()
    cut = "\n".join(packed[at : at + 150] for at in range(0, len(packed), 150))
    parts = {"TARGETS": _wrap(learnt.targets), "TERMS": _wrap(list(terms)), "ASSOCIATIONS": cut}
    return _HEAD + "".join(f'\n{name}: Final = """\n{text}\n"""\n' for name, text in parts.items())


def _wrap(words: Sequence[str]) -> str:
    return "\n".join(wrap(" ".join(words), 148, break_on_hyphens=False, break_long_words=False))


def main() -> int:
    """Learn, measure and write as the command line says; return the exit code."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--by", choices=("hand", "api"))
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("--folder", type=Path, default=ROOT / "build" / "apis")
    given = arguments.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    logging.getLogger("callwright.tools").setLevel(logging.ERROR)
    apis = read_apis(given.folder)
    wishes = make_wishes(read_rows(), apis)
    sys.stdout.write(f"{len(wishes)} wishes\n")
    if given.by:
        for line in cross_validate(wishes, apis, given.by):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    if given.write:
        text = write_table(learn(wishes, apis))
        TARGET.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{len(text.encode()):,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
