"""In-memory store of games that can be made to fail."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import msg
from combat.engine.net.store.game_store import Stored, StoredGame, StoredSeat, StoreError


class MemoryStore:
    """Store that keeps games in dictionaries."""

    def __init__(self) -> None:
        self.kept: dict[str, StoredGame] = {}
        self.written: dict[str, list[bytes]] = {}
        self.due: dict[str, float] = {}
        self.ran: dict[str, tuple[float, float]] = {}
        self.others: dict[str, str] = {}
        """The games that other servers have, with their addresses."""
        self.asks: dict[tuple[str, Seat], str] = {}
        self.fails = False
        self.failing = ""
        """The game that cannot be written."""

    def close(self) -> None:
        """Do nothing, as there is no connection to close."""
        pass

    def due_games(self, now: float) -> list[str]:
        """Return the ids of the games that are due at the time `now`."""
        return [game for game, due in self.due.items() if 0 < due <= now]

    def postpone(self, game: str, due: float) -> None:
        """Set the time at which a game is due; 0 means never."""
        self.due[game] = due

    def beat(self, span: str, began: float, now: float) -> None:
        """Record that the server of a span ran from `began` until `now`."""
        self.ran[span] = began, now

    def spans(self, since: float) -> list[tuple[float, float]]:
        """Return beginning and end of the spans in which servers ran after the time `since`."""
        return [(began, seen) for began, seen in self.ran.values() if seen > since]

    def claim(self, game: str) -> str | None:
        """Return the address of the server that has a game, or None if no other server has it."""
        return self.others.get(game)

    def renew(self, games: Collection[str]) -> set[str]:
        """Return those of the games that another server has."""
        return {game for game in games if game in self.others}

    def release(self, game: str) -> None:
        """Do nothing, as leases are not stored."""
        pass

    def add(self, game: StoredGame) -> None:
        """Store a new game."""
        self.kept[game.id] = game
        self.written[game.id] = []

    def game(self, id_: str) -> StoredGame | None:
        """Return a game, or None if it is not stored."""
        return self.kept.get(id_)

    def by_token(self, digest: str) -> tuple[str, Seat] | None:
        """Return game and seat of a token's digest, with PUBLIC as the seat of a watcher; None if it is unknown."""
        for game in self.kept.values():
            if game.watch == digest:
                return game.id, PUBLIC
            for seat in game.seats:
                if seat.token == digest:
                    return game.id, seat.seat
        return None

    def by_invitation(self, digest: str) -> tuple[str, Seat] | None:
        """Return game and seat of an invitation's digest; None if it is unknown."""
        invited = ((game.id, seat) for game in self.kept.values() for seat in game.seats)
        return next(((id_, seat.seat) for id_, seat in invited if seat.invitation == digest), None)

    def seat(self, game: str, taken: StoredSeat) -> None:
        """Replace the stored data of a seat."""
        kept = self.kept[game]
        seats = tuple(taken if seat.seat == taken.seat else seat for seat in kept.seats)
        self.kept[game] = replace(kept, seats=seats)

    def append(self, made: Mapping[str, Stored]) -> None:
        """Append lines to games and update their data; raise StoreError if the test demands it."""
        if self.fails or self.failing in made:
            raise StoreError(msg("net-store", why="full"))
        for game, stored in made.items():
            assert stored.first == len(self.written[game])
            self.written[game] += stored.lines
            self.kept[game] = replace(self.kept[game], over=stored.over, turn=stored.turn, moved=stored.moved,
                                      asked=stored.asked)  # fmt: skip
            self.due[game] = stored.due

    def keep_habits(self, game: str, seat: Seat, asks: str) -> None:
        """Replace the settings of automatic answers of a seat."""
        self.asks[game, seat] = asks

    def habits(self, game: str) -> dict[Seat, str]:
        """Return the settings of automatic answers in a game."""
        return {seat: asks for (of, seat), asks in self.asks.items() if of == game}

    def lines(self, game: str) -> list[bytes]:
        """Return a copy of a game's lines."""
        return list(self.written[game])

    def public_games(self, most: int) -> list[StoredGame]:
        """Return at most `most` public games."""
        return [game for game in self.kept.values() if game.public][:most]

    def games(self) -> list[StoredGame]:
        """Return all games."""
        return list(self.kept.values())
