"""Aiming: the hexes at which each piece can fire, firing groups and their FP (11.1-11.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.space.hexes.hex import Hex, at_range, distance
from combat.games.command.rules.ground.entering import held_by_enemy
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.pieces.values import firepower, holder, in_play, in_wire, reach
from combat.games.command.rules.sight.sighting import Sighting, sees, sight
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side


def pieces_of(state: State, units: Iterable[str]) -> list[str]:
    """Return the ids of the units that are on the map, each followed by the weapon that it carries."""
    found: list[str] = []
    for id_ in units:
        unit = state.units[id_]
        if unit.on_map:
            found.append(id_)
            if unit.weapon:
                found.append(unit.weapon)
    return found


def is_ordnance(state: State, piece: str) -> bool:
    """Return whether a piece is a weapon that attacks by a targeting roll (11.9)."""
    return piece in state.weapons and state.weapon_figure(piece).ordnance


def weapon_refusal(state: State, weapon: str) -> Refusal | None:
    """Return the reason why a weapon cannot fire at all; None if it can (7.1)."""
    carrier = state.carrier(weapon)
    about = (("weapon", weapon),)
    if state.weapons[weapon].broken:
        return Refusal("weapon-broken", "7.3", about)
    if carrier is None or carrier.broken or carrier.suppressed:
        return Refusal("carrier-shaken", "7.1", about)
    if in_wire(state, carrier.hex):
        return Refusal("weapon-in-wire", "18.4", about)
    if not land_of(state.book).terrain(carrier.hex).weapons:
        return Refusal("weapon-in-water", "17.1", about)
    return None


def eyes_of(state: State, piece: str, spotters: Iterable[Unit] = ()) -> list[Hex]:
    """Return the hexes from which a piece may see its target: its own hex, and for a mortar those of `spotters`
    (11.12).
    """
    own = holder(state, piece)
    found = [own.hex]
    if piece in state.weapons and state.weapon_figure(piece).kind == "mortar":
        found += [unit.hex for unit in spotters if unit.id != own.id and unit.on_map]
    return found


def best_sight(state: State, piece: str, hex_: Hex, spotters: Iterable[Unit] = ()) -> Sighting:
    """Return the best sighting of a hex by a piece: a clear one if possible, with the least hindrance.

    `spotters` are units that may see for it, if it is a mortar.
    """
    lines = [sight(state, eye, hex_) for eye in eyes_of(state, piece, spotters)]
    return lines[0] if len(lines) == 1 else min(lines, key=lambda line: (not line.clear, line.hindrance))


class Aiming(NamedTuple):
    """Firing data of a piece that do not depend on the target: reason not to fire, hex, ranges, observing hexes."""

    piece: str
    barred: Refusal | None
    hex: Hex
    nearest: int
    farthest: int
    eyes: tuple[Hex, ...]

    def can_hit(self, state: State, hex_: Hex) -> bool:
        """Return whether the piece can fire at a hex, whether or not it holds an enemy."""
        return self.can_hit_one(state, (hex_,))

    def can_hit_one(self, state: State, hexes: Iterable[Hex]) -> bool:
        """Return whether the piece can fire at any of some hexes, whether or not they hold enemies."""
        if self.barred is not None:
            return False
        for hex_ in at_range(self.hex, hexes, self.nearest, self.farthest):
            for eye in self.eyes:
                if sees(state, eye, hex_):
                    return True
        return False

    def refusal(self, state: State, hex_: Hex) -> Refusal | None:
        """Return the reason why the piece cannot fire at a hex; None if it can (11.1)."""
        if self.barred is not None:
            return self.barred
        far, about = distance(self.hex, hex_), (("piece", self.piece), ("hex", hex_))
        if far < self.nearest:
            return Refusal("too-near", "11.1", about)
        if far > self.farthest:
            return Refusal("too-far", "11.1", about)
        return None if self.can_hit(state, hex_) else Refusal("no-sight", "16.1", about)


def aim_of(state: State, piece: str, spotters: Iterable[Unit] = ()) -> Aiming:
    """Return the current firing data of a piece; `spotters` are units that may see for it, if it is a mortar."""
    own = holder(state, piece)
    if piece not in state.weapons:
        return Aiming(piece, None, own.hex, 1, reach(state, piece), (own.hex,))
    barred, nearest = weapon_refusal(state, piece), state.weapon_figure(piece).nearest
    return Aiming(piece, barred, own.hex, nearest, reach(state, piece), tuple(eyes_of(state, piece, spotters)))


def aim_refusal(state: State, piece: str, hex_: Hex, spotters: Iterable[Unit] = ()) -> Refusal | None:
    """Return the reason why a piece cannot fire at a hex, with or without an enemy in it; None if it can (11.1).

    `spotters` are units that may see for it, if it is a mortar.
    """
    return aim_of(state, piece, spotters).refusal(state, hex_)


def enemy_hexes(state: State, side: str) -> list[Hex]:
    """Return the hexes with units of a side's opponent, without duplicates."""
    return list(dict.fromkeys([unit.hex for unit in state.on_map(other_side(side))]))


