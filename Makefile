# Needs python3 (3.11 or newer, with venv) and make. The first call installs everything else into .venv.
#
#   make play            start the game; make play ARGS="play first-light --seed 7"
#   make test            lint, types, import contracts, rule coverage and all tests
#   make bench           measure the figures of docs/performance.md on this machine and list those that became slower;
#                        make figures writes them into that page
#   make soak            long tests: 2,000 whole games of every title, scenario and option, each checked against every law and from
#                        every checkpoint; 200 generated battles of each task, won and lost often enough; 200 kills of a game that
#                        writes, 100 in its window, and one at every step of every writer; every writer on a disk that fails at
#                        each step; 5,000 corrupted files for each loader; every question and scene at every size of window, scale
#                        and language; with the extra paint, a generated board of each kind of country painted in the background,
#                        twice to the same bytes; and all cases of which make test runs a sample
#   make gym-check       the checkers of Gymnasium and PettingZoo over the environments (installs numpy, which the game does not need)
#   make cluster-check   runs in Parquet files, and on a cluster of two workers of which one is killed half-way
#   make plane-check     compare the geometry of the plane with shapely (installs numpy)
#   make picture         draw the README's pictures
#   make second-python   smoke test on the newest other Python that is installed: import every module, play random games of each title
#   make pythons         make test on the oldest and the newest Python that are installed; TESTS="tests/engine …" selects tests
#   make docs            build the manual as a site in build/site, with pictures made by the game
#   make app             build dist/combat, a folder that needs no Python
#   make app-check       build it, run its calls and play it by mouse in a real window
#   make wheel           build a reproducible wheel in dist, with its bill of materials (CycloneDX)
#   make wheel-check     build the wheel again to the same bytes, install it in an empty environment and play
#   make audit           check the dependencies for known vulnerabilities (queries the package index)

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
JOBS ?= 3
TESTS ?=
TYPES_OF ?= 3.11
SOAK ?= 2000
# always write bytecode: the tests start the program hundreds of times
export PYTHONDONTWRITEBYTECODE :=
# date of the files in a wheel: the day of the release, 2026-11-29
MADE ?= 1795910400

LIST_REQUIREMENTS = import sys, tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*project["dependencies"], *(need for extra in sys.argv[1:] for need in project["optional-dependencies"][extra]), sep="\n")
LIST_EXTRA = import sys, tomllib; extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; \
	print(*(need for extra in sys.argv[1:] for need in extras[extra]), sep="\n")
CHECK_PYTHON = import sys; sys.exit("COMBAT! needs Python 3.11 or newer, this is %s: make PYTHON=/path/to/python3.11" % sys.version.split()[0] \
	if sys.version_info < (3, 11) else 0)

.PHONY: play test lint lint-types lint-style lint-imports lint-rules lint-collect bench figures soak gym-check cluster-check plane-check second-python pythons picture docs app app-check wheel wheel-check audit clean
.DELETE_ON_ERROR:

play: $(VENV)/.play
	@$(BIN)/python -m combat $(ARGS)

# In folder order: otherwise long files with few tests run last, while the other worker waits. Without assertion rewriting, which
# costs half a minute; failed tests run again with it for their messages.
test: lint
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder -q --assert=plain $(TESTS) || { \
		$(BIN)/python -m pytest -q --last-failed --last-failed-no-failures none --maxfail 20 $(TESTS); exit 1; }

lint: $(VENV)/.test
	@$(MAKE) --no-print-directory --jobs $(JOBS) $(LINTS)

# types first: they take longest, on one core
LINTS := lint-types lint-style lint-imports lint-rules lint-collect
lint-types: $(VENV)/.test
	@$(BIN)/mypy --python-version $(TYPES_OF)

lint-style: $(VENV)/.test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .

lint-imports: $(VENV)/.test
	@$(BIN)/lint-imports

lint-rules: $(VENV)/.test
	@$(BIN)/python -m tools.rules_coverage
	@$(BIN)/python -m tools.rules_coverage --game command

# beside the types: what collects the tests compiles their modules once, for all processes that run them
lint-collect: $(VENV)/.test
	@$(BIN)/python -m pytest --collect-only -q --assert=plain $(TESTS) >$(VENV)/.collected || { tail -40 $(VENV)/.collected; exit 1; }

bench: $(VENV)/.test $(VENV)/.bench
	@PYTHONPATH=$(VENV)/bench $(BIN)/python -m tools.bench

figures: $(VENV)/.test $(VENV)/.bench
	@PYTHONPATH=$(VENV)/bench $(BIN)/python -m tools.bench --markdown | $(BIN)/python -m tools.performance_page

