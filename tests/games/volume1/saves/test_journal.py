"""A game is written to its journal during play, despite errors of the disk, and resumed from it."""

from __future__ import annotations

import errno
import functools
import json
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files.compressed_buffer import CompressedBuffer
from combat.engine.journal import journal, loading, saved
from combat.engine.journal.faults import SaveError
from combat.engine.journal.heads import Header
from combat.engine.kernel.game import Game
from combat.engine.play.runner import run
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.full_disk import full
from tests.games.volume1.digests import state_digest
from tests.games.volume1.skirmish import skirmish

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

Warnings = list[str]


def play(game: Game[State], answers: int | None = None, seed: int = 3) -> None:
    """Answer a number of decisions at random, or all if `answers` is None."""
    target = None if answers is None else len(game.entries) + answers
    run(game, SeededChance(seed), RandomPlayer(seed), until=lambda game: len(game.entries) == target)


def play_to_orders(game: Game[State]) -> None:
    """Play at random until orders are asked for."""
    run(game, SeededChance(3), RandomPlayer(3), until=lambda game: isinstance(game.decision, GiveOrders))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a save."""
    return tmp_path / "saves" / "meadow.combat"


@pytest.fixture
def begun(path: Path) -> tuple[Game[State], journal.Journal[State, Book], Warnings]:
    """Begin a game with a journal; return the game, the journal, and the list of the journal's warnings."""
    warnings: Warnings = []
    game = sequence.new_game(skirmish())
    return game, journal.begin(TITLE, game, warnings.append, path), warnings


Begun = tuple[Game[State], journal.Journal[State, Book], Warnings]


def same(one: Game[State], other: Game[State]) -> bool:
    """Return whether two games have the same state, answers and decision."""
    return (state_digest(one.state), one.entries, one.decision) == (
        state_digest(other.state),
        other.entries,
        other.decision,
    )


def test_the_first_title_goes_unnamed_and_its_head_is_what_it_always_was(path: Path, begun: Begun) -> None:
    head = json.loads(path.read_bytes().splitlines()[0])
    known = ["journal", "format", "game", "scenario", "title", "options", "created", "content", "packs"]
    assert list(head) == known
    assert loading.load(path, OWN_TITLES).header.plays == "volume1"
    named = json.dumps(head | {"plays": "volume1"}).encode()
    path.write_bytes(b"\n".join([named, *path.read_bytes().split(b"\n")[1:]]))
    assert loading.load(path, OWN_TITLES).header.plays == "volume1"


def test_every_answer_is_in_the_file_before_the_rules_act_on_it(path: Path, begun: Begun) -> None:
    game, _, _ = begun
    while not game.over and len(game.entries) < 40:
        play(game, 1)
        assert same(loading.load(path, OWN_TITLES).game, game)


