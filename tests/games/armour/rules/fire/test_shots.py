"""Direct fire: the needed score, its confirmation, armour saves and bail outs (L601 to L661)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import total
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State
from tests.games.armour.tiny_battle import Placed, battle

SHERMANS = "us-sherman-platoon"


def duel(apart: str = "60,40", *, panzers: int = 1) -> State:
    """A Sherman at 60,90 that looks north, and Panzers IV that look south at it."""
    others = [apart, *(f"{60 + 6 * place},{apart.split(',')[1]}" for place in range(1, panzers))]
    return battle(
        [Placed(SHERMANS, {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-pz-iv-platoon", {"pz-iv-g": panzers}, [f"{place}@180" for place in others])],
    )


@pytest.mark.parametrize(("hulls_apart", "long"), [("44.25", False), ("44.24", True)])
def test_l633_long_range_is_beyond_40_cm_from_hull_to_hull(hulls_apart: str, long: bool) -> None:
    """A Sherman is 58 mm long and a Panzer IV 57: middles 45.75 cm apart leave exactly 40 cm."""
    made = shot(duel(f"60,{hulls_apart}"), Aim("a1-1", "75-mm-m3", "d1-1"))
    assert isinstance(made, Shot)
    assert ("long-range" in [term.name for term in made.ledger]) is long
    assert made.need == total(made.ledger) == 4 + long
