# Two commands are enough on a fresh machine: make play, make test.

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# More workers than cores, because they often wait for their servers, and the first of the four for clocks. Browser
# tests wait less.
PYTEST := $(BIN)/python -m pytest -n 4 --dist worksteal
BROWSED := $(BIN)/python -m pytest -n 3 --dist worksteal
# If it were set, each of the hundreds of processes that tests start would compile everything it imports again.
unexport PYTHONDONTWRITEBYTECODE
# Byte code isn't compiled during installation: Python does that anyway, for the modules that are imported.
INSTALL := $(BIN)/pip install --quiet --no-compile
COMPILED := $(shell sed -n 's/^    "\(.*\.py\)",$$/src\/foxden\/\1/p' src/foxden/compiled.py)

PACKAGED := $(shell find src/foxden docs/rules -type f -not -name '*.so' -not -name '*.pyc' -not -name stamp.py -not -path '*/static/*' -not -path '*/web/docs/*')
RULES := $(shell grep -rlE 'mark\.(rules|contract)' tests --include='*.py')
DOCS := $(shell find docs -type f)
CLIENT := $(shell find client/src -type f) client/index.html client/fonts.js client/vite.config.ts client/tsconfig.json

.PHONY: play test ready check test-client house-aloud test-house test-browser test-rules test-plain lint lint-style lint-types lint-walls lint-client lock audit sbom release-check build bench bench-server bench-load bench-touch versus foxy-levels calibration curves small-boards findings bench-bots mutants coverage soak golden protocol client screenshots previews pictures figures publish-figures wheel container house docs clean

play: build
	@$(BIN)/foxden

# Keeps two cores busy: single-core jobs run in pairs, tests share both cores, and the plain sources are tested while
# the server's tests wait for something.
test: ready
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target house-aloud test-plain NICE='nice -n 19'
	@$(MAKE) --no-print-directory test-browser

# Build, lint, test the client.
ready:
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target $(VENV)/.built lint test-client dist/.built $(VENV)/.nginx $(VENV)/.caddy $(VENV)/.chromium

test-house: dist/.built $(VENV)/.nginx $(VENV)/.caddy
	$(PYTEST) --ignore tests/browser

# Shows its output at once, even while another job runs beside it.
house-aloud:
	@$(MAKE) --no-print-directory --output-sync=none test-house

test-client: $(VENV)/.client
	tools/client test

test-browser: dist/.built $(VENV)/.nginx $(VENV)/.chromium
	$(BROWSED) tests/browser

# For everyday work: style, types, import rules and the tests of the games' rules.
check: lint test-rules

test-rules: $(VENV)/.built
	$(PYTEST) -m "rules or contract" $(RULES)

test-plain: $(VENV)/.built
	FOXDEN_PURE=1 $(NICE) $(PYTEST) -m "rules or contract" $(RULES)

# The setup of docs/operate.md: PostgreSQL, two server processes, nginx in front of them; on loopback, until Ctrl-C.
house: build $(VENV)/.nginx
	@$(BIN)/python -m tools.house

lint: lint-style lint-types lint-walls lint-client

lint-style: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-types: $(VENV)/.installed
	$(BIN)/mypy src/foxden tests bench tools examples/hounds/hounds
	$(BIN)/mypy --platform win32 --no-warn-unreachable --cache-dir .mypy_cache/win32 src/foxden

lint-walls: $(VENV)/.installed
	$(BIN)/lint-imports

lint-client: $(VENV)/.client
	tools/client check
	tools/client lint

build: $(VENV)/.built $(VENV)/.client $(VENV)/.docs

# Into dist/: one wheel with the rules compiled for this machine, and a plain one that runs anywhere.
wheel: dist/.built
	@ls dist

client: $(VENV)/.client

# The documentation site, which every server shows under /docs.
docs: $(VENV)/.docs

# Which versions developers and CI use: from the ranges in pyproject.toml, into requirements-dev.lock.
lock: $(VENV)/.made
	$(BIN)/python -m tools.lock

# Check Python's and the client's dependencies for known vulnerabilities.
audit: $(VENV)/.audit
	$(VENV)/audit/bin/python -m tools.audit $(STRICT)

