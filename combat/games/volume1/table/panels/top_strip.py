"""Strip along the top: turn, impulse, phase, points, wind, pace and the menu (4.0)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import lines_in
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.pace_strip import PaceStrip
from combat.engine.words import text, translated
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.play import endings, victory
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.panels import top_cells
from combat.games.volume1.table.panels.top_cells import CELL, ENDLESS, PIP, Bit, Cell
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import names, outcome_words

LIGHTS = {"moon": "#C9D2E8", "fading-smoke": "#D9DCD8", "sun": "#E8D9A0", "flare": "#F6E7BC"}
"""Ink of the signs for light."""


class TopStrip(PaceStrip[State, BattleDesk, Hex]):
    """The top strip, in one line or two."""

    menu_key = "cancel"

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        px, area = theme.px, self.rect
        self.draw_ground(surface)
        plan = top_cells.top_plan(self.desk.state, area.width, mark_of(self.desk.session.marks))
        step = area.height // len(plan.lines)
        for place, cells in enumerate(plan.lines):
            middle = area.y + step * place + step // 2
            right = self._draw_paces(surface, middle, paces=plan.paces) if place == 0 else area.right
            self._draw_cells(surface, cells, middle, right - px(12))

    def _draw_cells(self, surface: pygame.Surface, cells: Sequence[Cell], middle: int, end: int) -> None:
        """Draw a line of the strip; its last cell shrinks if it does not fit."""
        px, x = theme.px, self.rect.x + theme.px(16)
        for place, cell in enumerate(cells):
            if place:
                pygame.draw.rect(surface, theme.FRAME_LINE, (x - px(14), middle - px(10), px(1), px(21)))
            start = x
            for bit in cell.bits:
                self._draw_bit(surface, bit, x, middle, end - x)
                x += bit.width()
            x = max(x, start + cell.width())
            self._zones.append((cell.name, pygame.Rect(start, middle - px(18), x - start, px(36))))
            x += px(top_cells.RULE)

    def _draw_bit(self, surface: pygame.Surface, bit: Bit, x: int, middle: int, room: int) -> None:
        px = theme.px
        match bit.kind:
            case "space":
                return
            case "turns":
                self._draw_turns(surface, x, middle)
            case "pips":
                self._draw_pips(surface, x, middle)
            case "arrow":
                degrees = 60 * compass(self.desk.state).map_direction(self.desk.state.wind) - 90
                arrow = shapes.arrow(px(26), degrees, theme.FRAME_TEXT, 2.4 * theme.scale())
                surface.blit(arrow, (x, middle - arrow.get_height() // 2))
            case "icon":
                theme.draw_icon(surface, bit.words, (x, middle - px(12), px(24), px(24)), theme.rgb(LIGHTS[bit.words]))
            case "words" if bit.width() > room:
                self._draw_wrapped(surface, bit.words, x, middle, room)
            case kind:
                ink = {"label": theme.FRAME_TEXT_2, "mark": theme.CHOSEN}.get(kind, theme.FRAME_TEXT)
                theme.font(*top_cells.TYPE[kind]).draw(surface, bit.words, (x, middle + px(5)), ink)

    def _draw_wrapped(self, surface: pygame.Surface, words: str, x: int, middle: int, room: int) -> None:
        """Draw words in smaller type, in two lines if needed."""
        px = theme.px
        face, lines = lines_in(words, room, 2, ("condensed", 15, 600), ("condensed", 13, 600))
        first = middle + px(5) - px(7) * (len(lines) - 1)
        for place, line in enumerate(lines):
            face.draw(surface, line, (x, first + px(14) * place), theme.FRAME_TEXT, room=room)

    def _draw_turns(self, surface: pygame.Surface, x: int, middle: int) -> None:
        """Draw a box for each turn."""
        px, now, last = theme.px, self.desk.state.clock.turn, endings.last_turn(self.desk.state)
        for turn in range(1, self.desk.state.book.scenario.turns + 1):
            box = pygame.Rect(x, middle - px(13), px(CELL), px(26))
            to_come = now < turn <= last
            ink = theme.FRAME_TEXT if to_come else theme.rgb("#8B8970")
            if turn == now:
                theme.draw_box(surface, box, theme.CHOSEN, radius=3)
                ink = theme.INK
            else:
                line = theme.FRAME_LINE if to_come else theme.rgb("#44452F")
                inner = box.inflate(-px(3), -px(4))
                theme.draw_box(surface, inner, (*theme.FRAME, 0), edge=line, radius=3, line=1.2)
            face = theme.font("sans", 14, 700 if turn == now else 400)
            face.draw_in(surface, str(turn), box, ink, align="center")
            x += px(CELL)

    def _draw_pips(self, surface: pygame.Surface, x: int, middle: int) -> None:
        """Draw a mark for each impulse: filled if over, in colour if current, else a ring."""
        px, now = theme.px, self.desk.state.clock.impulse
        plate = shapes.Plate(px(PIP) * 4, px(PIP), theme.FRAME_TEXT_2)
        for place in range(4):
            centre = (px(PIP) * (place + 0.5), px(PIP) / 2)
            if place < now:
                plate.circle(centre, 6.6 * theme.scale(), theme.CHOSEN if place == now - 1 else theme.FRAME_TEXT)
            else:
                plate.ring(centre, 6.0 * theme.scale(), theme.FRAME_TEXT_2, 1.8 * theme.scale())
        surface.blit(plate.reduce(), (x, middle - px(PIP) // 2))

    def _draw_paces(self, surface: pygame.Surface, middle: int, *, paces: bool) -> int:
        """Draw the buttons at the right end with their label; return the x where they begin."""
        x = self.draw_right(surface, middle, paces=paces)
        if not paces:
            return x
        face = theme.font("sans", 14)
        wide = round(face.width(text("top-pace")))
        face.draw(surface, text("top-pace"), (x - wide, middle + theme.px(5)), theme.FRAME_TEXT_2)
        return x - wide

    # -- text ---------------------------------------------------------------------------------------------------

    def advice(self, name: str) -> tuple[str, ...]:
        """Return the tooltip lines of a cell by its name; () if it has none."""
        state, scenario = self.desk.state, self.desk.state.book.scenario
        if name == "turn" and scenario.turns < ENDLESS:
            left = text("tip-turn", left=endings.last_turn(state) - max(1, state.clock.turn))
            return (left, *outcome_words.summary(state.book)[1 if state.last_turn else 0 :])
        if name == "impulse":
            return (text("top-impulse"), text("tip-impulse"))
        if name == "points":
            return (text("tip-points"), *self._scores(), *self._levels(), text("tip-points-for", counts=self._counts()))
        if name == "wind":
            return (text("tip-wind", direction=state.wind),)
        if name == "night" and state.night:
            told = advice.night(state)
            return (told.title, told.text, *told.lines)
        return ()

    def _scores(self) -> tuple[str, ...]:
        """Return what has been won and lost so far."""
        state = self.desk.state
        scores = victory.tally(state) if state.clock.turn else ()
        return tuple(
            text("summand", amount=names.signed(score.points), name=names.score(state, score)) for score in scores[:12]
        )

    def _levels(self) -> tuple[str, ...]:
        """Return the lines of the victory table, the best first."""
        verdicts = self.desk.state.book.scenario.verdicts
        lines = [text("sheet-verdict", points=line.at_least, title=translated(line.title)) for line in verdicts[:-1]]
        return (*lines, text("sheet-verdict-below", title=translated(verdicts[-1].title)))

    def _counts(self) -> str:
        """Return what gives and takes points."""
        book = self.desk.state.book
        objectives = book.scenario.objectives
        counted = [(victory.worth(self.desk.state, goal), translated(goal.title)) for goal in objectives]
        counted += [(points, name) for name, points in names.prices(book) if points]
        return ", ".join(text("summand", amount=names.signed(points), name=name) for points, name in counted)
