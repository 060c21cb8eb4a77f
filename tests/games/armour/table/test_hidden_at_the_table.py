"""Units off the table in the window: secret notes, ambushes, reserves, withdrawals (A35, L543, A37)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from combat.games.armour.prompts.hidden.ask_ambush import AskAmbush
from combat.games.armour.prompts.hidden.ask_hide import AskHide
from combat.games.armour.prompts.hidden.ask_reserve import AskReserve
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.hidden.hiding import Hiding
from combat.games.armour.rules.hidden.off_table import units_in
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.table.panels.top_line import TopLine
from combat.games.armour.table.panels.unit_strip import UnitStrip
from combat.games.armour.words.unit_numbers import numbers_of
from tests.engine.stage import gestures
from tests.games.armour.rules.hidden.waiting import start, with_reserves, with_support
from tests.games.armour.shipped import book
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of ARMOUR! without scenes."""
    with armour_application() as made:
        yield made


def set_up(whole: Book, **notes: Answer) -> State:
    """Play the deployments of a mission at random; `notes` gives the hidden units by seat. Return the state."""
    game, numbers = game_of(RULES, RULES.new_state(whole)), SplitMix(3)
    while (asked := game.decision) is not None and game.state.phase == "set-up":
        usual = DONE if asked.kind in ("aim-artillery", "place-works") else asked.sample(game.state, numbers)
        game.answer(notes.get(asked.seat, DONE) if asked.kind == "hide-units" else usual)
    return game.state


def notes_of(app: App) -> ArmourWindow:
    """Return the table at which the defender must note hidden units."""
    state = new_state(book("ridge"))
    state.aiming_over = True
    return ArmourWindow(app, with_reserves(state, share=20), DEFENDER)


def standings(window: ArmourWindow) -> dict[str, str]:
    """Return the status of each of the defender's units, as shown in the list of units."""
    strip, state = the(UnitStrip, window.scene.parts["units"]), window.state
    return {
        unit.id: strip.standing(unit, [team for team in state.teams.values() if team.unit == unit.id])
        for unit in state.living(DEFENDER)
    }


# -- secret notes ------------------------------------------------------------------------------------------------------


def test_a35_ambush_and_reserve_are_noted_on_the_cards_and_written_down(app: App) -> None:
    window = notes_of(app)
    prompt = the(AskHide, window.desk.prompt)
    window.press("6", "A", "Tab", "A", "2", "R")
    assert {unit: each for unit, each in standings(window).items() if each != "undeployed"} == {
        "d6": "ambush", "d6t": "ambush", "d2": "reserve",
    }  # fmt: skip
    assert [button.label for button in prompt.buttons()] == [
        "Write it down", "Ambush (1 of 1)", "Reserve (14 of 15 points)",
    ]  # fmt: skip
    window.press("3", "R")
    assert "28 points in reserve, 15 at most" in window.notice
    window.press("Ctrl+Enter")
    assert [unit.card for unit in units_in(window.state, DEFENDER, "ambush")] == ["uk-6-pounder-platoon"]
    assert [unit.card for unit in units_in(window.state, DEFENDER, "reserve")] == ["uk-rifle-platoon"]
    assert window.asked == "deploy"


def test_a35_a_unit_that_is_taken_out_takes_its_transports_with_it(app: App) -> None:
    window = notes_of(app)
    window.press("6", "A", "Tab", "A", "6", "A", "Ctrl+Enter")
    assert not units_in(window.state, DEFENDER, "ambush")


# -- ambush ------------------------------------------------------------------------------------------------------------


def in_ambush(app: App) -> ArmourWindow:
    """Return the table of a defender with units in ambush."""
    window = ArmourWindow(app, start(set_up(book("ridge"), defender=Hiding(["d6", "d6t"]))), DEFENDER)
    window.show("40,12")
    return window


def test_l543_a_click_reveals_the_whole_unit_with_its_transports(app: App) -> None:
    window = in_ambush(app)
    assert the(AskAmbush, window.desk.prompt).unit == units_in(window.state, DEFENDER, "ambush")[0]
    window.click("40,8")
    assert not units_in(window.state, DEFENDER, "ambush")
    assert sum(1 for team in window.state.on_table(DEFENDER) if team.unit.startswith("d8")) == 4
    assert any("Ambush!" in str(line.entry.line) for line in window.desk.story.lines)


