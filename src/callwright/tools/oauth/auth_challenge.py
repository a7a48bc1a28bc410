"""Parse ``WWW-Authenticate`` (RFC 9110 §11.6.1): several challenges in one line, quoted or not. Pure."""

import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

_MAX_HEADER_CHARS: Final = 4096
_CHALLENGE_PIECE: Final = re.compile(
    r"""(?<![A-Za-z0-9!#$%&'*+.^_`|~-])(?:(?P<name>[A-Za-z0-9!#$%&'*+.^_`|~-]+)[ \t]*=[ \t]*(?:"(?P<quoted>(?:[^"\\]|\\.)*)"|(?P<plain>[^\s,"]+))"""
    r"""|(?P<scheme>[A-Za-z][A-Za-z0-9-]*)(?=[ \t,]|$))"""
)
_TOKEN_SCHEMES: Final = frozenset({"bearer", "dpop"})
_SCOPE_TOKEN: Final = re.compile(r"[\x21\x23-\x5b\x5d-\x7e]{1,200}")
_MAX_SCOPES: Final = 100


class AuthChallenge(Struct, frozen=True):
    """A server's challenge.

    Attributes:
        scheme: ``bearer`` or ``dpop``; "" for any other.
        metadata: URL of its metadata; "" if not given.
        scopes: Scopes that the request would have needed.
        error: Error code of RFC 6750, or "".
    """

    scheme: str = ""
    metadata: str = ""
    scopes: tuple[str, ...] = ()
    error: str = ""


NO_CHALLENGE: Final = AuthChallenge()


def parse_challenge(header: str | None) -> AuthChallenge:
    """Return the first challenge that a token can satisfy; ``NO_CHALLENGE`` if there is none, or the header is malformed."""
    scheme, parameters = "", dict[str, str]()
    for piece in (
        _CHALLENGE_PIECE.finditer(header or "") if header and len(header) <= _MAX_HEADER_CHARS else ()
    ):
        if piece["scheme"]:
            if scheme in _TOKEN_SCHEMES:
                break
            scheme, parameters = piece["scheme"].lower(), {}
        elif scheme in _TOKEN_SCHEMES:
            value = piece["plain"] if piece["quoted"] is None else re.sub(r"\\(.)", r"\1", piece["quoted"])
            parameters.setdefault(piece["name"].lower(), value)
    if scheme not in _TOKEN_SCHEMES:
        return NO_CHALLENGE
    return AuthChallenge(
        scheme,
        parameters.get("resource_metadata", ""),
        parse_scopes(parameters.get("scope", "")),
        parameters.get("error", "")[:100],
    )


def parse_scopes(text: str) -> tuple[str, ...]:
    """Return the valid scopes in a text (RFC 6749 §3.3), without duplicates."""
    return merge_scopes(one for one in text.split(" ") if _SCOPE_TOKEN.fullmatch(one))


def merge_scopes(scopes: Iterable[str]) -> tuple[str, ...]:
    """Merge scopes in order, without duplicates, up to a sane number."""
    return tuple(dict.fromkeys(scopes))[:_MAX_SCOPES]
