"""Rolls for dawn: who rolls when, with how many dice, and the chances of daybreak (L799)."""

from __future__ import annotations

from itertools import product

import pytest

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.events.morale_events import RatingTested
from combat.games.armour.rules.events.night_events import DawnRolled
from combat.games.armour.rules.night.dawn import dice_for_dawn
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.tiny_battle import Placed, battle, run


def night(turn: int, seat: Seat, *, tried: int = 0) -> State:
    """Return a night battle in the starting phase of a turn, in which `tried` dice have been rolled for dawn."""
    state = battle(
        [Placed("us-tank-hq", {"m4-sherman": 1}, ["60,110"])],
        [Placed("de-panzer-hq", {"pz-iv-g": 1}, ["60,10@180"])],
        phase="starting", turn=turn, active=seat,
    )  # fmt: skip
    state.night, state.dawn_dice = True, tried
    return state


@pytest.mark.rule("L799")
@pytest.mark.parametrize(
    ("turn", "seat", "dice"),
    [
        (1, ATTACKER, 0), (2, DEFENDER, 0), (3, ATTACKER, 0),
        (3, DEFENDER, 1), (4, ATTACKER, 2), (4, DEFENDER, 3), (5, ATTACKER, 4), (5, DEFENDER, 5),
    ],
)  # fmt: skip
def test_the_defender_begins_in_turn_3_and_each_turn_has_one_die_more(turn: int, seat: Seat, dice: int) -> None:
    assert dice_for_dawn(night(turn, seat)) == dice


@pytest.mark.rule("L799")
@pytest.mark.parametrize(
    ("turn", "seat", "percent"), [(3, DEFENDER, 33), (4, ATTACKER, 56), (4, DEFENDER, 70), (5, ATTACKER, 80)]
)
def test_odds_of_dawn_by_the_number_of_dice(turn: int, seat: Seat, percent: int) -> None:
    """All throws of 1 to 4 dice: one that shows a 5 ends the night."""
    state = night(turn, seat)
    count = dice_for_dawn(state)
    throws = list(product(range(1, 7), repeat=count))
    days = 0
    for throw in throws:
        (rolled,) = run(state, " ".join(map(str, throw)) if count > 1 else throw[0]).of(DawnRolled)
        assert rolled.numbers == throw
        days += rolled.dawns
    assert round(100 * days / len(throws)) == percent


@pytest.mark.rule("L799")
def test_dawn_ends_the_night_and_a_failed_roll_does_not() -> None:
    failed = run(night(3, DEFENDER), 4)
    assert failed.state.night
    assert failed.state.dawn_dice == 1
    assert not run(night(3, DEFENDER), 5).state.night


@pytest.mark.rule("L799")
def test_each_turn_has_one_roll_before_the_other_steps() -> None:
    state = night(4, ATTACKER, tried=1)
    state.teams["a1-1"] = replace(state.teams["a1-1"], bailed=True)
    after = run(state, "1 1")
    assert len(after.of(DawnRolled)) == 1
    assert not after.of(RatingTested)
    assert after.asked is not None
    assert after.asked.to_chance
    assert run(state, "1 1", 6).of(RatingTested)


@pytest.mark.rule("L799")
def test_by_day_nobody_rolls_for_dawn() -> None:
    state = night(3, DEFENDER)
    state.night = False
    assert dice_for_dawn(state) == 0
