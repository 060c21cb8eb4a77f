"""Leadership figures printed on markers change a man's Leadership Rating (6.0)."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import MoraleFigure, OrderType, WoundFigure
from combat.games.volume1.rules.events import CardDrawn, CheckMade, ManAlerted
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.play import end_phase
from combat.games.volume1.table.pieces import faces_from_state
from combat.games.volume1.words import help_texts
from tests.games.volume1.tiny_table import Table

NONE_LEFT = {"no_ldr": True}


def marked(table: Table, order: str = "", morale: str = "", wound: str = "", **figure: Any) -> Table:
    """Print a Leadership figure on one marker of the charts: an order, a morale state or a wound; return the table."""
    charts = table.state.book.charts
    for name, key in (("orders", order), ("morale", morale), ("wounds", wound)):
        if key:
            chart = getattr(charts, name)
            charts = replace(charts, **{name: {**chart, key: replace(chart[key], **figure)}})
    table.state.book = replace(table.state.book, charts=charts)
    return table


def leadership(table: Table, name: str = "taylor") -> int:
    """Return a man's Leadership Rating."""
    return troop_quality.leadership(table.state, table[name])


@pytest.mark.rule("6.0g")
def test_6_0_ours_print_no_leadership_figure() -> None:
    charts = Library().parts().charts
    markers: list[OrderType | MoraleFigure | WoundFigure] = [
        *charts.orders.values(),
        *charts.morale.values(),
        *charts.wounds.values(),
    ]
    assert {(marker.ldr, marker.no_ldr) for marker in markers} == {(0, False)}


@pytest.mark.rule("6.0g")
@pytest.mark.parametrize(
    ("words", "marker", "left"),
    [
        ("sneak", {"order": "sneak", "ldr": -1}, 2),
        ("evade", {"order": "sneak", "ldr": -1}, 3),
        ("idle", {"order": "sneak", "ldr": -1}, 3),
        ("sneak", {"order": "sneak", "no_ldr": True}, 0),
        ("sneak", {"order": "sneak", "ldr": -5}, 0),
        ("sneak", {"order": "sneak", "ldr": 1}, 4),
        ("hide shaken", {"morale": "shaken", "ldr": -2}, 1),
        ("hide rout", {"morale": "rout", "no_ldr": True}, 0),
        ("hide light", {"wound": "light", "ldr": -1}, 2),
        ("hide light light", {"wound": "light", "ldr": -1}, 1),
        ("hide bandaged-light", {"wound": "light", "ldr": -1}, 3),
    ],
)
def test_6_0_a_marker_changes_the_leadership_of_the_man_it_lies_on(
    words: str, marker: dict[str, Any], left: int
) -> None:
    assert leadership(marked(Table(f"taylor 05.05 {words} ldr=3"), **marker)) == left


@pytest.mark.rule("6.0g", "18.0a")
def test_6_0_it_adds_up_with_smoke_and_never_makes_a_leader() -> None:
    table = Table("taylor 05.05 sneak ldr=3", "crowe 05.05 sneak", ground="05.05 fading-smoke")
    assert leadership(marked(table, order="sneak", ldr=-1)) == 1
    assert leadership(marked(Table("crowe 05.05 sneak"), order="sneak", ldr=2), "crowe") == 0


@pytest.mark.rule("6.0g", "7.17b")
@pytest.mark.parametrize(("figure", "led"), [({}, True), ({"ldr": -1}, True), ({"ldr": -2}, False), (NONE_LEFT, False)])
def test_6_0_his_reach_for_a_rally_shrinks_with_it(figure: dict[str, Any], led: bool) -> None:
    """Crowe rallies one hex from a leader of 2."""
    table = marked(Table("taylor 05.05 plan ldr=2", "crowe 05.06 rally shaken"), order="plan", **figure)
    assert (end_phase.led_by(table.state, table["crowe"]) is not None) is led


@pytest.mark.rule("6.0g", "2.0i")
def test_6_0_a_leader_with_nothing_left_does_not_even_lead_in_his_own_hex() -> None:
    table = marked(Table("taylor 05.05 plan ldr=2", "crowe 05.05 rally shaken"), order="plan", no_ldr=True)
    assert end_phase.led_by(table.state, table["crowe"]) is None


