"""After loading a game of COMMAND!, undo goes back as far as before it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.games.command.title import TITLE
from tests.engine.journal.undo_after_loading import lost_undos
from tests.games.command.skirmish import skirmish
from tests.sampled import sample


@pytest.mark.parametrize("seed", sample(range(6), 6))
@pytest.mark.parametrize("player", sorted(TITLE.players))
def test_what_could_be_taken_back_still_can(player: str, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "fight.combat"
    game = game_of(TITLE.rules, TITLE.rules.new_state(skirmish(seed)))
    kept = journal.begin(TITLE, game, print, path)
    Referee(TITLE.rules, game, SeededChance(seed)).play_out(
        {seat: TITLE.players[player](seed) for seat in TITLE.rules.seats}
    )
    kept.close()
    free, faults = lost_undos(path, {TITLE.id: TITLE}, tmp_path)
    assert free
    assert not faults, "\n".join(faults)
