"""The daily blog, offline: trending repositories, their files side by side, an article, an approval, the blog. Then stopped at each step.

GitHub is a server on this machine, the blog a SQLite file, the model a script; tools, steps and rules are the real ones.
"""

import json
import threading
from hashlib import sha1
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

from callwright import Callwright
from callwright.toolkit import github, publishing
from callwright.workflow import Workflow, WorkflowStopped, agent, approve, call, each

ROW = """<article class="Box-row"><h2><a href="/octo/{name}">octo / {name}</a></h2><p>{about}</p>
<a href="/octo/{name}/stargazers">1,024</a> <span>{stars} stars today</span></article>"""
REPOSITORIES = {"parser": ("Reads anything.", 128), "queue": ("Waits in line.", 64)}


class GitHub(BaseHTTPRequestHandler):
    """Answers as GitHub does; a test takes a page or a file away."""

    missing: str = ""

    def do_GET(self) -> None:
        """Give the trending page, or a README."""
        kind, body = self.answer(self.path.partition("?")[0].split("/"))
        self.send_response(404 if body is None else 200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body or b"{}")))
        self.end_headers()
        self.wfile.write(body or b"{}")

    def answer(self, path: list[str]) -> tuple[str, bytes | None]:
        """Media type and body; None where there is nothing."""
        if path[1] == "trending":
            rows = [
                ROW.format(name=name, about=about, stars=stars)
                for name, (about, stars) in REPOSITORIES.items()
            ]
            none = "It looks like we don’t have any trending repositories for your choices."
            return "text/html", (none if self.missing == "page" else "".join(rows)).encode()
        name = path[3]
        if name == self.missing:
            return "application/json", None
        file = f"# {name}\n\n{REPOSITORIES[name][0]}\n".encode()
        sha = sha1(b"blob %d\0" % len(file) + file, usedforsecurity=False).hexdigest()
        if "commits" in path:
            return "text/plain", b"c" * 40
        if "blobs" in path:
            return "text/plain", file
        entry = {"name": "README.md", "type": "file", "sha": sha, "size": len(file)}
        return "application/json", json.dumps([entry]).encode()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def write(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
    """Stand in for a model: look at one file again, then give the article."""
    if len(messages) == 1:
        return ModelResponse(
            parts=[ToolCallPart("github_file_content", {"repo": "octo/parser", "path": "README.md"})]
        )
    if says == "TOOL_EXECUTION_FAILED":
        return ModelResponse(parts=[TextPart(says)])
    return ModelResponse(
        parts=[ToolCallPart(info.output_tools[0].name, {"title": says, "content": "Two projects stand out."})]
    )


DAILY_BLOG = Workflow(
    "daily_blog",
    input={"language": str},
    steps=[
        call("trend", "github_trending", language="{input.language}"),
        each(
            "read",
            over="{trend.data.items}",
            do=call("file", "github_file_content", repo="{item.repo}", path="README.md"),
        ),
        agent(
            "write",
            prompt="Write an article about {trend.data.items}, from {read}.",
            model="writer",
            tools=["github_file_content"],
            output={
                "type": "object",
                "properties": {"title": {"type": "string"}, "content": {"type": "string"}},
                "required": ["title", "content"],
            },
        ),
        approve("ok", show="{write.data}", approvers=["role:editor"], expires="2d"),
        call("save", "blog_save", title="{write.data.title}", content="{write.data.content}"),
    ],
)
says = "What is trending"

if __name__ == "__main__":
    from callwright import Principal

    server = ThreadingHTTPServer(("127.0.0.1", 0), GitHub)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    here = f"http://127.0.0.1:{server.server_port}"
    app = Callwright("daily.db")
    app.use(github(web_url=here, api_url=here, private=True))
    app.use(publishing("sqlite:///blog.db"))
    app.flows.models["writer"] = FunctionModel(write)
    app.flows.add(DAILY_BLOG)
    editor = Principal("lena", roles=("editor",))

    def publish(key: str, *, agrees: bool = True) -> str:
        """Run the workflow, with an editor who answers as soon as she is asked."""
        run = app.flows.start("daily_blog", {"language": "python"}, key=key)
        for event in run.events(timeout_s=60):
            if event.kind == "waiting" and event.path == "ok":
                run.answer("ok", granted=agrees, by=editor, reason="read it")
        try:
            return f"saved {run.result(timeout_s=60)}"
        except WorkflowStopped as stopped:
            return f"stopped at {stopped.step} ({stopped.stopped.error or stopped.stopped.code}): {stopped.reason}"

    print(publish("monday"))
    print(publish("monday"), "- the same key, the same run")
    GitHub.missing = "page"
    print(publish("tuesday"))
    GitHub.missing = "queue"
    print(publish("wednesday"))
    GitHub.missing, says = "", "TOOL_EXECUTION_FAILED"
    print(publish("thursday"))
    says = "Not today"
    print(publish("friday", agrees=False))
    says = " "
    print(publish("saturday"))
    app.close()
    server.shutdown()
    server.server_close()
