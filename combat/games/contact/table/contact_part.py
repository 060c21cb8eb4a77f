"""Base class of the panes of CONTACT!."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk


class ContactPart(TablePane[State, ContactDesk, Pose]):
    """Base class of the panes in the window of CONTACT!."""

    def shown_unit(self) -> str:
        """Return the id of the unit under the pointer, else of the selected one; "" for none."""
        units, pointed = self.desk.state.units, self.desk.input.pointer.piece
        return next((piece for piece in (pointed, self.desk.selection.piece) if piece in units), "")
