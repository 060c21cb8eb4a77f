"""Smoke rises, drifts, fades and thins out (18.0)."""

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.events import CardDrawn, ManAlerted, SmokeDrifted, SmokeFaded, SmokeThinned
from combat.games.volume1.rules.fighting import fire, smoke
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.play import end_phase
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Cloud, Smoke
from tests.games.volume1.tiny_table import Story, Table


def rising(*sources: tuple[str, int], wind: int = 1, turn: int = 1) -> Table:
    """Return a table on which smoke of the given values rises from hexes at the end of a turn."""
    table = Table("taylor 01.09 hide", size=(20, 12)).clock("end", turn=turn)
    table.state.wind = wind
    for hex_, value in sources:
        table.play(smoke.rise(table.state, Hex(hex_), value))
    return table


def end_of_turn(table: Table, turn: int) -> Story:
    """Let the smoke drift at the end of a turn; return the events."""
    return table.clock("end", turn=turn).play(smoke.drift(table.state))


@pytest.mark.rule("18.0", "18.0.1", "18.0.2")
def test_18_0_the_worked_example_of_five_turns() -> None:
    """A Mk II (1) in 16.08, an 81mm mortar (3) in 15.09 and an M18 (3) in 14.09, with the wind up the map."""
    table = rising(("16.08", 1), ("15.09", 3), ("14.09", 3))
    assert end_of_turn(table, 1).kinds == []
    assert table.state.smoke == dict.fromkeys(("16.08", "15.09", "14.09"), Smoke(full=1))
    second = end_of_turn(table, 2)
    assert [event.hex for event in second.all(SmokeDrifted)] == ["15.08", "14.08"]
    assert (second.one(SmokeFaded).cloud, table.state.smoke[Hex("16.08")]) == (0, Smoke(fading=1))
    third = end_of_turn(table, 3)
    assert [event.hex for event in third.all(SmokeDrifted)] == ["15.07", "14.07"]
    assert (third.one(SmokeThinned).hex, "16.08" in table.state.smoke) == ("16.08", False)
    assert [event.cloud for event in end_of_turn(table, 4).all(SmokeFaded)] == [1, 2]
    assert set(table.state.smoke.values()) == {Smoke(fading=1)}
    assert [event.hex for event in end_of_turn(table, 5).all(SmokeThinned)] == ["15.07", "14.07"]


@pytest.mark.rule("18.0", "14.2b")
def test_18_0_a_mk_2_alone_clouds_two_turns() -> None:
    table = rising(("05.05", 1))
    seen = [dict(table.state.smoke) for turn in (1, 2, 3) if end_of_turn(table, turn) is not None]
    assert seen == [{"05.05": Smoke(full=1)}, {"05.05": Smoke(fading=1)}, {}]


@pytest.mark.rule("18.0", "18.0.1")
@pytest.mark.parametrize(
    ("wind", "hex_"), [(1, "05.04"), (2, "06.04"), (3, "06.05"), (4, "05.06"), (5, "04.05"), (6, "04.04")]
)
def test_18_0_it_grows_downwind_by_the_compass(wind: int, hex_: str) -> None:
    table = rising(("05.05", 3), wind=wind)
    assert end_of_turn(table, 2).one(SmokeDrifted).hex == hex_


@pytest.mark.rule("18.0", "18.0.1")
def test_18_0_smoke_that_drifts_off_the_board_counts_as_laid() -> None:
    table = rising(("05.01", 2))
    assert end_of_turn(table, 2).one(SmokeDrifted).hex == ""
    assert end_of_turn(table, 3).kinds == ["smoke-faded"]
    assert [end_of_turn(table, turn).one(SmokeThinned).hex for turn in (4, 5)] == ["", "05.01"]
    assert table.state.smoke == {}


def fading(*hexes: str, wind: int) -> Table:
    """Return a table with one fading cloud over the given hexes, in the order of their markers."""
    table = Table("taylor 01.09 hide", size=(20, 12))
    table.state.wind = wind
    table.state.lay_clouds((Cloud(tuple(map(Hex.read, hexes)), len(hexes), 0, fading=True),))
    return table


def removed(table: Table, markers: int) -> list[str]:
    """Return the hexes from which smoke markers are removed, one per turn."""
    return [str(end_of_turn(table, turn).one(SmokeThinned).hex) for turn in range(1, markers + 1)]


