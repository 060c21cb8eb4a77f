"""Layers of the board view besides counters: highlights, trails, lines, cursor, dice and animations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.hexes.hex_marks import cell
from combat.engine.tabletop.map.minimap import STRIP, Dot
from combat.engine.tabletop.map.minimap_marker import MinimapMarker
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.overlay.free_places import around, aside
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.panes.missed import Missed
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.engine.words.line import Line, Spoken, ruled, shown
from combat.games.volume1.motion.flare_motions import InTheAir, sway
from combat.games.volume1.prompts.ask_duck_back import AskDuckBack
from combat.games.volume1.prompts.ask_flare import AskFlare
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.prompts.ask_strike import AskStrike
from combat.games.volume1.rules.book import FRIENDLY_TEAMS
from combat.games.volume1.table import palette
from combat.games.volume1.table.overlays import darkness, dice_on_board, held_odds, hex_keys, map_pins, rough_marks
from combat.games.volume1.table.overlays.aim_line import AimLine
from combat.games.volume1.table.overlays.danger_overlay import DangerOverlay
from combat.games.volume1.table.overlays.drawn_paths import DrawnPaths
from combat.games.volume1.table.overlays.enemy_paths import EnemyPaths
from combat.games.volume1.table.overlays.order_ghost import OrderGhost
from combat.games.volume1.table.overlays.scars import Scars
from combat.games.volume1.table.overlays.sight_overlay import SightOverlay
from combat.games.volume1.table.overlays.things_on_board import ThingsOnBoard
from combat.games.volume1.table.panels import abbreviations
from combat.games.volume1.table.pieces.weapon_counters import WeaponCounters
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import help_texts
from combat.games.volume1.words import hex_contents as lying_on

ROLLED = ("shot-fired", "check-made", "grenade-thrown", "grenade-fell", "fragment-rolled")
"""Events whose motion draws the dice."""


class BoardLayers:
    """Installs the table's drawing functions as layers of the board view."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.sight = SightOverlay(desk)
        self.danger = DangerOverlay(desk)
        self.aim = AimLine(desk)
        self.ghost = OrderGhost(desk)
        self.paths = DrawnPaths(desk)
        self.things = ThingsOnBoard(desk)
        self.scars = Scars(desk.view, desk.state.book.board)
        self.foresight = EnemyPaths(desk)
        self.missed = Missed(desk)
        self.darkness = darkness.Darkness(desk.view)
        self.guns = WeaponCounters(desk)

    def hang(self) -> None:
        """Install the drawing functions of board and minimap."""
        self.desk.title_desk.overlay, self.desk.title_desk.danger = self.sight, self.danger
        layers = self.desk.view.layers
        layers["sheet"] = self.draw_sheet
        layers["ground"] = self.draw_ground
        layers["pencil"] = self.draw_pencil
        layers["pieces"] = self.draw_pieces
        layers["air"] = self.draw_air
        minimap = self.desk.view.minimap
        minimap.dots, minimap.pins, minimap.shade = self._dots, self._pins, self._shade

    # -- the small map ------------------------------------------------------------------------------------------

    def _dots(self) -> list[Dot[Hex]]:
        """Return everyone on the board except prisoners, as dots of the minimap."""
        return [
            Dot(man.hex, palette.TEAMS[man.team].sign, man.team in FRIENDLY_TEAMS)
            for man in self.desk.state.on_board()
            if man.hex is not None
        ]

    def _pins(self) -> Iterable[MinimapMarker[Hex]]:
        """Return the other markers of the minimap."""
        state = self.desk.state
        return map_pins.of(state, self.scars.struck(state.board) if state.board is not state.book.board else ())

    def _shade(self, plate: pygame.Surface | None) -> tuple[object, ...]:
        """Darken the minimap by night; return its cache key."""
        state = self.desk.state
        if plate is not None:
            darkness.shade_print(plate, self.desk.view, state)
        return state.night, *(flare.hex for flare in state.flares)

    # -- queries of the scene -----------------------------------------------------------------------------------

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing of the advice slip if it does not fit on the board; None otherwise."""
        advice = self.desk.title_desk.advice
        return None if advice is None else advice.float()

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return the callbacks of additional key actions, by action name."""
        return {
            "sight": self.toggle_sight,
            "danger": self.danger.toggle,
            "advice": self.desk.title_desk.ask_advice,
            "duck-of-himself": self.desk.title_desk.ducking.change,
        }

    def cancel(self) -> bool:
        """Hide the overlay on the board, else remove the selected man's drawn move; return False if there was
        neither.
        """
        advice = self.desk.title_desk.advice
        if advice is not None and advice.shown:
            advice.hide()
            return True
        if self.desk.title_desk.sight:
            self.toggle_sight()
            return True
        if self.danger.shown:
            self.danger.toggle()
            return True
        return self.desk.title_desk.moves.cancel()

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click on the advice slip, the note of missed events, or an overlay's legend; return whether it was
        used.
        """
        advice = self.desk.title_desk.advice
        if advice is not None and advice.press(position):
            return True
        return self.missed.press(position) or self.sight.press(position) or self.danger.press(position)

    def toggle_sight(self) -> None:
        """Show or hide the line-of-sight overlay."""
        self.sight.toggle()

    def released(self, event: pygame.event.Event) -> bool:
        """Hide the line-of-sight overlay when its key is released after being held; return whether it was."""
        return self.desk.app.keys.lets_go(event, "sight") and self.sight.released()

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a screen position, or None.

        It is about the dragged thing, the attack on the enemy under the pointer, the weapon or man there, or else the
        terrain.
        """
        view = self.desk.view
        self._unfold(position)
        hex_ = view.place_at(position)
        if self.desk.input.held is not None:
            return held_odds.tip(self.desk, self.ghost)
        advice = self.desk.title_desk.advice
        if hex_ is None or self.desk.title_desk.sight or (advice is not None and advice.covers(position)):
            return None
        pair = self.aim.pair()
        if pair is not None and pair[1].id == self.desk.input.pointer.piece:
            return self.aim.tip(*pair)
        gun = self.guns.tip(position)
        if gun is not None or self.desk.title_desk.people.at(position):
            return gun or abbreviations.on_counter(self.desk, position) or self.aim.threat()
        x, y = view.centre(hex_)
        half = round(view.place_height / 2)
        lying = lying_on.on_hex(self.desk.state, hex_)
        told = help_texts.ground(self.desk.state.book.charts.terrain[self.desk.state.board.terrain(hex_)])
        title = text("board-hex-level", hex=hex_, terrain=told.title, level=self.desk.state.board.level(hex_))
        light = darkness.words(self.desk.state, hex_)
        ground = [line for line in told.lines if line not in told.title]  # "open ground" is not repeated as "open"
        about = " · ".join((*ground, *((text(light),) if light else ())))
        lines: list[Spoken] = [title, *([about] if about else [])]
        if isinstance(self.desk.prompt, AskStrike):
            lines += filter(None, [self.desk.prompt.chance_line(hex_)])
        if isinstance(self.desk.prompt, AskMove) and hex_ in self.desk.prompt.hexes:
            lines += self.desk.prompt.consequences(hex_)
        elif self.ghost.throws_down(hex_):
            lines.append(ruled("rough-ducks-back"))
        lines += self.danger.lines(hex_) if self.danger.shown else self.ghost.in_hex(hex_)
        for thing in lying:
            lines += [Line(thing.title, thing.rule), *thing.lines]
        return Tip((hex_, tuple(lines)), tuple(lines), pygame.Rect(x - half, y - half, 2 * half, 2 * half))

    def _unfold(self, position: tuple[int, int]) -> None:
        """Unfold an overlay's strip while the pointer is on it."""
        for overlay in (self.sight, self.danger):
            pointed = overlay.strip.collidepoint(position)
            if pointed != overlay.pointed:
                overlay.pointed = pointed
                self.desk.redraw("board")

    # -- the layers ---------------------------------------------------------------------------------------------

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """Draw craters and rubble, smoke, and the darkness of the night with the light of flares."""
        GUARD.draw(self.scars.draw, surface, self.desk.state.board)
        GUARD.draw(self.things.draw_smoke, surface)
        GUARD.draw(self._draw_night, surface)

    def _draw_night(self, surface: pygame.Surface) -> None:
        showing, lamp, aloft, lean = self.desk.mirror.showing, None, -1, 0
        if showing is not None and self.desk.state.flares:
            lean = sway(showing.share, showing.motion.duration, self.desk.view.place_width)
        if showing is not None and isinstance(showing.motion, InTheAir):
            lamp, aloft = showing.motion.lamp(showing.share), showing.motion.aloft
        self.darkness.draw(surface, self.desk.state, lamp, aloft, lean)
        prompt = self.desk.prompt
        if isinstance(prompt, AskFlare) and prompt.over is not None:
            self.darkness.promise(surface, self.desk.state, prompt.over)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw all highlights of hexes: overlays, objectives, advice, reachable hexes, hexes of the log, and the
        cursor.
        """
        prompt, advice = self.desk.prompt, self.desk.title_desk.advice
        if isinstance(prompt, AskStrike):
            GUARD.draw(prompt.draw_plan, surface)
        GUARD.draw(self.things.draw_ground, surface)
        GUARD.draw(self.sight.draw_ground, surface)
        GUARD.draw(self.danger.draw_ground, surface)
        if advice is not None:
            GUARD.draw(advice.draw_ground, surface)
        GUARD.draw(self.ghost.draw_ground, surface)
        GUARD.draw(self._draw_rough, surface)
        for hex_ in self.desk.log_places.lit:
            self._stamp(surface, hex_, "area")
        if self.desk.input.cursor is not None:
            self._stamp(surface, self.desk.input.cursor, "chosen")

    def _draw_rough(self, surface: pygame.Surface) -> None:
        for hex_ in rough_marks.asked(self.desk):
            rough_marks.draw_mark(surface, self.desk, hex_)

    def _stamp(self, surface: pygame.Surface, hex_: Hex, mark: Mark) -> None:
        view = self.desk.view
        picture = cell(mark, (round(view.place_width), round(view.place_height)), theme.scale())
        surface.blit(picture, picture.get_rect(center=view.centre(hex_)))

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw the trails of this turn, lines of sight and fire, and drawn paths."""
        GUARD.draw(self._draw_trails, surface)
        for draw in (
            self.sight.draw_line, self.aim.draw_line, self.ghost.draw_path, self.paths.draw_paths, self.foresight.draw,
        ):  # fmt: skip
            GUARD.draw(draw, surface)

    def _draw_trails(self, surface: pygame.Surface) -> None:
        view = self.desk.view
        safe = view.rect.inflate(round(view.place_width) * 2, round(view.place_height) * 2)
        for trail in self.desk.title_desk.story.trails_of(self.desk.state.clock.turn):
            if trail.kind != "move":
                continue
            start, end = view.centre(trail.start), view.centre(trail.end)
            if safe.collidepoint(start) or safe.collidepoint(end):
                pencil.trail(surface, start, end)

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the counters, and the marks that must stay visible above them."""
        showing, prompt = self.desk.mirror.showing, self.desk.prompt
        GUARD.draw(self.desk.title_desk.people.draw, surface)
        GUARD.draw(self.things.draw_beside, surface)
        aloft = showing.motion.aloft if showing is not None and isinstance(showing.motion, InTheAir) else -1
        GUARD.draw(self.things.draw_flares, surface, aloft)
        GUARD.draw(self.guns.draw, surface)
        GUARD.draw(self.ghost.draw_badges, surface)
        if isinstance(prompt, (AskStrike, AskDuckBack)):
            GUARD.draw(prompt.draw_figures, surface, self.things.flags)
        GUARD.draw(self.danger.draw_numbers, surface)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw effects, grenades, notes, legends, key labels, dice, and pieces in motion."""
        if self.desk.animation.has_effects:
            GUARD.draw(self._draw_effects, surface)
        GUARD.draw(self.things.draw_air, surface)
        self.desk.view.laid.pop(STRIP, None)
        GUARD.draw(self.sight.draw_notes, surface)
        GUARD.draw(self.danger.draw_strip, surface)
        if self.desk.title_desk.advice is not None:
            GUARD.draw(self.desk.title_desk.advice.draw_notes, surface)
        GUARD.draw(self.ghost.draw_figures, surface)
        GUARD.draw(self.paths.draw_figures, surface)
        GUARD.draw(self._draw_hex_keys, surface)
        for draw in (self.ghost.draw_key, self.aim.draw_note, self.paths.draw_note):
            GUARD.draw(draw, surface)
        showing = self.desk.mirror.showing
        if showing is not None and isinstance(showing.motion, Motion):
            GUARD.draw(showing.motion.draw, surface, showing.share)
        if self.desk.animation.has_effects:
            GUARD.draw(self.desk.animation.effects.draw_high, surface)
        GUARD.draw(self._draw_dice, surface)
        GUARD.draw(self.missed.draw, surface)
        held = self.desk.input.held
        if held is not None and held.moved and self.desk.prompt is not None:
            GUARD.draw(self._draw_drop, surface)

    def _draw_effects(self, surface: pygame.Surface) -> None:
        self.desk.animation.effects.draw_low(surface, self.desk.title_desk.people.covered())

    def _draw_hex_keys(self, surface: pygame.Surface) -> None:
        hex_keys.draw(surface, self.desk)

    def _draw_dice(self, surface: pygame.Surface) -> None:
        """Draw the last dice, unless a motion draws them."""
        showing, throw = self.desk.mirror.showing, dice_on_board.lying(self.desk)
        rolling = showing is not None and showing.event.kind in ROLLED
        if throw is not None and not rolling:
            dice_on_board.draw(surface, self.desk, throw)

    def _draw_drop(self, surface: pygame.Surface) -> None:
        """Draw, beside a dragged thing, why it cannot be dropped."""
        desk = self.desk
        assert desk.input.held is not None
        assert desk.prompt is not None
        held = desk.input.held.thing
        whose = desk.prompt if desk.prompt.may_carry(held) else desk.title_desk.board_input
        why = shown(whose.refuses(held, desk.input.pointer.thing))
        if why:
            face, box = theme.font("sans", 14, 600), self.drop_label(why)
            surface.blit(shapes.rounded(box.size, theme.px(4), theme.STRIP, theme.MISSING, 1.5), box)
            face.draw_in(surface, why, box, theme.MISSING, align="center")

    def drop_label(self, why: str) -> pygame.Rect:
        """Return the rectangle for the reason why a drop is refused, beside the dragged thing and not covered by it."""
        held = self.desk.input.held
        assert held is not None
        carried = pygame.Rect((0, 0), self.desk.title_desk.board_input.face(held.thing).size)
        carried.center = held.at
        size = round(theme.font("sans", 14, 600).width(why)) + theme.px(16), theme.px(24)
        return aside(around(carried, size, theme.px(8)), self.desk.view.camera.free, [carried])
