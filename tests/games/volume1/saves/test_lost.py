"""The save is deleted, moved, replaced or locked during play: one warning is shown, and nothing is lost."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.files.compressed_buffer import CompressedBuffer
from combat.engine.journal import journal, loading
from combat.engine.kernel.game import Game
from combat.engine.play.runner import run
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.full_disk import full
from tests.games.volume1.digests import state_digest
from tests.games.volume1.skirmish import skirmish
from tests.sampled import SOAKED


def play(game: Game[State], answers: int, seed: int = 3) -> None:
    """Answer a number of decisions at random."""
    target = len(game.entries) + answers
    run(game, SeededChance(seed), RandomPlayer(seed), until=lambda game: len(game.entries) == target)


def delete(path: Path) -> None:
    """Delete the save."""
    path.unlink()


def delete_the_folder(path: Path) -> None:
    """Delete the folder of the save."""
    shutil.rmtree(path.parent)


def move(path: Path) -> None:
    """Rename the save."""
    path.rename(path.with_name("elsewhere.combat"))


def move_the_folder(path: Path) -> None:
    """Rename the folder of the save."""
    path.parent.rename(path.parent.with_name("elsewhere"))


def replace(path: Path) -> None:
    """Replace the save by a shorter file."""
    other = path.with_name("other")
    other.write_bytes(path.read_bytes()[:-40])
    other.replace(path)


def replace_by_its_twin(path: Path) -> None:
    """Replace the save by a copy, as a backup would; later writes to the old file do not reach it."""
    twin = path.with_name("twin")
    shutil.copy2(path, twin)
    twin.replace(path)


def overwrite(path: Path) -> None:
    """Overwrite the save with other bytes of the same length, and an old modification time."""
    path.write_bytes(b"x" * path.stat().st_size)
    os.utime(path, ns=(1, 1))


def cut(path: Path) -> None:
    """Cut the save after 100 bytes."""
    os.truncate(path, 100)


def empty(path: Path) -> None:
    """Empty the save."""
    os.truncate(path, 0)


def add_to(path: Path) -> None:
    """Append bytes to the save."""
    with path.open("ab") as file:
        file.write(b"hello")


def lock(path: Path) -> None:
    """Make the save read-only."""
    path.chmod(0o444)


def put_a_folder_there(path: Path) -> None:
    """Replace the save by a folder."""
    path.unlink()
    path.mkdir()


def put_a_pipe_there(path: Path) -> None:
    """Replace the save by a named pipe."""
    path.unlink()
    os.mkfifo(path)


def put_a_link_there(path: Path) -> None:
    """Replace the save by a link to a full device."""
    path.unlink()
    path.symlink_to("/dev/full")


GONE, TAKEN, OTHER, LOCKED = (
    "was deleted or moved",
    "another file has taken its place",
    "another window writes to it",
    "was made read-only",
)
MISHAPS: dict[Callable[[Path], None], tuple[str, str]] = {
    delete: (GONE, "meadow.combat"),
    delete_the_folder: (GONE, "meadow.combat"),
    move: (GONE, "meadow.combat"),
    move_the_folder: (GONE, "meadow.combat"),
    replace: (TAKEN, "meadow-2.combat"),
    replace_by_its_twin: (TAKEN, "meadow-2.combat"),
    overwrite: ("was changed by another program", "meadow-2.combat"),
    cut: (OTHER, "meadow-2.combat"),
    empty: (OTHER, "meadow-2.combat"),
    add_to: (OTHER, "meadow-2.combat"),
    lock: (LOCKED, "meadow-2.combat"),
    put_a_folder_there: (TAKEN, "meadow-2.combat"),
    put_a_pipe_there: (TAKEN, "meadow-2.combat"),
    put_a_link_there: (TAKEN, "meadow-2.combat"),
}


def prove(record: journal.Journal[State, Book], game: Game[State]) -> None:
    """Check that the file holds the whole game: every answer and every checkpoint."""
    loaded = loading.load(record.path, OWN_TITLES)
    assert loaded.notes == ()
    assert (state_digest(loaded.game.state), loaded.game.entries) == (state_digest(game.state), game.entries)
    assert loading.verify(record.path, OWN_TITLES).answers == len(game.entries)


def content(path: Path) -> bytes | None:
    """Return the bytes of a regular file, or None if the path is not one."""
    return path.read_bytes() if path.is_file() and not path.is_symlink() else None


@pytest.mark.parametrize(
    ("mishap", "loaded"),
    [
        pytest.param(mishap, loaded, id=f"{'loaded' if loaded else 'begun'}-{mishap.__name__.replace('_', ' ')}")
        for place, mishap in enumerate(MISHAPS)
        for loaded in ((False, True) if SOAKED else (place % 2 == 1,))
    ],
)
def test_what_befell_the_file_is_said_once_and_the_whole_game_is_written_anew(
    mishap: Callable[[Path], None], loaded: bool, tmp_path: Path
) -> None:
    path, warnings, moved = tmp_path / "saves" / "meadow.combat", list[str](), list[Path]()
    game = sequence.new_game(skirmish(turns=1))
    record = journal.begin(TITLE, game, warnings.append, path)
    play(game, 60)
    if loaded:
        record.close()
        again = loading.load(path, OWN_TITLES)
        game, record = again.game, loading.carry_on(again, warnings.append)
    record.moved = moved.append
    mishap(path)
    left = content(path)
    play(game, 1)
    why, name = MISHAPS[mishap]
    beside = path.with_name(name)
    assert warnings == [f"{path}: {why} — the whole game was written again and goes on as {name}"]
    assert (record.path, moved) == (beside, [beside])
    prove(record, game)
    run(game, SeededChance(5), RandomPlayer(5))
    record.close()
    prove(record, game)
    assert len(warnings) == 1
    if left is not None and beside != path:
        assert path.read_bytes() == left, "what lies there now is left alone"


def test_a_file_that_was_only_touched_or_renamed_and_back_is_still_the_games(tmp_path: Path) -> None:
    path = tmp_path / "meadow.combat"
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, pytest.fail, path)
    play(game, 30)
    os.utime(path)
    play(game, 1)
    path.rename(tmp_path / "away")
    (tmp_path / "away").rename(path)
    play(game, 30)
    assert [file.name for file in tmp_path.iterdir()] == ["meadow.combat"]
    prove(record, game)


@pytest.mark.parametrize("mishap", [delete, delete_the_folder, overwrite, put_a_folder_there])
@pytest.mark.parametrize("loaded", [False, True])
def test_a_game_whose_file_is_gone_is_written_anew_when_it_is_closed_without_another_answer(
    mishap: Callable[[Path], None], loaded: bool, tmp_path: Path
) -> None:
    path, warnings = tmp_path / "saves" / "meadow.combat", list[str]()
    game = sequence.new_game(skirmish(turns=1))
    record = journal.begin(TITLE, game, warnings.append, path)
    play(game, 60)
    if loaded:
        record.close()
        again = loading.load(path, OWN_TITLES)
        game, record = again.game, loading.carry_on(again, warnings.append)
    mishap(path)
    record.close()
    why, name = MISHAPS[mishap]
    assert warnings == [f"{path}: {why} — the whole game was written again and goes on as {name}"]
    prove(record, game)


def test_where_nothing_can_be_written_beside_it_the_game_goes_on_in_the_players_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "own"))
    path, warnings = tmp_path / "stick" / "meadow.combat", list[str]()
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, warnings.append, path)
    play(game, 30)
    shutil.rmtree(path.parent)
    path.parent.write_text("no folder any more")
    play(game, 10)
    assert record.path == folders.saves() / "meadow.combat"
    assert warnings == [f"{path}: {GONE} — the whole game was written again and goes on as {record.path}"]
    prove(record, game)


def test_where_the_disk_is_full_too_it_is_written_anew_as_soon_as_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "own"))
    path, warnings = tmp_path / "saves" / "meadow.combat", list[str]()
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, warnings.append, path)
    play(game, 30)
    delete(path)
    monkeypatch.setattr(journal, "write_beside", full)
    play(game, 30)
    assert [line.partition(" — ")[0] for line in warnings] == [f"{path}: cannot be written: the disk is full"]
    assert not [file for file in tmp_path.rglob("*") if file.is_file()]
    monkeypatch.undo()
    play(game, 1)
    assert warnings[1:] == [f"{path}: {GONE} — the whole game was written again and goes on as meadow.combat"]
    prove(record, game)


def test_what_a_journal_remembers_of_a_long_battle_is_small() -> None:
    whole = b"".join(
        Path(__file__).parents[1].joinpath("golden").glob("first-light-random.combat").__next__().open("rb")
    )
    memory = CompressedBuffer()
    for line in whole.splitlines(keepends=True):
        memory.add(line)
    assert memory.whole() == whole
    assert len(memory._packed) < 150_000
