"""Counters of men: portrait, name, values and skills, with the order tab below and states at the right edge (8.0)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.stage.drawing.piece import Piece, cut, faded, kept, ringed
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.counter_names import set_name
from combat.games.volume1.table.pieces.counter_tags import (
    LARGE,
    SIMPLE_BELOW,
    TAB_TOP,
    UNITS,
    chip,
    in_pixels,
    places,
    tab,
)
from combat.games.volume1.table.pieces.faces import FallenFace, ManFace
from combat.games.volume1.table.pieces.portraits import foliage, portrait

BAND, BAND_SIMPLE, STRIP, CORNER = 16.0, 22.0, 16.5, 5.0
PORTRAIT, BACK = 64.0, 53.0
"""Width of a portrait, and of a hidden man's, which is set back."""

STAMP_BAND = 11.0
"""Height of the band with the word for a hidden man."""

UNDERWOOD = (24, 30, 16, 12), (18, 24, 12, 96)
"""Shade over a hidden man, from his helmet down."""

CROWDED = 11.0
"""Width that two or more chips take from the strip of skills."""

DOTS, DOTS_SIMPLE = 5, 3
"""Maximum number of states as dots for a man under others, usual and on a small counter."""

SKILL_INK, SILHOUETTE = theme.rgb("#F6F0DC"), theme.rgb("#CFC8AE")
STAMP_INK, DISC = theme.rgb("#E9E2C8"), theme.rgb("#F3ECD8")
HIDDEN_GROUND, STRANGER_GROUND = theme.rgb("#14150E"), theme.rgb("#262D2C")
STRANGER_LIGHT = theme.rgb("#222A28")
"""Light added to an unknown enemy's portrait, so that its outline is visible on a small counter."""
FALLEN = {"friendly": theme.rgb("#B9B48E"), "enemy": theme.rgb("#AEB5AF")}
FALLEN_STAMP = theme.rgb("#8E1F16")


@kept
def man(face_: ManFace, size: int) -> Piece:
    """Return the picture of a man's counter, ``size`` pixels wide, with its order tab and states."""
    unit = size / UNITS
    crowd = face_.chips[: DOTS if face_.under else 2] if len(face_.chips) > 1 or face_.under else ()
    body = _body(replace(face_, chips=crowd, order=None, selected=False, dimmed=False), size)
    if face_.dimmed:
        body = faded(body)
    if face_.selected:
        body = ringed(body, CORNER * unit, unit)
    if face_.under or (not face_.chips and face_.order is None):
        return body
    return _dressed(body, face_, unit)


def value_boxes(size: int, *, leads: bool) -> dict[str, pygame.Rect]:
    """Return the rectangles of the values on a counter `size` pixels wide: "tq", and "ldr" if the man `leads`.

    They are relative to the counter's upper left corner.
    """
    simple, unit = size < SIMPLE_BELOW, size / UNITS
    side, top = (25.0, BAND_SIMPLE + 3.6) if simple else (17.0, BAND + 3.6)
    tops = {"tq": top, **({"ldr": top + side + 2.5} if leads else {})}
    return {kind: pygame.Rect(in_pixels((3.5, at, side, side), unit)) for kind, at in tops.items()}


@kept
def fallen(face_: FallenFace, size: int) -> Piece:
    """Return the picture of the marker where a man fell, ``size`` pixels wide."""
    unit = size / UNITS

    ground, foot, band = FALLEN[face_.side], round(20 * unit), round(BAND * unit)

    def paint(target: pygame.Surface) -> None:
        target.blit(portrait(f"kia-{face_.side}", size), (0, round((BAND - 4) * unit) if face_.name else 0))
        target.fill(theme.mix(ground, theme.LIGHT, 0.12), (0, size - foot, size, foot))
        stamp, at = face("stencil", 19 * unit, 700), (size / 2, size - 4.4 * unit)
        stamp.draw(target, face_.stamp, at, FALLEN_STAMP, align="center", tracking=1.5 * unit)
        if face_.name:
            target.fill(theme.mix(ground, theme.DARK, 0.3), (0, 0, size, band))
            type_, name = set_name((face_.name,), "", size - 8 * unit, 13 * unit)
            type_.draw(target, name, (size / 2, 12.6 * unit), theme.FORM, align="center", room=size - 8 * unit)

    return cut((size, size), CORNER * unit, unit, paint)


