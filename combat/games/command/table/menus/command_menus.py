"""Rows of the context menu by kind of thing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.menus.menus import Menus
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.engine.words import capital, place_name, text
from combat.games.command.prompts.ask_order import AskOrder
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.table.command_desk import SIGHT, CommandDesk
from combat.games.command.table.pointed_topics import of_hex, of_unit
from combat.games.command.words import command_names as names

CommandHost: TypeAlias = TableHost[State, CommandDesk, Hex]
"""Table host of COMMAND!, as used by menu rows."""


def piece_rows(host: CommandHost, piece: PieceId) -> Iterator[MenuRow]:
    """Yield the menu rows of a unit or weapon: its name, the answer that choosing it gives, its line of sight and its
    rules."""
    desk, state, prompt = host.desk, host.desk.state, host.desk.prompt
    unit = state.units.get(piece.id) or state.carrier(piece.id)
    if unit is None:
        return
    yield MenuRow(capital(names.piece(state, piece.id)))
    if prompt is not None and piece in prompt.lit():
        yield MenuRow(text("offer-choose", what=names.piece(state, piece.id)), lambda: prompt.click(piece))
    scrap = prompt.scrap_button(piece.id) if isinstance(prompt, AskOrder) else None
    if scrap is not None:
        yield MenuRow(scrap.label, scrap.use, scrap.key)
    if unit.on_map:
        yield MenuRow(text("offer-sight-unit"), lambda: desk.title_desk.look_from(unit.hex), desk.app.keys.label(SIGHT))
    rules = partial(_explain, host, unit)
    yield MenuRow(text("offer-rules-unit"), rules, desk.app.keys.label("help"))


def _explain(host: CommandHost, unit: Unit) -> None:
    host.desk.app.consult(topics=[*of_unit(host.desk.state, unit)])


def hex_rows(host: CommandHost, place: PlaceId[Hex]) -> Iterator[MenuRow]:
    """Yield the menu rows of a hex: the answer that choosing it gives, lines of sight, advice and rules."""
    desk, state, prompt, hex_ = host.desk, host.desk.state, host.desk.prompt, place.place
    board = state.book.map.board
    ground = text("stack-ground", ground=text(f"ground-{board.terrain(hex_)}"), level=board.level(hex_))
    yield MenuRow(f"{text('stack-hex', hex=hex_)} · {capital(ground)}")
    if prompt is not None and place in prompt.lit():
        yield MenuRow(text("offer-choose", what=place_name(hex_)), lambda: prompt.click(place))
    yield MenuRow(text("offer-sight-hex"), lambda: desk.title_desk.look_from(hex_))
    watching = watchers(state, hex_)
    nobody = "" if watching else text("offer-nobody-sees")
    yield MenuRow(text("offer-who-sees"), rows=lambda: [*_watching(host, watching, hex_)], reason=nobody)
    yield MenuRow(text("offer-centre"), lambda: desk.view.centre_on(hex_))
    if prompt is not None:
        yield MenuRow(text("offer-advice"), desk.title_desk.advice.ask, desk.app.keys.label("advice"))
    yield MenuRow(text("offer-rules-hex"), lambda: desk.app.consult(topics=[*of_hex(state, hex_)]))


def watchers(state: State, hex_: Hex) -> list[tuple[Unit, int]]:
    """Return the units elsewhere that see a hex, each with the hindrance of its line of sight (16.0)."""
    sights = ((unit, sight(state, unit.hex, hex_)) for unit in state.on_map() if unit.hex != hex_)
    return [(unit, found.hindrance) for unit, found in sights if found.clear]


def _watching(host: CommandHost, watching: list[tuple[Unit, int]], hex_: Hex) -> Iterator[MenuRow]:
    """Yield the units that see a hex by side, nearest first; a row shows the sight overlay of its unit."""
    state = host.desk.state
    for side in SIDES:
        here = sorted((one for one in watching if one[0].side == side), key=lambda one: distance(one[0].hex, hex_))
        if here:
            yield MenuRow(names.side(side))
        for unit, hindrance in here:
            far = distance(unit.hex, hex_)
            words = text("offer-sees-unit", unit=capital(names.unit(state, unit.id)), hexes=far, hindrance=hindrance)
            yield MenuRow(words, partial(host.desk.title_desk.look_from, unit.hex))


MENUS: Menus[State, CommandDesk, Hex] = Menus()
"""Menu rows in display order."""
MENUS.offer(PieceId, piece_rows)
MENUS.offer(PlaceId, hex_rows)
