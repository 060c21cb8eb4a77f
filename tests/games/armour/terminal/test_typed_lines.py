"""Lines typed in text mode on small tables: labels, points in centimetres, words."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.record import replace
from combat.engine.terminal.text_table import NotUnderstood, SeatView
from combat.engine.words.rulebook import cited
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.rules.works.place_works import PlaceWorks
from combat.games.armour.terminal.answers_written import written
from combat.games.armour.terminal.armour_text import TEXT_TABLE
from combat.games.armour.terminal.labels import Labels
from combat.games.armour.terminal.lines_typed import read, usual
from tests.games.armour.rules.artillery.barrage import battery
from tests.games.armour.rules.transport.half_track import carried, platoon
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import Placed, battle, line

MOVE, SHOOT = MoveUnits("L551", "", ATTACKER), ShootUnits("L601", "", ATTACKER)


def tanks(*enemies: str) -> State:
    """Return a battle of two Shermans, 10 cm apart and facing north, against German teams at some places."""
    shermans = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,100", "70,100"])
    foes = list(enemies) or ["60,40@180"]
    panzers = Placed("de-pz-iv-platoon", {"pz-iv-g": len(foes)}, foes)
    return battle([shermans], [panzers], phase="movement")


def meant(state: State, decision: Decision, typed: str) -> list[str]:
    """Return the answers that a typed line may mean, as text."""
    return [*map(str, read(state, decision, typed))]


def fault(state: State, decision: Decision, typed: str) -> str:
    """Return the error message of a typed line that is not understood."""
    with pytest.raises(NotUnderstood) as said:
        meant(state, decision, typed)
    return str(said.value)


# -- labels -----------------------------------------------------------------------------------------------------------


def test_units_have_letters_and_teams_numbers_and_a_seat_says_whose_they_are() -> None:
    labels = Labels(tanks())
    assert [labels.of(id_, ATTACKER) for id_ in ("a1", "a1-2", "d1-1")] == ["A", "A2", "Defender A1"]
    assert labels.team("a1", (ATTACKER, DEFENDER)) == "a1-1"
    assert labels.team("A1", (DEFENDER, ATTACKER)) == labels.team("def a1", (ATTACKER,)) == "d1-1"
    with pytest.raises(NotUnderstood):
        labels.team("C1", (ATTACKER, DEFENDER))


def test_a_unit_of_one_team_stands_for_it_and_another_asks_which() -> None:
    labels = Labels(tanks())
    assert labels.team("A", (DEFENDER,)) == "d1-1"
    with pytest.raises(NotUnderstood, match="A1 or Attacker A2"):
        labels.team("A", (ATTACKER,))


def test_observers_have_the_letter_of_their_battery() -> None:
    labels = Labels(battery())
    assert labels.of("a1o-1", ATTACKER) == "Ao1"
    assert labels.team("ao1", (ATTACKER,)) == "a1o-1"


# -- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L551")
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("A1 60,90", "move a1-1 tactical 60,90"),
        ("a1 60,90@90", "move a1-1 tactical 60,90@90"),
        ("A1 50,100", "move a1-1 tactical 50,100@270"),
        ("A1 60,65", "move a1-1 dash 60,65"),
        ("A1 tactical 60,65", "move a1-1 tactical 60,65"),
        ("A1 60,90 50,90", "move a1-1 tactical 60,90 50,90@270"),
        ("A1 60,90; A2 70,90", "move a1-1 tactical 60,90; a1-2 tactical 70,90"),
        ("A 60,90", "move a1-1 tactical 60,90; a1-2 tactical 70,90"),
        ("A dash 60,90", "move a1-1 dash 60,90; a1-2 dash 70,90"),
        ("A Blitz", "order a1 blitz"),
        ("order a follow me", "order a1 follow-me"),
        ("done", DONE),
        ("End movement", DONE),
    ],
)
def test_moves_are_typed_as_points(typed: str, answer: str) -> None:
    assert meant(tanks(), MOVE, typed) == [answer]


@pytest.mark.rule("L561")
def test_a_unit_that_falls_short_is_told_how_far_it_gets() -> None:
    """A dash keeps 20 cm from the enemy: 60 cm between the middles, less two half hulls of 2.9 and 2.85 cm."""
    said = fault(tanks(), MOVE, "A 60,30")
    assert said == f"It gets no farther than 60,65.8, 34.2 cm: Too near to Pz IV G · {cited('L553')}"


@pytest.mark.parametrize("typed", ["", "A1", "B1 60,90", "A1 north", "A1 60,90 x", "A1 99999,1"])
def test_what_is_no_move_is_said_in_one_line(typed: str) -> None:
    assert "\n" not in fault(tanks(), MOVE, typed or " ")


@pytest.mark.rule("L575")
def test_a_team_mounts_a_vehicle_that_it_touches_and_moves_beside_another_first() -> None:
    assert meant(platoon(), MOVE, "mount A1 A4") == ["mount a1-1 a1-4"]
    move, mount = meant(platoon("60,70"), MOVE, "mount A1 A4")
    assert move.startswith("move a1-1 tactical ")
    assert mount == "mount a1-1 a1-4"


@pytest.mark.rule("L579")
def test_a_team_dismounts_beside_its_vehicle_unless_a_place_is_typed() -> None:
    state = carried(platoon(), "a1-1")
    (beside,) = meant(state, MOVE, "dismount A1")
    assert MOVE.refusal(state, beside) is None
    assert meant(state, MOVE, "dismount A1 60,92@0") == ["dismount a1-1 60,92"]
    assert "rides on no vehicle" in fault(platoon(), MOVE, "dismount A1")


# -- deployment -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A35")
def test_a_unit_is_deployed_around_its_leader_and_one_team_is_set_aside() -> None:
    state, ask = new_state(book("two-platoons")), Deploy("A35", "", DEFENDER)
    (whole,) = meant(state, ask, "D 90,20")
    assert whole.startswith("place d4-1 90,20@180; d4-2 ")
    assert usual(state, ask) is None
    for team in ("d4-1", "d4-2"):
        state.teams[team] = replace(state.teams[team], where="table", pose=None)
    assert meant(state, ask, "D2 96,22@170") == ["place d4-2 96,22@170"]
    assert "The nearest place is " in fault(state, ask, "D 90,27.9")


@pytest.mark.rule("A43")
def test_a_work_is_placed_by_its_name() -> None:
    state, ask = new_state(book("before-dawn")), PlaceWorks("A43", "", DEFENDER)
    assert meant(state, ask, "minefield 30,60") == meant(state, ask, "mines 30,60") == ["work mines 30,60"]
    assert "minefeld" in fault(state, ask, "minefeld 30,60")


# -- fire -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L625")
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("A > A1", "fire a1-1>gun-75-mm-m3>d1-1 a1-2>gun-75-mm-m3>d1-1"),
        ("A1 > A1", "fire a1-1>gun-75-mm-m3>d1-1"),
        ("a2 > a1", "fire a1-2>gun-75-mm-m3>d1-1"),
        ("A1 gun-75-mm-m3 > A1; A2 > A1", "fire a1-1>gun-75-mm-m3>d1-1 a1-2>gun-75-mm-m3>d1-1"),
        ("assault A1 > A1", "assault a1-1>gun-75-mm-m3>d1-1"),
        ("smoke A > A1", "smoke a1-1>gun-75-mm-m3>d1-1 a1-2>gun-75-mm-m3>d1-1"),
    ],
)
def test_shots_are_typed_with_their_target(typed: str, answer: str) -> None:
    assert meant(tanks(), SHOOT, typed) == [answer]


@pytest.mark.rule("L603")
def test_a_target_out_of_range_is_refused_with_the_range() -> None:
    assert "out of range: 60 cm" in fault(tanks("60,30@180"), SHOOT, "A1 > A1").lower()


@pytest.mark.rule("L665")
def test_a_battery_bombards_a_point_for_the_best_spotter_or_the_one_that_is_named() -> None:
    assert meant(battery(), SHOOT, "bombard A 60,60") == ["bombard a1 a1-1 60,60"]
    assert meant(battery(), SHOOT, "bombard A 60,60 by Ao1") == ["bombard a1 a1o-1 60,60"]
    assert meant(battery(), SHOOT, "bombard A 60,60 by B1") == ["bombard a1 a2-1 60,60"]
    assert meant(battery(), SHOOT, "screen A 60,60@90") == ["screen a1 a1-1 60,60@90 3"]
    assert meant(battery(), SHOOT, "screen A 60,60@90 2 by ao1") == ["screen a1 a1o-1 60,60@90 2"]


# -- assaults ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L701")
def test_a_unit_charges_by_the_ways_that_the_game_finds_or_by_typed_ones() -> None:
    foot = Placed("us-rifle-platoon", {"garand-team": 2}, ["60,60", "66,60"])
    enemy = Placed("de-grenadier-platoon", {"mg34-team": 2}, ["60,52@180", "66,52@180"])
    state, ask = battle([foot], [enemy], phase="assault"), ActInAssault("L699", "", ATTACKER)
    (whole,) = meant(state, ask, "A")
    assert whole.startswith("charge a1-1 60,")
    assert "; a1-2 66," in whole
    assert ask.refusal(state, whole) is None
    (one,) = meant(state, ask, "A1")
    assert one == whole.partition(";")[0]
    assert meant(state, ask, "A1 60,56") == ["charge a1-1 60,56"]
    assert fault(state, ask, "nobody")


# -- views ------------------------------------------------------------------------------------------------------------


def looked(state: State, name: str, about: str) -> list[str]:
    """Return the lines printed by the view `name` about a subject."""
    (view,) = (view for view in TEXT_TABLE.views if view.name == name)
    return list(view.show(state, ATTACKER, about) if isinstance(view, SeatView) else view.show(state, about))


@pytest.mark.rule("L605")
def test_sight_is_told_with_its_cause() -> None:
    assert looked(tanks(), "sight", "A1 A1") == ["A1 M4 Sherman 1 sees Defender A1 Pz IV G at 54.3 cm, in the open"]
    shermans = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,100"])
    panzer = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,40@180"])
    hidden = battle([shermans], [panzer], line("building", 100, (40, 70), (80, 70)))
    assert looked(hidden, "sight", "A1 > A1")[0].endswith("at 54.3 cm: Building")
    assert looked(hidden, "sight", "A1") == ["A1 M4 Sherman sees nobody."]


@pytest.mark.rule("L633")
def test_shots_are_told_with_dice_odds_and_their_sum() -> None:
    (first, *more) = looked(tanks(), "shots", "A1 > A1")
    assert first.startswith("A1 M4 Sherman 1 at Defender A1 Pz IV G: 75 mm M3: 2 dice, 5+ to hit (33%); each hit: ")
    assert more[:2] == [f"+4 to hit · {cited('L633')}", f"+1 long range · {cited('L633')}"]


@pytest.mark.rule("L561")
def test_reach_is_told_in_eight_directions_with_what_stops_it() -> None:
    head, north, north_east, *_, west, _ = looked(tanks("60,10@180"), "reach", "A2")
    assert head == "A2 M4 Sherman 2 at 70,100"
    assert north == "North: Tactical 25 cm to 70,75; Dash 45 cm to 70,55"
    assert north_east == "North-east: Tactical 24.9 cm to 87.6,82.4@45; Dash 45 cm to 101.8,68.2@45"
    assert f"M4 Sherman 1 is in the way · {cited('L553')}" in west


def test_a_distance_is_measured_edge_to_edge() -> None:
    assert looked(tanks(), "measure", "A1 60,60") == ["A1 to 60,60: 37.1 cm"]


def test_an_answer_is_written_as_it_can_be_typed() -> None:
    said = written(tanks(), SHOOT, "fire a1-1>gun-75-mm-m3>d1-1")
    assert said == "A1 75 mm M3 > A1"
    assert meant(tanks(), SHOOT, said) == ["fire a1-1>gun-75-mm-m3>d1-1"]
