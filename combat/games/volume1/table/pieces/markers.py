"""Pictures of order markers in the tray, markers of states and things, and team tokens (6.0, 9.1)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import largest
from combat.engine.stage.drawing.lettering import SQUEEZE, Rgb, face
from combat.engine.stage.drawing.piece import Piece, cut, dimmed, kept, ringed
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.faces import OrderFace, StateFace, TokenFace
from combat.games.volume1.table.pieces.impulse_figures import draw_figures, draw_modifier

UNITS = 80
"""A marker's width in units; all measures below are in units."""

CORNER, FIGURE_STRIP, LINE_HIGH = 4.0, 18.0, 13.0
MODIFIER_HIGH = 19.0
REASONS = ((13.0, 1.0), (13.0, 0.92), (13.0, SQUEEZE), (11.5, 1.0), (11.5, SQUEEZE), (10.0, 1.0), (10.0, SQUEEZE))
"""Font sizes in units for the reason on a disabled marker, with their squeeze: the first that fits."""
TOKEN, TOKEN_LOW = (72, 42), (72, 33)
"""A team's token with a value, and without one."""

CAP_HIGH, CAP_ROW = 15.0, 18.0
"""Height of the key's label, and of its row."""
ON_MARKER = theme.rgb("#15130E")
SPREADING = frozenset({"suppressive-fire", "slow-suppressive-fire"})
"""Icons wider than high, which may extend below the modifiers."""


@kept
def order(face_: OrderFace, size: int) -> Piece:
    """Return the picture of an order marker of the tray, ``size`` pixels wide."""
    unit = size / UNITS
    painter = _OrderPainter(face_, size)
    piece = cut((size, size), CORNER * unit, unit, painter.paint, 0.8)
    return ringed(piece, CORNER * unit, unit) if face_.selected else piece


@kept
def state(face_: StateFace, size: int) -> Piece:
    """Return the picture of a marker for a state or a thing, ``size`` pixels wide."""
    unit = size / UNITS
    ground, ink = palette.state_look(face_.id)

    def paint(target: pygame.Surface) -> None:
        target.blit(_lit(ground, (size, size)), (0, 0))
        type_ = face("condensed", 13 * unit, 600)
        lines = two_lines(face_.label, 13 * unit, size - 8 * unit) if face_.label else ()
        for number, line in enumerate(lines):
            type_.draw(target, line, (5 * unit, (14 + 13.5 * number) * unit), ink, room=size - 9 * unit)
        top = (16 + 13.5 * (len(lines) - 1)) if lines else 3.0
        high = UNITS - top
        wide = UNITS - (28 if face_.modifiers else 8)
        side = min(46.0 if lines else 66.0, high - 5, wide)
        left = 4 + (wide - side) / 2
        box = [round(value * unit) for value in (left, top + (high - side) / 2, side, side)]
        theme.draw_icon(target, face_.id, (box[0], box[1], box[2], box[3]), ink)
        _modifiers(target, face_.modifiers, (size - 13 * unit, size - 13 * unit), unit)

    piece = cut((size, size), CORNER * unit, unit, paint)
    return ringed(piece, CORNER * unit, unit) if face_.selected else piece


@kept
def token(face_: TokenFace, width: int) -> Piece:
    """Return the picture of a team's token, ``width`` pixels wide; it is lower while the team has no value."""
    wide, high = TOKEN if face_.value is not None else TOKEN_LOW
    unit = width / wide
    size = (width, round(high * unit))
    look = palette.TEAMS[face_.team]

    def paint(target: pygame.Surface) -> None:
        top = theme.mix(look.color, theme.LIGHT, 0.2)
        target.blit(shapes.gradient(*size, top, theme.mix(look.color, theme.DARK, 0.1)), (0, 0))
        side = palette.OLIVE if look.friendly else theme.rgb("#5C6864")
        target.fill(side, (0, 0, width, round(3.6 * unit)))
        sign_ink = theme.LIGHT if look.light or face_.team == "white" else theme.EDGE
        edge = theme.LIGHT if look.light else theme.EDGE
        sign = shapes.sign(look.shape, 6.2 * unit, sign_ink, edge, 1.1 * unit)
        target.blit(sign, sign.get_rect(center=(round(12 * unit), round(size[1] * 0.55))))
        room = width - 26 * unit
        if face_.value is None:
            box = (22 * unit, 3 * unit, room, size[1] - 3 * unit)
            named = largest(face_.name, room, "condensed", 700, 15 * unit, 13 * unit, 11.5 * unit)
            named.draw_in(target, face_.name, box, look.ink)
        else:
            named = largest(face_.name, room, "condensed", 600, 13.5 * unit, 12.5 * unit, 11.5 * unit)
            named.draw(target, face_.name, (22 * unit, 17.4 * unit), look.ink, room=room)
            value = (22 * unit, size[1] - 6 * unit)
            face("condensed", 18 * unit, 700).draw(target, str(face_.value), value, look.ink)

    piece = cut(size, CORNER * unit, unit, paint)
    if face_.done:
        return _ticked(piece, unit)
    return ringed(piece, CORNER * unit, unit) if face_.active else piece


