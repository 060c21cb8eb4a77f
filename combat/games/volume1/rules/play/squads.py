"""Which squad goes: rolled for with a d6, one of the six that the scenario lists, or men picked by hand (22.0)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import msg
from combat.games.volume1.rules.book import FRIENDLY_TEAMS, Book, Figure, Night, Scenario

LISTED = 6
"""Squads of a scenario that leaves the choice open, one for each face of a d6."""


def is_open(scenario: Scenario) -> bool:
    """Whether a die or the player decides who goes (22.0)."""
    return len(scenario.squads) == LISTED


def size(scenario: Scenario) -> int:
    """How many men are picked by hand: as many as the scenario's largest squad has."""
    return max(map(len, scenario.squads))


def candidates(book: Book) -> tuple[Figure, ...]:
    """The soldiers to pick from, team by team in the order of the roster; who bears no weapon or is a guest is none."""
    men = [figure for figure in book.figures.values() if figure.side == "friendly"]
    ours = [figure for figure in men if figure.skills and not figure.guest]
    return tuple(sorted(ours, key=lambda figure: FRIENDLY_TEAMS.index(figure.team)))


def with_squad(book: Book, men: Iterable[str]) -> Book:
    """The book with one squad and nothing left to roll for; where nobody in it may fire the flares, everybody may.

    Raises ValueError, in one line, for men who are none of ours or come twice, and for too few or too many.
    """
    squad = tuple(men)
    scenario, known = book.scenario, {figure.id for figure in candidates(book)}
    if squad not in scenario.squads:
        _check(scenario, squad, known)
    night = _carried(scenario.night, squad)
    return replace(book, scenario=replace(scenario, squads=(squad,), night=night))


def chosen(book: Book, words: str) -> tuple[str, ...]:
    """The squad that words mean: a number from 1 to 6, or men by id, name or rank and name with commas between.

    Raises ValueError, in one line.
    """
    if not is_open(book.scenario):
        raise ValueError(msg("squad-given", scenario=book.scenario.id))
    if words.strip().isdecimal():
        number = int(words)
        if not 1 <= number <= LISTED:
            raise ValueError(msg("no-such-squad", squad=words.strip(), most=LISTED))
        return book.scenario.squads[number - 1]
    return tuple(_named(book, name.strip()) for name in words.split(","))


def with_chosen(book: Book, words: str) -> Book:
    """The book with the squad that words mean; raises ValueError, in one line."""
    return with_squad(book, chosen(book, words))


def _check(scenario: Scenario, squad: tuple[str, ...], known: set[str]) -> None:
    if not is_open(scenario):
        raise ValueError(msg("squad-given", scenario=scenario.id))
    for place, man in enumerate(squad):
        if man not in known:
            raise ValueError(msg("no-such-soldier", man=man, known=", ".join(sorted(known))))
        if man in squad[:place]:
            raise ValueError(msg("picked-twice", man=man))
    if len(squad) != size(scenario):
        raise ValueError(msg("picked-count", count=len(squad), wanted=size(scenario)))


def _named(book: Book, name: str) -> str:
    """The one soldier of that name."""
    men, wanted = candidates(book), name.casefold()
    found = [man.id for man in men if wanted in (man.id, man.name.casefold(), man.full_name.casefold())]
    if len(found) != 1:
        message = "several-soldiers" if found else "no-such-soldier"
        known = ", ".join(found) or ", ".join(man.id for man in men)
        raise ValueError(msg(message, man=name, known=known))
    return found[0]


def _carried(night: Night | None, squad: tuple[str, ...]) -> Night | None:
    """The night with its flares in the hands of those who go."""
    if night is None or any(man in squad for man in night.carriers):
        return night
    return replace(night, carriers=())
