"""Smoke rises, drifts, fades and thins out (18.0)."""

import pytest

from combat.rules import end_phase, smoke, troop
from combat.rules.events import ManAlerted, SmokeDrifted, SmokeFaded, SmokeThinned
from tests.table import Story, Table


def rising(*sources: tuple[str, int], wind: int = 1, turn: int = 1) -> Table:
    """Smoke that rises in this turn from some hexes, each with the value of its weapon."""
    table = Table("taylor 01.09 hide", size=(20, 12)).clock("end", turn=turn)
    table.state.wind = wind
    for hex_, value in sources:
        table.play(smoke.rise(table.state, hex_, value))
    return table


def end_of_turn(table: Table, turn: int) -> Story:
    return table.clock("end", turn=turn).play(smoke.drift(table.state))


@pytest.mark.rule("18.0", "18.0.1", "18.0.2")
def test_18_0_the_worked_example_of_five_turns() -> None:
    """A Mk II (1) in 16.08, an 81mm mortar (3) in 15.09 and an M18 (3) in 14.09, with the wind up the map."""
    table = rising(("16.08", 1), ("15.09", 3), ("14.09", 3))
    assert end_of_turn(table, 1).kinds == []
    assert table.state.smoke == {"16.08": False, "15.09": False, "14.09": False}
    second = end_of_turn(table, 2)
    assert [event.hex for event in second.all(SmokeDrifted)] == ["15.08", "14.08"]
    assert (second.one(SmokeFaded).cloud, table.state.smoke["16.08"]) == (0, True)
    third = end_of_turn(table, 3)
    assert [event.hex for event in third.all(SmokeDrifted)] == ["15.07", "14.07"]
    assert (third.one(SmokeThinned).hex, "16.08" in table.state.smoke) == ("16.08", False)
    assert [event.cloud for event in end_of_turn(table, 4).all(SmokeFaded)] == [1, 2]
    assert set(table.state.smoke.values()) == {True}
    assert [event.hex for event in end_of_turn(table, 5).all(SmokeThinned)] == ["15.07", "14.07"]


@pytest.mark.rule("18.0", "14.2b")
def test_18_0_a_mk_2_alone_clouds_two_turns() -> None:
    table = rising(("05.05", 1))
    seen = [dict(table.state.smoke) for turn in (1, 2, 3) if end_of_turn(table, turn) is not None]
    assert seen == [{"05.05": False}, {"05.05": True}, {}]


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


@pytest.mark.rule("18.0")
def test_18_0_fresh_smoke_in_a_hex_of_fading_smoke_counts_as_smoke() -> None:
    table = rising(("05.05", 1))
    end_of_turn(table, 2)
    table.play(smoke.rise(table.state, "05.05", 2))
    assert table.state.smoke == {"05.05": False}


@pytest.mark.rule("18.0", "6.0g", "18.0a")
@pytest.mark.parametrize("kind", ["smoke", "fading-smoke"])
def test_18_0_smoke_takes_1_from_the_leadership_of_a_man_in_it(kind: str) -> None:
    table = Table("taylor 05.05 hide", "johnson 05.06 hide", "crowe 05.06 hide", ground=f"05.05 {kind}; 05.06 {kind}")
    assert [troop.leadership(table.state, table[man]) for man in ("taylor", "johnson", "crowe")] == [2, 0, 0]


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
