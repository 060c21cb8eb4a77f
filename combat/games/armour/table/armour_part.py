"""Base class of the panes of ARMOUR!."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk


class ArmourPart(TablePane[State, ArmourDesk, Pose]):
    """Base class of the panes in the window of ARMOUR!."""

    def shown_team(self) -> str:
        """Return the id of the team under the pointer or cursor, else of the selected one; "" for none."""
        state, hand = self.desk.state, self.desk.input
        at_cursor = self.desk.title_desk.pieces_at(hand.cursor) if hand.cursor is not None else ()
        pointed = next(iter(at_cursor), "") if hand.by_keys else hand.pointer.piece
        piece = pointed if pointed in state.teams else self.desk.selection.piece
        return piece if piece in state.teams else ""
