"""The cards: a message form for the player, a spot report for the enemy, their backs and decks (5.1, 9.1)."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

import pygame

from combat.client import shapes, theme
from combat.client.artwork import picture
from combat.client.lettering import SQUEEZE, Face, Rgb, face
from combat.client.table.cutting import Piece, kept, lay, ringed
from combat.client.table.pieces import CardRow, EnemyCardFace, FriendlyCardFace

CARD = (184, 264)
"""A card's width and height in units; all measures below are in units."""

CORNER = 5.0
TYPED, ON_REPORT = theme.rgb("#26231D"), theme.rgb("#23221F")
WOUND_STRIP, WOUND_PAPER, WOUND_TAG = theme.rgb("#9E2A1F"), theme.rgb("#FFF4E2"), theme.rgb("#8A2118")
STAMPS = {"order": theme.rgb("#23406E"), "discard": theme.rgb("#5A3A6E"), "event": theme.rgb("#2F5A3C")}
SECRET = theme.rgb("#E6B9AE")
CHECK_RED = theme.rgb("#9E2A1F")
SEAL, SEAL_EDGE = theme.rgb("#7A4A22"), theme.rgb("#3C220C")


def card_size(width: int) -> tuple[int, int]:
    """Width and height in pixels of a card of a width."""
    return width, round(width * CARD[1] / CARD[0])


@kept
def friendly(face_: FriendlyCardFace, width: int) -> Piece:
    """The face of one of the player's cards."""
    return _card(_FriendlyPainter(face_, width).paint, width, "card-friendly", selected=face_.selected)


@kept
def enemy(face_: EnemyCardFace, width: int) -> Piece:
    """The face of an enemy order card."""
    return _card(_EnemyPainter(face_, width).paint, width, "card-enemy", selected=False)


@kept
def back(side: str, width: int, height: int) -> Piece:
    """A card's back: a star for the player, a helmet for the enemy."""
    return lay(_back(side, (width, height)), width * CORNER / CARD[0], width / CARD[0], 1.3)


@kept
def deck(side: str, count: int, width: int, height: int) -> Piece:
    """A stack of cards with the number of those left; an empty place when there is none."""
    step = max(1, round(width * 0.05))
    layers = min(3, count)
    unit = width / 34
    if not layers:
        empty = shapes.rounded(
            (width, height), width * 0.1, (*theme.WELL, 255), theme.FRAME_LINE, max(1.0, unit)
        ).copy()
        face("sans", 15 * unit, 600).draw_in(empty, "0", (0, 0, width, height), theme.FRAME_TEXT_2, align="center")
        return Piece(empty, (0, 0), (width, height))
    stack = pygame.Surface((width + step * (layers - 1), height + step * (layers - 1)), pygame.SRCALPHA)
    edge = shapes.rounded(
        (width, height), width * 0.1, theme.mix(_ground(side), theme.BLACK, 0.3), theme.EDGE, unit * 0.7
    )
    for layer in range(layers - 1, 0, -1):
        stack.blit(edge, (layer * step, layer * step))
    top = _back(side, (width, height)).copy()
    at = (width / 2, height - 8 * unit)
    face("sans", 15 * unit, 700).draw(top, str(count), at, theme.rgb("#F1EBD8"), align="center")
    stack.blit(top, (0, 0))
    return Piece(stack, (0, 0), (width, height))


