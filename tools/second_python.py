"""Smoke test of the game on the newest other installed Python: ``python -m tools.second_python``.

That Python imports every module, plays games of each title between random players and draws a table. The games must
end as on the Python that runs this tool. Without another supported Python it prints so and succeeds. ``--prepare``
only creates its environment, such as `.venv-3.13`, with the game's requirements.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.pythons import NEWEST, OLDEST, ROOT, found

EXTRAS = (
    "cryptography", "gymnasium", "numpy", "pettingzoo", "pg8000", "PIL", "scipy", "skia", "sqlalchemy", "starlette", "uvicorn",
)  # fmt: skip
"""Libraries of optional dependencies that some modules need for import."""
IMPORT_ALL = """
import importlib, pkgutil, sys, combat
extras, imported = sys.argv[1].split(), 0
for module in pkgutil.walk_packages(combat.__path__, "combat."):
    if module.name == "combat.__main__":
        continue
    try:
        importlib.import_module(module.name)
        imported += 1
    except ModuleNotFoundError as missing:
        if missing.name not in extras:
            raise
assert imported > 1000, imported
print(imported)
"""
GAMES = {
    "volume1": ("simulate", "first-light", "--player", "random", "--games", "3"),
    "command": ("simulate", "crossroads-at-noon", "--player", "random", "--games", "2"),
    "armour": ("simulate", "two-platoons", "--player", "random", "--games", "2"),
}
"""Arguments that play whole games of each title."""


def second_python() -> tuple[int, str] | None:
    """Return minor version and path of the newest other installed Python that is supported, or None."""
    others = (minor for minor in range(NEWEST, OLDEST - 1, -1) if minor != sys.version_info.minor)
    return next(((minor, path) for minor in others if (path := found(minor)) is not None), None)


def prepare(minor: int, path: str) -> str:
    """Create an environment with the game's requirements for a Python, if needed.

    Return the path of its interpreter.
    """
    venv = f".venv-3.{minor}"
    python = ROOT / venv / "bin" / "python"
    if not (ROOT / venv / ".test").exists():  # `make pythons` installs more there
        subprocess.run(["make", "--silent", f"{venv}/.play", f"VENV={venv}", f"PYTHON={path}"], cwd=ROOT, check=True)
    return str(python)


def printed(python: str, *call: str) -> str:
    """Return the standard output of a Python call with empty data folders; raise CalledProcessError if it fails."""
    with tempfile.TemporaryDirectory() as home:
        folders = {f"COMBAT_{name}_DIR": str(Path(home, name)) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
        environment = (
            os.environ | folders | {"LC_ALL": "C", "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        )
        done = subprocess.run(
            [python, *call], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=300
        )
    return done.stdout


def games_that_differ(here: str, there: str) -> list[str]:
    """Return the titles whose random games end differently on two Pythons."""
    ended = {}
    for title, game in GAMES.items():
        call = ("-m", "combat", "--game", title, *game, "--seed", "3", "--jobs", "1", "--json")
        ended[title] = printed(here, *call), printed(there, *call)
    return [title for title, (one, other) in ended.items() if one != other]


def smoke(python: str) -> list[str]:
    """Return the faults of the game on another Python: a failed call, or games that end differently.

    [] if there are none.
    """
    try:
        printed(python, "-c", IMPORT_ALL, " ".join(EXTRAS))
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder, "table.png")
            printed(python, "-m", "combat", "shot", "first-light", "--at", "20", "--out", str(picture))
            if not picture.stat().st_size:
                return ["no table was drawn"]
        return [f"games of {title} end otherwise" for title in games_that_differ(sys.executable, python)]
    except subprocess.CalledProcessError as failed:
        return [f"exit status {failed.returncode} of {' '.join(map(str, failed.cmd))[:120]}"]


def main() -> int:
    """Prepare the second Python and run the smoke test.

    Return 1 if it fails, 0 if it passes or there is no second Python.
    """
    parser = argparse.ArgumentParser(description="A smoke test of the game on the newest other Python.")
    parser.add_argument("--prepare", action="store_true", help="only create the environment of that Python")
    only_prepare = parser.parse_args().prepare
    second = second_python()
    if second is None:
        print(f"No second Python from 3.{OLDEST} to 3.{NEWEST} is installed: its smoke test is skipped.")
        return 0
    python = prepare(*second)
    if only_prepare:
        return 0
    faults = smoke(python)
    print(f"Python 3.{second[0]}, smoke test: {'; '.join(faults) or 'passed'}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
