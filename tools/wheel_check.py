"""Check that the wheel is complete: reproducible build, installation in an empty environment, and play.

python -m tools.wheel_check dist
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILT_FROM = ("combat", "assets", "scenarios", "docs", "README.md", "LICENSE", "pyproject.toml", "hatch_build.py")


def main(folder: str) -> None:
    """Check that the newest wheel in a folder is reproducible, install it in an empty environment, and run the program.

    Exit with an error at the first failure.
    """
    wheel = max(Path(folder).resolve().glob("*.whl"), key=lambda path: path.stat().st_mtime)
    if not builds_the_same(wheel):
        sys.exit(f"{wheel.name}: built once more elsewhere it has other bytes")
    print("built once more elsewhere it has the same bytes")
    with tempfile.TemporaryDirectory(prefix="combat-wheel-") as home:
        print(f"{wheel.name} ({wheel.stat().st_size / 1e6:.1f} MB) into an empty environment …", flush=True)
        venv.create(Path(home) / "venv", with_pip=True)
        binaries = Path(home) / "venv" / ("Scripts" if os.name == "nt" else "bin")
        call(home, binaries / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
        combat = binaries / "combat"
        call(home, combat, "--version")
        call(home, combat, "paths")
        call(home, combat, "--credits")
        call(home, combat, "los", "farmhouse", "06.10", "12.10")
        call(home, combat, "simulate", "first-light", "--games", "2", "--jobs", "1")
        call(home, combat, "shot", "first-light", "--out", "frame.png")
        call(home, binaries / "python", "-c", CHECK_CONTENT)
        call(home, combat, "check", str(example(binaries)))
        call(home, combat, "los", "orchard", "02.02", "04.04", "--pack", str(example(binaries)))
        size = (Path(home) / "frame.png").stat().st_size
        print(f"the picture has {size} bytes; the wheel is whole")


def builds_the_same(wheel: Path) -> bool:
    """Return whether a copy of the checkout with new timestamps and private permissions builds identical bytes."""
    with tempfile.TemporaryDirectory(prefix="combat-copy-") as home:
        before = os.umask(0o077)
        try:
            for name in BUILT_FROM:
                copy_anew(ROOT / name, Path(home) / name)
            command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
            subprocess.run(command, cwd=home, check=True, capture_output=True)
        finally:
            os.umask(before)
        return filecmp.cmp(wheel, Path(home) / "dist" / wheel.name, shallow=False)


def copy_anew(source: Path, target: Path) -> None:
    """Copy a file or a folder with new timestamps and default permissions."""
    if source.is_file():
        target.write_bytes(source.read_bytes())
    else:
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"), copy_function=shutil.copyfile)


CHECK_CONTENT = """
import sys
from combat.cli import main
from combat.engine.files.folders import share
assert "site-packages" in str(share()), share()
sys.exit(main(["check", str(share() / "assets"), str(share() / "scenarios" / "volume1")]))
"""


def example(binaries: Path) -> Path:
    """Return the path of the example pack installed beside some programs."""
    (found,) = binaries.parent.rglob("combat/_share/docs/example-pack")
    return found


def call(home: str, *command: str | Path) -> None:
    """Run a command in the folder `home`, away from the checkout; raise CalledProcessError if it fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COMBAT_"))}
    kept = {f"COMBAT_{name}_DIR": str(Path(home) / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    subprocess.run([str(part) for part in command], cwd=home, env=environment | kept, check=True)


if __name__ == "__main__":
    main(*sys.argv[1:] or ["dist"])
