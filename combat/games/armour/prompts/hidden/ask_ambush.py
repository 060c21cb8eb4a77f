"""Ambushes: a unit appears where the ground is clicked, or waits on (L543)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.armour.prompts.ask_placing import AskPlacing
from combat.games.armour.rules.answers import DONE, Placements
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.off_table import units_in
from combat.games.armour.rules.state import Unit
from combat.games.armour.standing.appearing import ambush_at, ambush_formation, nearest_ambush


class AskAmbush(AskPlacing[RevealAmbush]):
    """The chosen unit follows the pointer with its transports; a click reveals it."""

    def waiting(self) -> Sequence[Unit]:
        """Return the units in ambush."""
        return units_in(self.state, self.decision.seat, "ambush")

    def tried(self, unit: Unit, pose: Pose) -> Refusal | Placements:
        """Return the places of a unit at a pose, or why they are not allowed."""
        return ambush_at(self.state, unit, pose)

    def nearest(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the legal places of a unit that are nearest to a pose; None if there are none near."""
        return nearest_ambush(self.state, unit, pose)

    def wanted(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return where the unit would stand at a pose."""
        return ambush_formation(self.state, unit, pose)

    def buttons(self) -> list[Button]:
        """Return the button that lets the ambush wait."""
        return [self.button(text("ambush-waits"), DONE, "Ctrl+Enter", "commit")]
