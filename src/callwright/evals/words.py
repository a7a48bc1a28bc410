"""Words in two languages for what evaluations report. Knows no terminal."""

from msgspec import Struct


class Words(Struct, frozen=True):
    """The same in English and in Chinese."""

    en: str
    zh: str

    def say(self, locale: str) -> str:
        """In that language; anything that is not Chinese reads English."""
        return self.zh if locale.startswith("zh") else self.en
