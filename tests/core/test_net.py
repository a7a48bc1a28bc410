"""The net under error texts, on cases that generators make: secrets and what is inside are held back, sentences are not."""

import pytest

from callwright.core.guard import redact
from callwright.core.guard.known import remember_secret
from callwright.core.guard.masking import mask_secrets
from callwright.core.guard.net_rules import announces_secret
from core.net_cases import harmless, internals, secrets

SEEDS = (1, 12, 123)


def share(wrong: list[str], of: list[str]) -> float:
    return len(wrong) / len(of)


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize("seed", SEEDS)
def test_of_texts_with_a_secret_at_least_95_percent_are_held_back(seed: int) -> None:
    cases = list(secrets(seed))
    shown = [text for text in cases if redact(text) is not None]
    assert share(shown, cases) <= 0.05, shown


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize("seed", SEEDS)
def test_of_texts_that_show_how_it_looks_inside_at_least_95_percent_are_held_back(seed: int) -> None:
    cases = list(internals(seed))
    shown = [text for text in cases if redact(text) is not None]
    assert share(shown, cases) <= 0.05, shown


@pytest.mark.promise("C10")
@pytest.mark.parametrize("seed", SEEDS)
def test_of_harmless_texts_at_most_3_percent_are_touched(seed: int) -> None:
    cases = list(harmless(seed))
    touched = [text for text in cases if redact(text) != text or mask_secrets(text) != text]
    assert share(touched, cases) <= 0.03, touched


@pytest.mark.promise("C10", "T09")
def test_a_configured_secret_is_shown_in_no_text_whatever_it_looks_like() -> None:
    text = "the answer was correcthorsebattery, sorry"
    assert redact(text) == text
    remember_secret("correcthorsebattery")
    remember_secret("sorry")
    assert redact(text) is None
    assert mask_secrets(text) == "the answer was [removed], sorry"


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("password=hunter2 was refused", "password=[removed] was refused"),
        ("密码：abc123 不正确", "密码：[removed] 不正确"),
        ("password: must contain a digit", "password: must contain a digit"),
        ("api_key: x1y2z3w4; token = abcdef", "api_key: [removed]; token = [removed]"),
    ],
)
def test_in_a_text_that_is_shown_whole_the_value_is_replaced_and_its_name_stays(
    text: str, masked: str
) -> None:
    assert mask_secrets(text) == masked


@pytest.mark.promise("C10", "T09")
def test_what_a_server_is_configured_with_as_a_secret_is_known() -> None:
    for name in ("DB_PASSWORD", "OPENAI_API_KEY", "GITHUB_TOKEN", "client_secret", "SIGNING_KEY"):
        assert announces_secret(name), name
    for name in ("PATH", "HOME", "LOG_LEVEL", "REGION", "KEYBOARD"):
        assert not announces_secret(name), name