def draw_cap(target: pygame.Surface, key: str, at: tuple[float, float], unit: float, *, barred: bool) -> float:
    """Draw the label of an order's key at `at`; return the x of its right edge.

    `barred`: the order is refused, and the label is drawn paler. `unit` is the number of pixels per unit of the
    marker.
    """
    type_ = face("condensed", 13 * unit, 600)
    wide = max(CAP_HIGH * unit, type_.width(key) + 7 * unit)
    area = pygame.Rect(round(at[0]), round(at[1]), round(wide), round(CAP_HIGH * unit))
    ground = theme.mix(theme.FIELD, theme.GREYED, 0.4) if barred else theme.FIELD
    target.blit(shapes.rounded(area.size, 3 * unit, ground, theme.LINE, max(1.0, 0.9 * unit)), area)
    type_.draw_in(target, key, area, theme.rgb("#3A3424"), align="center")
    return area.right


def two_lines(text: str, size: float, room: float) -> tuple[str, ...]:
    """Return a label as one line if it fits into `room` pixels with a slight squeeze, else as two of similar length.

    A single word is never split. `size` is the font size in pixels.
    """
    type_ = face("condensed", size, 600)
    words = text.split(" ")
    if type_.width(text) * 0.92 <= room or len(words) == 1:
        return (text,)
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(breaks, key=lambda halves: max(type_.width(half) for half in halves))


def _lit(ground: Rgb, size: tuple[int, int]) -> pygame.Surface:
    """Return a ground lit from the north-west."""
    corners = pygame.Surface((2, 2))
    corners.set_at((0, 0), theme.mix(ground, theme.LIGHT, 0.26))
    corners.set_at((1, 0), theme.mix(ground, theme.LIGHT, 0.08))
    corners.set_at((0, 1), ground)
    corners.set_at((1, 1), theme.mix(ground, theme.DARK, 0.13))
    return pygame.transform.smoothscale(corners, size)


def _modifiers(
    target: pygame.Surface, modifiers: tuple[tuple[str, str], ...], at: tuple[float, float], unit: float
) -> None:
    """Draw the modifiers from the lower right corner upwards."""
    x, y = at
    for modifier in modifiers:
        draw_modifier(target, modifier, (x, y), unit)
        y -= MODIFIER_HIGH * unit


def _ticked(piece: Piece, unit: float) -> Piece:
    """Return a token whose team has acted: dark, with a tick beside its value."""
    dark = dimmed(piece)
    tick = shapes.check_mark(round(20 * unit), theme.FORM)
    x = dark.origin[0] + dark.size[0] - tick.get_width() - round(3 * unit)
    dark.surface.blit(tick, (x, dark.origin[1] + dark.size[1] - tick.get_height() - round(2 * unit)))
    return dark


