"""The base of the prompts of COMMAND!."""

from __future__ import annotations

from typing import TypeVar

from combat.engine.kernel.decision import Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.thing import HexPlace, PieceId, Thing
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk

D = TypeVar("D", bound=Decision)


class CommandAsked(Prompt[D, State, CommandDesk]):
    """One pending question of a game."""

    def place_meant(self, thing: Thing) -> Hex | None:
        """The hex that a click on the ground, or on a piece that lies there, means."""
        if isinstance(thing, HexPlace):
            return thing.hex
        return self.desk.battle.hex_of(thing.id) if isinstance(thing, PieceId) else None
