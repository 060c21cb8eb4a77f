"""Games of a run stored as saves: complete or not at all, none twice, none over another file."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import loading
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.engine.runs.recorded_games import Recorded, keep, record
from tests.engine.toy_game import SEATS, small_book
from tests.engine.toy_title import TOY


def played(seed: int) -> Recorded:
    """Play a random game with a seed; return its record."""
    game = game_of(TOY.rules, TOY.rules.new_state(small_book(seed)))
    recorder = record(TOY, game, dict.fromkeys(SEATS, "anybody"), seed)
    referee = Referee(TOY.rules, game, SeededChance(seed))
    referee.play_out({seat: Anybody(SplitMix(seed + place)) for place, seat in enumerate(SEATS)})
    return recorder.recorded()


def test_a_kept_game_is_a_save_that_is_proved_and_names_its_players_and_seed(tmp_path: Path) -> None:
    path = keep(tmp_path, played(7))
    assert path.name.endswith("-anybody-7.combat")
    proof = loading.verify(path, {TOY.id: TOY})
    assert proof.over
    header = loading.load(path, {TOY.id: TOY}).header
    assert header.seed == "7"
    assert dict(header.seats) == dict.fromkeys(SEATS, "anybody")


def test_the_same_game_is_not_there_twice_and_another_is_written_beside_it(tmp_path: Path) -> None:
    path = keep(tmp_path, played(7))
    before = path.read_bytes()
    assert keep(tmp_path, played(7)) == path
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    path.write_bytes(b"something else")
    beside = keep(tmp_path, played(7))
    assert (beside.name, path.read_bytes()) == (f"{path.stem}-2.combat", b"something else")
    assert beside.read_bytes().splitlines()[1] == before.splitlines()[1]


def test_a_folder_that_is_none_is_a_fault_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OSError, match="file"):
        keep(tmp_path / "file", played(1))
