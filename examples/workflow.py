"""A daily post: find, read in parallel, write, approve, save. It stops where a tool fails or finds nothing, and says where."""

from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

from callwright import Callwright, empty
from callwright.workflow import Workflow, WorkflowStopped, agent, approve, call, default, each

app = Callwright("press.db")


@app.tool(effect="read", operation="query")
def trending(language: str) -> object:
    """Find repositories that many people look at."""
    return [{"repo": "a/parser"}, {"repo": "b/queue"}] if language == "python" else empty("nothing today")


@app.tool(effect="read", operation="query")
def read_file(repo: str) -> object:
    """Read the description of a repository."""
    return {"a/parser": "A fast parser."}.get(repo) or empty("no such file")


@app.tool(effect="once", operation="save", key=["title"])
def save_post(title: str, content: str) -> dict[str, object]:
    """Publish a post."""
    return {"blogId": 1, "title": title}


@app.tool(effect="idempotent")
def delete_post(title: str) -> dict[str, bool]:
    """Take a post back."""
    return {"deleted": True}


def script(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
    """Stand in for a model: look something up, then write."""
    if len(messages) == 1:
        return ModelResponse(parts=[ToolCallPart("read_file", {"repo": "a/parser"})])
    return ModelResponse(parts=[TextPart("Parsers are back.")])


app.flows.models["writer"] = FunctionModel(script)
app.flows.add(
    Workflow(
        "daily_post",
        input={"language": str},
        steps=[
            call("trend", "trending", language="{input.language}"),
            each(
                "read",
                over="{trend}",
                do=call("file", "read_file", repo="{item.repo}"),
                at_once=1,
                on_stop=default(None),
            ),
            agent(
                "write",
                prompt="Write a post about {trend}, using {read}.",
                model="writer",
                tools=["read_file"],
            ),
            approve("ok", show="{write}", approvers=["lena"], expires="2d"),
            call(
                "save",
                "save_post",
                title="Trends of {input.language}",
                content="{write}",
                undo="delete_post",
            ),
        ],
    )
)

run = app.flows.start("daily_post", {"language": "python"}, key="2026-11-23")
for event in run.events(timeout_s=30):
    print(event.kind, event.path)
    if event.kind == "waiting" and event.path == "ok":
        break

for question in run.questions:  # none where this program ran before: the run with this key has ended
    print(question.path, question.show)
    print(run.answer("ok", granted=True, by="mallory"), run.answer("ok", granted=True, by="lena"))
print(run.result(timeout_s=30))
print([(step.path, step.state) for step in run.steps])

try:
    app.flows.start("daily_post", {"language": "cobol"}).result(timeout_s=30)
except WorkflowStopped as stopped:
    print(stopped.step, "-", stopped.reason)

again = app.flows.start("daily_post", {"language": "python"}, key="2026-11-23")
print(again.id == run.id, again.state)
app.close()
