"""An S3 server on loopback, moto's, that checks signatures: a wrong secret is refused, as by a real one."""

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import boto3
from botocore.auth import S3SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.config import Config
from botocore.credentials import Credentials
from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server

ACCESS_KEY, SECRET_KEY, REGION, BUCKET = "AKIDEXAMPLE", "a-long-secret-for-tests", "us-east-1", "press"
_REFUSAL = b"<?xml version='1.0'?><Error><Code>SignatureDoesNotMatch</Code><Message>wrong</Message></Error>"
Answering = Callable[..., Any]


class _Silent(WSGIRequestHandler):
    def log(self, type: str, message: str, *args: Any) -> None:  # noqa: A002 - of the base class
        """Say nothing."""


class SignatureCheck:
    """WSGI in front of another application: lets signed requests through whose secret is the right one."""

    def __init__(self, inner: Answering) -> None:
        self._inner = inner
        self.requests: list[tuple[str, str]] = []
        self.on_get: Callable[[], None] = lambda: None

    def __call__(self, environ: dict[str, Any], start_response: Answering) -> Iterable[bytes]:
        """Answer, or refuse."""
        self.requests.append((environ["REQUEST_METHOD"], environ["RAW_URI"]))
        if environ["REQUEST_METHOD"] == "GET":
            self.on_get()
        if not _is_signed(environ):
            start_response("403 Forbidden", [("Content-Type", "application/xml")])
            return [_REFUSAL]
        return self._inner(environ, start_response)  # type: ignore[no-any-return] # WSGI


def _is_signed(environ: dict[str, Any]) -> bool:
    """Whether the signature of a request is the one that the right secret gives."""
    given = environ.get("HTTP_AUTHORIZATION", "")
    fields = dict(part.strip().partition("=")[::2] for part in given.partition(" ")[2].split(","))
    if f"{ACCESS_KEY}/" not in fields.get("Credential", ""):
        return False
    headers = {
        name: environ[f"HTTP_{name.upper().replace('-', '_')}"]
        for name in fields["SignedHeaders"].split(";")
        if f"HTTP_{name.upper().replace('-', '_')}" in environ
    }
    if "content-type" in fields["SignedHeaders"]:
        headers["content-type"] = environ.get("CONTENT_TYPE", "")
    request = AWSRequest(
        method=environ["REQUEST_METHOD"],
        url=f"http://{environ['HTTP_HOST']}{environ['RAW_URI']}",
        headers=headers,
    )
    signer = S3SigV4Auth(Credentials(ACCESS_KEY, SECRET_KEY), "s3", REGION)
    request.context["timestamp"] = environ["HTTP_X_AMZ_DATE"]
    canonical = "\n".join(
        (
            request.method,
            urlsplit(request.url).path,
            "&".join(sorted(filter(None, urlsplit(request.url).query.split("&")))),
            *(f"{name}:{' '.join(headers[name].split())}" for name in sorted(headers)),
            "",
            fields["SignedHeaders"],
            environ["HTTP_X_AMZ_CONTENT_SHA256"],
        )
    )
    text = signer.string_to_sign(request, canonical)
    return bool(signer.signature(text, request) == fields["Signature"])


class S3Server:
    """The server, with one bucket; ``put`` writes an object."""

    def __init__(self, url: str, check: SignatureCheck) -> None:
        self.url = url
        self.check = check
        self._client = boto3.client(
            "s3",
            endpoint_url=url,
            aws_access_key_id=ACCESS_KEY,
            aws_secret_access_key=SECRET_KEY,
            region_name=REGION,
            config=Config(s3={"addressing_style": "path"}, request_checksum_calculation="when_required"),
        )
        self._client.create_bucket(Bucket=BUCKET)

    def get(self, key: str) -> tuple[bytes, str]:
        """The bytes of an object, and its media type."""
        found = self._client.get_object(Bucket=BUCKET, Key=key)
        return found["Body"].read(), found["ContentType"]

    def put(self, key: str, body: bytes, media_type: str = "application/octet-stream") -> None:
        """Write an object."""
        self._client.put_object(Bucket=BUCKET, Key=key, Body=body, ContentType=media_type)


@contextmanager
def s3_server() -> Iterator[S3Server]:
    """A server of one's own."""
    check = SignatureCheck(DomainDispatcherApplication(create_backend_app))
    server = make_server("127.0.0.1", 0, check, threaded=True, request_handler=_Silent)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield S3Server(f"http://127.0.0.1:{server.port}", check)
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
