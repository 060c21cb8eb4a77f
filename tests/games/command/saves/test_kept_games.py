"""Games of COMMAND! in journals: written before each answer is applied, resumed, verified."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.engine.play.seated import Seated
from combat.games.command.content.library import load_book
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.state import Melee
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.saves.keeping_games import KEEPING
from combat.games.command.title import TITLE
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table
from tests.games.command.skirmish import skirmish

TITLES = {TITLE.id: TITLE}


def test_a_game_is_left_taken_up_and_proved(tmp_path: Path) -> None:
    path, players = tmp_path / "fight.combat", dict.fromkeys(TITLE.rules.seats, Anybody(SplitMix(4)))
    game = game_of(TITLE.rules, TITLE.rules.new_state(skirmish(1)))
    kept = journal.begin(TITLE, game, print, path)
    referee: Referee[Any] = Referee(TITLE.rules, game, SeededChance(4))
    referee.run()
    for _ in range(60):
        assert referee.asked is not None
        port = referee.port(referee.asked)
        port.answer(players[referee.asked].answer(port))
        referee.run()
    kept.close()
    state = game.state

    loaded = loading.load(path, TITLES)
    assert loaded.game.state == state
    kept = loading.carry_on(loaded, print)
    Referee(TITLE.rules, loaded.game, SeededChance(5)).play_out(players)
    kept.close()
    proof = loading.verify(path, TITLES)
    assert proof.checkpoints > 20
    assert TITLE.serializer.verdict(loaded.game.state) is not None


OLD = Path(__file__).parent / "old"


def old_save(name: str, tmp_path: Path) -> Path:
    """Unpack an old save into a folder; return its path."""
    path = tmp_path / "old.combat"
    path.write_bytes(lzma.decompress((OLD / f"{name}.combat.xz").read_bytes()))
    return path


@pytest.mark.rule("11.12")
@pytest.mark.parametrize("name", ["patrols-at-the-bridge", "set-up-of-the-farm"])
def test_games_begun_before_sides_named_spotters_are_proved_and_go_on_without(name: str, tmp_path: Path) -> None:
    """One is in its fifth turn, in the other the first side has put down some of its units."""
    path = old_save(f"0.1.0-before-spotters/{name}", tmp_path)
    assert loading.verify(path, TITLES).checkpoints
    loaded = loading.load(path, TITLES)
    book = loaded.game.state.book
    arms = [arm for force in book.forces.values() for arm in force.arms]
    assert any(book.weapons[arm.figure].kind == "mortar" for arm in arms)
    kept = loading.carry_on(loaded, print)
    players = dict.fromkeys(TITLE.rules.seats, Anybody(SplitMix(4)))
    Referee(TITLE.rules, loaded.game, SeededChance(5)).play_out(players)
    kept.close()
    assert TITLE.serializer.verdict(loaded.game.state) is not None
    assert not any(unit.spots or loaded.game.state.figure(unit).spots for unit in loaded.game.state.units.values())
    loading.verify(path, TITLES)


@pytest.mark.rule("11.12")
def test_a_game_left_at_the_question_for_a_spotter_asks_it_again(tmp_path: Path) -> None:
    path, player = tmp_path / "patrols.combat", Seated(SteadyPlayer(3))
    game = game_of(TITLE.rules, TITLE.rules.new_state(load_book("patrols-at-the-bridge")))
    kept = journal.begin(TITLE, game, print, path)
    referee: Referee[Any] = Referee(TITLE.rules, game, SeededChance(4))
    referee.run()
    while not isinstance(asked := game.decision, PickUnit):
        port = referee.port(referee.asked or "")
        port.answer(player.answer(port))
        referee.run()
    kept.close()
    again = loading.load(path, TITLES).game
    assert again.decision == asked
    assert again.state == game.state
    again.answer(asked.answers[0])
    assert again.state.units[str(asked.answers[0])].spots


def test_a_hand_stands_in_no_plain_answer_of_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "fight.combat"
    game = game_of(TITLE.rules, TITLE.rules.new_state(skirmish(1)))
    kept = journal.begin(TITLE, game, print, path)
    Referee(TITLE.rules, game, SeededChance(4)).play_out(dict.fromkeys(TITLE.rules.seats, Anybody(SplitMix(4))))
    kept.close()
    drawn = [entry for entry in game.entries if entry.to == "draw" and entry.secret]
    assert len(drawn) > 12
    assert all(not entry.secret for entry in game.entries if entry.to != "draw")


def test_what_older_games_had_not_is_written_only_where_it_says_something() -> None:
    """A checkpoint without it is read as one in which there is none; with it, it comes back as it was."""
    told = Table(drawn_book(), {"g-squad": ("squad", "C3"), "u-squad": ("squad", "C5")})
    usual = KEEPING.state_as_plain(told.state)
    later = {"melees", "too_weak", "unpaid", "owed"}
    assert not later & usual.keys()
    assert KEEPING.state_from_plain(usual, told.state.book) == told.state
    full = told.state.copy()
    full.melees = (Melee(at("C3"), ((AXIS, (Term("unit", 5, "10.4", "g-squad"),)),), ((AXIS, 12),)),)
    full.too_weak, full.unpaid, full.owed = (Shot(at("C5"), ["g-squad"]),), {"A": (1, 2)}, ("B",)
    plain = KEEPING.state_as_plain(full)
    assert later <= plain.keys()
    again = KEEPING.state_from_plain(plain, told.state.book)
    assert again == full
    assert isinstance(again.too_weak[0], Shot)
    assert again.too_weak[0].hex == at("C5")
