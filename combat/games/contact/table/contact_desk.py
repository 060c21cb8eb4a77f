"""Desk of CONTACT!, beyond what every table with models has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.standing.deploying import next_setting
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.table.contact_board_input import ContactBoardInput
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.looks.contact_looks import ContactLooks
from combat.games.contact.table.looks.shown_looks import ShownLooks
from combat.games.contact.table.units_on_board import UnitsOnBoard
from combat.games.miniatures.board.model_desk import ModelDesk
from combat.games.miniatures.looks.look_switches import SIGHT


class ContactDesk(ModelDesk[State]):
    """CONTACT!'s part of the desk. "Own" means belonging to the player's seat."""

    looks: ContactLooks
    shown: ShownLooks

    def __init__(self, desk: ContactHub) -> None:
        self.units = UnitsOnBoard(desk)
        super().__init__(desk, self.units)
        self.board_input: ContactBoardInput = ContactBoardInput(desk, self.units)
        self.looks = ContactLooks(desk)
        self.shown = ShownLooks(desk, self.looks)

    @property
    def unit(self) -> Unit | None:
        """Return the selected unit; None if no unit is selected."""
        return self.desk.state.units.get(self.desk.selection.piece)

    def viewers(self) -> Iterable[Unit]:
        """Return all units of both sides that the player sees."""
        return self.desk.state.units.values()

    # -- what is shown ------------------------------------------------------------------------------------------

    @property
    def looked_from(self) -> Pose | None:
        """Return the pose from which the displayed field of view is seen; None if none is shown."""
        viewer = self.looks.subject if self.looks.is_on(SIGHT) else None
        return None if viewer is None else viewer.pose

    # -- pieces and places --------------------------------------------------------------------------------------

    def has(self, piece: str) -> bool:
        """Return whether a piece is in the game as the player sees it."""
        state = self.desk.state
        return piece in state.units or piece in state.dummies or piece in state.markers

    def is_own(self, piece: str) -> bool:
        """Return whether a piece belongs to the player's seat."""
        state = self.desk.state
        found = state.units.get(piece) or state.dummies.get(piece)
        return found is not None and found.seat == self.seat

    def place_of(self, piece: str) -> Pose | None:
        """Return the pose of a piece; None if it is not on the table."""
        return placed_at(self.desk.state, piece)

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through by default: the player's units on the ground."""
        return [unit.id for unit in self.desk.state.placed(self.seat)]

    # -- answers ------------------------------------------------------------------------------------------------

    def standing(self, decision: Decision) -> Answer | None:
        """Return the next answer of an automatic set-up; None if none is in progress."""
        if not self.places_rest or not isinstance(decision, Deploy):
            return None
        found = next_setting(self.desk.state, decision)
        self.places_rest = found is not None
        return found
