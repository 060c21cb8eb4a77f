"""Bottom of the dossier: a man's order, the effect of another order, and his instruction on ducking back."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import fitting
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.engine.words.line import Line
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.fighting import fire, weapons
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.panels.dossier_weapons import skill_with
from combat.games.volume1.table.pieces.impulse_figures import draw_figures
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names, relations


class DossierOrder:
    """The order with its four figures, and the button for the instruction on ducking back (7.19)."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self._ducks = "", pygame.Rect(0, 0, 0, 0)
        """Man and rectangle of the button."""

    def clear(self) -> None:
        """Forget the button of the last frame."""
        self._ducks = "", pygame.Rect(0, 0, 0, 0)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the button under the pointer, or None (7.19)."""
        man, box = self._ducks
        if not box.collidepoint(position):
            return None
        now = text(f"offer-ducking-{self.desk.title_desk.wishes.ducking(man)}")
        return Tip(("duck-back", man, now), (Line(text("offer-duck-back"), "7.19"), now), box, self.key)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Change the instruction if the button was clicked; return whether it was."""
        man, box = self._ducks
        pressed = button == 1 and box.collidepoint(position)
        if pressed:
            self.desk.title_desk.ducking.change(man)
        return pressed

    @property
    def key(self) -> str:
        """Label of the key that presses the button."""
        return self.desk.app.keys.label("duck-of-himself")

    def misses_order(self, man: Man) -> bool:
        """Return whether a man of the player has no order while orders are given (7.0)."""
        return man.side == "friendly" and man.order is None and self.desk.state.clock.phase == "friendly-orders"

    def draw(self, surface: pygame.Surface, man: Man, area: pygame.Rect, y: int) -> None:
        """Draw a man's order or that he has none, and the effect of the order marker under the pointer."""
        px = theme.px
        if man.fate or y + px(24) > area.bottom:
            return
        label, baseline = theme.font("sans", 14.5, 600), y + px(22)
        marker = self.desk.title_desk.pointed_marker.order
        right = area.right - px(14)
        if man.side == "friendly" and man.on_board:
            right = self._draw_ducking(surface, man, right, y + px(5)) - px(8)
        if marker and man.side == "friendly":
            words = self._marker_value(man, marker)
            free = right - area.x - px(22)
            small = fitting(words, free, ("sans", 13, 400), ("condensed", 13, 500))
            small.draw(surface, words, (right, baseline), theme.rgb("#3A3424"), align="right", room=free)
        if man.order is None:
            if self.misses_order(man) and not marker:
                label.draw(surface, text("dossier-no-order"), (area.x + px(14), baseline), theme.MISSING)
            return
        kind = self.desk.state.book.charts.orders[man.order.id]
        words = relations.order(self.desk.state, man) or names.marker(man.order)
        room = area.width - px(28 + 88 + 12)
        label = fitting(words, room, ("sans", 14.5, 600), ("condensed", 14.5, 600), ("condensed", 13, 600))
        wide = label.draw(surface, words, (area.x + px(14), baseline), theme.INK, room=room)
        if not marker:
            x = area.x + px(14) + max(round(wide) + px(12), px(86))
            impulse = self.desk.state.clock.impulse if self.desk.state.clock.phase == "action" else None
            box = (x, y + px(6), px(88), px(22))
            draw_figures(surface, kind.figures, box, 1.1 * theme.scale(), impulse or None)

    def _draw_ducking(self, surface: pygame.Surface, man: Man, right: int, top: int) -> int:
        """Draw the instruction on ducking back: a sign plain, on dark ground, or crossed out; return its left edge."""
        px, ducking = theme.px, self.desk.title_desk.wishes.ducking(man.id)
        box = pygame.Rect(right - px(22), top, px(22), px(22))
        if ducking == "whenever":
            theme.draw_box(surface, box, theme.INK, radius=4)
        ink = theme.PANEL if ducking == "whenever" else theme.INK_3
        theme.draw_icon(surface, "duck-back", box.inflate(-px(4), -px(4)), ink)
        if ducking == "never":
            pygame.draw.line(surface, theme.MISSING, box.bottomleft, box.topright, max(2, px(2)))
        self._ducks = man.id, box
        return box.left

    def _marker_value(self, man: Man, order: str) -> str:
        """Return an order's effect on his Weapon Skill: "Run & Gun: WS 7 −2 = 5"."""
        kind = self.desk.state.book.charts.orders[order]
        if order in ("medical-aid", "search"):
            return text(
                "dossier-order-check", order=names.order(order), promise=relations.promise(self.desk.state, man.id)
            )
        guns = weapons.firearms(self.desk.state, man.id)
        if not kind.may_fire or not guns:
            return names.order(order)
        skill = skill_with(self.desk.state, man, guns[0].id)
        modifier = kind.ws + total(fire.weight_terms(self.desk.state, guns[0], order))
        if not modifier:
            return text("dossier-order-plain", order=names.order(order), total=skill)
        return text(
            "dossier-order-value",
            order=names.order(order),
            base=skill,
            modifier=names.signed(modifier),
            total=skill + modifier,
        )
