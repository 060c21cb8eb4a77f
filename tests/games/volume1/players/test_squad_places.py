"""Automatic set-up places a squad team by team and in cover (22.0)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import distance
from combat.games.volume1.content.library import load_book, scenario_ids
from combat.games.volume1.players.squad_places import TOGETHER, best_hex
from combat.games.volume1.rules.answers import Placement
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.play.set_up import SetUp, has_his_place, unplaced
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import TITLE


class Onlooker:
    """An observer of a session that does nothing."""

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Ignore the events."""
        pass

    def replaced(self, answers: int, state: State) -> None:
        """Ignore the new state."""
        pass


def placed(scenario: str, seed: int) -> State:
    """Return the state of a battle after all men were set up automatically."""
    session = Session.begin(TITLE, load_book(scenario), SeededChance(seed))
    session.open(Onlooker())
    while isinstance(session.decision, SetUp) and unplaced(session.view):
        man = unplaced(session.view)[0]
        session.answer(Placement(man, best_hex(session.view, man)))
    return session.view


@pytest.mark.rule("22.0")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_22_0_nobody_stands_apart_from_his_team_or_crowds_while_there_is_room(scenario: str) -> None:
    state = placed(scenario, 3)
    weapons = {crews.place(state, gun) for gun in state.guns.values() if not gun.built_in}
    own = [man for man in state.on_board("friendly") if not has_his_place(state, man.id)]
    free = [hex_ for hex_ in state.book.scenario.deployment if not state.men_in(hex_)]
    for man in own:
        mates = [
            other.place for other in own if other.team == man.team and other is not man and other.place not in weapons
        ]
        if man.place in weapons or not mates:
            continue
        assert min(distance(man.place, mate) for mate in mates) <= TOGETHER or not any(
            distance(hex_, mate) <= TOGETHER for hex_ in free for mate in mates
        ), man.id
        assert len(state.men_in(man.place)) == 1 or not free


@pytest.mark.rule("22.0")
def test_22_0_the_squad_of_first_light_stands_in_cover_and_in_teams() -> None:
    state = placed("first-light", 3)
    own = state.on_board("friendly")
    assert all(visibility.in_cover(state, man.place) for man in own)
    for one in own:
        for other in own:
            assert one.team != other.team or distance(one.place, other.place) <= 2 * TOGETHER
