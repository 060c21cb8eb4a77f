"""Placing works before deployment (A35, A43)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER
from combat.games.armour.rules.works.place_works import PlaceWorks, works_left
from tests.games.armour.fields import refusal
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import run

FOUR = ("work mines 30,60", "work mines 60,60", "work mines 90,60", "work mines 120,60")


def before_dawn() -> State:
    """Return a mission whose defender has four minefields to place from y 50 to 80.

    Objectives are at 48,26 and 90,40.
    """
    return new_state(book("before-dawn"))


@pytest.mark.rule("A35")
def test_works_come_before_deployment_and_only_those_that_a_mission_gives() -> None:
    begun = run(before_dawn())
    assert isinstance(begun.asked, PlaceWorks)
    assert begun.asked.seat == DEFENDER
    assert works_left(begun.state, DEFENDER) == {"mines": 4}
    placed = run(before_dawn(), *FOUR)
    assert isinstance(placed.asked, Deploy)
    assert len(placed.state.works) == 4


@pytest.mark.rule("A43")
def test_works_may_be_left_out() -> None:
    after = run(before_dawn(), FOUR[0], DONE)
    assert isinstance(after.asked, Deploy)
    assert len(after.state.works) == 1


@pytest.mark.rule("A43")
@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("work mines 90,51", ""),  # the marker reaches from 50 on, the objective is 10 away
        ("work mines 90,50.9", "outside-works-zone"),
        ("work mines 30,79.5", "outside-works-zone"),
        ("work mines 42,60", ""),  # its edge is 10 from that at 30,60
        ("work mines 41.9,60", "works-too-near"),
        ("work wire 90,60", "no-such-work"),
        ("work mines here", "not-an-option"),
    ],
)
def test_where_works_may_lie(answer: str, message: str) -> None:
    assert refusal(run(before_dawn(), FOUR[0]), answer) == message


@pytest.mark.rule("A43")
def test_random_works_are_legal() -> None:
    begun = run(before_dawn())
    assert begun.asked is not None
    samples = begun.asked.samples(begun.state, SplitMix(1))
    drawn = [next(samples) for _ in range(30)]
    assert {begun.asked.refusal(begun.state, answer) for answer in drawn} == {None}
    assert any(answer != DONE for answer in drawn)
