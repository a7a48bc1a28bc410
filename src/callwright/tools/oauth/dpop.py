"""Sender-constrained tokens (DPoP, RFC 9449): a stolen token is useless without the private key, which is never sent."""

import base64
import json
import time
import uuid
from hashlib import sha256
from typing import Any, Final

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from jwt.algorithms import ECAlgorithm

DPOP_ALGORITHM: Final = "ES256"


def generate_key_pem() -> str:
    """Generate a key for one login, as PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


class DPoPProver:
    """Makes DPoP proofs. ``pem`` is a key made by ``generate_key_pem``."""

    def __init__(self, pem: str) -> None:
        key: Any = load_pem_private_key(pem.encode(), None)
        public: Any = key.public_key()
        self._key = key
        self._head = {"typ": "dpop+jwt", "jwk": json.loads(ECAlgorithm.to_jwk(public))}

    def make_proof(self, method: str, url: str, token: str = "", nonce: str = "") -> str:
        """Make a proof for exactly this request, valid once (§4.2).

        Args:
            method: Method of the request.
            url: URL without its query.
            token: Access token sent with it, if any.
            nonce: Nonce that the server demands, if any.
        """
        claims: dict[str, str | int] = {
            "jti": str(uuid.uuid4()),
            "htm": method,
            "htu": url,
            "iat": int(time.time()),
        }
        if token:
            digest = sha256(token.encode()).digest()
            claims["ath"] = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        if nonce:
            claims["nonce"] = nonce
        return jwt.encode(claims, self._key, DPOP_ALGORITHM, self._head)
