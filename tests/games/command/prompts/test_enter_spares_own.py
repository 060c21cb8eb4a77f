"""Enter harms none of the player's units if that can be avoided, and the form names those that are hit."""

from __future__ import annotations

import pytest

from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.command.prompts.ask_hex import AskHex
from combat.games.command.prompts.ask_pick import AskUnit, AskWeapon, AskWord
from combat.games.command.rules.decisions import PickUnit, PickWeapon, PickWord
from combat.games.command.rules.orders.rout import NO, YES
from combat.games.command.rules.state import Attack
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.words import command_names as names
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.event_table import EventTable
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the


def by_enter(table: AtTable) -> Button:
    """Return the button that Enter activates."""
    prompt = table.desk.prompt
    assert prompt is not None
    return next(button for button in prompt.buttons() if button.key == "Enter")


def aircraft(units: dict[str, tuple[str, str]], *broken: str) -> AtTable:
    """Return a table at which the Axis has air support with the random hex K8."""
    told = EventTable("air-support", units, "K8")
    for unit in broken:
        told.mark(unit, broken=True)
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    return table


@pytest.mark.rule("15.01")
def test_aircraft_attack_nowhere_by_enter_where_only_ones_own_are_nearest() -> None:
    table = aircraft({"g-team": ("team", "K8"), "g-leader": ("leader", "K8"), "u-squad": ("squad", "A1")}, "g-team")
    prompt = the(AskHex, table.desk.prompt)
    assert by_enter(table).label == text("answer-pass-pick-hex")
    form = prompt.form()
    assert form is not None
    assert form.notes == (text("form-own-units", units=names.units(table.desk.state, ["g-team", "g-leader"])),)
    fates = {row.piece: (row.note, row.parts[0].words, row.parts[0].share, row.parts[0].comes) for row in form.chances}
    assert fates == {
        "g-team": (text("form-own"), text("chance-eliminated"), 1.0, "bad"),
        "g-leader": (text("form-own"), text("chance-breaks"), 1.0, "poor"),
    }
    table.press("Enter")
    table.settle()
    assert not table.desk.state.units["g-leader"].broken
    table.close()


@pytest.mark.rule("15.01")
def test_ones_own_can_be_attacked_all_the_same_by_a_figure() -> None:
    table = aircraft({"g-leader": ("leader", "K8"), "u-squad": ("squad", "A1")})
    table.press("1")
    table.settle()
    assert table.desk.state.units["g-leader"].broken
    table.close()


@pytest.mark.rule("15.01")
def test_aircraft_attack_the_enemy_by_enter() -> None:
    table = aircraft({"g-leader": ("leader", "A1"), "u-squad": ("squad", "K8")})
    form = the(AskHex, table.desk.prompt).form()
    assert form is not None
    assert form.notes == ()
    assert [(row.piece, row.note, row.parts[0].comes) for row in form.chances] == [("u-squad", "", "poor")]
    table.press("Enter")
    table.settle()
    assert table.desk.state.units["u-squad"].broken
    table.close()


@pytest.mark.rule("12.3")
def test_the_enemy_is_routed_by_enter_and_the_form_tells_of_ones_own() -> None:
    units = {"g-squad": ("squad", "K5"), "g-team": ("team", "A1"), "u-squad": ("squad", "E9"), "u-two": ("squad", "E8")}
    told = Table(drawn_book(), units, hands={51: ("rout", "ambush")})
    for unit in ("g-squad", "u-squad"):
        told.mark(unit, broken=True)
    told.say("51 rout")
    assert told.asked is not None
    assert told.asked.kind == "pick-word"
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    prompt = the(AskWord, table.desk.prompt)
    assert [button.label for button in prompt.buttons()] == [names.side(ALLIES), names.side(AXIS)]
    assert by_enter(table).label == names.side(ALLIES)
    form = prompt.form()
    assert form is not None
    assert [row.piece for row in form.chances] == ["u-squad", "g-squad"]
    assert form.notes == (text("form-own-rout", units=names.units(table.desk.state, ["g-squad"])),)
    table.close()


@pytest.mark.rule("12.5")
def test_a_leader_stays_by_enter_when_others_retreat() -> None:
    table = aircraft({"g-leader": ("leader", "K8"), "u-squad": ("squad", "A1")})
    prompt = AskWord(table.desk, PickWord("12.5", "g-leader", (YES, NO), None, AXIS, "run-along"))
    assert prompt.ordered() == [NO, YES]
    table.close()


@pytest.mark.rule("6.9a")
def test_the_cheapest_is_offered_first_where_one_of_ones_own_is_lost_in_any_case() -> None:
    table = aircraft({"g-leader": ("leader", "K8"), "g-team": ("team", "K8"), "u-squad": ("squad", "A1")})
    prompt = AskUnit(table.desk, PickUnit("6.9a", "", ("g-leader", "g-team"), None, AXIS, "overstacked"))
    assert prompt.ordered() == ["g-team", "g-leader"]
    table.close()


@pytest.mark.rule("15.22")
def test_where_only_enemies_can_rally_enter_takes_the_least_of_them() -> None:
    told = EventTable("medic", {"u-squad": ("squad", "K8"), "u-team": ("team", "A1"), "g-squad": ("squad", "G3")})
    told.mark("u-squad", broken=True)
    told.mark("u-team", broken=True)
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    prompt = the(AskUnit, table.desk.prompt)
    table.desk.selection.select("u-squad")
    assert prompt.ordered() == ["u-team", "u-squad"]
    table.press("Enter")
    table.settle()
    assert [unit.id for unit in table.desk.state.units.values() if unit.broken] == ["u-squad"]
    table.close()


@pytest.mark.rule("15.22")
def test_whom_one_shoots_at_is_the_last_to_be_helped() -> None:
    told = EventTable("medic", {"u-squad": ("squad", "K8"), "u-team": ("team", "A1"), "g-squad": ("squad", "G3")})
    told.mark("u-squad", broken=True)
    told.mark("u-team", broken=True)
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    prompt = the(AskUnit, table.desk.prompt)
    table.desk.state.attack = Attack("fire", AXIS, (at("A1"),), ("g-squad",))
    assert prompt.ordered() == ["u-squad", "u-team"]
    table.close()


@pytest.mark.rule("14.20")
def test_the_weakest_weapon_breaks_by_enter_where_one_of_several_must() -> None:
    told = Table(drawn_book(), {"g-one": ("squad", "C3"), "g-two": ("squad", "C3"), "u-squad": ("squad", "L8")})
    strong, weak = told.arm("g-one", "hmg"), told.arm("g-two", "lmg")
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    decision = PickWeapon("14.20", "", (strong, weak), None, AXIS, "strained")
    prompt = AskWeapon(table.desk, decision)
    figures = [table.desk.state.weapon_figure(weapon).fp for weapon in (weak, strong)]
    assert figures[0] < figures[1]
    table.desk.selection.select(strong)
    assert prompt.ordered() == [weak, strong]
    table.close()
