"""Desk state of a battle beyond what every table has."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.title_desk import TitleDesk
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.standing.deploying import next_placement
from combat.games.armour.standing.embarking import next_boarding, next_dismount
from combat.games.armour.table.armour_board_input import ArmourBoardInput
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import BoardLooks
from combat.games.armour.table.looks.shown_looks import ShownLooks
from combat.games.armour.table.stepwise_prompt import StepwisePrompt
from combat.games.armour.table.teams_on_board import TeamsOnBoard
from combat.games.miniatures.board.drawn_lines import Labels
from combat.games.miniatures.looks.look_switches import SIGHT
from combat.games.miniatures.standing.zone_places import facing, middle


class ArmourDesk(TitleDesk[State, Pose]):
    """ARMOUR!'s part of the desk. "Own" means belonging to the player's seat."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk
        self.teams = TeamsOnBoard(desk)
        self.board_input: ArmourBoardInput = ArmourBoardInput(desk, self.teams)
        self.places_rest = False
        """Whether the units that are still to be deployed are placed without being asked for."""
        self.boarding: tuple[str, ...] = ()
        """Teams that get on vehicles one after the other without being asked for."""
        self.unloading = ""
        """Id of the vehicle whose teams all get off without being asked for; "" for none."""
        self.looks = BoardLooks(desk)
        self.shown = ShownLooks(desk, self.looks)
        self.labels = Labels(desk.view)
        """Labels of the picture that is being drawn above the teams."""

    @property
    def seat(self) -> Seat:
        """The player's seat; for a spectator that of the public."""
        return self.desk.session.seat

    @property
    def has_turn(self) -> bool:
        """Whether it is the player's turn; False during reactions in the opponent's."""
        return self.desk.state.active == self.seat

    @property
    def unit(self) -> Unit | None:
        """The unit of the selected team; None if no team is selected."""
        state, piece = self.desk.state, self.desk.selection.piece
        return state.unit_of(piece) if piece in state.teams else None

    # -- what is shown ------------------------------------------------------------------------------------------

    @property
    def looked_from(self) -> Pose | None:
        """The place from which the displayed field of view is seen; None if none is shown."""
        viewer = self.shown.sight.viewer
        return None if viewer is None else viewer.pose

    def look_from(self, place: Pose | None) -> None:
        """Show the field of view of the team at a place, else of the chosen team as if it were there; None hides it."""
        if place is None:
            self.looks.hide(SIGHT)
            return
        here = next((team.id for team in self.desk.state.teams.values() if team.pose == place), "")
        self.looks.show_at(SIGHT, here, None if here else place)

    # -- pieces and places --------------------------------------------------------------------------------------

    def has(self, piece: str) -> bool:
        """Return whether a piece is in the game as the player sees it."""
        return piece in self.desk.state.teams

    def is_own(self, piece: str) -> bool:
        """Return whether a piece is the player's."""
        return self.has(piece) and self.desk.state.seat_of(piece) == self.seat

    def place_of(self, piece: str) -> Pose | None:
        """Return the place of a piece; None if it is not on the board."""
        team = self.desk.state.teams.get(piece)
        return None if team is None else team.pose

    def pieces_at(self, place: Pose) -> Sequence[str]:
        """Return the team at a place as a list; [] if there is none."""
        position = self.desk.view.centre(place)
        team = self.teams.at(position)
        return [team] if team else []

    def candidates(self) -> Sequence[str]:
        """Return the pieces that Tab cycles through by default."""
        return [team.id for team in self.desk.state.on_table(self.seat)]

    def start(self) -> Pose:
        """Return the initial cursor: the selected team, else the middle of the deployment zone."""
        chosen = self.place_of(self.desk.selection.piece)
        if chosen is not None:
            return chosen
        mission = self.desk.state.book.mission
        return Pose.at(middle(mission.side(self.seat).area()), facing(mission, self.seat))

    # -- notifications ------------------------------------------------------------------------------------------

    def chose(self, piece: str) -> None:
        """Update what is shown for the chosen team; a team that is not placed yet turns to face the enemy."""
        self.looks.chose()
        if piece and self.has(piece) and self.place_of(piece) is None:
            self.desk.input.pointer.heading = facing(self.desk.state.book.mission, self.seat)

    def followed(self) -> None:
        """Let the prompt and the looks do a part of their long computations."""
        self.shown.follow()
        prompt = self.desk.prompt
        if isinstance(prompt, StepwisePrompt) and prompt.follow():
            self.desk.view.stir()

    # -- answers ------------------------------------------------------------------------------------------------

    def standing(self, decision: Decision) -> Answer | None:
        """Return the next answer of an automatic deployment, mounting or dismounting; None if none is under way."""
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
