"""The example of each framework runs offline wherever its framework is installed."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "frameworks"
PROGRAMS = {
    "anthropic.lib.tools": "anthropic_runner.py",
    "fastmcp": "fastmcp_server.py",
    "google.adk": "google_adk_agent.py",
    "langchain.agents": "langchain_agent.py",
    "llama_index.core": "llama_index_agent.py",
    "agents.testing": "openai_agent.py",
    "mcp.server": "mcp_server.py",
    "openai.lib.responses_tool_runner": "openai_runner.py",
    "pydantic_ai": "pydantic_ai_agent.py",
    "smolagents": "smolagents_agent.py",
}


@pytest.mark.costly
@pytest.mark.parametrize("module", PROGRAMS)
@pytest.mark.filterwarnings("default")
def test_a_misspelt_argument_is_repaired_a_second_payment_replayed_and_a_bad_call_refused(
    module: str,
) -> None:
    pytest.importorskip(module, reason="runs in the environment of `make test-adapters`")
    command = [sys.executable, "-W", "ignore", str(EXAMPLES / PROGRAMS[module])]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=90)
    first, second, third = ran.stdout.splitlines()
    assert "12.5" in first
    assert "Nothing was done now" in second
    assert "missing_required_field" in third


def test_every_example_of_a_framework_is_run() -> None:
    assert {one.name for one in EXAMPLES.glob("*.py")} == set(PROGRAMS.values())
