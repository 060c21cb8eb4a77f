"""`combat shot`: save a picture of a battle."""

from __future__ import annotations

import argparse

from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.still_picture import taken
from combat.engine.kernel.seats import PLAYER
from combat.engine.runs.stills import SEED, Still
from combat.engine.space.hexes import printed_names
from combat.engine.space.hexes.hex import Hex, HexError
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES, TITLE


def shot(options: argparse.Namespace) -> int:
    """Save one frame of a battle as PNG; return the exit code, or raise Refused.

    If a scenario is given, the cautious bot plays it up to the requested moment.
    """

    def sight_from(moment: Still[State, Book]) -> Hex | None:
        if options.overlay is None:
            return None
        try:
            return printed_names.named_here(moment.game.state.board, options.overlay)
        except HexError as fault:
            raise Refused(f"combat shot: {fault}") from None

    return taken(options, OWN_TITLES, {PLAYER: TITLE.players["cautious"](SEED)}, sight_from=sight_from)
