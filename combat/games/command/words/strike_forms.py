"""Forms shown before a hex is chosen for an air strike (15.01) or for foxholes by Dig In (14.08)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, place_name, text
from combat.engine.words.grammar.lists import all_of, one_of
from combat.engine.words.line import Line
from combat.games.command.rules.play.time_advance import DUG
from combat.games.command.rules.state import State, Unit
from combat.games.command.words import command_names as names
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form, FormChances, FormPart


def of_air_support(state: State, hexes: Sequence[Hex], side: Seat) -> Form:
    """Return the form of an air strike on one of some hexes: units that break or are lost, with a warning about units
    of `side`."""
    units = [unit for hex_ in hexes for unit in state.units_in(hex_)]
    own = [unit.id for unit in units if unit.side == side]
    notes = (text("form-own-units", units=foretelling.some(state, own)),) if own else ()
    where = one_of([place_name(hex_) for hex_ in hexes])
    title = text("form-air-support", hex=where) if len(hexes) == 1 else text("form-air-targets", hexes=where)
    return Form(title, chances=tuple(_struck(state, unit, side) for unit in units), notes=notes)


def of_dig_in(state: State, hexes: Sequence[Hex]) -> Form:
    """Return the form of Dig In: the hexes that may get foxholes, and the cover of foxholes (14.08, 18.2)."""
    kind = state.book.work_kinds[DUG]
    indirect = "same" if kind.indirect_cover == kind.cover else str(kind.indirect_cover)
    work = capital(text(f"ground-{DUG}"))
    cover = Line(text("form-work-cover", work=work, cover=kind.cover, indirect=indirect), "18.2")
    places = Line(text("form-dig-in-hexes", hexes=all_of([place_name(hex_) for hex_ in hexes])), "14.08")
    return Form(names.use("dig-in"), notes=(cover, places))


def _struck(state: State, unit: Unit, side: Seat) -> FormChances:
    note = text("form-own") if unit.side == side else ""
    what = "eliminated" if unit.broken else "breaks"
    part = FormPart(text(f"chance-{what}"), 1.0, foretelling.HARM[what], is_state=True)
    return FormChances(names.unit(state, unit.id), note, (part,), unit.id)
