"""Games of COMMAND! in journals: written ahead of each answer, taken up again, verified."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.games.command.title import TITLE
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
    assert TITLE.keeping.verdict(loaded.game.state) is not None


def test_a_hand_stands_in_no_plain_answer_of_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "fight.combat"
    game = game_of(TITLE.rules, TITLE.rules.new_state(skirmish(1)))
    kept = journal.begin(TITLE, game, print, path)
    Referee(TITLE.rules, game, SeededChance(4)).play_out(dict.fromkeys(TITLE.rules.seats, Anybody(SplitMix(4))))
    kept.close()
    drawn = [entry for entry in game.entries if entry.to == "draw" and entry.secret]
    assert len(drawn) > 12
    assert all(not entry.secret for entry in game.entries if entry.to != "draw")
