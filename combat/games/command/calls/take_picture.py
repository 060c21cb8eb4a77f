"""`combat --game command shot`."""

from __future__ import annotations

import argparse
from pathlib import Path

from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.still_picture import taken
from combat.engine.journal.saved import read
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.sentence import sentence
from combat.engine.runs.stills import SEED, is_save
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seats_taken import NOBODY, USUAL, choice_of, who_sits
from combat.games.command.title import TITLE

TITLES = {TITLE.id: TITLE}


def shot(options: argparse.Namespace) -> int:
    """One frame of a game, as one side sees it or whoever looks on; steady players play a scenario so far."""
    players = {side: TITLE.players[USUAL](SEED + place) for place, side in enumerate(SIDES)}
    return taken(options, TITLES, players, seat=_seat(options))


def _seat(options: argparse.Namespace) -> Seat:
    """Who looks; raises Refused for somebody whom the game does not know."""
    known = (*SIDES, NOBODY)
    if options.seat not in (None, *known):
        raise Refused(sentence("cli-no-such-seat", seat=options.seat, known=", ".join(known)))
    chosen = options.seat
    if chosen is None:
        save = is_save(options.what)
        chosen = choice_of(who_sits(read(Path(options.what), TITLES).header.seats)) if save else SIDES[0]
    return chosen if chosen in SIDES else PUBLIC
