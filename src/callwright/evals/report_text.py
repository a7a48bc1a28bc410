"""Texts of evaluation reports in two languages. Knows no terminal."""

from msgspec import Struct

from callwright.core.wording.reason_translation import translate_reason


class BilingualText(Struct, frozen=True):
    """The same text in English and in Chinese."""

    en: str
    zh: str

    def get_text(self, locale: str) -> str:
        """Return the text in this language; English unless it is Chinese."""
        return self.zh if locale.startswith("zh") else self.en


def localise_reason(reason: str, locale: str) -> str:
    """Translate a short reason, which is stored in English."""
    return translate_reason(reason) if locale.startswith("zh") else reason
