"""Who may assault, and how a charge leads into contact (L699 to L705)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.assault.eligibility import assaulting_units, headquarters_of
from combat.games.armour.rules.events.assault_events import AssaultEnded, ContactMade, TeamCharged
from combat.games.armour.rules.events.turn_events import TurnBegan
from combat.games.armour.rules.state import Mark, State
from tests.games.armour.rules.assault.assaulting import (
    AT_ONE,
    duel,
    field,
    infantry,
    play,
    refusal,
    rifles,
)
from tests.games.armour.tiny_battle import Placed, area, battle, line, run


def changed(**changes: object) -> State:
    """Return a duel with values of the charging team changed.

    A second team keeps the question pending.
    """
    state = field(infantry("60,60", "80,60"), rifles("60,50@180", "80,50@180"))
    state.teams["a1-1"] = replace(state.teams["a1-1"], **changes)
    return state


def may_assault(state: State) -> bool:
    """Return whether any unit of the seat may assault."""
    return any(True for _ in assaulting_units(state))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({}, ""),
        ({"moved": "dash"}, "dashed"),
        ({"moved": "tactical", "distance": 2_500}, ""),
        ({"moved": "tactical", "distance": 2_501}, "moved-too-far"),
        ({"fired": "halted"}, "fired-halted"),
        ({"fired": "bombardment"}, "has-bombarded"),
        ({"fired": "screen"}, "has-bombarded"),
        ({"spotted": True}, "has-bombarded"),
        ({"fired": "moving"}, ""),
    ],
)
def test_l699_nobody_assaults_who_dashed_moved_more_than_25_cm_fired_halted_or_bombarded(
    changes: dict[str, object], message: str
) -> None:
    assert refusal(changed(**changes), AT_ONE) == message


def test_l699_a_pinned_unit_does_not_assault_and_is_not_asked() -> None:
    state = duel()
    state.units["a1"] = replace(state.units["a1"], pinned=True)
    assert not may_assault(state)


def test_l699_a_unit_assaults_once_a_turn() -> None:
    state = changed()
    state.units["a1"] = replace(state.units["a1"], assaulted=True)
    assert not may_assault(state)


@pytest.mark.rule("16.2f")
def test_l701_heavy_weapons_and_guns_do_not_charge() -> None:
    state = battle(
        [infantry("80,60"), Placed("de-mg-platoon", {"hmg-team": 1}, ["60,60"])],
        [rifles("60,50@180", "80,50@180")],
        phase="assault",
    )
    assert refusal(state, "charge a2-1 60,53.2") == "no-assaulter"


@pytest.mark.parametrize(
    ("y", "message"), [("53.2", ""), ("53.3", ""), ("53.31", "no-enemy-touched"), ("53.19", "too-near")]
)
@pytest.mark.rule("2.3")
def test_l701_contact_is_a_gap_of_at_most_1_mm(y: str, message: str) -> None:
    """Both bases are 32 mm deep."""
    assert refusal(duel(), f"charge a1-1 60,{y}") == message


@pytest.mark.parametrize(("start", "message"), [("60,63.2", ""), ("60,63.21", "too-far")])
def test_l701_a_charge_is_at_most_10_cm(start: str, message: str) -> None:
    state = changed(pose=Pose.read(start))
    assert refusal(state, AT_ONE) == message


def test_l701_the_front_edge_must_touch() -> None:
    assert refusal(duel(), "charge a1-1 60,53.2@180") == "no-enemy-touched"


def test_l701_the_way_is_straight_where_it_can_be() -> None:
    assert refusal(duel(), "charge a1-1 61,56 60,53.2") == "not-shortest"


def test_l701_infantry_is_in_contact_through_a_friend_that_touches_the_enemy() -> None:
    state = field(infantry("60,58", "60,62"), rifles("60,50@180"))
    after = play(state, "charge a1-1 60,53.2; a1-2 60,56.4")
    (contact,) = after.of(ContactMade)
    assert contact.teams == ("a1-1", "a1-2")
    assert [(rank.team, rank.front) for rank in contact.ranks] == [("a1-2", "a1-1")]
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=Pose.read("90,90"))
    assert refusal(state, "charge a1-2 60,56.4") == "no-enemy-touched"


def test_l701_tanks_do_not_touch_enemy_tanks() -> None:
    """A Sherman beside the riflemen: a Panzer that would touch both may not."""
    state = battle(
        [Placed("de-pz-iii-platoon", {"pz-iii-j": 1}, ["60,60"])],
        [rifles("60,50@180"), Placed("us-sherman-platoon", {"m4-sherman": 1}, ["62.8,54.6@180"])],
        phase="assault",
    )
    assert refusal(state, "charge a1-1 60,54.35") == "tank-contact"
    state.teams["d2-1"] = replace(state.teams["d2-1"], pose=Pose.read("66,54.6@180"))
    assert refusal(state, "charge a1-1 60,54.35") == ""


@pytest.mark.parametrize(("place", "message"), [("60,26.8@180", ""), ("60,26.7@180", "shot-elsewhere")])
def test_l699_shots_before_an_assault_aim_at_most_20_cm_from_the_team_contacted(place: str, message: str) -> None:
    """The base of the team contacted ends 1.6 cm north of its middle, as does that of the target south of its."""
    state = changed(fired="moving", marks=(Mark("d1-2", Pose.read(place)),))
    assert refusal(state, AT_ONE) == message


@pytest.mark.parametrize(("chief", "joins"), [("79,60", True), ("79.01,60", False)])
@pytest.mark.rule("15.2")
def test_l699_a_headquarters_within_15_cm_joins_the_assault(chief: str, joins: bool) -> None:
    """Half the widths of a command team and of a machine gun team are 1.6 and 2.4 cm: their middles are 19 cm apart."""
    state = battle(
        [Placed("de-grenadier-hq", {"command-smg-team": 1}, ["66,60"]), infantry("60,60")],
        [rifles("60,50@180", "66,50@180")],
        phase="assault",
    )
    state.formations["af1"] = replace(state.formations["af1"], commander="a1-1")
    state.units["a1"] = replace(state.units["a1"], headquarters=True)
    both = "charge a1-1 66,52.9; a2-1 60,53.2"
    assert refusal(state, both) == ""
    after = play(state, both)
    assert after.state.assault is not None
    assert set(after.state.assault.joined) == {"a1", "a2"}
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=Pose.read(chief))
    assert (headquarters_of(state, state.units["a2"]) is not None) is joins


def test_l705_a_failed_cross_stops_a_team_5_cm_from_the_enemy() -> None:
    """A hedge 2.4 cm before the enemy; Cross 3+. His front edge is at 49.6 cm, half the hull is 2.75 cm long."""
    state = battle(
        [Placed("de-pz-iii-platoon", {"pz-iii-j": 1}, ["60,60"])],
        [rifles("60,48@180")],
        line("hedge", 10, (40, 52), (80, 52)),
        phase="assault",
    )
    charge = "charge a1-1 60,52.35"
    failed = play(state, charge, 2)
    (charged,) = failed.of(TeamCharged)
    assert charged.stuck
    assert charged.route is not None
    assert str(charged.route) == "60,57.35"
    assert [event.why for event in failed.of(AssaultEnded)] == ["failed"]
    crossed = play(state, charge, 3)
    assert crossed.of(ContactMade)


def test_l705_a_line_of_terrain_in_between_counts_as_contact() -> None:
    """Riflemen behind a wall 1 cm wide: the team stands against it, and rolls Cross for it."""
    state = field(infantry("60,60"), rifles("60,50@180"), line("wall", 10, (40, 52), (80, 52)))
    state.teams["d1-1"] = replace(state.teams["d1-1"], pose=Pose.read("60,49.9@180"))
    assert refusal(state, "charge a1-1 60,54.1") == ""
    assert play(state, "charge a1-1 60,54.1", 6).of(ContactMade)
    assert not play(state, "charge a1-1 60,54.1", 1).of(ContactMade)


def test_l705_nobody_assaults_into_ground_that_bars_him() -> None:
    """Tanks cannot enter a house, nor assault those in it."""
    state = battle(
        [Placed("de-pz-iii-platoon", {"pz-iii-j": 1}, ["60,60"])],
        [rifles("60,50@180")],
        area("building", 56, 46, 64, 51),
        phase="assault",
    )
    assert not may_assault(state)


@pytest.mark.parametrize(("others", "message"), [(3, ""), (4, "house-full")])
def test_a29_a_house_has_room_for_four_teams(others: int, message: str) -> None:
    """Infantry goes in by any wall; a fifth team finds no room."""
    places = ["60,60", "70,52", "76,52", "70,46", "76,46"][: others + 1]
    state = battle([infantry(*places)], [rifles("150,20")], area("building", 58, 44, 78, 54), phase="movement")
    answer = "move a1-1 tactical 62,52"
    assert refusal(state, answer) == message


@pytest.mark.rule("3.7")
def test_l699_the_phase_ends_where_nobody_assaults() -> None:
    assert [event.seat for event in run(duel(), DONE).of(TurnBegan)] == ["defender"]
