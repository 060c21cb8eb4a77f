"""Write the bill of materials: all packages with versions and licences, as CycloneDX JSON.

    python -m tools.bill_of_materials dist .venv/supply

The file is written into the first folder, beside the wheel. The packages are installed in a clean environment first,
so that the list has no development tools; cyclonedx-bom, which lists them, is in the second folder.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from combat import __version__

ROOT = Path(__file__).resolve().parents[1]
LISTED = "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); runpy.run_module('cyclonedx_py', run_name='__main__')"


def main(folder: str, tool: str) -> None:
    """Install the requirements in an empty environment and write its bill of materials to `folder`.

    `tool` has cyclonedx-bom.
    """
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    target = Path(folder).resolve() / f"combat_game-{__version__}.cdx.json"
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with tempfile.TemporaryDirectory(prefix="combat-bill-") as home:
        venv.create(home, with_pip=False)
        python = Path(home) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", str(python)]
        subprocess.run([*pip, "install", *needs], env=clean, check=True)
        command = [
            sys.executable, "-c", LISTED, str(Path(tool).resolve()), "environment", "--pyproject", str(ROOT / "pyproject.toml"),
            "--output-reproducible", "-o", str(target), str(python),
        ]  # fmt: skip
        subprocess.run(command, cwd=ROOT, env=clean, check=True)
    print(f"{target.name}: what the game stands on")


if __name__ == "__main__":
    main(*sys.argv[1:])