class _OrderPainter:
    """Painter of an order marker: name, icon, modifiers, figures, key; or why it cannot be given."""

    def __init__(self, face_: OrderFace, size: int) -> None:
        self.face, self.size, self.unit = face_, size, size / UNITS
        self.paper = theme.FORM if face_.side == "friendly" else palette.ENEMY_ORDER
        room = size - 8 * self.unit
        self.lines = two_lines(face_.name, 13 * self.unit, room)
        widest = max(face("condensed", 13 * self.unit, 600).width(line) for line in self.lines) * SQUEEZE
        self.type = 13.0 * min(1.0, room / max(1.0, widest))

    def paint(self, target: pygame.Surface) -> None:
        """Paint the whole face."""
        top = theme.mix(self.paper, theme.LIGHT, 0.35)
        target.blit(shapes.gradient(self.size, self.size, top, self.paper), (0, 0))
        self._figures(target)
        self._icon(target)
        self._right_edge(target)
        if self.face.reason:
            self._greyed(target)
        self._name(target)
        if self.face.key:
            self._key(target)

    def _name(self, target: pygame.Surface) -> None:
        type_ = face("condensed", self.type * self.unit, 600)
        for number, line in enumerate(self.lines):
            at = (4.5 * self.unit, (13.4 + LINE_HIGH * number) * self.unit)
            type_.draw(target, line, at, ON_MARKER, room=self.size - 7.5 * self.unit)

    def _figures(self, target: pygame.Surface) -> None:
        top, high = self.size - round(FIGURE_STRIP * self.unit), round(FIGURE_STRIP * self.unit)
        target.fill(theme.STRIP, (0, top, self.size, high))
        target.fill(ON_MARKER, (0, top, self.size, max(1, round(0.9 * self.unit))))
        draw_figures(target, self.face.figures, (0, top, self.size, high), self.unit)

    def _icon(self, target: pygame.Surface) -> None:
        top = 16 + LINE_HIGH * (len(self.lines) - 1)
        high = UNITS - FIGURE_STRIP - top
        crowded = bool(self.face.modifiers or self.face.direction)
        if self.face.icon in SPREADING:
            side, left, up = 49.0, 3.0, top + high - 47
        elif len(self.lines) > 1 and not crowded:
            side = min(40.0, high + 6)
            left, up = UNITS - side - 3, UNITS - FIGURE_STRIP - side - 1.5
        else:
            side = min(44.0, high - 2)
            left, up = 4 + (UNITS - (26 if crowded else 8) - side) / 2, top + (high - side) / 2
            left += 3 if self.face.key and crowded else 0
        box = [round(value * self.unit) for value in (left, up, side, side)]
        theme.draw_icon(target, self.face.icon, (box[0], box[1], box[2], box[3]), theme.rgb("#26231B"))

    def _right_edge(self, target: pygame.Surface) -> None:
        unit = self.unit
        x, y = self.size - 12.5 * unit, self.size - (FIGURE_STRIP + 12) * unit
        _modifiers(target, self.face.modifiers, (x, y), unit)
        if self.face.direction:
            y -= MODIFIER_HIGH * len(self.face.modifiers) * unit
            at = (self.size - 4.5 * unit, y + 6 * unit)
            face("condensed", 16 * unit, 800).draw(target, self.face.direction, at, ON_MARKER, align="right")

    def _key(self, target: pygame.Surface) -> None:
        """Paint the key's label above the figures; on a disabled marker at its lower edge."""
        foot = 0.0 if self.face.reason else FIGURE_STRIP
        draw_cap(
            target,
            self.face.key,
            (3.5 * self.unit, self.size - (foot + CAP_ROW) * self.unit),
            self.unit,
            barred=bool(self.face.reason),
        )

    def _greyed(self, target: pygame.Surface) -> None:
        """Paint grey over all, and the reason above the key."""
        unit, foot = self.unit, (CAP_ROW if self.face.key else 1.0) * self.unit
        named = round((3 + LINE_HIGH * len(self.lines)) * unit)
        veil = pygame.Surface((self.size, self.size), pygame.SRCALPHA)
        veil.fill((*theme.GREYED, 228))
        target.blit(veil, (0, 0))
        for size, squeeze in REASONS:
            type_, step = face("condensed", size * unit, 500), (size + 1) * unit
            lines = type_.wrap(self.face.reason, self.size - 6 * unit, squeeze)
            if named + len(lines) * step <= self.size - foot:
                break
        y = named + (self.size - foot - named - step * len(lines)) / 2 + step * 0.78
        for line in lines:
            at = (self.size / 2, y)
            type_.draw(target, line, at, ON_MARKER, align="center", room=self.size - 6 * unit)
            y += step
