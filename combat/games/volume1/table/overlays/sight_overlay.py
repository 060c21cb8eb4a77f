"""Line-of-sight overlay: what a man or hex sees, the men who see him, and the line to the pointer (12.0, 12.1).

Seen hexes are clear, unseen ones hatched; hexes that are seen only if the target is upright are dotted.
"""

from __future__ import annotations

import math

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.tabletop.hexes.hatching import Hatching
from combat.engine.tabletop.motion import between
from combat.engine.tabletop.overlay.free_places import edges
from combat.engine.tabletop.overlay.set_notes import covered, in_room, note_size
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.engine.words.line import shown
from combat.games.volume1.rules.fighting import chances
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.sight.night import is_dark
from combat.games.volume1.rules.sight.sight_lines import Sight
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.battle_asked import BattleAsked
from combat.games.volume1.table.overlays import sight_key
from combat.games.volume1.table.overlays.dice_on_board import dice_box, lying
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import hex_contents, names
from combat.games.volume1.words import sight_notes as told

HOLD = 0.35
"""Seconds after which a key counts as held: the overlay is hidden on release."""

BADGE = 22
APART = 34
"""Distance of a note from its line, in pixels at scale 1."""
WAYS = ((0.0, 1.0), (0.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-0.8, 0.8), (0.8, 0.8), (-0.8, -0.8), (0.8, -0.8))
"""Directions from the explained point to the note, the preferred ones first."""
FARTHER = (1.0, 1.8, 3.0, 4.5)
"""Multiples of the usual distance that are tried."""


