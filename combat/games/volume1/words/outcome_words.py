"""Texts on the endings of a battle and on scenario events (22.0)."""

from __future__ import annotations

from typing import NamedTuple

from combat.engine.words import capital, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.messages import Value
from combat.engine.words.name import Name
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Book, Scenario
from combat.games.volume1.rules.outcomes import Ending, Happening, LastTurns
from combat.games.volume1.rules.state import State


class Notice(NamedTuple):
    """Title and text of a notice shown on the board."""

    title: str
    body: str


def condition(book: Book, ending: Ending) -> str:
    """Return the condition of an ending as text: "the house held at the end of 2 turns running"."""
    titles = {objective.id: translated(objective.title) for objective in book.scenario.objectives}
    goals = all_of(_within(titles[goal]) for goal in ending.objectives if goal in titles)
    men = all_of(book.figures[man].full_name for man in ending.men if man in book.figures)
    asked: dict[str, Value] = {"objectives": goals, "turns": ending.turns, "count": ending.count, "men": men}
    return text(f"ending-{ending.when}", side=ending.side, **asked)


def _within(title: str) -> str:
    """Return a title in the form for the middle of a sentence."""
    within = title.form("within") if isinstance(title, Name) else title
    article = within.split(" ", 1)[0]
    return within[0].lower() + within[1:] if article in text("ending-articles").split() else within


def length(turns: int, rolled: LastTurns | None) -> str:
    """Return the length of a battle as text: "9 turns", or "7 to 9 turns" if the last turn is rolled for."""
    if rolled is None or rolled.first >= turns:
        return text("sheet-turns-count", count=turns)
    return text("sheet-turns-rolled", first=rolled.first, count=turns)


def last_turns(scenario: Scenario) -> str:
    """Return a text on when the battle ends at the latest, and how the last turn is rolled for."""
    rolled = scenario.last_turns
    if rolled is None:
        return text("ending-last-turn", turns=scenario.turns)
    return text("ending-last-turn-rolled", turns=scenario.turns, first=rolled.first, most=rolled.most)


def over(state: State) -> str:
    """Return the title shown when a battle is over; after an early end, with the turn and the reason."""
    scenario, turn = state.book.scenario, state.clock.turn
    if state.conceded or turn >= scenario.turns:
        return text("end-title")
    if state.ended_by is not None:
        why = condition(state.book, scenario.endings[state.ended_by])
    else:
        why = text("ending-rolled" if turn == state.last_turn else "ending-nobody")
    return text("end-title-early", turn=turn, why=why)


def summary(book: Book) -> list[str]:
    """Return the ways in which the battle may end, a line each; empty if it always lasts to its last turn."""
    scenario = book.scenario
    if not scenario.endings and scenario.last_turns is None:
        return []
    early = [
        text("ending-offered" if ending.offered else "ending-early", condition=condition(book, ending))
        for ending in scenario.endings
    ]
    return [last_turns(scenario), *early]


def happening(scenario: Scenario, id_: str) -> Happening:
    """Return the scenario event with an id; raise StopIteration for an unknown id."""
    return next(found for found in scenario.happenings if found.id == id_)


def notice(book: Book, event: ev.Happened | ev.LastTurnRolled | ev.EndingReached) -> Notice | None:
    """Return the notice for an event, or None for a roll that did not make this the last turn."""
    match event:
        case ev.Happened(id=id_):
            found = happening(book.scenario, id_)
            return Notice(translated(found.title), translated(found.text))
        case ev.EndingReached(ending=place):
            return Notice(text("log-ending-reached"), capital(condition(book, book.scenario.endings[place])))
        case _:
            told = text("log-last-turn-rolled", need=event.need)
            return Notice(text("log-last-turn-is"), told) if event.last else None