def test_l543_a_click_far_from_the_zone_says_why_not(app: App) -> None:
    window = in_ambush(app)
    window.show("40,100")
    window.click("40,110")
    assert "outside your zone" in window.notice
    assert units_in(window.state, DEFENDER, "ambush")


def test_l543_an_ambush_waits_on(app: App) -> None:
    window = in_ambush(app)
    window.press("Ctrl+Enter")
    assert window.asked == "move-units"
    assert units_in(window.state, DEFENDER, "ambush")


# -- reserves and withdrawals ------------------------------------------------------------------------------------------


def test_a37_units_of_the_reserve_enter_where_the_edge_is_clicked_or_in_the_middle(app: App) -> None:
    window = ArmourWindow(app, start(set_up(book("late-column")), turn=6), DEFENDER)
    window.show("90,20")
    first, second, third = units_in(window.state, DEFENDER, "reserve")
    assert the(AskReserve, window.desk.prompt).unit == first
    window.click("75,15")
    assert abs(window.pose(first.leader).point.x - 7500) < 300
    window.press(str(numbers_of(window.state, DEFENDER)[third.id]), "Ctrl+Enter")
    assert abs(window.pose(third.leader).point.x - 9000) < 900
    assert units_in(window.state, DEFENDER, "reserve") == [second]
    window.press("Ctrl+Enter")
    assert window.asked == "move-units"


def test_a45_the_chosen_unit_leaves(app: App) -> None:
    window = ArmourWindow(app, start(set_up(book("till-evening")), turn=4), DEFENDER)
    assert window.asked == "withdraw-unit"
    window.press("2", "Enter")
    assert window.state.units["d2"].destroyed
    assert {team.where for team in window.state.teams.values() if team.unit == "d2"} == {"withdrawn"}
    assert window.asked != "withdraw-unit"


# -- what the other seat sees ------------------------------------------------------------------------------------------


def picture(app: App, state: State, seat: Seat) -> bytes:
    """Return an image of the window in which a seat is asked, as bytes."""
    ArmourWindow(app, state, seat)
    for _ in range(4):
        app.round(0.1)
    surface = pygame.display.get_surface()
    assert surface is not None
    app.pop()
    return pygame.image.tobytes(surface, "RGB")


def test_a50_two_battles_that_differ_in_what_is_hidden_look_alike(app: App) -> None:
    cars, tanks = (
        set_up(with_support(unit, teams), defender=Hiding(["d8"]))
        for unit, teams in (("uk-armoured-car-troop", {"humber-ii": 3}), ("uk-grant-troop", {"grant": 3}))
    )
    assert picture(app, cars, ATTACKER) == picture(app, tanks, ATTACKER)
    assert picture(app, start(cars), DEFENDER) != picture(app, start(tanks), DEFENDER)


def test_a49_the_top_line_counts_units_off_the_table(app: App) -> None:
    window = ArmourWindow(app, set_up(book("ridge"), defender=Hiding(["d8"])), ATTACKER)
    cells = {name: value for name, _, value in the(TopLine, window.scene.parts["top"]).cells()}
    assert cells["off-table"] == "0 : 1"


def test_l543_a_place_that_is_hard_to_find_is_looked_for_between_frames(app: App) -> None:
    """Enemies stand along the border of the zone: only a few places at its far edge are left, and shown in the end."""
    state = start(set_up(book("ridge"), defender=Hiding(["d8"])))
    enemies = list(state.on_table(ATTACKER))
    for number, team in enumerate(enemies):
        pose = Pose.read(f"{10 + number % 12 * 14},{58 + number // 12 * 7}")
        state.teams[team.id] = replace(team, pose=pose, turret=0)
    window = ArmourWindow(app, state, DEFENDER)
    window.show("90,30")
    prompt = the(AskAmbush, window.desk.prompt)
    gestures.point(app, window.at("90,45"))
    app.round(0.02)
    aim = window.desk.input.aim
    assert aim is not None
    assert prompt.near(aim) is None
    for _ in range(300):
        app.round(0.02)
    found = prompt.near(aim)
    assert found is not None
    assert prompt.decision.refusal(window.state, found) is None
