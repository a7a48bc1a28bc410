"""Words in two languages for what evaluations report. Knows no terminal."""

from msgspec import Struct

from callwright.core.wording.reason_translation import translate_reason


class BilingualText(Struct, frozen=True):
    """The same in English and in Chinese."""

    en: str
    zh: str

    def get_text(self, locale: str) -> str:
        """In that language; anything that is not Chinese reads English."""
        return self.zh if locale.startswith("zh") else self.en


def localise_reason(reason: str, locale: str) -> str:
    """A short reason of ours, which is kept in English, in that language."""
    return translate_reason(reason) if locale.startswith("zh") else reason
