"""With a sentence model of the user's, an application and the gateway's find_tool also find tools by meaning."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from callwright import Callwright, Principal, Rule, SentenceEncoder
from callwright.app.app_builder import ConfiguredApp, build_app
from callwright.cli.config_problem_texts import describe_problem
from callwright.config.config_reader import read_config
from callwright.gateway.gateway import Gateway
from callwright.gateway.tool_search import SearchSettings
from gateway.clients import Client
from runtime.sentence_models import make_model_folder

pytestmark = pytest.mark.promise("B6", "E2")

WISH = "puddles everywhere"


def get_forecast(city: str) -> str:
    """Forecast of a city."""
    return city


def get_room(city: str) -> str:
    """Hotels of a city."""
    return city


def post_letter(to: str) -> str:
    """Post a letter by mail."""
    return to


def add_tools(app: Callwright) -> None:
    for one in (get_forecast, get_room, post_letter):
        app.tool(effect="read")(one)


def make_app(model: Path | SentenceEncoder | None, rules: list[Rule] | None = None) -> Callwright:
    app = Callwright(sentence_model=model, rules=rules)
    add_tools(app)
    return app


def name_candidates(app: Callwright, request: str, principal: Principal | None = None) -> list[str]:
    return [one.name for one in app.candidates(request, principal=principal)]


def test_candidates_are_found_by_meaning_where_no_word_is_shared(tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path)

    with make_app(None) as plain, make_app(folder) as app:
        assert name_candidates(plain, WISH) == []
        assert name_candidates(app, WISH) == ["get_forecast"]
        assert name_candidates(app, "有没有洼") == ["get_forecast"]
        assert name_candidates(app, "get_room, all those puddles")[0] == "get_room"


def test_an_encoder_of_ones_own_is_asked_for_offered_tools_only() -> None:
    class Rain:
        def __init__(self) -> None:
            self.asked: list[str] = []

        def encode(self, texts: Sequence[str]) -> list[list[float]]:
            self.asked += texts
            return [[1.0, float("orecast" in text or "uddles" in text)] for text in texts]

    encoder = Rain()
    rules = [Rule("deny", tools=("get_forecast",), principals=("guest",)), Rule("allow")]

    with make_app(encoder, rules) as app:
        assert name_candidates(app, WISH, Principal("guest")) == []
        assert not any("forecast of a city" in one.casefold() for one in encoder.asked)


def test_a_language_that_the_model_does_not_know_is_compared_by_vectors_of_words(tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path, chinese=False)

    with make_app(folder) as app:
        assert name_candidates(app, WISH) == ["get_forecast"]
        assert name_candidates(app, "外面刮风吗") == ["get_forecast"]


def make_configured(folder: Path, text: str) -> ConfiguredApp:
    path = folder / "callwright.toml"
    path.write_text(text, encoding="utf-8")
    return build_app(read_config(path), {})


def test_a_configuration_names_the_folder_beside_it(tmp_path: Path) -> None:
    make_model_folder(tmp_path / "models" / "tiny")
    found = make_configured(tmp_path, 'sentence_model = "models/tiny"')

    with found.app as app:
        add_tools(app)
        assert found.problems == ()
        assert name_candidates(app, WISH) == ["get_forecast"]


def test_a_model_that_cannot_be_used_is_a_problem_and_words_go_on(tmp_path: Path) -> None:
    found = make_configured(tmp_path, '\nsentence_model = "models/none"')

    with found.app as app:
        add_tools(app)
        (problem,) = found.problems
        said = describe_problem(problem)
        assert (problem.code, problem.line) == ("sentence_model_failed", 2)
        assert "is not a folder" in said.en
        assert "不是文件夹" in said.zh
        assert name_candidates(app, "forecast")[0] == "get_forecast"


@pytest.mark.parametrize("has_model", [False, True])
def test_find_tool_finds_by_meaning(tmp_path: Path, has_model: bool) -> None:  # noqa: FBT001
    folder = make_model_folder(tmp_path) if has_model else None

    async def go() -> list[str]:
        with make_app(folder) as app:
            gateway = Gateway(app, search=SearchSettings())
            client = await Client(await gateway.start(), "modern").start()
            try:
                result = await client.call("find_tool", {"query": "umbrella"})
            finally:
                client.http.close()
                await gateway.close(0.1)
            said = json.loads(result["content"][0]["text"])
            return [one["name"] for one in said["tools"]]

    assert asyncio.run(go()) == (["get_forecast"] if has_model else [])
