"""Threat of a side: the fire that it can bring on each hex, and its value as a target."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Generic, TypeVar

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.measures.two_dice import breaking
from combat.games.command.players.measures.worths import target_worth
from combat.games.command.players.weights import values
from combat.games.command.rules.fighting.aiming import is_ordnance, pieces_of, weapon_refusal
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.pieces.values import command_in, firepower, is_leader, reach
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State, Unit


class Stack(Record):
    """Pieces in a hex that can fire: FP and range of each; of ordnance also the least range."""

    hex: Hex
    pieces: tuple[tuple[int, int], ...]
    guns: tuple[tuple[int, int, int], ...]

    @property
    def reach(self) -> int:
        """Return the greatest range of all pieces, in hexes."""
        return max([0, *(each[-1] for each in (*self.pieces, *self.guns))])


class _Share(Record):
    """What a stack brings to an attack: the FP of its best piece, its number of pieces, hindrance and level."""

    hex: Hex
    hindrance: int
    higher: bool
    lower: bool
    fp: int = 0
    pieces: int = 0

    def of(self, fps: Sequence[int]) -> _Share:
        """Return the same with pieces of these FP."""
        return replace(self, fp=max(fps), pieces=len(fps))


def _chains(shares: Sequence[_Share]) -> Iterator[list[_Share]]:
    """Yield the groups of connected hexes (11.2)."""
    left = list(shares)
    while left:
        group, edge = [left[0]], [left.pop(0)]
        while edge:
            at = edge.pop()
            beside = [each for each in left if distance(each.hex, at.hex) == 1]
            left = [each for each in left if each not in beside]
            group += beside
            edge += beside
        yield group


def _grouped(group: Sequence[_Share]) -> int:
    """Return the FP of the best attack by connected stacks: all of them, or one alone."""
    together = max(share.fp for share in group) + sum(share.pieces for share in group) - 1
    together += any(share.higher for share in group) - any(share.lower for share in group)
    together -= max(share.hindrance for share in group)
    return max(together, *(each.fp + each.pieces - 1 + each.higher - each.lower - each.hindrance for each in group))


class Mark(Record):
    """A target hex: the Morale of its most valuable unit, and the value of breaking it."""

    hex: Hex
    morale: int
    prize: float


class Menace:
    """Threat of a side's units, computed from the opponent's view."""

    def __init__(self, state: State, side: Seat, only: Collection[str] | None = None) -> None:
        """Measure the threat by all units of a side with all guns.

        With `only`, it is that by some units without their guns, as against a unit that moves.
        """
        self.state, self._side = state, side
        self.units = list(state.on_map(side))
        self._stacks = _stacks(state, self.units, only)
        self._marks = _marks(state, self.units)
        self._fire: dict[Hex, int] = {}
        self._chances: dict[Hex, float] = {}
        self._grips: dict[Hex, int] | None = None

    def fire_at(self, hex_: Hex) -> int:
        """Return the FP that the side can bring on a hex; 0 if it cannot fire at it. Cached."""
        found = self._fire.get(hex_)
        if found is None:
            found = self._fire[hex_] = self._strength(hex_)
        return found

    def chance_from(self, hex_: Hex) -> float:
        """Return the expected gain, in points, of a squad's best shot from a hex at the side's units; 0.0 for none.
        Cached.
        """
        found = self._chances.get(hex_)
        if found is None:
            found = self._chances[hex_] = max((self._promise(hex_, mark) for mark in self._marks), default=0.0)
        return found

    def grip(self, hex_: Hex) -> int:
        """Return the melee strength of the side's unbroken units adjacent to a hex."""
        if self._grips is None:
            self._grips = _grips(self.state, self.units)
        return self._grips.get(hex_, 0)

    def _strength(self, hex_: Hex) -> int:
        """Return the FP of the strongest attack on a hex, before cards; 0 if no stack can fire (11.2-11.4)."""
        board, able, alone = self.state.book.map.board, list[_Share](), 0
        for stack in self._stacks:
            far = distance(stack.hex, hex_)
            if not far or far > stack.reach:
                continue
            seen = sight(self.state, stack.hex, hex_)
            if not seen.clear:
                continue
            one, other = board.level(stack.hex), board.level(hex_)
            share = _Share(stack.hex, seen.hindrance, one > other, one < other)
            fps = [fp for fp, reach_ in stack.pieces if far <= reach_]
            if fps:
                able.append(share.of(fps))
            for fp, nearest, reach_ in stack.guns:
                if nearest <= far <= reach_:
                    alone = max(alone, fp + share.higher - share.lower)
        return max(alone, *(_grouped(group) for group in _chains(able)), 0)

    def _promise(self, hex_: Hex, mark: Mark) -> float:
        if not 0 < distance(hex_, mark.hex) <= values().squad_range:
            return 0.0
        seen = sight(self.state, hex_, mark.hex)
        return breaking(values().squad_fp - seen.hindrance - mark.morale) * mark.prize if seen.clear else 0.0


def _stacks(state: State, units: list[Unit], only: Collection[str] | None = None) -> list[Stack]:
    found: dict[Hex, list[tuple[int, int]]] = {}
    guns: dict[Hex, list[tuple[int, int, int]]] = {}
    for unit in units if only is None else [unit for unit in units if unit.id in only]:
        for piece in pieces_of(state, (unit.id,)):
            if only is not None and is_ordnance(state, piece):
                continue
            if piece in state.weapons and weapon_refusal(state, piece) is not None:
                continue
            fp, far = total(firepower(state, piece)), reach(state, piece)
            if is_ordnance(state, piece):
                nearest = state.weapon_figure(piece).nearest
                guns.setdefault(unit.hex, []).append((fp - values().by_ordnance, nearest, far))
            else:
                found.setdefault(unit.hex, []).append((fp, far))
    hexes = dict.fromkeys((*found, *guns))
    return [Stack(hex_, tuple(found.get(hex_, ())), tuple(guns.get(hex_, ()))) for hex_ in hexes]


def _marks(state: State, units: list[Unit]) -> list[Mark]:
    found: dict[Hex, tuple[float, Mark]] = {}
    for unit in units:
        led = 0 if is_leader(state, unit) else command_in(state, unit.hex, unit.side)
        morale = state.printed(unit).morale + led + total(cover(state, unit.hex, unit.side))
        mark = Mark(unit.hex, morale, target_worth(state, unit))
        value = breaking(values().squad_fp - morale) * mark.prize
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
    """Return the parts of a state on which a side's threat depends, to be compared as a cache key."""
    return (
        side, tuple(unit for unit in state.units.values() if unit.side == side), tuple(state.weapons.values()),
        tuple(state.smoke.items()), state.blazes, tuple(state.works.items()), state.starshells, state.open_chits,
        state.surrender[side], len(state.casualties[side]),
    )  # fmt: skip


T = TypeVar("T")


class Memo(Generic[T]):
    """Cache of the last few values computed from a book and some facts.

    A value must depend on nothing else, so that results do not depend on cache hits.
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
    """Return the threat of a side in a state; cached for the last few."""
    return _MENACES.of(state.book, facts_of(state, side), lambda: Menace(state.copy(), side))
