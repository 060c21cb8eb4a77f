"""Which looks the player has switched on, and whom they are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from combat.engine.space.plane.pose import Pose

SIGNS, SIGHT, RANGES, DANGER, COMMAND, GOALS, TAPE, DETECTION = (
    "signs", "sight", "ranges", "danger", "command-ring", "goals", "tape", "detection",
)  # fmt: skip
ALONE: Final = (SIGHT, RANGES, DANGER, TAPE, DETECTION)
"""Looks of which one is shown at a time."""
ABOUT: Final = (SIGHT, RANGES, DANGER, DETECTION)
"""Looks that are about one model."""


class LookSwitches:
    """The switches of the rail, each by its key, a click, or a row of a context menu."""

    def __init__(self, pointed: Callable[[], str], aim: Callable[[], Pose | None], changed: Callable[[], None]) -> None:
        """`pointed` returns the model under the pointer, `aim` the place there; `changed` is told of each change."""
        self._pointed_at, self._aim, self._told = pointed, aim, changed
        self._on = set[str]()
        self.about = ""
        """The model that was pointed at when a look was switched on; "" for the selected one."""
        self._passed = ""
        """The model that the pointer rested on when another one was chosen."""
        self.spot: Pose | None = None
        """Where the model is imagined to stand; None for where it does."""
        self.start: Pose | None = None
        """Where the tape measure begins."""

    def is_on(self, action: str) -> bool:
        """Return whether a look is switched on."""
        return action in self._on

    @property
    def shown(self) -> str:
        """Return the look that is shown alone; "" for none."""
        return next((each for each in ALONE if each in self._on), "")

    def toggle(self, action: str) -> None:
        """Switch a look on or off; one that is about a model begins with that under the pointer, if any."""
        pointed = self._pointed()
        if action in self._on and not (action in ABOUT and pointed not in ("", self.about)):
            self.hide(action)
            return
        if action in ALONE:
            self._on -= set(ALONE)
            self.about, self.spot, self.start = pointed, None, self._aim()
        self._on.add(action)
        self._told()

    def show_at(self, action: str, model: str, spot: Pose | None = None) -> None:
        """Show a look about a model, as if it stood elsewhere."""
        self._on = self._on - set(ALONE) | {action}
        self.about, self.spot = model, spot
        self._told()

    def measure_from(self, place: Pose) -> None:
        """Begin to measure at a place."""
        self._on = self._on - set(ALONE) | {TAPE}
        self.start = place
        self._told()

    def look_here(self) -> None:
        """Show what the chosen model would see from the place under the pointer or cursor."""
        here = self._aim()
        if here is not None:
            self.show_at(SIGHT, self.about if self.is_on(SIGHT) else "", here)

    def hide(self, action: str) -> None:
        """Switch a look off."""
        self._on.discard(action)
        self.about, self.spot = "", None
        self._told()

    def cancel(self) -> bool:
        """Switch off the look that is shown alone, else the command ring; return whether there was one."""
        shown = self.shown or (COMMAND if COMMAND in self._on else "")
        if shown:
            self.hide(shown)
        return bool(shown)

    def chose(self) -> None:
        """Let looks be about the model that has just been chosen, and not about the one that the pointer rests on."""
        self.about, self.spot, self._passed = "", None, self._pointed_at()

    def _pointed(self) -> str:
        piece = self._pointed_at()
        return piece if piece != self._passed else ""
