"""What the command line says, in both languages side by side: a text without its translation cannot be written down.

Imports nothing heavy: ``callwright --help`` is made of this alone. May not know what is said, or to whom.
"""

from typing import Literal, NamedTuple

Lang = Literal["en", "zh-CN"]
LANGS: tuple[Lang, ...] = ("en", "zh-CN")


class Text(NamedTuple):
    """One text in English and Chinese. ``{name}`` stands for a value; both languages name the same ones."""

    en: str
    zh: str

    def render(self, lang: Lang, /, **values: object) -> str:
        """Say it in a language. A value that is a ``Text`` is said in the same one; no value is read as a template."""
        said = self.zh if lang == "zh-CN" else self.en
        if not values:
            return said
        return said.format(**{name: _render_value(value, lang) for name, value in values.items()})


def _render_value(value: object, lang: Lang) -> str:
    return value.render(lang) if isinstance(value, Text) else str(value)


def make_untranslated_text(words: str) -> Text:
    """Give names and numbers that are the same in every language."""
    return Text(words, words)


def render_count(count: int, one: str, more: str = "") -> str:
    """Give a count with its English noun: ``1 rule``, ``2 rules``. ``more`` is the plural where it is not ``one`` with an s."""
    return f"{count} {one if count == 1 else more or one + 's'}"


def make_reason_text(reason: str) -> Text:
    """Give a short reason of ours, which is kept in English, in both languages."""
    from callwright.core.wording.reason_translation import translate_reason  # noqa: PLC0415 - help has no reasons

    return Text(reason, translate_reason(reason))


def parse_language(name: str) -> Lang | None:
    """The language that a name such as ``zh_CN.UTF-8``, ``zh`` or ``en-GB`` means, or None where it is not ours."""
    tag = name.strip().partition(".")[0].replace("_", "-").lower()
    first = tag.partition("-")[0]
    if first == "zh":
        return "zh-CN"
    return "en" if first == "en" else None
