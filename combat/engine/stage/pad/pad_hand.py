"""Conversion of gamepad events into key presses, and hot-plugging of gamepads.

SDL's controller API is used: it names the buttons of every pad in its database. A missing pad can be described
in the environment variable SDL_GAMECONTROLLERCONFIG.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import pygame
from pygame._sdl2 import controller

from combat.engine.stage.keys import Keymap
from combat.engine.stage.pad.direction import NOWHERE, REPEAT_DELAY_S, REPEAT_INTERVAL_S, Direction, Stick, Way, leaning
from combat.engine.stage.pad.pad_map import CROSS, FIXED, ON_PAPER
from combat.engine.stage.pad.pad_press import pad_press
from combat.engine.stage.screen import Screen

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "LS",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "RS",
    pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_BACK: "Select",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "Up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "Down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "Left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "Right",
    16: "P1",
    17: "P2",
    18: "P3",
    19: "P4",
}
"""SDL's button numbers -> names; the last four are the paddles at the back."""
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT"}
PULLED, RELEASED = 0.5, 0.3
"""Trigger travel at which a press begins, and below which it ends."""
STICK = "stick"
"""Name of the left stick as the source of a step."""

CURSOR: dict[Way, str] = {
    (0, -1): "cursor-up",
    (0, 1): "cursor-down",
    (-1, 0): "cursor-left",
    (1, 0): "cursor-right",
    (-1, -1): "cursor-up-left",
    (1, -1): "cursor-up-right",
    (-1, 1): "cursor-down-left",
    (1, 1): "cursor-down-right",
}
ARROWS: dict[Way, str] = {way: button for button, way in CROSS.items()}

REPEATED = frozenset(("zoom-in", "zoom-out", "larger", "smaller", "undo", "redo"))
"""Actions that repeat while their button is held; so do the buttons that turn pages."""
PAGED = frozenset(("LT", "RT"))
FULL = 32767
Presses = list[pygame.event.Event]


