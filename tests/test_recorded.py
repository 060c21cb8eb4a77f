"""The tool that verifies refactorings compares two recordings and names the first difference."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from combat.cli.titles import TITLES, load_title
from tests.sampled import sample
from tools import recorded
from tools.command import old_saves as command_saves
from tools.packed_saves import saves_in
from tools.volume1 import old_saves as volume1_saves

SAVED = "set-up-half-done"
MAKERS: dict[str, Callable[[Path], None]] = {
    "volume1": lambda folder: volume1_saves.Maker(folder).leave(SAVED),
    "command": lambda folder: command_saves.Maker(folder).leave(SAVED),
}
PLACED = {"volume1": "man-placed", "command": "unit-placed"}
"""Game -> an event that its set-up has."""


class Recording(NamedTuple):
    """A game's folder with one old save, and the folder of its recording."""

    game: str
    saves: Path
    folder: Path

    @property
    def call(self) -> tuple[str, ...]:
        """Return the command-line arguments that name the game, the saves and the recording."""
        return (str(self.folder), "--game", self.game, "--saves", str(self.saves))


@pytest.fixture(scope="module", params=sample(tuple(recorded.DRAWN), 2))
def recording(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Recording:
    """Return a recording of one game's saves."""
    folder = tmp_path_factory.mktemp("recorded")
    made = Recording(request.param, folder / "saves", folder / "tale")
    made.saves.mkdir()
    load_title(made.game).use(TITLES)
    MAKERS[made.game](made.saves)
    assert recorded.main(["record", *made.call]) == 0
    return made


@pytest.mark.parametrize("game", recorded.DRAWN)
def test_old_saves_with_twelve_names_are_drawn_of_each_game(game: str) -> None:
    drawn = recorded.DRAWN[game]
    there = [name.rpartition("/")[2] for name in saves_in(recorded.OLD[game])]
    assert len(set(drawn)) == 12
    assert set(drawn) <= set(there)


def test_the_same_save_records_the_same_again(recording: Recording, capsys: pytest.CaptureFixture[str]) -> None:
    tale = recording.folder / recording.game
    assert sorted(path.name for path in tale.iterdir()) == [f"{SAVED}.{kind}" for kind in ("events", "log", "png")]
    assert f'"event": "{PLACED[recording.game]}"' in (tale / f"{SAVED}.events").read_text()
    assert pygame.image.load(tale / f"{SAVED}.png").get_size() == (1600, 900)
    assert recorded.main(["compare", *recording.call]) == 0
    assert capsys.readouterr().out == "nothing has changed\n"


def test_what_differs_is_named_with_its_place(recording: Recording, tmp_path: Path) -> None:
    tale = recording.folder / recording.game
    for path in tale.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    log, picture = tmp_path / f"{SAVED}.log", tmp_path / f"{SAVED}.png"
    lines = log.read_text().splitlines()
    log.write_text("\n".join([lines[0], "otherwise", *lines[2:]]) + "\n")
    spoilt = pygame.image.load(picture)
    spoilt.fill((250, 0, 0), (40, 30, 7, 5))
    pygame.image.save(spoilt, picture)
    (tmp_path / f"{SAVED}.events").unlink()
    events, told, shown = recorded.differences(tale, tmp_path)
    assert events == f"{SAVED}.events: is missing"
    assert told == f"{SAVED}.log: line 2\n  was {lines[1]}\n  now otherwise"
    assert shown == f"{SAVED}.png: 35 pixels differ, the first of 1 patches at (40, 30, 7, 5)"


def test_what_differs_is_printed_with_its_game(
    recording: Recording, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tale = tmp_path / recording.game
    tale.mkdir()
    for path in (recording.folder / recording.game).iterdir():
        (tale / path.name).write_bytes(path.read_bytes())
    with (tale / f"{SAVED}.events").open("a") as file:
        file.write("more\n")
    count = len((tale / f"{SAVED}.events").read_text().splitlines())
    assert recorded.main(["compare", str(tmp_path), "--saves", str(recording.saves), "--game", recording.game]) == 1
    assert capsys.readouterr().out == f"{recording.game}/{SAVED}.events: line {count}\n  was more\n  now (ends)\n"


def test_a_save_that_came_after_the_recording_is_compared_with_nothing(
    recording: Recording, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / recording.game).mkdir()
    assert recorded.main(["compare", str(tmp_path), "--saves", str(recording.saves), "--game", recording.game]) == 0
    printed = capsys.readouterr()
    assert printed.out == "nothing has changed\n"
    assert printed.err == f"{recording.game}/{SAVED}: came after the recording\n"


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (("record", "NEW", "--saves", "saves"), "--saves needs the one game"),
        (("record", "NEW", "--saves", "saves", "--game", "volume1", "command"), "--saves needs the one game"),
        (("record", "."), "is there already"),
        (("compare", "NEW"), "is no recording"),
        (("compare", "NEW", "--game", "command"), "command is no recording"),
    ],
)
def test_a_call_that_cannot_be_carried_out_says_why(
    call: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        recorded.main([word.replace("NEW", str(tmp_path / "new")) for word in call])
    assert said in capsys.readouterr().err
