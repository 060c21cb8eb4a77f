"""The desktop entry: the installed files are valid, and are removed again."""

from __future__ import annotations

import configparser
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from combat.cli import main

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux desktops keep programs so")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the desktop entry in a temporary folder; return the folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["--install-desktop"]) == 0
    return tmp_path


def test_the_entry_calls_this_very_game_and_speaks_every_language(home: Path) -> None:
    file = home / "applications" / "combat-game.desktop"
    entry = configparser.RawConfigParser(strict=True)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(file, encoding="utf-8")
    said = entry["Desktop Entry"]
    *program, placeholder = shlex.split(said["Exec"])
    assert placeholder == "%f"
    told = subprocess.run([*program, "--version"], capture_output=True, text=True, check=True).stdout
    assert told.startswith("combat ")
    assert len({said["GenericName"], said["GenericName[es]"], said["GenericName[de]"]}) == 3
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(file)], check=True)


def test_saves_are_a_kind_of_file_that_the_entry_opens(home: Path) -> None:
    root = ElementTree.parse(home / "mime" / "packages" / "combat-game.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = root.findall(f"{space}mime-type")
    assert {glob.get("pattern") for glob in kind.findall(f"{space}glob")} == {"*.combat", "*.campaign"}
    assert f"MimeType={kind.get('type')};" in (home / "applications" / "combat-game.desktop").read_text("utf-8")


def test_the_page_names_the_entry(home: Path) -> None:
    root = ElementTree.parse(home / "metainfo" / "combat-game.metainfo.xml").getroot()
    assert root.findtext("launchable") == "combat-game.desktop"
    assert len(root.findall("summary")) == 3


def test_nothing_of_it_stays(home: Path) -> None:
    assert len([path for path in home.rglob("combat-game*") if path.is_file()]) == 5
    assert main(["--remove-desktop"]) == 0
    assert [path for path in home.rglob("combat-game*") if path.is_file()] == []
    assert main(["--remove-desktop"]) == 0
