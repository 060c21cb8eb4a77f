"""Boxes of all installed games on the start screen: a click opens another game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.widget import Widget

LIDS = (theme.rgb("#4F5A2C"), theme.rgb("#54402C"), theme.rgb("#2F4A5C"), theme.rgb("#5C3430"))
"""Colours of the lids, in the order of the games."""
KEYS = ("F2", "F3", "F4", "F5")
"""The keys that open the games, in their order: a game has the same key on the start screen of every other."""
FLAT = 64
"""Height in pixels at scale 1 below which a lid shows only the first part of the name."""


class GameBox(Widget):
    """The lid of a game's box: a button that opens the game."""

    def __init__(self, name: str, lid: Rgb, key: str, on_use: Callable[[], None] | None) -> None:
        """`on_use` is None for the current game, whose box does nothing."""
        super().__init__(key)
        self.name, self._lid, self._on_use = name, lid, on_use

    @property
    def opened(self) -> bool:
        """Return whether the box is that of the current game."""
        return self._on_use is None

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""
        if self._on_use is not None:
            self._on_use()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        box, px, blur = self.rect, theme.px, 7 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*box.size, 2, blur, 170), (box.x - margin, box.y + px(4) - margin))
        lit = self.hot or self.focused
        lid = theme.mix(self._lid, theme.LIGHT, 0.14 if lit else 0.0)
        above, below = theme.mix(lid, theme.LIGHT, 0.12), theme.mix(lid, theme.DARK, 0.18)
        surface.blit(shapes.gradient(*box.size, above, below), box)
        edge = theme.CHOSEN if self.opened or self.focused else theme.mix(lid, theme.LIGHT, 0.35)
        inset = px(10) if box.height >= px(FLAT) else px(6)
        pygame.draw.rect(surface, edge, box.inflate(-inset, -inset), max(1, px(1.5)))
        self._draw_name(surface)

    def _draw_name(self, surface: pygame.Surface) -> None:
        """Draw the name, its second part below the first if the lid is high enough, and the key cap."""
        box, px = self.rect, theme.px
        head, _, rest = self.name.partition("! ")
        head = f"{head}!" if rest else head
        flat = box.height < px(FLAT)
        cap = theme.keycap_size(self.key) if self.key and not self.opened else (0, 0)
        room = box.width - px(22) - (cap[0] + px(4) if flat else 0)
        size = min(30.0, box.height / theme.scale() * 0.5)
        while size > 13 and theme.font("stencil", size).width(head) + px(2) * len(head) > room:
            size -= 1
        below = bool(rest) and not flat
        x, middle = (box.x + px(11) + room // 2 if flat else box.centerx), box.centery + px(size * 0.34)
        middle -= px(0.12 * box.height / theme.scale()) if below or (cap[0] and not flat) else 0
        paper = theme.mix(theme.FORM, theme.LIGHT, 0.12)
        tracking = px(2) if size > 20 else px(1)
        wide = theme.font("stencil", size).width(head) + tracking * (len(head) - 1)
        theme.font("stencil", size).draw(surface, head, (x - wide / 2, middle), paper, tracking=tracking)
        if below:
            face, spot = theme.font("condensed", 15, 600), (box.centerx, middle + px(20))
            face.draw(surface, rest, spot, theme.FRAME_TEXT, align="center", room=box.width - px(20))
        if cap[0]:
            y = box.centery - cap[1] // 2 if flat else box.bottom - px(11) - cap[1]
            theme.draw_keycap(surface, self.key, box.right - px(11) - cap[0], y, dark=True)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw nothing: the lid's edge shows the focus."""


def boxes_of(app: Stage) -> list[GameBox]:
    """Return a box for each installed game, or [] if there is only one; each has its own key."""
    games = app.games.all()
    if len(games) < 2:
        return []
    return [
        GameBox(
            game.name, LIDS[place % len(LIDS)], KEYS[place] if place < len(KEYS) else "",
            None if game.present else partial(app.games.play, game.id),
        )
        for place, game in enumerate(games)
    ]  # fmt: skip
