"""Conditions that end a battle before its last turn, and scenario events during it (22.0)."""

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.record import Record, field
from combat.games.volume1.rules.components import Effect, Side

Condition = Literal["held", "losses", "cleared", "withdrawn", "home", "taken"]
"""held: objectives held for some turns running; losses: some men of a side killed, captured or fled; cleared:
no enemy left on the board; withdrawn: at most some of the player's men left on it; home: comrades in safety;
taken: enemies captured.
"""


class Ending(Record):
    """A condition that ends the battle, checked at the end of each turn but the last (22.0)."""

    when: Condition
    objectives: tuple[str, ...] = ()
    """The ids of those that must be held, all together."""
    turns: int = 1
    """At the end of how many turns running they must be."""
    side: Side = "enemy"
    """Whose losses count."""
    count: int = 0
    """Number of men."""
    men: tuple[str, ...] = ()
    """Ids of those who must be home, or taken."""
    offered: bool = False
    """The player is asked whether it ends; else it does."""


class LastTurns(Record):
    """Rule for a random last turn: from turn `first` on, a d10 of `most` or less at its start makes a turn the last
    (22.0).
    """

    first: int
    most: int


class Happening(Record):
    """Scenario event at the start of a turn: its effects, and changes of objectives' points (22.0)."""

    id: str
    title: str
    text: str
    turn: int
    held: str = ""
    """An objective: it comes as the first turn from `turn` on begins with that one held; empty: in turn `turn`."""
    effects: tuple[Effect, ...] = ()
    worth: Mapping[str, int] = field(default_factory=dict)
    """Objective -> its points from then on."""
