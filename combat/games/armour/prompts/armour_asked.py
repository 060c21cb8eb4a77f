"""Base class of the prompts of ARMOUR!."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Decision, Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, Thing
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.words.unit_numbers import numbers_of
from combat.games.miniatures.prompts.model_prompt import ModelPrompt

D = TypeVar("D", bound=Decision)


class ArmourAsked(ModelPrompt[D, State, ArmourDesk]):
    """Prompt for a question of a battle; overlays in `table/overlays` draw its plans."""

    alone = False
    """Whether the question is answered for one team of the chosen unit at a time."""
    numbers_units = True
    """Whether number keys choose units; False if they select answers."""

    def units(self) -> Sequence[Unit]:
        """Return the units that can act, in the order of Tab; by default all living ones of the seat."""
        return list(self.state.living(self.decision.seat))

    def chief(self, unit: Unit) -> str:
        """Return the id of the team that represents a unit when it is chosen: its leader, else its first team."""
        teams = [team.id for team in self.state.all_of(unit.id)]
        return unit.leader if unit.leader in teams else teams[0]

    def candidates(self) -> Sequence[str]:
        """Return the ids that Tab cycles through: one for each unit that can act, or the chosen unit's teams in
        one-team mode.
        """
        unit = self.desk.title_desk.unit
        own = self.actors(unit) if self.alone and unit is not None and unit.seat == self.decision.seat else ()
        return own or [self.chief(each) for each in self.units()]

    def actors(self, unit: Unit) -> Sequence[str]:
        """Return the ids of a unit's teams that can be chosen one by one; by default none."""
        return ()

    def begin(self) -> None:
        """Start the question; deselect a team that does not belong to the player."""
        if not self.desk.title_desk.is_own(self.desk.selection.piece):
            self.desk.selection.select("")

    def is_own(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing is a team of the asked seat."""
        return isinstance(thing, PieceId) and thing.id in self.state.teams and self.team(thing).unit in self.own_units()

    def team(self, thing: PieceId) -> Team:
        """Return the team of a piece on the board."""
        return self.state.teams[thing.id]

    def own_units(self) -> set[str]:
        """Return the ids of the units whose teams the player may choose; by default all of the seat."""
        return {unit.id for unit in self.state.units.values() if unit.seat == self.decision.seat}

    def key(self, event: pygame.event.Event) -> bool:
        """Choose a unit by its number, which stays the same during the battle; return whether the key was used."""
        number = digit(event)
        numbers, own = numbers_of(self.state, self.decision.seat), self.own_units()
        living = (unit for unit in self.state.living(self.decision.seat) if unit.id in own)
        found = next((unit for unit in living if numbers[unit.id] == number), None)
        if found is None:
            return False
        self.choose_unit(found)
        return True

    def choose_unit(self, unit: Unit) -> None:
        """Select a unit; show the reason if it cannot act."""
        self.desk.selection.find(self.chief(unit))
        why = self.idle(unit)
        if why is not None:
            self.desk.notice.show(self.said(why))

    def idle(self, unit: Unit) -> Refusal | None:
        """Return the reason why a unit of the seat cannot act, to be shown; None if it can. By default None."""
        return None

    def gather(self, teams: Sequence[str]) -> None:
        """Select the unit with the most teams in a selection box; nothing if no team in it is the player's."""
        own = [team for team in teams if self.state.teams[team].unit in self.own_units()]
        units = [self.state.teams[team].unit for team in own]
        if own:
            unit = max(dict.fromkeys(units), key=units.count)
            self.desk.selection.select(next(team for team in own if self.state.teams[team].unit == unit))
            self.desk.redraw("board", "prompt", "units")

    def take_back(self) -> bool:
        """Undo what is planned or partly entered; return whether there was anything. By default False."""
        return False

    def end_of(self, team: str) -> Pose | None:
        """Return the planned final pose of a team; None if nothing is planned for it. By default None."""
        return None
