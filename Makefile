# The commands of Taktbrett. Each works on a fresh machine with git, make, Python 3.11+ (with venv) and Node 20+.
#
#   make play     everything to look at it: tools, site, a local server
#   make test     all tests: CPython, Pyodide, JavaScript, end to end in Chromium
#   make site     dist/site, the static site (relative paths only)
#   make single   dist/taktbrett.html, everything in one file
#   make bench    start times, sizes, playouts; JSON and a table
#   make lint     style and types of Python and JavaScript

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
ARGS   ?=
PORT   ?= 8000

SITE_INPUTS := $(shell find py web assets tools -type f -not -path '*/__pycache__/*' -not -path 'web/build/*' 2>/dev/null) \
	$(wildcard index.html manifest.webmanifest pyscript.toml package.json package-lock.json)

.PHONY: play test site single bench lint setup need chromium test-unit test-pyodide test-js test-e2e \
	lint-py lint-types lint-js lint-tree format lock clean

play: site
	@$(PY) tools/serve.py dist/site --port $(PORT)

# --- tools -----------------------------------------------------------------------------------------------

setup: $(VENV)/.stamp node_modules/.stamp

need:
	@PYTHON="$(PYTHON)" sh tools/need.sh

$(VENV)/.stamp: requirements-dev.txt | need
	@echo "== Python tools into $(VENV)"
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

node_modules/.stamp: package.json package-lock.json .npmrc | need
	@echo "== JavaScript tools into node_modules"
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

chromium: setup
	@$(PY) tools/find_chromium.py --install

# --- site ------------------------------------------------------------------------------------------------

site: dist/.stamp

dist/.stamp: $(SITE_INPUTS) $(VENV)/.stamp node_modules/.stamp
	@node tools/build.mjs
	@touch $@

single: site
	@ls -l dist/taktbrett.html

# --- tests -----------------------------------------------------------------------------------------------

test: test-unit test-pyodide test-js test-e2e
	@echo "== all tests passed"

test-unit: setup
	@echo "== unit tests in CPython"
	@$(PY) -m pytest tests/unit -n auto -q $(ARGS)

test-pyodide: setup
	@echo "== the same unit tests inside Pyodide"
	@$(PY) tools/fetch_wheels.py
	@node tools/pytest_in_pyodide.mjs tests/unit -q $(ARGS)

test-js: setup web/build/facts.js
	@echo "== unit tests in JavaScript"
	@node tools/test_js.mjs $(ARGS)

test-e2e: site chromium
	@echo "== end to end in Chromium"
	@$(PY) -m pytest tests/e2e -q $(ARGS)

web/build/facts.js: $(shell find py -name '*.py' 2>/dev/null) tools/export_facts.py | setup
	@$(PY) tools/export_facts.py

bench: site chromium
	@$(PY) tests/bench/run.py $(ARGS)

# --- style -----------------------------------------------------------------------------------------------

lint: lint-tree lint-py lint-types lint-js
	@echo "== lint passed"

lint-tree: | need
	@echo "== tracked files"
	@$(PYTHON) tools/check_tree.py

lint-py: setup
	@echo "== ruff"
	@$(VENV)/bin/ruff check py tests tools
	@$(VENV)/bin/ruff format --check py tests tools

lint-types: setup
	@echo "== pyright"
	@node_modules/.bin/pyright

lint-js: setup web/build/facts.js
	@echo "== tsc, eslint"
	@node_modules/.bin/tsc --noEmit -p tsconfig.json
	@node_modules/.bin/eslint web tools tests/unit/js

format: setup
	@$(VENV)/bin/ruff check --fix-only -q py tests tools
	@$(VENV)/bin/ruff format -q py tests tools

# Writes exact versions and hashes anew; needs pip-tools in the venv (`.venv/bin/pip install pip-tools`).
lock:
	@$(VENV)/bin/pip-compile -q --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
		--no-header --strip-extras -o requirements-dev.txt requirements-dev.in
	@npm install --package-lock-only

clean:
	@rm -rf dist web/build .cache test-results
