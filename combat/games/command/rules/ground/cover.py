"""Cover: the best of several sources, reduced by roads and overstacking (17.5)."""

from __future__ import annotations

from combat.engine.kernel.ledger import Ledger, Term
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.pieces.stacking import too_many
from combat.games.command.rules.state import Attack, State
from combat.games.command.rules.two_sides import other_side


def cover(state: State, hex_: Hex, side: Seat, attack: Attack | None = None) -> Ledger:
    """Return the cover of a side's units in a hex as terms: the best source and its reductions (17.5).

    With `attack`, the cover against that attack; mines and flames ignore cover.
    """
    if attack is not None and (attack.flames or attack.kind == "mines"):
        return ()
    return _best_of(_sources(state, hex_, attack), state, hex_, side)


def cover_by_side(state: State, hex_: Hex, side: Seat) -> dict[Hex, Ledger]:
    """Return the cover against direct fire that comes in over a hexside, by the hex beyond it (17.4).

    Includes only the hexsides that give better cover than the hex itself.
    """
    found, within = dict[Hex, Ledger](), _sources(state, hex_, None)
    for beside in state.book.map.board.neighbours(hex_):
        if beside is None or not (over := _over(state, hex_, [beside])):
            continue
        if over[0].value > max(term.value for term in within):
            found[beside] = _best_of(over, state, hex_, side)
    return found


def _best_of(sources: list[Term], state: State, hex_: Hex, side: Seat) -> Ledger:
    """Return the best source of cover with its reductions (17.5)."""
    best = max(sources, key=lambda term: term.value)
    terms = [best] if best.value else []
    land = land_of(state.book)
    if lessened := land.road_cover(hex_):
        terms.append(Term("road", lessened, "17.3"))
    if state.book.options.overstack_costs_cover and (crowd := too_many(state, hex_, side)):
        terms.append(Term("overstacked", -crowd, "6.9b"))
    return tuple(terms)


def shelling(side: Seat, hex_: Hex) -> Attack:
    """Return a made-up indirect attack on a side's units in a hex, to query their cover against artillery (18.2)."""
    return Attack("impact", other_side(side), (hex_,), indirect=True)


def _sources(state: State, hex_: Hex, attack: Attack | None) -> list[Term]:
    book = state.book
    terrain = land_of(book).terrain(hex_)
    found = [Term("cover", terrain.cover, "17.1", terrain.id)]
    indirect = attack is not None and attack.indirect
    if (work := state.works.get(hex_)) is not None:
        built = book.work_kinds[work]
        if not built.mines and not built.wire:
            name, amount = ("cover-indirect", built.indirect_cover) if indirect else ("cover", built.cover)
            found.append(Term(name, amount, "18.2", built.id))
    if attack is not None and not indirect:
        found += _over(state, hex_, _entered_from(state, hex_, attack))
    return found


def _over(state: State, hex_: Hex, besides: list[Hex]) -> list[Term]:
    """Return the cover of the hexsides towards adjacent hexes (17.4)."""
    land = land_of(state.book)
    return [
        Term("cover", kind.cover, "17.4", kind.id)
        for beside in besides
        if (kind := land.side_terrain(beside, hex_)) is not None and kind.cover
    ]


def _entered_from(state: State, hex_: Hex, attack: Attack) -> list[Hex]:
    """Return the adjacent hexes over whose hexsides an attack comes in; two for a line through a corner."""
    board, origins = state.book.map.board, dict[Hex, None]()
    for piece in attack.pieces:
        unit = state.units.get(piece) or state.carrier(piece)
        if unit is not None and unit.hex and unit.hex != hex_:
            origins[unit.hex] = None
    found: dict[Hex, None] = {}
    grid = board.grid
    for origin in origins:
        line = grid.line(grid.slots[hex_], grid.slots[origin])
        if not line.shape:
            found[origin] = None
            continue
        q, r = hex_.axial
        for dq, dr in line.shape[0]:
            beside = land_of(state.book).by_axial.get((q + dq, r + dr))
            if beside is not None:
                found[beside] = None
    return list(found)