class SightOverlay:
    """Overlay of the field of view from one man or one hex."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.acetate = Hatching(desk.view)
        self.man = ""
        self.hex: Hex | None = None
        self.strip = pygame.Rect(0, 0, 0, 0)
        """Rectangle of the strip."""
        self.pointed = False
        """Whether the pointer is on the strip, which unfolds it."""
        self._since = 0.0

    # -- the viewpoint ------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> Man | None:
        """The man whose field of view is shown; None if a hex's is shown, or if he is not on the board."""
        found = self.desk.state.men.get(self.man)
        return found if found is not None and found.on_board else None

    @property
    def origin(self) -> Hex | None:
        """The hex from which the field of view is shown; None if none is shown."""
        viewer = self.viewer
        return viewer.hex if viewer is not None else self.hex

    def toggle(self) -> None:
        """Show the field of view of the man asked about, selected or under the pointer, else of the hex there; or hide
        it.
        """
        if self.desk.title_desk.sight:
            self.hide()
            return
        self._since = pygame.time.get_ticks() / 1000
        men = (
            self.desk.title_desk.asked_about,
            self.desk.title_desk.chosen,
            self.desk.state.men.get(self.desk.input.pointer.piece),
        )
        man = next((man for man in men if man is not None and man.on_board), None)
        if man is not None:
            self.show_man(man.id)
        elif self.desk.input.where is not None:
            self.show_hex(self.desk.input.where)

    def show_man(self, man: str) -> None:
        """Show the field of view of a man."""
        self.man, self.hex = man, None
        self._lay()

    def follow(self, man: str) -> None:
        """Show the field of view of another man, if a man's is shown and he is on the board."""
        found = self.desk.state.men.get(man)
        if self.desk.title_desk.sight and self.man and found is not None and found.on_board:
            self.show_man(man)

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click: hide the overlay if the click is on its strip, and return whether it was."""
        if not self.desk.title_desk.sight or not self.strip.collidepoint(position):
            return False
        self.hide()
        return True

    def show_hex(self, hex_: Hex) -> None:
        """Show the field of view from a hex, as for an upright man."""
        self.man, self.hex = "", hex_
        self._lay()

    def hide(self) -> None:
        """Close the overlay."""
        self.desk.title_desk.sight = False
        self.acetate.set()
        self.desk.redraw("board", "prompt")

    def released(self) -> bool:
        """Hide the overlay if its key was held for a while before its release; return whether it was hidden."""
        if self.desk.title_desk.sight and pygame.time.get_ticks() / 1000 - self._since >= HOLD:
            self.hide()
            return True
        return False

    def _lay(self) -> None:
        self.desk.title_desk.sight = True
        self.desk.redraw("board", "prompt")

    # -- the lines of sight -------------------------------------------------------------------------------------

    def _low(self) -> bool:
        viewer = self.viewer
        return viewer is not None and visibility.keeps_low(self.desk.state, viewer)

    def fields(self) -> tuple[frozenset[Hex], frozenset[Hex]]:
        """Return the hexes out of sight, and those that are seen only if the target is upright."""
        origin, state = self.origin, self.desk.state
        if origin is None:
            return frozenset(), frozenset()
        low = self._low()
        upright, lying = (visibility.field_of_view(state, origin, low, there_low) for there_low in (False, True))
        unseen = frozenset(hex_ for hex_, one in upright.items() if not one.visible and not lying[hex_].visible)
        doubtful = frozenset(hex_ for hex_, one in upright.items() if one.visible != lying[hex_].visible)
        return unseen, doubtful

    def line_to(self, hex_: Hex) -> Sight | None:
        """Return the line of sight to a hex: to the man under the pointer with his order, else to an upright man.

        Return None without an origin, or for the origin's own hex.
        """
        origin, state = self.origin, self.desk.state
        if origin is None or origin == hex_:
            return None
        man = state.men.get(self.desk.input.pointer.piece)
        low = man is not None and man.hex == hex_ and visibility.keeps_low(state, man)
        return visibility.between(state, origin, hex_, self._low(), low)

    def watchers(self) -> list[Man]:
        """Return the men of the other side who see the viewer, known or not; empty if a hex's view is shown."""
        viewer, state = self.viewer, self.desk.state
        if viewer is None:
            return []
        return [foe for foe in state.on_board() if foe.side != viewer.side and visibility.sees(state, foe, viewer)]

    def title(self) -> str:
        """Return the title of the strip, with the viewer's name or the hex."""
        viewer = self.viewer
        if viewer is not None:
            return text("sight-mode", man=names.man(self.desk.state, viewer.id))
        return text("sight-mode-hex", hex=self.hex or "")

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the hatching, the dots, and a mark at the origin."""
        if not self.desk.title_desk.sight:
            return
        marked = self.origin if self.viewer is None else None
        self.acetate.lay(surface, self.fields(), marked, night=is_dark(self.desk.state))

    def draw_line(self, surface: pygame.Surface) -> None:
        """Draw the line of sight to the pointer."""
        hex_ = self.desk.input.where
        line = self.line_to(hex_) if self.desk.title_desk.sight and hex_ is not None else None
        if line is not None and hex_ is not None and self.origin is not None:
            draw_sight(surface, self.desk, self.origin, hex_, line)

    def draw_notes(self, surface: pygame.Surface) -> None:
        """Draw the strip, the note beside the line, and badges of men who see the viewer or may be spotted."""
        if not self.desk.title_desk.sight:
            return
        badges = self._draw_badges(surface)
        keys, view, size = self.desk.app.keys, self.desk.view, self.desk.title_desk.people.size
        here = pygame.Rect(0, 0, size, 2 * size)
        here.center = view.centre(self.origin) if self.origin is not None else view.rect.center
        caps = (keys.label("sight"), keys.label("cancel"))
        men = [*sight_key.men_in_view(self.desk), *badges]
        self.strip = sight_key.draw(surface, view, (self.title(),), caps, here, men=men, unfolded=self.pointed)
        hex_ = self.desk.input.where
        line = self.line_to(hex_) if hex_ is not None else None
        if line is not None and hex_ is not None and self.origin is not None:
            note = told.note(self.desk.state.board, line)
            draw_beside(surface, self.desk, (self.origin, hex_), tuple(map(shown, note.rows)), line)

    def _draw_badges(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the badges and return their rectangles."""
        viewer, state, found = self.viewer, self.desk.state, list[pygame.Rect]()
        if viewer is None:
            return found
        watching = {foe.id for foe in self.watchers()}
        for place in self.desk.title_desk.people.places():
            foe = state.men[place.id]
            if foe.side == viewer.side or foe.id not in watching:
                continue
            chance = self.chance(viewer, foe)
            words = text("percent", percent=percents.percent(chance.share)) if chance is not None else ""
            found.append(draw_badge(surface, (place.x, place.y), words))
        return found

    def chance(self, viewer: Man, foe: Man) -> chances.Chance | None:
        """Return the chance to spot a hidden man.

        Return None if he is visible, if the chance must stay secret, or if no Spotting check is left in this turn.
        """
        prompt = self.desk.prompt
        looked = isinstance(prompt, BattleAsked) and prompt.looked and prompt.decision.subject == viewer.id
        if foe.seen or self._secret(viewer) or prospects.spotting_refusal(self.desk.state, viewer, acted=looked):
            return None
        return chances.spotting(self.desk.state, viewer, foe)

    def _secret(self, viewer: Man) -> bool:
        return viewer.side == "enemy" and not viewer.seen


