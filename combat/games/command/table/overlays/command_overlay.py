"""Overlay of command ranges: the hexes in range of each leader, with a line to every unit it can activate (6.6)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.space.hexes.hex import distance
from combat.engine.stage.drawing import pencil
from combat.engine.tabletop.hexes.outlines import region_outline
from combat.engine.words import text
from combat.games.command.rules.orders.activation import reaches
from combat.games.command.rules.pieces.values import command, is_leader
from combat.games.command.rules.state import Unit
from combat.games.command.table.overlays.laid_overlay import LaidOverlay
from combat.games.command.words import command_names as names

RIM, TIE = 4.0, 2.6
"""Line widths around the hexes and to units."""


class CommandOverlay(LaidOverlay):
    """Overlay for the selected leader, or for all leaders of the player's side."""

    action = "command-reach"

    def leaders(self) -> list[Unit]:
        """Return the leaders whose range is shown: the selected one, otherwise all of the player's side."""
        state = self.desk.state
        chosen = state.units.get(self.desk.selection.piece)
        if chosen is not None and chosen.on_map and is_leader(state, chosen):
            return [chosen]
        side = self.desk.title_desk.seat or state.active
        return [unit for unit in state.on_map(side) if is_leader(state, unit)]

    def ready(self) -> bool:
        """Return whether there is a leader to show; show a notice if not."""
        return bool(self.leaders()) or self.refuse("command-nobody")

    def _led(self, leader: Unit) -> Iterator[Unit]:
        state = self.desk.state
        return (unit for unit in state.on_map(leader.side) if reaches(state, "move", leader, unit))

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw the outline of each leader's range, with lines to the units that it can activate."""
        if not self.laid:
            return
        state, view, dark = self.desk.state, self.desk.view, self.desk.state.book.night
        for leader in self.leaders():
            far = command(state, leader)
            there = tuple(hex_ for hex_ in state.book.map.board.hexes() if distance(hex_, leader.hex) <= far)
            for side in region_outline(there):
                ends = [view.camera.to_screen(view.on_sheet(end)) for end in side]
                pencil.stroke(surface, ends, pencil.clear_ink(dark), RIM)
            for unit in self._led(leader):
                if unit.hex != leader.hex:
                    ends = [view.centre(leader.hex), view.centre(unit.hex)]
                    pencil.stroke(surface, ends, pencil.clear_ink(dark), TIE)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the title strip above everything; called every frame."""
        if self.laid:
            self.draw_strip(surface, self._title())

    def _title(self) -> str:
        state, leaders = self.desk.state, self.leaders()
        if len(leaders) != 1:
            return text("command-of-all", count=len(leaders))
        (leader,) = leaders
        led = [unit.id for unit in self._led(leader)]
        said = names.units(state, led) if led else text("stack-nobody")
        return text("command-of", unit=names.unit(state, leader.id), radius=command(state, leader), units=said)
