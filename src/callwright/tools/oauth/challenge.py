"""``WWW-Authenticate`` as a server sends it (RFC 9110 §11.6.1): several challenges in one line, quoted or not. Pure."""

import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

_LONGEST: Final = 4096
_PIECE: Final = re.compile(
    r"""(?<![A-Za-z0-9!#$%&'*+.^_`|~-])(?:(?P<name>[A-Za-z0-9!#$%&'*+.^_`|~-]+)[ \t]*=[ \t]*(?:"(?P<quoted>(?:[^"\\]|\\.)*)"|(?P<plain>[^\s,"]+))"""
    r"""|(?P<scheme>[A-Za-z][A-Za-z0-9-]*)(?=[ \t,]|$))"""
)
_SCHEMES: Final = frozenset({"bearer", "dpop"})
_SCOPE: Final = re.compile(r"[\x21\x23-\x5b\x5d-\x7e]{1,200}")
_SCOPES: Final = 100


class Challenge(Struct, frozen=True):
    """What a server asks for.

    Attributes:
        scheme: ``bearer`` or ``dpop``; "" when it asks for neither.
        metadata: Where its metadata is; "" when it does not say.
        scopes: What the request would have needed.
        error: An error code of RFC 6750, or "".
    """

    scheme: str = ""
    metadata: str = ""
    scopes: tuple[str, ...] = ()
    error: str = ""


NONE: Final = Challenge()


def challenge_of(header: str | None) -> Challenge:
    """The first challenge that a token can meet; ``NONE`` where there is none, or the header cannot be read."""
    scheme, found = "", dict[str, str]()
    for piece in _PIECE.finditer(header or "") if header and len(header) <= _LONGEST else ():
        if piece["scheme"]:
            if scheme in _SCHEMES:
                break
            scheme, found = piece["scheme"].lower(), {}
        elif scheme in _SCHEMES:
            value = piece["plain"] if piece["quoted"] is None else re.sub(r"\\(.)", r"\1", piece["quoted"])
            found.setdefault(piece["name"].lower(), value)
    if scheme not in _SCHEMES:
        return NONE
    return Challenge(
        scheme,
        found.get("resource_metadata", ""),
        scopes_of(found.get("scope", "")),
        found.get("error", "")[:100],
    )


def scopes_of(text: str) -> tuple[str, ...]:
    """Scopes in a text (RFC 6749 §3.3), each once; what is none is left out."""
    return joined(one for one in text.split(" ") if _SCOPE.fullmatch(one))


def joined(scopes: Iterable[str]) -> tuple[str, ...]:
    """Scopes in their order, each once, and not more than anybody needs."""
    return tuple(dict.fromkeys(scopes))[:_SCOPES]
