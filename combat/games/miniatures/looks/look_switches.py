"""Looks that the player has switched on, and the model whose looks are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.desk import Desk

SIGNS, SIGHT, RANGES, DANGER, COMMAND, GOALS, TAPE, DETECTION = (
    "signs", "sight", "ranges", "danger", "command-ring", "goals", "tape", "detection",
)  # fmt: skip
ALONE: Final = (SIGHT, RANGES, DANGER, TAPE, DETECTION)
"""Looks of which one is shown at a time."""
ABOUT: Final = (SIGHT, RANGES, DANGER, DETECTION)
"""Looks that are about one model."""


class LookSwitches:
    """The switches of the rail, each by its key, a click, or a row of a context menu."""

    def __init__(self, desk: Desk[Any, Any, Pose], is_model: Callable[[str], bool]) -> None:
        """Begin with all looks off; `is_model` returns whether looks can be about a piece."""
        self._desk, self._is_model = desk, is_model
        self._on = set[str]()
        self.about = ""
        """The model that was pointed at when a look was switched on; "" for the selected one."""
        self._passed = ""
        """The model that the pointer rested on when another one was chosen."""
        self.spot: Pose | None = None
        """Imagined place of the model; None for its real one."""
        self.start: Pose | None = None
        """Start of the tape measure; None before it is set."""

    def is_on(self, action: str) -> bool:
        """Return whether a look is switched on."""
        return action in self._on

    @property
    def shown(self) -> str:
        """Return the exclusive look that is on; "" if none is."""
        return next((each for each in ALONE if each in self._on), "")

    def toggle(self, action: str) -> None:
        """Switch a look on or off.

        A look about a model begins with that under the pointer, if any; with another one there it moves to that instead
        of going off.
        """
        pointed = self._pointed()
        if action in self._on and not (action in ABOUT and pointed not in ("", self.about)):
            self.hide(action)
            return
        if action in ALONE:
            self._on -= set(ALONE)
            self.about, self.spot, self.start = pointed, None, self._desk.input.aim
        self._on.add(action)
        self._changed()

    def show_at(self, action: str, model: str, spot: Pose | None = None) -> None:
        """Switch on a look about a model, at an imagined place if `spot` is given."""
        self._on = self._on - set(ALONE) | {action}
        self.about, self.spot = model, spot
        self._changed()

    def measure_from(self, place: Pose) -> None:
        """Start the tape measure at a place."""
        self._on = self._on - set(ALONE) | {TAPE}
        self.start = place
        self._changed()

    def look_here(self) -> None:
        """Show the field of view of the chosen model from the place under the pointer or cursor; nothing without
        one."""
        here = self._desk.input.aim
        if here is not None:
            self.show_at(SIGHT, self.about if self.is_on(SIGHT) else "", here)

    def hide(self, action: str) -> None:
        """Switch a look off; looks are then about the selected model."""
        self._on.discard(action)
        self.about, self.spot = "", None
        self._changed()

    def cancel(self) -> bool:
        """Switch off the exclusive look, else the command ring; return whether one was on."""
        shown = self.shown or (COMMAND if COMMAND in self._on else "")
        if shown:
            self.hide(shown)
        return bool(shown)

    def chose(self) -> None:
        """Show the looks of the newly selected model, instead of those of the one under the pointer."""
        self.about, self.spot, self._passed = "", None, self._pointed_at()

    def _changed(self) -> None:
        self._desk.redraw("board", "rail", "prompt", "dossier")
        self._desk.view.touch()

    def _pointed_at(self) -> str:
        piece = self._desk.input.pointer.piece
        return piece if self._is_model(piece) else ""

    def _pointed(self) -> str:
        piece = self._pointed_at()
        return piece if piece != self._passed else ""
