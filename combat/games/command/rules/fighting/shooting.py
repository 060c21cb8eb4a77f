"""Decision `Shoot` and legal shots: in a Fire order, in Op Fire and in Assault Fire (11.1, 9.6, 14.02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.ledger import total
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, HexError
from combat.games.command.rules.actions.boosts import most
from combat.games.command.rules.answers import DONE, Shot
from combat.games.command.rules.by_lot import by_lot
from combat.games.command.rules.fighting.aiming import (
    aim_of,
    aim_refusal,
    chain,
    enemy_hexes,
    group_refusal,
    is_ordnance,
    pieces_of,
    strength,
    target_refusal,
)
from combat.games.command.rules.fighting.attacks import declared
from combat.games.command.rules.fighting.targeting import spotters
from combat.games.command.rules.ground.laying import takes_smoke
from combat.games.command.rules.state import State

Occasion = Literal["fire", "op-fire", "assault-fire"]


class Shoot(Decision):
    """Which pieces fire at which hex? "05.06 g-line-1 g-line-2", "smoke 05.06 g-mortar-1", or "done" (11.1)."""

    kind: ClassVar[str] = "shoot"
    seat: Seat = ""
    occasion: Occasion = "fire"
    must: bool = False
    """Whether the side must fire."""

    @property
    def passes_with(self) -> Answer | None:
        """Return the answer that declines, DONE; None if an attack is compulsory."""
        return None if self.must else DONE

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable, because the answers are too many to list."""
        raise Uncountable(self.kind)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if answer == DONE:
            return Refusal("must-fire", "8.3") if self.must else None
        try:
            shot = Shot.read(str(answer))
        except (ValueError, HexError):
            return Refusal("not-an-option", self.rule)
        return shot_refusal(state, self.seat, self.occasion, shot)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers, endlessly."""
        found = dict.fromkeys(_in_sight(state, self.seat, self.occasion))
        shots = by_lot(found, lambda shot: _too_weak(state, self.seat, self.occasion, shot) is None, numbers)
        while True:
            shot = next(shots, None) if self.must or numbers.below(4) else None
            if shot is None:
                yield DONE
                continue
            fewer = Shot(shot.hex, [piece for piece in shot.pieces if numbers.below(3)] or shot.pieces)
            fits = fewer == shot or shot_refusal(state, self.seat, self.occasion, fewer) is None
            yield fewer if fits else shot


def legal_shots(state: State, side: Seat, occasion: Occasion) -> list[Shot]:
    """Return the attacks that are legal now: by each piece alone, and by each piece with its whole connected group."""
    found = dict.fromkeys(_in_sight(state, side, occasion))
    return [shot for shot in found if _too_weak(state, side, occasion, shot) is None]


def can_shoot(state: State, side: Seat, occasion: Occasion) -> bool:
    """Return whether any attack is legal now."""
    return any(_too_weak(state, side, occasion, shot) is None for shot in _in_sight(state, side, occasion))


def _in_sight(state: State, side: Seat, occasion: Occasion) -> Iterator[Shot]:
    """Yield candidate attacks in range and sight, without the check of FP."""
    seers = spotters(state)
    aims = [aim_of(state, piece, seers) for piece in ready(state, occasion)]
    for hex_ in targets(state, side, occasion):
        able = [aim.piece for aim in aims if aim.can_hit(state, hex_)]
        if len(able) == 1:
            yield Shot(hex_, able)
            continue
        for piece in able:
            yield Shot(hex_, [piece])
            yield Shot(hex_, chain(state, able, piece))


def smoke_shots(state: State, occasion: Occasion) -> list[str]:
    """Return the ids of the weapons that can fire smoke at some hex now; empty unless in a Fire order."""
    if occasion != "fire":
        return []
    return [
        piece
        for piece in ready(state, occasion)
        if piece in state.weapons
        and state.weapon_figure(piece).shells_smoke
        and any(_smoke_refusal(state, occasion, Shot(hex_, [piece], smoke=True)) is None for hex_ in _all_hexes(state))
    ]


def _all_hexes(state: State) -> tuple[Hex, ...]:
    return state.book.map.board.hexes()


def ready(state: State, occasion: Occasion) -> list[str]:
    """Return the ids of the pieces that may fire now: activated for it and not yet fired, whatever they see (11.1)."""
    order = state.order
    assert order is not None
    if occasion == "fire":
        return [piece for piece in pieces_of(state, order.units) if piece not in order.done]
    if occasion == "op-fire":
        return [piece for piece in pieces_of(state, order.answering) if not is_ordnance(state, piece)]
    return [piece for piece in pieces_of(state, order.units) if _boxed(state, piece)]


def _boxed(state: State, piece: str) -> bool:
    if piece in state.weapons:
        return state.weapon_figure(piece).assault
    return state.printed(state.units[piece]).assault


def targets(state: State, side: Seat, occasion: Occasion) -> list[Hex]:
    """Return the hexes that may be fired at: those with enemies; in Op Fire only the hex of the moving group."""
    if occasion != "op-fire":
        return enemy_hexes(state, side)
    group = state.order.group if state.order is not None else ()
    return list(dict.fromkeys(state.units[unit].hex for unit in group if state.units[unit].on_map))


def piece_refusal(state: State, occasion: Occasion, piece: str, hex_: Hex) -> Refusal | None:
    """Return the reason why a piece cannot fire at a hex now; None if it can (11.1)."""
    if piece not in ready(state, occasion):
        return Refusal("not-ready", "11.1", (("piece", piece),))
    return aim_refusal(state, piece, hex_, spotters(state))


def shot_refusal(state: State, side: Seat, occasion: Occasion, shot: Shot) -> Refusal | None:
    """Return the reason why a shot is illegal; None if it is legal (11.1, 11.2, 11.4)."""
    if not state.book.map.board.contains(shot.hex):
        return Refusal("off-map", "11.1", (("hex", shot.hex),))
    if shot.smoke:
        return _smoke_refusal(state, occasion, shot)
    if shot.hex not in targets(state, side, occasion):
        return target_refusal(state, side, shot.hex) or Refusal("not-entered", "9.6", (("hex", shot.hex),))
    return (
        next((why for piece in shot.pieces if (why := piece_refusal(state, occasion, piece, shot.hex))), None)
        or group_refusal(state, shot.pieces)
        or _too_weak(state, side, occasion, shot)
    )


def _smoke_refusal(state: State, occasion: Occasion, shot: Shot) -> Refusal | None:
    """Return the reason why smoke cannot be fired, or None: it needs one capable piece of ordnance, range and sight
    (11.10)."""
    piece = shot.pieces[0]
    if len(shot.pieces) > 1 or piece not in state.weapons or not state.weapon_figure(piece).shells_smoke:
        return Refusal("no-smoke-shells", "11.10")
    if not takes_smoke(state, shot.hex):
        return Refusal("no-smoke-there", "18.5", (("hex", shot.hex),))
    return piece_refusal(state, occasion, piece, shot.hex)


def _too_weak(state: State, side: Seat, occasion: Occasion, shot: Shot) -> Refusal | None:
    """Return the reason why an attack is not made: it cannot be brought to FP 1, or has just been given up as too weak
    (11.4)."""
    if shot in state.too_weak:
        return Refusal("given-up", "11.4", (("hex", shot.hex),))
    if is_ordnance(state, shot.pieces[0]) or total(strength(state, shot.pieces, (shot.hex,))) >= 1:
        return None
    attack = declared(state, occasion, side, shot.hex, shot.pieces).attack
    ledger = strength(state, attack.pieces, attack.hexes)
    return None if most(state, attack, ledger) >= 1 else Refusal("too-weak", "11.4", (("hex", shot.hex),))
