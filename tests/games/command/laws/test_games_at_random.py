"""What holds in every game, played at random: it ends, cards and smoke are conserved, stacks and points add up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import game_of
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.fate_cards import owner
from combat.games.command.rules.play.victory import worth
from combat.games.command.rules.state import Places, State
from combat.games.command.rules.two_sides import AXIS, SIDES, other_side
from tests.games.command.skirmish import skirmish

APART = 40
"""Answers between two checkpoints at most."""


@pytest.mark.parametrize("seed", range(12))
def test_a_game_at_random_ends_and_loses_nothing_on_the_way(seed: int) -> None:
    book = skirmish(seed)
    numbers, chance = SplitMix(seed), SeededChance(seed)
    game = game_of(RULES, RULES.new_state(book))
    points = {"objective": 0, "chit": 0}

    def hears(state: State, event: Event) -> None:
        if isinstance(event, PointsScored) and event.why in points:
            points[event.why] += event.points if event.side == AXIS else -event.points

    game.hears = hears
    while (decision := game.decision) is not None:
        assert len(game.entries) < 20_000
        _sound(game.state)
        if decision.to_chance:
            game.answer(chance.answer(decision, game.state))
        else:
            game.answer(next(decision.samples(game.state, numbers)))
    end: State = game.state
    assert end.winner in SIDES
    assert end.ended
    places = [checkpoint.answers for checkpoint in game.checkpoints]
    assert max(later - sooner for sooner, later in pairwise(places)) <= APART
    held = [(objective, side) for objective, side in end.control.items() if side]
    worths = sum(worth(end, objective) * (1 if side == AXIS else -1) for objective, side in held)
    assert points["objective"] + points["chit"] == worths - _before_the_first_turn(end)


def _before_the_first_turn(end: State) -> int:
    """What objectives were worth by chits that were open from the first, which no event tells."""
    chits = end.book.open_chits
    held = {objective: side for side in SIDES for objective in end.book.forces[side].holds}
    return sum(worth(end, number, chits=chits) * (1 if side == AXIS else -1) for number, side in held.items())


def _sound(state: State) -> None:
    for side in SIDES:
        deck = state.decks[side]
        cards = [*deck.pile, *deck.discards, *state.hands[side]]
        assert sorted(cards) == sorted(card for card in state.book.cards if owner(card) == side)
        track = [unit for unit in state.casualties[side] if unit]
        assert sorted(track) == sorted(
            unit.id for unit in state.units.values() if unit.side == side and unit.fate == "eliminated"
        )
    assert sorted([*state.smoke.values(), *state.smoke_cup]) == sorted({*state.smoke.values(), *state.smoke_cup})
    assert len(state.smoke) + len(state.smoke_cup) == sum(state.book.smoke.values())
    carried = [unit.weapon for unit in state.units.values() if unit.weapon]
    assert len(carried) == len(set(carried))
    assert {weapon.id for weapon in state.weapons.values() if not weapon.boxed} == set(carried)
    assert state.places() == Places.of(state.units.values())
    for unit in state.on_map():
        assert state.book.map.board.contains(unit.hex)
        if state.order is None and state.phase == "turn" and not state.trigger:
            assert not state.units_in(unit.hex, other_side(unit.side))