def _dressed(body: Piece, face_: ManFace, unit: float) -> Piece:
    """Return the counter with order tab below and chips on its right edge."""
    size = body.size[0]
    low = round(TAB_TOP * unit)
    under = tab(face_.order, size, friendly=face_.side == "friendly") if face_.order else None
    chips = [chip(state, unit * (LARGE if size < SIMPLE_BELOW else 1)) for state in face_.chips]
    origin = body.origin
    width, height = body.surface.get_size()
    if under:
        height = max(height, origin[1] - under.origin[1] + low + under.surface.get_height())
    for (x, y), tag in zip(places(size), chips, strict=False):
        width = max(width, origin[0] + round(x * unit) - tag.origin[0] + tag.surface.get_width())
        height = max(height, origin[1] + round(y * unit) - tag.origin[1] + tag.surface.get_height())
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill((21, 18, 10, 0))
    if under:
        under.draw(surface, origin[0], origin[1] + low)
    surface.blit(body.surface, (0, 0))
    for (x, y), tag in zip(places(size), chips, strict=False):
        tag.draw(surface, origin[0] + round(x * unit), origin[1] + round(y * unit))
    return Piece(surface, origin, body.size)


@kept
def _body(face_: ManFace, size: int) -> Piece:
    """Return the counter itself, without parts that change often."""
    unit = size / UNITS
    paint = _Painter(face_, size, simple=size < SIMPLE_BELOW)
    return cut((size, size), CORNER * unit, unit, paint.unknown if face_.unknown else paint.known)