def test_a_crash_at_any_byte_loses_no_more_than_the_answer_being_written(
    path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every byte of the last answers, and at the first, the last and every seventeenth of the checkpoint behind them.

    The book, which is whole each time, is read but once.
    """
    monkeypatch.setattr(saved, "_parse_book", functools.cache(saved._parse_book))
    game, _, _ = begun
    play(game, 30)
    while path.read_bytes().splitlines()[-1].startswith(b'{"to"'):
        play(game, 1)
    whole = path.read_bytes()
    ends = [place for place, byte in enumerate(whole) if byte == 10]
    middle = range(ends[-2] + 200, len(whole) - 200)
    assert len(middle) > 1000
    for cut in range(ends[-4] + 2, len(whole) + 1):
        if cut in middle and cut % 17:
            continue
        path.write_bytes(whole[:cut])
        loaded = loading.load(path, OWN_TITLES)
        lines = whole[:cut].count(b"\n")
        assert len(loaded.game.entries) == sum(b'{"to"' in line for line in whole.split(b"\n")[:lines])
        assert [note.message for note in loaded.notes] == ([] if whole[cut - 1] == 10 else ["save-cut-short"])


def test_a_line_cut_short_goes_when_the_game_goes_on_and_not_before(path: Path, begun: Begun) -> None:
    game, _, warnings = begun
    play(game, 30)
    path.write_bytes(path.read_bytes()[:-5])
    torn = path.read_bytes()
    loaded = loading.load(path, OWN_TITLES)
    loading.carry_on(loaded, warnings.append)
    assert path.read_bytes() == torn
    play(loaded.game)
    assert loading.verify(path, OWN_TITLES).over
    assert warnings == []


def test_a_game_taken_up_again_ends_as_if_it_had_never_been_left(path: Path, begun: Begun, tmp_path: Path) -> None:
    game, _, warnings = begun
    chance, player = SeededChance(7), RandomPlayer(8)
    run(game, chance, player, until=lambda game: len(game.entries) == 60)
    loaded = loading.load(path, OWN_TITLES)
    loading.carry_on(loaded, warnings.append)
    run(loaded.game, chance, player)
    straight = sequence.new_game(skirmish())
    run(straight, SeededChance(7), RandomPlayer(8))
    assert same(loaded.game, straight)
    assert loading.verify(path, OWN_TITLES).answers == len(straight.entries)


def test_what_was_taken_back_stays_taken_back(path: Path, begun: Begun) -> None:
    game, _, _ = begun
    play_to_orders(game)
    before = len(game.entries)
    game.answer("sgt-taylor hide")
    game.answer("pvt-cragg hide")
    assert game.undo()
    assert game.undo()
    game.answer("pvt-cragg sneak")
    assert [entry.value for entry in loading.load(path, OWN_TITLES).game.entries[before:]] == ["pvt-cragg sneak"]
    assert json.loads(path.read_bytes().splitlines()[-2]) == {"undo": before}


def test_a_checkpoint_that_was_taken_back_is_passed_again(path: Path, begun: Begun) -> None:
    game, _, _ = begun
    play_to_orders(game)
    game.answer("commit")
    assert game.state.clock.phase == "enemy-orders"
    assert game.undo()
    game.answer("sgt-taylor hide")
    game.answer("commit")
    assert same(loading.load(path, OWN_TITLES).game, game)
    play(game)
    assert loading.verify(path, OWN_TITLES).over


def test_checkpoints_stand_at_every_phase_and_impulse_and_nowhere_else(path: Path, begun: Begun) -> None:
    game, _, _ = begun
    play(game)
    clocks = [json.loads(line)["checkpoint"] for line in path.read_bytes().splitlines() if b'{"checkpoint"' in line]
    assert all(clock["place"] == 0 and clock["done"] == [] for clock in clocks)
    moments = [(clock["turn"], clock["phase"], clock["impulse"]) for clock in clocks]
    assert moments[:9] == [
        (0, "set-up", 0),
        (1, "friendly-cards", 0),
        (1, "friendly-orders", 0),
        (1, "enemy-orders", 0),
        *((1, "action", impulse) for impulse in (1, 2, 3, 4)),
        (1, "end", 0),
    ]
    assert moments[-1] == (game.state.clock.turn, "over", 0)


def test_a_game_in_progress_can_be_given_a_journal_later(tmp_path: Path) -> None:
    game = sequence.new_game(skirmish())
    play(game, 80)
    journal.begin(TITLE, game, pytest.fail, tmp_path / "late.combat")
    play(game)
    assert loading.verify(tmp_path / "late.combat", OWN_TITLES).answers == len(game.entries)


def test_a_journal_is_never_begun_over_a_file(path: Path, begun: Begun) -> None:
    before = path.read_bytes()
    other = journal.begin(TITLE, sequence.new_game(skirmish()), pytest.fail, path)
    assert path.read_bytes() == before
    assert other.path == path.with_name("meadow-2.combat")


def test_two_games_begun_in_the_same_second_have_two_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    paths = {journal.begin(TITLE, sequence.new_game(skirmish()), pytest.fail).path for _ in range(3)}
    assert len(paths) == 3
    assert {path.parent for path in paths} == {tmp_path / "saves"}


class FullDisk(FileIO):
    """A file on a disk with room for a limited number of bytes."""

    room = 0

    def write(self, data: ReadableBuffer, /) -> int:
        """Write as many bytes as there is room for; raise OSError if there is none."""
        room = max(0, FullDisk.room - self.tell())
        if not room:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(bytes(data)[:room])


def test_on_a_full_disk_the_game_goes_on_and_nothing_written_is_lost(
    path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, record, warnings = begun
    play(game, 30)
    record.close()
    before = path.read_bytes()
    FullDisk.room = len(before) + 20
    monkeypatch.setattr(journal, "FileIO", FullDisk)
    play(game, 30)
    assert path.read_bytes() == before
    assert warnings == [f"{path}: cannot be written: the disk is full — make room on the disk; the game goes on"]
    FullDisk.room = 1 << 30
    play(game, 1)
    assert same(loading.load(path, OWN_TITLES).game, game)
    play(game)
    assert loading.verify(path, OWN_TITLES).over
    assert len(warnings) == 1


def test_a_folder_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    warnings: Warnings = []
    game = sequence.new_game(skirmish())
    journal.begin(TITLE, game, warnings.append, tmp_path / "saves" / "game.combat")
    play(game)
    assert game.over
    assert len(warnings) == 1
    assert warnings[0].startswith(f"{tmp_path / 'saves' / 'game.combat'}: cannot be written: ")
    assert "COMBAT_DATA_DIR" in warnings[0]


def test_a_second_window_on_the_same_game_goes_on_in_a_copy(path: Path, begun: Begun) -> None:
    game, first, _ = begun
    play(game, 30)
    warnings: Warnings = []
    second = loading.load(path, OWN_TITLES)
    record = loading.carry_on(second, warnings.append)
    play(game, 10, seed=5)
    play(second.game, 20, seed=6)
    assert record.path == path.with_name("meadow-2.combat")
    what = "another window writes to it — the whole game was written again and goes on as meadow-2.combat"
    assert warnings == [f"{path}: {what}"]
    play(game, 10, seed=5)
    assert same(loading.load(first.path, OWN_TITLES).game, game)
    assert same(loading.load(record.path, OWN_TITLES).game, second.game)


def test_a_game_is_saved_under_another_name_and_goes_on_under_its_own(path: Path, begun: Begun, tmp_path: Path) -> None:
    game, record, _ = begun
    play(game, 30)
    named = tmp_path / "mine" / "before the wall.combat"
    record.copy_to(named)
    kept = len(game.entries)
    play(game, 10)
    assert len(loading.load(named, OWN_TITLES).game.entries) == kept
    assert len(loading.load(path, OWN_TITLES).game.entries) == kept + 10
    with pytest.raises(SaveError, match="exists already — choose another name"):
        record.copy_to(named)


def test_what_could_not_be_written_is_saved_under_another_name_too(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, lambda warning: None, tmp_path / "saves" / "game.combat")
    play(game, 30)
    record.copy_to(tmp_path / "elsewhere.combat")
    assert same(loading.load(tmp_path / "elsewhere.combat", OWN_TITLES).game, game)


def test_a_game_whose_file_is_gone_is_saved_whole_under_another_name(begun: Begun, tmp_path: Path) -> None:
    game, record, _ = begun
    play(game, 30)
    record.path.unlink()
    record.copy_to(tmp_path / "copy.combat")
    assert same(loading.load(tmp_path / "copy.combat", OWN_TITLES).game, game)


def test_a_copy_that_cannot_be_written_whole_is_not_left_behind(
    begun: Begun, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, record, _ = begun

    monkeypatch.setattr(CompressedBuffer, "whole", full)
    with pytest.raises(SaveError, match="cannot be written: the disk is full"):
        record.copy_to(tmp_path / "copy.combat")
    assert not (tmp_path / "copy.combat").exists()


def test_undo_after_loading_reaches_back_to_the_checkpoint(path: Path, begun: Begun) -> None:
    game, _, _ = begun
    play_to_orders(game)
    game.answer("sgt-taylor hide")
    loaded = loading.load(path, OWN_TITLES).game
    assert loaded.undo()
    assert not loaded.undo()
    barrier = loaded.undo_barrier()
    assert barrier is not None
    assert barrier.kind == "resumed"


def test_a_journal_that_lost_its_last_answers_to_changed_rules_says_so_and_is_kept(
    path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, record, _ = begun
    play_to_orders(game)
    for order in ("sgt-taylor plan", "cpl-thomas aimed-fire", "sgt-taylor hide", "pvt-cragg hide"):
        game.answer(order)
    record.close()
    written = path.read_bytes()
    forbid(monkeypatch, "cpl-thomas", "aimed-fire")
    loaded = loading.load(path, OWN_TITLES)
    assert [note.message for note in loaded.notes] == ["save-dropped"]
    assert str(loaded.notes[0]).startswith("resumed at turn 1, friendly-orders, 3 answers dropped: ")
    assert path.read_bytes() == written
    loading.carry_on(loaded, pytest.fail)
    assert path.with_name("meadow.combat.bak").read_bytes() == written
    again = loading.load(path, OWN_TITLES)
    assert again.notes == ()
    assert same(again.game, loaded.game)


def forbid(monkeypatch: pytest.MonkeyPatch, man: str, order: str) -> None:
    """Change the rules so that a man may not be given an order."""
    was: Callable[..., object] = GiveOrders.refusal

    def refusal(self: GiveOrders, state: State, answer: str) -> object:
        return Header if answer == f"{man} {order}" else was(self, state, answer)

    monkeypatch.setattr(GiveOrders, "refusal", refusal)


@pytest.mark.rule("8.2")
def test_8_2_who_opens_a_journal_reads_of_no_enemy_whom_he_has_not_met(path: Path, begun: Begun) -> None:
    """Neither who was drawn from the cup, nor whom a die was rolled for, nor how things stood."""
    game, _, _ = begun
    met = set[str]()
    for _ in range(8):
        play(game, 25)
        unmet = {man.id for man in game.state.men.values() if man.side == "enemy" and not man.seen} | game.state.cup
        text = b"".join(path.read_bytes().splitlines()[2:])
        assert unmet
        assert not [man for man in unmet if man.encode() in text]
        met |= {man.id for man in game.state.men.values() if man.side == "enemy" and man.id.encode() in text}
    assert met
    assert same(loading.load(path, OWN_TITLES).game, game)
