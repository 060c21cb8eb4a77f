"""Log entries of set-up, turns and the end (4.0, 22.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.words import capital, text, translated
from combat.engine.words.log_entry import LogEntry, Tone
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names, outcome_words
from combat.games.volume1.words.log.entries import headline, tells

HEADINGS = {"friendly-cards": "log-turn", "enemy-orders": "log-enemy-cards", "end": "log-end"}
"""Message that heads each phase of the clock."""


@tells(ev.ManActivated, ev.TurnCleared, ev.StrangerTurned, ev.CupCounted, ev.OrderShared, ev.TruthTold)
def _says_nothing(state: State, event: Event) -> None:
    """Report nothing for events that the table shows anyway, or that only update a view."""


@tells(ev.SquadMustered)
def _squad_mustered(state: State, event: ev.SquadMustered) -> LogEntry:
    squad, die = names.men(state, event.men, at_most=24), event.roll or None
    return LogEntry(text("log-squad-mustered"), squad, rule=event.rule, pieces=event.men, die=die)


@tells(ev.ManPlaced)
def _man_placed(state: State, event: ev.ManPlaced) -> LogEntry:
    head = headline("log-man-placed", man=names.man(state, event.man), hex=event.hex)
    return LogEntry(head, rule=event.rule, places=(event.hex,), pieces=(event.man,), tone="quiet")


@tells(ev.ComradeFound)
def _comrade_found(state: State, event: ev.ComradeFound) -> LogEntry:
    head = headline("log-comrade-found", man=names.man(state, event.man), hex=event.hex)
    wounds = ", ".join(map(names.wound, event.wounds))
    return LogEntry(head, wounds, rule=event.rule, places=(event.hex,), pieces=(event.man,), tone="quiet")


@tells(ev.EnemyPlaced, ev.Reinforced)
def _enemy_placed(state: State, event: ev.EnemyPlaced | ev.Reinforced) -> LogEntry:
    placed = isinstance(event, ev.EnemyPlaced)
    head = headline("log-enemy-placed" if placed else "log-reinforced", man=names.man(state, event.man))
    tone: Tone = "quiet" if placed else "bad"
    gathers = "log-enemies-placed" if placed else ""
    return LogEntry(head, rule=event.rule, places=(event.hex,), pieces=(event.man,), tone=tone, gathers=gathers)


@tells(ev.WindSet)
def _wind_set(state: State, event: ev.WindSet) -> LogEntry:
    head = headline("log-wind-set", direction=event.direction)
    return LogEntry(head, rule=event.rule, tone="quiet", die=event.direction)


@tells(ev.ClockAdvanced)
def _clock_advanced(state: State, event: ev.ClockAdvanced) -> LogEntry | None:
    """Report a new turn, the enemy's cards and the End Phase as headings, and no other changes of the clock."""
    heading = HEADINGS.get(event.clock.phase)
    if heading is None:
        return None
    return LogEntry(text(heading, turn=event.clock.turn), rule=event.rule, tone="heading")


@tells(ev.ImpulseBegan)
def _impulse_began(state: State, event: ev.ImpulseBegan) -> LogEntry:
    return LogEntry(text("log-impulse", impulse=event.impulse), rule=event.rule, tone="heading")


@tells(ev.LastTurnRolled)
def _last_turn_rolled(state: State, event: ev.LastTurnRolled) -> LogEntry:
    result = text("log-last-turn-is" if event.last else "log-last-turn-not")
    head = text("log-last-turn-rolled", need=event.need)
    return LogEntry(head, "", result, event.rule, tone="bad" if event.last else "quiet", die=event.roll)


@tells(ev.HoldCounted)
def _hold_counted(state: State, event: ev.HoldCounted) -> LogEntry:
    goal = next(goal for goal in state.book.scenario.objectives if goal.id == event.objective)
    head = headline("log-hold" if event.turns else "log-hold-lost", objective=translated(goal.title))
    running = text("log-hold-turns", turns=event.turns) if event.turns else ""
    return LogEntry(head, running, rule=event.rule, places=goal.hexes, tone="good" if event.turns else "bad")


@tells(ev.Happened)
def _happened(state: State, event: ev.Happened) -> LogEntry:
    found = outcome_words.happening(state.book.scenario, event.id)
    return LogEntry(capital(translated(found.title)), "", translated(found.text), event.rule)


@tells(ev.EndingReached)
def _ending_reached(state: State, event: ev.EndingReached) -> LogEntry:
    why = outcome_words.condition(state.book, state.book.scenario.endings[event.ending])
    return LogEntry(text("log-ending-reached"), "", capital(why), event.rule)


@tells(ev.BattleConceded)
def _battle_conceded(state: State, event: ev.BattleConceded) -> LogEntry:
    return LogEntry(text("log-battle-conceded"), rule=event.rule, tone="bad")


@tells(ev.GameEnded)
def _game_ended(state: State, event: ev.GameEnded) -> LogEntry:
    verdict = next((line for line in state.book.scenario.verdicts if line.title == event.verdict), None)
    tone: Tone = "good" if verdict is not None and verdict.won else "bad"
    said = names.ending(state, verdict) if verdict is not None else ""
    points = text("log-game-points", points=event.points)
    return LogEntry(text("log-game-ended", verdict=translated(event.verdict)), said, points, event.rule, tone=tone)
