"""The list of the player's games on servers, stored in a file so that they can be resumed."""

from __future__ import annotations

from pathlib import Path

from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain
from combat.engine.files.update_json import update_json
from combat.engine.kernel.record import CodecError, Json, Record, as_plain, from_json, from_plain
from combat.engine.kernel.seats import Seat

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


def own_games_file() -> Path:
    """Return the file of the player's games."""
    return folders.data() / "net-games.json"


def own_games() -> list[OwnGame]:
    """Return the player's games, the latest first; none if the file is missing or damaged."""
    try:
        return list(reversed(from_json(list[OwnGame], read_plain(own_games_file(), MOST))))
    except (OSError, CodecError):
        return []


def remember(game: OwnGame) -> None:
    """Store a game in the file as the latest; a game with the same address is replaced. Raises OSError."""

    def added(content: Json) -> Json:
        known = [] if content is None else from_plain(list[OwnGame], content)
        return as_plain([*(each for each in known if each.address != game.address), game][-KEPT:])

    update_json(own_games_file(), MOST, added)


def forget(game: OwnGame) -> None:
    """Remove a game from the file; raise OSError."""

    def left(content: Json) -> Json:
        known = [] if content is None else from_plain(list[OwnGame], content)
        return as_plain([each for each in known if each.address != game.address])

    update_json(own_games_file(), MOST, left)
