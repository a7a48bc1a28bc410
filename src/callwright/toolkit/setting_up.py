"""What toolkits of databases share when they are set up: where a URL comes from, and that no password stands in the configuration."""

from callwright.config.toolkits import credential_reference
from callwright.toolkit.definition import SetupContext, ToolkitError
from callwright.tools.http.credentials import SecretReference


def database_url(url: str | SecretReference) -> str:
    """The URL itself: as it was given, or from the reference that was given.

    Raises:
        CredentialError: there is no secret under the reference.
    """
    if isinstance(url, SecretReference):
        return url.read_text()
    reference = credential_reference(url)
    return url if reference is None else SecretReference(reference).read_text()


def resolve_database_url(text: str, context: SetupContext) -> str:
    """The URL of a table of the configuration: from its reference, or as it stands there, which may hold no password.

    The file of SQLite is relative to the configuration.

    Raises:
        Unset, CredentialError: it refers to what is not there.
        ToolkitError: it holds a password.
    """
    secret = context.secret(text) if credential_reference(text) is not None else None
    if secret is not None:
        return secret.read_text()
    if _holds_password(text):
        raise ToolkitError("url: it holds a password; name the URL, or the password in it, by reference")
    url = context.resolve(text)
    scheme, _, path = url.partition(":///")
    return f"{scheme}:///{context.path(path)}" if scheme == "sqlite" and path else url


def _holds_password(text: str) -> bool:
    user = text.partition("://")[2].partition("/")[0].rpartition("@")[0]
    password = user.partition(":")[2]
    return bool(password) and "${" not in password