@pytest.mark.rule("18.0.2")
@pytest.mark.parametrize(
    ("wind", "gone"),
    [
        (3, ["12.06", "11.06", "10.05"]),
        (6, ["10.05", "11.06", "12.06"]),
        (1, ["10.05", "11.06", "12.06"]),
        (2, ["12.06", "11.06", "10.05"]),
    ],
)
def test_18_0_2_the_marker_farthest_downwind_by_the_wind_of_now_goes_first(wind: int, gone: list[str]) -> None:
    """Three markers in a line to the lower right, whichever wind placed them."""
    assert removed(fading("10.05", "11.06", "12.06", wind=wind), 3) == gone


@pytest.mark.rule("18.0.2")
@pytest.mark.parametrize("level", [("09.05", "11.05"), ("11.05", "09.05")])
def test_18_0_2_of_two_equally_far_the_marker_placed_last_goes_first(level: tuple[str, str]) -> None:
    """The hex between them lies half a hex farther up the map, where the wind blows."""
    first, last = level
    assert removed(fading(first, "10.04", last, wind=1), 3) == ["10.04", last, first]


@pytest.mark.rule("18.0.1", "18.0.2")
def test_18_0_2_a_marker_off_the_board_goes_before_those_on_it() -> None:
    """It lies beyond the upper edge, upwind of the others now."""
    assert removed(fading("05.02", "05.01", "", "", wind=4), 4) == ["", "", "05.02", "05.01"]


@pytest.mark.rule("18.0.2")
def test_18_0_2_of_two_markers_in_one_hex_one_goes() -> None:
    table = fading("05.05", "05.04", "05.05", wind=4)
    assert removed(table, 2) == ["05.05", "05.05"]
    assert table.state.clouds[0].hexes == ("05.04",)


# -- several markers in one hex -------------------------------------------------------------------------------------

TWO = {
    "smoke smoke": (Smoke(full=2), -8),
    "fading-smoke fading-smoke": (Smoke(fading=2), -4),
    "smoke fading-smoke": (Smoke(full=1, fading=1), -6),
    "smoke smoke fading-smoke": (Smoke(full=2, fading=1), -10),
}
"""Markers in one hex: what lies there, and what it takes from a line."""


@pytest.mark.rule("18.0", "18.0d")
def test_18_0_every_source_lays_its_own_marker_and_takes_its_own_away() -> None:
    """A Mk II (1) and an M18 (3) in one hex: the Mk II's marker has faded and gone before the M18's turns."""
    table, seen = rising(("05.05", 1), ("05.05", 3)), []
    for turn in (2, 3, 4):
        seen.append(table.state.smoke[Hex("05.05")])
        end_of_turn(table, turn)
    assert seen == [Smoke(full=2), Smoke(full=1, fading=1), Smoke(full=1)]
    assert table.state.smoke[Hex("05.05")] == Smoke(fading=1)


@pytest.mark.rule("18.0", "18.0.1")
def test_18_0_a_cloud_that_the_turned_wind_blows_back_has_two_markers_in_its_first_hex() -> None:
    table = rising(("05.05", 3), wind=1)
    end_of_turn(table, 2)
    table.state.wind = 4
    end_of_turn(table, 3)
    assert table.state.smoke == {"05.05": Smoke(full=2), "05.04": Smoke(full=1)}
    end_of_turn(table, 4)
    assert end_of_turn(table, 5).one(SmokeThinned).hex == "05.05"
    assert table.state.smoke == {"05.05": Smoke(fading=1), "05.04": Smoke(fading=1)}


@pytest.mark.rule("18.0", "18.0b", "18.0c", "18.0d")
@pytest.mark.parametrize(("markers", "taken"), [(words, taken) for words, (_, taken) in TWO.items()])
@pytest.mark.parametrize("hex_", ["05.09", "05.06", "05.05"])
def test_18_0_each_marker_counts_into_through_and_out_of_its_hex(markers: str, taken: int, hex_: str) -> None:
    """For the shot and for the look alike."""
    men = ("crowe 05.09 aimed-fire m1-garand=9 tq=9", "jung 05.05 hide unknown")
    table = Table(*men, ground=f"{hex_} {markers}")
    weapon = table.state.book.weapons["m1-garand"]
    shot = fire.ledger(table.state, table["crowe"], table["jung"], weapon)
    look = visibility.spotting_ledger(table.state, table["crowe"], table["jung"])
    assert [term.value for terms in (shot, look) for term in terms if term.name == "smoke"] == [taken, taken]


