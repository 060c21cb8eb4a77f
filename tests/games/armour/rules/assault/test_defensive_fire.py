"""Defensive fire and the repulse of an assault (L707 to L715)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import Aim, FireOrder
from combat.games.armour.rules.assault.repulse import is_repulsed, needed
from combat.games.armour.rules.events.assault_events import AssaultEnded, AssaultRepulsed, RanksClosed, TeamFellBack
from combat.games.armour.rules.events.fire_events import HitResolved, HitsSwapped, UnitPinned, VolleyDeclared
from combat.games.armour.rules.fire.bulletproof import bulletproof
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.orders.order import GivenOrder
from combat.games.armour.rules.state import State
from tests.games.armour.rules.assault.assaulting import AT_ONE, duel, field, infantry, play, rifles
from tests.games.armour.states import refused_shot, shot_of
from tests.games.armour.tiny_battle import Placed, area, battle, line


def defended(state: State, charge: str = AT_ONE) -> State:
    """Charge, and return the state in which the defender must answer about defensive fire."""
    after = play(state, charge)
    assert after.asked is not None
    assert after.asked.kind == "defensive-fire"
    return after.state


def weapon_of(state: State, team: str) -> str:
    """Return the id of a team's first weapon."""
    return state.card(team).weapons[0]


def made(state: State, shooter: str = "d1-1", target: str = "a1-1") -> Shot:
    """Return the shot of one team at another, which must be legal."""
    return shot_of(state, weapon_of(state, shooter), shooter, target)


def refused(state: State, shooter: str, target: str = "a1-1") -> str:
    """Return the message id with which a shot is refused, "" if it is legal."""
    return refused_shot(state, weapon_of(state, shooter), shooter, target)


def test_l707_defenders_fire_at_the_halted_rate_whatever_they_did_in_their_turn() -> None:
    state = duel()
    state.teams["d1-1"] = replace(state.teams["d1-1"], moved="dash", strayed=True, fired="moving")
    fire = made(defended(state))
    assert (fire.rate, fire.dice) == ("halted", 3)
    assert [term.name for term in fire.ledger] == ["hit-on"]


def test_l707_pinned_defenders_fire_at_the_moving_rate() -> None:
    """The self-loading rifle has 2 dice on the move, but 1 if pinned (Pinned ROF 1)."""
    state = duel()
    state.units["d1"] = replace(state.units["d1"], pinned=True)
    fire = made(defended(state))
    assert (fire.rate, fire.dice) == ("moving", 1)


@pytest.mark.parametrize(("place", "message"), [("84.8,53.2@180", ""), ("84.81,53.2@180", "out-of-range")])
def test_l707_only_teams_within_20_cm_of_an_assaulting_team_fire(place: str, message: str) -> None:
    """Bases are 4.8 cm wide: their middles are 24.8 cm apart where 20 cm are between them."""
    state = field(infantry("60,60"), rifles("60,50@180", place))
    assert refused(defended(state), "d1-2") == message


def test_l707_only_assaulting_teams_are_targets() -> None:
    state = field(infantry("60,60", "66,60"), rifles("60,50@180"))
    assert refused(defended(state), "d1-1", "a1-2") == "not-assaulting"


def test_l707_stationary_infantry_does_not_block_the_sight_of_defenders() -> None:
    """A friend that moved in its own turn stands in the way; now it stands still."""
    state = field(infantry("60,60"), rifles("60,50@180", "60,45@180"))
    state.teams["d1-1"] = replace(state.teams["d1-1"], moved="tactical")
    assert refused(defended(state), "d1-2") == ""


def test_l707_each_unit_fires_once_in_an_assault_and_again_in_the_next() -> None:
    """The first assault fails as its only team is lost; the riflemen stand where they were."""
    state = battle([infantry("60,60"), infantry("70,60")], [rifles("60,50@180", "70,50@180")], phase="assault")
    order = FireOrder([Aim("d1-1", weapon_of(state, "d1-1"), "a1-1")])
    first = play(state, AT_ONE, order, dice=["6 1 1", 1])
    assert len(first.of(VolleyDeclared)) == 1
    assert [event.why for event in first.of(AssaultEnded)] == ["spent"]
    assert not first.state.units["d1"].shot
    again = defended(first.state, "charge a2-1 70,53.2")
    assert refused(again, "d1-1", "a2-1") == ""


