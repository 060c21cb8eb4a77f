"""Aircraft in text mode: placed, sent to attack, fired at, bombing (L547)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Decision
from combat.games.armour.rules.air.anti_aircraft import AntiAircraft
from combat.games.armour.rules.air.attack_with_flight import AttackWithFlight
from combat.games.armour.rules.answers import DONE, Attack
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.terminal.answers_written import written
from combat.games.armour.terminal.lines_typed import how, read
from tests.games.armour.rules.air.sky import during, half_tracks, raid, rifles, sent, stukas


def over() -> State:
    """Return a battle of a Stuka, the attacker's second unit, over an anti-aircraft half-track and riflemen."""
    return raid(stukas("60,60"), [half_tracks("60,40@180"), rifles("66,60")])


@pytest.mark.rule("L547")
@pytest.mark.parametrize(
    ("state", "decision", "typed", "answer"),
    [
        (sent(over(), "due", "a2-1"), MoveUnits("L551", "", ATTACKER), "place B1 90,60@180", "place a2-1 90,60@180"),
        (over(), ShootUnits("L601", "", ATTACKER), "attack B", "attack a2"),
        (
            during(over(), "attack"),
            AttackWithFlight("L547", "a2", ATTACKER),
            "bombard B 60,60",
            "bombard a2 a2-1 60,60",
        ),
        (during(over(), "attack"), AttackWithFlight("L547", "a2", ATTACKER), "fly off", DONE),
        (during(over(), "defence"), AntiAircraft("L547", "a2", DEFENDER), "A > B1", "fire d1-1>aa-mgs-12-7>a2-1"),
        (during(over(), "defence"), AntiAircraft("L547", "a2", DEFENDER), "done", DONE),
    ],
)
def test_aircraft_are_led_by_typed_lines(state: State, decision: Decision, typed: str, answer: str) -> None:
    found = next(iter(read(state, decision, typed)))
    assert str(found) == answer
    assert decision.refusal(state, found) is None


def test_an_attack_is_written_as_it_is_typed() -> None:
    assert written(over(), ShootUnits("L601", "", ATTACKER), Attack("a2")) == "attack B"


def test_each_question_says_how_it_is_answered() -> None:
    assert "A > H1" in how(over(), AntiAircraft("L547", "a2", DEFENDER))
    assert "bombard" in how(over(), AttackWithFlight("L547", "a2", ATTACKER))
