"""Reasons: a code and its fields, from which the sentence is rendered in English or in Chinese. Pure.

A family of reasons is a module of ``ReasonCode`` constants (``…_reasons.py``). Calling a constant makes a reason; nothing
is rendered until a text is wanted, and then in one language only. What is stored is the English sentence: a stored
sentence, of this or of an older version, is a plain text and is shown as it stands.
"""

from typing import TypeAlias

from msgspec import Struct

from callwright.domain.call import Locale

ReasonField: TypeAlias = "str | int | float | Reason | tuple[str | Reason, ...]"
"""A reason inside another one is rendered in the same language; a tuple is joined with commas."""


class ReasonCode(Struct, frozen=True):
    """The kind of a reason: its dotted name, and its sentence in both languages with ``{name}`` for each field."""

    code: str
    en: str
    zh: str

    def __call__(self, **fields: ReasonField) -> "Reason":
        """Return the reason with these fields."""
        return Reason(self, tuple(fields.items()))


class Reason(Struct, frozen=True):
    """One reason. It is compared, hashed and passed on by its code and fields; ``str`` renders it in English."""

    kind: ReasonCode
    fields: "tuple[tuple[str, ReasonField], ...]" = ()

    @property
    def code(self) -> str:
        """The dotted name of its kind."""
        return self.kind.code

    def render(self, locale: Locale) -> str:
        """Render the sentence in this language. Fields are never used as templates."""
        template = self.kind.zh if locale == "zh-CN" else self.kind.en
        return template.format(**{name: _render_field(value, locale) for name, value in self.fields})

    def __str__(self) -> str:
        return self.render("en")


class ReasonError(ValueError):
    """An error whose message is a reason: ``reason``, in English as ``str``."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(str(reason))
        self.reason = reason


def render_reason(reason: Reason | str, locale: Locale) -> str:
    """Render a reason in this language; a text, such as a stored sentence or another library's, stays as it is."""
    return reason.render(locale) if isinstance(reason, Reason) else reason


def _render_field(value: ReasonField, locale: Locale) -> object:
    if isinstance(value, tuple):
        return ", ".join(render_reason(one, locale) for one in value)
    return value.render(locale) if isinstance(value, Reason) else value
