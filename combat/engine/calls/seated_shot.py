"""`combat shot` of a game of several seats: one frame as a seat or a spectator sees it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.still_picture import taken
from combat.engine.journal.saved import read
from combat.engine.kernel.seats import PERSON, PUBLIC, Seat
from combat.engine.kernel.text_message import msg
from combat.engine.runs.stills import SEED, is_save
from combat.engine.tabletop.scene.seated_games import NOBODY, SeatedGames
from combat.engine.tabletop.table import table_of


def shot(options: argparse.Namespace) -> int:
    """Save one frame of a game, as a seat or a spectator sees it, as an image; return the exit code.

    In a scenario, bots first play up to the requested moment.
    """
    title = options.title
    games: SeatedGames[Any, Any, Any, Any] = SeatedGames(title, table_of(title), next(iter(title.players)))
    players = {seat: title.players[games.usual](SEED + place) for place, seat in enumerate(games.seats)}
    return taken(options, {title.id: title}, players, seat=_seat(options, games))


def _seat(options: argparse.Namespace, games: SeatedGames[Any, Any, Any, Any]) -> Seat:
    """Return the seat of the view; raise Refused if the seat may not see the game, and SaveError."""
    save = is_save(options.what)
    may, usual = _lookers(Path(options.what), games) if save else (games.seats, games.seats[0])
    known = (*may, NOBODY)
    if options.seat not in (None, *known):
        raise Refused(msg("cli-no-such-seat", seat=options.seat, known=", ".join(known)))
    chosen = options.seat or usual
    return chosen if chosen in games.seats else PUBLIC


def _lookers(path: Path, games: SeatedGames[Any, Any, Any, Any]) -> tuple[tuple[Seat, ...], str]:
    """Return the seats that may view a save and the default; no seat of a bot while the game is in progress."""
    saved = read(path, {games.title.id: games.title})
    seats = games.who_sits(saved.header.seats)
    over = games.title.rules.moment(saved.state(saved.stops[-1])).over
    return tuple(seat for seat in games.seats if over or seats[seat] == PERSON), games.choice_of(seats)