def test_l709_side_armour_counts_whatever_the_hit_strikes_and_no_part_die_is_rolled() -> None:
    """A Panzer III shows a gun its front of 5; its side is 2."""
    state = battle(
        [Placed("de-pz-iii-platoon", {"pz-iii-j": 1}, ["60,60"])],
        [rifles("60,50@180"), Placed("us-57-mm-platoon", {"gun-57-mm-m1": 1}, ["66,48@180"])],
        phase="assault",
    )
    ready = defended(state, "charge a1-1 60,54.35")
    after = play(ready, FireOrder([Aim("d2-1", weapon_of(ready, "d2-1"), "a1-1")]), dice=["6 1 1", 6, 6])
    (hit,) = after.of(HitResolved)
    assert (hit.part_die, [(term.name, term.value) for term in hit.save]) == (0, [("side-armour", 2)])


def test_l709_assaulting_teams_are_never_in_bulletproof_cover() -> None:
    """Rubble is bulletproof, and conceals who assaults through it all the same."""
    state = field(infantry("60,60"), rifles("60,50@180"), area("rubble", 50, 52, 70, 63))
    ready = play(state, AT_ONE, dice=[6]).state
    assert "concealed" in [term.name for term in made(ready).ledger]
    assert not bulletproof(ready, ready.teams["d1-1"], ready.teams["a1-1"])
    ready.assault = None
    assert bulletproof(ready, ready.teams["d1-1"], ready.teams["a1-1"])


def test_l709_hits_are_not_exchanged_in_an_assault() -> None:
    state = field(infantry("57,60", "62,60"), rifles("57,50@180", "62,50@180"))
    ready = defended(state, "charge a1-1 57,53.2; a1-2 62,53.2")
    order = FireOrder([Aim("d1-1", weapon_of(ready, "d1-1"), "a1-1")])
    assert not play(ready, order, "6 1 1", until="take-strike").of(HitsSwapped)


def crowd(teams: int) -> State:
    """Return a state before defensive fire, with a row of German teams in contact with as many Americans."""
    places = [f"{40 + 5 * n},60" for n in range(teams)]
    state = field(infantry(*places), rifles(*(f"{40 + 5 * n},50@180" for n in range(teams))))
    return defended(state, "charge " + "; ".join(f"a1-{n + 1} {40 + 5 * n},53.2" for n in range(teams)))


@pytest.mark.parametrize(
    ("teams", "hits", "repulsed"), [(6, 4, False), (6, 5, True), (11, 5, True), (12, 7, False), (12, 8, True)]
)
@pytest.mark.rule("15.6")
def test_l709_5_hits_repulse_an_assault_8_if_12_teams_assault(teams: int, hits: int, repulsed: bool) -> None:
    state = crowd(teams)
    assert state.assault is not None
    assert len(state.assault.teams) == teams
    state.units["a1"] = replace(state.units["a1"], hits=hits)
    assert is_repulsed(state, state.assault) is repulsed


@pytest.mark.parametrize(("platoon", "tank", "out", "hits", "repulsed"), [
    ("de-pz-iii-platoon", "pz-iii-j", 1, 9, False),
    ("de-pz-iii-platoon", "pz-iii-j", 2, 0, True),
    ("de-marder-platoon", "marder-iii-h", 2, 4, False),
    ("de-marder-platoon", "marder-iii-h", 0, 5, True),
])  # fmt: skip
def test_a6_tanks_with_thin_roofs_are_repulsed_by_2_losses_others_by_hits(
    platoon: str, tank: str, out: int, hits: int, repulsed: bool
) -> None:
    """The top armour of a Panzer III is 1, of a Marder 0 (L709)."""
    state = battle(
        [Placed(platoon, {tank: 3}, ["50,60", "60,60", "70,60"])],
        [rifles("50,50@180", "60,50@180", "70,50@180")],
        phase="assault",
    )
    half = max(y for _, y in state.card("a1-1").hull.corners)
    y = 5160 + half
    ready = defended(state, "charge " + "; ".join(f"a1-{n + 1} {50 + 10 * n},{y / 100:g}" for n in range(3)))
    assert ready.assault is not None
    for number in range(out):
        ready.teams[f"a1-{number + 1}"] = replace(ready.teams[f"a1-{number + 1}"], bailed=True)
    ready.units["a1"] = replace(ready.units["a1"], hits=hits)
    assert is_repulsed(ready, ready.assault) is repulsed
    assert needed(ready, ready.assault) == (2 if tank == "pz-iii-j" else 5)


