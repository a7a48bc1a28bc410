"""Texts of evaluation reports in two languages. Knows no terminal."""

from msgspec import Struct

from callwright.domain.reason import Reason


class BilingualText(Struct, frozen=True):
    """The same text in English and in Chinese."""

    en: str
    zh: str

    def get_text(self, locale: str) -> str:
        """Return the text in this language; English unless it is Chinese."""
        return self.zh if locale.startswith("zh") else self.en


def localise_reason(reason: Reason, locale: str) -> str:
    """Render a reason in this language; English unless it is Chinese."""
    return reason.render("zh-CN" if locale.startswith("zh") else "en")