def draw_sight(surface: pygame.Surface, desk: VolumeDesk, start: Hex, end: Hex, line: Sight) -> None:
    """Draw a line of sight: solid if clear; else up to a cross where it is blocked, and dotted beyond."""
    a, b = desk.view.centre(start), desk.view.centre(end)
    if line.visible:
        pencil.clear_line(surface, a, b, pencil.clear_ink(is_dark(desk.state)))
    else:
        pencil.cut_line(surface, a, cross(desk, start, end, line), b)


def cross(desk: VolumeDesk, start: Hex, end: Hex, line: Sight) -> tuple[float, float]:
    """Return the screen position at which a blocked line is crossed out."""
    a, b = desk.view.centre(start), desk.view.centre(end)
    if line.reason == "too-dark":
        return between(a, b, line.night / line.range)
    return b if line.blocked_by is None else cut_point(desk, start, end, line.blocked_by)


def cut_point(desk: VolumeDesk, start: Hex, end: Hex, cutting: Hex) -> tuple[float, float]:
    """Return the screen position just inside the hex that blocks a line."""
    a, b = outline.centre(start), outline.centre(end)
    steps = 120
    for step in range(1, steps):
        share = step / steps
        x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        if outline.hex_at(x, y) == cutting:
            inside = min(1.0, share + 0.5 * (1 / max(1, _reach(a, b))) * 0.45)
            x, y = a[0] + (b[0] - a[0]) * inside, a[1] + (b[1] - a[1]) * inside
            return desk.view.camera.to_screen(desk.view.on_sheet((x, y)))
    x, y = _nearest(a, b, outline.centre(cutting))
    return desk.view.camera.to_screen(desk.view.on_sheet((x, y)))


def _reach(a: tuple[float, float], b: tuple[float, float]) -> float:
    return max(abs(b[0] - a[0]), abs(b[1] - a[1]))


