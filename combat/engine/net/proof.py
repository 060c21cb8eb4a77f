"""Verification of a finished game: its dice must be those to which the server committed."""

from __future__ import annotations

from typing import Any, TypeVar

from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import IllegalAnswer
from combat.engine.kernel.game import JournalMismatch
from combat.engine.kernel.record import CodecError
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.net.net_chance import NetChance, commitment, key_of
from combat.engine.net.packing import unpacked, unpacked_lines
from combat.engine.net.protocol import Over
from combat.engine.net.stored_lines import answers_of
from combat.engine.net.wire import Wire

S = TypeVar("S", bound=Copyable)


def unfair(
    title: StorableTitle[S, Any], told: Over, promise: str, seat: Seat, number: str, view: S
) -> TextMessage | None:
    """Verify a finished game by its proof; return the fault, or None if the proof is correct.

    `promise` is the digest of the secret that the server sent before the first roll, `number` this seat's part of the
    dice ("" if unknown), and `view` the seat's view at the end.
    """
    try:
        secret = bytes.fromhex(told.secret)
        numbers = {each: bytes.fromhex(part) for each, part in told.numbers.items()}
        if commitment(secret) != promise:
            return msg("net-unfair-secret")
        if number and told.numbers.get(seat) != number:
            return msg("net-unfair-number")
        return _replayed(title, told, key_of(secret, numbers), seat, view)
    except (CodecError, IllegalAnswer, JournalMismatch, ValueError, LookupError, TypeError) as fault:
        return msg("net-unfair-game", why=cause(fault))


def _replayed(title: StorableTitle[S, Any], told: Over, key: bytes, seat: Seat, view: S) -> TextMessage | None:
    """Play the game again; return the first die that is not the promised one, or what the seat should have seen."""
    rules = title.rules
    game = game_of(rules, rules.new_state(Wire(title).read_book(unpacked(told.book))))
    chance = NetChance(key, lambda: len(game.entries))
    for entry in answers_of(line.encode() for line in unpacked_lines(told.lines)).entries:
        decision = game.decision
        rolled = entry.chance and decision is not None and decision.to_chance
        if rolled and decision is not None and chance.answer(decision, game.state) != entry.value:
            return msg("net-unfair-die", answer=len(game.entries) + 1)
        game.replay((entry,))
    if not game.over or rules.visible(game.state, seat) != view:
        return msg("net-unfair-view")
    return None
