#!/bin/sh
# Runs the suite on the lowest versions that pyproject.toml allows. Arguments: the interpreter, the folder to make.
# The fuzzer of the HTTP API stays out: it needs newer ones. The core is tested once more
# without the extra whose models need a newer pydantic than the core does.
set -eu
python=$1
venv=$2

rm -rf "$venv"
"$python" -m venv "$venv"
"$venv/bin/python" -m pip install -q --upgrade 'pip>=25.1' >&2
"$python" scripts/lowest.py > "$venv/lowest.txt"
"$venv/bin/python" -m pip install -q -r "$venv/lowest.txt" >&2
"$venv/bin/python" -m pip install -q --no-deps -e . -r scripts/checker.txt >&2
grep -- '==' "$venv/lowest.txt" >&2
"$venv/bin/python" -m pytest -n 2 -m "not slow" --ignore tests/gateway/api/test_fuzzed.py
"$python" scripts/lowest.py --core > "$venv/core.txt"
"$venv/bin/python" -m pip uninstall -q -y pydantic-ai-slim pydantic-graph >&2
"$venv/bin/python" -m pip install -q -r "$venv/core.txt" >&2
exec "$venv/bin/python" -m pytest -n 2 -m "not slow" tests/core tests/app tests/tools
