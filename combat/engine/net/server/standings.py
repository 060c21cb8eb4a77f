"""The standings of games, for clients that ask without a connection to one."""

from __future__ import annotations

from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.net import protocol
from combat.engine.net.protocol import Look
from combat.engine.net.store.game_store import GameStore, StoredGame
from combat.engine.net.tokens import token_digest

MOST_LOOKED, MOST_PUBLIC = 200, 100
"""Greatest number of standings returned at once: of a client's own games, and of public ones."""


def standings(store: GameStore, message: Look) -> protocol.Standings:
    """Return the standings of the games of some tokens, and of public ones if requested; no game is loaded.

    Raises StoreError if the store fails.
    """
    found = []
    for token in message.tokens[:MOST_LOOKED]:
        seat = store.by_token(token_digest(token))
        stored = None if seat is None else store.game(seat[0])
        if seat is not None and stored is not None:
            found.append(_standing(stored, seat[1]))
    public = store.public_games(MOST_PUBLIC) if message.public else []
    return protocol.Standings(tuple(found), tuple(_standing(stored, PUBLIC) for stored in public))


def _standing(stored: StoredGame, seat: Seat) -> protocol.Standing:
    awaited = tuple(each.seat for each in stored.seats if each.token and not each.number)
    return protocol.Standing(
        stored.id, stored.title, seat, stored.names, stored.turn, stored.complete, stored.over, stored.moved, awaited
    )
