"""Sight between men with their current orders and places, and the ledger of a Spotting Check (12.0, 18.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules import terrain
from combat.games.volume1.rules.book import Book, Side
from combat.games.volume1.rules.cards.lasting_effects import effect_terms
from combat.games.volume1.rules.events import Ledger, Term
from combat.games.volume1.rules.men.troop_quality import wound_terms
from combat.games.volume1.rules.sight import night
from combat.games.volume1.rules.sight.sight_lines import (
    HIDDEN,
    REMEMBERED_FIELDS,
    HexView,
    Sight,
    SightLines,
    smoke_modifier,
)
from combat.games.volume1.rules.stance import Stance
from combat.games.volume1.rules.state import Man, State

_LINES: dict[int, tuple[Book, Board, SightLines]] = {}
"""Keyed by the id of a board; equal boards, such as the referee's and a client's, share one object."""
_BOARDS_KEPT = 4
"""A crater makes a new board; earlier ones are needed only after an undo."""
_FIELDS: dict[tuple[object, ...], Mapping[Hex, Sight]] = {}


def sight_lines(state: State) -> SightLines:
    """Return the lines of sight on the current board. Cached."""
    board = state.board
    known = _LINES.get(id(board))
    if known is not None and known[1] is board:
        return known[2]
    return _learn_board(state.book, board)


def _learn_board(book: Book, board: Board) -> SightLines:
    """Cache the lines of a new board, or those of an equal one; evict the oldest."""
    terrain, numbers = book.charts.terrain, book.charts.numbers
    same = (
        lines
        for other, kept, lines in _LINES.values()
        if kept == board and other.charts.terrain == terrain and other.charts.numbers == numbers
    )
    lines = next(same, None) or SightLines(board, terrain, numbers)
    _LINES.pop(id(board), None)
    if len(_LINES) >= _BOARDS_KEPT:
        del _LINES[next(iter(_LINES))]
    _LINES[id(board)] = (book, board, lines)
    return lines


def keeps_low(state: State, man: Man) -> bool:
    """Return whether a man's order (a prisoner's: his guard's) lets low terrain such as long grass hide him (11.07,
    12.1, 17.4).
    """
    order = (state.men[man.held_by] if man.held_by else man).order
    return order is not None and state.book.charts.orders[order.id].low


def sight(state: State, viewer: Man, target: Man) -> Sight:
    """Return the line of sight from a man on the board to another.

    It is symmetric by day, but at night a flare may light only one end (12.0, 21.1).
    """
    assert viewer.hex is not None
    assert target.hex is not None
    return between(state, viewer.hex, target.hex, keeps_low(state, viewer), keeps_low(state, target))


def between(state: State, viewer: Hex, target: Hex, viewer_low: bool = False, target_low: bool = False) -> Sight:
    """Return the line of sight from one hex to another, with terrain, melees and night (12.0, 15.0, 21.0).

    The flags say who keeps low.
    """
    line = sight_lines(state).check(viewer, target, viewer_low, target_low)
    return _as_it_is(state, line, viewer, target) if state.night or state.melee else line


def field_of_view(state: State, viewer: Hex, viewer_low: bool = False, target_low: bool = False) -> Mapping[Hex, Sight]:
    """Return the line of sight from a hex to every hex of the board; cached until night, flares or melees change.

    The flags say who keeps low.
    """
    lines = sight_lines(state)
    if not state.night and not state.melee:
        return lines.field_of_view(viewer, viewer_low, target_low)
    key = (lines, viewer, viewer_low, target_low, state.night, state.flares, state.melee)
    found = _FIELDS.get(key)
    if found is None:
        if len(_FIELDS) >= REMEMBERED_FIELDS:
            _FIELDS.clear()
        field = lines.field_of_view(viewer, viewer_low, target_low)
        found = _FIELDS[key] = {hex_: _as_it_is(state, line, viewer, hex_) for hex_, line in field.items()}
    return found


def _as_it_is(state: State, line: Sight, viewer: Hex, target: Hex) -> Sight:
    if line.visible and _is_shut_off(state, viewer, target):
        return replace(line, visible=False, reason="melee", rule="15.0")
    return night.dimmed(state, line, target) if state.night else line


def _is_shut_off(state: State, viewer: Hex, target: Hex) -> bool:
    """Return whether a melee shuts off the line: nobody sees into or out of a melee hex (15.0)."""
    return viewer != target and (viewer in state.melee or target in state.melee)


def sees(state: State, viewer: Man, target: Man) -> bool:
    """Return whether one man sees another; as `sight`, without reasons but faster."""
    return next(seen_among(state, viewer, (target,)), None) is not None


def seen_among(state: State, viewer: Man, men: Iterable[Man]) -> Iterator[Man]:
    """Yield those of `men` on the board whom a man sees; as `sight` for each, but faster."""
    order, lines = (state.men[viewer.held_by] if viewer.held_by else viewer).order, sight_lines(state)
    low = order is not None and state.book.charts.orders[order.id].low  # `keeps_low`, inlined for speed
    assert viewer.hex is not None
    return _seen_from(state, lines, lines.outlook(viewer.hex, low), viewer.hex, low, men)


def hidden_in_sight(state: State, viewer: Man) -> list[Man]:
    """Return the men of the other side whom a man on the board sees and who are not Spotted or Known (8.1, 8.2)."""
    lineup = state.men.known or state.men.lineup()  # `lineup`, inlined for speed
    side = other_side(viewer)
    hidden_at, here = lineup.hidden_at(side), viewer.hex
    if not hidden_at:
        return []
    order, lines = (state.men[viewer.held_by] if viewer.held_by else viewer).order, sight_lines(state)
    low = order is not None and state.book.charts.orders[order.id].low  # `keeps_low`, inlined for speed
    assert here is not None
    view = lines.outlook(here, low)
    if hidden_at <= view.blind:  # whoever is hidden, low or not
        return []
    return list(_seen_from(state, lines, view, here, low, lineup.hidden(side)))


def _seen_from(
    state: State, lines: SightLines, view: HexView, here: Hex, low: bool, men: Iterable[Man]
) -> Iterator[Man]:
    """Yield the men of `men` on the board who are seen from a hex, whose view is given; `low`: the viewer keeps low."""
    veiled, orders, (of_upright, of_low, blind) = bool(state.melee or state.night), state.book.charts.orders, view
    for man in men:
        there = man.hex
        if there in blind:
            continue
        assert there is not None
        order = (state.men[man.held_by] if man.held_by else man).order
        target_low = order is not None and orders[order.id].low
        reach = (of_low if target_low else of_upright).get(there)
        if reach is None:
            reach = lines.reach(here, there, low, target_low)
        if reach != HIDDEN and not (veiled and _is_veiled(state, here, there, reach)):
            yield man


def viewers_of(state: State, there: Hex, low: bool, men: Iterable[Man]) -> Iterator[Man]:
    """Yield those of `men` on the board who see a man in a hex; as `between` for each, but faster.

    Lines are symmetric except at night, so they are looked up from the hex. `low`: the man in the hex keeps low.
    """
    veiled, lines, orders = bool(state.melee or state.night), sight_lines(state), state.book.charts.orders
    by_upright, by_low, blind = lines.outlook(there, low)
    for man in men:
        here = man.hex
        if here in blind:
            continue
        assert here is not None
        order = (state.men[man.held_by] if man.held_by else man).order
        viewer_low = order is not None and orders[order.id].low
        reach = (by_low if viewer_low else by_upright).get(here)
        if reach is None:
            reach = lines.reach(there, here, low, viewer_low)
        if reach != HIDDEN and not (veiled and _is_veiled(state, here, there, reach)):
            yield man


def _is_veiled(state: State, viewer: Hex, target: Hex, far: int) -> bool:
    """Return whether a melee or the night cuts a line that the terrain leaves open (15.0, 21.0)."""
    return _is_shut_off(state, viewer, target) or (bool(state.night) and night.hides(state, far, target))


def other_side(man: Man) -> Side:
    """Return the side that a man fights against."""
    return "enemy" if man.side == "friendly" else "friendly"


def seen_enemies(state: State, man: Man) -> list[Man]:
    """Return the Known or Spotted men of the other side whom a man sees."""
    foes = state.lineup().known[other_side(man)]
    return list(seen_among(state, man, foes)) if foes else []


def aimable(state: State, side: Side) -> list[Man]:
    """Return the seen men of a side at whose hexes grenades may be aimed; not prisoners or men in melee (7.09,
    10.09).
    """
    return [man for man in state.on_board(side) if man.seen and man.hex not in state.melee]


def sees_known_foe(state: State, man: Man) -> bool:
    """Return whether a man sees any Spotted or Known man of the other side."""
    foes = state.lineup().known[other_side(man)]
    return bool(foes) and next(seen_among(state, man, foes), None) is not None


def sees_any_foe(state: State, man: Man) -> bool:
    """Return whether a man sees any man or dummy of the other side, known or not."""
    return next(seen_among(state, man, state.lineup().free[other_side(man)]), None) is not None


def range_between(one: Man, other: Man) -> int:
    """Return the distance between two men on the board, in hexes; 0 in the same hex (12.0.1)."""
    assert one.hex is not None
    assert other.hex is not None
    return distance(one.hex, other.hex)


def in_cover(state: State, hex_: Hex) -> bool:
    """Return whether a hex is cover: by its terrain, or by any smoke (11.0)."""
    return terrain.is_cover(state.book.charts.terrain, state.board.terrain(hex_), hex_ in state.smoke)


def order_id(man: Man) -> str:
    """Return the id of a man's order, as used in the charts; "none" if he has none."""
    return man.order.id if man.order is not None else "none"


