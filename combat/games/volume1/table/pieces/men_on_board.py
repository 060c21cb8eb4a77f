"""Counters of men on the board: positions, stacks, fanned stacks, and hit-testing (8.0)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.counters.counters_on_board import CounterPlace, CountersOnBoard, FaceCache
from combat.engine.tabletop.overlay.counter_rings import draw_ring
from combat.engine.tabletop.overlay.fan import corners
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import marked_pieces
from combat.engine.words import language
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.table.pieces import around_counters, counter_tags, counters
from combat.games.volume1.table.pieces.faces import ManFace
from combat.games.volume1.table.pieces.faces_from_state import fallen_face, has_papers, man_face, under_grenades
from combat.games.volume1.table.volume_desk import VolumeDesk

STAGGER, SIMPLE_STAGGER = (4, 14), (4, 19)
"""Offset of each man in a stack from the one below in sheet pixels, so that every name is visible; also for small
counters.
"""

APART = 34
"""Offset of each side's pile from the middle of a melee hex, in sheet pixels."""

HELD, HELD_STEP = 0.62, (-48, 20)
"""Scale of a prisoner beside his guard, and offset from the previous one, in sheet pixels."""

FAN, FAN_ROW = 90, 4
"""Distance between men in a fan, in sheet pixels, and men per row."""

REACH = 1.75
"""Distance to which chips and tab extend right and down from a counter's upper left corner, in its widths."""

RING = 10
"""Additional width of the frame around a counter, in pixels at scale 1."""


class Place(CounterPlace):
    """Position of a man's counter on the screen."""

    count: int = 0
    """Size of the stack, for its lowest man."""
    roofed: bool = False
    """Whether the roof of a house is drawn over him."""

    @property
    def rect(self) -> pygame.Rect:
        """Screen rectangle of the counter with the order tab below it."""
        return pygame.Rect(self.x, self.y, self.size, self.size + counter_tags.tab_height(self.size))


