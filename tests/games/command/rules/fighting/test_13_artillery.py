"""13.0 Artillery: radios jammed and repaired, fire missions from the spotting round to the last impact."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.command.rules.events.fight_events import AttackDeclared, AttackRolled, DefenceRolled
from combat.games.command.rules.events.ground_events import SmokeLaid, WorkRemoved
from combat.games.command.rules.events.mission_events import AccuracyRolled, RoundDrifted
from combat.games.command.rules.events.unit_events import RadioBroke, RadioLost, RadioRepaired, UnitSuppressed
from combat.games.command.rules.state import Radio
from combat.games.command.rules.switches import Options
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice
from tests.games.command.skirmish import RADIOS

REQUEST = ("artillery-request", "ambush")
DENIED = ("artillery-denied", "ambush")
RADIO = Radio("radio")


def table(
    units: dict[str, tuple[str, str]] | None = None,
    *,
    terrains: dict[str, str] | None = None,
    options: Options | None = None,
    radio: Radio | None = RADIO,
    **facts: object,
) -> Table:
    """Return a game with a leader at K9 and a radio of FP 8 that destroys works with a 12."""
    book = replace(drawn_book(terrains), options=options or Options())
    placed = {"g-leader": ("leader", "K9"), "u-team": ("team", "A1"), **(units or {})}
    facts.setdefault("hands", {50: REQUEST, 51: REQUEST})
    facts.setdefault("radios", {AXIS: radio} if radio else {})
    return Table(book, placed, **facts)  # type: ignore[arg-type]


# -- radios ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1")
def test_a_radio_that_is_denied_breaks_and_then_is_lost() -> None:
    hands = {50: DENIED, 51: DENIED}
    told = table(hands=hands, radio=None, radios={ALLIES: Radio("radio")})
    told.say("50 artillery-denied")
    assert [event.side for event in told.told(RadioBroke)] == [ALLIES]
    assert told.state.radios[ALLIES].broken
    told.say("51 artillery-denied")
    assert [event.side for event in told.told(RadioLost)] == [ALLIES]
    assert ALLIES not in told.state.radios


@pytest.mark.rule("13.1")
def test_nothing_is_denied_to_who_has_no_radio_in_play() -> None:
    """One that comes with a later Time space is not there yet."""
    for radios in ({}, {ALLIES: Radio("radio", space=3)}):
        told = table(hands={50: DENIED}, radio=None, radios=radios)
        assert told.refusal("50 artillery-denied") == "no-enemy-radio"


@pytest.mark.rule("13.2", "13.3")
def test_a_radio_is_repaired_and_used_with_two_cards_of_one_turn() -> None:
    """The repair activates nobody, so the only leader is still free to observe."""
    told = table(radio=Radio("radio", broken=True)).flip(dice(2, 3), dice(1, 3))
    told.say("50 artillery-request")
    assert told.told(RadioRepaired)
    assert not told.state.units["g-leader"].activated
    told.say("51 artillery-request", "11.05", "shells")
    assert told.told(RoundDrifted)
    assert told.state.units["g-leader"].activated


@pytest.mark.rule("13.2", "13.3")
def test_a_request_needs_a_radio_and_to_fire_an_unbroken_leader_who_is_free() -> None:
    assert table(radio=None).refusal("50 artillery-request") == "no-radio"
    shaken = table()
    shaken.mark("g-leader", broken=True)
    assert shaken.refusal("50 artillery-request") == "no-observer"
    tired = table()
    tired.mark("g-leader", activated=True)
    assert tired.refusal("50 artillery-request") == "no-observer"
    pinned = table()
    pinned.mark("g-leader", suppressed=True)
    assert pinned.refusal("50 artillery-request") == ""


@pytest.mark.rule("13.2")
def test_a_broken_radio_is_repaired_even_where_no_leader_could_observe() -> None:
    told = table(radio=Radio("radio", broken=True))
    told.mark("g-leader", broken=True)
    told.say("50 artillery-request")
    assert told.told(RadioRepaired)


# -- accuracy and drift ---------------------------------------------------------------------------------------------


@pytest.mark.rule("13.3")
def test_the_round_goes_where_the_observer_sees_water_and_his_own_hex_included() -> None:
    told = table(terrains={"K7": "woods", "M9": "water"})
    told.say("50 artillery-request")
    assert told.refusal("11.05") != ""
    assert told.refusal("13.09") == ""
    assert told.refusal("11.09") == ""


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(("white", "colour", "hit"), [(1, 2, False), (1, 3, True), (2, 2, True)])
def test_at_two_hexes_an_accuracy_roll_needs_three(white: int, colour: int, hit: bool) -> None:
    told = table().flip(dice(white, colour), dice(1, 4))
    told.say("50 artillery-request", "11.07", "shells")
    assert [event.hit for event in told.told(AccuracyRolled)] == [hit]


@pytest.mark.rule("13.4", "16.4")
@pytest.mark.parametrize(("white", "colour", "hit"), [(2, 3, False), (2, 4, True)])
def test_hindrance_on_the_way_lowers_the_accuracy_roll(white: int, colour: int, hit: bool) -> None:
    """Range 4 through brush: 6 - 3 is not above 4, 8 - 3 is."""
    told = table(terrains={"K7": "brush"}).flip(dice(white, colour), dice(1, 4))
    told.say("50 artillery-request", "11.05", "shells")
    assert [event.hit for event in told.told(AccuracyRolled)] == [hit]


@pytest.mark.rule("13.4")
def test_after_a_hit_the_round_drifts_a_step_by_each_die() -> None:
    """From K5 straight up to K4, then to the lower right: L4."""
    told = table().flip(dice(2, 3), dice(1, 3)).say("50 artillery-request", "11.05", "shells")
    assert [event.hex for event in told.told(RoundDrifted)] == [at("L4")]


@pytest.mark.rule("13.4")
def test_after_a_hit_it_may_come_back_to_where_it_was() -> None:
    told = table().flip(dice(2, 3), dice(2, 5)).say("50 artillery-request", "11.05", "shells")
    assert [event.hex for event in told.told(RoundDrifted)] == [at("K5")]


@pytest.mark.rule("13.4")
def test_after_a_miss_it_drifts_by_one_die_in_the_direction_of_the_other() -> None:
    """4 is not above range 4; two hexes straight down from K5 is K7."""
    told = table().flip(dice(2, 2), dice(4, 2)).say("50 artillery-request", "11.05", "shells")
    assert [event.hex for event in told.told(RoundDrifted)] == [at("K7")]


@pytest.mark.rule("2.3", "13.4")
def test_the_card_that_tells_the_drift_triggers_nothing() -> None:
    told = table().flip(dice(2, 3), 38).say("50 artillery-request", "11.05", "shells")
    assert told.told(RoundDrifted)
    assert told.state.time == 0


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("beyond", [True, False])
def test_a_round_comes_back_from_beyond_the_edge_by_the_option_only(beyond: bool) -> None:
    """From K1 up and down again."""
    units = {"g-leader": ("leader", "K3"), "u-squad": ("squad", "K1")}
    told = table(units, options=Options(drift_beyond_edge=beyond)).flip(dice(2, 2), dice(1, 4))
    told.flip(*[dice(1, 1), dice(6, 6, ALLIES)] * beyond)
    told.say("50 artillery-request", "11.01", "shells")
    assert [event.hex for event in told.told(RoundDrifted)] == [at("K1") if beyond else NOWHERE]
    assert len(told.told(AttackDeclared)) == beyond


@pytest.mark.rule("13.4", "13.5")
def test_a_round_one_hex_beyond_the_edge_reaches_the_hexes_of_the_map_beside_it() -> None:
    """Up from K1 and to the lower right: the spot above L1, beside M1, L1 and K1."""
    units = {"g-leader": ("leader", "K3"), "u-squad": ("squad", "M1"), "u-far": ("squad", "L2")}
    told = table(units).flip(dice(2, 2), dice(1, 3), dice(1, 1), dice(6, 6, ALLIES))
    told.say("50 artillery-request", "11.01", "shells")
    drift = told.told(RoundDrifted)[0]
    assert drift.hex == NOWHERE
    assert set(drift.area) == {at("K1"), at("L1"), at("M1")}
    assert [event.attack.hexes for event in told.told(AttackDeclared)] == [(at("M1"),)]


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(("white", "colour"), [(1, 2), (1, 1)])
def test_a_round_further_off_is_lost(white: int, colour: int) -> None:
    units = {"g-leader": ("leader", "K3"), "u-squad": ("squad", "K1")}
    told = table(units).flip(dice(2, 2), dice(white, colour)).say("50 artillery-request", "11.01", "shells")
    assert told.told(RoundDrifted)[0].area == ()
    assert not told.told(AttackDeclared)
    assert told.state.order is None


# -- impact ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.5")
def test_every_hex_of_the_area_with_units_of_either_side_is_attacked_once_in_the_order_chosen() -> None:
    """The round stays at K5; L5 is beside it, K7 is not."""
    units = {
        "g-squad": ("squad", "K5"), "u-squad": ("squad", "K4"), "u-other": ("squad", "L5"), "u-out": ("squad", "K7"),
    }  # fmt: skip
    told = table(units).flip(dice(2, 3), dice(1, 4))
    told.flip(dice(1, 2), dice(6, 6), dice(2, 1), dice(6, 6, ALLIES), dice(1, 1), dice(6, 5, ALLIES))
    told.say("50 artillery-request", "11.05", "shells", "11.05", "12.05")
    assert [event.attack.hexes[0] for event in told.told(AttackDeclared)] == [at("K5"), at("L5"), at("K4")]
    assert [event.unit for event in told.told(DefenceRolled)] == ["g-squad", "u-other", "u-squad"]
    assert told.state.order is None


@pytest.mark.rule("13.5")
def test_neither_command_nor_height_nor_hindrance_bears_on_an_impact() -> None:
    """FP 8 and a roll of 7."""
    units = {"g-aide": ("major", "K9"), "u-squad": ("squad", "K5")}
    told = table(units, terrains={"K7": "brush"}).flip(dice(3, 3), dice(1, 4), dice(3, 4), dice(6, 6, ALLIES))
    told.say("50 artillery-request", "g-leader", "11.05", "shells")
    assert [event.total for event in told.told(AttackRolled)] == [15]


@pytest.mark.rule("11.7", "13.5")
def test_shells_burst_in_trees_and_sink_into_marsh() -> None:
    """FP 8 and a roll of 7: 17 in woods, 13 in marsh."""
    for ground, amount in (("woods", 2), ("marsh", -2), ("field", 0)):
        told = table({"u-squad": ("squad", "K5")}, terrains={"K5": ground})
        told.flip(dice(3, 3), dice(1, 4), dice(3, 4), dice(6, 6, ALLIES))
        told.say("50 artillery-request", "11.05", "shells")
        assert [event.attack for event in told.told(DefenceRolled)] == [15 + amount]


@pytest.mark.rule("13.5", "18.2")
def test_works_cover_better_against_shells() -> None:
    """Foxholes 4: Morale 7 and 4, and a roll of 4, are as much as 8 and 7."""
    told = table({"u-squad": ("squad", "K5")}, works={at("K5"): "foxholes"})
    told.flip(dice(3, 3), dice(1, 4), dice(3, 4), dice(1, 3, ALLIES)).say("50 artillery-request", "11.05", "shells")
    assert [(event.total, event.attack) for event in told.told(DefenceRolled)] == [(15, 15)]
    assert [event.unit for event in told.told(UnitSuppressed)] == ["u-squad"]


@pytest.mark.rule("13.6")
@pytest.mark.parametrize(("white", "destroyed"), [(6, True), (5, False)])
def test_the_roll_of_its_battery_destroys_a_work_before_anybody_defends_in_it(white: int, destroyed: bool) -> None:
    told = table({"u-squad": ("squad", "K5")}, works={at("K5"): "bunker"}, alone={at("K5"): ALLIES})
    told.flip(dice(3, 3), dice(1, 4), dice(white, 6), dice(3, 3, ALLIES))
    told.say("50 artillery-request", "11.05", "shells")
    assert len(told.told(WorkRemoved)) == destroyed
    assert total(told.told(DefenceRolled)[0].sum) == (7 if destroyed else 14)
    assert at("K5") in told.state.alone or destroyed


@pytest.mark.rule("13.5", "13.6")
def test_a_work_that_nobody_is_in_is_shelled_too() -> None:
    told = table(works={at("K4"): "wire"}).flip(dice(3, 3), dice(1, 4), dice(6, 6))
    told.say("50 artillery-request", "11.05", "shells")
    assert [event.hex for event in told.told(WorkRemoved)] == [at("K4")]
    assert told.state.attack is None
    assert told.state.order is None


@pytest.mark.rule("11.6", "13.5")
def test_a_jammed_impact_roll_breaks_no_radio() -> None:
    told = table({"u-squad": ("squad", "K5")}).flip(dice(3, 3), dice(1, 4), 37, dice(6, 6, ALLIES))
    told.say("50 artillery-request", "11.05", "shells")
    assert [event.total for event in told.told(AttackRolled)] == [10]
    assert not told.state.radios[AXIS].broken


@pytest.mark.rule("13.5", "14.05")
def test_concealment_helps_against_shells_with_the_cover_that_they_meet() -> None:
    """Woods: 8, 7 and 2 for the burst, less the cover of 2."""
    told = table(
        {"u-squad": ("squad", "K5")}, terrains={"K5": "woods"}, hands={50: REQUEST, 150: ("fire", "concealment")}
    ).flip(dice(3, 3), dice(1, 4), dice(3, 4), dice(6, 6, ALLIES))
    told.window["defence"] = "150 concealment"
    told.say("50 artillery-request", "11.05", "shells")
    assert [event.attack for event in told.told(DefenceRolled)] == [15]


# -- smoke ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.7", "18.5")
def test_a_smoke_mission_screens_seven_hexes_but_no_water_and_breaks_the_radio() -> None:
    told = table({"u-squad": ("squad", "K5")}, terrains={"K6": "stream"}, smoke_cup=frozenset(range(10, 80, 10)))
    told.flip(dice(3, 3), dice(1, 4), 10, 20, 30, 40, 50, 60)
    told.say("50 artillery-request", "11.05", "smoke")
    there = [event.hex for event in told.told(SmokeLaid)]
    assert there == [at(name) for name in ("K5", "K4", "L4", "L5", "J5", "J4")]
    assert told.state.smoke_cup == {70}
    assert [event.why for event in told.told(RadioBroke)] == ["smoke"]
    assert not told.told(AttackDeclared)


@pytest.mark.rule("13.7")
def test_the_radio_outlasts_a_smoke_mission_without_the_option() -> None:
    told = table(options=Options(smoke_breaks_radio=False), smoke_cup=frozenset({10}))
    told.flip(dice(3, 3), dice(1, 4), 10).say("50 artillery-request", "11.05", "smoke")
    assert not told.told(RadioBroke)
    assert told.state.smoke == {at("K5"): 10}


@pytest.mark.rule("13.7")
def test_a_battery_without_smoke_shells_is_not_asked_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RADIOS, "radio", replace(RADIOS["radio"], smoke=False))
    told = table().flip(dice(3, 3), dice(1, 4))
    told.say("50 artillery-request", "11.05")
    assert told.told(RoundDrifted)
