"""Desk of ARMOUR!, beyond what every table with models has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.standing.deploying import next_placement
from combat.games.armour.standing.embarking import next_boarding, next_dismount
from combat.games.armour.table.armour_board_input import ArmourBoardInput
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import BoardLooks
from combat.games.armour.table.looks.shown_looks import ShownLooks
from combat.games.armour.table.teams_on_board import TeamsOnBoard
from combat.games.miniatures.board.model_desk import ModelDesk


class ArmourDesk(ModelDesk[State]):
    """ARMOUR!'s part of the desk. "Own" means belonging to the player's seat."""

    looks: BoardLooks
    shown: ShownLooks

    def __init__(self, desk: ArmourHub) -> None:
        self.teams = TeamsOnBoard(desk)
        super().__init__(desk, self.teams)
        self.board_input: ArmourBoardInput = ArmourBoardInput(desk, self.teams)
        self.boarding: tuple[str, ...] = ()
        """Teams that get on vehicles one after the other without being asked for."""
        self.unloading = ""
        """Id of the vehicle whose teams all get off without being asked for; "" for none."""
        self.looks = BoardLooks(desk)
        self.shown = ShownLooks(desk, self.looks)

    @property
    def unit(self) -> Unit | None:
        """Return the unit of the selected team; None if no team is selected."""
        state, piece = self.desk.state, self.desk.selection.piece
        return state.unit_of(piece) if piece in state.teams else None

    def viewers(self) -> Iterable[Team]:
        """Return all teams of both sides that the player sees."""
        return self.desk.state.teams.values()

    # -- what is shown ------------------------------------------------------------------------------------------

    @property
    def looked_from(self) -> Pose | None:
        """Return the pose from which the displayed field of view is seen; None if none is shown."""
        viewer = self.shown.sight.viewer
        return None if viewer is None else viewer.pose

    # -- pieces and places --------------------------------------------------------------------------------------

    def has(self, piece: str) -> bool:
        """Return whether a piece is a team in the game as the player sees it."""
        return piece in self.desk.state.teams

    def is_own(self, piece: str) -> bool:
        """Return whether a piece belongs to the player's seat."""
        return self.has(piece) and self.desk.state.seat_of(piece) == self.seat

    def place_of(self, piece: str) -> Pose | None:
        """Return the pose of a team; None if it is not on the table."""
        team = self.desk.state.teams.get(piece)
        return None if team is None else team.pose

    def candidates(self) -> Sequence[str]:
        """Return the ids that Tab cycles through by default: those of the player's teams on the table."""
        return [team.id for team in self.desk.state.on_table(self.seat)]

    # -- answers ------------------------------------------------------------------------------------------------

    def standing(self, decision: Decision) -> Answer | None:
        """Return the next answer of an automatic deployment, mounting or dismounting; None if none is in progress."""
        state = self.desk.state
        if isinstance(decision, MoveUnits):
            return self._ferried(state)
        if not self.places_rest or not isinstance(decision, Deploy):
            return None
        found = next_placement(state, decision.seat)
        self.places_rest = found is not None
        return found

    def _ferried(self, state: State) -> Answer | None:
        """Return how the next team gets on or off; None once no other can."""
        found: Answer | None = next_boarding(state, self.boarding)
        if found is None:
            self.boarding = ()
            found = next_dismount(state, self.unloading) if self.unloading else None
        if found is None:
            self.unloading = ""
        return found
