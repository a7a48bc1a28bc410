"""The one search of a long text never passes what a stage of the guard would look at."""

import json
import random
from pathlib import Path

import pytest

from callwright.core.guard import scan_value
from callwright.core.guard.cue_finder import holds_cue, load_lexicon
from callwright.core.guard.guard_rules import MASK_RULES, SECRET_RULES, GuardRule
from callwright.core.guard.one_search import MAX_BYTES, holds_no_sign
from callwright.core.guard.scanner import RuleMatcher

CASES = Path(__file__).parents[2] / "bench/cases/guard"
TEXTS = sorted(
    {
        json.loads(line)["text"]
        for file in CASES.glob("*.jsonl")
        if "held_out" not in file.name
        for line in file.read_text("utf-8").splitlines()
    }
)
LONG = 300_000
FILLER = "hello 123 "
SAMPLES = {
    "private_key": "-----BEGIN RSA PRIVATE KEY",
    "aws": "AKIA" + "IOSFODNN7EXAMPLE",
    "github": "ghp_" + "A1" * 15,
    "gitlab": "glpat-" + "a1" * 10,
    "slack": "xoxb-" + "1234567890",
    "google": "AIza" + "S" * 35,
    "model_provider": "sk-proj-" + "a1" * 10,
    "stripe": "sk_live_" + "1a" * 8,
    "npm": "npm_" + "a1" * 18,
    "jwt": "eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl",
    "aliyun": "LTAI" + "A1" * 6,
    "tencent": "AKID" + "a1" * 16,
    "authorization": "Basic dXNlcjpwYXNzd29yZDEy",
    "url_password": "https://ann:s3cret@db",
    "strange_letters": "\u0561",
    "spaced": "q w q w q ",
    "character_codes": "&#65;",
    "rot13": "rot-13",
    "reversed_text": "tpmorp",
    "base64": "Zm9vIGJhciBmb28gYmFyIGZv",
    "base32": "MZXW6YTBOIQGM33P",
    "hex": "66 6f 6f 20 62 61 72 20 66 6f 6f 20",
    "bits": "01100110 " * 10,
    "hidden_selectors": "\ufe01" * 6,
    "leet": "h3l",
}


def is_found_by_a_stage(text: str, rules: RuleMatcher) -> bool:
    encoded = text.encode()
    return bool(load_lexicon().find_all(encoded.lower())) or holds_cue(encoded) or bool(rules.match(encoded))


def test_a_text_without_a_sign_has_no_word_and_matches_no_rule() -> None:
    rules = RuleMatcher(tuple(rule for rule in (*SECRET_RULES, *MASK_RULES) if rule.pattern))
    pieces = [text[at : at + 24] for text in TEXTS if text.isascii() for at in range(0, len(text), 24)]
    passed = [piece for piece in pieces if holds_no_sign(piece.encode())]
    assert len(passed) > 5_000
    assert [piece for piece in passed if is_found_by_a_stage(piece, rules)] == []


def test_every_word_of_the_lexicon_is_a_sign_in_small_and_capital_letters() -> None:
    words = [word for word in load_lexicon().texts if word.isascii()]
    found = [holds_no_sign(f"q{form}q".encode()) for word in words for form in (word, word.upper())]
    assert len(words) > 5_000
    assert not any(found)


@pytest.mark.parametrize("rule", [*SECRET_RULES, *MASK_RULES], ids=lambda rule: rule.name)
def test_what_a_rule_looks_for_is_a_sign_anywhere_in_a_long_text(rule: GuardRule) -> None:
    sample = f" {SAMPLES[rule.name]} "
    for at in (0, 5_000, LONG):
        text = (FILLER * (LONG // len(FILLER) + 1))[:LONG]
        assert not holds_no_sign((text[:at] + sample + text[at:]).encode())


@pytest.mark.parametrize("sign", ["{", "\x1e", "\\", "\n", "  "])
def test_what_is_read_in_parts_is_left_to_the_stages(sign: str) -> None:
    assert not holds_no_sign(f"{FILLER}{sign}".encode())


def test_numbers_and_other_words_hold_no_sign() -> None:
    assert holds_no_sign((FILLER * (LONG // len(FILLER))).encode())
    assert holds_no_sign(" ".join(f"{at}.25;" for at in range(LONG // 8)).encode())


def test_a_text_that_is_too_long_for_one_search_is_left_to_the_stages() -> None:
    assert holds_no_sign(b"7" * 8 + b" " + b"7; " * (MAX_BYTES // 3 - 3))
    assert not holds_no_sign(b"7; " * (MAX_BYTES // 3 + 1))


@pytest.mark.parametrize("seed", range(40))
def test_an_order_anywhere_in_a_long_text_has_the_verdict_of_a_text_too_long_for_one_search(
    seed: int,
) -> None:
    source = random.Random(seed)
    order = source.choice(TEXTS)
    if order.isascii():
        order = order.replace("\n", " ").replace("  ", " ")
    at = source.randrange(0, LONG, len(FILLER))
    text = FILLER * (LONG // len(FILLER))
    inside = f"{text[:at]}{order} {text[at:]}"
    beyond = inside + FILLER * (MAX_BYTES // len(FILLER))
    assert scan_value(inside, untrusted=True) == scan_value(beyond, untrusted=True)
