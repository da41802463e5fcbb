# Everything goes into .venv; the files .venv/.* record what has been done, so that a second run is quick.
PYTHON ?= python3
# Unset: compile the engine when a C compiler is present. 0: never.
export MASZYNA_COMPILE ?=

# Versions come from constraints.txt; newer pips read the second name for what a build needs.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Hundreds of tests start a program: whatever the machine says, its modules are parsed once, not each time.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet
PRETTIER := npx --yes --package prettier@3.10.1 prettier --log-level warn
ESLINT := npx --yes --package eslint@10.15.0 eslint --max-warnings 0 src/maszyna/web
TSC := npx --yes --package typescript@5.9.3 tsc --project jsconfig.json
CLIENT := 'src/maszyna/web/**/*.js' eslint.config.mjs
PYTEST := $(BIN)/python -m pytest --numprocesses=auto --maxprocesses=4 --maxschedchunk=1
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*') pyproject.toml setup.py

.PHONY: install play test check format soak shots docs site bench clean

install: .venv/.installed

play: .venv/.installed
	@$(BIN)/maszyna play

check: .venv/.tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --num-workers auto
	PYTHONPATH=src $(BIN)/python -m pytest --quiet tests/test_rooms.py
	@if command -v npx >/dev/null; then \
		set -ex; $(PRETTIER) --check $(CLIENT); $(ESLINT); $(TSC); \
	else \
		echo 'SKIPPED: style and types of the browser client, because there is no node.'; \
	fi

# The layout of the source, Python and browser client.
format: .venv/.tools
	$(BIN)/ruff format
	$(PRETTIER) --write $(CLIENT)

test: check .venv/.installed .venv/.browser
	MASZYNA_TEST_BUILD=interpreted PYTHONPATH=src $(PYTEST)
	@if $(BIN)/maszyna --version | grep --quiet '(compiled)'; then \
		echo 'MASZYNA_TEST_BUILD=compiled $(PYTEST)'; MASZYNA_TEST_BUILD=compiled $(PYTEST); \
	else \
		echo 'SKIPPED: the tests of the compiled build, because there is none (no C compiler, or MASZYNA_COMPILE=0).'; \
	fi

# The full counts of what `make test` plays samples of.
soak: .venv/.tools .venv/.browser
	MASZYNA_SOAK=1 MASZYNA_SOAK_GAMES=100 PYTHONPATH=src:. $(BIN)/python -m pytest -s tests/browser
	PYTHONPATH=src:. $(BIN)/python -m tools.kills --games 200

# The pictures of the app in README and docs, taken in a real browser.
shots: .venv/.tools .venv/.browser
	PYTHONPATH=src:. $(BIN)/python -m tools.shots docs/app

# docs/automa.md and its pictures from the criteria themselves, the house from the imports.
docs: .venv/.created
	PYTHONPATH=src $(BIN)/python -m maszyna.pictures.handbook docs
	PYTHONPATH=src $(BIN)/python -m tools.house docs/house.svg
	PYTHONPATH=src $(BIN)/python -m tools.environments_page docs/environments.md

# The app as static files in site/, for any web host. PYODIDE: a folder with Python for the page, such as
# node_modules/pyodide; without it a pinned package is downloaded.
PYODIDE ?=
site: .venv/.created
	PYTHONPATH=src $(BIN)/python -m tools.make_site site $(if $(PYODIDE),--pyodide $(PYODIDE))

bench: .venv/.bench
	@$(BIN)/maszyna bench --all

clean:
	rm -rf .venv build dist site src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +

.venv/.created:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Maszyna needs Python 3.11 or later; try: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	@touch $@

# What the build itself needs stands in .venv too, instead of in a fresh environment for every build.
.venv/.builders: pyproject.toml constraints.txt | .venv/.created
	$(PIP) install setuptools mypy babel
	@touch $@

.venv/.installed: $(SOURCES) constraints.txt .venv/.inputs | .venv/.builders
	$(PIP) install --no-build-isolation '.[web,lab,env]'
	@$(BIN)/maszyna --version
	@touch $@

# The package is installed by then, so these only add what the extras name.
# Of these only a part is ever imported: they are parsed when they are.
.venv/.tools: pyproject.toml constraints.txt | .venv/.installed
	$(PIP) install --no-compile 'maszyna[check,test]'
	@touch $@

# A Chromium for the browser tests; where none can be had, they fail with the reason.
.venv/.browser: .venv/.tools
	-$(BIN)/python -m tools.browser
	@touch $@

.venv/.bench: pyproject.toml constraints.txt .venv/.installed
	$(PIP) install 'maszyna[bench]'
	$(PIP) install --no-deps catanatron_gym  # it asks for an older Gymnasium, but works with ours
	@touch $@

# Changes only when MASZYNA_COMPILE or the list of files does (a deleted file leaves no newer one behind).
.venv/.inputs: always | .venv/.created
	@echo '$(MASZYNA_COMPILE) $(sort $(SOURCES))' | cmp --silent - $@ || echo '$(MASZYNA_COMPILE) $(sort $(SOURCES))' > $@

.PHONY: always
always:
