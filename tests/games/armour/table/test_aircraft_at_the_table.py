"""Aircraft by mouse and keys: placing, attacking, bombing, anti-aircraft fire (L547, L601, L673)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from combat.engine.kernel.seats import Seat
from combat.games.armour.prompts.air.ask_anti_aircraft import AskAntiAircraft
from combat.games.armour.prompts.air.ask_attack import AskAttack
from combat.games.armour.prompts.ask_move import AskMove
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.table.panels.unit_strip import UnitStrip
from tests.games.armour.rules.air.sky import during, half_tracks, hurricanes, raid, rifles, sent, shermans, stukas
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.narrowing import the


@contextmanager
def window(state: State, seat: Seat = ATTACKER) -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window, for a seat."""
    with armour_application() as app:
        made = ArmourWindow(app, state, seat)
        made.show("60,60")
        yield made


def arrived() -> State:
    """Return a battle in which a Stuka may be placed, near a Sherman at 60,60."""
    return sent(raid(stukas("20,60"), [shermans("60,60")], phase="movement"), "due", "a2-1")


def test_l547_a_flight_that_has_arrived_is_chosen_and_placed_by_one_click() -> None:
    with window(arrived()) as at:
        assert at.desk.selection.piece == "a2-1"
        assert "flies" in str(the(AskMove, at.desk.prompt).line().text)
        at.click("66,66")
        assert at.pose("a2-1").point == (6600, 6600)
        assert at.inputs == 1


def test_l547_a_click_on_a_tank_places_the_stand_beside_it() -> None:
    """The stand is 50 mm, the hull 26 mm wide; places are tried every 2 cm."""
    with window(arrived()) as at:
        at.click("60,60")
        point = at.pose("a2-1").point
        assert 400 <= max(abs(point.x - 6000), abs(point.y - 6000)) <= 800


def test_l547_the_strip_says_where_a_flight_is() -> None:
    with window(arrived()) as at:
        strip = the(UnitStrip, at.scene.parts["units"])
        for state, word in (
            (at.state, "due"),
            (sent(arrived(), "away", "a2-1"), "away"),
            (raid(stukas("20,60"), [shermans("60,60")]), "overhead"),
            (during(raid(stukas("20,60"), [shermans("60,60")]), "defence"), "attacking"),
        ):
            at.desk.state.teams["a2-1"] = state.teams["a2-1"]
            at.desk.state.air_attack = state.air_attack
            assert strip.standing(state.units["a2"], [state.teams["a2-1"]]) == word


def test_l547_a_flight_attacks_and_bombs_by_enter() -> None:
    """Bombs are laid out below it; the riflemen beside it are under the template."""
    with window(raid(stukas("60,60"), [rifles("64,60@180")])) as at:
        at.click("a2-1")
        at.button("Attack")
        assert at.asked == "attack-with-flight"
        plan = the(AskAttack, at.desk.prompt).bombardment
        assert plan is not None
        assert plan.fire is not None
        assert plan.fire.targets == ("d1-1",)
        at.press("Return")
        assert at.state.teams["a2-1"].where == "away"


def test_l673_a_click_away_from_the_fuselage_aims_at_its_nearest_point() -> None:
    """The Stuka looks north: 57.5 mm of it are south of its middle."""
    with window(during(raid(stukas("60,60"), [rifles("64,60@180")]), "attack")) as at:
        at.click("63,72")
        plan = the(AskAttack, at.desk.prompt).bombardment
        assert plan is not None
        assert plan.at.point == (6000, 6565)
        assert plan.refusal is None


def test_l547_targets_are_refused_until_the_flight_attacks() -> None:
    with window(raid(hurricanes("60,60"), [shermans("60,40@180")])) as at:
        at.click("a2-1")
        at.click("d1-1")
        assert "attack" in at.notice
        at.button("Attack")
        at.click("d1-1")
        at.click("d1-1")
        assert at.state.teams["a2-1"].where == "away"


def test_l547_anti_aircraft_fire_is_laid_out_for_one_key() -> None:
    state = during(raid(stukas("60,60"), [half_tracks("60,40@180", "66,40@180")]), "defence")
    with window(state, DEFENDER) as at:
        prompt = the(AskAntiAircraft, at.desk.prompt)
        assert prompt.plan is not None
        assert {aim.target for aim in prompt.plan.aims.values()} == {"a2-1"}
        at.press("Return")
        assert at.state.teams["d1-1"].anti_air == ("aa-mgs-12-7",)


def test_l547_fire_at_aircraft_may_be_held() -> None:
    state = during(raid(stukas("60,60"), [half_tracks("60,40@180")]), "defence")
    with window(state, DEFENDER) as at:
        at.button("No more fire")
        assert at.state.teams["d1-1"].anti_air == ()


def test_aircraft_are_drawn_and_pointed_at_above_all_others() -> None:
    """The attacker's Stuka is over a Sherman of the defender, whose units come later."""
    with window(raid(stukas("60,60"), [shermans("60,66")])) as at:
        at.show("60,64", zoom=3)
        assert not at.desk.title_desk.teams.signs
        assert at.desk.title_desk.teams.at(at.at("60,65")) == "a2-1"
        assert at.desk.title_desk.teams.at(at.at("60,67")) == "d1-1"
