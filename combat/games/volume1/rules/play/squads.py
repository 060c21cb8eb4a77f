"""Choice of the squad: a d6 among the scenario's six squads, or men picked by the player (22.0)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import msg
from combat.games.volume1.rules.book import FRIENDLY_TEAMS, Book, Figure, Night, Scenario

LISTED = 6
"""Number of squads in a scenario that leaves the choice open, one for each face of a d6."""


def is_open(scenario: Scenario) -> bool:
    """Return whether the squad is not fixed, so that a die or the player selects it (22.0)."""
    return len(scenario.squads) == LISTED


def size(scenario: Scenario) -> int:
    """Return how many men the player picks: the size of the scenario's largest squad."""
    return max(map(len, scenario.squads))


def candidates(book: Book) -> tuple[Figure, ...]:
    """Return the men to pick from, by team in roster order; guests and men without a weapon are left out."""
    men = [figure for figure in book.figures.values() if figure.side == "friendly"]
    ours = [figure for figure in men if figure.skills and not figure.guest]
    return tuple(sorted(ours, key=lambda figure: FRIENDLY_TEAMS.index(figure.team)))


def with_squad(book: Book, men: Iterable[str]) -> Book:
    """Return the book with one fixed squad, so that none is rolled for.

    If no man in it may fire the scenario's flares, all may. Raise ValueError, with a reason of one line, for men who
    are not candidates or are repeated, and for a wrong number of men.
    """
    squad = tuple(men)
    scenario, known = book.scenario, {figure.id for figure in candidates(book)}
    if squad not in scenario.squads:
        _check(scenario, squad, known)
    night = _carried(scenario.night, squad)
    return replace(book, scenario=replace(scenario, squads=(squad,), night=night))


def chosen(book: Book, words: str) -> tuple[str, ...]:
    """Parse a squad: a number from 1 to 6, or men by id, name, or rank and name, separated by commas.

    Raise ValueError, with a reason of one line, for other text, or if the scenario's squad is fixed.
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
    """Return the book with the squad that `words` name; raise ValueError, with a reason of one line, if it is
    invalid.
    """
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
    """Return the id of the one soldier with that name; raise ValueError for none or several."""
    men, wanted = candidates(book), name.casefold()
    found = [man.id for man in men if wanted in (man.id, man.name.casefold(), man.full_name.casefold())]
    if len(found) != 1:
        message = "several-soldiers" if found else "no-such-soldier"
        known = ", ".join(found) or ", ".join(man.id for man in men)
        raise ValueError(msg(message, man=name, known=known))
    return found[0]


def _carried(night: Night | None, squad: tuple[str, ...]) -> Night | None:
    """Return the night with its flare carriers among the squad; without any, everybody may carry them."""
    if night is None or any(man in squad for man in night.carriers):
        return night
    return replace(night, carriers=())
