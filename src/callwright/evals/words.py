"""Words in two languages for what evaluations report. Knows no terminal."""

from msgspec import Struct

from callwright.core.reasons import in_chinese


class Words(Struct, frozen=True):
    """The same in English and in Chinese."""

    en: str
    zh: str

    def say(self, locale: str) -> str:
        """In that language; anything that is not Chinese reads English."""
        return self.zh if locale.startswith("zh") else self.en


def reason_in(reason: str, locale: str) -> str:
    """A short reason of ours, which is kept in English, in that language."""
    return in_chinese(reason) if locale.startswith("zh") else reason
