"""Test every adapter on the lowest and the newest version of its framework: ``python -m scripts.adapters [NAME ...]``.

Each pair has an environment of its own under ``build/adapters``: the frameworks' requirements exclude each other. The marks
of the probes on the newest version are written to ``docs/frameworks.json``, of which ``python -m scripts.docs`` makes the page.
"""

import json
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any

from scripts.lowest import ADAPTERS, pins

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENTS = ROOT / "build" / "adapters"
OBSERVED = ROOT / "docs" / "frameworks.json"
TESTS = ("hypothesis", "pytest", "pytest-timeout", "pytest-xdist")


def make_environment(name: str, requirements: list[str], level: str) -> Path:
    """Return the interpreter of a new or earlier environment with these requirements."""
    folder = ENVIRONMENTS / f"{name}-{level}"
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    needs = pins(requirements) if level == "lowest" else requirements
    subprocess.run([python, "-m", "pip", "install", "-q", "-U", *needs, *TESTS, "-e", ROOT], check=True)  # noqa: S603
    return python


def test_adapter(python: Path, name: str) -> int:
    """Run the tests of one adapter; return the exit code."""
    command = [python, "-m", "pytest", "-q", "-n", "2", f"tests/adapters/test_{name}.py"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603


def observe(python: Path, name: str) -> dict[str, Any]:
    """Return versions and marks of the probes, without and with Callwright."""
    command = [python, "-W", "ignore", "tests/adapters/observe.py", name]
    ran = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603
    seen: dict[str, Any] = json.loads(ran.stdout)
    return seen


def main(chosen: list[str]) -> int:
    """Run the command; the number of failed runs."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    failed: list[str] = []
    for name in chosen or sorted(one.replace("-", "_") for one in ADAPTERS):
        for level in ("lowest", "newest"):
            print(f"== {name}, {level}", flush=True)  # noqa: T201
            if not check_version(name, extras[name.replace("_", "-")], level):
                failed.append(f"{name}, {level}")
    print("\n".join(f"failed: {one}" for one in failed) or "every adapter holds")  # noqa: T201
    return len(failed)


def check_version(name: str, requirements: list[str], level: str) -> bool:
    """Test an adapter on one version; of the newest one write down what was observed. Return whether all of it held."""
    try:
        python = make_environment(name, requirements, level)
        has_passed = test_adapter(python, name) == 0
        if level == "newest":
            write_observation(name, observe(python, name))
    except subprocess.CalledProcessError as fault:
        print(fault)  # noqa: T201 - the other adapters are tested all the same
        return False
    return has_passed


def write_observation(name: str, seen: dict[str, Any]) -> None:
    """Write what was observed of one adapter beside what is known of the others."""
    observed = json.loads(OBSERVED.read_text(encoding="utf-8")) if OBSERVED.exists() else {}
    observed[name] = seen
    OBSERVED.write_text(json.dumps(observed, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