def _nearest(a: tuple[float, float], b: tuple[float, float], to: tuple[float, float]) -> tuple[float, float]:
    """Return the point of a line nearest to another point, for a line along a hexside."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / max(1e-9, dx * dx + dy * dy)
    return a[0] + dx * share, a[1] + dy * share


def draw_beside(
    surface: pygame.Surface, desk: VolumeDesk, ends: tuple[Hex, Hex], lines: tuple[str, ...], line: Sight
) -> pygame.Rect:
    """Draw a note beside a line of sight, where it covers no counter; return its rectangle."""
    lines = in_room(desk.view.camera.free.width, lines)
    box = place_beside(desk, ends, lines, line)
    ink = theme.rgb("#1B489A") if line.visible else theme.rgb("#A91F14")
    theme.draw_note(surface, lines, box.x, box.y, ink)
    return box


def place_beside(desk: VolumeDesk, ends: tuple[Hex, Hex], lines: tuple[str, ...], line: Sight) -> pygame.Rect:
    """Return the rectangle of a note beside a line of sight.

    It is near the cross of a blocked line or the middle of a clear one; at the edge of the board only if every place
    there is covered.
    """
    view, px, lines = desk.view, theme.px, in_room(desk.view.camera.free.width, lines)
    at = between(view.centre(ends[0]), view.centre(ends[1]), 0.5) if line.visible else cross(desk, *ends, line)
    at = _in_view(at, (view.centre(ends[0]), view.centre(ends[1])), view.camera.open)
    size = note_size(lines)
    actors = [view.box(hex_) for hex_ in ends]  # these count more than other men
    barred = [*actors, *view.laid.values(), view.minimap.rect]
    taken = [*(place.rect for place in desk.title_desk.people.places()), *barred]
    throw = lying(desk)
    if throw is not None:
        taken.append(dice_box(desk, throw))
    open_, free = view.camera.open.inflate(-px(44), -px(16)), view.camera.free.inflate(-px(44), -px(16))
    near = [_at_point(at, size, *way, far) for far in FARTHER for way in WAYS]
    boxes = [*(box.clamp(open_) for box in near), *(box.clamp(free) for box in near)]
    if all(covered(box, barred, at) for box in boxes):
        boxes += edges(view.camera.open.inflate(-px(8), -px(8)), size)
    taken += actors
    about = [*map(view.box, hex_contents.with_markers(desk.state))]
    about += [view.box(line.blocked_by)] if line.blocked_by is not None else []
    return min(boxes, key=lambda box: (covered(box, taken, at), covered(box, about, at), _away(box, at)))


def _in_view(
    at: tuple[float, float], ends: tuple[tuple[int, int], tuple[int, int]], area: pygame.Rect
) -> tuple[float, float]:
    """Return a line's point if it is in an area, else the middle of the visible part of the line."""
    seen = () if area.collidepoint(at) else area.clipline(*ends)
    return between(*seen, 0.5) if seen else at


def _at_point(at: tuple[float, float], size: tuple[int, int], dx: float, dy: float, far: float) -> pygame.Rect:
    """Return a rectangle of a size on one side of a point; `far` multiplies the usual distance."""
    x = at[0] + dx * (size[0] / 2 + far * theme.px(APART))
    y = at[1] + dy * (size[1] / 2 + far * theme.px(APART) * 0.6)
    box = pygame.Rect((0, 0), size)
    box.center = round(x), round(y)
    return box


def _away(box: pygame.Rect, at: tuple[float, float]) -> float:
    """Return the distance between a rectangle and a point in pixels."""
    dx = max(box.left - at[0], 0.0, at[0] - box.right)
    dy = max(box.top - at[1], 0.0, at[1] - box.bottom)
    return math.hypot(dx, dy)


def draw_badge(surface: pygame.Surface, at: tuple[int, int], words: str) -> pygame.Rect:
    """Draw an eye above a counter's corner at `at`, with text if `words` is not empty; return its rectangle."""
    px, side = theme.px, theme.px(BADGE)
    face = theme.font("sans", 13, 700)
    width = side + (round(face.width(words)) + px(8) if words else 0)
    box = pygame.Rect(at[0] - px(8), at[1] - side + px(3), width, side)
    surface.blit(shapes.rounded(box.size, side / 2, theme.FIELD, theme.CLEAR, 1.8 * theme.scale()), box)
    theme.draw_icon(surface, "eye", (box.x + px(4), box.y + px(3), side - px(8), side - px(6)), theme.CLEAR)
    if words:
        face.draw_in(surface, words, (box.x + side - px(3), box.y, width - side, side), theme.CLEAR, align="center")
    return box
