"""The strip along the top: the turn, the impulse, the phase, points, wind, pace and the menu (4.0)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.settings import PACES
from combat.engine.tabletop.panes.part import Tip
from combat.engine.words import text, translated
from combat.engine.words.patterns import number
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.sight import night
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import names

CELL, PIP = 25, 20
RULE, WIND = 26, 86
"""What a line between two parts takes, and what the wind takes at most."""
TURNS_SHOWN, ENDLESS = 12, 99
"""More turns than these are told by number only."""


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
        middle = area.centery
        title = translated(self.desk.state.book.scenario.title)
        right = self._draw_right(surface, middle)
        x = area.x + px(16)
        room = min(px(236), right - x - px(900))
        if room > px(90):
            theme.font("heading", 17).draw(surface, title, (x, middle + px(6)), theme.FRAME_TEXT, room=room)
            x += px(252)
        x = self._draw_turns(surface, x, middle, right)
        x = self._draw_impulse(surface, x, middle)
        x = self._rule(surface, x, middle)
        x = self._draw_phase(surface, x, middle)
        x = self._rule(surface, x, middle)
        x = self._draw_points(surface, x, middle)
        words, short = self._light_words()
        end = right - px(12)
        if x + px(RULE + WIND + RULE) + self._light_width(short) <= end:
            x = self._rule(surface, x, middle)
            x = self._draw_wind(surface, x, middle)
        for said in (words, short):
            if x + px(RULE) + self._light_width(said) <= end:
                self._draw_light(surface, self._rule(surface, x, middle), middle, said)
                break

    def _label(self, surface: pygame.Surface, words: str, x: int, middle: int) -> int:
        face = theme.font("sans", 14)
        return x + round(face.draw(surface, words, (x, middle + theme.px(5)), theme.FRAME_TEXT_2))

    def _rule(self, surface: pygame.Surface, x: int, middle: int) -> int:
        px = theme.px
        pygame.draw.rect(surface, theme.FRAME_LINE, (x + px(12), middle - px(10), px(1), px(21)))
        return x + px(RULE)

    def _zone(self, name: str, left: int, right: int) -> None:
        self._zones.append((name, pygame.Rect(left, self.rect.y, right - left, self.rect.height)))

    def _draw_turns(self, surface: pygame.Surface, x: int, middle: int, right: int) -> int:
        px, start = theme.px, x
        now, turns = self.desk.state.clock.turn, self.desk.state.book.scenario.turns
        if turns > TURNS_SHOWN or x + px(44 + CELL * turns + 620) > right:
            endless = turns >= ENDLESS
            words = text("top-turn-alone" if endless else "top-turn-of", turn=max(1, now), turns=turns)
            x += round(theme.font("sans", 14, 600).draw(surface, words, (x, middle + px(5)), theme.FRAME_TEXT)) + px(20)
            self._zone("turn", start, x)
            return x
        x = self._label(surface, text("top-turn"), x, middle) + px(10)
        for turn in range(1, turns + 1):
            box = pygame.Rect(x, middle - px(13), px(CELL), px(26))
            ink = theme.FRAME_TEXT if turn > now else theme.rgb("#8B8970")
            if turn == now:
                theme.draw_box(surface, box, theme.CHOSEN, radius=3)
                ink = theme.INK
            else:
                line = theme.FRAME_LINE if turn > now else theme.rgb("#44452F")
                inner = box.inflate(-px(3), -px(4))
                theme.draw_box(surface, inner, (*theme.FRAME, 0), edge=line, radius=3, line=1.2)
            face = theme.font("sans", 14, 700 if turn == now else 400)
            face.draw_in(surface, str(turn), box, ink, align="center")
            x += px(CELL)
        self._zone("turn", start, x)
        return x + px(20)

    def _draw_impulse(self, surface: pygame.Surface, x: int, middle: int) -> int:
        px, start = theme.px, x
        x = self._label(surface, text("top-impulse"), x, middle) + px(16)
        now = self.desk.state.clock.impulse
        plate = shapes.Plate(px(PIP) * 4, px(PIP), theme.FRAME_TEXT_2)
        for place in range(4):
            centre = (px(PIP) * (place + 0.5), px(PIP) / 2)
            if place < now:
                plate.circle(centre, 6.6 * theme.scale(), theme.CHOSEN if place == now - 1 else theme.FRAME_TEXT)
            else:
                plate.ring(centre, 6.0 * theme.scale(), theme.FRAME_TEXT_2, 1.8 * theme.scale())
        surface.blit(plate.reduce(), (x - px(PIP) // 2, middle - px(PIP) // 2))
        x += px(PIP) * 4 - px(6)
        self._zone("impulse", start, x)
        return x

    def _draw_phase(self, surface: pygame.Surface, x: int, middle: int) -> int:
        face = theme.font("sans", 15, 600)
        wide = face.draw(surface, self._phase(), (x, middle + theme.px(5)), theme.FRAME_TEXT)
        self._zone("phase", x, x + round(wide))
        return x + max(round(wide), theme.px(86))

    def _phase(self) -> str:
        clock, team = self.desk.state.clock, self.desk.state.active_team
        if clock.phase == "action" and team is not None:
            return text("phase-team-acts", team=names.team(team))
        return text(f"phase-{clock.phase}")

    def _draw_points(self, surface: pygame.Surface, x: int, middle: int) -> int:
        px, start, state = theme.px, x, self.desk.state
        x = self._label(surface, text("top-points"), x, middle) + px(8)
        value = number(victory.points(state)) if state.clock.turn else "0"
        x += round(theme.font("sans", 17, 700).draw(surface, value, (x, middle + px(6)), theme.FRAME_TEXT)) + px(6)
        goal = self._goal()
        if goal is not None:
            x = self._label(surface, text("top-goal", goal=goal), x, middle)
        self._zone("points", start, x)
        return x

    def _goal(self) -> int | None:
        """The points that win the game."""
        winning = [verdict.at_least for verdict in self.desk.state.book.scenario.verdicts if verdict.won]
        return min(winning) if winning else None

    def _draw_wind(self, surface: pygame.Surface, x: int, middle: int) -> int:
        px, start, wind = theme.px, x, self.desk.state.wind
        x = self._label(surface, text("top-wind"), x, middle) + px(8)
        if wind:
            degrees = 60 * compass(self.desk.state).map_direction(wind) - 90
            arrow = shapes.arrow(px(26), degrees, theme.FRAME_TEXT, 2.4 * theme.scale())
            surface.blit(arrow, (x, middle - arrow.get_height() // 2))
            x += px(30)
            x += round(theme.font("sans", 14, 600).draw(surface, str(wind), (x, middle + px(5)), theme.FRAME_TEXT))
        self._zone("wind", start, x)
        return x

    def _light_words(self) -> tuple[str, str]:
        """What is said of the light, and the figure of it that must do where there is no room."""
        state = self.desk.state
        if not state.night:
            return text("top-day"), ""
        return text("top-night" if night.is_dark(state) else "top-mist", range=state.night), str(state.night)

    def _light_width(self, words: str) -> int:
        """Pixels from the sun or the moon to the end of the flares."""
        px, flares = theme.px, self.desk.state.flares_left
        wide = px(30) + round(theme.font("sans", 14).width(words))
        return wide + (px(40) + round(theme.font("sans", 14, 600).width(str(flares))) if flares else 0)

    def _draw_light(self, surface: pygame.Surface, x: int, middle: int, words: str) -> None:
        """The sun, the mist, or the moon, with how far one sees and how many flares there are."""
        px, state, start = theme.px, self.desk.state, x
        dark, misty = night.is_dark(state), bool(state.night) and not night.is_dark(state)
        icon, ink = ("moon", "#C9D2E8") if dark else ("fading-smoke", "#D9DCD8") if misty else ("sun", "#E8D9A0")
        theme.draw_icon(surface, icon, (x, middle - px(12), px(24), px(24)), theme.rgb(ink))
        x = self._label(surface, words, x + px(30), middle)
        if state.flares_left:
            theme.draw_icon(surface, "flare", (x + px(12), middle - px(12), px(24), px(24)), theme.rgb("#F6E7BC"))
            face, left = theme.font("sans", 14, 600), str(state.flares_left)
            x += px(40) + round(face.draw(surface, left, (x + px(40), middle + px(5)), theme.FRAME_TEXT))
        if state.night:
            self._zone("night", start, x)

    def _draw_right(self, surface: pygame.Surface, middle: int) -> int:
        """The pace buttons and the menu; returns where they begin."""
        px, settings = theme.px, self.desk.app.settings
        x = self.rect.right - px(46)
        menu = pygame.Rect(x, middle - px(16), px(36), px(32))
        self._button(surface, "menu", menu, lit=False)
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
        draw_pace(surface, name, box.inflate(-theme.px(12), -theme.px(12)), ink)
        self._zones.append((name, box))

    # -- the mouse ----------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        found = (zone for zone in self._zones if zone[1].collidepoint(position))
        return next(found, ("", self.rect))

    def move(self, position: tuple[int, int]) -> bool:
        name = self._at(position)[0]
        hot = name if name == "menu" or name.startswith("pace-") else ""
        changed = hot != self._hot
        self._hot = hot
        return changed

    def press(self, position: tuple[int, int], button: int) -> bool:
        name = self._at(position)[0]
        if name == "menu":
            self.on_menu()
        elif name.startswith("pace-"):
            self.desk.set_pace(name.removeprefix("pace-"))
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        name, zone = self._at(position)
        lines = self._advice(name)
        if not lines:
            return None
        key = "pace" if name.startswith("pace-") else "cancel" if name == "menu" else ""
        return Tip(name, lines, zone, self.desk.app.keys.label(key) if key else "")

    def _advice(self, name: str) -> tuple[str, ...]:
        state, scenario = self.desk.state, self.desk.state.book.scenario
        if name == "turn" and scenario.turns < ENDLESS:
            return (text("tip-turn", left=scenario.turns - max(1, state.clock.turn)),)
        if name == "impulse":
            return (text("top-impulse"), text("tip-impulse"))
        if name == "points":
            return (text("tip-points"), *self._scores(), *self._levels(), text("tip-points-for", counts=self._counts()))
        if name == "wind":
            return (text("tip-wind", direction=state.wind),)
        if name == "night":
            told = advice.night(state)
            return (told.title, told.text, *told.lines)
        if name.startswith("pace-"):
            return (text("tip-pace", pace=text(name)),)
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
        counted = [(objective.points, translated(objective.title)) for objective in book.scenario.objectives]
        counted += [(points, name) for name, points in names.prices(book) if points]
        return ", ".join(text("summand", amount=names.signed(points), name=name) for points, name in counted)


def draw_pace(surface: pygame.Surface, icon: str, box: pygame.Rect, ink: Rgb) -> None:
    """Draws the sign of a pace, or another icon of the strip."""
    if icon != "pace-instant":
        theme.draw_icon(surface, icon, box, ink)
        return
    plate = shapes.Plate(box.width, box.height, ink)
    step, half = box.width / 3, box.height / 2
    for place in range(3):
        left = place * step * 0.86
        plate.polygon([(left, half * 0.3), (left + step, half), (left, half * 1.7)], ink)
    surface.blit(plate.reduce(), box)
