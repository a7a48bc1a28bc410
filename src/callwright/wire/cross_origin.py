"""Cross-origin resource sharing (WHATWG Fetch §3.3): which headers let pages of a configured origin read our responses.

Cookies are not used, so that no response allows credentials; a page sends its key itself, in ``Authorization``.
"""

import re
from collections.abc import Iterable
from typing import Final

from callwright.wire.http_messages import HttpResponse

_EXPOSED: Final = b"Mcp-Session-Id, MCP-Protocol-Version, WWW-Authenticate, Retry-After, Location"
_PREFLIGHT_S: Final = 600
_HEADER_NAMES: Final = re.compile(rb"[A-Za-z0-9!#$%&'*+.^_`|~ ,-]{1,1024}")


def encode_cross_origin_fields(origin: bytes) -> bytes:
    """Encode the header lines that let pages of this origin read the response. The origin must be a configured one."""
    return b"Access-Control-Allow-Origin: %b\r\nVary: Origin\r\nAccess-Control-Expose-Headers: %b\r\n" % (
        origin,
        _EXPOSED,
    )


def make_options_response(
    methods: Iterable[str], fields: dict[bytes, bytes], *, foreign: bool
) -> HttpResponse:
    """Return the response to OPTIONS: the allowed methods, and for a preflight what a page may send.

    Args:
        methods: Methods of the route.
        fields: Headers of the request.
        foreign: Whether the request comes from a page of a configured origin.
    """
    allowed = ", ".join(sorted({*methods, "OPTIONS"}))
    headers = {"Allow": allowed}
    if foreign and b"access-control-request-method" in fields:
        headers |= {"Access-Control-Allow-Methods": allowed, "Access-Control-Max-Age": str(_PREFLIGHT_S)}
        wanted = fields.get(b"access-control-request-headers", b"")
        if _HEADER_NAMES.fullmatch(wanted):
            headers["Access-Control-Allow-Headers"] = wanted.decode("ascii")
        if fields.get(b"access-control-request-private-network") == b"true":
            headers["Access-Control-Allow-Private-Network"] = "true"
    return HttpResponse(204, b"", None, headers)
