"""Setup shared by toolkits of databases: the source of a URL, and the rule that the configuration contains no password."""

from callwright.config.toolkits import credential_reference
from callwright.toolkit import toolkit_reasons
from callwright.toolkit.definition import SetupContext, ToolkitError
from callwright.tools.http.credentials import SecretReference


def database_url(url: str | SecretReference) -> str:
    """Return the URL: the argument itself, or the secret that it refers to.

    Raises:
        CredentialError: the reference has no secret.
    """
    if isinstance(url, SecretReference):
        return url.read_text()
    reference = credential_reference(url)
    return url if reference is None else SecretReference(reference).read_text()


def resolve_database_url(text: str, context: SetupContext) -> str:
    """Return the database URL of a configuration table: from its reference, or literal, which may contain no password.

    A SQLite file is relative to the configuration.

    Raises:
        Unset, CredentialError: the variable or secret that it refers to is missing.
        ToolkitError: it contains a password.
    """
    secret = context.secret(text) if credential_reference(text) is not None else None
    if secret is not None:
        return secret.read_text()
    if _holds_password(text):
        raise ToolkitError(toolkit_reasons.PASSWORD_IN_URL())
    url = context.resolve(text)
    scheme, _, path = url.partition(":///")
    return f"{scheme}:///{context.path(path)}" if scheme == "sqlite" and path else url


def _holds_password(text: str) -> bool:
    user = text.partition("://")[2].partition("/")[0].rpartition("@")[0]
    password = user.partition(":")[2]
    return bool(password) and "${" not in password
