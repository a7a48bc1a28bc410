"""Texts of the command line, in both languages side by side: a text without its translation cannot be written.

Imports nothing heavy: ``callwright --help`` needs only this. May not know commands or outputs.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from callwright.domain.reason import Reason

Lang = Literal["en", "zh-CN"]
LANGS: tuple[Lang, ...] = ("en", "zh-CN")
COLON_BY_LANG: dict[Lang, str] = {"en": ": ", "zh-CN": "："}


class Text(NamedTuple):
    """One text in English and Chinese. ``{name}`` is a placeholder; both languages use the same ones."""

    en: str
    zh: str

    def render(self, lang: Lang, /, **values: object) -> str:
        """Render the text in a language.

        A value that is a ``Text`` is rendered in the same one; values are never used as templates.
        """
        template = self.zh if lang == "zh-CN" else self.en
        if not values:
            return template
        return template.format(**{name: _render_value(value, lang) for name, value in values.items()})


def _render_value(value: object, lang: Lang) -> str:
    return value.render(lang) if isinstance(value, Text) else str(value)


def make_untranslated_text(words: str) -> Text:
    """Make a text of names and numbers that is the same in every language."""
    return Text(words, words)


def render_count(count: int, one: str, more: str = "") -> str:
    """Render a count with its English noun: ``1 rule``, ``2 rules``.

    ``more`` is the plural if it is not ``one`` with an s.
    """
    return f"{count} {one if count == 1 else more or one + 's'}"


def make_reason_text(reason: "Reason | str") -> Text:
    """Render a reason in both languages; a sentence that was stored stays as it is."""
    if isinstance(reason, str):
        return make_untranslated_text(reason)
    return Text(str(reason), reason.render("zh-CN"))


def parse_language(name: str) -> Lang | None:
    """Parse a name such as ``zh_CN.UTF-8``, ``zh`` or ``en-GB``; None if the language is not available."""
    tag = name.strip().partition(".")[0].replace("_", "-").lower()
    first = tag.partition("-")[0]
    if first == "zh":
        return "zh-CN"
    return "en" if first == "en" else None
