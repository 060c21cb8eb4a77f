"""With a home folder full of invalid files every call works within 256 MB, and the start screen opens."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.volume1.hostile import files
from tests.sampled import sample

ROOT = Path(__file__).parents[4]
MEMORY = 256 * 1024 * 1024


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home folder filled with invalid files."""
    folder = tmp_path_factory.mktemp("hostile") / "home"
    files.fill(folder)
    return folder


def environment(home: Path) -> dict[str, str]:
    """Return the environment variables of a process that uses a home folder."""
    own = {f"COMBAT_{name}_DIR": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    return {**os.environ, **own, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def limited() -> None:
    """Limit the address space of the process to 256 MB."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def called(home: Path, *words: str, code: str = "") -> tuple[int, list[str], list[str]]:
    """Call the game, or run code, with limited memory; return exit code, output lines and error lines.

    Assert that there is no traceback, and that no control character is printed.
    """
    start = ["-c", code] if code else ["-m", "combat"]
    done = subprocess.run(
        [sys.executable, *start, *words], cwd=home, env=environment(home), preexec_fn=limited, capture_output=True,
        stdin=subprocess.DEVNULL, timeout=120, check=False,
    )  # fmt: skip
    out, err = (stream.decode(errors="replace") for stream in (done.stdout, done.stderr))
    assert "Traceback" not in err, err[-3_000:]
    assert "itself is at fault" not in err, err[-3_000:]
    assert not {"\x1b", "\x9b", "\0"} & {*out, *err}
    assert all(len(line) < 2_000 for line in err.splitlines())
    return done.returncode, out.splitlines(), err.splitlines()


@pytest.mark.parametrize(
    "words",
    sample(
        [
            ("simulate", "first-light", "--games", "1", "--jobs", "1"),
            ("generate", "--seed", "1"),
            ("los", "farmhouse", "05.05", "06.06"),
            ("shot", "tutorial-patrol", "--size", "640x360", "--out", "shot.png"),
            ("shot", "data/saves/sound.combat", "--size", "640x360", "--out", "shot.png"),
            ("verify", "data/saves/sound.combat"),
            ("schema", "scenario"),
            ("paths",),
        ],
        5,
    ),
    ids=lambda words: " ".join(words[:2]),
)
def test_no_call_is_stopped_by_what_it_does_not_need(home: Path, words: tuple[str, ...]) -> None:
    code, _, said = called(home, *words)
    assert code == 0, said
    assert all(line.startswith("left out: ") for line in said if "pygame" not in line)


def test_everything_that_is_wrong_is_found_in_one_line_each(home: Path) -> None:
    code, findings, said = called(home, "check", "data")
    assert code == 2
    assert len(said) == 1
    spoilt = {line.partition(":")[0] for line in findings}
    for folder, suffix in (("saves", ".combat"), ("saves", ".campaign"), ("scenarios", ".toml"), ("lab", ".toml")):
        for path in home.joinpath("data", folder).iterdir():
            if path.suffix == suffix and path.stem in (
                "device",
                "hole",
                "pipe",
                "strange title",
                "thousands of digits",
            ):
                assert str(path.relative_to(home)) in spoilt, path


CALLS = """
import contextlib, io, os, sys
from pathlib import Path
from combat.cli import main
for path in sorted(Path("data").rglob("*.*"))[:: 1 if "COMBAT_SOAK" in os.environ else 9]:
    calls = {".combat": ("check", "verify"), ".campaign": ("check",), ".tmx": ("check", "los"), ".zip": ("check",)}
    calls[".toml"] = ("lab",) if path.parent.name == "lab" else ("simulate",)
    for call in calls.get(path.suffix, ()):
        if "packs" in path.parts and path.suffix == ".toml":
            continue
        words = {"los": ("01.01", "02.02"), "simulate": ("--games", "1", "--jobs", "1")}.get(call, ())
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = main([call, str(path), *words])
        lines = said.getvalue().splitlines()
        sound = (0, 1, 2) if call == "verify" else (0, 2)
        if code not in sound or "at fault" in said.getvalue() or (code == 2 and not 1 <= len(lines) <= 60):
            print(code, call, ascii(str(path)), lines[:3])
"""


def test_each_file_is_answered_by_the_calls_that_read_it(home: Path) -> None:
    """In one process, one after the other, with all that they leave in memory."""
    assert called(home, code=CALLS) == (0, [], [])


WINDOW = """
import argparse, json, os
soaked = "COMBAT_SOAK" in os.environ
from pathlib import Path
import pygame
from combat.cli import pack_layers as packs
from combat.games.volume1.title import TITLE
TITLE.use()
packs.lay(argparse.Namespace(packs="laid", pack=[], first_packs=[]))
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.volume1_stage import STAGE
from tests.limited import peak_megabytes

window.prepare()
app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
app.settings.pace = "instant"
app.home = "menu"

def do(act=lambda: None):
    app._guarded(act)
    for _ in range(3):
        app._guarded(lambda: app.round(0.05))

def press(key, sign=""):
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=sign, scancode=0))
    app._guarded(lambda: app.round(0.05))

