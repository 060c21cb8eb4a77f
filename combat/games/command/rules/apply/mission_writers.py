"""Writers of fire mission and starshell events."""

from __future__ import annotations

from combat.games.command.rules.apply.writers import Writers, change_order
from combat.games.command.rules.events import mission_events as told
from combat.games.command.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(told.RoundPlaced)
def _round_placed(state: State, event: told.RoundPlaced) -> None:
    change_order(state, hex=event.hex, fires=event.fires, stage="accuracy")


@writes(told.AccuracyRolled)
def _accuracy_rolled(state: State, event: told.AccuracyRolled) -> None:
    change_order(state, stage="drifting" if event.hit else "straying")


@writes(told.RoundDrifted)
def _round_drifted(state: State, event: told.RoundDrifted) -> None:
    change_order(state, hex=event.hex, area=event.area, stage="impact" if event.area else "melees")
