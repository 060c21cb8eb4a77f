"""Rating of attacks in victory points: groups, targets, and how attacks share the pieces that are ready (11.1-11.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.measures.two_dice import breaking, hitting, level
from combat.games.command.players.measures.worths import target_worth, worth
from combat.games.command.players.weights import values
from combat.games.command.rules.actions.boosts import is_moving, most
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.fighting.aiming import (
    aim_refusal,
    best_sight,
    enemy_hexes,
    is_ordnance,
    strength,
)
from combat.games.command.rules.fighting.attacks import declared
from combat.games.command.rules.pieces.values import holder, in_wire, morale
from combat.games.command.rules.state import Attack, State, Unit


class Aim(Record):
    """A possible attack with its expected gain."""

    hex: Hex
    pieces: tuple[str, ...]
    promise: float


def harm(state: State, attack: Attack, fp: int, hex_: Hex) -> float:
    """Return the expected gain of an attack with `fp` FP in a hex: harm to enemies less harm to its own side."""
    value = 0.0
    for unit in state.units_in(hex_):
        lead = fp + attack.total_in(hex_) - attack.total - total(morale(state, unit, attack))
        moving = attack.kind != "mines" and is_moving(state, unit.id)
        promise = breaking(lead, moving=moving) * target_worth(state, unit)
        if not moving:
            promise += level(lead) * values().suppressed * worth(state, unit)
        value += promise if unit.side != attack.side else -promise
    return value


def promise(state: State, side: Seat, occasion: str, hex_: Hex, pieces: tuple[str, ...], seers: list[Unit]) -> float:
    """Return the expected gain of firing some pieces at a hex; -1.0 if the attack is too weak.

    `occasion` is the kind of fire ("op-fire" or another), `seers` are the units that may spot for ordnance.
    """
    attack = declared(state, "op-fire" if occasion == "op-fire" else "fire", side, hex_, pieces).attack
    if is_ordnance(state, attack.pieces[0]):
        far = distance(holder(state, pieces[0]).hex, hex_) + best_sight(state, pieces[0], hex_, seers).hindrance
        fp = total(strength(state, attack.pieces, attack.hexes, seers, hit=True))
        return hitting(far) * harm(state, attack, fp, hex_)
    ledger = strength(state, attack.pieces, attack.hexes)
    fp = total(ledger)
    if fp < 1 and (most(state, attack, ledger) < 1 or Shot(hex_, pieces) in state.too_weak):
        return -1.0
    return harm(state, attack, max(1, fp), hex_)


class Gunnery:
    """Possible attacks of some pieces, each rated once."""

    def __init__(self, state: State, side: Seat, occasion: str, hexes: Iterable[Hex] = ()) -> None:
        self._state, self._side, self._occasion = state, side, occasion
        self._hexes = list(hexes) or enemy_hexes(state, side)
        self._aims: dict[str, frozenset[Hex]] = {}
        self._judged: dict[tuple[Hex, tuple[str, ...]], float] = {}

    def reached(self, piece: str, seers: Sequence[Unit] = ()) -> frozenset[Hex]:
        """Return the enemy hexes at which a piece can fire.

        `seers` are units that may spot for it, if it is a weapon.
        """
        if seers and piece in self._state.weapons:
            return self._look(piece, seers)
        if piece not in self._aims:
            self._aims[piece] = self._look(piece, ())
        return self._aims[piece]

    def _look(self, piece: str, seers: Sequence[Unit]) -> frozenset[Hex]:
        return frozenset(hex_ for hex_ in self._hexes if aim_refusal(self._state, piece, hex_, seers) is None)

    def best(self, pieces: Sequence[str], seers: Sequence[Unit] = ()) -> tuple[float, Aim | None]:
        """Return the gain of the pieces' best pair of attacks, and the first of these; 0.0 and None if no attack gains.

        Of the second attack, by other pieces, only the share `second_attack` counts. `seers` are units that may spot
        for weapons.
        """
        found = list(self._aimed(pieces, seers))
        found.sort(key=lambda aim: -aim.promise)
        best: tuple[float, Aim | None] = 0.0, None
        for aim in found[:12]:
            rest = next((other for other in found if not set(other.pieces) & set(aim.pieces)), None)
            value = aim.promise + (values().second_attack * max(0.0, rest.promise) if rest is not None else 0.0)
            if value > best[0]:
                best = value, aim
        return best

    def _aimed(self, pieces: Sequence[str], seers: Sequence[Unit]) -> Iterator[Aim]:
        seen: set[tuple[Hex, tuple[str, ...]]] = set()
        for hex_ in self._hexes:
            able = [piece for piece in pieces if hex_ in self.reached(piece, seers)]
            for group in self._groups(able):
                if (hex_, group) not in seen:
                    seen.add((hex_, group))
                    yield Aim(hex_, group, self._worth(hex_, group, seers))

    def _worth(self, hex_: Hex, group: tuple[str, ...], seers: Sequence[Unit]) -> float:
        if (hex_, group) not in self._judged:
            judged = promise(self._state, self._side, self._occasion, hex_, group, list(seers))
            self._judged[hex_, group] = judged
        return self._judged[hex_, group]

    def _groups(self, able: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Yield candidate groups: single pieces, hexes, and chains of hexes; wire hexes stay separate (18.4)."""
        state, by_hex = self._state, dict[Hex, list[str]]()
        for piece in able:
            yield (piece,)
            if not is_ordnance(state, piece):
                by_hex.setdefault(holder(state, piece).hex, []).append(piece)
        free = [hex_ for hex_ in by_hex if not in_wire(state, hex_)]
        for hex_, there in by_hex.items():
            yield tuple(sorted(there))
            for chain in _chains(hex_, free) if hex_ in free else ():
                yield tuple(sorted(piece for at in chain for piece in by_hex[at]))


def _chains(start: Hex, hexes: Sequence[Hex]) -> Iterator[tuple[Hex, ...]]:
    """Yield growing chains of connected hexes that start with a hex."""
    chain: tuple[Hex, ...] = (start,)
    while beside := [near for near in hexes if near not in chain and any(distance(near, at) == 1 for at in chain)]:
        chain = (*chain, beside[0])
        yield chain


def shot(aim: Aim) -> Shot:
    """Return an attack as the answer `Shot`."""
    return Shot(aim.hex, aim.pieces)
