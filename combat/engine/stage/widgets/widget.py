"""Base class of widgets, and the group that distributes mouse, keys and focus to them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import button_of, chords
from combat.engine.words.line import Spoken

CROSSWISE = {"Left": -1, "Right": 1}
"""Gamepad buttons for sideways steps."""
ENDS = {"Home": 1, "End": -1}
"""Keys for the first and the last widget, as a step from none."""
FORWARD, BACKWARD = ("Tab", "Down"), ("Shift+Tab", "Up")


class Widget:
    """A widget. `key` is the chord that activates it; `reason` says why it is disabled, "" if it is enabled."""

    focusable = True
    enters = True
    """True if Enter activates it while it is focused."""

    def __init__(self, key: str = "") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.key = key
        self.reason: Spoken = ""
        self.tip: tuple[Spoken, ...] = ()
        """The tooltip: a heading and lines below it."""
        self.hot = self.pressed = self.focused = False

    @property
    def enabled(self) -> bool:
        """Return whether the widget can be used; a disabled widget is drawn pale."""
        return not self.reason

    @property
    def advice(self) -> tuple[Spoken, ...]:
        """Return the tooltip's lines; the reason why the widget is disabled comes last."""
        return (*self.tip, self.reason) if self.reason else self.tip

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""

    def press(self, position: tuple[int, int]) -> None:
        """Handle a press of the left mouse button on the widget."""

    def drag(self, position: tuple[int, int]) -> None:
        """Handle mouse motion while the mouse button is held since `press`."""

    def click(self, position: tuple[int, int]) -> None:
        """Handle a click: the mouse button was pressed and released on the widget."""
        self.use()

    def turn(self, steps: int) -> bool:
        """Handle the key Left (-1) or Right (1) while the widget has the focus; return whether the key was used."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw a frame around the widget if it has the focus."""
        if self.focused:
            area = self.rect.inflate(theme.px(6), theme.px(6))
            pygame.draw.rect(surface, theme.CHOSEN, area, theme.px(2), border_radius=theme.px(6))


class Group:
    """The widgets of a scene or panel. `dirty` is set when one of them must be redrawn."""

    ends = False
    """True if Home and End focus the first and the last widget."""

    def __init__(self, widgets: Iterable[Widget] = ()) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.hovered: Widget | None = None
        self.dirty = True
        self.say_why: Callable[[Spoken], object] | None = None
        """Receives the reason of a disabled widget that is clicked."""
        self._held: Widget | None = None

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Replace all widgets."""
        self.widgets, self.hovered, self._held, self.dirty = list(widgets), None, None, True

    @property
    def focused(self) -> Widget | None:
        """Return the widget that has the focus; None before the keyboard was used."""
        return next((widget for widget in self.widgets if widget.focused), None)

    def focus(self, chosen: Widget | None) -> None:
        """Give the focus to a widget, or to none."""
        for widget in self.widgets:
            widget.focused = widget is chosen
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets."""
        self.dirty = False
        for widget in self.widgets:
            widget.draw(surface)
            widget.draw_focus(surface)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event to the widget that it is meant for; return whether it was used."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _at(self, position: tuple[int, int]) -> Widget | None:
        return next((widget for widget in reversed(self.widgets) if widget.rect.collidepoint(position)), None)

    def _move(self, position: tuple[int, int]) -> bool:
        if self._held is not None:
            self._held.drag(position)
            self.dirty = True
        found = self._at(position)
        if found is not self.hovered:
            for widget in self.widgets:
                widget.hot = widget is found
            self.hovered, self.dirty = found, True
        return found is not None

    def _press(self, position: tuple[int, int]) -> bool:
        found = self._at(position)
        if found is None:
            return False
        self._held = found
        if found.enabled:
            found.pressed = self.dirty = True
            found.press(position)
        return True

    def _release(self, position: tuple[int, int]) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        self.dirty = True
        if held.rect.collidepoint(position) and held.enabled:
            with self._seen_pressed(held):
                held.click(position)
            return True
        held.pressed = False
        if held.rect.collidepoint(position) and self.say_why is not None:
            self.say_why(held.reason)
        return True

    @contextlib.contextmanager
    def _seen_pressed(self, widget: Widget) -> Iterator[None]:
        """Show a widget as pressed in the context, as its action may take long."""
        hot, widget.hot, widget.pressed = widget.hot, True, True
        try:
            yield
        finally:
            widget.hot, widget.pressed = hot, False

    def _key(self, event: pygame.event.Event) -> bool:
        written = chords(event)
        if self._by_pad_or_enter(event, written) or self._own_key(written):
            return True
        if any(chord in FORWARD for chord in written):
            return self._step(1)
        if any(chord in BACKWARD for chord in written):
            return self._step(-1)
        if written and written[0] in ENDS and self.ends:
            self.focus(None)
            return self._step(ENDS[written[0]])
        return self._use_focused(written[0]) if written else False

    def _by_pad_or_enter(self, event: pygame.event.Event, written: Sequence[str]) -> bool:
        """Handle Enter, and gamepad buttons that have no key."""
        button = button_of(event)
        if written and written[0] == "Enter" and self._enter(by_pad=bool(button)):
            return True
        return (button == "Start" and self._go_on()) or (button in CROSSWISE and self._across(CROSSWISE[button]))

    def _own_key(self, written: Sequence[str]) -> bool:
        """Use the widget with that key; a disabled one takes the key and does nothing."""
        widget = next((widget for widget in self.widgets if widget.key and widget.key in written), None)
        if widget is not None and widget.enabled:
            with self._seen_pressed(widget):
                widget.use()
            self.dirty = True
        return widget is not None

    def _use_focused(self, chord: str) -> bool:
        """Use the focused widget with Space, or change its value with Left and Right."""
        focused = self.focused
        if focused is None or not focused.enabled:
            return False
        self.dirty = True
        if chord == "Space":
            with self._seen_pressed(focused):
                focused.use()
            return True
        return chord in ("Left", "Right") and focused.turn(1 if chord == "Right" else -1)

    def _go_on(self) -> bool:
        """Press the default button, on Start of a gamepad."""
        found = next((widget for widget in self.widgets if widget.key == "Enter" and widget.enabled), None)
        if found is not None:
            found.use()
            self.dirty = True
        return found is not None

    def _across(self, step: int) -> bool:
        """Change the focused widget's value, else focus the widget beside it; for a gamepad's left and right."""
        focused = self.focused
        if focused is None:
            return False
        if focused.enabled and focused.turn(step):
            self.dirty = True
            return True
        row = [each for each in self.widgets if each.focusable and self._abreast(each, focused)]
        beside = [each for each in row if (each.rect.centerx - focused.rect.centerx) * step > 0]
        if beside:
            self.focus(min(beside, key=lambda each: abs(each.rect.centerx - focused.rect.centerx)))
        return bool(beside)

    @staticmethod
    def _abreast(one: Widget, other: Widget) -> bool:
        return one.rect.top < other.rect.centery < one.rect.bottom

    def _enter(self, *, by_pad: bool) -> bool:
        """Activate the focused widget with Enter.

        A gamepad, which has no Space, also activates widgets that do not use Enter.
        """
        focused = self.focused
        if focused is None or not focused.enabled or not (focused.enters or by_pad):
            return False
        self.dirty = True
        with self._seen_pressed(focused):
            focused.use()
        return True

    def _step(self, step: int) -> bool:
        open_ = [widget for widget in self.widgets if widget.focusable]
        if not open_:
            return False
        focused = self.focused
        place = open_.index(focused) + step if focused in open_ else (0 if step > 0 else -1)
        self.focus(open_[place % len(open_)])
        return True
