"""State of the overlay switches, and the unit that overlays are about."""

from __future__ import annotations

from typing import Final

from combat.engine.kernel.record import replace
from combat.games.contact.rules.state import Unit
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.stepwise_prompt import StepwisePrompt
from combat.games.miniatures.looks.look_switches import (
    COMMAND,
    DANGER,
    DETECTION,
    GOALS,
    RANGES,
    SIGHT,
    SIGNS,
    TAPE,
    LookSwitches,
)

SWITCHES: Final = (DETECTION, SIGHT, DANGER, COMMAND, RANGES, GOALS, TAPE, SIGNS)
"""Actions of the looks in the order of the rail."""


class ContactLooks(LookSwitches):
    """Overlay switches of CONTACT!, and the unit at its current, planned or imagined place."""

    _desk: ContactHub

    def __init__(self, desk: ContactHub) -> None:
        super().__init__(desk, lambda piece: piece in desk.state.units)

    @property
    def subject(self) -> Unit | None:
        """Return the unit that overlays are about, at its imagined, planned or current place; None if there is none."""
        prompt = self._desk.prompt
        unit = self._desk.state.units.get(self.about or self._desk.selection.piece)
        if unit is None and self.spot is not None:
            unit = next(iter(self._desk.state.placed(self._desk.title_desk.units.own_seat)), None)
        if unit is None:
            return None
        if self.spot is not None:
            return replace(unit, pose=self.spot)
        planned = prompt.imagined(unit.id) if isinstance(prompt, StepwisePrompt) else None
        return planned or (unit if unit.placed else None)
