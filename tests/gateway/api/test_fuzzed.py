"""The API keeps what its own document says, whatever schemathesis makes up: statuses, media types, schemas, no 5xx.

What an upstream failed at is a 5xx by meaning, so the tools behind this server do not fail.
"""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from callwright import Callwright
from callwright.gateway.api import HttpApi
from callwright.gateway.api.api_document import build_api_document
from callwright.wire.http_server import HttpServer
from callwright.workflow import Workflow, call
from sampling import count_examples

SCHEMA = schemathesis.openapi.from_dict(build_api_document())


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    loop, port = asyncio.new_event_loop(), Future[int]()
    over = asyncio.Event()

    async def serve() -> None:
        app = Callwright()

        @app.tool(effect="read")
        def echo(text: str = "", count: int = 1) -> dict[str, object]:
            """Give it back."""
            return {"text": text, "count": count}

        app.flows.add(Workflow("greet", steps=(call("say", "echo", text="hi"),)))
        server = HttpServer()
        HttpApi(app).mount(server)
        await app.acall({"name": "echo", "arguments": {}}, run="r-1")
        port.set_result(await server.start())
        await over.wait()
        await server.close(grace_s=0.1)
        await asyncio.to_thread(app.close)

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{port.result(10)}"
    loop.call_soon_threadsafe(over.set)
    thread.join(10)
    loop.close()


@pytest.mark.promise("E4")
@SCHEMA.parametrize()
@settings(max_examples=count_examples(8, long=15), deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_its_description(case: Any, url: str) -> None:
    # Whether what a model wrote is a call cannot be said by the schema of a body that may be anything.
    case.call_and_validate(base_url=url, excluded_checks=[positive_data_acceptance])
