"""Measure the guard on folders or files of cases: ``python -m scripts.measure_guard FOLDER… [--show] [--rules] [--disguised]``.

A case is one JSON object a line: ``text``, ``expect`` (``attack``, ``benign`` or ``about_security``), and ``locale`` where known.
Every text is scanned as a result that strangers may have written. ``--show`` lists the cases decided wrongly;
``--rules`` leaves out the model; ``--disguised`` writes every attack in each of ``DISGUISES`` and prints how many are withheld then.
"""

import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

from callwright.core.guard import scan_value
from callwright.core.guard.sentence_model import measure_model
from scripts.train_guard_model import NO_MODEL


def read_cases(places: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Yield the cases of all files, and of all ``*.jsonl`` files in folders."""
    for place in map(Path, places):
        for file in sorted(place.glob("**/*.jsonl")) if place.is_dir() else [place]:
            for line in file.read_text(encoding="utf-8").splitlines():
                yield json.loads(line)


# --- disguises: ways to write a text that people and models read, and patterns of words do not


def _put_between(sign: str) -> Callable[[str, random.Random], str]:
    def write(text: str, _: random.Random) -> str:
        return _WORDS.sub(lambda found: sign.join(found[0]), text)

    return write


def _write_apart(text: str, _: random.Random) -> str:
    return "  ".join(map(" ".join, text.split(" ")))


def _write_all_apart(text: str, _: random.Random) -> str:
    return " ".join(text.replace(" ", ""))


def _cut_words(text: str, source: random.Random, signs: tuple[str, ...] = (" ",)) -> str:
    """Cut words in pieces; of Chinese, every third place between characters."""
    return _PLACES.sub(lambda _: source.choice(signs) if source.random() < _CUT_SHARE else "", text)


def _move_blanks(text: str, source: random.Random) -> str:
    """Cut words in pieces and leave out every fourth blank between words."""
    kept = re.sub(r"(?<=[a-z]) (?=[a-z])", lambda _: "" if source.random() < _LOST_BLANKS else " ", text)
    return _cut_words(kept, source)


def _mix(text: str, source: random.Random) -> str:
    """Write each word in another of the disguises of words."""
    writers = (
        _put_between(" "),
        _put_between("."),
        _put_between("\u00ad"),
        _put_between("\u200b"),
        _cut_words,
        _keep,
    )
    return "".join(
        source.choice(writers)(one, source)
        for one in re.split("(\\s+|(?<=[。，；：])|(?=[\u3400-\u9fff]{4}))", text)
    )


def _keep(text: str, _: random.Random) -> str:
    return text


_WORDS: Final = re.compile("[A-Za-z]{2,}|[\u3400-\u9fff]{2,}")
_PLACES: Final = re.compile("(?<=[A-Za-z])(?=[A-Za-z])|(?<=[\u3400-\u9fff])(?=[\u3400-\u9fff])")
_CUT_SHARE: Final = 0.35
_LOST_BLANKS: Final = 0.25

DISGUISES: Final[dict[str, Callable[[str, random.Random], str]]] = {
    "as it is": _keep,
    "letters apart": _write_apart,
    "letters and words apart alike": _write_all_apart,
    "full stops between letters": _put_between("."),
    "hyphens between letters": _put_between("-"),
    "slashes between letters": _put_between("/"),
    "soft hyphens": _put_between("\u00ad"),
    "no width": _put_between("\u200b"),
    "words cut by blanks": _cut_words,
    "words cut by ends of lines": lambda text, source: _cut_words(text, source, ("\n",)),
    "words cut by hyphens": lambda text, source: _cut_words(text, source, ("-", "- ", "-\n")),
    "blanks moved": _move_blanks,
    "no blanks": lambda text, _: re.sub(r"(?<=[a-z,;]) (?=[A-Za-z])", "", text),
    "each word otherwise": _mix,
}  # fmt: skip


def disguise(text: str, name: str) -> str:
    """Write a text in one of ``DISGUISES``, the same at each call; addresses in it are left as they are."""
    source = random.Random(text)  # noqa: S311 - reproducible, no secret
    parts = [text] if name in _WHOLE else _ADDRESS.split(text)
    parts[::2] = [DISGUISES[name](one, source) for one in parts[::2]]
    return "".join(parts)


_WHOLE: Final = ("letters apart", "letters and words apart alike")
_ADDRESS: Final = re.compile(r"([!-~]*(?:@|://|[a-z0-9]\.[a-z])[!-~]*)")
"""Left as it is where a disguise puts signs into words: whoever writes so still has to say where something is to be sent."""


def report_disguised(cases: Iterable[dict[str, Any]]) -> None:
    """Print how many attacks are withheld in each disguise, by locale."""
    attacks = [case for case in cases if case["expect"] == "attack"]
    total = Counter(case["locale"] for case in attacks)
    for name in DISGUISES:
        withheld: Counter[str] = Counter()
        for case in attacks:
            verdict = scan_value(disguise(case["text"], name), untrusted=True)
            withheld[case["locale"]] += verdict.action == "quarantine"
        shares = ", ".join(f"{one} {withheld[one]} of {total[one]}" for one in sorted(total))
        sys.stdout.write(f"{name:30} {shares}\n")


def main(arguments: list[str]) -> int:
    """Print the share of withheld texts by locale and expected verdict."""
    places = [one for one in arguments if not one.startswith("--")]
    if "--disguised" in arguments:
        report_disguised(read_cases(places))
        return 0
    total: Counter[tuple[str, str]] = Counter()
    withheld: Counter[tuple[str, str]] = Counter()
    for case in read_cases(places):
        group = (case.get("locale", "-"), case["expect"])
        with measure_model(NO_MODEL) if "--rules" in arguments else nullcontext():
            verdict = scan_value(case["text"], untrusted=True)
        stopped = verdict.action == "quarantine"
        total[group] += 1
        withheld[group] += stopped
        if "--show" in arguments and stopped != (case["expect"] == "attack"):
            sys.stdout.write(f"{case['expect']}: {verdict.findings} {case['text'][:200]!r}\n")
    for locale, expect in sorted(total):
        count, all_of = withheld[locale, expect], total[locale, expect]
        sys.stdout.write(
            f"{locale:6} {expect:15} {count:4} of {all_of:4} withheld, {100 * count / all_of:.1f} %\n"
        )
    return 0 if total else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