@pytest.mark.rule("6.0g", "7.12")
@pytest.mark.parametrize(("figure", "cards"), [({}, 3), ({"ldr": -1}, 2), (NONE_LEFT, 0)])
def test_6_0_a_plan_wins_as_many_cards_as_are_left(figure: dict[str, Any], cards: int) -> None:
    table = marked(Table("taylor 05.05 plan ldr=3 tq=9"), order="plan", **figure)
    story = table.end_turn(d10=[0], friendly_cards=[7, 8, 9][:cards])
    assert (story.one(CheckMade).passed, len(story.all(CardDrawn))) == (True, cards)


@pytest.mark.rule("6.0g", "7.12")
def test_6_0_whether_he_may_plan_goes_by_his_counter() -> None:
    table = marked(Table("taylor 05.05 idle shaken ldr=3", "crowe 05.06 idle"), morale="shaken", no_ldr=True)
    assert (table.refused("taylor", "plan"), table.refused("crowe", "plan")) == (None, ("no-leader", "7.12"))


@pytest.mark.rule("6.0g", "9.8.6")
@pytest.mark.parametrize(("figure", "woken"), [({}, True), ({"ldr": -1}, False), (NONE_LEFT, False)])
def test_6_0_an_officer_calls_the_waiting_as_far_as_it_leaves_him(figure: dict[str, Any], woken: bool) -> None:
    """Lt Hoffmann leads three hexes far; a building keeps the sleeper from seeing him."""
    men = ("crowe 09.09 hide", "hoffmann 05.05 hide", "lang 05.02 waiting idle")
    table = marked(Table(*men, ground="05.03 building; 05.04 building"), order="hide", **figure)
    assert bool(table.end_turn().all(ManAlerted)) is woken


@pytest.mark.rule("6.0g")
def test_6_0_an_officer_with_nothing_left_does_not_even_reach_his_own_hex() -> None:
    table = marked(Table("hoffmann 05.05 hide"), order="hide", no_ldr=True)
    assert not troop_quality.leads(table.state, table["hoffmann"], 0)


@pytest.mark.rule("6.0g")
def test_6_0_the_marker_and_the_help_print_it() -> None:
    charts = Library().parts().charts
    sneak, plan = replace(charts.orders["sneak"], ldr=-1), replace(charts.orders["plan"], no_ldr=True)
    assert faces_from_state.modifiers(sneak)[-1] == ("ldr", "−1")
    assert faces_from_state.modifiers(plan)[-1] == ("ldr", "−A")
    assert "−1 to the Leadership Rating" in help_texts.order(sneak).lines
    assert "no Leadership Rating" in help_texts.order(plan).lines


@pytest.mark.rule("6.0g", "7.17a", "17.3", "17.4")
@pytest.mark.parametrize(("state", "led"), [("shaken", True), ("rout", False), ("evac", False), ("captured", False)])
def test_6_0_a_leader_who_is_routed_captured_or_past_acting_helps_nobody_to_rally(state: str, led: bool) -> None:
    words = "" if state == "captured" else state
    table = Table(f"taylor 05.05 hide ldr=3 {words}", "crowe 05.06 rally shaken", "jung 05.05")
    if state == "captured":
        table.take("taylor", "jung")
    else:
        table.take("jung", "taylor")
    assert (end_phase.led_by(table.state, table["crowe"]) is not None) is led


@pytest.mark.rule("6.0g", "9.8.6", "17.3", "16.0a")
@pytest.mark.parametrize(("state", "woken"), [("shaken", True), ("rout", False), ("evac", False)])
def test_6_0_an_officer_who_is_routed_or_past_acting_calls_nobody(state: str, woken: bool) -> None:
    """A building keeps the sleeper from seeing Lt Hoffmann, who leads three hexes far."""
    men = ("crowe 09.09 hide", f"hoffmann 05.05 hide tq=9 {state}", "lang 05.02 waiting idle")
    table = Table(*men, ground="05.03 building; 05.04 building")
    assert bool(table.end_turn().all(ManAlerted)) is woken
