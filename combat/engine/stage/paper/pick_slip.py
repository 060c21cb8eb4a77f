"""Dialog of the editor in which one or several items are picked from a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.sign import Sign
from combat.engine.stage.paper.dialog import lay_slip
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.words import text

MARGIN, ROW, LEADING, LOW = 24, 30, 24, 400
"""Inner margin, row height, line height of the title, and height of a low window, in pixels at scale 1."""


class Offer(Record):
    """An item of the list; a heading has no id."""

    id: str
    words: str
    note: str = ""
    sign: Sign | None = None
    """Sign before a heading."""


class PickSlip(Scene):
    """Dialog to pick one item, or any number with `several`; `chosen` is in the order of picking."""

    overlay, least = True, READING

    def __init__(
        self,
        app: Stage,
        title: str,
        offers: Sequence[Offer],
        chosen: Sequence[str],
        on_done: Callable[[list[str]], None],
        *,
        several: bool,
    ) -> None:
        super().__init__(app)
        self.title, self.chosen, self.several, self._on_done = title, list(chosen), several, on_done
        self.list: ScrollList[Offer] = ScrollList(
            lambda _offer, _width: theme.px(ROW), self._draw_row, follow=False, on_click=self._click
        )
        self.list.set_rows(offers)
        self.place = next((place for place, offer in enumerate(offers) if offer.id in chosen), self._next(-1, 1))
        self.accept = Button(text("edit-take"), self._done, "Enter", "commit")
        self.cancel = Button(text("button-cancel"), app.pop, "Esc")
        self.group = Group([self.accept, self.cancel])
        self._slip = pygame.Rect(0, 0, 0, 0)
        self._titled: list[str] = []

    def _next(self, place: int, way: int) -> int:
        rows = self.list.rows
        there = place + way
        while 0 <= there < len(rows) and not rows[there].id:
            there += way
        return there if 0 <= there < len(rows) else max(0, place)

    def _steps(self) -> dict[int | None, int]:
        """Return how many items each navigation key moves."""
        page, whole = max(1, self.list.rect.height // theme.px(ROW)), len(self.list.rows)
        steps: dict[int | None, int] = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page}
        return steps | {pygame.K_PAGEDOWN: page, pygame.K_HOME: -whole, pygame.K_END: whole}

    def toggle(self, id_: str) -> None:
        """Pick an item; if several can be picked and it is picked already, unpick it."""
        if not self.several:
            self.chosen = [id_]
        elif id_ in self.chosen:
            self.chosen.remove(id_)
        else:
            self.chosen.append(id_)
        self.dirty = True

    def _click(self, offer: Offer) -> None:
        if offer.id:
            self.place = self.list.rows.index(offer)
            self.toggle(offer.id)
            if not self.several:
                self._done()

    def _done(self) -> None:
        if not self.several:
            self.chosen = [self.list.rows[self.place].id]
        self.app.pop()
        self._on_done(self.chosen)

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        wanted = px(ROW) * len(self.list.rows) + px(150)
        spared = px(80 if height > px(LOW) else 12)
        self._slip = pygame.Rect(0, 0, min(px(540), width - px(16)), min(wanted, height - spared))
        self._slip.center = (width // 2, height // 2)
        inner = self._slip.inflate(-2 * px(MARGIN), 0)
        self._titled = theme.font("heading", 20).wrap(self.title, inner.width)
        top, bottom = self._slip.y + px(40 + LEADING * len(self._titled)), self._slip.bottom - px(66)
        self.list.place(pygame.Rect(inner.x, top, inner.width, bottom - top))
        if self.list.rows:
            self.list.show_row(self.place)
        right = inner.right
        for button in (self.accept, self.cancel):
            right = button.place(right, self._slip.bottom - px(50), px(32)).left - px(8)
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        key = event.key if event.type == pygame.KEYDOWN else None
        if key == pygame.K_ESCAPE:
            self.app.pop()
        elif key in self._steps():
            for _ in range(abs(self._steps()[key])):
                self.place = self._next(self.place, 1 if self._steps()[key] > 0 else -1)
            self.list.show_row(self.place)
            self.dirty = True
        elif key == pygame.K_SPACE and self.list.rows:
            self.toggle(self.list.rows[self.place].id)
        else:
            self.list.handle(event) or self.group.handle(event)
        self.dirty |= self.list.dirty or self.group.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        px, slip = theme.px, self._slip
        lay_slip(surface, slip)
        pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.55), slip, 1)
        for place, line in enumerate(self._titled):
            at = (slip.x + px(MARGIN), slip.y + px(40 + LEADING * place))
            theme.font("heading", 20).draw_typed(surface, line, at, theme.INK)
        if self.several:
            noted = text("edit-chosen", count=len(self.chosen))
            at = (slip.x + px(MARGIN), slip.bottom - px(28))
            theme.font("sans", 15, 500).draw(surface, noted, at, theme.INK_2)
        self.list.draw(surface)
        self.group.draw(surface)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, offer: Offer, hot: bool) -> None:
        px, base = theme.px, box.y + theme.px(20)
        if not offer.id:
            face = theme.font("condensed", 14, 700)
            if offer.sign is not None:
                offer.sign.draw(surface, (box.x + px(10), base - px(5)), px(7))
            face.draw(surface, offer.words.upper(), (box.x + px(24), base), theme.FORM_RULE, tracking=theme.scale())
            return
        if offer is self.list.rows[self.place]:
            theme.draw_box(surface, box, (*theme.CHOSEN, 90), radius=2)
        elif hot:
            theme.draw_box(surface, box, (*theme.CHOSEN, 38), radius=2)
        x = box.x + px(8)
        if self.several:
            square = pygame.Rect(x, box.y + px(6), px(18), px(18))
            theme.draw_box(surface, square, theme.FIELD, edge=theme.LINE, radius=2)
            if offer.id in self.chosen:
                tick = shapes.check_mark(px(22), theme.CLEAR)
                surface.blit(tick, tick.get_rect(center=(square.centerx + px(2), square.centery - px(2))))
            x = square.right + px(10)
        note, right = theme.font("sans", 13), box.right - px(10)
        taken = theme.font("sans", 15, 500).draw(surface, offer.words, (x, base), theme.INK, room=right - x)
        note.draw(
            surface, offer.note, (right, base), theme.INK_2, align="right", room=right - x - round(taken) - px(12)
        )
