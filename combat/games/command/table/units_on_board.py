"""Where the counters of units and weapons lie on the board: stacks, fans, and what lies under the pointer (6.9)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.overlay.counter_rings import draw_ring
from combat.engine.tabletop.overlay.fan import Anchor, anchor_at, corners
from combat.engine.tabletop.overlay.pieces_at_hand import PiecesAtHand
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import marked_pieces
from combat.engine.words import language
from combat.games.command.rules.state import State, Unit
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces import counters
from combat.games.command.table.pieces.faces import UnitFace
from combat.games.command.table.pieces.faces_from_state import unit_face, weapon_face

WIDTH, LIFT = 72, 40
"""Of a counter and of its middle above the hex's, in sheet pixels, where a hex is 128 wide."""
STAGGER, LOWEST = (5, 14), 40
"""How far each unit of a stack lies from the one below, and how far down the last at most, in sheet pixels."""
APART = 34
"""How far each side's pile lies from the middle of a hex that both are in, in sheet pixels."""
FAN, FAN_ROW = 82, 4
"""The way from piece to piece in a fan, in sheet pixels, and how many lie in one row of it."""
BESIDE = 0.8
"""How large a weapon is beside its carrier in a fan."""
SMALLEST = 26


class Place(Record):
    """Where a counter lies: its upper left corner and width in pixels."""

    id: str
    x: int
    y: int
    size: int
    under: bool = False
    """Whether others lie on it."""

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.x, self.y, self.size, self.size)


