"""The OpenAPI document and the routes of the HTTP API name the same paths and methods."""

from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from callwright import Callwright, Principal
from callwright.gateway.api.api_document import build_api_document
from callwright.gateway.api.http_api import HttpApi


async def _nobody(_request: Any) -> Principal:
    return Principal()


@pytest.mark.promise("E4")
def test_every_route_has_a_line_in_the_openapi_document_and_every_line_a_route() -> None:
    with Callwright() as app:
        routes = set(HttpApi(app, _nobody).routes)

    described = {
        (method.upper(), path)
        for path, methods in build_api_document()["paths"].items()
        for method in methods
        if method in {"get", "post", "put", "patch", "delete"}
    }

    assert routes - described == set()
    assert described - routes == set()


@pytest.mark.promise("E4")
def test_every_operation_that_takes_a_body_names_the_statuses_of_a_body_that_is_refused() -> None:
    paths = build_api_document()["paths"]
    taking = {path: one["post"] for path, one in paths.items() if "requestBody" in one.get("post", {})}

    assert "/v1/runs/{id}/check-reply" in taking
    assert not {path for path, one in taking.items() if not {"400", "413", "415"} <= one["responses"].keys()}


@pytest.mark.promise("E4")
@pytest.mark.parametrize(
    ("version", "is_valid"),
    [
        ("1", True),
        ("1.4.0", True),
        ("v1", True),
        ("v2.1", True),
        ("2026-05-06", True),
        ("1.4", False),
        ("latest", False),
    ],
)
def test_the_document_admits_the_versions_that_the_server_reads(version: str, *, is_valid: bool) -> None:
    schema = build_api_document()["components"]["parameters"]["version"]["schema"]
    assert Draft202012Validator(schema).is_valid(version) is is_valid
