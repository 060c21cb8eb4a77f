"""Threat of a side: the fire that it can bring on each hex, and its value as a target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.measures.two_dice import breaking
from combat.games.command.players.measures.worths import target_worth
from combat.games.command.rules.fighting.aiming import is_ordnance, pieces_of, weapon_refusal
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.pieces.values import command_in, firepower, is_leader, reach
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State, Unit

BY_ORDNANCE = 2
"""Subtracted from the FP of ordnance, which may miss."""
HELPING = 2
"""Most stacks that support the strongest one, each by 1 FP."""
SQUAD_FP, SQUAD_RANGE = 6, 6
"""FP and range of a supported squad, used to rate firing positions."""


class Stack(Record):
    """Pieces in a hex that can fire: FP and range of each, strongest first."""

    hex: Hex
    pieces: tuple[tuple[int, int], ...]


class Mark(Record):
    """A target hex: the Morale of its most valuable unit, and the value of breaking it."""

    hex: Hex
    morale: int
    prize: float


class Menace:
    """Threat of a side's units as seen by the opponent."""

    def __init__(self, state: State, side: Seat) -> None:
        self._state, self._side = state, side
        self.units = list(state.on_map(side))
        self._stacks = _stacks(state, self.units)
        self._marks = _marks(state, self.units)
        self._fire: dict[Hex, int] = {}
        self._chances: dict[Hex, float] = {}
        self._grips: dict[Hex, int] | None = None

    def fire_at(self, hex_: Hex) -> int:
        """Return the FP that the side can bring on a hex; 0 if it does not see it."""
        found = self._fire.get(hex_)
        if found is None:
            found = self._fire[hex_] = self._strength(hex_)
        return found

    def chance_from(self, hex_: Hex) -> float:
        """Return the gain of a squad's best shot from a hex."""
        found = self._chances.get(hex_)
        if found is None:
            found = self._chances[hex_] = max((self._promise(hex_, mark) for mark in self._marks), default=0.0)
        return found

    def grip(self, hex_: Hex) -> int:
        """Return the melee strength of the side's unbroken units adjacent to a hex."""
        if self._grips is None:
            self._grips = _grips(self._state, self.units)
        return self._grips.get(hex_, 0)

    def _strength(self, hex_: Hex) -> int:
        """Return the FP of the strongest stack against a hex, plus 1 for each of at most HELPING other stacks.

        Hindrance and levels change the FP of each stack. 0 if no stack can fire.
        """
        board, sums = self._state.book.map.board, list[int]()
        for stack in self._stacks:
            far = distance(stack.hex, hex_)
            able = [fp for fp, reach_ in stack.pieces if far <= reach_]
            if not able or not far:
                continue
            seen = sight(self._state, stack.hex, hex_)
            if seen.clear:
                one, other = board.level(stack.hex), board.level(hex_)
                sums.append(able[0] + len(able) - 1 - seen.hindrance + (one > other) - (one < other))
        return max(0, max(sums) + min(HELPING, len(sums) - 1)) if sums else 0

    def _promise(self, hex_: Hex, mark: Mark) -> float:
        if not 0 < distance(hex_, mark.hex) <= SQUAD_RANGE:
            return 0.0
        seen = sight(self._state, hex_, mark.hex)
        return breaking(SQUAD_FP - seen.hindrance - mark.morale) * mark.prize if seen.clear else 0.0


def _stacks(state: State, units: list[Unit]) -> list[Stack]:
    found: dict[Hex, list[tuple[int, int]]] = {}
    for unit in units:
        for piece in pieces_of(state, (unit.id,)):
            if piece in state.weapons and weapon_refusal(state, piece) is not None:
                continue
            less = BY_ORDNANCE if is_ordnance(state, piece) else 0
            found.setdefault(unit.hex, []).append((total(firepower(state, piece)) - less, reach(state, piece)))
    return [Stack(hex_, tuple(sorted(pieces, reverse=True))) for hex_, pieces in found.items()]


def _marks(state: State, units: list[Unit]) -> list[Mark]:
    found: dict[Hex, tuple[float, Mark]] = {}
    for unit in units:
        led = 0 if is_leader(state, unit) else command_in(state, unit.hex, unit.side)
        morale = state.printed(unit).morale + led + total(cover(state, unit.hex, unit.side))
        mark = Mark(unit.hex, morale, target_worth(state, unit))
        value = breaking(SQUAD_FP - morale) * mark.prize
        if unit.hex not in found or value > found[unit.hex][0]:
            found[unit.hex] = value, mark
    return [mark for _, mark in found.values()]


def _grips(state: State, units: list[Unit]) -> dict[Hex, int]:
    found: dict[Hex, int] = {}
    for unit in units:
        if unit.broken:
            continue
        own = total(firepower(state, unit.id)) + state.printed(unit).assault
        for hex_ in state.book.map.board.neighbours(unit.hex):
            if hex_ is not None:
                found[hex_] = found.get(hex_, 0) + own
    return found


# -- cache
# --------------------------------------------------------------------------------------------------------------


def facts_of(state: State, side: Seat) -> tuple[object, ...]:
    """Return everything that a side's threat depends on."""
    return (
        side, tuple(unit for unit in state.units.values() if unit.side == side), tuple(state.weapons.values()),
        tuple(state.smoke.items()), state.blazes, tuple(state.works.items()), state.starshells, state.open_chits,
        state.surrender[side], len(state.casualties[side]),
    )  # fmt: skip


T = TypeVar("T")


class Memo(Generic[T]):
    """Cache of the last few values computed from a book and some facts.

    Values depend on nothing else, so that results do not depend on cache hits.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: list[tuple[object, tuple[object, ...], T]] = []

    def of(self, book: object, facts: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return the cached value for a book and `facts`; call `make` to compute it if it is not cached."""
        for known in self._made:
            if known[0] is book and known[1] == facts:
                return known[2]
        made = make()
        self._made.append((book, facts, made))
        del self._made[: -self._most]
        return made


_MENACES: Memo[Menace] = Memo(6)


def menace_of(state: State, side: Seat) -> Menace:
    """Return the current threat of a side."""
    return _MENACES.of(state.book, facts_of(state, side), lambda: Menace(state.copy(), side))
