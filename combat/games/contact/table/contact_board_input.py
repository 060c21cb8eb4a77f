"""Input on the board of CONTACT! outside prompts."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.thing import PieceId, Thing
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.stepwise_prompt import StepwisePrompt
from combat.games.contact.table.units_on_board import UnitsOnBoard
from combat.games.miniatures.board.model_input import NOTHING, ModelInput


class ContactBoardInput(ModelInput):
    """Hit-testing of units, markers and points under the pointer."""

    _desk: ContactHub
    _models: UnitsOnBoard

    def face(self, thing: Thing[Pose]) -> Piece:
        """Return the sprite of a dragged unit; an empty one if the prompt draws it.

        Raises TypeError for any other thing.
        """
        if not isinstance(thing, PieceId):
            raise TypeError(thing)
        prompt, unit = self._desk.prompt, self._desk.state.units.get(thing.id)
        if unit is None or (isinstance(prompt, StepwisePrompt) and prompt.draws_carried):
            return NOTHING
        heading = self._desk.input.pointer.heading
        return self._models.model(unit, None if unit.pose is None else Pose.at(unit.pose.point, heading))
