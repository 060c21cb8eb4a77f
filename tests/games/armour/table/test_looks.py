"""Overlays on the board: sight, ranges, danger, goals, tape measure; opened by key, click and menu."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery
from combat.engine.stage.drawing import eyes, theme
from combat.engine.stage.drawing.eyes import PALETTES
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.distances import between
from combat.games.armour.rules.fire.aiming import aimed
from combat.games.armour.rules.fire.shot_odds import shot_odds
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.ground.sight_fields import field_of, report_on
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.standing.dangers import Dangers
from combat.games.armour.table.menus.armour_menus import MENUS
from combat.games.miniatures.looks.look_switches import ALONE, DANGER, GOALS, RANGES, SIGHT, TAPE
from tests.engine.stage import gestures
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, area, battle
from tests.narrowing import the

SHERMAN = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "66,90"])
PANZERS = Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["60,60@180", "120,60@180"])
CLEAR_USUAL = theme.CLEAR
HOUSE = area("building", 84, 66, 100, 82)
"""Hides the Pz IV at 120,60 from most of the lower left."""


def field(*scenery: Scenery) -> State:
    """Return a battle in the movement step, with a goal."""
    goals = {ATTACKER: [Goal("Mill", Point(60 * CM, 62 * CM))]}
    return battle([SHERMAN], [PANZERS], *scenery, phase="movement", goals=goals)


@contextmanager
def window(state: State) -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, state)
        made.show("90,80")
        yield made


def let_pass(at: ArmourWindow) -> None:
    """Run the application for one and a half seconds."""
    for _ in range(30):
        at.app.round(0.05)


def light(at: ArmourWindow, place: str) -> float:
    """Return the mean brightness (0-255) of the board around a place without labels."""
    around = pygame.Rect((0, 0), (24, 24))
    around.center = at.at(Pose.read(place))
    colour = pygame.transform.average_color(the(pygame.Surface, pygame.display.get_surface()), around)
    return sum(colour[:3]) / 3


def test_l605_the_ground_that_the_chosen_team_does_not_see_is_hatched() -> None:
    with window(field(HOUSE)) as at:
        at.press("1")
        let_pass(at)
        seen, hidden = "70,76", "112,65"
        before = {place: light(at, place) for place in (seen, hidden)}
        at.press("L")
        let_pass(at)
        assert light(at, seen) == pytest.approx(before[seen], abs=6)
        assert light(at, hidden) < before[hidden] - 25
        assert at.desk.title_desk.looked_from == at.pose("a1-1")
        at.press("L")
        let_pass(at)
        assert light(at, hidden) == pytest.approx(before[hidden], abs=6)


def test_l605_sight_follows_the_team_that_is_chosen_and_may_be_of_the_enemy_or_of_a_place() -> None:
    with window(field(HOUSE)) as at:
        looks = at.desk.title_desk.looks
        gestures.point(at.app, at.at("d1-1"))
        at.press("L")
        assert looks.subject is not None
        assert looks.subject.id == "d1-1"
        gestures.point(at.app, at.at(Pose.read("90,100")))
        at.press("1")
        assert looks.subject.id == "a1-1"
        at.press("Shift+L")
        assert at.desk.title_desk.looked_from is not None
        assert abs(at.desk.title_desk.looked_from.point.x - 90 * CM) <= 2 * CM
        assert looks.subject.id == "a1-1"


def test_one_look_is_shown_alone_and_escape_hides_it() -> None:
    with window(field()) as at:
        looks = at.desk.title_desk.looks
        at.press("1")
        for key, action in zip("LRKJ", (SIGHT, RANGES, DANGER, TAPE), strict=True):
            at.press(key)
            let_pass(at)
            assert [each for each in ALONE if looks.is_on(each)] == [action]
            assert len(at.desk.title_desk.shown.legend()) == 2
        at.press("Esc")
        assert looks.shown == ""


def test_l605_field_and_reports_agree() -> None:
    """Two places beside each other at the shadow of the house."""
    state = field(HOUSE)
    viewer = state.teams["a1-1"]
    seen = field_of(state, viewer).complete()
    for x in range(5, 180, 25):
        for y in range(5, 120, 20):
            point = Point(x * CM, y * CM)
            assert seen.contains(point) == report_on(state, viewer, point).seen


def test_l625_danger_is_the_best_shot_of_each_enemy_that_sees_the_team() -> None:
    """The second Pz IV does not see it for the house; the first one has its sum and odds as when it shoots."""
    state = field(HOUSE)
    dangers = Dangers(state, state.teams["a1-1"])
    while not dangers.is_whole:
        dangers.step()
    assert [each.shot.shooter for each in dangers.found] == ["d1-1"]
    danger = dangers.found[0]
    state.active = DEFENDER
    shots = [aimed(state, Aim("d1-1", weapon, "a1-1")) for weapon in state.card("d1-1").weapons]
    odds = [shot_odds(state, each) for each in shots if isinstance(each, Shot)]
    best = max(odds, key=lambda each: each.worth)
    assert danger.odds == best
    assert danger.chance(best.destroyed) == pytest.approx(1 - (1 - best.hit * best.destroyed) ** danger.shot.dice)
    assert danger.distance == between(state, state.teams["d1-1"], state.teams["a1-1"]).units


def test_l633_danger_takes_enemies_as_they_are_in_their_next_turn() -> None:
    """A Pz IV that has dashed and fired in its last turn fires at its full rate again; a bailed out one does not."""
    state = field()
    state.teams["d1-1"] = replace(state.teams["d1-1"], moved="dash", fired="moving")
    state.teams["d1-2"] = replace(state.teams["d1-2"], bailed=True)
    dangers = Dangers(state, state.teams["a1-1"])
    while not dangers.is_whole:
        dangers.step()
    assert [(each.shot.shooter, each.shot.rate) for each in dangers.found] == [("d1-1", "halted")]


def test_danger_is_that_of_the_place_where_the_team_is_going() -> None:
    with window(field(HOUSE)) as at:
        at.press("1", "K")
        let_pass(at)
        at.click("84,80")
        let_pass(at)
        found = at.desk.title_desk.shown.danger.dangers
        assert found is not None
        assert found.team.pose != at.pose("a1-1")
        assert found.team.moved


def test_l603_the_tape_measures_edge_to_edge_and_between_places() -> None:
    with window(field()) as at:
        tape = at.desk.title_desk.shown.tape
        gestures.point(at.app, at.at("a1-1"))
        at.press("J")
        gestures.point(at.app, at.at("d1-1"))
        at.app.round(0.05)
        teams = at.state.teams
        assert tape.length() == between(at.state, teams["a1-1"], teams["d1-1"]).units
        at.press("J")
        assert tape.length() is None
        host, here = at.scene, PlaceId(Pose.read("10,100"))
        rows = {row.words: row for row in MENUS.rows(host, [here])}
        use = rows["Measure from here"].act
        assert use is not None
        use()
        gestures.point(at.app, at.at(Pose.read("40,60")))
        at.app.round(0.05)
        long = tape.length()
        assert long is not None
        assert abs(long - 50 * CM) <= CM


def test_every_look_is_in_the_menus_for_gamepads() -> None:
    with window(field()) as at:
        looks = at.desk.title_desk.looks
        rows = {row.words: row for row in MENUS.rows(at.scene, [PieceId("d1-1")])}
        for label, action in (("What it sees", SIGHT), ("Ranges and arcs of fire", RANGES), ("Danger to it", DANGER)):
            use = rows[label].act
            assert use is not None
            use()
            let_pass(at)
            assert looks.shown == action
            assert the(State, at.state).teams["d1-1"].id == (looks.subject.id if looks.subject else "")


def test_a31_goals_say_who_holds_them_and_who_is_near() -> None:
    with window(field()) as at:
        let_pass(at)
        before = len(at.desk.title_desk.labels.taken)
        at.press("O")
        let_pass(at)
        assert at.desk.title_desk.looks.is_on(GOALS)
        assert len(at.desk.title_desk.labels.taken) == before + 1


@pytest.mark.parametrize("palette", ["usual", "deutan", "tritan"])
def test_lines_of_sight_have_the_colours_of_the_palette(palette: str) -> None:
    """Each palette has a clear ink of its own, which is drawn and no other's is."""
    inks = {name: PALETTES[name].get("CLEAR", CLEAR_USUAL) for name in PALETTES}
    with window(field()) as at:
        try:
            eyes.suit(palette, contrast=False, still=False)
            at.press("1", "L")
            gestures.point(at.app, at.at(Pose.read("80,70")))
            let_pass(at)
            surface = the(pygame.Surface, pygame.display.get_surface())
            (x, y), (over, down) = at.at("a1-1"), at.at(Pose.read("80,70"))
            middle = pygame.Rect((0, 0), (20, 20))
            middle.center = (x + over) // 2, (y + down) // 2
            drawn = {
                tuple(surface.get_at((a, b)))[:3] for a in range(*_sides(middle, 0)) for b in range(*_sides(middle, 1))
            }
            assert {name for name, ink in inks.items() if ink in drawn} == {palette}
        finally:
            eyes.suit("usual", contrast=False, still=False)


def _sides(box: pygame.Rect, axis: int) -> tuple[int, int]:
    return box.topleft[axis], box.bottomright[axis]
