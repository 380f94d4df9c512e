# Needs make and Python 3.11 or newer; everything else is fetched into .venv.
# With a C compiler the engine is compiled, without one it runs as plain Python.

ifndef PYTHON
# Newer ones last: the packages we use have no wheels for them yet.
PYTHON := $(shell for newest in 14 99; do \
	for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c "import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, $$newest))" 2>/dev/null \
	&& echo $$name && exit; done; done)
endif
export PYTHON
# Kept byte code: tests and commands start many processes, which would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BENCH_VENV := .venv-bench
PEERS_VENV := .venv-peers
RECIPES_VENV := .venv-recipes
LOCK_VENV := .venv-lock
DOCS_VENV := .venv-docs
DIST_VENV := .venv-dist
BIN := $(VENV)/bin
GAME ?= hidden-leaders
BOTS ?= normal
WORKERS ?= 4
RUNS ?= 10
QUICK := tests/rules tests/core tests/data tests/conformance
# A failed test of browsers, servers or processes is run once more; what then passes is listed with
# its traceback (docs/testing.md). RETRIES=0 turns it off. Tests in these folders are never run again.
RETRIES ?= 1
NEVER_AGAIN := $(QUICK) tests/secrecy tests/records tests/analysis tests/table tests/research \
	tests/learning tests/local
RETRY = --reruns $(RETRIES) --rerun-show-tracebacks -raR \
	$(addprefix --rerun-exclude-path=,$(NEVER_AGAIN))
SOURCES := src tests tools benchmarks setup.py web/npm.py
NPM = $(BIN)/python web/npm.py
PIP = $(BIN)/python -m pip --disable-pip-version-check install --quiet
FIND_PYTHON = test -n "$(PYTHON)" || \
	{ echo "Python 3.11 or newer is needed (PYTHON=... names one)"; exit 1; }
# Lists of packages in pyproject.toml: $(call REQUIRED,how to get there)
REQUIRED = $(BIN)/python -c "import tomllib; \
	file = tomllib.load(open('pyproject.toml', 'rb')); print(*$(1))"

# What machine code is made from; a newer file here means a new build.
ENGINE := setup.py $(shell find src/hiddenhand/core src/hiddenhand/games src/hiddenhand/table \
	src/hiddenhand/bots src/hiddenhand/research/inside -name '*.py' -o -name 'compiled.txt')

# What is packed into the site, whose rooms are the server's own (web/build/engine_sources.py).
PACKED := $(shell find src/hiddenhand \( -name __pycache__ -o -name cli -o -name docs -o -name http \
	-o -name lab -o -name learning -o -name nodes -o -name offline -o -name operations \
	-o -name research -o -name static -o -name storage -o -name testing \) -prune \
	-o \( -name '*.py' -o -name '*.yaml' -o -name '*.record' -o -name '*.md' -o -name '*.json' \) \
	-not -name built.json -print)

