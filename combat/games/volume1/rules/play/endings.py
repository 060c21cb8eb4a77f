"""End of a battle: the last turn, fixed or by a die, and earlier endings (4.0.5j, 22.0i)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.games.volume1.rules.decisions import EndBattle
from combat.games.volume1.rules.events import EndingReached, HoldCounted, LastTurnRolled
from combat.games.volume1.rules.outcomes import Ending
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.rolling import d10
from combat.games.volume1.rules.state import Man, State

LOST = ("killed", "captured", "fled")
"""Fates that count as losses of a side."""


def last_turn(state: State) -> int:
    """Return the last turn as far as known: the one decided by a roll, else the scenario's."""
    return state.last_turn or state.book.scenario.turns


def roll_last_turn(state: State) -> Steps[None]:
    """Roll a d10, in turns for which the scenario asks for it, to decide whether this turn is the last.

    In the final turn nothing is rolled.
    """
    scenario, turn = state.book.scenario, state.clock.turn
    rolled = scenario.last_turns
    if rolled is None or not rolled.first <= turn < scenario.turns:
        return
    roll = yield from d10("last-turn", "22.0i")
    yield LastTurnRolled(roll, rolled.most, roll <= rolled.most)


def at_end_of_turn(state: State) -> Steps[bool]:
    """Count held objectives, ask about offered endings, and return whether the battle ends with this turn.

    It ends after the last turn, if no friendlies are on the board, or by an ending of the scenario.
    """
    if state.clock.turn >= last_turn(state) or not state.on_board("friendly"):
        return True
    yield from _count_held(state)
    for place, ending in enumerate(state.book.scenario.endings):
        if is_fulfilled(state, ending) and (not ending.offered or (yield from _accepted(place))):
            yield EndingReached(place)
            return True
    return False


def offered(state: State, first: int) -> list[Ending]:
    """Return the endings that the player may choose now, from the one with index `first` on (22.0i)."""
    return [one for one in state.book.scenario.endings[first:] if one.offered and is_fulfilled(state, one)]


def is_fulfilled(state: State, ending: Ending) -> bool:
    """Return whether the condition of an ending is met.

    For an offered one, dummies must be revealed too, since the question would give them away (12.0c).
    """
    match ending.when:
        case "held":
            return all(state.held.get(objective, 0) >= ending.turns for objective in ending.objectives)
        case "losses":
            return losses(state, ending) >= ending.count
        case "cleared":
            left = state.on_board("enemy")
            return not left if ending.offered else all(state.figure(man.id).dummy for man in left)
        case "withdrawn":
            return len(state.on_board("friendly")) <= ending.count
        case "home":
            comrades = (comrade for comrade in state.book.scenario.comrades if comrade.man in ending.men)
            return all(victory.is_home(state, comrade) for comrade in comrades)
        case "taken":
            return all(_is_taken(state.men.get(man)) for man in ending.men)


def losses(state: State, ending: Ending) -> int:
    """Return the number of men lost so far by the side that an ending counts."""
    gone = [man for man in state.men.values() if (man.fate or man.held_by) and man.side == ending.side]
    return sum(victory.fate_of(man) in LOST for man in gone)


def _is_taken(man: Man | None) -> bool:
    return man is not None and victory.fate_of(man) == "captured"


def _accepted(place: int) -> Steps[bool]:
    answers = (EndBattle.END, EndBattle.FIGHT_ON)
    return (yield from ask(EndBattle("22.0i", str(place), answers, EndBattle.FIGHT_ON))) == EndBattle.END


def _count_held(state: State) -> Steps[None]:
    """Count for how many turns running the player has held each objective that an ending names."""
    named = {name for ending in state.book.scenario.endings for name in ending.objectives}
    for objective in state.book.scenario.objectives:
        if objective.id in named:
            before = state.held.get(objective.id, 0)
            turns = before + 1 if victory.is_held(state, objective) else 0
            if turns != before:
                yield HoldCounted(objective.id, turns)
