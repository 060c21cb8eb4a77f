"""Command: its distance by the size of the unit, and limits for teams out of command (L557, L559)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import DONE, Moves
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State
from tests.games.armour.fields import FAR_PANZER, field, move, refused
from tests.games.armour.tiny_battle import Placed, area, run


def rifles(far: str, count: int = 2) -> Placed:
    """Return an infantry unit with its leader at 60,90, the last team at `far`, and the others beside the leader."""
    between = [f"{66 + 6 * place},90" for place in range(count - 2)]
    return Placed("us-rifle-platoon", {"garand-team": count}, ["60,90", *between, far])


@pytest.mark.rule("L557")
@pytest.mark.parametrize(
    ("count", "y", "led"),
    [(7, 71.81, True), (7, 71.8, True), (7, 71.79, False), (8, 66.81, True), (8, 66.8, True), (8, 66.79, False)],
)
def test_seven_teams_are_led_at_15_cm_and_eight_at_20(count: int, y: float, led: bool) -> None:
    """Bases are 32 mm deep: 18.2 cm between the middles leave 15."""
    state = field(rifles(f"60,{y}", count))
    assert in_command(state, state.teams[f"a1-{count}"]) is led


def strayed(state: State, answer: Moves) -> list[str]:
    """Return the ids of the teams that count as strayed after the movement phase."""
    return [team.id for team in run(state, answer, DONE).state.teams.values() if team.strayed]


@pytest.mark.rule("L559")
def test_who_moves_slowly_and_ends_out_of_command_has_strayed() -> None:
    state = field(rifles("60,80"))
    assert strayed(state, move("60,71.8", team="a1-2")) == []
    assert strayed(state, move("60,71.79", team="a1-2")) == ["a1-2"]


@pytest.mark.rule("L559")
def test_who_stays_out_of_command_has_no_penalty() -> None:
    state = field(rifles("60,60"))
    assert strayed(state, move("61,90")) == []


@pytest.mark.rule("A17")
@pytest.mark.parametrize(("end", "why"), [
    ("60,60", ""), ("64,60", "dash-out-of-command"), ("60,42", "dash-out-of-command"), ("60,69", ""),
])  # fmt: skip
def test_a_dash_that_ends_out_of_command_leads_straight_to_the_leader(end: str, why: str) -> None:
    assert refused(field(rifles("60,45")), move(end, "dash", "a1-2")) == why


@pytest.mark.rule("L559")
def test_a_dash_to_the_leader_goes_round_what_is_in_the_way() -> None:
    state = field(rifles("60,45"), FAR_PANZER, area("swamp", 55, 50, 61, 60))
    assert refused(state, move("66,50 66,62", "dash", "a1-2")) == ""
    assert refused(state, move("66,50 66,62 66,60", "dash", "a1-2")) == "dash-out-of-command"


@pytest.mark.rule("L559")
def test_a_dash_that_ends_in_command_goes_anywhere() -> None:
    assert refused(field(rifles("60,75")), move("75,88", "dash", "a1-2")) == ""


@pytest.mark.rule("L557")
def test_nobody_is_in_command_without_a_leader() -> None:
    state = field(rifles("60,80"))
    state.units["a1"] = replace(state.units["a1"], leader="")
    assert not in_command(state, state.teams["a1-2"])
