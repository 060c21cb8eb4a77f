"""Invalid saves and campaigns: one line of error each within 256 MB; nothing is written outside their folder."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal, loading, save_list
from combat.engine.journal.faults import SaveError
from combat.engine.journal.journal_replay import open_replay
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.games.volume1.campaign import diary
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.hostile import files
from tests.games.volume1.skirmish import skirmish

LOAD, VERIFY = partial(loading.load, titles=OWN_TITLES), partial(loading.verify, titles=OWN_TITLES)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> files.Lines:
    """Return the lines of a valid save."""
    return files.sound_save(tmp_path_factory.mktemp("sound"))


def refused(use: Callable[[Path], object], path: Path, what: str) -> None:
    """Assert that a file is refused with one printable line that begins with its path and contains a pattern."""
    with pytest.raises(SaveError) as fault:
        use(path)
    line = str(fault.value)
    assert re.match(f"{re.escape(str(path))}: ({what}|.*{what})", line), line
    assert line.isprintable()
    assert len(line) < 1_500


def test_every_bad_save_is_refused_in_one_line_and_listed_with_it(sound: files.Lines, tmp_path: Path) -> None:
    for name, content, what in files.bad_saves(sound):
        path = tmp_path / f"{name.replace(' ', '-')}.combat"
        path.write_bytes(content)
        for use in (LOAD, VERIFY, partial(open_replay, titles=OWN_TITLES)):
            refused(use, path, what)
        shown = save_list.look_at(path)
        assert len(shown.fault) < 1_500
        assert len(shown.title) < 4_001
    save_list.to_resume(save_list.list_games(tmp_path))


def test_a_state_of_what_its_game_does_not_have_is_refused(sound: files.Lines, tmp_path: Path) -> None:
    for name, content, what in files.bad_states(sound):
        path = tmp_path / f"{name.replace(' ', '-')}.combat"
        path.write_bytes(content)
        unknown = "" if "under the name" in what else " is unknown"
        refused(LOAD, path, rf"line \d+: the checkpoint is damaged \({re.escape(what)}{unknown}\)")


def test_strange_words_in_a_sound_save_never_break_the_loader(sound: files.Lines, tmp_path: Path) -> None:
    for name, content in files.odd_saves(sound):
        path = tmp_path / f"{name}.combat"
        path.write_bytes(content)
        assert not save_list.look_at(path).fault
        for use in (LOAD, VERIFY):
            try:
                use(path)
            except SaveError as fault:
                assert str(fault).isprintable()


@pytest.mark.parametrize("suffix", [".combat", ".campaign"])
def test_what_is_no_file_is_not_waited_for(suffix: str, tmp_path: Path) -> None:
    for path, what in files.no_files(tmp_path, suffix):
        refused(LOAD if suffix == ".combat" else diary.open_diary, path, what)
        if suffix == ".combat":
            assert save_list.look_at(path).fault
    assert len(diary.list_diaries(tmp_path)[1]) == (6 if suffix == ".campaign" else 0)


def test_every_bad_campaign_is_refused_in_one_line(tmp_path: Path) -> None:
    for name, content, what in files.bad_campaigns(tmp_path):
        path = tmp_path / f"{name.replace(' ', '-')}.campaign"
        path.write_bytes(content)
        refused(diary.open_diary, path, what)


def test_a_scenario_that_is_called_after_another_folder_is_saved_in_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "data"))
    book = skirmish()
    for name in (files.UPWARDS, "..", "a\0b", "x" * 300, "\x1b[2J", "兵"):
        game = sequence.new_game(replace(book, scenario=replace(book.scenario, id=name)))
        record = journal.begin(TITLE, game, pytest.fail)
        run(game, SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) == 3)
        record.close()
        assert record.path.parent == tmp_path / "data" / "saves"
        assert record.path.is_file()
    assert {path.name for path in tmp_path.iterdir()} == {"data"}