class UnitsOnBoard:
    """All counters on the board view."""

    def __init__(self, desk: CommandHub) -> None:
        self._desk = desk
        self.fanned: Hex | None = None
        """The hex whose pieces lie side by side so that each can be seen."""
        self._anchor: Anchor | None = None
        """The unit under the pointer when the fan opened, which stays where it lay."""
        self._pieces = PiecesAtHand()
        self._faces: dict[str, tuple[object, UnitFace]] = {}
        self._laid: tuple[list[Place], tuple[int, int]] = ([], (0, 0))
        """Where everything lay in the last whole picture, and where the sheet's corner was on the screen."""
        self._fan_laid = pygame.Rect(0, 0, 0, 0)

    # -- where --------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """A counter's width in pixels at the present zoom."""
        return max(SMALLEST, round(WIDTH * self._desk.view.camera.zoom))

    def pile(self, hex_: Hex) -> list[Unit]:
        """The units in a hex, each stack from the bottom up."""
        return piles(self._desk.state).get(hex_, [])

    def places(self) -> list[Place]:
        """Where everything lies, the lowest first; a fanned stack comes last."""
        found: list[Place] = []
        fan: list[Place] = []
        for hex_, units in piles(self._desk.state).items():
            if hex_ == self.fanned and self._count(units) > 1:
                fan = self._fan(hex_, units)
                continue
            sides = {unit.side for unit in units}
            for side in sorted(sides):
                aside = 0 if len(sides) == 1 else -APART if side == self._desk.battle.seat else APART
                found += self._pile(hex_, self._on_top_last([unit for unit in units if unit.side == side]), aside)
        return found + fan

    def place_of(self, piece: str) -> Place | None:
        """Where a unit lies; a weapon lies where its carrier does, unless the stack is fanned."""
        places = {place.id: place for place in self.places()}
        if piece in places:
            return places[piece]
        carrier = self._desk.state.carrier(piece)
        return None if carrier is None else places.get(carrier.id)

    def covered(self) -> list[pygame.Rect]:
        """Where counters lie on the screen in the picture that is seen."""
        places, (dx, dy) = self._laid_now()
        showing = self._desk.mirror.showing
        moved = GUARD.ask(showing.motion.shift, {}, showing.share) if showing is not None else {}
        return [pygame.Rect(moved.get(place.id, (place.x + dx, place.y + dy)), (place.size,) * 2) for place in places]

    def centre(self, hex_: Hex) -> tuple[int, int]:
        """The upper left corner of a counter that lies alone in a hex."""
        x, y = self._desk.view.centre(hex_)
        return x - self.size // 2, y - round(LIFT * self.size / WIDTH)

    def at(self, position: tuple[int, int]) -> str:
        """The unit or weapon under a point of the screen, the uppermost first; "" for nothing."""
        units = self._desk.state.units
        for place in reversed(self.places()):
            if place.rect.collidepoint(position):
                return place.id
            weapon = units[place.id].weapon if place.id in units and not place.under else ""
            tab = pygame.Rect(place.rect.bottomleft, (place.size, counters.tab_height(place.size)))
            if weapon and tab.collidepoint(position):
                return weapon
        return ""

    def point(self, position: tuple[int, int] | None) -> bool:
        """Fans the stack under the pointer out, and folds it when the pointer leaves; True if it changed."""
        before = self.fanned
        if position is None:
            self.fanned = None
        elif not (self.fanned is not None and self._fan_area(self.fanned).collidepoint(position)):
            self.fanned = None
            found = self._desk.state.units.get(self.at(position))
            if found is not None and self._count(self.pile(found.hex)) > 1:
                self._open(found)
        return self.fanned != before

    def _open(self, unit: Unit) -> None:
        """Fan the hex of a unit out, which stays where it lies now."""
        place = next(place for place in self.places() if place.id == unit.id)
        self._anchor = anchor_at(unit.id, (place.x, place.y), self.centre(unit.hex), self.size)
        self.fanned = unit.hex

    def _count(self, units: list[Unit]) -> int:
        return len(units) + sum(bool(unit.weapon) for unit in units)

    def _on_top_last(self, units: list[Unit]) -> list[Unit]:
        """The chosen unit on top of its stack."""
        return sorted(units, key=lambda unit: self._desk.selected in (unit.id, unit.weapon or None))

    def _pile(self, hex_: Hex, units: list[Unit], aside: int) -> list[Place]:
        size, count = self.size, len(units)
        unit = size / WIDTH
        x, y = self.centre(hex_)
        x += round(aside * unit)
        dx, dy = STAGGER[0], min(STAGGER[1], LOWEST / max(1, count - 1))
        first = -(count - 1) / 2
        return [
            Place(each.id, x + round((first + n) * dx * unit), y + round((first + n) * dy * unit), size, n < count - 1)
            for n, each in enumerate(units)
        ]

    def _fan(self, hex_: Hex, units: list[Unit]) -> list[Place]:
        """Side by side, each weapon behind who carries it."""
        ids = [piece for unit in units for piece in (unit.id, unit.weapon) if piece]
        step, area = round(FAN * self.size / WIDTH), self._desk.view.rect.inflate(-8, -8)
        laid = corners(ids, self._anchor, self.centre(hex_), self.size, (step, step), FAN_ROW, area)
        found = []
        for id_, (left, top) in zip(ids, laid, strict=True):
            size = self.size if id_ in self._desk.state.units else round(self.size * BESIDE)
            found.append(Place(id_, left, top + self.size - size, size))
        return found

    def _fan_area(self, hex_: Hex) -> pygame.Rect:
        units = self.pile(hex_)
        if self._count(units) < 2:
            return pygame.Rect(0, 0, 0, 0)
        places = self._fan(hex_, units)
        return places[0].rect.unionall([place.rect for place in places[1:]]).inflate(theme.px(10), theme.px(10))

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the counters, the fan, and the rings of those that may be chosen."""
        desk, view = self._desk, self._desk.view
        rings: dict[str, Mark] = marked_pieces(desk.asking.lit()) if desk.asking is not None else {}
        showing = desk.mirror.showing
        moved = GUARD.ask(showing.motion.shift, {}, showing.share) if showing is not None else {}
        self._pieces.begin(self.size)
        if not view.apart:
            self._laid = self.places(), view.camera.origin
            self._fan_laid = pygame.Rect(0, 0, 0, 0) if self.fanned is None else self._fan_area(self.fanned)
        places, (dx, dy) = self._laid_now()
        if self._fan_laid.width:
            surface.blit(
                shapes.rounded(self._fan_laid.size, theme.px(8), (*theme.WELL, 150)), self._fan_laid.move(dx, dy)
            )
        reach = self._in_reach()
        for place in places:
            x, y = moved.get(place.id, (place.x + dx, place.y + dy))
            if not reach.collidepoint(x, y):
                continue
            self._at_hand(place).draw(surface, x, y)
            ring = rings.get(place.id) or self._weapon_ring(rings, place.id)
            if place.id == desk.selected or ring is not None:
                draw_ring(surface, (x, y, place.size), ring or "chosen", chosen=place.id == desk.selected)
        view.rough |= self._pieces.rough

    def _weapon_ring(self, rings: Mapping[str, Mark], id_: str) -> Mark | None:
        """Who carries a weapon that may be chosen is ringed for it, unless it lies beside him."""
        unit = self._desk.state.units.get(id_)
        return rings.get(unit.weapon) if unit is not None and unit.weapon and unit.hex != self.fanned else None

    def _laid_now(self) -> tuple[list[Place], tuple[int, int]]:
        """Where everything lay in the last whole picture, and how far that has moved since."""
        places, origin = self._laid
        camera = self._desk.view.camera.origin
        return places, (camera[0] - origin[0], camera[1] - origin[1])

    def _in_reach(self) -> pygame.Rect:
        """Where the upper left corner of a counter lies that is seen in the view."""
        return self._desk.view.rect.inflate(4 * self.size, 4 * self.size)

    def piece(self, id_: str, size: int) -> Piece:
        """The counter of a unit or a weapon, cut anew."""
        state = self._desk.state
        if id_ in state.units:
            return counters.unit(self._face(id_), size)
        return counters.weapon(weapon_face(state, id_, selected=id_ == self._desk.selected), size)

    def _at_hand(self, place: Place) -> Piece:
        """A counter as it is now; stretched from another size if there is no time left to cut it."""
        state = self._desk.state
        if place.id in state.units:
            return self._pieces.piece(place.id, self._face(place.id, under=place.under), place.size, counters.unit)
        face = weapon_face(state, place.id, selected=place.id == self._desk.selected)
        return self._pieces.piece(place.id, face, place.size, counters.weapon)

    def _face(self, id_: str, *, under: bool = False) -> UnitFace:
        """What a unit's counter shows, made anew when anything of it has changed."""
        state, selected = self._desk.state, self._desk.selected == id_
        unit = state.units[id_]
        look = (unit, state.weapons.get(unit.weapon), selected, under, language())
        known = self._faces.get(id_)
        if known is None or known[0] != look:
            known = self._faces[id_] = look, unit_face(state, id_, selected=selected, under=under)
        return known[1]


def piles(state: State) -> Mapping[Hex, list[Unit]]:
    """The units on the board by hex, each stack from the bottom up: leaders lie on top."""
    found: dict[Hex, list[Unit]] = {}
    for unit in state.on_map():
        found.setdefault(unit.hex, []).append(unit)
    for pile in found.values():
        pile.sort(key=lambda unit: state.figure(unit).size == "leader")
    return found
