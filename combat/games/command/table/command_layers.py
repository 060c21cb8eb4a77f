"""Board layers: highlights, overlays, counters, motions, and the reason why a drop is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.hexes.hex_marks import cell
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.overlay.free_places import around, aside
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.panes.missed import Missed
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words.line import shown
from combat.games.command.rules.two_sides import ALLIES, SIDES
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.hex_note import hex_note
from combat.games.command.table.nations import NOBODY, SIGNS
from combat.games.command.table.overlays.all_overlays import OVERLAYS

ADVICE = "advice"
"""Action that asks for advice."""


class CommandLayers:
    """Draws the table's content in the layers of the board view."""

    def __init__(self, desk: CommandHub) -> None:
        self.desk = desk
        self.overlays = [overlay(desk) for overlay in OVERLAYS]
        self.missed = Missed(desk)

    def hang(self) -> None:
        """Register the draw functions of the view's layers."""
        layers = self.desk.view.layers
        self.desk.view.marks.areas = True
        layers["sheet"] = self.draw_sheet
        layers["ground"] = self.draw_ground
        layers["pencil"] = self.draw_pencil
        layers["pieces"] = self.draw_pieces
        layers["air"] = self.draw_air
        self.desk.view.minimap.dots = self._dots

    def _dots(self) -> list[Dot[Hex]]:
        """Return a dot for every unit on the small map; for spectators, the Allies are on light discs."""
        seat = self.desk.title_desk.seat
        own = seat if seat in SIDES else ALLIES
        return [Dot(unit.hex, SIGNS.get(unit.side, NOBODY), unit.side == own) for unit in self.desk.state.on_map()]

    # -- scene interface --------------------------------------------------------------------------------------------

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return None, since nothing here extends over other panes."""
        return None

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return further key actions, by name, with their callbacks."""
        shown = {action: act for overlay in self.overlays for action, act in overlay.acts().items()}
        return {**shown, ADVICE: self.desk.title_desk.advice.ask}

    def cancel(self) -> bool:
        """Close the topmost open overlay; return whether there was one."""
        return any(overlay.cancel() for overlay in reversed(self.overlays))

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click on an overlay; return False to leave it to the board."""
        return self.missed.press(position) or any(overlay.press(position) for overlay in reversed(self.overlays))

    def released(self, event: pygame.event.Event) -> bool:
        """Handle the release of a key; return whether it was used."""
        return any(overlay.released(event) for overlay in self.overlays)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point: of an overlay, otherwise of the hex and its contents; None if there is
        none.
        """
        for overlay in reversed(self.overlays):
            if (tip := GUARD.ask(overlay.tip, None, position)) is not None:
                return tip
        hex_ = self.desk.view.place_at(position)
        return None if hex_ is None or self.desk.input.held is not None else hex_note(self.desk, hex_)

    # -- layers -----------------------------------------------------------------------------------------------------

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """Draw the parts of the overlays that belong on the map sheet, below all highlights."""
        for overlay in self.overlays:
            GUARD.draw(overlay.draw_sheet, surface)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the overlays on the ground, the hexes of the selected log line, and the cursor hex."""
        for overlay in self.overlays:
            GUARD.draw(overlay.draw_ground, surface)
        for hex_ in self.desk.log_places.lit:
            self._stamp(surface, hex_, "area")
        if self.desk.input.cursor is not None:
            self._stamp(surface, self.desk.input.cursor, "chosen")

    def _stamp(self, surface: pygame.Surface, hex_: Hex, mark: Mark) -> None:
        view = self.desk.view
        picture = cell(mark, (round(view.place_width), round(view.place_height)), theme.scale())
        surface.blit(picture, picture.get_rect(center=view.centre(hex_)))

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw the lines of overlays and of the current motion, below the counters."""
        for overlay in self.overlays:
            GUARD.draw(overlay.draw_pencil, surface)
        showing = self.desk.mirror.showing
        if showing is not None and isinstance(showing.motion, Motion):
            GUARD.draw(showing.motion.draw_low, surface, showing.share)

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the counters, then the overlays at the level of counters."""
        GUARD.draw(self.desk.title_desk.units.draw, surface)
        for overlay in self.overlays:
            GUARD.draw(overlay.draw_pieces, surface)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw effects, overlays above the counters, the current motion, and the reason for a refused drop."""
        if self.desk.animation.has_effects:
            GUARD.draw(self._draw_effects, surface)
        for overlay in self.overlays:
            GUARD.draw(overlay.draw_air, surface)
        showing = self.desk.mirror.showing
        if showing is not None and isinstance(showing.motion, Motion):
            GUARD.draw(showing.motion.draw, surface, showing.share)
        if self.desk.animation.has_effects:
            GUARD.draw(self.desk.animation.effects.draw_high, surface)
        GUARD.draw(self.missed.draw, surface)
        GUARD.draw(self._draw_drop, surface)

    def _draw_effects(self, surface: pygame.Surface) -> None:
        self.desk.animation.effects.draw_low(surface, self.desk.title_desk.units.covered())

    def _draw_drop(self, surface: pygame.Surface) -> None:
        """Draw the reason why a dragged thing cannot be dropped here."""
        desk, held = self.desk, self.desk.input.held
        if held is None or not held.moved or desk.prompt is None:
            return
        whose = desk.prompt if desk.prompt.may_carry(held.thing) else desk.title_desk.board_input
        why = shown(whose.refuses(held.thing, desk.input.pointer.thing))
        if not why:
            return
        face = theme.font("sans", 14, 600)
        size = (round(face.width(why)) + theme.px(20), theme.px(28))
        carried = pygame.Rect((0, 0), desk.title_desk.board_input.face(held.thing).size)
        carried.center = held.at
        box = aside(around(carried, size, theme.px(8)), desk.view.camera.free, [carried])
        surface.blit(shapes.rounded(box.size, theme.px(4), theme.STRIP, theme.MISSING, 1.5), box)
        face.draw_in(surface, why, box, theme.MISSING, align="center")
