"""Positions of unit and weapon counters on the board: stacks, fans, hit-testing (6.9)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.counters.counters_on_board import CounterPlace, CountersOnBoard, FaceCache
from combat.engine.tabletop.overlay.counter_rings import draw_ring
from combat.engine.tabletop.overlay.fan import corners
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import marked_pieces
from combat.engine.words import language
from combat.games.command.rules.decisions import PickWeapon
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.state import State, Unit
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces import counters
from combat.games.command.table.pieces.faces import UnitFace
from combat.games.command.table.pieces.faces_from_state import unit_face, weapon_face

STAGGER = (5, 14)
"""Offset of each unit of a stack from the one below, in sheet pixels."""
APART = 34
"""Offset of each side's stack from the centre of a shared hex, in sheet pixels."""
FAN, FAN_ROW = 82, 4
"""Distance of pieces in a fan, in sheet pixels, and pieces per row."""
BESIDE = 0.8
"""Size of a weapon beside its carrier in a fan, relative to a unit."""


class UnitsOnBoard(CountersOnBoard[CommandHub, Hex, CounterPlace]):
    """Layout and hit-testing of all counters of units and weapons."""

    width, lift, lowest = 72, 40, 40

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self._faces = FaceCache[UnitFace]()

    # -- layout -----------------------------------------------------------------------------------------------------

    def pile(self, hex_: Hex) -> list[Unit]:
        """Return the units in a hex from the bottom of the stack up, leaders on top; empty if there is none."""
        return piles(self._desk.state).get(hex_, [])

    def places(self) -> list[CounterPlace]:
        """Return the positions of all counters, lowest first; a fanned-out stack comes last."""
        found: list[CounterPlace] = []
        fan: list[CounterPlace] = []
        for hex_, units in piles(self._desk.state).items():
            if hex_ == self.fanned and self._count(units) > 1:
                fan = self.fan(hex_)
                continue
            if len(units) == 1:  # most are alone, and need neither sides nor an order
                found.append(CounterPlace(units[0].id, *self.single_corner(hex_), self.size, under=False))
                continue
            sides = {unit.side for unit in units}
            for side in sorted(sides):
                aside = 0 if len(sides) == 1 else -APART if side == self._desk.title_desk.seat else APART
                found += self._pile(hex_, self._on_top_last([unit for unit in units if unit.side == side]), aside)
        return found + fan

    def place_of(self, piece: str) -> CounterPlace | None:
        """Return the position of a unit's counter; None if it is not on the map.

        A weapon has that of its carrier, unless the stack is fanned out.
        """
        places = {place.id: place for place in self.places()}
        if piece in places:
            return places[piece]
        carrier = self._desk.state.carrier(piece)
        return None if carrier is None else places.get(carrier.id)

    def hit(self, place: CounterPlace, position: tuple[int, int]) -> str:
        """Return the unit of a counter, or the weapon on its tab, if the point is on it; "" if not."""
        if place.square.collidepoint(position):
            return place.id
        unit = self._desk.state.units.get(place.id)
        tab = pygame.Rect(place.square.bottomleft, (place.size, counters.tab_height(place.size)))
        return unit.weapon if unit is not None and not place.under and tab.collidepoint(position) else ""

    def beyond(self, hex_: Hex) -> tuple[float, float]:
        """Return how far the unfanned counters in a hex extend above and below the hex, in pixels of the sheet."""
        view, pile = self._desk.view, self.pile(hex_)
        half, unit = view.place_height / 2, self.size / self.width
        above, below = half, half
        for units in ([each for each in pile if each.side == side] for side in {each.side for each in pile}):
            *_, (_, down) = self.stagger(len(units), STAGGER)
            above = max(above, self.lift * unit + down)
            weapon = counters.tab_height(self.size) if any(each.weapon for each in units) else 0
            below = max(below, (self.width - self.lift) * unit + down + weapon)
        return (above - half) / view.camera.zoom, (below - half) / view.camera.zoom

    def stack_of(self, piece: str) -> Hex | None:
        """Return the hex of a piece's stack; None if the piece is alone or not on the map."""
        unit = self._desk.state.units.get(piece)
        return unit.hex if unit is not None and self._count(self.pile(unit.hex)) > 1 else None

    def _count(self, units: list[Unit]) -> int:
        return len(self._fanned_out(units))

    def _fanned_out(self, units: list[Unit]) -> list[str]:
        """Return the pieces of a fan: the units, each followed by its weapon where weapons are answers.

        Otherwise weapons stay at their carriers' feet, so that the fan covers no more hexes than it must.
        """
        prompt = self._desk.prompt
        armed = prompt is not None and isinstance(prompt.decision, Shoot | PickWeapon)
        return [piece for unit in units for piece in (unit.id, unit.weapon if armed else "") if piece]

    def _on_top_last(self, units: list[Unit]) -> list[Unit]:
        """Return the units with the selected one last, on top of its stack."""
        return sorted(units, key=lambda unit: self._desk.selection.piece in (unit.id, unit.weapon or None))

    def _pile(self, hex_: Hex, units: list[Unit], aside: int) -> list[CounterPlace]:
        size, (x, y) = self.size, self.single_corner(hex_)
        x += round(aside * (size / self.width))
        return [
            CounterPlace(unit.id, x + dx, y + dy, size, unit is not units[-1])
            for unit, (dx, dy) in zip(units, self.stagger(len(units), STAGGER), strict=True)
        ]

    def fan(self, place: Hex) -> list[CounterPlace]:
        """Return the places of a fanned stack: side by side, each weapon that can be chosen after its carrier."""
        ids = self._fanned_out(self.pile(place))
        if len(ids) < 2:
            return []
        step, area = round(FAN * self.size / self.width), self._desk.view.rect.inflate(-8, -8)
        others = self.spared(place, piles(self._desk.state))
        laid = corners(ids, self._anchor, self.single_corner(place), self.size, (step, step), FAN_ROW, area, others)
        found = []
        for id_, (left, top) in zip(ids, laid, strict=True):
            size = self.size if id_ in self._desk.state.units else round(self.size * BESIDE)
            found.append(CounterPlace(id_, left, top + self.size - size, size))
        return found

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the counters, the fanned-out stack, and rings around pieces that are selected or can be selected."""
        desk = self._desk
        rings: dict[str, Mark] = marked_pieces(desk.prompt.lit()) if desk.prompt is not None else {}

        def draw(place: CounterPlace, at: tuple[int, int], moving: bool) -> None:
            self._at_hand(place).draw(surface, *at)
            ring = rings.get(place.id) or self._weapon_ring(rings, place.id)
            if place.id == desk.selection.piece or ring is not None:
                draw_ring(surface, (*at, place.size), ring or "chosen", chosen=place.id == desk.selection.piece)

        self.draw_counters(surface, self._in_reach(), draw)

    def _weapon_ring(self, rings: Mapping[str, Mark], id_: str) -> Mark | None:
        """Return the ring of a carrier whose weapon is selectable, unless the weapon is fanned beside it."""
        unit = self._desk.state.units.get(id_)
        return rings.get(unit.weapon) if unit is not None and unit.weapon and unit.hex != self.fanned else None

    def _in_reach(self) -> pygame.Rect:
        """Return the rectangle of the upper left corners of visible counters."""
        return self._desk.view.rect.inflate(4 * self.size, 4 * self.size)

    def piece(self, id_: str, size: int) -> Piece:
        """Return the image of the counter of a unit or weapon, `size` pixels wide."""
        state = self._desk.state
        if id_ in state.units:
            return counters.unit(self._face(id_), size)
        return counters.weapon(weapon_face(state, id_, selected=id_ == self._desk.selection.piece), size)

    def _at_hand(self, place: CounterPlace) -> Piece:
        """Return the current image of a counter; scaled from another size if there is no time to render it."""
        state = self._desk.state
        if place.id in state.units:
            return self._pieces.piece(place.id, self._face(place.id, under=place.under), place.size, counters.unit)
        face = weapon_face(state, place.id, selected=place.id == self._desk.selection.piece)
        return self._pieces.piece(place.id, face, place.size, counters.weapon)

    def _face(self, id_: str, *, under: bool = False) -> UnitFace:
        """Return the values on a unit's counter; cached until any of them changes."""
        state, selected = self._desk.state, self._desk.selection.piece == id_
        unit = state.units[id_]
        look = (unit, state.weapons.get(unit.weapon), selected, under, language())
        return self._faces.face(id_, look, lambda: unit_face(state, id_, selected=selected, under=under))


def piles(state: State) -> Mapping[Hex, list[Unit]]:
    """Return the units on the map by hex, each stack from the bottom up with leaders on top."""
    found: dict[Hex, list[Unit]] = {}
    for unit in state.on_map():
        found.setdefault(unit.hex, []).append(unit)
    for pile in (pile for pile in found.values() if len(pile) > 1):
        pile.sort(key=lambda unit: state.figure(unit).size == "leader")
    return found