def _card(paint: Callable[[pygame.Surface], None], width: int, paper: str, *, selected: bool) -> Piece:
    """A sheet of card paper that ``paint`` has filled in, with its edge and shadow."""
    size, unit = card_size(width), width / CARD[0]
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(theme.paper(paper, *size), (0, 0))
    sheet.blit(_aged(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    paint(sheet)
    radius = CORNER * unit
    sheet.blit(shapes.rounded(size, radius, theme.WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = max(0.5, 0.5 * unit)
    sheet.blit(shapes.rounded(size, radius, (*theme.rgb("#3B331F"), 0), (*theme.rgb("#3B331F"), 190), line), (0, 0))
    piece = lay(sheet, radius, unit, 1.3)
    return ringed(piece, radius, unit) if selected else piece


@functools.lru_cache(maxsize=12)
def _aged(size: tuple[int, int]) -> pygame.Surface:
    """White that darkens a little towards the edges, as handled paper does."""
    small = pygame.Surface((23, 33))
    for x in range(23):
        for y in range(33):
            inward = min(x, y, 22 - x, 32 - y)
            fade = math.exp(-inward / 2.2)
            small.set_at((x, y), (255 - round(20 * fade), 255 - round(26 * fade), 255 - round(34 * fade)))
    return pygame.transform.smoothscale(small, size)


@functools.lru_cache(maxsize=24)
def rubber_stamp(text: str, size: float, ink: Rgb, degrees: int, *, double: bool) -> pygame.Surface:
    """A framed word as a worn rubber stamp leaves it, for a multiplying blit; ``size`` of the type in pixels."""
    fine = 3
    type_ = face("stencil", size * fine, 700)
    wide, high = round(type_.width(text) + size * fine * 1.2), round(size * fine * 1.7)
    plate = pygame.Surface((wide, high), pygame.SRCALPHA)
    plate.blit(shapes.rounded((wide, high), size * fine * 0.16, (*ink, 0), ink, size * fine * 0.11), (0, 0))
    if double:
        inset = round(size * fine * 0.19)
        inner = (wide - 2 * inset, high - 2 * inset)
        plate.blit(shapes.rounded(inner, size * fine * 0.1, (*ink, 0), ink, size * fine * 0.045), (inset, inset))
    type_.draw_in(plate, text, (0, 0, wide, high), ink, align="center")
    wear = pygame.transform.smoothscale_by(_wear(), max(0.4, size * fine / 40))
    for y in range(0, high, wear.get_height()):
        for x in range(0, wide, wear.get_width()):
            plate.blit(wear, (x, y), special_flags=pygame.BLEND_RGBA_MULT)
    on_white = pygame.Surface((wide, high), pygame.SRCALPHA)
    on_white.fill(theme.WHITE)
    on_white.blit(plate, (0, 0))
    turned = pygame.transform.rotate(_with_margin(on_white), -degrees)
    return pygame.transform.smoothscale(turned, (turned.get_width() // fine, turned.get_height() // fine))


def _with_margin(surface: pygame.Surface) -> pygame.Surface:
    """The surface on white that turns to nothing when it is rotated."""
    plate = pygame.Surface((surface.get_width() + 12, surface.get_height() + 12), pygame.SRCALPHA)
    plate.fill(theme.WHITE)
    plate.blit(surface, (6, 6))
    return plate


@functools.cache
def _wear() -> pygame.Surface:
    return picture("paper/wear.png")


def _press(sheet: pygame.Surface, stamp: pygame.Surface, center: tuple[float, float]) -> None:
    """Stamps: the ink darkens the paper below it."""
    place = stamp.get_rect(center=(round(center[0]), round(center[1])))
    ground = pygame.Surface(stamp.get_size())
    ground.fill(theme.WHITE)
    ground.blit(stamp, (0, 0))
    sheet.blit(ground, place, special_flags=pygame.BLEND_RGB_MULT)


def _ground(side: str) -> Rgb:
    return theme.OLIVE if side == "friendly" else theme.rgb("#5C6864")


@functools.lru_cache(maxsize=12)
def _back(side: str, size: tuple[int, int]) -> pygame.Surface:
    """A back without its shadow: a double frame, and the side's sign in a ring of rays."""
    width, height = size
    ground, ink = _ground(side), theme.FORM if side == "friendly" else theme.rgb("#2C3431")
    pale, hair = theme.mix(ground, theme.FORM, 0.5), max(1.0, width / 90)
    radius = width * (CORNER / CARD[0] if width > 60 else 0.1)
    sheet = shapes.rounded(size, radius, ground, theme.EDGE, max(0.6, width / 200)).copy()
    for share, line in ((0.055, hair), (0.105, max(0.6, hair * 0.5))):
        inset = round(width * share)
        inner = (width - 2 * inset, height - 2 * inset)
        sheet.blit(shapes.rounded(inner, radius * 0.7, (*pale, 0), pale, line), (inset, inset))
        if width <= 60:
            break
    center = (width // 2, round(height * (0.5 if width > 60 else 0.4)))
    if width > 60:
        sheet.blit(_rays(round(width * 0.74), pale), _rays(round(width * 0.74), pale).get_rect(center=center))
    sign = theme.icon(
        "star" if side == "friendly" else "helmet-german", round(width * (0.4 if width > 60 else 0.5)), ink
    )
    sheet.blit(sign, sign.get_rect(center=center))
    grain = theme.paper("grain", width, height)
    sheet.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


@functools.lru_cache(maxsize=8)
def _rays(size: int, ink: Rgb) -> pygame.Surface:
    plate, middle = shapes.Plate(size, size, ink), size / 2
    plate.ring((middle, middle), middle * 0.7, ink, size / 70)
    for number in range(48):
        angle = number * math.pi / 24
        along = (math.cos(angle), math.sin(angle))
        inner, outer = middle * 0.76, middle * (0.96 if number % 2 == 0 else 0.86)
        ends = [(middle + along[0] * reach, middle + along[1] * reach) for reach in (inner, outer)]
        plate.line(ends, ink, size / 90)
    return plate.reduce()


class _FriendlyPainter:
    """Fills in a message form."""

    def __init__(self, face_: FriendlyCardFace, width: int) -> None:
        self.face, self.width, self.unit = face_, width, width / CARD[0]

    def paint(self, sheet: pygame.Surface) -> None:
        """The whole form."""
        unit = self.unit
        self._rule(sheet, (7, 7, 177, 7), (7, 7, 7, 257), (177, 7, 177, 257), (7, 257, 177, 257), (7, 26, 177, 26))
        serial = face("typewriter", 13 * unit)
        wide = serial.draw(sheet, self.face.serial, (171 * unit, 21.2 * unit), TYPED, align="right")
        heading, room = face("condensed", 13 * unit, 700), 156 * unit - wide
        tracking = min(0.9 * unit, (room - heading.width(self.face.heading)) / max(1, len(self.face.heading)))
        at = (13 * unit, 21.2 * unit)
        if tracking > 0:
            heading.draw(sheet, self.face.heading, at, theme.FORM_RULE, tracking=tracking)
        else:
            heading.draw(sheet, self.face.heading, at, theme.FORM_RULE, room=room)
        self._rule(sheet, (7, 98, 177, 98))
        if self.face.initiative is not None:
            self._initiative(sheet)
        double = self.face.kind != "discard"
        stamp = rubber_stamp(self.face.stamp, self._stamp_size(), STAMPS[self.face.kind], -9, double=double)
        _press(sheet, stamp, ((137 if self.face.initiative is not None else 92) * unit, 62 * unit))
        self._text(sheet, self._title(sheet))
        self._wound(sheet)

    def _stamp_size(self) -> float:
        """As large as the word's room allows."""
        room = 76 if self.face.initiative is not None else 140
        type_ = face("stencil", 100, 700)
        return self.unit * min(13.4 if room == 76 else 22, (room - 3) / (type_.width(self.face.stamp) / 100 + 1.2))

    def _rule(self, sheet: pygame.Surface, *lines: tuple[float, float, float, float], share: float = 0.72) -> None:
        ink = theme.mix(theme.FRIENDLY_CARD, theme.FORM_RULE, share)
        thick = max(1, round(0.8 * self.unit))
        for left, top, right, bottom in lines:
            area = [round(value * self.unit) for value in (left, top, right - left, bottom - top)]
            sheet.fill(ink, (area[0], area[1], max(thick, area[2]), max(thick, area[3])))

    def _initiative(self, sheet: pygame.Surface) -> None:
        unit = self.unit
        self._rule(sheet, (97, 26, 97, 98))
        self._rule(sheet, (7, 50, 97, 50), (7, 74, 97, 74), share=0.5)
        names, values = face("condensed", 13.5 * unit, 500), face("typewriter", 18 * unit, 700)
        for row, ((team, name), value) in enumerate(zip(self.face.teams, self.face.initiative or (), strict=True)):
            baseline = (43.5 + 24 * row) * unit
            theme.draw_team(sheet, team, (17 * unit, baseline - 4.8 * unit), 5 * unit)
            names.draw(sheet, name, (26 * unit, baseline), theme.rgb("#3B3726"), room=43 * unit)
            at = (93.5 * unit, baseline + 0.8 * unit)
            values.draw_typed(sheet, str(value), at, theme.rgb("#1C1913"), align="right", seed=self.face.number)

    def _title(self, sheet: pygame.Surface) -> float:
        """The title in one or two lines; returns where the text may begin, in units."""
        unit, type_ = self.unit, face("typewriter", 15.5 * self.unit, 700)
        lines = type_.wrap(self.face.title, 158 * unit)
        for number, line in enumerate(lines):
            fitting, squeeze = type_.fit(line, 158 * unit)
            at = (13 * unit, (117 + 17 * number) * unit)
            type_.draw_typed(sheet, fitting, at, theme.rgb("#1F1C15"), seed=self.face.number, squeeze=squeeze)
        return 121.0 + 17 * (len(lines) - 1)

    def _text(self, sheet: pygame.Surface, top: float) -> None:
        """The text on the form's lines, in the largest type that finds room."""
        unit = self.unit
        bottom = 224.0 if self.face.wound else 254.0
        type_, squeeze, step, lines = self._set(self.face.text, bottom - top)
        ruled = max(len(lines), int((bottom - top) // step))
        for number in range(ruled):
            baseline = top + step * (number + 0.82)
            if baseline + 4 < bottom:
                self._rule(sheet, (13, baseline + 4, 171, baseline + 4), share=0.36)
            if number < len(lines):
                at = (13 * unit, baseline * unit)
                type_.draw_typed(sheet, lines[number], at, theme.rgb("#2A261D"), seed=self.face.number, squeeze=squeeze)

    def _set(self, text: str, high: float) -> tuple[Face, float, float, list[str]]:
        """Type, squeeze, line step in units and the lines, as large as the height allows."""
        unit, room = self.unit, 159 * self.unit
        for size, squeeze in ((14.0, 1.0), (13.5, 0.97), (13.0, 0.95), (13.0, 0.9), (13.0, 0.85)):
            type_ = face("typewriter", size * unit)
            lines = type_.wrap(text, room, squeeze)
            step = 18.5 if size == 14.0 else size * 1.26
            if len(lines) * step <= high:
                return type_, squeeze, step, lines
        type_ = face("condensed", 13.5 * unit, 500)
        return type_, 1.0, 15.5, type_.wrap(text, room)[: int(high // 15.5)]

    def _wound(self, sheet: pygame.Surface) -> None:
        """The red strip with the wound that this card gives when it is drawn for one (16.0)."""
        if not self.face.wound:
            return
        unit = self.unit
        top, bottom = round(228 * unit), round(257 * unit)
        left, right = round(7 * unit), round(177 * unit) + max(1, round(0.8 * unit))
        sheet.fill(WOUND_STRIP, (left, top, right - left, bottom - top))
        room = 156 * unit
        if self.face.wound_tag:
            tag = face("sans", 13.5 * unit, 700)
            wide = round(tag.width(self.face.wound_tag) + 11 * unit)
            area = (round(170 * unit) - wide, round(233.5 * unit), wide, round(18 * unit))
            sheet.blit(shapes.rounded(area[2:], 3 * unit, WOUND_PAPER), area[:2])
            tag.draw_in(sheet, self.face.wound_tag, area, WOUND_TAG, align="center")
            room -= wide + 4 * unit
        box = (15 * unit, top, room, bottom - top)
        face("sans", 14.5 * unit, 600).draw_in(sheet, self.face.wound, box, WOUND_PAPER)


class _EnemyPainter:
    """Types a spot report."""

    def __init__(self, face_: EnemyCardFace, width: int) -> None:
        self.face, self.width, self.unit = face_, width, width / CARD[0]
        self.plain, self.bold = face("typewriter", 13 * self.unit), face("typewriter", 13 * self.unit, 700)

    def paint(self, sheet: pygame.Surface) -> None:
        """The whole report."""
        unit = self.unit
        stamp = rubber_stamp(self.face.stamp, self._stamp_size(), SECRET, -24, double=False)
        _press(sheet, stamp, (92 * unit, 122 * unit))
        wide = self.plain.draw(sheet, str(self.face.serial), (172 * unit, 20 * unit), ON_REPORT, align="right")
        heading = face("typewriter", 13.5 * unit, 700)
        text, squeeze = heading.fit(self.face.heading, 156 * unit - wide)
        heading.draw_typed(sheet, text, (12 * unit, 20 * unit), ON_REPORT, seed=self.face.serial, squeeze=squeeze)
        text, squeeze = self.plain.fit(self.face.subject, (146 if self.face.team else 160) * unit)
        self.plain.draw_typed(sheet, text, (12 * unit, 34.5 * unit), ON_REPORT, seed=self.face.serial, squeeze=squeeze)
        if self.face.team:
            theme.draw_team(sheet, self.face.team, (166 * unit, 30.5 * unit), 5.5 * unit)
        self._line(sheet, 40)
        below = self._table(sheet, "cover", self.face.cover_title, self.face.cover_rows, 53.5)
        self._table(sheet, "open", self.face.open_title, self.face.open_rows, below + 4.5)
        self._line(sheet, 222)
        self._foot(sheet)

    def _stamp_size(self) -> float:
        """The stamp across the report keeps within it at its slant."""
        return self.unit * min(30, 150 / (face("stencil", 100, 700).width(self.face.stamp) / 100 + 1.2))

    def _line(self, sheet: pygame.Surface, y: float) -> None:
        unit = self.unit
        ink = theme.mix(theme.ENEMY_CARD, ON_REPORT, 0.78)
        sheet.fill(ink, (round(10 * unit), round(y * unit), round(164 * unit), max(1, round(0.8 * unit))))

    def _table(self, sheet: pygame.Surface, key: str, title: str, rows: tuple[CardRow, ...], top: float) -> float:
        """A title and its rows; returns the baseline after the last."""
        unit = self.unit
        wide = self.bold.draw_typed(sheet, title, (12 * unit, top * unit), ON_REPORT, seed=self.face.serial)
        sheet.fill(ON_REPORT, (round(12 * unit), round((top + 2) * unit), round(wide), max(1, round(0.9 * unit))))
        baseline = top + 15
        for number, row in enumerate(rows):
            lit = self.face.lit == (key, number)
            if lit:
                self._light(sheet, baseline)
            self._row(sheet, row, baseline * unit, lit=lit)
            baseline += 14
        return baseline

    def _light(self, sheet: pygame.Surface, baseline: float, right: float = 175) -> None:
        unit = self.unit
        bar = pygame.Surface((round((right - 9) * unit), round(15 * unit)), pygame.SRCALPHA)
        bar.fill((*theme.CHOSEN, 200))
        sheet.blit(bar, (round(9 * unit), round((baseline - 11) * unit)))

    def _row(self, sheet: pygame.Surface, row: CardRow, baseline: float, *, lit: bool) -> None:
        """Typed; what finds no room so is set closer, and at the worst begins further left."""
        unit = self.unit
        suffixes = [(text, ink) for text, ink in ((row.checks, CHECK_RED), (row.directions, ON_REPORT)) if text]
        close = face("condensed", 13 * unit, 600 if lit else 500), face("condensed", 13.5 * unit, 700)
        typed = (self.bold if lit else self.plain), self.bold
        for (order, suffix), left in ((typed, 82), (close, 82), (close, 73)):
            room = (172 - left) * unit - sum(suffix.width(text) + 3 * unit for text, _ in suffixes)
            if order.width(row.order) * SQUEEZE <= room:
                break
        wide = (left - 15) * unit
        morale = self.plain if self.plain.width(row.morale) * SQUEEZE <= wide else face("condensed", 13.5 * unit, 500)
        morale.draw(sheet, row.morale, (12 * unit, baseline), ON_REPORT, room=wide)
        right = 172 * unit
        for text, ink in suffixes:
            right -= suffix.draw(sheet, text, (right, baseline), ink, align="right") + 3 * unit
        order.draw(sheet, row.order, (left * unit, baseline), ON_REPORT, room=room)

    def _foot(self, sheet: pygame.Surface) -> None:
        """Rout and Berserk, and the initiative in its seal."""
        unit = self.unit
        for key, text, baseline in (("rout", self.face.rout, 238.0), ("berserk", self.face.berserk, 253.0)):
            if self.face.lit and self.face.lit[0] == key:
                self._light(sheet, baseline, 136)
            self.plain.draw(sheet, text, (12 * unit, baseline * unit), ON_REPORT, room=122 * unit)
        seal = shapes.team_shape("circle", 16.6 * unit, SEAL, SEAL_EDGE, max(1.0, unit))
        center = (round(155 * unit), round(241 * unit))
        sheet.blit(seal, seal.get_rect(center=center))
        type_ = face("sans", 18 * unit, 700)
        at = (center[0], center[1] + type_.cap / 2)
        type_.draw(sheet, str(self.face.initiative), at, theme.rgb("#FBF3DF"), align="center")