# List what a release contains, next to the wheels in dist.
sbom: $(VENV)/.sbom dist/.built
	$(VENV)/sbom/bin/python -m tools.sbom

# make release-check TAG=v1.2.3: check that the tag matches the version and the changelog.
release-check: $(VENV)/.built
	$(BIN)/python -m tools.release $(TAG)

# Plant faults, in every rule and in every defence against an attack, and list those no test catches.
mutants: $(VENV)/.built
	$(BIN)/python -m tests.mutants

# Test coverage of Python and of the client. Less than the minimum fails: fail_under in pyproject.toml, thresholds in
# client/vitest.config.ts.
coverage: build $(VENV)/.nginx $(VENV)/.caddy
	@rm -rf build/coverage && mkdir -p build/coverage
	FOXDEN_PURE=1 $(PYTEST) --cov --cov-report term --cov-report markdown:build/coverage/python.md --ignore tests/browser
	tools/client coverage

# Long stress tests: simulated worlds, servers killed 500 times during play on each database, hostile clients.
soak: $(VENV)/.built
	$(BIN)/python -m tests.soak.simulation --seeds 100000
	$(BIN)/python -m tests.soak.kills --database sqlite
	$(BIN)/python -m tests.soak.kills --database postgres
	$(BIN)/python -m tests.soak.hostile --minutes 60

# Write the golden playthroughs and plurals again, to be read as a diff.
golden: $(VENV)/.built
	$(BIN)/python -m tests.playthroughs
	$(BIN)/python -m tests.plurals
	$(BIN)/python -m tests.doors.test_openspiel

# The client's types and docs/protocol.md, from the messages.
protocol: $(VENV)/.built
	$(BIN)/python -m tools.protocol

# The pictures next to the rules, from the games' skins.
pictures: $(VENV)/.built
	$(BIN)/python -m tools.pictures

# The tables of docs/bots.md and README.md, from what was measured and published.
figures: $(VENV)/.built
	$(BIN)/python -m tools.figures

# Replace the published figures with the latest measurements in bench/out, and update the tables.
publish-figures: $(VENV)/.built
	$(BIN)/python -m tools.publish

# The pictures in the README, from the running app.
screenshots: build /usr/bin/chromium
	$(BIN)/python -m tools.screenshots

# The link previews that messengers show, from the games' covers.
previews: $(VENV)/.built /usr/bin/chromium
	$(BIN)/python -m tools.previews

# Check the OpenSpiel adapter, then measure speed next to OpenSpiel and others.
bench: $(VENV)/.built-bench
	$(BIN)/python -m bench.openspiel_check
	$(BIN)/python -m bench.playouts
	$(BIN)/python -m bench.million
	$(BIN)/python -m bench.vector

# The runs behind docs/findings.md, into docs/findings; resumes where it was stopped.
findings: $(VENV)/.built
	$(BIN)/python -m tools.findings

# Our search against OpenSpiel's; resumes where it was stopped.
versus: $(VENV)/.built-bench
	$(BIN)/python -m bench.versus

# What Foxy's levels score, and which mistakes they make.
foxy-levels: $(VENV)/.built
	$(BIN)/python -m bench.foxy_levels

# Check the probabilities that reviews show; resumes where it was stopped.
calibration: $(VENV)/.built
	$(BIN)/python -m bench.calibration

# Fox on the Run on smaller boards, solved.
small-boards: $(VENV)/.built
	$(BIN)/python -m tools.small_boards

# Fit the curves that turn search values into probabilities, to half of the published games.
curves: $(VENV)/.built
	$(BIN)/python -m tools.curves

# What bots cost players at other tables, and how long people wait for bots.
bench-bots: $(VENV)/.built
	$(BIN)/python -m bench.bots

bench-server: $(VENV)/.built
	$(BIN)/python -m bench.server

# How soon a table is playable, in a real browser.
bench-load: build /usr/bin/chromium
	$(BIN)/python -m bench.first_load

