"""Victory points, computed from a state at any moment (22.0, 9.5)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.volume1.rules.book import Objective, Verdict
from combat.games.volume1.rules.sites import Comrade
from combat.games.volume1.rules.state import Man, State


class Score(Record):
    """A line of the score: its kind (a key of the scenario's points, or "objective"), whom or what it is about, and
    its points.
    """

    kind: str
    about: str
    points: int


def tally(state: State) -> tuple[Score, ...]:
    """Return all points won or lost so far; objectives count as if the game ended now."""
    points, scores = state.book.scenario.points, []
    for man in state.men.values():
        for kind in _fates(state, man):
            if points.get(kind):
                scores.append(Score(kind, man.id, points[kind]))
                break
        hurt = _bad_wound(man)
        if points.get(hurt):
            scores.append(Score(hurt, man.id, points[hurt]))
    for papers in state.papers:
        if points.get("papers") and papers.man and is_safe(state.men[papers.man]):
            scores.append(Score("papers", papers.of, points["papers"]))
    for comrade in state.book.scenario.comrades:
        if comrade.points and is_home(state, comrade):
            scores.append(Score("brought-home", comrade.man, comrade.points))
    for objective in state.book.scenario.objectives:
        if worth(state, objective) and is_held(state, objective):
            scores.append(Score("objective", objective.id, worth(state, objective)))
    if state.conceded:
        scores.append(Score("conceded", "", _given_away(state, sum(score.points for score in scores))))
    return tuple(scores)


def missed(state: State) -> tuple[Score, ...]:
    """Return the points that can be won but are not yet: objectives not held, comrades not home."""
    scenario = state.book.scenario
    goals = [goal for goal in scenario.objectives if worth(state, goal) > 0 and not is_held(state, goal)]
    away = [comrade for comrade in scenario.comrades if comrade.points > 0 and not is_home(state, comrade)]
    return (
        *(Score("objective", goal.id, worth(state, goal)) for goal in goals),
        *(Score("brought-home", comrade.man, comrade.points) for comrade in away),
    )


def _given_away(state: State, won: int) -> int:
    """Return the points that conceding costs: all above the last line of the victory table."""
    lines = state.book.scenario.verdicts
    return min(0, lines[-2].at_least - 1 - won) if len(lines) > 1 else 0


def fate_of(man: Man) -> str:
    """Return a man's fate as it is scored; "captured" while he is a prisoner, "" if he has none yet (17.4, 22.0)."""
    return man.fate or ("captured" if man.held_by else "")


def _fates(state: State, man: Man) -> tuple[str, ...]:
    """Return the keys for a man's fate; the first with points in the scenario counts."""
    fate = fate_of(man)
    if fate in ("", "dummy"):
        return ()
    if man.side == "enemy" and man.fate == "killed" and state.figure(man.id).officer:
        return ("enemy-officer-killed", "enemy-killed")
    return (f"{man.side}-{fate}",)


def _bad_wound(man: Man) -> str:
    """Return the key for a friendly on the board with a bad wound, bandaged or not; "" for others (16.1)."""
    hurt = bad_wound_of(man) if man.side == "friendly" and man.on_board else ""
    return f"friendly-{hurt}" if hurt else ""


def bad_wound_of(man: Man) -> str:
    """Return "bad-wound", or "bad-wound-bandaged" if all bad wounds are bandaged, or "" if there is none (16.1)."""
    bad = [wound for wound in man.wounds if wound.kind == "bad"]
    if not bad:
        return ""
    return "bad-wound-bandaged" if all(wound.bandaged for wound in bad) else "bad-wound"


def is_safe(bearer: Man) -> bool:
    """Return whether a man who carries Papers is alive and not a prisoner (7.15)."""
    return bearer.fate not in ("killed", "captured") and not bearer.held_by


def is_home(state: State, comrade: Comrade) -> bool:
    """Return whether a comrade is alive, not a prisoner, and in a home hex or off the board without having fled."""
    man = state.men.get(comrade.man)
    if man is None or man.held_by:
        return False
    return man.fate in ("escaped", "passed") or (man.on_board and man.hex in comrade.home)


def is_held(state: State, objective: Objective) -> bool:
    """Return whether the player holds an objective: a friendly who is not routed is in it, and no enemy."""
    inside = [man for man in state.on_board() if man.hex in objective.hexes]
    return any(man.side == "friendly" and man.morale != "rout" for man in inside) and not any(
        man.side == "enemy" for man in inside
    )


def worth(state: State, objective: Objective) -> int:
    """Return an objective's points: those set by the latest scenario event, else the scenario's (22.0)."""
    if not state.happened:
        return objective.points
    orders = {happening.id: happening.worth for happening in state.book.scenario.happenings}
    for happening in reversed(state.happened):
        if objective.id in orders[happening]:
            return orders[happening][objective.id]
    return objective.points


def points(state: State) -> int:
    """Return the total of the score."""
    return sum(score.points for score in tally(state))


def verdict(state: State, amount: int) -> Verdict:
    """Return the line of the victory table for a number of points."""
    verdicts = state.book.scenario.verdicts
    return next((line for line in verdicts if amount >= line.at_least), verdicts[-1])