def told(name):
    lines = getattr(app.top, "lines", ())
    lines = () if callable(lines) else lines
    print(json.dumps([name, [type(scene).__name__ for scene in app.scenes], list(lines), round(peak_megabytes())]))

def home():
    while len(app.scenes) > 1:
        app.scenes.pop().leave()
    app.warnings.clear()
    do(app.scenes[0].on_content_changed)

do(lambda: app.push(MenuScene(app)))
told("menu")
for letter in "lanergps":
    press(ord(letter), letter)
    told(letter)
    while type(app.top).__name__ == "Message":
        press(pygame.K_RETURN)
    for key in (*[pygame.K_DOWN] * (16 if soaked else 4), pygame.K_END, pygame.K_HOME, pygame.K_RIGHT):
        press(key)
    told(letter)
    home()
names = ("sound", "odd *", "long title", "pipe", "hole", "deep line")
for number, path in enumerate(sorted(path for name in names for path in Path("data/saves").glob(f"{name}.combat"))):
    for door in ("saved-battle", "watched-battle"):
        if not soaked and path.stem not in names and number % 2 == (door == "saved-battle"):
            continue
        do(lambda: app.open(door, path=path))
        told(ascii(path.name))
        home()
app.quit()
"""


@pytest.fixture(scope="module")
def walk(home: Path) -> Iterator[list[tuple[str, list[str], list[str], int]]]:
    """Yield the texts shown on a tour through every list of the window and every save."""
    done = subprocess.run(
        [sys.executable, "-c", WINDOW], cwd=home, env=environment(home), capture_output=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-3_000:]
    yield [tuple(json.loads(line)) for line in done.stdout.splitlines() if line.startswith(b"[")]


def test_the_start_screen_and_every_list_open(walk: list[tuple[str, list[str], list[str], int]]) -> None:
    seen = {name: scenes for name, scenes, _, _ in walk}
    lists = {"l": "SavesScene", "a": "CampaignScene", "n": "SheetScene", "e": "EditListScene", "r": "LabListScene"}
    lists |= {"g": "GeneratorScene", "p": "PacksScene", "s": "SettingsScene"}
    assert seen["menu"] == ["MenuScene"]
    assert {letter: seen[letter] for letter in lists} == {letter: ["MenuScene", name] for letter, name in lists.items()}


def test_every_save_opens_or_is_refused_on_a_slip(walk: list[tuple[str, list[str], list[str], int]]) -> None:
    opened = {name: scenes[1:] for name, scenes, _, _ in walk if ".combat" in name}
    assert opened["'sound.combat'"] == ["ReplayScene"]
    assert opened["'long title.combat'"] == opened["'pipe.combat'"] == ["Message"]
    assert all(scenes and scenes[-1] in ("TableScene", "ReplayScene", "Message") for scenes in opened.values())
    assert all(line.isprintable() and len(line) < 2_000 for _, _, lines, _ in walk for line in lines)


def test_all_of_it_takes_no_more_than_256_megabytes(walk: list[tuple[str, list[str], list[str], int]]) -> None:
    assert walk[-1][3] <= MEMORY >> 20


def test_nothing_was_written_outside_the_home(home: Path, walk: object) -> None:
    assert {path.name for path in home.parent.iterdir()} == {"home"}
    assert {path.name for path in home.iterdir()} <= {"data", "config", "cache", "state", "shot.png"}
    assert not [path for path in home.rglob("*") if path.name.startswith("evil") or path.suffix in (".new", ".part")]
