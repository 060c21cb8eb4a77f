"""Check that the frozen game is complete by running it away from the checkout, without a Python.

python -m tools.app.app_check dist/combat
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

CALLS = (
    ("--version",),
    ("paths",),
    ("los", "farmhouse", "06.10", "12.10"),
    ("simulate", "first-light", "--games", "2", "--jobs", "2"),
    ("shot", "first-light", "--lang", "de", "--out", "frame.png"),
    ("--game", "command", "simulate", "patrols-at-the-bridge", "--games", "1", "--jobs", "1"),
)


def main(folder: str) -> None:
    """Run every call of the frozen program in an empty folder; raise CalledProcessError at the first failure.

    Print the sizes.
    """
    program = next(path for path in Path(folder).resolve().glob("combat*") if path.stem == "combat" and path.is_file())
    with tempfile.TemporaryDirectory(prefix="combat-app-") as home:
        kept = {f"COMBAT_{name}_DIR": str(Path(home) / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
        bare = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COMBAT_", "VIRTUAL"))
        }
        for call in CALLS:
            subprocess.run([str(program), *call], cwd=home, env=bare | kept, check=True)
        size = (Path(home) / "frame.png").stat().st_size
    whole = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
    print(f"the picture has {size} bytes; the folder has {whole / 1e6:.0f} MB and is whole")


if __name__ == "__main__":
    main(*sys.argv[1:] or ["dist/combat"])
