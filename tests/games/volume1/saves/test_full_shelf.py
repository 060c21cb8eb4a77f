"""A folder with very many saves is listed quickly, and files that were read before are not read again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal, loading, save_index, save_list
from combat.engine.play.runner import run
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.skirmish import skirmish

COUNT = save_index.FEW + 12
looked: list[str] = []


@pytest.fixture
def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder of equal saves and one file that is not a save; note each file that is read."""
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    place = tmp_path / "saves"
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, print, place / "000.combat")
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) == 30)
    record.close()
    raw = record.path.read_bytes()
    for number in range(1, COUNT):
        (place / f"{number:03}.combat").write_bytes(raw)
    (place / "none.combat").write_bytes(b"none")
    plain = save_list.look_at

    def look(path: Path) -> save_list.SaveEntry:
        looked.append(path.name)
        return plain(path)

    monkeypatch.setattr(save_list, "look_at", look)
    yield place


def listed(place: Path) -> tuple[list[save_list.SaveEntry], list[str]]:
    """Return the listed saves, and the names of the files that were read."""
    del looked[:]
    return save_list.list_games(place), sorted(looked)


def test_what_was_seen_before_is_not_looked_at_again_and_is_listed_the_same(full: Path) -> None:
    first, at_first = listed(full)
    assert len(at_first) == COUNT + 1
    assert listed(full) == (first, ["none.combat"])
    assert {type(game) for game in first} == {save_list.SaveEntry}
    assert sum(game.flaw is not None for game in first) == 1


def test_what_changed_came_or_went_is_seen(full: Path) -> None:
    listed(full)
    (full / "001.combat").unlink()
    (full / "002.combat").rename(full / "new.combat")
    changed = full / "003.combat"
    changed.write_bytes(changed.read_bytes().replace(b"The Meadow", b"The Garden", 1))
    os.utime(changed, ns=(1, 1))
    games, again = listed(full)
    assert again == ["003.combat", "new.combat", "none.combat"]
    assert len(games) == COUNT
    assert {game.title for game in games} == {"The Meadow", "The Garden", ""}
    assert listed(full)[1] == ["none.combat"]


def test_the_start_screen_reads_one_save_of_very_many_while_the_same_lie_there(full: Path) -> None:
    plain = save_list.to_resume(save_list.list_games(full))
    os.utime(full, ns=(1, 1))
    save_list.in_short(full)
    del looked[:]
    short = save_list.in_short(full)
    assert plain is not None
    assert (short.count, short.fought, short.waiting) == (COUNT + 1, False, plain)
    assert looked == [plain.path.name]
    plain.path.unlink()
    (full / "none.combat").unlink()
    again = save_list.in_short(full)
    assert again.waiting is not None
    assert (again.count, again.waiting.path != plain.path) == (COUNT - 1, True)


def test_what_is_played_on_is_what_the_start_screen_goes_on_with(full: Path) -> None:
    os.utime(full, ns=(1, 1))
    before = save_list.in_short(full, TITLE.id).waiting
    assert before is not None
    other = next(game for game in save_list.list_games(full) if game.flaw is None and game.path != before.path)
    loaded = loading.load(other.path, OWN_TITLES)
    record = loading.carry_on(loaded, pytest.fail)
    run(loaded.game, SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) > 31)
    record.close()
    del looked[:]
    short = save_list.in_short(full, TITLE.id)
    assert short.waiting is not None
    assert (short.waiting.path, short.count, looked) == (other.path, COUNT + 1, [other.path.name])
    assert short == save_list.in_short(full), "read anew it is the same"


def test_where_what_is_played_on_comes_to_its_end_another_is_gone_on_with(full: Path) -> None:
    os.utime(full, ns=(1, 1))
    before = save_list.in_short(full, TITLE.id).waiting
    assert before is not None
    loaded = loading.load(before.path, OWN_TITLES)
    record = loading.carry_on(loaded, pytest.fail)
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    record.close()
    assert save_list.look_at(before.path).finished
    short = save_list.in_short(full, TITLE.id)
    assert short.fought
    assert short == save_list.in_short(full)
    assert short.waiting is None, "all others are copies of the game that is over"


def test_on_a_disk_that_takes_nothing_an_old_word_is_not_believed(full: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.utime(full, ns=(1, 1))
    before = save_list.in_short(full, TITLE.id).waiting
    assert before is not None
    other = next(game for game in save_list.list_games(full) if game.flaw is None and game.path != before.path)

    def fails(*_: object, **__: object) -> None:
        raise OSError

    with monkeypatch.context() as patched:
        patched.setattr(save_index, "write_whole", fails)
        save_index.play_on(full, other.path.name, TITLE.id)
    os.utime(other.path)
    assert save_index.in_short(full, TITLE.id) is None


def test_for_the_start_screen_what_was_seen_is_not_written_again_for_a_few_that_changed(full: Path) -> None:
    listed(full)
    (kept,) = folders.cache().glob("shelf-????????????????????????.json")
    before = kept.read_bytes()
    (full / "003.combat").write_bytes((full / "004.combat").read_bytes() + b"{")
    del looked[:]
    assert save_list.in_short(full).count == COUNT + 1
    assert {"003.combat", "none.combat"} <= set(looked) and len(looked) == 3, (
        "these two, and the one that is gone on with"
    )
    assert kept.read_bytes() == before
    listed(full)
    assert kept.read_bytes() != before


@pytest.mark.parametrize("spoilt", [b"", b"{", b"[]", b'{"by":"0","saves":{}}', b"\xff" * 100])
def test_a_spoilt_list_of_what_was_seen_costs_no_more_than_looking(spoilt: bytes, full: Path) -> None:
    first, _ = listed(full)
    (kept,) = folders.cache().glob("shelf-????????????????????????.json")
    kept.write_bytes(spoilt)
    games, again = listed(full)
    assert (games, len(again)) == (first, COUNT + 1)
    assert listed(full)[1] == ["none.combat"]
