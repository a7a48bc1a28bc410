"""Settings for logging in to a server, and the check for missing ones. Pure."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

LoginGrant = Literal["authorization_code", "client_credentials", "jwt_bearer", "enterprise"]
SigningAlgorithm = Literal[
    "", "ES256", "ES384", "ES512", "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "EdDSA"
]


class LoginRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the gateway logs in to a server that requires it; most servers need only `callwright login NAME`.

    Attributes:
        grant: authorization_code: a person logs in once. client_credentials: the gateway as itself. jwt_bearer: with
            `assertion` (RFC 7523). enterprise: with `id_token`, through the organisation's identity provider (RFC 8693).
        issuer: The only accepted authorization server, by its identifier; required with every secret.
        client_id: An existing client registration.
        client_secret: Its secret by reference (env:NAME, file:PATH, keyring:SERVICE/NAME).
        client_key: Its private key by reference, PEM; the client then authenticates by signing (private_key_jwt).
        algorithm: Signature algorithm, such as ES256; by default one that fits the key.
        client_metadata: https URL of a Client ID Metadata Document of yours, where no client is registered.
        scopes: Requested instead of those that the server names.
        redirect_port: Port of 127.0.0.1 for the browser's redirect; 0 takes a free one.
        assertion: For jwt_bearer: a token by reference that is refreshed externally, such as a workload's.
        idp: For enterprise: the organisation's identity provider, by its identifier.
        idp_client_id: For enterprise: the gateway's client id there.
        idp_client_secret: For enterprise: the client secret by reference, where there is one.
        id_token: For enterprise: the identity token by reference.
    """

    grant: LoginGrant = "authorization_code"
    issuer: str = ""
    client_id: str = ""
    client_secret: str = ""
    client_key: str = ""
    algorithm: SigningAlgorithm = ""
    client_metadata: str = ""
    scopes: tuple[str, ...] = ()
    redirect_port: Annotated[int, Meta(ge=0, le=65535)] = 0
    assertion: str = ""
    idp: str = ""
    idp_client_id: str = ""
    idp_client_secret: str = ""
    id_token: str = ""

    @property
    def is_unattended(self) -> bool:
        """Return whether the login needs no person."""
        return self.grant != "authorization_code"


SECRET_REFERENCE_KEYS: Final = ("client_secret", "client_key", "assertion", "idp_client_secret", "id_token")
"""Keys that hold references to secrets."""

_REQUIRED_KEYS: Final[dict[LoginGrant, tuple[str, ...]]] = {
    "authorization_code": (),
    "client_credentials": ("client_id", "issuer"),
    "jwt_bearer": ("assertion", "issuer"),
    "enterprise": ("idp", "idp_client_id", "id_token", "client_id", "issuer"),
}


def find_missing_key(rules: LoginRules) -> str:
    """Return the key that is missing for the declared grant; "" when it is complete.

    A secret is sent to one issuer only, so that issuer must be named: a server could name any other.
    """
    proven = bool(rules.client_secret or rules.client_key)
    needed = (*_REQUIRED_KEYS[rules.grant], *(("client_id", "issuer") if proven else ()))
    found = next((name for name in needed if not getattr(rules, name)), "")
    if not found and rules.grant == "client_credentials" and not proven:
        return "client_secret"
    return found