def test_l709_a_repulsed_unit_is_pinned_and_falls_back_to_more_than_5_cm() -> None:
    """Two teams of rifles hit five times; nobody is lost; the least move leads straight back (A5)."""
    state = crowd(2)
    order = FireOrder([Aim(f"d1-{n}", weapon_of(state, f"d1-{n}"), f"a1-{n}") for n in (1, 2)])
    after = play(state, order, dice=["6 6 6", "6 6 1", *[6] * 5])
    (repulse,) = after.of(AssaultRepulsed)
    assert (repulse.hits, repulse.lost) == (5, 0)
    assert [event.unit for event in after.of(UnitPinned)] == ["a1"]
    back = after.of(TeamFellBack)
    assert {event.team for event in back} == {"a1-1", "a1-2"}
    for event in back:
        assert event.route is not None
        assert 500 < event.distance <= 520
        assert event.route.end.heading == 0
    assert [event.why for event in after.of(AssaultEnded)] == ["repulsed"]


def test_l709_the_team_behind_takes_the_place_of_a_lost_one() -> None:
    state = field(infantry("60,58", "60,62"), rifles("60,50@180"))
    ready = defended(state, "charge a1-1 60,53.2; a1-2 60,56.4")
    order = FireOrder([Aim("d1-1", weapon_of(ready, "d1-1"), "a1-1")])
    after = play(ready, order, dice=["6 1 1", 1])
    assert [(event.team, str(event.pose)) for event in after.of(RanksClosed)] == [("a1-2", "60,53.2")]


@pytest.mark.parametrize(
    ("changes", "message"),
    [({}, "stalked"), ({"moved": "tactical"}, ""), ({"fired": "moving"}, "")],
)
@pytest.mark.rule("15.7")
def test_l715_a_tank_does_not_fire_at_infantry_that_has_stalked_it(changes: dict[str, object], message: str) -> None:
    """The team stands still and silent in a wood at the beginning."""
    state = battle(
        [infantry("60,60")],
        [Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,50@180", "75,50@180"])],
        area("wood", 50, 56, 70, 66),
        phase="assault",
    )
    state.teams["a1-1"] = replace(state.teams["a1-1"], **changes)
    after = play(state, "charge a1-1 60,54.5", 6)
    ready = after.state
    assert refused(ready, "d1-1") == message
    assert refused(ready, "d1-2") == ""


def test_l715_who_was_given_an_order_does_not_stalk() -> None:
    state = battle(
        [infantry("60,60")],
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,50@180"])],
        area("wood", 50, 56, 70, 66),
        phase="assault",
    )
    state.units["a1"] = replace(state.units["a1"], orders=(GivenOrder("follow-me", passed=True),))
    assert refused(play(state, "charge a1-1 60,54.5", 6).state, "d1-1") == ""


def test_l715_in_the_open_nobody_stalks() -> None:
    state = battle(
        [infantry("60,60")], [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,50@180"])], phase="assault"
    )
    assert refused(play(state, "charge a1-1 60,54.5").state, "d1-1") == ""


def test_l705_who_stands_against_a_wall_fires_and_is_fired_at() -> None:
    state = field(infantry("60,60"), rifles("60,49.9@180"), line("wall", 10, (40, 52), (80, 52)))
    assert refused(play(state, "charge a1-1 60,54.1", 6).state, "d1-1") == ""
