"""The player's games on servers, stored in a file so that they can be resumed."""

from __future__ import annotations

from pathlib import Path

from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain
from combat.engine.files.update_json import update_json
from combat.engine.kernel.record import CodecError, Json, Record, as_plain, from_json, from_plain
from combat.engine.kernel.seats import Seat
from combat.engine.net.client.address import code_of

MOST = 1 << 20
"""Greatest size of the file in bytes."""
KEPT = 200
"""Number of games stored: the latest."""


class OwnGame(Record):
    """A game in which the player has a seat."""

    address: str
    """Address of the player's seat, with its token."""
    title: str
    seat: Seat
    game: str
    name: str
    invitation: str = ""
    """Address of the invitation; "" for a game that the player began."""
    home: bool = False
    """True if it is served by the player's own machine, by a server that runs as long as the program."""
    number: str = ""
    """His part of the dice, in hexadecimal."""
    promise: str = ""
    """The digest of the secret of the dice that the server told first."""

    @property
    def code(self) -> str:
        """Return the token of the seat, which identifies the game even if its server moves.

        "" if the address is invalid.
        """
        return code_of(self.address)


def is_same(one: OwnGame, other: OwnGame) -> bool:
    """Return whether two records are of the same seat, even at different addresses."""
    return one.address == other.address or (one.code == other.code != "")


def own_games_file() -> Path:
    """Return the path of the file that stores the player's games."""
    return folders.data() / "net-games.json"


def own_games() -> list[OwnGame]:
    """Return the player's games, latest first; empty if the file is missing or damaged."""
    try:
        return list(reversed(from_json(list[OwnGame], read_plain(own_games_file(), MOST))))
    except (OSError, CodecError):
        return []


def remember(game: OwnGame) -> None:
    """Store a game in the file as the latest, in place of an earlier record of the same seat.

    Raise OSError if writing fails.
    """

    def added(content: Json) -> Json:
        known = [] if content is None else from_plain(list[OwnGame], content)
        return as_plain([*(each for each in known if not is_same(each, game)), game][-KEPT:])

    update_json(own_games_file(), MOST, added)


def forget(game: OwnGame) -> None:
    """Remove a game from the file; raise OSError if writing fails."""

    def left(content: Json) -> Json:
        known = [] if content is None else from_plain(list[OwnGame], content)
        return as_plain([each for each in known if not is_same(each, game)])

    update_json(own_games_file(), MOST, left)
