"""Laws for every state of any game: each man, card and marker is in exactly one legal place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from combat.games.volume1.rules.fighting import belt_fed, crews
from combat.games.volume1.rules.orders import carrying, helping
from combat.games.volume1.rules.orders.give_orders import CHOOSABLE
from combat.games.volume1.rules.state import State

Law = Callable[[State], None]
LAWS: list[Law] = []
MARKERS = frozenset((*CHOOSABLE, "duck-back", "melee", "guard"))
GRENADES = ("grenade", "smoke-grenade", "rifle-grenade")
ON_THE_TABLE = 4
"""Cards that may be on the table during a settlement: wound cards of a Tough man, an event, an illumination."""


def law(function: Law) -> Law:
    """Register a function as a law and return it."""
    LAWS.append(function)
    return function


def hold(state: State) -> None:
    """Assert every law for a state."""
    for each in LAWS:
        each(state)


@law
def every_friendly_card_lies_in_one_place(state: State) -> None:
    """Assert that each friendly card is in one pile; a few may be on the table during a wound or an event."""
    piles = [*state.deck, *state.hand, *state.aside, *state.discards]
    piles += [] if state.played is None else [state.played]
    assert len(set(piles)) == len(piles)
    assert set(piles) <= state.book.friendly_cards.keys()
    assert len(state.book.friendly_cards) - len(piles) <= ON_THE_TABLE
    if state.clock.phase == "friendly-orders":
        assert len(piles) == len(state.book.friendly_cards)


@law
def every_enemy_card_lies_in_one_place(state: State) -> None:
    """Assert that each enemy card is in one place."""
    piles = [*state.enemy_deck, *state.enemy_discards, *state.enemy_cards.values()]
    assert len(set(piles)) == len(piles)
    assert set(piles) == state.book.enemy_cards.keys()


@law
def every_enemy_is_in_the_cup_or_in_the_game(state: State) -> None:
    """Assert that each enemy is either in the cup or in the game."""
    assert not state.cup & state.men.keys()
    ours = {man.id for man in state.men.values() if man.side == "friendly"}
    scenario = state.book.scenario
    named = {name for crew in scenario.crews for name in (crew.operator, crew.assistant)}
    brought = named | {state.figure(name).assistant for name in scenario.cup}
    assert set(scenario.cup) <= state.cup | (state.men.keys() - ours) <= set(scenario.cup) | brought


@law
def every_weapon_counter_lies_on_the_board_with_men_who_serve_it(state: State) -> None:
    """Assert that each weapon counter is on the board, and that its crew may serve it."""
    served = [name for gun in state.guns.values() for name in (gun.operator, gun.assistant) if name]
    assert len(set(served)) == len(served)
    for gun in state.guns.values():
        assert gun.built_in or state.clock.phase != "friendly-orders" or crews.place(state, gun), gun
        assert gun.built_in == bool(gun.operator and state.men[gun.operator].side == "enemy"), gun
        if not gun.built_in and state.clock.phase == "friendly-orders":
            assert all(not belt_fed.unfit(state, state.men[name]) for name in (gun.operator, gun.assistant) if name)


@law
def every_man_stands_on_the_board_or_has_left_it(state: State) -> None:
    """Assert that each man is on the board, or has left it with a fate."""
    for man in state.men.values():
        assert man.hex is None or (state.board.contains(man.hex) and not man.fate), man
        assert man.fate != "killed" or man.fell_at, man


@law
def every_order_marker_is_on_a_man_who_may_have_it(state: State) -> None:
    """Assert that orders are only on men who may have them."""
    for man in state.men.values():
        if man.order is None:
            continue
        assert man.order.id in MARKERS, man
        assert man.on_board, man
        assert man.side == "enemy" or not man.order.directions or man.held_by, man


@law
def every_grenade_is_with_a_man_who_throws_it(state: State) -> None:
    """Assert that grenades and their targets belong to men with an order to throw."""
    for man in state.men.values():
        order = man.order.id if man.order is not None else ""
        assert not man.aim or order in GRENADES, man
        assert not man.aim or state.board.contains(man.aim), man
    for bomb in state.bombs:
        assert not set(bomb.near) & set(bomb.far)
        for name in (*bomb.near, *bomb.far):
            assert state.men[name].fate or state.men[name].hex == bomb.hex, (bomb, name)


@law
def every_prisoner_has_a_guard_of_the_other_side(state: State) -> None:
    """Assert that each prisoner has a guard of the other side in his hex."""
    for man in state.men.values():
        if man.held_by and man.on_board and state.clock.phase == "friendly-orders":
            guard = state.men[man.held_by]
            assert guard.side != man.side and guard.on_board and not guard.held_by, (man, guard)
            assert guard.hex == man.hex, (man, guard)
            assert guard.morale != "berserk", (man, guard)


@law
def nobody_stands_beside_a_foe_without_fighting_him(state: State) -> None:
    """Assert that opponents in a hex are in melee, unless all have routed (15.0)."""
    if state.clock.phase == "friendly-orders":
        free = [man for man in state.men.values() if man.on_board and not man.held_by]
        for hex_ in {str(man.hex) for man in free} - state.melee:
            here = [man for man in free if man.hex == hex_]
            both = {man.side for man in here} == {"friendly", "enemy"}
            assert not both or all(man.morale == "rout" for man in here), here


@law
def the_carried_have_one_carrier_each_who_stands_with_them(state: State) -> None:
    """Assert that each carried man has one carrier, in his hex."""
    for man in state.men.values():
        if carrying.is_carried(man):
            (carrier,) = (other for other in state.men.values() if carrying.load_of(state, other.id) == man.id)
            assert carrier.hex == man.hex, (man, carrier)
        assert not man.whom or (man.order is not None and man.order.id in helping.ABOUT_ANOTHER), man
        assert not man.carrier or (man.order is not None and man.order.id in ("duck-back", "hide")), man


@law
def every_officers_papers_lie_somewhere_or_are_on_one_man(state: State) -> None:
    """Assert that Papers are either in a hex or on one man."""
    assert len({papers.of for papers in state.papers}) == len(state.papers)
    for papers in state.papers:
        assert bool(papers.man) is (papers.hex is None), papers
        assert not papers.man or state.men[papers.man].fate != "killed", papers


@law
def melee_markers_lie_where_both_sides_fight(state: State) -> None:
    """Assert that both sides are in each melee."""
    if state.clock.phase == "friendly-orders":
        for hex_ in state.melee:
            sides = {man.side for man in state.men_in(hex_) if not man.held_by}
            assert sides == {"friendly", "enemy"}, hex_


@law
def smoke_is_what_its_clouds_come_to(state: State) -> None:
    """Assert that the smoke in each hex is the sum of its clouds."""
    markers = Counter((hex_, cloud.fading) for cloud in state.clouds for hex_ in cloud.hexes if hex_)
    counted = {(hex_, False): smoke.full for hex_, smoke in state.smoke.items()}
    counted |= {(hex_, True): smoke.fading for hex_, smoke in state.smoke.items()}
    assert {which: count for which, count in counted.items() if count} == markers


@law
def shells_change_the_board_and_nothing_else_does(state: State) -> None:
    """Assert that craters and rubble come from artillery only (20.0).

    Markers of strikes exist only while a strike is resolved.
    """
    was, scenario = state.book.board, state.book.scenario
    assert (state.board.columns, state.board.rows) == (was.columns, was.rows)
    changed = (
        [hex_ for hex_ in was.hexes() if state.board.terrain(hex_) != was.terrain(hex_)]
        if state.board is not was
        else []
    )
    assert all(state.board.terrain(hex_) in ("crater", "rubble") for hex_ in changed), changed
    assert scenario.artillery or not changed
    assert {*state.strikes, *state.called} <= {barrage.id for barrage in scenario.artillery}
    for barrage in scenario.artillery:
        assert state.called.count(barrage.id) <= barrage.calls, barrage
    assert not state.shells or state.clock.phase != "friendly-orders"


@law
def flares_burn_at_night_over_the_board(state: State) -> None:
    """Assert that flares burn only at night and over the board."""
    night = state.book.scenario.night
    assert night or not (state.flares or state.night or state.flares_left)
    assert all(state.board.contains(flare.hex) for flare in state.flares), state.flares
    assert state.flares_left >= 0


def nobody_comes_back(before: State, after: State) -> None:
    """Assert that men who have left stay away, known men stay known, and wounds do not vanish.

    Every man of `before` must be in `after`.
    """
    assert before.men.keys() <= after.men.keys()
    for man in before.men.values():
        now = after.men[man.id]
        gun = crews.gun_of(after, man.id) or crews.helped_by(after, man.id)
        if gun is not None and gun.built_in:
            continue  # a crew's counters may change roles, and their wounds with them (14.3)
        assert not man.fate or now.fate == man.fate, (man, now)
        assert man.side == "friendly" or not man.seen or now.seen, (man, now)
        assert len(now.wounds) >= len(man.wounds), (man, now)
