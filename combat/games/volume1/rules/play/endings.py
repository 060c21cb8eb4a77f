"""When a battle is over: its last turn, rolled for or not, and what ends it before (4.0.5j, 22.0i)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.games.volume1.rules.decisions import EndBattle
from combat.games.volume1.rules.events import EndingReached, HoldCounted, LastTurnRolled
from combat.games.volume1.rules.outcomes import Ending
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.rolling import d10
from combat.games.volume1.rules.state import Man, State

LOST = ("killed", "captured", "fled")
"""The fates by which a side has lost a man."""


def last_turn(state: State) -> int:
    """The last turn as far as it is known: the one that was rolled, or the scenario's."""
    return state.last_turn or state.book.scenario.turns


def roll_last_turn(state: State) -> Steps[None]:
    """As a turn begins, a d10 says whether it is the last, where the scenario wants it so."""
    scenario, turn = state.book.scenario, state.clock.turn
    rolled = scenario.last_turns
    if rolled is None or not rolled.first <= turn < scenario.turns:
        return
    roll = yield from d10("last-turn", "22.0i")
    yield LastTurnRolled(roll, rolled.most, roll <= rolled.most)


def at_end_of_turn(state: State) -> Steps[bool]:
    """Whether the battle ends with this turn: the last, nobody of the player's left, or an ending of the scenario's."""
    if state.clock.turn >= last_turn(state) or not state.on_board("friendly"):
        return True
    yield from _count_held(state)
    for place, ending in enumerate(state.book.scenario.endings):
        if is_fulfilled(state, ending) and (not ending.offered or (yield from _accepted(place))):
            yield EndingReached(place)
            return True
    return False


def is_fulfilled(state: State, ending: Ending) -> bool:
    """Whether what an ending asks for is so."""
    match ending.when:
        case "held":
            return all(state.held.get(objective, 0) >= ending.turns for objective in ending.objectives)
        case "losses":
            return losses(state, ending) >= ending.count
        case "cleared":
            return all(state.figure(man.id).dummy for man in state.on_board("enemy"))
        case "withdrawn":
            return len(state.on_board("friendly")) <= ending.count
        case "home":
            comrades = (comrade for comrade in state.book.scenario.comrades if comrade.man in ending.men)
            return all(victory.is_home(state, comrade) for comrade in comrades)
        case "taken":
            return all(_is_taken(state.men.get(man)) for man in ending.men)


def losses(state: State, ending: Ending) -> int:
    """How many men the side of an ending has lost so far."""
    gone = [man for man in state.men.values() if (man.fate or man.held_by) and man.side == ending.side]
    return sum(victory.fate_of(man) in LOST for man in gone)


def _is_taken(man: Man | None) -> bool:
    return man is not None and victory.fate_of(man) == "captured"


def _accepted(place: int) -> Steps[bool]:
    answers = (EndBattle.END, EndBattle.FIGHT_ON)
    return (yield from ask(EndBattle("22.0i", str(place), answers, EndBattle.FIGHT_ON))) == EndBattle.END


def _count_held(state: State) -> Steps[None]:
    """At the end of how many turns running each objective was held that an ending names."""
    named = {name for ending in state.book.scenario.endings for name in ending.objectives}
    for objective in state.book.scenario.objectives:
        if objective.id in named:
            before = state.held.get(objective.id, 0)
            turns = before + 1 if victory.is_held(state, objective) else 0
            if turns != before:
                yield HoldCounted(objective.id, turns)
