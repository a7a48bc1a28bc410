# The two commands of the README are `make run` and `make test`; they need Python 3.11 and make, nothing else.
VENV ?= .venv
PY := $(VENV)/bin/python
PYTHON ?= $(shell command -v python3.11 || command -v python3)
STAMP := $(VENV)/.installed
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start hundreds of processes: without compiled files each of them would compile the whole source again.
export PYTHONDONTWRITEBYTECODE :=

# Run by `check`, beside the others: schemathesis makes its cases while it is collected, before any test of that run begins.
APART := tests/test_house.py tests/gateway/api/test_fuzzed.py
# Plugins of installed packages that no other test uses; pytest asks each of them at every step of every test.
UNUSED := -p no:schemathesis -p no:anyio

.PHONY: run test test-parallel check format test-long test-failed test-costly test-crashes test-search test-gateway get-mariadb get-browser get-conformance test-conformance test-official-server test-clients test-servers test-http-clients test-day test-kills test-providers test-adapters test-simulation test-pauses test-mutations test-restarts test-fleet test-flow-crashes soak test-lowest test-apis bench bench-peers leaderboard battery report docs wheel release clean test-fuzz
.DEFAULT_GOAL := run

$(STAMP): pyproject.toml scripts/bootstrap.sh scripts/checker.txt
	@sh scripts/bootstrap.sh "$(PYTHON)" "$(VENV)"

run: $(STAMP)           ## set up, then run the main job: the seeds' scenarios and the recorded calls
	@$(VENV)/bin/callwright demo

test: $(STAMP)          ## set up, then check and test everything that has to hold before a commit
	@$(MAKE) --no-print-directory -j2 check test-parallel

test-parallel: $(STAMP) ## all tests but those of `check`, beside which they run; six workers, because many tests wait for other processes; asserts are not rewritten (`make test-failed` shows their parts)
	@$(PY) -m pytest $(UNUSED) --forks 6 --assert plain --showlocals -m "not slow and not crash and not costly" $(APART:%=--ignore %)

check: $(STAMP)         ## format, lint, types, house rules, the HTTP API against its own document
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports
	@$(PY) -m pytest -p no:cacheprovider $(APART)  # `make test-failed` reads the record of the other tests

format: $(STAMP)
	@$(VENV)/bin/ruff format .
	@$(VENV)/bin/ruff check --fix .

test-failed: $(STAMP)   ## the tests that failed in the last run, one after the other; fails if there are none, or more than five
	@$(PY) -m scripts.failed_tests

test-costly: $(STAMP)   ## tests that take about half a second of a processor or more; part of CI
	@$(PY) -m pytest $(UNUSED) --forks 4 --assert plain $(APART:%=--ignore %) -m "costly and not slow and not crash"

test-crashes: $(STAMP)  ## processes killed and stopped at more points than `make test` has time for; part of CI
	@$(PY) -m pytest -n 2 --dist worksteal -m "crash and not slow"

test-long: $(STAMP)     ## everything, the long runs too
	@$(PY) -m pytest -n 2 --hypothesis-profile long

test-search: $(STAMP)   ## the property tests with new random examples; a failure prints how to repeat it
	@CALLWRIGHT_SEARCH=1 $(PY) -m pytest -n 2 --dist worksteal -m "not slow"

test-gateway: $(STAMP)  ## the gateway against software that is not ours: conformance suite, npm servers, official client
	@$(PY) -m pip install -q --no-warn-conflicts --group gateway
	@$(PY) -m pytest tests/gateway -m slow

get-mariadb: $(STAMP)   ## fetches a MariaDB server from Debian's packages and unpacks it below build/; installs nothing
	@$(PY) -m scripts.debian_packages mariadb

get-browser: $(STAMP)   ## fetches a headless Chromium from Debian's packages and unpacks it below build/; installs nothing
	@$(PY) -m scripts.debian_packages browser

get-conformance: $(STAMP) ## fetches the conformance suite and Node
	@$(PY) -m pip install -q --no-warn-conflicts --group gateway
	@$(PY) tests/gateway/node.py

test-conformance: get-conformance ## the official conformance suite of MCP alone, at both ends of the gateway
	@$(PY) -m pytest tests/gateway/test_conformance.py -n 2 -m slow -rs

test-official-server: get-conformance ## the same suite on the everything-server of the official Python SDK, directly and behind callwright up; fetches it from GitHub
	@$(PY) -m pytest tests/proving/test_official_conformance.py -m slow

test-clients: $(STAMP)  ## official and framework clients (CLIENTS) through callwright up, each in an environment of its own; redraws the table in docs/gateway-compatibility.md
	@PYTHONPATH=tests $(PY) -m proving $(if $(CLIENTS),--clients $(CLIENTS)); found=$$?; $(MAKE) --no-print-directory docs; exit $$found

