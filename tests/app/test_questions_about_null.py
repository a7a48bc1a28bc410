"""A question about a tagged value that may be a text or the absence of one is put in the user's words, not in Python's."""

import pytest

from callwright import Callwright
from callwright.domain.reason import Locale

WRITTEN = "<tool_call>\n<function=note>\n<parameter=text>\nnull\n</parameter>\n</function>\n</tool_call>"
SCHEMA = {
    "type": "object",
    "properties": {"text": {"type": ["string", "null"]}},
    "required": ["text"],
}


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "Did you mean text = nothing (null)?"), ("zh-CN", "无（null）")],
)
def test_a_value_that_may_be_a_text_or_null_is_asked_about_without_words_of_python(
    locale: Locale, words: str
) -> None:
    with Callwright(locale=locale) as app:

        @app.tool(effect="once", input_schema=SCHEMA)
        def note(text: str | None) -> str:
            """Note."""
            return str(text)

        result = app.call(WRITTEN)
    assert result.error is not None
    assert words in result.error.user_message
    assert "None" not in result.error.user_message
