# Everything goes into .venv; the files .venv/.* record what has been done, so that a second run is quick.
PYTHON ?= python3
# Unset: compile the engine when a C compiler is present. 0: never.
export MASZYNA_COMPILE ?=

# Versions come from constraints.txt; newer pips read the second name for what a build needs.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet
PYTEST := $(BIN)/python -m pytest --numprocesses=auto --maxprocesses=4
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*') pyproject.toml setup.py

.PHONY: install play test check docs bench clean

install: .venv/.installed

play: .venv/.installed
	@$(BIN)/maszyna play

check: .venv/.tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python -m pytest --quiet tests/test_rooms.py

test: check .venv/.installed
	MASZYNA_TEST_BUILD=interpreted PYTHONPATH=src $(PYTEST)
	@if $(BIN)/maszyna --version | grep --quiet '(compiled)'; then \
		echo 'MASZYNA_TEST_BUILD=compiled $(PYTEST)'; MASZYNA_TEST_BUILD=compiled $(PYTEST); \
	else \
		echo 'SKIPPED: the tests of the compiled build, because there is none (no C compiler, or MASZYNA_COMPILE=0).'; \
	fi

# docs/automa.md and its pictures, from the criteria themselves.
docs: .venv/.created
	PYTHONPATH=src $(BIN)/python -m maszyna.pictures.handbook docs

bench: .venv/.bench
	@$(BIN)/maszyna bench

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -exec rm -rf {} +

.venv/.created:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Maszyna needs Python 3.11 or later; try: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	@touch $@

# What the build itself needs stands in .venv too, instead of in a fresh environment for every build.
.venv/.builders: pyproject.toml constraints.txt | .venv/.created
	$(PIP) install setuptools mypy
	@touch $@

.venv/.installed: $(SOURCES) constraints.txt .venv/.inputs | .venv/.builders
	$(PIP) install --no-build-isolation .
	@$(BIN)/maszyna --version
	@touch $@

# The package is installed by then, so these only add what the extras name.
.venv/.tools: pyproject.toml constraints.txt | .venv/.installed
	$(PIP) install 'maszyna[check,test]'
	@touch $@

.venv/.bench: pyproject.toml constraints.txt .venv/.installed
	$(PIP) install 'maszyna[bench]'
	@touch $@

# Changes only when MASZYNA_COMPILE or the list of files does (a deleted file leaves no newer one behind).
.venv/.inputs: always | .venv/.created
	@echo '$(MASZYNA_COMPILE) $(sort $(SOURCES))' | cmp --silent - $@ || echo '$(MASZYNA_COMPILE) $(sort $(SOURCES))' > $@

.PHONY: always
always:
