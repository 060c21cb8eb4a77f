"""Play a small game at random and save it, for tests that read saves."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.games.command.title import TITLE
from tests.games.command.skirmish import skirmish


def saved(tmp_path: Path, answers: int | None, *, given_up: bool = False) -> Path:
    """Return the save of a small random game.

    The game is finished, or left after `answers` answers; with `given_up` it is then conceded.
    """
    path = tmp_path / "game.combat"
    game = game_of(TITLE.rules, TITLE.rules.new_state(skirmish(1)))
    kept = journal.begin(TITLE, game, print, path)
    referee = Referee(TITLE.rules, game, SeededChance(8))
    anybody = Anybody(SplitMix(4))
    referee.run()
    while (seat := referee.asked) is not None and (answers is None or referee.answers < answers):
        port = referee.port(seat)
        port.answer(anybody.answer(port))
        referee.run()
    if given_up:
        referee.give_up()
    kept.close()
    return path
