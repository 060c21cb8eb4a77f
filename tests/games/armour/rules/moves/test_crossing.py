"""Cross rolls, stuck teams and leaders (L563)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.distance import overlap
from combat.games.armour.rules.answers import DONE, PASS
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.events.morale_events import LeaderNamed
from combat.games.armour.rules.events.move_events import CrossRolled, TeamMoved
from combat.games.armour.rules.morale.leadership import NameLeader
from tests.games.armour.fields import FAR_PANZER, RIFLES, SHERMAN, field, move
from tests.games.armour.tiny_battle import Placed, area, line, run

HEDGES = (line("hedge", 10, (40, 80), (80, 80)), line("hedge", 10, (40, 72), (80, 72)))


@pytest.mark.rule("L563")
@pytest.mark.parametrize(("die", "end", "stuck"), [(2, "60,83.4", True), (3, "60,70", False), (4, "60,70", False)])
def test_a_failed_cross_roll_stops_a_team_at_the_edge(die: int, end: str, stuck: bool) -> None:
    """A Sherman crosses on 3+; its hull reaches 29 mm ahead, the wood begins at 80.5."""
    after = run(field(SHERMAN, FAR_PANZER, area("wood", 40, 60, 80, 80)), move("60,70"), die)
    (moved,) = after.of(TeamMoved)
    team = after.state.teams["a1-1"]
    assert moved.stuck is team.stuck is stuck
    assert team.moved == "tactical"
    assert str(team.pose) == ("60,82.9" if stuck else end)


@pytest.mark.rule("A22")
def test_each_piece_entered_asks_for_a_roll_of_its_own() -> None:
    state = field(SHERMAN, FAR_PANZER, *HEDGES)
    assert len(run(state, move("60,66"), 6, 6).of(CrossRolled)) == 2
    failed = run(state, move("60,66"), 6, 1)
    assert [event.crosses for event in failed.of(CrossRolled)] == [True, False]
    assert str(failed.state.teams["a1-1"].pose) == "60,75.4"


@pytest.mark.rule("A22")
def test_ground_started_in_asks_before_the_first_step() -> None:
    state = field(SHERMAN, FAR_PANZER, area("wood", 40, 86, 80, 100))
    failed = run(state, move("60,70"), 1)
    team = failed.state.teams["a1-1"]
    assert (str(team.pose), team.moved, team.stuck) == ("60,90", "tactical", True)
    assert run(state, move("60,70"), 3).state.teams["a1-1"].stuck is False


@pytest.mark.rule("A22")
def test_a_road_replaces_the_river_that_it_crosses() -> None:
    river = line("deep-river", 80, (0, 78), (120, 78))
    assert len(run(field(SHERMAN, FAR_PANZER, river), move("60,66"), 6).of(CrossRolled)) == 1
    bridged = run(field(SHERMAN, FAR_PANZER, river, line("bridge", 60, (60, 70), (60, 86))), move("60,66"))
    assert not bridged.of(CrossRolled)
    assert str(bridged.state.teams["a1-1"].pose) == "60,66"


@pytest.mark.rule("A12")
@pytest.mark.parametrize(("die", "crosses"), [(3, False), (4, True), (5, True)])
def test_a_deep_river_needs_4_of_every_team_whatever_the_order(die: int, crosses: bool) -> None:
    """Infantry crosses other ground on 2+; Cross Here does not help."""
    state = field(RIFLES, FAR_PANZER, line("deep-river", 80, (0, 78), (120, 78)))
    state.teams["a1-1"] = replace(state.teams["a1-1"], crosses_here=True)
    (rolled,) = run(state, move("60,72"), die).of(CrossRolled)
    assert (rolled.need, rolled.crosses) == (4, crosses)


@pytest.mark.rule("L563")
@pytest.mark.parametrize(("x", "asked"), [("77.6", True), ("77.61", False)])
def test_another_team_within_15_cm_may_lead_while_the_leader_is_stuck(x: str, asked: bool) -> None:
    """Hulls of 26 mm: 17.6 cm between the middles leave 15."""
    pair = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", f"{x},90"])
    state = field(pair, FAR_PANZER, area("wood", 50, 86, 66, 100))
    after = run(state, move("60,70"), 1)
    assert isinstance(after.asked, NameLeader) is asked
    if asked:
        assert run(state, move("60,70"), 1, "a1-2").state.units["a1"].leader == "a1-2"
        stays = run(state, move("60,70"), 1, PASS)
        assert not stays.of(LeaderNamed)
        assert stays.state.units["a1"].leader == "a1-1"
        assert run(state, move("60,70"), 1, PASS, DONE).state.phase == "shooting"


@pytest.mark.rule("L551")
def test_a_move_that_a_stuck_team_blocks_is_not_made_and_leaves_the_team_free_to_move() -> None:
    pair = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "60,98"])
    state = field(pair, FAR_PANZER, area("wood", 50, 70, 70, 80))
    both = move("60,66").read(f"{move('60,66')}; a1-2 tactical 60,78")
    after = run(state, both, 1, PASS)
    assert after.state.teams["a1-1"].stuck
    assert after.state.teams["a1-2"].moved == ""
    assert str(after.state.teams["a1-2"].pose) == "60,98"


@pytest.mark.rule("A23")
def test_a_team_that_is_stuck_does_not_stop_in_a_friend() -> None:
    """Infantry passes through the friend at 60,84; the wood begins where it would still stand in him."""
    rifles = Placed("us-rifle-platoon", {"garand-team": 2}, ["60,90", "60,84"])
    state = field(rifles, FAR_PANZER, area("wood", 40, 60, 80, 82))
    after = run(state, move("60,76"), 1)
    team, friend = (after.state.teams[each] for each in ("a1-1", "a1-2"))
    assert team.stuck
    assert not overlap(shape_of(after.state, team), shape_of(after.state, friend))
    assert str(team.pose) == "60,87.24"
