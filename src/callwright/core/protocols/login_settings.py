"""What an operator may say about logging in to a server, and what is missing in it. Pure."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

LoginGrant = Literal["authorization_code", "client_credentials", "jwt_bearer", "enterprise"]
SigningAlgorithm = Literal[
    "", "ES256", "ES384", "ES512", "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "EdDSA"
]


class LoginRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the gateway logs in to a server that asks for it; most servers need nothing here but `callwright login NAME`.

    Attributes:
        grant: authorization_code: a person logs in once. client_credentials: the gateway as itself. jwt_bearer: with
            `assertion` (RFC 7523). enterprise: with `id_token`, by the organisation's identity provider (RFC 8693).
        issuer: The only authorization server that is asked, by its identifier; needed with every secret.
        client_id: The client that is registered there already.
        client_secret: Its secret by reference (env:NAME, file:PATH, keyring:SERVICE/NAME).
        client_key: Its private key by reference, PEM; then it proves itself by signing (private_key_jwt).
        algorithm: Of that signature, such as ES256; one that fits by default.
        client_metadata: https URL of a Client ID Metadata Document of yours, where nothing is registered.
        scopes: Asked for instead of those that the server names.
        redirect_port: Port of 127.0.0.1 that the browser comes back to; 0 takes a free one.
        assertion: Of jwt_bearer: a token by reference that something else keeps fresh, such as a workload's.
        idp: Of enterprise: the organisation's identity provider, by its identifier.
        idp_client_id: Of enterprise: as whom it knows the gateway.
        idp_client_secret: Of enterprise: the secret for it by reference, where there is one.
        id_token: Of enterprise: the identity token by reference.
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
        """Whether no person is needed."""
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
    """The key that is missing for what is declared; "" when nothing is.

    A secret is shown to one issuer only, so that issuer is named: a server could name any other.
    """
    proven = bool(rules.client_secret or rules.client_key)
    needed = (*_REQUIRED_KEYS[rules.grant], *(("client_id", "issuer") if proven else ()))
    found = next((name for name in needed if not getattr(rules, name)), "")
    if not found and rules.grant == "client_credentials" and not proven:
        return "client_secret"
    return found
