"""Judgements of the steady bot in tiny battles: what it shoots at, charges, holds, and ignores."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.assaulting.charges import charge_of
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.moving.marching import next_move
from combat.games.armour.players.setting_up.preparing import next_aiming_point
from combat.games.armour.players.shooting.shooting import next_fire, unit_fire
from combat.games.armour.players.tasks import tasks_of
from combat.games.armour.players.weights import weights_of
from combat.games.armour.rules.answers import DONE, FireOrder, Moves, OrderCall
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.play.goals import teams_near
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.tiny_battle import Placed, area, battle, line, run

SHERMANS, PANZERS, TIGERS = "us-sherman-platoon", "de-pz-iv-platoon", "de-tiger-platoon"
FAR = ["10,5@180", "20,5@180"]
"""Places out of everybody's range."""
GRENADIERS, RIFLES = "de-grenadier-platoon", "us-rifle-platoon"


def outlook(state: State, seat: str = ATTACKER) -> Outlook:
    """Return the bot's assessment of a battle for a seat, with default weights."""
    return Outlook(state, seat, weights_of(0))


def test_it_shoots_at_the_tank_that_it_can_kill() -> None:
    shermans = Placed(SHERMANS, {"m4-sherman": 1}, ["90,90"])
    tiger, panzer = Placed(TIGERS, {"tiger-i": 1}, ["84,55@180"]), Placed(PANZERS, {"pz-iv-g": 3}, ["96,55@180", *FAR])
    found = next_fire(outlook(battle([shermans], [tiger, panzer]))).answer
    assert isinstance(found, FireOrder) and {aim.target for aim in found.aims} == {"d2-1"}


def test_it_turns_a_bailed_out_tank_down_for_one_that_fights() -> None:
    state = battle(
        [Placed(SHERMANS, {"m4-sherman": 1}, ["90,90"])],
        [Placed(PANZERS, {"pz-iv-g": 3}, ["84,55@180", "96,55@180", FAR[0]])],
    )
    state.teams["d1-1"] = replace(state.teams["d1-1"], bailed=True)
    found = next_fire(outlook(state)).answer
    assert isinstance(found, FireOrder) and {aim.target for aim in found.aims} == {"d1-2"}


def test_hidden_anti_tank_guns_stay_silent_until_they_may_kill() -> None:
    def fired(at: str) -> bool:
        guns = Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 2}, ["84,20@180", "96,20@180"])
        state = battle([Placed(SHERMANS, {"m4-sherman": 1}, [at])], [guns], active=DEFENDER)
        for name in ("d1-1", "d1-2"):
            state.teams[name] = replace(state.teams[name], dug_in=True)
        return unit_fire(outlook(state, DEFENDER), state.units["d1"]) is not None

    assert not fired("90,82")  # far away, with its front towards them
    assert fired("90,50@90")  # near, with its side


def charge(guns: int, *, pinned: bool) -> bool:
    """Return whether the bot charges with four Shermans at a number of guns in front of them."""
    shermans = Placed(SHERMANS, {"m4-sherman": 4}, [f"{80 + 7 * n},60" for n in range(4)])
    row = Placed("de-heavy-at-platoon", {"gun-7-5-cm-pak-40": guns}, [f"{82 + 8 * n},50@180" for n in range(guns)])
    state = battle([shermans], [row], phase="assault")
    state.units["d1"] = replace(state.units["d1"], pinned=pinned)
    return charge_of(outlook(state), state.units["a1"]) is not None


def test_tanks_do_not_charge_three_unpinned_anti_tank_teams() -> None:
    assert not charge(3, pinned=False)


def test_tanks_charge_anti_tank_teams_that_are_pinned() -> None:
    assert charge(3, pinned=True)


def test_tanks_charge_infantry_without_anti_tank_weapons() -> None:
    shermans = Placed(SHERMANS, {"m4-sherman": 4}, [f"{80 + 7 * n},60" for n in range(4)])
    foot = Placed(GRENADIERS, {"mg34-team": 5}, [f"{78 + 6 * n},50@180" for n in range(5)])
    state = battle([shermans], [foot], phase="assault")
    found = charge_of(outlook(state), state.units["a1"])
    assert found is not None and found.reasons[0].what == "losses"