class MenOnBoard(CountersOnBoard[VolumeDesk, Hex, Place]):
    """Layout, drawing and hit-testing of all counters of men."""

    width, lift, lowest = 80, 50, 42

    def __init__(self, desk: VolumeDesk) -> None:
        super().__init__(desk)
        self._faces = FaceCache[ManFace]()
        self._guards: frozenset[str] = frozenset()

    # -- positions ----------------------------------------------------------------------------------------------

    def places(self) -> list[Place]:
        """Return the positions of all counters, the lowest first; a fanned stack comes last."""
        if self.fanned is not None and self._desk.view.apart:  # a fan stays inside the view, not inside a strip of it
            return self._laid_now()
        found: list[Place] = []
        fan: list[Place] = []
        desk, size = self._desk, self.size
        board, melee, centre = desk.state.board, desk.state.melee, desk.view.centre
        aside, above = size // 2, round(self.lift * (size / self.width))
        for hex_, men in piles(desk.state).items():
            if len(men) == 1 and not men[0].held_by and hex_ not in melee:  # most of them, at every zoom step
                x, y = centre(hex_)
                roofed = board.terrain(hex_) == "building"
                found.append(Place(men[0].id, x - aside, y - above, size, roofed=roofed))
            elif hex_ == self.fanned and len(men) > 1:
                fan = self.fan(hex_)
            else:
                for side, free in self._sides(hex_, men):
                    found += self._pile(hex_, self._on_top_last(free), side) if free else []
                if held := [man for man in men if man.held_by]:
                    found += self._held(hex_, held)
        return found + fan

    def _laid_now(self) -> list[Place]:
        """Return everyone's place in the last complete frame, moved with the sheet."""
        dx, dy = self._panned()
        return [replace(place, x=place.x + dx, y=place.y + dy) for place in self._laid[0]]

    def covers(self, place: Place) -> pygame.Rect | None:
        """Return the counter's rectangle, with the tab if the man has an order; None if the man is not in the state."""
        man = self._desk.state.men.get(place.id)
        return None if man is None else place.rect if man.order is not None else place.square

    def at(self, position: tuple[int, int]) -> str:
        """Return the id of the topmost man at a screen position, or "" if there is none.

        Between the men of a fanned stack, return the nearest; of two equally near, one who may be selected.
        """
        return super().at(position) or self._nearest_in_fan(position)

    def _nearest_in_fan(self, position: tuple[int, int]) -> str:
        if self.fanned is None or not self.fan_area(self.fanned).collidepoint(position):
            return ""
        asked = () if self._desk.prompt is None else self._desk.prompt.candidates()
        fan, (x, y) = self.fan(self.fanned), position

        def away(place: Place) -> tuple[int, bool]:
            middle = place.square.center
            return (abs(middle[0] - x) + abs(middle[1] - y)) * 2 // place.size, place.id not in asked

        return min(reversed(fan), key=away).id

    def stack_of(self, piece: str) -> Hex | None:
        """Return the hex of the stack that a man is in; None if he is alone or not on the board, or for ""."""
        man = self._desk.state.men.get(piece)
        here = None if man is None else man.hex
        return here if here is not None and len(self._desk.state.men_in(here)) > 1 else None

    def _on_top_last(self, men: list[Man]) -> list[Man]:
        """Return the men with the selected one on top, and his partner of a carrying pair below him (7.18)."""
        chosen = next((man for man in men if man.id == self._desk.selection.piece), None)
        if chosen is None:
            return men
        other = carrying.partner(self._desk.state, chosen.id)
        return sorted(men, key=lambda man: 2 if man is chosen else int(man.id == other))

    def _sides(self, hex_: Hex, men: list[Man]) -> list[tuple[int, list[Man]]]:
        """Return the piles of a hex without prisoners, each with its offset: sides in a melee face each other."""
        free = [man for man in men if not man.held_by]
        if hex_ not in self._desk.state.melee:
            return [(0, free)]
        enemies = [man for man in free if man.side == "enemy"]
        return [(-APART, [man for man in free if man.side == "friendly"]), (APART, enemies)]

    def _pile(self, hex_: Hex, men: list[Man], aside: int) -> list[Place]:
        size, unit = self.size, self.size / self.width
        x, y = self._desk.view.centre(hex_)
        x, y = x - size // 2 + round(aside * unit), y - round(self.lift * unit)
        count, roofed = len(men), self._desk.state.board.terrain(hex_) == "building"
        steps = self.stagger(count, SIMPLE_STAGGER if size < counter_tags.SIMPLE_BELOW else STAGGER)
        return [
            Place(man.id, x + dx, y + dy, size, n < count - 1, 0 if n or count == 1 else count, roofed and not n)
            for n, (man, (dx, dy)) in enumerate(zip(men, steps, strict=True))
        ]

    def _held(self, hex_: Hex, men: list[Man]) -> list[Place]:
        """Return the places of a hex's prisoners: smaller, at the lower left of their guards."""
        x, y = self.single_corner(hex_)
        unit, size = self.size / self.width, max(self.smallest, round(self.size * HELD))
        dx, dy = round(HELD_STEP[0] * unit), round(HELD_STEP[1] * unit)
        return [Place(man.id, x + dx - n * size // 3, y + dy + n * size // 3, size) for n, man in enumerate(men)]

    def fan(self, place: Hex) -> list[Place]:
        """Return the positions of a hex's men side by side; empty for fewer than two men."""
        men, unit = piles(self._desk.state).get(place, []), self.size / self.width
        if len(men) < 2:
            return []
        ids = [man.id for man in men]
        step, area = (round(FAN * unit), round((self.width + 26) * unit)), self._desk.view.rect.inflate(-8, -8)
        others = self.spared(place, piles(self._desk.state))
        laid = corners(ids, self._anchor, self.single_corner(place), self.size, step, FAN_ROW, area, others)
        return [Place(man, x, y, self.size) for man, (x, y) in zip(ids, laid, strict=True)]

    def turn_over(self, stranger: str, man: str) -> None:
        """Replace the id of an unknown enemy by the revealed man's in the layout of the last frame."""
        places, origin = self._laid
        self._laid = [replace(place, id=man) if place.id == stranger else place for place in places], origin

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the fallen, the counters, the fanned stack, and rings around selectable men."""
        self._draw_fallen(surface)
        desk, men = self._desk, self._desk.state.men
        rings = marked_pieces(desk.prompt.lit()) if desk.prompt is not None else {}
        rings |= dict.fromkeys(desk.title_desk.moves.group.men, "chosen")
        if desk.input.held is not None and desk.input.held.moved and desk.input.pointer.piece in rings:
            rings[desk.input.pointer.piece] = "chosen"  # the man a marker would drop on
        if not desk.view.apart:
            self._guards = frozenset(man.held_by for man in men.values() if man.held_by)

        def draw(place: Place, at: tuple[int, int], moving: bool) -> None:
            self._draw_man(surface, men[place.id], place, at, rings.get(place.id), moving=moving)

        self.draw_counters(surface, self._in_reach(), draw)

    def _draw_man(
        self, surface: pygame.Surface, man: Man, place: Place, at: tuple[int, int], ring: Mark | None, *, moving: bool
    ) -> None:
        """Draw a counter with frame, roof and stack count; a moving man without the last two."""
        if place.roofed and not moving:
            around_counters.draw_roof(surface, at, place.size, self._pieces)
        face = self._face(man, under=place.under and not moving)
        self._pieces.piece(man.id, face, place.size, counters.man).draw(surface, *at)
        if ring is not None:
            draw_ring(surface, (*at, place.size), ring, chosen=place.id == self._desk.selection.piece, gap=RING)
        if place.count and not moving:
            around_counters.draw_badge(surface, at, place.size, place.count, self._pieces)

    def _in_reach(self) -> pygame.Rect:
        """Return the area of upper left corners of counters that are visible, if only by chips, tab or roof."""
        beyond, around = round(REACH * self.size), around_counters.reach(self.size)
        left, top, width, height = self._desk.view.rect
        return pygame.Rect(left - beyond, top - beyond, width + beyond + around, height + beyond + around)

    def _face(self, man: Man, *, under: bool = False) -> ManFace:
        """Return the face of a man's counter."""
        desk, state = self._desk, self._desk.state
        clock = state.clock
        acting = clock.phase == "action"
        done = acting and man.id in clock.done
        laid = tuple(under_grenades(state, man.id)) if state.bombs else ()
        laid += ("papers",) if has_papers(state, man) else ()
        impulse = clock.impulse if acting else 0
        chosen = man.id == desk.selection.piece
        look = (man, chosen, done, man.id in self._guards, under, impulse, laid, language())

        def made() -> ManFace:
            face = man_face(state, man, selected=chosen, dimmed=done)
            return replace(face, under=True) if under else face

        return self._faces.face(man.id, look, made)

    def _draw_fallen(self, surface: pygame.Surface) -> None:
        state, size = self._desk.state, round(self.size * 0.72)
        fallen: dict[Hex, list[Man]] = {}
        for man in state.men.values():
            if man.fate == "killed" and man.fell_at is not None:
                fallen.setdefault(man.fell_at, []).append(man)
        for hex_, men in fallen.items():
            x, y = self._desk.view.centre(hex_)
            for place, man in enumerate(men):
                shift = round(place * 12 * size / self.width)
                counters.fallen(fallen_face(state, man), size).draw(
                    surface, x - size // 2 + shift, y - size // 2 - shift
                )


def piles(state: State) -> Mapping[Hex, list[Man]]:
    """Return the men on the board by hex, each stack from the bottom up."""
    found: dict[Hex, list[Man]] = {}
    for man in state.men.values():
        if man.hex is not None and not man.fate:
            found.setdefault(man.hex, []).append(man)
    for pile in found.values():
        _lay_below(pile)
    return found


def _lay_below(pile: list[Man]) -> None:
    """Move carried men right below their carriers (7.18)."""
    for load in [man for man in pile if carrying.is_carried(man)]:
        carrier = next((man for man in pile if man.whom == load.id), None)
        if carrier is not None:
            pile.remove(load)
            pile.insert(pile.index(carrier), load)
