"""Run ruff, mypy and the tests on the oldest and newest installed Python.

    python -m tools.pythons [--tests PATH …]

Each Python gets its own environment, such as `.venv-3.13`, which `make clean` removes. Only installed versions are
used; missing ones are reported and skipped.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST, NEWEST = 11, 14
"""Minor versions of Python 3 for which the game's libraries have wheels."""


def found(minor: int) -> str | None:
    """Return the path of a working Python 3.`minor` from PATH or pyenv, or None if there is none."""
    for path in _candidates(minor):
        asked = [path, "-c", "import ensurepip, ssl, sys; print(*sys.version_info[:2], sep='.')"]
        try:
            said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        except OSError:
            continue
        if said.strip() == f"3.{minor}":
            return path
    return None


def _candidates(minor: int) -> Iterator[str]:
    on_path = shutil.which(f"python3.{minor}")
    if on_path is not None:
        yield on_path
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from (str(path) for path in sorted(kept.glob(f"3.{minor}.*/bin/python"), reverse=True))


def ends(minors: range) -> list[tuple[int, str]]:
    """Return minor version and path of the oldest and the newest installed of some Pythons.

    One entry if they are the same. Each missing version that is passed over is printed.
    """
    installed = {}
    for way in (minors, reversed(minors)):
        for minor in way:
            if minor in installed:
                break
            path = found(minor)
            if path is not None:
                installed[minor] = path
                break
            print(f"Python 3.{minor} is not installed: skipped", flush=True)
    return sorted(installed.items())


def tried(minor: int, path: str, tests: list[str]) -> int:
    """Run `make test` with a Python, for some tests or all; return the exit code of make."""
    print(f"Python 3.{minor}: {path}", flush=True)
    call = ["make", "test", f"PYTHON={path}", f"VENV=.venv-3.{minor}", f"TYPES_OF=3.{minor}"]
    return subprocess.run([*call, f"TESTS={' '.join(tests)}"], cwd=ROOT, check=False).returncode


def main() -> int:
    """Test both versions, the second even if the first fails; return the first non-zero exit code, or 0."""
    parser = argparse.ArgumentParser(
        description="Everything that `make test` does, on the oldest and the newest Python."
    )
    parser.add_argument(
        "--tests", nargs="*", default=[], help="only these files or folders of tests; all of them without it"
    )
    tests = parser.parse_args().tests
    said = {minor: tried(minor, path, tests) for minor, path in ends(range(OLDEST, NEWEST + 1))}
    if not said:
        print(f"no Python from 3.{OLDEST} to 3.{NEWEST} is installed", file=sys.stderr)
        return 2
    for minor, status in said.items():
        print(f"Python 3.{minor}: {'passed' if not status else 'failed'}")
    return next((status for status in said.values() if status), 0)


if __name__ == "__main__":
    raise SystemExit(main())