def order_in_force(state: State, man: Man) -> str:
    """Return the id of the order that the charts use for a man; for a prisoner his guard's (17.4)."""
    return order_id(state.men[man.held_by] if man.held_by else man)


def stance(state: State, man: Man) -> Stance:
    """Return the order that counts for a man on the board, combined with the terrain of his hex."""
    return Stance(order_in_force(state, man), state.board.terrain(man.place))


def smoke_terms(state: State, viewer: Hex, target: Hex) -> Ledger:
    """Return the term of smoke on a line, for Weapon Skill or Troop Quality; empty if there is none (18.0)."""
    if not state.smoke:
        return ()
    amount = smoke_modifier(sight_lines(state), viewer, target, state.smoke, state.book.charts.numbers)
    return (Term("smoke", amount, "18.0"),) if amount else ()


def spotting_ledger(state: State, man: Man, target: Man) -> Ledger:
    """Return the ledger of a Spotting Check: Troop Quality with modifiers, but never morale (12.0)."""
    assert man.hex is not None
    assert target.hex is not None
    charts, line, found = state.book.charts, sight(state, man, target), stance(state, target)
    terms = [Term("troop-quality", state.figure(man.id).tq, "8.1" if man.side == "friendly" else "8.2")]
    terms.append(Term("order-terrain", charts.spotting[found.order][found.ground], "12.0.2", found))
    for band in charts.spotting_ranges:
        if band.near <= line.range <= band.far:
            terms.append(Term("range", band.modifier, "12.0.3", str(line.range)))
    terms += wound_terms(state, man, "tq")
    terms += smoke_terms(state, man.hex, target.hex)
    terms += night.spotting_terms(state, line.range, target.hex)
    terms += effect_terms(state, "troop-quality", man) + effect_terms(state, "spotting", man)
    return tuple(terms)