test-servers: $(STAMP)  ## official servers (SERVERS) behind callwright up under official clients; needs the registries of npm and Python; redraws the second table in docs/gateway-compatibility.md
	@PYTHONPATH=tests $(PY) -m proving.servers $(if $(SERVERS),--servers $(SERVERS)); found=$$?; $(MAKE) --no-print-directory docs; exit $$found

test-http-clients: $(STAMP) ## curl, httpx, aiohttp and Node before callwright up, directly and through nginx
	@$(PY) -m pytest tests/proving/test_http_clients.py -m slow

test-day: $(STAMP)      ## a day of work, 300 calls over official servers, directly and through callwright up
	@$(PY) -m pytest tests/proving -q -s -m slow

test-kills: $(STAMP)    ## a server that is killed every few seconds under official clients, over HTTP and stdio, for SECONDS (600) in all
	@SECONDS=$$(($(or $(SECONDS),600) / 4)) $(PY) -m pytest tests/proving/test_kills.py -q -s -m slow

test-providers: $(STAMP) ## messages and streams as the official SDKs of model APIs parse them
	@$(PY) -m pip install -q --no-warn-conflicts --group providers
	@$(PY) -m pytest tests/providers -m slow

test-adapters: $(STAMP) ## every agent framework, lowest and newest, in environments of their own; writes docs/frameworks.json
	@$(PY) -m scripts.adapters

test-simulation: $(STAMP) ## a million histories of crashing processes on all cores; a seed that breaks a rule is printed
	@$(PY) -m scripts.simulate --histories $(or $(HISTORIES),1000000)

test-pauses: $(STAMP)     ## workers stopped, killed and continued at random for SECONDS (600), on SQLite or STORE
	@$(PY) -m scripts.pauses --seconds $(or $(SECONDS),600) $(if $(STORE),--store $(STORE))

test-mutations: $(STAMP)  ## small faults in the modules that decide (MODULES): each fails a test or is explained, else exit code 1; nightly
	@$(PY) -m scripts.mutations $(if $(MODULES),--modules $(MODULES))

test-flow-crashes: $(STAMP) ## workers of workflows killed KILLS (1000) times around every record, effect, stop, resume and fork, on SQLite and PostgreSQL or STORE; nightly
	@$(PY) -m scripts.flow_crashes --kills $(or $(KILLS),1000) --seconds $(or $(SECONDS),7200) $(if $(STORE),--store $(STORE))

test-fuzz: $(STAMP)       ## invented bytes for wire, reader, guard and configuration, SECONDS (600) each or TARGET alone; nightly
	@$(PY) -m pip install -q --no-warn-conflicts --group fuzz
	@$(PY) -m scripts.fuzz $(or $(TARGET),all) --seconds $(or $(SECONDS),600)

test-restarts: $(STAMP) ## PostgreSQL restarted and crashed every 5 to 40 seconds under load, for MINUTES (10)
	@MINUTES=$(or $(MINUTES),10) $(PY) -m pytest tests/stores/test_postgres_restarts.py -q -s -m slow

test-fleet: $(STAMP)    ## two gateways behind nginx restarted in turn under official clients, RESTARTS (50) times; nothing may fail
	@RESTARTS=$(or $(RESTARTS),50) $(PY) -m pytest tests/proving/test_fleet.py -q -s -m slow

soak: $(STAMP)          ## CALLS (a million) in one process, a tenth of them through the gateway; memory and files must not grow
	@$(PY) -m scripts.soak --calls $(or $(CALLS),1000000)

test-lowest: $(STAMP)   ## the suite on the lowest versions that pyproject.toml allows
	@sh scripts/test-lowest.sh "$(PYTHON)" .venv-lowest

test-apis: $(STAMP)     ## imports more than fifty public API documents and prints what is offered of each; nightly
	@$(PY) -m scripts.api_documents

bench: $(STAMP)         ## figures as ratios in one run; writes build/bench.json
	@$(PY) -m bench

leaderboard: $(STAMP)    ## parsers of tool calls side by side, each in an environment of its own; writes docs/leaderboard.md
	@$(PY) -m bench.leaderboard

bench-peers: $(STAMP)   ## installs peers in environments of their own and measures them in the same run
	@$(PY) -m bench --peers

battery: $(STAMP)       ## the shipped chaos suite on wrappers and servers of others, each in an environment of its own
	@$(PY) -m scripts.battery

report: $(STAMP)        ## every store under every fault for SECONDS (10) each, judged by the tool's own record; writes docs/reliability.md
	@$(PY) -m scripts.reliability_report --seconds $(or $(SECONDS),10) --peers --write

docs: $(STAMP)          ## write the generated pages of docs/
	@$(PY) -m scripts.docs

release: $(STAMP)        ## wheel, lock with hashes, list of parts (CycloneDX) and checksums for EXTRAS, in dist/
	@sh scripts/release.sh "$(PY)" .venv-release "$(or $(EXTRAS),gateway,http,postgres)"

wheel: $(STAMP)
	@$(PY) -m pip wheel --no-deps -q -w dist .

clean:
	rm -rf .venv .venv-lowest .venv-release build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
