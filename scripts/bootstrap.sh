#!/bin/sh
# Makes the virtual environment that every target uses. Arguments: the interpreter, the folder.
set -eu
python=$1
venv=$2

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
  echo "error: Callwright needs Python 3.11 or newer; found: $("$python" --version 2>&1 || echo none)" >&2
  echo "hint: make PYTHON=/path/to/python3.11 $*" >&2
  exit 1
fi
if [ ! -x "$venv/bin/pip" ]; then
  if ! "$python" -m venv "$venv" 2>/dev/null; then
    echo "error: $python cannot make a virtual environment." >&2
    echo "hint: apt-get install python3-venv, or make PYTHON=/path/to/another/python3" >&2
    rm -rf "$venv"
    exit 1
  fi
fi
echo "Setting up $venv (once) ..." >&2
"$venv/bin/python" -m pip install -q --upgrade 'pip>=25.1' >&2
"$venv/bin/python" -m pip install -q -e . --group dev >&2
"$venv/bin/python" -m pip install -q --no-deps -r scripts/checker.txt >&2
touch "$venv/.installed"
