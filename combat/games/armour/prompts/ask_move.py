"""Prompt for the movement phase: moves of teams and units, orders, and teams that enter the table (L547-L585)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.engine.words.prompt_words import PromptWords
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.prompts.order_buttons import order_buttons
from combat.games.armour.rules.air.flights import aircraft_of
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.state import Team, Unit
from combat.games.armour.standing.embarking import Boarding, boarding_at, boarding_teams, next_boarding, next_dismount
from combat.games.armour.standing.entering import Entry, entry_at, may_enter, nearest_entry
from combat.games.armour.standing.move_plan import MovePlan
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names


class AskMove(AskMoves[MoveUnits]):
    """Prompt for `MoveUnits`: a drag moves the whole unit in formation, with Shift one team; a click plans a move, a
    second click there makes it.

    A selected team that is off the table follows the pointer until a click places it.
    """

    done = "move-done"

    def __init__(self, desk: ArmourHub, decision: MoveUnits) -> None:
        super().__init__(desk, decision)
        self._tried: tuple[object, Entry | Refusal] | None = None
        self._near: tuple[object, Entry | None] | None = None
        self._boarders = dict[str, tuple[str, ...]]()
        """Teams of each unit that can get on a vehicle of their own."""
        self._boarded: tuple[object, Boarding | Refusal] | None = None

    def begin(self) -> None:
        """Start the question; select an aircraft that has arrived if no team is selected."""
        super().begin()
        due = (team for unit in self.units() for team in aircraft_of(self.state, unit.id, "due"))
        if not self.desk.selection.piece:
            self.desk.selection.select(next((team.id for team in due), ""))

    # -- teams that come onto the table -------------------------------------------------------------------------

    def _entering(self, unit: Unit) -> list[Team]:
        """Return the teams of a unit that may come onto the table."""
        teams = (team for team in self.state.all_of(unit.id))
        return [team for team in teams if may_enter(self.state, team)]

    @property
    def entering(self) -> Team | None:
        """Return the selected team if it is off the table and may enter it; otherwise None."""
        team = self.state.teams.get(self.desk.selection.piece)
        own = team is not None and self.state.seat_of(team.id) == self.decision.seat
        return team if team is not None and own and may_enter(self.state, team) else None

    def units(self) -> Sequence[Unit]:
        """Return the units with teams that may still move or enter the table; flights that have arrived come first."""
        living = self.state.living(self.decision.seat)
        found = [unit for unit in living if self.movable(unit) or self._entering(unit)]
        return sorted(found, key=lambda unit: not aircraft_of(self.state, unit.id, "due"))

    def chief(self, unit: Unit) -> str:
        """Return the id of the team that represents a unit: its leader if it may act, else the first team that may."""
        entering = self._entering(unit)
        return entering[0].id if entering and not self.movable(unit) else super().chief(unit)

    def entry_at(self, pose: Pose) -> Entry | Refusal | None:
        """Return the answer that places the selected team at a pose, or the reason why it cannot.

        None if no team that may enter is selected. Cached.
        """
        team = self.entering
        if team is None:
            return None
        key = team.id, pose
        if self._tried is None or self._tried[0] != key:
            self._tried = key, entry_at(self.state, team, pose)
        return self._tried[1]

    def entry_near(self, pose: Pose) -> Entry | None:
        """Return the answer that places the selected team as near as possible to a pose; None if there is none.
        Cached.
        """
        team = self.entering
        if team is None:
            return None
        point = pose.point.moved(-(pose.point.x % CM), -(pose.point.y % CM))
        key = team.id, point, pose.heading
        if self._near is None or self._near[0] != key:
            self._near = key, nearest_entry(self.state, team, Pose.at(point, pose.heading))
        return self._near[1]

    def click(self, thing: Thing[Pose]) -> bool:
        """Place the selected team if it is off the table, else select a team or plan a move; return whether the
        click was used.
        """
        place = self.ground(thing) if self.entering is not None else None
        own = isinstance(thing, PieceId) and self.is_own(thing)
        if place is None or own or not isinstance(thing, (PieceId, PlaceId)):
            return super().click(thing)
        found = self.entry_at(place)
        if isinstance(found, Refusal):
            near = self.entry_near(place)
            if near is None:
                self.desk.notice.show(self.said(found))
                return True
            found = near
        return found is not None and self.answer(found)

    # -- teams that get on and off vehicles ---------------------------------------------------------------------

    def _vehicle(self, held: Thing[Pose], on: Thing[Pose] | None) -> Team | None:
        """Return the vehicle of the seat on which a held team of foot or a gun is; None for another thing."""
        if not (isinstance(held, PieceId) and isinstance(on, PieceId) and self.is_own(on)) or held == on:
            return None
        on_foot = self.state.card(self.team(held)).arm in ("infantry", "gun")
        vehicle = self.team(on)
        return vehicle if on_foot and vehicle.on_table and self.state.card(vehicle).arm == "tank" else None

    @property
    def boards(self) -> tuple[Team, Team, Boarding | Refusal] | None:
        """Return the dragged team, the vehicle under it, and the answer that mounts it or the reason against it.

        None if no team is dragged onto a vehicle.
        """
        held, on = self.desk.input.held, self.desk.input.pointer.thing
        vehicle = self._vehicle(held.thing, on) if held is not None and held.moved else None
        if held is None or vehicle is None or not isinstance(held.thing, PieceId):
            return None
        team = self.team(held.thing)
        key = team.id, vehicle.id
        if self._boarded is None or self._boarded[0] != key:
            self._boarded = key, boarding_at(self.state, team, vehicle)
        return team, vehicle, self._boarded[1]

    @property
    def shown(self) -> MovePlan | None:
        """Return the plan to draw; None while a team is dragged onto a vehicle."""
        return None if self.boards is not None else super().shown

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return the reason why a dragged team cannot mount the vehicle, or the group cannot move there; "" if it
        can.
        """
        vehicle = self._vehicle(held, on)
        if vehicle is None or not isinstance(held, PieceId):
            return super().refuses(held, on)
        found = boarding_at(self.state, self.team(held), vehicle)
        return self.said(found) if isinstance(found, Refusal) else ""

    def drop(self, held: Thing[Pose], on: Thing[Pose] | None) -> bool:
        """Mount a team on the vehicle on which it is dropped, else move the group; return whether the drop was used."""
        vehicle = self._vehicle(held, on)
        if vehicle is None or not isinstance(held, PieceId):
            return super().drop(held, on)
        found = boarding_at(self.state, self.team(held), vehicle)
        if isinstance(found, Refusal):
            return False
        self.desk.selection.select(held.id)
        self.desk.title_desk.boarding = (held.id,)
        return self.answer(found)

    def _board(self, teams: tuple[str, ...]) -> None:
        """Mount some teams on vehicles one after the other."""
        found = next_boarding(self.state, teams)
        if found is not None:
            self.desk.title_desk.boarding = teams
            self.answer(found)

    def _unload(self, vehicle: str) -> None:
        """Dismount all teams of a vehicle."""
        found = next_dismount(self.state, vehicle)
        if found is not None:
            self.desk.title_desk.unloading = vehicle
            self.answer(found)

    def _ferry_buttons(self) -> Iterator[Button]:
        """Yield buttons for the chosen unit or vehicle: get on, get off, bring transports from the rear."""
        unit, piece = self.desk.title_desk.unit, self.desk.selection.piece
        if unit is None or unit.seat != self.decision.seat:
            return
        if unit.id not in self._boarders:
            self._boarders[unit.id] = tuple(boarding_teams(self.state, unit))
        teams = self._boarders[unit.id]
        if teams:
            chosen = (piece,) if self.alone and piece in teams else teams
            yield Button(text("ferry-mount", count=len(chosen)), partial(self._board, chosen), "E")
        if next_dismount(self.state, piece) is not None and self.state.teams[piece].on_table:
            yield Button(text("ferry-dismount"), partial(self._unload, piece), "H")
        served = (unit, *self._transports(unit))
        rear = [team for each in served for team in self._entering(each) if team.where == "rear"]
        if rear and self.entering is None:
            yield Button(text("ferry-forward"), partial(self._choose, rear[0].id), "V")

    def _transports(self, unit: Unit) -> list[Unit]:
        """Return the units of transports that split from a unit."""
        return [each for each in self.state.living(unit.seat) if each.parent == unit.id and each.transports]

    # -- keys and buttons ---------------------------------------------------------------------------------------

    def buttons(self) -> list[Button]:
        """Return the buttons of moves, of transport, and of the orders that the selected unit may be given."""
        return [*super().buttons(), *self._ferry_buttons(), *order_buttons(self)]

    def line(self) -> PromptWords:
        """Return the prompt line; for a team that may enter the table, it says what a click does."""
        said, team = super().line(), self.entering
        if team is None:
            return said
        return PromptWords(
            said.title, text(f"enter-{team.where}", team=names.team(self.state, team.id)), rule=said.rule
        )
