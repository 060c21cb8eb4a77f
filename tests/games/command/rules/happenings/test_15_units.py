"""15.0 Events that break, rally, suppress or promote units."""

from __future__ import annotations

import pytest

from combat.games.command.rules.events.card_events import CardFlipped
from combat.games.command.rules.events.end_events import Ended, PointsScored, TimeAdvanced
from combat.games.command.rules.events.fight_events import MeleeRolled
from combat.games.command.rules.events.turn_events import EventRead, TriggerBegan
from combat.games.command.rules.events.unit_events import (
    MoraleRolled,
    UnitBroke,
    UnitEliminated,
    UnitRallied,
    UnitSplit,
    UnitSuppressed,
    VeteranMade,
)
from combat.games.command.rules.fate_cards import EVENTS
from combat.games.command.rules.happenings.event_reading import HAPPENINGS
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.event_table import EVENT, EventTable
from tests.games.command.rules_table import dice

UNITS = {"g-squad": ("squad", "C3"), "g-team": ("team", "A1"), "u-squad": ("squad", "L8"), "u-team": ("team", "N8")}


@pytest.mark.rule("15.0")
def test_every_event_is_carried_out_by_something() -> None:
    assert set(HAPPENINGS) == set(EVENTS)


@pytest.mark.rule("2.5b", "15.0")
def test_the_reader_turns_his_next_card_up_and_reads_it() -> None:
    told = EventTable("battle-harden", UNITS)
    told.say("g-team")
    assert [(event.side, event.card) for event in told.told(EventRead)] == [(AXIS, EVENT)]
    assert [event.trigger for event in told.told(TriggerBegan)] == ["event"]
    assert told.state.trigger == ""


@pytest.mark.rule("2.8", "15.0")
def test_an_event_on_the_last_card_waits_for_the_advance_that_it_causes() -> None:
    """Time goes on once, and the event is carried out after it from a deck that was shuffled."""
    told = EventTable("medic", UNITS, last=True)
    told.mark("u-team", broken=True)
    kinds = [type(event) for event in told.told(TimeAdvanced) + told.told(UnitRallied)]
    assert kinds == [TimeAdvanced, UnitRallied]
    order = [type(event) for event in told.events if isinstance(event, TimeAdvanced | UnitRallied)]
    assert order == kinds
    assert [event.empty for event in told.told(TimeAdvanced)] == [True]


@pytest.mark.rule("2.6", "15.08")
def test_a_roll_inside_an_event_triggers_nothing() -> None:
    """Card 38 has Time!: 3 and 4 are 7, on Morale 8 of a broken squad, which rallies."""
    told = EventTable("commissar", UNITS)
    told.mark("g-squad", broken=True)
    told.flip(38)
    assert [event.unit for event in told.told(UnitRallied)] == ["g-squad"]
    assert told.told(TimeAdvanced) == []


# -- air support ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.01")
def test_air_support_may_break_all_units_of_the_random_hex() -> None:
    told = EventTable("air-support", {**UNITS, "u-leader": ("leader", "L8")}, "L8")
    assert told.offered == {at("L8"), "pass"}
    told.say(at("L8"))
    assert [event.unit for event in told.told(UnitBroke)] == ["u-squad", "u-leader"]


@pytest.mark.rule("15.01")
def test_air_support_goes_to_the_nearest_units_where_the_hex_is_empty_and_the_reader_chooses_or_declines() -> None:
    """L8 and N8 both lie beside M8: the columns of even number stand half a hex lower."""
    told = EventTable("air-support", UNITS, "M8")
    assert told.offered == {at("L8"), at("N8"), "pass"}
    told.say("pass")
    assert told.void


@pytest.mark.rule("15.01", "19.1")
def test_air_support_is_void_by_night() -> None:
    told = EventTable("air-support", UNITS, night=True)
    assert told.void
    assert len(told.told(CardFlipped)) == 1


@pytest.mark.rule("15.01", "4.4")
def test_units_lost_to_one_attack_from_the_air_are_lost_together() -> None:
    """The last unit of either side: both lose, so the holder of the initiative card wins."""
    units = {"g-squad": ("squad", "C3"), "u-squad": ("squad", "C3")}
    told = EventTable("air-support", units, "C3", initiative=ALLIES)
    for unit in units:
        told.mark(unit, broken=True)
    told.say(at("C3"))
    assert len(told.told(UnitEliminated)) == 2
    assert [(event.winner, event.how) for event in told.told(Ended)] == [(ALLIES, "wiped-out")]


# -- one unit ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.02", "6.4")
def test_battle_harden_makes_a_veteran_of_a_unit_that_is_none() -> None:
    told = EventTable("battle-harden", UNITS)
    told.mark("g-squad", veteran=True)
    assert [event.unit for event in told.told(VeteranMade)] == ["g-team"]
    nobody = EventTable("battle-harden", UNITS)
    for unit in ("g-squad", "g-team"):
        nobody.mark(unit, veteran=True)
    assert nobody.void