class PadHand:
    """All connected gamepads, treated as one."""

    def __init__(self, keys: Keymap) -> None:
        self.keys = keys
        self.dead = 0.25
        """Dead zone of the sticks, 0 to 1."""
        self.pads: dict[int, controller.Controller] = {}
        """Connected gamepads by SDL's instance id."""
        self._down: dict[str, pygame.event.Event] = {}
        """Held buttons -> the key press sent for each."""
        self._axes = dict.fromkeys(range(pygame.CONTROLLER_AXIS_MAX), 0.0)
        self._stick, self._direction = Stick(), Direction()
        self._from = STICK
        self._again = 0.0
        """Seconds until held buttons repeat."""

    # -- the pads -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start SDL's controller API, which reports each pad that is connected now or later."""
        with contextlib.suppress(pygame.error):  # not supported by this system
            controller.init()

    def end(self) -> None:
        """Stop SDL's controller API."""
        self.pads.clear()
        if controller.get_init():
            controller.quit()

    def connect(self, event: pygame.event.Event) -> None:
        """Open a gamepad that was connected."""
        with contextlib.suppress(pygame.error):  # disconnected again
            pad = controller.Controller(event.device_index)
            self.pads[pad.as_joystick().get_instance_id()] = pad
            self.keys.has_pad = True

    def disconnect(self, event: pygame.event.Event) -> Presses:
        """Remove a gamepad that was disconnected; return the key releases of its held buttons."""
        self.pads.pop(event.instance_id, None)
        return self.let_go()

    def let_go(self) -> Presses:
        """Release all buttons and sticks; return the resulting key releases."""
        self._axes = dict.fromkeys(self._axes, 0.0)
        self._direction.rest()
        self.keys.lean = (0.0, 0.0)
        return [press for button in list(self._down) for press in self._release(button)]

    # -- what is done with them ---------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Return whether any held input repeats."""
        return self._direction.busy or self.keys.lean != (0.0, 0.0) or any(map(self._repeats, self._down))

    def take(self, event: pygame.event.Event, screen: Screen) -> Presses:
        """Return the key presses that an event causes on a screen."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(BUTTONS.get(event.button, ""), screen)
        if event.type == pygame.CONTROLLERBUTTONUP:
            return self._release(BUTTONS.get(event.button, ""), screen)
        if event.type != pygame.CONTROLLERAXISMOTION:
            return []
        self._axes[event.axis] = max(-1.0, event.value / FULL)
        if event.axis in TRIGGERS:
            return self._pull(TRIGGERS[event.axis], self._axes[event.axis], screen)
        self._lean(screen)
        return self._point(screen)

    def _lean(self, screen: Screen) -> None:
        """Set the deflection of the right stick, which pans the board."""
        right = self._axes[pygame.CONTROLLER_AXIS_RIGHTX], self._axes[pygame.CONTROLLER_AXIS_RIGHTY]
        self.keys.lean = leaning(*right, self.dead) if screen.pans else (0.0, 0.0)

    def update(self, dt: float, screen: Screen) -> Presses:
        """Advance the time by `dt` seconds; return the presses of held directions and repeating buttons."""
        presses = self._step(self._direction.update(dt), screen)
        self._lean(screen)
        held = [button for button in self._down if self._repeats(button)]
        self._again -= dt
        if held and self._again <= 0:
            self._again = REPEAT_INTERVAL_S
            presses += [self._down[button] for button in held]
        return presses

    def _repeats(self, button: str) -> bool:
        press = self._down[button]
        return bool(REPEATED.intersection(press.actions)) or (not press.actions and button in PAGED)

    def _pull(self, trigger: str, pulled: float, screen: Screen) -> Presses:
        if trigger in self._down:
            return self._release(trigger) if pulled < RELEASED else []
        return self._press(trigger, screen) if pulled > PULLED else []

    def _press(self, button: str, screen: Screen) -> Presses:
        if not button or button in self._down:
            return []
        if button in CROSS:
            self._down[button] = pad_press(button, (), ())
            return self._point(screen)
        press = self._down[button] = pad_press(button, *self._meaning(button, screen))
        self._again = REPEAT_DELAY_S
        return [press]

    def _release(self, button: str, screen: Screen | None = None) -> Presses:
        press = self._down.pop(button, None)
        if press is None:
            return []
        if button in CROSS:
            return self._point(screen) if screen is not None else []
        return [pad_press(button, press.actions, press.chords, down=False)]

    def _meaning(self, button: str, screen: Screen) -> tuple[Sequence[str], Sequence[str]]:
        """Return the actions and the keys that a button stands for on a screen."""
        actions = self.keys.pad.actions(button)
        if not screen.steers and button in ON_PAPER:
            return (actions if button in FIXED else ()), (ON_PAPER[button],)
        return actions, [chord for action in actions for chord in self.keys.bindings.get(action, ())[:1]]

    # -- directions ---------------------------------------------------------------------------------------------

    def _point(self, screen: Screen | None) -> Presses:
        """Set the direction of d-pad or left stick (the d-pad takes precedence); return the presses it causes."""
        held = [way for button, way in CROSS.items() if button in self._down]
        way = sum(x for x, _ in held), sum(y for _, y in held)
        steers = screen is not None and screen.steers
        x, y = self._axes[pygame.CONTROLLER_AXIS_LEFTX], self._axes[pygame.CONTROLLER_AXIS_LEFTY]
        pushed = self._stick.read(x, y, self.dead, 8 if steers else 4)
        if way != NOWHERE:
            self._from = next(button for button in CROSS if button in self._down)
            if not steers and all(way):
                way = (0, way[1])
        elif pushed != NOWHERE:
            self._from, way = STICK, pushed
        return self._step(self._direction.point(way), screen) if screen is not None else []

    def _step(self, way: Way, screen: Screen) -> Presses:
        if way == NOWHERE:
            return []
        if screen.steers:
            action = CURSOR[way]
            return [pad_press(self._from, (action,), self.keys.bindings.get(action, ())[:1])]
        return [pad_press(self._from, (), (ARROWS[way],))] if way in ARROWS else []
