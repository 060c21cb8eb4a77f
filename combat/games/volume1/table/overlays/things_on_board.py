"""Draw things on the board besides men: objectives, smoke, melees, grenades and their targets (14.2, 15.0, 18.0)."""

from __future__ import annotations

from typing import Any

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.rules.play import victory
from combat.games.volume1.table import palette
from combat.games.volume1.table.overlays import goals, smoke_clouds
from combat.games.volume1.table.pieces import chip_places, lines_past_men, markers
from combat.games.volume1.table.pieces.faces import StateFace
from combat.games.volume1.table.volume_desk import VolumeDesk

MARKER = 40
"""Width of a marker, in sheet pixels."""

FLAG_ENDS = 0.42
"""Right end of a flag in an empty hex, as a share of the hex: the next counter begins there."""

LOW = 14
"""Least height of a flag below a counter, in pixels at scale 1."""

BESIDE = 0.43
"""Offset of a marker beside men, as a share of the hex."""

SPECIAL = ("smoke-grenade", "rifle-grenade")
"""Kinds of grenade with an icon of their own."""
SHELL = "shell"
"""The Artillery marker (20.0)."""


class ThingsOnBoard:
    """Draws objectives, smoke, flares, melees, grenades and targets, below and between the counters."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk
        self.flags: list[pygame.Rect] = []
        """Rectangles of flags in the present frame."""
        self._men: list[pygame.Rect] = []
        """Rectangles of counters in it."""

    # -- under the counters -------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw objectives, comrades' home areas, and men hidden at objectives."""
        state = self._desk.state
        hidden = self._desk.view.counters_hidden
        self.flags, self._men = [], [] if hidden else self._desk.title_desk.people.boxes()
        goals.draw_rims(surface, self._desk)
        self._draw_home(surface, beside=False)
        goals.draw_hidden(surface, self._desk)
        for objective in state.book.scenario.objectives:
            held = victory.is_held(state, objective)
            for place, hex_ in enumerate(objective.hexes):
                if not state.men_in(hex_):
                    self._draw_flag(surface, hex_, objective.points if place == 0 else None, held=held)

    def _draw_home(self, surface: pygame.Surface, *, beside: bool) -> None:
        """Draw a flag for each comrade to be brought home, left of any counters."""
        state = self._desk.state
        for comrade in state.book.scenario.comrades:
            hex_ = goals.flag_hex(comrade)
            if hex_ is not None and bool(state.men_in(hex_)) == beside:
                held = victory.is_home(state, comrade)
                self._draw_flag(surface, hex_, comrade.points, held=held, beside=beside)

    def draw_smoke(self, surface: pygame.Surface) -> None:
        """Draw all smoke, and the animation of smoke being laid."""
        motion, showing = self._motion(), self._desk.mirror.showing
        smoke_clouds.draw(surface, self._desk, motion.hides() if motion is not None else frozenset())
        if showing is not None and motion is not None:
            GUARD.draw(motion.draw_low, surface, showing.share)

    def _motion(self) -> BattleMotion[Any] | None:
        """Return the present motion; None for none."""
        showing = self._desk.mirror.showing
        return showing.motion if showing is not None and isinstance(showing.motion, BattleMotion) else None

    def _draw_flag(
        self, surface: pygame.Surface, hex_: Hex, points: int | None, *, held: bool, beside: bool = False
    ) -> None:
        view, px = self._desk.view, theme.px
        if view.place_width < px(48) and points is None:
            return
        (x, y), hex_box, side = view.centre(hex_), view.box(hex_), px(20)
        box = pygame.Rect(0, 0, side, side)
        box.midtop = (x + round(view.place_width * 0.22), y - round(view.place_height * 0.47))
        ground = palette.TEAMS["able"].color if held else theme.FIELD
        words = str(points) if points is not None else ""
        face = theme.font("sans", 13, 700)
        wide = box.width + (round(face.width(words)) + px(6) if words else 0)
        chip = pygame.Rect(box.x, box.y, wide, side)
        chip.right = min(chip.right, x + round(view.place_width * FLAG_ENDS))
        first = [chip]
        if beside:
            alone = self._desk.title_desk.people.alone_in(hex_)
            chip.midright = (alone.left - px(3), y)  # between the counters of adjacent hexes
            low = pygame.Rect(0, 0, wide, min(side, max(px(LOW), hex_box.bottom - alone.bottom - px(1))))
            low.midtop = (x, alone.bottom + px(1))
            first.append(low)
        area = view.paper.sheet.unionall(first)  # not the view, since it is drawn in strips
        chip = chip_places.flag(hex_box, first, area, [*self._men, *self.flags])
        self.flags.append(chip)
        if not chip.colliderect(view.rect):
            return
        surface.blit(shapes.rounded(chip.size, px(4), (*ground, 235), theme.EDGE, 1.0), chip)
        icon = min(px(14), chip.height)
        theme.draw_icon(surface, "flag", (chip.x + px(3), chip.centery - icon // 2, icon, icon), theme.INK)
        if words:
            inner = (chip.x + px(17), chip.y, wide - px(20), chip.height)
            face.draw_in(surface, words, inner, theme.INK, align="center")

    def draw_beside(self, surface: pygame.Surface) -> None:
        """Draw the flags of occupied objectives left of the counters, and the modifiers of smoke."""
        state = self._desk.state
        smoke_clouds.draw_costs(surface, self._desk)
        self._draw_home(surface, beside=True)
        for objective in state.book.scenario.objectives:
            held = victory.is_held(state, objective)
            for place, hex_ in enumerate(objective.hexes):
                if state.men_in(hex_):
                    self._draw_flag(surface, hex_, objective.points if place == 0 else None, held=held, beside=True)

    def draw_flares(self, surface: pygame.Surface, aloft: int) -> None:
        """Draw the burning flares, except the one with index `aloft`, which an animation draws."""
        for place, flare in enumerate(self._desk.state.flares):
            if place != aloft:
                flare_at(surface, self._desk, self._desk.view.centre(flare.hex))

    # -- above the counters -------------------------------------------------------------------------------------

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw melees, live grenades, Papers on the ground, grenade targets, and falling shells."""
        view, state = self._desk.view, self._desk.state
        for hex_ in state.melee:
            x, y = view.centre(hex_)
            self._marker(surface, "melee", (x, y - round(view.place_height * 0.6)))
        for shell in state.shells:
            draw_marker(surface, SHELL, view.centre(shell.hex), view.camera.zoom * 1.15)
        motion = self._motion()
        down = len(state.bombs) - (motion.in_hand if motion is not None else 0)
        for bomb in state.bombs[: max(0, down)]:
            kind = state.book.weapons[bomb.weapon].kind
            icon = kind if kind in SPECIAL else "grenade"
            self._marker(surface, icon, self._low(bomb.hex, -1))
        for papers in state.papers:
            if papers.hex is not None:
                self._marker(surface, "papers", self._low(papers.hex, 1))
        for man in state.on_board():
            if man.aim is not None:
                if man.hex is not None and man.id == self._desk.selection.piece:
                    lines_past_men.draw_throw(surface, self._desk, man.hex, man.aim, theme.CLEAR)
                icon = "target-rifle" if man.order is not None and man.order.id == "rifle-grenade" else "target"
                lit = any(bomb.hex == man.aim for bomb in state.bombs)
                self._marker(surface, icon, self._low(man.aim, -1, free=0, down=-0.05 if lit else 0.3))

    def _low(self, hex_: Hex, side: int, *, free: float = 0.3, down: float = 0.3) -> tuple[int, int]:
        """Return the place of a marker: low, to the left (-1) or right (1), half beside counters.

        ``free``: offset in an empty hex, and ``down``: below the middle; shares of the hex.
        """
        view = self._desk.view
        x, y = view.centre(hex_)
        aside = side * (BESIDE if self._desk.state.men_in(hex_) else free)
        return x + round(view.place_width * aside), y + round(view.place_height * down)

    def _marker(self, surface: pygame.Surface, id_: str, at: tuple[int, int]) -> None:
        draw_marker(surface, id_, at, self._desk.view.camera.zoom)


def flare_at(surface: pygame.Surface, desk: VolumeDesk, centre: tuple[int, int]) -> None:
    """Draw a flare's marker over the hex whose centre is at a screen position (21.1)."""
    view = desk.view
    size = max(18, round(MARKER * view.camera.zoom))
    x, y = centre[0] - round(view.place_width * 0.3), centre[1] - round(view.place_height * 0.3)
    markers.state(StateFace("flare"), size).draw(surface, x - size // 2, y - size // 2)


def draw_marker(surface: pygame.Surface, id_: str, at: tuple[int, int], zoom: float) -> None:
    """Draw the marker of the given id around a screen position."""
    size = max(18, round(MARKER * zoom))
    markers.state(StateFace(id_), size).draw(surface, at[0] - size // 2, at[1] - size // 2)
