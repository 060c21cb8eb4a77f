"""Base class of lists of playable files with a preview of the selected row, which is loaded after a short delay."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from combat.engine.content.findings import ContentError
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.stage import Stage
from combat.engine.words import text

PAUSE = 0.15
"""Delay in seconds between selecting a row and loading its preview."""
Row = TypeVar("Row")
K = TypeVar("K")


class PreviewedListScene(TypedListScene[Row]):
    """List of files, of which some may be unusable."""

    def __init__(self, app: Stage) -> None:
        self._waited = 0.0
        super().__init__(app)

    @abstractmethod
    def fault(self, row: Row) -> str:
        """Return the reason why the file of a row cannot be used, or "" if it can be."""

    def refusals(self, row: Row | None) -> Sequence[str]:
        """Return the reason why each button is disabled for a row, "" for an enabled one, in the order of the
        buttons.
        """
        return [text(self.empty) if row is None else self.fault(row)] * len(self.acts)

    @property
    def rested(self) -> bool:
        """Return whether a row has been selected long enough for its preview to be loaded."""
        return self._waited >= PAUSE

    def choose(self, place: int) -> None:
        """Select the row at an index, clamped to the list, and restart the delay of the preview."""
        self._waited = 0.0
        super().choose(place)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; request a redraw when the preview of the selected row is due."""
        super().update(dt)
        before, self._waited = self._waited, self._waited + dt
        self.dirty |= before < PAUSE <= self._waited

    def loaded(self, load: Callable[[Row], K]) -> K | None:
        """Return the result of `load` for the selected row, or None if no row is selected.

        If the file is invalid, show a message and return None.
        """
        if self.row is None:
            return None
        try:
            return load(self.row)
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return None
