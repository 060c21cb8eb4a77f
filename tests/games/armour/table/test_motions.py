"""Motions of teams: where they start and end, also when the state is ahead of them."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.motion.hidden_motions import Enters, Leaves
from combat.games.armour.motion.move_motions import Aims, Drives
from combat.games.armour.rules.answers import TeamPose
from combat.games.armour.rules.apply import apply
from combat.games.armour.rules.events.fire_events import TeamFaced
from combat.games.armour.rules.events.hidden_events import ReserveEntered, UnitWithdrawn
from combat.games.armour.rules.events.move_events import TeamMoved
from combat.games.armour.rules.events.order_events import OrderGiven
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.table.armour_table import TABLE
from combat.games.miniatures.board.dice_chip import ROLLED
from tests.games.armour.rules.hidden.waiting import PANZER_HQ, SHERMAN, waiting
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, battle

Drawn = list[tuple[str, tuple[int, int], Heading, Heading]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Record the teams that motions draw; return the list.

    Each entry has id, place on the screen, and headings of hull and turret.
    """
    found: Drawn = []

    def draw_team(
        motion: Drives, surface: pygame.Surface, id_: str, at: tuple[float, float], pose: Pose, turret: Heading
    ) -> None:
        found.append((id_, (round(at[0]), round(at[1])), pose.heading, turret))

    for kind in (Drives, Aims, Enters):
        monkeypatch.setattr(kind, "draw_team", draw_team)
    return found


def test_a_team_drives_from_where_it_stood_and_a_turret_turns_from_where_it_pointed(drawn: Drawn) -> None:
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["60,90"])], [PANZER_HQ], phase="movement")
    surface = pygame.Surface((8, 8))
    with armour_application() as app:
        window = ArmourWindow(app, state, ATTACKER)
        window.show("60,80")
        desk = window.desk
        drives = Drives(desk, TeamMoved("a1-1", "tactical", Route.read("60,70"), 2000, False), 1.0, False)
        start, end = window.at("60,90"), window.at("60,70")
        apply(desk.state, drives.event)
        for share in (0.0, 0.5, 1.0):
            drives.draw(surface, share)
        assert [at for _, at, _, _ in drawn] == [start, ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), end]
        aims = Aims(desk, TeamFaced("a1-1", Pose.read("60,70"), 900), 1.0, False)
        apply(desk.state, aims.event)
        for share in (0.0, 1.0):
            aims.draw(surface, share)
        assert [turret for *_, turret in drawn[3:]] == [0, 900]


def test_a_reserve_comes_from_beyond_the_edge_and_a_unit_that_leaves_is_still_drawn(drawn: Drawn) -> None:
    teams = Placed(SHERMAN, {"m4-sherman": 1}, ["60,90"]), Placed("us-tank-hq", {"m4-sherman": 1}, ["80,90"])
    state = waiting(battle(teams, [PANZER_HQ], phase="movement"), "reserve", "a1")
    surface = pygame.Surface((8, 8))
    with armour_application() as app:
        window = ArmourWindow(app, state, ATTACKER)
        window.show("60,80")
        enters = Enters(window.desk, ReserveEntered("a1", (TeamPose("a1-1", Pose.read("60,117.1")),), ()), 1.0, False)
        apply(window.desk.state, enters.event)
        for share in (0.0, 1.0):
            enters.draw(surface, share)
        (_, first, *_), (_, last, *_) = drawn
        assert first[1] > last[1] == window.desk.view.centre(Pose.read("60,117.1"))[1]
        assert enters.shift(0.5) == {"a1-1": (0, 0)}
        leaves = Leaves(window.desk, UnitWithdrawn("a2"), 1.0, False)
        apply(window.desk.state, leaves.event)
        assert leaves.where() == (Pose.read("80,90"),)
        leaves.draw(surface, 0.5)


def test_what_a_die_says_is_told_only_once_it_lies_still() -> None:
    """The prompt bar and the log wait as long as the dice on the chip tumble; an order without a test has none."""
    rolled, sure = OrderGiven("a1", "blitz", 4, 3, False, (), ()), OrderGiven("a1", "cross-here", 0, 0, True, (), ())
    assert TABLE.rolls(rolled, ROLLED / 2)
    assert not TABLE.rolls(rolled, ROLLED)
    assert not TABLE.rolls(sure, 0.0)
