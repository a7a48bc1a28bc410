"""The chaos suites of the toolkits, in the form of seed 002 §12: each tool behind faults, judged by what really happened."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.evals.chaos.app_subject import AppSubject
from callwright.evals.chaos.fault_suite import load_suite
from callwright.evals.chaos.suite_runner import ChaosReport, run_suite
from callwright.toolkit import github, images
from callwright.workflow import Workflow, call
from toolkit.github_server import GithubServer, Repository, page, row
from toolkit.image_server import ImageServer

SUITES = Path(__file__).parent / "suites"


def play(name: str, app: Callwright) -> ChaosReport:
    return asyncio.run(run_suite(load_suite(SUITES / name), lambda: AppSubject(app)))


@pytest.mark.promise("D2", "C13")
def test_the_github_tools_pass_their_suite(hub: GithubServer) -> None:
    hub.page = page(row("octo/tool"))
    hub.repositories["octo/tool"] = Repository({"README.md": b"# Tool\n"})
    with Callwright() as app:
        app.use(github(api_url=hub.url, web_url=hub.url, private=True), include=GITHUB)
        report = play("github.json", app)

    assert [(one.id, one.wrong) for one in report.verdicts if one.wrong] == []
    assert (report.passed, report.failed, report.left_out) == (33, 0, 0)


@pytest.mark.promise("D6", "C13")
@pytest.mark.parametrize("backend", ["dashscope", "openai"])
def test_the_image_tool_passes_its_suite_and_pays_for_no_image_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backend: Any
) -> None:
    monkeypatch.setenv("KIT_KEY", "sk-0123456789abcdef0123456789abcdef")
    with ImageServer() as provider, Callwright() as app:
        toolkit = images(
            "env:KIT_KEY",
            tmp_path,
            backend=backend,
            model=MODELS[backend],
            url=provider.url,
            private=True,
            long=False,
        )
        app.use(toolkit)
        report = play("images.json", app)

    assert [(one.id, one.wrong) for one in report.verdicts if one.wrong] == []
    assert (report.passed, report.failed, report.left_out) == (14, 0, 0)


@pytest.mark.promise("D7", "C13")
def test_a_workflow_that_is_offered_passes_its_suite_and_runs_once_for_each_start() -> None:
    with Callwright() as app:

        @app.tool(effect="once")
        def save(title: str) -> dict[str, str]:
            """Save a post."""
            saved.append(title)
            return {"title": title}

        saved: list[str] = []
        steps = [call("kept", "save", title="{input.title}")]
        app.flows.add(Workflow("post", input={"title": str}, steps=steps, description="Post it."))
        app.flows.offer("post")
        report = play("workflows.json", app)
        for run in app.flows.runs():
            run.result(timeout_s=30)

    assert [(one.id, one.wrong) for one in report.verdicts if one.wrong] == []
    assert (report.passed, report.failed, report.left_out) == (7, 0, 0)
    assert sorted(saved) == ["Five", "Four", "One", "Ten", "Three", "Two"]


MODELS = {"dashscope": "qwen-image-2.0", "openai": "gpt-image-1"}

GITHUB = ["github_trending", "github_repo_tree", "github_file_content"]
