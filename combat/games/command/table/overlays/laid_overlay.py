"""Base class of overlays that a key toggles; only one of them is open at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.map.minimap import STRIP
from combat.engine.tabletop.overlay.free_places import aside, edges
from combat.engine.words import text
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.overlays.board_overlay import BoardOverlay

ROW, SIDE, SAMPLE, EDGE = 28, 12, 20, 10
"""Height of a row of the legend, its side margin, width of a sample, and distance from the edge of the board."""

Entry = tuple[pygame.Surface, str]
"""A pattern and its meaning."""


class LaidOverlay(BoardOverlay):
    """Overlay that is open while its action is the desk's current overlay."""

    action: ClassVar[str]
    """Name of its key action."""

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self.strip = pygame.Rect(0, 0, 0, 0)

    @property
    def laid(self) -> bool:
        """Return whether this overlay is open."""
        return self.desk.title_desk.overlay == self.action

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return the actions of keys, by name."""
        return {self.action: self.toggle}

    def toggle(self) -> None:
        """Open the overlay, or close it if it is open."""
        self._lay("" if self.laid or not self.ready() else self.action)

    def _lay(self, name: str) -> None:
        self.desk.title_desk.overlay = name
        self.desk.view.laid.pop(STRIP, None)
        self.desk.redraw("board")

    def ready(self) -> bool:
        """Return whether there is anything to show; an override shows a notice if not."""
        return True

    def cancel(self) -> bool:
        """Close the overlay; return whether it was open."""
        if not self.laid:
            return False
        self._lay("")
        return True

    def press(self, position: tuple[int, int]) -> bool:
        """Close the overlay if a click is on its legend; return whether it was closed."""
        return self.laid and self.strip.collidepoint(position) and self.cancel()

    def draw_strip(self, surface: pygame.Surface, title: str, entries: tuple[Entry, ...] = ()) -> None:
        """Draw the legend at the top of the board: title, samples with their meaning, and the key that closes it."""
        px, board = theme.px, self.desk.view.camera.open
        type_, cap = theme.font("sans", 14, 600), self.desk.app.keys.label(self.action)
        plain, keycap = theme.font("sans", 13.5), theme.keycap_size(cap)[0] + px(8)
        most = board.width - px(2 * EDGE) - px(2 * SIDE)
        heads = type_.wrap(title, most - keycap)
        wide = [px(SAMPLE + 6) + round(plain.width(said)) + px(SIDE) for _, said in entries]
        head = round(max(map(type_.width, heads))) + keycap
        in_line = len(heads) == 1 and head + px(SIDE) + sum(wide) <= most
        rows = len(heads) + (not in_line and bool(entries))
        across = head + px(SIDE) + sum(wide) if in_line else max(head, sum(wide))
        size = (min(across, most) + px(2 * SIDE), px(ROW) * rows)
        box = self._free(board.inflate(-px(2 * EDGE), -px(2 * EDGE)), size)
        shade, margin = shapes.shadow(*box.size, 3, 3 * theme.scale(), 90), shapes.shadow_margin(3 * theme.scale())
        surface.blit(shade, (box.x - margin + 1, box.y - margin + px(2)))
        theme.draw_box(surface, box, theme.PROMPT, edge=theme.LINE, radius=4)
        x, middle = box.x + px(SIDE), box.y + px(ROW) // 2
        for place, words in enumerate(heads):
            middle = box.y + px(ROW) // 2 + place * px(ROW)
            end = box.x + px(SIDE) + round(type_.draw(surface, words, (x, middle + type_.cap / 2), theme.INK))
        end = theme.draw_keycap(surface, cap, end + px(8), middle - px(10)).right + px(SIDE)
        self._draw_entries(surface, entries, wide, (end, middle) if in_line else (x, middle + px(ROW)))
        self.strip = self.desk.view.laid[STRIP] = box

    def _draw_entries(
        self, surface: pygame.Surface, entries: tuple[Entry, ...], wide: list[int], at: tuple[int, int]
    ) -> None:
        """Draw the patterns and their meanings, starting at a point."""
        plain, (x, middle) = theme.font("sans", 13.5), at
        for (sample, said), room in zip(entries, wide, strict=True):
            surface.blit(sample, sample.get_rect(midleft=(x, middle)))
            plain.draw(surface, said, (x + theme.px(SAMPLE + 6), middle + plain.cap / 2), theme.INK_2)
            x += room

    def _free(self, area: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
        """Return a place for the legend that covers neither notes nor the small map; at the upper edge if possible."""
        view = self.desk.view
        slips = [box for name, box in view.laid.items() if name != STRIP]
        return aside(edges(area, size), area, [*slips, view.minimap.rect], self.desk.title_desk.units.covered())

    def refuse(self, why: str) -> bool:
        """Show the notice with a message id that says why nothing can be shown; return False."""
        self.desk.notice.show(text(why))
        return False
