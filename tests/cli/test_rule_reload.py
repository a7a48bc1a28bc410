"""Changed rules and quotas of a running gateway: taken at once, on record, and not at all where they cannot be used."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from callwright import Callwright
from callwright.app.app_builder import build_app
from callwright.cli.bilingual_text import Text
from callwright.cli.rule_reload import reload_rules
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig, read_config
from callwright.runtime.tool_visibility import list_visible_tools

API = """
{"openapi": "3.1.0", "info": {"title": "t", "version": "1"}, "paths": {"/pay": {"post": {"operationId": "pay",
"requestBody": {"content": {"application/json": {"schema": {"type": "object", "additionalProperties": false,
"properties": {"amount": {"type": "integer"}, "to": {"type": "string"}}}}}},
"responses": {"200": {"description": "ok"}}}}}}
"""
ENTRY = "[openapi.shop]\ndocument = 'api.json'\nurl = 'http://127.0.0.1:9/v1'\n"
ALLOW = "[[rules]]\neffect = 'allow'\n"
DENY = "[[rules]]\neffect = 'deny'\ntools = ['shop_pay']\n"
QUOTA = "[[quotas]]\nlimit = 10\ntools = ['shop_pay']\nmeasure = 'sum'\nargument = '{}'\n"


class Desk:
    """A configuration file, the application that was made of it, and what reloading says."""

    def __init__(self, folder: Path, more: str) -> None:
        (folder / "api.json").write_text(API)
        self.path = folder / "callwright.toml"
        self.write(more)
        self.loaded: LoadedConfig = read_config(self.path)
        self.app: Callwright = build_app(self.loaded, {}).app
        self.said: list[tuple[str, str]] = []

    def write(self, more: str) -> None:
        self.path.write_text("store = 'ledger.db'\n" + ENTRY + more)

    def reload(self, more: str) -> list[tuple[str, str]]:
        """Change the file and reload it; gives what is said of it."""
        self.write(more)
        return self.read_again()

    def read_again(self) -> list[tuple[str, str]]:
        """Reload the file as it is; gives what is said of it."""
        self.said.clear()
        self.loaded = reload_rules(self.loaded, self.app, self._tell)
        return list(self.said)

    def _tell(self, kind: str, words: Text) -> None:
        self.said.append((kind, words.render("en")))

    def offered(self) -> bool:
        return "shop_pay" in list_visible_tools(self.app.catalogue, self.app.policy, self.app.principal)

    def changes(self) -> list[dict[str, Any]]:
        self.app.store.chain_events()
        lines = b"".join(one.body for one in self.app.store.list_segments()).splitlines()
        found = [msgspec.json.decode(line) for line in lines]
        return [one["about"] for one in found if one["kind"] == "rules_changed"]


@pytest.mark.promise("B10")
def test_changed_rules_and_quotas_are_in_force_at_once_and_on_record(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ALLOW)
    assert desk.offered()

    said = desk.reload(ALLOW + DENY + QUOTA.format("amount"))

    assert [kind for kind, _ in said] == ["rules"]
    assert "2 rules and 1 quota are now in force" in said[0][1]
    assert not desk.offered()
    desk.reload(ALLOW)
    assert desk.offered()
    first, second = desk.changes()
    assert (first["rules"], first["quotas"], second["rules"], second["quotas"]) == ("2", "1", "1", "0")
    assert first["sha256"] != second["sha256"]
    desk.app.close()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (ALLOW, "1 rule and 0 quotas are now in force."),
        (ALLOW + DENY, "2 rules and 0 quotas are now in force."),
        (ALLOW + QUOTA.format("amount"), "1 rule and 1 quota are now in force."),
    ],
    ids=["one rule", "two rules", "one of each"],
)
def test_counts_of_rules_and_quotas_agree_with_their_nouns(tmp_path: Path, more: str, said: str) -> None:
    desk = Desk(tmp_path, "[[rules]]\neffect = 'deny'\n")

    assert desk.reload(more)[0][1].endswith(said)
    desk.app.close()


@pytest.mark.promise("B10")
def test_a_reloaded_quota_holds_the_next_call(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ALLOW)
    call = {"name": "shop_pay", "arguments": {"amount": 11}}
    before = desk.app.call(call)
    assert before.error is not None
    assert before.error.code == "connection_failed"  # nobody listens there

    desk.reload(ALLOW + QUOTA.format("amount"))

    after = desk.app.call(call)
    assert after.error is not None
    assert after.error.code == "quota_exceeded"
    desk.app.close()


@pytest.mark.promise("B10", "T13")
@pytest.mark.parametrize(
    ("wrong", "line", "cure"),
    [
        (ALLOW + "tools = 7\n", 7, "tools"),
        (ALLOW + "efect = 'deny'\n", 7, "Did you mean effect?"),
        ("[[rules]]\neffect = 'alow'\n", 6, "allow"),
        (ALLOW + "tools = ['shop_pya']\n", 7, "Did you mean shop_pay?"),
        (ALLOW + QUOTA.format("amuont"), 11, "Did you mean amount?"),
        ("[[rules]]\neffect = \n", 6, ""),
        ("x = " + "[" * 100_000, 0, ""),
        (ALLOW * 10_000, 5, "patterns"),
    ],
    ids=["type", "field", "word", "tool", "argument", "toml", "recursion", "ten thousand"],
)
def test_what_cannot_be_used_is_named_with_line_and_cure_and_the_old_rules_stay(
    tmp_path: Path, wrong: str, line: int, cure: str
) -> None:
    desk = Desk(tmp_path, ALLOW + DENY)

    said = desk.reload(wrong)

    assert said
    assert {kind for kind, _ in said} == {"warning"}
    assert (f"callwright.toml:{line}: " if line else "callwright.toml") in said[0][1], said[0][1]
    assert cure in said[0][1]
    assert "The current rules stay in force." in said[0][1]
    assert not desk.offered()
    assert desk.changes() == []
    desk.app.close()


@pytest.mark.promise("B10")
@pytest.mark.parametrize(
    ("argument", "near"), [("amuont", "amount"), ("/amuont/0", "amount"), ("amount", None), ("/to", None)]
)
def test_an_argument_that_no_limited_tool_has_is_refused_at_start(
    tmp_path: Path, argument: str, near: str | None
) -> None:
    if near is None:
        Desk(tmp_path, ALLOW + QUOTA.format(argument)).app.close()
        return
    with pytest.raises(ConfigError) as caught:
        Desk(tmp_path, ALLOW + QUOTA.format(argument))
    (trouble,) = caught.value.problems
    assert (trouble.code, trouble.key, trouble.line) == ("unknown_argument", "quotas[0].argument", 11)
    assert (trouble.values["tool"], trouble.values["near"]) == ("shop_pay", near)


@pytest.mark.promise("B10")
@pytest.mark.parametrize(
    ("tools", "refused"), [("*", False), ("fake__*", False), ("sh*", True), ("shop_pay", True)]
)
def test_a_pattern_that_may_match_tools_of_a_server_is_not_refused_before_it_has_answered(
    tmp_path: Path, tools: str, *, refused: bool
) -> None:
    server = "[servers.fake]\nurl = 'http://127.0.0.1:9/mcp'\n"
    text = server + ALLOW + QUOTA.format("amuont").replace("shop_pay", tools)
    if refused:
        with pytest.raises(ConfigError):
            Desk(tmp_path, text)
    else:
        Desk(tmp_path, text).app.close()


@pytest.mark.promise("E14")
@pytest.mark.parametrize(
    "more",
    [
        "[run]\nmax_tool_calls = 3\n",
        "[servers.fake]\nurl = 'http://127.0.0.1:9/mcp'\n",
        "[run_labels]\nprivate = ['shop_pay']\nsends = ['shop_pay']\n",
        "[listen]\nport = 8331\n",
    ],
    ids=["budget", "server", "labels", "address"],
)
def test_what_is_taken_at_the_next_start_only_is_said_once_and_the_rules_beside_it_are_taken(
    tmp_path: Path, more: str
) -> None:
    desk = Desk(tmp_path, ALLOW)

    said = desk.reload(ALLOW + DENY + more)

    assert [kind for kind, _ in said] == ["rules", "warning"]
    assert "take effect when callwright is restarted" in said[1][1]
    assert not desk.offered()
    assert desk.reload(ALLOW + DENY + more) == []
    desk.app.close()


@pytest.mark.promise("B10", "E14")
def test_a_file_that_is_away_for_a_moment_takes_nothing_back_and_is_named(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ALLOW + DENY)
    desk.path.unlink()

    ((kind, text),) = desk.read_again()

    assert kind == "warning"
    assert "callwright.toml" in text
    assert "The current rules stay in force." in text
    assert not desk.offered()
    assert [one for one, _ in desk.reload(ALLOW)] == ["rules"]
    assert desk.offered()
    desk.app.close()


def put_folder(path: Path) -> None:
    path.mkdir()


def put_pipe(path: Path) -> None:
    os.mkfifo(path)


def put_endless_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.promise("B10", "E14")
@pytest.mark.skipif(os.name != "posix", reason="pipes and devices of this kind")
@pytest.mark.parametrize("put", [put_folder, put_pipe, put_endless_device])
def test_a_path_that_has_become_no_file_is_named_at_once_and_takes_nothing_back(
    tmp_path: Path, put: Callable[[Path], None]
) -> None:
    desk = Desk(tmp_path, ALLOW + DENY)
    desk.path.unlink()
    put(desk.path)

    ((kind, text),) = desk.read_again()

    assert kind == "warning"
    assert "the file cannot be read" in text
    assert "The current rules stay in force." in text
    assert not desk.offered()
    desk.app.close()


@pytest.mark.promise("E14")
@pytest.mark.skipif(os.name != "posix", reason="devices of this kind")
def test_a_configuration_that_never_ends_is_refused_at_the_start() -> None:
    with pytest.raises(ConfigError) as refused:
        read_config(Path("/dev/zero"))
    assert [one.code for one in refused.value.problems] == ["too_large"]
