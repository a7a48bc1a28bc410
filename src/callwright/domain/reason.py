"""Reasons: a code and its fields, from which the sentence is rendered in English or in Chinese. Pure.

A family of reasons is a module of ``ReasonCode`` constants (``…_reasons.py``). Calling a constant makes a reason; nothing
is rendered until a text is needed, and then in one language only. Stores hold the English sentence: a stored
sentence, of this or of an older version, is plain text and is shown unchanged.
"""

from typing import Literal, TypeAlias

Locale = Literal["en", "zh-CN"]
ReasonField: TypeAlias = "str | int | float | Reason | tuple[str | Reason, ...]"
"""A reason inside another one is rendered in the same language; a tuple is joined with commas."""


class ReasonCode:
    """The kind of a reason: its dotted name, and its sentence in both languages with ``{name}`` for each field."""

    __slots__ = ("_plain", "code", "en", "zh")

    def __init__(self, code: str, en: str, zh: str) -> None:
        self.code = code
        self.en = en
        self.zh = zh
        self._plain = Reason(self)

    def __call__(self, **fields: ReasonField) -> "Reason":
        """Return the reason with these fields; without fields always the same object."""
        return Reason(self, tuple(fields.items())) if fields else self._plain

    def __repr__(self) -> str:
        return f"ReasonCode({self.code!r})"


class Reason:
    """One reason. It is compared and hashed by its code and fields; ``str`` renders it in English.

    It is no ``Struct``: an encoder that does not know reasons refuses it instead of writing both languages.
    """

    __slots__ = ("fields", "kind")

    def __init__(self, kind: ReasonCode, fields: tuple[tuple[str, ReasonField], ...] = ()) -> None:
        self.kind = kind
        self.fields = fields

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

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {dict(self.fields)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.code, self.fields) == (other.code, other.fields)

    def __hash__(self) -> int:
        return hash((self.code, self.fields))


class ReasonError(ValueError):
    """An error whose message is a reason: ``reason``, in English as ``str``."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(reason)
        self.reason = reason


class ReasonTypeError(TypeError):
    """The same for a value of a wrong type."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(reason)
        self.reason = reason


def render_reason(reason: Reason | str, locale: Locale) -> str:
    """Render a reason in this language; a text, such as a stored sentence or another library's, stays as it is."""
    return reason.render(locale) if isinstance(reason, Reason) else reason


STORED_SENTENCE = ReasonCode("stored.sentence", "{text}", "{text}")
"""A sentence that was read back from where it was stored."""


def encode_reason(value: object) -> str:
    """Return the English sentence of a reason, for ``enc_hook`` of an encoder.

    Raises:
        TypeError: the value is no reason.
    """
    if not isinstance(value, Reason):
        raise TypeError(f"a {type(value).__name__} cannot be encoded")
    return str(value)


def decode_reason(kind: type, value: object) -> Reason:
    """Return the reason of a stored sentence, for ``dec_hook`` of a decoder.

    Raises:
        TypeError: it is to be another type, or the value is no text.
    """
    if kind is not Reason or not isinstance(value, str):
        raise TypeError(f"a {type(value).__name__} is no {kind.__name__}")
    return STORED_SENTENCE(text=value)


def _render_field(value: ReasonField, locale: Locale) -> object:
    if isinstance(value, tuple):
        return ", ".join(render_reason(one, locale) for one in value)
    return value.render(locale) if isinstance(value, Reason) else value
