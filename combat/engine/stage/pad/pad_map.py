"""Gamepad bindings: default buttons and the player's changes.

Buttons have their usual names: A is the lowest of the four at the right. In menus and forms each button stands
for a fixed key.
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
"""Action -> its buttons; LS and RS are presses of the sticks."""

FIXED = frozenset(("A", "B", "Up", "Down", "Left", "Right"))
"""Buttons that cannot be bound to other actions: confirm, cancel and the d-pad."""

BINDABLE = frozenset(("X", "Y", "LB", "RB", "LT", "RT", "LS", "RS", "Start", "Select", "P1", "P2", "P3", "P4"))
"""All other buttons; P1 to P4 are the paddles at the back."""

CROSS: Mapping[str, tuple[int, int]] = {"Up": (0, -1), "Down": (0, 1), "Left": (-1, 0), "Right": (1, 0)}
"""The d-pad's buttons -> steps to the right and downwards."""

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
"""The key that each button stands for in menus, lists and forms."""


class PadMap:
    """The player's gamepad bindings: the defaults, overridden by the player's changes."""

    def __init__(self, meet: Callable[[str, str, str], bool]) -> None:
        """`meet` returns whether there is a situation in which a button would mean both of two actions."""
        self._meet = meet
        self.bindings: dict[str, tuple[str, ...]] = dict(DEFAULTS)

    def change(self, changes: Mapping[str, tuple[str, ...]]) -> None:
        """Replace the player's changes."""
        self.bindings = {**DEFAULTS, **changes}

    def label(self, action: str) -> str:
        """Return the primary button of an action; "" if it has none."""
        return next(iter(self.bindings.get(action, ())), "")

    def actions(self, button: str) -> tuple[str, ...]:
        """Return the actions of a button; several if they never apply in the same situation."""
        return tuple(action for action, bound in self.bindings.items() if button in bound)

    def caps(self, keys: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
        """Return the button that is equivalent to each key; "" where the key's action has no button.

        `keys` are the keys of each action.
        """
        caps = {key: button for button, key in ON_PAPER.items()}
        for action, buttons in self.bindings.items():
            caps |= dict.fromkeys(keys.get(action, ()), next(iter(buttons), ""))
        return caps | dict.fromkeys(keys["more"], self.label("offer"))

    def rivals(self, action: str) -> dict[str, str]:
        """Return the conflicting buttons of an action, each with the first other action that it conflicts with."""
        found: dict[str, str] = {}
        for button in self.bindings.get(action, ()):
            others = (other for other in self.actions(button) if other != action)
            rival = next((other for other in others if self._meet(action, other, button)), "")
            if rival:
                found[button] = rival
        return found
