"""Exact odds of small arms, shells and anti-tank duels (section 5), by enumerating the dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.space.plane.table_map import Scenery
from combat.games.contact.rules.answers import Aim
from combat.games.contact.rules.charts.quality import Experience
from combat.games.contact.rules.fire.aiming import Context
from combat.games.contact.rules.fire.shooting import fire_one
from combat.games.contact.rules.state import State, Unit
from tests.games.contact.tiny_battle import Placed, Side, Way, area, battle, percent, ways

NORTH = "60,60@180"
"""The place of the target: its edge is 2 cm from its middle."""


def facing(card: str, target: str, gap: float, *scenery: Scenery, experience: Experience = "veteran") -> State:
    """Return a battle of a shooter south of a unit on foot, with `gap` cm between their edges."""
    half = {"mmg": 1.5, "rifle-squad": 2}.get(card, 2)
    place = f"60,{60 + gap + half + 2:g}"
    return battle([Placed(card, place)], Side([Placed(target, NORTH)], experience=experience), *scenery)


def fates(state: State, weapon: str, context: Context = "full", target: str = "d1") -> list[float]:
    """Return the chances in percent that the defender is unharmed, suppressed, demoralised or lost."""

    def fire(after: State) -> Steps[None]:
        yield from fire_one(after, "a1", Aim(weapon, target), context)

    found = list(ways(state, fire))

    def fate(way: Way) -> str:
        unit: Unit = way.state.units["d1"]
        if not unit.alive:
            return "lost"
        return "demoralised" if unit.demoralised else "suppressed" if unit.suppressed else "none"

    shares = dict.fromkeys(("none", "suppressed", "demoralised", "lost"), Fraction(0))
    for way in found:
        shares[fate(way)] += way.chance
    return [percent(chance) for chance in shares.values()]


@pytest.mark.rule("L110")
def test_l110_a_line_squad_at_veterans_in_light_cover() -> None:
    """B4.15, B4.17: 2D6 at 5+."""
    state = facing("rifle-squad", "rifle-squad", 25, area("scrub", 40, 50, 80, 64))
    assert fates(state, "rifles") == [44.4, 16.7, 27.8, 11.1]


@pytest.mark.rule("L137")
def test_l137_the_same_in_the_open() -> None:
    """B4.17: 2D6 at 4+."""
    assert fates(facing("rifle-squad", "rifle-squad", 25), "rifles") == [25.0, 20.8, 37.5, 16.7]


@pytest.mark.rule("L136")
def test_l136_an_mmg_reacts_to_recruits_that_move_in_the_open() -> None:
    """B4.17: 4D6 at 3+."""
    state = facing("mmg", "rifle-squad", 30, experience="recruit")
    assert fates(state, "mmg", "reaction") == [1.2, 1.6, 52.7, 44.4]


@pytest.mark.rule("L139")
def test_l139_an_mmg_at_veterans_in_a_building() -> None:
    """B4.17: 4D6 at 6."""
    state = facing("mmg", "rifle-squad", 30, area("building", 50, 55, 70, 65))
    assert fates(state, "mmg") == [48.2, 14.8, 25.9, 11.1]
