"""A server on loopback that answers as DashScope's three shapes and OpenAI's images API do, and serves the images.

Shapes follow the providers' own pages (Model Studio: text-to-image V2, Qwen-Image, task query; OpenAI: images).
"""

import asyncio
import base64
import json
import struct
import zlib
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlsplit

from tools.http.upstream import Answering, Seen, Upstream, answer

TASK, MESSAGE_TASK, MESSAGE = (
    "/services/aigc/text2image/image-synthesis",
    "/services/aigc/image-generation/generation",
    "/services/aigc/multimodal-generation/generation",
)
SIGNATURE = "Expires=1795507200&OSSAccessKeyId=LTAI5tABCDEFGHIJKLMNOP&Signature=abcDEF123%2BgHiJ%3D"


def png(colour: int = 0) -> bytes:
    """A sound PNG of one grey pixel."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    pixels = zlib.compress(bytes([0, colour]))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


class ImageServer:
    """``pending`` answers of a task say that it is not done yet; ``before`` may answer a request in place of the server.

    ``tasks`` are the moments at which the account's tasks were submitted, ``cancelled`` the paths of tasks called off.
    ``made`` is what submitted requests asked for; ``ends_in`` is the status a task ends in, ``task_code`` its code.
    """

    def __init__(self) -> None:
        self.pending = 2
        self.ends_in = "SUCCEEDED"
        self.task_code = ""
        self.failed_results = 0
        self.made: list[dict[str, Any]] = []
        self.asked_for_task = 0
        self.cancelled: list[str] = []
        self.tasks: list[int] = []
        self.openai_entries: Callable[[int], list[dict[str, Any]]] = self._in_base64
        self.before: Callable[[Seen], Answering | None] = lambda _seen: None
        self.upstream = Upstream(self._answer)

    @property
    def url(self) -> str:
        return self.upstream.url

    @property
    def paths(self) -> list[str]:
        return [f"{one.method} {one.path}" for one in self.upstream.seen]

    def __enter__(self) -> Self:
        self.upstream.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.upstream.stop()

    async def _answer(self, seen: Seen, writer: asyncio.StreamWriter) -> None:
        told = self.before(seen) or self._route(seen)
        await told(seen, writer)

    def _route(self, seen: Seen) -> Answering:
        path = urlsplit(seen.target).path
        if path.startswith("/results/"):
            assert seen.query == SIGNATURE
            assert "authorization" not in seen.headers
            return answer(200, png(int(path.rpartition("/")[2].partition(".")[0])), "image/png")
        return self._authorized(seen, path)

    def _authorized(self, seen: Seen, path: str) -> Answering:
        if not seen.headers.get("authorization", "").startswith("Bearer sk-"):
            return answer(
                401, {"code": "InvalidApiKey", "message": "Invalid API-key provided.", "request_id": "r-1"}
            )
        if path in {TASK, MESSAGE_TASK}:
            return self._submit(seen)
        if path == MESSAGE:
            self.made.append(seen.json())
            return answer(200, self._messages(seen.json()["parameters"]["n"]))
        if path.startswith("/tasks/"):
            return self._of_tasks(seen, path)
        if path == "/images/generations":
            self.made.append(seen.json())
            return self._openai(seen.json())
        return answer(404, {"code": "NotFound", "message": "no such path"})

    def _of_tasks(self, seen: Seen, path: str) -> Answering:
        if path == "/tasks/":
            return self._list(seen)
        if path.endswith("/cancel"):
            self.cancelled.append(path)
            return answer(200, {"request_id": "r-3"})
        return self._task()

    def _submit(self, seen: Seen) -> Answering:
        if seen.headers.get("x-dashscope-async") != "enable":
            said = {"code": "AccessDenied", "message": "current user api does not support synchronous calls."}
            return answer(403, said)
        self.made.append(seen.json() | {"path": seen.path})
        return answer(200, {"output": {"task_id": "task-1", "task_status": "PENDING"}, "request_id": "r-1"})

    def _task(self) -> Answering:
        self.asked_for_task += 1
        if self.asked_for_task <= self.pending:
            status = "PENDING" if self.asked_for_task == 1 else "RUNNING"
            return answer(200, {"request_id": "r-2", "output": {"task_id": "task-1", "task_status": status}})
        if self.ends_in != "SUCCEEDED":
            output = {"task_id": "task-1", "task_status": self.ends_in}
            output |= {"code": self.task_code, "message": "it failed"} if self.task_code else {}
            return answer(200, {"request_id": "r-2", "output": output})
        asked = self.made[-1]
        count = asked["parameters"]["n"]
        if asked["path"] == MESSAGE_TASK:
            said = self._messages(count)
            said["output"] |= {"task_id": "task-1", "task_status": "SUCCEEDED", "finished": True}
            return answer(200, said | {"request_id": "r-2"})
        results: list[dict[str, Any]] = [
            {"orig_prompt": "a", "actual_prompt": "a lighthouse, in detail", "url": self._signed(number)}
            for number in range(count - self.failed_results)
        ]
        failed = {"code": self.task_code or "InternalError.Timeout", "message": "it failed"}
        results += [failed for _ in range(self.failed_results)]
        output = dict[str, Any](task_id="task-1", task_status="SUCCEEDED", results=results)
        return answer(200, {"request_id": "r-2", "output": output, "usage": {"image_count": count}})

    def _list(self, seen: Seen) -> Answering:
        query = dict(one.split("=") for one in seen.query.split("&"))
        page, size = int(query["page_no"]), int(query["page_size"])
        entries = [
            {
                "task_id": f"task-{moment}",
                "model_name": query["model_name"],
                "gmt_create": moment,
                "status": "SUCCEEDED",
            }
            for moment in self.tasks[(page - 1) * size : page * size]
        ]
        pages = -(-len(self.tasks) // size)
        return answer(200, {"total": len(self.tasks), "data": entries, "total_page": pages, "page_no": page})

    def _messages(self, count: int) -> dict[str, Any]:
        choices = [
            {"finish_reason": "stop", "message": {"role": "assistant", "content": [
                {"image": self._signed(number), "type": "image"}]}}
            for number in range(count)
        ]  # fmt: skip
        usage = {"image_count": count, "width": 1, "height": 1, "size": "1*1"}
        return {"request_id": "r-1", "output": {"choices": choices}, "usage": usage}

    def _signed(self, number: int) -> str:
        return f"{self.url}/results/{number}.png?{SIGNATURE}"

    def _openai(self, asked: dict[str, Any]) -> Answering:
        said = {"created": 1, "data": self.openai_entries(asked["n"]), "usage": {
            "input_tokens": 10, "output_tokens": 1056, "total_tokens": 1066, "input_tokens_details": {"text_tokens": 10},
        }}  # fmt: skip
        return answer(200, json.dumps(said).encode(), "application/json", X_Request_Id="req_1")

    def _in_base64(self, count: int) -> list[dict[str, Any]]:
        return [{"b64_json": base64.b64encode(png(number)).decode()} for number in range(count)]

    def by_url(self, count: int) -> list[dict[str, Any]]:
        """As older models and many compatible servers give them."""
        return [
            {"url": self._signed(number), "revised_prompt": "a lighthouse, revised"}
            for number in range(count)
        ]
