"""Desk state of a battle beyond what every table has."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.title_desk import TitleDesk
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.standing.deploying import next_setting
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.table.contact_board_input import ContactBoardInput
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.looks.contact_looks import ContactLooks
from combat.games.contact.table.looks.shown_looks import ShownLooks
from combat.games.contact.table.stepwise_prompt import StepwisePrompt
from combat.games.contact.table.units_on_board import UnitsOnBoard
from combat.games.miniatures.board.drawn_lines import Labels
from combat.games.miniatures.looks.look_switches import SIGHT
from combat.games.miniatures.standing.zone_places import facing, middle


class ContactDesk(TitleDesk[State, Pose]):
    """CONTACT!'s part of the desk. "Own" means belonging to the player's seat."""

    def __init__(self, desk: ContactHub) -> None:
        self.desk = desk
        self.units = UnitsOnBoard(desk)
        self.board_input: ContactBoardInput = ContactBoardInput(desk, self.units)
        self.looks = ContactLooks(desk)
        self.shown = ShownLooks(desk, self.looks)
        self.labels = Labels(desk.view)
        """Labels of the picture that is being drawn above the models."""
        self.places_rest = False
        """Whether the units that are still to be set up are placed without being asked for."""

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
        """The selected unit; None if none is."""
        return self.desk.state.units.get(self.desk.selection.piece)

    # -- what is shown ------------------------------------------------------------------------------------------

    @property
    def looked_from(self) -> Pose | None:
        """The place from which the displayed field of view is seen; None if none is shown."""
        viewer = self.looks.subject if self.looks.is_on(SIGHT) else None
        return None if viewer is None else viewer.pose

    def look_from(self, place: Pose | None) -> None:
        """Show the field of view of the unit at a place, else of the chosen unit as if it were there; None hides it."""
        if place is None:
            self.looks.hide(SIGHT)
            return
        here = next((unit.id for unit in self.desk.state.units.values() if unit.pose == place), "")
        self.looks.show_at(SIGHT, here, None if here else place)

    # -- pieces and places --------------------------------------------------------------------------------------

    def has(self, piece: str) -> bool:
        """Return whether a piece is in the game as the player sees it."""
        state = self.desk.state
        return piece in state.units or piece in state.dummies or piece in state.markers

    def is_own(self, piece: str) -> bool:
        """Return whether a piece is the player's."""
        state = self.desk.state
        found = state.units.get(piece) or state.dummies.get(piece)
        return found is not None and found.seat == self.seat

    def place_of(self, piece: str) -> Pose | None:
        """Return the place of a piece; None if it is not on the board."""
        return placed_at(self.desk.state, piece)

    def pieces_at(self, place: Pose) -> Sequence[str]:
        """Return the piece at a place as a list; [] if there is none."""
        piece = self.units.at(self.desk.view.centre(place))
        return [piece] if piece else []

    def candidates(self) -> Sequence[str]:
        """Return the pieces that Tab cycles through by default."""
        return [unit.id for unit in self.desk.state.placed(self.seat)]

    def start(self) -> Pose:
        """Return the initial cursor: the selected unit, else the middle of the player's zone."""
        chosen, seat = self.place_of(self.desk.selection.piece), self.seat if self.seat in SEATS else SEATS[0]
        state = self.desk.state
        return chosen or Pose.at(middle(state.book.mission.side(seat).area()), facing(state.book.mission, seat))

    # -- notifications ------------------------------------------------------------------------------------------

    def chose(self, piece: str) -> None:
        """Update what is shown for the chosen unit; a unit that is not placed yet turns to face the enemy."""
        self.looks.chose()
        if piece and self.is_own(piece) and self.place_of(piece) is None:
            self.desk.input.pointer.heading = facing(self.desk.state.book.mission, self.seat)

    def followed(self) -> None:
        """Let the prompt and the looks do a part of their long computations."""
        self.shown.follow()
        prompt = self.desk.prompt
        if isinstance(prompt, StepwisePrompt) and prompt.follow():
            self.desk.view.stir()

    # -- answers ------------------------------------------------------------------------------------------------

    def standing(self, decision: Decision) -> Answer | None:
        """Return the next answer of an automatic set-up; None if none is under way."""
        if not self.places_rest or not isinstance(decision, Deploy):
            return None
        found = next_setting(self.desk.state, decision)
        self.places_rest = found is not None
        return found
