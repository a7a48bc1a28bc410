"""A tool that a configuration names has to be a tool: what is misspelt is found with its line and the nearest name."""

from pathlib import Path

import pytest

from callwright.app import Callwright
from callwright.app.app_builder import build_app
from callwright.cli.config_problem_texts import describe_located_problem
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig, parse_config
from callwright.config.tool_names import (
    find_absent_names,
    find_refused_contracts,
    find_unknown_names,
    find_unmatched_patterns,
    list_expected_tools,
)
from callwright.domain.refusal import Refusal

SERVERS = '[servers.mem]\nurl = "http://127.0.0.1:1/mcp"\n[servers.files]\nurl = "http://127.0.0.1:1/mcp"\n'


def loaded(text: str) -> LoadedConfig:
    return parse_config(Path("callwright.toml"), text)


def rule(*tools: str, effect: str = "deny", more: str = "") -> str:
    return f'[[rules]]\neffect = "{effect}"\ntools = {list(tools)}\n{more}'.replace("'", '"')


def test_a_rule_for_a_server_that_is_not_configured_is_refused_with_line_and_nearest_name(
    tmp_path: Path,
) -> None:
    config = loaded(rule("mem__read_graph") + rule("men__delete_all") + SERVERS)

    (trouble,) = find_unknown_names(config, [])

    assert (trouble.code, trouble.line) == ("unknown_tool", 6)
    assert "Did you mean mem__delete_all?" in describe_located_problem(config.path, trouble).en
    with pytest.raises(ConfigError):
        build_app(config, {}, store=str(tmp_path / "ledger.db"))


def test_a_quota_names_tools_as_a_rule_does(tmp_path: Path) -> None:
    text = '[[quotas]]\nlimit = 10\ntools = ["men__pay"]\nname = "pays"\n' + SERVERS

    (trouble,) = find_unknown_names(loaded(text), [])

    assert (trouble.code, trouble.line) == ("unknown_tool", 3)
    mended = loaded(text.replace("men__", "mem__"))
    assert [(one.limit, one.per) for one in mended.config.quotas] == [(10, ("principal",))]
    made = build_app(mended, {}, store=str(tmp_path / "ledger.db"))
    made.app.close()


def test_a_quota_that_would_limit_nothing_is_refused_with_its_line() -> None:
    for text, code, line in (
        ('[[quotas]]\nlimit = 10\n[[quotas]]\nlimit = 10\nmeasure = "sum"\n', "quotas[1]", 3),
        ("[[quotas]]\nlimit = 10\n[[quotas]]\nlimit = 20\n", "quotas", 1),
        (rule("pay", effect="approve", more="expires_s = 0\n"), "rules[0]", 1),
    ):
        with pytest.raises(ConfigError) as refused:
            loaded(text)
        (trouble,) = refused.value.problems
        assert (trouble.code, trouble.key, trouble.line) == ("of_no_meaning", code, line)
        assert "cannot be used" in describe_located_problem(Path("callwright.toml"), trouble).en


@pytest.mark.parametrize(
    "text",
    [
        rule("mem__anything"),
        rule("mem_*"),
        rule("gone__tool", more="allow_absent = true\n"),
        rule("create_order"),
    ],
)
def test_a_name_that_may_be_a_tool_is_not_refused_at_the_start(text: str) -> None:
    assert find_unknown_names(loaded(text + SERVERS), ["create_order"]) == []


def test_what_a_server_does_not_list_is_found_in_rules_contracts_and_stand_ins() -> None:
    text = (
        rule("mem__delete_entites")
        + SERVERS
        + '[servers.mem.tools.read_grap]\neffect = "read"\n'
        + '[servers.files.tools.look]\nstand_in = { tool = "mem__search" }\n'
        + "[servers.mem.tools.later]\nallow_absent = true\n"
    )
    config = loaded(text)
    absent = {"delete_entites": "delete_entities", "read_grap": "read_graph", "search": ""}

    troubles = find_absent_names(config, "mem", absent)

    assert list_expected_tools(config.config, "mem") == ("delete_entites", "read_grap", "search")
    assert [(one.code, one.line, one.values["near"]) for one in troubles] == [
        ("unknown_tool", 3, "mem__delete_entities"),
        ("unknown_tool", 8, "read_graph"),
        ("unknown_stand_in", 11, ""),
    ]
    assert all(describe_located_problem(config.path, one).zh for one in troubles)


def test_each_of_two_servers_without_a_prefix_is_looked_at() -> None:
    config = loaded(
        '[servers.a]\nurl = "http://127.0.0.1:1/mcp"\nprefix = ""\n[servers.a.tools.echo]\neffect = "read"\n'
        '[servers.b]\nurl = "http://127.0.0.1:1/mcp"\nprefix = ""\n'
    )
    (refused,) = find_refused_contracts(config, "a", {"echo": Refusal("it does not fit")})
    assert (refused.code, refused.line) == ("contract_refused", 4)
    assert find_absent_names(config, "b", {"echo": ""}) == []


def test_a_pattern_that_matches_nothing_is_a_warning() -> None:
    config = loaded(rule("mem__del*", "files__*", effect="approve") + SERVERS)

    troubles = find_unmatched_patterns(config, ["mem__read", "files__look"])

    assert [(one.code, one.values["name"]) for one in troubles] == [("unmatched_pattern", "mem__del*")]


def test_a_rule_for_every_tool_is_no_misspelling_while_there_are_no_tools() -> None:
    assert find_unmatched_patterns(loaded(rule("*", effect="allow") + SERVERS), []) == []


def test_more_rules_than_can_be_meant_are_refused() -> None:
    with pytest.raises(ConfigError) as refused:
        loaded(rule("a*") * 1_001)

    assert [one.code for one in refused.value.problems] == ["too_many_rules"]


def test_a_name_may_be_of_a_module_that_was_left_out(tmp_path: Path) -> None:
    text = rule("create_order") + '[python.shop]\nmodule = "shop"\n'
    found = build_app(parse_config(tmp_path / "callwright.toml", text), {})

    with found.app as app:
        assert isinstance(app, Callwright)
        assert [one.code for one in found.problems] == ["module_not_allowed", "unknown_tool"]
