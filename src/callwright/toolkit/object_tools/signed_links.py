"""Mask the signatures of presigned links: a signature grants access to anyone who has it. Pure."""

import re
from typing import Final

_SIGNATURES: Final = re.compile(
    r"([?&](?:X-Amz-Signature|X-Amz-Security-Token|X-Amz-Credential|X-Goog-Signature|X-Goog-Credential|Signature|OSSAccessKeyId"
    r"|AWSAccessKeyId|x-oss-signature|x-oss-credential|x-oss-security-token|security-token|sig|token)=)([^&\s\"'<>)\]]{6,})",
    re.IGNORECASE,
)
MASK: Final = "***"


def mask_signed_links(text: str) -> str:
    """The text with the signatures of links replaced by ``***``."""
    return _SIGNATURES.sub(rf"\1{MASK}", text) if "=" in text else text
