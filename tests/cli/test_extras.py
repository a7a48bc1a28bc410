"""Commands on an installation without extras: what needs one says which, everything else works."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.upping import environment

pytestmark = pytest.mark.promise("A1", "E10")

BARE = """
import sys
for name in {absent!r}:
    sys.modules[name] = None
from callwright.cli import run
sys.exit(run({arguments!r}))
"""
OWN_APP = """
from callwright import Callwright
app = Callwright("own.db")
@app.write(once_per=["name"])
def greet(name: str) -> str:
    return name
"""
GATEWAY = ("httptools", "uvloop", "jwt", "cryptography")


def bare(
    folder: Path, *arguments: str, absent: tuple[str, ...] = GATEWAY
) -> subprocess.CompletedProcess[str]:
    """A command as if those packages were not installed."""
    return subprocess.run(
        [sys.executable, "-c", BARE.format(absent=absent, arguments=list(arguments))],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=environment(folder),
        timeout=60,
    )


@pytest.mark.costly
@pytest.mark.parametrize(
    "arguments",
    [("up", "--demo"), ("pins", "--config", "c.toml"), ("doctor", "--config", "c.toml", "--upstreams")],
)
def test_what_needs_the_gateway_says_how_to_get_it(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "c.toml").write_text("[servers.a]\ncommand = 'true'\n")

    ran = bare(tmp_path, *arguments, "--json")
    error = json.loads(ran.stderr.splitlines()[-1])["error"]

    assert (ran.returncode, error["code"]) == (ExitCode.UNREACHABLE, "extra_missing")
    assert "callwright[gateway]" in error["hint"]


@pytest.mark.costly
def test_the_rest_works_without_it(tmp_path: Path) -> None:
    (tmp_path / "c.toml").write_text("[servers.a]\ncommand = 'true'\n")
    (tmp_path / "own.py").write_text(OWN_APP)
    (tmp_path / "theirs.json").write_text('{"mcpServers": {"b": {"command": "x"}}}')

    assert bare(tmp_path, "doctor", "--config", "c.toml").returncode in {ExitCode.OK, ExitCode.PROBLEMS}
    assert bare(tmp_path, "connect", "cursor", "--yes").returncode == ExitCode.OK
    assert bare(tmp_path, "disconnect", "cursor", "--yes").returncode == ExitCode.OK
    assert bare(tmp_path, "import", "theirs.json").returncode == ExitCode.OK
    assert bare(tmp_path, "keys", "new", "ci").returncode == ExitCode.OK
    assert bare(tmp_path, "call", "greet", "name=a", "--app", "own.py:app").returncode == ExitCode.OK
    assert bare(tmp_path, "audit", "verify", "--store", "own.db").returncode == ExitCode.OK


@pytest.mark.costly
def test_the_doctor_fails_on_a_configuration_whose_gateway_is_not_installed(tmp_path: Path) -> None:
    (tmp_path / "c.toml").write_text("")

    ran = bare(tmp_path, "doctor", "--config", "c.toml")

    assert ran.returncode == ExitCode.PROBLEMS
    assert (
        "FAIL  Extra gateway: not installed: cryptography, httptools, jwt; a gateway needs it" in ran.stdout
    )


@pytest.mark.costly
def test_tokens_without_their_library_stop_the_start_and_say_so(tmp_path: Path) -> None:
    (tmp_path / "callwright.toml").write_text(
        "[listen]\nport = 0\n[[rules]]\neffect = 'allow'\n[identity]\nmode = 'oauth'\n"
        "issuer = 'https://i.example'\naudience = 'https://a.example/mcp'\n"
    )

    ran = bare(tmp_path, "up", "--json", absent=("jwt", "cryptography"))

    assert json.loads(ran.stderr.splitlines()[-1])["error"]["code"] == "extra_missing"


@pytest.mark.costly
def test_an_openapi_document_without_its_extra_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("openapi: 3.1.0\n")

    ran = bare(tmp_path, "import", "a.yaml", "--json", absent=("httptools", "yaml"))

    assert "callwright[http]" in ran.stderr


@pytest.mark.costly
@pytest.mark.parametrize(
    ("written", "absent", "warned"),
    [
        ("keyring = true\n", True, True),
        ("keyring = false\n", True, False),
        ("", True, False),
        ("keyring = true\n", False, False),
    ],
)
def test_the_doctor_warns_of_a_keyring_that_is_asked_for_without_its_extra(
    tmp_path: Path, written: str, *, absent: bool, warned: bool
) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(written)
    if not absent:
        (tmp_path / "keyring.py").write_text("")
    ran = bare(tmp_path, "doctor", "--config", str(path), "--json", absent=("keyring",) if absent else ())
    found = {one["id"]: one for one in json.loads(ran.stdout)["findings"]}
    assert ("extra:keyring" in found) is warned
    if warned:
        assert found["extra:keyring"]["verdict"] == "warn"
        assert "callwright[keyring]" in found["extra:keyring"]["hint"]