def group_refusal(state: State, pieces: tuple[str, ...]) -> Refusal | None:
    """Return the reason why some pieces cannot fire as a group; None if they can (11.2).

    Ordnance fires alone; the hexes of a group must be connected; pieces in wire fire from one hex only.
    """
    if len(pieces) == 1:
        return None
    for piece in pieces:
        if is_ordnance(state, piece):
            return Refusal("ordnance-alone", "11.2", (("piece", piece),))
    hexes = list(dict.fromkeys([holder(state, piece).hex for piece in pieces]))
    if len(hexes) > 1:
        for place in hexes:
            if in_wire(state, place):
                return Refusal("wire-apart", "18.4", (("hex", place),))
    return None if len(_joined(hexes[0], hexes)) == len(hexes) else Refusal("group-apart", "11.2")


def chain(state: State, able: Iterable[str], piece: str) -> list[str]:
    """Return the id of a piece, followed by those of all pieces of `able` that can fire in a group with it (11.2)."""
    if is_ordnance(state, piece):
        return [piece]
    others = {other: holder(state, other).hex for other in able if other != piece and not is_ordnance(state, other)}
    start = holder(state, piece).hex
    apart = in_wire(state, start)
    hexes = {start} if apart else _joined(start, [hex_ for hex_ in others.values() if not in_wire(state, hex_)])
    return [piece, *(other for other, hex_ in others.items() if hex_ in hexes)]


def _joined(start: Hex, hexes: Iterable[Hex]) -> set[Hex]:
    """Return a hex and those of some hexes that are connected to it."""
    found, left = [start], set(hexes) - {start}
    for near in found:
        beside = [hex_ for hex_ in left if distance(hex_, near) == 1]
        left.difference_update(beside)
        found += beside
    return set(found)


def base_of(state: State, pieces: tuple[str, ...]) -> str:
    """Return the id of the base of a firing group: the piece with the most FP (11.3)."""
    return pieces[0] if len(pieces) == 1 else max(pieces, key=lambda piece: total(firepower(state, piece)))


def strength(
    state: State, pieces: tuple[str, ...], hexes: tuple[Hex, ...], spotters: Iterable[Unit] = (), *, hit: bool = False
) -> Ledger:
    """Return the FP of an attack, as terms, before actions: base, further pieces, height, hindrance (11.3-11.5).

    With `hit`, as after a hit by ordnance, hindrance is left out (11.9). `spotters` are units that may see for mortars.
    """
    base, seers = base_of(state, pieces), tuple(spotters)
    terms = list(firepower(state, base))
    if len(pieces) > 1:
        terms.append(Term("group", len(pieces) - 1, "11.3"))
    terms += _height(state, pieces, hexes)
    if not hit:
        lines = [best_sight(state, piece, hex_, seers) for piece in pieces for hex_ in hexes]
        terms += max(lines, key=lambda line: line.hindrance).ledger
    return tuple(terms)


def _height(state: State, pieces: tuple[str, ...], hexes: tuple[Hex, ...]) -> list[Term]:
    """Return the terms for firing uphill or downhill; empty if no firing piece is left in play."""
    board = state.book.map.board
    ours = {board.level(holder(state, piece).hex) for piece in pieces if in_play(state, piece)}
    if not ours:
        return []
    theirs = {board.level(hex_) for hex_ in hexes}
    terms = []
    if max(ours) > min(theirs):
        terms.append(Term("downhill", 1, "11.5"))
    if min(ours) < max(theirs):
        terms.append(Term("uphill", -1, "11.5"))
    return terms


def target_refusal(state: State, side: str, hex_: Hex) -> Refusal | None:
    """Return the reason why a hex is no target for a side; None if it is one because it holds an enemy (11.1)."""
    return None if held_by_enemy(state, hex_, side) else Refusal("no-enemy", "11.1", (("hex", hex_),))
