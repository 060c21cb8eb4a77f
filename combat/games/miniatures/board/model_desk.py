"""Base class of the desk of games with models, for all that their titles share. "Own" means belonging to the player's
seat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import TableMap
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.title_desk import TitleDesk
from combat.games.miniatures.board.drawn_lines import Labels
from combat.games.miniatures.board.models_on_board import ModelsOnBoard, PlacedModel
from combat.games.miniatures.looks.look_switches import SIGHT, LookSwitches
from combat.games.miniatures.standing.zone_places import SidedMission, facing, middle
from combat.games.miniatures.two_seats import SEATS


class MissionBook(Protocol):
    """A Book with a mission on a table."""

    @property
    def mission(self) -> SidedMission:
        """Return the mission."""

    @property
    def table(self) -> TableMap:
        """Return the table."""


class BattleState(Copyable, Protocol):
    """A state of a battle of two seats."""

    active: Seat
    """Seat whose turn it is."""

    @property
    def book(self) -> MissionBook:
        """Return the Book."""


class ShownLooks(Protocol):
    """The drawings of the overlays that are switched on."""

    def follow(self) -> None:
        """Continue a long computation by a small part."""


@runtime_checkable
class FollowedPrompt(Protocol):
    """A prompt whose `follow` is called once a frame."""

    def follow(self) -> bool:
        """Continue a long computation by a small part; return whether there is something new to draw."""


S = TypeVar("S", bound=BattleState)


class ModelDesk(TitleDesk[S, Pose]):
    """Desk of a game with models."""

    looks: LookSwitches
    shown: ShownLooks

    def __init__(self, desk: Desk[S, Any, Pose], models: ModelsOnBoard[Any]) -> None:
        self.desk, self.models = desk, models
        self.places_rest = False
        """Whether the units that are still to be set up are placed without being asked for."""
        self.labels = Labels(desk.view)
        """Labels of the picture that is being drawn above the models."""

    @abstractmethod
    def viewers(self) -> Iterable[PlacedModel]:
        """Return the models whose field of view the player can show."""

    @property
    def seat(self) -> Seat:
        """Return the player's seat; for a spectator, the public's."""
        return self.desk.session.seat

    @property
    def has_turn(self) -> bool:
        """Return whether it is the player's turn; False while the player only reacts in the opponent's turn."""
        return self.desk.state.active == self.seat

    def look_from(self, place: Pose | None) -> None:
        """Show the field of view of the model at a place, else what the selected model would see from there; hide it
        for None.
        """
        if place is None:
            self.looks.hide(SIGHT)
            return
        here = next((model.id for model in self.viewers() if model.pose == place), "")
        self.looks.show_at(SIGHT, here, None if here else place)

    def pieces_at(self, place: Pose) -> Sequence[str]:
        """Return the id of the model at a place in a list; an empty list if there is none."""
        piece = self.models.at(self.desk.view.centre(place))
        return [piece] if piece else []

    def start(self) -> Pose:
        """Return the initial cursor: the place of the selected model, else the middle of the player's deployment
        zone.
        """
        mission, seat = self.desk.state.book.mission, self.seat if self.seat in SEATS else SEATS[0]
        chosen = self.place_of(self.desk.selection.piece)
        return chosen or Pose.at(middle(mission.side(seat).area()), facing(mission, seat))

    def chose(self, piece: str) -> None:
        """Update the overlays for a newly selected model; a model without a place is turned to face the enemy."""
        self.looks.chose()
        if piece and self.is_own(piece) and self.place_of(piece) is None:
            self.desk.input.pointer.heading = facing(self.desk.state.book.mission, self.seat)

    def followed(self) -> None:
        """Continue the long computations of overlays and prompt by a small part; called once a frame."""
        self.shown.follow()
        prompt = self.desk.prompt
        if isinstance(prompt, FollowedPrompt) and prompt.follow():
            self.desk.view.stir()
