"""Validate a saved battle before it continues."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from combat.engine.files import bounds
from combat.engine.kernel.text_message import msg
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State

MOST_HEXES, MOST_TURNS = 20_000, 99


def look_over_book(book: Book) -> None:
    """Raise ValueError for an impossible book, such as one with ids that are not safe as file names."""
    board, turns = book.board, book.scenario.turns
    sheets = (sheet.id for sheet in board.sheets)
    for name in (book.scenario.id, board.id, *sheets, *book.figures, *book.weapons):
        if not bounds.is_name(name):
            raise ValueError(msg("save-no-name", value=name))
    if board.columns * board.rows > MOST_HEXES:
        raise ValueError(msg("battle-board-size", columns=board.columns, rows=board.rows))
    if not 1 <= turns <= MOST_TURNS:
        raise ValueError(msg("battle-turns", turns=str(turns)))
    _check_known("terrain", board.terrains, book.charts.terrain)
    _check_known("weapon", (skill.weapon for man in book.figures.values() for skill in man.skills), book.weapons)


def look_over_state(state: State) -> None:
    """Raise ValueError if a state names men, cards, terrain, weapons, strikes or hexes that its book does not have."""
    book, men = state.book, state.men
    strikes = {barrage.id for barrage in book.scenario.artillery}
    for name, man in men.items():
        if man.id != name:
            raise ValueError(msg("battle-man-renamed", man=man.id, name=name))
    _check_known("terrain", state.board.terrains, book.charts.terrain)
    _check_known("man", (*men, *state.cup), book.figures)
    _check_known("man", _men_named(state), men)
    _check_known("card", (*state.hand, *state.aside, *state.deck, *state.discards), book.friendly_cards)
    _check_known("card", (*state.enemy_deck, *state.enemy_discards, *state.enemy_cards.values()), book.enemy_cards)
    _check_known("weapon", _weapons(state), book.weapons)
    _check_known("order", (man.order.id for man in men.values() if man.order is not None), book.charts.orders)
    _check_known("strike", (*state.strikes, *state.called), strikes)
    _check_known("objective", state.held, {objective.id for objective in book.scenario.objectives})
    _check_known("happening", state.happened, {happening.id for happening in book.scenario.happenings})
    _check_known("hex", _hexes(state), state.board.grid.order)
    _check_known("wind", (state.wind, book.scenario.wind), range(7))


def _men_named(state: State) -> Iterator[str]:
    """Yield the ids of men referred to outside of their own records."""
    for man in state.men.values():
        yield from filter(None, (man.held_by, man.whom, man.carrier))
    for gun in state.guns.values():
        yield from filter(None, (gun.operator, gun.assistant))
    for bomb in state.bombs:
        yield from (*bomb.near, *bomb.far)
    for papers in state.papers:
        yield from filter(None, (papers.of, papers.man))
    yield from (*state.clock.done, *state.impulse_hexes, *state.impulse_low, *state.impulse_seen)
    yield from (*state.down_for_good, *state.charged_home)


def _weapons(state: State) -> Iterator[str]:
    for man in state.men.values():
        yield from filter(None, (man.grenade,))
    yield from (gun.weapon for gun in state.guns.values())
    yield from (bomb.weapon for bomb in state.bombs)
    yield from (shell.weapon for shell in state.shells)


def _hexes(state: State) -> Iterator[str]:
    for man in state.men.values():
        yield from filter(None, (man.hex, man.fell_at, man.aim))
    for gun in state.guns.values():
        yield from filter(None, (gun.hex,))
    for bomb in state.bombs:
        yield from (bomb.hex, bomb.thrown_from)
    for cloud in state.clouds:
        yield from filter(None, cloud.hexes)
    for papers in state.papers:
        yield from filter(None, (papers.hex,))
    yield from (flare.hex for flare in state.flares)
    yield from (shell.hex for shell in state.shells)
    yield from (*state.impulse_hexes.values(), *state.melee)


def _check_known(what: str, given: Iterable[object], known: Container[object]) -> None:
    for name in given:
        if name not in known:
            raise ValueError(msg("finding-unknown", what=msg(f"thing-{what}"), name=name))
