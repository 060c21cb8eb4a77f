"""The wheel contains the program, assets, scenarios and licence, each file once."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Return a wheel built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("combat_game-*-py3-none-any.whl")
    return zipfile.ZipFile(wheel)


@pytest.fixture(scope="module")
def packed(wheel: zipfile.ZipFile) -> list[str]:
    """Return the names of the files in the wheel."""
    return wheel.namelist()


@pytest.mark.parametrize("top", ["assets", "scenarios", "docs/example-pack"])
def test_everything_that_the_game_reads_is_packed(packed: list[str], top: str) -> None:
    ours = {path.relative_to(ROOT).as_posix() for path in (ROOT / top).rglob("*") if path.is_file()}
    kept = {name.removeprefix("combat/_share/") for name in packed if name.startswith(f"combat/_share/{top}/")}
    assert ours
    assert kept == ours


def test_every_module_is_packed_and_nothing_else_of_the_checkout(packed: list[str]) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "combat").rglob("*.py")}
    assert modules <= set(packed)
    head = next(name for name in packed if "dist-info" in name).split(".dist-info")[0]
    assert {name.split("/")[0] for name in packed} == {"combat", f"{head}.dist-info", f"{head}.data"}
    assert [name for name in packed if name.startswith(f"{head}.data")] == [f"{head}.data/data/share/man/man6/combat.6"]
    assert any(name.endswith("licenses/LICENSE") for name in packed)
    assert len(packed) == len(set(packed))


def test_the_types_of_the_package_are_for_others_too(packed: list[str]) -> None:
    assert "combat/py.typed" in packed


def test_the_pages_for_makers_of_packs_are_packed_and_the_readmes_picture_is_not(packed: list[str]) -> None:
    pages = {f"combat/_share/docs/{page}.md" for page in ("campaigns", "lab", "packs")}
    assert pages <= set(packed)
    assert "combat/_share/docs/new-game.md" not in packed
    assert not any(name.endswith("table.jpg") for name in packed)


def test_what_the_wheel_says_of_itself_leads_nowhere_but_to_the_whole_web(wheel: zipfile.ZipFile) -> None:
    (about,) = (name for name in wheel.namelist() if name.endswith("dist-info/METADATA"))
    text = wheel.read(about).decode()
    head, _, body = text.partition("\n\n")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "Description-Content-Type: text/markdown" in head
    urls = re.findall(r"^Project-URL: .+, (.+)$", head, re.MULTILINE)
    docs = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md"))
    assert urls
    assert all(url.startswith("https://") and url in readme + docs for url in urls)
    assert "](docs/table.jpg)" in readme and (ROOT / "docs" / "table.jpg").is_file()
    assert "![" not in body
    assert "- Campaigns and lessons\n" in body
    assert all(target.startswith("https://") for target in re.findall(r"\]\(([^)]*)\)", body))
    headings = re.compile(r"^#+ .+$", re.MULTILINE)
    assert headings.findall(body) == headings.findall(readme)


def test_both_commands_lead_to_the_door() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["scripts"] == {"combat": "combat.__main__:main"}
    assert project["gui-scripts"] == {"combat-game": "combat.__main__:main"}


def test_the_version_is_written_down_once_in_each_place() -> None:
    from combat import __version__

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == __version__
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
