# Everything goes into .venv, where the files .has-* and .installed record what is there, so that a second run is quick.
PYTHON ?= python3
# Unset: compile the engine where a C compiler is present. 0: never. 1: a failure is an error.
export MASZYNA_COMPILE ?=
# Hundreds of tests start a program: whatever the machine says, its modules are parsed once, not each time.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
SET_UP := $(PYTHON) -m tools.set_up
PART := @$(PYTHON) -m tools.timed_part
SOURCE := PYTHONPATH=src:. $(BIN)/python
PRETTIER := npx --yes --package prettier@3.10.1 prettier --log-level warn
ESLINT := npx --yes --package eslint@10.15.0 eslint --max-warnings 0 src/maszyna/web
TSC := npx --yes --package typescript@5.9.3 tsc --project jsconfig.json
CLIENT := 'src/maszyna/web/**/*.js' eslint.config.mjs
PYTEST := $(BIN)/python -m pytest --numprocesses=auto --maxprocesses=4

.PHONY: play install test check format soak shots docs docs-site site types bench clean

play: python
	@$(PYTHON) -m tools.start play

install: python
	@$(SET_UP) build all
	@$(PYTHON) -m tools.install

check: python
	@$(SET_UP) build all tools
	@$(MAKE) --no-print-directory check-python check-client

# The parts say at the end how long each took. Compiling and installing go side by side.
test: python
	$(PART) --begin
	$(PART) 'build tools' $(SET_UP) build
	@$(MAKE) --no-print-directory --jobs=2 compiled prepared
	@$(MAKE) --no-print-directory tested
	$(PART) --report

.PHONY: python compiled prepared tested check-python check-client
python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Maszyna needs Python 3.11 or later; try: make PYTHON=python3.12")'

compiled:
	$(PART) compiling $(PYTHON) -m tools.install

prepared:
	$(PART) libraries $(SET_UP) all tools
	-$(PART) browser $(BIN)/python -m tools.browser  # where none can be had, the browser tests fail with the reason
	$(PART) 'style, types' $(MAKE) --no-print-directory check-python
	$(PART) client $(MAKE) --no-print-directory check-client

check-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/vulture
	$(BIN)/mypy --num-workers auto
	PYTHONPATH=src $(BIN)/python -m pytest --quiet tests/test_rooms.py

check-client:
	@if command -v npx >/dev/null; then \
		set -ex; $(PRETTIER) --check $(CLIENT); $(ESLINT); $(TSC); \
	else \
		echo 'SKIPPED: style and types of the browser client, because there is no node.'; \
	fi

# tests/builds.py says what runs on both builds; all the rest runs on the compiled one, where there is one.
tested:
	@if $(BIN)/maszyna --version | grep --quiet '(compiled)'; then \
		set -ex; \
		MASZYNA_TEST_BUILD=compiled $(PYTHON) -m tools.timed_part 'tests, compiled' $(PYTEST); \
		MASZYNA_TEST_BUILD=interpreted PYTHONPATH=src $(PYTHON) -m tools.timed_part 'tests, interpreted' $(PYTEST) --both-builds; \
	else \
		echo 'SKIPPED: the tests of the compiled build, because there is none (no C compiler, or MASZYNA_COMPILE=0).'; \
		set -ex; MASZYNA_TEST_BUILD=interpreted PYTHONPATH=src $(PYTHON) -m tools.timed_part 'tests' $(PYTEST); \
	fi

# The layout of the source, Python and browser client.
format: python
	@$(SET_UP) tools
	$(BIN)/ruff format
	$(PRETTIER) --write $(CLIENT)

# The full counts of what `make test` plays samples of.
soak: install
	@$(SET_UP) tools
	-$(BIN)/python -m tools.browser
	MASZYNA_SOAK=1 MASZYNA_SOAK_GAMES=100 $(SOURCE) -m pytest -s tests/browser
	$(SOURCE) -m tools.kills --games 200

# The pictures of the app in README and docs, taken in a real browser.
shots: install
	@$(SET_UP) tools
	-$(BIN)/python -m tools.browser
	$(SOURCE) -m tools.shots docs/app

# docs/automa.md and its pictures from the criteria themselves, the house from the imports, the walks.
docs: python
	@$(SET_UP) all
	$(SOURCE) -m maszyna.pictures.handbook docs
	$(SOURCE) -m tools.house docs/house.svg
	$(SOURCE) -m tools.walks docs/walks.svg
	$(SOURCE) -m tools.environments_page docs/environments.md
	$(SOURCE) -m tools.benchmark_page docs/benchmark.md

# The docs as a searchable site in build/docs-site, with a reference made from the docstrings.
docs-site: python
	@$(SET_UP) all docs
	$(SOURCE) -m tools.docs_site build/docs-site

# The app as static files in site/, for any web host. PYODIDE: a folder with Python for the page, such as
# node_modules/pyodide; without it a pinned package is downloaded.
PYODIDE ?=
site: python
	@$(SET_UP) build play
	$(SOURCE) -m tools.make_site site $(if $(PYODIDE),--pyodide $(PYODIDE))

# The types of the browser client, from the OpenAPI document.
types: python
	@$(SET_UP) play
	$(SOURCE) -m tools.client_types types/api.d.ts

bench: install
	@$(SET_UP) bench bench-gym
	@$(BIN)/maszyna bench --all

clean:
	rm -rf .venv build dist site src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +
