"""The counters on the board: where each lies, stacks and their fans, and who lies under the pointer (8.0)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import pygame

from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.tabletop.overlay.counter_rings import draw_ring
from combat.engine.tabletop.overlay.fan import Anchor, anchor_at, corners
from combat.engine.tabletop.overlay.pieces_at_hand import PiecesAtHand
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import marked_pieces
from combat.engine.words import language
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.table.pieces import around_counters, counter_tags, counters
from combat.games.volume1.table.pieces.faces import ManFace
from combat.games.volume1.table.pieces.faces_from_state import fallen_face, has_papers, man_face, under_grenades
from combat.games.volume1.table.volume_desk import VolumeDesk

WIDTH, LIFT = 80, 50
"""Of a counter and of its middle above the hex's, in sheet pixels, where a hex is 128 wide."""

STAGGER, SIMPLE_STAGGER, LOWEST = (4, 14), (4, 19), 42
"""How far each man of a stack lies from the one below, so that every name is seen; also where counters are small, whose
names are large; and how far down the uppermost lies at most: in sheet pixels."""

APART = 34
"""How far each side's pile lies from the middle of a melee hex, in sheet pixels."""

HELD, HELD_STEP = 0.62, (-48, 20)
"""How large a prisoner is beside his guard, and how far each lies from the one before, in sheet pixels."""

FAN, FAN_ROW = 90, 4
"""The way from man to man in a fan, in sheet pixels, and how many lie in one row of it."""

REACH = 1.75
"""How far chips and tab reach right and down from a counter's upper left corner, in its widths."""

RING = 10
"""How much wider than a counter the frame round it is, in pixels at scale 1."""

SMALLEST = 26


Look: TypeAlias = tuple[bool, bool, bool, bool, int, tuple[str, ...], str]
"""What a counter shows besides its man: chosen, done, on guard, under others, the impulse played, grenades and Papers
on him, and the language of its words."""


class Place(Record):
    """Where a man's counter lies: its upper left corner and width in pixels."""

    man: str
    x: int
    y: int
    size: int
    under: bool = False
    """Whether others lie on him."""
    count: int = 0
    """Of the lowest man of a stack: how many lie in it."""
    roofed: bool = False
    """Whether he is the one over whom the roof of a house is drawn."""

    @property
    def square(self) -> pygame.Rect:
        """The counter alone."""
        return pygame.Rect(self.x, self.y, self.size, self.size)

    @property
    def rect(self) -> pygame.Rect:
        """The counter with the order's tab below it."""
        return pygame.Rect(self.x, self.y, self.size, self.size + counter_tags.tab_height(self.size))


class MenOnBoard:
    """All counters on the board view."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk
        self.fanned: Hex | None = None
        """The hex whose men lie side by side so that each can be seen."""
        self._anchor: Anchor | None = None
        """The man under the pointer when the fan opened, who stays where he lay."""
        self._faces: dict[str, tuple[Man, Look, ManFace]] = {}
        self._pieces = PiecesAtHand()
        self._guards: frozenset[str] = frozenset()
        self._laid: tuple[list[Place], tuple[int, int]] = ([], (0, 0))
        """Where everyone lay in the last whole picture, and where the sheet's corner was on the screen."""
        self._fan_laid = pygame.Rect(0, 0, 0, 0)
        """The ground of the fan in that picture; no wider than 0 where there is none."""

    # -- where --------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """A counter's width in pixels at the present zoom."""
        return max(SMALLEST, round(WIDTH * self._desk.view.camera.zoom))

    def places(self) -> list[Place]:
        """Where everyone lies, the lowest first; a fanned stack comes last."""
        if self.fanned is not None and self._desk.view.apart:  # a fan keeps inside the view, not inside a strip of it
            return self._laid_now()
        found: list[Place] = []
        fan: list[Place] = []
        desk, size = self._desk, self.size
        board, melee, centre = desk.state.board, desk.state.melee, desk.view.centre
        aside, above = size // 2, round(LIFT * (size / WIDTH))
        for hex_, men in piles(desk.state).items():
            if len(men) == 1 and not men[0].held_by and hex_ not in melee:  # most of them, at every step of the zoom
                x, y = centre(hex_)
                roofed = board.terrain(hex_) == "building"
                found.append(Place(men[0].id, x - aside, y - above, size, roofed=roofed))
            elif hex_ == self.fanned and len(men) > 1:
                fan = self._fan(hex_, men)
            else:
                for side, free in self._sides(hex_, men):
                    found += self._pile(hex_, self._on_top_last(free), side) if free else []
                if held := [man for man in men if man.held_by]:
                    found += self._held(hex_, held)
        return found + fan

    def _laid_now(self) -> list[Place]:
        """Where everyone lay in the last whole picture, moved with the sheet since."""
        places, origin = self._laid
        dx, dy = self._desk.view.camera.origin[0] - origin[0], self._desk.view.camera.origin[1] - origin[1]
        return [replace(place, x=place.x + dx, y=place.y + dy) for place in places]

    def covered(self) -> list[pygame.Rect]:
        """Where counters lie on the screen in the picture that is seen, each with the tab of its order."""
        places, origin = self._laid
        dx, dy = self._desk.view.camera.origin[0] - origin[0], self._desk.view.camera.origin[1] - origin[1]
        men, showing = self._desk.state.men, self._desk.mirror.showing
        moved = GUARD.ask(showing.motion.shift, {}, showing.share) if showing is not None else {}
        found = []
        for place in places:
            man = men.get(place.man)
            if man is not None:
                box = place.rect if man.order is not None else place.square
                box.topleft = moved.get(place.man, (box.x + dx, box.y + dy))
                found.append(box)
        return found

    def place_of(self, man: str) -> Place | None:
        """Where a man lies."""
        return next((place for place in self.places() if place.man == man), None)

    def centre(self, hex_: Hex) -> tuple[int, int]:
        """The upper left corner of a counter that lies alone in a hex."""
        x, y = self._desk.view.centre(hex_)
        return x - self.size // 2, y - round(LIFT * self.size / WIDTH)

    def at(self, position: tuple[int, int]) -> str:
        """The man under a point of the screen, the uppermost first; "" for nobody.

        Between the men of a fan it is the nearest of them, of two as near the one who may be chosen: the pointer that
        has opened the fan rests there, where the stack lay.
        """
        for place in reversed(self.places()):
            if place.rect.collidepoint(position):
                return place.man
        return self._nearest_in_fan(position)

    def _nearest_in_fan(self, position: tuple[int, int]) -> str:
        if self.fanned is None or not self._fan_area(self.fanned).collidepoint(position):
            return ""
        asked = () if self._desk.asking is None else self._desk.asking.candidates()
        fan, (x, y) = self._fan(self.fanned, piles(self._desk.state)[self.fanned]), position

        def away(place: Place) -> tuple[int, bool]:
            middle = place.square.center
            return (abs(middle[0] - x) + abs(middle[1] - y)) * 2 // place.size, place.man not in asked

        return min(reversed(fan), key=away).man

    def point(self, position: tuple[int, int] | None) -> bool:
        """Fans the stack under the pointer out, and folds it when the pointer leaves; True if it changed."""
        before = self.fanned
        if position is None:
            self.fanned = None
        elif not (self.fanned is not None and self._fan_area(self.fanned).collidepoint(position)):
            self.fanned = None
            man = self._desk.state.men.get(self.at(position))
            if man is not None and man.hex is not None and len(self._desk.state.men_in(man.hex)) > 1:
                self._open(man.id, man.hex)
        return self.fanned != before

    def _open(self, man: str, hex_: Hex) -> None:
        """Fan a man's hex out; he stays where he lies now. A prisoner, who lies smaller beside his guard, does not."""
        place = next(place for place in self.places() if place.man == man)
        whole = place.size == self.size
        self._anchor = anchor_at(man, (place.x, place.y), self.centre(hex_), self.size) if whole else None
        self.fanned = hex_

    def _on_top_last(self, men: list[Man]) -> list[Man]:
        """The chosen man on top of his stack, and right below him the other one of a pair that carries (7.18)."""
        chosen = next((man for man in men if man.id == self._desk.selected), None)
        if chosen is None:
            return men
        other = carrying.partner(self._desk.state, chosen.id)
        return sorted(men, key=lambda man: 2 if man is chosen else int(man.id == other))

    def _sides(self, hex_: Hex, men: list[Man]) -> list[tuple[int, list[Man]]]:
        """The piles of a hex, prisoners aside, each with its way from the middle: men who fight face each other."""
        free = [man for man in men if not man.held_by]
        if hex_ not in self._desk.state.melee:
            return [(0, free)]
        enemies = [man for man in free if man.side == "enemy"]
        return [(-APART, [man for man in free if man.side == "friendly"]), (APART, enemies)]

    def _pile(self, hex_: Hex, men: list[Man], aside: int) -> list[Place]:
        size = self.size
        unit = size / WIDTH
        x, y = self._desk.view.centre(hex_)
        x, y = x - size // 2 + round(aside * unit), y - round(LIFT * unit)
        count, roofed = len(men), self._desk.state.board.terrain(hex_) == "building"
        if count == 1:
            return [Place(men[0].id, x, y, size, roofed=roofed)]
        dx, step = SIMPLE_STAGGER if size < counter_tags.SIMPLE_BELOW else STAGGER
        first, dy = -(count - 1) / 2, min(step, LOWEST / (count - 1))
        return [
            Place(
                man.id, x + round((first + n) * dx * unit), y + round((first + n) * dy * unit), size, n < count - 1,
                0 if n else count, roofed and not n,
            )
            for n, man in enumerate(men)
        ]  # fmt: skip

    def _held(self, hex_: Hex, men: list[Man]) -> list[Place]:
        """The prisoners of a hex: smaller, at the left foot of their guards."""
        x, y = self.centre(hex_)
        unit, size = self.size / WIDTH, max(SMALLEST, round(self.size * HELD))
        dx, dy = round(HELD_STEP[0] * unit), round(HELD_STEP[1] * unit)
        return [Place(man.id, x + dx - n * size // 3, y + dy + n * size // 3, size) for n, man in enumerate(men)]

    def _fan(self, hex_: Hex, men: list[Man]) -> list[Place]:
        unit, ids = self.size / WIDTH, [man.id for man in men]
        step, area = (round(FAN * unit), round((WIDTH + 26) * unit)), self._desk.view.rect.inflate(-8, -8)
        laid = corners(ids, self._anchor, self.centre(hex_), self.size, step, FAN_ROW, area)
        return [Place(man, x, y, self.size) for man, (x, y) in zip(ids, laid, strict=True)]

    def _fan_area(self, hex_: Hex) -> pygame.Rect:
        men = piles(self._desk.state).get(hex_, [])
        if len(men) < 2:
            return pygame.Rect(0, 0, 0, 0)
        places = self._fan(hex_, men)
        return places[0].rect.unionall([place.rect for place in places[1:]]).inflate(theme.px(10), theme.px(10))

    def turn_over(self, stranger: str, man: str) -> None:
        """Whoever lay there as a stranger lies there by his own id."""
        places, origin = self._laid
        self._laid = [replace(place, man=man) if place.man == stranger else place for place in places], origin

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the fallen, the counters, the fan, and the rings of those who may be chosen."""
        self._draw_fallen(surface)
        desk, view = self._desk, self._desk.view
        showing = desk.mirror.showing
        rings = marked_pieces(desk.asking.lit()) if desk.asking is not None else {}
        rings |= dict.fromkeys(desk.battle.moves.company, "chosen")
        if desk.held is not None and desk.held.moved and desk.pointer.piece in rings:
            rings[desk.pointer.piece] = "chosen"  # whom a marker would fall to
        safe = self._in_reach()
        moved = GUARD.ask(showing.motion.shift, {}, showing.share) if showing is not None else {}
        self._pieces.begin(self.size)
        if not view.apart:
            self._guards = frozenset(man.held_by for man in desk.state.men.values() if man.held_by)
            self._laid = self.places(), view.camera.origin
            self._fan_laid = pygame.Rect(0, 0, 0, 0) if self.fanned is None else self._fan_area(self.fanned)
        places, origin = self._laid
        dx, dy = view.camera.origin[0] - origin[0], view.camera.origin[1] - origin[1]
        if self._fan_laid.width:
            ground = shapes.rounded(self._fan_laid.size, theme.px(8), (*theme.WELL, 150))
            surface.blit(ground, self._fan_laid.move(dx, dy))
        men = desk.state.men
        for place in places:
            x, y = moved.get(place.man, (place.x + dx, place.y + dy))
            if safe.collidepoint(x, y):
                self._draw_man(surface, men[place.man], place, (x, y), rings.get(place.man), moving=place.man in moved)
        view.rough |= self._pieces.rough

    def _draw_man(
        self, surface: pygame.Surface, man: Man, place: Place, at: tuple[int, int], ring: Mark | None, *, moving: bool
    ) -> None:
        """A counter, its frame, roof and the number of its stack; a man on the move leaves the last two."""
        if place.roofed and not moving:
            around_counters.draw_roof(surface, at, place.size, self._pieces)
        face = self._face(man, under=place.under and not moving)
        self._pieces.piece(man.id, face, place.size, counters.man).draw(surface, *at)
        if ring is not None:
            draw_ring(surface, (*at, place.size), ring, chosen=place.man == self._desk.selected, gap=RING)
        if place.count and not moving:
            around_counters.draw_badge(surface, at, place.size, place.count, self._pieces)

    def _in_reach(self) -> pygame.Rect:
        """Where the upper left corner of a counter lies that is seen in the view, if only by its chips, tab or roof."""
        beyond, around = round(REACH * self.size), around_counters.reach(self.size)
        left, top, width, height = self._desk.view.rect
        return pygame.Rect(left - beyond, top - beyond, width + beyond + around, height + beyond + around)

    def _face(self, man: Man, *, under: bool = False) -> ManFace:
        """What a man's counter shows, at every size."""
        desk, state = self._desk, self._desk.state
        clock = state.clock
        acting = clock.phase == "action"
        done = acting and man.id in clock.done
        laid = tuple(under_grenades(state, man.id)) if state.bombs else ()
        laid += ("papers",) if has_papers(state, man) else ()
        impulse = clock.impulse if acting else 0
        look = (man.id == desk.selected, done, man.id in self._guards, under, impulse, laid, language())
        known = self._faces.get(man.id)
        if known is None or known[0] is not man or known[1] != look:
            face = man_face(state, man, selected=look[0], dimmed=look[1])
            known = self._faces[man.id] = man, look, replace(face, under=True) if under else face
        return known[2]

    def _draw_fallen(self, surface: pygame.Surface) -> None:
        state, size = self._desk.state, round(self.size * 0.72)
        fallen: dict[Hex, list[Man]] = {}
        for man in state.men.values():
            if man.fate == "killed" and man.fell_at is not None:
                fallen.setdefault(man.fell_at, []).append(man)
        for hex_, men in fallen.items():
            x, y = self._desk.view.centre(hex_)
            for place, man in enumerate(men):
                shift = round(place * 12 * size / WIDTH)
                counters.fallen(fallen_face(state, man), size).draw(
                    surface, x - size // 2 + shift, y - size // 2 - shift
                )


def piles(state: State) -> Mapping[Hex, list[Man]]:
    """The men on the board by hex, each stack from the bottom up."""
    found: dict[Hex, list[Man]] = {}
    for man in state.men.values():
        if man.hex is not None and not man.fate:
            found.setdefault(man.hex, []).append(man)
    for pile in found.values():
        _lay_below(pile)
    return found


def _lay_below(pile: list[Man]) -> None:
    """The carried lie right below those who carry them (7.18)."""
    for load in [man for man in pile if carrying.is_carried(man)]:
        carrier = next((man for man in pile if man.whom == load.id), None)
        if carrier is not None:
            pile.remove(load)
            pile.insert(pile.index(carrier), load)