def held(at: str, goal: Point) -> State:
    """Return a battle in which a rifle team of the defender stands at `at`.

    Grenadiers are near the attacker's goal.
    """
    foot = Placed(GRENADIERS, {"mg34-team": 3}, ["88,52", "92,56", "96,52"])
    rifles = Placed(RIFLES, {"garand-team": 5}, [at, *(f"{80 + 5 * n},30@180" for n in range(1, 5))])
    goals = {ATTACKER: [Goal("N1", goal)]}
    return battle([foot], [rifles], goals=goals, phase="movement", active=DEFENDER, turn=3)


def test_it_contests_a_goal_by_which_the_enemy_would_win_at_his_next_check() -> None:
    state = held("80,30@180", Point(92 * CM, 44 * CM))
    found = next_move(outlook(state, DEFENDER))
    assert isinstance(found.answer, Moves) and "check" in [reason.what for reason in found.reasons]
    after = run(state, found.answer).state
    assert any(True for _ in teams_near(after, Goal("N1", Point(92 * CM, 44 * CM)), DEFENDER))


def test_it_stays_at_a_goal_that_it_keeps_from_the_enemy() -> None:
    state = held("92,34@180", Point(92 * CM, 44 * CM))
    found = next_move(outlook(state, DEFENDER)).answer
    if isinstance(found, Moves):
        state = run(state, found).state
    assert any(True for _ in teams_near(state, Goal("N1", Point(92 * CM, 44 * CM)), DEFENDER))


def test_an_attack_goes_towards_its_goal_and_keeps_in_command() -> None:
    shermans = Placed(SHERMANS, {"m4-sherman": 4}, [f"{80 + 7 * n},100" for n in range(4)])
    foot = Placed(GRENADIERS, {"mg34-team": 3}, ["88,12@180", "94,12@180", "100,12@180"])
    state = battle(
        [shermans], [foot], area("wood", 60, 60, 80, 70), line("hedge", 10, (90, 65), (130, 65)),
        goals={ATTACKER: [Goal("N1", Point(92 * CM, 20 * CM))]}, phase="movement",
    )  # fmt: skip
    found = next_move(outlook(state)).answer
    assert isinstance(found, Moves) and len(found.parts) == 4
    assert all(part.route.end.point.y < 95 * CM for part in found.parts)
    view = state.copy()
    for part in found.parts:
        view.teams[part.team] = replace(view.teams[part.team], pose=part.route.end)
    assert all(in_command(view, view.teams[part.team]) for part in found.parts)


def test_a_side_without_goals_holds_those_of_the_enemy_and_one_that_attacks_goes_for_its_own() -> None:
    goal = Point(92 * CM, 30 * CM)
    shermans = Placed(SHERMANS, {"m4-sherman": 4}, [f"{70 + 10 * n},100" for n in range(4)])
    foot = Placed(GRENADIERS, {"mg34-team": 3}, ["88,12@180", "94,12@180", "100,12@180"])
    state = battle([shermans], [foot], goals={ATTACKER: [Goal("N1", goal)]}, phase="movement")
    assert {each.purpose for each in tasks_of(outlook(state)).values()} == {"take"}
    assert [(each.purpose, each.at) for each in tasks_of(outlook(state, DEFENDER)).values()] == [("hold", goal)]


def test_l593_infantry_that_stays_without_a_target_digs_in_once() -> None:
    foot = Placed(GRENADIERS, {"mg34-team": 5}, [f"{80 + 6 * n},30@180" for n in range(5)])
    shermans = Placed(SHERMANS, {"m4-sherman": 1}, ["90,118"])
    goals = {ATTACKER: [Goal("N1", Point(92 * CM, 30 * CM))]}
    state = battle([shermans], [foot], goals=goals, phase="movement", active=DEFENDER)
    found = next_move(outlook(state, DEFENDER)).answer
    assert found == OrderCall("d1", "dig-in")
    after = run(state, found, 6).state
    assert after.teams["d1-1"].dug_in and next_move(outlook(after, DEFENDER)).answer == DONE


def test_artillery_is_ranged_in_on_the_ground_before_a_goal() -> None:
    mortars = Placed("de-81-mm-mortar-platoon", {"mortar-81-mm-team": 2}, ["20,20@180", "26,20@180"])
    shermans = Placed(SHERMANS, {"m4-sherman": 1}, ["90,110"])
    state = battle([shermans], [mortars], goals={ATTACKER: [Goal("N1", Point(90 * CM, 30 * CM))]}, phase="set-up")
    for name in ("d1-1", "d1-2"):
        state.teams[name] = replace(state.teams[name], where="undeployed", pose=None)
    found = next_aiming_point(outlook(state, DEFENDER)).answer
    assert AimArtillery("L691", "", DEFENDER).refusal(state, found) is None
    assert found != DONE
