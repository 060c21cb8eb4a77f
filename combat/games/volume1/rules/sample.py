"""Random sampling of full states that agree with what the player knows (determinization, 8.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from combat.engine.kernel.event import Event
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.volume1.rules.apply.renaming import rename
from combat.games.volume1.rules.book import ENEMY_TEAMS, Book
from combat.games.volume1.rules.events import EnemyPlaced
from combat.games.volume1.rules.events.view_events import StrangerTurned
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.fighting.weapons import hand_grenade
from combat.games.volume1.rules.state import Gun, Man, State
from combat.games.volume1.rules.view import is_hidden

T = TypeVar("T")


def sample(view: State, since: Sequence[Event], numbers: RandomSource) -> State:
    """Return a random full state that agrees with a view: every unknown man and cup token gets a random identity.

    A man who was revealed in one of the later events `since` gets the identity revealed there.
    """
    if view.clock.phase == "over":
        return view.copy()
    state = view.copy()
    state.book = _with_crews_placed(view.book, since)
    dealt = _dealt(state, {event.stranger: event.man for event in since if isinstance(event, StrangerTurned)}, numbers)
    placed = {*state.men, *dealt.values()}
    state.cup = frozenset(id_ for id_ in state.book.scenario.cup if id_ not in placed)
    rename(state, dealt)
    for operator in dealt.values():
        _man_gun(state, operator)
    return state


def _dealt(state: State, known: Mapping[str, str], numbers: RandomSource) -> dict[str, str]:
    """Return the identity of each unknown man: neutral id to figure id."""
    hidden = [man for man in state.men.values() if is_hidden(man)]
    dealt = {man.id: known[man.id] for man in hidden if man.id in known}
    box = [id_ for id_ in _box(state.book) if id_ not in state.men and id_ not in known.values()]
    for team in ENEMY_TEAMS:
        strangers = _shuffled([man for man in hidden if man.team == team and man.id not in dealt], numbers)
        figures = [id_ for id_ in box if state.figure(id_).team == team]
        dealt |= _dealt_to(state, strangers, _chosen(state, figures, strangers, numbers))
    return dealt


def _chosen(state: State, box: list[str], strangers: list[Man], numbers: RandomSource) -> list[str]:
    """Return figures of one team for its unknown men: as many from the cup as it lacks, then others,
    assistants first. Men with an armed grenade need figures that carry some: a dummy never arms one (10.09).
    """
    cup, throwers = state.book.scenario.cup, sum(bool(man.grenade) for man in strangers)
    drawn = _throwers_first(state, _shuffled([id_ for id_ in box if id_ in cup], numbers), throwers)
    left = sum(state.figure(one).team == state.figure(box[0]).team for one in state.cup) if box else 0
    drawn = drawn[: max(0, len(drawn) - left)]
    others = _shuffled([id_ for id_ in box if id_ not in cup], numbers)
    mates = {_mate(state, id_) for id_ in (*drawn, *state.men)}
    others.sort(key=lambda id_: id_ not in mates)
    if throwers > sum(hand_grenade(state, id_) is not None for id_ in drawn):
        others = _throwers_first(state, others, throwers)
    spare = [id_ for id_ in box if id_ not in drawn and id_ not in others]
    return [*drawn, *others, *spare][: len(strangers)]


def _throwers_first(state: State, figures: list[str], count: int) -> list[str]:
    """Return figures with the first `count` of those that carry hand grenades in front."""
    first = [id_ for id_ in figures if hand_grenade(state, id_)][:count]
    return [*first, *(id_ for id_ in figures if id_ not in first)]


def _dealt_to(state: State, strangers: list[Man], chosen: list[str]) -> dict[str, str]:
    """Assign hand grenades' carriers to men with an armed grenade, operator and assistant to men who share a hex, and
    the other figures to the rest.
    """
    free, rest, dealt = list(strangers), list(chosen), dict[str, str]()
    armed = [man for man in strangers if man.grenade]
    for man, id_ in zip(armed, [id_ for id_ in chosen if hand_grenade(state, id_)], strict=False):
        dealt[man.id] = id_
        free.remove(man)
        rest.remove(id_)
    for operator in list(rest):
        mate = _mate(state, operator)
        together = [(one, other) for one in free for other in free if one is not other and one.hex == other.hex]
        if operator in rest and mate in rest and together:
            for man, id_ in zip(together[0], (operator, mate), strict=True):
                dealt[man.id] = id_
                free.remove(man)
                rest.remove(id_)
    return dealt | {man.id: id_ for man, id_ in zip(free, rest, strict=False)}


def _shuffled(things: list[T], numbers: RandomSource) -> list[T]:
    left, found = list(things), list[T]()
    while left:
        found.append(left.pop(numbers.below(len(left))))
    return found


def _box(book: Book) -> list[str]:
    """Return the ids of all figures that may have come to the board: from the cup, by scenario, or as an
    assistant.
    """
    mates = _mates(book)
    brought = dict.fromkeys((*book.scenario.cup, *mates))
    with_mates = [mates.get(id_, book.figures[id_].assistant) for id_ in brought]
    return sorted(dict.fromkeys((*brought, *(id_ for id_ in with_mates if id_))))


def _mates(book: Book) -> dict[str, str]:
    """Return the scenario's operators with their assistants."""
    return {crew.operator: crew.assistant for crew in book.scenario.crews}


def _mate(state: State, operator: str) -> str:
    """Return the id of the assistant who comes with a man, or ""."""
    return _mates(state.book).get(operator, state.figure(operator).assistant)


def _man_gun(state: State, operator: str) -> None:
    """Give an operator his belt-fed weapon if his assistant is on the board (14.3)."""
    mate = _mate(state, operator)
    if operator in state.guns or mate not in state.men:
        return
    weapon = crews.belt_fed(state, operator)
    if weapon is not None:
        state.guns[operator] = Gun(operator, weapon.id, operator=operator, assistant=mate, built_in=True)


def _with_crews_placed(book: Book, since: Sequence[Event]) -> Book:
    """Place the scenario's crews on the counters placed last, while the set-up is not yet finished."""
    scenario = book.scenario
    left = [crew for crew in scenario.crews if crew.operator not in scenario.cup]
    laid = [event for event in since if isinstance(event, EnemyPlaced)]
    if not left or not laid:
        return book
    hexes = list(dict.fromkeys(event.hex for event in laid))[len(scenario.enemy_hexes) :]
    placed = {crew.operator: hex_ for crew, hex_ in zip(left, hexes, strict=False)}
    crews_ = tuple(replace(crew, hex=placed.get(crew.operator, NOWHERE)) for crew in scenario.crews)
    return replace(book, scenario=replace(scenario, crews=crews_))
