"""Count the words by which the guard divides text again (``core.guard.word_division``): ``python -m scripts.count_guard_words``.

Writes the table into the package, from the texts of the cases in ``bench/cases`` that may be read. The same cases give the same
table; it need not be written again for each new file.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
CASES: Final = ROOT / "bench/cases"
PLACE: Final = ROOT / "src/callwright/core/guard/word_counts.py"

MIN_FILES: Final = 2
"""In how many files a word has to stand: what only one hand writes may be a name, or a piece of an encoding."""

MIN_COUNTS: Final = {1: 1, 2: 1, 3: 25}
"""How often a word of so many letters has to stand there; a longer one three times. Short ones are often abbreviations and pieces of names."""

SHORT_WORDS: Final = frozenset(
    "a i ai am an as at be by do go he hi id if in is it me my no of oh ok on or so to up us we".split()
)
"""The words of one and two letters. All others of that length are rather pieces of words."""

MAX_JOINED: Final = 16
MIN_PARTS: Final = 400
"""A word that stands there less often is no word where it is two others that stand there so often."""

MIN_PAIR: Final = 12
"""How often a pair of Chinese characters has to stand there."""

_WORD: Final = re.compile(r"(?<![A-Za-z0-9_./@\\-])[a-z]{1,20}(?![A-Za-z0-9_@/-])")
_CHINESE: Final = re.compile("[\u3400-\u9fff]+")
_HEAD: Final = '''"""How common words are, written by ``python -m scripts.count_guard_words`` from the cases that may be read. Data only.

``WORDS``: words after a line with the logarithm, to base 2, of how often they stand there. ``PAIRS``: pairs of Chinese characters that often
stand beside each other.
"""

from typing import Final

'''


def read_texts() -> Iterator[list[str]]:
    """Yield the texts of each file that may be read, in a fixed order."""
    for file in sorted(CASES.glob("*/*.jsonl")):
        if "held_out" not in file.stem and not file.stem.endswith("_kept"):
            yield [
                one for line in file.read_text("utf-8").splitlines() for one in _list_texts(json.loads(line))
            ]


def _list_texts(value: Any) -> Iterator[str]:
    """Yield the texts of plain JSON; its keys are none."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _list_texts(one)


def count_words(files: Iterable[list[str]]) -> tuple[Counter[str], Counter[str]]:
    """Return how often each word, and each pair of Chinese characters, stands in the files."""
    words: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    holders: Counter[str] = Counter()
    for texts in files:
        found = Counter(one for text in texts for one in _WORD.findall(text.lower()))
        words.update(found)
        holders.update(found.keys())
        for text in texts:
            for run in _CHINESE.findall(text):
                pairs.update(map("".join, pairwise(run)))
    kept = {
        word: count
        for word, count in words.items()
        if holders[word] >= MIN_FILES
        and count >= MIN_COUNTS.get(len(word), 3)
        and (len(word) > 2 or word in SHORT_WORDS)
    }
    for word in sorted(kept, key=len):
        if kept[word] < MAX_JOINED and _is_of_two(word, kept):
            del kept[word]
    return Counter(kept), Counter({pair: count for pair, count in pairs.items() if count >= MIN_PAIR})


def _is_of_two(word: str, counts: dict[str, int]) -> bool:
    """Return whether a rare word is two common ones: some writers run words together."""
    return any(
        min(counts.get(word[:at], 0), counts.get(word[at:], 0)) > MIN_PARTS for at in range(3, len(word) - 2)
    )


def render_module(words: Counter[str], pairs: Counter[str]) -> str:
    """Return the module with the table."""
    by_class: dict[int, list[str]] = {}
    for word, count in sorted(words.items()):
        by_class.setdefault(count.bit_length() - 1, []).append(word)
    lines = [
        line
        for size, found in sorted(by_class.items(), reverse=True)
        for line in (str(size), *wrap(" ".join(found), 144, break_on_hyphens=False))
    ]
    text = "".join(sorted(pairs))
    rows = [text[at : at + _PER_LINE] for at in range(0, len(text), _PER_LINE)]
    return (
        f'{_HEAD}WORDS: Final = """\n'
        + "\n".join(lines)
        + '\n"""\n\nPAIRS: Final = """\n'
        + "\n".join(rows)
        + '\n"""\n'
    )


_PER_LINE: Final = 72


def main() -> int:
    """Write the table."""
    PLACE.write_text(render_module(*count_words(read_texts())), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
