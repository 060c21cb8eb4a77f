"""Initial state of teams in a battle (A35, A44)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.rules import game_of
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.shipped import book


@pytest.mark.rule("A44")
def test_infantry_and_guns_begin_in_foxholes_where_their_side_is_dug_in() -> None:
    """Before Dawn: the defender is dug in, the attacker is not."""
    whole = book("before-dawn")
    assert (whole.mission.attacker.dug_in, whole.mission.defender.dug_in) == (False, True)
    game, numbers = game_of(RULES, new_state(whole)), SplitMix(1)
    while game.decision is not None and game.decision.kind in ("place-works", "deploy"):
        found = next(game.decision.samples(game.state, numbers))
        game.answer(found)
    state = game.state
    for team in state.on_table(DEFENDER):
        assert team.dug_in is (state.card(team).arm in ("infantry", "gun"))
    assert not any(team.dug_in for team in state.on_table(ATTACKER))
    assert any(team.dug_in for team in state.on_table(DEFENDER))
