"""Prompt for aiming points before deployment: the point of the selected artillery unit is clicked (L691)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.thing import PlaceId, Thing
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import DONE, AimAt
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery, unaimed
from combat.games.armour.rules.state import Unit


class AskAim(ArmourAsked[AimArtillery]):
    """Prompt for `AimArtillery`: a click on the table sets the aiming point of the selected unit."""

    def units(self) -> Sequence[Unit]:
        """Return the artillery units that have no aiming point yet."""
        return list(unaimed(self.state, self.decision.seat))

    def begin(self) -> None:
        """Select the next unit without an aiming point."""
        units = self.units()
        self.desk.selection.select(self.chief(units[0]) if units else "")

    @property
    def unit(self) -> Unit | None:
        """Return the selected unit if it needs an aiming point, else the first that does; None if none does."""
        units, chosen = self.units(), self.desk.title_desk.unit
        return chosen if chosen in units else next(iter(units), None)

    def click(self, thing: Thing[Pose]) -> bool:
        """Set the unit's aiming point at the clicked place; return whether the answer was accepted."""
        unit = self.unit
        if unit is None or not isinstance(thing, PlaceId):
            return False
        return self.answer(AimAt(unit.id, Pose.at(thing.place.point)))

    def buttons(self) -> list[Button]:
        """Return the button that continues without further points."""
        return [self.button(text("aim-done"), DONE, "Ctrl+Enter", "commit")]
