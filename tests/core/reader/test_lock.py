"""The dialect of a model is locked by the opener of its blocks and what follows it; any other dialect is prose."""

import pytest

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.dialect_registry import (
    DialectError,
    find_dialect_of_model,
    get_dialect,
    identify_dialect,
    list_dialects,
    resolve_dialect,
)
from callwright.core.reader.incremental_reader import IncrementalReader
from callwright.core.reader.reading_outcome import Reading
from core.reader.test_position import TOOLS, WIPE
from core.reader.writing import EXACT

FORMS = {
    "hermes": "hermes", "qwen coder": "qwen3-coder", "seed-oss": "seed-oss", "glm 4.5": "glm", "hunyuan": "hunyuan-v3",
    "jamba": "hunyuan", "minimax 2": "minimax-m2", "minimax 3": "minimax-m3", "deepseek 3.1": "deepseek-v3.1",
    "deepseek 3.2": "deepseek-v3.2", "kimi": "kimi-k2", "kimi, tags": "kimi-k3", "olmo": "olmo3", "lfm": "lfm2",
    "mistral": "mistral-v3", "mistral with arguments": "mistral-v11", "gemma": "gemma4", "granite": "granite3",
    "internlm": "internlm", "nemotron": "nemotron-nano2", "cohere": "command-r", "functools": "functools",
    "llama functions": "functionary-v3.1", "step 3": "step3", "gigachat": "gigachat3.5", "anthropic": "anthropic-xml",
    "plamo": "plamo", "react": "react", "qwen agent": "qwen-agent",
}  # fmt: skip


def is_made(text: str, dialect: str) -> bool:
    found = read_calls(text, TOOLS, dialect=dialect)
    return isinstance(found, Reading) and all(one.faithful for call in found.calls for one in call.repairs)


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("form", FORMS)
def test_a_dialect_is_identified_by_its_opener_and_what_follows(form: str) -> None:
    assert identify_dialect("I look.\n" + EXACT[form]([WIPE])) == FORMS[form]


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("form", FORMS)
def test_under_its_own_lock_a_block_behind_prose_is_made_whole_and_in_pieces(form: str) -> None:
    text = "I look.\n" + EXACT[form]([WIPE])
    assert is_made(text, FORMS[form])
    for size in (1, 4, 17):
        reader = IncrementalReader(TOOLS, dialect=FORMS[form])
        for start in range(0, len(text), size):
            reader.feed(text[start : start + size])
        assert reader.close() == read_calls(text, TOOLS, dialect=FORMS[form])


@pytest.mark.promise("B14")
@pytest.mark.parametrize("locked", sorted(set(FORMS.values())))
def test_under_the_lock_of_one_dialect_a_block_of_any_other_is_prose(locked: str) -> None:
    for form, own in FORMS.items():
        if own != locked:
            assert not is_made(EXACT[form]([WIPE]), locked), form


@pytest.mark.promise("B14")
@pytest.mark.parametrize("form", ["hermes", "kimi", "qwen coder"])
def test_a_lock_makes_no_call_of_its_own_blocks_in_another_place(form: str) -> None:
    assert not is_made(f"Do not run this:\n{EXACT[form]([WIPE])}", FORMS[form])
    assert not is_made(f"```\n{EXACT[form]([WIPE])}\n```\nThat is the format.", FORMS[form])


@pytest.mark.promise("B14")
def test_bare_json_is_prose_under_the_lock_of_a_dialect_with_tags() -> None:
    bare = EXACT["json list"]([WIPE])
    assert not is_made(bare, "hermes")
    assert is_made(bare.strip("[]"), "llama-json")


@pytest.mark.parametrize(
    ("model", "dialect"),
    [
        ("Qwen/Qwen3-Coder-30B-A3B", "qwen3-coder"),
        ("Qwen/Qwen2.5-7B-Instruct", "hermes"),
        ("deepseek-ai/DeepSeek-V3.2", "deepseek-v3.2"),
        ("moonshotai/Kimi-K2-Instruct", "kimi-k2"),
        ("openai/gpt-oss-120b", "gpt-oss"),
        ("a/house-model", None),
    ],
)
def test_a_models_id_names_its_dialect_where_it_is_known(model: str, dialect: str | None) -> None:
    assert find_dialect_of_model(model) == dialect


def test_two_sources_that_disagree_lock_nothing_and_say_so() -> None:
    rendered = "<|im_start|>assistant\n" + EXACT["hermes"]([WIPE]) + "<|im_end|>"
    assert resolve_dialect(rendered_template=rendered) == "hermes"
    assert resolve_dialect(rendered_template=rendered, model="Qwen/Qwen2.5-7B") == "hermes"
    assert resolve_dialect(model="a/house-model") is None
    with pytest.raises(DialectError, match="rendered_template says hermes, model says kimi-k2"):
        resolve_dialect(rendered_template=rendered, model="Kimi-K2")


def test_an_unknown_dialect_is_refused_with_all_names() -> None:
    with pytest.raises(DialectError, match="hermes, qwen3-coder"):
        get_dialect("hermess")
    assert len(list_dialects()) >= 35
