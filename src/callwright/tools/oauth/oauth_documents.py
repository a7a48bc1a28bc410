"""Third-party documents: metadata, registrations, tokens. Parsed strictly, bounded, and trusted only for what they prove."""

import re
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from callwright.domain.struct_decoding import describe_types
from callwright.tools.oauth.login_errors import LoginFailedError, LoginFailureReason

MAX_OAUTH_DOCUMENT_BYTES: Final = 256 * 1024
_TOKEN_PATTERN: Final = re.compile(r"[\x21-\x7e]{1,16384}")
_MAX_LIFETIME_S: Final = 10 * 365 * 24 * 3600
_ERROR_CODE_PATTERN: Final = re.compile(r"[a-z_]{1,64}")
Read = TypeVar("Read", bound=Struct)


class RedactedStruct(Struct, frozen=True):
    """A struct with secrets: its ``repr`` omits them, so that logs, tracebacks and debuggers do not show them."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class ResourceMetadata(Struct, frozen=True):
    """Metadata of a protected resource (RFC 9728)."""

    resource: str
    authorization_servers: list[str] | None = None
    scopes_supported: list[str] | None = None


class IssuerMetadata(Struct, frozen=True):
    """Metadata of an authorization server (RFC 8414); a null member counts as absent."""

    issuer: str
    authorization_endpoint: str | None = None
    token_endpoint: str | None = None
    registration_endpoint: str | None = None
    revocation_endpoint: str | None = None
    scopes_supported: list[str] | None = None
    code_challenge_methods_supported: list[str] | None = None
    token_endpoint_auth_methods_supported: list[str] | None = None
    token_endpoint_auth_signing_alg_values_supported: list[str] | None = None
    client_id_metadata_document_supported: bool | None = None
    authorization_response_iss_parameter_supported: bool | None = None
    dpop_signing_alg_values_supported: list[str] | None = None


class ClientRegistration(RedactedStruct, frozen=True):
    """Response to a dynamic registration (RFC 7591)."""

    client_id: str
    client_secret: str | None = None
    token_endpoint_auth_method: str | None = None


class TokenResponse(RedactedStruct, frozen=True):
    """Response of a token endpoint (RFC 6749 §5.1, RFC 8693 §2.2.1)."""

    access_token: str
    token_type: str
    expires_in: float | str | None = None
    scope: str | None = None
    refresh_token: str | None = None
    issued_token_type: str | None = None

    def parse_lifetime_s(self) -> float | None:
        """Return its lifetime in seconds; None if missing or nonsensical."""
        try:
            seconds = float(self.expires_in) if self.expires_in is not None else None
        except ValueError:
            return None
        return seconds if seconds is not None and 0 <= seconds < _MAX_LIFETIME_S else None


def parse_document(data: bytes, form: type[Read], why: LoginFailureReason) -> Read:
    """Parse a document of this type.

    Raises:
        LoginFailedError: it is not one; ``why`` is the reason to report.
    """
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise LoginFailedError(why) from None


def parse_error_code(data: bytes) -> str:
    """Return the error code of an endpoint's response (RFC 6749 §5.2); "" if there is no valid one."""
    try:
        document: Any = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return ""
    return sanitise_error_code(document.get("error")) if isinstance(document, dict) else ""


def sanitise_error_code(code: Any) -> str:
    """Return an error code that is safe to display; "" for anything else."""
    return code if isinstance(code, str) and _ERROR_CODE_PATTERN.fullmatch(code) else ""


def parse_token(data: bytes) -> TokenResponse:
    """Parse a token that can be sent in a header.

    Raises:
        LoginFailedError: it is not one.
    """
    response = parse_document(data, TokenResponse, "bad_token")
    if not all(
        one is None or _TOKEN_PATTERN.fullmatch(one)
        for one in (response.access_token, response.refresh_token)
    ):
        raise LoginFailedError("bad_token")
    return response


describe_types(ResourceMetadata, IssuerMetadata, ClientRegistration, TokenResponse)