@pytest.mark.rule("18.0", "18.0d")
def test_18_0_a_shot_within_one_hex_goes_through_its_markers_once() -> None:
    table = Table("crowe 05.05 hide", ground="05.05 smoke smoke")
    assert [term.value for term in visibility.smoke_terms(table.state, Hex("05.05"), Hex("05.05"))] == [-8]


@pytest.mark.rule("11.0c")
@pytest.mark.parametrize("markers", TWO)
def test_11_0_any_number_of_markers_of_any_kind_makes_cover(markers: str) -> None:
    table = Table("crowe 05.05 hide", ground=f"05.05 {markers} field; 06.06 field")
    assert visibility.in_cover(table.state, Hex("05.05"))
    assert not visibility.in_cover(table.state, Hex("06.06"))


# -- leaders in smoke -----------------------------------------------------------------------------------------------


@pytest.mark.rule("18.0", "6.0g", "18.0a")
@pytest.mark.parametrize("kind", ["smoke", "fading-smoke"])
def test_18_0_smoke_takes_1_from_the_leadership_of_a_man_in_it(kind: str) -> None:
    table = Table("taylor 05.05 hide", "johnson 05.06 hide", "crowe 05.06 hide", ground=f"05.05 {kind}; 05.06 {kind}")
    assert [troop_quality.leadership(table.state, table[man]) for man in ("taylor", "johnson", "crowe")] == [2, 0, 0]


@pytest.mark.rule("18.0", "18.0a")
@pytest.mark.parametrize(("markers", "left"), [("smoke smoke", 1), ("smoke fading-smoke", 1), ("smoke " * 4, 0)])
def test_18_0_each_marker_in_his_hex_takes_1_from_a_leader_but_never_more_than_he_has(markers: str, left: int) -> None:
    table = Table("taylor 05.05 hide ldr=3", ground=f"05.05 {markers}")
    assert troop_quality.leadership(table.state, table["taylor"]) == left


@pytest.mark.rule("18.0a", "7.12")
def test_18_0_a_plan_made_in_two_markers_wins_two_cards_fewer() -> None:
    table = Table("taylor 05.05 plan ldr=3 tq=9", ground="05.05 smoke fading-smoke")
    assert len(table.end_turn(d10=[0], friendly_cards=[7]).all(CardDrawn)) == 1


@pytest.mark.rule("18.0", "18.0a")
@pytest.mark.parametrize(("ground", "led"), [("", True), ("05.05 smoke", False), ("05.08 smoke", True)])
def test_18_0_smoke_shortens_a_leaders_reach_not_that_of_the_man_he_leads(ground: str, led: bool) -> None:
    table = Table("taylor 05.05 hide", "crowe 05.08 rally shaken", ground=ground)
    assert (end_phase.led_by(table.state, table["crowe"]) is not None) == led


@pytest.mark.rule("18.0", "18.0a")
@pytest.mark.parametrize(("ground", "woken"), [("", True), ("05.05 smoke", False)])
def test_18_0_and_that_of_an_officer_who_rouses_the_waiting(ground: str, woken: bool) -> None:
    """Lt Hoffmann leads three hexes far; a building keeps the sleeper from seeing him (9.8.6)."""
    men = ("crowe 09.09 hide", "hoffmann 05.05 hide", "lang 05.02 waiting idle")
    table = Table(*men, ground=f"05.03 building; 05.04 building; {ground}")
    assert bool(table.end_turn().all(ManAlerted)) == woken


@pytest.mark.rule("11.0", "11.0c")
def test_11_0_smoke_makes_a_hex_cover_for_the_enemys_cards() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 idle bold", ground="09.05 fading-smoke")
    assert table.enemy_phase(enemy_cards=[37]).orders()[0] == ("jung", "rapid-fire")


@pytest.mark.rule("18.0")
def test_18_0_what_has_no_smoke_to_give_raises_none() -> None:
    assert rising(("05.05", 0)).state.smoke == {}
