"""Prompt for reserves: the selected unit enters on its stretch of the edge, near the clicked place (A37)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.armour.prompts.ask_placing import AskPlacing
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.hidden.edge_entry import stretch
from combat.games.armour.rules.hidden.off_table import units_in
from combat.games.armour.rules.hidden.reserves import EnterReserve, row_of
from combat.games.armour.rules.state import Unit


class AskReserve(AskPlacing[EnterReserve]):
    """Prompt for `EnterReserve`: the selected unit follows the pointer along the edge, in a row; a click lets it
    enter.
    """

    def waiting(self) -> Sequence[Unit]:
        """Return the units in reserve."""
        return units_in(self.state, self.decision.seat, "reserve")

    def tried(self, unit: Unit, pose: Pose) -> Refusal | Placements:
        """Return the places of a unit in a row at the edge, as near as possible to a pose; a refusal if the edge is
        full.
        """
        return row_of(self.state, unit, pose.point) or Refusal("edge-full", "A37")

    def nearest(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the places of a unit in a row at the edge, as near as possible to a pose; None if the edge is full."""
        return row_of(self.state, unit, pose.point)

    def wanted(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the places of a unit in a row at the edge, as near as possible to a pose; None if the edge is full."""
        return row_of(self.state, unit, pose.point)

    def taken(self, pose: Pose) -> Placements | None:
        """Return the row that a click uses, at any distance from the edge; None if the edge is full."""
        return self.near(pose)

    def border(self) -> Sequence[Point]:
        """Return the two ends of the stretch of the edge where reserves enter."""
        return stretch(self.state, self.decision.seat)

    def _enter(self) -> None:
        """Let the chosen unit, or the first, enter at the middle of the stretch."""
        (ax, ay), (bx, by) = self.border()
        places = row_of(self.state, self.unit or self.waiting()[0], Point((ax + bx) // 2, (ay + by) // 2))
        if places is not None:
            self.answer(places)

    def buttons(self) -> list[Button]:
        """Return the button that lets the selected unit enter at the middle of its stretch."""
        return [Button(text("reserve-enters"), self._enter, "Ctrl+Enter", "commit")]
