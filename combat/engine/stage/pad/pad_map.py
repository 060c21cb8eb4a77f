"""Which button of a gamepad does what at a table, and how the player changes it.

Buttons are named as most pads name them: A is the lowest of the four on the right. On sheets of paper each stands for a
key that leads through any sheet, and cannot be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

DEFAULTS: Mapping[str, tuple[str, ...]] = {
    "accept": ("A",),
    "cancel": ("B",),
    "offer": ("X",),
    "recap": ("Y",),
    "previous": ("LB",),
    "next": ("RB",),
    "zoom-out": ("LT",),
    "zoom-in": ("RT",),
    "menu": ("Start",),
    "log": ("Select",),
    "centre": ("LS",),
    "fit-board": ("RS",),
    "cursor-up": ("Up",),
    "cursor-down": ("Down",),
    "cursor-left": ("Left",),
    "cursor-right": ("Right",),
}
"""Action -> its buttons; LS and RS are the sticks pressed down."""

FIXED = frozenset(("A", "B", "Up", "Down", "Left", "Right"))
"""Buttons that stay as they are: those that lead in and out of any sheet, and through it."""

BINDABLE = frozenset(("X", "Y", "LB", "RB", "LT", "RT", "LS", "RS", "Start", "Select", "P1", "P2", "P3", "P4"))
"""All others; the last are the paddles at the back of some."""

CROSS: Mapping[str, tuple[int, int]] = {"Up": (0, -1), "Down": (0, 1), "Left": (-1, 0), "Right": (1, 0)}
"""The buttons of the cross -> to the right and downwards."""

ON_PAPER: Mapping[str, str] = {
    "A": "Enter",
    "B": "Esc",
    "X": "Space",
    "LB": "Shift+Tab",
    "RB": "Tab",
    "LT": "PgUp",
    "RT": "PgDn",
    "Up": "Up",
    "Down": "Down",
    "Left": "Left",
    "Right": "Right",
}
"""What each button is on a sheet, in a list, in a menu: the key that does it there."""


class PadMap:
    """The player's buttons: the defaults with his changes laid over them."""

    def __init__(self, meet: Callable[[str, str, str], bool]) -> None:
        """`meet` says whether there is a situation in which something pressed would mean both of two actions."""
        self._meet = meet
        self.bindings: dict[str, tuple[str, ...]] = dict(DEFAULTS)

    def change(self, changes: Mapping[str, tuple[str, ...]]) -> None:
        """Takes other changes in place of the present ones."""
        self.bindings = {**DEFAULTS, **changes}

    def label(self, action: str) -> str:
        """The button of an action; "" for an action without one."""
        return next(iter(self.bindings.get(action, ())), "")

    def actions(self, button: str) -> tuple[str, ...]:
        """Whatever a button is bound to; more than one where these are never there together."""
        return tuple(action for action, bound in self.bindings.items() if button in bound)

    def caps(self, keys: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
        """Key -> the button that does the same; "" for a key whose action is on none any more. `keys`: by action."""
        caps = {key: button for button, key in ON_PAPER.items()}
        for action, buttons in self.bindings.items():
            caps |= dict.fromkeys(keys.get(action, ()), next(iter(buttons), ""))
        return caps | dict.fromkeys(keys["more"], self.label("offer"))

    def rivals(self, action: str) -> dict[str, str]:
        """The buttons of an action that mean another one too where both are there -> the first such."""
        found: dict[str, str] = {}
        for button in self.bindings.get(action, ()):
            others = (other for other in self.actions(button) if other != action)
            rival = next((other for other in others if self._meet(action, other, button)), "")
            if rival:
                found[button] = rival
        return found