# Taps, hand-overs, layout shift and waiting, in a real browser. AGAINST=folder compares with another checkout whose
# client is built.
bench-touch: build /usr/bin/chromium
	$(BIN)/python -m bench.touch $(if $(AGAINST),--against $(AGAINST))

$(VENV)/.built: $(VENV)/.installed $(VENV)/.compiled
	@touch $@

# Compiled modules shadow their sources, so a changed source rebuilds them.
$(VENV)/.compiled: $(VENV)/.tools setup.py src/foxden/compiled.py $(COMPILED)
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(VENV)/.installed: $(VENV)/.tools setup.py
	FOXDEN_COMPILE=0 $(INSTALL) --no-build-isolation $(if $(LOCKED),--no-deps --editable .,--editable '.[test]')
	@touch $@

# Only what compiling needs. Compiling takes as long as installing everything else, so the two can run side by side.
$(VENV)/.tools: $(VENV)/.made pyproject.toml
ifdef LOCKED
	$(INSTALL) --require-hashes --no-deps --requirement requirements-dev.lock
else
	$(INSTALL) $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])')
endif
	@touch $@

$(VENV)/.sbom: $(VENV)/.made
	$(PYTHON) -m venv $(VENV)/sbom
	$(VENV)/sbom/bin/pip install --quiet 'cyclonedx-bom>=7,<8'
	@touch $@

$(VENV)/.audit: $(VENV)/.made
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/pip install --quiet 'pip-audit>=2.9'
	@touch $@

# The page that people play on.
$(VENV)/.client: $(VENV)/.made tools/client client/package-lock.json $(CLIENT)
	tools/client build
	@touch $@

$(VENV)/.docs: $(VENV)/.built tools/docs.py $(DOCS)
	$(BIN)/python -m tools.docs
	@touch $@

dist/.built: $(VENV)/.built $(VENV)/.client $(VENV)/.docs tools/wheel.py MANIFEST.in README.md $(PACKAGED)
	rm -rf dist
	$(BIN)/python -m tools.wheel
	@touch $@

# A container image, with podman or docker. Podman's default format has no health checks.
container:
	if command -v podman; then podman build --format docker --tag foxden .; \
	  else docker build --file Containerfile --tag foxden .; fi

# If the machine has no nginx, Debian's package is unpacked but not installed, so that no service is started.
$(VENV)/.nginx: $(VENV)/.made
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || \
	  { cd $(VENV) && rm -rf nginx nginx_*.deb && apt-get download -qq nginx && dpkg -x nginx_*.deb nginx; }
	@touch $@

# The proxy of compose.yaml, unpacked in the same way.
$(VENV)/.caddy: $(VENV)/.made
	@command -v caddy >/dev/null || \
	  { cd $(VENV) && rm -rf caddy caddy_*.deb && apt-get download -qq caddy && dpkg -x caddy_*.deb caddy; }
	@touch $@

# The tests drive a real browser: headless Chromium or, if that isn't available, the whole browser.
$(VENV)/.chromium: $(VENV)/.made
	@[ -x /usr/bin/chromium-headless-shell ] || tools/install-debian chromium-headless-shell 2>/dev/null || \
	  [ -x /usr/bin/chromium ] || tools/install-debian chromium
	@touch $@

/usr/bin/chromium:
	tools/install-debian chromium

$(VENV)/.built-bench: $(VENV)/.built
	FOXDEN_COMPILE=0 $(INSTALL) --no-build-isolation --editable '.[bench]'
	@touch $@

# Debian has venv and the C compiler in separate packages; the compiler is optional and only makes things faster.
$(VENV)/.made:
	@$(PYTHON) -m venv --help >/dev/null 2>&1 && $(PYTHON) -c 'import ensurepip' 2>/dev/null || tools/install-debian python3-venv
	@command -v cc >/dev/null && $(PYTHON) -c 'import sysconfig, os; assert os.path.exists(sysconfig.get_path("include") + "/Python.h")' 2>/dev/null || tools/install-debian gcc libc6-dev python3-dev || true
	$(PYTHON) -m venv $(VENV)
	@touch $@

clean:
	rm -rf $(VENV) build dist client/node_modules client/.node src/foxden/web/static src/foxden/web/docs src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
