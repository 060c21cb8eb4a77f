"""Context menu: actions at the clicked point with their keys, and the reasons why actions are disabled."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.keys import chords
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.words.line import shown

NARROWEST, WIDEST = 200, 440
"""Least and greatest width of the menu in pixels at scale 1."""
ROW, NOTE, HEADING, PAD, SIDE, EDGE = 27, 17, 28, 5, 26, 4
"""Heights of a row, a reason line and a heading, padding, text indent, and margin to the window, at scale 1."""

LINGER = 0.25
"""Seconds of hovering after which a submenu opens, or closes when another row of its parent is hovered."""

TAKES, LEADS_ON = ("Enter",), ("Enter", "Right")
"""Keys that activate the selected row, and those that open its submenu."""


class ContextMenu(Scene):
    """A menu of rows; Esc or a click outside closes it, and activating a row closes it with all its parent menus.

    It opens with its corner at a point or beside a row of its parent, always inside the window. A submenu opens on a
    click, on a key, or after hovering.
    """

    overlay = True

    def __init__(
        self,
        app: Stage,
        rows: Sequence[MenuRow],
        at: tuple[int, int],
        *,
        under: ContextMenu | None = None,
        begin: bool = False,
        lead_on: bool = False,
    ) -> None:
        """`begin` selects the first row, for use without a pointer; `lead_on` opens its submenu at once."""
        super().__init__(app)
        self._begin, self._leads = begin, lead_on
        self._under, self._at = under, at
        self.list: ScrollList[MenuRow] = ScrollList(self._measure, self._draw_row, follow=False, on_hover=self._hovered)
        self.list.set_rows(rows)
        self.chosen: int | None = None
        """Index of the selected row, which Enter activates."""
        self.slip = pygame.Rect(0, 0, 0, 0)
        self._press: int | None = None
        self._lain: float | None = None
        """Seconds of hovering on a row with a submenu, or on another row of the parent; None otherwise."""
        self._led: int | None = None
        """Index of the row whose submenu was opened last."""
        self._beside: tuple[int, int] | None = None
        """Pointer position on another row of the parent menu than the one of this submenu."""

    # -- what the rows do ---------------------------------------------------------------------------------------

    @property
    def row(self) -> MenuRow | None:
        """Return the selected row, which Enter activates; None if no row is selected."""
        return None if self.chosen is None else self.list.rows[self.chosen]

    def take(self, row: MenuRow) -> None:
        """Close the menus and run a row's action, or open its submenu; do nothing for disabled rows and headings."""
        if row.heading or row.reason:
            return
        if row.rows is not None:
            self._lead_on(row, begin=True)
            return
        act = row.act
        self._close_all()
        if act is not None:
            act()

    def _lead_on(self, row: MenuRow, *, begin: bool) -> None:
        assert row.rows is not None
        self._led = self.list.rows.index(row)
        box = self.list.box(self._led)
        at = (self.slip.right - theme.px(6), box.y)
        self.app.push(ContextMenu(self.app, row.rows(), at, under=self, begin=begin))

    def _close_all(self) -> None:
        self.app.pop()
        if self._under is not None:
            self._under._close_all()

    # -- the scene ----------------------------------------------------------------------------------------------

    def _wide(self, row: MenuRow) -> int:
        px = theme.px
        if row.heading:
            return round(theme.font("condensed", 14, 700).width(row.words.upper()) * 1.08) + 2 * px(14)
        beside = theme.keycap_size(row.key)[0] + px(16) if row.key else 0
        beside += px(20) if row.rows is not None else 0
        note = theme.font("sans", 13).width(shown(row.reason)) if row.reason else 0
        return round(max(theme.font("sans", 15, 500).width(row.words) + beside, note)) + px(SIDE + 16)

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, window = theme.px, pygame.Rect((0, 0), self.app.size).inflate(-2 * theme.px(EDGE), -2 * theme.px(EDGE))
        wanted = max(map(self._wide, self.list.rows)) + px(10)
        width = min(max(px(NARROWEST), wanted), px(WIDEST), window.width)
        inner = width - px(12)
        height = sum(self._measure(row, inner) for row in self.list.rows)
        self.slip = pygame.Rect(self._at, (width, min(height + 2 * px(PAD), window.height)))
        if self.slip.right > window.right and self._under is not None:
            self.slip.right = self._under.slip.left + px(6)
        elif self.slip.right > window.right:
            self.slip.right = self._at[0]
        if self.slip.bottom > window.bottom and self._under is None and self._at[1] - self.slip.height >= window.top:
            self.slip.bottom = self._at[1]
        self.slip.clamp_ip(window)
        self.list.place(self.slip.inflate(0, -2 * px(PAD)))
        self.invalidate()
        if self._begin:
            self._begin = False
            self._begin_with_first()

    @property
    def wants_frames(self) -> bool:
        """Return whether anything is animated, so that 60 frames per second are drawn."""
        return super().wants_frames or self._lain is not None

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        super().update(dt)
        if self._lain is None:
            return
        self._lain += dt
        if self._lain >= LINGER:
            self._lain = None
            self._have_lain()

    def _have_lain(self) -> None:
        """Handle the end of the hover delay: open the row's submenu, or close this one."""
        if self._beside is not None and self._under is not None:
            self.app.pop()
            self._under.list.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=self._beside))
        elif self.row is not None and self.row.rows is not None:
            self._lead_on(self.row, begin=False)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.KEYDOWN:
            self._lain = None
            self._key(event)
        elif event.type == pygame.MOUSEMOTION and self._beside_its_row(event.pos):
            self._lain, self._beside = self._lain or 0.0, event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN and not self.slip.collidepoint(event.pos):
            self._leave_for(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, 3):
            self._let_go(event.pos)
        else:
            if event.type == pygame.MOUSEMOTION and self._beside is not None:
                self._lain = self._beside = None
            self.list.handle(event)
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._press = self.list.row_at(event.pos)
        self.dirty |= self.list.dirty
        return True

    def _beside_its_row(self, position: tuple[int, int]) -> bool:
        """Return whether a point is on another row of the parent menu than the one of this submenu."""
        under = self._under
        place = None if under is None or self.slip.collidepoint(position) else under.list.row_at(position)
        return under is not None and place not in (None, under._led)

    def _leave_for(self, event: pygame.event.Event) -> None:
        """Close this menu, and its parents as far as the press is outside them; the menu that it hits handles it.

        A press on the row of this submenu changes nothing.
        """
        under = self._under
        if under is not None and under.slip.collidepoint(event.pos):
            if under.list.row_at(event.pos) != under._led:
                self.app.pop()
                under.handle(event)
            return
        self.app.pop()
        if under is not None:
            under._leave_for(event)

    def _let_go(self, position: tuple[int, int]) -> None:
        """Activate a row if the button was pressed and released on it."""
        place, pressed = self.list.row_at(position), self._press
        self._press = None
        if place is not None and place == pressed:
            self.take(self.list.rows[place])

    def _key(self, event: pygame.event.Event) -> None:
        written, row = chords(event), self.row
        if self.app.keys.is_(event, "cancel") or ("Left" in written and self._under is not None):
            self.app.pop()
        elif "Down" in written or "Up" in written:
            self.step(1 if "Down" in written else -1)
        elif "Home" in written or "End" in written:
            self.chosen = None
            self.step(1 if "Home" in written else -1)
        elif row is not None and not set(written).isdisjoint(TAKES if row.rows is None else LEADS_ON):
            self.take(row)
        else:
            known = (row for row in self.list.rows if row.key and row.key in written)
            found = next(known, None)
            if found is not None:
                self.take(found)
            elif row is None and "Enter" in written:
                self._begin_with_first()
                self.dirty = True

    def _begin_with_first(self) -> None:
        """Select the first enabled row, else the first disabled one, whose reason is then readable."""
        free = (place for place, row in enumerate(self.list.rows) if not row.heading and not row.reason)
        self.chosen = next(free, None)
        if self.chosen is None:
            self.step(1)
        if self._leads and self.row is not None and self.row.rows is not None:
            self.take(self.row)

    def step(self, way: int) -> None:
        """Select the next row down (1) or up (-1), including disabled ones; headings are skipped."""
        rows = self.list.rows
        place = (-1 if way > 0 else len(rows)) if self.chosen is None else self.chosen
        for _ in rows:
            place = (place + way) % len(rows)
            if not rows[place].heading:
                self.chosen, self.dirty = place, True
                self.list.show_row(place)
                return

    def _hovered(self, row: MenuRow | None) -> None:
        self.chosen = None if row is None or row.heading else self.list.hovered
        self._lain = 0.0 if row is not None and row.rows is not None and not row.reason else None

    # -- drawing ------------------------------------------------------------------------------------------------

    def _measure(self, row: MenuRow, width: int) -> int:
        if row.heading:
            return theme.px(HEADING)
        return theme.px(ROW) + theme.px(NOTE) * len(self._reason(row, width))

    def _reason(self, row: MenuRow, width: int) -> list[str]:
        return theme.font("sans", 13).wrap(shown(row.reason), width - theme.px(SIDE + 12)) if row.reason else []

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        slip, blur = self.slip, 5 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*slip.size, 4, blur, 150), (slip.x - margin, slip.y + theme.px(3) - margin))
        theme.draw_box(surface, slip, theme.STRIP, edge=theme.LINE, radius=4)
        self.list.draw(surface)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: MenuRow, hot: bool) -> None:
        px = theme.px
        if row.heading:
            self._draw_heading(surface, box, row)
            return
        if self.chosen is not None and row is self.list.rows[self.chosen]:
            theme.draw_box(surface, box.inflate(-px(8), -px(1)), (*theme.CHOSEN, 60 if row.reason else 120), radius=3)
        ink = theme.GREYED if row.reason else theme.INK
        x, base = box.x + px(SIDE), box.y + px(19)
        right = box.right - px(10)
        if row.chosen:
            tick = shapes.check_mark(px(16), theme.CLEAR)
            surface.blit(tick, tick.get_rect(center=(box.x + px(14), base - px(5))))
        if row.rows is not None:
            pygame.draw.polygon(
                surface, ink, [(right - px(6), base - px(10)), (right - px(6), base), (right, base - px(5))]
            )
            right -= px(14)
        if row.key:
            width, height = theme.keycap_size(row.key)
            theme.draw_keycap(surface, row.key, right - width, base - px(5) - height // 2)
            right -= width + px(8)
        theme.font("sans", 15, 500).draw(surface, row.words, (x, base), ink, room=right - x)
        for line in self._reason(row, box.width):
            base += px(NOTE)
            theme.font("sans", 13).draw(surface, line, (x, base), theme.INK_2)

    def _draw_heading(self, surface: pygame.Surface, box: pygame.Rect, row: MenuRow) -> None:
        px, face = theme.px, theme.font("condensed", 14, 700)
        if box.top > self.list.rect.top:
            surface.fill(theme.mix(theme.STRIP, theme.LINE, 0.5), (box.x + px(8), box.y + px(2), box.width - px(12), 1))
        at, room = (box.x + px(14), box.y + px(20)), box.width - px(24)
        face.draw(surface, row.words.upper(), at, theme.PANEL_RULE, tracking=theme.scale(), room=room)
