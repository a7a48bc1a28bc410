"""The console as files: what is served, under which policy, in both languages. What a browser makes of it: tests/browser/test_console.py."""

import asyncio
import re
from importlib.resources import files

import pytest

from callwright.gateway import Gateway
from gateway.api.shop import Client, World, shop, who
from gateway.talking import Answer

ASSETS = {
    one.name: one.read_text(encoding="utf-8")
    for one in files("callwright.gateway.console").joinpath("assets").iterdir()
}
WRITES_MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc"
)
WORD = re.compile(r'(\w+): "((?:[^"\\]|\\.)*)"')


def get(*paths: str) -> list[Answer]:
    """Ask a gateway that wants a key, without one."""

    async def run() -> list[Answer]:
        gateway = Gateway(shop(World()), identify=who)
        client = Client(await gateway.start())
        try:
            return [await client.get(path) for path in paths]
        finally:
            await gateway.close(0.1)

    return asyncio.run(run())


def test_the_pages_are_served_without_a_key_and_their_data_only_with_one() -> None:
    page, script, data = get("/console/", "/console/console.js", "/v1/calls")
    assert (page.status, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert (script.status, script.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert data.status == 401


def test_the_address_without_a_slash_leads_to_the_page_below_any_prefix() -> None:
    (led,) = get("/console")
    assert (led.status, led.headers["location"]) == (308, "console/")


@pytest.mark.parametrize("path", ["index.html.bak", "..%2f__init__.py", "%2e%2e/__init__.py", "assets/console.js", "console_assets.py"])  # fmt: skip
def test_nothing_but_the_pages_is_served(path: str) -> None:
    (refused,) = get(f"/console/{path}")
    assert refused.status in (400, 404)


@pytest.mark.promise("T43")
def test_every_file_is_served_under_a_policy_that_lets_no_text_become_markup_and_no_other_host_be_asked() -> (
    None
):
    for answer in get("/console/", *(f"/console/{name}" for name in ASSETS)):
        policy = answer.headers["content-security-policy"]
        for rule in (
            "default-src 'none'",
            "connect-src 'self'",
            "require-trusted-types-for 'script'",
            "frame-ancestors 'none'",
        ):
            assert rule in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("name", ASSETS)
def test_no_file_writes_markup_or_names_another_host(name: str) -> None:
    text = ASSETS[name].replace("http://www.w3.org/2000/svg", "")
    assert not WRITES_MARKUP.search(text)
    assert "//" not in re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)


def test_every_word_of_the_pages_exists_in_both_languages_and_is_used() -> None:
    english, chinese = ASSETS["words.js"].split('"zh-CN": {')
    by_language = [dict(WORD.findall(text)) for text in (english, chinese)]
    assert by_language[0].keys() == by_language[1].keys()
    assert set(re.findall(r't\("(\w+)"\)', ASSETS["console.js"])) == by_language[0].keys()
    assert all(re.search(r"[\u4e00-\u9fff]", text) for text in by_language[1].values())
