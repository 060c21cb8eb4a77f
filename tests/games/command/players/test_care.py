"""What the steady bot protects: leaders, the surrender limit, time, and the initiative card."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.games.command.players.evaluation import Evaluation, outlook_of
from combat.games.command.players.measures.clock import ending
from combat.games.command.players.measures.worths import breaking_worth, target_worth
from combat.games.command.players.moving.melees import muscle, party, sought
from combat.games.command.players.moving.scores import seized, standing
from combat.games.command.players.order_gains import rout_worth
from combat.games.command.players.picking import pick_hex, pick_unit
from combat.games.command.players.rerolling import again, price
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.answers import PASS, Placement
from combat.games.command.rules.decisions import REROLL, PickHex, PickUnit, Reroll
from combat.games.command.rules.fighting.melee import strength
from combat.games.command.rules.state import Melee, Radio
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

OPEN = drawn_book(columns=9, rows=9)


def table(units: dict[str, tuple[str, str]], **facts: Any) -> Table:
    """Return a game at the Axis' first question, with the given units."""
    made = Table(OPEN, units, **facts)
    assert made.asked is not None
    return made


def outlook(units: dict[str, tuple[str, str]], **facts: Any) -> Evaluation:
    """Return the bot's evaluation of a game with the given units, for the Axis."""
    return outlook_of(table(units, **facts).state, AXIS)


@pytest.mark.parametrize(
    ("roller", "rolled", "before", "wants"),
    [
        (AXIS, (1, 1), (3, 4), True),
        (AXIS, (6, 6), (3, 4), False),
        (AXIS, (3, 3), (1, 1), False),
        (AXIS, (3, 3), (4, 4), True),
        (ALLIES, (6, 6), None, True),
        (ALLIES, (1, 2), None, False),
    ],
)
def test_a_roll_that_loses_a_melee_is_made_again(
    roller: str, rolled: tuple[int, int], before: tuple[int, int] | None, wants: bool
) -> None:
    """The second to roll knows what it has to beat: the strengths are fixed, and the first total is known."""
    state = table({"g-one": ("squad", "E5"), "u-one": ("squad", "E5")}, active=AXIS).state
    sums = tuple((side, strength(state, at("E5"), side)) for side in (AXIS, ALLIES))
    known = () if before is None else ((ALLIES, total(sums[1][1]) + sum(before)),)
    state.melees = (Melee(at("E5"), sums, known),)
    asked = Reroll("3.7", at("E5"), (REROLL, PASS), PASS, AXIS, roller, dice(*rolled, roller), "melee")
    assert again(asked, state) == (REROLL if wants else PASS)


def test_the_initiative_card_is_dearer_near_the_end_and_most_where_it_decides() -> None:
    state = table({"g-one": ("squad", "E2"), "u-one": ("squad", "E8")}, vp=3).state
    early, state.time = price(state), state.sudden_death - 1
    late, state.vp = price(state), 0
    assert early < late < price(state)


def test_leaders_stay_out_of_a_melee_that_their_men_win() -> None:
    made = table({"g-men": ("assault", "E4"), "g-leader": ("leader", "E4"), "u-team": ("team", "E5")})
    units = made.state.units
    seen = outlook_of(made.state, AXIS)
    assert party(seen, at("E5"), [units["g-leader"], units["g-men"]]) == [units["g-men"]]


def test_nobody_follows_his_men_into_a_melee_that_is_won_without_him() -> None:
    made = Table(
        OPEN,
        {"g-men": ("assault", "E4"), "g-leader": ("leader", "E4"), "u-team": ("team", "E5")},
        hands={1: ("advance", "dig-in")},
    )
    asked = made.say("1 advance", "g-leader g-men", Placement("g-men", at("E5"))).asked
    assert asked is not None
    assert SteadyPlayer().answer(asked, made.state) != Placement("g-leader", at("E5"))


def test_an_even_melee_is_sought_only_by_who_must_press() -> None:
    even = {"g-one": ("assault", "E4"), "u-one": ("squad", "E5"), "u-leader": ("leader", "E5")}
    at_ease, pressed = outlook(even), outlook(even, vp=-30)
    ease, press = (sought(seen, at("E5"), [seen.state.units["g-one"]]) for seen in (at_ease, pressed))
    assert ease < 0 < press


def test_a_leader_keeps_away_from_the_enemy_beside_him_but_not_from_one_who_is_broken() -> None:
    made = table({"g-leader": ("leader", "E4"), "u-one": ("assault", "E5")})
    leader = made.state.units["g-leader"]
    assert seized(outlook_of(made.state, AXIS), leader, at("E4")) > 0.5
    assert seized(outlook_of(made.state, AXIS), leader, at("E2")) == 0
    made.mark("u-one", broken=True)
    assert seized(Evaluation(made.state, AXIS), leader, at("E4")) == 0


def test_the_nearer_the_surrender_the_more_danger_counts() -> None:
    units = {"g-one": ("squad", "E2"), "u-one": ("squad", "E6")}
    far, near = outlook(units), outlook(units, axis_surrender=2)
    unit = far.state.units["g-one"]
    assert near.danger(unit, at("E4")) * near.care > 1.9 * far.danger(unit, at("E4")) * far.care > 0
    assert standing(near, unit, at("E4")) < standing(far, unit, at("E4"))


