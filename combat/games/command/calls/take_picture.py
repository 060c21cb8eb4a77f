"""Subcommand `combat --game command shot`."""

from __future__ import annotations

import argparse
from pathlib import Path

from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.still_picture import taken
from combat.engine.journal.saved import read
from combat.engine.kernel.seats import PERSON, PUBLIC, Seat
from combat.engine.kernel.text_message import msg
from combat.engine.runs.stills import SEED, is_save
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seats_taken import NOBODY, USUAL, choice_of, who_sits
from combat.games.command.title import OWN_TITLES, TITLE


def shot(options: argparse.Namespace) -> int:
    """Save one frame of a game from a seat's or the public view; return the exit code.

    Of a scenario, steady players first play to the moment.
    """
    players = {side: TITLE.players[USUAL](SEED + place) for place, side in enumerate(SIDES)}
    return taken(options, OWN_TITLES, players, seat=_seat(options))


def _seat(options: argparse.Namespace) -> Seat:
    """Return the seat of the view; raise Refused if the seat may not see the game, and SaveError."""
    may, usual = _lookers(Path(options.what)) if is_save(options.what) else (SIDES, SIDES[0])
    known = (*may, NOBODY)
    if options.seat not in (None, *known):
        raise Refused(msg("cli-no-such-seat", seat=options.seat, known=", ".join(known)))
    chosen = options.seat or usual
    return chosen if chosen in SIDES else PUBLIC


def _lookers(path: Path) -> tuple[tuple[Seat, ...], str]:
    """Return the seats that may view a save and the default; no seat of a bot while the game is in progress."""
    saved = read(path, OWN_TITLES)
    seats = who_sits(saved.header.seats)
    over = saved.state(saved.stops[-1]).phase == "over"
    return tuple(side for side in SIDES if over or seats[side] == PERSON), choice_of(seats)
