#!/bin/sh
# Builds what a release consists of into dist/: the wheel, a lock with hashes of everything it needs (PEP 751), a list of
# its parts with versions and licences (CycloneDX), and checksums of the three.
# Arguments: Python, folder of the environment that is made anew, extras.
set -eu
python=$1 venv=$2 extras=$3
rm -rf dist "$venv"
"$python" -m pip wheel --no-deps -q -w dist .
wheel=$(ls dist/callwright-*.whl)
"$python" -m pip lock -q -o dist/pylock.toml "$wheel[$extras]"
"$python" -m venv "$venv"
"$venv/bin/python" -m pip install -q "$wheel[$extras]"
"$venv/bin/python" -m pip uninstall -q -y setuptools
"$python" -m pip install -q --no-warn-conflicts --group release
"$python" -m cyclonedx_py environment "$venv/bin/python" --pyproject pyproject.toml --of JSON -o dist/callwright.cdx.json
rm -rf "$venv"
(cd dist && sha256sum -- * > SHA256SUMS)
ls -l dist
