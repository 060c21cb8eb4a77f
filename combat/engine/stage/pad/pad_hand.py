"""The hand on the gamepad: what its buttons and sticks do becomes key presses, and the pads themselves come and go.

SDL's controllers are used, whose buttons have names on every pad that its database knows; one that it does not know can
be described to it by the variable SDL_GAMECONTROLLERCONFIG.
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
"""SDL's numbers of the buttons -> their names; the last four are the paddles at the back."""
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT"}
PULLED, RELEASED = 0.5, 0.3
"""How far a trigger is pulled that counts as pressed, and until where it then does."""
STICK = "stick"
"""What a step of the left stick is said to come from."""

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
"""Actions that go on while their button is held, as the keys of a sheet that turn its pages do."""
PAGED = frozenset(("LT", "RT"))
FULL = 32767
Presses = list[pygame.event.Event]


class PadHand:
    """All pads together, as one: whichever is in the player's hands is played with."""

    def __init__(self, keys: Keymap) -> None:
        self.keys = keys
        self.dead = 0.25
        """How far a stick may lie from its middle, 0 to 1, and still counts as at rest."""
        self.pads: dict[int, controller.Controller] = {}
        """The pads that are plugged in, by SDL's numbers for them."""
        self._down: dict[str, pygame.event.Event] = {}
        """The buttons that are held -> the press that came of each."""
        self._axes = dict.fromkeys(range(pygame.CONTROLLER_AXIS_MAX), 0.0)
        self._stick, self._direction = Stick(), Direction()
        self._from = STICK
        self._again = 0.0
        """Seconds until a held button counts again."""

    # -- the pads -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Looks for pads from now on; SDL tells of each that is there, and of each that comes."""
        with contextlib.suppress(pygame.error):  # a system that has no such thing
            controller.init()

    def end(self) -> None:
        """Looks for pads no more."""
        self.pads.clear()
        if controller.get_init():
            controller.quit()

    def comes(self, event: pygame.event.Event) -> None:
        """A pad was plugged in."""
        with contextlib.suppress(pygame.error):  # gone again
            pad = controller.Controller(event.device_index)
            self.pads[pad.as_joystick().get_instance_id()] = pad
            self.keys.has_pad = True

    def goes(self, event: pygame.event.Event) -> Presses:
        """A pad was pulled out: what was held on it is let go."""
        self.pads.pop(event.instance_id, None)
        return self.let_go()

    def let_go(self) -> Presses:
        """Everything that is held is let go, whether SDL tells of it or not."""
        self._axes = dict.fromkeys(self._axes, 0.0)
        self._direction.rest()
        self.keys.lean = (0.0, 0.0)
        return [press for button in list(self._down) for press in self._release(button)]

    # -- what is done with them ---------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is held that goes on by itself."""
        return self._direction.busy or self.keys.lean != (0.0, 0.0) or any(map(self._repeats, self._down))

    def take(self, event: pygame.event.Event, screen: Screen) -> Presses:
        """What an event of a pad comes to on the uppermost screen."""
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
        """How the right stick pulls the board."""
        right = self._axes[pygame.CONTROLLER_AXIS_RIGHTX], self._axes[pygame.CONTROLLER_AXIS_RIGHTY]
        self.keys.lean = leaning(*right, self.dead) if screen.pans else (0.0, 0.0)

    def update(self, dt: float, screen: Screen) -> Presses:
        """Lets time pass: directions and buttons that are held count again and again."""
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
        """The actions and keys that a button stands for on a screen."""
        actions = self.keys.pad.actions(button)
        if not screen.steers and button in ON_PAPER:
            return (actions if button in FIXED else ()), (ON_PAPER[button],)
        return actions, [chord for action in actions for chord in self.keys.bindings.get(action, ())[:1]]

    # -- directions ---------------------------------------------------------------------------------------------

    def _point(self, screen: Screen | None) -> Presses:
        """Where cross and left stick point now; the cross goes first."""
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
