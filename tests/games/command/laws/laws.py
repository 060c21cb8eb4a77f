"""Laws for every state of any game: each card, piece and marker is in exactly one legal place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from combat.games.command.rules.fate_cards import owner
from combat.games.command.rules.ground.entering import forbidden_to_stand, is_water
from combat.games.command.rules.pieces.stacking import too_many
from combat.games.command.rules.play.victory import holder_of
from combat.games.command.rules.state import TEAM_MARK, Places, State
from combat.games.command.rules.two_sides import SIDES, other_side

Law = Callable[[State], None]
LAWS: list[Law] = []


def law(function: Law) -> Law:
    """Register a function as a law and return it."""
    LAWS.append(function)
    return function


def hold(state: State) -> None:
    """Assert every law for a state."""
    for each in LAWS:
        each(state)


def at_rest(state: State) -> bool:
    """Return whether no order, attack or trigger is in progress."""
    return state.phase == "turn" and state.order is None and state.attack is None and not state.trigger


@law
def every_card_lies_in_one_place_and_nobody_knows_the_next(state: State) -> None:
    """Assert that each card is in one pile or hand, and that no seat knows the next card."""
    for side in SIDES:
        deck = state.decks[side]
        cards = [*deck.pile, *deck.discards, *state.hands[side]]
        assert sorted(cards) == sorted(card for card in state.book.cards if owner(card) == side)
        assert (deck.top, deck.knows, deck.elsewhere) == ((), "", 0)


@law
def every_unit_of_a_force_is_somewhere(state: State) -> None:
    """Assert that each unit is in one place: on the map, waiting, on the casualty track, gone, or replaced by teams."""
    assert state.places() == Places.of(state.units.values())
    for side in SIDES:
        force = state.book.forces[side]
        assert {troop.id for troop in force.troops} <= state.units.keys()
        track = [unit for unit in state.casualties[side] if unit]
        eliminated = [unit.id for unit in state.units.values() if unit.side == side and unit.fate == "eliminated"]
        assert sorted(track) == sorted(eliminated)
    for unit in state.units.values():
        assert unit.fate != "waiting" or unit.space
        assert not (unit.fate and unit.hex), unit
        squad, mark, _ = unit.id.rpartition(TEAM_MARK)
        assert not mark or squad not in state.units or state.units[squad].fate == "gone", unit


@law
def units_stand_where_units_can_and_foes_together_only_to_fight(state: State) -> None:
    """Assert that units are in hexes that they may enter, and with enemies only in a melee."""
    for unit in state.on_map():
        assert state.book.map.board.contains(unit.hex), unit
        if at_rest(state):
            assert not state.units_in(unit.hex, other_side(unit.side)), unit
            assert not forbidden_to_stand(state, unit.hex), unit


@law
def a_hex_is_crowded_only_where_that_costs_cover_or_is_still_to_be_thinned_out(state: State) -> None:
    """Assert that no hex is overstacked after the beginning of a side's turn (6.9a).

    The law does not apply with the option that overstacking costs cover.
    """
    fresh = state.turn > 1 and not (state.given or state.passed or state.closing)
    if at_rest(state) and fresh and not state.book.options.overstack_costs_cover:
        for unit in state.on_map():
            assert not too_many(state, unit.hex, unit.side), unit


@law
def every_weapon_is_carried_by_one_or_lies_in_the_box(state: State) -> None:
    """Assert that each weapon is carried by one unit or is in the box."""
    arms = {arm.id for side in SIDES for arm in state.book.forces[side].arms}
    assert arms <= state.weapons.keys()
    carried = [unit.weapon for unit in state.units.values() if unit.weapon]
    assert len(carried) == len(set(carried))
    assert {weapon.id for weapon in state.weapons.values() if not weapon.boxed} == set(carried)
    for unit in state.units.values():
        assert not unit.weapon or state.weapons[unit.weapon].side == unit.side, unit
        assert not unit.weapon or unit.fate in ("", "waiting") or not state.weapons[unit.weapon].broken, unit


@law
def every_smoke_marker_is_in_its_cup_or_on_the_map(state: State) -> None:
    """Assert that each smoke marker is in the cup or on the map."""
    there = [*state.smoke.values(), *state.smoke_cup]
    assert len(there) == len(set(there)) == sum(state.book.smoke.values())
    assert Counter(marker // 10 for marker in there) == Counter(state.book.smoke)
    assert len(state.blazes) <= state.book.blazes
    assert not set(state.smoke) & state.blazes
    assert not any(is_water(state, hex_) for hex_ in (*state.smoke, *state.blazes, *state.works))
    assert not set(state.works) & state.blazes


@law
def every_chit_is_in_the_cup_secret_or_open(state: State) -> None:
    """Assert that each chit is in the cup, secret or open."""
    book = state.book
    there = [*state.cup, *state.open_chits, *(chit for side in SIDES for chit in state.secrets[side])]
    assert sorted(there) == sorted({*book.cup, *book.open_chits})
    assert not any(book.chits[chit].shown for side in SIDES for chit in state.secrets[side])


@law
def an_objective_belongs_to_who_alone_is_in_it(state: State) -> None:
    """Assert that each objective belongs to the side that alone has units in it."""
    if at_rest(state):
        for objective in state.book.map.objectives:
            side = holder_of(state, objective.hexes)
            late = state.unclaimed.get(objective.number, ())
            if side and not late:
                assert state.control.get(objective.number) == side, objective


@law
def what_late_events_have_opened_lies_open_and_nothing_of_an_order_outlives_it(state: State) -> None:
    """Assert that chits of late events are open, and that melees end with the order that caused them."""
    assert {*state.unpaid, *state.owed} <= set(state.open_chits)
    assert not set(state.unpaid) & set(state.owed)
    if at_rest(state):
        assert (state.melees, state.too_weak) == ((), ())


@law
def markers_stand_on_their_tracks(state: State) -> None:
    """Assert that all markers are within their tracks."""
    figures = state.book.figures
    assert 0 <= state.time <= figures.time_spaces
    assert all(1 <= state.surrender[side] <= figures.casualty_spaces for side in SIDES)
    assert state.given <= state.book.forces[state.active].orders if state.active else True
    assert state.initiative in SIDES


def nobody_is_lost(before: State, after: State) -> None:
    """Assert that every unit and weapon of `before` exists in `after`, on the same side."""
    assert before.units.keys() <= after.units.keys()
    assert before.weapons.keys() <= after.weapons.keys()
    assert before.turn <= after.turn
    assert before.time <= after.time
    for unit in before.units.values():
        now = after.units[unit.id]
        assert now.side == unit.side, (unit, now)
        assert unit.fate != "gone" or now.fate == "gone" or after.figure(now).hero, (unit, now)
