"""`combat shot`, for any game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import msg
from combat.engine.play.port import Player
from combat.engine.runs.stills import Still, still
from combat.engine.space.place import Place
from combat.engine.tabletop import screenshot
from combat.engine.tabletop.table import table_of
from combat.engine.title import Title


def taken(
    options: argparse.Namespace,
    titles: Mapping[str, Title[Any, Any]],
    players: Mapping[Seat, Player[Any]],
    *,
    seat: Seat | None = None,
    sight_from: Callable[[Still[Any, Any]], Place | None] = lambda moment: None,
) -> int:
    """Save one frame of a game, as a seat sees it, as a PNG file; return the exit code.

    The game is a save of any of `titles`, or a scenario that `players` play. `sight_from` returns the place whose field
    of view is shown, or None. Raises Refused if the output is not .png.
    """
    print_in(options)
    if options.out.suffix.lower() != ".png":
        raise Refused(msg("cli-no-png", file=options.out))
    title = options.title
    moment = still(title, titles, options.what, options.at, players)
    if not options.json:
        for note in moment.notes:
            print(note, file=sys.stderr)
    overlay, table = sight_from(moment), table_of(title)
    screenshot.take(
        title, title.stage, table, moment.game, moment.entries, moment.answers, options.size, options.out,
        overlay, moment.past, seat,
    )  # fmt: skip
    if options.json:
        notes = [str(note) for note in moment.notes]
        told = {"picture": str(options.out), "size": options.size, "answers": moment.answers, "notes": notes}
        print(json.dumps(told, ensure_ascii=False))
    return FINE
