"""Exceptions for a log: the same classes, places, causes and notes, with secret values masked in their texts.

Must not depend on a logger. Masks the texts of an exception and of its causes, contexts and grouped exceptions. The frames are the
original ones: a handler that prints local variables shows their values.
"""

from collections.abc import Callable, Iterator
from typing import Final

from callwright.core.guard.configured_secrets import mask_known_secret_forms

TextMask = Callable[[str], str]
"""Replaces secrets in a text."""

REDACTION_MARK: Final = "[redacted]"
_MAX_LINKED: Final = 500
"""Exceptions of one chain that are looked at; further ones are left out of a masked chain."""


def mask_configured(text: str) -> str:
    """Replace the secrets that are configured in this process."""
    return mask_known_secret_forms(text, REDACTION_MARK)


def mask_exception(fault: BaseException, mask: TextMask = mask_configured) -> BaseException:
    """Return the exception itself where no text of its chain holds a secret, otherwise a copy with masked texts.

    The copy has the name, module and traceback of the original, and none of its attributes. It is for printing only.
    """
    chain = list(_iterate_chain(fault))
    if not any(mask(text) != text for one in chain for text in _iterate_texts(one)):
        return fault
    return _ChainCopier(mask, chain).copy_chain(fault)


def _iterate_chain(fault: BaseException) -> Iterator[BaseException]:
    """Yield the exception and those linked with it, each once."""
    waiting, seen = [fault], {id(fault)}
    while waiting:
        one = waiting.pop()
        yield one
        for linked in (one.__cause__, one.__context__, *_get_members(one)):
            if linked is not None and id(linked) not in seen and len(seen) < _MAX_LINKED:
                seen.add(id(linked))
                waiting.append(linked)


def _get_members(fault: BaseException) -> tuple[BaseException, ...]:
    return fault.exceptions if isinstance(fault, BaseExceptionGroup) else ()


def _iterate_texts(fault: BaseException) -> Iterator[str]:
    """Yield every text of one exception that a log may print: its message, arguments and notes."""
    yield _render_text(fault)
    yield from (_render_argument(one) for one in fault.args)
    yield from _list_notes(fault)


def _render_text(fault: BaseException) -> str:
    try:
        return str(fault)
    except Exception:  # noqa: BLE001 - an exception of a tool may raise when it is printed
        return "<this exception raises when it is printed>"


def _render_argument(argument: object) -> str:
    try:
        return argument if isinstance(argument, str) else repr(argument)
    except Exception:  # noqa: BLE001 - the same
        return ""


def _list_notes(fault: BaseException) -> list[str]:
    notes = getattr(fault, "__notes__", None)
    return [_render_argument(one) for one in notes] if isinstance(notes, list | tuple) else []


class _MaskedError(Exception):
    """The base of masked copies."""


class _MaskedGroup(BaseExceptionGroup[BaseException]):
    """The base of masked copies of exception groups."""

    def __str__(self) -> str:
        return self.message


class _ChainCopier:
    """Copies the exceptions of one chain, each once, so that the copies are linked like the originals."""

    def __init__(self, mask: TextMask, chain: list[BaseException]) -> None:
        self._mask = mask
        self._chain = chain
        self._copies: dict[int, BaseException] = {}

    def copy_chain(self, fault: BaseException) -> BaseException:
        """Return the copy of this exception, with its causes, contexts and members."""
        for one in self._chain:
            self._copy_one(one)
        for one in self._chain:
            copy = self._copies[id(one)]
            copy.__cause__ = self._find_copy(one.__cause__)
            copy.__context__ = self._find_copy(one.__context__)
            copy.__suppress_context__ = one.__suppress_context__
            copy.__traceback__ = one.__traceback__
        return self._copies[id(fault)]

    def _find_copy(self, fault: BaseException | None) -> BaseException | None:
        return None if fault is None else self._copies.get(id(fault))

    def _copy_one(self, fault: BaseException) -> BaseException:
        known = self._copies.get(id(fault))
        if known is not None:
            return known
        kind, text = type(fault), self._mask(_render_text(fault))
        members = [self._copy_one(one) for one in _get_members(fault)]
        named = {"__module__": kind.__module__, "__qualname__": kind.__qualname__}
        copy: BaseException = (
            type(kind.__name__, (_MaskedGroup,), named)(text, members)
            if members
            else type(kind.__name__, (_MaskedError,), named)(text)
        )
        for note in _list_notes(fault):
            copy.add_note(self._mask(note))
        self._copies[id(fault)] = copy
        return copy
