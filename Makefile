# Needs make and Python 3.11 or newer; everything else is fetched into .venv.
# With a C compiler the engine is compiled, without one it runs as plain Python.

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,\
	$(shell $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
VENV := .venv
BENCH_VENV := .venv-bench
PEERS_VENV := .venv-peers
BIN := $(VENV)/bin
GAME ?= hidden-leaders
BOTS ?= normal
WORKERS ?= 2
SOURCES := src tests tools benchmarks setup.py web/npm.py
NPM = $(BIN)/python web/npm.py

# What machine code is made from; a newer file here means a new build.
ENGINE := setup.py $(shell find src/hiddenhand/core src/hiddenhand/games src/hiddenhand/table \
	src/hiddenhand/bots src/hiddenhand/research/inside -name '*.py')

# What the web app is made from: its own sources and the sentences.
WEB := $(wildcard web/*.* web/build/*) $(shell find web/src web/public src/hiddenhand/text -type f)
STATIC := src/hiddenhand/server/static/build.json

.DEFAULT_GOAL := help
.PHONY: help play terminal build web check ready audit test test-long bench bench-web bench-server bench-load bench-peers generated clean

help:  ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: build web  ## open the tables in the browser: rooms, friends, bots (PORT=8421)
	@$(BIN)/hiddenhand serve --open $(if $(PORT),--port $(PORT))

terminal: build  ## play in the terminal against bots (GAME=hidden-leaders BOTS=normal)
	@$(BIN)/hiddenhand play $(GAME) --bots $(BOTS)

build: $(VENV)/built  ## set up .venv and build the engine

web: $(STATIC)  ## build the web app, again after a change in its sources

check: $(VENV)/installed web/node_modules/.installed  ## lint, formatting, types and the direction of imports
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy --cache-dir .mypy_cache/check
	$(BIN)/lint-imports --no-logo
	$(NPM) --silent run lint
	$(NPM) --silent run check

audit: $(VENV)/installed web/node_modules/.installed  ## known vulnerabilities of what we use, secrets in the repository
	$(BIN)/python -m tools.audit

test: ready  ## all checks and tests, in some minutes
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-long: ready audit  ## the same with the long tests
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "long or not long"

bench: $(VENV)/built $(BENCH_VENV)/installed bench-web  ## our speed beside OpenSpiel, and in the browser
	$(BENCH_VENV)/bin/python benchmarks/engine.py

bench-server: $(VENV)/built  ## 300 tables of four over loopback, with and without thinking bots
	$(BIN)/python -m benchmarks.server

bench-load: $(VENV)/built  ## 1,000 tables on PostgreSQL, 300 answers a second, 5,000 who look on; two cores
	$(BIN)/python -m benchmarks.load

bench-web: $(VENV)/built $(STATIC)  ## the web app in a real browser: first load, answers, long tasks
	$(BIN)/python -m benchmarks.browser
	$(BIN)/python -m benchmarks.map_frames

bench-peers: $(VENV)/built $(PEERS_VENV)/installed  ## beside RLCard, PettingZoo, catanatron too
	$(PEERS_VENV)/bin/python -m benchmarks.peers

# The checks look at the sources while the engine is built from them: two things at a time.
ready:
	@$(MAKE) --no-print-directory --jobs 2 check $(VENV)/built $(STATIC)

generated: $(VENV)/built  ## write the generated files anew
	$(BIN)/python -m tools.generated

clean:  ## remove what make and the tests have made
	rm -rf $(VENV) $(BENCH_VENV) $(PEERS_VENV) build dist .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis \
		.import_linter_cache src/*.egg-info src/hiddenhand/built.json \
		web/node_modules src/hiddenhand/server/static
	find src tests benchmarks -name '*.so' -delete
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# The environment: what the build needs, then the package itself, editable.
$(VENV)/installed: pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed (PYTHON=... names one)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) (once; a minute or two)"
	@$(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb')) \
		['build-system']['requires'], sep='\n')" > $(VENV)/build-requires.txt
	@$(BIN)/python -m pip install --quiet --requirement $(VENV)/build-requires.txt
	@HIDDENHAND_PURE=1 $(BIN)/python -m pip install --quiet --no-build-isolation --editable '.[dev]'
	@touch $@

# The machine code lies beside its sources. Old files go first: none may outlive its source.
$(VENV)/built: $(VENV)/installed $(ENGINE)
	@echo "Building the engine (again after a change in its sources)"
	@find src -name '*.so' -delete; rm -f src/hiddenhand/built.json
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

web/node_modules/.installed: web/package-lock.json $(VENV)/installed
	@echo "Fetching what the web app is built with"
	@$(NPM) --silent ci
	@touch $@

$(STATIC): $(WEB) web/node_modules/.installed
	@$(NPM) --silent run build -- --logLevel warn
	@touch $@

$(BENCH_VENV)/installed: pyproject.toml $(VENV)/installed
	@test -x $(BENCH_VENV)/bin/python || $(BIN)/python -m venv $(BENCH_VENV)
	@HIDDENHAND_PURE=1 $(BENCH_VENV)/bin/python -m pip install --quiet --editable '.[bench]'
	@touch $@

$(PEERS_VENV)/installed: pyproject.toml $(VENV)/installed
	@test -x $(PEERS_VENV)/bin/python || $(BIN)/python -m venv $(PEERS_VENV)
	@HIDDENHAND_PURE=1 $(PEERS_VENV)/bin/python -m pip install --quiet --editable '.[peers]'
	@touch $@