soak: $(VENV)/.test
	@COMBAT_SOAK=$(SOAK) $(BIN)/python -m pytest tests/games tests/engine/test_conformance.py tests/engine/journal tests/engine/kernel tests/engine/net tests/engine/space tests/engine/stage/start tests/engine/content/test_toml_lines.py tests/engine/words/test_messages.py tests/cli/test_call_table.py tests/cli/test_damaged_caches.py tests/cli/test_printed_words.py tests/e2e/test_killed_window.py tests/e2e/test_real_window.py tests/e2e/test_two_windows.py tests/test_recorded.py -n $(JOBS) -q

gym-check: $(VENV)/.test $(VENV)/.gym
	@PYTHONPATH=$(VENV)/gym $(BIN)/python -m pytest tests/engine/learning/test_title_env.py tests/engine/learning/test_title_aec.py -q

cluster-check: $(VENV)/.test $(VENV)/.cluster
	@PYTHONPATH=$(VENV)/cluster $(BIN)/python -m pytest tests/engine/runs/test_on_cluster.py tests/engine/runs/test_runs_of_titles.py tests/engine/runs/test_parquet_run.py -q

plane-check: $(VENV)/.test $(VENV)/.twin
	@PYTHONPATH=$(VENV)/twin $(BIN)/python -m pytest tests/engine/space/plane/test_shapely_twin.py tests/engine/space/plane/movement/test_shapely_walk.py tests/engine/space/plane/sight/test_shapely_sight.py -q

second-python: $(VENV)/.second
	@$(BIN)/python -m tools.second_python

pythons:
	@$(PYTHON) -m tools.pythons $(if $(TESTS),--tests $(TESTS))

picture: $(VENV)/.play
	@$(BIN)/python -m tools.readme_pictures

docs: $(VENV)/.docs
	@$(BIN)/python -m tools.docs_pictures
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo "The manual is in build/site/index.html"

app: $(VENV)/.app
	@$(BIN)/python -m PyInstaller --noconfirm --log-level WARN --distpath dist --workpath build tools/app/combat.spec

app-check: app $(VENV)/.test
	@$(BIN)/python -m tools.app.app_check dist/combat
	@COMBAT_PROGRAM=$(CURDIR)/dist/combat/combat $(BIN)/python -m pytest tests/e2e -q

wheel: $(VENV)/.test $(VENV)/.supply
	@SOURCE_DATE_EPOCH=$(MADE) $(BIN)/python -m hatchling build -t wheel -d dist
	@$(BIN)/python -m tools.bill_of_materials dist $(VENV)/supply

wheel-check: wheel
	@SOURCE_DATE_EPOCH=$(MADE) $(BIN)/python -m tools.wheel_check dist

audit: $(VENV)/.test $(VENV)/.supply
	@mkdir -p build
	@$(BIN)/python -c '$(LIST_REQUIREMENTS)' report parquet cluster > build/audited.txt
	@PYTHONPATH=$(VENV)/supply $(BIN)/python -m pip_audit --strict --progress-spinner off -r build/audited.txt

clean:
	rm -rf $(VENV) .venv-3.* dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# optional libraries are installed into separate folders
$(VENV)/.gym: WHAT = gym
$(VENV)/.bench: WHAT = bench
$(VENV)/.supply: WHAT = supply
$(VENV)/.cluster: WHAT = cluster parquet
$(VENV)/.twin: WHAT = twin
$(VENV)/.gym $(VENV)/.bench $(VENV)/.cluster $(VENV)/.supply $(VENV)/.twin: pyproject.toml $(VENV)/.test
	@$(BIN)/python -c '$(LIST_EXTRA)' $(WHAT) > $@.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --no-compile --target $(subst /.,/,$@) -r $@.txt
	@touch $@

$(VENV)/.second: pyproject.toml $(VENV)/.test
	@$(BIN)/python -m tools.second_python --prepare
	@touch $@

$(VENV)/.play: EXTRAS =
$(VENV)/.test: EXTRAS = dev
$(VENV)/.app: EXTRAS = app
$(VENV)/.docs: EXTRAS = docs
$(VENV)/.play $(VENV)/.test $(VENV)/.app $(VENV)/.docs: pyproject.toml
	@$(PYTHON) -c '$(CHECK_PYTHON)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) (only now, and when pyproject.toml changes) …"
	@$(BIN)/python -c '$(LIST_REQUIREMENTS)' $(EXTRAS) > $@.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $@.txt
	@touch $@