class _Painter:
    """Painter of one face; ``simple`` leaves the skills out and enlarges the rest."""

    def __init__(self, face_: ManFace, size: int, *, simple: bool) -> None:
        self.face, self.size, self.unit, self.simple = face_, size, size / UNITS, simple
        self.look = palette.TEAMS[face_.team]
        self.band = BAND_SIMPLE if simple else BAND
        self.strip = 0.0 if simple else STRIP

    def known(self, target: pygame.Surface) -> None:
        """Paint a known man."""
        self._portrait(target)
        if self.face.hidden:
            target.blit(shapes.gradient(self.size, self.size, *UNDERWOOD), (0, 0))
            target.blit(foliage(self.size), (0, 0))
        self._band(target, *self._names())
        self._values(target)
        self._traits(target)
        if not self.simple:
            self._skills(target)
        if self.face.hidden and self.face.stamp and not self.simple:
            self._hidden_stamp(target)

    def unknown(self, target: pygame.Surface) -> None:
        """Paint an unknown enemy, with his team only."""
        unit = self.unit
        wide = round(UNITS * 0.98 * unit)
        target.fill(STRANGER_GROUND)
        target.blit(portrait("unknown", wide), (round((self.size - wide) / 2), round((self.band - 4) * unit)))
        target.fill(STRANGER_LIGHT, special_flags=pygame.BLEND_RGB_ADD)
        self._band(target, self.face.name)
        mark = face("stencil", (34 if self.simple else 27) * unit, 700)
        mark.draw(target, "?", (self.size * 0.5, self.size * 0.76), STAMP_INK, align="center")

    def _portrait(self, target: pygame.Surface) -> None:
        unit, friendly = self.unit, self.face.side == "friendly"
        ground = theme.mix(palette.OLIVE if friendly else palette.FIELD_GREY, theme.DARK, 0.14)
        target.fill(ground)
        back = self.face.hidden
        wide = round(((BACK if back else PORTRAIT) + (8 if self.simple else 0)) * unit)
        left, top = self.size - wide - (round(3 * unit) if back else 0), round((self.band - 1.3) * unit)
        target.blit(portrait(self.face.id, wide), (left, top))
        reach = round((38 if back else 34) * unit) - left
        fade = shapes.gradient(reach, self.size - top, (*ground, 255), (*ground, 0), across=True)
        target.blit(fade, (left, top))

    def _band(self, target: pygame.Surface, *names: str) -> None:
        """Paint the team's colour and sign, the first name that fits, and an enemy's number."""
        unit, look, hidden = self.unit, self.look, self.face.hidden
        high = round(self.band * unit)
        ground = theme.mix(look.color, HIDDEN_GROUND, 0.5) if hidden else look.color
        ink: Rgb = STAMP_INK if hidden else look.ink
        target.fill(ground, (0, 0, self.size, high))
        target.fill(theme.EDGE, (0, high, self.size, max(1, round(0.8 * unit))))
        type_size, radius = (17.0, 6.2) if self.simple else (13.0, 4.7)
        fill = theme.LIGHT if self.face.team == "white" and not hidden else ink
        edge = ink if hidden or look.light else theme.EDGE
        sign = shapes.sign(look.shape, radius * unit, fill, edge, unit)
        middle, center = (self.band / 2 + 0.2) * unit, (radius + 4.3) * unit
        target.blit(sign, (round(center - sign.get_width() / 2), round(middle - sign.get_height() / 2)))
        type_ = face("condensed", type_size * unit, 600)
        baseline = middle + type_.cap / 2 + 0.2 * unit
        left, right = (2 * radius + 7.6) * unit, self.size - 3 * unit
        if self.face.under and self.face.chips:
            right = self._dots(target, right, middle)
        elif self.face.number is not None and not self.simple and not self.face.unknown:
            at, pale = (right - unit, baseline), theme.mix(ink, ground, 0.2)
            plain = face("condensed", type_size * unit, 500)
            right -= 4 * unit + plain.draw(target, str(self.face.number), at, pale, align="right")
        type_, name = set_name(names, self.face.short, right - left, type_size * unit)
        type_.draw(target, name, (left, middle + type_.cap / 2 + 0.2 * unit), ink, room=right - left)

    def _dots(self, target: pygame.Surface, right: float, middle: float) -> float:
        """Paint a dot for each state of a man under others; return the x where they begin."""
        radius = (4.8 if self.simple else 3.4) * self.unit
        for state in reversed(self.face.chips[: DOTS_SIMPLE if self.simple else DOTS]):
            right -= 2 * radius
            dot = shapes.sign("circle", radius, palette.state_look(state)[0], theme.EDGE, max(1.0, 0.9 * self.unit))
            target.blit(dot, dot.get_rect(center=(round(right + radius), round(middle))))
        return right - 2 * self.unit

    def _names(self) -> tuple[str, ...]:
        """Return the name with a leader's rank, then without it."""
        if self.face.rank and (self.face.ldr or 0) > 1 and not self.simple:
            return f"{self.face.rank} {self.face.name}", self.face.name
        return (self.face.name,)

    def _values(self, target: pygame.Surface) -> None:
        unit, type_ = self.unit, 22.0 if self.simple else 15.0
        looks = {"tq": (self.face.tq, palette.TQ_RED), "ldr": (self.face.ldr, palette.LDR_BLACK)}
        for kind, (left, y, wide, high) in value_boxes(self.size, leads=self.face.ldr is not None).items():
            value, fill = looks[kind]
            if value is None:
                continue
            lift = max(1, round(0.8 * unit))
            target.blit(shapes.rounded((wide, high), 0, (0, 0, 0, 70)), (left + lift, y + lift))
            theme.draw_value(target, (left, y, wide, high), str(value), fill, type_ * unit)

    def _traits(self, target: pygame.Surface) -> None:
        """Paint T for Tough, or a medic's red cross, on a disc in the upper right corner."""
        unit, radius = self.unit, 10.0 if self.simple else 7.6
        x, y = self.size - (radius + 2.2) * unit, (self.band + radius + 2.6) * unit
        disc = shapes.sign("circle", radius * 1.05 * unit, DISC, theme.EDGE, 1.1 * unit)
        if self.face.tough:
            target.blit(disc, disc.get_rect(center=(round(x), round(y))))
            type_ = face("condensed", radius * 1.72 * unit, 800)
            type_.draw(target, "T", (x, y + type_.cap / 2), theme.EDGE, align="center")
            y += (radius * 2 + 2) * unit
        if self.face.medic:
            target.blit(disc, disc.get_rect(center=(round(x), round(y))))
            cross = theme.icon("cross", max(4, round(radius * 1.5 * unit)), palette.TQ_RED)
            target.blit(cross, cross.get_rect(center=(round(x), round(y))))

    def _skills(self, target: pygame.Surface) -> None:
        """Paint silhouettes of weapons with skills, narrowed to fit."""
        unit, top = self.unit, round(self.size - self.strip * self.unit)
        dark = palette.OLIVE_STRIP if self.face.side == "friendly" else palette.FIELD_GREY_STRIP
        strip = shapes.gradient(self.size, self.size - top, dark, theme.mix(dark, theme.DARK, 0.42))
        target.blit(strip, (0, top))
        type_ = face("condensed", 14 * unit, 700)
        widths = [self._silhouette(kind) for kind, _ in self.face.skills]
        figures = sum(type_.width(str(value)) / unit for _, value in self.face.skills)
        count = len(widths)
        room = UNITS - 6 - figures - 2.2 * count - (CROWDED if self.face.chips else 0)
        gap = 3.2 if count > 1 else 0.0
        share = min(1.0, (room - gap * (count - 1)) / max(1.0, sum(widths)))
        gap = min(9.0, (room - share * sum(widths)) / max(1, count - 1)) if count > 1 else 0.0
        x = 3.0
        for (kind, value), width in zip(self.face.skills, widths, strict=True):
            shape = theme.icon(f"weapons/{kind}", max(4, round(width * share * unit)), SILHOUETTE)
            target.blit(shape, (round(x * unit), round(self.size - self.strip / 2 * unit - shape.get_height() / 2)))
            x += width * share + 2.2
            x += type_.draw(target, str(value), (x * unit, self.size - 3.9 * unit), SKILL_INK) / unit + gap

    def _silhouette(self, kind: str) -> float:
        """Return the preferred width of a weapon's silhouette, in units."""
        shape = theme.icon(f"weapons/{kind}", 100, SILHOUETTE)
        return min(27.0, 12.0 * shape.get_width() / shape.get_height())

    def _hidden_stamp(self, target: pygame.Surface) -> None:
        """Paint the word for a hidden man on a dim band over his chest, clear of his face."""
        unit, foot = self.unit, round(self.size - self.strip * self.unit)
        high = round(STAMP_BAND * unit)
        target.blit(shapes.gradient(self.size, high, (*HIDDEN_GROUND, 110), (*HIDDEN_GROUND, 215)), (0, foot - high))
        type_, word = face("condensed", 13 * unit, 700), self.face.stamp.upper()
        tracking = 1.1 * unit if type_.width(word) < 44 * unit else 0.0
        left = 22.0 if self.face.ldr is not None else 0.0
        center, room = (left + (UNITS - left) / 2) * unit, (UNITS - left - 4) * unit
        baseline = foot - (STAMP_BAND / 2) * unit + type_.cap / 2
        type_.draw(target, word, (center, baseline), STAMP_INK, align="center", tracking=tracking, room=room)
