"""The games of the house as boxes on the desk of the start screen: a click takes another one off the shelf."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.widget import Widget

WIDE, HIGH, GAP, FOOT = 188, 108, 18, 30
"""Of a box, between two, and from the lower edge of the window, in pixels at scale 1."""
LEAST = 470
"""A window that is less high at scale 1 has no room for boxes."""
LIDS = (theme.rgb("#4F5A2C"), theme.rgb("#54402C"), theme.rgb("#2F4A5C"))
"""The colours of lids, game after game."""
KEY = "B"
"""What takes the next box off the shelf."""


class GameBox(Widget):
    """The lid of a game's box."""

    def __init__(self, name: str, lid: Rgb, key: str, on_use: Callable[[], None] | None) -> None:
        """Nothing happens with the box that is open on the desk: it has no `on_use`."""
        super().__init__(key)
        self.name, self._lid, self._on_use = name, lid, on_use

    @property
    def opened(self) -> bool:
        """Whether it is the game that is played."""
        return self._on_use is None

    def use(self) -> None:
        if self._on_use is not None:
            self._on_use()

    def lay(self, place: int, left: int, end: int, bottom: int) -> None:
        """Lay it as one of a row at the foot of the desk, where there is room."""
        px = theme.px
        x = left + place * px(WIDE + GAP)
        fits = x + px(WIDE) <= end - px(GAP) and bottom >= px(LEAST)
        self.rect = pygame.Rect(x, bottom - px(FOOT + HIGH), px(WIDE) if fits else 0, px(HIGH) if fits else 0)

    def draw(self, surface: pygame.Surface) -> None:
        box = self.rect
        if not box.width:
            return
        px, blur = theme.px, 7 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*box.size, 2, blur, 170), (box.x - margin, box.y + px(4) - margin))
        lit = self.hot or self.focused
        lid = theme.mix(self._lid, theme.LIGHT, 0.14 if lit else 0.0)
        above, below = theme.mix(lid, theme.LIGHT, 0.12), theme.mix(lid, theme.DARK, 0.18)
        surface.blit(shapes.gradient(*box.size, above, below), box)
        edge = theme.CHOSEN if self.opened or self.focused else theme.mix(lid, theme.LIGHT, 0.35)
        pygame.draw.rect(surface, edge, box.inflate(-px(10), -px(10)), max(1, px(1.5)))
        head, _, rest = self.name.partition("! ")
        head = f"{head}!" if rest else head
        room, size = box.width - px(36), 30.0
        while size > 14 and theme.font("stencil", size).width(head) + px(2) * len(head) > room:
            size -= 1
        middle = box.centery + px(4 if rest else 10)
        paper = theme.mix(theme.FORM, theme.LIGHT, 0.12)
        wide = theme.font("stencil", size).width(head) + px(2) * (len(head) - 1)
        theme.font("stencil", size).draw(surface, head, (box.centerx - wide / 2, middle), paper, tracking=px(2))
        if rest:
            face = theme.font("condensed", 15, 600)
            face.draw(surface, rest, (box.centerx, middle + px(22)), theme.FRAME_TEXT, align="center", room=room)
        if self.key and not self.opened:
            wide_, high = theme.keycap_size(self.key)
            theme.draw_keycap(surface, self.key, box.right - px(12) - wide_, box.bottom - px(12) - high, dark=True)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The edge is enough."""


def boxes_of(app: Stage) -> list[GameBox]:
    """A box for each game of the house, none where there is but one; the key takes the one after that which is open."""
    games = app.games
    if len(games) < 2:
        return []
    present = next((place for place, game in enumerate(games) if game.present), 0)
    following = (present + 1) % len(games)
    return [
        GameBox(
            game.name, LIDS[place % len(LIDS)], KEY if place == following else "",
            None if game.present else partial(app.play_other, game.id),
        )
        for place, game in enumerate(games)
    ]  # fmt: skip
