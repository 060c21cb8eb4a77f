"""The recap begins at the player's own turn, even if the player has reacted in the enemy's turn since."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.tabletop.panes.recap_scene import RecapScene
from combat.engine.words import text
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.skirmish import skirmish
from tests.narrowing import the

MOST = 200
"""Answers after which no reaction comes any more."""


@pytest.mark.rule("3.1")
def test_a_reaction_in_the_enemys_turn_does_not_cut_the_recap_short() -> None:
    table, numbers = AtTable(skirmish(3), seat=ALLIES, wished=False), SplitMix(3)
    mine = reacted = 0
    for _ in range(MOST):
        table.settle()
        assert table.desk.prompt is not None
        if table.desk.state.active == ALLIES and reacted:
            break
        decision = table.desk.prompt.decision
        if table.desk.state.active == ALLIES:
            mine = table.session.answers
        elif mine:
            reacted = table.session.answers
        table.desk.controls.answer(next(decision.samples(table.desk.state, numbers)))
    assert reacted > mine > 0
    table.press("F7")
    recap = the(RecapScene, table.app.top)
    lines = recap.told.lines()
    assert [line for line in lines if line.answers <= reacted]
    assert lines == [line for line in table.desk.story.lines if line.answers > mine]
    assert (recap.told.span, recap.spans.labels[0]) == ("answer", text("recap-own-turn"))
    table.close()
