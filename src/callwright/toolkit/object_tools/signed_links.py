"""Mask the signatures of presigned links: a signature grants access to anyone who has it. Pure."""

import re
from typing import Final

CONTEXT: Final = 4_096
"""How much beside a part of a file is looked at, because a link may begin before the part or end after it."""

_SIGNATURES: Final = re.compile(
    r"(?:[?&]|&amp;|&#38;|\\u0026|%26|%3f)"
    r"(?:X-(?:Amz|Goog|Oss|Cos|Obs|Tos)-(?:Signature|Security-Token|Credential)|OSSAccessKeyId|AWSAccessKeyId"
    r"|(?:q-)?signature|security-token|auth_key|sig|token)"
    r"(?:=|%3d)([^&\s\"'<>)\]\\]{6,})",
    re.IGNORECASE,
)
MASK: Final = "***"


def mask_signed_links(text: str, before: str = "", after: str = "") -> str:
    """Return the text with the signatures of links replaced by ``***``.

    Args:
        text: A part of a file.
        before: The preceding text of the file, as far back as a link may begin.
        after: The following text.
    """
    whole, start = before + text + after, len(before)
    end, at, pieces = start + len(text), start, list[str]()
    for found in _SIGNATURES.finditer(whole) if "=" in whole or "%3" in whole else ():
        first, last = max(found.start(1), start), min(found.end(1), end)
        if first < last:
            pieces += [whole[at:first], MASK]
            at = last
    return "".join([*pieces, whole[at:end]])