@pytest.mark.rule("15.08")
@pytest.mark.parametrize(("roll", "result"), [((4, 4), "rallied"), ((4, 5), "eliminated")])
def test_a_commissar_has_a_broken_unit_roll_against_its_morale(roll: tuple[int, int], result: str) -> None:
    """A broken squad has Morale 8: 8 rallies, 9 is above it."""
    told = EventTable("commissar", UNITS)
    told.mark("g-squad", broken=True)
    told.flip(dice(*roll))
    assert [(event.morale, event.roll, event.result) for event in told.told(MoraleRolled)] == [(8, sum(roll), result)]
    assert [event.points for event in told.told(PointsScored)] == ([2] if result == "eliminated" else [])


@pytest.mark.rule("15.08")
def test_a_commissar_finds_nobody_to_judge_where_no_own_unit_is_broken() -> None:
    told = EventTable("commissar", UNITS)
    told.mark("u-squad", broken=True)
    assert told.void


@pytest.mark.rule("15.09", "6.6")
def test_squads_out_of_command_cower() -> None:
    """Command 1 reaches D3 from C3; E5 is too far. Who is suppressed already stays so, and teams never cower."""
    units = {
        "g-leader": ("leader", "C3"), "g-near": ("squad", "D3"), "g-far": ("squad", "E5"), "g-pale": ("squad", "F9"),
        "g-team": ("team", "A9"), "u-squad": ("squad", "O10"),
    }  # fmt: skip
    told = EventTable("cower", units)
    told.mark("g-pale", suppressed=True)
    assert [event.unit for event in told.told(UnitSuppressed)] == ["g-far"]
    assert not told.state.units["g-pale"].broken


@pytest.mark.rule("15.09", "6.7")
def test_a_broken_leader_keeps_from_cowering_only_those_in_his_hex() -> None:
    units = {
        "g-leader": ("major", "C3"),
        "g-here": ("squad", "C3"),
        "g-near": ("squad", "C4"),
        "u-squad": ("squad", "O1"),
    }
    told = EventTable("cower", units)
    told.mark("g-leader", broken=True)
    assert [event.unit for event in told.told(UnitSuppressed)] == ["g-near"]


@pytest.mark.rule("15.10", "6.10")
@pytest.mark.parametrize(("team", "suppressed"), [("1", [True, False]), ("2", [False, True])])
def test_the_owner_of_a_squad_says_which_team_keeps_its_markers_where_one_gets_the_weapon(
    team: str, suppressed: list[bool]
) -> None:
    told = EventTable("deploy", UNITS)
    weapon = told.arm("g-squad", "lmg")
    told.mark("g-squad", suppressed=True)
    told.say("g-squad", team)
    teams = [told.state.units[f"g-squad.{number}"] for number in (1, 2)]
    assert [one.suppressed for one in teams] == suppressed
    assert [one.weapon for one in teams] == [weapon, ""]


@pytest.mark.rule("15.10", "6.10")
def test_deploy_may_split_a_squad_whose_weapon_and_marker_go_to_one_team() -> None:
    told = EventTable("deploy", UNITS)
    weapon = told.arm("g-squad", "lmg")
    told.mark("g-squad", veteran=True, broken=True, activated=True)
    assert told.offered == {"g-squad", "pass"}
    told.say("g-squad", "1")
    assert [event.teams for event in told.told(UnitSplit)] == [("g-squad.1", "g-squad.2")]
    teams = [told.state.units[f"g-squad.{number}"] for number in (1, 2)]
    assert [(team.weapon, team.veteran, team.broken, team.activated) for team in teams] == [
        (weapon, True, True, True), ("", False, True, True),
    ]  # fmt: skip


@pytest.mark.rule("15.10")
def test_deploy_finds_no_squad() -> None:
    assert EventTable("deploy", {"g-team": ("team", "A1"), "u-squad": ("squad", "B1")}).void


@pytest.mark.rule("15.18", "17.5")
def test_interdiction_suppresses_a_unit_without_cover_of_either_side() -> None:
    """Woods cover; foxholes do too; a road takes one from the orchard, which leaves it none."""
    units = {
        "g-woods": ("squad", "C3"), "g-dug": ("squad", "E3"), "g-open": ("squad", "G3"), "g-pale": ("squad", "I3"),
        "u-open": ("squad", "K3"),
    }  # fmt: skip
    told = EventTable("interdiction", units, book=drawn_book({"C3": "woods"}), works={at("E3"): "foxholes"})
    told.mark("g-pale", suppressed=True)
    assert told.offered == {"g-open", "u-open"}
    told.say("u-open")
    assert [event.unit for event in told.told(UnitSuppressed)] == ["u-open"]


@pytest.mark.rule("15.18")
def test_interdiction_must_hit_the_readers_own_unit_where_only_that_is_bare() -> None:
    told = EventTable("interdiction", UNITS, book=drawn_book({"A1": "woods", "L8": "woods", "N8": "building"}))
    assert [event.unit for event in told.told(UnitSuppressed)] == ["g-squad"]


