"""Movement orders, one record each: when they are given, test, success, failure, forbidden actions (L585-L599)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.games.armour.rules.cards.team_card import Arm

OrderId: TypeAlias = Literal["blitz", "shoot-and-scoot", "dig-in", "follow-me", "cross-here", "clear-mines"]
Deed: TypeAlias = Literal["move", "dash", "shoot", "bombard", "spot", "assault"]
"""Action that an order may forbid for the rest of the turn."""
When: TypeAlias = Literal["before-moving", "instead-of-moving", "after-moving", "assault"]


class Order(Record):
    """A movement order; it forbids actions to every team of the unit, unless it says otherwise."""

    id: OrderId
    line: str
    """Line of the source."""
    when: When
    arms: tuple[Arm, ...]
    """Arms whose leaders may give it."""
    test: Literal["", "tactics", "motivation"] = ""
    """The rating that its test needs; "" for no test."""
    move: Literal["", "blitz_move", "scoot_move", "follow_move"] = ""
    """The limit of the move that it grants to the leader and the teams in command."""
    ahead: bool = False
    """Whether that move is straight ahead, the leader's by the whole distance and even if the test fails."""
    bars: tuple[Deed, ...] = ()
    """Actions that it forbids whatever the result of the test."""
    bars_after_failure: tuple[Deed, ...] = ()
    bars_helped: tuple[Deed, ...] = ()
    """Actions that it forbids only to the teams to which it applies."""
    moving_rate: bool = False
    """Whether the unit shoots at its moving rate of fire."""
    worse_aim: bool = False
    """Whether the unit shoots worse after a failure."""


ORDERS: Final[dict[OrderId, Order]] = {
    each.id: each
    for each in (
        Order("blitz", "L587", "before-moving", ("tank", "infantry"), "tactics", "blitz_move",
              bars=("dash", "assault"), bars_after_failure=("bombard",), worse_aim=True),
        Order("shoot-and-scoot", "L591", "assault", ("tank", "infantry"), "tactics", "scoot_move", bars=("assault",)),
        Order("dig-in", "L593", "instead-of-moving", ("infantry", "gun"), "tactics",
              bars=("move", "dash", "bombard", "spot", "assault"), moving_rate=True),
        Order("follow-me", "L595", "after-moving", ("tank", "infantry"), "motivation", "follow_move", ahead=True,
              bars=("move", "dash", "shoot", "bombard")),
        Order("cross-here", "L599", "before-moving", ("tank", "infantry", "gun"), bars_helped=("shoot", "assault")),
        Order("clear-mines", "L789", "instead-of-moving", ("tank", "infantry"),
              bars_helped=("move", "dash", "shoot", "bombard", "assault")),
    )
}  # fmt: skip
"""Every order, in the order of the source."""


class GivenOrder(Record):
    """An order that a unit's leader has given this turn."""

    order: OrderId
    passed: bool
    """Whether its test succeeded; true without a test."""


class GrantedMoves(Record):
    """Moves granted by an order that are being made."""

    unit: str
    order: OrderId
    teams: tuple[str, ...]
    """Teams that may still make it."""
