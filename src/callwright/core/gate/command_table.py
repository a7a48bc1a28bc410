"""The programs of a shell that the gate knows: which only look or check, which work on local files, and with which subcommands they only look. Pure.

What goes further (``git push``, ``rm``) is a row of ``act_table.py``. A program that is in no table is not known: a command with it is weighed as its tool is
declared. To add one, put it where the worst belongs that it does without a subcommand and flags of the tables below: a program that may write files
works, though it mostly prints. ``FIXING_FLAGS`` make a program that looks or checks one that works.
"""

_LOOKING = {
    "file systems": "ls tree stat file du df pwd cd pushd popd basename dirname realpath readlink test",
    "what is in files": "cat head tail less more wc nl xxd hexdump strings md5sum sha256sum diff cmp",
    "searches": "grep egrep fgrep rg ag find fd which type",
    "texts": "sort uniq cut tr column jq yq awk echo printf",
    "the machine": "date whoami id uname printenv ps top free uptime lsof man hostname nproc journalctl dmesg sleep true",
    "the network": "netstat ss dig nslookup ping traceroute",
}
_CHECKING = {
    "Python": "pytest tox nox unittest mypy pyright pylint flake8 ruff bandit py_compile compileall",
    "JavaScript": "jest vitest mocha ava karma cypress playwright tsc vue-tsc eslint stylelint biome oxlint",
    "other languages": "rspec rubocop phpunit pest ctest golangci-lint staticcheck checkstyle spotbugs semgrep",
    "configuration and texts": "shellcheck hadolint yamllint markdownlint actionlint",
}
_WORKING = {
    "files": "mkdir touch cp mv sed tee chmod ln tar unzip zip gunzip",
    "interpreters": "python python3 node deno ruby php java jupyter",
    "packages": "npm npx yarn pnpm bun pip pip3 uv poetry pipenv bundle gem composer",
    "builds": (
        "go cargo make just task rake mvn mvnw gradle gradlew dotnet docker cmake ninja gcc g++ clang"
        " javac rustc protoc swift mix sbt"
    ),
    "formats": "black isort prettier gofmt rustfmt",
    "others": "git alembic",
}
_LOOKING_SUBCOMMANDS = {
    "git": (
        "status, log, diff, show, blame, describe, rev-parse, ls-files, ls-tree, grep, shortlog, reflog, fetch,"
        " cat-file, count-objects, merge-base, stash list, stash show, remote -v, tag -l, config --get, config -l"
    ),
    "gh": (
        "pr view, pr list, pr diff, pr checks, pr status, run view, run list, run watch, issue view, issue list,"
        " repo view"
    ),
    "go": "build, test, vet, list, version, doc, env",
    "cargo": "build, test, check, clippy, doc, bench, tree",
    "mvn": "test, compile, verify, package",
    "mvnw": "test, compile, verify, package",
    "gradle": "test, build, check, assemble",
    "gradlew": "test, build, check, assemble",
    "dotnet": "build, test, list",
    "docker": "ps, images, logs, inspect, build, version, stats, top",
    "kubectl": (
        "get, describe, logs, top, explain, diff, version, rollout status, rollout history, cluster-info"
    ),
    "helm": "list, ls, status, template, lint, get, history, show",
    "terraform": "plan, validate, show, output",
    "tofu": "plan, validate",
    "pip": "list, show, freeze, check",
    "pip3": "list, show",
    "npm": "ls, list, outdated, view, info, audit",
    "yarn": "list, why",
    "pnpm": "list, why",
    "composer": "show, validate",
    "poetry": "show, check",
    "systemctl": "status, is-active, list-units",
    "bash": "-n",
    "php": "-l",
    "node": "--check",
    "swift": "build, test",
    "mix": "test, compile",
    "sbt": "test, compile",
    "rails": "test",
    "flutter": "test, analyze",
    "dart": "analyze, test",
    "vite": "build",
    "next": "build",
}


def _join(table: dict[str, str]) -> frozenset[str]:
    return frozenset(word for line in table.values() for word in line.split())


LOOKING = _join(_LOOKING)
CHECKING = _join(_CHECKING)
WORKING = _join(_WORKING)
"""Programs that work on files here; what of theirs goes further is an act."""

LOOKING_SUBCOMMANDS = frozenset(
    ["logs", "config"]  # of docker compose
    + [f"{program} {one}" for program, line in _LOOKING_SUBCOMMANDS.items() for one in line.split(", ")]
)

WRAPPERS = tuple(
    (
        "npm exec, python -m, python3 -m, poetry run, uv run, pipenv run, bundle exec, docker compose, npx, pnpx, bunx,"
        " time, timeout, nice, env, sudo, command, xargs, pnpm exec, yarn exec, coverage run -m"
    ).split(", ")
)
"""What another command is run by, in the order in which they are tried."""

SCRIPT_RUNNERS = frozenset("npm yarn pnpm bun make just task rake nx turbo".split())
DATABASE_CLIENTS = frozenset("psql mysql mariadb sqlite3 duckdb clickhouse-client sqlcmd".split())
FORMATTERS = frozenset("black isort prettier rustfmt gofmt".split())

CHECKING_FLAGS = frozenset("--check --check-only --list-different -l -c --diff".split())
"""Flags with which a formatter changes nothing."""

FIXING_FLAGS = frozenset(
    "--fix --write -w -i --in-place --fix-only --unsafe-fixes -o --output -u --update-snapshot --updateSnapshot".split()
)
"""Flags with which a program that looks or checks changes files."""

HELP_FLAGS = frozenset("--help -h --version -V help version".split())
LISTING_FLAGS = frozenset("-a -v -vv -r --list --show-current --all".split())
"""Flags with which ``git branch`` only lists."""

VALUE_FLAGS = frozenset(
    "-C -n --namespace --prefix --context --directory --filter -w --workspace --cwd".split()
)
"""Flags before a subcommand that take a value of their own."""
