"""The OpenAPI document and the routes of the HTTP API name the same paths and methods."""

from typing import Any

import pytest

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
