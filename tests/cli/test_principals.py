"""Rules that name somebody no caller can be are refused with their line: at the start, on a reload, and by the doctor."""

import json
from pathlib import Path

import msgspec
import pytest

from callwright.cli.exit_codes import ExitCode
from callwright.cli.principal_check import find_unknown_principals
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import parse_config
from callwright.core.policy.authorization import Rule
from cli.door import cli

pytestmark = pytest.mark.promise("B10")

OAUTH = '[identity]\nmode = "oauth"\nissuer = "https://login.example.org"\naudience = "https://tools.example.org/mcp"\n'


def refused(folder: Path, head: str, rule: str) -> list[tuple[str, int, object]]:
    text = f'{head}[[rules]]\neffect = "approve"\n{rule}\n'
    loaded = parse_config(folder / "callwright.toml", text)
    return [(one.code, one.line, one.values["name"]) for one in find_unknown_principals(loaded)]


@pytest.mark.parametrize(
    ("rule", "name"),
    [
        ('principals = ["locl"]', "locl"),
        ('principals = ["role:lead"]', "role:lead"),
        ('principals = ["ci-*"]', "ci-*"),
        ('tenants = ["acme"]', "acme"),
        ('approvers = ["role:lead"]', "role:lead"),
        ('approvers = ["lena"]', "lena"),
    ],
)
def test_without_identities_a_rule_for_anybody_but_the_local_caller_is_refused(
    tmp_path: Path, rule: str, name: str
) -> None:
    assert refused(tmp_path, "", rule) == [("not_local", 3, name)]


@pytest.mark.parametrize(
    "rule",
    [
        'principals = ["local"]',
        'principals = ["*"]',
        'principals = ["loc*"]',
        'tenants = ["default"]',
        'approvers = ["user:lena"]',
    ],
)
def test_without_identities_the_local_caller_and_accounts_at_the_command_line_may_be_named(
    tmp_path: Path, rule: str
) -> None:
    assert refused(tmp_path, "", rule) == []


def test_with_keys_the_names_are_those_of_the_keys(tmp_path: Path) -> None:
    path = tmp_path / "callwright-keys.json"
    made = cli("keys", "new", "ci", "--tenant", "acme", "--role", "lead", "--keys", str(path))
    assert made.code == ExitCode.OK, made.err
    head = '[identity]\nmode = "keys"\n'

    assert (
        refused(
            tmp_path,
            head,
            'principals = ["ci", "role:lead", "c*"]\ntenants = ["acme"]\napprovers = ["user:a"]',
        )
        == []
    )
    assert refused(tmp_path, head, 'principals = ["cii"]\ntenants = ["acne"]\napprovers = ["role:laed"]') == [
        ("unknown_principal", 5, "cii"),
        ("unknown_principal", 7, "role:laed"),
        ("unknown_principal", 6, "acne"),
    ]


def test_with_tokens_only_what_no_claim_is_read_for_is_refused(tmp_path: Path) -> None:
    rule = 'principals = ["anybody", "role:lead"]\ntenants = ["acme"]'

    assert refused(tmp_path, OAUTH, rule) == [("no_claim", 7, "role:lead"), ("no_claim", 8, "acme")]
    assert refused(tmp_path, OAUTH + 'roles_claim = "roles"\ntenant_claim = "org"\n', rule) == []


def test_the_doctor_names_it_without_a_call(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text('[[rules]]\neffect = "approve"\napprovers = ["role:laed"]\n')

    ran = cli("doctor", "--config", str(path), "--json")

    said = [one["seen"] for one in json.loads(ran.out)["findings"] if one["id"] == "config"]
    assert ran.code == ExitCode.PROBLEMS
    assert any(":3: rules[0].approvers: role:laed fits no caller" in one for one in said)


@pytest.mark.parametrize("field", ["tools", "principals", "tenants"])
def test_a_rule_that_would_match_nothing_is_refused_with_its_line(tmp_path: Path, field: str) -> None:
    with pytest.raises(ConfigError) as refused:
        parse_config(tmp_path / "callwright.toml", f'[[rules]]\neffect = "deny"\n{field} = []\n')

    (one,) = refused.value.problems
    assert (one.code, one.line) == ("of_no_meaning", 1)
    with pytest.raises(msgspec.ValidationError, match="must not be empty"):
        msgspec.convert({"effect": "deny", field: []}, Rule)
