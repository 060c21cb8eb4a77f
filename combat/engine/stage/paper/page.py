"""Scrollable page: rendered once; scrolled by wheel, page keys and scroll bar."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import lettered, shapes, theme
from combat.engine.stage.widgets.widget import Group, Widget

WHEEL, FADE = 60, 22
"""Pixels per wheel notch, and height of the fade at an end with more content, at scale 1."""

Fill = Callable[[pygame.Surface | None, int], int]
"""Draws a page of a width on a surface, or only measures it without one; returns its height in pixels."""


class Page:
    """A viewport on content that `fill` draws; `offset` is the scroll position in pixels.

    Widgets on the page are in `group`; `fill` positions them with `pin`.
    """

    def __init__(self, fill: Fill) -> None:
        self.window = pygame.Rect(0, 0, 0, 0)
        self.offset = 0
        self.group = Group()
        self._fill = fill
        self._written: pygame.Surface | None = None
        self._pins: dict[Widget, int] = {}
        self._grip: int | None = None

    @property
    def height(self) -> int:
        """Return the height of the whole page in pixels."""
        return self._written.get_height() if self._written else 0

    @property
    def _more(self) -> int:
        """Maximum scroll position in pixels."""
        return max(0, self.height - self.window.height)

    def place(self, window: pygame.Rect) -> None:
        """Set the viewport and render the content for it."""
        self.window = window
        self._pins.clear()
        tall = max(window.height, self._fill(None, window.width))
        page = pygame.Surface((window.width, tall), pygame.SRCALPHA)
        page.fill((*theme.FORM, 0))
        self._fill(page, window.width)
        self._written = page
        self.scroll(0)

    def rewrite(self) -> None:
        """Render the content again for the same viewport."""
        self.place(self.window)

    def pin(self, widget: Widget, top: int) -> None:
        """Attach a widget to a vertical position on the page; its left edge is already set."""
        self._pins[widget] = top

    def scroll(self, way: int) -> None:
        """Scroll by `way` pixels, downwards if positive, within the page."""
        self.offset = min(self._more, max(0, self.offset + way))
        for widget, top in self._pins.items():
            widget.rect.y = self.window.y + top - self.offset

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle wheel, page keys, arrows, scroll bar and widgets; return whether the event was used."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll(-round(event.y * theme.px(WHEEL)))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.scroll(self.window.height // 2 * (1 if event.key == pygame.K_PAGEDOWN else -1))
            return True
        if self._drag(event) or self._control(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and self._more:
            self.scroll(theme.px(WHEEL) * (1 if event.key == pygame.K_DOWN else -1))
            return True
        return False

    def _drag(self, event: pygame.event.Event) -> bool:
        """Handle the scroll bar; return whether the event was used."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._grip is not None:
            self._grip = None
            return True
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            track, grip = self._bar()
            self.scroll(round((event.pos[1] - self._grip) * self._more / max(1, track.height - grip.height)))
            self._grip = event.pos[1]
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._more:
            track, grip = self._bar()
            if track.inflate(theme.px(8), 0).collidepoint(event.pos):
                if not grip.top <= event.pos[1] < grip.bottom:
                    self.scroll(self.window.height * (1 if event.pos[1] >= grip.bottom else -1))
                self._grip = event.pos[1]
                return True
        return False

    def _control(self, event: pygame.event.Event) -> bool:
        """Pass an event to the widgets, unless clicked outside the viewport; scroll to a newly focused one."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.window.collidepoint(event.pos):
            return False
        before = self.group.focused
        taken = self.group.handle(event)
        if self.group.focused is not before:
            self.show(self.group.focused)
        return taken

    def show(self, widget: Widget | None) -> None:
        """Scroll to a widget if it is on the page; otherwise do nothing."""
        if widget in self._pins:
            low, high = widget.rect.bottom - self.window.bottom, widget.rect.top - self.window.top
            self.scroll(max(0, low + theme.px(FADE)) or min(0, high - theme.px(FADE)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible part with its widgets, and a scroll bar if there is more."""
        window = self.window
        if self._written is not None:
            surface.blit(self._shown(self._written), window)
        if self._more:
            track, grip = self._bar()
            theme.draw_box(surface, track, theme.mix(theme.FORM, theme.INK_3, 0.16), radius=3)
            theme.draw_box(surface, grip, theme.GREYED, radius=3)

    def _shown(self, page: pygame.Surface) -> pygame.Surface:
        """Return the visible part; an end with more content fades out."""
        part = page.subsurface((0, self.offset, *self.window.size)).copy()
        x, y = self.window.topleft
        for widget in self.group.widgets:
            widget.rect.move_ip(-x, -y)
        with lettered.scrolling():
            self.group.draw(part)
        for widget in self.group.widgets:
            widget.rect.move_ip(x, y)
        fade = min(theme.px(FADE), self.window.height)
        clear, whole = (255, 255, 255, 0), (255, 255, 255, 255)
        if self.offset:
            part.blit(shapes.gradient(part.get_width(), fade, clear, whole), (0, 0), None, pygame.BLEND_RGBA_MULT)
        if self.offset < self._more:
            at = (0, part.get_height() - fade)
            part.blit(shapes.gradient(part.get_width(), fade, whole, clear), at, None, pygame.BLEND_RGBA_MULT)
        return part

    def _bar(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the scroll bar's track and grip."""
        window = self.window
        track = pygame.Rect(window.right + theme.px(4), window.y, theme.px(6), window.height)
        grip = pygame.Rect(track.x, 0, track.width, window.height * window.height // max(1, self.height))
        grip.y = track.y + (window.height - grip.height) * self.offset // max(1, self._more)
        return track, grip
