"""Figures in the rulebook: positions of lab files on small boards, drawn like the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import pygame

from combat.engine.files.toml_files import read_toml
from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes.sheets.plain_sheet import HEX, MARGIN
from combat.engine.words import text
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.board_pictures import SKETCH
from combat.games.volume1.table.overlays.things_on_board import draw_marker
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.pieces.faces_from_state import man_face

if TYPE_CHECKING:
    from combat.games.volume1.content.lab.inline import lab_inline
    from combat.games.volume1.table.sketch_renderer.sketch_sheet import SketchSheet

FIGURES = "assets/rules/figures.toml"
LAB = "combat.games.volume1.content.lab.inline:lab_inline"
"""Import path of the loader of positions, imported on demand since it brings the content checks."""
MOST = 24
"""Maximum number of cached pictures."""
COUNTER, LIFT, APART = 80, 50, 26
"""Width of a counter, its height above the middle of its hex, and distance between counters, in sheet pixels."""
CLEAR, CUT = theme.rgb("#F4EFD9"), theme.rgb("#B3261B")
"""Ink of a line of sight, and of its part behind an obstacle."""


class DrawnFigures:
    """Reads the list of figures when the book is opened, and draws each figure on demand."""

    def __init__(self) -> None:
        self._library = Library()
        self._states: dict[str, State] = {}
        self._kept: dict[tuple[str, int], pygame.Surface] = {}

    @cached_property
    def _known(self) -> Mapping[str, Mapping[str, Any]]:
        read = read_toml(self._library.file(FIGURES)) or {}
        return {figure["number"]: figure for figure in read.get("figure", ())}

    def has(self, number: str) -> bool:
        """Return whether a paragraph of the rules has a figure; fast, as it is called for every paragraph of a page."""
        return number in self._known

    def caption(self, number: str) -> str:
        """Return the caption of a figure, one or two sentences."""
        return text(f"figure-of-{number.replace('.', '-')}")

    def height(self, number: str, width: int) -> int:
        """Return the height of a figure at a width, both in pixels, without drawing it."""
        columns, rows = outline.sheet_size(*self._known[number]["position"]["board"]["size"])
        return round(width * rows * HEX[1] / (columns * HEX[0]))

    def picture(self, number: str, width: int) -> pygame.Surface:
        """Return the picture of a figure, `width` pixels wide. Cached."""
        key = (number, width)
        if key not in self._kept:
            while len(self._kept) >= MOST:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = self._draw(number, width)
        return self._kept[key]

    # -- the picture ----------------------------------------------------------------------------------------------

    def _state(self, number: str) -> State:
        if number not in self._states:
            position = load_object(LAB, lambda: lab_inline)
            self._states[number] = position(self._known[number]["position"], self._library)
        return self._states[number]

    def _draw(self, number: str, width: int) -> pygame.Surface:
        state, figure = self._state(number), self._known[number]
        columns, _ = outline.sheet_size(state.board.columns, state.board.rows)
        scale = width / (columns * HEX[0])
        sheet = load_object(SKETCH, lambda: SketchSheet)(state.board)
        inset = round(MARGIN * scale)
        plate = sheet.part(scale, pygame.Rect(inset, inset, width, self.height(number, width)))
        print_ = _Print(plate, state, scale)
        for hex_ in state.smoke:
            draw_marker(plate, "smoke", print_.centre(hex_), scale * 1.6)
        if figure.get("ways"):
            print_.draw_ways()
        if figure.get("sight"):
            print_.draw_sight()
        print_.draw_men()
        for hex_ in state.melee:
            x, y = print_.centre(hex_)
            draw_marker(plate, "melee", (x, y - round(HEX[1] * scale * 0.55)), scale)
        return plate


class _Print:
    """A picture of a board on which men and lines are drawn."""

    def __init__(self, plate: pygame.Surface, state: State, scale: float) -> None:
        self._plate, self._state, self._scale = plate, state, scale

    def centre(self, hex_: Hex) -> tuple[int, int]:
        x, y = outline.centre(hex_)
        return round(x * HEX[0] * self._scale), round(y * HEX[1] * self._scale)

    def draw_men(self) -> None:
        """Draw the men; those of one hex side by side."""
        size = round(COUNTER * self._scale)
        for hex_ in dict.fromkeys(man.hex for man in self._state.men.values() if man.on_board):
            assert hex_ is not None
            men = [man for man in self._state.men.values() if man.hex == hex_ and man.on_board]
            x, y = self.centre(hex_)
            for place, man in enumerate(men):
                aside = round((2 * place - len(men) + 1) * APART * self._scale)
                piece = counters.man(man_face(self._state, man), size)
                piece.draw(self._plate, x + aside - size // 2, y - round(LIFT * self._scale))

    def draw_sight(self) -> None:
        """Draw lines of sight from the first friendly to every enemy: clear, or red behind the obstacle."""
        viewer = self._state.on_board("friendly")[0]
        for seed, foe in enumerate(self._state.on_board("enemy")):
            line = visibility.between(self._state, viewer.place, foe.place)
            start, end = self.centre(viewer.place), self.centre(foe.place)
            if line.visible:
                self._stroke(start, end, CLEAR, seed)
            elif line.blocked_by is None:
                self._stroke(start, end, CUT, seed)
            else:
                at = self.centre(line.blocked_by)
                self._stroke(start, at, CLEAR, seed)
                self._stroke(at, end, CUT, seed)

    def draw_ways(self) -> None:
        """Draw the steps printed on the markers of enemies."""
        for seed, foe in enumerate(self._state.on_board("enemy")):
            for step in prospects.way_ahead(self._state, foe):
                self._stroke(self.centre(step.start), self.centre(step.end), CLEAR, seed)

    def _stroke(self, start: tuple[int, int], end: tuple[int, int], ink: Rgb, seed: int) -> None:
        width = 5 * self._scale / max(0.1, theme.scale())
        pencil.stroke(self._plate, (start, end), ink, width, seed)
