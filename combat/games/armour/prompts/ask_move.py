"""The movement phase: moves of teams and units, orders, and teams that come onto the table (L547 to L585)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.prompt_words import PromptWords
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.prompts.order_buttons import order_buttons
from combat.games.armour.rules.air.flights import aircraft_of
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.state import Team, Unit
from combat.games.armour.standing.entering import Entry, entry_at, may_enter, nearest_entry
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names


class AskMove(AskMoves[MoveUnits]):
    """A drag moves the whole unit in its formation, with Shift one team; a click plans, a second one there moves.

    A chosen team that is off the table follows the pointer until a click puts it down.
    """

    done = "move-done"

    def __init__(self, desk: ArmourHub, decision: MoveUnits) -> None:
        super().__init__(desk, decision)
        self._tried: tuple[object, Entry | Refusal] | None = None
        self._near: tuple[object, Entry | None] | None = None

    def begin(self) -> None:
        """Keep the chosen team, or choose an aircraft that has arrived."""
        super().begin()
        due = (team for unit in self.units() for team in aircraft_of(self.state, unit.id, "due"))
        if not self.desk.selection.piece:
            self.desk.selection.select(next((team.id for team in due), ""))

    # -- teams that come onto the table -------------------------------------------------------------------------

    def _entering(self, unit: Unit) -> list[Team]:
        """Return the teams of a unit that may come onto the table."""
        teams = (team for team in self.state.teams.values() if team.unit == unit.id)
        return [team for team in teams if may_enter(self.state, team)]

    @property
    def entering(self) -> Team | None:
        """Return the chosen team if it is off the table and may come onto it; None otherwise."""
        team = self.state.teams.get(self.desk.selection.piece)
        own = team is not None and self.state.seat_of(team.id) == self.decision.seat
        return team if team is not None and own and may_enter(self.state, team) else None

    def units(self) -> Sequence[Unit]:
        """Return the units with teams that may still move or come onto the table, flights that have arrived first."""
        living = self.state.living(self.decision.seat)
        found = [unit for unit in living if self._movable(unit) or self._entering(unit)]
        return sorted(found, key=lambda unit: not aircraft_of(self.state, unit.id, "due"))

    def chief(self, unit: Unit) -> str:
        """Return the leader of a unit if it may act, else the first team that may."""
        return super().chief(unit) if self._movable(unit) else self._entering(unit)[0].id

    def entry_at(self, pose: Pose) -> Entry | Refusal | None:
        """Return the answer that brings the chosen team to a pose, or why there is none; None without such a team."""
        team = self.entering
        if team is None:
            return None
        key = team.id, pose
        if self._tried is None or self._tried[0] != key:
            self._tried = key, entry_at(self.state, team, pose)
        return self._tried[1]

    def entry_near(self, pose: Pose) -> Entry | None:
        """Return the answer that brings the chosen team as near as possible to a pose; None if there is none."""
        team = self.entering
        if team is None:
            return None
        point = pose.point.moved(-(pose.point.x % CM), -(pose.point.y % CM))
        key = team.id, point, pose.heading
        if self._near is None or self._near[0] != key:
            self._near = key, nearest_entry(self.state, team, Pose.at(point, pose.heading))
        return self._near[1]

    def click(self, thing: Thing[Pose]) -> bool:
        """Put a chosen team that is off the table down; else choose a team or plan a move."""
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

    # -- keys and buttons ---------------------------------------------------------------------------------------

    def buttons(self) -> list[Button]:
        """Return the buttons of moves, and one for each order that the chosen unit's leader may give."""
        return [*super().buttons(), *order_buttons(self)]

    def line(self) -> PromptWords:
        """Return the prompt with what would be done."""
        said, team = super().line(), self.entering
        if team is None:
            return said
        return PromptWords(
            said.title, text(f"enter-{team.where}", team=names.team(self.state, team.id)), rule=said.rule
        )
