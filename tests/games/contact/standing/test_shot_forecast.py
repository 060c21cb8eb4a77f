"""Previews of shots at the table equal the odds computed by the rules (section 5, exact odds)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal
from combat.games.contact.rules.answers import Aim
from combat.games.contact.standing.shot_forecast import Forecast, best_aims, forecast, why_not
from tests.games.contact.tiny_battle import Placed, battle


def promised(shooter: str, target: str, apart: int, aim: Aim) -> Forecast:
    """Return the preview of a shot at `apart` cm."""
    state = battle([Placed(shooter, "60,80")], [Placed(target, f"60,{80 - apart}@180")])
    found = forecast(state, state.units["a1"], aim)
    assert isinstance(found, Forecast)
    return found


@pytest.mark.rule("L145")
def test_a_line_squad_at_a_squad_in_the_open() -> None:
    """25 cm, still: 2D6 at 4+, of which 25.0 % miss, 20.8 % suppress, 37.5 % demoralise and 16.7 % destroy."""
    found = promised("rifle-squad", "rifle-squad", 25, Aim("rifles", "d1"))
    assert (found.dice, found.need) == (2, 4)
    odds = 1 - found.hit, found.suppressed, found.demoralised, found.lost
    assert [round(100 * each, 1) for each in odds] == [25.0, 20.8, 37.5, 16.7]


@pytest.mark.rule("L225")
def test_a_panzer_at_a_sherman_front() -> None:
    """75 cm, both still: 16.7 % miss, 35.9 % wreck, 13.6 % immobilised (section 5)."""
    state = battle([Placed("pz-iv-h", "60,100")], [Placed("m4a3-75", "60,19@180")])
    found = best_aims(state, state.units["a1"], "d1")[0]
    assert found.aim.round == ""
    assert found.face == "front"
    assert round(100 * (1 - found.hit), 1) == 16.7
    assert round(100 * found.lost, 1) == pytest.approx(35.9, abs=0.1)
    assert round(100 * found.demoralised, 1) == pytest.approx(13.6, abs=0.1)


def test_a_target_beyond_all_ranges_is_refused_with_its_reason() -> None:
    state = battle([Placed("rifle-squad", "60,100")], [Placed("rifle-squad", "60,20@180")])
    assert best_aims(state, state.units["a1"], "d1") == []
    refused = why_not(state, state.units["a1"], "d1")
    assert isinstance(refused, Refusal)
    assert refused.message == "out-of-range"
