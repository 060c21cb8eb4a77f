"""Prompt for ambushes: a unit appears where the ground is clicked, or keeps waiting (L543)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.desk import Desk
from combat.engine.words import text
from combat.games.armour.prompts.ask_placing import AskPlacing, whole_centimetres
from combat.games.armour.rules.answers import DONE, Placements
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.off_table import units_in
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.standing.appearing import ambush_at, ambush_formation, tried_ambushes
from combat.games.armour.table.armour_desk import ArmourDesk

STEP = 3
"""Number of places that are tried in one frame."""


class AskAmbush(AskPlacing[RevealAmbush]):
    """Prompt for `RevealAmbush`: the selected unit follows the pointer with its transports; a click reveals it."""

    def __init__(self, desk: Desk[State, ArmourDesk, Pose], decision: RevealAmbush) -> None:
        super().__init__(desk, decision)
        self._searched: object = None
        self._search: Iterator[Placements | None] = iter(())
        self._found: Placements | None = None

    def waiting(self) -> Sequence[Unit]:
        """Return the units in ambush."""
        return units_in(self.state, self.decision.seat, "ambush")

    def tried(self, unit: Unit, pose: Pose) -> Refusal | Placements:
        """Return the places of a unit at a pose, or the reason why they are illegal."""
        return ambush_at(self.state, unit, pose)

    def nearest(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the legal places of a unit near a pose; None until some are found.

        A few places are tried at once, others between frames, since each needs a check of the enemies' sight.
        """
        key = unit.id, whole_centimetres(pose)
        if self._searched != key:
            self._searched, self._search, self._found = key, tried_ambushes(self.state, unit, pose), None
            self.follow()
        return self._found

    def near(self, pose: Pose) -> Placements | None:
        """Return the legal places nearest to a pose that have been found so far; None until then."""
        return None if self.unit is None else self.nearest(self.unit, pose)

    def follow(self) -> bool:
        """Try a few more places; return whether legal ones have just been found."""
        if self._found is None and self.unit is not None:
            self._found = next((each for each in islice(self._search, STEP) if each is not None), None)
            return self._found is not None
        return False

    def wanted(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the places of a unit at a pose, legal or not; None if they cannot be written as an answer."""
        return ambush_formation(self.state, unit, pose)

    def buttons(self) -> list[Button]:
        """Return the button that lets the ambush wait."""
        return [self.button(text("ambush-waits"), DONE, "Ctrl+Enter", "commit")]