def test_ones_own_rout_only_saves() -> None:
    found = []
    for mine, theirs in (("E7", "E9"), ("E7", "A1"), ("E1", "E3")):
        made = table({"g-one": ("squad", mine), "u-one": ("squad", theirs), "u-two": ("squad", theirs)})
        made.mark("g-one", broken=True)
        made.mark("u-one", broken=theirs == "A1")
        made.mark("u-two", broken=theirs == "A1")
        found.append(rout_worth(Evaluation(made.state, AXIS), AXIS))
    swept, calm, at_the_edge = found
    assert swept > 0 >= calm
    assert at_the_edge < swept


def test_who_runs_makes_for_cover_and_not_for_a_goal() -> None:
    made = Table(
        drawn_book({"D4": "woods"}, columns=9, rows=9),
        {"g-one": ("squad", "E5"), "u-one": ("squad", "E9")},
        objectives=("F4",),
    )
    assert made.asked is not None
    made.mark("g-one", broken=True)
    ways = PickHex("12.6", "g-one", (at("D4"), at("F4")), at("D4"), AXIS, "retreat")
    assert pick_hex(ways, outlook_of(made.state, AXIS)) == at("D4")


def test_the_fuller_the_enemys_hand_the_oftener_he_fires() -> None:
    units = {"g-one": ("squad", "E2"), "u-one": ("squad", "E8")}
    hands = [{101 + card: ("fire", "ambush") for card in range(count)} for count in (0, 4, 6)]
    none, four, six = (outlook(units, hands=hand).shot_at for hand in hands)
    assert none == 0
    assert round(four, 2) == 0.6
    assert round(six, 2) == 0.75


def test_whoever_holds_an_objective_is_fired_at_first() -> None:
    state = table(
        {"g-one": ("squad", "E2"), "u-one": ("squad", "E8"), "u-two": ("squad", "D8")}, objectives=("E8",)
    ).state
    held, other = (target_worth(state, state.units[unit]) for unit in ("u-one", "u-two"))
    assert held == pytest.approx(1.3 * other)
    assert other == breaking_worth(state, state.units["u-two"])


def test_time_that_is_left_is_counted_from_the_discards() -> None:
    state = table({"g-one": ("squad", "E2"), "u-one": ("squad", "E8")}).state
    assert ending(state, AXIS) == 0
    state.time = state.sudden_death - 1
    assert ending(state, AXIS) > 0
    state.decks[AXIS] = state.decks[AXIS].discarded(38)
    assert ending(state, AXIS) == 0


def test_he_stands_loosely_where_shells_may_fall_and_leaves_the_map_dearer_at_the_end() -> None:
    units = {"g-one": ("squad", "E2"), "u-one": ("squad", "E8")}
    calm, shelled = outlook(units), outlook(units, radios={ALLIES: Radio("radio")})
    assert (calm.shelled, shelled.shelled) == (False, True)
    shelled.state.radios[ALLIES] = replace(shelled.state.radios[ALLIES], broken=True)
    assert not Evaluation(shelled.state, AXIS).shelled
    assert outlook(units, time=8).exits.worth > calm.exits.worth


def test_what_units_come_to_in_a_melee_is_what_the_rules_make_of_them_there() -> None:
    units = {"g-one": ("squad", "E5"), "g-leader": ("leader", "E5"), "g-hero": ("hero", "E5"), "u-one": ("team", "E5")}
    for work in ("", "wire"):
        made = table(units)
        if work:
            made.state.works[at("E5")] = work
        made.mark("g-one", suppressed=True)
        made.mark("g-hero", veteran=True)
        there = made.state.units_in(at("E5"), AXIS)
        assert muscle(made.state, at("E5"), there) == total(strength(made.state, at("E5"), AXIS))


@pytest.mark.parametrize(("why", "first"), [("defend", "g-team"), ("recover", "g-leader")])
def test_leaders_roll_for_defence_last_and_recover_first(why: str, first: str) -> None:
    men = {"g-squad": ("squad", "E2"), "g-leader": ("leader", "E2"), "g-team": ("team", "E2"), "u-one": ("squad", "E8")}
    seen = outlook(men)
    ids = tuple(id_ for id_ in men if id_.startswith("g"))
    assert pick_unit(PickUnit("11.7", "", ids, ids[0], AXIS, why), seen) == first


@pytest.mark.rule("4.6")
@pytest.mark.parametrize(("holder", "more"), [(AXIS, 1), (ALLIES, -1)])
def test_a_chit_that_scores_at_the_end_counts_in_what_the_game_would_end_with(holder: str, more: int) -> None:
    facts: dict[str, Any] = {"objectives": ("A9",), "control": {1: holder}, "open_chits": ("A",)}
    units = {"g-one": ("squad", "E2"), "u-one": ("squad", "E8")}
    paid = outlook_of(table(units, **facts).state, AXIS).lead
    owed = outlook_of(table(units, **facts, owed=("A",)).state, AXIS).lead
    assert owed - paid == more
