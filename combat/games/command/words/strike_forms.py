"""Form of an air strike before its hex is picked (15.01)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import place_name, text
from combat.engine.words.grammar.lists import one_of
from combat.games.command.rules.state import State, Unit
from combat.games.command.words import command_names as names
from combat.games.command.words import foretelling
from combat.games.command.words.form import Comes, Form, FormChances, FormPart


def of_air_support(state: State, hexes: Sequence[Hex], side: Seat) -> Form:
    """Return the form of an air strike on one of some hexes: units break, broken ones are lost; warns of own units."""
    units = [unit for hex_ in hexes for unit in state.units_in(hex_)]
    own = [unit.id for unit in units if unit.side == side]
    notes = (text("form-own-units", units=foretelling.some(state, own)),) if own else ()
    where = one_of([place_name(hex_) for hex_ in hexes])
    title = text("form-air-support", hex=where) if len(hexes) == 1 else text("form-air-targets", hexes=where)
    return Form(title, chances=tuple(_struck(state, unit, side) for unit in units), notes=notes)


def _struck(state: State, unit: Unit, side: Seat) -> FormChances:
    comes: Comes = "bad" if unit.side == side else "good"
    note = text("form-own") if unit.side == side else ""
    what = text("chance-eliminated" if unit.broken else "chance-breaks")
    return FormChances(names.unit(state, unit.id), note, (FormPart(what, 1.0, comes),), unit.id)