# What the web app is made from: its own sources and the sentences. What is left among them is no
# source: byte code of a server that imports the texts, the engine's files, the list of keys.
WEB := $(wildcard web/*.* web/build/*.* src/hiddenhand/games/*/text/*/*.ftl) \
	$(shell find web/src web/public src/hiddenhand/text \
	\( -name __pycache__ -o -path web/src/generated/engine -o -name keys.d.ts \) -prune -o -type f -print)
STATIC := src/hiddenhand/server/static/build.json
# When its sources passed their own checks. Folders are named, too: a file that is gone changes them.
PAGE_CHECKED := web/node_modules/.checked
CHECKED := $(WEB) $(wildcard web/.[a-z]*) $(shell find web/src web/tests web/build \
	\( -name __pycache__ -o -path web/src/generated -o -name node_modules \) -prune -o -print)
# The same app without a server, with the engine inside.
SITE := src/hiddenhand/server/offline/build.json

.DEFAULT_GOAL := help
.PHONY: help play terminal build web site site-serve check ready audit test test-quick test-long test-stress test-recipes bench bench-web bench-server bench-load bench-play bench-peers generated docs sdist dist smoke lock clean

help:  ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play:  ## open the tables in the browser: rooms, friends, bots (PORT=8421)
	@$(FIND_PYTHON)
	@$(PYTHON) tools/play.py browser serve --open $(if $(PORT),--port $(PORT))

terminal:  ## play in the terminal against bots (GAME=hidden-leaders BOTS=normal)
	@$(FIND_PYTHON)
	@$(PYTHON) tools/play.py terminal play $(GAME) --bots $(BOTS)

build: $(VENV)/installed $(VENV)/built  ## set up .venv and build the engine

web: $(STATIC) $(SITE)  ## build the web app, again after a change in its sources

site: $(SITE)  ## build the site that needs no server, for any static host, in build/site
	@rm -rf build/site && mkdir -p build && cp -r $(dir $(SITE)) build/site
	@echo "build/site is ready; make site-serve shows it"

site-serve: site  ## look at that site: http://localhost:8422 (PORT=8422)
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site $(or $(PORT),8422)

check: $(VENV)/installed $(PAGE_CHECKED)  ## lint, formatting, types and the direction of imports
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy --cache-dir .mypy_cache/check
	$(BIN)/lint-imports --no-logo

audit: $(VENV)/installed web/node_modules/.installed  ## known vulnerabilities of what we use, secrets in the repository
	$(BIN)/python -m tools.audit

test-quick: build  ## rules, core, data and conformance of the games, in a minute or so
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(QUICK)

test: ready  ## all checks and tests, in some minutes
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(RETRY)

test-long: ready audit  ## the same with the long tests
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(RETRY) -m "long or not long"

test-stress: ready  ## browser and server tests again and again on a busy machine (RUNS=10)
	$(BIN)/python -m tools.stress --runs $(RUNS) --workers $(WORKERS)

test-recipes: build $(RECIPES_VENV)/installed  ## what needs PyTorch: training, and examples and checks of other libraries
	$(RECIPES_VENV)/bin/python -m pytest -ra -m "long or not long" tests/learning tests/research/test_outsiders.py tests/research/test_examples.py

bench: build $(BENCH_VENV)/installed bench-web  ## our speed beside OpenSpiel, and in the browser
	$(BENCH_VENV)/bin/python benchmarks/engine.py

bench-server: build  ## 300 tables of four over loopback, with and without thinking bots
	$(BIN)/python -m benchmarks.server

bench-load: build  ## 1,000 tables on PostgreSQL, 300 answers a second, 5,000 who look on; two cores
	$(BIN)/python -m benchmarks.load

bench-web: build web/node_modules/.installed $(STATIC)  ## the web app in a real browser: first load, answers, long tasks
	$(BIN)/python -m benchmarks.browser
	$(BIN)/python -m benchmarks.map_frames

bench-play: build  ## how long make play takes in a fresh copy, to the first page and the first answer
	$(BIN)/python -m benchmarks.first_minute

bench-peers: build $(PEERS_VENV)/installed  ## beside RLCard, PettingZoo, catanatron too
	$(PEERS_VENV)/bin/python -m benchmarks.peers

# The checks look at the sources while the engine is built from them: two things at a time.
ready: $(VENV)/installed web/node_modules/.installed web/node_modules/.playable
	@$(MAKE) --no-print-directory --jobs 2 check $(VENV)/built $(STATIC) $(SITE)

docs: $(DOCS_VENV)/installed  ## build the documentation site; the server shows it at /docs
	$(DOCS_VENV)/bin/python -m tools.site

sdist: $(STATIC) $(SITE) docs $(DIST_VENV)/installed  ## the source archive, with the built page and documentation inside
	$(DIST_VENV)/bin/python tools/dist.py sdist

dist: sdist  ## the source archive and a compiled wheel for this machine, checked, in dist/
	$(DIST_VENV)/bin/python tools/dist.py wheel check

smoke:  ## install the wheel of dist/ into empty environments and use every extra
	$(BIN)/python tools/smoke.py --compiled dist/*.whl

generated: build  ## write the generated files again
	$(BIN)/python -m tools.generated
	$(BIN)/python -m tools.history_words

lock: $(VENV)/installed $(LOCK_VENV)/installed  ## write the lock of the server's packages and their list (SBOM) again
	$(BIN)/python -m tools.lock $(LOCK_VENV)/bin

clean:  ## remove what make and the tests have made
	rm -rf $(VENV) $(BENCH_VENV) $(PEERS_VENV) $(RECIPES_VENV) $(LOCK_VENV) $(DOCS_VENV) $(DIST_VENV) build dist .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis \
		.import_linter_cache src/*.egg-info src/hiddenhand/built.json \
		web/node_modules src/hiddenhand/server/static src/hiddenhand/server/docs src/hiddenhand/server/offline
	find src tests benchmarks -name '*.so' -delete
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# The environment. Playing needs Node, which builds the page, and the server's packages; what is
# left uncompiled by pip is compiled when it is first used. Everything else is for development.
$(VENV)/made:
	@$(FIND_PYTHON)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/node: pyproject.toml | $(VENV)/made
	@$(PIP) --no-compile $$($(call REQUIRED,file['project']['optional-dependencies']['page'] + \
		[name for name in file['build-system']['requires'] if name.startswith('setuptools')]))
	@touch $@

$(VENV)/playable: pyproject.toml $(VENV)/node
	@HIDDENHAND_PURE=1 $(PIP) --no-compile --no-build-isolation --editable '.[play]'
	@touch $@

$(VENV)/installed: pyproject.toml | $(VENV)/made
	@echo "Setting up $(VENV) for development (once; a minute or two)"
	@$(PIP) $$($(call REQUIRED,file['build-system']['requires']))
	@HIDDENHAND_PURE=1 $(PIP) --no-build-isolation --editable '.[dev]'
	@touch $(VENV)/node $(VENV)/playable $@

# Machine code is moved beside its sources when all of it is built (tools/engine.py).
$(VENV)/built: $(ENGINE) | $(VENV)/playable
	@echo "Building the engine (again after a change in its sources)"
	@$(BIN)/python tools/engine.py

# What the page is built with. Checks and tests of the page need more; who has that keeps it.
web/node_modules/.playable: web/package-lock.json | $(VENV)/node
	@if test -e web/node_modules/.installed; \
		then $(NPM) --silent ci --prefer-offline && touch web/node_modules/.installed; \
		else $(NPM) --silent ci --prefer-offline --omit=dev; fi
	@touch $@

web/node_modules/.installed: web/package-lock.json $(VENV)/installed
	@echo "Fetching what the web app is built and checked with"
	@$(NPM) --silent ci --prefer-offline
	@touch web/node_modules/.playable $@

$(PAGE_CHECKED): $(CHECKED) web/node_modules/.installed
	$(NPM) --silent run lint
	$(NPM) --silent run check
	@touch $@

$(STATIC): $(WEB) web/node_modules/.playable
	@$(NPM) --silent run build -- --logLevel warn
	@touch $@

# The engine inside is packed by a program that imports it, so its packages have to be there.
$(SITE): $(WEB) $(PACKED) web/node_modules/.playable | $(VENV)/playable
	@$(NPM) --silent run site -- --logLevel warn
	@touch $@

$(BENCH_VENV)/installed: pyproject.toml $(VENV)/installed
	@test -x $(BENCH_VENV)/bin/python || $(BIN)/python -m venv $(BENCH_VENV)
	@HIDDENHAND_PURE=1 $(BENCH_VENV)/bin/python -m pip install --quiet --editable '.[bench]'
	@touch $@

$(PEERS_VENV)/installed: pyproject.toml $(VENV)/installed
	@test -x $(PEERS_VENV)/bin/python || $(BIN)/python -m venv $(PEERS_VENV)
	@HIDDENHAND_PURE=1 $(PEERS_VENV)/bin/python -m pip install --quiet --editable '.[peers]'
	@touch $@

$(RECIPES_VENV)/installed: pyproject.toml $(VENV)/installed
	@echo "Setting up $(RECIPES_VENV) with PyTorch and the libraries of the examples (once; some minutes)"
	@test -x $(RECIPES_VENV)/bin/python || $(BIN)/python -m venv $(RECIPES_VENV)
	@HIDDENHAND_PURE=1 $(RECIPES_VENV)/bin/python -m pip install --quiet --editable '.[recipes]'
	@touch $@

$(DOCS_VENV)/installed: pyproject.toml $(VENV)/installed
	@test -x $(DOCS_VENV)/bin/python || $(BIN)/python -m venv $(DOCS_VENV)
	@HIDDENHAND_PURE=1 $(DOCS_VENV)/bin/python -m pip install --quiet --editable '.[docs]'
	@touch $@

$(DIST_VENV)/installed: pyproject.toml $(VENV)/made
	@test -x $(DIST_VENV)/bin/python || $(BIN)/python -m venv $(DIST_VENV)
	@$(DIST_VENV)/bin/python -m pip install --quiet \
		$$($(call REQUIRED,file['project']['optional-dependencies']['dist']))
	@touch $@

$(LOCK_VENV)/installed: pyproject.toml $(VENV)/installed
	@test -x $(LOCK_VENV)/bin/python || $(BIN)/python -m venv $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip install --quiet \
		$$($(call REQUIRED,file['project']['optional-dependencies']['lock']))
	@touch $@
