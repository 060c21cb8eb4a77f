"""Bot's answers to the other seat's acts, in close combat and in Regroup."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.space.plane.pose import Pose
from combat.games.contact.players.outlook import Outlook, apart
from combat.games.contact.rules.answers import (
    BREAK_OFF,
    FIRE,
    FIRST,
    GO_ON,
    HOLD,
    NO_CALL,
    NONE,
    SECOND,
    SECOND_ROUND,
    STOP,
    TANK_ASSAULT,
    Aim,
    Allotment,
    AntiAir,
    Reaction,
    Reactions,
    Retreat,
)
from combat.games.contact.rules.close.assault import Casualty, Press
from combat.games.contact.rules.close.defending import Defend
from combat.games.contact.rules.fire.shells import AllotHits, even
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.moves.moving import Discovered
from combat.games.contact.rules.moves.reacting import React, at_place
from combat.games.contact.rules.moves.retreating import RetreatBy
from combat.games.contact.rules.play.initiative import ChooseFirst
from combat.games.contact.rules.play.regroup import Call, Enter, Help
from combat.games.contact.rules.support.aircraft import AntiAirFire, PlaneTarget, anti_aircraft
from combat.games.contact.standing.shot_forecast import Forecast, forecast
from combat.games.miniatures.players.judged import Judged, judged


def reaction(outlook: Outlook, decision: React) -> Judged:
    """Return the reactions whose gain is worth a unit's act, at most as many as are left; "none" if there are none."""
    state, weights, mover = outlook.state, outlook.weights, outlook.state.units[decision.subject]
    least = max(weights.react, weights.react_share * outlook.worth(mover))
    best = dict[str, tuple[float, Reaction]]()
    for shot in decision.shots(state):
        unit = state.units[shot.unit]
        moving = at_place(state, mover.id, decision.place(unit, shot.point))
        found = forecast(moving, unit, Aim(shot.weapon, mover.id), "reaction")
        gain = outlook.gain(found, mover) if isinstance(found, Forecast) else 0.0
        if gain >= least and gain > best.get(shot.unit, (0.0,))[0]:
            best[shot.unit] = gain, shot
    chosen = sorted(best.values(), key=lambda each: (-each[0], each[1]))[: decision.most]
    if not chosen:
        return judged(NONE)
    return judged(Reactions(shot for _, shot in chosen), [("fire", sum(gain for gain, _ in chosen))])


def discovered(outlook: Outlook, decision: Discovered) -> Judged:
    """Return "stop" if the moving unit has a worthwhile shot where it discovered an enemy, else "go-on"."""
    gain, _ = outlook.best_shots(outlook.state.units[decision.subject], "moving")
    stops = gain >= outlook.least_fire(outlook.state.units[decision.subject])
    return judged(STOP if stops else GO_ON, [("fire", gain)])


def allotment(outlook: Outlook, decision: AllotHits) -> Judged:
    """Return the allotment of the further hits of a shell: as even as possible, most valuable targets first."""
    targets = sorted(decision.targets, key=lambda each: (-outlook.worth(outlook.state.units[each]), each))
    answer: Allotment = even(targets, decision.hits)
    return judged(answer)


def in_assault(outlook: Outlook, decision: Defend | Press | Casualty) -> Judged:
    """Return the answer to a question of close combat.

    The bot fires if possible, fights a second round at good odds, and gives up its least valuable unit.
    """
    state = outlook.state
    match decision:
        case Defend():
            return judged(next((each for each in (FIRE, TANK_ASSAULT) if each in decision.answers), HOLD))
        case Press():
            assault = state.assault
            ours = 0 if assault is None else sum(state.units[each].placed for each in assault.attackers)
            enough = ours and ours / (ours + 1) >= outlook.weights.press
            return judged(SECOND_ROUND if enough else BREAK_OFF)
        case Casualty():
            return judged(min(decision.answers, key=lambda each: (outlook.worth(state.units[str(each)]), str(each))))


def in_regroup(outlook: Outlook, decision: Call | Help | Enter | ChooseFirst | RetreatBy | PlaneTarget) -> Judged:
    """Return the answer to a question of Regroup or of the initiative, or the route of a unit that falls back."""
    state = outlook.state
    match decision:
        case Call():
            callers = [str(each) for each in decision.answers if each != NO_CALL]
            return judged(min(callers, key=lambda each: (outlook.worth(state.units[each]), each)))
        case Help():
            needed = outlook.worth(state.units[decision.subject]) >= outlook.weights.first
            return judged(decision.answers[0] if needed else NO_CALL)
        case ChooseFirst():
            best = max((outlook.best_shots(unit)[0] for unit in state.placed(outlook.seat)), default=0.0)
            return judged(FIRST if best >= outlook.weights.first else SECOND, [("fire", best)])
        case PlaneTarget():
            return judged(max(decision.answers, key=lambda each: (outlook.worth(state.units[str(each)]), str(each))))
        case Enter():
            return judged(min(decision.answers, key=lambda each: (_to_goal(outlook, str(each)), str(each))))
        case RetreatBy():
            return judged(max(decision.answers, key=lambda each: (_from_enemies(outlook, each), str(each))))


def _to_goal(outlook: Outlook, place: str) -> float:
    at = Pose.read(place).point
    goal = outlook.goal_of(at)
    return 0.0 if goal is None else apart(goal, at)


def _from_enemies(outlook: Outlook, answer: Answer) -> float:
    end = Retreat.read(str(answer)).route.end.point
    return min((apart(pose_of(each).point, end) for each in outlook.enemies if each.pose is not None), default=0.0)


def anti_air(outlook: Outlook, decision: AntiAirFire) -> Judged:
    """Return the answer by which every unit that can fire at the plane does; "none" if there is none."""
    able = [unit.id for unit in anti_aircraft(outlook.state, outlook.seat, decision.subject)]
    return judged(AntiAir(able) if able else NONE)
