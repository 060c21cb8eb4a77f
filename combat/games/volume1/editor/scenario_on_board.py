"""Drawing of a scenario on the board: set-up area, objectives, enemy hexes, compass, edges, strikes, crews."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from typing import Any

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex, HexError, direction_between
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.stage.drawing.piece import Piece, cut, kept
from combat.engine.tabletop.hexes.hex_marks import hexagon
from combat.engine.tabletop.hexes.hex_view import HexView
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.words import text, translated
from combat.games.volume1.editor.brush import Brush, hexes_in, is_pieces
from combat.games.volume1.editor.draft import Draft
from combat.games.volume1.editor.form.editor_form import EditorForm
from combat.games.volume1.table.pieces import counters, weapon_counters
from combat.games.volume1.table.pieces.counter_tags import UNITS
from combat.games.volume1.table.pieces.counters import STAMP_INK, STRANGER_GROUND
from combat.games.volume1.table.pieces.faces import ManFace
from combat.games.volume1.table.pieces.portraits import portrait
from combat.games.volume1.table.pieces.weapon_silhouettes import silhouette

PIECE = 76
"""Width of an enemy piece in sheet pixels."""
ENEMY_ROUND = theme.rgb("#FFF3DF")


class ScenarioOnBoard:
    """Draws the scenario; it installs its drawing functions as layers of the view."""

    def __init__(self, view: HexView, draft: Draft, form: EditorForm, brush: Brush) -> None:
        self.view, self.draft, self.form, self.brush = view, draft, form, brush
        self.cursor: Hex | None = None
        """The cursor's hex."""
        self.repainted: frozenset[Hex] = frozenset()
        """Hexes whose terrain was changed in the map while the editor is open."""
        view.layers |= {"ground": self.draw_ground, "pencil": self.draw_pencil, "pieces": self.draw_pieces}

    def _on_board(self, hexes: object) -> list[Hex]:
        return hexes_in(hexes, self.view.board)

    def mark(self) -> None:
        """Mark the hexes of the line being edited, the cursor, and changed hexes."""
        marks: dict[Hex, Mark] = dict.fromkeys(self.repainted, "area")
        row = self.form.brush
        if row is not None and not is_pieces(row):
            marks |= dict.fromkeys(self._on_board(self.draft.get(row.path, [])), "legal")
        if self.cursor is not None:
            marks[self.cursor] = "chosen"
        self.view.marks.set(marks)

    # -- on the sheet -------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the set-up hexes in blue and the objectives in red."""
        size = (round(self.view.place_width), round(self.view.place_height))
        shade = _shaded(size, theme.CLEAR)
        for hex_ in self._on_board(self.draft.get(("friendly", "deployment"), [])):
            surface.blit(shade, shade.get_rect(center=self.view.centre(hex_)))
        red = _shaded(size, theme.CUT)
        for objective in self.draft.get(("objective",), []):
            for hex_ in self._on_board(objective.get("hexes", [])):
                surface.blit(red, red.get_rect(center=self.view.centre(hex_)))

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw the edges of both sides, and the compass."""
        self._draw_edges(surface)
        self._draw_compass(surface)

    def _draw_edges(self, surface: pygame.Surface) -> None:
        board, view = self.view.board, self.view
        wide, high = outline.sheet_size(board.columns, board.rows)
        (left, top), (right, bottom) = (view.camera.to_screen(view.on_sheet(at)) for at in ((0, 0), (wide, high)))
        ends = {
            "left": ((left, top), (left, bottom)),
            "right": ((right, top), (right, bottom)),
            "top": ((left, top), (right, top)),
            "bottom": ((left, bottom), (right, bottom)),
        }
        for side, ink in (("friendly", theme.CLEAR), ("enemy", theme.CUT)):
            edge = self.draft.get((side, "edge"))
            if edge in ends:
                pencil.stroke(surface, ends[edge], ink, 7.0)

    def _draw_compass(self, surface: pygame.Surface) -> None:
        """Draw the compass with its 1, and the wind."""
        at, one = self.draft.get(("compass", "at")), self.draft.get(("compass", "one"))
        lying = self._on_board(at)
        if not lying:
            return
        x, y = self.view.centre(lying[0])
        reach = self.view.place_height * 0.42
        rose = _disc(round(reach))
        surface.blit(rose, rose.get_rect(center=(x, y)))
        try:
            way = direction_between(lying[0], Hex(one))
        except (HexError, TypeError, ValueError):
            way = None
        if way is None:
            return
        for number in range(1, 7):
            turn = math.radians(60 * (way + number - 1) - 90)
            place = (x + reach * 0.72 * math.cos(turn), y + reach * 0.72 * math.sin(turn))
            figures = face("sans", max(9.0, reach * 0.34), 700)
            ink = theme.CUT if number == 1 else theme.INK_2
            box = pygame.Rect(0, 0, round(reach * 0.5), round(reach * 0.5))
            box.center = (round(place[0]), round(place[1]))
            figures.draw_in(surface, str(number), box, ink, align="center")
        self._draw_needle(surface, (x, y), reach * 0.48, way, theme.CUT)
        wind = self.draft.get(("wind",), 0)
        if isinstance(wind, int) and 1 <= wind <= 6:
            far = self.view.place_height * 0.95
            self._draw_needle(surface, (x, y), far, way + wind - 1, theme.CLEAR)

    def _draw_needle(self, surface: pygame.Surface, start: tuple[int, int], reach: float, way: int, ink: Rgb) -> None:
        turn = math.radians(60 * way - 90)
        end = (start[0] + reach * math.cos(turn), start[1] + reach * math.sin(turn))
        pencil.arrow(surface, [start, end], ink, 3.4)

    def _draw_flag(self, surface: pygame.Surface, objective: dict[str, Any]) -> None:
        """Draw name and points of an objective over its first hex."""
        hexes = self._on_board(objective.get("hexes", []))
        if not hexes or self.view.place_width < theme.px(40):
            return
        px = theme.px
        words = f"{objective.get('title') or objective.get('id', '')}  {objective.get('points', 0)}"
        small = theme.font("sans", 13, 700)
        chip = pygame.Rect(0, 0, round(small.width(words)) + px(28), px(21))
        x, y = self.view.centre(min(hexes, key=lambda hex_: self.view.centre(hex_)[1]))
        chip.midbottom = (x, y - round(self.view.place_height * 0.34))
        surface.blit(shapes.rounded(chip.size, px(4), (*theme.FIELD, 235), theme.EDGE, 1.0), chip)
        theme.draw_icon(surface, "flag", (chip.x + px(4), chip.y + px(3), px(15), px(15)), theme.INK)
        inner = pygame.Rect(chip.x + px(20), chip.y, chip.width - px(24), chip.height)
        small.draw_in(surface, words, inner, theme.INK)

    # -- pieces -------------------------------------------------------------------------------------------------

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw unknown men, gun crews, weapons, flags, and the numbered hexes of the line being edited."""
        size = max(20, round(PIECE * self.view.camera.zoom))
        held = self.brush.held
        for hex_ in self._on_board(self.draft.get(("enemy", "hexes"), [])):
            if hex_ != held or self.form.brush is None or self.form.brush.path != ("enemy", "hexes"):
                self._stranger(surface, self.view.centre(hex_), size)
        self._draw_known(surface, size)
        for objective in self.draft.get(("objective",), []):
            self._draw_flag(surface, objective)
        row = self.form.brush
        if row is not None and row.field.count:
            self._draw_numbers(surface, self._on_board(self.draft.get(row.path, [])))
        if held is not None and self.brush.busy:
            self._draw_held(surface, size)

    def _draw_known(self, surface: pygame.Surface, size: int) -> None:
        """Draw what starts in a hex of its own: men before the squad, crews, weapon counters."""
        for part in self.draft.get(("friendly", "extra"), []):
            self._draw_man(surface, part.get("man", ""), part.get("hex"), size, 0)
        for part in self.draft.get(("enemy", "crew"), []):
            for aside, role in ((-1, "assistant"), (0, "operator")):
                self._draw_man(surface, part.get(role, ""), part.get("hex"), size, aside * size // 4)
        weapons = self.form.bench.known.weapons
        for part in self.draft.get(("friendly", "weapon"), []):
            weapon = weapons.get(part.get("weapon", ""))
            for hex_ in self._on_board(part.get("hex")) if weapon is not None else ():
                assert weapon is not None
                rates = "/".join(map(str, weapon.rates))
                figures = text("gun-figures", rate=rates, range=weapon.max_range)
                face_ = weapon_counters.GunFace(translated(weapon.name), figures)
                x, y = self.view.centre(hex_)
                weapon_counters.counter(face_, size).draw(surface, x - size // 2, y - size // 2)

    def _draw_man(self, surface: pygame.Surface, man: str, place: object, size: int, aside: int) -> None:
        """Draw a man's counter, offset by some pixels."""
        known = self.form.bench.known
        figure = known.figures.get(man)
        for hex_ in self._on_board(place) if figure is not None else ():
            assert figure is not None
            skills = tuple((silhouette(known.weapons[skill.weapon]), skill.value) for skill in figure.skills)
            face_ = ManFace(
                man, figure.name, figure.side, figure.team, figure.rank, None, figure.tq, figure.ldr or None, skills
            )
            x, y = self.view.centre(hex_)
            counters.man(face_, size).draw(surface, x - size // 2 + aside, y - size // 2 - aside)

    def _stranger(self, surface: pygame.Surface, at: tuple[int, int], size: int) -> None:
        stranger(size).draw(surface, at[0] - size // 2, at[1] - size // 2)

    def _draw_held(self, surface: pygame.Surface, size: int) -> None:
        over = self.view.hover
        if over is not None and self.form.brush is not None and self.form.brush.path == ("enemy", "hexes"):
            self._stranger(surface, self.view.centre(over), size)

    def _draw_numbers(self, surface: pygame.Surface, hexes: Iterable[Hex]) -> None:
        """Draw the face of the d10 for each hex, on a disc."""
        side = max(theme.px(22), round(self.view.place_height * 0.42))
        for number, hex_ in enumerate(hexes):
            box = pygame.Rect(0, 0, side, side)
            box.center = self.view.centre(hex_)
            surface.blit(shapes.rounded(box.size, side / 2, theme.CUT, ENEMY_ROUND, 2.0), box)
            face("sans", side * 0.6, 700).draw_in(surface, str(number), box, ENEMY_ROUND, align="center")


@kept
def stranger(size: int) -> Piece:
    """Return the counter of an unknown enemy without a team, `size` pixels wide."""
    unit = size / UNITS

    def paint(target: pygame.Surface) -> None:
        wide = round(UNITS * 0.98 * unit)
        target.fill(STRANGER_GROUND)
        target.blit(portrait("unknown", wide), (round((size - wide) / 2), round(6 * unit)))
        mark = face("stencil", 38 * unit, 700)
        mark.draw(target, "?", (size * 0.5, size * 0.72), STAMP_INK, align="center")

    return cut((size, size), 5 * unit, unit, paint)


@functools.lru_cache(maxsize=4)
def _shaded(size: tuple[int, int], ink: Rgb) -> pygame.Surface:
    """Return a hex in transparent colour."""
    plate = shapes.Plate(*size, ink)
    plate.polygon(hexagon(size, 1), (*ink, 78))
    return plate.reduce()


@functools.lru_cache(maxsize=2)
def _disc(radius: int) -> pygame.Surface:
    """Return the disc of the compass."""
    side = 2 * radius + 4
    plate = shapes.Plate(side, side, theme.MAP)
    plate.circle((side / 2, side / 2), radius, (*theme.FIELD, 232))
    plate.ring((side / 2, side / 2), radius, theme.EDGE, 1.6)
    return plate.reduce()