@pytest.mark.rule("15.20", "5.1")
def test_killed_in_action_must_take_a_broken_unit_even_the_readers_own() -> None:
    told = EventTable("kia", UNITS)
    told.mark("g-squad", broken=True)
    assert [(event.unit, event.space) for event in told.told(UnitEliminated)] == [("g-squad", 1)]
    assert [(event.side, event.points) for event in told.told(PointsScored)] == [(ALLIES, 2)]
    assert EventTable("kia", UNITS).void


@pytest.mark.rule("15.22")
def test_a_medic_must_rally_a_broken_unit_of_either_side() -> None:
    told = EventTable("medic", UNITS)
    told.mark("g-squad", broken=True)
    told.mark("u-team", broken=True, suppressed=True)
    assert told.offered == {"g-squad", "u-team"}
    told.say("u-team")
    assert (told.state.units["u-team"].broken, told.state.units["u-team"].suppressed) == (False, True)


@pytest.mark.rule("15.24")
def test_prisoners_are_own_broken_units_with_an_enemy_in_their_hex_or_beside_it() -> None:
    """C3 and D3 touch; D5 is two hexes from both; the enemy's own broken unit is none of the reader's."""
    units = {"g-squad": ("squad", "C3"), "g-team": ("team", "D5"), "u-squad": ("squad", "D3"), "u-team": ("team", "O1")}
    told = EventTable("prisoners-of-war", units)
    for unit in ("g-squad", "g-team", "u-squad"):
        told.mark(unit, broken=True)
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-squad"]
    assert EventTable("prisoners-of-war", units).void


@pytest.mark.rule("15.30", "2.9")
def test_shell_shock_breaks_the_nearest_unit_of_either_side() -> None:
    told = EventTable("shell-shock", UNITS, "K8")
    assert [event.unit for event in told.told(UnitBroke)] == ["u-squad"]
    tied = EventTable("shell-shock", UNITS, "M8")
    assert tied.offered == {"u-squad", "u-team"}


@pytest.mark.rule("15.30", "14.15")
def test_a_squad_under_shell_shock_may_have_light_wounds_and_its_owner_pays_for_them() -> None:
    told = EventTable("shell-shock", UNITS, "K8", hands={150: ("fire", "light-wounds")})
    told.window["breaking"] = "150 light-wounds"
    assert [event.teams for event in told.told(UnitSplit)] == [("u-squad.1",)]
    assert told.told(UnitBroke) == []
    assert [(event.side, event.points) for event in told.told(PointsScored)] == [(ALLIES, -1)]


# -- suppressing fire -------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.33")
def test_suppressing_fire_reaches_whom_a_working_machine_gun_sees() -> None:
    """The LMG reaches 8 hexes: L3 is nine from C3. Woods in F3 hide nobody beside the gun."""
    units = {"g-squad": ("squad", "C3"), "u-near": ("squad", "E3"), "u-pale": ("squad", "D3"), "u-far": ("team", "L3")}
    told = EventTable("suppressing-fire", units)
    told.arm("g-squad", "lmg")
    told.mark("u-pale", suppressed=True)
    assert told.offered == {"u-near", "pass"}
    told.say("u-near")
    assert [event.unit for event in told.told(UnitSuppressed)] == ["u-near"]


@pytest.mark.rule("15.33", "7.1")
@pytest.mark.parametrize("fault", ["weapon", "broken", "suppressed", "mortar", "woods"])
def test_suppressing_fire_needs_a_gun_that_works_and_sees(fault: str) -> None:
    units = {"g-squad": ("squad", "C3"), "u-squad": ("squad", "C6")}
    told = EventTable("suppressing-fire", units, book=drawn_book({"C4": "woods"} if fault == "woods" else {}))
    told.arm("g-squad", "mortar" if fault == "mortar" else "lmg", broken=fault == "weapon")
    if fault in ("broken", "suppressed"):
        told.mark("g-squad", **{fault: True})
    assert told.void


@pytest.mark.rule("15.0", "10.2")
def test_a_melee_that_an_event_makes_is_fought_inside_it() -> None:
    """A blaze drives the squad into the only hex left to it, where the enemy is."""
    book = drawn_book(dict.fromkeys(("C2", "D2", "D3", "B2", "B3"), "water"))
    units = {"g-squad": ("squad", "C3"), "g-team": ("team", "O1"), "u-team": ("team", "C4"), "u-far": ("team", "O10")}
    told = EventTable("blaze", units, "C3", book=book)
    told.flip(dice(1, 2, ALLIES), dice(6, 5))
    assert [event.side for event in told.told(MeleeRolled)] == [ALLIES, AXIS]
    assert [event.unit for event in told.told(UnitEliminated)] == ["u-team"]
    ended = [index for index, event in enumerate(told.events) if type(event).__name__ == "TriggerEnded"]
    assert max(index for index, event in enumerate(told.events) if isinstance(event, MeleeRolled)) < ended[0]
