"""Base of the prompts about moves: the teams that may move, and those that move together."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TypeVar

from combat.engine.kernel.decision import Decision, Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.state import Team, Unit
from combat.games.armour.standing.movable import may_move, why_not
from combat.games.armour.table.armour_hub import ArmourHub

D = TypeVar("D", bound=Decision)


class MoversAsked(ArmourAsked[D]):
    """Prompt in which a unit moves as a whole, or only its teams in a selection box."""

    def __init__(self, desk: ArmourHub, decision: D) -> None:
        super().__init__(desk, decision)
        self.alone = False
        """Whether only the chosen team moves, and not its unit."""
        self.boxed: frozenset[str] = frozenset()
        """Teams of a selection box, which move together; empty for the whole unit."""

    def may_move(self, piece: str) -> bool:
        """Return whether a team belongs to the seat and may move."""
        return may_move(self.state, self.decision, piece)

    def movable(self, unit: Unit) -> list[Team]:
        """Return the teams of a unit that may still move."""
        return [team for team in self.state.teams_of(unit.id) if self.may_move(team.id)]

    def actors(self, unit: Unit) -> Sequence[str]:
        """Return the ids of the teams of a unit that may still move."""
        return [team.id for team in self.movable(unit)]

    def units(self) -> Sequence[Unit]:
        """Return the units with teams that may still move."""
        return [unit for unit in self.state.living(self.decision.seat) if self.movable(unit)]

    def chief(self, unit: Unit) -> str:
        """Return the id of the team that represents a unit: its leader if it may move or no team may, else the first
        that may."""
        able = [team.id for team in self.movable(unit)]
        return able[0] if able and unit.leader not in able else super().chief(unit)

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the teams that may move, marked "legal"; those in the selection box are marked "chosen"."""
        living = self.state.living(self.decision.seat)
        able = [team.id for unit in living for team in self.movable(unit)]
        return {PieceId(team): "chosen" if team in self.boxed else "legal" for team in able}

    def idle(self, unit: Unit) -> Refusal | None:
        """Return the reason why no team of a unit may move; None if one may, or if none is on the table."""
        if self.movable(unit):
            return None
        teams = (team.id for team in self.state.teams_of(unit.id))
        return next((why for team in teams if (why := why_not(self.state, self.decision, team)) is not None), None)

    def gather(self, teams: Sequence[str]) -> None:
        """Let the teams in a selection box move together: those of the unit with the most teams in it."""
        able = [team for team in teams if self.may_move(team)]
        super().gather(able or teams)
        unit = self.desk.title_desk.unit
        inside = (team for team in able if unit is not None and self.state.teams[team].unit == unit.id)
        self.boxed, self.alone = frozenset(inside), False
        self.begin_again()

    @abstractmethod
    def begin_again(self) -> None:
        """Remove the plan and its corners."""
