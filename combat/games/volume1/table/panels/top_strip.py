"""The strip along the top: the turn, the impulse, the phase, points, wind, pace and the menu (4.0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import lines_in
from combat.engine.stage.settings import PACES
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.pace_signs import draw_pace
from combat.engine.tabletop.panes.part import Tip
from combat.engine.words import text, translated
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.play import endings, victory
from combat.games.volume1.table.panels import top_cells
from combat.games.volume1.table.panels.top_cells import CELL, ENDLESS, PIP, Bit, Cell
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import names, outcome_words

NEXT_PACE = "paces"
"""The button that stands for all paces: it goes on to the next."""
LIGHTS = {"moon": "#C9D2E8", "fading-smoke": "#D9DCD8", "sun": "#E8D9A0", "flare": "#F6E7BC"}
"""In what ink the signs of the light are drawn."""


class TopStrip(VolumePart):
    """The top strip; `on_menu` opens the menu."""

    def __init__(self, desk: VolumeDesk, on_menu: Callable[[], None]) -> None:
        super().__init__(desk)
        self.on_menu = on_menu
        self._zones: list[tuple[str, pygame.Rect]] = []
        self._hot = ""

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        px, area = theme.px, self.rect
        surface.blit(shapes.gradient(area.width, area.height, theme.FRAME_HIGH, theme.FRAME_LOW), area)
        pygame.draw.rect(surface, theme.FRAME_EDGE, (area.x, area.bottom - px(2), area.width, px(2)))
        self._zones = []
        plan = top_cells.top_plan(self.desk.state, area.width, mark_of(self.desk.session.marks))
        step = area.height // len(plan.lines)
        for place, cells in enumerate(plan.lines):
            middle = area.y + step * place + step // 2
            right = self._draw_right(surface, middle, paces=plan.paces) if place == 0 else area.right
            self._draw_cells(surface, cells, middle, right - px(12))

    def _draw_cells(self, surface: pygame.Surface, cells: Sequence[Cell], middle: int, end: int) -> None:
        """A line of the strip; its last cell gives way where there is no room for it."""
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
        """In smaller type, and in two lines if need be."""
        px = theme.px
        face, lines = lines_in(words, room, 2, ("condensed", 15, 600), ("condensed", 13, 600))
        first = middle + px(5) - px(7) * (len(lines) - 1)
        for place, line in enumerate(lines):
            face.draw(surface, line, (x, first + px(14) * place), theme.FRAME_TEXT, room=room)

    def _draw_turns(self, surface: pygame.Surface, x: int, middle: int) -> None:
        """A box for each turn."""
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
        """A ring for each impulse; those that are over are filled."""
        px, now = theme.px, self.desk.state.clock.impulse
        plate = shapes.Plate(px(PIP) * 4, px(PIP), theme.FRAME_TEXT_2)
        for place in range(4):
            centre = (px(PIP) * (place + 0.5), px(PIP) / 2)
            if place < now:
                plate.circle(centre, 6.6 * theme.scale(), theme.CHOSEN if place == now - 1 else theme.FRAME_TEXT)
            else:
                plate.ring(centre, 6.0 * theme.scale(), theme.FRAME_TEXT_2, 1.8 * theme.scale())
        surface.blit(plate.reduce(), (x, middle - px(PIP) // 2))

    def _draw_right(self, surface: pygame.Surface, middle: int, *, paces: bool) -> int:
        """The pace buttons, or the one of the present pace, and the menu; returns where they begin."""
        px, settings = theme.px, self.desk.app.settings
        x = self.rect.right - px(46)
        menu = pygame.Rect(x, middle - px(16), px(36), px(32))
        self._button(surface, "menu", menu, lit=False)
        if not paces:
            self._button(surface, NEXT_PACE, pygame.Rect(x - px(36), middle - px(15), px(34), px(30)), lit=True)
            return x - px(36)
        for pace in reversed(PACES):
            x -= px(36)
            box = pygame.Rect(x, middle - px(15), px(34), px(30))
            self._button(surface, f"pace-{pace}", box, lit=settings.pace == pace)
        face = theme.font("sans", 14)
        wide = round(face.width(text("top-pace")))
        face.draw(surface, text("top-pace"), (x - wide - px(10), middle + px(5)), theme.FRAME_TEXT_2)
        return x - wide - px(10)

    def _button(self, surface: pygame.Surface, name: str, box: pygame.Rect, *, lit: bool) -> None:
        if name == self._hot:
            theme.draw_box(surface, box, theme.mix(theme.FRAME, theme.LIGHT, 0.12), radius=4)
        if lit:
            under = pygame.Rect(box.x + theme.px(6), box.bottom - theme.px(2), box.width - theme.px(12), theme.px(2))
            surface.fill(theme.CHOSEN, under)
        ink = theme.FRAME_TEXT if lit or name in (self._hot, "menu") else theme.FRAME_TEXT_2
        icon = f"pace-{self.desk.app.settings.pace}" if name == NEXT_PACE else name
        draw_pace(surface, icon, box.inflate(-theme.px(12), -theme.px(12)), ink)
        self._zones.append((name, box))

    # -- the mouse ----------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        found = (zone for zone in self._zones if zone[1].collidepoint(position))
        return next(found, ("", self.rect))

    def move(self, position: tuple[int, int]) -> bool:
        name = self._at(position)[0]
        hot = name if name in ("menu", NEXT_PACE) or name.startswith("pace-") else ""
        changed = hot != self._hot
        self._hot = hot
        return changed

    def press(self, position: tuple[int, int], button: int) -> bool:
        name = self._at(position)[0]
        if name == "menu":
            self.on_menu()
        elif name == NEXT_PACE:
            self.desk.set_pace(PACES[(PACES.index(self.desk.app.settings.pace) + 1) % len(PACES)])
        elif name.startswith("pace-"):
            self.desk.set_pace(name.removeprefix("pace-"))
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        name, zone = self._at(position)
        lines = self._advice(name)
        if not lines:
            return None
        key = "pace" if name.startswith("pace") else "cancel" if name == "menu" else ""
        return Tip(name, lines, zone, self.desk.app.keys.label(key) if key else "")

    def _advice(self, name: str) -> tuple[str, ...]:
        state, scenario = self.desk.state, self.desk.state.book.scenario
        if name == "turn" and scenario.turns < ENDLESS:
            left = text("tip-turn", left=endings.last_turn(state) - max(1, state.clock.turn))
            return (left, *outcome_words.summary(state.book)[1 if state.last_turn else 0 :])
        if name == "mark":
            return (text("branch-counts" if self.desk.session.marks.study is None else "study-counts"),)
        if name == "impulse":
            return (text("top-impulse"), text("tip-impulse"))
        if name == "points":
            return (text("tip-points"), *self._scores(), *self._levels(), text("tip-points-for", counts=self._counts()))
        if name == "wind":
            return (text("tip-wind", direction=state.wind),)
        if name == "night" and state.night:
            told = advice.night(state)
            return (told.title, told.text, *told.lines)
        if name.startswith("pace"):
            pace = f"pace-{self.desk.app.settings.pace}" if name == NEXT_PACE else name
            return (text("tip-pace", pace=text(pace)),)
        return (text("top-menu"),) if name == "menu" else ()

    def _scores(self) -> tuple[str, ...]:
        """What has been won and lost so far."""
        state = self.desk.state
        scores = victory.tally(state) if state.clock.turn else ()
        return tuple(
            text("summand", amount=names.signed(score.points), name=names.score(state, score)) for score in scores[:12]
        )

    def _levels(self) -> tuple[str, ...]:
        """The lines of the victory table, the best first."""
        verdicts = self.desk.state.book.scenario.verdicts
        lines = [text("sheet-verdict", points=line.at_least, title=translated(line.title)) for line in verdicts[:-1]]
        return (*lines, text("sheet-verdict-below", title=translated(verdicts[-1].title)))

    def _counts(self) -> str:
        """What gives and takes points."""
        book = self.desk.state.book
        objectives = book.scenario.objectives
        counted = [(victory.worth(self.desk.state, goal), translated(goal.title)) for goal in objectives]
        counted += [(points, name) for name, points in names.prices(book) if points]
        return ", ".join(text("summand", amount=names.signed(points), name=name) for points, name in counted)
