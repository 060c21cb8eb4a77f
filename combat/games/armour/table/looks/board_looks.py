"""State of the overlay switches, and the team that overlays are about."""

from __future__ import annotations

from typing import Final

from combat.engine.kernel.record import replace
from combat.games.armour.rules.state import Team
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.stepwise_prompt import StepwisePrompt
from combat.games.miniatures.looks.look_switches import (
    COMMAND,
    DANGER,
    GOALS,
    RANGES,
    SIGHT,
    SIGNS,
    TAPE,
    LookSwitches,
)

SWITCHES: Final = (SIGHT, RANGES, DANGER, COMMAND, GOALS, TAPE, SIGNS)
"""Actions of the looks in the order of the rail."""


class BoardLooks(LookSwitches):
    """Overlay switches of ARMOUR!; each is changed by a key, a click on the rail or a row of a context menu."""

    _desk: ArmourHub

    def __init__(self, desk: ArmourHub) -> None:
        super().__init__(desk, lambda piece: piece in desk.state.teams)

    @property
    def subject(self) -> Team | None:
        """Return the team that overlays are about, at its imagined, planned or current place; None if there is none."""
        state, prompt = self._desk.state, self._desk.prompt
        team = state.teams.get(self.about or self._desk.selection.piece)
        if team is None and self.spot is not None:
            team = next(iter(state.on_table(self._desk.title_desk.teams.own_seat)), None)
        if team is None:
            return None
        planned = prompt.end_of(team.id) if isinstance(prompt, StepwisePrompt) else None
        pose = self.spot or planned or (team.pose if team.on_table else None)
        if pose is None:
            return None
        return replace(team, pose=pose, moved=team.moved if pose == team.pose else team.moved or "tactical")
