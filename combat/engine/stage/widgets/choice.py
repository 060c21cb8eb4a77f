"""Value widgets: check box, slider, and a row of options."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import fits, fitting
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.widgets.widget import Widget


class CheckBox(Widget):
    """A check box with a label, and a wrapped note below in small type.

    Space toggles it; Enter presses the form's default button.
    """

    enters = False

    def __init__(
        self, label: str, on_change: Callable[[bool], None], *, value: bool = False, note: str = "", key: str = ""
    ) -> None:
        super().__init__(key)
        self.label, self.note, self.value, self.on_change = label, note, value, on_change

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""
        self.value = not self.value
        self.on_change(self.value)

    def place(self, left: int, top: int, width: int) -> int:
        """Set position, width and the required height; return the y coordinate of the lower edge."""
        self.rect = pygame.Rect(left, top, width, 0)
        self.rect.height = theme.px(24) + len(self._lines()) * theme.px(18)
        return self.rect.bottom

    def width(self) -> int:
        """Return the width in pixels of the box and its label in the usual font."""
        return theme.px(30) + round(theme.font("sans", 15, 500).width(self.label))

    def _lines(self) -> list[str]:
        room = self.rect.width - theme.px(28)
        return theme.font("sans", 13).wrap(self.note, room) if self.note else []

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        side = theme.px(18)
        box = pygame.Rect(self.rect.x, self.rect.y + theme.px(3), side, side)
        fill = theme.mix(theme.FIELD, theme.CHOSEN, 0.25) if self.hot and self.enabled else theme.FIELD
        theme.draw_box(surface, box, fill, edge=theme.LINE, radius=2, line=1.2)
        if self.value:
            tick = shapes.check_mark(theme.px(22), theme.CLEAR)
            surface.blit(tick, tick.get_rect(center=(box.centerx + theme.px(2), box.centery - theme.px(2))))
        ink = theme.INK if self.enabled else theme.INK_3
        x, y = box.right + theme.px(10), box.y + theme.px(14)
        room = self.rect.right - x
        face = fitting(self.label, room, ("sans", 15, 500), ("condensed", 15, 500), ("condensed", 13, 500))
        face.draw(surface, self.label, (x, y), ink, room=room)
        for line in self._lines():
            y += theme.px(18)
            theme.font("sans", 13).draw(surface, line, (x, y), theme.INK_2)


class Slider(Widget):
    """A slider between two values, moved by dragging, clicking, or the keys Left and Right; Enter is not used."""

    enters = False

    def __init__(
        self, value: float, ends: tuple[float, float], step: float, on_change: Callable[[float], None]
    ) -> None:
        super().__init__()
        self.value, self.ends, self.step, self.on_change = value, ends, step, on_change

    def press(self, position: tuple[int, int]) -> None:
        """Handle a press of the left mouse button on the widget."""
        self.drag(position)

    def drag(self, position: tuple[int, int]) -> None:
        """Handle mouse motion while the mouse button is held since `press`."""
        track = self.track
        share = (position[0] - track.left) / max(1, track.width)
        self._set(self.ends[0] + share * (self.ends[1] - self.ends[0]))

    def click(self, position: tuple[int, int]) -> None:
        """Handle a click: the mouse button was pressed and released on the widget."""
        self.drag(position)

    def turn(self, steps: int) -> bool:
        """Handle the key Left (-1) or Right (1) while the widget has the focus; return whether the key was used."""
        self._set(self.value + steps * self.step)
        return True

    def _set(self, value: float) -> None:
        stepped = round(value / self.step) * self.step
        held = min(self.ends[1], max(self.ends[0], round(stepped, 4)))
        if held != self.value:
            self.value = held
            self.on_change(held)

    @property
    def track(self) -> pygame.Rect:
        """Return the rectangle in which the knob moves."""
        return self.rect.inflate(-theme.px(16), 0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        track = self.track
        share = (self.value - self.ends[0]) / (self.ends[1] - self.ends[0])
        groove = pygame.Rect(track.left, track.centery - theme.px(2), track.width, theme.px(4))
        theme.draw_box(surface, groove, theme.mix(theme.PANEL, theme.INK_3, 0.45), radius=2)
        done = pygame.Rect(groove.left, groove.top, max(1, round(track.width * share)), groove.height)
        theme.draw_box(surface, done, theme.COMMIT, radius=2)
        knob = pygame.Rect(0, 0, theme.px(14), theme.px(20))
        knob.center = (track.left + round(track.width * share), track.centery)
        fill = theme.CHOSEN if self.pressed else theme.STRIP if self.hot else theme.FIELD
        theme.draw_box(surface, knob, fill, edge=theme.LINE, radius=4, line=1.2)


class Choice(Widget):
    """Several options in a row, with the selected one highlighted; Enter presses the form's default button.

    If the row does not fit, only the selected option is shown, with an arrow on each side.
    """

    enters = False

    def __init__(self, labels: Sequence[str], chosen: int, on_change: Callable[[int], None]) -> None:
        super().__init__()
        self.labels, self.chosen, self.on_change = tuple(labels), chosen, on_change

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""
        self._choose((self.chosen + 1) % len(self.labels))

    def click(self, position: tuple[int, int]) -> None:
        """Handle a click: the mouse button was pressed and released on the widget."""
        if self.alone:
            step = -1 if position[0] < self.rect.centerx else 1
            self._choose((self.chosen + step) % len(self.labels))
            return
        for place, cell in enumerate(self._cells()):
            if cell.collidepoint(position):
                self._choose(place)

    def turn(self, steps: int) -> bool:
        """Handle the key Left (-1) or Right (1) while the widget has the focus; return whether the key was used."""
        self._choose(min(len(self.labels) - 1, max(0, self.chosen + steps)))
        return True

    @property
    def alone(self) -> bool:
        """Return whether there is room for the selected option only."""
        cells = zip(self._cells(), self.labels, strict=True)
        narrowest = theme.font("condensed", 13, 600)
        return any(not fits(narrowest, label, cell.width - theme.px(6)) for cell, label in cells)

    def _choose(self, place: int) -> None:
        if place != self.chosen:
            self.chosen = place
            self.on_change(place)

    def _cells(self) -> list[pygame.Rect]:
        count = len(self.labels)
        edges = [self.rect.x + self.rect.width * place // count for place in range(count + 1)]
        return [
            pygame.Rect(left, self.rect.y, right - left, self.rect.height) for left, right in itertools.pairwise(edges)
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        ground = theme.mix(theme.PANEL, theme.INK_3, 0.16)
        if self.alone:
            self._draw_alone(surface)
            return
        theme.draw_box(surface, self.rect, ground, edge=theme.LINE, radius=4)
        for place, cell in enumerate(self._cells()):
            chosen = place == self.chosen
            if chosen:
                theme.draw_box(surface, cell, theme.FIELD, edge=theme.INK_2, radius=4, line=1.4)
            label, room, bold = self.labels[place], cell.inflate(-theme.px(6), 0), 600 if chosen else 400
            face = fitting(label, room.width, ("sans", 14, bold), ("condensed", 14, bold), ("condensed", 13, bold))
            face.draw_in(surface, label, room, theme.INK if chosen else theme.INK_2, align="center")

    def _draw_alone(self, surface: pygame.Surface) -> None:
        theme.draw_box(surface, self.rect, theme.FIELD, edge=theme.LINE, radius=4)
        draw_arrows(surface, self.rect, theme.INK)
        label, room = self.labels[self.chosen], self.rect.inflate(-2 * theme.px(26), 0)
        face = fitting(label, room.width, ("sans", 14, 600), ("condensed", 14, 600), ("condensed", 13, 600))
        face.draw_in(surface, label, room, theme.INK, align="center")


def draw_arrows(surface: pygame.Surface, box: pygame.Rect, ink: Rgb) -> None:
    """Draw an arrow at the left and the right end of a box."""
    for way, x in ((-1, box.left + theme.px(14)), (1, box.right - theme.px(14))):
        reach = theme.px(5)
        points = [(x + way * reach, box.centery)]
        points += [(x - way * reach, box.centery + up * reach) for up in (-1, 1)]
        pygame.draw.polygon(surface, ink, points)
