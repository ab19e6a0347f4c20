# Every target works first, alone, in a fresh clone with Python 3.11 or newer and make.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python

# The rooms that say what is legal and who pays: every branch of them is covered.
RULES := cards table bourre bouillotte session record
TREES := $(wildcard src tests bench)

# The certificates this machine trusts, as every other program on it.
export UV_SYSTEM_CERTS ?= 1

# What a file of pinned requirements names, and nothing that is not in it. A machine whose package index is known to pip
# alone is served by pip.
define install
	$(BIN)/uv pip install --quiet --python $(RUN) --require-hashes -r $(1) \
		|| $(RUN) -m pip install --quiet --require-hashes -r $(1)
	@touch $@
endef

.PHONY: help setup play test test-long mutants check bench format requirements clean

help:
	@echo "make play    sets everything up and opens the house in the browser, http://localhost:8000"
	@echo "make test    sets everything up and runs all tests     (ARGS=… for pytest)"
	@echo "make test-long  the tests with very many cases"
	@echo "make mutants  every small change to the rules of the games, and whether a test finds it"
	@echo "make check   style, types, imports, sizes, coverage of the rules"
	@echo "make bench   sets up the peers and says how to measure against them"
	@echo "make setup   the environment only                      (PYTHON=… to choose the interpreter)"

setup: $(VENV)/ready

play: setup
	$(BIN)/brelan serve $(ARGS)

test: $(VENV)/ready-dev
	$(RUN) -m pytest -n 2 --dist loadfile --no-loadscope-reorder -m "not long" $(ARGS)

mutants: $(VENV)/ready-dev
	$(RUN) -m tests.mutation run $(ARGS)
	$(RUN) -m tests.mutation table

test-long: $(VENV)/ready-dev
	$(RUN) -m pytest -n 2 --dist loadfile --no-loadscope-reorder -m long $(ARGS)

check: $(VENV)/ready-dev
	$(BIN)/ruff check $(TREES)
	$(BIN)/ruff format --check $(TREES)
	$(BIN)/mypy --strict $(TREES)
	$(BIN)/lint-imports
	$(RUN) -m coverage run -m pytest -q -m "not long" tests/shape $(wildcard $(RULES:%=tests/%))
	$(RUN) -m coverage report

bench: $(VENV)/ready-bench
	@echo "The peers are installed. Measure one thing at a time, with nothing else running:"
	@echo "    $(RUN) -m bench engine"

format: $(VENV)/ready-dev
	$(BIN)/ruff check --fix $(TREES)
	$(BIN)/ruff format $(TREES)

# Pins everything anew from requirements-setup.in and pyproject.toml. UPGRADE=--upgrade looks for newer releases.
PIN = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make requirements" $(UPGRADE)

requirements: $(VENV)/ready-setup
	$(PIN) requirements-setup.in -o requirements-setup.txt
	$(PIN) pyproject.toml --extra cli --extra web --extra arena -o requirements.txt
	$(PIN) pyproject.toml --extra dev -c requirements.txt -o requirements-dev.txt
	$(PIN) pyproject.toml --extra bench --extra cluster -c requirements-dev.txt -o requirements-bench.txt

clean:
	rm -rf $(VENV) build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache mutants

# The stamps say how far the environment is built; each is renewed when what it was built from has changed.

$(VENV)/ready-setup: requirements-setup.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Brelan needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' \
		|| { echo "This Python cannot make environments; on Debian: apt-get install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-setup.txt
	@touch $@

$(VENV)/ready-play: requirements.txt $(VENV)/ready-setup
	$(call install,requirements.txt)

$(VENV)/ready: pyproject.toml src/brelan/__init__.py $(VENV)/ready-play
	$(BIN)/uv pip install --quiet --python $(RUN) --offline --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/ready-dev: requirements-dev.txt $(VENV)/ready
	$(call install,requirements-dev.txt)

$(VENV)/ready-bench: requirements-bench.txt $(VENV)/ready-dev
	$(call install,requirements-bench.txt)
