"""A title in a separate package is found by its entry point; a faulty one causes only one line of error."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = Path(__file__).with_name("added_title")
BOXES = """
import sys
from combat import cli
from combat.engine.stage.app import App

def run(self, start):
    self.push(start(self))
    self.round(0.0)
    home = self.top
    first = len(home.boxes)
    reading = self.options.added_games
    while reading._thread is None or reading._thread.is_alive():
        self.round(0.01)
        if self.top is not home:  # the lessons are offered
            self.pop()
    self.round(0.01)
    print(first, [box.name for box in home.boxes])
    self.quit()

App.run = run
sys.exit(cli.main(sys.argv[1:]))
"""
"""Opens the start screen, waits for games of other packages; prints how many boxes its first frame has, and all."""
READS = """
import sys
from combat import cli
cli.main(sys.argv[1:])
print("combat.cli.added_titles" in sys.modules)
"""
Ended = subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install Pebbles from its wheel, as pip does beside the game; return the folder."""
    folder = tmp_path_factory.mktemp("added")
    shutil.copytree(SOURCE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=folder / "source", check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", str(folder / "site")]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    return folder / "site"


def package(folder: Path, name: str, line: str, code: str = "") -> Path:
    """Write an installed package with one entry point and one module into a folder; return the folder."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[combat.titles]\n{line}\n", encoding="utf-8")
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    return folder


def ran(call: list[str], home: Path, *paths: Path, typed: str = "") -> Ended:
    """Run Python with additional import paths and with all player folders in `home`; `typed` is its standard input."""
    kept = {f"COMBAT_{name}_DIR": str(home / name.lower()) for name in ("DATA", "CONFIG", "STATE", "CACHE")}
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    path = os.pathsep.join(map(str, (*paths, ROOT)))
    return subprocess.run(
        [sys.executable, *call], cwd=home, env={**os.environ, **kept, **drivers, "PYTHONPATH": path, "LANGUAGE": "en"},
        input=typed, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


def combat(home: Path, *paths: Path, call: str, typed: str = "") -> Ended:
    """Run `combat` with the words of `call`; the other arguments are those of `ran`."""
    return ran(["-m", "combat", *call.split()], home, *paths, typed=typed)


def test_a_game_of_another_package_is_played_kept_and_verified(site: Path, tmp_path: Path) -> None:
    played = combat(
        tmp_path, site, call="--game pebbles play heap-5 --text --seed 3 --seat left --language en", typed="1\n" * 5
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert "5 left: how many do you take?" in played.stdout
    assert "left takes 1" in played.stdout
    (save,) = (tmp_path / "data" / "saves").glob("heap-5-*.combat")
    verified = combat(tmp_path, site, call=f"verify {save} --language en")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert verified.stdout.strip().endswith("the game is over")


def test_the_start_screen_shows_its_box(site: Path, tmp_path: Path) -> None:
    """Packages are read once the first frame stands; the game that is played is in it."""
    for first, call in ((4, []), (5, ["--game", "pebbles"])):
        shown = ran(["-c", BOXES, *call], tmp_path, site)
        assert (shown.stdout, shown.stderr) == (
            f"{first} ['COMBAT! Volume 1', 'COMMAND!', 'ARMOUR!', 'CONTACT!', 'Pebbles']\n",
            "",
        )


def test_an_unknown_game_is_refused_with_all_that_are_known(site: Path, tmp_path: Path) -> None:
    refused = combat(tmp_path, site, call="--game chess --language en paths")
    assert refused.returncode == 2
    assert (
        refused.stderr
        == 'combat: --game: there is no game "chess"; known are volume1, command, armour, contact, pebbles\n'
    )


def test_the_metadata_of_packages_is_read_for_an_unknown_id_only(site: Path, tmp_path: Path) -> None:
    known = ran(["-c", READS, "--game", "command", "paths"], tmp_path, site)
    added = ran(["-c", READS, "--game", "pebbles", "paths"], tmp_path, site)
    assert (known.stdout.splitlines()[-1], added.stdout.splitlines()[-1]) == ("False", "True")


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        (
            "volume1 = odd:TITLE", "raise SystemExit('imported')",
            'combat: the package odd brings a game "volume1", and that id is taken; it is left out',
        ),
        (
            "engine = odd:TITLE", "raise SystemExit('imported')",
            'combat: the package odd brings a game "engine", and that id is taken; it is left out',
        ),
        (
            "../away = odd:TITLE", "",
            'combat: the package odd brings a game whose id "../away" is no name; it is left out',
        ),
        (
            "odd = odd:TITLE", "1 / 0",
            'combat: the game "odd" of the package odd cannot be used (ZeroDivisionError: division by zero)',
        ),
        (
            "odd = odd:TITLE", "raise SystemExit(3)",
            'combat: the game "odd" of the package odd cannot be used (SystemExit: 3)',
        ),
        (
            "odd = nowhere:TITLE", "",
            'combat: the game "odd" of the package odd cannot be used (there is no module "nowhere")',
        ),
        (
            "odd = odd:TITLE", "TITLE = 3",
            'combat: the game "odd" of the package odd cannot be used ("odd:TITLE": expected Title, found int)',
        ),
        (
            "odd = odd:TITLE", "from combat.engine.title import Title\nTITLE = Title('even', 'Even', {})",
            'combat: the game "odd" of the package odd cannot be used (its title has the id "even")',
        ),
    ],
)  # fmt: skip
def test_a_title_that_cannot_be_used_costs_one_line(tmp_path: Path, line: str, code: str, said: str) -> None:
    odd = package(tmp_path / "odd", "odd", line, code)
    shown = ran(["-c", BOXES, "--language", "en"], tmp_path, odd)
    assert (shown.returncode, shown.stdout) == (0, "4 ['COMBAT! Volume 1', 'COMMAND!', 'ARMOUR!', 'CONTACT!']\n")
    assert shown.stderr == f"{said}\n"
    id_ = line.partition(" ")[0]
    asked = combat(tmp_path, odd, call=f"--game {id_} --language en paths")
    refused = (2, f"{said}\n") if "cannot be used" in said else None
    assert refused is None or (asked.returncode, asked.stderr) == refused


def test_of_two_packages_with_one_id_the_first_by_name_is_used(site: Path, tmp_path: Path) -> None:
    later = package(tmp_path / "later", "zeta", "pebbles = zeta:TITLE", "raise SystemExit('imported')")
    shown = ran(["-c", BOXES, "--language", "en"], tmp_path, later, site)
    assert shown.stdout == "4 ['COMBAT! Volume 1', 'COMMAND!', 'ARMOUR!', 'CONTACT!', 'Pebbles']\n"
    assert shown.stderr == 'combat: the package zeta brings a game "pebbles", and that id is taken; it is left out\n'
