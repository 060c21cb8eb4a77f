"""Switches of the overlays ("looks"), and the model that overlays are about."""

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
    """State of the overlay switches; each is changed by a key, a click on the rail or a row of a context menu."""

    def __init__(self, desk: Desk[Any, Any, Pose], is_model: Callable[[str], bool]) -> None:
        """Begin with all overlays off; `is_model` returns whether overlays can be about a piece."""
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
        """Return whether an overlay is switched on."""
        return action in self._on

    @property
    def shown(self) -> str:
        """Return the overlay that is on among those of which only one can be; "" for none."""
        return next((each for each in ALONE if each in self._on), "")

    def toggle(self, action: str) -> None:
        """Switch an overlay on or off.

        An overlay about a model uses the one under the pointer, if any. If it is on and another model is under the
        pointer, it switches to that model.
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
        """Switch on an overlay about a model (its id, or "" for the selected one); `spot` is an imagined place for
        it.
        """
        self._on = self._on - set(ALONE) | {action}
        self.about, self.spot = model, spot
        self._changed()

    def measure_from(self, place: Pose) -> None:
        """Start the tape measure at a place."""
        self._on = self._on - set(ALONE) | {TAPE}
        self.start = place
        self._changed()

    def look_here(self) -> None:
        """Show the field of view of the selected model from the place under the pointer or cursor; nothing without a
        place.
        """
        here = self._desk.input.aim
        if here is not None:
            self.show_at(SIGHT, self.about if self.is_on(SIGHT) else "", here)

    def hide(self, action: str) -> None:
        """Switch an overlay off; overlays then use the selected model."""
        self._on.discard(action)
        self.about, self.spot = "", None
        self._changed()

    def cancel(self) -> bool:
        """Switch off the overlay of which only one can be on, else the command ring; return whether one was on."""
        shown = self.shown or (COMMAND if COMMAND in self._on else "")
        if shown:
            self.hide(shown)
        return bool(shown)

    def chose(self) -> None:
        """Use the newly selected model for overlays, in place of the one under the pointer."""
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
